/**
 * 'Test connection' of a model's endpoint: which models it has, and whether the chosen one answers. Says in one word
 * what stands in the way; the words for a person are the page's.
 */
import type { Language } from '../../../src/shared/domain/options.ts';
import type { ModelReport, ModelVerdict } from '../../../src/shared/contract/model.ts';
import { isThere, unusable } from '../../services/connection.ts';
import { beginningOf } from '../../services/beginning.ts';
import { messageOf } from '../../services/error-body.ts';
import { secretsIn, withoutSecrets } from '../../services/secrets.ts';
import { unless } from '../../services/unless.ts';
import { deadline, type Time } from '../../time.ts';
import { askChat, type ChatProblem } from './chat.ts';
import { authorised } from './auth.ts';
import type { PromptSize } from './prompts/index.ts';
import { needOf } from './refusals.ts';
import { measureWindow } from './window.ts';
import { endpointUrl } from './endpoint.ts';

export interface ModelConnectionOptions {
  fetch: typeof fetch;
  time: Time;
  key: string | null;
  /** Where the product itself is served from. */
  origin: string;
  online: () => boolean;
  /** Whether the browser forbids calls into the local network; undefined where it has no such rule. */
  localNetwork: () => Promise<'granted' | 'prompt' | 'denied' | undefined>;
}

export interface ModelTestOptions extends ModelConnectionOptions {
  /** Of the proposals that it is to write. */
  language: Language;
  /** Told which form of the prompts the model holds. */
  onWindow?: (size: PromptSize) => void;
}

/** For the list, ms. */
const LIST_MS = 10_000;
/** For a few words; a local model is loaded from disk first. */
const CHAT_LIMITS = { firstTokenMs: 60_000, silenceMs: 20_000, totalMs: 120_000 };
/** Bytes of a list that are read; gateways offer hundreds of models. */
const LIST_BYTES = 4_000_000;

/** Asks for the list alone; for a person who chooses a model. Rejects never. */
export async function listModels(
  baseUrl: string,
  options: ModelConnectionOptions,
): Promise<
  { ok: true; models: string[] } | { ok: false; verdict: ModelVerdict; detail?: string; status?: number }
> {
  const refused = unusable(baseUrl, options.origin);
  if (refused === 'insecure' || refused === 'invalid-address') return { ok: false, verdict: refused };
  const { fetch, key, time } = options;
  const url = endpointUrl(baseUrl, 'models');
  const limit = deadline(time, LIST_MS);
  try {
    const response = await unless(
      limit.signal,
      fetch(url, {
        headers: authorised(url, key),
        credentials: 'omit',
        redirect: 'manual',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        signal: limit.signal,
      }),
    );
    const { type, status } = response;
    if (type === 'opaqueredirect' || (status >= 300 && status < 400))
      return { ok: false, verdict: 'redirected' };
    const clean = withoutSecrets([key, ...secretsIn(url)]);
    const text = clean(await beginningOf(response, LIST_BYTES, limit.signal));
    if (!response.ok) return { ok: false, ...refusalOf(status, messageOf(text), key) };
    const models = modelsIn(text);
    return models === undefined ? { ok: false, verdict: 'not-openai' } : { ok: true, models };
  } catch {
    if (limit.passed()) return { ok: false, verdict: 'timeout' };
    return { ok: false, verdict: await whyUnreached(url, options) };
  } finally {
    limit.dispose();
  }
}

/**
 * Asks for the list, then for two words of the chosen model, then with a text as long as the longest page. A server
 * without a list may yet write.
 */
export async function testModel(
  endpoint: { baseUrl: string; model: string },
  options: ModelTestOptions,
): Promise<ModelReport> {
  const { time, fetch, key } = options;
  const never = new AbortController().signal;
  const started = time.monotonic();
  const listed = await listModels(endpoint.baseUrl, options);
  const models = listed.ok ? listed.models : [];
  const report = (verdict: ModelVerdict, found: Partial<ModelReport> = {}): ModelReport => ({
    verdict,
    models,
    testedAt: time.now().toISOString(),
    ms: Math.round(time.monotonic() - started),
    ...found,
  });
  if (!listed.ok && DECISIVE.has(listed.verdict)) {
    const { ok: _ok, verdict, ...found } = listed;
    return report(verdict, found);
  }
  if (endpoint.model.trim() === '') return report('no-model');
  const answer = await askChat(
    {
      url: endpointUrl(endpoint.baseUrl, 'chat/completions'),
      key,
      body: {
        model: endpoint.model,
        messages: [{ role: 'user', content: 'Answer with the one word: ready' }],
        stream: true,
      },
      limits: CHAT_LIMITS,
      signal: never,
    },
    { fetch, time },
  );
  if (answer.ok) {
    const window = await measureWindow(
      { url: endpointUrl(endpoint.baseUrl, 'chat/completions'), key, limits: CHAT_LIMITS, signal: never },
      endpoint.model,
      options.language,
      { fetch, time },
    );
    // Of a server that does not count nothing is known.
    if (window?.size !== undefined) options.onWindow?.(window.size);
    return report(
      window?.tokens === undefined && window?.said === undefined
        ? 'ok'
        : window.size === undefined
          ? 'small-window'
          : 'short-window',
      window?.tokens === undefined ? {} : { window: window.tokens },
    );
  }
  const isUnlisted = models.length > 0 && !models.includes(endpoint.model);
  const { verdict, ...found } = await problemOf(answer, endpoint, options);
  return report(isUnlisted && verdict === 'trouble' ? 'unknown-model' : verdict, found);
}

