/** The media money, and the part of it that the client keeps for some months. */
import { monthsBetween } from '../../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import type { ReckonedReadings } from './facts.ts';
import { readAsides, readTax } from '../../../understanding/figures/aside.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface BudgetFact {
  amount: Figure;
  currency: string;
  period: Period | 'total';
  length?: { count: Figure; unit: Period };
  /** 'No more than'. */
  isCeiling: boolean;
  /** Parts of it in percent, the first of them for so many months: '70% for September to December'. */
  reserved?: { shares: Figure[]; months?: number };
  /** What of it is spent on something else than media, in its own time: money, or percent of it. */
  asides: { figure: Figure; isShare: boolean }[];
  /** Percent of tax, in the sum or on top of it. */
  tax?: { figure: Figure; isIncluded: boolean };
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
  const asides = readAsides(text, amount);
  const reserved = asides.some(({ isShare }) => isShare) ? undefined : reservedOf(r);
  const tax = readTax(text);
  return {
    amount: { value: amount, ...(high === undefined || high <= amount ? {} : { high }), root, certainty },
    currency,
    period,
    ...(length && length.count > 0
      ? { length: { count: { value: length.count, root, certainty: 0.9 }, unit: length.unit } }
      : {}),
    isCeiling: bound === 'at most',
    ...(reserved ? { reserved } : {}),
    asides: asides.map(({ value, isShare, words }) => ({
      figure: { value, root: rootOf(r, 'marketingMediaBudget', words), certainty: 0.8 },
      isShare,
    })),
    ...(tax
      ? {
          tax: {
            figure: {
              value: tax.percent,
              root: rootOf(r, 'marketingMediaBudget', tax.words),
              certainty: 0.8,
            },
            isIncluded: tax.isIncluded,
          },
        }
      : {}),
  };
}

/** Shares of the sum that the answer names, for months, channels or fees, and the months of the first. */
function reservedOf(r: ReckonedReadings): BudgetFact['reserved'] {
  const { text } = r.budget;
  const readings = readQuantities(text);
  const shares = readings.flatMap(({ quantity, span }) =>
    quantity.kind === 'percent' && quantity.ratio === undefined && quantity.value > 0 && quantity.value < 100
      ? [{ value: quantity.value, end: span.end }]
      : [],
  );
  const [share] = shares;
  if (!share || /vat|ภาษี|\btax\b/iu.test(text)) return undefined;
  const root = rootOf(r, 'marketingMediaBudget', text);
  const first = readings.flatMap(({ quantity, span }) =>
    quantity.kind === 'date' && span.start > share.end ? [quantity] : [],
  )[0];
  const months = first?.to === undefined ? undefined : monthsBetween(first.from, first.to);
  return {
    shares: shares.map(({ value }) => ({ value, root, certainty: 0.7 })),
    ...(months === undefined ? {} : { months }),
  };
}
