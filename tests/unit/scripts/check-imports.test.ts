import { expect, test } from 'vitest';
import { checkImports, RULES } from '../../../.scripts/check-imports.mjs';

test('the fixture with forbidden imports is caught, each with its reason', () => {
  const { offences } = checkImports('tests/fixtures/forbidden-import');
  expect(offences).toEqual([
    expect.stringContaining(
      'landing/index.ts imports src-worker/runs/queue.ts: The page never imports the worker',
    ),
    expect.stringContaining(
      'landing/index.ts imports src/screens/wizard/index.tsx: A screen never imports another',
    ),
    expect.stringContaining('queue.ts imports src/app/title.ts: The worker never imports the page'),
  ]);
});

test.each([
  ['src-worker/services/extraction/index.ts', 'src-worker/engines/planner/readings/index.ts'],
  ['src/screens/landing/index.tsx', 'src/app/routes.tsx'],
  ['src-worker/runs/stand-by.ts', 'src-worker/runs/lock.ts'],
  ['src-worker/services/documents/pdf.ts', 'src-worker/services/documents/index.ts'],
  ['src-worker/understanding/places/places.ts', 'src-worker/engines/planner/data/objectives.ts'],
])('%s never imports %s: what it stands on does not stand on it', (from, to) => {
  expect(RULES.some((rule) => rule.from.test(from) && rule.to.test(to))).toBe(true);
});

test('a check that reads no files would prove nothing', () => {
  expect(checkImports('.').files).toBeGreaterThan(20);
});
