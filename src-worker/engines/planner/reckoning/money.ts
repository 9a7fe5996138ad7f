/** The media money for every time that a plan counts in, and the times themselves. */
import type { Period } from '../../../understanding/answers/period.ts';
import { convert, monthsOf } from '../../../../src/shared/reading/time-units.ts';
import type { Facts } from './facts.ts';
import { countOf, moneyIn, percent, type Graph, type Maybe, type Unit } from './graph.ts';

/** The days of the plan that the reckoning needs: of `Timeframe`. */
export interface Dates {
  start: Date;
  mediaEnd: Date;
  mediaMonths: number;
  /** True where the client named the length. */
  mediaMonthsGiven: boolean;
}

export interface Times {
  months: Maybe;
  weeks: Maybe;
  days: Maybe;
}

export interface Money {
  currency: string;
  /** The client's own sum, for its own period. */
  amount: Maybe;
  period: Period | 'total';
  total: Maybe;
  times: Times;
  /** Weeks to the day on which the main goal is due, where that is before the end of the media: a test ends before it. */
  dueWeeks?: number;
  /** For a time, or for the whole where none is named. */
  per: (period: Period | undefined) => Maybe;
}

const WEEK_MS = 7 * 86_400_000;
/** The money with the weeks until a day, where media runs on after it. */
export const untilDue = (money: Money, { start, mediaEnd }: Dates, due: Date | undefined): Money =>
  due === undefined || due <= start || due >= mediaEnd
    ? money
    : { ...money, dueWeeks: (due.getTime() - start.getTime()) / WEEK_MS };

/** How many of `from` one of `to` holds: 7 days a week, 30 days and 52 ÷ 12 weeks a month. */
export const timesIn = (from: Period, to: Period): number => {
  // A month of work has thirty days, as everybody reckons who counts orders a day.
  if (from === 'day' && to === 'month') return MONTH_DAYS;
  if (from === 'month' && to === 'day') return 1 / MONTH_DAYS;
  return convert(1, to, from) ?? monthsOf(1, to) / monthsOf(1, from);
};
const MONTH_DAYS = 30;

const time = (unit: Period): Unit => ({ kind: 'time', unit });
const PERIODS: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];

function timesOf(g: Graph, { budget }: Facts, dates: Dates): Times {
  const { length } = budget ?? {};
  const given = length && g.answer(`time.${length.unit}.given`, length.count, time(length.unit));
  const assumed = g.calendar('time.month.planned', dates.mediaMonths, time('month'), ['media-months']);
  const base =
    given && length ? { node: given, unit: length.unit } : { node: assumed, unit: 'month' as const };
  const into = (unit: Period): Maybe =>
    g.derive(`time.${unit}s`, 'scaled', [base.node], time(unit), { by: timesIn(unit, base.unit) });
  return { months: into('month'), weeks: into('week'), days: into('day') };
}

/** @param spending the part of the media money that the plan spends, from 0 to 1 */
export function reckonMoney(g: Graph, facts: Facts, dates: Dates, spending = 1): Money {
  const times = timesOf(g, facts, dates);
  const { budget } = facts;
  const currency = budget?.currency ?? facts.price?.currency ?? '';
  const period = budget?.period ?? 'total';
  const unit = moneyIn(currency, period === 'total' ? undefined : period);
  const amount = spentOf(g, mediaOf(g, budget, unit), spending);
  const total = totalOf(g, amount, period, times, currency);
  const per = (wanted: Period | undefined): Maybe => {
    if (wanted === undefined) return total;
    const own = moneyIn(currency, wanted);
    if (period === wanted) return amount;
    // A campaign of nine months is all that a goal for the year has.
    const given = (budget?.length || dates.mediaMonthsGiven) && times.months ? times.months.value : 0;
    if (total && given > 0 && given < timesIn('month', wanted) && timesIn('month', wanted) > 3.1)
      return total;
    if (period !== 'total')
      return g.derive(`money.${wanted}`, 'scaled', [amount], own, { by: timesIn(period, wanted) });
    const known = { day: times.days, week: times.weeks, month: times.months }[wanted as string];
    if (known) return g.derive(`money.${wanted}`, 'quotient', [total, known], own);
    if (wanted === 'month') return undefined;
    return g.derive(`money.${wanted}`, 'scaled', [per('month')], own, { by: timesIn('month', wanted) });
  };
  // What the client named for a time is also that of a longer one; a sum for the whole is not stretched.
  for (const wanted of PERIODS.filter(
    (one) => period !== 'total' || one === 'day' || one === 'week' || one === 'month',
  ))
    per(wanted);
  if (period !== 'total' && period !== 'year' && total)
    g.derive('money.year', 'scaled', [amount], moneyIn(currency, 'year'), { by: timesIn(period, 'year') });
  withTax(g, period, times, currency);
  reserve(g, facts, total ?? amount, currency);
  return { currency, amount, period, total, times, per };
}

/**
 * The part of the money that buys results at a told cost: without what is set aside to be known, for those who bought before,
 * or for a channel whose cost nobody knows.
 * @param part from 0 to 1
 */
