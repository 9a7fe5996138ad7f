/** One command that draws slides as pictures through the real renderer (see README.md). */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { FONT_FAMILIES } from '../../src/shared/domain/options.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import { ROOT, withDrawingPage, type BrowserLaunch } from './drawing.ts';
import { amountSheets, deckSheets, type Sheet } from './sheets.ts';

/** @returns exit code */
export async function main(words: readonly string[], browser: BrowserLaunch): Promise<number> {
  const out = resolve(ROOT, optionOf(words, 'out') ?? '.cache/visual');
  const each = words.includes('--each');
  const sheets = await sheetsOf(words);
  return withDrawingPage(browser, 1, async (page) => {
    for (const { name, slides } of sheets) {
      const sheet = join(out, `${name}.png`);
      mkdirSync(dirname(sheet), { recursive: true });
      await page.setViewportSize({ width: 1600, height: 300 });
      await page.evaluate(([all, size]) => window.drawSlides?.(all, size), [slides, 'small'] as const);
      await page.screenshot({ path: sheet, fullPage: true });
      // oxlint-disable-next-line no-console -- a command says what it made
      console.log(`${slides.length} slides: ${relative(ROOT, sheet)}`);
      if (!each) continue;
      const folder = join(out, name);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate(([all, size]) => window.drawSlides?.(all, size), [slides, 'large'] as const);
      for (const [index, { slide, caption }] of slides.entries()) {
        const number = String(index + 1).padStart(2, '0');
        const file = `${number}-${caption.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}-${slide.type}.png`;
        await page.locator(`#slide-${index}`).screenshot({ path: join(folder, file) });
      }
    }
    return 0;
  });
}

/** What the words ask for: 'amounts', 'decks', files and folders; everything without any. `--only` narrows to a type. */
async function sheetsOf(words: readonly string[]): Promise<Sheet[]> {
  const appearance = readAppearance(words);
  const asked = words.filter((word) => !word.startsWith('--'));
  const paths = asked.filter((word) => word !== 'amounts' && word !== 'decks');
  const sheets: Sheet[] = [];
  if (asked.length === 0 || asked.includes('amounts')) sheets.push(...(await amountSheets(appearance)));
  if (asked.length === 0 || asked.includes('decks')) sheets.push(...(await deckSheets([], appearance)));
  if (paths.length > 0) sheets.push(...(await deckSheets(paths, appearance)));
  const only = optionOf(words, 'only')?.split(',');
  return sheets
    .map((sheet) => ({
      ...sheet,
      slides: sheet.slides.filter(({ slide }) => only === undefined || only.includes(slide.type)),
    }))
    .filter(({ slides }) => slides.length > 0);
}

const optionOf = (words: readonly string[], name: string): string | undefined =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

/** `--font=Kanit`, `--theme=dark`, `--colour=#1f5fa8`. */
function readAppearance(words: readonly string[]): Appearance {
  const fontFamily = FONT_FAMILIES.find((family) => family === optionOf(words, 'font'));
  const themeId = optionOf(words, 'theme');
  const brandColour = optionOf(words, 'colour');
  return {
    ...(fontFamily === undefined ? {} : { fontFamily }),
    ...(themeId === undefined ? {} : { themeId }),
    ...(brandColour === undefined ? {} : { brandColour }),
  };
}
