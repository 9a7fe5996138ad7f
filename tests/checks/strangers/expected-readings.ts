/** The readings of a stranger's questionnaire: as the product reads them, or as a careful person did. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import type { Readings } from '../../../src-worker/engines/planner/readings/index.ts';
import type { ReckonedReadings } from '../../../src-worker/engines/planner/reckoning/facts.ts';
import { withLength, type BudgetReading } from '../../../src-worker/understanding/answers/budget.ts';
import { withStart } from '../../../src-worker/understanding/answers/goal-levels.ts';
import type { Goal } from '../../../src-worker/understanding/answers/goals.ts';
import type { Period } from '../../../src-worker/understanding/answers/period.ts';

export interface Derived {
  what: string;
  value: number;
  unit: string;
  how: string;
}

export interface Stranger {
  language: 'en' | 'th';
  formData: FormData;
  expected: {
    budget: null | {
      amount: number | null;
      high: number | null;
      currency: string;
      period: string | null;
      length: null | { count: number; unit: Period };
      total: number | null;
    };
    price: null | { amount: number | null; currency: string };
    goals: {
      counted: string;
      from: number | null;
      to: number | null;
      unit: string;
      per: string | null;
      months: number | null;
      by: string | null;
    }[];
    costs: { per: string; amount: number; currency: string }[];
    rates: { from: string; to: string; percent: number }[];
    /** `of`: what there is room for, where it is a step on the way and not what the goal counts. */
    capacity: null | { count: number; per: string | null; of?: string };
    derived: Derived[];
  };
}

const PERIODS: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];
const periodOf = (text: string | null): Period | undefined => PERIODS.find((period) => period === text);

/** As the case says that they should be read, `read` being how they are: what is left to err is the reckoning. */
export function asExpected(stranger: Stranger, read: Readings): ReckonedReadings {
  const { budget, price, goals, costs, rates, capacity } = stranger.expected;
  const { capacity: _capacity, ...rest } = { capacity: undefined, ...read };
  return {
    ...rest,
    budget: budgetOf(budget, read.budget.text),
    price: priceOf(price, read.price),
    goals: goals.map((goal) =>
      withStart(goalOf(inCurrency(goal, stranger.expected)), read.answers.specificObjectives),
    ),
    goalsFrom: 'specificObjectives',
    costs: costs.map(({ per, amount, currency }) => ({
      per,
      now: amount,
      currency,
      text: per,
      field: 'onlineAdIssues',
    })),
    rates: rates.map(({ from, to, percent }) => ({
      kind: /cancel|stop|leave|lost|lose|หลุด|เลิก|ยกเลิก/u.test(to)
        ? ('churn' as const)
        : ('conversion' as const),
      percent,
      from,
      to,
      text: `${from} → ${to}`,
      field: 'onlineAdIssues',
    })),
    ...(capacity
      ? {
          capacity: {
            count: capacity.count,
            ...(capacity.per === null ? {} : { per: timeOf(capacity.per) }),
            ...(capacity.of === undefined ? {} : { of: capacity.of }),
          },
        }
      : {}),
  };
}

/** Keys say a time in words of their own: 'week (houses photographed)', 'slots a day, 2 machines', 'คันต่อวัน'. */
const TIMES: readonly (readonly [Period, RegExp])[] = [
  ['day', /^(?:day|night|วัน|คืน)(?![a-z])|^[a-z ]+ a day(?![a-z])|ต่อวัน/u],
  ['week', /^(?:week|สัปดาห์|อาทิตย์)(?![a-z])|^[a-z ]+ a week(?![a-z])|ต่อ(?:สัปดาห์|อาทิตย์)/u],
  ['month', /^(?:month|เดือน)(?![a-z])|^[a-z ]+ a month(?![a-z])|ต่อเดือน/u],
  ['year', /^(?:year|ปี)(?![a-z])|^[a-z ]+ a year(?![a-z])|ต่อปี/u],
];
const timeOf = (said: string): string => TIMES.find(([, pattern]) => pattern.test(said))?.[0] ?? said;

function priceOf(
  price: Stranger['expected']['price'],
  read: ReckonedReadings['price'],
): ReckonedReadings['price'] {
  const { value: _value, ...rest } = read;
  if (price?.amount == null) return { ...rest, currency: '' };
  return { ...rest, value: price.amount, currency: price.currency };
}

function budgetOf(budget: Stranger['expected']['budget'], text: string): BudgetReading {
  const none: BudgetReading = { text, currency: '', periodAssumed: false, bound: '' };
  if (!budget?.amount) return none;
  const { amount, high, currency, period, length, total } = budget;
  const reading: BudgetReading = {
    ...none,
    currency,
    amount,
    period: periodOf(period) ?? 'total',
    periodAssumed: period === null && total === null,
    ...(high === null ? {} : { high }),
  };
  const whole = withLength(reading, length ?? undefined);
  return length ? { ...whole, months: monthsOf(length.count, length.unit) } : whole;
}

/** A key that says 'money' means the client's own. */
function inCurrency(
  goal: Stranger['expected']['goals'][number],
  { budget, price }: Stranger['expected'],
): Stranger['expected']['goals'][number] {
  const currency = budget?.currency || price?.currency || '';
  return goal.unit === 'money' && currency !== '' ? { ...goal, unit: currency } : goal;
}

function goalOf({ counted, from, to, unit, per, months, by }: Stranger['expected']['goals'][number]): Goal {
  const [year, month, day] = (by ?? '').split('-').map(Number);
  const isCount = unit === 'count';
  const period = periodOf(per);
  return {
    kind: from === null ? 'count' : 'ramp',
    metric: isCount || unit === 'percent' || /^[A-Z]{3}$/u.test(unit) ? counted : `${counted} ${unit}`,
    unit: unit === 'percent' ? '%' : /^[A-Z]{3}$/u.test(unit) ? unit : '',
    text: counted,
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(period === undefined ? {} : { per: period }),
    ...(months === null ? {} : { months }),
    ...(year !== undefined && month !== undefined && day !== undefined ? { by: { year, month, day } } : {}),
  };
}
