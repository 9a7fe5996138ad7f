/** What a result costs today, as far as the goal and the money leave it likely. */
import type { Readings } from '../readings/index.ts';
import type { Reckoning } from '../reckoning/index.ts';
import type { Target } from '../reckoning/targets.ts';

/**
 * Of clients who know what a result costs none wants more than five times what their money buys at it. Who seems to want many times
 * as much told the figure of something else: a page in the paper, a pallet, a year. A wrong cost is worse than none.
 */
const BEYOND = 8;

type Reckon = (r: Readings) => Pick<Reckoning, 'chain' | 'main' | 'worth'>;

/** The readings without what a sale brings, read as its cost, and without a cost at which the money buys hardly any of the goal. */
export function withBelievableCosts(told: Readings, reckoned: Reckon): Readings {
  const r = withoutWorths(told, reckoned);
  const { chain, main } = reckoned(r);
  const bought = main?.resultsToday;
  if (!main || !bought || beyondToday(main.target) < bought.value * BEYOND) return r;
  const paid = chain.paid === undefined ? undefined : chain.steps[chain.paid]?.cost;
  const costs = r.costs.filter(({ now }) => now !== paid?.value);
  return costs.length === r.costs.length ? r : { ...r, costs };
}

/** 'Half of measures buy, avg sale 5,300': what one sale brings on average is no cost of it, whatever stands beside it. */
function withoutWorths(r: Readings, reckoned: Reckon): Readings {
  if (r.costs.length === 0) return r;
  const averages = reckoned(r).worth.all.filter(({ kind, per }) => kind === 'average' && per === undefined);
  const costs = r.costs.filter(
    ({ now, of }) => of !== undefined || !averages.some(({ node }) => node.value === now),
  );
  return costs.length === r.costs.length ? r : { ...r, costs };
}

/** What is wanted beyond what there was the last time: those came without this money, and most of them come again. */
function beyondToday({ wanted, extent, goal: { from, to } }: Target): number {
  const isAll = extent === 'all' && from !== undefined && from.value < to.value;
  return isAll ? (wanted.value * (to.value - from.value)) / to.value : wanted.value;
}

/** As many times all that is wanted no client's money buys: of those who know their way none has three times as much. */
const PAST_ALL = 4;
/** What an earlier campaign brought is counted: it may be farther off than a cost that is told. */
const FAR_BEYOND = 12;

/**
 * The readings, with a mark where the way as it was read brings many times all that is wanted, or hardly any of it: one of its steps
 * was left out, or it counts something else. Better the cost of a beginning alone than a result that spoils every page.
 */
export function withBelievableWay(
  r: Readings,
  reckoned: (r: Readings) => Pick<Reckoning, 'chain' | 'main'>,
): Readings & { isWayDoubted?: true } {
  const { chain, main } = reckoned(r);
  if (!main?.resultsToday) return r;
  const { wanted, extent, goal } = main.target;
  const { from, to } = goal;
  const isPart = extent === 'more' && from !== undefined && from.value < to.value;
  const all = isPart ? (wanted.value * to.value) / (to.value - from.value) : wanted.value;
  const bought = main.resultsToday.value;
  const isTooMany = bought > all * PAST_ALL && !isCounted(chain);
  return isTooMany || bought * FAR_BEYOND < wanted.value ? { ...r, isWayDoubted: true } : r;
}

/** '310 on Facebook: 41 messages, 12 consults, 5 commissions': what a sum brought was counted, step by step. */
const isCounted = ({ steps, paid = 0 }: Reckoning['chain']): boolean =>
  steps[paid]?.cost?.formula.op === 'quotient';
