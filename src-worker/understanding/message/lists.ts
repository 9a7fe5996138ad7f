/** Stretches that answer one field together: channels, objectives, rivals with what is said of them. */
import type { AdvertisingChannel, MarketingObjective } from '../../../src/shared/domain/options.ts';
import { ADVERTISING_CHANNELS, MARKETING_OBJECTIVES } from '../../../src/shared/domain/options.ts';
import { emptyCompetitor, type Competitor } from '../../../src/shared/domain/questionnaire.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { saidOfRival, trimmed, wordsOf } from './answer-words.ts';
import { channelMentions, channelsNamedIn } from './choices.ts';
import { folded } from './candidate.ts';
import { nearIn } from './near.ts';
import type { Found } from './spans.ts';

/** A list holds what is as likely as this. */
export const IN_LIST = 0.35;
const MOST_COMPETITORS = 10;
const MOST_OBJECTIVES = 2;

/**
 * `exact`: how likely it is meant just so; without it, as the stretches are cut. `weakest`: how likely its least likely part is meant
 * and cut so; without it, of the stretches' words the least likely.
 */
export type Give = (
  path: string,
  value: unknown,
  from: readonly Found[],
  score: number,
  exact?: number,
  weakest?: number,
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
  const { runs, refused } = channelRuns(text);
  const runsAt = nearIn(runs, (run) => run);
  const refusedAt = nearIn(refused, (one) => one);
  // What is named together is wanted together: the likeliest of it speaks for the others.
  const wanted = new Map<string, { one: readonly AdvertisingChannel[]; from: Found }>();
  for (const one of found) {
    if (isUnticked(text, one.start)) continue;
    const own = runsAt(one.start, one.end);
    if (own.length === 0 && refusedAt(one.start, one.end).length > 0) continue;
    const [guess] = one.values;
    const ids =
      own.length > 0
        ? own.map(({ ids: named }) => named)
        : guess !== undefined && guess.probability > 0.6 && isChannel(guess.value)
          ? [[guess.value]]
          : [];
    for (const named of ids) {
      const key = named.toSorted().join(' ');
      if ((wanted.get(key)?.from.probability ?? 0) < one.probability)
        wanted.set(key, { one: named, from: one });
    }
  }
  // A list that is said again with more or fewer names is the same list: proposed, and then agreed to in part.
  const likeliest: { one: readonly AdvertisingChannel[]; from: Found }[] = [];
  for (const said of [...wanted.values()].toSorted((a, b) => b.from.probability - a.from.probability)) {
    const isAgain = likeliest.some(
      ({ one }) => one.every((id) => said.one.includes(id)) || said.one.every((id) => one.includes(id)),
    );
    if (!isAgain) likeliest.push(said);
  }
  for (const { elements, exact } of waysOf(likeliest)) {
    const own = elements.toSorted((a, b) => a.from.start - b.from.start);
    const from = own.map((element) => element.from);
    give(
      'campaignObjectives.advertisingChannels',
      [...new Set(own.flatMap(({ one }) => one))],
      [...new Set(from)],
      Math.min(...from.map(({ probability }) => probability)),
      exact,
    );
  }
}

/** What joins two names of channels to one wish. */
const JOINS =
  /^[\s"'“”*)]*(?:ads?|แอด)?\s*(?:[,/+&]|and|plus|และ|กับ|แล้วก็|รวมถึง)?\s*(?:and|และ|กับ)?[\s"'“”*(]*$/iu;

/** Right behind a channel: that it is not wanted, not now, or no more. */
const REFUSED =
  /^\s?(?:(?:(?:is|are) )?not? ?(?:now|yet|required|needed|wanted)(?![a-z])|no(?=\s*(?:[.,;)\n]|$))|(?:ยัง)?(?:ไม่เอา(?!\s?[a-z])|ไม่ต้อง(?!การ)|เลิก|ขอพัก|พักไว้|พักก่อน|ลังเล|ค้างพิจารณา|ไว้ก่อน|ไว้ทีหลัง)(?:แล้ว|ก่อน|นะ|ค่ะ|คะ|ครับ|เลย)*(?![ก-๛]))/iu;
/** Characters in which it is said, and then another channel is named, of which it is said instead: 'เฟส ไม่เอาไอจี'. */
const REFUSAL = 28;
const NEXT_NAME = 3;

function isRefused(text: string, end: number): boolean {
  const behind = text.slice(end, end + REFUSAL);
  const said = REFUSED.exec(behind)?.[0];
  return (
    said !== undefined &&
    channelMentions(behind.slice(said.length)).every(({ start: next }) => next > NEXT_NAME)
  );
}

interface Refused extends Span {
  ids: readonly AdvertisingChannel[];
  /** Where its line begins. */
  line: number;
}

