/** What the goals ask for: how many, how many more than today, how fast, and in orders where they count something else. */
import type { Facts, GoalFact } from './facts.ts';
import { goalNode } from './chain.ts';
import { countOf, moneyIn, moneyOf, percent, type Graph, type Maybe, type Node, type Unit } from './graph.ts';
import { STEP_RANK, stepOf } from '../../../understanding/figures/steps.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { isPerson } from './agrees.ts';
import { countPer, timesIn, type Money, type Times } from './money.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import type { AssumptionId } from '../plan/assumptions.ts';
import type { InOrders } from './in-orders.ts';
import { reckonValue, type Worth } from './worth.ts';

/** Everything that is to be reached, or only what is more than today. */
export type Extent = 'all' | 'more';

export interface Target {
  id: string;
  goal: GoalFact;
  extent: Extent;
  /** How many results. */
  wanted: Node;
  per?: Period;
  /** Below 1 where another meaning is possible. */
  certainty: number;
  /** The one that a plan is judged by, of all and more. */
  isMain: boolean;
}

export interface GoalNodes {
  fact: GoalFact;
  from: Maybe;
  to: Maybe;
  /** How many more, or fewer. */
  more: Maybe;
  growth: Maybe;
  pace: Partial<Record<'month' | 'week' | 'day', Maybe>>;
  targets: Target[];
}

const unitOf = ({ kind, currency, metric, per }: GoalFact): Unit =>
  kind === 'percent' ? percent : kind === 'count' ? countOf(metric, per) : moneyIn(currency, per);

export function reckonGoals(g: Graph, facts: Facts, money: Money, worth: Worth): GoalNodes[] {
  const all = facts.goals.map((fact) => goalNodes(g, facts, fact, money, worth));
  togetherOf(g, all, money, worth);
  return all;
}

function goalNodes(g: Graph, facts: Facts, fact: GoalFact, money: Money, worth: Worth): GoalNodes {
  const { index } = fact;
  const id = `goal.${index}`;
  const unit = unitOf(fact);
  const to = goalNode(g, fact);
  const from = g.answer(`${id}.from`, fact.from, unit);
  const rises = from === undefined || (to?.value ?? 0) >= from.value;
  const more = g.derive(`${id}.more`, 'difference', rises ? [to, from] : [from, to], unit);
  const growth = g.derive(`${id}.growth`, 'share', [more, from], percent);
  g.derive(`${id}.times`, 'quotient', [to, from], { kind: 'times' });
  const nodes: GoalNodes = { fact, from, to, more, growth, pace: {}, targets: [] };
  if (fact.kind === 'cost') atMost(g, id, to, money);
  if (fact.kind === 'percent' || fact.kind === 'cost' || !to) return nodes;
  // What is to become fewer beside the goal, the orders of another's app, no money for media buys.
  if (fact.kind === 'count' && fact.index > 0 && !rises) return nodes;
  nodes.targets = targetsOf(g, nodes, worth, rises);
  const join = joinersOf(g, facts, nodes, money.times);
  // Of a season that comes again all must be there, but for those who come back.
  const extent: Extent = fact.isAnew === true && !fact.isStock ? 'all' : 'more';
  if (join)
    // What the number grows by is reckoned beside what must join for it.
    nodes.targets = nodes.targets.flatMap((one) =>
      one.extent === extent
        ? [
            { ...one, wanted: inOrders(g, join, fact, worth) ?? join },
            { ...one, id: `${id}.net` },
          ]
        : [one],
    );
  ofSizes(g, nodes, worth);
  if (fact.kind === 'count' && fact.per !== undefined && fact.per !== 'day')
    countPer(g, `${id}.to.day`, to, fact.per, 'day', fact.metric);
  const main = mainOf(nodes);
  if (main) main.isMain = true;
  // Those who leave have to be won again before the number grows.
  if (fact.isStock) {
    const lost = g.derive(`${id}.lost`, 'part', [from, g.get('churn')], countOf(fact.metric, 'month'));
    g.derive(`${id}.lost.whole`, 'product', [lost, money.times.months], countOf(fact.metric));
  }
  nodes.pace = paceOf(g, id, main, fact, money.times);
  // In the first month: what is more, and those who leave of today's.
  const months = g.get(`${id}.months`) ?? money.times.months;
  const first = g.derive(`${id}.more.month`, 'quotient', [more, months], countOf(fact.metric, 'month'));
  if (fact.per === undefined)
    g.derive(`${id}.join.month`, 'sum', [first, g.get(`${id}.lost`)], countOf(fact.metric, 'month'));
  if (fact.kind === 'money') shareOfSales(g, id, nodes, money);
  return nodes;
}

