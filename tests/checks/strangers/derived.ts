/**
 * How many of the figures that a strategist reckons from a stranger's answers the planner reckons too. Each case is run
 * twice: with the answers as the product reads them, and as they should be read. What only the second finds is a fault of
 * reading; what neither finds is one of reckoning.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assumptionsWith } from '../../../src-worker/engines/planner/plan/assumptions.ts';
import {
  makeBeginning,
  makeTimeframe,
  withMonths,
} from '../../../src-worker/engines/planner/plan/timeframe.ts';
import { stillToCome } from '../../../src-worker/engines/planner/plan/still-to-come.ts';
import { readAnswers, type Readings } from '../../../src-worker/engines/planner/readings/index.ts';
import type { ReckonedReadings } from '../../../src-worker/engines/planner/reckoning/facts.ts';
import type { Node } from '../../../src-worker/engines/planner/reckoning/graph.ts';
import { reckon } from '../../../src-worker/engines/planner/reckoning/index.ts';
import { asExpected, type Derived, type Stranger } from './expected-readings.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
/** The strangers wrote on this day. */
const WRITTEN = '2026-11-22T09:00:00Z';

export function nodesOf(read: Readings, readings: ReckonedReadings): ReadonlyMap<string, Node> {
  const assumptions = assumptionsWith({});
  const beginning = makeBeginning(WRITTEN, assumptions, (moment) => moment, { budget: readings.budget.text });
  const goals = withMonths(readings.goals, beginning);
  const budget = stillToCome(readings.budget, beginning.start);
  const dates = makeTimeframe({ ...read, budget, goals }, beginning, assumptions);
  return reckon({ ...readings, goals, budget }, { dates, assumptions }).nodes;
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const PERCENT = new Set('percent,percentage points,points,point,%,ร้อยละ,จุดร้อยละ,เปอร์เซ็นต์'.split(','));
const TIMES = new Set(['times', 'x', 'เท่า']);
const TIME = new Set('day days week weeks month months year years วัน สัปดาห์ เดือน ปี'.split(' '));

/** Money against money of one currency, percent against percent, a time against a time or a count of days. */
function fits({ unit }: Node, said: string): boolean {
  // 'THB per month', 'THB a month' and 'THB/เดือน' are money too.
  const [wanted = ''] = said.split(/ (?:per|a) |\//u);
  if (CURRENCIES.has(wanted)) return unit.kind === 'money' && unit.currency === wanted;
  if (PERCENT.has(wanted)) return unit.kind === 'percent';
  if (TIMES.has(wanted)) return unit.kind === 'times';
  if (TIME.has(wanted)) return unit.kind === 'time' || unit.kind === 'count';
  return unit.kind === 'count';
}

const isNear = (value: number, wanted: number): boolean =>
  Math.abs(value - wanted) <= Math.abs(wanted) * 0.01;
const hasValue = (node: Node, { value, unit }: Derived): boolean =>
  fits(node, unit) && (isNear(node.value, value) || isNear(node.high ?? node.value, value));

const NUMBER = /\d[\d,]*(?:\.\d+)?/gu;

/** At either end of an interval. */
const isAt = ({ value, high = value }: Node, wanted: number): boolean =>
  isNear(value, wanted) || isNear(high, wanted);

/** The figures of the answers and of the calendar that a quantity follows from. */
function leavesOf(nodes: ReadonlyMap<string, Node>, node: Node): Set<string> {
  const leaves = new Set<string>();
  const seen = new Set<string>();
  const stack = [node.id];
  while (stack.length > 0) {
    const id = stack.pop() ?? '';
    const input = nodes.get(id);
    if (!input || seen.has(id)) continue;
    seen.add(id);
    const of = inputsOf(input);
    if (of.length === 0) leaves.add(id);
    stack.push(...of);
  }
  return leaves;
}

/** The figures of a case's arithmetic, with the shares that two of them make, what a share leaves, and 'half' of '÷ 2'. */
function figuresOf({ how }: Derived): number[] {
  const told = (how.match(NUMBER) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
  const shares = told.flatMap((part) =>
    told.flatMap((whole) => (part < whole ? [(part / whole) * 100] : [])),
  );
  const percents = told.map((figure) => figure * 100);
  const rests = told.filter((figure) => figure < 100).map((figure) => 100 - figure);
  const parts = told.filter((figure) => figure > 1 && figure <= 10).map((figure) => 100 / figure);
  return [...told, ...percents, ...shares, ...rests, ...parts];
}

/** What the steps of the case follow from in the graph: 1,500 a month for the 9,000 of '9,000 / 26'. */
function basisOf(nodes: ReadonlyMap<string, Node>, derived: Derived): Set<string> {
  const figures = figuresOf(derived);
  const steps = [...nodes.values()].filter((node) => figures.some((figure) => isAt(node, figure)));
  return new Set(steps.flatMap((step) => [...leavesOf(nodes, step)]));
}

/** Of the calendar, or of a table: no case names it. */
const isGiven = (node: Node | undefined): boolean =>
  node !== undefined && node.formula.op !== 'answer' && node.formula.op !== 'assumption';

/** That value, and not by chance: reckoned from the figures that the case reckons it from, and from no others. */
function says(
  nodes: ReadonlyMap<string, Node>,
  node: Node,
  derived: Derived,
  basis: ReadonlySet<string>,
): boolean {
  if (!hasValue(node, derived)) return false;
  if (node.formula.op === 'answer') return node.unit.kind !== 'time';
  const leaves = [...leavesOf(nodes, node)].filter((leaf) => !isGiven(nodes.get(leaf)) && !isLength(leaf));
  return leaves.length > 0 && leaves.every((leaf) => basis.has(leaf));
}

/** How long the media runs, as its months: a case may count the weeks. */
const isLength = (leaf: string): boolean => leaf.startsWith('time.');

const inputsOf = ({ formula }: Node): readonly string[] => ('of' in formula ? formula.of : []);

/** What a figure is called, and the quantities of the graph that say the same thing. */
const ROLES: readonly (readonly [RegExp, RegExp])[] = [
  [/^budget (?:a|per) month/iu, /^money\.month$/u],
  [/^budget (?:a|per) week/iu, /^money\.week$/u],
  [/^(?:budget (?:in|over)|budget for the year)/iu, /^money\.(?:total|year)$/u],
  [/^(?:budget|media|advertising) per/iu, /\.afford(?:\.|$)/u],
  [/^cost of an? .*(?:today|last month|last year)$/iu, /^cost\.[a-z]+$/u],
  [/^(?:use|occupancy|share of capacity)/iu, /\.used\./u],
];

/** A quantity of that name is there, and none has that value. */
const isContradicted = (nodes: ReadonlyMap<string, Node>, derived: Derived): boolean => {
  const role = ROLES.find(([what]) => what.test(derived.what))?.[1];
  if (!role) return false;
  return [...nodes.values()].some(
    (node) => role.test(node.id) && fits(node, derived.unit) && !hasValue(node, derived),
  );
};

export interface Outcome {
  name: string;
  derived: Derived;
  read: boolean;
  reckoned: boolean;
  contradicted: boolean;
  by: string;
}

export function outcomesOf(name: string, stranger: Stranger): Outcome[] {
  const answers = readAnswers(stranger.formData);
  return outcomesWith(name, stranger, answers, asExpected(stranger, answers));
}

/** @param as readings that stand beside those of the product */
export function outcomesWith(
  name: string,
  stranger: Stranger,
  answers: Readings,
  as: ReckonedReadings,
): Outcome[] {
  const read = nodesOf(answers, answers);
  const meant = nodesOf(answers, as);
  return stranger.expected.derived.map((derived) => {
    const [meantBasis, readBasis] = [basisOf(meant, derived), basisOf(read, derived)];
    const found = [...meant.values()].find((node) => says(meant, node, derived, meantBasis));
    const isRead = [...read.values()].some((node) => says(read, node, derived, readBasis));
    return {
      name,
      derived,
      read: isRead,
      reckoned: found !== undefined,
      contradicted: !isRead && isContradicted(read, derived),
      by: found?.id ?? '',
    };
  });
}

export function readStrangers(folder: string): { name: string; stranger: Stranger }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted((a, b) => a.localeCompare(b))
    .map((file) => {
      const stranger: Stranger = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return { name: file.replace('.json', ''), stranger };
    });
}

const share = (part: number, whole: number): string =>
  `${part} of ${whole}${whole === 0 ? '' : ` (${((part / whole) * 100).toFixed(1)}%)`}`;

/** @param args the folder of questionnaires; `--counts` leaves out the cases themselves, `--by` says what reckons each */
export function main(args: readonly string[]): number {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (folder === undefined) {
    print('node tests/checks/strangers/derived.mjs <folder of questionnaires> [--counts] [--by]');
    return 2;
  }
  const outcomes = readStrangers(folder).flatMap(({ name, stranger }) => outcomesOf(name, stranger));
  const count = (test: (outcome: Outcome) => boolean): number => outcomes.filter(test).length;
  const describe = ({ name, derived, by }: Outcome): string =>
    `  ${name}: ${derived.what} = ${derived.value} ${derived.unit} (${derived.how})${by === '' ? '' : ` ← ${by}`}`;
  if (!args.includes('--counts')) {
    print('Neither found (reckoning):');
    for (const outcome of outcomes) if (!outcome.reckoned && !outcome.read) print(describe(outcome));
    print('Found only where the answers are read as they should be (reading):');
    for (const outcome of outcomes) if (outcome.reckoned && !outcome.read) print(describe(outcome));
    if (args.includes('--by')) {
      print('Found:');
      for (const outcome of outcomes) if (outcome.read || outcome.reckoned) print(describe(outcome));
    }
  }
  const readRightly = count(({ read, reckoned }) => read || !reckoned);
  print(
    `as read: ${share(
      count(({ read }) => read),
      outcomes.length,
    )}, contradicted ${count(({ contradicted }) => contradicted)}`,
  );
  print(
    `of those whose inputs are read rightly: ${share(
      count(({ read }) => read),
      readRightly,
    )}`,
  );
  print(
    `as should be read: ${share(
      count(({ reckoned }) => reckoned),
      outcomes.length,
    )}`,
  );
  return 0;
}
