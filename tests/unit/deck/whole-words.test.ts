/** No word stands on two lines: in every deck of the fixtures, and in narrow boxes with long words. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/shared/domain/options.ts';
import { thaiFamilyOf } from '../../../src-worker/deck/text/fonts.ts';
import { createTextEngine } from '../../../src-worker/deck/text/harfbuzz-engine.ts';
import { fixtureScene, samples } from '../../fixtures/scenes/fixture-decks.ts';
import { dividedIn, dividedWords } from './support/divided-words.ts';
import { nodeFontLoader } from './support/node-fonts.ts';

test.each(samples(1).map((sample) => ({ ...sample, ...sample.appearance })))(
  '$deck in $fontFamily',
  { timeout: 60_000 },
  async ({ deck, appearance }) => {
    const { slides } = await fixtureScene(deck, appearance);
    expect(dividedWords(slides)).toEqual([]);
  },
);

describe('a narrow box', () => {
  const laidOut = async (text: string, width: number, size: number, lang: Language = 'en') => {
    const engine = createTextEngine(nodeFontLoader, { family: 'Roboto', thaiFamily: thaiFamilyOf('Roboto') });
    await engine.prepare([text], lang);
    return engine.layout(
      [{ runs: [{ text, size, weight: 400, colour: 'ink' }], linePitch: 20 }],
      width,
      lang,
    );
  };

  test.each([
    ['Methylchloroisothiazolinone in shampoo', 120, 10],
    ['Customers', 46, 10],
  ])('says of %j in %d points that a word does not fit', async (text, width, size) => {
    const block = await laidOut(text, width, size);
    expect(block.paragraphs[0]?.lines.some(({ broken }) => broken)).toBe(true);
    expect(dividedIn(block)).not.toEqual([]);
  });

  test.each<[string, number, number, Language]>([
    ['Our Customers first', 54, 13, 'en'],
    ['Methylchloroisothiazolinone in shampoo', 160, 13, 'en'],
    ['Haftpflichtversicherungsgesellschaft', 215, 14, 'en'],
    ['สาขากรุงเทพมหานคร', 84, 14, 'th'],
  ])('sets %j smaller in %d points rather than divide it', async (text, width, size, lang) => {
    const block = await laidOut(text, width, size, lang);
    expect(dividedIn(block)).toEqual([]);
    const set = block.paragraphs[0]?.runs[0]?.size ?? 0;
    expect(set).toBeLessThan(size);
    expect(set).toBeGreaterThanOrEqual(Math.max(11, size * 0.8));
    expect(Math.max(...(block.paragraphs[0]?.lines.map((line) => line.width) ?? []))).toBeLessThanOrEqual(
      width,
    );
  });

  test.each([
    ['facebook.com/some.long_page/about-us', ['facebook.com/', 'some.long_', 'page/about-us']],
    ['someone@the-company.example.org', ['someone@the-', 'company.', 'example.org']],
  ])('divides the address %j at its signs, at its size', async (text, expected) => {
    const block = await laidOut(text, 95, 13);
    expect(block.paragraphs[0]?.lines.map((line) => line.text)).toEqual(expected);
    expect(block.paragraphs[0]?.runs[0]?.size).toBe(13);
  });
});
