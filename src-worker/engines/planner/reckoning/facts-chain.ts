/** Costs of a step and rates from one step to the next, whether the client says them or counted both. */
import type { Answers } from '../readings/index.ts';
import { comesToNothing } from '../../../understanding/denials.ts';
import { isWanted } from '../../../understanding/figures/needs.ts';
import { readObserved, type Observation } from '../../../understanding/figures/observed.ts';
import { STEP_RANK, stepOf, stepsIn, type StepId } from '../../../understanding/figures/steps.ts';
import type { GoalFact, RateReading, ReckonedReadings } from './facts.ts';
import { isOfOtherCost, mediaCosts } from './facts-media.ts';
import { isField, rootOf } from './facts-roots.ts';
import { around, costsOf, sameCounted } from './facts-costs.ts';
import { isNoStep, isOfOldOnes, LOSES, lostOf, type Loss } from './facts-no-step.ts';
import { isNoEnd, shareFactsOf, type ShareFacts } from './facts-shares.ts';
import { channelsOfFigure, STORIES } from './told.ts';
import { isDoneTo, ORIGIN } from './facts-ways.ts';
import { readReturn } from '../../../understanding/figures/terms.ts';
import { tellsAgain, tellsExam, tellsWhen } from '../../../understanding/figures/no-way.ts';
import { areOneThing, areSame } from '../../../understanding/figures/stems.ts';
import type { Figure } from './graph.ts';

export interface Named {
  step: StepId;
  /** One for each step of a client's chain; the kind itself, unless one client has two steps of that kind. */
  id: string;
  /** The client's word. */
  name: string;
}

export interface CostFact {
  of: Named;
  figure: Figure;
  currency: string;
  /** Where the client told the sum and the count, and the cost follows from both. */
  brought?: { sum: number; count: number };
}

export interface RateFact {
  from: Named;
  to: Named;
  /** In percent; absent where both were counted. */
  figure?: Figure;
  counted?: { from: Figure; to: Figure };
}

/** A sum that brought so many. */
export interface SpendFact {
  of: Named;
  sum: Figure;
  count: Figure;
  currency: string;
}

export interface ChainFacts extends ShareFacts {
  costs: CostFact[];
  rates: RateFact[];
  spent: SpendFact[];
}

/** @param isOutdone whether words tell of a month or a source that another one outdoes */
export function chainFacts(
  r: ReckonedReadings,
  goals: readonly GoalFact[],
  isOutdone: (field: string, words: string) => boolean,
): ChainFacts {
  const costs = sameCounted(costsOf(r, goals));
  const paid = mediaCosts(r);
  const rates = r.rates
    .filter((rate) => !isOfAnotherGoal(rate, goals) && !isOfOtherCost(rate, r.rates, paid))
    .flatMap((rate) => rateFact(r, rate, costs));
  fromThoseWhoCame(rates);
  apart(rates);
  const spent: SpendFact[] = [];
  const shares = shareFactsOf(r, goals);
  const lost: Loss[] = [];
  for (const field of STORIES) {
    for (const seen of readObserved(r.answers[field])) {
      const isGoal = seen.counts.some(({ value }) =>
        goals.some(({ to }) => field === 'specificObjectives' && to.value === value),
      );
      const channels = r.only === undefined ? [] : channelsOfFigure(r, { field, text: seen.words });
      const isOther = channels.length > 0 && (r.only === null || !channels.some((id) => id === r.only));
      if (isGoal || isOther || isOutdone(field, seen.words) || isSales(r.answers[field], seen)) continue;
      addObserved(r, field, seen, rates, spent);
      lost.push(...lostOf(r, field, seen));
    }
  }
  for (const { of, figure, currency, brought } of costs)
    if (
      brought &&
      !spent.some(({ sum, count }) => sum.value === brought.sum && count.value === brought.count)
    )
      spent.push({
        of,
        sum: { ...figure, value: brought.sum },
        count: { ...figure, value: brought.count },
        currency,
      });
  const ways = merged(rates).filter((rate) => isWay(rate, goals) && !isBesideWay(r, rate, goals));
  return {
    costs: costs.filter(({ brought }) => brought === undefined),
    rates: ways,
    spent: spent.filter(({ of }) => of.step !== 'impression'),
    ...shares,
    losses: [...shares.losses, ...lost],
  };
}

