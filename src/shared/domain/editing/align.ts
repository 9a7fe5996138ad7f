/**
 * Which item of a list became which, when the list was written anew: by what they were, not by their numbers. Equal items
 * first, then those with the same name, then the most alike.
 */
import { isObject, type Value } from './path.ts';

/** Share of the pairs of letters that two texts have in common, from which on they are one text reworded. */
const ALIKE = 0.5;
/** Longest text that is compared letter by letter. */
const MOST_COMPARED = 600;

/** For each item of `before`, its number in `after`; null of one that is gone. */
export function aligned(before: readonly Value[], after: readonly Value[]): (number | null)[] {
  const found: (number | null)[] = before.map(() => null);
  const free = new Set(after.keys());
  const pair = (at: number, to: number): void => {
    found[at] = to;
    free.delete(to);
  };
  /** Those with equal keys; of a key that several have, only where they are equal altogether. */
  const byKey = (keyOf: (item: Value) => string, isUnique: boolean): void => {
    const [had, has] = [placesOf(before, keyOf), placesOf(after, keyOf)];
    for (const [key, from] of had) {
      const to = has.get(key) ?? [];
      if (key === '' || (isUnique && (from.length > 1 || to.length > 1))) continue;
      for (const [index, at] of from.entries()) {
        const place = to[index];
        if (found[at] === null && place !== undefined && free.has(place)) pair(at, place);
      }
    }
  };
  byKey((item) => JSON.stringify(item) ?? '', false);
  byKey(nameOf, true);
  if (before.length === 1 && after.length === 1) return [0];

  const pairs = [...before.keys()]
    .filter((at) => found[at] === null)
    .flatMap((at) => [...free].map((to) => ({ at, to, likeness: likeness(before[at], after[to]) })))
    .filter((one) => one.likeness >= ALIKE)
    .toSorted((a, b) => b.likeness - a.likeness || Math.abs(a.at - a.to) - Math.abs(b.at - b.to));
  for (const { at, to } of pairs) if (found[at] === null && free.has(to)) pair(at, to);
  return found;
}

function placesOf(items: readonly Value[], keyOf: (item: Value) => string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, item] of items.entries()) places.set(keyOf(item), [...(places.get(keyOf(item)) ?? []), at]);
  return places;
}

/** What an item calls itself: its first text; '' of one without. */
function nameOf(item: Value): string {
  if (typeof item === 'string') return plain(item);
  if (!isObject(item)) return '';
  return plain(Object.values(item).find((value) => typeof value === 'string') ?? '');
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();

function wordsOf(item: Value): string {
  if (typeof item === 'string') return item;
  return typeof item === 'object' && item !== null ? Object.values(item).map(wordsOf).join(' ') : '';
}

/** Pairs of neighbouring letters: they need no spaces between words, which Thai has not. */
function pairsIn(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** 0 of two texts that have nothing in common, 1 of equal ones. */
function likeness(a: Value, b: Value): number {
  const [one, other] = [a, b].map((item) => pairsIn(plain(wordsOf(item)).slice(0, MOST_COMPARED)));
  if (one === undefined || other === undefined) return 0;
  let shared = 0;
  for (const [pair, count] of one) shared += Math.min(count, other.get(pair) ?? 0);
  const total = [...one.values(), ...other.values()].reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : (2 * shared) / total;
}
