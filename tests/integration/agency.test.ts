import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../service/service.ts';
import { pageOutput } from '../service/content.ts';
import type { Rule } from '../service/rules.ts';
import {
  ALL,
  failedPages,
  follow,
  SPEED,
  startAgencyRun,
  startAgencyWorker,
  value,
} from './support/agency.ts';
import { emptyDevice, someAnswers, type InProcessWorker } from './support/in-process-worker.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());

const workers: InProcessWorker[] = [];
beforeEach(emptyDevice);
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  service.reset();
});

const start: typeof startAgencyRun = async (...given) => {
  const run = await startAgencyRun(...given);
  workers.push(run.worker);
  return run;
};
/** Pages in the order they were asked for. */
const asked = (): (number | undefined)[] => service.calls('page').map(({ pageNumber }) => pageNumber);
const MESSAGES = { unreachable: 'Network error: Cannot reach proxy server' };

describe('a willing service', () => {
  test('writes nineteen pages, asked for one by one as the contract says', async () => {
    const { until, run, broken } = await start(service, { readSession: () => ({ token: 'sso-1' }) });
    const view = await until('finished');
    expect(failedPages(view)).toEqual([]);
    expect(view.pages.map(({ sectionData, engine }) => [sectionData?.output, engine])).toEqual(
      ALL.map((page) => [pageOutput(page, 'Doi Coffee'), 'agency']),
    );
    expect(asked()).toEqual(ALL);
    expect(broken()).toEqual([]);
    const calls = service.calls('page');
    expect(new Set(calls.map(({ requestId }) => requestId)).size).toBe(19);
    const { workflowUrl, proxyUrl, ragAgentUrl } = service.addresses;
    const form = someAnswers();
    for (const { headers, body, requestId, pageNumber } of calls) {
      expect(headers).toMatchObject({ authorization: 'Bearer sso-1', 'content-type': 'application/json' });
      expect(body).toEqual({
        url: workflowUrl,
        method: 'POST',
        payload: {
          ...form,
          proposal_id: run.proposalId,
          pageNumber,
          submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          request_id: requestId,
          proxy_url: proxyUrl,
          rag_agent_url: ragAgentUrl,
        },
      });
    }
  });

  test('is told nothing of a page that has no session', async () => {
    const { until } = await start(service);
    await until('finished');
    expect(service.calls('page').every(({ headers }) => headers['authorization'] === undefined)).toBe(true);
  });

  test('is spared by a pause between pages, and none after the last', async () => {
    const { until } = await start(service, { limits: { pageDelayMs: 1500 } });
    await until('finished');
    const calls = service.calls('page');
    const pauses = calls.slice(1).map(({ at }, index) => at - (calls[index]?.endedAt ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1500 / SPEED - 2);
  });
});

/** The calls give up after 8 s, the page after 20: a twentieth of a second each. */
const impatient = { pageCallTimeoutMs: 8000, pageTimeoutMs: 20_000 };

describe('a fault that passes costs no page', () => {
  test.each<[string, Rule, { minMs?: number }?]>([
    ['no connection', { drop: 'before-headers' }],
    ['the connection ends after the head', { drop: 'after-headers' }],
    ['the connection ends within the body', { drop: 'mid-body' }],
    ['no reply', { stall: 'before-headers' }],
    ['a head and no body', { stall: 'after-headers' }],
    ['half a body', { stall: 'mid-body' }],
    ['a byte a second', { stall: 'dribble', byteMs: 1000 / SPEED }],
    ['a truncated answer', { truncate: 40 }],
    ['500', { status: 500 }],
    ['502 with a web page', { status: 502, body: '<html>Bad gateway</html>' }],
    ['408', { status: 408 }],
    ['429 that says how long, in seconds', { status: 429, headers: { 'retry-after': '7' } }, { minMs: 7000 }],
    [
      '429 that says how long, with a date',
      {
        status: 429,
        headers: { 'retry-after': new Date(8e12 + 6000).toUTCString(), date: new Date(8e12).toUTCString() },
      },
      { minMs: 6000 },
    ],
    [
      '503 that asks for more than the budget',
      { status: 503, headers: { 'retry-after': '40' } },
      { minMs: 40_000 },
    ],
    ['a network’s sign-in page', { body: '<!doctype html><title>Hotel Wi-Fi</title>' }],
    ['nothing', { body: '' }],
    ['garbage', { body: '\u0000\u0007%PDF' }],
    ['a refusal', { body: { result: 'I cannot help with that.' } }],
    ['the wrong fields', { body: { result: '{"foo":1}' } }],
  ])('%s', async (_name, fault, { minMs = 0 } = {}) => {
    service.script({ call: 'page', pageNumber: 3, times: 1, ...fault });
    const { until, broken } = await start(service, { limits: impatient });
    expect(failedPages(await until('finished'))).toEqual([]);
    expect(asked()).toEqual([1, 2, 3, 3, ...ALL.slice(3)]);
    expect(broken()).toEqual([]);
    const [first, second] = service.calls('page').filter(({ pageNumber }) => pageNumber === 3);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(minMs / SPEED - 2);
  });
});

describe('a result that is not clean costs neither a page nor a call', () => {
  const output = { timeframe: 'Three months', objectives: [{ category: 'Sales', statement: 'Sell “more”' }] };
  const text = JSON.stringify(output, undefined, 2);
  test.each<[string, string, object]>([
    ['in a fence, after a phrase', `Sure! Here it is:\n\`\`\`json\n${text}\n\`\`\``, output],
    ['in a fence, after a Thai phrase', `นี่คือข้อมูลครับ\n\`\`\`json\n${text}\n\`\`\``, output],
    ['encoded twice, in its wrappers', JSON.stringify(JSON.stringify([{ output: text }])), output],
    [
      'in single quotes',
      "{'timeframe': 'Three months', 'objectives': [],}",
      { timeframe: 'Three months', objectives: [] },
    ],
    [
      'cut off',
      text.slice(0, text.indexOf('more')),
      { timeframe: 'Three months', objectives: [{ category: 'Sales', statement: 'Sell “' }] },
    ],
  ])('%s', async (_name, result, expected) => {
    service.script({ call: 'page', pageNumber: 3, body: { result } });
    const { until, broken } = await start(service);
    const view = await until('finished');
    expect(failedPages(view)).toEqual([]);
    expect(view.pages[2]?.sectionData?.output).toEqual(expected);
    expect(asked()).toEqual(ALL);
    expect(service.calls('structure')).toEqual([]);
    expect(broken()).toEqual([]);
  });

  test('prose: its structure is asked for', async () => {
    service.script([
      { call: 'page', pageNumber: 3, body: { result: '# Objectives\n\nSell more within three months.' } },
      { call: 'structure', body: { data: text } },
    ]);
    const { until } = await start(service, { readSession: () => ({ token: 'sso-1' }) });
    const view = await until('finished');
    expect(failedPages(view)).toEqual([]);
    expect(view.pages[2]?.sectionData?.output).toEqual(output);
    expect(asked()).toEqual(ALL);
    const [call] = service.calls('structure');
    expect(call?.requestId).toBe(service.calls('page').find(({ pageNumber }) => pageNumber === 3)?.requestId);
    expect(call?.headers['authorization']).toBe('Bearer sso-1');
    expect(call?.body).toEqual({
      markdown_content: '# Objectives\n\nSell more within three months.',
      extraction_schema: 'export_structure',
      validate_business_types: true,
      strict_mode: false,
      url: service.addresses.workflowUrl,
    });
  });
});

describe('a fault that stays costs its page alone, until it is asked for again', () => {
  test.each<[string, Rule, message: string, tries: number]>([
    ['no connection', { drop: 'before-headers' }, MESSAGES.unreachable, 2],
    ['broken off', { drop: 'mid-body' }, 'Page 3 failed: the answer of the proxy service broke off', 2],
    ['no reply', { stall: 'before-headers' }, 'Page 3 timeout after 20000ms', 2],
    ['a stalled body', { stall: 'mid-body' }, 'Page 3 timeout after 20000ms', 2],
    ['a byte a second', { stall: 'dribble', byteMs: 1000 / SPEED }, 'Page 3 timeout after 20000ms', 2],
    ['500 with a message', { status: 500, body: { message: 'No model' } }, 'Proxy error 500: No model', 2],
    ['503 without', { status: 503 }, 'Proxy error 503: Service Unavailable', 2],
    ['429', { status: 429, headers: { 'retry-after': '1' } }, 'Proxy error 429: Too Many Requests', 2],
    ['400', { status: 400, body: { error: { message: 'Bad field' } } }, 'Proxy error 400: Bad field', 1],
    ['404', { status: 404 }, 'Proxy error 404: Not Found', 1],
    ['413', { status: 413 }, 'Proxy error 413: Payload Too Large', 1],
    ['a truncated answer', { truncate: 40 }, 'Page 3 failed: the proxy service did not answer with JSON', 2],
    ['a refusal', { body: { result: 'No.' } }, 'Page 3 failed: No valid JSON pattern found in string', 2],
    [
      'a result that is cut off before any value',
      { body: { result: '{"timeframe":"Thr' } },
      'Page 3 failed: Could not fix truncated JSON',
      2,
    ],
    ['an empty result', { body: { result: '' } }, 'Page 3 failed: Invalid input data', 2],
    ['a number', { body: { result: 7 } }, 'Page 3 failed: Input is not a string or object', 2],
    [
      'five megabytes',
      { body: { result: 'x'.repeat(5_000_000) } },
      'Page 3 failed: the answer of the proxy service is too large',
      1,
    ],
  ])('%s', async (_name, fault, message, tries) => {
    const repair = service.script({ call: 'page', pageNumber: 3, ...fault });
    const { until, run, worker, broken } = await start(service, { limits: impatient });
    expect(failedPages(await until('finished'))).toEqual([[3, message]]);
    expect(asked()).toEqual([1, 2, ...Array.from({ length: tries }, () => 3), ...ALL.slice(3)]);

    repair();
    worker.events.length = 0;
    value(await worker.remote.retryPages(run.proposalId));
    expect(failedPages(await until('finished'))).toEqual([]);
    expect(asked().slice(18 + tries)).toEqual([3]);
    expect(broken()).toEqual([]);
  });

  test('a redirect is not followed: neither answers nor token go where nobody configured', async () => {
    const other = await startService();
    try {
      service.script({ call: 'page', pageNumber: 3, redirect: `${other.url}/proxy` });
      const { until } = await start(service, { readSession: () => ({ token: 'secret' }) });
      expect(failedPages(await until('finished'))).toEqual([
        [3, 'Page 3 failed: the proxy service sent the call on to another address, which is refused'],
      ]);
      expect(other.log).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

describe('a run waits and burns no page', () => {
  test('while the service cannot be reached, and goes on by itself when it answers', async () => {
    const repair = service.script({ call: 'page', nth: 4, drop: 'before-headers' });
    const { until, broken, worker } = await start(service);
    const view = await until('waiting', 'service-unreachable');
    expect(view.run?.finishedPages.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3]);
    expect(asked()).toEqual([1, 2, 3, 4, 4, 5, 5, 6, 6]);
    // It asks again with the first of the held pages, and with no other.
    await service.until(({ pageNumber }) => pageNumber === 4 && asked().length >= 13);
    expect(asked().slice(9)).toEqual([4, 4, 4, 4]);
    expect(
      worker.events.some((event) => event.type === 'runDidChange' && event.run.nextProbeAt !== undefined),
    ).toBe(true);
    repair();
    expect(failedPages(await until('finished'))).toEqual([]);
    expect(asked().slice(-15)).toEqual(ALL.slice(4));
    expect(broken()).toEqual([]);
  });

  test('while the server is gone altogether', async () => {
    const first = await startService();
    const port = Number(new URL(first.url).port);
    first.script({ call: 'page', pageNumber: 8, gate: 'eight' });
    const { until } = await start(first);
    await first.until(({ pageNumber }) => pageNumber === 8);
    await first.close();
    await until('waiting', 'service-unreachable');
    const second = await startService({ port });
    try {
      expect(failedPages(await until('finished'))).toEqual([]);
      expect(second.calls('page').map(({ pageNumber }) => pageNumber)).toEqual(ALL.slice(7));
    } finally {
      await second.close();
    }
  });

  test('while the device is offline, and goes on when the network is back', async () => {
    let online = true;
    let comeBack: () => void = () => undefined;
    const connectivity = {
      online: () => online,
      losses: () => 0,
      back: () => new Promise<void>((resolve) => (comeBack = resolve)),
    };
    const repair = service.script({ call: 'page', nth: 6, drop: 'before-headers' });
    void service.until(({ pageNumber }) => pageNumber === 6).then(() => (online = false));
    const { until, broken } = await start(service, { connectivity });
    const view = await until('waiting', 'offline');
    expect(view.pages.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3, 4, 5]);
    repair();
    online = true;
    comeBack();
    expect(failedPages(await until('finished'))).toEqual([]);
    expect(asked()).toEqual([1, 2, 3, 4, 5, 6, 6, ...ALL.slice(5)]);
    expect(broken()).toEqual([]);
  });

  test.each([401, 403])(
    '%i: until somebody has signed in, and reads the new token by itself',
    async (status) => {
      let token = 'expired';
      const accept = service.script({ call: 'page', nth: 5, status });
      const { until, broken } = await start(service, { readSession: () => ({ token }) });
      const view = await until('waiting', 'needs-sign-in');
      expect(view.pages).toHaveLength(4);
      accept();
      token = 'renewed';
      expect(failedPages(await until('finished'))).toEqual([]);
      const tokens = service.calls('page').map(({ headers }) => headers['authorization']);
      expect([tokens[0], tokens.at(-1)]).toEqual(['Bearer expired', 'Bearer renewed']);
      expect(asked().filter((page) => page !== 5)).toEqual(ALL.filter((page) => page !== 5));
      expect(broken()).toEqual([]);
    },
  );

  test('and skips the pages that it waits with, which can be asked for later', async () => {
    const repair = service.script({ call: 'page', nth: 4, drop: 'before-headers' });
    const { until, worker, run } = await start(service);
    await until('waiting', 'service-unreachable');
    repair();
    value(await worker.remote.skipWait(run.runId));
    expect(failedPages(await until('finished'))).toEqual(
      [4, 5, 6].map((page) => [page, MESSAGES.unreachable]),
    );
    worker.events.length = 0;
    value(await worker.remote.retryPages(run.proposalId));
    expect(failedPages(await until('finished'))).toEqual([]);
    expect(asked().slice(-3)).toEqual([4, 5, 6]);
  });

  test('and skips one page after the other where each wants a sign-in; a run that does not wait has nothing to skip', async () => {
    service.script([3, 4].map((pageNumber) => ({ call: 'page' as const, pageNumber, status: 403 })));
    const { until, worker, run } = await start(service);
    for (const page of [3, 4]) {
      await service.until(({ pageNumber }) => pageNumber === page);
      await expect.poll(async () => value(await worker.remote.runs())[0]?.phase).toBe('waiting');
      expect(value(await worker.remote.skipWait(run.runId)).finishedPages.at(-1)).toMatchObject({
        pageNumber: page,
        success: false,
      });
    }
    expect(failedPages(await until('finished'))).toEqual([
      [3, 'Page 3 failed: Skipped'],
      [4, 'Page 4 failed: Skipped'],
    ]);
    expect(await worker.remote.skipWait(run.runId)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  });

  test('and asks at once when the person says so', async () => {
    const repair = service.script({ call: 'page', nth: 4, drop: 'before-headers' });
    const { until, worker, run } = await start(service);
    await until('waiting', 'service-unreachable');
    repair();
    const asks = asked().length;
    expect(value(await worker.remote.resumeRun(run.runId)).phase).toBe('running');
    expect(failedPages(await until('finished'))).toEqual([]);
    expect(asked().slice(asks)).toEqual(ALL.slice(3));
  });

  test('one page is written by the built-in planner, and the next again by the service that is chosen', async () => {
    service.script([
      {
        call: 'page',
        pageNumber: 4,
        body: { result: JSON.stringify({ ...pageOutput(4, ''), dataSources: [] }) },
      },
      { call: 'page', pageNumber: 9, status: 422, times: 1 },
    ]);
    const { until, worker, run } = await start(service);
    const { proposalId } = run;
    await until('finished');
    expect(value(await worker.remote.history())).toMatchObject([
      { donePages: 17, failedPages: 1, leftOutPages: 1 },
    ]);
    const asks = asked().length;
    worker.events.length = 0;
    value(await worker.remote.retryPages(proposalId, [4], 'planner'));
    expect((await until('finished')).pages[3]).toMatchObject({ engine: 'planner', success: true });
    expect(asked()).toHaveLength(asks);
    worker.events.length = 0;
    value(await worker.remote.retryPages(proposalId, [9]));
    expect((await until('finished')).pages[8]).toMatchObject({ engine: 'agency', success: true });
    expect(asked().slice(asks)).toEqual([9]);
  });

  test('and is finished by the Built-in planner, without a word more to the service', async () => {
    service.script({ call: 'page', nth: 3, status: 401 });
    const { until, worker, run } = await start(service);
    await until('waiting', 'needs-sign-in');
    const asks = asked().length;
    expect(value(await worker.remote.changeEngine(run.runId, 'planner'))).toMatchObject({
      phase: 'running',
      engine: 'planner',
    });
    const view = await until('finished');
    expect(failedPages(view)).toEqual([]);
    expect(view.pages.map(({ engine }) => engine)).toEqual(
      ALL.map((page) => (page < 3 ? 'agency' : 'planner')),
    );
    expect(asked()).toHaveLength(asks);
  });

  test('and can be cancelled while it waits: what is written stays', async () => {
    service.script({ call: 'page', nth: 3, status: 401 });
    const { until, worker, run } = await start(service);
    await until('waiting', 'needs-sign-in');
    value(await worker.remote.cancelRun(run.runId));
    const view = await until('cancelled');
    expect([view.proposal.state, view.pages.length]).toEqual(['unfinished', 2]);
    const calls = asked().length;
    await new Promise((resolve) => setTimeout(resolve, 12_000 / SPEED));
    expect(asked()).toHaveLength(calls);
  });
});

test('a reply that comes after the retry changes nothing', async () => {
  const late = { result: JSON.stringify({ objectives: [], timeframe: 'late' }) };
  service.script({ call: 'page', pageNumber: 3, times: 1, gate: 'late', body: late });
  service.script({ call: 'page', pageNumber: 5, times: 1, gate: 'five' });
  const { until, view, broken } = await start(service, { limits: { pageCallTimeoutMs: 4000 } });
  await service.until(({ pageNumber }) => pageNumber === 5);
  const third = (await view()).pages.find(({ pageNumber }) => pageNumber === 3);
  expect(third?.sectionData?.output).toEqual(pageOutput(3, 'Doi Coffee'));
  service.openGate('late');
  service.openGate('five');
  const after = await until('finished');
  expect(after.pages.find(({ pageNumber }) => pageNumber === 3)).toEqual(third);
  expect(failedPages(after)).toEqual([]);
  expect(broken()).toEqual([]);
});

test.each([1, 7, 19])(
  'a reload while page %i is asked for: it is asked again under the same id',
  async (page) => {
    service.script({ call: 'page', pageNumber: page, times: 1, gate: 'reload' });
    const before = await start(service);
    const call = await service.until(({ pageNumber }) => pageNumber === page);
    await before.worker.stop();
    const worker = await startAgencyWorker(service);
    workers.push(worker);
    const after = follow(service, worker, before.run);
    expect(failedPages(await after.until('finished'))).toEqual([]);
    expect(asked()).toEqual([...ALL.slice(0, page), ...ALL.slice(page - 1)]);
    const ids = service.calls('page').filter(({ pageNumber }) => pageNumber === page);
    expect(ids.map(({ requestId }) => requestId)).toEqual([call.requestId, call.requestId]);
    expect(after.broken()).toEqual([]);
  },
);
