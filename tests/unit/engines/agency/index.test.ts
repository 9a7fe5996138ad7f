import { describe, expect, test } from 'vitest';
import { createAgencyEngine } from '../../../../src-worker/engines/agency/index.ts';
import type { SectionRequest } from '../../../../src-worker/engines/engine.ts';
import type { Failure } from '../../../../src/shared/domain/failure.ts';
import { emptyFormData, FORM_GROUPS } from '../../../../src/shared/domain/questionnaire.ts';
import { FakeTime } from '../../runs/fake-time.ts';

const request: SectionRequest = {
  proposalId: 'proposal_1_a',
  pageNumber: 19,
  formData: emptyFormData(),
  language: 'en',
  createdAt: '2026-01-31T08:00:00.000Z',
  requestId: 'f00d',
  earlier: new Map(),
};
const addresses = {
  proxyUrl: 'https://agency.example/proxy',
  workflowUrl: 'https://flows.example/hook',
  ragAgentUrl: 'https://rag.example/agent',
};
const good = JSON.stringify({ result: '{"summary":"Done","keyBenefits":[]}' });

function setUp(answer: (call: number) => Promise<Response>, tokens: (string | null)[] = []) {
  const time = new FakeTime();
  const sent: { url: string; init: RequestInit }[] = [];
  const engine = createAgencyEngine({
    addresses,
    limits: { pageCallTimeoutMs: 60_000 },
    session: () => Promise.resolve({ token: tokens.shift() ?? null }),
    fetch: (input, init = {}) => {
      sent.push({ url: input instanceof Request ? input.url : input.toString(), init });
      return answer(sent.length);
    },
    time,
  });
  const write = () => engine.writeSection(request, new AbortController().signal);
  return { engine, time, sent, write };
}
const answering = (body: string, init: ResponseInit = {}) =>
  setUp(() => Promise.resolve(new Response(body, init)));

test('asks the proxy as the contract says', async () => {
  const { write, sent, engine } = answering(good);
  expect(await write()).toEqual({
    ok: true,
    section: { type: 'conclusion', title: '', output: { summary: 'Done', keyBenefits: [] }, evidence: [] },
  });
  expect([engine.id, engine.remote]).toEqual(['agency', true]);
  const [{ url, init } = { url: '', init: {} }] = sent;
  expect(url).toBe(addresses.proxyUrl);
  const groups = Object.fromEntries(FORM_GROUPS.map((group) => [group, request.formData[group]]));
  expect(JSON.parse(typeof init.body === 'string' ? init.body : '')).toEqual({
    url: addresses.workflowUrl,
    method: 'POST',
    payload: {
      proposal_id: 'proposal_1_a',
      pageNumber: 19,
      ...groups,
      submittedAt: '2026-01-31T08:00:00.000Z',
      request_id: 'f00d',
      proxy_url: addresses.proxyUrl,
      rag_agent_url: addresses.ragAgentUrl,
    },
  });
});

test('reads the token afresh for each try, under the same request id', async () => {
  const { write, sent } = setUp(() => Promise.resolve(new Response(good)), ['old', 'renewed', null]);
  for (let tries = 0; tries < 3; tries += 1) await write();
  const headers = sent.map(({ init }) => new Headers(init.headers));
  expect(headers.map((of) => of.get('authorization'))).toEqual(['Bearer old', 'Bearer renewed', null]);
  expect(headers.map((of) => of.get('x-request-id'))).toEqual(['f00d', 'f00d', 'f00d']);
});

