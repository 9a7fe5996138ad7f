/** The model engine against a chat endpoint over real HTTP. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createModelEngine } from '../../src-worker/engines/model/index.ts';
import type { SectionRequest } from '../../src-worker/engines/engine.ts';
import { createPlanner } from '../../src-worker/engines/planner/index.ts';
import { realTime } from '../../src-worker/time.ts';
import { PAGES } from '../../src/shared/domain/pages.ts';
import type { Section } from '../../src/shared/domain/sections.ts';
import { pageOutput } from '../service/content.ts';
import { field } from '../service/json.ts';
import type { Rule } from '../service/rules.ts';
import { startService, type Service } from '../service/service.ts';
import { BRIEF_CREATED_AT, readBrief } from '../fixtures/briefs.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterEach(() => service.reset());
afterAll(() => service.close());

const { formData, language } = readBrief('coffee-roaster-en');
const planner = createPlanner();
const never = new AbortController().signal;

const draft = (request: SectionRequest): Promise<Section | undefined> => planner.page(request);

function setUp({ key = null, limits = {} }: { key?: string | null; limits?: object } = {}) {
  const remembered = new Map<string, unknown>();
  const engine = createModelEngine({
    endpoint: {
      baseUrl: service.modelUrl,
      model: 'reference',
      limits: { firstTokenMs: 5000, silenceMs: 5000, totalMs: 10_000, ...limits },
    },
    key: () => Promise.resolve(key),
    capabilities: {
      read: (name) => Promise.resolve(remembered.get(name)),
      write: async (name, found) => void remembered.set(name, found),
    },
    plan: planner,
    fetch: (...given) => fetch(...given),
    time: realTime,
  });
  const write = (pageNumber: number, more: Partial<SectionRequest> = {}, signal = never) =>
    engine.writeSection(
      {
        proposalId: 'proposal_1',
        pageNumber,
        formData,
        language,
        createdAt: BRIEF_CREATED_AT,
        requestId: 'request',
        earlier: new Map(),
        ...more,
      },
      signal,
    );
  return { engine, remembered, write };
}

const base: SectionRequest = {
  proposalId: '',
  pageNumber: 1,
  formData,
  language,
  createdAt: BRIEF_CREATED_AT,
  requestId: '',
  earlier: new Map(),
};

const chat = (rule: Partial<Rule>): Rule => ({ call: 'chat', ...rule });
const bodies = (): unknown[] => service.calls('chat').map(({ body }) => body);
const formats = (): unknown[] => bodies().map((body) => field(field(body, 'response_format'), 'type'));
const good = (pageNumber: number): string =>
  JSON.stringify({ title: 'A headline', output: pageOutput(pageNumber, '') });

describe('a willing endpoint', () => {
  test('writes every page by the schema of its section, as the text comes', async () => {
    const { write } = setUp({ key: 'sk-secret' });
    for (const { pageNumber, type } of PAGES) {
      const seen: string[] = [];
      const answer = await write(pageNumber, { onText: (text) => seen.push(text) });
      if (!answer.ok) throw new Error(answer.failure.reason.code);
      expect(answer.section.type).toBe(type);
      expect(answer.section.output).toEqual(pageOutput(pageNumber, ''));
      expect(JSON.parse(seen.at(-1) ?? '')).toMatchObject({ output: pageOutput(pageNumber, '') });
      expect(answer.section['written']).toMatchObject({
        model: 'reference',
        promptTokens: expect.any(Number),
      });
    }
    expect(formats()).toEqual(PAGES.map(() => 'json_schema'));
    for (const { headers } of service.calls('chat'))
      expect(headers).toMatchObject({ authorization: 'Bearer sk-secret' });
  });

  test('shows the text piece by piece', async () => {
    service.script(chat({ chat: { pieces: ['{"title":"A', ' headline"', '}'], pieceMs: 20 } }));
    const seen: string[] = [];
    await setUp().write(3, { onText: (text) => seen.push(text) });
    expect(seen.slice(0, 3)).toEqual(['{"title":"A', '{"title":"A headline"', '{"title":"A headline"}']);
  });

  test('is asked without a key where there is none', async () => {
    await setUp().write(1);
    expect(service.calls('chat')[0]?.headers).not.toHaveProperty('authorization');
  });

  test('is told what the plan has settled, and what earlier pages decided', async () => {
    const earlier = await draft({
      proposalId: '',
      pageNumber: 13,
      formData,
      language,
      createdAt: BRIEF_CREATED_AT,
      requestId: '',
      earlier: new Map(),
    });
    if (earlier === undefined) throw new Error('no draft');
    await setUp().write(15, { earlier: new Map([[13, earlier]]) });
    const asked = JSON.stringify(bodies()[0]);
    expect(asked).toContain('360,000 THB');
    expect(asked).toContain(earlier.title);
    expect(asked).toContain(formData.clientInfo.companyName);
  });
});

describe('an endpoint that can do less', () => {
  const refusing = (what: string): Rule =>
    chat({ status: 400, body: { error: { message: what } }, times: 1 });

  test('json_schema, then json_object, then prose: found once and remembered', async () => {
    const { write, remembered } = setUp();
    service.script([
      refusing("'response_format.type' must be 'text' or 'json_object'"),
      chat({ status: 400, body: { error: 'response_format is not supported' }, nth: 2, times: 1 }),
    ]);
    expect((await write(3)).ok).toBe(true);
    expect(formats()).toEqual(['json_schema', 'json_object', undefined]);
    expect([...remembered.values()]).toEqual([{ format: 'prose', stream: true, usage: true, size: 'whole' }]);
    expect((await write(4)).ok).toBe(true);
    expect(formats().slice(3)).toEqual([undefined]);
    // Where nothing enforces the shape, the prompt shows it.
    expect(JSON.stringify(bodies().at(-1))).toContain('Shape of the answer');
  });

  test('no stream_options, and no streaming', async () => {
    const { write, remembered } = setUp();
    service.script([
      refusing('Unknown parameter: stream_options'),
      chat({ status: 422, body: { detail: 'streaming is not supported' }, nth: 2, times: 1 }),
    ]);
    const answer = await write(3);
    expect(answer.ok).toBe(true);
    expect([...remembered.values()]).toEqual([
      { format: 'json_schema', stream: false, usage: false, size: 'whole' },
    ]);
  });

  test('streams as text/plain in one chunk', async () => {
    const lines = [
      { choices: [{ delta: { content: good(3).slice(0, 50) } }] },
      { choices: [{ delta: { content: good(3).slice(50) }, finish_reason: 'stop' }] },
    ];
    const body = `${lines.map((line) => `data: ${JSON.stringify(line)}`).join('\n\n')}\n\ndata: [DONE]`;
    service.script(chat({ headers: { 'content-type': 'text/plain' }, body }));
    const answer = await setUp().write(3);
    if (!answer.ok) throw new Error(answer.failure.reason.code);
    expect(answer.section.output).toEqual(pageOutput(3, ''));
    expect(answer.section.title).toBe('A headline');
    expect(answer.section['written']).toMatchObject({ estimated: true });
  });

  test('answers whole when it was asked to stream', async () => {
    const message = { role: 'assistant', content: good(3) };
    service.script(chat({ body: { choices: [{ message, finish_reason: 'stop' }] } }));
    expect((await setUp().write(3)).ok).toBe(true);
  });

  test('thinks aloud before it writes', async () => {
    const pieces = [{ reasoning_content: 'Hm. {"title": 1}' }, { content: good(3) }];
    const lines = pieces.map((delta) => ({ choices: [{ delta }] }));
    const body = [...lines.map((line) => JSON.stringify(line)), '[DONE]'].map((data) => `data: ${data}\n\n`);
    service.script(chat({ headers: { 'content-type': 'text/event-stream' }, body: body.join('') }));
    const answer = await setUp().write(3);
    expect(answer).toMatchObject({ ok: true, section: { title: 'A headline' } });
  });
});

describe('an answer that is not the page', () => {
  test('is asked for once more with what was wrong', async () => {
    const { objectives, ...rest } = pageOutput(3, '') ?? {};
    expect(objectives).toBeDefined();
    service.script([
      chat({ chat: JSON.stringify({ title: '', output: rest }), times: 1 }),
      chat({ chat: good(3), nth: 2 }),
    ]);
    expect((await setUp().write(3)).ok).toBe(true);
    const messages = field(bodies()[1], 'messages');
    expect(JSON.stringify(messages)).toContain('output.objectives');
    expect(Array.isArray(messages) && messages.length).toBe(4);
  });

  test('and given up after that', async () => {
    service.script(chat({ chat: 'Once upon a time there was a proposal.' }));
    const answer = await setUp().write(3);
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'invalid', retryable: false } });
    expect(bodies()).toHaveLength(2);
  });

  test('is taken where it is JSON among prose, fences and thoughts', async () => {
    service.script(chat({ chat: `<think>well</think>Here it is:\n\`\`\`json\n${good(3)}\n\`\`\`\nEnjoy!` }));
    const answer = await setUp().write(3);
    if (!answer.ok) throw new Error(answer.failure.reason.code);
    expect(answer.section.output).toEqual(pageOutput(3, ''));
  });
});

describe('an answer that its length limit ended', () => {
  const cut = (content: string, finishReason = 'length'): Partial<Rule> => ({
    chat: { content, finishReason },
    times: 1,
  });

  test.each(['length', 'max_tokens', 'MAX_TOKENS', 'model_length', 'max_output_tokens', 'token_limit'])(
    'is asked for again with more room, for less: %s',
    async (word) => {
      service.script([chat(cut(good(3), word)), chat({ chat: good(3), nth: 2 })]);
      expect((await setUp().write(3)).ok).toBe(true);
      const [first, second] = bodies();
      expect([field(first, 'max_tokens'), field(second, 'max_tokens')]).toEqual([undefined, 8192]);
      const messages = field(second, 'messages');
      expect(Array.isArray(messages) && messages.length).toBe(2);
      expect(JSON.stringify(messages)).toContain('cut off');
    },
  );

  test('is no page when it is cut off again', async () => {
    service.script(chat({ chat: { content: good(8), finishReason: 'length' } }));
    expect(await setUp().write(8)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', retryable: false, reason: { code: 'output-cut-off' } },
    });
    expect(bodies()).toHaveLength(2);
  });

  test('is asked for without the room where the endpoint refuses that', async () => {
    const message = 'max_tokens is too large: 8192. This model supports at most 4096.';
    service.script([
      chat(cut(good(3))),
      chat({ status: 400, body: { error: { message } }, nth: 2, times: 1 }),
    ]);
    expect((await setUp().write(3)).ok).toBe(true);
    expect(bodies().map((body) => field(body, 'max_tokens'))).toEqual([undefined, 8192, undefined]);
  });

  test('is lost where the server itself stopped in the middle', async () => {
    service.script(chat(cut(good(3), 'insufficient_system_resource')));
    expect(await setUp().write(3)).toMatchObject({
      ok: false,
      failure: { kind: 'interrupted', retryable: true },
    });
  });
});

describe('less than the prompt asks for', () => {
  const page = (number: number, change: object, title = 'A headline'): string =>
    JSON.stringify({ title, output: { ...pageOutput(number, ''), ...change } });
  const items = (number: number, name: string): unknown[] => {
    const list = field(pageOutput(number, ''), name);
    return Array.isArray(list) ? list : [];
  };

  test.each<[string, number, string, string]>([
    ['one of five stages', 8, page(8, { stages: items(8, 'stages').slice(0, 1) }), 'at least 5 items, not 1'],
    ['two strategies', 13, page(13, { strategies: items(13, 'strategies').slice(2) }), 'at least 3 items'],
    [
      'a strategy with a title only',
      13,
      page(13, { strategies: [...items(13, 'strategies').slice(0, 2), { title: 'Third' }] }),
      'output.strategies.2.rationale',
    ],
  ])('%s: asked for again, and no page in the end', async (_name, number, answer, problem) => {
    service.script([chat({ chat: answer, times: 1 }), chat({ chat: good(number), nth: 2, times: 1 })]);
    expect((await setUp().write(number)).ok).toBe(true);
    expect(JSON.stringify(bodies()[1])).toContain(problem);
    service.reset();
    service.script(chat({ chat: answer }));
    expect(await setUp().write(number)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });

  test.each<[string, number, string, string]>([
    ['no headline', 3, page(3, {}, ' '), 'title: must not be empty'],
    [
      'a channel without its row',
      17,
      page(17, { audienceMatrix: items(17, 'audienceMatrix').slice(3) }),
      'at least',
    ],
  ])('%s: asked for again, and taken as it is in the end', async (_name, number, answer, problem) => {
    service.script(chat({ chat: answer }));
    expect((await setUp().write(number)).ok).toBe(true);
    expect(bodies()).toHaveLength(2);
    expect(JSON.stringify(bodies()[1])).toContain(problem);
  });
});

describe('what goes wrong', () => {
  const failing = async (rule: Rule, limits: object = {}) => {
    service.script(rule);
    const answer = await setUp({ limits }).write(3);
    return answer.ok ? undefined : answer.failure;
  };

  test.each<[string, Partial<Rule>, object, object]>([
    [
      'a wrong key',
      { status: 401, body: { error: { message: 'Incorrect API key' } } },
      {},
      { kind: 'needs-key', retryable: false },
    ],
    [
      'an unknown model',
      { status: 404, body: { error: { message: 'model "x" not found' } } },
      {},
      {
        kind: 'needs-model',
        retryable: false,
        reason: { code: 'model-error', status: 404, said: 'model "x" not found' },
      },
    ],
    [
      'too many calls',
      { status: 429, headers: { 'retry-after': '7' } },
      {},
      { kind: 'rate-limited', retryable: true, retryAfterMs: 7000 },
    ],
    [
      'too many calls, with the wait in words',
      { status: 429, body: { error: { message: 'Rate limit reached. Please try again in 1m7s.' } } },
      {},
      { kind: 'rate-limited', retryAfterMs: 67_000 },
    ],
    [
      'an account without credit',
      { status: 403, body: { error: "Your team doesn't have any credits yet" } },
      {},
      { kind: 'needs-credit', retryable: false },
    ],
    [
      'a context that is too small, said in the middle of a stream',
      { body: 'data: {"error":{"code":400,"message":"the request exceeds the available context size"}}\n\n' },
      {},
      { kind: 'needs-context', retryable: false },
    ],
    ['trouble of its own', { status: 503, body: 'overloaded' }, {}, { retryable: true }],
    [
      'a refusal',
      { chat: { refusal: 'I will not sell this.' } },
      {},
      { kind: 'invalid', retryable: false, reason: { code: 'model-refused', said: 'I will not sell this.' } },
    ],
    [
      'a content filter',
      { chat: { content: '{', finishReason: 'content_filter' } },
      {},
      { retryable: false, reason: { code: 'model-filtered' } },
    ],
    ['a connection lost in the middle', { drop: 'mid-body' }, {}, { kind: 'interrupted', retryable: true }],
    [
      'a stream that ends politely, too early',
      { body: 'data: {"choices":[{"delta":{"content":"{"}}]}\n\n' },
      {},
      { kind: 'interrupted', retryable: true },
    ],
    [
      'an error in the middle of a stream',
      { body: 'data: {"error":{"code":502,"message":"upstream died"}}\n\n' },
      {},
      { retryable: true, reason: { code: 'model-error', status: 502, said: 'upstream died' } },
    ],
    [
      'no first token',
      { stall: 'before-headers' },
      { firstTokenMs: 100 },
      { reason: { code: 'model-not-begun' } },
    ],
    [
      'headers, and no token',
      { stall: 'after-headers' },
      { firstTokenMs: 100 },
      { reason: { code: 'model-not-begun' } },
    ],
    ['silence', { stall: 'mid-body' }, { silenceMs: 100 }, { reason: { code: 'model-silent' } }],
    [
      'slow tokens without end',
      { chat: { pieces: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], pieceMs: 60 } },
      { totalMs: 200 },
      { reason: { code: 'model-unfinished' } },
    ],
    [
      'endless text',
      { chat: { pieces: Array.from({ length: 60 }, () => 'again '.repeat(1000)) } },
      {},
      { retryable: false, reason: { code: 'model-endless' } },
    ],
    [
      'a redirect',
      { redirect: 'http://127.0.0.1:9/elsewhere' },
      {},
      { retryable: false, reason: { code: 'model-redirected' } },
    ],
    [
      'a web page',
      { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Sign in</title>' },
      {},
      { reason: { code: 'model-not-openai' } },
    ],
  ])('%s', async (_name, rule, limits, expected) => {
    expect(await failing(chat(rule), limits)).toMatchObject(expected);
  });

  test('nobody at the address', async () => {
    const { engine } = setUp();
    await service.close();
    const request = {
      proposalId: '',
      pageNumber: 3,
      formData,
      language,
      createdAt: BRIEF_CREATED_AT,
      requestId: '',
      earlier: new Map(),
    };
    expect(await engine.writeSection(request, never)).toMatchObject({
      ok: false,
      failure: { kind: 'network', retryable: true },
    });
    service = await startService();
  });

  test('the person stops it', async () => {
    service.script(chat({ stall: 'after-headers' }));
    const stop = new AbortController();
    const answer = setUp().write(3, {}, stop.signal);
    await service.until(({ kind }) => kind === 'chat');
    stop.abort();
    expect(await answer).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
  });
});

describe('figures', () => {
  test('that nobody gave are unverified; those of the plan keep their source', async () => {
    const output = {
      executiveSummary: 'The budget of 360,000 THB brings sign-ups; 83% of buyers love dogs.',
      takeaways: ['Spend 500,000 THB of budget on Facebook', 'Go early', 'Show the hill', 'Answer fast'],
      linkToStrategy: 'Hence the strategy.',
    };
    service.script(chat({ chat: JSON.stringify({ title: 'Point', output }) }));
    const answer = await setUp().write(12);
    if (!answer.ok) throw new Error(answer.failure.reason.code);
    const { evidence } = answer.section;
    const own = evidence.filter(({ basis }) => basis === 'model statement');
    // A footnote names the figures, not the sentences.
    expect(own.map(({ statement }) => statement)).toEqual(['83%', '500,000 THB']);
    expect(own[1]?.source).toContain('not verified');
    expect(
      evidence.some(({ basis, statement }) => basis === 'computed' && statement.includes('360,000 THB')),
    ).toBe(true);
  });
});

describe('an endpoint that ignores response_format', () => {
  test('is told the field names in words with a filled example, after an answer without them', async () => {
    service.script([
      chat({ chat: '{"headline":"A","marketing_goals_2027":"grow"}', times: 1 }),
      chat({ chat: good(3), nth: 2, times: 1 }),
    ]);
    expect((await setUp().write(3)).ok).toBe(true);
    expect(formats()).toEqual(['json_schema', 'json_schema']);
    const [first, second] = bodies().map((body) => JSON.stringify(field(body, 'messages')));
    expect(first).not.toContain('Shape of the answer');
    expect(second).toContain(String.raw`\"statement\":\"text\"`);
    // The example is the plan's own page: what a model copies of it is true.
    expect(second).toContain('900 subscribers');
  });

  test('what the facts do not hold may stay empty: a deck takes it from the plan', async () => {
    const { dataSources: _sources, segmentSizes: _segments, ...rest } = pageOutput(4, '') ?? {};
    service.script(
      chat({
        chat: JSON.stringify({ title: 'A headline', output: { ...rest, dataSources: [], segmentSizes: [] } }),
      }),
    );
    const answer = await setUp().write(4);
    expect(bodies()).toHaveLength(1);
    if (!answer.ok) throw new Error(answer.failure.reason.code);
    const { dataSources, segmentSizes } = answer.section.output;
    expect(dataSources).toEqual((await draft({ ...base, pageNumber: 4 }))?.output['dataSources']);
    expect(segmentSizes).not.toEqual([]);
  });

  test.each<[string, number, unknown]>([
    [
      'other keys for the same',
      6,
      {
        description: 'A roaster.',
        products: ['Beans'],
        positioning: 'Fresh',
        channels: [{ channelName: 'Facebook', pros: 'Known', cons: 'Dear', job: 'Explain: show the price' }],
      },
    ],
    [
      'snake case',
      19,
      {
        summary: 'All of it.',
        key_benefits: ['One', 'Two', 'Three'],
        next_steps: [1, 2, 3, 4].map((n) => ({ when: `${n} December`, action: 'Do it' })),
        call_to_action: 'Say yes',
      },
    ],
    [
      'lists for texts and texts for lists',
      12,
      {
        executiveSummary: ['One.', 'Two.'],
        keyTakeaways: ['A', 'B', 'C', 'D'],
        linkToStrategy: ['So we begin.'],
      },
    ],
  ])('near misses are read: %s', async (_name, number, output) => {
    service.script(chat({ chat: JSON.stringify({ title: 'A headline', output }) }));
    const answer = await setUp().write(number);
    expect(answer, JSON.stringify(answer)).toMatchObject({ ok: true });
    if (answer.ok)
      expect(JSON.stringify(answer.section.output)).not.toMatch(/pros|key_benefits|keyTakeaways/u);
  });
});
