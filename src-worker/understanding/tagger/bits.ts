/**
 * The weights of a model in few bits: each feature as its distance from the one before, each label likewise, each weight as
 * one of 32. Twice as many weights have room in as many characters, and what they say together hardly changes.
 */

/** Features by their hashes, rising, each with its place in `entries`: there how many labels, then label and weight in turn. */
export interface Weights {
  found: (readonly [hash: number, place: number])[];
  entries: Int8Array;
}

/** As they are kept: the sizes that a weight may have, and the bits as bytes. */
export interface WeightBits {
  levels: number[];
  bytes: number[];
}

/** Sizes of weights, of either sign. */
const LEVELS = 16;
/** Bits of a size and its sign. */
const LEVEL_BITS = 5;
/** Bits of a label's distance that are written as they are. */
const LABEL_BITS = 4;
const COUNT_BITS = 0;
/** Times that the sizes are moved to the middle of what is near them. */
const ROUNDS = 40;

/** Bits of a feature's distance that are written as they are: most distances are about as large. */
const hashBits = (features: number): number =>
  Math.max(0, Math.floor(Math.log2((0.7 * 2 ** 24) / Math.max(1, features))));

export function inBits({ found, entries }: Weights): WeightBits {
  const levels = levelsOf(
    found.flatMap(([, place]) =>
      Array.from({ length: entries[place] ?? 0 }, (_, at) => Math.abs(entries[place + 2 + 2 * at] ?? 0)),
    ),
  );
  const bytes: number[] = [];
  let rest = 0;
  let free = 8;
  const bit = (one: number): void => {
    rest = rest * 2 + one;
    free -= 1;
    if (free > 0) return;
    bytes.push(rest);
    [rest, free] = [0, 8];
  };
  const plain = (value: number, size: number): void => {
    for (let at = size - 1; at >= 0; at -= 1) bit(Math.floor(value / 2 ** at) % 2);
  };
  const distance = (value: number, size: number): void => {
    for (let more = Math.floor(value / 2 ** size); more > 0; more -= 1) bit(1);
    bit(0);
    plain(value % 2 ** size, size);
  };
  plain(found.length, 24);
  const size = hashBits(found.length);
  let last = -1;
  for (const [hash, place] of found) {
    distance(hash - last - 1, size);
    last = hash;
    const count = entries[place] ?? 0;
    distance(count - 1, COUNT_BITS);
    let label = -1;
    for (let at = place + 1; at < place + 1 + 2 * count; at += 2) {
      distance((entries[at] ?? 0) - label - 1, LABEL_BITS);
      label = entries[at] ?? 0;
      const weight = entries[at + 1] ?? 0;
      plain(nearest(levels, Math.abs(weight)) * 2 + (weight < 0 ? 1 : 0), LEVEL_BITS);
    }
  }
  for (let left = free % 8; left > 0; left -= 1) bit(0);
  return { levels, bytes };
}

export function outOfBits(levels: readonly number[], bytes: Uint8Array): Weights {
  let at = 0;
  const bit = (): number => {
    const one = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    at += 1;
    return one;
  };
  const plain = (size: number): number => {
    let value = 0;
    for (let left = size; left > 0; left -= 1) value = value * 2 + bit();
    return value;
  };
  const distance = (size: number): number => {
    let more = 0;
    while (at < bytes.length * 8 && bit() === 1) more += 1;
    return more * 2 ** size + plain(size);
  };
  const features = plain(24);
  const size = hashBits(features);
  const found: [hash: number, place: number][] = [];
  const entries: number[] = [];
  let hash = -1;
  for (let feature = 0; feature < features; feature += 1) {
    hash += distance(size) + 1;
    found.push([hash, entries.length]);
    const count = distance(COUNT_BITS) + 1;
    entries.push(count);
    let label = -1;
    for (let left = count; left > 0; left -= 1) {
      label += distance(LABEL_BITS) + 1;
      const level = plain(LEVEL_BITS);
      entries.push(label, (levels[level >> 1] ?? 0) * (level % 2 === 1 ? -1 : 1));
    }
  }
  return { found, entries: Int8Array.from(entries) };
}

/** The sizes, rising, from which those of the weights differ least, each by its own size: small ones count as large ones do. */
function levelsOf(sizes: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const one of sizes) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  let levels = Array.from({ length: LEVELS }, (_, at) => least * (most / least) ** (at / (LEVELS - 1)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = levels.map(() => ({ sum: 0, count: 0 }));
    for (const [one, count] of counts) {
      const own = sums[nearest(levels, one)];
      if (own === undefined) continue;
      own.sum += Math.log(one) * count;
      own.count += count;
    }
    levels = levels.map((level, at) => {
      const { sum, count } = sums[at] ?? { sum: 0, count: 0 };
      return count === 0 ? level : Math.exp(sum / count);
    });
  }
  return levels.map(Math.round);
}

/** By its share, not by its distance. */
function nearest(levels: readonly number[], one: number): number {
  let best = 0;
  let least = Infinity;
  for (const [at, level] of levels.entries()) {
    const far = Math.abs(Math.log(level / one));
    if (far < least) [best, least] = [at, far];
  }
  return best;
}
