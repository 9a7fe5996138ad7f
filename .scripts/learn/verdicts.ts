/** What a reader of messages gets right of marked ones: measured as messages of strangers are. */
import { agesIn } from '../../src-worker/understanding/message/ages.ts';
import type { Candidate } from '../../src-worker/understanding/message/candidate.ts';
import { WORDS, GROUPS } from '../../src-worker/understanding/message/tags.ts';
import { compared } from '../../tests/checks/strangers/compare-messages.ts';
import type { Likeness } from '../../tests/checks/strangers/same-answer.ts';
import type { Mark, Marked } from './marked.ts';

/** Characters between two marks that are one answer. */
const BETWEEN = 8;

/** What the marks say, by field, in the form of a case's expectations. */
export function expectedOf({ text, marks }: Marked): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const of = (tag: string): Mark[] => marks.filter((mark) => mark.tag === tag);
  const words = (tag: string): string[] => of(tag).map(({ start, end }) => text.slice(start, end));
  const values = (tag: string): string[] => [...new Set(of(tag).map(({ value }) => value))];
  for (const [tag, path] of Object.entries(WORDS)) {
    const all = words(tag);
    if (all.length > 0)
      found.set(path, { any: [...new Set([...all, ...runs(text, of(tag)), all.join(', ')])] });
  }
  const put = (path: string, value: unknown): void => {
    if (value !== undefined) found.set(path, value);
  };
  put('clientInfo.hasOnlineAdExperience', values('experience')[0]);
  put('targetAudience.gender', values('gender')[0]);
  const [group] = values('group');
  put('targetAudience.targetGroup', group && (GROUPS[group] ?? group));
  const [ages] = words('age').flatMap((one) => agesIn(one) ?? []);
  put('targetAudience.ageRangeMin', ages?.min);
  put('targetAudience.ageRangeMax', ages === undefined || ages.max === 0 ? undefined : ages.max);
  const channels = values('channel');
  if (channels.length > 0) put('campaignObjectives.advertisingChannels', channels);
  const objectives = values('objective');
  if (objectives.length > 0) put('campaignObjectives.marketingObjectives', objectives.slice(0, 2));
  const rivals = rivalsOf(text, marks);
  if (rivals.length > 0) put('competitiveAnalysis.competitors', rivals);
  return found;
}

/** Marks that stand one after the other, as they stand there. */
function runs(text: string, marks: readonly Mark[]): string[] {
  return marks.flatMap((first, at) =>
    marks.slice(at + 1).flatMap((last, index) => {
      const all = marks.slice(at, at + index + 2);
      const isOne = all.every((one, place) => {
        const before = all[place - 1];
        return (
          before === undefined ||
          (one.start - before.end <= BETWEEN && !text.slice(before.end, one.start).includes('\n'))
        );
      });
      return isOne ? [text.slice(first.start, last.end)] : [];
    }),
  );
}

/** Each rival once, with what is marked of it before the next is named. */
function rivalsOf(text: string, marks: readonly Mark[]): Record<string, unknown>[] {
  const DETAILS: Readonly<Record<string, string>> = {
    rivalweb: 'website',
    rivalgood: 'strengths',
    rivalbad: 'weaknesses',
  };
  const rivals: { name: string; details: Map<string, string[]> }[] = [];
  const early: Mark[] = [];
  let last: (typeof rivals)[number] | undefined;
  const tell = (of: Map<string, string[]>, { tag, start, end }: Mark): void => {
    const detail = DETAILS[tag] ?? '';
    of.set(detail, [...(of.get(detail) ?? []), text.slice(start, end)]);
  };
  for (const mark of marks) {
    if (mark.tag === 'rival') {
      const name = text.slice(mark.start, mark.end);
      last = rivals.find((one) => one.name.toLowerCase() === name.toLowerCase());
      if (last === undefined) rivals.push((last = { name, details: new Map() }));
      for (const one of early.splice(0)) tell(last.details, one);
    } else if (mark.tag in DETAILS) {
      if (last === undefined) early.push(mark);
      else tell(last.details, mark);
    }
  }
  return rivals.map(({ name, details }) => ({
    name,
    ...Object.fromEntries(
      [...details].map(([detail, words]) => [detail, { any: [words.join(', '), words.join(' ')] }]),
    ),
  }));
}

export function verdictOf({ path, value }: Candidate, expected: ReadonlyMap<string, unknown>): Likeness {
  const stated = expected.get(path);
  return stated === undefined ? 'other' : compared(path, value, stated);
}

/** A part of an answer is no wrong one, nor is a cut that is nearly the marked one: people who judge take several. */
const WORTH: Readonly<Record<Likeness, number>> = { same: 1, part: 0.6, other: 0 };
const NEARLY_WORTH = 0.5;
/** Letters that two cuts share at least, of the longer one. */
const NEARLY = 0.6;
/** Answers that may be cut in several ways; a name or a figure may not. */
const CUT_FREELY =
  /\.(?:productService|heroProduct|strengths|onlineAdIssues|afterSalesService|whyNeedNow|targetDemographics|geographicLocation|specificObjectives|currentChallenges|additionalNotes)$/u;

/** What a candidate is worth to whoever learns which ones are right: 1 for what is right, 0 for what is wrong. */
export function worthOf(candidate: Candidate, expected: ReadonlyMap<string, unknown>): number {
  const worth = WORTH[verdictOf(candidate, expected)];
  return isNearly(candidate, expected) ? Math.max(worth, NEARLY_WORTH) : worth;
}

function isNearly({ path, value }: Candidate, expected: ReadonlyMap<string, unknown>): boolean {
  const stated = expected.get(path);
  if (!CUT_FREELY.test(path) || typeof stated !== 'object' || stated === null || !('any' in stated))
    return false;
  const own = String(value).toLowerCase();
  return (
    Array.isArray(stated.any) &&
    stated.any.some((one: unknown) => {
      const its = String(one).toLowerCase();
      const [short, long] = own.length < its.length ? [own, its] : [its, own];
      return long.includes(short) && short.length >= long.length * NEARLY;
    })
  );
}
