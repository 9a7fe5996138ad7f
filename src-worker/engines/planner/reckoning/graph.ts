/**
 * A graph of quantities: each knows its unit, the formula that it follows from, and the answers and assumptions that it
 * stands on in the end. What cannot be reckoned (a missing input, a division by nothing, less than zero) is not there.
 */
import type { Assumptions, AssumptionId } from '../plan/assumptions.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import { evaluate, point, type Interval, type Operation } from './interval.ts';

export type Unit =
  /** Money; `each` is what one of is paid for with it, in the client's words or the step's id. */
  | { kind: 'money'; currency: string; per?: Period; each?: string }
  /** So many of `of`: the client's words, or the id of a step. */
  | { kind: 'count'; of: string; per?: Period }
  | { kind: 'percent'; per?: Period }
  /** So many times as much. */
  | { kind: 'times' }
  | { kind: 'time'; unit: Period };

/** The words of an answer that a figure was read from. */
export interface Root {
  /** 'campaignObjectives.marketingMediaBudget' */
  path: string;
  words: string;
}

/** A figure as an answer states it. */
export interface Figure {
  value: number;
  /** Upper end of a range. */
  high?: number;
  root: Root;
  /** From 0 to 1; below 0.5 another reading is as likely. */
  certainty: number;
}

export type Formula =
  | { op: 'answer' }
  | { op: 'assumption'; id: AssumptionId; of: readonly string[] }
  /** A public figure, with the id of its source. */
  | { op: 'table'; source: string }
  /** Of the calendar: days, weeks, months between two dates of the plan. */
  | { op: 'calendar' }
  | { op: Operation; of: readonly string[]; by?: number };

export interface Node {
  id: string;
  /** Lower end where it is an interval. */
  value: number;
  high?: number;
  unit: Unit;
  formula: Formula;
  /** Answers at the end of all formulas. */
  answers: readonly Root[];
  /** Assumptions at the end of all formulas. */
  assumptions: readonly AssumptionId[];
  /** The smallest of what it stands on. */
  certainty: number;
}

/** A node that may be missing: whatever follows from it is missing with it. */
export type Maybe = Node | undefined;

export interface Graph {
  /** In the order in which they were reckoned: inputs before what follows from them. */
  readonly nodes: ReadonlyMap<string, Node>;
  get(id: string): Maybe;
  answer(id: string, figure: Figure | undefined, unit: Unit): Maybe;
  /** Of the plan's dates, which stand on the assumptions `on`. */
  calendar(id: string, value: number | undefined, unit: Unit, on?: readonly AssumptionId[]): Maybe;
  table(id: string, value: number, unit: Unit, source: string): Maybe;
  /** A planning assumption that a person may change; `from` is what the proposal was reckoned from. */
  assume(id: string, assumption: AssumptionId, proposed: number, unit: Unit, from?: readonly Maybe[]): Maybe;
  /** `certainty` below 1 marks a guess of the formula itself: that two names mean one thing. */
  derive(id: string, op: Operation, of: readonly Maybe[], unit: Unit, more?: Guess): Maybe;
}

export interface Guess {
  by?: number;
  certainty?: number;
}

/** Further than this nothing is reckoned: a slip of a keyboard, not a plan. */
const LARGEST = 1e15;

export const intervalOf = ({ value, high }: Node): Interval => ({ low: value, high: high ?? value });

const isSound = ({ low, high }: Interval): boolean =>
  Number.isFinite(low) && Number.isFinite(high) && low >= 0 && high >= low && high <= LARGEST;

