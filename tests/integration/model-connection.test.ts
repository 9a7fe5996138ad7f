/** 'Test connection' of a model: each thing that may stand in the way is told apart. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  isLocal,
  listModels,
  testModel,
  type ModelTestOptions,
} from '../../src-worker/engines/model/connection.ts';
import { realTime } from '../../src-worker/time.ts';
import type { ModelVerdict } from '../../src/shared/contract/model.ts';
import type { Rule } from '../service/rules.ts';
import { startService, type Service } from '../service/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterEach(() => service.reset());
afterAll(() => service.close());

const options = (more: Partial<ModelTestOptions> = {}): ModelTestOptions => ({
  language: 'en',
  fetch: (...given) => fetch(...given),
  time: realTime,
  key: null,
  origin: 'https://palmleaf.example',
  online: () => true,
  localNetwork: () => Promise.resolve(undefined),
  ...more,
});
const MODEL = 'palmleaf-reference';

test('a server that answers: its models, and that the chosen one writes', async () => {
  const report = await testModel({ baseUrl: service.modelUrl, model: MODEL }, options({ key: 'sk-1' }));
  expect(report).toMatchObject({ verdict: 'ok', models: [MODEL] });
  expect(service.calls('models')[0]?.headers['authorization']).toBe('Bearer sk-1');
  // Two words, and a third and the whole of a text as long as the longest page.
  expect(service.calls('chat')).toHaveLength(3);
});

test('without a model its list is enough', async () => {
  const report = await testModel({ baseUrl: `${service.modelUrl}/`, model: ' ' }, options());
  expect(report).toMatchObject({ verdict: 'no-model', models: [MODEL] });
  expect(service.calls('chat')).toEqual([]);
});

test('a server without a list can be used all the same', async () => {
  service.script({ call: 'models', status: 404 });
  expect(await testModel({ baseUrl: service.modelUrl, model: MODEL }, options())).toMatchObject({
    verdict: 'ok',
    models: [],
  });
});

test.each<[ModelVerdict, Rule, Partial<ModelTestOptions>]>([
  ['needs-key', { call: 'models', status: 401, body: { error: { message: 'No key' } } }, {}],
  ['wrong-key', { call: 'models', status: 401 }, { key: 'sk-1' }],
  ['wrong-key', { call: 'chat', status: 403 }, { key: 'sk-1' }],
  ['unknown-model', { call: 'chat', status: 404, body: { error: 'model "x" not found' } }, {}],
  ['not-openai', { call: 'chat', status: 405 }, {}],
  ['not-openai', { call: 'chat', body: '<html>', headers: { 'content-type': 'text/html' } }, {}],
  ['trouble', { call: 'chat', status: 503 }, {}],
  [
    'needs-credit',
    { call: 'chat', status: 402, body: { error: { message: 'Insufficient credits' } } },
    { key: 'sk-1' },
  ],
  [
    'needs-verification',
    {
      call: 'chat',
      status: 403,
      body: { error: { message: 'Your organization must be verified to use the model' } },
    },
    { key: 'sk-1' },
  ],
  ['redirected', { call: 'models', redirect: 'http://127.0.0.1:9/' }, {}],
  ['trouble', { call: 'chat', drop: 'mid-body' }, {}],
])('%s', async (verdict, rule, more) => {
  service.script(rule);
  expect(await testModel({ baseUrl: service.modelUrl, model: MODEL }, options(more))).toMatchObject({
    verdict,
  });
});

describe('nothing is heard', () => {
  const silent =
    (mayBeThere: boolean): typeof fetch =>
    (_address, init) =>
      init?.mode === 'no-cors' && mayBeThere
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch'));

  test.each<[ModelVerdict, string, Partial<ModelTestOptions>]>([
    ['not-allowed', 'http://localhost:11434/v1', { fetch: silent(true) }],
    // A service of others: nobody here can let this page in.
    ['needs-gateway', 'https://api.example/v1', { fetch: silent(true) }],
    ['unreachable', 'http://localhost:11434/v1', { fetch: silent(false) }],
    [
      'local-network',
      'http://localhost:11434/v1',
      { fetch: silent(false), localNetwork: () => Promise.resolve('denied') },
    ],
    [
      'unreachable',
      'http://localhost:11434/v1',
      {
        fetch: silent(false),
        origin: 'http://localhost:4173',
        localNetwork: () => Promise.resolve('denied'),
      },
    ],
    ['offline', 'https://api.example/v1', { fetch: silent(false), online: () => false }],
    ['unreachable', 'http://localhost:11434/v1', { fetch: silent(false), online: () => false }],
    ['insecure', 'http://192.168.1.4:11434/v1', {}],
    ['invalid-address', 'localhost:11434', {}],
  ])('%s: %s', async (verdict, baseUrl, more) => {
    expect(await testModel({ baseUrl, model: MODEL }, options(more))).toMatchObject({ verdict });
  });
});

test.each<[string, unknown, string[]]>([
  ['of the protocol', { data: [{ id: 'b' }, { id: 'a' }, { id: 'a' }] }, ['a', 'b']],
  ['of Ollama', { models: [{ name: 'qwen3' }] }, ['qwen3']],
  ['of bare names', ['x', 7, ''], ['x']],
])('a list %s', async (_name, body, models) => {
  service.script({ call: 'models', body });
  expect(await listModels(service.modelUrl, options())).toEqual({ ok: true, models });
});

test.each([
  ['http://localhost:1234', true],
  ['http://127.0.0.1/v1', true],
  ['http://[::1]:8000', true],
  ['http://my-laptop.local', true],
  ['http://10.0.0.7', true],
  ['http://172.20.1.1', true],
  ['http://172.32.1.1', false],
  ['https://api.openai.com/v1', false],
  ['nothing', false],
])('%s is near: %s', (address, near) => expect(isLocal(address)).toBe(near));

describe('how much it takes at once', () => {
  /** A server that drops what its window does not hold, without a word. */
  const counting =
    (window: number): typeof fetch =>
    async (address, init) => {
      const answer = await fetch(address, init);
      if (!answer.url.endsWith('/chat/completions')) return answer;
      const text = await answer.text();
      return new Response(
        text.replaceAll(
          /"prompt_tokens":(\d+)/gu,
          (_all, count) => `"prompt_tokens":${Math.min(window, Number(count))}`,
        ),
        answer,
      );
    };

  test.each<[number, ModelVerdict, 'whole' | 'short' | undefined]>([
    [100_000, 'ok', 'whole'],
    [4096, 'short-window', 'short'],
    [2048, 'small-window', undefined],
  ])('a window of %i that drops the rest silently: %s', async (window, verdict, size) => {
    const sizes: string[] = [];
    const report = await testModel(
      { baseUrl: service.modelUrl, model: MODEL },
      options({ fetch: counting(window), onWindow: (found) => sizes.push(found) }),
    );
    expect(report).toMatchObject({ verdict, ...(verdict === 'ok' ? {} : { window }) });
    expect(sizes).toEqual(size === undefined ? [] : [size]);
  });

  test('in Thai, and as the server says it', async () => {
    const error = {
      code: 400,
      message: 'the request exceeds the available context size',
      type: 'exceed_context_size_error',
      n_prompt_tokens: 5400,
      n_ctx: 4096,
    };
    service.script({ call: 'chat', nth: 3, status: 400, body: { error } });
    const report = await testModel({ baseUrl: service.modelUrl, model: MODEL }, options({ language: 'th' }));
    expect(report).toMatchObject({ verdict: 'short-window' });
    const [, third, whole] = service.calls('chat').map(({ body }) => JSON.stringify(body));
    expect(whole?.length).toBeGreaterThan(2.5 * (third?.length ?? 0));
    expect(third).toMatch(/[ก-๛]/u);
  });
});
