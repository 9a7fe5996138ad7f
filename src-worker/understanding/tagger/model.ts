/**
 * A learnt model and the form in which it is kept: each feature by its hash, with small whole numbers as weights for the
 * labels that it speaks for or against.
 */
import { bytesOf, textOf } from './bytes.ts';
import { inBits, outOfBits, type Weights } from './bits.ts';
import { FEATURE_VERSION } from './features.ts';
import { statesOf } from './labels.ts';
import type { Chain } from './chain.ts';

/** As it is kept: base64 of bytes, little-endian. */
export interface KeptModel {
  /** `FEATURE_VERSION` when it was learnt. */
  features: number;
  labels: readonly string[];
  /** A weight is a whole number of these. */
  step: number;
  /** Hashes of the features, rising: differences as numbers of seven bits a byte. */
  hashes: string;
  /** Of each feature in that order: how many labels, then label and weight in turn, a byte each. */
  weights: string;
  /** Where it is: the features and their weights in few bits, `hashes` and `weights` being empty. */
  bits?: string;
  /** The sizes of the weights in `bits`. */
  levels?: readonly number[];
  /** Scores of the moves, in steps: a byte each, with its sign. */
  moves: string;
}

export interface Model {
  labels: readonly string[];
  chain: Chain;
  /** Where a feature's weights stand in `entries`. */
  places: Places;
  /** At a place: how many labels, then label and weight in turn. */
  entries: Int8Array;
  step: number;
}

/**
 * Numbers by their hashes: most of what a text has is unknown to the model, and is asked for hundreds of times a word. Where a
 * place is taken, the next free one is.
 */
export interface Places {
  /** Hash plus one; 0 is free. */
  keys: Int32Array;
  values: Int32Array;
}

function placesOf(found: readonly (readonly [hash: number, place: number])[]): Places {
  const size = 2 ** Math.ceil(Math.log2(found.length * 3 + 2));
  const keys = new Int32Array(size);
  const values = new Int32Array(size);
  for (const [hash, place] of found) {
    let at = hash & (size - 1);
    while (keys[at] !== 0) at = (at + 1) & (size - 1);
    keys[at] = hash + 1;
    values[at] = place;
  }
  return { keys, values };
}

/** -1 where the model does not know it. */
export function placeIn({ keys, values }: Places, hash: number): number {
  const last = keys.length - 1;
  let at = hash & last;
  for (let key = keys[at] ?? 0; key !== 0; key = keys[at] ?? 0) {
    if (key === hash + 1) return values[at] ?? -1;
    at = (at + 1) & last;
  }
  return -1;
}

/** Throws where the model was learnt with other features than there are. */
export function openModel(kept: KeptModel): Model {
  const { labels, step } = kept;
  if (kept.features !== FEATURE_VERSION)
    throw new Error(`The model was learnt with features ${kept.features}, and there are ${FEATURE_VERSION}`);
  const { found, entries } = weightsOf(kept);
  const moves = Float64Array.from(new Int8Array(bytesOf(kept.moves).buffer), (score) => score * step);
  return { labels, chain: { states: statesOf(labels), moves }, places: placesOf(found), entries, step };
}

function weightsOf(kept: KeptModel): Weights {
  if (kept.bits !== undefined) return outOfBits(kept.levels ?? [], bytesOf(kept.bits));
  const hashes = bytesOf(kept.hashes);
  const entries = new Int8Array(bytesOf(kept.weights).buffer);
  const found: [hash: number, place: number][] = [];
  let hash = 0;
  let place = 0;
  for (let at = 0; at < hashes.length;) {
    let step7 = 1;
    let more = true;
    while (more) {
      const byte = hashes[at] ?? 0;
      hash += (byte & 127) * step7;
      step7 *= 128;
      more = byte > 127;
      at += 1;
    }
    found.push([hash, place]);
    place += 1 + 2 * (entries[place] ?? 0);
  }
  return { found, entries };
}

/** The same model in about half as many characters, its weights a little less exact. */
export function inFewBits(kept: KeptModel): KeptModel {
  const { levels, bytes } = inBits(weightsOf(kept));
  return { ...kept, hashes: '', weights: '', levels, bits: textOf(bytes) };
}

export interface Learnt {
  labels: readonly string[];
  /** Scores of the moves that `statesOf` gives. */
  moves: Float64Array;
  /** By the features' hashes: a weight for each label. */
  weights: ReadonlyMap<number, Float64Array | Float32Array>;
}

/** The largest whole number of a weight. */
const MOST = 127;

export function keepModel({ labels, moves, weights }: Learnt): KeptModel {
  let most = 0;
  for (const row of weights.values()) for (const weight of row) most = Math.max(most, Math.abs(weight));
  for (const score of moves) most = Math.max(most, Math.abs(score));
  const step = Number((most / MOST).toPrecision(6));
  const inSteps = (weight: number): number => Math.max(-MOST, Math.min(MOST, Math.round(weight / step)));
  const hashBytes: number[] = [];
  const weightBytes: number[] = [];
  let last = 0;
  for (const [hash, row] of [...weights].toSorted(([a], [b]) => a - b)) {
    const filled = Array.from(row, (weight, label) => [label, inSteps(weight)] as const).filter(
      ([, weight]) => weight !== 0,
    );
    if (filled.length === 0) continue;
    let difference = hash - last;
    last = hash;
    while (difference > 127) {
      hashBytes.push((difference % 128) + 128);
      difference = Math.floor(difference / 128);
    }
    hashBytes.push(difference);
    weightBytes.push(filled.length);
    for (const [label, weight] of filled) weightBytes.push(label, weight & 255);
  }
  const moveBytes = Array.from(moves, (score) => inSteps(score) & 255);
  return {
    features: FEATURE_VERSION,
    labels,
    step,
    hashes: textOf(hashBytes),
    weights: textOf(weightBytes),
    moves: textOf(moveBytes),
  };
}
