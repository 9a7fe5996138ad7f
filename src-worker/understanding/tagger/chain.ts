/**
 * A linear chain over the tokens of a sequence: the most likely labels, and how likely each label and each run of labels is.
 * Scores are in logarithms, probabilities scaled at each place.
 */

export interface Chain {
  /** Number of labels. */
  size: number;
  /** Score of a label after another: `moves[before * size + label]`; −Infinity where it may not follow. */
  moves: Float64Array;
  /** Score of a label at the start. */
  starts: Float64Array;
}

/** Scores of the labels at each place: `scores[at * size + label]`. */
export interface Marginals {
  /** How likely each label is at each place. */
  at: Float64Array;
  forward: Float64Array;
  backward: Float64Array;
  /** Factors of a label at a place, and of a move; both out of logarithms. */
  factors: Float64Array;
  moves: Float64Array;
  scales: Float64Array;
  /** The logarithm of the sum over all ways. */
  total: number;
}

const outOfLogarithms = (scores: Float64Array): Float64Array => scores.map((score) => Math.exp(score));

/** By `moves` the chain's, out of logarithms, where they are known already. */
export function marginalsOf(
  { size, moves: moveScores, starts }: Chain,
  scores: Float64Array,
  length: number,
  moves: Float64Array = outOfLogarithms(moveScores),
): Marginals {
  const factors = new Float64Array(length * size);
  let total = 0;
  for (let at = 0; at < length; at += 1) {
    const from = at * size;
    let most = -Infinity;
    for (let label = 0; label < size; label += 1) most = Math.max(most, scores[from + label] ?? 0);
    total += most;
    for (let label = 0; label < size; label += 1)
      factors[from + label] = Math.exp((scores[from + label] ?? 0) - most);
  }
  const forward = new Float64Array(length * size);
  const backward = new Float64Array(length * size);
  const scales = new Float64Array(length);
  for (let at = 0; at < length; at += 1) {
    const from = at * size;
    if (at === 0)
      for (let label = 0; label < size; label += 1)
        forward[label] = Math.exp(starts[label] ?? 0) * (factors[label] ?? 0);
    else {
      for (let before = 0; before < size; before += 1) {
        const weight = forward[from - size + before] ?? 0;
        if (weight < 1e-9) continue;
        const row = before * size;
        for (let label = 0; label < size; label += 1)
          forward[from + label] = (forward[from + label] ?? 0) + weight * (moves[row + label] ?? 0);
      }
      for (let label = 0; label < size; label += 1)
        forward[from + label] = (forward[from + label] ?? 0) * (factors[from + label] ?? 0);
    }
    let sum = 0;
    for (let label = 0; label < size; label += 1) sum += forward[from + label] ?? 0;
    scales[at] = sum;
    total += Math.log(sum);
    for (let label = 0; label < size; label += 1) forward[from + label] = (forward[from + label] ?? 0) / sum;
  }
  const ahead = new Float64Array(size);
  for (let at = length - 1; at >= 0; at -= 1) {
    const from = at * size;
    if (at === length - 1) {
      backward.fill(1, from, from + size);
      continue;
    }
    const scale = scales[at + 1] ?? 1;
    for (let label = 0; label < size; label += 1)
      ahead[label] =
        ((factors[from + size + label] ?? 0) * (backward[from + size + label] ?? 0)) / scale;
    for (let before = 0; before < size; before += 1) {
      let sum = 0;
      const row = before * size;
      for (let label = 0; label < size; label += 1) sum += (moves[row + label] ?? 0) * (ahead[label] ?? 0);
      backward[from + before] = sum;
    }
  }
  const at = forward.map((value, index) => value * (backward[index] ?? 0));
  return { at, forward, backward, factors, moves, scales, total };
}

/** The most likely labels of all. */
export function bestLabels({ size, moves, starts }: Chain, scores: Float64Array, length: number): number[] {
  const back = new Int32Array(length * size);
  let last = Float64Array.from({ length: size }, (_, label) => (starts[label] ?? 0) + (scores[label] ?? 0));
  for (let at = 1; at < length; at += 1) {
    const next = new Float64Array(size).fill(-Infinity);
    for (let before = 0; before < size; before += 1) {
      const score = last[before] ?? -Infinity;
      const row = before * size;
      for (let label = 0; label < size; label += 1) {
        const sum = score + (moves[row + label] ?? 0);
        if (sum <= (next[label] ?? 0)) continue;
        next[label] = sum;
        back[at * size + label] = before;
      }
    }
    for (let label = 0; label < size; label += 1)
      next[label] = (next[label] ?? 0) + (scores[at * size + label] ?? 0);
    last = next;
  }
  let label = last.indexOf(Math.max(...last));
  const labels: number[] = [];
  for (let at = length - 1; at >= 0; at -= 1) {
    labels[at] = label;
    label = back[at * size + label] ?? 0;
  }
  return labels;
}

/** How likely a run is that begins at `from` and ends before each later place: of a label that begins and one that goes on. */
export function runsFrom(
  found: Marginals,
  size: number,
  from: number,
  labels: readonly [begin: number, inside: number],
  least: number,
): { end: number; probability: number }[] {
  const { forward, backward, factors, moves, scales } = found;
  const [begin, inside] = labels;
  const length = scales.length;
  const runs: { end: number; probability: number }[] = [];
  let weight = forward[from * size + begin] ?? 0;
  let last = begin;
  for (let end = from + 1; end <= length; end += 1) {
    // All that may follow but going on.
    let after = end === length ? 1 : 0;
    let goesOn = 0;
    if (end < length) {
      const scale = scales[end] ?? 1;
      for (let label = 0; label < size; label += 1) {
        const way =
          ((moves[last * size + label] ?? 0) *
            (factors[end * size + label] ?? 0) *
            (backward[end * size + label] ?? 0)) /
          scale;
        if (label === inside) goesOn = way;
        else after += way;
      }
    }
    if (weight * after >= least) runs.push({ end, probability: weight * after });
    if (weight * goesOn < least || end === length) break;
    weight *=
      ((moves[last * size + inside] ?? 0) * (factors[end * size + inside] ?? 0)) / (scales[end] ?? 1);
    last = inside;
  }
  return runs;
}
