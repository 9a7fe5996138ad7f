/**
 * Search ads, each with an angle of its own: what it is and where, what answers their doubt, what sets them looking. Each is headed by
 * what is searched for, since nobody types a doubt. No line stands in two.
 */
import { isCopy } from '../../../understanding/said-aloud.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { searchTerms } from '../plan/keywords.ts';
import type { Plan } from '../plan/index.ts';
import { packed, type Copy } from './draft-copy.ts';
import { characters, fitting, LIMITS, type Draft } from './limits.ts';

/** Headlines without which it is no ad, and ads. */
const [LEAST_LINES, MOST_ADS] = [2, 3];

interface Angle {
  /** Each row gives one headline: the first that fits and that no other ad has. */
  lines: readonly (readonly (string | undefined)[])[];
  /** What the text says, the most wanted first. */
  texts: readonly (string | undefined)[];
}

/** Things that are typed, in the language of the proposal; what the searcher adds to them is no headline. */
const typed = (plan: Plan): string[] =>
  searchTerms(plan)
    .filter((term) => isCopy(term) && !/[+&,]$/u.test(term))
    .filter((term) => isMostlyThai(term) === (plan.f.language === 'th'))
    .filter((term, i, all) => !all.slice(0, i).some((other) => term.startsWith(other)))
    .map(plan.f.sentence);

/** What is sold by its plain name, where it has one. */
const kindOf = ({ f, r }: Plan): string | undefined => f.sentence(f.both(r.offer.name)) || undefined;

function anglesOf(plan: Plan, copy: Copy): Angle[] {
  const said = plan.say.contentStrategy;
  const { facts, price, opening, thing, townNames, exchanges, events, beats, name } = copy;
  const [term = '', ...others] = typed(plan);
  // Each ad has a town of its own.
  const inTown = (text: string, at: number): string | undefined => {
    const town = townNames[at] ?? '';
    return text === '' || town === '' || text.includes(town) || /[,;:(]/u.test(text)
      ? undefined
      : said.inPlace({ thing: text, towns: town });
  };
  const priced = opening === undefined || thing === '' ? undefined : said.priceOf({ thing, price: opening });
  const [lead, second] = facts;
  const [pair] = exchanges;
  const beside = facts.filter((fact) => fact !== pair?.[1]);
  return [
    {
      lines: [
        [inTown(thing, 0), inTown(term, 0), thing, term, kindOf(plan), name],
        // Without a fact the price is what the text tells.
        lead === undefined ? [] : [beats, priced, opening],
        [copy.free, name, ...facts.slice(1)],
      ],
      texts: [copy.dated, copy.news, lead, copy.free, second, lead === undefined ? price : undefined],
    },
    ...(pair === undefined
      ? []
      : [
          {
            lines: [
              [inTown(thing, 1), inTown(term, 1), thing, term, ...others],
              [pair[1], ...beside],
            ],
            texts: [pair[1], ...beside.toReversed(), price],
          },
        ]),
    ...(events.length === 0
      ? []
      : [
          {
            lines: [
              [inTown(thing, 2), inTown(term, 2), thing, term, ...others],
              events.map((event) => said.event({ event })),
              [...facts, name],
            ],
            texts: [...beside.toReversed(), price],
          },
        ]),
    {
      lines: [[inTown(thing, 3), inTown(term, 3), thing, term, ...others], facts, [...facts, name]],
      texts: [...beside.toReversed(), price],
    },
  ];
}

export function searchesOf(plan: Plan, copy: Copy): Draft[] {
  const { f, say } = plan;
  const used: string[] = [];
  const isUsed = (text: string): boolean => used.some((other) => other.includes(text));
  const adOf = ({ lines, texts }: Angle): Draft[] => {
    const chosen: string[] = [];
    for (const [at, row] of lines.entries()) {
      const line = fitting(
        LIMITS.searchHeadline,
        row.filter(
          (text) =>
            text === undefined ||
            !(isUsed(text) || chosen.some((each) => each.includes(text) || text.includes(each))),
        ),
      );
      // What is searched for heads it, or it is no ad.
      if (line === undefined && at === 0) return [];
      if (line !== undefined) chosen.push(line);
    }
    const isLeft = (text: string | undefined): boolean =>
      text !== undefined && !isUsed(text) && !chosen.some((each) => each.includes(text));
    // The text is not left without a fact for one headline more.
    while (chosen.length > LEAST_LINES && !texts.some(isLeft)) chosen.pop();
    const left = texts.filter(isLeft);
    const text = packed(plan, LIMITS.searchText, [
      ...left.map((each, i) => ({ text: each, rank: i + 1 })),
      { text: copy.ask, rank: 0 },
    ]);
    // Who is only asked to get in touch has been told nothing.
    const isTold = text !== undefined && text !== say.contentStrategy.sentence(copy.ask);
    if (chosen.length < LEAST_LINES || !isTold) return [];
    used.push(...chosen, text);
    return [
      {
        kind: 'search',
        label: say.contentStrategy.labels.search,
        format: say.contentStrategy.characters({
          most: f.number(Math.max(...chosen.map(characters))),
          limit: f.number(LIMITS.searchHeadline),
        }),
        headline: chosen.join('\n'),
        text,
        limit: LIMITS.searchHeadline,
      },
    ];
  };
  return anglesOf(plan, copy).flatMap(adOf).slice(0, MOST_ADS);
}
