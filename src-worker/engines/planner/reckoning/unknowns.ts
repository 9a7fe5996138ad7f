/** The numbers that nobody told and that would change the plan most: at most three, the widest first. */
import type { StepId } from '../../../understanding/figures/steps.ts';
import { STEP_RANK } from '../../../understanding/figures/steps.ts';
import { isSoldTo } from '../readings/people.ts';
import type { Chain } from './chain.ts';
import type { Facts } from './facts.ts';
import type { Result } from './results.ts';

export type UnknownCode =
  | 'budget'
  | 'goal'
  /** Whether the sum is for a month or for all. */
  | 'budget-period'
  /** What one of `step` costs today. */
  | 'cost'
  /** How many of `from` become one of `step`. */
  | 'rate'
  | 'price'
  | 'margin'
  | 'room'
  /** How many there are today of what the goal counts. */
  | 'today'
  | 'repeat'
  /** Whether what comes today comes from advertising: then media has to bring it again. */
  | 'today-from-media';

export interface Unknown {
  code: UnknownCode;
  step?: StepId;
  from?: StepId;
  /**
   * By how many times the results of the plan may differ between a low and a high answer that are both usual. The results
   * of a chain grow in step with each of its factors, so that a factor's spread is the result's.
   */
  spread: number;
}

/** How far usual answers lie apart: the higher by the lower. Working rules, for the order of the questions alone. */
const SPREAD: Readonly<Record<UnknownCode, number>> = {
  budget: 20,
  goal: 15,
  'budget-period': 3,
  cost: 10,
  rate: 8,
  price: 5,
  margin: 3,
  room: 2.5,
  today: 2,
  repeat: 1.8,
  'today-from-media': 2,
};

export function unknownsOf(
  facts: Facts,
  chain: Chain,
  main: Result | undefined,
  {
    isDirect = false,
    unasked = new Set(),
  }: {
    /** An advert leads to the sale itself, with nobody to ask between. */
    isDirect?: boolean;
    /** What this client is not asked for. */
    unasked?: ReadonlySet<UnknownCode>;
  } = {},
): Unknown[] {
  const found: Unknown[] = [];
  const add = (code: UnknownCode, more: Partial<Unknown> = {}): void =>
    void (unasked.has(code) || found.push({ code, spread: SPREAD[code], ...more }));
  if (!facts.budget) add('budget');
  else if (facts.budget.amount.certainty < 0.5) add('budget-period');
  const goal = facts.goals.find(({ kind }) => kind === 'count' || kind === 'money');
  if (facts.goals.length === 0) add('goal');
  // An authority that informs counts who reads; nobody inquires.
  if (facts.people === 'residents' && !main && chain.paid === undefined) add('cost', { step: 'click' });
  else
    for (const missing of wayTo(chain, main, isDirect))
      if (missing.code !== 'rate' || !isRateTold(facts, chain, missing.from)) add(missing.code, missing);
  const implied = chain.steps.findIndex(({ isImplied }) => isImplied);
  const [from, to] = [chain.steps[implied - 1]?.kind, chain.steps[implied]?.kind];
  // What two goals imply is what must be, not what is.
  if (from !== undefined && to !== undefined) add('rate', { from, step: to });
  // Where nothing is sold there is no price, and of a gift nothing is left over.
  const isSold = isSoldTo(facts.people);
  const isPriced = facts.price ?? facts.terms.use ?? facts.averages.find(({ kind }) => kind === 'money');
  const isMarginTold = facts.margin ?? facts.gain ?? facts.making[0] ?? facts.makingShares[0];
  if (isSold && !isPriced) add('price');
  else if (isSold && !isMarginTold) add('margin');
  const { target } = main ?? {};
  if (target?.extent === 'more' && target.per !== undefined && target.goal.kind === 'count')
    add('today-from-media', { spread: target.goal.to.value / target.wanted.value });
  // Gifts and readers fill no room.
  if (
    !facts.capacity &&
    facts.people !== 'users' &&
    (isSold || facts.people === 'applicants' || facts.people === 'joiners')
  )
    add('room');
  if (goal && !goal.from) add('today');
  // Who stays buys on; who was hired is not hired again.
  if (isSold && goal?.isStock !== true && !isOftenTold(facts)) add('repeat');
  return found.toSorted((a, b) => b.spread - a.spread).slice(0, 3);
}

/** A share that found no place on the way is not asked for by another name: only what follows on the way's own end is. */
const isRateTold = ({ rates, halfNamed }: Facts, { steps, open }: Chain, from: StepId | undefined): boolean =>
  open !== undefined ||
  ((rates.length > 0 || halfNamed.length > 0) && (steps.length < 2 || steps.at(-1)?.kind !== from));

/** How often one buys is told: by what one takes in a time, by a price that is paid again, by how long one stays or who comes again. */
const isOftenTold = ({ terms, price, reorder, churn, repeat, averages }: Facts): boolean =>
  [terms.use, reorder, churn, repeat, averages.find(({ kind }) => kind === 'stay')].some(
    (told) => told !== undefined,
  ) ||
  (price?.per !== undefined && price.per !== 'day');

/** What is missing between what is paid for and what the goal counts. */
function wayTo(
  { steps, paid, open }: Chain,
  main: Result | undefined,
  isDirect: boolean,
): Pick<Unknown, 'code' | 'step' | 'from'>[] {
  const [first, last] = [steps[0], steps.at(-1)];
  const goal = main?.target.goal.step;
  // A like leads nowhere that a plan could count on.
  const isIdle = last === undefined || STEP_RANK[last.kind] < STEP_RANK.click || last.kind === 'like';
  const cost = { code: 'cost' as const, step: (isIdle ? undefined : first?.kind) ?? goal ?? 'lead' };
  const costs = paid === undefined || isIdle ? [cost] : [];
  if (main?.place) return costs;
  if (isIdle) {
    // Who sells in the end knows what somebody who asks costs, and how many of them buy.
    const isContact = goal !== undefined && STEP_RANK[goal] <= STEP_RANK.quote;
    if (isContact) return [cost];
    if (isDirect) return [{ code: 'cost', step: goal ?? 'purchase' }];
    return [
      { code: 'cost', step: 'lead' },
      { code: 'rate', from: 'lead', step: goal ?? 'purchase' },
    ];
  }
  const step = goal ?? 'purchase';
  // Of a way with a step missing the whole is asked for.
  if (main && open !== undefined && first && first.kind !== step)
    return [...costs, { code: 'rate', from: first.kind, step }];
  const isFurther = STEP_RANK[step] > STEP_RANK[last.kind];
  if (main && isFurther) return [...costs, { code: 'rate', from: last.kind, step }];
  return main && costs.length === 0 ? [{ code: 'cost', step }] : costs;
}
