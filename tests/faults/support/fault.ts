/** One fault of the list as one test, which prints its number, where it struck and what came of it. */
import { test } from 'vitest';
import { PAGES } from '../../../src/shared/domain/pages.ts';

export const ALL = PAGES.map(({ pageNumber }) => pageNumber);

/** Every position with `FAULTS=all`; else a few, which another day chooses otherwise. */
const everywhere = process.env['FAULTS'] === 'all';
const given = Number(process.env['FAULTS_SEED'] ?? '');
export const seed = given > 0 ? given : Math.floor(Date.now() / 86_400_000);

/** So many pages, spread over the proposal from a start that the seed chooses; all of them on demand. */
export function positions(count: number): number[] {
  if (everywhere) return ALL;
  const chosen = Array.from(
    { length: count },
    (_, index) => ((seed + Math.floor((index * ALL.length) / count)) % ALL.length) + 1,
  );
  return chosen.toSorted((a, b) => a - b);
}

/** So many pages, one at most; on demand the first, the last and one between, where all nineteen take too long. */
export const few = (count = 1): number[] =>
  everywhere ? [1, (seed % (ALL.length - 2)) + 2, ALL.length] : [(seed % ALL.length) + 1].slice(0, count);

/** So many of a list, which another day chooses otherwise; all of them on demand. */
export const someOf = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_one, index) => everywhere || (index + seed) % all.length < count);

/** The rounds of a test that moves its faults by one page in each: one of them, or all. */
export const rounds = (): number[] => (everywhere ? ALL.map((page) => page - 1) : [seed % ALL.length]);

export function fault(
  number: number | string,
  name: string,
  at: readonly number[],
  check: (at: readonly number[]) => Promise<void>,
): void {
  test(`fault ${number}: ${name}`, async () => {
    let outcome = 'FAILED';
    const started = performance.now();
    try {
      await check(at);
      outcome = 'passed';
    } finally {
      const where = at.length === 0 ? '' : ` · k = ${at.join(', ')}`;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.warn(`fault ${number} · ${name}${where} · ${outcome} · ${seconds} s (seed ${seed})`);
    }
  });
}
