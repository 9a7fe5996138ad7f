/** Learns how likely a candidate is right, from what became of candidates in texts that the tagger had not seen. */
import type { Judge } from '../../src-worker/understanding/message/judge.ts';

export interface Judgement {
  path: string;
  signs: readonly number[];
  /** 1 for what is right, 0 for what is wrong. */
  worth: number;
}

const ROUNDS = 300;
const RATE = 0.3;
/** How much a weight costs, and what a field adds to it. */
const COST = 0.5;
const FIELD_COST = 3;

/** Logistic regression, step by step down the whole slope. */
export function learnJudge(all: readonly Judgement[]): Judge {
  const size = all[0]?.signs.length ?? 0;
  const paths = [...new Set(all.map(({ path }) => path))].toSorted();
  const firsts = new Map(paths.map((path, index) => [path, size * (index + 1)]));
  const weights = new Float64Array(size * (paths.length + 1));
  const squares = new Float64Array(weights.length).fill(1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, index) => weight * (index < size ? COST : FIELD_COST));
    for (const { path, signs, worth } of all) {
      const first = firsts.get(path) ?? 0;
      let sum = 0;
      for (let index = 0; index < size; index += 1)
        sum += (signs[index] ?? 0) * ((weights[index] ?? 0) + (weights[first + index] ?? 0));
      const error = 1 / (1 + Math.exp(-sum)) - worth;
      for (let index = 0; index < size; index += 1) {
        const pull = error * (signs[index] ?? 0);
        slope[index] = (slope[index] ?? 0) + pull;
        slope[first + index] = (slope[first + index] ?? 0) + pull;
      }
    }
    for (const [index, one] of slope.entries()) {
      squares[index] = (squares[index] ?? 0) + one * one;
      weights[index] = (weights[index] ?? 0) - (RATE * one) / Math.sqrt(squares[index] ?? 1);
    }
  }
  const kept = (first: number): number[] =>
    Array.from(weights.subarray(first, first + size), (value) => Number(value.toFixed(3)));
  return {
    weights: kept(0),
    fields: Object.fromEntries(paths.map((path) => [path, kept(firsts.get(path) ?? 0)])),
  };
}
