/** Manners of a dozen providers, as their documentation and their users' reports have them, over real HTTP. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorised } from '../../src-worker/engines/model/auth.ts';
import type { Capabilities } from '../../src-worker/engines/model/capabilities.ts';
import { createModelEngine } from '../../src-worker/engines/model/index.ts';
import { createPlanner } from '../../src-worker/engines/planner/index.ts';
import { realTime } from '../../src-worker/time.ts';
import type { FailureKind } from '../../src/shared/domain/failure.ts';
import { BRIEF_CREATED_AT, readBrief } from '../fixtures/briefs.ts';
import { pageOutput } from '../service/content.ts';
import { field } from '../service/json.ts';

/** What one call is answered with, by what it asked for. */
type Manner = (body: unknown, answer: ServerResponse, call: number) => void;

let server: Server;
let manner: Manner;
let calls: unknown[] = [];
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => {
        let text = '';
        request.on('data', (piece: Buffer) => (text += piece.toString()));
        request.on('end', () => {
          const body: unknown = JSON.parse(text);
          calls.push(body);
          manner(body, response, calls.length);
        });
      }).listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(() => void server.close());

const PAGE = JSON.stringify({ title: 'A headline', output: pageOutput(12, '') });
const json = (
  answer: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void =>
  void answer.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const events = (
  answer: ServerResponse,
  lines: readonly (string | object)[],
  contentType = 'text/event-stream',
): void => {
  answer.writeHead(200, { 'content-type': contentType });
  answer.end(
    lines
      .map((line) => (typeof line === 'string' ? `${line}\n\n` : `data: ${JSON.stringify(line)}\n\n`))
      .join(''),
  );
};
const delta = (content: string, more: object = {}): object => ({
  choices: [{ index: 0, delta: { content }, finish_reason: null, ...more }],
});
const halves = [PAGE.slice(0, 200), PAGE.slice(200)] as const;
const stop = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
const whole: Manner = (_body, answer) =>
  events(answer, [delta(halves[0]), delta(halves[1]), stop, 'data: [DONE]']);
const isAsked = (body: unknown, name: string): boolean => field(body, name) !== undefined;

async function write() {
  const { formData, language } = readBrief('coffee-roaster-en');
  const planner = createPlanner();
  const known = new Map<string, Capabilities>();
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const engine = createModelEngine({
    endpoint: {
      baseUrl: `http://127.0.0.1:${port}/v1`,
      model: 'm',
      limits: { firstTokenMs: 5000, silenceMs: 5000, totalMs: 10_000 },
    },
    key: () => Promise.resolve('sk-1'),
    capabilities: {
      read: (name) => Promise.resolve(known.get(name)),
      write: async (name, found) => void known.set(name, found),
    },
    plan: planner,
    fetch: (...given) => fetch(...given),
    time: realTime,
  });
  const request = {
    proposalId: 'p',
    pageNumber: 12,
    formData,
    language,
    createdAt: BRIEF_CREATED_AT,
    requestId: '',
    earlier: new Map(),
  };
  const answer = await engine.writeSection(request, new AbortController().signal);
  return { answer, able: [...known.values()][0] };
}

describe('a page is written', () => {
  test.each<[string, Manner, Partial<Capabilities>?]>([
    [
      'OpenAI: pieces, a reason to stop, a count after it',
      (_body, answer) =>
        events(answer, [
          delta(halves[0]),
          delta(halves[1]),
          stop,
          { choices: [], usage: { prompt_tokens: 9, completion_tokens: 9 } },
          'data: [DONE]',
        ]),
    ],
    [
      'Azure: a first piece without choices, filter results beside each',
      (_body, answer) =>
        events(answer, [
          { choices: [], prompt_filter_results: [{ prompt_index: 0 }] },
          delta(halves[0], { content_filter_results: {} }),
          delta(halves[1]),
          stop,
          'data: [DONE]',
        ]),
    ],
    [
      'Gemini: a role in each piece, a fence around the page',
      (_body, answer) =>
        events(answer, [
          { choices: [{ index: 0, delta: { role: 'assistant', content: `\`\`\`json\n${halves[0]}` } }] },
          {
            choices: [
              {
                index: 0,
                delta: { role: 'assistant', content: `${halves[1]}\n\`\`\`` },
                finish_reason: 'stop',
              },
            ],
          },
          'data: [DONE]',
        ]),
    ],
    [
      'DeepSeek: thoughts of their own field before the page, keep-alive comments',
      (_body, answer) =>
        events(answer, [
          ': keep-alive',
          { choices: [{ delta: { reasoning_content: 'Hm.', content: null } }] },
          delta(halves[0]),
          delta(halves[1]),
          stop,
          'data: [DONE]',
        ]),
    ],
    [
      'OpenRouter: comments while it waits',
      (_body, answer) =>
        events(answer, [
          ': OPENROUTER PROCESSING',
          ': OPENROUTER PROCESSING',
          delta(halves[0]),
          delta(halves[1]),
          stop,
          'data: [DONE]',
        ]),
    ],
    [
      'Mistral: no stream_options, by a validator',
      (body, answer) =>
        isAsked(body, 'stream_options')
          ? json(answer, 422, {
              object: 'error',
              message: {
                detail: [
                  {
                    type: 'extra_forbidden',
                    loc: ['body', 'stream_options', 'include_usage'],
                    msg: 'Extra inputs are not permitted',
                    input: true,
                  },
                ],
              },
              type: 'invalid_request_error',
            })
          : whole(body, answer, 0),
      { usage: false, format: 'json_schema' },
    ],
    [
      'Groq: a model without json_schema',
      (body, answer) =>
        JSON.stringify(field(body, 'response_format') ?? '').includes('json_schema')
          ? json(answer, 400, {
              error: {
                message: 'This model does not support response format `json_schema`.',
                type: 'invalid_request_error',
              },
            })
          : whole(body, answer, 0),
      { format: 'json_object' },
    ],
    [
      'Anthropic: response_format is ignored, words before the page',
      (_body, answer) =>
        events(answer, [
          delta('Here is the page:\n\n'),
          delta(PAGE),
          { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
          'data: [DONE]',
        ]),
    ],
    [
      'Ollama: thoughts in the text',
      (_body, answer) => events(answer, [delta('<think>First I</think>'), delta(PAGE), stop, 'data: [DONE]']),
    ],
    ['LM Studio: response_format must be json_schema or text', (body, answer) => whole(body, answer, 0)],
    [
      'llama.cpp: a window of 4,096: the short form is asked for',
      (body, answer, call) =>
        call === 1
          ? json(answer, 400, {
              error: {
                code: 400,
                message:
                  'request (5000 tokens) exceeds the available context size (4096 tokens), try increasing it',
                type: 'exceed_context_size_error',
                n_prompt_tokens: 5000,
                n_ctx: 4096,
              },
            })
          : whole(body, answer, 0),
      { size: 'short' },
    ],
    [
      'vLLM: the window is named with prompt and answer',
      (body, answer, call) =>
        call === 1
          ? json(answer, 400, {
              object: 'error',
              message:
                "This model's maximum context length is 4096 tokens. However, you requested 5301 tokens in the messages. Please reduce the length of the messages.",
              type: 'BadRequestError',
              code: 400,
            })
          : whole(body, answer, 0),
      { size: 'short' },
    ],
    [
      'Together: a stream that ends without [DONE]',
      (_body, answer) => events(answer, [delta(halves[0]), delta(halves[1], { finish_reason: 'eos' })]),
    ],
    [
      'a gateway that says neither why it stops nor that it does',
      (_body, answer) => events(answer, [delta(halves[0]), delta(halves[1])]),
    ],
    [
      'xAI: one document, though a stream was asked for',
      (_body, answer) =>
        json(answer, 200, {
          choices: [{ message: { role: 'assistant', content: PAGE, refusal: null }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 9, completion_tokens: 9 },
        }),
    ],
  ])('%s', async (_name, of, able) => {
    manner = of;
    calls = [];
    const { answer, able: found } = await write();
    expect(answer, JSON.stringify(answer)).toMatchObject({ ok: true, section: { title: 'A headline' } });
    if (able !== undefined) expect(found).toMatchObject(able);
  });
});

describe('what stands in the way is told apart, in one call', () => {
  test.each<[string, number, unknown, FailureKind, string, number?]>([
    [
      'OpenAI: an organization that is not verified',
      403,
      {
        error: {
          message:
            'Your organization must be verified to use the model `o3`. Please go to: settings/organization/general',
          type: 'invalid_request_error',
          code: 'model_not_found',
        },
      },
      'needs-verification',
      'verified',
    ],
    [
      'OpenAI: an exhausted quota',
      429,
      {
        error: {
          message: 'You exceeded your current quota, please check your plan and billing details.',
          type: 'insufficient_quota',
          code: 'insufficient_quota',
        },
      },
      'needs-credit',
      'quota',
    ],
    [
      'OpenAI: a wrong key in the middle of a run',
      401,
      { error: { message: 'Incorrect API key provided: sk-1****.', code: 'invalid_api_key' } },
      'needs-key',
      'Incorrect API key',
    ],
    [
      'Azure: a deployment that is not there',
      404,
      {
        error: {
          code: 'DeploymentNotFound',
          message: 'The API deployment for this resource does not exist.',
        },
      },
      'needs-model',
      'deployment',
    ],
    [
      'Gemini: a list around the error, a wait in its details',
      429,
      [
        {
          error: {
            code: 429,
            message: 'Resource has been exhausted (e.g. check quota).',
            status: 'RESOURCE_EXHAUSTED',
            details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' }],
          },
        },
      ],
      'rate-limited',
      'exhausted',
      34_000,
    ],
    [
      'Groq: a minute of tokens used up',
      429,
      {
        error: {
          message:
            'Rate limit reached for model `llama` on tokens per minute (TPM): Limit 6000, Used 5034, Requested 1443. Please try again in 4.77s.',
          type: 'tokens',
          code: 'rate_limit_exceeded',
        },
      },
      'rate-limited',
      'Rate limit',
      4770,
    ],
    [
      'Cerebras: too often, without a wait',
      429,
      {
        message: 'Tokens per minute limit exceeded - too many tokens processed.',
        type: 'too_many_tokens_error',
      },
      'rate-limited',
      'Tokens per minute',
    ],
    [
      'DeepSeek: an empty account',
      402,
      { error: { message: 'Insufficient Balance', type: 'unknown_error' } },
      'needs-credit',
      'Balance',
    ],
    [
      'OpenRouter: no credits',
      402,
      { error: { code: 402, message: 'This request requires more credits.', metadata: {} } },
      'needs-credit',
      'credits',
    ],
    [
      'Ollama: a model that was not pulled',
      404,
      { error: { message: 'model "m" not found, try pulling it first', type: 'api_error' } },
      'needs-model',
      'not found',
    ],
    [
      'LM Studio: no model loaded',
      400,
      {
        error: {
          message: 'No models loaded. Please load a model in the developer page.',
          type: 'invalid_request_error',
        },
      },
      'needs-model',
      'No models loaded',
    ],
    [
      'Mistral: an error of a proxy as a text',
      500,
      {
        object: 'error',
        message:
          '{"detail":[{"type":"missing","loc":["body","messages",0,"content"],"msg":"Field required"}]}',
      },
      'invalid',
      'messages.0.content: Field required',
    ],
  ])('%s', async (_name, status, body, kind, said, wait) => {
    manner = (_asked, answer) => json(answer, status, body);
    calls = [];
    const { answer } = await write();
    if (answer.ok) throw new Error('written');
    const { failure } = answer;
    expect(failure).toMatchObject({ kind, ...(wait === undefined ? {} : { retryAfterMs: wait }) });
    expect(JSON.stringify(failure.reason).toLowerCase()).toContain(said.toLowerCase());
    // What may be the format's fault is asked for with less; all else once.
    expect(calls.length).toBeLessThanOrEqual(kind === 'invalid' ? 3 : 1);
  });

  test('OpenRouter: trouble of the server behind it, in the middle of a stream', async () => {
    manner = (_asked, answer) =>
      events(answer, [
        delta(halves[0]),
        {
          error: { code: 502, message: 'Provider returned error' },
          choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
        },
      ]);
    const { answer } = await write();
    expect(answer).toMatchObject({ ok: false, failure: { retryable: true } });
  });
});

test("Azure takes a resource's key by its own name, and a directory's token as the protocol says", () => {
  const url = 'https://studio.openai.azure.com/openai/v1/chat/completions';
  expect(authorised(url, 'abc123')).toEqual({ 'api-key': 'abc123' });
  expect(authorised(url, 'eyJ0.eyJh.c2ln')).toEqual({ Authorization: 'Bearer eyJ0.eyJh.c2ln' });
  expect(authorised('https://api.openai.com/v1/models', 'sk-1')).toEqual({ Authorization: 'Bearer sk-1' });
  expect(authorised(url, null)).toEqual({});
});
