/** What the screens of one proposal ask the worker, asked again when it changes. */
import type { ProposalView, SceneOptions } from '../shared/contract/worker-api.ts';
import type { Limits } from '../shared/domain/config.ts';
import type { Scene } from '../shared/scene/scene.ts';
import { useChanges } from '../state/changes.ts';
import { runOfProposal, useRuns } from '../state/runs.ts';
import { client } from '../worker-client/index.ts';
import { useAsked, type Asked } from './use-asked.ts';

/** Rises with every finished page and every change of the proposal. */
const useProposalChange = (proposalId: string): number =>
  useChanges((state) => state.proposals[proposalId] ?? 0);

/** The proposal with its pages. */
export function useProposal(proposalId: string): Asked<ProposalView> & { again: () => void } {
  const change = useProposalChange(proposalId);
  return useAsked(`proposal ${proposalId} ${change}`, () => client.proposal(proposalId));
}

/** Its slides, laid out. `extra` belongs to the question: a font that is being tried, for instance. */
export function useScene(
  proposalId: string,
  options: SceneOptions = {},
  extra = '',
): Asked<Scene> & { again: () => void } {
  const change = useProposalChange(proposalId);
  return useAsked(`scene ${proposalId} ${change} ${extra} ${JSON.stringify(options)}`, () =>
    client.scene(proposalId, options),
  );
}

/** The newest run of a proposal as the worker last told it. */
export const useRun = (proposalId: string) => useRuns((state) => runOfProposal(state.byId, proposalId));

/** The deployment's limits; undefined until they are read. */
export function useLimits(): Limits | undefined {
  return useAsked('settings', () => client.settings()).value?.config.limits;
}
