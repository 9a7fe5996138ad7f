/** What does not add up, as codes with the quantities that show it. A page says it calmly, with a way out. */
import type { ChainStep } from './chain.ts';
import type { LearningCheck } from './enough.ts';
import type { Facts } from './facts.ts';
import type { Dates } from './money.ts';
import type { Maybe, Node } from './graph.ts';
import type { Result } from './results.ts';
import type { RoomAtGoal } from './room.ts';
import type { Worth } from './worth.ts';

export type FindingCode =
  /** Today's cost leaves part of the goal open. */
  | 'gap'
  /** The goal is met at today's cost. */
  | 'within-reach'
  /** No rate of one step alone would do. */
  | 'rate-past-all'
  /** What media may cost for one result is next to nothing beside its price. */
  | 'too-little-for-one'
  /** The rate that the goal needs is three times today's or more. */
  | 'rate-far'
  /** One result costs more than it is worth. */
  | 'cost-past-worth'
  /** It costs more than its first order, and people order again. */
  | 'cost-past-first-order'
  /** The goal is more than can be served. */
  | 'goal-past-room'
  /** The goal is due before the media begins. */
  | 'due-before-start'
  /** The budget and the price, or the cost, are in other currencies: nothing is compared across them. */
  | 'other-currency'
  /** The sum is for a time that nobody named. */
  | 'period-assumed'
  /** Too few results for a platform to learn from. */
  | 'too-few-to-learn';

export interface Finding {
  code: FindingCode;
  /** Ids of the quantities, by what they are. */
  of: Readonly<Record<string, string>>;
}

/** Below this part of the price media brings no buyer. */
const NOTHING = 0.5;
/** Times today's rate from which a rate is far. */
const FAR = 3;

const finding = (code: FindingCode, nodes: Readonly<Record<string, Maybe>>): Finding => ({
  code,
  of: Object.fromEntries(Object.entries(nodes).flatMap(([name, node]) => (node ? [[name, node.id]] : []))),
});

export interface Found {
  facts: Facts;
  dates: Dates;
  /** The day that each goal is due on, by its place; absent where it has none. */
  due: ReadonlyMap<number, Date>;
  main: Result | undefined;
  rooms: readonly RoomAtGoal[];
  worth: Worth;
  learning: readonly LearningCheck[];
  money: { amount: Maybe; total: Maybe; currency: string };
  steps: readonly ChainStep[];
}

export function findingsOf(found: Found): Finding[] {
  return [...ofGoal(found), ...ofRoom(found), ...ofMoney(found), ...ofDates(found), ...ofLearning(found)];
}

const returns = ({ churn, repeat, reorder }: Facts): boolean =>
  [churn, repeat, reorder].some((one) => one !== undefined);

function ofGoal({ main, worth, steps, facts }: Found): Finding[] {
  if (!main) return [];
  const { target, gap, resultsToday, affordable, costToday, closers } = main;
  const found: Finding[] = [];
  if (gap && gap.value > 0)
    found.push(
      finding('gap', { gap, wanted: target.wanted, today: resultsToday, elsewhere: closers.elsewhere }),
    );
  else if (resultsToday) found.push(finding('within-reach', { wanted: target.wanted, today: resultsToday }));
  const rates = closers.rates.filter((rate) => rate !== undefined);
  if (gap && gap.value > 0 && rates.length > 0 && rates.every(({ value }) => value > 100))
    found.push(finding('rate-past-all', { rate: rates[0], gap }));
  const far = steps.flatMap(({ rate }, i) => {
    const needed = closers.rates[i];
    return rate && needed && needed.value >= rate.value * FAR && needed.value <= 100
      ? [{ rate, needed }]
      : [];
  })[0];
  if (gap && gap.value > 0 && far) found.push(finding('rate-far', { today: far.rate, needed: far.needed }));
  const value = worth.mainFor(target.goal);
  if (isAlike(affordable, value) && value && affordable && affordable.value < (value.value * NOTHING) / 100)
    found.push(finding('too-little-for-one', { affordable, worth: value, wanted: target.wanted }));
  if (
    isAlike(costToday, value) &&
    value &&
    costToday &&
    value.unit.kind === 'money' &&
    value.unit.per === undefined &&
    costToday.value > (value.high ?? value.value)
  )
    found.push(
      finding(returns(facts) ? 'cost-past-first-order' : 'cost-past-worth', {
        cost: costToday,
        worth: value,
      }),
    );
  return found;
}

const isAlike = (a: Maybe, b: Maybe): boolean =>
  a?.unit.kind === 'money' && b?.unit.kind === 'money' && a.unit.currency === b.unit.currency;

const ofRoom = ({ rooms }: Found): Finding[] =>
  rooms.flatMap(({ beyond, room, goal }) =>
    beyond && beyond.value > 0 ? [finding('goal-past-room', { beyond, room, wanted: goal.to })] : [],
  );

function ofMoney({ money, worth, facts, steps }: Found): Finding[] {
  const found: Finding[] = [];
  const cost = steps.find((step) => step.cost !== undefined)?.cost;
  const others: Node[] = [worth.price, cost]
    .filter((node) => node?.unit.kind === 'money' && node.unit.currency !== money.currency)
    .filter((node) => node !== undefined);
  if (money.amount && money.currency !== '' && others.length > 0)
    found.push(finding('other-currency', { budget: money.amount, other: others[0] }));
  if ((facts.budget?.amount.certainty ?? 1) < 0.5)
    found.push(finding('period-assumed', { budget: money.amount }));
  return found;
}

const ofDates = ({ facts, dates, due }: Found): Finding[] =>
  facts.goals.flatMap(({ index }) => {
    const day = due.get(index);
    return day !== undefined && day < dates.start
      ? [{ code: 'due-before-start' as const, of: { wanted: `goal.${index}.to` } }]
      : [];
  });

const ofLearning = ({ learning }: Found): Finding[] =>
  learning.flatMap(({ isEnough, results, needed }) =>
    isEnough ? [] : [finding('too-few-to-learn', { results, needed })],
  );
