/** Goals that no chain joins share the money: what all of it leaves for one of the first is nobody's ceiling. */
import type { Result } from './results.ts';

/** Two goals in results of which neither comes of the other: instruments and monthly givers. */
export function isShared(results: readonly Result[]): boolean {
  const main = results.filter(({ target }) => target.isMain && target.goal.kind === 'count');
  const places = main.map(({ place }) => place?.index);
  // Quotes and the orders that come of them stand one behind the other.
  return main.length > 1 && (places.includes(undefined) || new Set(places).size < main.length);
}

/** The same without what one may cost of all the money. */
export const withoutCeilings = (result: Result): Result => ({
  ...result,
  affordable: undefined,
  steps: result.steps.map((step) => ({ ...step, affordable: undefined })),
  closers: { ...result.closers, cost: undefined },
});
