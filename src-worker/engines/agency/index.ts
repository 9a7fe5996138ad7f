/**
 * The agency service's engine: each page is one call of the configured proxy, and one more for its structure where
 * the page is prose. Retries, budget and waiting are the runner's; this says what came of one try.
 */
import type { Limits } from '../../../src/shared/domain/config.ts';
import type { Session } from '../../../src/shared/contract/events.ts';
import type { Time } from '../../time.ts';
import { createHttp, type Http } from '../../services/http.ts';
import { isMarkup } from '../../services/json.ts';
import type { Engine } from '../engine.ts';
import { pageFailure, unreachable } from './failure.ts';
import { pageCall, structureCall, structureUrl, type AgencyAddresses } from './payload.ts';
import { readSection } from './result.ts';

export interface AgencyOptions {
  addresses: AgencyAddresses;
  limits: Pick<Limits, 'pageCallTimeoutMs'>;
  /** Asked anew for each call: a token may have been renewed since the last. */
  session: () => Promise<Session>;
  fetch: typeof fetch;
  time: Time;
}

export function createAgencyEngine({ addresses, limits, session, fetch, time }: AgencyOptions): Engine {
  const http = createHttp({ fetch, time, trusted: [addresses.proxyUrl] });
  return {
    id: 'agency',
    remote: true,
    async writeSection(request, signal) {
      const ask = async (url: string, body: unknown): ReturnType<Http> =>
        http({
          url,
          method: 'POST',
          requestId: request.requestId,
          token: (await session()).token,
          body,
          timeoutMs: limits.pageCallTimeoutMs,
          signal,
        });
      const answer = await ask(addresses.proxyUrl, pageCall(request, addresses, time.now()));
      if (!answer.ok) return { ok: false, failure: pageFailure(answer) };
      // A network's sign-in page: the proxy was not reached.
      if (isMarkup(answer.text)) return { ok: false, failure: unreachable };
      const read = readSection(answer.text, request.pageNumber);
      if (read.ok || read.prose === undefined) return read;

      const structure = await ask(structureUrl(addresses), structureCall(read.prose, addresses));
      if (structure.ok) {
        const extracted = readSection(structure.text, request.pageNumber, 'data');
        if (extracted.ok) return extracted;
      } else if (structure.class === 'cancelled') {
        return { ok: false, failure: pageFailure(structure) };
      }
      // What is told is why the page failed, not that its structure could not be had either.
      return { ok: false, failure: read.failure };
    },
  };
}
