/**
 * One call of a chat endpoint. Never retries, never throws: what went wrong is a value. The key goes to the endpoint's
 * own address and nowhere else: redirects are refused, cookies stay at home, and what comes back holds it no more, should
 * the endpoint repeat it.
 */
import { messageOf, oneLine } from '../../services/error-body.ts';
import { objectIn } from '../../services/json.ts';
import { retryAfterMs, statusReason } from '../../services/http-headers.ts';
import { cleanGrowing, secretsIn, withoutSecrets, type Cleaner } from '../../services/secrets.ts';
import { unless } from '../../services/unless.ts';
import { deadline, type Deadline, type Time } from '../../time.ts';
import { authorised } from './auth.ts';
import type { ModelLimits } from './endpoint.ts';
import { waitSaid } from './refusals.ts';
import { chatReader, type ChatReader, type Usage } from './stream.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatCall {
  url: string;
  /** Null for an endpoint that wants none. */
  key: string | null;
  body: { model: string; messages: readonly ChatMessage[]; stream: boolean; [field: string]: unknown };
  limits: ModelLimits;
  signal: AbortSignal;
  /** The text so far, with each piece. */
  onText?: (text: string) => void;
}

export type ChatAnswer =
  | { ok: true; text: string; /** Ended by the limit on its length. */ cutOff: boolean; usage?: Usage }
  | ChatProblem;

export type ChatProblem =
  /** No network, no server, or the browser was not allowed to hear it. */
  | { ok: false; class: 'unreachable' }
  | { ok: false; class: 'cancelled' }
  /** `ms`: the limit that passed. */
  | { ok: false; class: 'timeout'; limit: keyof ModelLimits; ms: number }
  /** The connection ended in the middle. */
  | { ok: false; class: 'broken-off' }
  | { ok: false; class: 'redirected' }
  /** Endless text. */
  | { ok: false; class: 'too-long' }
  /** Neither a stream nor a document of the protocol. */
  | { ok: false; class: 'unreadable' }
  /** The model's own words. */
  | { ok: false; class: 'refused'; message: string }
  /** Stopped by the server's content filter. */
  | { ok: false; class: 'filtered' }
  | { ok: false; class: 'status'; status: number; message: string; retryAfterMs?: number }
  /** 401 and 403. */
  | { ok: false; class: 'unauthorised'; status: number; message: string };

export interface ChatParts {
  fetch: typeof fetch;
  time: Time;
}

/** Characters of an answer; the longest page in two languages has some 20,000. */
const LONGEST = 200_000;
/** Bytes of a whole answer with its thoughts and what is packed around each piece of it. */
const MOST_BYTES = 32_000_000;
/** Bytes of an error's body that are read. */
const ERROR_BYTES = 65_536;

export async function askChat(call: ChatCall, { fetch, time }: ChatParts): Promise<ChatAnswer> {
  if (call.signal.aborted) return { ok: false, class: 'cancelled' };
  const watch = watchFor(call, time);
  const clean = withoutSecrets([call.key, ...secretsIn(call.url)]);
  try {
    let response: Response;
    try {
      response = await unless(watch.signal, fetch(call.url, requestInit(call, watch.signal)));
    } catch {
      return watch.verdict() ?? { ok: false, class: 'unreachable' };
    }
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      void response.body?.cancel().catch(() => undefined);
      return { ok: false, class: 'redirected' };
    }
    if (!response.ok) return await refusal(response, watch, time, clean);
    const reader = chatReader();
    const ended = await read(response, reader, call, watch, clean);
    return ended ?? judged(reader, clean);
  } finally {
    watch.dispose();
  }
}

interface Watch {
  /** Aborts when the caller wishes, or a limit has passed. */
  signal: AbortSignal;
  /** Something of the answer came: from now on silence counts. */
  heard(): void;
  /** Why there is no answer, when it is not the connection's doing. */
  verdict(): ChatProblem | undefined;
  dispose(): void;
}

function watchFor({ limits, signal, body }: ChatCall, time: Time): Watch {
  const over = new AbortController();
  const until = (limit: keyof ModelLimits): { limit: keyof ModelLimits; end: Deadline } => {
    const end = deadline(time, limits[limit]);
    end.signal.addEventListener('abort', () => over.abort(), { once: true });
    return { limit, end };
  };
  const total = until('totalMs');
  // An answer that comes whole has no first token of its own.
  let next = body.stream ? until('firstTokenMs') : undefined;
  return {
    signal: AbortSignal.any([signal, over.signal]),
    heard() {
      if (next === undefined) return;
      next.end.dispose();
      next = until('silenceMs');
    },
    verdict() {
      if (signal.aborted) return { ok: false, class: 'cancelled' };
      const passed = [next, total].find((one) => one?.end.passed() === true);
      return passed && { ok: false, class: 'timeout', limit: passed.limit, ms: limits[passed.limit] };
    },
    dispose() {
      total.end.dispose();
      next?.end.dispose();
    },
  };
}

