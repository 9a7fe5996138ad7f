/** The readings of one questionnaire in the words of `facts.ts`. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { lastDayOf } from '../../../src/shared/reading/days.ts';
import { readAnswers } from '../../../src-worker/engines/planner/readings/index.ts';
import { contradictionsIn } from '../../../src-worker/understanding/contradictions/index.ts';
import type { BudgetReading } from '../../../src-worker/understanding/answers/budget.ts';
import type { Goal } from '../../../src-worker/understanding/answers/goals.ts';
import type { BudgetFacts, Facts, GoalFacts } from './facts.ts';

function budgetFacts(budget: BudgetReading): BudgetFacts | null {
  const { amount, high, currency, period, span, total, periodAssumed } = budget;
  if (amount === undefined) return null;
  return {
    amount,
    high: high ?? null,
    currency,
    period: periodAssumed ? null : (period ?? null),
    length: span ?? null,
    // Of a budget a year the plan takes one year; the answer named no length.
    total: periodAssumed || (period !== 'total' && span === undefined) ? null : (total ?? null),
  };
}

function goalFacts(goal: Goal, now: Date): GoalFacts {
  const { metric, from = null, to = null, unit, per = null, months = null, by } = goal;
  return {
    counted: metric,
    from,
    to,
    unit: unit === '%' ? 'percent' : unit,
    per,
    months: by ? null : months,
    by: by ? lastDayOf(by, now).toISOString().slice(0, 10) : null,
  };
}

/** `now`: the day on which the questionnaire is read. */
export function factsOf(form: FormData, now: Date): Facts {
  const { budget, price, goals, costs, rates, places, audience, rules, capacity } = readAnswers(form);
  return {
    budget: budgetFacts(budget),
    price: price.value === undefined ? null : { amount: price.value, currency: price.currency },
    goals: goals.filter(({ kind }) => kind !== 'text').map((goal) => goalFacts(goal, now)),
    costs: costs.map(({ per, now: amount, currency }) => ({ per, amount, currency })),
    rates: rates.map(({ kind, percent, from = '', to = kind }) => ({ from, to, percent })),
    capacity: capacity === undefined ? null : { count: capacity.count, per: capacity.per ?? null },
    places: places.flatMap(({ name, known, parts = [] }) => [
      known ? `${name} = ${known.en} = ${known.th}` : name,
      ...parts,
    ]),
    ages: audience.minAge === 0 && audience.maxAge === 0 ? null : [audience.minAge, audience.maxAge],
    rules: rules.map(({ quote, kind }) => (kind === 'not offered' ? `${quote} [${kind}]` : quote)),
    contradictions: contradictionsIn(form, now).map(
      ({ code, with: figures }) => `${code} ${JSON.stringify(figures)}`,
    ),
  };
}