/** Tubs that are to be sold to new ones, in the orders that hold them. */
function inOrders(g: Graph, join: Node, fact: GoalFact, worth: Worth): Maybe {
  const counts = worth.inOrders(fact);
  return (
    counts &&
    g.derive(`goal.${fact.index}.join.orders`, 'quotient', [join, counts.node], countOf(counts.of, fact.per))
  );
}

/** What media could have to bring: all, or what is more than today, in orders where the goal counts something else. */
function targetsOf(g: Graph, { fact, from, to, more }: GoalNodes, worth: Worth, rises: boolean): Target[] {
  const id = `goal.${fact.index}`;
  const counts = worth.inOrders(fact);
  const isOrders = fact.kind === 'count' && counts === undefined;
  ownPrice(g, fact, [to, more], counts, worth);
  const counted = (node: Maybe, extent: string): Maybe => {
    // A fee that is paid every month is won once.
    const unit = countOf(counts?.of ?? '', counts?.isRecurring === true ? undefined : fact.per);
    return isOrders ? node : g.derive(`${id}.${extent}.orders`, 'quotient', [node, counts?.node], unit);
  };
  counted(from, 'from');
  // Those who are there already are not won again: of what stays only what is more is a target.
  const isThere = fact.isStock && from !== undefined && rises;
  if (isThere && fact.kind === 'count') reckonValue(g, `${id}.all`, to, worth.all, undefined);
  const pairs: readonly (readonly [Extent, Maybe])[] = [
    ...(isThere || !rises ? [] : [['all', counted(to, 'all')] as const]),
    ['more', rises ? counted(more, 'more') : more],
  ];
  return pairs.flatMap(([extent, wanted]): Target[] => {
    if (wanted === undefined || wanted.value === 0) return [];
    // A fee that is paid every month is won once: the month is the fee's, not the plan's.
    const per = fact.per === undefined || counts?.isRecurring === true ? {} : { per: fact.per };
    const certainty = counts?.certainty ?? 1;
    return [{ id: `${id}.${extent}`, goal: fact, extent, wanted, ...per, certainty, isMain: false }];
  });
}

/** Nights and guests have a price of their own, whatever an order of them is. */
function ownPrice(
  g: Graph,
  fact: GoalFact,
  [to, more]: readonly Maybe[],
  counts: InOrders | undefined,
  worth: Worth,
): void {
  if (counts?.node === undefined) return;
  const id = `goal.${fact.index}`;
  const prices = worth.all.filter(({ kind }) => kind === 'price');
  if (fact.kind === 'count' && counts.of === 'booking') {
    reckonValue(g, `${id}.own`, to, prices, undefined);
    reckonValue(g, `${id}.own.more`, more, prices, undefined);
  }
  if (fact.kind === 'count' || counts.of === 'booking')
    g.derive(`${id}.size`, 'scaled', [counts.node], counts.node.unit, { by: 1 });
}

/** What so many orders of a size come to: tons of so many buyers. */
function ofSizes(g: Graph, { fact, to, more }: GoalNodes, worth: Worth): void {
  if (fact.kind !== 'count' || worth.inOrders(fact) !== undefined) return;
  for (const [i, size] of worth.sizes.entries()) {
    const id = `goal.${fact.index}.size.${i}`;
    g.derive(id, 'product', [more ?? to, size], countOf('', fact.per));
    g.derive(`${id}.value`, 'product', [more ?? to, size, worth.price], moneyIn(worth.currency));
  }
}

const isSale = (of: string): boolean => STEP_RANK[stepOf(of) ?? 'impression'] >= STEP_RANK.purchase;

