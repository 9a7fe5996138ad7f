/**
 * The gate: how much may be spent before the deciding rate must be reached, what it frees, and what the goal needs beyond
 * it; and the money by weeks that follows from it.
 */
import { share } from '../../../../src/shared/domain/split.ts';
import type { Chain, ChainStep } from './chain.ts';
import { countOf, moneyIn, percent, type Graph, type Maybe, type Node } from './graph.ts';
import { sampleSize, strictness } from './interval.ts';
import type { Dates, Money } from './money.ts';
import type { Result } from './results.ts';
import type { Basis, Spending } from './scenarios.ts';

export interface Gate {
  /** Of the deciding step. */
  rate: Maybe;
  from: ChainStep;
  to: ChainStep;
  /** What may be spent before it, and what it frees. */
  limit: Maybe;
  rest: Maybe;
  /** How many of the paid step the limit buys, and how many show that the rate is another than today's. */
  buys: Maybe;
  proof: Maybe;
  weeks: Maybe;
  /** Results at the gate's rate, and what the goal needs beyond them. */
  results: Maybe;
  open: Maybe;
  openShare: Maybe;
  /** The cost of the paid step at which the gate's rate alone would do. */
  costAtGate: Maybe;
}

/** Midway, as round as can be while it still lies between the two. */
function roundBetween(low: number, high: number): number {
  const middle = (low + high) / 2;
  for (let digits = 1; digits < 6; digits++) {
    const rounded = Number(middle.toPrecision(digits));
    if (rounded > low && rounded < high) return rounded;
  }
  return middle;
}

/** So that chance alone would open it once in ten times at most. */
const USUAL = strictness(90, 50);
/** A gate lies midway to at most four times today's rate: what a page or a team can reach within weeks. */
const FARTHEST = 4;
/** Nearer to today's rate than this no gate would show anything. */
const WORTH = 1.1;

export function gateOf(
  { g, chain, main, pivot, sum }: Basis,
  needed: Node,
  step: ChainStep,
  { whole: money, part: ofResults }: Spending,
): Gate | undefined {
  const today = step.rate;
  if (isBrief(money)) return undefined;
  const [before, paid] = [chain.steps[pivot - 1], chain.steps[chain.paid ?? 0]];
  if (!today || !before || !paid?.cost || needed.value < (today.high ?? today.value) * WORTH)
    return undefined;
  const proposed = roundBetween(today.value, Math.min(needed.value, today.value * FARTHEST));
  const buysAll = ((money.total?.value ?? 0) * ofResults) / (before.cost?.value ?? Number.NaN);
  // A gate that one result more or less decides shows nothing.
  if (!(buysAll * (SMALL_PART / 100) >= sampleSize(today.value, proposed, USUAL))) return undefined;
  const rate = g.assume('gate.rate', 'gate-rate', proposed, percent, [today, needed]);
  const whole = testWeeks(g, money);
  const part = shareOf(g, money, whole);
  const unit = moneyIn(money.currency);
  const limit = g.derive('gate.limit', 'part', [money.total, part], unit);
  const rest = g.derive('gate.rest', 'difference', [money.total, limit], unit);
  const tested = ofResults < 1 ? g.derive('gate.tested', 'scaled', [limit], unit, { by: ofResults }) : limit;
  const buys = g.derive('gate.buys', 'quotient', [tested, before.cost], countOf(before.name));
  const confidence = g.assume('test.confidence', 'test-confidence', 95, percent);
  const power = g.assume('test.power', 'test-power', 80, percent);
  const strict = g.derive('test.strictness', 'strictness', [confidence, power], { kind: 'times' });
  const proof = g.derive('gate.proof', 'sample', [today, rate, strict], countOf(before.name));
  const results = resultsAt(g, chain, main, pivot, rate, sum);
  const counted = main.target.wanted.unit;
  const open = g.derive('gate.open', 'difference', [main.target.wanted, results], counted);
  return {
    rate,
    from: before,
    to: step,
    limit,
    rest,
    buys,
    proof,
    weeks: whole,
    results,
    open,
    openShare: g.derive('gate.open.share', 'share', [open, main.target.wanted], percent),
    costAtGate: costFor(g, chain, main, pivot, rate),
  };
}

/** Results of all the money at another rate of the deciding step. */
function resultsAt(g: Graph, chain: Chain, main: Result, pivot: number, rate: Maybe, sum: Maybe): Maybe {
  const paid = chain.paid ?? 0;
  let last = g.derive(
    'gate.way.start',
    'quotient',
    [sum, chain.steps[paid]?.cost],
    countOf(chain.steps[paid]?.name ?? ''),
  );
  for (let i = paid + 1; i <= (main.place?.index ?? pivot); i++) {
    const step = chain.steps[i];
    last =
      step &&
      g.derive(
        `gate.way.${step.id}`,
        'part',
        [last, i === pivot ? rate : step.rate],
        countOf(step.name, main.target.per),
      );
  }
  return last;
}

/** What one of the paid step may cost where the deciding rate is the gate's. */
function costFor(g: Graph, chain: Chain, main: Result, pivot: number, rate: Maybe): Maybe {
  const rates = chain.steps
    .map((step, i) => (i === pivot ? rate : step.rate))
    .slice((chain.paid ?? 0) + 1, (main.place?.index ?? pivot) + 1);
  const way = rates.length === 1 ? rates[0] : g.derive('gate.way.rate', 'compound', rates, percent);
  return g.derive('gate.cost', 'part', [main.affordable, way], moneyIn(chain.currency));
}

/** Where no cost of today is known: what may be spent to learn it, before the rest follows. */
export interface First {
  limit: Maybe;
  rest: Maybe;
  weeks: Maybe;
}

