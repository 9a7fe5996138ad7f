/**
 * What follows from the dimensions of the told figures alone: vans × sweeps of a van and day × days of a week are sweeps a week,
 * a price of ten hours ÷ ten hours is the price of one, and two figures of one dimension have a difference and a ratio. Nothing is
 * multiplied or divided unless a dimension cancels, and nothing is subtracted unless both have the same.
 */
import type { Period } from '../../../../understanding/answers/period.ts';
import { countOf, moneyIn, percent, type Graph, type Unit } from '../graph.ts';
import type { Operation } from '../interval.ts';
import { addedOf } from './added.ts';
import { goalsBeside } from './beside-goals.ts';
import { broughtOf } from './brought.ts';
import type { Basis } from './held.ts';
import { portionsOf } from './portions.ts';
import { quantitiesOf } from './quantities.ts';
import { MONEY, type Sized } from './sized.ts';
import { takenOf } from './teams.ts';

const MOST_BELOW = 2;

/** Three figures deep, the plain before the deep: further on nobody follows a formula. */
export function dimensionsOf(basis: Basis): void {
  const base = quantitiesOf(basis);
  const g = upTo(basis.g, MOST_MADE);
  compare(g, base, base);
  const parts = partsOf(g, basis, base);
  leftOf(g, parts, base);
  const two = combinationsOf(g, base, base);
  compare(g, two, base);
  const costs = sumsOf(g, [...base, ...two]);
  const left = leftOf(g, [...base, ...two], [...base, ...two, ...costs]);
  const after = leftOf(g, left, [...base, ...two]);
  leftOf(g, after, base);
  const ofTwo = partsOf(g, basis, two);
  leftOf(g, ofTwo, base);
  combinationsOf(g, parts, base);
  const three = combinationsOf(g, [...two, ...costs, ...left], base);
  compare(g, three, base);
  leftOf(g, three, base);
  broughtOf(upTo(basis.g, MOST_BESIDE), basis, base);
  portionsOf(upTo(basis.g, MOST_BESIDE), basis, base);
  addedOf(upTo(basis.g, MOST_BESIDE), base);
  goalsBeside(upTo(basis.g, MOST_BESIDE), basis, base);
  takenOf(upTo(basis.g, MOST_BESIDE), basis);
}

/** A margin, a commission or a deposit of what one brings, and what stays without it. */
function partsOf(g: Graph, { facts }: Basis, some: readonly Sized[]): Sized[] {
  const shares = facts.shares.flatMap((figure, i) => g.answer(`share.${i}`, figure, percent) ?? []);
  return some.flatMap((one) => {
    if (one.up !== MONEY || !one.isPriced || one.isOfRival || one.isMain || one.down.length === 0) return [];
    return shares.flatMap((share): Sized[] => {
      const part = g.derive(`(${one.node.id}%${share.id})`, 'part', [one.node, share], one.node.unit);
      const rest = g.derive(`(${one.node.id}-%${share.id})`, 'difference', [one.node, part], one.node.unit);
      return [part, rest].flatMap((node) => (node ? [{ ...one, node }] : []));
    });
  });
}

/** A catalogue of figures has more of them than anybody asks for. */
const MOST_MADE = 1000;
/** Of each of the other ways to join two figures. */
const MOST_BESIDE = 250;

/** The same graph, which takes so many more quantities and then none. */
function upTo(g: Graph, most: number): Graph {
  let count = 0;
  return {
    ...g,
    derive: (...args) => {
      const node = count < most ? g.derive(...args) : undefined;
      if (node) count += 1;
      return node;
    },
  };
}

const isApart = (a: Sized, b: Sized): boolean => !a.leaves.some((leaf) => b.leaves.includes(leaf));
const idOf = (sign: string, a: Sized, b: Sized): string => `(${a.node.id}${sign}${b.node.id})`;

/** Without a dimension in common nothing cancels. */
const haveInCommon = (a: Sized, b: Sized): boolean =>
  a.up === b.up ||
  a.down.includes(b.up) ||
  b.down.includes(a.up) ||
  (a.up === MONEY && b.down.length === 1 && a.down[0] === b.down[0]) ||
  (b.up === MONEY && a.down.length === 1 && a.down[0] === b.down[0]);

/** What each of `some` gives with each of `others`, where a dimension cancels. */
function combinationsOf(g: Graph, some: readonly Sized[], others: readonly Sized[]): Sized[] {
  const found: Sized[] = [];
  const seen = new Set<string>();
  for (const a of some)
    for (const b of others) {
      if (a === b || !haveInCommon(a, b) || !isApart(a, b)) continue;
      // A rival's price is one of so many of each, and no part of the client's own goals.
      if (a.isOfRival !== b.isOfRival && ![a, b].some((one) => !one.isOfRival && isSize(one))) continue;
      for (const made of [times(g, a, b), over(g, a, b), others === some ? undefined : over(g, b, a)]) {
        if (!made || seen.has(made.node.id)) continue;
        seen.add(made.node.id);
        found.push(made);
      }
    }
  return found;
}

/** So many of one thing in each of another. */
const isSize = ({ up, down, isMain }: Sized): boolean => up !== MONEY && down.length === 1 && !isMain;

const without = (whole: readonly string[], part: readonly string[]): string[] =>
  whole.filter((one) => !part.includes(one));

function times(g: Graph, a: Sized, b: Sized): Sized | undefined {
  const [whole, part] = a.down.includes(b.up) ? [a, b] : b.down.includes(a.up) ? [b, a] : [];
  if (!whole || !part || part.up === MONEY) return undefined;
  return combined(g, '*', 'product', whole, part, whole.up, [
    ...without(whole.down, [part.up]),
    ...part.down,
  ]);
}