/** 'Churn 12% a month, should be 8': so many fewer have to be won, once that is reached. */
function lessChurn(g: Graph, { goals, churn }: Facts, { fact, from, more }: GoalNodes, until: Maybe): void {
  if (churn === undefined) return;
  const id = `goal.${fact.index}`;
  const aim = goals.find(
    ({ kind, from: today, to }) =>
      kind === 'percent' && today?.value === churn.figure.value && to.value < churn.figure.value,
  );
  if (!aim) return;
  const lost = g.derive(`${id}.gone.aim`, 'part', [from, goalNode(g, aim)], countOf(fact.metric, churn.per));
  const month = countPer(g, `${id}.gone.aim.month`, lost, churn.per, 'month', fact.metric);
  const all = g.derive(`${id}.leaving.aim`, 'product', [month, until], countOf(fact.metric));
  g.derive(`${id}.join.aim`, 'sum', [more, all], countOf(fact.metric));
}

/** Who does not sign again has to be won again. */
const RENEW = /renew|sign again|stay on|ต่ออายุ|ต่อสัญญา/iu;

/** A part of those who are there that may leave in one time. */
const MOST_LEAVE = 0.5;

/** Of those who are there so many percent go on, told as such or as the part that does not. */
function goingOn(
  g: Graph,
  { again, renewal, leaving, price }: Facts,
  { fact }: GoalNodes,
  times: Times,
): Maybe {
  const id = `goal.${fact.index}`;
  if (leaving?.isShare === true && fact.isStock) {
    const gone = g.answer(`${id}.drop`, leaving.figure, percent);
    return g.derive(`${id}.renew`, 'difference', [g.calendar('whole', 100, percent), gone], percent);
  }
  const told =
    again.find(
      ({ of, figure }) => (areOneThing(of, fact.metric) || isSale(of)) && RENEW.test(figure.root.words),
    )?.figure ?? (fact.isStock || fact.isAnew === true ? renewal : undefined);
  // Who renews after a year leaves in no plan that is shorter.
  const isLater =
    fact.isAnew !== true && price?.per === 'year' && (fact.months ?? times.months?.value ?? 12) < 12;
  return isLater ? undefined : g.answer(`${id}.renew`, told, percent);
}

/** 'Drop-off is 18%, want it at 12%', 'renewal was 83%, want 88': so many fewer have to be won, once that goal is reached. */
function keptByGoal(g: Graph, { goals, leaving }: Facts, { fact, from, to }: GoalNodes): void {
  const id = `goal.${fact.index}`;
  const today = g.get(`${id}.renew`)?.value;
  const renewed = goals.find((one) => one.kind === 'percent' && one.from?.value === today);
  if (renewed && renewed.to.value > (today ?? 100) && leaving?.isShare !== true) {
    const stay = g.derive(`${id}.renewed.aim`, 'part', [from, goalNode(g, renewed)], countOf(fact.metric));
    g.derive(`${id}.join.aim`, 'difference', [to, stay], countOf(fact.metric));
    return;
  }
  const aim = goals.find(
    (one) => one.kind === 'percent' && leaving?.isShare === true && one.from?.value === leaving.figure.value,
  );
  if (!aim || aim.to.value >= (aim.from?.value ?? 0)) return;
  const gone = g.derive(`${id}.gone.aim`, 'part', [from, goalNode(g, aim)], countOf(fact.metric));
  const stay = g.derive(`${id}.renewed.aim`, 'difference', [from, gone], countOf(fact.metric));
  g.derive(`${id}.join.aim`, 'difference', [to, stay], countOf(fact.metric));
}

/** 'ลาออก 8 คน/เดือน' beside a goal of posts: people who work there leave, and not what is counted. */
const isOfGoal = ({ leaving, people }: Facts, { unit }: GoalFact): boolean =>
  leaving === undefined ||
  people === 'applicants' ||
  isPerson(unit) ||
  !(RESIGNS.test(leaving.figure.root.words) || (isPerson(leaving.of) && unit !== ''));
const RESIGNS = /(?<![a-z])resign|ลาออก/iu;

