import { describe, expect, test } from 'vitest';
import { createHttp, type HttpCall } from '../../../src-worker/services/http.ts';
import { FakeTime, turn } from '../runs/fake-time.ts';

const URL = 'https://agency.example/proxy';

interface Sent {
  url: string;
  init: RequestInit;
}

function setUp(answer: (sent: Sent) => Promise<Response>, trusted: readonly string[] = [URL]) {
  const time = new FakeTime();
  const sent: Sent[] = [];
  const http = createHttp({
    time,
    trusted,
    fetch: (input, init = {}) => {
      const one = { url: input instanceof Request ? input.url : input.toString(), init };
      sent.push(one);
      return answer(one);
    },
  });
  const call = (more: Partial<HttpCall> = {}) =>
    http({
      url: URL,
      method: 'POST',
      requestId: 'id-1',
      token: 'abc',
      body: { a: 1 },
      timeoutMs: 1000,
      signal: new AbortController().signal,
      ...more,
    });
  return { time, sent, call };
}
const answering = (body: string, init: ResponseInit = {}) =>
  setUp(() => Promise.resolve(new Response(body, init)));
const headersOf = ({ init }: Sent): Headers => new Headers(init.headers);

/** A body whose pieces the test sends. */
function slowBody() {
  const made: { controller?: ReadableStreamDefaultController<Uint8Array>; cancelled: boolean } = {
    cancelled: false,
  };
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (made.controller = controller),
    cancel: () => void (made.cancelled = true),
  });
  return {
    stream,
    push: (text: string) => made.controller?.enqueue(new TextEncoder().encode(text)),
    fail: () => made.controller?.error(new TypeError('terminated')),
    isCancelled: () => made.cancelled,
  };
}

describe('what is sent', () => {
  test('headers, cookies and the token, to the configured origin', async () => {
    const { call, sent } = answering('{}');
    await call();
    const [one] = sent;
    expect(one?.init).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      credentials: 'include',
      redirect: 'manual',
      cache: 'no-store',
    });
    expect(Object.fromEntries(one === undefined ? [] : headersOf(one))).toEqual({
      'content-type': 'application/json',
      'x-request-id': 'id-1',
      authorization: 'Bearer abc',
    });
  });

  test('no token, no header; no body, none', async () => {
    const { call, sent } = answering('{}');
    await call({ token: null, body: undefined, method: 'GET' });
    const [one] = sent;
    expect(one !== undefined && headersOf(one).has('authorization')).toBe(false);
    expect(one?.init.body).toBeUndefined();
  });

  test.each([
    'https://agency.example.evil.example/',
    'http://agency.example/proxy',
    'https://agency.example:444/',
  ])('neither token nor cookies go to another origin: %s', async (url) => {
    const { call, sent } = answering('{}');
    await call({ url });
    const [one] = sent;
    expect(one !== undefined && headersOf(one).has('authorization')).toBe(false);
    expect(one?.init.credentials).toBe('omit');
  });

  test.each(['', 'proxy', 'javascript:alert(1)', 'file:///etc/passwd'])(
    '%j is no address: nothing is sent',
    async (url) => {
      const { call, sent } = answering('{}');
      expect(await call({ url })).toEqual({ ok: false, class: 'permanent', reason: 'bad-address' });
      expect(sent).toEqual([]);
    },
  );
});

