/** What stands at a place of a text, found without going over everything that stands in it. */
import type { Span } from '../../../src/shared/reading/quantity.ts';

/** Characters of a part of the text. */
const PART = 64;

/** Of many stretches a way to ask for those that touch a place, in the order in which they were given. */
export function nearIn<T>(all: readonly T[], spanOf: (one: T) => Span): (start: number, end: number) => T[] {
  const parts = new Map<number, number[]>();
  for (const [index, one] of all.entries()) {
    const { start, end } = spanOf(one);
    for (
      let part = Math.floor(start / PART);
      part <= Math.floor(Math.max(start, end - 1) / PART);
      part += 1
    ) {
      const known = parts.get(part);
      if (known === undefined) parts.set(part, [index]);
      else known.push(index);
    }
  }
  return (start, end) => {
    const found = new Set<number>();
    for (let part = Math.floor(start / PART); part <= Math.floor(Math.max(start, end - 1) / PART); part += 1)
      for (const index of parts.get(part) ?? []) found.add(index);
    return [...found]
      .toSorted((a, b) => a - b)
      .flatMap((index) => {
        const one = all[index];
        if (one === undefined) return [];
        const span = spanOf(one);
        return span.start < Math.max(end, start + 1) && start < Math.max(span.end, span.start + 1)
          ? [one]
          : [];
      });
  };
}