/** Those who leave until then are to be won too: four a month for five months, beside the forty that are more. */
function joinersOf(g: Graph, facts: Facts, nodes: GoalNodes, times: Times): Maybe {
  const { fact, from, to, more } = nodes;
  const id = `goal.${fact.index}`;
  if (fact.kind !== 'count' || fact.isSoFar === true) return undefined;
  const isOnce = fact.per === undefined || (fact.isAnew === true && fact.per === 'year');
  const share = from && isOnce && fact.isOfNew !== true ? goingOn(g, facts, nodes, times) : undefined;
  if (share) {
    const stay = g.derive(`${id}.renewed`, 'part', [from, share], countOf(fact.metric));
    g.derive(`${id}.gone`, 'difference', [from, stay], countOf(fact.metric));
    keptByGoal(g, facts, nodes);
    return g.derive(`${id}.join`, 'difference', [to, stay], countOf(fact.metric));
  }
  if (!fact.isStock) return undefined;
  const until =
    g.calendar(`${id}.months`, fact.months, { kind: 'time', unit: 'month' }, fact.isDated ? DATES : []) ??
    times.months;
  // More than half of all in each time: the number is of something else.
  const { leaving } = facts;
  const isPart =
    (leaving?.figure.value ?? 0) < (from?.value ?? Infinity) * MOST_LEAVE && isOfGoal(facts, fact);
  if (leaving?.per === undefined || !isPart)
    return g.derive(`${id}.join`, 'sum', [more, churned(g, facts, nodes, until)], countOf(fact.metric));
  const lost = g.answer('leaving', leaving.figure, countOf(fact.metric, leaving.per));
  g.derive('leaving.share', 'share', [lost, from], { kind: 'percent', per: leaving.per });
  const month = countPer(g, 'leaving.month', lost, leaving.per, 'month', fact.metric);
  const all = g.derive(`${id}.leaving`, 'product', [month, until], countOf(fact.metric));
  // How long one stays, and what it pays meanwhile.
  const stay = g.derive('stay.by-leaving', 'quotient', [from, month], { kind: 'time', unit: 'month' });
  const price = g.get('price.month');
  g.derive('worth.by-leaving', 'product', [price, stay], moneyIn(moneyOf(price)));
  return g.derive(`${id}.join`, 'sum', [more, all], countOf(fact.metric));
}

/** Who leaves until then where so many percent do in a time: of those who are there today, so that anybody can reckon it again. */
function churned(g: Graph, facts: Facts, nodes: GoalNodes, until: Maybe): Maybe {
  const { fact, from } = nodes;
  const id = `goal.${fact.index}`;
  const yearly = facts.churn ? undefined : lapsing(g, facts, nodes);
  const per = yearly ? 'year' : (facts.churn?.per ?? 'month');
  const share = yearly ?? g.get('churn.told') ?? g.get('churn');
  const lost = g.derive(`${id}.leaving.${per}`, 'part', [from, share], countOf(fact.metric, per));
  const month = countPer(g, `${id}.leaving.month`, lost, per, 'month', fact.metric);
  lessChurn(g, facts, nodes, until);
  return g.derive(`${id}.leaving`, 'product', [month, until], countOf(fact.metric));
}

/** 'Renewal 93%' of what is paid by the year: whoever does not renew leaves at any time of it. */
function lapsing(g: Graph, { renewal, price }: Facts, { fact }: GoalNodes): Maybe {
  if (price?.per !== 'year' || !fact.isStock) return undefined;
  const told = g.answer('renewal', renewal, { kind: 'percent', per: 'year' });
  return g.derive('lapsing', 'difference', [g.calendar('whole', 100, percent), told], {
    kind: 'percent',
    per: 'year',
  });
}

const DATES: readonly AssumptionId[] = ['approval-days', 'preparation-days'];

/**
 * What media has to bring: of a stock the difference, and of so many a month what is more than today's, which come without
 * it. Tickets of an event and jobs of a season are sold anew, all of them.
 */
const mainOf = ({ fact, targets }: GoalNodes): Target | undefined => {
  const isMore = fact.isStock || (fact.per !== undefined && fact.isAnew !== true) || fact.kind === 'money';
  return targets.find(({ extent }) => extent === (isMore ? 'more' : 'all')) ?? targets[0];
};