/** Boxes of a month ÷ boxes of a meeting are meetings of a month; the price of a course ÷ its hours that of an hour. */
function over(g: Graph, a: Sized, b: Sized): Sized | undefined {
  const below = without(b.down, a.down);
  const above = without(a.down, b.down);
  if (a.up === b.up) {
    const [up] = below;
    if (up === undefined || below.length > 1) return undefined;
    return combined(g, '/', 'quotient', a, b, up, above);
  }
  const isSame = b.down.length === 1 && below.length === 0 && a.down.length === 1;
  if (!isSame || b.up === MONEY || a.up !== MONEY) return undefined;
  return combined(g, '/', 'quotient', a, b, a.up, [b.up]);
}

function combined(
  g: Graph,
  sign: string,
  op: Operation,
  a: Sized,
  b: Sized,
  up: string,
  down: readonly string[],
): Sized | undefined {
  if (down.length > MOST_BELOW || new Set(down).size < down.length || down.includes(up)) return undefined;
  const currency = a.node.unit.kind === 'money' ? a.node.unit.currency : '';
  const node = g.derive(idOf(sign, a, b), op, [a.node, b.node], unitOf(up, down, currency || currencyOf(b)));
  return node && { ...both(a, b), node, up, down: down.toSorted() };
}
const both = (a: Sized, b: Sized): Omit<Sized, 'node' | 'up' | 'down'> => ({
  leaves: [...a.leaves, ...b.leaves],
  isPriced: a.isPriced || b.isPriced,
  isMain: a.isMain || b.isMain,
  isOfRival: a.isOfRival || b.isOfRival,
  field: a.field === b.field ? a.field : '',
  statement: '',
});
const currencyOf = ({ node: { unit } }: Sized): string => (unit.kind === 'money' ? unit.currency : '');

const PERIODS: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];
const isPeriod = (name: string): name is Period => PERIODS.some((period) => period === name);

function unitOf(up: string, down: readonly string[], currency: string): Unit {
  const per = down.find((one) => isPeriod(one));
  const each = down.find((one) => !isPeriod(one));
  const time = per !== undefined && isPeriod(per) ? per : undefined;
  if (up === MONEY) return moneyIn(currency, time, each);
  return isPeriod(up) ? { kind: 'time', unit: up } : countOf(up, time);
}

const areAlike = (a: Sized, b: Sized): boolean =>
  a.up === b.up && a.down.length === b.down.length && a.down.every((one, i) => one === b.down[i]);

/** What is held against what: a goal or a room, a rival's price and ours, two prices of ours, two figures of one statement. */
function areHeld(a: Sized, b: Sized): boolean {
  if (a.statement !== '' && a.statement === b.statement) return true;
  if (a.up !== MONEY) return a.isMain || b.isMain;
  if (a.isOfRival || b.isOfRival) return a.isPriced || b.isPriced;
  return a.isPriced || b.isPriced;
}

/** Difference, growth, part and ratio of two of one dimension. */
function compare(g: Graph, some: readonly Sized[], others: readonly Sized[]): void {
  const isPlain = some === others;
  for (const [i, a] of some.entries())
    for (const b of some === others ? others.slice(i + 1) : others) {
      if (!areAlike(a, b) || !isApart(a, b) || !areHeld(a, b)) continue;
      const [more, less] = a.node.value >= b.node.value ? [a, b] : [b, a];
      const id = idOf(':', more, less);
      const difference = g.derive(`${id}.difference`, 'difference', [more.node, less.node], more.node.unit);
      // What is reckoned already is held against what is told in one way.
      if (isPlain || more.node.unit.kind === 'money')
        g.derive(`${id}.growth`, 'share', [difference, less.node], percent);
      if (isPlain) g.derive(`${id}.saved`, 'share', [difference, more.node], percent);
      g.derive(`${id}.share`, 'share', [less.node, more.node], percent);
      if (isPlain) g.derive(`${id}.times`, 'quotient', [more.node, less.node], { kind: 'times' });
    }
}

const isCost = ({ up, down, isPriced, isOfRival, isMain }: Sized): boolean =>
  up === MONEY && down.length > 0 && !isPriced && !isOfRival && !isMain;

/** Costs of one of something that an answer tells together. */
function sumsOf(g: Graph, some: readonly Sized[]): Sized[] {
  const costs = some.filter((one) => isCost(one) && one.field !== '');
  return costs.flatMap((a, i) =>
    costs.slice(i + 1).flatMap((b): Sized[] => {
      if (!areAlike(a, b) || !isApart(a, b) || a.field !== b.field) return [];
      const node = g.derive(idOf('+', a, b), 'sum', [a.node, b.node], a.node.unit);
      return node ? [{ ...a, ...both(a, b), node }] : [];
    }),
  );
}

/** What is left of what one of something brings when what one costs is taken off. */
function leftOf(g: Graph, some: readonly Sized[], others: readonly Sized[]): Sized[] {
  const costs = others.filter((one) => isCost(one));
  return some.flatMap((a) => {
    if (a.up !== MONEY || !a.isPriced || a.isOfRival || a.isMain || a.down.length === 0) return [];
    return costs.flatMap((b): Sized[] => {
      if (!areAlike(a, b) || !isApart(a, b)) return [];
      const node = g.derive(idOf('-', a, b), 'difference', [a.node, b.node], a.node.unit);
      return node && node.value > 0 ? [{ ...a, ...both(a, b), node }] : [];
    });
  });
}
