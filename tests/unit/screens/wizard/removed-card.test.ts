import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRemoved, keepRemoved, removedLately } from '../../../../src/screens/wizard/removed-card.ts';
import { emptyCompetitor } from '../../../../src/shared/domain/questionnaire.ts';

const card = { ...emptyCompetitor('7'), name: 'Hill Beans', strengths: 'ราคาถูก' };
const removed = { draftId: 'draft_1', index: 2, card };
const AT = 1_795_000_000_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a removed card is there for ten seconds, for its own draft', () => {
  const leftMs = keepRemoved(removed, AT);
  expect(leftMs).toBe(10_000);
  expect(removedLately('draft_1', AT + 4000)).toEqual({ ...removed, leftMs: 6000 });
  expect(removedLately('draft_2', AT + 4000)).toBeUndefined();
  expect(removedLately(undefined, AT + 4000)).toBeUndefined();
  expect(removedLately('draft_1', AT + 10_000)).toBeUndefined();
});

test('never longer than it is offered, though the clock was set back', () => {
  keepRemoved(removed, AT);
  expect(removedLately('draft_1', AT - 86_400_000)?.leftMs).toBe(10_000);
});

test('brought back, it is offered no more; what is no card is none; forbidden storage holds none', () => {
  keepRemoved(removed, AT);
  forgetRemoved();
  expect(removedLately('draft_1', AT)).toBeUndefined();
  sessionStorage.setItem('palmleaf_removed_card', '{"draftId":"draft_1","at":"soon"}');
  expect(removedLately('draft_1', AT)).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  expect(keepRemoved(removed, AT)).toBe(10_000);
  expect(removedLately('draft_1', AT)).toBeUndefined();
});