/** 'Spent 25,000 and got sales of 70,000': a sum, and no number of sales. */
const isSales = (answer: string, { counts }: Observation): boolean => {
  const sales = readReturn(answer)?.sales;
  return sales !== undefined && counts.some(({ value }) => value === sales);
};

const BEGINNINGS: ReadonlySet<StepId> = new Set(['impression', 'click', 'like', 'chat', 'lead']);
/** Who saw an advert has taken no step; what a goal counts under a name of its own leads to nothing further. */
const isWay = ({ from, to }: RateFact, goals: readonly GoalFact[]): boolean =>
  (from.step !== 'impression' || STEP_RANK[to.step] <= STEP_RANK.click) &&
  // Who has come further does not ask again: 'an order, half ask only the price'.
  !(BEGINNINGS.has(to.step) && STEP_RANK[from.step] > STEP_RANK[to.step]) &&
  !(
    from.step === 'onward' &&
    // 'Needed lining, bought': who needs what the goal counts has not got it.
    !isWanted(from.name) &&
    goals.some(({ metric }) => areOneThing(metric, from.name) && !areOneThing(metric, to.name))
  );

/** Percent: whoever asked buys more often than that, and a smaller part is one of viewers, or of money. */
const HARDLY = 1;
const ASKED: ReadonlySet<StepId> = new Set(['lead', 'chat', 'call']);

/** It is told of the same people, and leads from none of their steps to another. */
function isBesideWay(r: ReckonedReadings, rate: RateFact, goals: readonly GoalFact[]): boolean {
  const { from, to, figure, counted } = rate;
  // Who stays a member becomes none.
  if (from.step === 'subscription' && to.step === from.step && areOneThing(from.name, to.name)) return true;
  const { path, words } = (figure ?? counted?.to ?? { root: { path: '', words: '' } }).root;
  if (ASKED.has(to.step) && tellsWhen(sentenceOf(r, path, words))) return true;
  if (r.people !== 'applicants' && tellsExam(words)) return true;
  if (from.step === 'lead' && tellsAgain(words)) return true;
  const percent = counted ? (counted.to.value / counted.from.value) * 100 : (figure?.value ?? 0);
  if (ASKED.has(from.step) && percent < HARDLY) return true;
  // '70 % of designs get built', where the goal is designs: what comes after it is no way to it.
  const goal = goals.find(({ kind }) => kind === 'count');
  const said = words.toLowerCase();
  return (
    goal?.step === undefined &&
    goal?.metric !== undefined &&
    said.includes(`% of ${goal.metric.toLowerCase()} `)
  );
}

/** The sentence around words, which may hold the figure alone. */
function sentenceOf(r: ReckonedReadings, path: string, words: string): string {
  const field = path.split('.').at(-1) ?? '';
  const answer = isField(field) ? r.answers[field] : '';
  const at = answer.indexOf(words);
  return at < 0 ? words : (answer.slice(at).split(/[.;\n]|\s{2,}/u)[0] ?? words);
}

/** A rate that is both said and counted is the one that is said, with what was counted beside it. */
function merged(rates: readonly RateFact[]): RateFact[] {
  return rates.flatMap((rate, i) => {
    const alike = rates.filter((other) => isSame(other, rate));
    if (rates.findIndex((other) => isSame(other, rate)) !== i) return [];
    const counted = alike.find((other) => other.counted)?.counted;
    if (!counted) return [rate];
    const share = (counted.to.value / counted.from.value) * 100;
    const { figure, ...names } = rate;
    // A rate that is only the two counts, rounded, is reckoned from them.
    const isRounded = figure !== undefined && Math.abs(figure.value - share) <= share * 0.01;
    return [{ ...names, counted, ...(figure && !isRounded ? { figure } : {}) }];
  });
}

const isSame = (a: RateFact, b: RateFact): boolean => a.from.id === b.from.id && a.to.id === b.to.id;

/**
 * Two steps of one kind on one way are two steps: a lead that sales accepted is not the lead that it began as. The earlier
 * one keeps the kind as its id, so that a cost or a goal with that name finds it.
 */
