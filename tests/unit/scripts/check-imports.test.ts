import { expect, test } from 'vitest';
import { checkImports } from '../../../.scripts/check-imports.mjs';

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

test('a check that reads no files would prove nothing', () => {
  expect(checkImports('.').files).toBeGreaterThan(20);
});
