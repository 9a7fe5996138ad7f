/**
 * One Thai proposal of the built product, twice: on screen and as its PDF. Its PowerPoint file needs no browser
 * (`integration/pptx-fidelity.test.ts`); every deck in every theme is compared by `visual/fidelity.mjs`.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { difference } from '../checks/fidelity/difference.ts';
import { lettersOf } from '../checks/fidelity/letters.ts';
import { compareLines, SAME_GLYPHS } from '../checks/fidelity/lines.ts';
import { measureSlides } from '../checks/fidelity/screen.ts';
import { slidePictures } from '../checks/pdf/pixels.ts';
import { generateFor } from './support/answer.ts';
import { openApp, useBrowser } from './support/app.ts';

useBrowser();

/** Of the block that differs most: letters' edges stay under it; a tone mark that stands elsewhere is twice this. */
const WORST = 0.2;
const WIDTH = 2560;

async function downloaded(
  page: Page,
  button: string,
): Promise<{ path: string; bytes: Uint8Array<ArrayBuffer> }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: button }).first().click({ timeout: 60_000 }),
  ]);
  const path = await download.path();
  return { path, bytes: Uint8Array.from(readFileSync(path)) };
}

const PATIENCE = { timeout: 300_000 };

test('a Thai deck breaks its lines alike on screen and in the PDF', PATIENCE, async () => {
  const app = await openApp({ locale: 'th-TH' });
  const { page } = app;
  await page.goto(`${app.url}/?view=wizard&step=1`);
  await generateFor(page, 'น้ำใจ Talay');
  await page.getByRole('link', { name: 'Show presentation' }).first().click();
  const heading = (slide: number) => page.getByRole('heading', { level: 1, name: `Slide ${slide} of ` });
  await heading(1).waitFor();
  const pdf = await downloaded(page, 'Download PDF');

  // Pixels: the stage leaves room at its sides, so its slide is made as wide as the picture.
  const drawn = await slidePictures(pdf.bytes.buffer, WIDTH);
  await page.setViewportSize({ width: WIDTH + 160, height: 1900 });
  const frame = page.locator('.stage-frame');
  await frame.evaluate((element, width) => {
    element.style.width = `${width}px`;
    element.style.borderRadius = '0';
    // On whole pixels, as the picture is.
    const { x, y } = element.getBoundingClientRect();
    element.style.translate = `${Math.round(x) - x}px ${Math.round(y) - y}px`;
  }, WIDTH);
  const comparing = await app.context.newPage();
  for (const slide of [1, 2, 3]) {
    await heading(slide).waitFor();
    const screen = await frame.screenshot({ animations: 'disabled' });
    const picture = drawn[slide - 1];
    if (!picture) throw new Error(`The file has no page ${slide}.`);
    const { mean, worst, at } = await difference(comparing, screen, picture);
    expect(mean, `slide ${slide}`).toBeLessThan(0.02);
    expect(worst, `slide ${slide} at ${at.x}, ${at.y}`).toBeLessThan(WORST);
    await page.keyboard.press('ArrowRight');
  }

  // Lines: the deck as it would be printed has every slide at once.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = document.title;
    };
  });
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await page.locator('body[data-printed]').waitFor();
  const slides = await measureSlides(page, '.deck-print .deck-frame');
  expect(slides).toHaveLength(drawn.length);
  expect(slides.flatMap(({ broken }) => broken)).toEqual([]);
  const inPdf = compareLines(slides, await lettersOf(pdf.path), SAME_GLYPHS);
  expect(inPdf.boxes).toBeGreaterThan(200);
  expect(inPdf.differences).toEqual([]);

  expect(app.problems).toEqual([]);
  await app.close();
});
