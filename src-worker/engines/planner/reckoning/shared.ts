/** What all of the money leaves for one is nobody's ceiling where goals that no chain joins share it, or where one brings far less. */
import { areOneThing } from '../../../understanding/figures/stems.ts';
import type { Result } from './results.ts';

/** Two goals in results of which neither comes of the other: instruments and monthly givers. */
export function isShared(results: readonly Result[]): boolean {
  const main = results.filter(({ target }) => target.isMain && target.goal.kind === 'count');
  const places = main.map(({ place }) => place?.index);
  // Quotes and the orders that come of them stand one behind the other.
  return main.length > 1 && (places.includes(undefined) || new Set(places).size < main.length);
}

/** So many times what one brings nobody pays for it: the sum is for more than the figure counts. */
const BEYOND_WORTH = 5;

/**
 * Whether all of the money leaves more for one than it can be meant for: of a goal in money what is bought for it brings no more
 * than its own price; of a goal that counts the price may be that of a beginning.
 */
export function isPastWorth({ affordable, worth, target: { goal } }: Result): boolean {
  if (affordable?.unit.kind !== 'money') return false;
  const { currency } = affordable.unit;
  const own = worth.filter(
    (one) =>
      one.node.unit.kind === 'money' &&
      one.node.unit.currency === currency &&
      // Of a party so many plates are eaten, and of a hall so many metres built: the price of one is no worth of it.
      (goal.kind === 'money' || (one.of ?? '') === '' || areOneThing(one.of ?? '', goal.metric)),
  );
  // What is paid again and again comes to more than it is once.
  if (own.length === 0 || own.some(({ per, kind }) => per !== undefined || kind === 'lifetime')) return false;
  const most = Math.max(...own.map(({ node }) => node.value));
  return affordable.value >= most * (goal.kind === 'money' ? 1 : BEYOND_WORTH);
}

/** The same without what one may cost of all the money. */
export const withoutCeilings = (result: Result): Result => ({
  ...result,
  affordable: undefined,
  steps: result.steps.map((step) => ({ ...step, affordable: undefined })),
  closers: { ...result.closers, cost: undefined },
});
