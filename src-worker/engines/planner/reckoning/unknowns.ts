/** The numbers that nobody told and that would change the plan most: at most three, the widest first. */
import type { StepId } from '../../../understanding/figures/steps.ts';
import { STEP_RANK } from '../../../understanding/figures/steps.ts';
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
  | 'repeat';

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
};

export function unknownsOf(facts: Facts, chain: Chain, main: Result | undefined): Unknown[] {
  const found: Unknown[] = [];
  const add = (code: UnknownCode, more: Partial<Unknown> = {}): void =>
    void found.push({ code, spread: SPREAD[code], ...more });
  if (!facts.budget) add('budget');
  else if (facts.budget.amount.certainty < 0.5) add('budget-period');
  const goal = facts.goals.find(({ kind }) => kind === 'count' || kind === 'money');
  if (facts.goals.length === 0) add('goal');
  const [first, last] = [chain.steps[0], chain.steps.at(-1)];
  const isStray = main !== undefined && !main.place;
  if (chain.paid === undefined || isStray)
    add('cost', { step: (isStray ? undefined : first?.id) ?? main?.target.goal.step ?? 'lead' });
  if (!main?.place) {
    const step = main?.target.goal.step;
    const isFurther = last !== undefined && step !== undefined && STEP_RANK[step] > STEP_RANK[last.id];
    if (isFurther) add('rate', { from: last.id, step });
    else if (chain.steps.length === 0) add('rate', { step: step ?? 'purchase' });
  } else if (main.place.index > 0 && chain.steps.every(({ rate }) => rate === undefined)) add('rate', {});
  const implied = chain.steps.findIndex(({ isImplied }) => isImplied);
  const [from, to] = [chain.steps[implied - 1]?.id, chain.steps[implied]?.id];
  // What two goals imply is what must be, not what is.
  if (from !== undefined && to !== undefined) add('rate', { from, step: to });
  if (!facts.price && facts.averages.every(({ kind }) => kind !== 'money')) add('price');
  else if (!facts.margin) add('margin');
  if (!facts.capacity) add('room');
  if (goal && !goal.from && goal.isStock) add('today');
  if (facts.churn === undefined && facts.repeat === undefined) add('repeat');
  return found.toSorted((a, b) => b.spread - a.spread).slice(0, 3);
}
