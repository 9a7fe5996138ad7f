/** Money by week, what runs when, and what the weeks meet: page 15. */
import { share } from '../../../../../src/shared/domain/split.ts';
import type { Reckoned } from '../../../../../src/shared/domain/reckoned.ts';
import { PLATFORMS } from '../../data/platforms.ts';
import type { Plan } from '../../plan/index.ts';
import { moneyFigure } from './figures.ts';
import { gateOf } from './gate.ts';

type Flight = NonNullable<Reckoned['flights']>[number];

/** Periods that a slide has room for; more weeks are drawn as fortnights. */
const MOST = 13;
const DAY = 86_400_000;

interface Period {
  start: Date;
  amount: number;
  isGated: boolean;
}

/** Weeks, or fortnights where the gate stands between two of them; undefined where they are too many. */
function periodsOf(weeks: readonly Period[]): { periods: readonly Period[]; weeksEach: number } | undefined {
  if (weeks.length <= MOST) return { periods: weeks, weeksEach: 1 };
  const gated = weeks.filter(({ isGated }) => isGated).length;
  if (weeks.length > 2 * MOST || gated % 2 === 1) return undefined;
  const periods = weeks.flatMap((week, i) => {
    const next = weeks[i + 1];
    return i % 2 === 1 ? [] : [{ ...week, amount: week.amount + (next?.amount ?? 0) }];
  });
  return { periods, weeksEach: 2 };
}

/** Weeks, flights and moments; nothing where the money or its time is not known. */
export function weeksOf(plan: Plan): Pick<Reckoned, 'weeks' | 'flights' | 'moments' | 'gate'> {
  const { f, reckoning, time, budget, calendar } = plan;
  const { money } = reckoning;
  const known = budget.known && money.total && Math.abs((budget.total ?? 0) - money.total.value) < 1;
  const drawn = periodsOf(reckoning.weeks);
  if (!known || !drawn || drawn.periods.length < 2) return {};
  const { periods, weeksEach } = drawn;
  const gated = periods.filter(({ isGated }) => isGated).length;
  const gate = gated > 0 ? gateOf(plan) : undefined;
  const moments = calendar.flatMap(({ day, name }) => {
    const week = Math.floor((day.getTime() - time.start.getTime()) / (weeksEach * 7 * DAY)) + 1;
    return week >= 1 && week <= periods.length ? [{ week, label: f.both(name) }] : [];
  });
  return {
    weeks: periods.map(({ start, amount }) => ({
      start: start.toISOString().slice(0, 10),
      label: f.shortDate(start),
      amount: moneyFigure(f, Math.round(amount * 100) / 100, money.currency),
    })),
    flights: flightsOf(plan, gate ? gated : 0, periods.length),
    ...(moments.length > 0 ? { moments } : {}),
    ...(gate ? { gate: { ...gate, week: gated + 1 } } : {}),
  };
}

/** Every channel's own sum; the first tests alone where its money is enough for the gate, else all test in proportion. */
function flightsOf({ f, say, budget, reckoning }: Plan, gated: number, count: number): Flight[] {
  const said = say.reckoned;
  const { currency, total } = reckoning.money;
  const sums = share(total?.value ?? 0, budget.channelSums, Number.isInteger(total?.value) ? 1 : 0.01);
  const limit = gated > 0 ? Math.round(reckoning.gate?.limit?.value ?? 0) : 0;
  const order = sums.map((sum, i) => ({ sum, i })).toSorted((a, b) => b.sum - a.sum);
  const [first] = order;
  const alone = first !== undefined && first.sum >= limit;
  const tests = alone ? sums.map((_, i) => (i === first.i ? limit : 0)) : share(limit, sums, 1);
  return order.flatMap(({ sum, i }): Flight[] => {
    const id = budget.channels[i];
    if (id === undefined || sum <= 0) return [];
    const { name, job } = PLATFORMS[id];
    const test = tests[i] ?? 0;
    const base = {
      channel: name,
      total: said.channelTotal({
        sum: f.money(sum, currency),
        share: f.percent(sum / (total?.value ?? sum)),
      }),
    };
    const main = {
      ...base,
      from: gated + 1,
      to: count,
      amount: moneyFigure(f, sum - test, currency),
      note: f.both(job),
    };
    return test > 0
      ? [
          { ...base, from: 1, to: gated, amount: moneyFigure(f, test, currency), note: said.test },
          ...(sum > test ? [main] : []),
        ]
      : [main];
  });
}