function apart(rates: readonly RateFact[]): void {
  for (const rate of rates) {
    const { to } = rate;
    const before = waysTo(rates, rate).filter(
      ({ step, name }) => step === to.step && !areSame(name, to.name),
    );
    if (before.length === 0) continue;
    const id = `${to.step}-${new Set(before.map(({ name }) => name)).size + 1}`;
    const isBefore = (name: string): boolean => before.some((one) => areSame(one.name, name));
    for (const { from, to: end } of rates)
      for (const one of [from, end])
        if (one.step === to.step && areOneThing(one.name, to.name) && !isBefore(one.name)) one.id = id;
  }
}

/** 'Of trials booked 70% show up, of those who come to the trial 45% join': who joins is one of those who came. */
const CAME = /(?<![a-z])who (?:do |did |actually |really )*(?:come|came|show|turn|attend)/iu;
function fromThoseWhoCame(rates: RateFact[]): void {
  const came = rates.find(({ to }) => to.step === 'attendance');
  for (const rate of rates) {
    const isBeside = came && rate !== came && rate.from.id === came.from.id && rate.to.step !== 'attendance';
    if (isBeside && rate.figure && CAME.test(rate.figure.root.words)) rate.from = { ...came.to };
  }
}

/** Every step that leads to the end of a rate. */
function waysTo(rates: readonly RateFact[], rate: RateFact): Named[] {
  const seen = new Set<RateFact>();
  const follow = (one: RateFact): void => {
    if (seen.has(one)) return;
    seen.add(one);
    const exact = rates.filter((other) => areSame(other.to.name, one.from.name));
    for (const other of exact.length > 0
      ? exact
      : rates.filter(({ to }) => areOneThing(to.name, one.from.name)))
      if (other !== one) follow(other);
  };
  follow(rate);
  return [...seen].map(({ from }) => from);
}

/** Names of the reading, else the steps in the words around its figure; one alone leads there from what the cost is per. */
function rateFact(r: ReckonedReadings, rate: RateReading, costs: readonly CostFact[]): RateFact[] {
  const { percent, text, field, kind } = rate;
  if (kind !== 'conversion' || !(percent > 0 && percent <= 100)) return [];
  if (isNoEnd(rate.to ?? '') || LOSES.test(rate.ahead ?? '') || isOfOldOnes(rate)) return [];
  if ((rate.to ?? '') === '' && ORIGIN.test(text)) return [];
  // '48% of those offered a seat register': where no share leads to them nobody says how many of whom they are.
  const { from = '' } = rate;
  if (isDoneTo(from) && !r.rates.some((one) => one !== rate && areOneThing(one.to ?? '', from))) return [];
  const root = rootOf(r, field, text);
  const both =
    ofVisitors(rate, costs) ??
    named(
      rate,
      r.rates.filter((other) => other !== rate),
      costs,
      root.path,
    );
  const pair = both ?? told(r, rate, costs);
  if (!both && pair && isOfOthers(rate, pair, costs)) return [];
  if (!pair || pair.some(({ step, name }) => step === 'loss' || isNoStep(name))) return [];
  if (comesToNothing(pair[1].name)) return [];
  const isOne = pair[0].step === pair[1].step;
  // Two names that nobody knows are two steps where a rate leads from one to the other.
  if (isOne && (!both || areSame(pair[0].name, pair[1].name))) return [];
  const certainty = both ? 0.9 : 0.7;
  return [{ from: pair[0], to: pair[1], figure: { value: percent, root, certainty } }];
}

/** 'Members at $30 each; 5% of guests in the tasting room join': who was not paid for comes to the same, and leads nowhere on. */
const isOfOthers = ({ from = '' }: RateReading, [a, b]: Pair, costs: readonly CostFact[]): boolean =>
  from !== '' &&
  stepOf(from) === undefined &&
  a.step === b.step &&
  STEP_RANK[a.step] >= STEP_RANK.booking &&
  costs.some(({ of }) => of.step === a.step && !areOneThing(of.name, from));

/**
 * 'Crew must pass a swim test, 1 in 3 does', where the goals are givers and crew: a rate told of what another goal counts is none
 * of the way to the first.
 */
