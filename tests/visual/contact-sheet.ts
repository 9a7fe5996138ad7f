/** One command that draws decks as pictures through the real renderer (see README.md). */
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { FONT_FAMILIES } from '../../src/shared/domain/options.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { ROOT, withDrawingPage, type BrowserLaunch } from './drawing.ts';
import { readDeck } from './read-deck.ts';

const OUT = join(ROOT, '.cache/visual');
const DECKS = [join(ROOT, 'src-worker/example/sections.json'), join(ROOT, 'tests/fixtures/decks')];

/** @returns exit code */
export async function main(paths: readonly string[], launch: BrowserLaunch): Promise<number> {
  const words = paths.filter((path) => !path.startsWith('--'));
  const appearance = readAppearance(paths);
  const decks: { name: string; scene: Scene }[] = [];
  for (const path of (words.length > 0 ? words : DECKS).flatMap(jsonFiles)) {
    const name = basename(path, '.json');
    decks.push({ name, scene: await readDeck(JSON.parse(readFileSync(path, 'utf8')), name, appearance) });
  }
  return withDrawingPage(launch, 2, async (page) => {
    for (const { name, scene } of decks) {
      const folder = join(OUT, name);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.evaluate(([each, size]) => window.drawScene?.(each, size), [scene, 'large'] as const);
      for (const [index, slide] of scene.slides.entries()) {
        const number = String(index + 1).padStart(2, '0');
        await page
          .locator(`#slide-${index}`)
          .screenshot({ path: join(folder, `${number}-${slide.type}.png`) });
      }
      await page.setViewportSize({ width: 2000, height: 800 });
      await page.evaluate(([each, size]) => window.drawScene?.(each, size), [scene, 'small'] as const);
      const sheet = join(OUT, `${name}.png`);
      await page.screenshot({ path: sheet, fullPage: true });
      // oxlint-disable-next-line no-console -- a command says what it made
      console.log(`${scene.slides.length} slides: ${relative(ROOT, sheet)}`);
    }
    return 0;
  });
}

function jsonFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(path, name));
}

/** `--font=Kanit`, `--theme=dark`, `--colour=#1f5fa8`. */
function readAppearance(words: readonly string[]): Appearance {
  const value = (name: string): string | undefined =>
    words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const fontFamily = FONT_FAMILIES.find((family) => family === value('font'));
  const themeId = value('theme');
  const brandColour = value('colour');
  return {
    ...(fontFamily === undefined ? {} : { fontFamily }),
    ...(themeId === undefined ? {} : { themeId }),
    ...(brandColour === undefined ? {} : { brandColour }),
  };
}
