/** The last snapshot of every run, as the worker told it. Shown, never computed with. */
import { create } from 'zustand';
import type { RunPhase } from '../shared/domain/run.ts';
import type { RunSnapshot } from '../shared/domain/run-view.ts';

interface RunsState {
  byId: Readonly<Record<string, RunSnapshot>>;
  /** Runs that are neither finished nor cancelled were read once since the page (or a new worker) started. */
  loaded: boolean;
}

export const useRuns = create<RunsState>()(() => ({ byId: {}, loaded: false }));

/** Takes one snapshot in. */
export const showRun = (run: RunSnapshot): void =>
  useRuns.setState(({ byId }) => ({ byId: { ...byId, [run.runId]: run } }));

/** Takes in the whole list of live runs; a run shown as live that is not in it has ended elsewhere and goes. */
export const showRuns = (runs: readonly RunSnapshot[]): void =>
  useRuns.setState(({ byId }) => ({
    loaded: true,
    byId: {
      ...Object.fromEntries(Object.entries(byId).filter(([, run]) => !isLive(run))),
      ...Object.fromEntries(runs.map((run) => [run.runId, run])),
    },
  }));

const LIVE: ReadonlySet<RunPhase> = new Set(['queued', 'running', 'waiting', 'paused']);
/** The run may still write pages. */
export const isLive = (run: RunSnapshot): boolean => LIVE.has(run.phase);

/** The newest run of a proposal, or undefined. */
export function runOfProposal(
  byId: RunsState['byId'],
  proposalId: string | undefined,
): RunSnapshot | undefined {
  return Object.values(byId)
    .filter((run) => run.proposalId === proposalId)
    .toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))[0];
}
