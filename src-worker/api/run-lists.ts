/** Lists of runs, for commands that only read them. */
import { type RunSnapshot, runSnapshot } from '../../src/shared/domain/run-view.ts';
import { PAGES } from '../../src/shared/domain/pages.ts';
import { LIVE_PHASES, type RunState } from '../../src/shared/domain/run.ts';
import { pagesInDeck } from '../../src/shared/domain/section-status.ts';
import type { Reader } from '../store/store.ts';

/** Runs that are not finished or cancelled, in the order of their turn. */
export const unfinishedRuns = async (reader: Reader): Promise<RunSnapshot[]> =>
  (await reader.runs([...LIVE_PHASES, 'failed'])).map((run) => runSnapshot(run));

/** The newest run of a proposal. */
export const runOf = async (reader: Reader, proposalId: string): Promise<RunState | undefined> =>
  (await reader.runsOf(proposalId))[0];

/** Pages that are missing, failed, or left out of the deck. */
export async function pagesToRetry(reader: Reader, proposalId: string): Promise<number[]> {
  const done = new Set(pagesInDeck(await reader.pages(proposalId)));
  return PAGES.map(({ pageNumber }) => pageNumber).filter((pageNumber) => !done.has(pageNumber));
}