describe('what comes back', () => {
  test.each<[number, Record<string, unknown>]>([
    [200, { ok: true, text: 'body' }],
    [202, { ok: true, status: 202 }],
    [302, { ok: false, class: 'permanent', reason: 'redirected' }],
    [400, { class: 'permanent', reason: 'status', statusText: 'Bad Request', text: 'body' }],
    [401, { class: 'unauthorised', status: 401 }],
    [403, { class: 'unauthorised', status: 403 }],
    [404, { class: 'permanent' }],
    [408, { class: 'transient', statusText: 'Request Timeout' }],
    [413, { class: 'permanent', statusText: 'Content Too Large' }],
    [418, { class: 'permanent', statusText: 'Unknown Status' }],
    [425, { class: 'transient' }],
    [429, { class: 'transient' }],
    [500, { class: 'transient', statusText: 'Internal Server Error' }],
    [503, { class: 'transient', reason: 'status' }],
  ])('%i', async (status, expected) => {
    expect(await answering('body', { status }).call()).toMatchObject(expected);
  });

  test('the service’s own words for its status', async () => {
    expect(await answering('', { status: 500, statusText: 'On Fire' }).call()).toMatchObject({
      statusText: 'On Fire',
    });
  });

  test('an empty answer is an answer', async () => {
    const { call } = setUp(() => Promise.resolve(new Response(null, { status: 200 })));
    expect(await call()).toEqual({ ok: true, status: 200, text: '' });
  });

  test('a browser’s hidden redirect', async () => {
    const { call } = setUp(() => {
      const response = new Response(null);
      Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
      return Promise.resolve(response);
    });
    expect(await call()).toEqual({ ok: false, class: 'permanent', reason: 'redirected' });
  });

  test('a character in two pieces stays one', async () => {
    const bytes = new TextEncoder().encode('"ก"');
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 2));
        controller.enqueue(bytes.subarray(2));
        controller.close();
      },
    });
    const { call } = setUp(() => Promise.resolve(new Response(body)));
    expect(await call()).toMatchObject({ text: '"ก"' });
  });

  test('not reached', async () => {
    const { call } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await call()).toEqual({ ok: false, class: 'unreachable' });
  });

  test('more than is read', async () => {
    const { call } = answering('x'.repeat(2000));
    expect(await call({ maxBytes: 1999 })).toEqual({ ok: false, class: 'permanent', reason: 'too-large' });
    expect(await call({ maxBytes: 2000 })).toMatchObject({ ok: true });
  });

  test('a body that breaks off', async () => {
    const body = slowBody();
    const { call } = setUp(() => Promise.resolve(new Response(body.stream)));
    const pending = call();
    await turn();
    body.push('{"res');
    await turn();
    body.fail();
    expect(await pending).toEqual({ ok: false, class: 'transient', reason: 'broken-off' });
  });
});

describe('the deadline', () => {
  const timeout = { ok: false, class: 'transient', reason: 'timeout' };

  test('ends a call without an answer, also of a fetch that does not heed its signal', async () => {
    const { call, time, sent } = setUp(() => new Promise(() => undefined));
    expect(await time.through(call())).toEqual(timeout);
    expect(time.monotonic()).toBe(1000);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  test('covers the body', async () => {
    const body = slowBody();
    const { call, time } = setUp(() => Promise.resolve(new Response(body.stream)));
    const pending = call();
    await turn();
    body.push('{');
    expect(await time.through(pending)).toEqual(timeout);
    expect(body.isCancelled()).toBe(true);
  });

  test('is judged by the clock where timers are late', async () => {
    const body = slowBody();
    let clock = 0;
    const http = createHttp({
      time: { now: () => new Date(), monotonic: () => clock, sleep: () => new Promise(() => undefined) },
      trusted: [URL],
      fetch: () => Promise.resolve(new Response(body.stream)),
    });
    const signal = new AbortController().signal;
    const pending = http({ url: URL, method: 'GET', requestId: '', token: null, timeoutMs: 1000, signal });
    await turn();
    clock = 1001;
    body.push('{');
    expect(await pending).toEqual(timeout);
  });
});

describe('the caller', () => {
  test('ends it at any moment', async () => {
    const stop = new AbortController();
    const { call } = setUp(() => new Promise(() => undefined));
    const pending = call({ signal: stop.signal });
    stop.abort();
    expect(await pending).toEqual({ ok: false, class: 'cancelled' });
  });

  test('and nothing is sent when it was ended before', async () => {
    const { call, sent } = answering('{}');
    expect(await call({ signal: AbortSignal.abort() })).toEqual({ ok: false, class: 'cancelled' });
    expect(sent).toEqual([]);
  });
});
