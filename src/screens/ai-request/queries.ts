/** The data-fetch rules of the specification (section 9): how often an AI request is asked for, and how long it is kept. */
import { QueryClient } from '@tanstack/react-query';
import type { AiRequestView } from '../../shared/contract/work.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import { FETCH_ATTEMPTS, FETCH_CACHE_MS, FETCH_RETRY_CAP_MS } from '../../shared/domain/limits.ts';
import { client } from '../../worker-client/index.ts';

/** A failure as something that can be thrown, which is how a query fails. */
export class RequestFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.reason.code);
    this.name = 'RequestFailure';
    this.failure = failure;
  }
}

/** Whether to ask again after so many failures. What asking again cannot help fails at once. */
export const askAgain = (failures: number, error: Error): boolean =>
  failures < FETCH_ATTEMPTS && (!(error instanceof RequestFailure) || error.failure.retryable);

/** Before the try after the first (0), the second (1), … failure, ms. */
export const pauseBefore = (attempt: number): number => Math.min(1000 * 2 ** attempt, FETCH_RETRY_CAP_MS);

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (retries, error) => askAgain(retries + 1, error),
      retryDelay: pauseBefore,
      gcTime: FETCH_CACHE_MS,
      staleTime: Number.POSITIVE_INFINITY,
      // A request that this device made needs no network.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});
// A draft that was changed or removed is asked for anew, at the next opening.
client.onEvent(({ type }) => {
  if (type === 'draftDidSave' || type === 'historyDidChange' || type === 'storageDidClear')
    void queries.invalidateQueries({ refetchType: 'none' });
});

export async function openRequest(id: string): Promise<AiRequestView> {
  const result = await client.openAiRequest(id);
  if (!result.ok) throw new RequestFailure(result.failure);
  return result.value;
}
