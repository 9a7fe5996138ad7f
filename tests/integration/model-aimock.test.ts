/** The model engine against a chat server that others wrote: the protocol as they understand it. */
import { LLMock, type ChatCompletionRequest } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createModelEngine } from '../../src-worker/engines/model/index.ts';
import { realTime } from '../../src-worker/time.ts';
import { PAGES } from '../../src/shared/domain/pages.ts';
import { pageOutput, sectionFor } from '../service/content.ts';
import { field } from '../service/json.ts';
import { BRIEF_CREATED_AT, readBrief } from '../fixtures/briefs.ts';

const mock = new LLMock({ port: 0 });
beforeAll(() => mock.start());
afterEach(() => mock.clearFixtures());
afterAll(() => mock.stop());

const { formData, language } = readBrief('coffee-roaster-en');

function write(pageNumber: number) {
  const engine = createModelEngine({
    endpoint: {
      baseUrl: `${mock.url}/v1`,
      model: 'gpt-4o-mini',
      limits: { firstTokenMs: 5000, silenceMs: 5000, totalMs: 10_000 },
    },
    key: () => Promise.resolve('sk-mock'),
    capabilities: { read: () => Promise.resolve(undefined), write: () => Promise.resolve() },
    plan: { page: () => Promise.resolve(undefined), facts: () => Promise.resolve([]) },
    fetch: (...given) => fetch(...given),
    time: realTime,
  });
  const request = {
    proposalId: 'proposal_1',
    pageNumber,
    formData,
    language,
    createdAt: BRIEF_CREATED_AT,
    requestId: 'request',
    earlier: new Map(),
  };
  return engine.writeSection(request, new AbortController().signal);
}

/** The finished page that the call's schema names. */
const finished = (request: ChatCompletionRequest): { content: string } => {
  const name = field(field(field(request, 'response_format'), 'json_schema'), 'name');
  return { content: JSON.stringify({ title: 'Point', output: sectionFor(String(name))?.output }) };
};

test('nineteen pages, streamed, with the tokens that it counted', async () => {
  mock.on({ predicate: () => true }, finished);
  for (const { pageNumber } of PAGES) {
    const answer = await write(pageNumber);
    if (!answer.ok) throw new Error(answer.failure.reason.code);
    expect(answer.section.output).toEqual(pageOutput(pageNumber, ''));
    expect(answer.section['written']).not.toHaveProperty('estimated');
  }
});

test('a connection cut in the middle of the stream', async () => {
  mock.on({ predicate: () => true }, finished, { truncateAfterChunks: 20, chunkSize: 10, latency: 5 });
  expect(await write(3)).toMatchObject({ ok: false, failure: { kind: 'interrupted', retryable: true } });
});

test('too many calls, with the wait that it asks for', async () => {
  const error = { message: 'Rate limit reached', type: 'rate_limit_error' };
  mock.on({ predicate: () => true }, { error, status: 429, retryAfter: 3 });
  expect(await write(3)).toMatchObject({
    ok: false,
    failure: {
      retryable: true,
      reason: { code: 'model-error', status: 429, said: 'Rate limit reached' },
      retryAfterMs: 3000,
    },
  });
});

test('thoughts before the answer, which are no part of it', async () => {
  mock.on({ predicate: () => true }, (request) => ({
    ...finished(request),
    reasoning: 'First I count: {"title": 12}',
  }));
  expect(await write(3)).toMatchObject({ ok: true, section: { title: 'Point', output: pageOutput(3, '') } });
});
