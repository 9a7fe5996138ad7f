/** The keys of the mirror in local storage, as the specification names them (section 3). */
export const mirrorKeys = {
  history: 'proposal_history',
  proposal: (requestId: string): string => `proposal_${requestId}`,
  draft: (requestId: string): string => `draft_${requestId}`,
} as const;

/** A stored proposal's key; the history's looks like one and is none. */
export const isProposalKey = (key: string): boolean =>
  key.startsWith('proposal_') && key !== mirrorKeys.history;
export const isDraftKey = (key: string): boolean => key.startsWith('draft_');
