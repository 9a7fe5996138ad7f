/** What a service repeats of a key or token reaches no store, no event, no mirror and no answer to the page. */
import { openDB } from 'idb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadEngine } from '../../src-worker/engines/load.ts';
import { createMirror } from '../../src/state/mirror.ts';
import type { KeyValue } from '../../src/state/mirror-store.ts';
import { DATABASE_NAME } from '../../src-worker/store/schema.ts';
import { pageOutput } from '../service/content.ts';
import { startService, type Service } from '../service/service.ts';
import { fastTime } from './support/agency.ts';
import {
  emptyDevice,
  fakeEngine,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

const TOKEN = 'eyJhbGciOi/JIUzI1+NiJ9.c3NvLXRva2Vu.4fQ';
const KEY = 'sk-proj-Zm9v/YmFy+0123456789';
const echo = (secret: string): string =>
  `Wrong key "${secret}": got Authorization: Bearer ${secret}, ?api_key=${encodeURIComponent(secret)}, ` +
  `Basic ${btoa(`user:${secret}`)} and ${Array.from(secret, (one) => `\\u00${one.charCodeAt(0).toString(16)}`).join('')}`;

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());

let worker: InProcessWorker;
beforeEach(emptyDevice);
afterEach(async () => {
  await worker.stop();
  service.reset();
});

async function start(engine: 'agency' | 'model'): Promise<void> {
  worker = await startWorker(fakeEngine(), {
    time: fastTime(),
    random: () => 0.5,
    engine: loadEngine,
    readSession: () => ({ token: TOKEN, modelKey: KEY }),
    deployment: { engine: 'agency', ...service.addresses },
    limits: { pageDelayMs: 0, pollingIntervalMs: 1000 },
  });
  if (engine === 'agency') return;
  const model = { preset: 'custom', baseUrl: service.modelUrl, model: 'reference' };
  value(await worker.remote.saveSettings({ engine, model }));
}

/** Forms in which a reader would recognise it, and its first half. */
const traces = (secret: string): string[] => [
  secret.slice(0, secret.length / 2),
  secret.slice(secret.length / 2),
  encodeURIComponent(secret),
  btoa(`user:${secret}`).slice(7, -5),
  `\\u00${secret.charCodeAt(0).toString(16)}\\u00${secret.charCodeAt(1).toString(16)}`,
];

/** Everything that is stored, told and mirrored, with these answers, as one text. */
async function everything(...answers: unknown[]): Promise<string> {
  const database = await openDB(DATABASE_NAME);
  const stored = await Promise.all([...database.objectStoreNames].map((name) => database.getAll(name)));
  database.close();
  const mirrored = new Map<string, string>();
  const local: KeyValue = {
    get length() {
      return mirrored.size;
    },
    key: (index) => [...mirrored.keys()][index] ?? null,
    getItem: (key) => mirrored.get(key) ?? null,
    setItem: (key, text) => void mirrored.set(key, text),
    removeItem: (key) => void mirrored.delete(key),
  };
  const mirror = createMirror(worker.remote, () => local);
  for (const event of worker.events) await mirror.handle(event);
  expect(mirrored.size).toBeGreaterThan(0);
  return JSON.stringify([stored, worker.events, [...mirrored], answers]);
}

async function expectNoTrace(secret: string, ...answers: unknown[]): Promise<void> {
  const all = await everything(...answers);
  expect(all).toContain('[key removed]');
  for (const trace of traces(secret)) expect(all).not.toContain(JSON.stringify(trace).slice(1, -1));
}

async function finish(): Promise<string> {
  const { runId, proposalId } = value(await worker.remote.startRun(someAnswers(), { language: 'en' }));
  await worker.until(ended(runId));
  return proposalId;
}

