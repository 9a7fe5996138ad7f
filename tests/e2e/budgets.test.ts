/** Sizes, which are the same on every machine: what a first visit loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { BUILD, openApp, useBrowser } from './support/app.ts';

useBrowser();

const KB = 1000;

/** The scripts among these addresses, with their gzipped bytes. */
const scripts = (addresses: readonly string[]): [name: string, bytes: number][] =>
  [...new Set(addresses.map((address) => new URL(address).pathname))]
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, gzipSync(readFileSync(join(BUILD, name)), { level: 9 }).length]);

/** A built script and everything that it imports before it runs, as names like '/assets/a-1234.js'. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const source = readFileSync(join(BUILD, name), 'utf8');
  for (const [, file = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(`/assets/${file}`, found);
  return found;
}

const total = (sizes: readonly [string, number][]): number =>
  sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
const list = (sizes: readonly [string, number][]): string =>
  sizes.map(([name, bytes]) => `${name} ${bytes}`).join('\n');

/** Everything that the landing page has loaded once the worker has answered and the product is stored for offline use. */
async function loadedWhenIdle(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().waitFor();
  await page.getByText('Palmleaf now works offline on this device').waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
}

/** A device that asks for few bytes. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('the landing page loads at most 95 kB of scripts, and neither wizard nor slides nor PowerPoint', async () => {
  // What is fetched ahead, for the screen that most people open next, is not fetched on such a device.
  const app = await openApp({ offline: true, prepare: saveData });
  const addresses = await loadedWhenIdle(app.page);
  // The document's list holds what its worker loads to start, too.
  const loaded = scripts(addresses);
  const entry = loaded.find(([name]) => /\/worker-[^/]*\.js$/.test(name))?.[0] ?? '';
  const started = withImports(entry);
  const ofPage = loaded.filter(([name]) => !started.has(name));
  const ofWorker = scripts([...started].map((name) => `${app.url}${name}`));

  expect(total(ofPage), list(ofPage)).toBeGreaterThan(50 * KB);
  expect(total(ofPage), list(ofPage)).toBeLessThanOrEqual(95 * KB);
  expect(ofPage.filter(([name]) => /wizard|slide-view|slideshow|pptx|harfbuzz/.test(name))).toEqual([]);
  expect(total(ofWorker), list(ofWorker)).toBeGreaterThan(10 * KB);
  expect(total(ofWorker), list(ofWorker)).toBeLessThanOrEqual(45 * KB);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the wizard is fetched while the landing page idles: opening it asks the network for no script', async () => {
  const app = await openApp({ offline: true });
  const { page } = app;
  const ahead = await loadedWhenIdle(page);
  expect(ahead.some((address) => /\/wizard-[^/]*\.js$/.test(address))).toBe(true);
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await page.getByRole('heading', { name: /Client Information/ }).waitFor();
  const opened = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  const parts = withImports(new URL(ahead.find((address) => /\/wizard-/.test(address)) ?? '').pathname);
  expect([...parts].filter((name) => !ahead.includes(`${app.url}${name}`))).toEqual([]);
  expect(opened.filter((address) => /\/wizard-/.test(address))).toHaveLength(1);
  await app.close();
});