/** Nothing where today's cost is known, or no money is. */
export function firstOf(g: Graph, chain: Chain, money: Money): First | undefined {
  if (chain.paid !== undefined || !money.total || isBrief(money)) return undefined;
  const unit = moneyIn(money.currency);
  const weeks = testWeeks(g, money);
  const part = shareOf(g, money, weeks);
  const limit = g.derive('first.limit', 'part', [money.total, part], unit);
  const rest = g.derive('first.rest', 'difference', [money.total, limit], unit);
  return { limit, rest, weeks };
}

/** Of one sum for the whole a small part tests; a sum that comes every month is spent as it comes. */
function shareOf(g: Graph, { period, times }: Money, weeks: Maybe): Maybe {
  if (period === 'total' || !weeks || !times.weeks)
    return g.assume('gate.share', 'gate-share', SMALL_PART, percent);
  // What is paid by the day or the week is whole days' and weeks' money: 4 weeks of 40 a week are 160.
  const ofDays = period === 'day' && times.days ? (weeks.value * WEEK_DAYS) / times.days.value : undefined;
  const exact = (ofDays ?? weeks.value / times.weeks.value) * 100;
  const asItComes = period === 'day' || period === 'week' ? exact : Math.round(exact);
  return g.assume('gate.share', 'gate-share', asItComes, percent, [weeks, times.weeks]);
}
const SMALL_PART = 20;

/** Weeks: longer than this nobody waits for a first answer. */
const LONGEST_TEST = 8;

const WEEK_DAYS = 7;
/** A plan of more weeks is told in fortnights, and its test ends with one. */
const QUARTER = 13;

/** Weeks: of a shorter run nothing is held back, and it is looked at while it runs. */
const BRIEF = 6;
const timeOf = ({ times: { weeks }, dueWeeks = Number.POSITIVE_INFINITY }: Money): number =>
  Math.min(weeks?.value ?? Number.POSITIVE_INFINITY, dueWeeks);
const isBrief = (money: Money): boolean => timeOf(money) < BRIEF;

/** Three tenths of the time of the media, or of the time to the day of the goal. */
function testWeeks(g: Graph, money: Money): Maybe {
  const { weeks } = money.times;
  if (!weeks) return undefined;
  const time = timeOf(money);
  const count = Math.min(LONGEST_TEST, Math.max(1, Math.round(time * 0.3)));
  const even = count - (count % 2) || Math.min(2, Math.max(1, Math.floor(time) - 1));
  const whole = weeks.value > QUARTER ? even : count;
  return g.assume('gate.weeks', 'gate-weeks', whole, { kind: 'time', unit: 'week' }, [weeks]);
}

export interface Week {
  start: Date;
  amount: number;
  /** Before the gate. */
  isGated: boolean;
}

const DAY = 86_400_000;

/** The whole sum by weeks of the media: even, but for the gate's part in its weeks. They sum exactly to the whole. */
export function weeksOf(
  money: Money,
  gate: Pick<Gate, 'limit' | 'weeks'> | undefined,
  { start, mediaEnd }: Dates,
): Week[] {
  const total = money.total?.value;
  if (total === undefined || !(mediaEnd > start)) return [];
  const count = Math.max(1, Math.ceil((mediaEnd.getTime() - start.getTime() + DAY) / (7 * DAY)));
  const limit = gate?.limit?.value;
  const gated = limit === undefined ? 0 : Math.min(count - 1, Math.round(gate?.weeks?.value ?? 0));
  const step = Number.isInteger(total) ? 1 : 0.01;
  const before = gated > 0 && limit !== undefined ? share(limit, ones(gated), step) : [];
  const sum = before.reduce((a, b) => a + b, 0);
  const starts = Array.from({ length: count }, (_, i) => new Date(start.getTime() + i * 7 * DAY));
  const after =
    byMonths(money, starts, before, step) ??
    share(Math.round((total - sum) * 100) / 100, ones(count - gated), step);
  return [...before, ...after].map((amount, i) => ({
    start: starts[i] ?? start,
    amount,
    isGated: i < gated,
  }));
}

/**
 * What the client named for each month is shared by the weeks of that month: six weeks of two months' money are no six equal ones.
 * What a gate holds back in a month that it fills is spent in the months behind it. Undefined where the sum is not one of each month.
 * @param before the weeks before the gate
 */
function byMonths(
  { amount, period, total }: Money,
  starts: readonly Date[],
  before: readonly number[],
  step: number,
): number[] | undefined {
  if (period !== 'month' || amount === undefined || total === undefined) return undefined;
  const monthOf = (day: Date): number => day.getUTCFullYear() * 12 + day.getUTCMonth();
  const months = [...new Set(starts.map(monthOf))];
  if (Math.abs(months.length * amount.value - total.value) >= 1) return undefined;
  const weeksIn = months.map((month) => starts.flatMap((day, i) => (monthOf(day) === month ? [i] : [])));
  const left = weeksIn.map(
    (weeks) => amount.value - weeks.reduce((sum, week) => sum + (before[week] ?? 0), 0),
  );
  const open = weeksIn.map((weeks) => weeks.filter((week) => week >= before.length).length);
  if (left.some((sum) => sum < 0)) return undefined;
  const held = left.reduce((sum, one, i) => sum + (open[i] === 0 ? one : 0), 0);
  const behind = open.filter((weeks) => weeks > 0).length;
  // In whole steps as far as they go: every month keeps its own sum, and all of them the total.
  const parts = share(
    Math.round((total.value - before.reduce((sum, one) => sum + one, 0)) * 100) / 100,
    left.map((sum, i) => (open[i] === 0 ? 0 : sum + held / behind)),
    step,
  );
  return parts.flatMap((sum, i) => (open[i] === 0 ? [] : share(sum, ones(open[i] ?? 0), step)));
}

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
