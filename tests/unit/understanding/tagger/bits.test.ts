/** Models in few bits: the same features and labels, weights that are hardly others. */
import { describe, expect, test } from 'vitest';
import { inBits, outOfBits, type Weights } from '../../../../src-worker/understanding/tagger/bits.ts';
import {
  inFewBits,
  keepModel,
  openModel,
  placeIn,
} from '../../../../src-worker/understanding/tagger/model.ts';

const LABELS = ['O', ...Array.from({ length: 40 }, (_, at) => [`B-${at}`, `I-${at}`]).flat()];

/** Features as they come: some near one another, some far, of one label or of many. */
function weightsOf(count: number): Weights {
  const found: [hash: number, place: number][] = [];
  const entries: number[] = [];
  let hash = 0;
  for (let at = 0; at < count; at += 1) {
    hash += 1 + ((at * 7919) % 997) * (at % 5);
    found.push([hash, entries.length]);
    const labels = Array.from({ length: 1 + (at % 6) }, (_, index) => (at % 7) + index * (1 + (at % 11)));
    entries.push(labels.length);
    for (const label of labels)
      entries.push(label, (at % 2 === 0 ? 1 : -1) * (3 + ((at * 31 + label) % 120)));
  }
  return { found, entries: Int8Array.from(entries) };
}

describe('weights in few bits', () => {
  test.each([0, 1, 2, 500, 5000])('of %i features come back, each about as large', (count) => {
    const given = weightsOf(count);
    const { levels, bytes } = inBits(given);
    const back = outOfBits(levels, Uint8Array.from(bytes));
    expect(back.found).toEqual(given.found);
    expect(back.entries).toHaveLength(given.entries.length);
    for (const [, place] of given.found)
      for (let at = 0; at <= 2 * (given.entries[place] ?? 0); at += 1) {
        const [one, other] = [given.entries[place + at] ?? 0, back.entries[place + at] ?? 0];
        const isWeight = at > 0 && at % 2 === 0;
        if (isWeight) expect(Math.abs(other - one)).toBeLessThanOrEqual(Math.max(1, Math.abs(one) * 0.25));
        else expect(other).toBe(one);
      }
  });

  test('a model is opened as it was, in fewer characters', () => {
    const weights = new Map(
      Array.from({ length: 3000 }, (_, at) => [
        at * 4001,
        Float32Array.from(LABELS, (_label, label) =>
          (label + at) % 23 === 0 ? ((at % 17) + 1) / 10 - 0.85 : 0,
        ),
      ]),
    );
    const kept = keepModel({ labels: LABELS, moves: new Float64Array(4000).fill(0.5), weights });
    const few = inFewBits(kept);
    expect(JSON.stringify(few).length).toBeLessThan(JSON.stringify(kept).length * 0.75);
    const [one, other] = [openModel(kept), openModel(few)];
    expect(other.chain.moves).toEqual(one.chain.moves);
    for (const hash of [...weights.keys(), 5, 17]) {
      const place = placeIn(one.places, hash);
      expect(placeIn(other.places, hash) < 0).toBe(place < 0);
    }
  });
});
