/** Classes of English words by what they mean: 'florists' and 'bakers' are of one. Made by `.scripts/learn/clusters.ts`. */
import { hashOf } from './features.ts';
import kept from './clusters.json' with { type: 'json' };

let classes: ReadonlyMap<number, number> | undefined;

/** By the words' hashes, rising: differences as numbers of seven bits a byte, each with a byte for the class. */
function opened(): Map<number, number> {
  const bytes = Uint8Array.from(atob(kept.words), (one) => one.charCodeAt(0));
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
