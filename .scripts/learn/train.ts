/**
 * Learns the weights of a linear chain from labelled sequences: follow-the-regularised-leader with L1 and L2, one sequence
 * after the other, in an order that is the same each time.
 */
import { marginalsOf, type Chain } from '../../src-worker/understanding/tagger/chain.ts';
import type { Sequence } from '../../src-worker/understanding/tagger/features.ts';
import { mayFollow } from '../../src-worker/understanding/tagger/labels.ts';
import { keepModel, type KeptModel } from '../../src-worker/understanding/tagger/model.ts';

export interface Example {
  sequence: Sequence;
  /** Of each token, by its place in the labels. */
  labels: readonly number[];
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
  report?: (line: string) => void;
}

export const USUAL: Options = { rounds: 12, l1: 0.35, l2: 0.5, rate: 0.25, leastCount: 2 };

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
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

/** Gradients that are smaller change nothing. */
const LEAST = 1e-3;

export function train(examples: readonly Example[], labels: readonly string[], options: Options = USUAL): KeptModel {
  const { rounds, l1, l2, rate, leastCount, report } = options;
  const size = labels.length;
  const counts = new Map<number, number>();
  for (const { sequence } of examples)
    for (const features of sequence)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [feature, count] of counts) if (count >= leastCount) rows.set(feature, rows.size);
  const known = examples.map(({ sequence, labels: own }) => ({
    labels: own,
    sequence: sequence.map((features) =>
      Int32Array.from(features.flatMap((feature) => rows.get(feature) ?? [])),
    ),
  }));
  const cells = rows.size * size;
  const weights = new Float32Array(cells);
  const sums = new Float32Array(cells);
  const squares = new Float32Array(cells);
  const chain: Chain = {
    size,
    starts: Float64Array.from({ length: size }, (_, label) =>
      mayFollow(undefined, labels[label] ?? '') ? 0 : -Infinity,
    ),
    moves: Float64Array.from({ length: size * size }, (_, at) =>
      mayFollow(labels[Math.floor(at / size)], labels[at % size] ?? '') ? 0 : -Infinity,
    ),
  };
  const startSquares = new Float64Array(size);
  const moveSquares = new Float64Array(size * size);
  // Out of logarithms, kept beside them: a sequence changes few.
  const moves = chain.moves.map((score) => Math.exp(score));

  const move = (cell: number, gradient: number): void => {
    const square = squares[cell] as number;
    const next = square + gradient * gradient;
    const sigma = (Math.sqrt(next) - Math.sqrt(square)) / rate;
    const sum = (sums[cell] as number) + gradient - sigma * (weights[cell] as number);
    squares[cell] = next;
    sums[cell] = sum;
    const over = Math.abs(sum) - l1;
    weights[cell] = over <= 0 ? 0 : (-Math.sign(sum) * over) / ((1 + Math.sqrt(next)) / rate + l2);
  };

  const random = randomOf(7);
  for (let round = 0; round < rounds; round += 1) {
    let loss = 0;
    let tokens = 0;
    for (const { sequence, labels: own } of shuffled(known, random)) {
      const { length } = sequence;
      if (length === 0) continue;
      const scores = new Float64Array(length * size);
      for (let at = 0; at < length; at += 1) {
        const features = sequence[at] as Int32Array;
        const base = at * size;
        for (let index = 0; index < features.length; index += 1) {
          const from = (features[index] as number) * size;
          for (let label = 0; label < size; label += 1)
            scores[base + label] = (scores[base + label] as number) + (weights[from + label] as number);
        }
      }
      const found = marginalsOf(chain, scores, length, moves);
      tokens += length;
      loss += found.total;
      for (let at = 0; at < length; at += 1) {
        const label = own[at] as number;
        const before = at === 0 ? undefined : (own[at - 1] as number);
        loss -= scores[at * size + label] as number;
        loss -= (before === undefined ? chain.starts[label] : chain.moves[before * size + label]) as number;
        const features = sequence[at] as Int32Array;
        for (let other = 0; other < size; other += 1) {
          const gradient = (found.at[at * size + other] as number) - (other === label ? 1 : 0);
          if (Math.abs(gradient) < LEAST) continue;
          for (let index = 0; index < features.length; index += 1)
            move((features[index] as number) * size + other, gradient);
          if (at === 0 && Number.isFinite(chain.starts[other] as number)) {
            startSquares[other] = (startSquares[other] as number) + gradient * gradient;
            chain.starts[other] =
              (chain.starts[other] as number) - (rate * gradient) / (1 + Math.sqrt(startSquares[other] as number));
          }
        }
        if (at === 0) continue;
        // How likely each move is that is worth a step, and the one that was made.
        const scale = found.scales[at] as number;
        for (let from = 0; from < size; from += 1) {
          const ahead = found.forward[(at - 1) * size + from] as number;
          if (ahead < LEAST && from !== before) continue;
          for (let to = 0; to < size; to += 1) {
            const cell = from * size + to;
            const probability =
              (ahead *
                (moves[cell] as number) *
                (found.factors[at * size + to] as number) *
                (found.backward[at * size + to] as number)) /
              scale;
            const gradient = probability - (from === before && to === label ? 1 : 0);
            if (Math.abs(gradient) < LEAST || !Number.isFinite(chain.moves[cell] as number)) continue;
            moveSquares[cell] = (moveSquares[cell] as number) + gradient * gradient;
            chain.moves[cell] =
              (chain.moves[cell] as number) - (rate * gradient) / (1 + Math.sqrt(moveSquares[cell] as number));
            moves[cell] = Math.exp(chain.moves[cell] as number);
          }
        }
      }
    }
    report?.(`round ${round + 1}: ${(loss / tokens).toFixed(4)} a token`);
  }
  const learnt = new Map<number, Float32Array>();
  for (const [feature, row] of rows) {
    const own = weights.subarray(row * size, (row + 1) * size);
    if (own.some((weight) => weight !== 0)) learnt.set(feature, own);
  }
  return keepModel({ labels, starts: chain.starts, moves: chain.moves, weights: learnt });
}
