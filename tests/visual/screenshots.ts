/**
 * The manifest's screenshots, from the built product (`npm run build` first): a person answers, generates and comes back.
 * Into `public/screenshots`, at the sizes that the manifest names.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { serve } from '../../.scripts/serve.mjs';
import { answerAll, generate } from '../e2e/support/answer.ts';
import { readBrief } from '../fixtures/briefs.ts';

const ROOT = new URL('../../', import.meta.url);
const OUT = new URL('public/screenshots/', ROOT);
const SIZES = [
  { name: 'wide', width: 1280, height: 800, isMobile: false },
  { name: 'narrow', width: 390, height: 844, isMobile: true },
] as const;
const QUALITY = 0.82;

export async function main(launch: { executablePath: string | undefined; args: string[] }): Promise<void> {
  const { executablePath, args } = launch;
  if (executablePath === undefined)
    throw new Error('No Chromium was found. Set PALMLEAF_BROWSER to its path.');
  const server = await serve({ dir: fileURLToPath(new URL('dist', ROOT)), port: 0 });
  const browser = await chromium.launch({ executablePath, args });
  mkdirSync(OUT, { recursive: true });
  try {
    for (const size of SIZES) await shoot(browser, server.url, size);
    await shootLanding(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The whole landing page, for the README. */
async function shootLanding(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { name: /Digital Marketing/ }).waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1440, height });
  await store(page, new URL('.github/landing.webp', ROOT));
  await context.close();
}

async function shoot(browser: Browser, url: string, size: (typeof SIZES)[number]): Promise<void> {
  const { name, width, height, isMobile } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    colorScheme: 'light',
    isMobile,
    hasTouch: isMobile,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const keep = (what: string): Promise<void> => store(page, new URL(`${name}-${what}.webp`, OUT));
  await page.goto(url);
  await page.getByRole('heading', { name: /Digital Marketing/ }).waitFor();
  await keep('start');
  const { formData, language } = readBrief('coffee-roaster-en');
  await page.goto(`${url}/?view=wizard`);
  await answerAll(page, formData, language);
  await page.goto(page.url().replace(/step=\d/, 'step=3'));
  await page.getByRole('heading', { name: /Step 3 of 5/ }).waitFor();
  await keep('questions');
  await page.goto(page.url().replace(/step=\d/, 'step=5'));
  await generate(page);
  // Thumbnails are drawn near the screen; for paper all of them.
  await page.locator('.deck-canvas').first().waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.locator('.deck-canvas').nth(18).waitFor({ state: 'attached' });
  await page.getByText('PowerPoint Presentation Ready').first().waitFor({ state: 'attached' });
  await keep('proposal');
  await context.close();
}

/** As WebP, which the browser itself encodes. */
async function store(page: Page, file: URL): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  const png = await page.screenshot({ scale: 'css' });
  const tool = await page.context().newPage();
  const webp = await tool.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  );
  await tool.close();
  writeFileSync(file, Buffer.from(webp, 'base64'));
}