/** Without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
const clean = (value: number): number => Number(value.toPrecision(15));

export function makeGraph(assumptions: Assumptions): Graph {
  const nodes = new Map<string, Node>();
  const put = (node: Omit<Node, 'value' | 'high'>, interval: Interval): Maybe => {
    const known = nodes.get(node.id);
    if (known) return known;
    if (!isSound(interval)) return undefined;
    const [value, high] = [clean(interval.low), clean(interval.high)];
    const made: Node = { ...node, value, ...(high === value ? {} : { high }) };
    nodes.set(node.id, made);
    return made;
  };
  const standing = (of: readonly Node[]): Pick<Node, 'answers' | 'assumptions' | 'certainty'> => ({
    answers: distinct(of.flatMap(({ answers }) => answers)),
    assumptions: [...new Set(of.flatMap((node) => node.assumptions))],
    certainty: Math.min(1, ...of.map(({ certainty }) => certainty)),
  });
  return {
    nodes,
    get: (id) => nodes.get(id),
    answer(id, figure, unit) {
      if (!figure) return undefined;
      const { value, high = value, root, certainty } = figure;
      const formula: Formula = { op: 'answer' };
      return put({ id, unit, formula, answers: [root], assumptions: [], certainty }, { low: value, high });
    },
    calendar(id, value, unit, on = []) {
      if (value === undefined) return undefined;
      const formula: Formula = { op: 'calendar' };
      return put({ id, unit, formula, answers: [], assumptions: on, certainty: 1 }, point(value));
    },
    table: (id, value, unit, source) =>
      put(
        { id, unit, formula: { op: 'table', source }, answers: [], assumptions: [], certainty: 1 },
        point(value),
      ),
    assume(id, assumption, proposed, unit, from = []) {
      if (!(proposed >= 0 && proposed <= LARGEST)) return undefined;
      const of = from.filter((node) => node !== undefined);
      const below = standing(of);
      return put(
        {
          id,
          unit,
          formula: { op: 'assumption', id: assumption, of: of.map((node) => node.id) },
          ...below,
          assumptions: [...new Set([...below.assumptions, assumption])],
        },
        point(assumptions.value(assumption, proposed, plainUnit(unit))),
      );
    },
    derive(id, op, of, unit, { by, certainty = 1 } = {}) {
      const inputs = of.filter((node) => node !== undefined);
      if (inputs.length < of.length || inputs.length === 0 || areForeign(inputs)) return undefined;
      const below = standing(inputs);
      const ids = inputs.map((node) => node.id);
      return put(
        {
          id,
          unit,
          formula: { op, of: ids, ...(by === undefined ? {} : { by }) },
          ...below,
          certainty: Math.min(below.certainty, certainty),
        },
        evaluate(op, inputs.map(intervalOf), by),
      );
    },
  };
}

/** Money of two currencies is never reckoned together. */
const areForeign = (inputs: readonly Node[]): boolean =>
  new Set(inputs.flatMap(({ unit }) => (unit.kind === 'money' ? [unit.currency] : []))).size > 1;

/** A currency is the unit of an assumed sum; the others have theirs in the list of assumptions. */
const plainUnit = (unit: Unit): { en: string; th: string } | undefined =>
  unit.kind === 'money' ? { en: unit.currency, th: unit.currency } : undefined;

function distinct(roots: readonly Root[]): Root[] {
  const unique = [...new Set(roots)];
  if (unique.length < 2) return unique;
  const seen = new Set<string>();
  return unique.filter((root) => {
    const key = keyOf(root);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The words may be a whole answer: they are joined once. */
const keys = new WeakMap<Root, string>();
function keyOf(root: Root): string {
  const known = keys.get(root) ?? `${root.path}\n${root.words}`;
  keys.set(root, known);
  return known;
}

export const percent: Unit = { kind: 'percent' };
export const countOf = (of: string, per?: Period): Unit => ({
  kind: 'count',
  of,
  ...(per === undefined ? {} : { per }),
});
export const moneyIn = (currency: string, per?: Period, each?: string): Unit => ({
  kind: 'money',
  currency,
  ...(per === undefined ? {} : { per }),
  ...(each === undefined ? {} : { each }),
});

/** The currency of a sum; '' of anything else. */
export const moneyOf = (node: Maybe): string => (node?.unit.kind === 'money' ? node.unit.currency : '');
