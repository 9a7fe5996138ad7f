/** Learns how likely a candidate is right, from what became of candidates in texts that the tagger had not seen. */
import {
  corrected,
  detailsOf,
  signsOf,
  type Judge,
  type Tree,
} from '../../src-worker/understanding/message/judge.ts';
import type { Candidate } from '../../src-worker/understanding/message/candidate.ts';

/** The candidates of one field of one text. */
export interface Judgement {
  path: string;
  candidates: readonly Candidate[];
  /** Of each: 1 for what is right, 0 for what is wrong. */
  worths: readonly number[];
}

export function learnJudge(all: readonly Judgement[]): Judge {
  const rows = all.flatMap(({ path, candidates, worths }) =>
    signsOf(candidates).map((signs, at) => ({ path, signs, worth: worths[at] ?? 0 })),
  );
  const ground = learnWeights(rows);
  const details = all.flatMap(({ candidates }) => detailsOf(ground, candidates));
  return {
    ...ground,
    trees: learnTrees(
      details,
      rows.map(({ worth }) => worth),
    ),
  };
}

const ROUNDS = 300;
const RATE = 0.3;
/** How much a weight costs, and what a field adds to it. */
const COST = 0.5;
const FIELD_COST = 3;

interface Row {
  path: string;
  signs: readonly number[];
  worth: number;
}

/** Logistic regression, step by step down the whole slope. */
function learnWeights(all: readonly Row[]): Pick<Judge, 'weights' | 'fields'> {
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

const TREES = 160;
/** Questions of a tree, answered all of them for every candidate. */
const ASKS = 4;
/** How far a tree goes towards what it sees, and what a correction costs: of few candidates little is believed. */
const STEP = 0.08;
const CORRECTION_COST = 12;
/** Numbers of a detail that a question may be asked at. */
const LIMITS = 24;

/** Each tree mends what the sum of those before it gets wrong. */
function learnTrees(details: readonly (readonly number[])[], worths: readonly number[]): Tree[] {
  const count = details.length;
  const width = details[0]?.length ?? 0;
  const limits = Array.from({ length: width }, (_, detail) =>
    limitsOf(details.map((row) => row[detail] ?? 0)),
  );
  // Of each detail of each row: how many of the limits it is above.
  const bins = limits.map((own, detail) =>
    Uint8Array.from(details, (row) => own.filter((limit) => (row[detail] ?? 0) > limit).length),
  );
  const scores = Float64Array.from(details, (row) => row[0] ?? 0);
  const trees: Tree[] = [];
  const pulls = new Float64Array(count);
  const curves = new Float64Array(count);
  for (let round = 0; round < TREES; round += 1) {
    for (let at = 0; at < count; at += 1) {
      const likely = 1 / (1 + Math.exp(-(scores[at] ?? 0)));
      pulls[at] = (worths[at] ?? 0) - likely;
      curves[at] = likely * (1 - likely);
    }
    const places = new Uint8Array(count);
    const asks: [number, number][] = [];
    for (let level = 0; level < ASKS; level += 1) {
      const [detail, bin] = bestQuestion(bins, limits, places, 2 ** level, pulls, curves);
      const own = bins[detail] ?? new Uint8Array(0);
      for (let at = 0; at < count; at += 1)
        if ((own[at] ?? 0) > bin) places[at] = (places[at] ?? 0) + 2 ** level;
      asks.push([detail, Number((limits[detail]?.[bin] ?? 0).toPrecision(4))]);
    }
    const sums = new Float64Array(2 ** ASKS);
    const weights = new Float64Array(2 ** ASKS);
    for (let at = 0; at < count; at += 1) {
      const place = places[at] ?? 0;
      sums[place] = (sums[place] ?? 0) + (pulls[at] ?? 0);
      weights[place] = (weights[place] ?? 0) + (curves[at] ?? 0);
    }
    const adds = Array.from(sums, (sum, place) =>
      Number(((STEP * sum) / ((weights[place] ?? 0) + CORRECTION_COST)).toFixed(3)),
    );
    const tree = { asks, adds };
    trees.push(tree);
    for (const [at, row] of details.entries()) scores[at] = corrected(scores[at] ?? 0, row, [tree]);
  }
  return trees;
}

/** Numbers that part the rows into parts of about one size. */
function limitsOf(values: readonly number[]): number[] {
  const sorted = Float64Array.from(values).toSorted();
  const picked = Array.from({ length: LIMITS }, (_, at) =>
    Number((sorted[Math.floor(((at + 1) * sorted.length) / (LIMITS + 1))] ?? 0).toPrecision(4)),
  );
  // Of a detail that is hardly ever there, its being there.
  const first = sorted.find((value) => value > (sorted[0] ?? 0));
  return [
    ...new Set([sorted[0] ?? 0, ...picked, ...(first === undefined ? [] : [(first + (sorted[0] ?? 0)) / 2])]),
  ].toSorted((a, b) => a - b);
}

function bestQuestion(
  bins: readonly Uint8Array[],
  limits: readonly (readonly number[])[],
  places: Uint8Array,
  parts: number,
  pulls: Float64Array,
  curves: Float64Array,
): [detail: number, bin: number] {
  let best: [number, number] = [0, 0];
  let most = -Infinity;
  for (const [detail, own] of bins.entries()) {
    const size = (limits[detail]?.length ?? 0) + 1;
    const sums = new Float64Array(parts * size);
    const weights = new Float64Array(parts * size);
    for (let at = 0; at < own.length; at += 1) {
      const cell = (places[at] ?? 0) * size + (own[at] ?? 0);
      sums[cell] = (sums[cell] ?? 0) + (pulls[at] ?? 0);
      weights[cell] = (weights[cell] ?? 0) + (curves[at] ?? 0);
    }
    const worth = new Float64Array(size);
    for (let part = 0; part < parts; part += 1) {
      const from = part * size;
      let [all, weight] = [0, 0];
      for (let bin = 0; bin < size; bin += 1) {
        all += sums[from + bin] ?? 0;
        weight += weights[from + bin] ?? 0;
      }
      let [low, lowWeight] = [0, 0];
      for (let bin = 0; bin < size - 1; bin += 1) {
        low += sums[from + bin] ?? 0;
        lowWeight += weights[from + bin] ?? 0;
        const high = all - low;
        worth[bin] =
          (worth[bin] ?? 0) +
          (low * low) / (lowWeight + CORRECTION_COST) +
          (high * high) / (weight - lowWeight + CORRECTION_COST);
      }
    }
    for (let bin = 0; bin < size - 1; bin += 1)
      if ((worth[bin] ?? 0) > most) [best, most] = [[detail, bin], worth[bin] ?? 0];
  }
  return best;
}
