/** A quantity as the closure of dimensions takes it. */
import type { Node } from '../graph.ts';

/** A quantity with its dimensions: one above the line, at most two below. */
export interface Sized {
  node: Node;
  /** 'money', a time, or a thing. */
  up: string;
  /** Sorted. */
  down: readonly string[];
  /** The figures that it stands on: none is used twice. */
  leaves: readonly number[];
  /** A price of the client's, or what follows from one. */
  isPriced: boolean;
  /** A goal, what there is room for, or who is there: what other numbers are held against. */
  isMain: boolean;
  isOfRival: boolean;
  /** The answer and the statement that it was told in; '' where it was reckoned. */
  field: string;
  statement: string;
}

export const MONEY = 'money';

/** A number that is told by itself: of no time, and in each of nothing. */
export const isBareCount = ({ up, down, isMain, isOfRival, field, node }: Sized): boolean =>
  up !== MONEY && down.length === 0 && !isMain && !isOfRival && field !== '' && node.unit.kind === 'count';

/** Answers that say what is sold and on what terms. */
export const OFFER: ReadonlySet<string> = new Set([
  'startingPrice',
  'heroProduct',
  'productService',
  'afterSalesService',
]);