/** What the list says is enough: the chat would only repeat it. */
const DECISIVE: ReadonlySet<ModelVerdict> = new Set([
  'invalid-address',
  'insecure',
  'offline',
  'unreachable',
  'not-allowed',
  'needs-gateway',
  'local-network',
  'wrong-key',
  'needs-key',
  'redirected',
]);

interface Found {
  verdict: ModelVerdict;
  status?: number;
  detail?: string;
}

async function problemOf(
  problem: ChatProblem,
  { baseUrl, model }: { baseUrl: string; model: string },
  options: ModelConnectionOptions,
): Promise<Found> {
  switch (problem.class) {
    case 'unreachable':
      return { verdict: await whyUnreached(endpointUrl(baseUrl, 'chat/completions'), options) };
    case 'timeout':
      return { verdict: 'timeout' };
    case 'redirected':
      return { verdict: 'redirected' };
    case 'unreadable':
      return { verdict: 'not-openai' };
    case 'unauthorised':
      return needOf(problem.status, problem.message, undefined) === 'needs-verification'
        ? { verdict: 'needs-verification', status: problem.status, detail: problem.message }
        : refusalOf(problem.status, problem.message, options.key);
    case 'status': {
      const { status, message } = problem;
      const need = needOf(status, message, undefined);
      if (need === 'needs-credit' || need === 'needs-verification')
        return { verdict: need, status, detail: message };
      const isModel = message.includes(model) || /\bmodel\b/iu.test(message);
      if ((status === 404 || status === 400) && isModel)
        return { verdict: 'unknown-model', status, detail: message };
      return refusalOf(status, message, options.key);
    }
    case 'refused':
    case 'filtered':
      // It answers, and does not like the question.
      return { verdict: 'ok' };
    default:
      return { verdict: 'trouble' };
  }
}

function refusalOf(status: number, message: string, key: string | null): Found {
  const found = { status, ...(message === '' ? {} : { detail: message }) };
  if (status === 401 || status === 403)
    return { verdict: key === null ? 'needs-key' : 'wrong-key', ...found };
  return { verdict: status === 404 || status === 405 ? 'not-openai' : 'trouble', ...found };
}

async function whyUnreached(url: string, options: ModelConnectionOptions): Promise<ModelVerdict> {
  const isNear = isLocal(url);
  if (!isNear && !options.online()) return 'offline';
  if (isNear && !isLocal(options.origin) && (await options.localNetwork()) === 'denied')
    return 'local-network';
  if (!(await isThere(url, options))) return 'unreachable';
  return isNear || new URL(url).hostname.endsWith(new URL(options.origin).hostname)
    ? 'not-allowed'
    : 'needs-gateway';
}

/** This device, or a network that is not the public one. */
export const isLocal = (address: string): boolean =>
  URL.canParse(address) &&
  /^(?:localhost|.+\.localhost|.+\.local|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|169\.254\.[\d.]+|\[::1\]|\[f[cde][\da-f:]+\])$/iu.test(
    new URL(address).hostname,
  );

/** The ids of a list, sorted; undefined for what is none. Ollama's own list names them differently. */
function modelsIn(text: string): string[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const data = Array.isArray(value) ? value : (fieldsOf(value).get('data') ?? fieldsOf(value).get('models'));
  if (!Array.isArray(data)) return undefined;
  const ids = data.flatMap((one: unknown) => {
    const id = typeof one === 'string' ? one : (fieldsOf(one).get('id') ?? fieldsOf(one).get('name'));
    return typeof id === 'string' && id.trim() !== '' ? [id] : [];
  });
  return [...new Set(ids)].toSorted((a, b) => a.localeCompare(b));
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
