/**
 * Which of a few stories the figures tell, and its points: what the money buys today, what is missing, what would close
 * it, whether there is room, what pays for itself, and where nothing is known, which number comes first.
 */
import { isEntryFee } from '../../../../understanding/answers/entry-fee.ts';
import { once } from '../../../../understanding/remember.ts';
import type { Period } from '../../../../understanding/answers/period.ts';
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import type { Worths } from '../../reckoning/worth.ts';
import { goalMoney, missingOf, moneyText, oneOf, oneResult, resultCount, stepCount } from './counted.ts';
import { atLeast, doesOf, spoken, stepName } from './figures.ts';
import {
  awayPoint,
  boughtPoint,
  byThemselvesPoint,
  lastTimePoint,
  leavingPoint,
  ordersPoint,
  returnPoint,
  secondPoint,
  soFarPoint,
  stayPoint,
} from './beside.ts';
import { isNoGap, weakestOf } from './weakest.ts';
import { asidePoint, givenPoint } from './division.ts';
import { goalWorthPoint } from './goal-worth.ts';
import { directPoint, keptPoint, takenPoint, wayPoint } from './kept.ts';
import { pacePoint } from './pace.ts';
import { roomPoint } from './room-point.ts';
import { fillPoint } from './fill.ts';
import { stockPoint } from './stock.ts';
import { unmetGoals } from './unmet.ts';
import { CLOSE, lengthText, told, type Told } from './told.ts';

export type Story =
  /** Today's rates leave a gap that a better rate of one step closes. */
  | 'weak'
  /** Today's cost and rates reach the goal. */
  | 'reach'
  /** They do not, and no rate closes it: cost or money must. */
  | 'short'
  /** No cost of today is known. */
  | 'measure'
  /** No goal in figures, or no money. */
  | 'none';

export function storyOf(plan: Plan): Story {
  const { main, money } = plan.reckoning;
  if (!main || !(money.total ?? money.amount)) return 'none';
  if (weakestOf(plan)) return 'weak';
  if (!main.resultsToday || !main.costToday) return 'measure';
  const { wanted } = main.target;
  return main.gap && main.gap.value > wanted.value * CLOSE && !isNoGap(main.gap, wanted) ? 'short' : 'reach';
}

/** So many times the goal: no rate has to rise for it. */
const EASE = 1.4;
/** Today's rates bring far more than the goal, and no other goal waits. */
export function isAtEase(plan: Plan): boolean {
  const { main } = plan.reckoning;
  // What is held back would bring more.
  if (plan.held) return plan.held.whole >= plan.held.spent * EASE;
  return (
    unmetGoals(plan).length === 0 &&
    storyOf(plan) === 'reach' &&
    main?.resultsToday !== undefined &&
    main.resultsToday.value >= main.target.wanted.value * EASE
  );
}

/** The step of today's rates that loses most, where the chain has one between what is paid for and the goal. */
export function weakStep({ reckoning: { chain, main } }: Plan): { at: number; rate: Node } | undefined {
  const last = main?.place?.index ?? 0;
  const rates = chain.steps.flatMap(({ rate, isImplied }, at) =>
    rate && !isImplied && at > (chain.paid ?? 0) && at <= last ? [{ at, rate }] : [],
  );
  return rates.toSorted((a, b) => a.rate.value - b.rate.value)[0];
}

const MOST_BACK = 60;

/** What one result costs beside what it brings: a share, or the time that a price paid again takes to bring it back. */
export function worthOf(plan: Plan): { kind: 'share' | 'back'; node: Node; worth: Node } | undefined {
  const { main, worth, chain, nodes } = plan.reckoning;
  const step = main?.place && chain.steps[main.place.index];
  const cost = main?.costToday;
  if (!step || !cost) return undefined;
  const order: readonly Worths['kind'][] = [
    'term',
    'lifetime',
    'average',
    'size',
    'minimum',
    'stay',
    'use',
    'price',
  ];
  // What is paid once to join is not what a member brings.
  const isFee = isEntryFee(plan.r.answers.startingPrice);
  // Where the goal's own thing has a price of its own, the starting price is of something else: a first visit, the smallest of all.
  const own = nodes.get(`goal.${main.target.goal.index}.price`);
  const isOther = own !== undefined && own.value !== worth.price?.value;
  const known = order.flatMap((kind) =>
    worth.all.filter((one) => one.kind === kind && !((isFee || isOther) && kind === 'price')),
  );
  const single = known.find(({ per }) => per === undefined || per === 'day');
  const again = known.find(({ per, kind }) => per !== undefined && per !== 'day' && kind !== 'lifetime');
  const back = again && nodes.get(`cost.${step.id}.back.${again.id}`);
  const share = single && nodes.get(`cost.${step.id}.of.${single.id}`);
  // What the first sale pays for is no matter of months.
  const isAtOnce = share !== undefined && share.value <= 100 && back !== undefined && back.value < 1;
  if (again && back && back.value <= MOST_BACK && !isAtOnce)
    return { kind: 'back', node: back, worth: again.node };
  return single && share ? { kind: 'share', node: share, worth: single.node } : undefined;
}

