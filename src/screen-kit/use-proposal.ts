/** What the screens of one proposal ask the worker, asked again when it changes. */
import type { ProposalView } from '../shared/contract/work.ts';
import type { SceneOptions } from '../shared/contract/delivery.ts';
import type { Result } from '../shared/domain/failure.ts';
import type { Scene } from '../shared/scene/scene.ts';
import { useChanges } from '../state/changes.ts';
import { runOfProposal, useRuns } from '../state/runs.ts';
import { client } from '../worker-client/index.ts';
import { useAsked, type Asked } from './use-asked.ts';

/** Rises with every finished page and every change of the proposal. */
export const useProposalChange = (proposalId: string): number =>
  useChanges((state) => state.proposals[proposalId] ?? 0);

/** Rises with every change of the agency, which every deck shows. */
export const useAgencyChange = (): number => useChanges((state) => state.agency);

/** The proposal with its pages; one that this device does not have, from the agency's service where there is one. */
export function useProposal(proposalId: string): Asked<ProposalView> & { again: () => void } {
  const change = useProposalChange(proposalId);
  return useAsked(`proposal ${proposalId} ${change}`, () => readProposal(proposalId));
}

export async function readProposal(proposalId: string): Promise<Result<ProposalView>> {
  const here = await client.proposal(proposalId);
  return here.ok || here.failure.kind !== 'not-found' ? here : client.fetchProposal(proposalId);
}

/** Its slides, laid out. `extra` belongs to the question: a font that is being tried, for instance. */
export function useScene(
  proposalId: string,
  options: SceneOptions = {},
  extra = '',
): Asked<Scene> & { again: () => void } {
  const change = useProposalChange(proposalId);
  const agency = useAgencyChange();
  return useAsked(`scene ${proposalId} ${change} ${agency} ${extra} ${JSON.stringify(options)}`, () =>
    client.scene(proposalId, options),
  );
}

/** The newest run of a proposal as the worker last told it. */
export const useRun = (proposalId: string) => useRuns((state) => runOfProposal(state.byId, proposalId));