/** So many a month, week and day: of what is wanted in a time, or until the date. */
function paceOf(
  g: Graph,
  id: string,
  main: Target | undefined,
  { months, isDated, metric: own }: GoalFact,
  times: Times,
): GoalNodes['pace'] {
  if (!main) return {};
  const { per } = main;
  // Of bookings where the goal's nights are reckoned in them.
  const { unit } = main.wanted;
  const metric = unit.kind === 'count' && main.wanted.id.endsWith('.orders') ? unit.of : own;
  const pace: GoalNodes['pace'] = {};
  for (const period of ['month', 'week', 'day'] as const) {
    const name = `${id}.pace.${period}`;
    if (per !== undefined) {
      pace[period] = countPer(g, name, main.wanted, per, period, metric);
      continue;
    }
    const until = g.calendar(`${id}.months`, months, { kind: 'time', unit: 'month' }, isDated ? DATES : []);
    const span = until
      ? g.derive(
          `${id}.${period}s`,
          'scaled',
          [until],
          { kind: 'time', unit: period },
          { by: timesIn(period, 'month') },
        )
      : { month: times.months, week: times.weeks, day: times.days }[period];
    pace[period] = g.derive(name, 'quotient', [main.wanted, span], countOf(metric, period));
  }
  return pace;
}

/** Results that the money buys at the cost that is wished for. */
function atMost(g: Graph, id: string, cost: Maybe, money: Money): void {
  g.derive(`${id}.buys.total`, 'quotient', [money.total, cost], countOf(''));
  if (money.period !== 'total')
    g.derive(`${id}.buys.${money.period}`, 'quotient', [money.amount, cost], countOf('', money.period));
}

/** Sales for every unit of media money, and media as a part of sales. */
function shareOfSales(g: Graph, id: string, { more, to }: GoalNodes, money: Money): void {
  const sum = money.per(to?.unit.kind === 'money' ? to.unit.per : undefined);
  if (sum?.unit.kind !== 'money' || to?.unit.kind !== 'money' || sum.unit.currency !== to.unit.currency)
    return;
  g.derive(`${id}.return`, 'quotient', [to, sum], { kind: 'times' });
  g.derive(`${id}.more.return`, 'quotient', [more, sum], { kind: 'times' });
  g.derive(`${id}.media-share`, 'share', [sum, to], percent);
}

/** Goals that make up another one: 800 of the short race and 400 of the long one are the 1,200; else all of one kind. */
function partsOf(goals: readonly GoalNodes[]): GoalNodes[] {
  const counted = goals.filter(({ fact }) => fact.kind === 'count' && fact.per === goals[0]?.fact.per);
  const sum = counted.reduce((all, { fact }) => all + fact.to.value, 0);
  const whole = counted.length > 2 ? counted.find(({ fact }) => fact.to.value * 2 === sum) : undefined;
  if (whole) return counted.filter((one) => one !== whole);
  return counted.filter(({ fact }) => fact.step !== undefined && fact.step === goals[0]?.fact.step);
}

/** Two goals of one kind are also one: so many tickets in all. */
function togetherOf(g: Graph, goals: readonly GoalNodes[], money: Money, worth: Worth): void {
  const alike = partsOf(goals);
  if (alike.length < 2) return;
  const per = alike[0]?.fact.per;
  const sum = g.derive(
    'goals.together',
    'sum',
    alike.map(({ to }) => to),
    countOf(alike[0]?.fact.step ?? '', per),
  );
  g.derive('goals.together.afford', 'quotient', [money.per(per), sum], moneyIn(money.currency));
  const average = (all: Maybe): Maybe =>
    g.derive('goals.together.average', 'quotient', [all, sum], moneyIn(worth.currency));
  const takings = alike.map(({ fact, to }) => {
    const price = worth.priceOf(fact);
    return g.derive(`goal.${fact.index}.takings`, 'product', [to, price], moneyIn(worth.currency, per));
  });
  const all = g.derive('goals.together.takings', 'sum', takings, moneyIn(worth.currency, per));
  average(all);
  if (worth.currency === money.currency)
    g.derive('goals.together.media-share', 'share', [money.per(per), all], percent);
}
