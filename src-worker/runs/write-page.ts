/**
 * One page, to its verdict: tries within one budget, with backoff between them (specification, sections 7 and 8;
 * readings, 'Limits, pauses, failures'). Stores nothing.
 */
import type { Failure, Reason } from '../../src/shared/domain/failure.ts';
import type { Limits } from '../../src/shared/domain/config.ts';
import type { WaitReason } from '../../src/shared/domain/run.ts';
import { sectionSchema, type Section } from '../../src/shared/domain/section.ts';
import type { Engine, SectionRequest } from '../engines/engine.ts';
import { isMissingPart } from '../missing-part.ts';
import { deadline, type Time } from '../time.ts';

export type PageVerdict =
  | { kind: 'written'; section: Section }
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
  /** The service wants a key or a sign-in: no verdict on the page. */
  | { kind: 'refused'; reason: Extract<WaitReason, 'needs-key' | 'needs-sign-in'> }
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
  try {
    for (let tries = 1; ; tries += 1) {
      const ended = AbortSignal.any([signal, budget.signal]);
      const answer = await tryOnce(options, ended);
      if (signal.aborted) return { kind: 'abandoned' };
      if (answer !== undefined && answer.ok) return { kind: 'written', section: answer.section };
      if (answer === undefined) return timedOut;
      const { kind, retryable, retryAfterMs } = answer.failure;
      if (kind === 'needs-key' || kind === 'needs-sign-in') return { kind: 'refused', reason: kind };
      if (budget.passed()) return timedOut;
      if (tries > limits.pageRetries || !retryable)
        return kind === 'timeout' ? timedOut : verdict(request.pageNumber, answer.failure);
      if (retryAfterMs === undefined) {
        await time.sleep(BACKOFF_MS * 2 ** (tries - 1) * (0.5 + options.random()), ended);
      } else {
        // The service's wish does not count against the budget.
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

type Answer = Awaited<ReturnType<Engine['writeSection']>>;

/** One call. Undefined when the signal came first: an engine that ignores it is not waited for. */
async function tryOnce(
  { engine, request }: WritePageOptions,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  // An engine must not find anything of this try alive once it is over.
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
    // Not the engine's mistake, and not the page's.
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
