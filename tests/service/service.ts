/**
 * The reference service: a real HTTP server that speaks the three remote services' calls and an OpenAI-compatible
 * chat endpoint. Answers everything by itself; a test scripts what shall go wrong, and reads in the log what came.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usualAnswer } from './answers.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { field, parseJson } from './json.ts';
import { createLog, type Log, type LogEntry } from './log.ts';
import { scriptedAnswer, send } from './respond.ts';
import { createRuleBook, type Call, type CallKind, type Rule } from './rules.ts';

export interface ServiceOptions {
  /** Any free one when absent. */
  port?: number;
  host?: string;
}

export interface Service {
  url: string;
  /** As `config.json` takes them. */
  addresses: Record<'proxyUrl' | 'workflowUrl' | 'ragAgentUrl' | 'statusUrl' | 'aiRequestUrl', string>;
  /** The base of the OpenAI-compatible endpoint. */
  modelUrl: string;
  /** Adds rules; the answer takes them away again. */
  script(rules: Rule | readonly Rule[]): () => void;
  /** Every call but preflights, in the order they came. */
  readonly log: readonly LogEntry[];
  calls(kind: CallKind): LogEntry[];
  /** Resolves when such a call has come. */
  until: Log['until'];
  /** Lets go what waits at the gate, and all that come after. */
  openGate(name: string): void;
  /** Forgets rules, gates and log; what hangs is dropped. */
  reset(): void;
  close(): Promise<void>;
}

/** Bytes of a request that is still read. */
const REQUEST_BYTES = 20_000_000;

export async function startService({ port = 0, host = '127.0.0.1' }: ServiceOptions = {}): Promise<Service> {
  const rules = createRuleBook();
  const log = createLog();
  const gates = new Map<string, Latch>();
  const gate = (name: string): Latch => {
    const known = gates.get(name);
    if (known !== undefined) return known;
    const made = latch();
    gates.set(name, made);
    return made;
  };
  /** Ends every sleep and every held answer. */
  let over = new AbortController();
  let origin = '';

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = callOf(request);
    response.setHeader('connection', 'close');
    if (request.method === 'OPTIONS') {
      const refused = rules.takePreflight(call) !== undefined;
      response.writeHead(refused ? 403 : 204, refused ? {} : preflightHeaders(request)).end();
      return;
    }
    const text = await textOf(request);
    const body = parseJson(text) ?? text;
    const pageNumber = field(field(body, 'payload'), 'pageNumber');
    if (call.kind === 'page' && typeof pageNumber === 'number') call.pageNumber = pageNumber;
    const requestId = request.headers['x-request-id'];
    const entry = log.open({
      ...call,
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body,
      ...(typeof requestId === 'string' ? { requestId } : {}),
    });
    response.on('close', () => log.end(entry, response.writableFinished ? 'answered' : 'abandoned'));
    const rule = rules.take(call) ?? {};
    const occurrence = log.entries.filter(({ kind, id }) => kind === call.kind && id === call.id).length;
    const { signal } = over;
    const sleep = (ms: number): Promise<void> => sleepUntil(ms, signal, response);

    if (rule.gate !== undefined) await Promise.race([gate(rule.gate).opened, sleep(Infinity)]);
    if (rule.delayMs !== undefined) await sleep(rule.delayMs);
    if (response.destroyed || signal.aborted) return void response.socket?.destroy();
    const usual = usualAnswer({ ...call, body, occurrence, origin, chat: rule.chat });
    const scripted = scriptedAnswer(usual, rule);
    const headers = { ...(rule.cors === 'omit' ? {} : corsHeaders(request)), ...scripted.headers };
    entry.status = scripted.status;
    const sent = await send(response, { ...scripted, headers }, rule, sleep);
    if (sent === 'dropped') log.end(entry, 'dropped');
    if (sent === 'held') {
      await sleep(Infinity);
      response.socket?.destroy();
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.socket?.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  origin = `http://${host}:${isAddressInfo(address) ? address.port : port}`;

  const reset = (): void => {
    rules.clear();
    gates.clear();
    over.abort();
    over = new AbortController();
    log.clear();
  };
  return {
    url: origin,
    addresses: {
      proxyUrl: `${origin}/proxy`,
      workflowUrl: `${origin}/workflow`,
      ragAgentUrl: `${origin}/rag-agent`,
      statusUrl: `${origin}/status`,
      aiRequestUrl: `${origin}/ai-request`,
    },
    modelUrl: `${origin}/v1`,
    script: (given) => rules.add(given),
    log: log.entries,
    calls: (kind) => log.entries.filter((entry) => entry.kind === kind),
    until: (holds) => log.until(holds),
    openGate: (name) => gate(name).open(),
    reset,
    async close() {
      reset();
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

interface Latch {
  opened: Promise<void>;
  open: () => void;
}
function latch(): Latch {
  const made: Latch = { opened: Promise.resolve(), open: () => undefined };
  made.opened = new Promise((resolve) => (made.open = resolve));
  return made;
}

const isAddressInfo = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

const ROUTES: readonly (readonly [method: string, path: RegExp, kind: CallKind])[] = [
  ['POST', /^\/proxy$/, 'page'],
  ['POST', /^\/proxy\/extract-structure$/, 'structure'],
  ['GET', /^\/proxy\/get-analyze\/([^/]+)$/, 'analysis'],
  ['GET', /^\/status\/([^/]+)$/, 'status'],
  ['POST', /^\/ai-request\/extract$/, 'extraction'],
  ['GET', /^\/ai-request\/([^/]+)$/, 'ai-request'],
  ['POST', /^\/v1\/chat\/completions$/, 'chat'],
  ['GET', /^\/v1\/models$/, 'models'],
  ['GET', /^\/files\/([^/]+)\.pptx$/, 'file'],
];

function callOf(request: IncomingMessage): Call {
  const path = (request.url ?? '').replace(/\?.*$/, '').replace(/(.)\/$/, '$1');
  const method =
    request.method === 'OPTIONS' ? request.headers['access-control-request-method'] : request.method;
  for (const [of, pattern, kind] of ROUTES) {
    const found = of === method ? pattern.exec(path) : null;
    if (found === null) continue;
    const [, id] = found;
    return { kind, ...(id === undefined ? {} : { id: decodeURIComponent(id) }) };
  }
  return { kind: 'unknown' };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue;
    bytes += part.length;
    if (bytes > REQUEST_BYTES) throw new Error('The request is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** `Infinity` sleeps until the service is reset or the other side has gone. */
function sleepUntil(ms: number, signal: AbortSignal, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      response.off('close', done);
      resolve();
    };
    const timer = ms === Infinity ? undefined : setTimeout(done, ms);
    if (signal.aborted || response.destroyed) return done();
    signal.addEventListener('abort', done);
    response.on('close', done);
  });
}
