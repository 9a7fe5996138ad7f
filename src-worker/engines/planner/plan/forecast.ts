/** What the goals need, by formulas that the notes show. Nothing is forecast without a cost or rate of the client's own. */
import type { Formatter } from '../language.ts';
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import { packIn } from '../../../understanding/figures/packs.ts';
import type { Readings } from '../readings/index.ts';
import type { Assumptions } from './assumptions.ts';
import type { BudgetPlan } from './budget.ts';
import { costName } from './cost-name.ts';
import type { Timeframe } from './timeframe.ts';

export interface CostTarget {
  per: string;
  from?: number;
  now: number;
  target: number;
  currency: string;
  /** Results that the whole media sum buys at today's cost and at the target; undefined without a sum in that currency. */
  resultsNow?: number;
  resultsTarget?: number;
}

/** Month by month to the goal. */
export interface Ramp {
  goal: Goal;
  /** Starts with today's figure (or 0), then one per month. */
  values: number[];
  /** Monthly loss in percent that is reckoned with. */
  churn?: number;
  /** New ones a month: while media runs, and after it. */
  gainMedia?: number;
  gainOwn?: number;
  /** New ones in all, from media and from own channels. */
  needed?: number;
  fromMedia?: number;
  fromOwn?: number;
  /** Points of churn that the what-if adds. */
  churnMargin?: number;
  /** The last value at that much more churn. */
  atMoreChurn?: number;
  /** Percent of buyers that become the thing counted. */
  takeUp?: number;
}

export interface Supply {
  /** '2 × 250 g'. */
  each: string;
  now: number;
  later: number;
  unit: string;
  /** At list price, where the price is for the same pack. */
  worthNow?: number;
  worthThen?: number;
  currency: string;
}

export interface Forecast {
  cost?: CostTarget;
  ramp?: Ramp;
  /** The most that one result may cost when the goal is met. */
  ceiling?: { goal: Goal; value: number; currency: string; formula: string; sum: number; results: number };
  supply?: Supply;
  /** Starting price ÷ instalments. */
  monthlyPayment?: number;
  /** Starting price × minimum order. */
  firstOrder?: number;
}

const clean = (value: number): number => Math.round(value * 100) / 100;

export function makeForecast(
  f: Formatter,
  r: Readings,
  time: Timeframe,
  budget: BudgetPlan,
  assumptions: Assumptions,
): Forecast {
  const forecast: Forecast = {};
  const cost = costTarget(f, r, budget, assumptions);
  if (cost) forecast.cost = cost;
  const ramp = makeRamp(r, time, cost, assumptions);
  if (ramp) forecast.ramp = ramp;
  const ceiling = makeCeiling(r, time, budget);
  if (ceiling && !cost) forecast.ceiling = ceiling;
  const supply = makeSupply(r, ramp);
  if (supply) forecast.supply = supply;
  const { value, minimumOrder } = r.price;
  // A payment that is not even is set by whoever lends: nobody pays 9,166.67 a month.
  const payment = value !== undefined && r.instalments ? value / r.instalments.months : undefined;
  if (payment !== undefined && Number.isInteger(payment)) forecast.monthlyPayment = payment;
  if (value !== undefined && minimumOrder !== undefined) forecast.firstOrder = clean(value * minimumOrder);
  return forecast;
}

function costTarget(
  f: Formatter,
  r: Readings,
  budget: BudgetPlan,
  assumptions: Assumptions,
): CostTarget | undefined {
  const known = r.costs.find(({ per }) => !/impression/iu.test(per));
  if (!known || known.per === '') return undefined;
  const currency = known.currency || budget.currency;
  const rose = known.from !== undefined && known.from < known.now;
  const midway = clean(Math.round(((known.from ?? 0) + known.now) / 2)) || known.now;
  const target = rose ? assumptions.value('cost-target', midway, { en: currency, th: currency }) : known.now;
  const cost: CostTarget = { per: costName(f, known, r.goals), now: known.now, target, currency };
  if (known.from !== undefined) cost.from = known.from;
  const total = budget.boughtTotal;
  if (total !== undefined && (budget.currency === '' || budget.currency === currency)) {
    cost.resultsNow = Math.round(total / known.now);
    cost.resultsTarget = Math.round(total / cost.target);
  }
  return cost;
}

const COUNTABLE = /subscri|member|customer|user|client|สมาชิก|ลูกค้า|ผู้ใช้/iu;

function makeRamp(
  r: Readings,
  time: Timeframe,
  cost: CostTarget | undefined,
  assumptions: Assumptions,
): Ramp | undefined {
  const goal = r.goals.find(
    ({ kind, from, to }) => kind === 'ramp' && from !== undefined && to !== undefined,
  );
  if (goal) return towards(r, time, cost, goal, assumptions);
  const count = r.goals.find(
    ({ kind, per, to }) => kind === 'count' && per === 'month' && to !== undefined && to > 1,
  );
  if (!count?.to) return undefined;
  // A part of the target in the first month, then equal steps.
  const months = Math.min(time.planMonths, Math.max(2, Math.ceil(count.months ?? time.planMonths)));
  const start = (count.to * assumptions.value('first-month', 50)) / 100;
  const to = count.to;
  const values = Array.from({ length: months }, (_, i) =>
    Math.round(start + ((to - start) * i) / Math.max(1, months - 1)),
  );
  return { goal: count, values: [0, ...values] };
}

