/**
 * Learns the weights of a linear chain from labelled sequences: follow-the-regularised-leader with L1 and L2, one sequence
 * after the other, in an order that is the same each time.
 */
import {
  broken,
  marginalsOf,
  outOfLogarithms,
  type Chain,
} from '../../src-worker/understanding/tagger/chain.ts';
import type { Sequence } from '../../src-worker/understanding/tagger/features.ts';
import { statesOf, statesThrough } from '../../src-worker/understanding/tagger/labels.ts';
import { keepModel, type KeptModel } from '../../src-worker/understanding/tagger/model.ts';

export interface Example {
  sequence: Sequence;
  /** Of each token, by its place in the labels. */
  labels: readonly number[];
  /** Tokens that begin a line: no span goes over it. */
  breaks?: readonly number[];
}

export interface Options {
  /** Times that all examples are gone through. */
  rounds: number;
  /** What a weight must be worth to be kept: more makes the model smaller. */
  l1: number;
  l2: number;
  /** How far a step goes. */
  rate: number;
  /** Features of fewer tokens are not learnt. */
  leastCount: number;
  /** Weights that are kept at most: the largest, those of frequent features before those of rare ones. */
  most: number;
  /** Share of a token's features that are not looked at each time, so that none is relied on alone. */
  hidden: number;
  /** Of the order in which examples are gone through, and of what is hidden. */
  seed?: number;
  report?: (line: string) => void;
}

export const USUAL: Options = {
  rounds: 10,
  l1: 2,
  l2: 0.5,
  rate: 0.2,
  leastCount: 3,
  most: 52_000,
  hidden: 0.2,
};

/** The same numbers each time. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

const NONE = new Int32Array(0);
/** Rounds after all but the best weights are taken away. */
const LAST_ROUNDS = 3;
/** Gradients that are smaller change nothing. */
const LEAST = 4e-3;

export const train = (
  examples: readonly Example[],
  labels: readonly string[],
  options: Options = USUAL,
): KeptModel => keepModel(learn(examples, labels, options));

type Learnt = Parameters<typeof keepModel>[0];

/**
 * The mean of several models that differ in the order of the examples alone. One order leans this way, another that way: a text
 * that few examples are like is read by one and not by the other, and a new example elsewhere turns it over. Their mean leans
 * less. Of its weights the largest are kept: `kept` of them, or as many as one model has.
 */
export function trainTogether(
  examples: readonly Example[],
  labels: readonly string[],
  options: Options,
  times: number,
  kept?: number,
): KeptModel {
  const models = Array.from({ length: times }, (_, index) =>
    learn(examples, labels, { ...options, seed: SEED + index }),
  );
  const moves = new Float64Array(models[0]?.moves.length ?? 0);
  const weights = new Map<number, Float32Array>();
  for (const model of models) {
    for (const [at, score] of model.moves.entries()) moves[at] = (moves[at] ?? 0) + score / times;
    for (const [feature, own] of model.weights) {
      const sum = weights.get(feature) ?? new Float32Array(labels.length);
      for (const [label, weight] of own.entries()) sum[label] = (sum[label] ?? 0) + weight / times;
      weights.set(feature, sum);
    }
  }
  const filledIn = ({ weights: all }: Learnt): number =>
    [...all.values()].reduce((sum, own) => sum + own.filter((weight) => weight !== 0).length, 0);
  const most = kept ?? Math.round(models.reduce((sum, model) => sum + filledIn(model), 0) / times);
  const sizes = [...weights.values()]
    .flatMap((own) => [...own].flatMap((weight) => (weight === 0 ? [] : [Math.abs(weight)])))
    .toSorted((a, b) => b - a);
  const least = sizes[most] ?? 0;
  for (const [feature, own] of weights) {
    const largest = own.map((weight) => (Math.abs(weight) > least ? weight : 0));
    if (largest.some((weight) => weight !== 0)) weights.set(feature, largest);
    else weights.delete(feature);
  }
  return keepModel({ labels, moves, weights });
}

const SEED = 7;