/** Every point that the figures hold, the most telling first. */
export const pointsOf = once((plan: Plan): Told[] => {
  const story = storyOf(plan);
  const soFar = soFarPoint(plan);
  const points = [
    moneyPoint(plan),
    ...(story === 'weak' || story === 'short' ? [gapPoint(plan)] : []),
    // Why the number that is to be won is none that the client told.
    story === 'measure' ? undefined : leavingPoint(plan),
    ordersPoint(plan),
    ...(story === 'measure' ? [firstPoint(plan), leavingPoint(plan)] : []),
    soFar,
    lastTimePoint(plan),
    boughtPoint(plan),
    story === 'measure' ? leavesPoint(plan) : undefined,
    directPoint(plan),
    takenPoint(plan),
    roomPoint(plan),
    byThemselvesPoint(plan),
    awayPoint(plan),
    stockPoint(plan),
    stayPoint(plan),
    asidePoint(plan),
    givenPoint(plan),
    keptPoint(plan) ?? worthPoint(plan),
    secondPoint(plan),
    wayPoint(plan),
    story === 'reach' ? weakPoint(plan) : undefined,
    gatePoint(plan),
    beyondPoint(plan),
    returnPoint(plan),
    fillPoint(plan),
    goalWorthPoint(plan),
    soFar ? undefined : pacePoint(plan),
  ];
  return points.filter((point) => point !== undefined);
});

function moneyPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { chain, main } = reckoning;
  const sum = goalMoney(plan);
  const at = main?.place?.index;
  const paid = chain.paid === undefined ? undefined : chain.steps[chain.paid];
  const count = main && chain.paid !== undefined ? main.steps[chain.paid]?.buys : undefined;
  if (!sum || !main?.resultsToday || !paid?.cost || !count || at === undefined) return undefined;
  const slots = {
    total: moneyText(plan, sum),
    cost: spoken(f, paid.cost),
    results: resultCount(plan, main.resultsToday),
  };
  const nodes = [sum, paid.cost, count, main.resultsToday];
  return at === chain.paid
    ? told(say.verdict.pointMoneyOnly(slots), ...nodes)
    : told(say.verdict.pointMoney({ ...slots, count: stepCount(plan, paid, count) }), ...nodes);
}

/** What is missing, and what alone would close it. */
function gapPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { main, chain, bridge, nodes } = reckoning;
  const { verdict } = say;
  const gap = main?.gap;
  if (!main || !gap || gap.value === 0) return undefined;
  const paid = chain.steps[chain.paid ?? 0];
  const cost = main.closers.cost;
  const weak = weakestOf(plan);
  const from = weak && bridge?.steps[bridge.steps.indexOf(weak) - 1];
  const shown = missingOf(gap, main.target.wanted, main.resultsToday);
  const missing = resultCount(plan, shown);
  if (weak?.rateNeeded && from && paid) {
    const closer = verdict.closeRate({
      needed: spoken(f, weak.rateNeeded),
      from: stepName(plan, from),
      does: doesOf(plan, weak),
    });
    const other = cost ? verdict.orCost({ one: oneOf(plan, paid), cost: spoken(f, cost) }) : '';
    return told(verdict.pointGap({ missing, closer: `${closer}${other}` }), shown, weak.rateNeeded, cost);
  }
  const budget = main.closers.budget;
  const short = nodes.get(`${main.target.id}.budget.short`);
  if (budget && short)
    return told(
      verdict.pointGap({
        missing,
        closer: verdict.closeMoney({ budget: spoken(f, budget), short: spoken(f, short) }),
      }),
      shown,
      budget,
      short,
    );
  return cost && paid
    ? told(
        verdict.pointGap({
          missing,
          closer: verdict.closeCost({ one: oneOf(plan, paid), cost: spoken(f, cost) }),
        }),
        shown,
        cost,
      )
    : undefined;
}

function worthPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const found = worthOf(plan);
  const cost = reckoning.main?.costToday;
  if (!found || !cost) return undefined;
  const slots = { one: oneResult(plan), cost: spoken(f, cost) };
  if (found.kind === 'back')
    return told(
      say.verdict.pointBack({ ...slots, time: lengthText(plan, found.node) }),
      cost,
      found.node,
      found.worth,
    );
  // What costs more than it brings the first time is no share of it.
  if (found.node.value > 100)
    return told(
      say.verdict.pointFirstTime({ ...slots, worth: spoken(f, found.worth) }),
      cost,
      found.node,
      found.worth,
    );
  return told(
    say.verdict.pointShare({ ...slots, share: spoken(f, found.node) }),
    cost,
    found.node,
    found.worth,
  );
}

function weakPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const weak = weakStep(plan);
  const [from, to] = [reckoning.chain.steps[(weak?.at ?? 0) - 1], reckoning.chain.steps[weak?.at ?? 0]];
  const { breaks } = plan.buyers;
  if (breaks) return told(say.verdict.pointBreaks(breaks));
  if (!weak || !from || !to || weak.rate.value > 70) return undefined;
  const slots = {
    rate: spoken(f, weak.rate),
    from: stepName(plan, from),
    does: doesOf(plan, to),
    isEnough: isAtEase(plan),
  };
  return told(say.verdict.pointWeak(slots), weak.rate);
}

function gatePoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { gate } = reckoning;
  if (!gate?.limit || !gate.rest || !gate.rate) return undefined;
  const slots = {
    limit: spoken(f, gate.limit),
    rest: spoken(f, gate.rest),
    rate: spoken(f, gate.rate),
    from: stepName(plan, gate.from),
    does: doesOf(plan, gate.to),
  };
  return told(say.verdict.pointGate(slots), gate.limit, gate.rest, gate.rate);
}

/** What the gate's rate makes of all the money, and which rate makes the goal. */
function beyondPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { gate, main } = reckoning;
  const needed = weakestOf(plan)?.rateNeeded;
  if (!gate?.rate || !gate.results || !gate.open || !needed || !main || gate.open.value < 1) return undefined;
  const slots = {
    rate: spoken(f, gate.rate),
    results: resultCount(plan, gate.results),
    needed: spoken(f, needed),
    goal: spoken(f, main.target.wanted),
  };
  return told(
    say.verdict.pointBeyondGate(slots),
    gate.rate,
    gate.results,
    gate.open,
    needed,
    main.target.wanted,
  );
}

/** What nobody knows yet and everything follows from: the step whose cost is asked for first. */
export function firstStep(plan: Plan): string {
  const { reckoning, say } = plan;
  const asked = reckoning.unknowns.find(({ code }) => code === 'cost')?.step;
  const goal = reckoning.main?.target.goal.step;
  const kind = asked ?? goal ?? 'lead';
  const isResult = kind === goal || (goal === undefined && kind === 'purchase');
  return isResult && reckoning.main ? oneResult(plan) : say.reckoned.steps[kind].one;
}

/** '3 weeks', 'one week'. */
export const weeksText = ({ f }: Plan, { value }: Node): string =>
  f.quantity({ kind: 'duration', value: Math.max(1, Math.round(value)), unit: 'week' });

function firstPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { first } = reckoning;
  if (!first?.limit || !first.weeks) return undefined;
  const weeks = weeksText(plan, first.weeks);
  const slots = { one: firstStep(plan), limit: spoken(f, first.limit), weeks };
  return told(say.verdict.pointFirst(slots), first.limit, first.weeks);
}

/** Less for one is no sum that anybody can plan with, in any currency. */
const LEAST_FOR_ONE = 0.05;

/** What media may cost at most for one; beside the average sale where that is told, else the price, where that says something. */
export function leavesOf(plan: Plan): { most: Node; share?: Node; isOfAverage: boolean } | undefined {
  const { main, nodes, worth } = plan.reckoning;
  const most = main?.affordable;
  if (!main || !most || most.value < LEAST_FOR_ONE) return undefined;
  const average = nodes.get(`${main.target.id}.afford.of.average`);
  const share = average ?? nodes.get(`${main.target.id}.afford.of.price`);
  const isOfAverage = average !== undefined;
  // Nobody pays more for one than one costs: such a sum is no ceiling.
  if (share && share.value >= 100) return undefined;
  // What is paid again and again, or only to begin, is not what one brings.
  const isAgain = worth.price?.unit.kind === 'money' && !isOnce(worth.price.unit.per);
  const isPart = !isOfAverage && (isAgain || isEntryFee(plan.r.answers.startingPrice));
  return share && !isPart && isSold(plan) && share.value <= 60 && share.value >= 0.1
    ? { most: atLeast(most), share: atLeast(share), isOfAverage }
    : { most: atLeast(most), isOfAverage };
}

const isOnce = (per: Period | undefined): boolean => per === undefined || per === 'day';
/** What is paid to those who are hired is no price. */
const isSold = ({ r }: Plan): boolean => r.people !== 'applicants';

function leavesPoint(plan: Plan): Told | undefined {
  const { f, say } = plan;
  const found = leavesOf(plan);
  if (!found) return undefined;
  const { most, share, isOfAverage } = found;
  const slots = {
    most: spoken(f, most),
    one: oneResult(plan),
    share: share ? spoken(f, share) : '',
    isOfAverage,
  };
  return told(say.verdict.pointLeaves(slots), most, share);
}
