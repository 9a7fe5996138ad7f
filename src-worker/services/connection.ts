/**
 * 'Test connection': asks a service for something that it does not have, which costs it nothing, and says in one word
 * what came of it. The words for a person are the page's.
 */
import type {
  ConnectionReport,
  ConnectionVerdict,
  TestedService,
} from '../../src/shared/contract/settings.ts';
import type { Time } from '../time.ts';
import { below } from './address.ts';
import { messageOf, oneLine } from './error-body.ts';
import type { Http, HttpAnswer, HttpProblem } from './http.ts';
import { isMarkup, objectIn } from './json.ts';

export interface ConnectionOptions {
  http: Http;
  fetch: typeof fetch;
  time: Time;
  token: string | null;
  requestId: string;
  /** Where the product itself is served from. */
  origin: string;
  online: () => boolean;
}

/** For the whole test, ms: a person waits for it. */
const TIMEOUT_MS = 10_000;
/** An id that no proposal has. */
const NO_ID = 'connection-test';

const PATHS: Readonly<Record<TestedService, readonly string[]>> = {
  proxy: ['get-analyze', NO_ID],
  status: [NO_ID],
  'ai-request': [NO_ID],
};

export async function testConnection(
  service: TestedService,
  address: string,
  options: ConnectionOptions,
): Promise<ConnectionReport> {
  const { http, time, token, requestId, origin } = options;
  const started = time.monotonic();
  const report = (verdict: ConnectionVerdict, found: Pick<ConnectionReport, 'status' | 'detail'> = {}) => ({
    verdict,
    address,
    testedAt: time.now().toISOString(),
    ms: Math.round(time.monotonic() - started),
    ...found,
  });
  const refused = unusable(address, origin);
  if (refused !== undefined) return report(refused);
  const url = below(address, ...PATHS[service]);
  const { signal } = new AbortController();
  const answer = await http({ url, method: 'GET', requestId, token, timeoutMs: TIMEOUT_MS, signal });
  if ('class' in answer && answer.class === 'unreachable') {
    if (!options.online()) return report('offline');
    return report((await isThere(url, options)) ? 'not-allowed' : 'unreachable');
  }
  if (!('status' in answer)) return report(withoutStatus(answer));
  const { status, text } = answer;
  const detail = isMarkup(text) ? '' : oneLine(messageOf(text));
  return report(verdictOf(answer), { status, ...(detail === '' ? {} : { detail }) });
}

/** The verdict on an address that the browser will not call, by the policy that the product is served with. */
export function unusable(address: string, own: string): ConnectionVerdict | undefined {
  if (!URL.canParse(address)) return 'invalid-address';
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return 'invalid-address';
  const isNear = origin === own || hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'http:' && !isNear ? 'insecure' : undefined;
}

/** Whether anything answers, though this page may not read it: sent without cookie, token or content. */
export async function isThere(
  url: string,
  { fetch, time }: Pick<ConnectionOptions, 'fetch' | 'time'>,
): Promise<boolean> {
  const over = new AbortController();
  try {
    const asked = fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: over.signal,
    }).then(() => true);
    return await Promise.race([asked, time.sleep(TIMEOUT_MS, over.signal).then(() => false)]);
  } catch {
    return false;
  } finally {
    over.abort();
  }
}

function withoutStatus(problem: Exclude<HttpProblem, { status: number }>): ConnectionVerdict {
  if (problem.class === 'transient') return problem.reason === 'timeout' ? 'timeout' : 'trouble';
  if (problem.class !== 'permanent') return 'unreachable';
  return problem.reason === 'redirected' ? 'redirected' : 'not-json';
}

/** What servers say of an address that they do not have, while a service would speak of a proposal. */
const NO_ADDRESS =
  /^not found\.?$|cannot get|no such (?:address|route|path|endpoint)|(?:route|path|endpoint) not found/iu;

function verdictOf(answer: HttpAnswer | Extract<HttpProblem, { status: number }>): ConnectionVerdict {
  const { status, text } = answer;
  if (!answer.ok && answer.class === 'unauthorised') return 'refused';
  if (!answer.ok && answer.class === 'transient') return 'trouble';
  if (isMarkup(text)) return 'wrong-address';
  const isJson = text.trim() === '' || objectIn(text) !== undefined;
  if (answer.ok) return isJson ? 'ok' : 'not-json';
  // It was asked for an id that does not exist: to be told so is the right answer.
  const isMissing = status === 404 || status === 400 || status === 422;
  return isMissing && isJson && !NO_ADDRESS.test(messageOf(text)) ? 'ok' : 'wrong-address';
}
