import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextPaceMs, writePage, type PageVerdict } from '../../../src-worker/runs/write-page.ts';
import type { Engine, SectionRequest } from '../../../src-worker/engines/engine.ts';
import type { Failure, Reason } from '../../../src/shared/domain/failure.ts';
import { emptyFormData } from '../../../src/shared/domain/questionnaire.ts';
import { PERSONAL_NEEDS } from '../../../src/shared/domain/run.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { FakeTime, turn } from './fake-time.ts';

const section: Section = { type: 'agenda', title: '', output: { items: [] }, evidence: [] };
const request: SectionRequest = {
  proposalId: 'p',
  pageNumber: 5,
  formData: emptyFormData(),
  language: 'en',
  createdAt: '2026-01-31T08:00:00.000Z',
  requestId: 'r',
  earlier: new Map(),
};
type Answer = Awaited<ReturnType<Engine['writeSection']>>;
const written: Answer = { ok: true, section };
const proxyError = (status: number, said: string): Reason => ({ code: 'proxy-error', status, said });
const failed = (kind: Failure['kind'], reason: Reason, retryable: boolean): Answer => ({
  ok: false,
  failure: { kind, reason, retryable },
});

/** Each answer after its ms; `Infinity` never, whatever the signal says. */
async function verdictOf(
  answers: readonly { after?: number; answer: Answer | Error }[],
  signal = new AbortController().signal,
  time = new FakeTime(),
): Promise<{ verdict: PageVerdict; calls: number; retries: number; ms: number; signals: AbortSignal[] }> {
  let calls = 0;
  let retries = 0;
  const signals: AbortSignal[] = [];
  const engine: Engine = {
    id: 'agency',
    remote: true,
    async writeSection(_request, own) {
      signals.push(own);
      const next = answers[calls];
      calls += 1;
      if (next === undefined) throw new Error('asked too often');
      if (next.after === Infinity) await new Promise(() => undefined);
      if (next.after !== undefined) await time.sleep(next.after);
      if (next.answer instanceof Error) throw next.answer;
      return next.answer;
    },
  };
  const verdict = await time.through(
    writePage({
      engine,
      request,
      time,
      signal,
      limits: { pageTimeoutMs: 90_000, pageRetries: 1 },
      random: () => 0.5,
      onRetry: () => Promise.resolve(void (retries += 1)),
    }),
  );
  return { verdict, calls, retries, ms: time.monotonic(), signals };
}

describe('verdicts', () => {
  // What an engine throws is for its authors.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  const unreachable: Reason = { code: 'network-error' };
  const timeout: Reason = { code: 'page-timeout', page: 5, ms: 90_000 };
  test.each<{ name: string; answers: Parameters<typeof verdictOf>[0]; verdict: PageVerdict; calls: number }>([
    { name: 'written', answers: [{ answer: written }], verdict: { kind: 'written', section }, calls: 1 },
    {
      name: 'written at the second try',
      answers: [{ answer: failed('service', proxyError(500, 'oops'), true) }, { answer: written }],
      verdict: { kind: 'written', section },
      calls: 2,
    },
    {
      name: 'the service says no twice: its own message',
      answers: [
        { answer: failed('service', proxyError(500, 'oops'), true) },
        { answer: failed('service', proxyError(503, 'still'), true) },
      ],
      verdict: { kind: 'failed', error: proxyError(503, 'still'), unreachable: false },
      calls: 2,
    },
    {
      name: 'a failure that asking again cannot help is not asked again',
      answers: [{ answer: failed('service', proxyError(400, 'bad'), false) }],
      verdict: { kind: 'failed', error: proxyError(400, 'bad'), unreachable: false },
      calls: 1,
    },
    {
      name: 'unreachable',
      answers: [
        { answer: failed('network', unreachable, true) },
        { answer: failed('network', unreachable, true) },
      ],
      verdict: { kind: 'failed', error: unreachable, unreachable: true },
      calls: 2,
    },
    {
      name: 'silent for ever: the budget',
      answers: [{ after: Infinity, answer: written }],
      verdict: { kind: 'failed', error: timeout, unreachable: false, unheard: true },
      calls: 1,
    },
    {
      name: 'two calls that time out at 60 s: the budget ends the second',
      answers: [
        { after: 60_000, answer: failed('timeout', { code: 'proxy-timeout' }, true) },
        { after: 60_000, answer: failed('timeout', { code: 'proxy-timeout' }, true) },
      ],
      verdict: { kind: 'failed', error: timeout, unreachable: false, unheard: true },
      calls: 2,
    },
    {
      name: 'an answer after the budget is late, whatever it is',
      answers: [{ after: 90_001, answer: written }],
      verdict: { kind: 'failed', error: timeout, unreachable: false, unheard: true },
      calls: 1,
    },
    {
      name: 'an engine that throws twice',
      answers: [{ answer: new Error('broke') }, { answer: new Error('broke again') }],
      verdict: {
        kind: 'failed',
        error: { code: 'page-failed', page: 5, reason: { code: 'engine-failed' } },
        unreachable: false,
      },
      calls: 2,
    },
    {
      name: 'what is no section is a failure',
      answers: [{ answer: failed('invalid', { code: 'output-no-json' }, false) }],
      verdict: {
        kind: 'failed',
        error: { code: 'page-failed', page: 5, reason: { code: 'output-no-json' } },
        unreachable: false,
      },
      calls: 1,
    },
  ])('$name', async ({ answers, verdict, calls }) => {
    const result = await verdictOf(answers);
    expect(result.verdict).toEqual(verdict);
    expect([result.calls, result.retries]).toEqual([calls, calls - 1]);
    expect(result.ms).toBeLessThanOrEqual(90_001);
    // Nothing of a try that is over may go on.
    expect(result.signals.every(({ aborted }) => aborted)).toBe(true);
  });
});