function isOfAnotherGoal({ from = '', to = '', text }: RateReading, goals: readonly GoalFact[]): boolean {
  const [first, ...others] = goals.filter(({ kind }) => kind === 'count');
  const [words, a, b] = [text.toLowerCase(), stepOf(from), stepOf(to)];
  if (!first || words.includes(first.metric.toLowerCase()) || (a !== undefined && b !== undefined))
    return false;
  return others.some(
    ({ metric, step }) =>
      step === undefined &&
      metric.length > 2 &&
      words.includes(metric.toLowerCase()) &&
      !areOneThing(metric, first.metric),
  );
}

type Pair = readonly [from: Named, to: Named];

/** 'Site converts 1.4%': so many of its visitors buy, and no further step of those who did. */
const CONVERTS = /(?<![a-z])(?:web ?site|site|page|shop|store) converts?$/iu;
/** 'Website 2.5% book', 'ticket page 6% buys': the page stands before the share. */
const OF_PAGE =
  /(?<![a-z])(?:web ?site|web ?shop|site|(?:(?:ticket|booking|product|landing|shop|event|web) )?page)(?: (?:conversion|is|at|about|around|of))*[\s:]*$|(?:หน้า)?เว็บ(?:ไซต์)?\s?$/iu;
const BUYS = /^(?:buys?|books?|orders?|joins?|signs? up|converts?|ซื้อ|จอง|สั่ง|สมัคร)(?:จริง)?$/iu;
function ofVisitors({ to = '', ahead = '' }: RateReading, costs: readonly CostFact[]): Pair | undefined {
  const sale = costs.find(({ of: { step } }) => STEP_RANK[step] >= STEP_RANK.booking)?.of;
  const isOfPage = CONVERTS.test(to) || (OF_PAGE.test(ahead) && BUYS.test(to));
  return sale && isOfPage ? [namedStep('click', 'website visits'), sale] : undefined;
}

/** Who comes to a page has clicked. */
const VISITORS = /^(?:(?:web ?site|page|site|shop) )?(?:visitors?|visits)$|^(?:ผู้เข้าชม|คนเข้าเว็บ|ผู้เข้าเว็บ)/iu;

function named(
  { from = '', to = '' }: RateReading,
  rates: readonly RateReading[],
  costs: readonly CostFact[],
  path: string,
): Pair | undefined {
  if (from === '' || to === '') return undefined;
  const paid = costs.find(({ of }) => areOneThing(of.name, from));
  // A name that nobody knows is a step in the middle where another rate leads there, and a sale where nothing follows.
  const isReached = rates.some((rate) => rate.to !== undefined && areOneThing(rate.to, from));
  const isLeft = rates.some(
    (rate) =>
      rate.kind === 'conversion' &&
      rate.from !== undefined &&
      !comesToNothing(rate.to ?? '') &&
      areOneThing(rate.from, to),
  );
  const known = VISITORS.test(from) && !isReached ? 'click' : stepOf(from);
  // 'A quarter get to a video call, 20% of calls book': the call that was reached.
  const reached = rates.find(
    (rate) => rate.to !== undefined && areOneThing(rate.to, from) && !areSame(rate.to, from),
  )?.to;
  const isPaid = costs.some(({ of }) => of.step === known);
  const led = reached === undefined || isPaid ? undefined : stepOf(reached);
  // 'Per phone screen 64% answer the phone, 75% of those pass': who answers is no longer what was paid for.
  const isVery = rates.some((rate) => rate.to !== undefined && areSame(rate.to, from));
  const unnamed = isVery || isReached ? 'onward' : undefined;
  const a = paidStep(costs, from) ?? led ?? known ?? (isVery ? undefined : paid?.of.step) ?? unnamed;
  const b = paidStep(costs, to) ?? stepOf(to) ?? leftAs(to, rates) ?? (isLeft ? 'onward' : 'purchase');
  // '$92 per consultation request. Of 100 requests 58 attend': whoever is told first is who was paid for.
  const [only] = costs.length === 1 ? costs : [];
  const isFirst =
    only !== undefined &&
    only.brought === undefined &&
    only.figure.root.path === path &&
    STEP_RANK[only.of.step] <= STEP_RANK[b];
  if (a === undefined && isFirst && rates.every(({ from: other }) => other !== from))
    return [only.of, namedStep(b, to)];
  return a && [namedStep(a, from), namedStep(b, to)];
}

