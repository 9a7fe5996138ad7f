/** Numbers that look like chance and are the same for the same seed. */
export interface Chance {
  /** 0 up to but not including 1. */
  next(): number;
  /** True this often of the time, 0 to 1. */
  is(share: number): boolean;
  /** Whole, from the first up to but not including the second. */
  between(from: number, to: number): number;
  pick<T>(of: readonly [T, ...T[]]): T;
}

/** A generator of 32 bits (mulberry32): more than enough for a history, and quick. */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from));
  return {
    next,
    between,
    is: (share) => next() < share,
    pick: (of) => of[between(0, of.length)] ?? of[0],
  };
}
