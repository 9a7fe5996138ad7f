import * as addresses from '../../screen-kit/addresses.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import type { DraftRecord } from '../../shared/domain/records.ts';

/** The address of the newest of this unfinished work: what was begun or changed last. Home where there is none. */
export function newestUnfinished(
  drafts: readonly Pick<DraftRecord, 'draftId' | 'currentStep' | 'lastModified'>[],
  proposals: readonly Pick<ProposalSummary, 'proposalId' | 'createdAt'>[],
): string {
  const work = [
    ...drafts.map(({ draftId, currentStep, lastModified }) => ({
      at: lastModified,
      to: addresses.wizard(Math.min(5, Math.max(1, currentStep)), draftId),
    })),
    ...proposals.map(({ proposalId, createdAt }) => ({ at: createdAt, to: addresses.proposal(proposalId) })),
  ];
  return work.toSorted((a, b) => b.at.localeCompare(a.at))[0]?.to ?? addresses.home;
}
