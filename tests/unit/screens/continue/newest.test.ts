import { expect, test } from 'vitest';
import { newestUnfinished } from '../../../../src/screens/continue/newest.ts';

const draft = (draftId: string, lastModified: string, currentStep = 2) => ({
  draftId,
  lastModified,
  currentStep,
});
const proposal = (proposalId: string, createdAt: string) => ({ proposalId, createdAt });

test('the newest of drafts and unfinished proposals', () => {
  const drafts = [draft('a', '2026-11-20T08:00:00.000Z'), draft('b', '2026-11-21T08:00:00.000Z', 4)];
  expect(newestUnfinished(drafts, [proposal('p', '2026-11-20T09:00:00.000Z')])).toBe(
    '/?view=wizard&step=4&draft=b',
  );
  expect(newestUnfinished(drafts, [proposal('p', '2026-11-22T09:00:00.000Z')])).toBe('/p');
});

test('where there is nothing, home', () => {
  expect(newestUnfinished([], [])).toBe('/');
});

test('a step outside the questionnaire is its nearest', () => {
  expect(newestUnfinished([draft('a', '2026-11-20T08:00:00.000Z', 9)], [])).toBe(
    '/?view=wizard&step=5&draft=a',
  );
});
