/** From the stretches that the tagger finds to candidates of the questionnaire's fields. */
import { agesIn } from './ages.ts';
import { trimmed } from './answer-words.ts';
import { saying, shortened, type Candidate } from './candidate.ts';
import { channels, competitors, IN_LIST, objectives, type Give } from './lists.ts';
import { mayBe, OF_THINGS } from './may-be.ts';
import { nearIn } from './near.ts';
import type { Found } from './spans.ts';
import { GROUPS, WORDS } from './tags.ts';

/** Fields of which what stands one after the other belongs together. */
const LISTED: ReadonlySet<string> = new Set([
  'strength',
  'product',
  'audience',
  'place',
  'demographics',
  'rule',
  'goal',
]);
/** Characters in which the word that follows stands. */
const NEXT_WORD = 24;
/** Characters between two pieces of a list. */
const BETWEEN = 8;

interface Message {
  text: string;
  isChat: boolean;
}

export function candidatesOf(message: Message, all: readonly Found[]): Candidate[] {
  const found = all.filter(({ isOtherCut }) => !isOtherCut);
  const of = (tag: string): Found[] => found.filter((one) => one.tag === tag);
  const near = nearIn(found, (one) => one);
  const candidates: Candidate[] = [];
  const give: Give = (path, value, from, score, exact, weakest) => {
    const [first] = from;
    const last = from.at(-1);
    if (first === undefined || last === undefined) return;
    candidates.push({
      path,
      value,
      span: { start: first.start, end: last.end },
      source: shortened([...new Set(from.map((one) => lineOf(message.text, one)))].join(' ')),
      score: Math.round(score * 10_000) / 10_000,
      evidence: {
        touched: score,
        weakest: weakest ?? Math.min(...from.map((one) => one.weakest)),
        exact: exact ?? from.reduce((product, one) => product * one.exact, 1),
        size: from.reduce((sum, one) => sum + one.tokens, 0),
        ruled: 0,
        near: 0,
        against: 0,
        form: 0,
        place: [],
      },
      reasons: from.map(
        ({ tag, probability, exact: cut }) => `${tag} ${probability.toFixed(2)}, cut so ${cut.toFixed(2)}`,
      ),
      order: first.start,
      isTurn: message.isChat,
    });
  };
  for (const [tag, path] of Object.entries(WORDS))
    for (const group of [
      ...grouped(message.text, of(tag), LISTED.has(tag)).flatMap((one) => [one, ...partsOf(one)]),
      ...all.flatMap((one) => (one.isOtherCut && one.tag === tag ? [[one]] : [])),
      ...(CLAUSES.has(tag) ? of(tag).flatMap((one) => wholeClause(message.text, one)) : []),
      ...of(tag).flatMap((one) => withoutOthers(one, near(one.end - 1, one.end))),
    ]) {
      const words = trimmed(tag, message.text, group);
      if (mayBe(tag, words))
        give(path, words, group, Math.max(...group.map(({ probability }) => probability)));
    }
  choices(of('experience'), (value, from, score) =>
    give('clientInfo.hasOnlineAdExperience', value, from, score),
  );
  choices(of('gender'), (value, from, score) => give('targetAudience.gender', value, from, score));
  choices(of('group'), (value, from, score) =>
    give('targetAudience.targetGroup', GROUPS[value] ?? value, from, score),
  );
  for (const one of of('age')) {
    const words = message.text.slice(one.start, one.end);
    const ages = agesIn(words);
    const behind = /\p{Nd}(?<rest>\P{Nd}*)$/u.exec(words)?.groups?.['rest'] ?? '';
    const next = `${behind}${message.text.slice(one.end, one.end + NEXT_WORD)}`;
    if (ages === undefined || OF_THINGS.test(next)) continue;
    give('targetAudience.ageRangeMin', ages.min, [one], one.probability);
    if (ages.max > 0) give('targetAudience.ageRangeMax', ages.max, [one], one.probability);
  }
  channels(message.text, of('channel'), give);
  objectives(of('objective'), give);
  competitors(message.text, found, give);
  return cutsTogether(candidates);
}

