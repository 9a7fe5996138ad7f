/** Lives through histories and reports those in which something did not hold, cut down and told step by step. */
import { prepare } from '../../../src-worker/runs/ledger.ts';
import 'fake-indexeddb/auto';
import '../../../src/shared/domain/normalise.ts';
import '../../../src-worker/api/build-file.ts';
import '../../../src-worker/runs/page-outcome.ts';
import '../../../src-worker/runs/stand-by.ts';
import '../../../src-worker/runs/write-page.ts';
import '../../../src-worker/understanding/places/country.ts';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { hashAtOnce } from './device.ts';
import { historyOf } from './history.ts';
import { shrunk } from './shrink.ts';
import { simulate } from './simulate.ts';

/** Steps of the tale that are printed of a failing history. */
const TOLD = 120;

/** Nothing may take real time, nor a turn of the platform's own: the same seed is the same history. */
export function useSimulation(): void {
  const { stackTraceLimit } = Error;
  beforeAll(async () => {
    // Loaded beforehand: the clock of the simulation waits for nothing real.
    await prepare();
    await import('../../../src-worker/api/runs.ts');
    vi.spyOn(crypto.subtle, 'digest').mockImplementation(hashAtOnce);
    // What fails on purpose is logged by the product.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Thousands of aborted signals each keep a trace that nobody reads.
    Error.stackTraceLimit = 0;
    // Whatever else is loaded with the first history is there for all.
    await simulate(historyOf(1));
  });
  afterAll(() => {
    Error.stackTraceLimit = stackTraceLimit;
    vi.restoreAllMocks();
  });
}

/** Fails with the first seed in whose history something does not hold. Resolves with how the runs ended. */
export async function holdInHistories(from: number, count: number): Promise<Map<string, number>> {
  const phases = new Map<string, number>();
  for (let seed = from; seed < from + count; seed += 1) {
    const outcome = await simulate(historyOf(seed));
    for (const phase of outcome.phases) phases.set(phase, (phases.get(phase) ?? 0) + 1);
    if (outcome.problems.length > 0) expect.fail(await told(seed, outcome.problems[0] ?? ''));
  }
  return phases;
}

async function told(seed: number, problem: string): Promise<string> {
  const least = await shrunk(historyOf(seed), problem);
  const { trace, problems } = await simulate(least, true);
  const acts = least.acts.map(({ kind }) => kind).join(', ');
  return `seed ${seed}: ${problem}\n${least.acts.length} acts: ${acts}\n${trace.slice(-TOLD).join('\n')}\n${problems.join('\n')}`;
}
