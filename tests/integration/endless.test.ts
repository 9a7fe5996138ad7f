/**
 * Answers of ten megabytes, and answers without end, in every form and through every way in that reads a network: each is given
 * up after so many bytes, not when the patience of a timeout ends, and what is said of it is a sentence.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askChat } from '../../src-worker/engines/model/chat.ts';
import { listModels } from '../../src-worker/engines/model/connection.ts';
import { loadEngine } from '../../src-worker/engines/load.ts';
import { loadConfig } from '../../src-worker/services/config.ts';
import { createHttp } from '../../src-worker/services/http.ts';
import { readStatus } from '../../src-worker/services/status/answer.ts';
import { realTime } from '../../src-worker/time.ts';
import { failures } from '../../src/copy/en/failures.ts';
import { worded, type Result } from '../../src/shared/domain/failure.ts';
import {
  emptyDevice,
  fakeEngine,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

const PIECE = 65_536;
const TEN_MEGABYTES = 10_000_000;
/** What a body is full of, after how it begins. */
const FORMS: Readonly<Record<string, readonly [head: string, filling: string, type: string]>> = {
  text: ['', 'x', 'text/plain'],
  'one text in JSON': ['{"result":"', 'x', 'application/json'],
  'a list in JSON': ['[', '0,', 'application/json'],
  brackets: ['', '[', 'application/json'],
  'a page': ['<!doctype html>', '<p>', 'text/html'],
  nothing: ['', '\n', 'application/json'],
  remarks: ['', ': wait\n\n', 'text/event-stream'],
  'one event': ['data: ', 'x', 'text/event-stream'],
  'thoughts of a model': [
    '',
    'data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}\n\n',
    'text/event-stream',
  ],
  'words of a model': ['', 'data: {"choices":[{"delta":{"content":"word "}}]}\n\n', 'text/event-stream'],
  bytes: ['PK\u0003\u0004', '\u0000\uFFFF', 'application/octet-stream'],
};
/** A few that are unlike each other; every one by `HOSTILE=all`, which takes two minutes. */
const names =
  process.env['HOSTILE'] === 'all' ? Object.keys(FORMS) : ['one text in JSON', 'nothing', 'words of a model'];

let server: Server;
let origin = '';
/** Of the answer that is sent: its form, how many bytes it has, and how many have left. */
let form = 'text';
let most = Infinity;
let sent = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const [head, filling, type] = FORMS[form] ?? ['', 'x', 'text/plain'];
    response.writeHead(200, { 'content-type': type, connection: 'close' });
    response.write(head);
    const piece = Buffer.from(filling.repeat(Math.ceil(PIECE / filling.length)));
    const more = (): void => {
      while (!response.destroyed && sent < most) {
        sent += piece.length;
        if (!response.write(piece)) {
          response.once('drain', () => setImmediate(more));
          return;
        }
      }
      response.end();
    };
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${isInfo(address) ? address.port : 0}`;
});
const isInfo = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
);

const workers: InProcessWorker[] = [];
beforeEach(emptyDevice);
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});
const remoteOf = async (
  ...given: Parameters<typeof startWorker>
): Promise<InProcessWorker & { remote: InProcessWorker['remote'] }> => {
  const worker = await startWorker(...given);
  workers.push(worker);
  return worker;
};
/** In words, and nobody's defect. */
const said = (result: Result<unknown>): boolean => {
  if (result.ok) return true;
  expect(result.failure.kind).not.toBe('defect');
  return worded(failures, result.failure.reason).length > 5;
};

const never = new AbortController().signal;
const limits = { firstTokenMs: 600_000, silenceMs: 600_000, totalMs: 600_000 };
const chat = (stream: boolean) => () =>
  askChat(
    {
      url: `${origin}/v1/chat/completions`,
      key: 'sk-1',
      body: { model: 'm', messages: [], stream },
      limits,
      signal: never,
    },
    { fetch, time: realTime },
  ).then((answer) => {
    expect(answer.ok && answer.text.length > 200_000).toBe(false);
    return true;
  });
/** Every way in that reads a network; each answers whether what came of it was said. */
const WAYS: Readonly<Record<string, () => Promise<boolean>>> = {
  'a page of the agency': async () => {
    emptyDevice();
    const worker = await remoteOf(fakeEngine(), {
      engine: loadEngine,
      deployment: { engine: 'agency', proxyUrl: `${origin}/proxy` },
      limits: { pageRetries: 0, pageDelayMs: 0 },
    });
    const run = value(await worker.remote.startRun(someAnswers('Doi'), { language: 'en' }));
    await worker.until((event) => event.type === 'pageDidFinish' || ended(run.runId)(event));
    value(await worker.remote.cancelRun(run.runId));
    const { pages } = value(await worker.remote.proposal(run.proposalId));
    await worker.stop();
    workers.pop();
    const [page] = pages;
    return page?.success === true || (page?.error !== undefined && worded(failures, page.error).length > 5);
  },
  'a proposal from elsewhere': async () => {
    const { remote } = await remoteOf(fakeEngine(), { deployment: { proxyUrl: `${origin}/proxy` } });
    return said(await remote.fetchProposal('proposal_1_a'));
  },
  'an AI request': async () => {
    const { remote } = await remoteOf(fakeEngine(), { deployment: { aiRequestUrl: `${origin}/ai` } });
    return said(await remote.openAiRequest('from-afar'));
  },
  'a status': async () => {
    const http = createHttp({ fetch, time: realTime, trusted: [] });
    const heard = await http({
      url: `${origin}/status`,
      method: 'GET',
      requestId: 'r',
      token: null,
      timeoutMs: 600_000,
      signal: never,
    });
    return ['completed', 'under-way', 'problem'].includes(readStatus(heard, origin).kind) || !heard.ok;
  },
  'a connection test': async () => {
    const { remote } = await remoteOf(fakeEngine());
    return value(await remote.testConnection('proxy', `${origin}/proxy`)).verdict !== undefined;
  },
  'config.json': async () => {
    const { config } = await loadConfig(fetch, `${origin}/config.json`, undefined, 600_000);
    return config.proxyUrl === undefined;
  },
  'the models of an endpoint': async () => {
    const listed = await listModels(`${origin}/v1`, {
      fetch,
      time: realTime,
      key: null,
      origin,
      online: () => true,
      localNetwork: () => Promise.resolve(undefined),
    });
    return listed.ok ? listed.models.length < 1_000_000 : listed.verdict !== 'timeout';
  },
  'a model, piece by piece': chat(true),
  'a model, whole': chat(false),
};

/** What may have left the server before it is told: what is read, and what lies in buffers on the way. */
const MOST_SENT = 60_000_000;

const counts: string[] = [];
afterAll(() => console.warn(counts.join('\n')));

describe.each([
  ['ten megabytes', TEN_MEGABYTES],
  ['no end', Infinity],
])('%s', (name, bytes) => {
  test.each(Object.keys(WAYS))(
    '%s',
    async (way) => {
      most = bytes;
      let furthest = 0;
      let slowest = 0;
      for (form of names) {
        sent = 0;
        const started = performance.now();
        expect(await WAYS[way]?.(), form).toBe(true);
        slowest = Math.max(slowest, performance.now() - started);
        furthest = Math.max(furthest, sent);
        expect(sent, form).toBeLessThan(MOST_SENT);
      }
      counts.push(
        `${name}, ${way}: ${names.length} forms, at most ${(furthest / 1e6).toFixed(0)} MB sent, slowest ${slowest.toFixed(0)} ms`,
      );
    },
    120_000,
  );
});