/** Cuts of the same stretch that give the same answer once they are trimmed are one: each speaks for it. */
function cutsTogether(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  const bySaying = new Map<string, Candidate>();
  for (const one of candidates) {
    const key = `${one.path} ${saying(one)}`;
    const known = typeof one.value === 'string' ? bySaying.get(key) : undefined;
    if (known !== undefined && known.span.start < one.span.end && one.span.start < known.span.end) {
      known.evidence.exact = Math.min(1, known.evidence.exact + one.evidence.exact);
      continue;
    }
    const own = { ...one, evidence: { ...one.evidence } };
    bySaying.set(key, own);
    kept.push(own);
  }
  return kept;
}

/** Of a tag with values: each value with how likely it is. */
function choices(
  found: readonly Found[],
  give: (value: string, from: readonly Found[], score: number) => void,
): void {
  for (const one of found) {
    const [best] = one.values;
    if (best !== undefined) give(best.value, [one], one.probability * best.probability);
  }
}

/** Fields whose answer is what a clause says. */
const CLAUSES: ReadonlySet<string> = new Set([
  'strength',
  'adissue',
  'aftersales',
  'whynow',
  'product',
  'audience',
  'rule',
]);
/** Characters of a clause that is one answer. */
const LONGEST_CLAUSE = 160;
/** Where a clause ends and the next begins. */
const BETWEEN_CLAUSES = /[\n\t|]|[.!?:](?=\s|$)|\s[–—-]\s|(?:ค่ะ|คะ|ครับ)(?=\s|$)/gu;
/** Share of a clause that is marked, at least. */
const MOST_OF_IT = 0.35;
/** That the tagger did not mark it so speaks against it. */
const CLAUSE_CUT = 0.2;

/** The clause of which a stretch is the most: the tagger often marks its middle alone. */
function wholeClause(text: string, one: Found): Found[][] {
  const from = Math.max(0, one.start - LONGEST_CLAUSE);
  const last = [...text.slice(from, one.start).matchAll(BETWEEN_CLAUSES)].at(-1);
  const start = last === undefined ? from : from + last.index + last[0].length;
  const next = text.slice(one.end, one.end + LONGEST_CLAUSE).search(BETWEEN_CLAUSES);
  const end = next < 0 ? Math.min(text.length, one.end + LONGEST_CLAUSE) : one.end + next;
  const isMost = end - start <= LONGEST_CLAUSE && one.end - one.start >= (end - start) * MOST_OF_IT;
  return isMost && end - start > one.end - one.start + 1
    ? [[{ ...one, start, end, exact: one.exact * CLAUSE_CUT, weakest: 0.1, isOtherCut: true }]]
    : [];
}

/** How likely the end of a stretch must be another field's to be left out, and what of the stretch is left at least. */
const OTHERS = 0.4;
const LEFT = 0.3;

/** A stretch without its end, where that is likely to answer another field: 'owners of cafés, Leeds and York'. */
function withoutOthers(one: Found, atEnd: readonly Found[]): Found[][] {
  const other = atEnd.find(
    ({ tag, start, end, probability }) =>
      tag !== one.tag &&
      probability >= OTHERS &&
      end >= one.end - 1 &&
      start < one.end &&
      start >= one.start + (one.end - one.start) * LEFT,
  );
  return other === undefined
    ? []
    : [[{ ...one, end: other.start, exact: one.exact * CLAUSE_CUT, isOtherCut: true }]];
}

/** The pieces of a group alone: what stands beside one another need not belong together. */
const partsOf = (group: readonly Found[]): Found[][] =>
  group.length > 1 && group.length <= 3 ? group.map((one) => [one]) : [];

/** Pieces of a list that stand one after the other in a line, together; the others alone. */
function grouped(text: string, found: readonly Found[], isList: boolean): Found[][] {
  const groups: Found[][] = [];
  for (const one of found) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNext =
      isList &&
      last !== undefined &&
      one.probability >= IN_LIST &&
      last.probability >= IN_LIST &&
      one.start - last.end <= BETWEEN &&
      !/[.!?]\s|\n|\t/u.test(text.slice(last.end, one.start));
    if (isNext) group?.push(one);
    else groups.push([one]);
  }
  return groups;
}

const lineOf = (text: string, { start, end }: Found): string => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? text.length : to).trim();
  if (line.length <= 280) return line;
  return text.slice(Math.max(from, start - 80), Math.min(to < 0 ? text.length : to, end + 80)).trim();
};
