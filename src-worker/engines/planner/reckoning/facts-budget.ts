/** The media money, and the part of it that the client keeps for some months. */
import { monthsBetween } from '../../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import type { ReckonedReadings } from './facts.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface BudgetFact {
  amount: Figure;
  currency: string;
  period: Period | 'total';
  length?: { count: Figure; unit: Period };
  /** 'No more than'. */
  isCeiling: boolean;
  /** A part of it for so many months: '70% for September to December'. */
  reserved?: { percent: Figure; months?: number };
}

export function budgetOf(r: ReckonedReadings): BudgetFact | undefined {
  const {
    amount,
    high,
    currency,
    period = 'total',
    periodAssumed,
    span,
    months,
    bound,
    currencyFromPrice,
    text,
  } = r.budget;
  if (amount === undefined || !(amount > 0)) return undefined;
  const root = rootOf(r, 'marketingMediaBudget', text);
  const certainty = periodAssumed ? 0.4 : currencyFromPrice === true ? 0.7 : 0.9;
  const length = span ?? (months === undefined ? undefined : { count: months, unit: 'month' as const });
  const reserved = reservedOf(r);
  return {
    amount: { value: amount, ...(high === undefined || high <= amount ? {} : { high }), root, certainty },
    currency,
    period,
    ...(length && length.count > 0
      ? { length: { count: { value: length.count, root, certainty: 0.9 }, unit: length.unit } }
      : {}),
    isCeiling: bound === 'at most',
    ...(reserved ? { reserved } : {}),
  };
}

/** A share of the sum that is named with the months that it is for. */
function reservedOf(r: ReckonedReadings): BudgetFact['reserved'] {
  const { text } = r.budget;
  const readings = readQuantities(text);
  const share = readings.find(({ quantity }) => quantity.kind === 'percent' && quantity.ratio === undefined);
  if (share?.quantity.kind !== 'percent' || !(share.quantity.value > 0 && share.quantity.value < 100))
    return undefined;
  const dates = readings.flatMap(({ quantity, span }) =>
    quantity.kind === 'date' && span.start > share.span.end ? [quantity] : [],
  );
  const [first] = dates;
  if (!first) return undefined;
  const months = first.to === undefined ? undefined : monthsBetween(first.from, first.to);
  return {
    percent: { value: share.quantity.value, root: rootOf(r, 'marketingMediaBudget', text), certainty: 0.8 },
    ...(months === undefined ? {} : { months }),
  };
}
