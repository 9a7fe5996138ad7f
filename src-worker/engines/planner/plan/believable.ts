/** What a result costs today, as far as the goal and the money leave it likely. */
import type { Readings } from '../readings/index.ts';
import type { Reckoning } from '../reckoning/index.ts';

/**
 * Of clients who know what a result costs none wants more than five times what their money buys at it. Who seems to want many times
 * as much told the figure of something else: a page in the paper, a pallet, a year. A wrong cost is worse than none.
 */
const BEYOND = 8;

/** The readings without a cost at which the money buys hardly any of the goal. */
export function withBelievableCosts(
  r: Readings,
  reckoned: (r: Readings) => Pick<Reckoning, 'chain' | 'main'>,
): Readings {
  const { chain, main } = reckoned(r);
  const bought = main?.resultsToday;
  if (!main || !bought || main.target.wanted.value < bought.value * BEYOND) return r;
  const paid = chain.paid === undefined ? undefined : chain.steps[chain.paid]?.cost;
  const costs = r.costs.filter(({ now }) => now !== paid?.value);
  return costs.length === r.costs.length ? r : { ...r, costs };
}
