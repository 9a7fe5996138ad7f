/** The data-fetch rules (specification, section 9): three tries, growing pauses, five minutes of cache. */
import { expect, test, vi } from 'vitest';
import {
  askAgain,
  pauseBefore,
  queries,
  RequestFailure,
} from '../../../../src/screens/ai-request/queries.ts';

vi.mock('../../../../src/worker-client/index.ts', () => ({ client: { onEvent: () => () => undefined } }));

const failure = (retryable: boolean): Error =>
  new RequestFailure({
    kind: retryable ? 'network' : 'not-found',
    reason: { code: 'ai-request-unknown' },
    retryable,
  });

test('what may pass is asked for three times in all, and what will not change once', () => {
  expect([1, 2, 3].map((failures) => askAgain(failures, failure(true)))).toEqual([true, true, false]);
  expect(askAgain(1, failure(false))).toBe(false);
});

test('the pauses grow and are capped at 30 s', () => {
  expect([0, 1, 2, 4, 5, 20].map(pauseBefore)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
});

test('the library asks by these rules, and keeps an answer for five minutes', async () => {
  vi.useFakeTimers();
  try {
    const ask = vi.fn<() => Promise<never>>(() => Promise.reject(failure(true)));
    const asked = queries.fetchQuery({
      queryKey: ['x'],
      queryFn: ask,
      ...queries.getDefaultOptions().queries,
    });
    const outcome = asked.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2999);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBeInstanceOf(RequestFailure);
    expect(ask).toHaveBeenCalledTimes(3);
    await queries.fetchQuery({ queryKey: ['y'], queryFn: () => Promise.resolve('answer') });
    await vi.advanceTimersByTimeAsync(299_000);
    expect(queries.getQueryData(['y'])).toBe('answer');
    await vi.advanceTimersByTimeAsync(2000);
    expect(queries.getQueryData(['y'])).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
