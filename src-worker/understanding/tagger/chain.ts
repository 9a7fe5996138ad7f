/**
 * A linear chain over the tokens of a sequence: the most likely labels, and how likely each label and each run of labels is.
 * Scores are in logarithms, probabilities scaled at each place. The chain begins outside.
 */
import { OUTSIDE, type States } from './labels.ts';

export interface Chain {
  states: States;
  /** Score of each move that may be. */
  moves: Float64Array;
}

export interface Marginals {
  /** How likely each state is at each place: `at * number of states + state`. */
  at: Float64Array;
  forward: Float64Array;
  backward: Float64Array;
  /** Factors of the labels at each place, and of the moves; both out of logarithms. */
  factors: Float64Array;
  moves: Float64Array;
  scales: Float64Array;
  /** The logarithm of the sum over all ways. */
  total: number;
}

export const outOfLogarithms = (scores: Float64Array): Float64Array => scores.map((score) => Math.exp(score));

/** What is this unlikely is nothing. */
const NOTHING = 1e-10;
/** A way that is so much worse than the best is not gone on with. */
const HOPELESS = 40;
/** In its logarithm. */
const IMPOSSIBLE = -1e4;

/** Takes what goes on away where nothing goes on: a span ends with its line. `breaks`: tokens that begin a line. */
export function broken(
  scores: Float64Array,
  labels: readonly string[],
  breaks: readonly number[],
): Float64Array {
  for (const at of breaks)
    for (const [label, name] of labels.entries())
      if (name.startsWith('I-')) scores[at * labels.length + label] = IMPOSSIBLE;
  return scores;
}

/** `scores[at * number of labels + label]`; `moves`: the chain's out of logarithms, where they are known already. */
export function marginalsOf(
  chain: Chain,
  scores: Float64Array,
  length: number,
  moves: Float64Array = outOfLogarithms(chain.moves),
): Marginals {
  const { labels, labelOf, to, firstMove } = chain.states;
  const count = labels.length;
  const size = labelOf.length;
  const factors = new Float64Array(length * count);
  let total = 0;
  for (let at = 0; at < length; at += 1) {
    const base = at * count;
    let most = -Infinity;
    for (let label = 0; label < count; label += 1) most = Math.max(most, scores[base + label] ?? 0);
    total += most;
    for (let label = 0; label < count; label += 1)
      factors[base + label] = Math.exp((scores[base + label] ?? 0) - most);
  }
  const forward = new Float64Array(length * size);
  const scales = new Float64Array(length);
  for (let at = 0; at < length; at += 1) {
    const base = at * size;
    if (at === 0) {
      if (labels[0] === OUTSIDE)
        for (let move = 0; move < (firstMove[1] ?? 0); move += 1) forward[to[move] ?? 0] = moves[move] ?? 0;
      else forward.fill(1, 0, size);
    } else
      for (let before = 0; before < size; before += 1) {
        const weight = forward[base - size + before] ?? 0;
        if (weight < NOTHING) continue;
        const until = firstMove[before + 1] ?? 0;
        for (let move = firstMove[before] ?? 0; move < until; move += 1) {
          const state = base + (to[move] ?? 0);
          forward[state] = (forward[state] ?? 0) + weight * (moves[move] ?? 0);
        }
      }
    let sum = 0;
    for (let state = 0; state < size; state += 1) {
      const value = (forward[base + state] ?? 0) * (factors[at * count + (labelOf[state] ?? 0)] ?? 0);
      forward[base + state] = value;
      sum += value;
    }
    scales[at] = sum;
    total += Math.log(sum);
    for (let state = 0; state < size; state += 1) forward[base + state] = (forward[base + state] ?? 0) / sum;
  }
  const backward = new Float64Array(length * size);
  backward.fill(1, (length - 1) * size);
  const ahead = new Float64Array(size);
  for (let at = length - 2; at >= 0; at -= 1) {
    const base = at * size;
    const scale = scales[at + 1] ?? 1;
    for (let state = 0; state < size; state += 1)
      ahead[state] =
        ((factors[(at + 1) * count + (labelOf[state] ?? 0)] ?? 0) * (backward[base + size + state] ?? 0)) /
        scale;
    for (let before = 0; before < size; before += 1) {
      // No way leads there.
      if ((forward[base + before] ?? 0) < NOTHING) continue;
      let sum = 0;
      const until = firstMove[before + 1] ?? 0;
      for (let move = firstMove[before] ?? 0; move < until; move += 1)
        sum += (moves[move] ?? 0) * (ahead[to[move] ?? 0] ?? 0);
      backward[base + before] = sum;
    }
  }
  const at = forward.map((value, index) => value * (backward[index] ?? 0));
  return { at, forward, backward, factors, moves, scales, total };
}

