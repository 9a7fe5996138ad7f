/**
 * One page, to its verdict: tries within one budget, with backoff between them (specification, sections 7 and 8;
 * readings, 'Limits, pauses, failures'). Stores nothing.
 */
import type { Failure, Reason } from '../../src/shared/domain/failure.ts';
import type { Limits } from '../../src/shared/domain/config.ts';
import { PERSONAL_NEEDS, type PersonalNeed, type WaitReason } from '../../src/shared/domain/run.ts';
import { sectionSchema, type Section } from '../../src/shared/domain/section.ts';
import type { Engine, SectionRequest } from '../engines/engine.ts';
import { isMissingPart } from '../missing-part.ts';
import { deadline, type Time } from '../time.ts';

export type PageVerdict =
  | {
      kind: 'written';
      section: Section;
      /** How long the service wanted to be left alone before it, ms; absent where it did not. */
      paceMs?: number;
    }
  | {
      kind: 'failed';
      error: Reason;
      /** The service could not be reached at all. */
      unreachable: boolean;
      /** No whole answer came: on a device that is offline, the network's doing. */
      unheard?: true;
      /** The wait that the service asks for before anything else is asked, ms. */
      retryAfterMs?: number;
    }
  /** The service wants something of the person first, such as a key: no verdict on the page. */
  | { kind: 'refused'; reason: PersonalNeed | Extract<WaitReason, 'needs-sign-in'> }
  /** The caller's signal ended it: no verdict. */
  | { kind: 'abandoned' };

export interface WritePageOptions {
  engine: Engine;
  request: SectionRequest;
  limits: Pick<Limits, 'pageTimeoutMs' | 'pageRetries'>;
  time: Time;
  /** 0 to 1. */
  random: () => number;
  /** Ends the page without a verdict: cancelled, or another runner took over. */
  signal: AbortSignal;
  /** Told before each further try. */
  onRetry: () => Promise<void>;
}

/** First pause before a further try, ms; doubles with each, give or take a half. */
const BACKOFF_MS = 1000;

/** Waits that a service which is asked too often does not name, ms: each longer than the one before, up to the last. */
const FIRST_LIMIT_MS = 20_000;
const LAST_LIMIT_MS = 60_000;
/** In all for one page, ms: whoever is still refused then has used up a quota, and not a minute's allowance. */
const MOST_LIMIT_MS = 30 * 60_000;
/** The least, where the service names next to none, ms; doubles with each. */
const LEAST_LIMIT_MS = 1000;

/** Rejects only for a part of the engine that cannot be loaded. */
export async function writePage(options: WritePageOptions): Promise<PageVerdict> {
  const { engine, limits, request, signal, time } = options;
  const budgetMs = engine.budgetMs ?? limits.pageTimeoutMs;
  let budget = deadline(time, budgetMs);
  const timedOut: PageVerdict = {
    kind: 'failed',
    error: { code: 'page-timeout', page: request.pageNumber, ms: budgetMs },
    unreachable: false,
    unheard: true,
  };
  /** Times that the service was asked too often, the wait after the last, and all of them, ms. */
  const limited = { times: 0, lastMs: 0, allMs: 0 };
  try {
    for (let tries = 1; ; tries += 1) {
      const ended = AbortSignal.any([signal, budget.signal]);
      const answer = await tryOnce(options, ended);
      if (signal.aborted) return { kind: 'abandoned' };
      if (answer !== undefined && answer.ok)
        return {
          kind: 'written',
          section: answer.section,
          ...(limited.times === 0 ? {} : { paceMs: limited.lastMs }),
        };
      if (answer === undefined) return timedOut;
      const { kind, retryable, retryAfterMs } = answer.failure;
      if (isNeed(kind)) return { kind: 'refused', reason: kind };
      if (kind === 'rate-limited') {
        const ms = limitMs(limited.times, retryAfterMs);
        if (limited.allMs + ms > MOST_LIMIT_MS) return { kind: 'refused', reason: 'needs-credit' };
        Object.assign(limited, { times: limited.times + 1, lastMs: ms, allMs: limited.allMs + ms });
        // Being asked to wait uses up neither a try nor the page's time: the page is asked for again.
        tries -= 1;
        const left = budget.left();
        budget.dispose();
        await time.sleep(ms, signal);
        budget = deadline(time, left);
        if (signal.aborted) return { kind: 'abandoned' };
        await options.onRetry();
        continue;
      }
      if (budget.passed()) return timedOut;
      if (tries > limits.pageRetries || !retryable)
        return kind === 'timeout' ? timedOut : verdict(request.pageNumber, answer.failure);
      if (retryAfterMs === undefined) {
        await time.sleep(BACKOFF_MS * 2 ** (tries - 1) * (0.5 + options.random()), ended);
      } else {
        // The time that the service asked for does not count against the page's time.
        const left = budget.left();
        budget.dispose();
        await time.sleep(retryAfterMs, signal);
        budget = deadline(time, left);
      }
      if (signal.aborted) return { kind: 'abandoned' };
      if (budget.passed()) return timedOut;
      await options.onRetry();
    }
  } finally {
    budget.dispose();
  }
}

