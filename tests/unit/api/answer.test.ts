import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../src-worker/api/answer.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

// In the words of Chromium, Firefox and Safari.
test.each([
  'Failed to fetch dynamically imported module: https://app.example/assets/index-1.js',
  'error loading dynamically imported module: https://app.example/assets/index-1.js',
  'Importing a module script failed.',
])('a part that is no more says so, and what to do: %s', async (message) => {
  expect(await answer(() => Promise.reject(new TypeError(message)))).toMatchObject({
    ok: false,
    failure: { kind: 'worker', retryable: true, reason: { code: 'missing-part' } },
  });
});

test('another mistake is a defect', async () => {
  const result = await answer(() => Promise.reject(new TypeError('x is not a function')));
  expect(result).toMatchObject({ ok: false, failure: { kind: 'defect', reason: { code: 'unexpected' } } });
});
