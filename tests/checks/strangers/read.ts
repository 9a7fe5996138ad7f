/** The readings of one questionnaire in the words of `facts.ts`. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { lastDayOf } from '../../../src/shared/reading/days.ts';
import { readAnswers } from '../../../src-worker/engines/planner/readings/index.ts';
import { contradictionsIn } from '../../../src-worker/understanding/contradictions/index.ts';
import type { BudgetReading } from '../../../src-worker/understanding/answers/budget.ts';
import { understand } from '../../../src-worker/understanding/answers/understand.ts';
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
    months,
    by: by ? lastDayOf(by, now).toISOString().slice(0, 10) : null,
  };
}

/** `now`: the day on which the questionnaire is read. */
export function factsOf(form: FormData, now: Date): Facts {
  const { budget, price, goals, costs, rates, places, audience, rules, capacity } = readAnswers(form);
  return {
    budget: budgetFacts(budget),
    price:
      price.value === undefined
        ? price.free === true
          ? { amount: 0, currency: '' }
          : null
        : { amount: price.value, currency: price.currency },
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

/** Everything that is read out of one questionnaire, each with the words that it is read from. */
export function spansOf(form: FormData): string[] {
  const { answers, texts, budget, goals, goalsFrom, costs, rates, capacity, rules, price } = understand(form);
  const words = (path: string, at: Span | undefined): string => {
    const text = texts.find((one) => one.path.endsWith(path))?.text ?? '';
    return at === undefined ? '' : `${path} ${at.start}-${at.end} «${text.slice(at.start, at.end)}»`;
  };
  const line = (kind: string, value: unknown, where: string): string =>
    `${kind.padEnd(10)} ${JSON.stringify(value)} ${where}`;
  return [
    line('budget', [budget.amount, budget.currency, budget.period], words('marketingMediaBudget', budget.at)),
    line('price', [price.value, price.currency], `startingPrice «${answers.startingPrice}»`),
    ...goals.map(({ at, from, to, metric }) => line('goal', [metric, from, to], words(goalsFrom, at))),
    ...costs.map(({ per, now, field, at }) => line('cost', [per, now], words(field, at))),
    ...rates.map(({ from, to, percent, field, at }) => line('rate', [from, to, percent], words(field, at))),
    ...(capacity
      ? [line('capacity', [capacity.count, capacity.per], words(capacity.path, capacity.span))]
      : []),
    ...rules.map(({ kind, path, span, terms }) => line('rule', [kind, ...terms], words(path, span))),
  ];
}
