import { describe, expect, it } from 'vitest';
import { hasMirroredWork } from '../../../src/state/has-work.ts';
import type { KeyValue } from '../../../src/state/mirror-store.ts';

const storeOf = (entries: Record<string, string>): KeyValue => ({
  length: Object.keys(entries).length,
  key: (index) => Object.keys(entries)[index] ?? null,
  getItem: (key) => entries[key] ?? null,
  setItem: () => undefined,
  removeItem: () => undefined,
});

describe('hasMirroredWork', () => {
  it.each([
    ['nothing', {}, false],
    ['other keys', { theme: 'dark', redraft_1: 'x' }, false],
    ['an empty history', { proposal_history: '[]' }, false],
    ['a history', { proposal_history: '[{"id":"proposal_1_a"}]' }, true],
    ['a draft beside other keys', { theme: 'dark', draft_abc: '{}' }, true],
  ])('%s', (_name, entries, expected) => {
    expect(hasMirroredWork(() => storeOf(entries))).toBe(expected);
  });

  it('finds nothing where storage is forbidden', () => {
    expect(
      hasMirroredWork(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      }),
    ).toBe(false);
  });
});