describe('failures', () => {
  test.each<{ name: string; answer: () => Promise<Response>; failure: Partial<Failure> }>([
    {
      name: 'not reached',
      answer: () => Promise.reject(new TypeError('Failed to fetch')),
      failure: { kind: 'network', reason: { code: 'network-error' }, retryable: true },
    },
    {
      name: 'a network’s sign-in page in its place',
      answer: () => Promise.resolve(new Response('\n<!DOCTYPE html><title>Hotel Wi-Fi</title>')),
      failure: { kind: 'network', reason: { code: 'network-error' }, retryable: true },
    },
    {
      name: 'an error with a message',
      answer: () => Promise.resolve(new Response('{"message":"boom"}', { status: 500 })),
      failure: {
        kind: 'service',
        reason: { code: 'proxy-error', status: 500, said: 'boom' },
        retryable: true,
      },
    },
    {
      name: 'an error without one',
      answer: () => Promise.resolve(new Response('', { status: 404 })),
      failure: {
        kind: 'service',
        reason: { code: 'proxy-error', status: 404, said: 'Not Found' },
        retryable: false,
      },
    },
    {
      name: 'a wish to be left alone',
      answer: () => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '9' } })),
      failure: {
        kind: 'service',
        reason: { code: 'proxy-error', status: 429, said: 'Too Many Requests' },
        retryAfterMs: 9000,
      },
    },
    {
      name: 'nobody is signed in',
      answer: () => Promise.resolve(new Response('{"error":"who are you"}', { status: 401 })),
      failure: {
        kind: 'needs-sign-in',
        reason: { code: 'proxy-error', status: 401, said: 'who are you' },
        retryable: false,
      },
    },
    {
      name: 'sent on elsewhere',
      answer: () =>
        Promise.resolve(new Response('', { status: 307, headers: { location: 'https://x.example' } })),
      failure: { kind: 'invalid', reason: { code: 'proxy-redirected' }, retryable: false },
    },
    {
      name: 'far too much',
      answer: () => Promise.resolve(new Response('x'.repeat(5_000_000))),
      failure: { kind: 'invalid', reason: { code: 'proxy-too-large' }, retryable: false },
    },
    {
      name: 'garbage',
      answer: () => Promise.resolve(new Response('%PDF-1.7')),
      failure: { kind: 'invalid', reason: { code: 'proxy-not-json' }, retryable: true },
    },
  ])('$name', async ({ answer, failure }) => {
    expect(await setUp(answer).write()).toMatchObject({ ok: false, failure });
  });

  test('no answer within 60 s', async () => {
    const { write, time } = setUp(() => new Promise(() => undefined));
    expect(await time.through(write())).toMatchObject({
      ok: false,
      failure: { kind: 'timeout', retryable: true },
    });
    expect(time.monotonic()).toBe(60_000);
  });
});

describe('a page that came as prose', () => {
  const prose = '# Next steps\n\nWe begin in June.';
  const page = (): Response => new Response(JSON.stringify({ result: prose }));
  const failure = { kind: 'invalid', reason: { code: 'output-no-json' }, retryable: true };

  test.each<[string, unknown]>([
    ['an object', { summary: 'We begin in June.' }],
    ['a text', '```json\n{"summary":"We begin in June."}\n```'],
  ])('is asked for its structure once, which comes as %s', async (_name, data) => {
    const { write, sent } = setUp(
      async (call) => (call === 1 ? page() : new Response(JSON.stringify({ data }))),
      ['first', 'second'],
    );
    expect(await write()).toMatchObject({ ok: true, section: { output: { summary: 'We begin in June.' } } });
    const [, { url, init } = { url: '', init: {} }] = sent;
    expect([sent.length, url, init.method]).toEqual([2, `${addresses.proxyUrl}/extract-structure`, 'POST']);
    const headers = new Headers(init.headers);
    expect([headers.get('x-request-id'), headers.get('authorization')]).toEqual(['f00d', 'Bearer second']);
    expect(JSON.parse(typeof init.body === 'string' ? init.body : '')).toEqual({
      markdown_content: prose,
      extraction_schema: 'export_structure',
      validate_business_types: true,
      strict_mode: false,
      url: addresses.workflowUrl,
    });
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['is refused', () => new Response('', { status: 404 })],
    ['fails', () => new Response('{"message":"boom"}', { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['holds nothing of the page', () => new Response('{"data":{"markdown_content":"x"}}')],
    ['is prose again', () => new Response('{"data":"Sorry."}')],
    ['is no JSON', () => new Response('Sorry.')],
  ])('keeps the reason of the page when that %s', async (_name, answer) => {
    const { write, sent } = setUp(async (call) => (call === 1 ? page() : answer()));
    expect(await write()).toEqual({ ok: false, failure });
    expect(sent).toHaveLength(2);
  });

  test('is not asked for when the page was cut off', async () => {
    const { write, sent } = answering(JSON.stringify({ result: '{"summary":"We be' }));
    expect(await write()).toMatchObject({ failure: { reason: { code: 'output-truncated' } } });
    expect(sent).toHaveLength(1);
  });

  test('an end of the run ends that call too', async () => {
    const stop = new AbortController();
    const { engine } = setUp((call) => {
      if (call === 1) return Promise.resolve(page());
      stop.abort();
      return new Promise(() => undefined);
    });
    expect(await engine.writeSection(request, stop.signal)).toMatchObject({ failure: { kind: 'cancelled' } });
  });
});
