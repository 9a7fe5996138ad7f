/** A budget of which a part is spent: what is left is for the months that are left, to the last one that the answer names. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { CalendarDate } from '../../../../src/shared/reading/quantity.ts';
import type { BudgetReading } from '../../../understanding/answers/budget.ts';
import { isEnd } from '../../../understanding/figures/ends.ts';
import { readAsides } from '../../../understanding/figures/aside.ts';

/** 'For the year to June 2027'. */
function lastOf(text: string): CalendarDate | undefined {
  const dates = readQuantities(text).flatMap(({ quantity, span }) =>
    quantity.kind === 'date' && (quantity.to || isEnd(text.slice(0, span.start)))
      ? [quantity.to ?? quantity.from]
      : [],
  );
  return dates.find(({ month, year }) => month !== undefined && year !== undefined);
}

/** @param start the first day of the media */
export function stillToCome(budget: BudgetReading, start: Date): BudgetReading {
  const { amount, text } = budget;
  if (amount === undefined || !readAsides(text, amount).some(({ isGone }) => isGone)) return budget;
  const { year = 0, month = 0 } = lastOf(text) ?? {};
  const months = (year - start.getUTCFullYear()) * 12 + month - start.getUTCMonth();
  if (!(months > 0) || months >= (budget.months ?? Infinity)) return budget;
  // What is left of a year's sum is no sum of a year.
  return { ...budget, period: 'total', months, span: { count: months, unit: 'month' }, total: amount };
}
