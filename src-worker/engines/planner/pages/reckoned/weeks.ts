/** Money by week, what runs when, and what the weeks meet: page 15. */
import { share } from '../../../../../src/shared/domain/split.ts';
import type { Reckoned } from '../../../../../src/shared/domain/reckoned.ts';
import { PLATFORMS } from '../../data/platforms.ts';
import type { Plan } from '../../plan/index.ts';
import { moneyFigure } from './figures.ts';
import { gateOf } from './gate.ts';

type Flight = NonNullable<Reckoned['flights']>[number];

const MOST_WEEKS = 26;
const DAY = 86_400_000;

/** Weeks, flights and moments; nothing where the money or its time is not known. */
export function weeksOf(plan: Plan): Pick<Reckoned, 'weeks' | 'flights' | 'moments' | 'gate'> {
  const { f, reckoning, time, budget, calendar } = plan;
  const { weeks, money } = reckoning;
  const known = budget.known && money.total && Math.abs((budget.total ?? 0) - money.total.value) < 1;
  if (!known || weeks.length < 2 || weeks.length > MOST_WEEKS) return {};
  const gate = weeks.some(({ isGated }) => isGated) ? gateOf(plan) : undefined;
  const gated = weeks.filter(({ isGated }) => isGated).length;
  const moments = calendar.flatMap(({ day, name }) => {
    const week = Math.floor((day.getTime() - time.start.getTime()) / (7 * DAY)) + 1;
    return week >= 1 && week <= weeks.length ? [{ week, label: f.both(name) }] : [];
  });
  return {
    weeks: weeks.map(({ start, amount }) => ({
      start: start.toISOString().slice(0, 10),
      label: f.shortDate(start),
      amount: moneyFigure(f, amount, money.currency),
    })),
    flights: flightsOf(plan, gate ? gated : 0, weeks.length),
    ...(moments.length > 0 ? { moments } : {}),
    ...(gate ? { gate } : {}),
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
