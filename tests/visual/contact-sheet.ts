/** One command that draws decks as pictures through the real renderer (see README.md). */
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { FONT_FAMILIES } from '../../src/shared/domain/options.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { readDeck } from './read-deck.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = join(ROOT, '.cache/visual');
const DECKS = [join(ROOT, 'src-worker/example/sections.json'), join(ROOT, 'tests/fixtures/decks')];

/** How to start the browser; the path is undefined where none was found. */
interface BrowserLaunch {
  executablePath: string | undefined;
  args: string[];
}

/** @returns exit code */
export async function main(
  paths: readonly string[],
  { executablePath, args }: BrowserLaunch,
): Promise<number> {
  const words = paths.filter((path) => !path.startsWith('--'));
  const appearance = readAppearance(paths);
  const decks: { name: string; scene: Scene }[] = [];
  for (const path of (words.length > 0 ? words : DECKS).flatMap(jsonFiles)) {
    const name = basename(path, '.json');
    decks.push({ name, scene: await readDeck(JSON.parse(readFileSync(path, 'utf8')), name, appearance) });
  }
  if (executablePath === undefined) {
    console.error('No Chromium was found. Set PALMLEAF_BROWSER to its path.');
    return 1;
  }
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    cacheDir: join(ROOT, '.cache/vite-visual'),
    plugins: [react()],
    server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client'],
      noDiscovery: true,
    },
  });
  const browser = await chromium.launch({ executablePath, args });
  try {
    await server.listen();
    const address = server.resolvedUrls?.local[0] ?? '';
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 2 });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${address}tests/visual/page/index.html`);
    await page.waitForFunction(() => window.drawScene !== undefined);
    for (const { name, scene } of decks) {
      const folder = join(OUT, name);
      rmSync(folder, { recursive: true, force: true });
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
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await server.close();
  }
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
