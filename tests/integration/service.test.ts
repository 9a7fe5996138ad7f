/** The reference service keeps its word, and the worker's HTTP call tells its faults apart over a real connection. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createHttp, type HttpCall } from '../../src-worker/services/http.ts';
import { realTime } from '../../src-worker/time.ts';
import { pageOutput } from '../service/content.ts';
import type { Rule } from '../service/rules.ts';
import { startService, type Service } from '../service/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());
afterEach(() => service.reset());

const get = async (path: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${service.url}${path}`);
  const text = await response.text();
  return { status: response.status, body: text === '' ? '' : JSON.parse(text) };
};
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${service.url}${path}`, { method: 'POST', body: JSON.stringify(body), headers });
const askPage = (pageNumber: number): Promise<Response> => post('/proxy', { payload: { pageNumber } });

describe('answers by itself', () => {
  test('nineteen pages, wrapped as the contract says, under the asking company’s name', async () => {
    for (let page = 1; page <= 19; page += 1) {
      const payload = { pageNumber: page, clientInfo: { companyName: 'Nok' } };
      const answer = await (await post('/proxy', { payload })).json();
      expect(JSON.parse(answer.result)).toEqual(pageOutput(page, 'Nok'));
      expect(answer.result).not.toContain('Doi Saket Coffee Roasters');
    }
    expect((await askPage(20)).status).toBe(400);
  });

  test('a status that is under way first, then done', async () => {
    const first = await get('/status/p1');
    expect(first).toEqual({ status: 202, body: { progress: 40, message: 'Generating proposal...' } });
    const second = await get('/status/p1');
    expect(second).toMatchObject({ status: 200, body: { downloadUrl: `${service.url}/files/p1.pptx` } });
    expect((await get('/status/p2')).status).toBe(202);
    expect((await get('/status/missing-1')).status).toBe(404);
  });

  test('an analysis, and the empty one', async () => {
    expect(await get('/proxy/get-analyze/p1')).toMatchObject({ body: { data: { proposalId: 'p1' } } });
    expect(await get('/proxy/get-analyze/empty-1')).toEqual({ status: 200, body: '' });
  });

  test('an AI request, and the one that needs the extraction call', async () => {
    const clientInfo = { companyName: 'Doi Saket Coffee Roasters' };
    const extracted = { extracted_data: { clientInfo, business_type_validated: { id: 6 } } };
    expect((await get('/ai-request/1')).body).toMatchObject({ data: { json: extracted } });
    expect(JSON.stringify((await get('/ai-request/bare-1')).body)).not.toContain('extracted_data');
    expect(await (await post('/ai-request/extract', { data: {} })).json()).toMatchObject(extracted);
  });

  test('a chat, whole and in pieces, with the same content', async () => {
    const ask = { model: 'm', messages: [{ role: 'user', content: 'Write the key-takeaway section.' }] };
    const whole = await (await post('/v1/chat/completions', ask)).json();
    const { content } = whole.choices[0].message;
    expect(JSON.parse(content).output).toEqual(pageOutput(12, ''));
    expect(JSON.parse(content).title).not.toBe('');
    const text = await (await post('/v1/chat/completions', { ...ask, stream: true })).text();
    const events = text.split('\n\n').filter((line) => line !== '');
    expect(events.at(-1)).toBe('data: [DONE]');
    const pieces = events
      .slice(0, -1)
      .map((line) => JSON.parse(line.slice('data: '.length)).choices[0].delta.content);
    expect(pieces.filter((piece) => piece !== undefined).join('')).toBe(content);
    service.script({ call: 'chat', chat: { refusal: 'No.', finishReason: 'content_filter' } });
    const refused = await (await post('/v1/chat/completions', ask)).json();
    expect(refused.choices[0]).toMatchObject({
      message: { content: null, refusal: 'No.' },
      finish_reason: 'content_filter',
    });
    expect(await get('/v1/models')).toMatchObject({ body: { data: [{ id: 'palmleaf-reference' }] } });
  });
});

describe('another origin’s page', () => {
  const origin = 'https://palmleaf.example';

  test('may send its headers, cookies and see Retry-After', async () => {
    const preflight = await fetch(service.addresses.proxyUrl, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-request-id',
      },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,content-type,x-request-id',
    });
    const answer = await post('/proxy', { payload: { pageNumber: 1 } }, { origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(service.calls('page')).toHaveLength(1);
  });

  test('is refused on demand, before or after', async () => {
    service.script([
      { call: 'page', cors: 'refuse-preflight', times: 1 },
      { call: 'page', cors: 'omit', times: 1 },
    ]);
    const headers = { origin, 'access-control-request-method': 'POST' };
    const preflight = () => fetch(service.addresses.proxyUrl, { method: 'OPTIONS', headers });
    expect((await preflight()).headers.has('access-control-allow-origin')).toBe(false);
    expect((await preflight()).headers.get('access-control-allow-origin')).toBe(origin);
    const answers = [1, 2].map(() => post('/proxy', { payload: { pageNumber: 1 } }, { origin }));
    const allowed = (await Promise.all(answers)).map(({ headers: of }) =>
      of.has('access-control-allow-origin'),
    );
    expect(new Set(allowed)).toEqual(new Set([false, true]));
  });
});

describe('rules', () => {
  test('count what they match: the second and third call for page 2', async () => {
    service.script({ call: 'page', pageNumber: 2, nth: 2, times: 2, status: 503 });
    const statuses: number[] = [];
    for (const page of [2, 1, 2, 2, 2]) statuses.push((await askPage(page)).status);
    expect(statuses).toEqual([200, 200, 503, 503, 200]);
  });

  test('the first that matches counts, and a rule can be taken away', async () => {
    const undo = service.script({ status: 500 });
    service.script({ call: 'page', status: 418 });
    expect((await askPage(1)).status).toBe(500);
    undo();
    expect((await askPage(1)).status).toBe(418);
    service.reset();
    expect((await askPage(1)).status).toBe(200);
  });

  test('a gate holds until it is opened, and the log shows who waits', async () => {
    service.script({ call: 'page', gate: 'g' });
    const answers = [askPage(1), askPage(2)];
    await service.until(({ concurrent }) => concurrent === 2);
    expect(service.log.map(({ outcome }) => outcome)).toEqual(['pending', 'pending']);
    service.openGate('g');
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all(answers.map(async (answer) => (await answer).text()));
    await expect.poll(() => service.log.map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
  });

  test('headers, body and delay', async () => {
    service.script({
      call: 'page',
      status: 429,
      headers: { 'Retry-After': '3' },
      body: { message: 'slow' },
      delayMs: 40,
    });
    const start = performance.now();
    const answer = await askPage(1);
    expect(performance.now() - start).toBeGreaterThanOrEqual(39);
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      429,
      '3',
      { message: 'slow' },
    ]);
  });
});

describe('the worker’s call', () => {
  const http = () => createHttp({ fetch, time: realTime, trusted: [service.addresses.proxyUrl] });
  const call = (more: Partial<HttpCall> = {}) =>
    http()({
      url: service.addresses.proxyUrl,
      method: 'POST',
      requestId: 'r',
      token: 't',
      body: { payload: { pageNumber: 1 } },
      timeoutMs: 5000,
      signal: new AbortController().signal,
      ...more,
    });

  test.each<[Rule, Record<string, unknown>, outcome: string]>([
    [{}, { ok: true, status: 200 }, 'answered'],
    [{ drop: 'before-headers' }, { class: 'unreachable' }, 'dropped'],
    [{ drop: 'after-headers' }, { class: 'transient', reason: 'broken-off' }, 'dropped'],
    [{ drop: 'mid-body' }, { class: 'transient', reason: 'broken-off' }, 'dropped'],
    [{ stall: 'before-headers' }, { class: 'transient', reason: 'timeout' }, 'abandoned'],
    [{ stall: 'after-headers' }, { class: 'transient', reason: 'timeout' }, 'abandoned'],
    [{ stall: 'mid-body' }, { class: 'transient', reason: 'timeout' }, 'abandoned'],
    [{ stall: 'dribble', byteMs: 10 }, { class: 'transient', reason: 'timeout' }, 'abandoned'],
    [{ delayMs: 1000 }, { class: 'transient', reason: 'timeout' }, 'abandoned'],
    [{ truncate: 10 }, { ok: true, text: '{"result":' }, 'answered'],
    [{ status: 401 }, { class: 'unauthorised', statusText: 'Unauthorized' }, 'answered'],
    [
      { status: 503, headers: { 'retry-after': '2' } },
      { class: 'transient', retryAfterMs: 2000 },
      'answered',
    ],
    [{ redirect: 'https://elsewhere.example/' }, { class: 'permanent', reason: 'redirected' }, 'answered'],
  ])('%j', async (rule, expected, outcome) => {
    service.script(rule);
    expect(await call(expected['reason'] === 'timeout' ? { timeoutMs: 150 } : {})).toMatchObject(expected);
    await expect.poll(() => service.log.map((entry) => entry.outcome)).toEqual([outcome]);
  });

  test('far more than anybody reads', async () => {
    service.script({ body: 'x'.repeat(3_000_000) });
    const answer = await call();
    expect(answer).toEqual({ ok: false, class: 'permanent', reason: 'too-large' });
  });

  test('ended by the caller, the service hears no more of it', async () => {
    service.script({ gate: 'never' });
    const stop = new AbortController();
    const pending = call({ signal: stop.signal });
    await service.until(() => true);
    stop.abort();
    expect(await pending).toEqual({ ok: false, class: 'cancelled' });
    await expect.poll(() => service.log[0]?.outcome).toBe('abandoned');
  });

  test('nobody listens there', async () => {
    const gone = await startService();
    await gone.close();
    expect(await call({ url: gone.addresses.proxyUrl })).toEqual({
      ok: false,
      class: 'unreachable',
    });
  });
});