export function moneyForResults(g: Graph, money: Money, part: number): Money {
  if (part >= WHOLE) return money;
  const of = (node: Maybe): Maybe =>
    node?.unit.kind === 'money'
      ? g.derive(resultsId(node.unit.per), 'scaled', [node], node.unit, { by: part })
      : undefined;
  return {
    ...money,
    amount: of(money.amount),
    total: of(money.total),
    per: (wanted) => of(money.per(wanted)),
  };
}
/** Below this some of it does not. */
const WHOLE = 0.9999;
const resultsId = (per: Period | undefined): string => `money.results${per ? `.${per}` : ''}`;

/**
 * What of the stated sum buys media: without what is printed, filmed or paid to an agency, and without a tax that it holds.
 * A tax on top is on the bill and no media either.
 */
function mediaOf(g: Graph, budget: Facts['budget'], unit: Unit): Maybe {
  if (!budget) return undefined;
  const { amount, asides, tax } = budget;
  if (asides.length === 0 && !tax) return g.answer('money.amount', amount, unit);
  const stated = g.answer('money.stated', amount, unit);
  const parts = asides.map(({ figure, isShare }, i) => {
    const id = i === 0 ? 'money.aside' : `money.aside.${i}`;
    return isShare
      ? g.derive(id, 'part', [stated, g.answer(`${id}.share`, figure, percent)], unit)
      : g.answer(id, figure, unit);
  });
  const aside = parts.length > 1 ? g.derive('money.asides', 'sum', parts, unit) : parts[0];
  g.derive('money.aside.part', 'share', [aside, stated], percent);
  const left = parts.length === 0 ? stated : g.derive('money.left', 'difference', [stated, aside], unit);
  const rate = g.answer('money.tax', tax?.figure, percent);
  const all = g.derive('money.tax.factor', 'sum', [g.calendar('whole', 100, percent), rate], percent);
  if (!tax?.isIncluded) g.derive('money.bill', 'part', [left, all], unit);
  const media = tax?.isIncluded
    ? g.derive('money.amount', 'whole', [left, all], unit)
    : aside
      ? g.derive('money.amount', 'difference', [stated, aside], unit)
      : undefined;
  return media ?? g.answer('money.amount', amount, unit);
}

/** What is spent of it: of a sum that is told from and to, of the lower. */
function spentOf(g: Graph, whole: Maybe, part: number): Maybe {
  if (!whole || part >= WHOLE) return whole;
  const { high: _high, ...least } = whole;
  return g.derive('money.spent', 'scaled', [least], whole.unit, { by: part });
}

/** The bill with its tax, in all and by month. */
function withTax(g: Graph, period: Period | 'total', times: Times, currency: string): void {
  const known =
    period === 'total'
      ? undefined
      : { day: times.days, week: times.weeks, month: times.months }[period as string];
  for (const id of ['money.bill', 'money.left']) {
    const sum = g.get(id);
    g.derive(`${id}.total`, 'product', [sum, known], moneyIn(currency));
    if (period !== 'total') continue;
    g.derive(`${id}.month`, 'quotient', [sum, times.months], moneyIn(currency, 'month'));
    g.derive(`${id}.week`, 'quotient', [sum, times.weeks], moneyIn(currency, 'week'));
  }
}

function totalOf(g: Graph, amount: Maybe, period: Period | 'total', times: Times, currency: string): Maybe {
  const unit = moneyIn(currency);
  if (period === 'total') return g.derive('money.total', 'scaled', [amount], unit, { by: 1 });
  const known = { day: times.days, week: times.weeks, month: times.months }[period as string];
  const count =
    known ??
    g.derive(`time.${period}s`, 'scaled', [times.months], time(period), { by: timesIn(period, 'month') });
  return g.derive('money.total', 'product', [amount, count], unit);
}

/** The parts that the client sets aside, and what is left beside the first. */
function reserve(g: Graph, { budget }: Facts, whole: Maybe, currency: string): void {
  const { shares = [], months } = budget?.reserved ?? {};
  shares.forEach((figure, i) => {
    const id = i === 0 ? 'money.reserved' : `money.reserved.${i}`;
    const share = g.answer(`${id}.share`, figure, percent);
    g.derive(id, 'part', [whole, share], moneyIn(currency));
  });
  const money = g.get('money.reserved');
  g.derive('money.others', 'difference', [whole, money], moneyIn(currency));
  const [first] = shares;
  const count = first && months !== undefined ? { ...first, value: months } : undefined;
  const length = g.answer('money.reserved.months', count, time('month'));
  g.derive('money.reserved.month', 'quotient', [money, length], moneyIn(currency, 'month'));
}

/** A count for one time as that of another: 'so many a week' of so many a month. */
export const countPer = (g: Graph, id: string, node: Maybe, from: Period, to: Period, of: string): Maybe =>
  from === to ? node : g.derive(id, 'scaled', [node], countOf(of, to), { by: timesIn(from, to) });
