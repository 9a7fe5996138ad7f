import { expect, test } from 'vitest';
import { newestUnfinished } from '../../../../src/screens/continue/newest.ts';

const draft = (draftId: string, lastModified: string, currentStep = 2) => ({
  draftId,
  lastModified,
  currentStep,
});
const proposal = (
  proposalId: string,
  createdAt: string,
  state: 'complete' | 'unfinished' = 'unfinished',
) => ({
  proposalId,
  createdAt,
  state,
});

test('the newest of drafts and unfinished proposals', () => {
  const drafts = [draft('a', '2026-11-20T08:00:00.000Z'), draft('b', '2026-11-21T08:00:00.000Z', 4)];
  expect(newestUnfinished(drafts, [proposal('p', '2026-11-20T09:00:00.000Z')])).toBe(
    '/?view=wizard&step=4&draft=b',
  );
  expect(newestUnfinished(drafts, [proposal('p', '2026-11-22T09:00:00.000Z')])).toBe('/p');
});

test('finished work is not continued; where there is nothing else, home', () => {
  const finished = proposal('done', '2026-11-22T09:00:00.000Z', 'complete');
  expect(newestUnfinished([draft('a', '2026-11-20T08:00:00.000Z')], [finished])).toBe(
    '/?view=wizard&step=2&draft=a',
  );
  expect(newestUnfinished([], [finished])).toBe('/');
});

test('a step outside the questionnaire is its nearest', () => {
  expect(newestUnfinished([draft('a', '2026-11-20T08:00:00.000Z', 9)], [])).toBe(
    '/?view=wizard&step=5&draft=a',
  );
});
