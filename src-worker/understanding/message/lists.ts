/** Stretches that answer one field together: channels, objectives, rivals with what is said of them. */
import type { AdvertisingChannel, MarketingObjective } from '../../../src/shared/domain/options.ts';
import { ADVERTISING_CHANNELS, MARKETING_OBJECTIVES } from '../../../src/shared/domain/options.ts';
import { emptyCompetitor, type Competitor } from '../../../src/shared/domain/questionnaire.ts';
import { trimmed, wordsOf } from './answer-words.ts';
import { channelsNamedIn } from './choices.ts';
import type { Found } from './spans.ts';

/** A list holds what is as likely as this. */
export const IN_LIST = 0.35;
const MOST_COMPETITORS = 10;
const MOST_OBJECTIVES = 2;

/** `exact`: how likely it is meant just so; without it, as the stretches are cut. */
export type Give = (
  path: string,
  value: unknown,
  from: readonly Found[],
  score: number,
  exact?: number,
) => void;

/** What of a list is less likely than this is left out of every way to read it. */
const IN_ANY = 0.15;
/** Ways to read a list that are looked at. */
const MOST_WAYS = 4;

/**
 * Ways to read a list: the likeliest element, the two likeliest, and so on. Each with how likely it is that these are meant and no
 * other.
 */
function waysOf<T>(elements: readonly { one: T; from: Found }[]): {
  elements: { one: T; from: Found }[];
  exact: number;
}[] {
  const ranked = elements
    .filter(({ from }) => from.probability >= IN_ANY)
    .toSorted((a, b) => b.from.probability - a.from.probability);
  const likely = ranked.filter(({ from }) => from.probability >= IN_LIST).length;
  return ranked
    .map((_, at) => at + 1)
    .toSorted((a, b) => Math.abs(a - likely) - Math.abs(b - likely) || b - a)
    .slice(0, MOST_WAYS)
    .map((count) => ({
      elements: ranked.slice(0, count),
      exact: ranked.reduce(
        (product, { from }, at) => product * (at < count ? from.probability : 1 - from.probability),
        1,
      ),
    }));
}

export function channels(text: string, found: readonly Found[], give: Give): void {
  const known: ReadonlySet<string> = new Set(ADVERTISING_CHANNELS);
  const isChannel = (value: string): value is AdvertisingChannel => known.has(value);
  const wanted = new Map<AdvertisingChannel, Found>();
  for (const one of found) {
    const named = channelsNamedIn(text.slice(one.start, one.end));
    const [guess] = one.values;
    const ids =
      named.length > 0 ? named : guess !== undefined && guess.probability > 0.6 ? [guess.value] : [];
    for (const id of ids)
      if (isChannel(id) && (wanted.get(id)?.probability ?? 0) < one.probability) wanted.set(id, one);
  }
  for (const { elements, exact } of waysOf([...wanted].map(([one, from]) => ({ one, from })))) {
    const own = elements.toSorted((a, b) => a.from.start - b.from.start);
    const from = own.map((element) => element.from);
    give(
      'campaignObjectives.advertisingChannels',
      own.map(({ one }) => one),
      from,
      Math.min(...from.map(({ probability }) => probability)),
      exact,
    );
  }
}

export function objectives(found: readonly Found[], give: Give): void {
  const known: ReadonlySet<string> = new Set(MARKETING_OBJECTIVES);
  const isObjective = (value: string): value is MarketingObjective => known.has(value);
  const wanted = new Map<MarketingObjective, Found>();
  let score = 0;
  for (const one of found.toSorted((a, b) => b.probability - a.probability).slice(0, MOST_OBJECTIVES)) {
    const [best] = one.values;
    if (best === undefined || !isObjective(best.value) || (wanted.size > 0 && one.probability < IN_LIST))
      continue;
    if (!wanted.has(best.value)) wanted.set(best.value, one);
    score = Math.max(score, one.probability * best.probability);
  }
  const from = [...wanted.values()].toSorted((a, b) => a.start - b.start);
  give('campaignObjectives.marketingObjectives', [...wanted.keys()], from, score);
}

/** Rivals, those alone that are likeliest and those that are less likely too. */
export function competitors(text: string, found: readonly Found[], give: Give): void {
  const said = found.filter(({ tag, probability }) => tag.startsWith('rival') && probability >= IN_LIST);
  const named: { one: string; from: Found }[] = [];
  for (const from of found.filter(({ tag }) => tag === 'rival')) {
    const name = trimmed('rival', text, [from]);
    const known = named.find(({ one }) => same(one, name));
    if (known === undefined) named.push({ one: name, from });
  }
  for (const { elements, exact } of waysOf(named.filter(({ one }) => one !== ''))) {
    const own = elements.toSorted((a, b) => a.from.start - b.from.start).slice(0, MOST_COMPETITORS);
    const from = own.map((element) => element.from);
    give(
      'competitiveAnalysis.competitors',
      described(text, own, said),
      from,
      Math.min(...from.map(({ probability }) => probability)),
      exact,
    );
  }
}

/** Each rival with what is said of it before the next is named; what stands before the first is of the first. */
function described(
  text: string,
  named: readonly { one: string; from: Found }[],
  said: readonly Found[],
): Competitor[] {
  const rivals = named.map(({ one, from }, at) => ({
    one: from,
    competitor: { ...emptyCompetitor(String(at + 1)), name: one },
  }));
  for (const one of said) {
    const field =
      one.tag === 'rivalgood'
        ? 'strengths'
        : one.tag === 'rivalbad'
          ? 'weaknesses'
          : one.tag === 'rivalweb'
            ? 'website'
            : undefined;
    const rival = rivals.findLast(({ one: other }) => other.start < one.start) ?? rivals[0];
    if (field === undefined || rival === undefined) continue;
    const words = wordsOf(text, [onlyOf(one, said)]).replace(CONTRAST, '');
    const { competitor } = rival;
    if (words === '' || competitor[field].includes(words)) continue;
    competitor[field] =
      competitor[field] === '' || field === 'website' ? words : `${competitor[field]}, ${words}`;
  }
  return rivals.map(({ competitor }) => competitor);
}

/** What follows what is good of a rival and says what is bad, or the other way round. */
const CONTRAST = /^(?:แต่|แต่ว่า|but|though|yet)\s*/iu;

/** A stretch without what is likelier to be something else that is said of a rival. */
function onlyOf(one: Found, all: readonly Found[]): Found {
  let { start, end } = one;
  for (const other of all) {
    if (other === one || other.tag === one.tag || other.start >= end || other.end <= start) continue;
    if (other.end - other.start > end - start || (other.start === start && other.end === end)) {
      if (other.probability > one.probability) return { ...one, start, end: start };
    } else if (other.start <= start) start = other.end;
    else end = other.start;
  }
  return { ...one, start, end: Math.max(start, end) };
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
