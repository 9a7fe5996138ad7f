/** What is said of work that is not finished: what there is, what is missing, and how it goes on. Pure. */
import type { unfinished } from '../../copy/en/unfinished.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import { type RunSnapshot, isInDeck } from '../../shared/domain/run-view.ts';
import { isGroupFilled } from '../../shared/domain/draft.ts';
import type { Reason } from '../../shared/domain/failure.ts';
import { PAGE_COUNT, pageByNumber } from '../../shared/domain/pages.ts';
import { FORM_GROUPS } from '../../shared/domain/questionnaire.ts';
import type { DraftRecord } from '../../shared/domain/records.ts';

type Words = typeof unfinished;

/** 'watch' a run that goes on by itself, 'resume' a paused one, 'continue' one that has ended too early. */
export type GoOn = 'watch' | 'resume' | 'continue';

export function howToGoOn(run: RunSnapshot | undefined): GoOn {
  switch (run?.phase) {
    case 'queued':
    case 'running':
    case 'waiting':
      return 'watch';
    case 'paused':
      return 'resume';
    default:
      return 'continue';
  }
}

/** Pages that are not written yet: what the run knows by now, else what was stored when the list was read. */
function missingPages(proposal: ProposalSummary, run: RunSnapshot | undefined): number[] {
  const stored = proposal.missingPages ?? [];
  const written = new Set(run?.finishedPages.filter(isInDeck).map(({ pageNumber }) => pageNumber));
  return stored.filter((pageNumber) => !written.has(pageNumber));
}

/** How far a proposal is. */
export function proposalState(
  t: Words,
  proposal: ProposalSummary,
  run: RunSnapshot | undefined,
  word: (reason: Reason) => string,
): string {
  const done = PAGE_COUNT - missingPages(proposal, run).length;
  switch (run?.phase) {
    case 'queued':
      return t.queued;
    case 'running':
      return t.running(done);
    case 'waiting':
      return t.waiting(run.waitReason, done);
    case 'paused':
      return t.paused(done);
    case 'failed':
      return t.failed(word(run.error ?? { code: 'unexpected' }));
    default:
      return t.unfinished(done);
  }
}

/** The pages that a proposal lacks, by name; undefined when it lacks none. */
export function proposalMissing(
  t: Words,
  proposal: ProposalSummary,
  run: RunSnapshot | undefined,
): string | undefined {
  const missing = missingPages(proposal, run);
  if (missing.length === 0) return undefined;
  if (missing.length === PAGE_COUNT) return t.missingEverything;
  return t.missing(missing.map((pageNumber) => pageByNumber(pageNumber)?.title ?? String(pageNumber)));
}

/** The steps of a questionnaire that have no answer yet, by name. */
export function draftMissing(t: Words, draft: DraftRecord, stepNames: readonly string[]): string {
  const empty = FORM_GROUPS.flatMap((group, index) =>
    isGroupFilled(group, draft.formData) ? [] : [stepNames[index] ?? ''],
  );
  if (empty.length === 0) return t.answered;
  return empty.length === FORM_GROUPS.length ? t.unanswered : t.missing(empty);
}
