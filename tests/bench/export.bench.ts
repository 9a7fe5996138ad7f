/** PowerPoint files: time against the library alone writing the same objects, and size. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDeck } from '../visual/read-deck.ts';
import { measurePptx } from './pptx.ts';

const KB = 1000;

test.each(['coffee-roaster-en', 'dental-clinic-th'])('PowerPoint export, %s', async (name) => {
  const deck: unknown = JSON.parse(readFileSync(`tests/fixtures/decks/${name}.json`, 'utf8'));
  const figures = await measurePptx(await readDeck(deck, name, {}));
  console.log(
    `pptx ${name}: ${figures.slides} slides, ${figures.ours.toFixed(0)} ms against ${figures.library.toFixed(0)} ms alone ` +
      `(ratio ${figures.ratio.toFixed(2)}), ${(figures.bytes / KB).toFixed(0)} kB against ${(figures.libraryBytes / KB).toFixed(0)} kB`,
  );
  expect(figures.ratio).toBeLessThanOrEqual(2);
  expect(figures.bytes).toBeLessThanOrEqual(200 * KB);
});
