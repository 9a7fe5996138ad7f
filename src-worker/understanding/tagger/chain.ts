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

/** A label that is so much worse than the best at its place, in logarithms, is none. */
const UNLIKELY = -10;
/** A way that is so much worse than the best is not gone on with. */
const HOPELESS = 12;
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

/** Into a state that any other may come before: those from which it is likelier or less likely than from others, and by how much. */
interface Unlike {
  froms: Int32Array;
  mores: Float64Array;
}
const NONE_UNLIKE: Unlike = { froms: new Int32Array(0), mores: new Float64Array(0) };

function unlikeMoves({ before, moveOf, labelOf }: States, moves: Float64Array): (Unlike | undefined)[] {
  const size = labelOf.length;
  return before.map((own, state) => {
    if (own !== undefined) return undefined;
    const froms: number[] = [];
    const mores: number[] = [];
    for (let from = 0; from < size; from += 1) {
      const factor = moves[moveOf[from * size + state] ?? 0] ?? 1;
      if (factor === 1) continue;
      froms.push(from);
      mores.push(factor - 1);
    }
    return { froms: Int32Array.from(froms), mores: Float64Array.from(mores) };
  });
}

/** `scores[at * number of labels + label]`; `moves`: the chain's out of logarithms, where they are known already. */
export function marginalsOf(
  chain: Chain,
  scores: Float64Array,
  length: number,
  moves: Float64Array = outOfLogarithms(chain.moves),
): Marginals {
  const { labels, labelOf, moveOf, before } = chain.states;
  const count = labels.length;
  const size = labelOf.length;
  const factors = new Float64Array(length * count);
  let total = 0;
  const forward = new Float64Array(length * size);
  const scales = new Float64Array(length);
  const unlike = unlikeMoves(chain.states, moves);
  const isBegin = Uint8Array.from(labels, (name) => (name.startsWith('B-') ? 1 : 0));
  for (let at = 0; at < length; at += 1) {
    const base = at * size;
    const ahead = at * count;
    let most = -Infinity;
    for (let label = 0; label < count; label += 1) most = Math.max(most, scores[ahead + label] ?? 0);
    total += most;
    for (let label = 0; label < count; label += 1) {
      const below = (scores[ahead + label] ?? 0) - most;
      // The rest of a stretch needs its beginning, which may be less likely by itself: it is never left out.
      if (below > UNLIKELY || label === 0 || isBegin[label] === 1) factors[ahead + label] = Math.exp(below);
    }
    let sum = 0;
    for (let state = 0; state < size; state += 1) {
      const factor = factors[ahead + (labelOf[state] ?? 0)] ?? 0;
      if (factor === 0) continue;
      let weight = 0;
      const from = before[state];
      if (at === 0) {
        const move = moveOf[state] ?? -1;
        weight = labels[0] !== OUTSIDE ? 1 : move < 0 ? 0 : (moves[move] ?? 0);
      } else if (from === undefined) {
        // All that was before leads here: what does so as well as any other together, then what does it better or worse.
        weight = 1;
        const { froms, mores } = unlike[state] ?? NONE_UNLIKE;
        for (let index = 0; index < froms.length; index += 1)
          weight += (forward[base - size + (froms[index] ?? 0)] ?? 0) * (mores[index] ?? 0);
        weight = Math.max(weight, 0);
      } else
        for (let index = 0; index < from.length; index += 1) {
          const one = from[index] ?? 0;
          weight += (forward[base - size + one] ?? 0) * (moves[moveOf[one * size + state] ?? 0] ?? 0);
        }
      const value = weight * factor;
      forward[base + state] = value;
      sum += value;
    }
    scales[at] = sum;
    total += Math.log(sum);
    for (let state = 0; state < size; state += 1) forward[base + state] = (forward[base + state] ?? 0) / sum;
  }
  const backward = new Float64Array(length * size);
  backward.fill(1, (length - 1) * size);
  for (let at = length - 2; at >= 0; at -= 1) {
    const base = at * size;
    const scale = scales[at + 1] ?? 1;
    let common = 0;
    for (let state = 0; state < size; state += 1) {
      const factor = factors[(at + 1) * count + (labelOf[state] ?? 0)] ?? 0;
      const ahead = (factor * (backward[base + size + state] ?? 0)) / scale;
      if (ahead === 0) continue;
      const from = before[state];
      if (from === undefined) {
        common += ahead;
        const { froms, mores } = unlike[state] ?? NONE_UNLIKE;
        for (let index = 0; index < froms.length; index += 1) {
          const place = base + (froms[index] ?? 0);
          backward[place] = (backward[place] ?? 0) + (mores[index] ?? 0) * ahead;
        }
      } else
        for (let index = 0; index < from.length; index += 1) {
          const one = from[index] ?? 0;
          const move = moves[moveOf[one * size + state] ?? 0] ?? 0;
          backward[base + one] = (backward[base + one] ?? 0) + move * ahead;
        }
    }
    for (let state = 0; state < size; state += 1)
      backward[base + state] = Math.max(0, (backward[base + state] ?? 0) + common);
  }
  const at = forward.map((value, index) => value * (backward[index] ?? 0));
  return { at, forward, backward, factors, moves, scales, total };
}

/** The most likely labels of all. */
export function bestLabels({ states, moves }: Chain, scores: Float64Array, length: number): number[] {
  const { labels, labelOf, moveOf, before } = states;
  const count = labels.length;
  const size = labelOf.length;
  const back = new Int32Array(length * size);
  let last = new Float64Array(size);
  let next = new Float64Array(size);
  let live: number[] = [];
  for (let at = 0; at < length; at += 1) {
    let most = -Infinity;
    for (let label = 0; label < count; label += 1) most = Math.max(most, scores[at * count + label] ?? 0);
    let best = -Infinity;
    for (let state = 0; state < size; state += 1) {
      next[state] = -Infinity;
      const own = scores[at * count + (labelOf[state] ?? 0)] ?? 0;
      if (own < most - HOPELESS) continue;
      let score = -Infinity;
      const from = before[state] ?? live;
      if (at === 0) {
        const move = moveOf[state] ?? -1;
        score = labels[0] !== OUTSIDE ? 0 : move < 0 ? -Infinity : (moves[move] ?? 0);
      } else
        for (let index = 0; index < from.length; index += 1) {
          const one = from[index] ?? 0;
          const way = (last[one] ?? -Infinity) + (moves[moveOf[one * size + state] ?? 0] ?? 0);
          if (way <= score) continue;
          score = way;
          back[at * size + state] = one;
        }
      next[state] = score + own;
      best = Math.max(best, score + own);
    }
    [last, next] = [next, last];
    const order = last;
    live = [];
    for (let state = 0; state < size; state += 1) if ((order[state] ?? 0) > best - HOPELESS) live.push(state);
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