test('the token, in an agency’s pages, failures, headers and prose', async () => {
  await start('agency');
  const page = (pageNumber: number, more: object) => ({ call: 'page' as const, pageNumber, ...more });
  const result = (output: object): string => JSON.stringify({ output });
  service.script([
    page(1, { status: 500, body: { message: echo(TOKEN) } }),
    page(2, { status: 418, body: { error: { message: TOKEN } } }),
    page(3, { status: 422, body: echo(TOKEN) }),
    page(4, { body: { result: result({ ...pageOutput(4, ''), trendSummary: echo(TOKEN) }) } }),
    page(5, { body: { error: echo(TOKEN) } }),
    page(6, { body: { result: echo(TOKEN) } }),
    page(7, { body: { result: result({ message: echo(TOKEN) }) } }),
    page(8, { status: 500, headers: { 'retry-after': TOKEN, 'x-token': TOKEN }, body: TOKEN }),
    { call: 'structure', body: { data: { output: { [TOKEN]: TOKEN } } } },
    { call: 'status', times: 1, status: 202, body: { message: echo(TOKEN) } },
    { call: 'status', nth: 2, times: 1, status: 418, body: { message: TOKEN } },
    { call: 'status', nth: 3, body: { url: `/files/a.pptx?token=${TOKEN}`, message: echo(TOKEN) } },
  ]);
  const proposalId = await finish();
  await worker.remote.status(proposalId);
  await worker.until(
    (event) => event.type === 'fileDidProgress' && ['completed', 'error'].includes(event.status.state),
  );
  const view = value(await worker.remote.proposal(proposalId));
  expect(view.pages.filter(({ success }) => !success).length).toBeGreaterThan(4);
  await expectNoTrace(TOKEN, view, await worker.remote.status(proposalId, { fresh: true }));
});

test('the token, in a proposal and an AI request from elsewhere, and in a connection test', async () => {
  await start('agency');
  service.script([
    {
      call: 'analysis',
      id: 'from-there',
      body: {
        data: {
          clientInfo: { companyName: `Doi ${TOKEN}` },
          campaignObjectives: {},
          pages: [
            { pageNumber: 1, success: false, error: echo(TOKEN) },
            {
              pageNumber: 4,
              success: true,
              sectionData: { ...pageOutput(4, ''), trendSummary: echo(TOKEN) },
            },
          ],
        },
      },
    },
    { call: 'analysis', status: 401, body: { message: echo(TOKEN) } },
    {
      call: 'ai-request',
      id: 'request',
      body: { data: { json: { extracted_data: { clientInfo: { companyName: echo(TOKEN) } } } } },
    },
    { call: 'ai-request', status: 500, body: { message: echo(TOKEN) } },
  ]);
  const { remote } = worker;
  const answers = [
    await remote.fetchProposal('from-there'),
    await remote.fetchProposal('refused'),
    await remote.openAiRequest('request'),
    await remote.openAiRequest('broken'),
    await remote.testConnection('proxy', service.addresses.proxyUrl),
    await remote.testConnection('ai-request', service.addresses.aiRequestUrl),
    await remote.drafts(),
  ];
  expect(answers.map(({ ok }) => ok)).toEqual([true, false, true, false, true, true, true]);
  await expectNoTrace(TOKEN, answers);
});

test('the key, in a model’s pages as they come, its refusals, its errors and its list', async () => {
  await start('model');
  const page = (nth: number, more: object) => ({ call: 'chat' as const, nth, times: 1, ...more });
  const answer = JSON.stringify({ title: KEY, output: { ...pageOutput(1, ''), tagline: echo(KEY) } });
  service.script([
    // Two characters at a time: no piece holds the key, and every state of the text ends inside of it once.
    page(1, { chat: { pieces: answer.match(/[\s\S]{1,2}/gu) ?? [], pieceMs: 1 } }),
    page(2, { status: 409, body: { error: { message: echo(KEY) } } }),
    page(3, { chat: { refusal: echo(KEY) } }),
    page(4, { body: `data: ${JSON.stringify({ error: { code: 409, message: echo(KEY) } })}\n\n` }),
    page(5, { status: 418, headers: { 'x-api-key': KEY }, body: { error: KEY } }),
    { call: 'models', body: { data: [{ id: KEY }, { id: 'other' }] } },
  ]);
  const proposalId = await finish();
  const view = value(await worker.remote.proposal(proposalId));
  expect(worker.events.some(({ type }) => type === 'pageDidGrow')).toBe(true);
  expect(view.pages[0]?.sectionData?.title).toBe('[key removed]');
  service.reset();
  service.script([{ call: 'models', status: 401, body: { error: { message: echo(KEY) } } }]);
  const endpoint = { baseUrl: service.modelUrl, model: 'reference' };
  await expectNoTrace(KEY, view, await worker.remote.testModel(endpoint));
});
