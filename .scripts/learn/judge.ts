/** Learns how likely a candidate is right, from what became of candidates in texts that the tagger had not seen. */
import type { Judge } from '../../src-worker/understanding/message/judge.ts';

export interface Judgement {
  path: string;
  signs: readonly number[];
  isRight: boolean;
}

const ROUNDS = 400;
const RATE = 0.5;
/** How much a weight costs, and what is known of one field alone. */
const COST = 1;
const FIELD_COST = 4;

/** Logistic regression, step by step down the whole slope. */
export function learnJudge(all: readonly Judgement[]): Judge {
  const size = all[0]?.signs.length ?? 0;
  const paths = [...new Set(all.map(({ path }) => path))].toSorted();
  const at = new Map(paths.map((path, index) => [path, size + index]));
  const weights = new Float64Array(size + paths.length);
  const squares = new Float64Array(weights.length).fill(1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, index) => weight * (index < size ? COST : FIELD_COST));
    for (const { path, signs, isRight } of all) {
      const field = at.get(path) ?? 0;
      let sum = weights[field] ?? 0;
      for (let index = 0; index < size; index += 1) sum += (signs[index] ?? 0) * (weights[index] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0);
      for (let index = 0; index < size; index += 1)
        slope[index] = (slope[index] ?? 0) + error * (signs[index] ?? 0);
      slope[field] = (slope[field] ?? 0) + error;
    }
    for (const [index, one] of slope.entries()) {
      squares[index] = (squares[index] ?? 0) + one * one;
      weights[index] = (weights[index] ?? 0) - (RATE * one) / Math.sqrt(squares[index] ?? 1);
    }
  }
  const kept = (value: number): number => Number(value.toFixed(4));
  return {
    weights: Array.from(weights.subarray(0, size), kept),
    fields: Object.fromEntries(paths.map((path, index) => [path, kept(weights[size + index] ?? 0)])),
  };
}
