import { useMemo } from 'react';
import { useAsked } from '../../screen-kit/use-asked.ts';
import type { StaleView } from '../../shared/contract/editing.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';
import { ok } from '../../shared/domain/failure.ts';
import { writtenFrom } from '../../shared/domain/ids.ts';
import { isEnded } from '../../shared/domain/run.ts';
import { client } from '../../worker-client/index.ts';
import { madeFromOther, outOfDatePages, type OutOfDate } from './out-of-date.ts';

const NONE = Promise.resolve(ok<StaleView>({ pages: [], causes: [] }));

/** What of the proposal is out of date; the worker, and with it the planner, is asked only where something may be. */
export function useOutOfDate(view: ProposalView, run: RunSnapshot | undefined): OutOfDate {
  const { proposalId } = view.proposal;
  const suspects = useMemo(() => madeFromOther(view), [view]);
  // While a run writes, each page that it finishes leaves the answer by itself.
  const since = run === undefined || isEnded(run) ? suspects.join() : 'writing';
  const told = useAsked(`stale ${proposalId} ${writtenFrom(view.proposal)} ${since}`, () =>
    suspects.length === 0 ? NONE : client.stale(proposalId),
  ).value;
  return useMemo(() => outOfDatePages(told, suspects, run), [told, suspects, run]);
}
