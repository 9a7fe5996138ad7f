import { describe, expect, it } from 'vitest';
import { isDraftKey, isProposalKey, mirrorKeys } from '../../../../src/shared/domain/mirror-keys.ts';

describe('records in local storage', () => {
  it('have the keys that the specification names', () => {
    expect([mirrorKeys.history, mirrorKeys.proposal('abc'), mirrorKeys.draft('abc')]).toEqual([
      'proposal_history',
      'proposal_abc',
      'draft_abc',
    ]);
    expect(['proposal_history', 'proposal_abc', 'draft_abc', 'theme'].filter(isProposalKey)).toEqual([
      'proposal_abc',
    ]);
    expect(['proposal_history', 'proposal_abc', 'draft_abc', 'theme'].filter(isDraftKey)).toEqual([
      'draft_abc',
    ]);
  });
});