function towards(
  r: Readings,
  time: Timeframe,
  cost: CostTarget | undefined,
  goal: Goal,
  assumptions: Assumptions,
): Ramp {
  const [from, to] = [goal.from ?? 0, goal.to ?? 0];
  const months = Math.min(24, Math.max(1, Math.ceil((goal.months ?? time.planMonths) - 0.01)));
  const churnGoal = r.goals.find(
    ({ kind, metric, unit }) => kind === 'ceiling' && unit === '%' && /churn|เลิก|ยกเลิก/iu.test(metric),
  );
  const churn = churnGoal?.to;
  if (churn === undefined || churn >= 50 || to <= from || !COUNTABLE.test(goal.metric)) {
    const values = Array.from({ length: months + 1 }, (_, i) => {
      const value = from + ((to - from) * i) / months;
      return Math.abs(to - from) >= months * 2 ? Math.round(value) : clean(value);
    });
    return { goal, values };
  }
  const mediaMonths = Math.min(months, time.mediaMonths);
  const repeat = r.rates.find(({ kind }) => kind === 'repeat')?.percent;
  const takeUp =
    cost?.resultsTarget !== undefined && repeat !== undefined
      ? assumptions.value('take-up', repeat)
      : undefined;
  const media = takeUp === undefined ? 0 : Math.round(((cost?.resultsTarget ?? 0) * takeUp) / 100);
  const mediaMonthly = Math.round(media / mediaMonths);
  const run = (own: number, loss: number): number[] => {
    const values = [from];
    for (let i = 0; i < months; i++) {
      const last = values.at(-1) ?? 0;
      values.push(last * (1 - loss / 100) + own + (i < mediaMonths ? mediaMonthly : 0));
    }
    return values.map(Math.round);
  };
  let own = 0;
  while ((run(own, churn).at(-1) ?? 0) < to && own < to * 2) own++;
  const values = run(own, churn);
  const margin = assumptions.value('churn-margin', 2);
  const ramp: Ramp = {
    goal,
    values,
    churn,
    gainMedia: mediaMonthly + own,
    gainOwn: own,
    needed: mediaMonthly * mediaMonths + own * months,
    fromMedia: mediaMonthly * mediaMonths,
    fromOwn: own * months,
    churnMargin: margin,
    atMoreChurn: run(own, churn + margin).at(-1) ?? 0,
  };
  if (takeUp !== undefined && media > 0) ramp.takeUp = takeUp;
  return ramp;
}

function makeCeiling(r: Readings, time: Timeframe, budget: BudgetPlan): Forecast['ceiling'] {
  if (!budget.known || budget.bought <= 0) return undefined;
  const { bought: amount, boughtTotal: total } = budget;
  const goal = r.goals.find(
    ({ kind, to, unit }) => kind === 'count' && to !== undefined && to > 0 && !/^(?:[A-Z]{3}|%)$/u.test(unit),
  );
  if (!goal?.to) return undefined;
  // As the other pages print it: a ceiling has one value.
  const round = (value: number): number => (value >= 100 ? Math.round(value) : clean(value));
  if (goal.per === 'month' && budget.period === 'month') {
    return {
      goal,
      value: round(amount / goal.to),
      currency: budget.currency,
      formula: `${amount} ÷ ${goal.to}`,
      sum: amount,
      results: goal.to,
    };
  }
  if (goal.per === 'month' && total !== undefined && time.mediaMonthsGiven) {
    const results = goal.to * time.mediaMonths;
    return {
      goal,
      value: round(total / results),
      currency: budget.currency,
      formula: `${total} ÷ (${goal.to} × ${time.mediaMonths})`,
      sum: total,
      results,
    };
  }
  if (goal.per === undefined && total !== undefined) {
    return {
      goal,
      value: round(total / goal.to),
      currency: budget.currency,
      formula: `${total} ÷ ${goal.to}`,
      sum: total,
      results: goal.to,
    };
  }
  return undefined;
}

function makeSupply(r: Readings, ramp: Ramp | undefined): Supply | undefined {
  const text = r.answers.heroProduct;
  const pack = packIn(text);
  const monthly = /month|เดือน/iu.test(text);
  if (!pack || !monthly || !ramp || ramp.goal.kind !== 'ramp' || !COUNTABLE.test(ramp.goal.metric))
    return undefined;
  const { packs, size, unit } = pack;
  const big = unit === 'g' || unit === 'ml';
  const amount = (people: number): number => clean((people * packs * size) / (big ? 1000 : 1));
  const [now, later] = [ramp.goal.from ?? 0, ramp.goal.to ?? 0];
  const supply: Supply = {
    each: `${packs} × ${size} ${unit}`,
    now: amount(now),
    later: amount(later),
    unit: big ? (unit === 'g' ? 'kg' : 'l') : unit,
    currency: r.price.currency,
  };
  const samePack = new RegExp(`^${escapeRegExp(String(size))}\\s*${escapeRegExp(unit)}\\b`, 'iu').test(
    r.price.unit,
  );
  if (r.price.value !== undefined && samePack) {
    supply.worthNow = clean(now * packs * r.price.value);
    supply.worthThen = clean(later * packs * r.price.value);
  }
  return supply;
}
