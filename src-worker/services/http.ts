/**
 * One call of a service over HTTP (specification, section 7; readings, 'Limits, pauses, failures'). Never retries,
 * never throws: what went wrong is a value, and whoever asked decides. What comes back holds neither the token nor a key
 * of the address: a service may repeat them.
 */
import { deadline, type Time } from '../time.ts';
import { retryAfterMs, statusReason } from './http-headers.ts';
import { secretsIn, withoutSecrets, type Cleaner } from './secrets.ts';
import { unless } from './unless.ts';

export interface HttpOptions {
  fetch: typeof fetch;
  time: Time;
  /** The configured addresses: cookies and the bearer token go to exactly their origins. */
  trusted: readonly string[];
}

export interface HttpCall {
  url: string;
  method: 'GET' | 'POST';
  /** `X-Request-ID`. */
  requestId: string;
  /** The bearer token; null when nobody is signed in. */
  token: string | null;
  /** Sent as JSON; none when undefined. */
  body?: unknown;
  /** For the whole answer, its body included. */
  timeoutMs: number;
  /** Ends the call. */
  signal: AbortSignal;
  /** Bytes of an answer that are still read; 2 MiB when absent. */
  maxBytes?: number;
}

/** A complete answer with a good status. */
export interface HttpAnswer {
  ok: true;
  status: number;
  text: string;
}

export type HttpProblem =
  /** The service was not reached: no network, no server, or the browser was not allowed to hear it. */
  | { ok: false; class: 'unreachable' }
  /** Asking again may work: the answer broke off, came too late, or the service has trouble of its own. */
  | { ok: false; class: 'transient'; reason: 'broken-off' | 'timeout' }
  | ({ ok: false; class: 'transient'; reason: 'status' } & Refusal)
  /** Asking again would give the same. */
  | { ok: false; class: 'permanent'; reason: 'redirected' | 'too-large' | 'bad-address' }
  | ({ ok: false; class: 'permanent'; reason: 'status' } & Refusal)
  /** 401 and 403. */
  | ({ ok: false; class: 'unauthorised' } & Refusal)
  /** The caller's signal ended it. */
  | { ok: false; class: 'cancelled' };

/** A complete answer with a bad status. */
interface Refusal {
  status: number;
  /** The status in words, also where the protocol sends none. */
  statusText: string;
  text: string;
  /** The wait that the service asks for, ms; at most five minutes. */
  retryAfterMs?: number;
}

export type Http = (call: HttpCall) => Promise<HttpAnswer | HttpProblem>;

const MAX_BYTES = 2 * 1024 * 1024;
/** Statuses of trouble that may pass by itself: the same call may succeed later. */
const TRANSIENT_STATUS: ReadonlySet<number> = new Set([408, 425, 429]);

export function createHttp({ fetch, time, trusted }: HttpOptions): Http {
  const origins = new Set(trusted.flatMap((address) => originOf(address) ?? []));

  return async (call) => {
    const origin = originOf(call.url);
    if (origin === undefined) return { ok: false, class: 'permanent', reason: 'bad-address' };
    if (call.signal.aborted) return { ok: false, class: 'cancelled' };
    const limit = deadline(time, call.timeoutMs);
    const ended = AbortSignal.any([call.signal, limit.signal]);
    /** Why there is no answer, when it is not the service's doing. */
    const cutShort = (): HttpProblem | undefined => {
      if (call.signal.aborted) return { ok: false, class: 'cancelled' };
      return limit.passed() ? { ok: false, class: 'transient', reason: 'timeout' } : undefined;
    };
    try {
      let response: Response;
      try {
        response = await unless(ended, fetch(call.url, requestInit(call, origins.has(origin), ended)));
      } catch {
        return cutShort() ?? { ok: false, class: 'unreachable' };
      }
      if (isRedirect(response)) {
        discard(response);
        return { ok: false, class: 'permanent', reason: 'redirected' };
      }
      const text = await readText(
        response,
        call.maxBytes ?? MAX_BYTES,
        ended,
        () => cutShort() !== undefined,
      );
      const clean = withoutSecrets([call.token, ...secretsIn(call.url)]);
      if (typeof text === 'string') return judged(response, text, time.now(), clean);
      if (text.stopped === 'too-large') return { ok: false, class: 'permanent', reason: 'too-large' };
      return cutShort() ?? { ok: false, class: 'transient', reason: 'broken-off' };
    } finally {
      limit.dispose();
    }
  };
}

function requestInit(call: HttpCall, isTrusted: boolean, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'X-Request-ID': call.requestId,
  };
  if (isTrusted && call.token !== null) headers['Authorization'] = `Bearer ${call.token}`;
  return {
    method: call.method,
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    credentials: isTrusted ? 'include' : 'omit',
    // Followed, a redirect would carry a client's answers to an address that nobody configured.
    redirect: 'manual',
    cache: 'no-store',
    signal,
  };
}

/** A browser hides all but the fact; elsewhere the status says it. */
const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** Turns a complete answer into a verdict by its status. */
function judged(response: Response, body: string, now: Date, clean: Cleaner): HttpAnswer | HttpProblem {
  const { status, headers } = response;
  const text = clean(body);
  if (status >= 200 && status < 300) return { ok: true, status, text };
  const wait = retryAfterMs(headers, now);
  const refusal: Refusal = {
    status,
    statusText: clean(response.statusText).trim() || statusReason(status),
    text,
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
  if (status === 401 || status === 403) return { ok: false, class: 'unauthorised', ...refusal };
  const passing = status >= 500 || TRANSIENT_STATUS.has(status);
  return { ok: false, class: passing ? 'transient' : 'permanent', reason: 'status', ...refusal };
}

/** The body as text. A throttled or frozen page's timers are late, so the clock is looked at with every piece. */
async function readText(
  response: Response,
  maxBytes: number,
  ended: AbortSignal,
  isOver: () => boolean,
): Promise<string | { stopped: 'too-large' | 'broken-off' }> {
  const { body } = response;
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await unless(ended, reader.read());
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) return { stopped: 'too-large' };
      if (isOver()) return { stopped: 'broken-off' };
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { stopped: 'broken-off' };
  } finally {
    // Without effect once the body was read to its end.
    reader.cancel().catch(() => undefined);
  }
}

const discard = ({ body }: Response): void => void body?.cancel().catch(() => undefined);

/** Undefined for what is no address of the web. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}
