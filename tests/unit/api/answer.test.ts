import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { answer, parsed } from '../../../src-worker/api/answer.ts';
import { ToldError } from '../../../src-worker/told-error.ts';
import type { Reason } from '../../../src/shared/domain/failure.ts';

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

test('what a person can do something about is told', async () => {
  const reason: Reason = { code: 'font-missing', family: 'Kanit' };
  expect(await answer(() => Promise.reject(new ToldError(reason)))).toMatchObject({
    ok: false,
    failure: { kind: 'defect', reason, retryable: true },
  });
});

describe('what comes in', () => {
  const reason: Reason = { code: 'key-characters' };
  const schema = z.object({
    key: z.string().check(z.refine((key) => key !== 'ä', { params: { reason } })),
    step: z.number(),
  });
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

  test.each<[unknown, Reason]>([
    [{ key: 'ä', step: 1 }, reason],
    [
      { key: 'a', step: 'one' },
      { code: 'not-valid', field: 'step' },
    ],
    [7, { code: 'not-valid', field: '' }],
  ])('%j is refused with its reason', async (value, expected) => {
    const result = await answer(() => Promise.resolve(parsed(schema, value)));
    expect(result).toMatchObject({ ok: false, failure: { kind: 'invalid', reason: expected } });
  });

  test('is read', () => expect(parsed(schema, { key: 'a', step: 1 })).toEqual({ key: 'a', step: 1 }));
});