/** '15% agree a site visit, 1 in 10 visits sign': the step by the name that the next rate has for it. */
function leftAs(to: string, rates: readonly RateReading[]): StepId | undefined {
  const next = rates.find(({ from = '' }) => stepOf(from) !== undefined && areOneThing(from, to));
  const step = next && stepOf(next.from ?? '');
  const isNext = step !== undefined && step !== 'attendance' && STEP_RANK[step] < STEP_RANK.purchase;
  return isNext ? step : undefined;
}

/** 'Trial bookings $16 each, 7 in 10 turn up': what has a cost of its own is that step, by the very name. */
const paidStep = (costs: readonly CostFact[], name: string): StepId | undefined =>
  costs.find(({ of }) => areSame(of.name, name))?.of.step;

const namedStep = (step: StepId, name: string): Named => ({ step, id: step, name });

const stepsOf = (text: string): Named[] =>
  stepsIn(text)
    .filter(({ step }) => step !== 'loss')
    .map(({ step, start, end }) => namedStep(step, text.slice(start, end)))
    // 'Agree to a pilot, pilots end': one step said twice.
    .filter(({ step }, i, all) => all[i - 1]?.step !== step);

function told(r: ReckonedReadings, rate: RateReading, costs: readonly CostFact[]): Pair | undefined {
  const { before, after } = around(r, rate);
  const [ahead, behind] = [stepsOf(before), stepsOf(after)];
  const called = stepOf(rate.from ?? '');
  // A sale is where people arrive, whatever a reading calls it.
  const own = called !== undefined && STEP_RANK[called] < STEP_RANK.purchase ? called : undefined;
  // 'One in four meetings asks for a proposal', '40 % of tours apply': both stand behind the figure.
  const inOrder = behind.length > 1 ? behind : [...ahead, ...behind];
  const last = inOrder.at(-1);
  const first = own === undefined ? inOrder[0] : namedStep(own, rate.from ?? '');
  if (first && last && STEP_RANK[first.step] < STEP_RANK[last.step]) return [first, last];
  // 'After the meeting 50 % agree to a pilot': of steps that are as far along, the one before the figure comes first.
  const [from, to] = [ahead.at(-1), behind[0]];
  const areNext = from && to && from.step !== to.step && STEP_RANK[from.step] === STEP_RANK[to.step];
  if (areNext && STEP_RANK[from.step] > STEP_RANK.lead && own === undefined) return [from, to];
  const goal = inOrder.toSorted((a, b) => STEP_RANK[b.step] - STEP_RANK[a.step])[0];
  if (first && goal && STEP_RANK[first.step] < STEP_RANK[goal.step]) return [first, goal];
  const cost = costs.find(({ of }) => last && STEP_RANK[of.step] < STEP_RANK[last.step]);
  if (last && cost && own === undefined) return [cost.of, last];
  // 'Of trials 40 % join in': a verb that nobody knows is what the client waits for.
  return own !== undefined ? [namedStep(own, rate.from ?? ''), namedStep('purchase', 'purchase')] : undefined;
}

function addObserved(
  r: ReckonedReadings,
  field: keyof Answers,
  { counts: all, spent: sum, words }: Observation,
  rates: RateFact[],
  spent: SpendFact[],
): void {
  const root = rootOf(r, field, words);
  const figure = (value: number): Figure => ({ value, root, certainty: 0.8 });
  // 'Of 33 bookings 5 did not bring the bike': who is lost, and where the rest came from, is no step.
  const counts = all.filter(({ name }, at) => at === 0 || !(comesToNothing(name) || isNoStep(name)));
  const steps = counts.map(({ step, name }) => namedStep(step, name));
  counts.slice(1).forEach(({ value }, i) => {
    const [from, to, before] = [steps[i], steps[i + 1], counts[i]];
    if (from && to && before)
      rates.push({ from, to, counted: { from: figure(before.value), to: figure(value) } });
  });
  if (!sum) return;
  // '$1,260' is of the client's own dollars, as the cost that the same sum makes is read.
  const own = r.costs.find(({ of }) => of?.sum === sum.value)?.currency;
  const currency = own ?? (sum.currency || r.budget.currency || r.price.currency);
  counts.forEach(({ value }, i) => {
    const of = steps[i];
    if (of) spent.push({ of, sum: figure(sum.value), count: figure(value), currency });
  });
}
