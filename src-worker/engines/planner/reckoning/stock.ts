/** What is there to be sold beside what the goal sells until more of it comes. */
import { firstDayOf } from '../../../../src/shared/reading/days.ts';
import { readStock, type Stock } from '../../../understanding/answers/stock.ts';
import type { Answers } from '../readings/index.ts';
import type { ReckonedReadings } from './facts.ts';
import { rootOf } from './facts-roots.ts';
import { countOf, percent, type Figure, type Graph, type Maybe, type Unit } from './graph.ts';
import { timesIn, type Dates } from './money.ts';
import type { GoalNodes } from './targets.ts';

export interface StockFact extends Stock {
  figure: Figure;
}

export interface StockAtGoal {
  goal: GoalNodes;
  stock: Maybe;
  /** The day that more comes; absent where nobody says. */
  next?: Date;
  /** Months that it lasts at the goal's pace. */
  lasts: Maybe;
  /** What the goal takes until more comes, or in all. */
  needed: Maybe;
  /** Of that what is not there. */
  short: Maybe;
}

const FIELDS = [
  'currentChallenges',
  'additionalNotes',
  'whyNeedNow',
  'productService',
  'strengths',
] as const satisfies readonly (keyof Answers)[];
const CERTAINTY = 0.8;

export function stockOf(r: Pick<ReckonedReadings, 'answers'>): StockFact | undefined {
  for (const field of FIELDS) {
    const stock = readStock(r.answers[field]);
    if (stock)
      return {
        ...stock,
        figure: { value: stock.count, root: rootOf(r, field, stock.words), certainty: CERTAINTY },
      };
  }
  return undefined;
}

const MONTH_MS = 30.4 * 86_400_000;
const MONTHS: Unit = { kind: 'time', unit: 'month' };

/** For the first goal that counts what is sold one by one. */
export function reckonStock(
  g: Graph,
  fact: StockFact | undefined,
  goals: readonly GoalNodes[],
  { start }: Dates,
): StockAtGoal | undefined {
  const goal = goals.find(({ fact: { kind, per } }) => kind === 'count' && per !== 'day');
  if (!fact || !goal) return undefined;
  const { index, metric, per } = goal.fact;
  const id = `goal.${index}.stock`;
  const stock = g.answer('stock', fact.figure, countOf(fact.of || metric));
  const next = fact.next && firstDayOf(fact.next, start);
  if (per === undefined) {
    const wanted = goal.targets.find(({ isMain }) => isMain)?.wanted ?? goal.to;
    g.derive(`${id}.share`, 'share', [wanted, stock], percent);
    const short = g.derive(`${id}.short`, 'difference', [wanted, stock], countOf(metric));
    return { goal, stock, lasts: undefined, needed: wanted, short, ...(next ? { next } : {}) };
  }
  const month =
    per === 'month'
      ? goal.to
      : g.derive(`${id}.month`, 'scaled', [goal.to], countOf(metric, 'month'), { by: timesIn(per, 'month') });
  const lasts = g.derive(`${id}.months`, 'quotient', [stock, month], MONTHS);
  g.derive(`${id}.months.today`, 'quotient', [stock, per === 'month' ? goal.from : undefined], MONTHS);
  const until =
    next && next > start
      ? g.calendar(
          'stock.until',
          Math.round(((next.getTime() - start.getTime()) / MONTH_MS) * 10) / 10,
          MONTHS,
        )
      : undefined;
  const needed = g.derive(`${id}.needed`, 'product', [month, until], countOf(metric));
  const short = g.derive(`${id}.short`, 'difference', [needed, stock], countOf(metric));
  g.derive(`${id}.most`, 'quotient', [stock, until], countOf(metric, 'month'));
  return { goal, stock, lasts, needed, short, ...(next && until ? { next } : {}) };
}
