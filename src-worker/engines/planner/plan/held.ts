/** Money that the plan does not spend: today's rates reach the goal with less than the client has. */
import type { BudgetReading } from '../../../understanding/answers/budget.ts';
import { mediaMoney } from '../../../understanding/figures/aside.ts';
import type { Node } from '../reckoning/graph.ts';

export interface Held {
  /** Media money for the client's own time: what the plan spends, and all that there is. */
  spent: number;
  whole: number;
  /** Up to this cost of one all of the money still reaches the goal. */
  most?: Node;
}

/** What is left where the plan spends so much. */
export const restOf = ({ spent, whole }: Held): number => inCents(whole - spent);

const inCents = (sum: number): number => Math.round(sum * 100) / 100;

/** The budget as the plan spends it: of every sum the same part, all of it media. */
export function spendingOf(budget: BudgetReading, { spent, whole }: Held): BudgetReading {
  const { high: _high, total, monthly, ...media } = mediaMoney(budget);
  const part = (sum: number): number => inCents((sum * spent) / whole);
  return {
    ...media,
    // What is no media is taken off already.
    text: '',
    amount: spent,
    ...(total === undefined ? {} : { total: part(total) }),
    ...(monthly === undefined
      ? {}
      : { monthly: Object.fromEntries(Object.entries(monthly).map(([month, sum]) => [month, part(sum)])) }),
  };
}