const isNeed = (kind: Failure['kind']): kind is Extract<PageVerdict, { kind: 'refused' }>['reason'] =>
  kind === 'needs-sign-in' || PERSONAL_NEEDS.some((need) => need === kind);

/** The wait after so many before it: what the service says, else longer each time. */
const limitMs = (before: number, said: number | undefined): number =>
  said === undefined
    ? Math.min(LAST_LIMIT_MS, FIRST_LIMIT_MS * (before + 1))
    : Math.max(said, Math.min(LAST_LIMIT_MS, LEAST_LIMIT_MS * 2 ** Math.min(before, 10)));

/**
 * The pause between pages that a service has taught, ms: as long as it last wished to be left alone, and a quarter less
 * after each page that it wrote without a word.
 */
export const nextPaceMs = (before: number, page: PageVerdict): number =>
  page.kind === 'written' && page.paceMs !== undefined
    ? Math.min(LAST_LIMIT_MS, Math.max(before, page.paceMs))
    : before * 0.75;

type Answer = Awaited<ReturnType<Engine['writeSection']>>;

/** One call. Undefined when the signal came first: an engine that ignores it is not waited for. */
async function tryOnce(
  { engine, request }: WritePageOptions,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  // When this try is over, the engine's signal aborts, so that nothing of the try goes on.
  const stop = new AbortController();
  const own = AbortSignal.any([signal, stop.signal]);
  try {
    const aborted = new Promise<undefined>((resolve) => {
      if (own.aborted) resolve(undefined);
      else own.addEventListener('abort', () => resolve(undefined), { once: true });
    });
    const answer = await Promise.race([ask(engine, request, own), aborted]);
    return signal.aborted ? undefined : answer;
  } finally {
    stop.abort();
  }
}

/** The engine's answer, with its mistakes as failures: a throw, or a section that is none. */
async function ask(engine: Engine, request: SectionRequest, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await engine.writeSection(request, signal);
    if (!answer.ok) return answer;
    const section = sectionSchema.safeParse(answer.section);
    if (section.success) return { ok: true, section: section.data };
    return defect({ code: 'no-section' });
  } catch (error) {
    // A part of the product is missing, which says nothing about the engine or the page.
    if (isMissingPart(error)) throw error;
    console.error(error);
    return defect({ code: 'engine-failed' });
  }
}

const defect = (reason: Reason): Answer => ({
  ok: false,
  failure: { kind: 'defect', reason, retryable: true },
});

/** What is wrong with a service is a message of section 8 by itself; the rest is a reason within one. */
function verdict(page: number, { kind, reason, retryAfterMs }: Failure): PageVerdict {
  const error: Reason =
    kind === 'service' || kind === 'network' ? reason : { code: 'page-failed', page, reason };
  return {
    kind: 'failed',
    error,
    unreachable: kind === 'network',
    ...(kind === 'interrupted' ? { unheard: true } : {}),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}
