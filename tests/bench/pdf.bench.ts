/** PDF files: time beside PowerPoint's of the same deck, and size. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDeck } from '../visual/read-deck.ts';
import { measurePdf } from './pdf.ts';

const KB = 1000;

test.each(['coffee-roaster-en', 'dental-clinic-th'])('PDF export, %s', async (name) => {
  const deck: unknown = JSON.parse(readFileSync(`tests/fixtures/decks/${name}.json`, 'utf8'));
  const { slides, pdf, pptx, first, bytes } = await measurePdf(await readDeck(deck, name, {}));
  console.log(
    `pdf ${name}: ${slides} slides, ${pdf.toFixed(0)} ms (first ${first.pdf.toFixed(0)}) beside PowerPoint's ` +
      `${pptx.toFixed(0)} (first ${first.pptx.toFixed(0)}), ${(bytes / KB).toFixed(0)} kB`,
  );
  expect(bytes).toBeLessThanOrEqual(100 * KB);
});
