/** Classes of English words by what they mean: 'florists' and 'bakers' are of one. Made by `.scripts/learn/clusters.ts`. */
import { bytesOf } from './bytes.ts';
import { hashOf } from './features.ts';
import kept from './clusters.json' with { type: 'json' };

let classes: ReadonlyMap<number, number> | undefined;

/** By the words' hashes, rising: differences as numbers of seven bits a byte, each with a byte for the class. */
function opened(): Map<number, number> {
  const bytes = bytesOf(kept.words);
  const found = new Map<number, number>();
  let hash = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    let scale = 1;
    while ((bytes[at] ?? 0) > 127) {
      hash += ((bytes[at] ?? 0) & 127) * scale;
      scale *= 128;
      at += 1;
    }
    hash += (bytes[at] ?? 0) * scale;
    at += 1;
    found.set(hash, bytes[at] ?? 0);
  }
  return found;
}

/** Undefined of words that are rare, or not English. */
export const classOf = (word: string): number | undefined =>
  /^[a-z][a-z'-]+$/u.test(word) ? (classes ??= opened()).get(hashOf(word)) : undefined;

/** Words to either side whose class counts wherever they stand. */
const AROUND = 5;

/** Of each word, by names: its class, and those of the words beside it. */
export function classesAround(words: readonly string[]): string[][] {
  const own = words.map(classOf);
  return own.map((_, at) => byClass(own, at));
}

/** Classes of the word and of those beside it. */
function byClass(all: readonly (number | undefined)[], at: number): string[] {
  const names: string[] = [];
  const own = all[at];
  for (let by = -2; by <= 2; by += 1) {
    const one = all[at + by];
    if (one !== undefined) names.push(`m${by}:${one}`);
  }
  if (own !== undefined && all[at + 1] !== undefined) names.push(`m+:${own} ${all[at + 1]}`);
  for (let by = 1; by <= AROUND; by += 1) {
    if (all[at - by] !== undefined) names.push(`mL:${all[at - by]}`);
    if (all[at + by] !== undefined) names.push(`mR:${all[at + by]}`);
  }
  return names;
}
