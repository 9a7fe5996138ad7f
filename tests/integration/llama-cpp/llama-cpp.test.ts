/**
 * The model engine against llama.cpp and a tiny model: what its grammars make of the pages' schemas, what it says of a text
 * that is too long, how its pieces come. With LLAMA_SERVER naming llama.cpp's own server, against that as well.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLlamaCpp } from '../../../.scripts/llama-cpp.mjs';
import { askChat, type ChatAnswer } from '../../../src-worker/engines/model/chat.ts';
import type { Capabilities } from '../../../src-worker/engines/model/capabilities.ts';
import { testModel } from '../../../src-worker/engines/model/connection.ts';
import { createModelEngine } from '../../../src-worker/engines/model/index.ts';
import { answerSchema } from '../../../src-worker/engines/model/strict-schema.ts';
import { createPlanner } from '../../../src-worker/engines/planner/index.ts';
import { realTime } from '../../../src-worker/time.ts';
import { PAGES, type SectionType } from '../../../src/shared/domain/pages.ts';
import { readOutput } from '../../../src/shared/domain/read-output.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { BRIEF_CREATED_AT, readBrief } from '../../fixtures/briefs.ts';
import { isObject, parseJson } from '../../service/json.ts';
import { startLlamaServer } from './llama-server.ts';
import { startLlama, type LlamaServer } from './server.ts';

const LIMITS = { firstTokenMs: 20_000, silenceMs: 20_000, totalMs: 60_000 };
const planner = createPlanner();
const never = new AbortController().signal;
/** Lengths of what was sent. */
const sent: number[] = [];
const parts = {
  fetch: (...given: Parameters<typeof fetch>) => {
    const body = given[1]?.body;
    if (typeof body === 'string') sent.push(body.length);
    return fetch(...given);
  },
  time: realTime,
};
/** Tokens of this model are bytes: some page in full has more, and its short form fewer. */
const WINDOW = 8192;

const entry = findLlamaCpp();
const program = process.env['LLAMA_SERVER'];
const SERVERS: readonly [string, ((window: number) => Promise<LlamaServer>) | undefined][] = [
  ['llama.cpp in this process', entry === undefined ? undefined : (window) => startLlama(entry, window)],
  [
    "llama.cpp's own server",
    program === undefined ? undefined : (window) => startLlamaServer(program, window),
  ],
];

describe.each(SERVERS)('%s', (_name, start) => {
  describe.skipIf(start === undefined)('writes', () => {
    let server: LlamaServer;
    beforeAll(async () => {
      if (start !== undefined) server = await start(WINDOW);
    });
    afterAll(() => server.close());

    const ask = (body: object, onText?: (text: string) => void): Promise<ChatAnswer> =>
      askChat(
        {
          url: `${server.url}/chat/completions`,
          key: null,
          body: {
            model: 'tiny',
            messages: [{ role: 'user', content: 'Write the page.' }],
            stream: true,
            ...body,
          },
          limits: LIMITS,
          signal: never,
          ...(onText === undefined ? {} : { onText }),
        },
        parts,
      );
    const { formData, language } = readBrief('coffee-roaster-en');
    const known = new Map<string, Capabilities>();
    const page = async (pageNumber: number) => {
      const request = (number: number, earlier: ReadonlyMap<number, Section>) => ({
        proposalId: 'p',
        pageNumber: number,
        formData,
        language,
        createdAt: BRIEF_CREATED_AT,
        requestId: '',
        earlier,
      });
      const earlier = new Map<number, Section>();
      for (let number = 1; number < pageNumber; number++) {
        const before = await planner.page(request(number, earlier));
        if (before !== undefined) earlier.set(number, before);
      }
      const engine = createModelEngine({
        endpoint: { baseUrl: server.url, model: 'tiny', limits: LIMITS },
        key: () => Promise.resolve(null),
        capabilities: {
          read: (name) => Promise.resolve(known.get(name)),
          write: async (name, found) => void known.set(name, found),
        },
        plan: planner,
        ...parts,
      });
      return engine.writeSection(request(pageNumber, earlier), never);
    };
    const formatOf = (type: SectionType): object => ({
      response_format: {
        type: 'json_schema',
        json_schema: { name: type, strict: true, schema: answerSchema(type) },
      },
    });

    test("each page's schema becomes a grammar, and what it leads to is that page", async () => {
      for (const { type } of PAGES) {
        const answer = await ask(formatOf(type));
        if (!answer.ok) throw new Error(`${type}: ${JSON.stringify(answer)}`);
        expect(answer.cutOff, type).toBe(false);
        const written = parseJson(answer.text);
        if (!isObject(written) || !isObject(written['output'])) throw new Error(`${type}: ${answer.text}`);
        expect(Object.keys(written), type).toEqual(['title', 'output']);
        expect(readOutput(type, written['output']), type).toMatchObject({ ok: true });
      }
    });

    test('a page is written piece by piece, by its schema and counted', async () => {
      const seen: string[] = [];
      const counted = await ask(
        { ...formatOf('cover'), stream_options: { include_usage: true }, max_tokens: 40 },
        (text) => seen.push(text),
      );
      // Ended by the limit on its length, which is told.
      expect(counted).toMatchObject({ ok: true, cutOff: true, usage: { completionTokens: 40 } });
      expect(seen.length).toBeGreaterThan(3);
      const answer = await page(1);
      expect(answer, JSON.stringify(answer)).toMatchObject({
        ok: true,
        section: { type: 'cover', title: 'Text.', output: { objectiveHeadline: 'Text.' } },
      });
      if (answer.ok) expect(answer.section['written']).not.toHaveProperty('estimated');
      expect([...known.values()]).toEqual([]);
    });

    test('a page that its window does not hold is asked for in the short form, which is remembered', async () => {
      sent.length = 0;
      await page(14);
      expect([...known.values()]).toMatchObject([{ size: 'short', format: 'json_schema', stream: true }]);
      const [whole = 0, short = 0] = sent;
      expect(whole).toBeGreaterThan(WINDOW);
      expect(short).toBeLessThan(whole);
      known.clear();
    });

    test('a test of the connection tells how much it takes at once', async () => {
      const sizes: string[] = [];
      const report = await testModel(
        { baseUrl: server.url, model: 'tiny' },
        {
          ...parts,
          key: null,
          origin: 'http://localhost',
          online: () => true,
          localNetwork: () => Promise.resolve('granted'),
          language: 'en',
          onWindow: (size) => sizes.push(size),
        },
      );
      expect(report, JSON.stringify(report)).toMatchObject({
        verdict: 'short-window',
        models: ['tiny'],
        window: WINDOW,
      });
      expect(sizes).toEqual(['short']);
    });

    test('an answer that nobody waits for any more ends, and the next one comes', async () => {
      const left = new AbortController();
      const answer = await askChat(
        {
          url: `${server.url}/chat/completions`,
          key: null,
          body: { model: 'tiny', messages: [{ role: 'user', content: 'So:' }], stream: true },
          limits: LIMITS,
          signal: left.signal,
          onText: () => left.abort(),
        },
        parts,
      );
      expect(answer).toEqual({ ok: false, class: 'cancelled' });
      expect(await ask({ max_tokens: 5 })).toMatchObject({ ok: true });
    });
  });
});
