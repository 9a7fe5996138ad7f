/** What a proposal is written from, kept when it changes: so that a page can say why it is out of date. */
import { writtenFrom } from '../../src/shared/domain/ids.ts';
import type { Basis, ProposalRecord } from '../../src/shared/domain/records.ts';

/** Kept at most; a page that was made from an older one is out of date for reasons that nobody remembers. */
const MOST_KEPT = 8;

export function basisOf(proposal: ProposalRecord): Basis {
  const { formData, assumptions, decisions } = proposal;
  return {
    hash: writtenFrom(proposal),
    formData,
    ...(assumptions === undefined ? {} : { assumptions }),
    ...(decisions === undefined ? {} : { decisions }),
  };
}

/** The changed proposal, which remembers what it was written from before. */
export function withBasis(before: ProposalRecord, after: ProposalRecord): ProposalRecord {
  const [was, is] = [basisOf(before), writtenFrom(after)];
  if (was.hash === is) return after;
  const others = (after.bases ?? []).filter(({ hash }) => hash !== was.hash && hash !== is);
  return { ...after, bases: [...others, was].slice(-MOST_KEPT) };
}