function learn(examples: readonly Example[], labels: readonly string[], options: Options): Learnt {
  const { rounds, l1, l2, rate, leastCount, most, hidden, seed = SEED, report } = options;
  const size = labels.length;
  const states = statesOf(labels);
  const counts = new Map<number, number>();
  for (const { sequence } of examples)
    for (const features of sequence)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [feature, count] of counts) if (count >= leastCount) rows.set(feature, rows.size);
  const known = examples.map(({ sequence, labels: own, breaks = [] }) => ({
    labels: own,
    breaks,
    path: statesThrough(states, own),
    sequence: sequence.map((features) =>
      Int32Array.from(features.flatMap((feature) => rows.get(feature) ?? [])),
    ),
  }));
  const cells = rows.size * size;
  const weights = new Float32Array(cells);
  const sums = new Float32Array(cells);
  const squares = new Float32Array(cells);
  // Of one sequence: all its tokens move a weight together.
  const pulls = new Float32Array(cells);
  const movePulls = new Float64Array(states.to.length);
  let pulled: number[] = [];
  const chain: Chain = { states, moves: new Float64Array(states.to.length) };
  const moveSums = new Float64Array(states.to.length);
  const moveSquares = new Float64Array(states.to.length);
  // Out of logarithms, kept beside them: a sequence changes few.
  const moves = outOfLogarithms(chain.moves);

  const move = (cell: number, gradient: number): void => {
    const square = squares[cell] ?? 0;
    const next = square + gradient * gradient;
    const sigma = (Math.sqrt(next) - Math.sqrt(square)) / rate;
    const sum = (sums[cell] ?? 0) + gradient - sigma * (weights[cell] ?? 0);
    squares[cell] = next;
    sums[cell] = sum;
    const over = Math.abs(sum) - l1;
    weights[cell] = over <= 0 ? 0 : (-Math.sign(sum) * over) / ((1 + Math.sqrt(next)) / rate + l2);
  };

  const pull = (cell: number, gradient: number): void => {
    if (isPruned && gone[cell] === 1) return;
    if (pulls[cell] === 0) pulled.push(cell);
    pulls[cell] = (pulls[cell] ?? 0) + gradient;
  };
  const moveOn = (one: number, gradient: number): void => {
    const square = moveSquares[one] ?? 0;
    const next = square + gradient * gradient;
    const sigma = (Math.sqrt(next) - Math.sqrt(square)) / rate;
    const sum = (moveSums[one] ?? 0) + gradient - sigma * (chain.moves[one] ?? 0);
    moveSquares[one] = next;
    moveSums[one] = sum;
    const over = Math.abs(sum) - l1;
    const score = over <= 0 ? 0 : (-Math.sign(sum) * over) / ((1 + Math.sqrt(next)) / rate + l2);
    chain.moves[one] = score;
    moves[one] = Math.exp(score);
  };

  const gone = new Uint8Array(cells);
  /** Takes away all but the weights that are worth most. */
  const prune = (): void => {
    const worths = new Float64Array(cells);
    for (const [feature, row] of rows) {
      const often = Math.sqrt(counts.get(feature) ?? 0);
      for (let cell = row * size; cell < (row + 1) * size; cell += 1)
        worths[cell] = Math.abs(weights[cell] ?? 0) * often;
    }
    const filled = worths.filter((worth) => worth > 0).toSorted();
    const least = filled.length > most ? (filled[filled.length - most] ?? 0) : Number.MIN_VALUE;
    for (const [cell, worth] of worths.entries()) {
      if (worth >= least) continue;
      gone[cell] = 1;
      weights[cell] = 0;
    }
    report?.(`${filled.length} weights, of which ${Math.min(most, filled.length)} are kept`);
  };

  const random = randomOf(seed);
  const seen = 1 / (1 - hidden);
  let isPruned = false;
  for (let round = 0; round < rounds; round += 1) {
    // The last rounds go on with the weights that are kept.
    if (rounds - round === LAST_ROUNDS) {
      prune();
      isPruned = true;
    }
    let loss = 0;
    let tokens = 0;
    for (const { sequence: whole, labels: own, breaks, path } of shuffled(known, random)) {
      const { length } = whole;
      if (length === 0) continue;
      const sequence = whole.map((features) => features.filter(() => random() >= hidden));
      const scores = new Float64Array(length * size);
      for (let at = 0; at < length; at += 1) {
        const features = sequence[at] ?? NONE;
        const base = at * size;
        for (let index = 0; index < features.length; index += 1) {
          const from = (features[index] ?? 0) * size;
          for (let label = 0; label < size; label += 1)
            scores[base + label] = (scores[base + label] ?? 0) + (weights[from + label] ?? 0);
        }
        for (let label = 0; label < size; label += 1)
          scores[base + label] = (scores[base + label] ?? 0) * seen;
      }
      const found = marginalsOf(chain, broken(scores, labels, breaks), length, moves);
      tokens += length;
      loss += found.total;
      const { labelOf, to, firstMove } = states;
      const count = labelOf.length;
      const likely = new Float64Array(size);
      for (let at = 0; at < length; at += 1) {
        const label = own[at] ?? 0;
        loss -= scores[at * size + label] ?? 0;
        likely.fill(0);
        for (let state = 0; state < count; state += 1) {
          const of = labelOf[state] ?? 0;
          likely[of] = (likely[of] ?? 0) + (found.at[at * count + state] ?? 0);
        }
        const features = sequence[at] ?? NONE;
        for (let other = 0; other < size; other += 1) {
          const gradient = (likely[other] ?? 0) - (other === label ? 1 : 0);
          if (Math.abs(gradient) < LEAST) continue;
          for (let index = 0; index < features.length; index += 1)
            pull((features[index] ?? 0) * size + other, gradient * seen);
        }
        if (at === 0) continue;
        // How likely each move is, and the one that was made.
        const [before, after] = [path[at - 1] ?? 0, path[at] ?? 0];
        const scale = found.scales[at] ?? 0;
        for (let from = 0; from < count; from += 1) {
          const ahead = found.forward[(at - 1) * count + from] ?? 0;
          if (ahead < LEAST && from !== before) continue;
          for (let one = firstMove[from] ?? 0; one < (firstMove[from + 1] ?? 0); one += 1) {
            const next = to[one] ?? 0;
            const probability =
              (ahead *
                (moves[one] ?? 0) *
                (found.factors[at * size + (labelOf[next] ?? 0)] ?? 0) *
                (found.backward[at * count + next] ?? 0)) /
              scale;
            const isMade = from === before && next === after;
            if (isMade) loss -= chain.moves[one] ?? 0;
            const gradient = probability - (isMade ? 1 : 0);
            movePulls[one] = (movePulls[one] ?? 0) + gradient;
          }
        }
      }
      for (const cell of pulled) {
        move(cell, pulls[cell] ?? 0);
        pulls[cell] = 0;
      }
      pulled = [];
      for (const [one, gradient] of movePulls.entries())
        if (Math.abs(gradient) >= LEAST) moveOn(one, gradient);
      movePulls.fill(0);
    }
    report?.(`round ${round + 1}: ${(loss / tokens).toFixed(4)} a token`);
  }
  const learnt = new Map<number, Float32Array>();
  for (const [feature, row] of rows) {
    const own = weights.subarray(row * size, (row + 1) * size);
    if (own.some((weight) => weight !== 0)) learnt.set(feature, own);
  }
  return { labels, moves: chain.moves, weights: learnt };
}
