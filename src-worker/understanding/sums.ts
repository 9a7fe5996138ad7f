/** Plain arithmetic of what a proposal will print: numbers and their parts, no sentence. */
import type { Sum } from '../../src/shared/contract/planning.ts';
import { monthsOf, convert } from '../../src/shared/reading/time-units.ts';
import type { Goal } from './answers/goals.ts';
import { sameStep, stepOf } from './figures/steps.ts';
import type { Understood } from './answers/understand.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

/** The budget over its length: 25,000 over 10 weeks is 2,500 a week. */
function budgetSum({ budget }: Understood): Sum[] {
  const { total, span, period, amount, currency } = budget;
  if (total === undefined || span === undefined || span.count <= 1 || amount === undefined) return [];
  if (period !== undefined && period !== 'total' && period !== span.unit && period !== 'year') return [];
  return [
    {
      kind: 'budget',
      total,
      currency,
      periods: span.count,
      unit: span.unit,
      each: round(total / span.count),
    },
  ];
}

interface Costed {
  /** The step that is paid for. */
  of: string;
  cost: number;
  currency: string;
}

/** From each cost along the rates to what comes of it: 4.10 ÷ 1.8% = 228 a quote. */
function stepsOf({ costs, rates }: Understood): { sums: Extract<Sum, { kind: 'step' }>[]; costed: Costed[] } {
  const sums: Extract<Sum, { kind: 'step' }>[] = [];
  const costed: Costed[] = costs.map(({ per, now, currency }) => ({ of: per, cost: now, currency }));
  const used = new Set<number>();
  for (let at = 0; at < costed.length; at++) {
    const paid = costed[at];
    if (paid === undefined) break;
    const index = rates.findIndex(
      (rate, i) => rate.kind === 'conversion' && !used.has(i) && sameStep(rate.from, paid.of),
    );
    const rate = rates[index];
    if (rate === undefined) continue;
    used.add(index);
    const next = rate.to ?? '';
    const result = round(paid.cost / (rate.percent / 100));
    sums.push({
      kind: 'step',
      cost: paid.cost,
      currency: paid.currency,
      of: paid.of,
      percent: rate.percent,
      next,
      result,
    });
    if (next !== '') costed.push({ of: next, cost: result, currency: paid.currency });
  }
  return { sums, costed };
}

/** What is wanted above today's, over the whole time. */
function wantedOf(goal: Goal, months: number | undefined): number | undefined {
  if (goal.to === undefined || goal.unit === '%' || /^[A-Z]{3}$/u.test(goal.unit)) return undefined;
  if (goal.kind === 'ceiling' || goal.kind === 'change') return undefined;
  if (goal.per === undefined) return goal.from === undefined ? goal.to : goal.to - goal.from;
  if (months === undefined) return undefined;
  // Those who come today come without more.
  const more = goal.to - (goal.from ?? 0);
  return more > 0
    ? more * (convert(1, 'month', goal.per) ?? monthsOf(1, 'month') / monthsOf(1, goal.per)) * months
    : undefined;
}

/** What the first goal needs at the stated cost of exactly what it counts, and the budget beside it. */
function costOfGoal(read: Understood): Extract<Sum, { kind: 'goal' }> | undefined {
  const { costed } = stepsOf(read);
  const { budget } = read;
  for (const goal of read.goals) {
    const words = [goal.metric, goal.unit, ...goal.metric.split(/\s+/u)].filter(
      (word) => stepOf(word) !== undefined,
    );
    const paid = costed.find(({ of }) => words.some((word) => sameStep(word, of)));
    const wanted = wantedOf(goal, budget.span === undefined ? undefined : budget.months);
    if (paid === undefined || wanted === undefined || !(wanted > 0)) continue;
    const isSame = budget.currency === '' || paid.currency === '' || budget.currency === paid.currency;
    return {
      kind: 'goal',
      wanted: round(wanted),
      of: paid.of,
      cost: paid.cost,
      currency: paid.currency,
      needed: round(wanted * paid.cost),
      budget: isSame ? (budget.total ?? null) : null,
    };
  }
  return undefined;
}

/** All sums of one questionnaire, in the order in which a reader would make them. */
export function sumsOf(read: Understood): Sum[] {
  const goal = costOfGoal(read);
  const { capacity, goals } = read;
  return [
    ...budgetSum(read),
    ...stepsOf(read).sums,
    ...goals.flatMap(({ from, to, unit, kind }): Sum[] =>
      from === undefined || to === undefined || kind === 'change'
        ? []
        : [{ kind: 'more', from, to, result: round(to - from), unit }],
    ),
    ...(goal ? [goal] : []),
    ...goals.flatMap(({ to, per, unit }): Sum[] => {
      if (
        capacity === undefined ||
        to === undefined ||
        unit === '%' ||
        per === undefined ||
        per !== capacity.per
      )
        return [];
      return [
        { kind: 'capacity', goal: to, capacity: capacity.count, percent: round((to / capacity.count) * 100) },
      ];
    }),
  ];
}