/** The most likely labels of all. */
export function bestLabels({ states, moves }: Chain, scores: Float64Array, length: number): number[] {
  const { labels, labelOf, to, firstMove } = states;
  const count = labels.length;
  const size = labelOf.length;
  const back = new Int32Array(length * size);
  let last = new Float64Array(size).fill(-Infinity);
  if (labels[0] === OUTSIDE)
    for (let move = 0; move < (firstMove[1] ?? 0); move += 1) last[to[move] ?? 0] = moves[move] ?? 0;
  else last.fill(0);
  for (let at = 0; at < length; at += 1) {
    if (at > 0) {
      const next = new Float64Array(size).fill(-Infinity);
      const least = Math.max(...last) - HOPELESS;
      for (let before = 0; before < size; before += 1) {
        const so = last[before] ?? -Infinity;
        if (so < least) continue;
        const until = firstMove[before + 1] ?? 0;
        for (let move = firstMove[before] ?? 0; move < until; move += 1) {
          const state = to[move] ?? 0;
          const score = so + (moves[move] ?? 0);
          if (score <= (next[state] ?? 0)) continue;
          next[state] = score;
          back[at * size + state] = before;
        }
      }
      last = next;
    }
    for (let state = 0; state < size; state += 1)
      last[state] = (last[state] ?? 0) + (scores[at * count + (labelOf[state] ?? 0)] ?? 0);
  }
  let state = last.indexOf(Math.max(...last));
  const best: number[] = [];
  for (let at = length - 1; at >= 0; at -= 1) {
    best[at] = labelOf[state] ?? 0;
    state = back[at * size + state] ?? 0;
  }
  return best;
}

/** How likely a run is that begins at `from` and ends before each later place: of a state that begins and one that goes on. */
export function runsFrom(
  { states }: Chain,
  found: Marginals,
  from: number,
  [begin, inside]: readonly [begin: number, inside: number],
  least: number,
): { end: number; probability: number }[] {
  const { labels, labelOf, to, firstMove } = states;
  const count = labels.length;
  const size = labelOf.length;
  const { forward, backward, factors, moves, scales } = found;
  const { length } = scales;
  const runs: { end: number; probability: number }[] = [];
  let weight = forward[from * size + begin] ?? 0;
  let last = begin;
  for (let end = from + 1; end <= length; end += 1) {
    if (end === length) {
      if (weight >= least) runs.push({ end, probability: weight });
      break;
    }
    // All that may follow but going on.
    let after = 0;
    let goesOn = 0;
    let step = 0;
    const scale = scales[end] ?? 1;
    for (let move = firstMove[last] ?? 0; move < (firstMove[last + 1] ?? 0); move += 1) {
      const state = to[move] ?? 0;
      const one = ((moves[move] ?? 0) * (factors[end * count + (labelOf[state] ?? 0)] ?? 0)) / scale;
      const way = one * (backward[end * size + state] ?? 0);
      if (state === inside) {
        goesOn = way;
        step = one;
      } else after += way;
    }
    if (weight * after >= least) runs.push({ end, probability: weight * after });
    if (weight * goesOn < least) break;
    weight *= step;
    last = inside;
  }
  return runs;
}
