/** Which pages of a proposal are out of date, and what a person is told of it. Pure. */
import type { outOfDate } from '../../copy/out-of-date.ts';
import type { StaleCause, StalePage, StaleView } from '../../shared/contract/editing.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';
import { writtenFrom } from '../../shared/domain/ids.ts';
import { isEnded } from '../../shared/domain/run.ts';

type Words = (typeof outOfDate)['en'];

export interface OutOfDate {
  /** Those that nothing writes yet. */
  pages: readonly StalePage[];
  /** Those that a run has still to write. */
  queued: readonly number[];
  /** Of `pages`. */
  causes: readonly StaleCause[];
}

/** Pages written from something else than what stands now. The planner's may say the same with it: the worker knows. */
export function madeFromOther({ proposal, pages }: ProposalView): number[] {
  const now = writtenFrom(proposal);
  return pages
    .filter(({ success, formHash }) => success && formHash !== now)
    .map(({ pageNumber }) => pageNumber);
}

/**
 * What the worker told, less what was written again since then.
 *
 * @param suspects pages that are made from something else now
 */
export function outOfDatePages(
  told: StaleView | undefined,
  suspects: readonly number[],
  run: RunSnapshot | undefined,
): OutOfDate {
  const left = told?.pages.filter(({ pageNumber }) => suspects.includes(pageNumber)) ?? [];
  const finished = new Set(run?.finishedPages.map(({ pageNumber }) => pageNumber));
  const isQueued = ({ pageNumber }: StalePage): boolean =>
    run !== undefined && !isEnded(run) && !finished.has(pageNumber);
  const pages = left.filter((page) => !isQueued(page));
  const numbers = new Set(pages.map(({ pageNumber }) => pageNumber));
  const causes = (told?.causes ?? [])
    .map((cause) => ({ ...cause, pages: cause.pages.filter((number) => numbers.has(number)) }))
    .filter((cause) => cause.pages.length > 0);
  return { pages, queued: left.filter(isQueued).map(({ pageNumber }) => pageNumber), causes };
}

export interface ToldCause {
  /** 'Budget'. */
  name: string;
  pages: readonly number[];
  /** As it was answered, where both can be said in a few words. */
  change?: { before: string; after: string };
}

/** Causes by name, those of the most pages first: several of one name are told as one. */
export function toldCauses(causes: readonly StaleCause[], words: Words['names']): ToldCause[] {
  const names = [...new Set(causes.map((cause) => nameOf(cause, words)))];
  return names
    .map((name): ToldCause => {
      const all = causes.filter((cause) => nameOf(cause, words) === name);
      const change = all.length === 1 ? changeOf(all[0]) : undefined;
      const pages = [...new Set(all.flatMap((cause) => cause.pages))].toSorted((x, y) => x - y);
      return { name, pages, ...(change === undefined ? {} : { change }) };
    })
    .toSorted((a, b) => b.pages.length - a.pages.length);
}

function nameOf({ kind, key }: StaleCause, words: Words['names']): string {
  if (kind === 'assumption') return words.assumption;
  // 'own position' is what a person wrote in place of the candidates.
  if (kind === 'decision') return words.choices[key.replace(/^own /u, '')] ?? words.question;
  const [group, field = ''] = key.split('.');
  return (group === 'corrections' ? words.readings[field] : words.answers[field]) ?? words.answer;
}

/** Characters of an answer that are read at a glance. */
const SHORT = 60;

/** Answers that are chosen: they are stored under names that nobody sees. */
const CHOSEN = new Set(['businessType', 'businessSubType', 'hasOnlineAdExperience', 'targetGroup', 'gender']);

function changeOf(cause: StaleCause | undefined): ToldCause['change'] {
  if (cause?.kind !== 'answer') return undefined;
  const { key, before, after } = cause;
  const [group, field = ''] = key.split('.');
  if (group === 'corrections' || CHOSEN.has(field)) return undefined;
  if (typeof before !== 'string' || typeof after !== 'string') return undefined;
  const isShort = (text: string): boolean => text.trim() !== '' && text.length <= SHORT;
  return isShort(before) && isShort(after) ? { before: before.trim(), after: after.trim() } : undefined;
}