function requestInit({ url, key, body }: ChatCall, signal: AbortSignal): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...authorised(url, key),
    },
    body: JSON.stringify(body),
    credentials: 'omit',
    // Followed, a redirect would carry the key and a client's answers elsewhere.
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  };
}

/** Reads the body into the reader. A problem when it did not end by itself. */
async function read(
  { body }: Response,
  into: ChatReader,
  { key, onText }: ChatCall,
  watch: Watch,
  clean: Cleaner,
): Promise<ChatProblem | undefined> {
  if (body === null) return undefined;
  const pieces = body.getReader();
  const decoder = new TextDecoder();
  // With no key to hide, each piece is shown as it comes.
  const grown: Cleaner = key === null ? (text) => text : cleanGrowing(clean);
  let shown = '';
  let bytes = 0;
  const show = (text: string): void => {
    if (text !== shown) onText?.(text);
    shown = text;
  };
  try {
    for (;;) {
      const { done, value } = await unless(watch.signal, pieces.read());
      if (done) break;
      if (into.feed(decoder.decode(value, { stream: true }))) watch.heard();
      const verdict = watch.verdict();
      if (verdict !== undefined) return verdict;
      bytes += value.byteLength;
      if (into.text.length > LONGEST || bytes > MOST_BYTES) return { ok: false, class: 'too-long' };
      show(grown(into.text));
    }
    into.end();
    show(clean(into.text));
    return undefined;
  } catch {
    return watch.verdict() ?? { ok: false, class: 'broken-off' };
  } finally {
    // Without effect once the body was read to its end.
    pieces.cancel().catch(() => undefined);
  }
}

/** How servers say that an answer reached a limit of its length: 'length', 'MAX_TOKENS', 'model_length', …. */
const CUT_OFF =
  /length|max_?(?:output_?|completion_?)?tokens|token_?limit|context_window|^limit$|^incomplete$/iu;
/** And that they themselves stopped in the middle. */
const BROKEN = /^(?:error|network_error|insufficient_system_resource|aborted|cancelled)$/iu;

function judged(reader: ChatReader, clean: Cleaner): ChatAnswer {
  const { finish, usage, error } = reader;
  const text = clean(reader.text);
  if (error !== undefined) return midStreamError(error, clean);
  if (reader.refusal !== '') return { ok: false, class: 'refused', message: oneLine(clean(reader.refusal)) };
  if (finish !== undefined && BROKEN.test(finish)) return { ok: false, class: 'broken-off' };
  if (finish === 'content_filter') return { ok: false, class: 'filtered' };
  if (reader.unreadable && text === '') return { ok: false, class: 'unreadable' };
  // A stream says when it ends. One that stops without saying so has lost its connection, unless what it was asked for is there whole.
  if (finish === undefined && !isWhole(text)) return { ok: false, class: 'broken-off' };
  return {
    ok: true,
    text,
    cutOff: finish !== undefined && CUT_OFF.test(finish),
    ...(usage === undefined ? {} : { usage }),
  };
}

/** A JSON object with its last bracket, in a fence or not. */
const isWhole = (text: string): boolean =>
  objectIn(text.trim().replace(/^```(?:json)?\s*|\s*```$/giu, '')) !== undefined;

/** Gateways send the trouble of the server behind them as an event, its status inside. */
function midStreamError(error: unknown, clean: Cleaner): ChatProblem {
  const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : 500;
  const status = Number.isInteger(code) && code >= 400 && code < 600 ? code : 500;
  const text = clean(JSON.stringify(error));
  return refused(status, messageOf(text) || statusReason(status), waitSaid(text));
}

async function refusal(response: Response, watch: Watch, time: Time, clean: Cleaner): Promise<ChatProblem> {
  const { status, headers } = response;
  const text = clean(await shortText(response, watch.signal));
  const verdict = watch.verdict();
  if (verdict !== undefined) return verdict;
  const message = messageOf(text) || clean(response.statusText).trim() || statusReason(status);
  // Often the header may not be read from another origin: the words say the same.
  return refused(status, message, retryAfterMs(headers, time.now()) ?? waitSaid(text));
}

function refused(status: number, message: string, wait: number | undefined): ChatProblem {
  if (status === 401 || status === 403) return { ok: false, class: 'unauthorised', status, message };
  return {
    ok: false,
    class: 'status',
    status,
    message,
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

/** The beginning of an error's body; what cannot be read says nothing. */
async function shortText({ body }: Response, signal: AbortSignal): Promise<string> {
  if (body === null) return '';
  const pieces = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (text.length < ERROR_BYTES) {
      const { done, value } = await unless(signal, pieces.read());
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // What came until then is read.
  } finally {
    pieces.cancel().catch(() => undefined);
  }
  return text;
}