test.each(['needs-sign-in', ...PERSONAL_NEEDS] as const)('%s is no verdict on the page', async (kind) => {
  const { verdict, calls } = await verdictOf([{ answer: failed(kind, proxyError(401, 'who?'), false) }]);
  expect(verdict).toEqual({ kind: 'refused', reason: kind });
  expect(calls).toBe(1);
});

test('a part of the engine that cannot be loaded is no verdict on the page', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/agency-1.js');
  const page = { after: 0, answer: missing };
  await expect(verdictOf([page])).rejects.toBe(missing);
});

/** Answers after so many ms with the wish to be left alone for so many. */
const busy = (ms: number, retryAfterMs: number): Parameters<typeof verdictOf>[0][number] => ({
  after: ms,
  answer: {
    ok: false,
    failure: { kind: 'service', reason: proxyError(429, 'slow down'), retryable: true, retryAfterMs },
  },
});

describe('a wait that the service asks for', () => {
  test('is kept, and does not count against the budget', async () => {
    const { verdict, ms } = await verdictOf([busy(50_000, 300_000), { after: 39_000, answer: written }]);
    expect(verdict).toEqual({ kind: 'written', section });
    expect(ms).toBe(389_000);
  });

  test('leaves the rest of the budget for the second try', async () => {
    const { verdict, ms } = await verdictOf([busy(50_000, 120_000), { after: Infinity, answer: written }]);
    expect(verdict).toMatchObject({ kind: 'failed', error: { code: 'page-timeout', page: 5, ms: 90_000 } });
    expect(ms).toBe(210_000);
  });

  test('is told with the verdict when no try is left', async () => {
    const { verdict, calls } = await verdictOf([busy(0, 2000), busy(0, 7000)]);
    expect(calls).toBe(2);
    expect(verdict).toEqual({
      kind: 'failed',
      error: proxyError(429, 'slow down'),
      unreachable: false,
      retryAfterMs: 7000,
    });
  });

  test('ends with the caller', async () => {
    const stop = new AbortController();
    const time = new FakeTime();
    const pending = verdictOf([busy(0, 300_000)], stop.signal, time);
    await turn();
    expect(time.monotonic()).toBeLessThan(300_000);
    stop.abort();
    expect((await pending).verdict).toEqual({ kind: 'abandoned' });
    expect(time.monotonic()).toBeLessThan(300_000);
  });
});

describe('a service that is asked too often', () => {
  const limited = (retryAfterMs?: number): { answer: Answer } => ({
    answer: {
      ok: false,
      failure: {
        kind: 'rate-limited',
        reason: proxyError(429, 'slow down'),
        retryable: true,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      },
    },
  });

  test('keeps the page: 20 s, 40 s, then 60 s each, as often as it takes', async () => {
    const { verdict, ms, calls } = await verdictOf([
      limited(),
      limited(),
      limited(),
      limited(),
      { answer: written },
    ]);
    expect(verdict).toEqual({ kind: 'written', section, paceMs: 60_000 });
    expect([calls, ms]).toEqual([5, 180_000]);
  });

  test('is left alone for as long as it says', async () => {
    const { verdict, ms } = await verdictOf([limited(7000), { answer: written }]);
    expect(verdict).toEqual({ kind: 'written', section, paceMs: 7000 });
    expect(ms).toBe(7000);
  });

  test('that names no time to speak of is not hammered', async () => {
    const { ms } = await verdictOf([limited(0), limited(0), limited(0), { answer: written }]);
    expect(ms).toBe(7000);
  });

  test('for half an hour has a quota that is used up: the person decides', async () => {
    const { verdict, ms } = await verdictOf(Array.from({ length: 40 }, () => limited()));
    expect(verdict).toEqual({ kind: 'refused', reason: 'needs-credit' });
    expect(ms).toBeLessThanOrEqual(30 * 60_000);
  });

  test('and has both of its tries left', async () => {
    const oops = failed('service', proxyError(500, 'oops'), true);
    const { verdict } = await verdictOf([limited(1000), { answer: oops }, { answer: written }]);
    expect(verdict.kind).toBe('written');
  });

  test('teaches the pace of the pages after', () => {
    const after = nextPaceMs(0, { kind: 'written', section, paceMs: 20_000 });
    expect(after).toBe(20_000);
    expect(nextPaceMs(after, { kind: 'written', section })).toBe(15_000);
    expect(nextPaceMs(15_000, { kind: 'written', section, paceMs: 300_000 })).toBe(60_000);
  });
});

test('there is a pause before the second try', async () => {
  const { ms } = await verdictOf([
    { answer: failed('network', { code: 'network-error' }, true) },
    { answer: written },
  ]);
  expect(ms).toBe(1000);
});

test('its caller ends it without a verdict', async () => {
  const stop = new AbortController();
  const pending = verdictOf([{ after: Infinity, answer: written }], stop.signal);
  stop.abort();
  expect((await pending).verdict).toEqual({ kind: 'abandoned' });
});