/** Channels that are named together: 'Google and LinkedIn', 'เฟซบุ๊ก ไอจี', without those that their line says are not wanted. */
function channelRuns(text: string): { runs: (Span & { ids: AdvertisingChannel[] })[]; refused: Refused[] } {
  const runs: (Span & { ids: AdvertisingChannel[] })[] = [];
  const mentions = channelMentions(text).toSorted((a, b) => a.start - b.start);
  const refused = mentions.flatMap(({ start, end }): Refused[] =>
    isRefused(text, end)
      ? [{ start, end, ids: channelsNamedIn(text.slice(start, end)), line: text.lastIndexOf('\n', start) }]
      : [],
  );
  for (const { start, end } of mentions) {
    const line = refused.length === 0 ? 0 : text.lastIndexOf('\n', start);
    const ids = channelsNamedIn(text.slice(start, end)).filter(
      (id) => !refused.some((one) => one.line === line && one.ids.includes(id)),
    );
    if (ids.length === 0) continue;
    const last = runs.at(-1);
    if (
      last !== undefined &&
      (start < last.end || (start - last.end <= LONGEST_JOIN && JOINS.test(text.slice(last.end, start))))
    ) {
      last.end = Math.max(last.end, end);
      last.ids.push(...ids.filter((one) => !last.ids.includes(one)));
    } else runs.push({ start, end, ids });
  }
  return { runs, refused };
}
const LONGEST_JOIN = 12;

/** Of boxes of a form, behind one that is empty. */
const isUnticked = (text: string, at: number): boolean =>
  /(?:☐|\[ \])[^☐☑☒✅✔[\]\n]*$/u.test(text.slice(Math.max(0, at - 60), at));

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

/** Rivals, those alone that are likeliest and those that are less likely too; never the client under its own name. */
export function competitors(text: string, found: readonly Found[], give: Give): void {
  const said = found.filter(({ tag, probability }) => tag.startsWith('rival') && probability >= IN_LIST);
  const own = new Set(
    found
      .filter(({ tag, probability }) => tag === 'company' && probability >= SURELY_OWN)
      .map((one) => folded(trimmed('company', text, [one])))
      .filter((name) => name !== ''),
  );
  const named: { one: string; from: Found }[] = [];
  for (const from of found.filter(({ tag }) => tag === 'rival')) {
    const name = trimmed('rival', text, [from]);
    if (OURS.test(text.slice(from.end, from.end + 24)) || own.has(folded(name))) continue;
    const known = named.find(({ one }) => same(one, name));
    if (known === undefined) named.push({ one: name, from });
  }
  for (const { elements, exact } of waysOf(named.filter(({ one }) => one !== ''))) {
    const listed = elements.toSorted((a, b) => a.from.start - b.from.start).slice(0, MOST_COMPETITORS);
    const from = listed.map((element) => element.from);
    const { rivals, weakest } = described(text, listed, said, found);
    give(
      'competitiveAnalysis.competitors',
      rivals,
      from,
      Math.min(...from.map(({ probability }) => probability)),
      exact,
      weakest,
    );
  }
}

/** How likely a name must be the client's to be no rival's. */
const SURELY_OWN = 0.5;
/** Behind a name in a table: the row of the client itself. */
const OURS = /^\s*\((?:us|ours?|we|me|เรา|ของเรา|ร้านเรา)\)/iu;

/**
 * Each rival with what is said of it: in its line, or in the lines below it until something else is spoken of. `weakest`: of the
 * names and of what is said, how likely the least likely is cut rightly.
 */
function described(
  text: string,
  named: readonly { one: string; from: Found }[],
  said: readonly Found[],
  found: readonly Found[],
): { rivals: Competitor[]; weakest: number } {
  let weakest = Math.min(...named.map(({ from }) => from.exact));
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
    // What another rival's name stands nearer to is that one's, whether this way to read the list names it or not.
    const nearest = said.findLast(({ tag, start }) => tag === 'rival' && start < one.start);
    const rival =
      nearest === undefined
        ? rivals.find(({ one: other }) => isOneLine(text, one, other))
        : rivals.find(
            ({ one: other, competitor: { name } }) => other === nearest || isCalled(text, nearest, name),
          );
    if (field === undefined || rival === undefined) continue;
    if (nearest !== undefined && isAway(text, nearest, one, found)) continue;
    const words = saidOfRival(wordsOf(text, [onlyOf(one, said)]));
    const { competitor } = rival;
    if (words === '' || competitor[field].includes(words)) continue;
    competitor[field] =
      competitor[field] === '' || field === 'website' ? words : `${competitor[field]}, ${words}`;
    weakest = Math.min(weakest, one.exact);
  }
  return { rivals: rivals.map(({ competitor }) => competitor), weakest };
}

/** Whether a stretch says a name again, whole or shortened. */
const isCalled = (text: string, one: Found, name: string): boolean => {
  const [again, known] = [folded(trimmed('rival', text, [one])), folded(name)];
  return again !== '' && (known.includes(again) || again.includes(known));
};

const isOneLine = (text: string, { end }: Found, { start }: Found): boolean =>
  end <= start && !text.slice(end, start).includes('\n');

/** Whether something else is spoken of in a line between, or so much is said between that nobody remembers the name. */
function isAway(text: string, rival: Found, one: Found, found: readonly Found[]): boolean {
  const lineEnd = text.indexOf('\n', rival.end);
  if (lineEnd < 0 || one.start < lineEnd) return false;
  if (one.start - rival.end > FURTHEST) return true;
  return found.some(
    ({ tag, start, probability }) =>
      !tag.startsWith('rival') && probability >= SURELY_OWN && start > lineEnd && start < one.start,
  );
}
/** Characters between a rival's name and what is said of it. */
const FURTHEST = 400;

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
