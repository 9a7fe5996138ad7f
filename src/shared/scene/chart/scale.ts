/** The two scales that a chart needs: values along a length, and labels side by side. */
import type { Pt } from '../units.ts';

/** From a value to its place. A range of no values puts everything at its start. */
export function linear(domain: readonly [number, number], range: readonly [Pt, Pt]): (value: number) => Pt {
  const [low, high] = domain;
  const [from, to] = range;
  return (value) => (high === low ? from : from + ((value - low) / (high - low)) * (to - from));
}

export interface Bands {
  /** Start of the band of a label, by its index. */
  at: (index: number) => Pt;
  /** Of a band. */
  width: Pt;
  /** From one band's start to the next one's. */
  step: Pt;
}

/** Equal bands with gaps between them and none outside; `gap` is its share of a step, 0 to 1. */
export function bands(count: number, [from, to]: readonly [Pt, Pt], gap: number): Bands {
  const step = (to - from) / Math.max(1, count - gap);
  // The middle, where one band alone leaves room.
  const start = from + (to - from - step * (count - gap)) / 2;
  return { at: (index) => start + index * step, width: step * (1 - gap), step };
}

/** Points from edge to edge; one alone stands in the middle. */
export function points(
  count: number,
  [from, to]: readonly [Pt, Pt],
): { at: (index: number) => Pt; step: Pt } {
  if (count < 2) return { at: () => (from + to) / 2, step: 0 };
  const step = (to - from) / (count - 1);
  return { at: (index) => from + index * step, step };
}
