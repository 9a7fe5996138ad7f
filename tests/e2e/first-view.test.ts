/** The first view: `index.html` holds the landing screen, answers every address, and nothing jumps or flashes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { common } from '../../src/copy/en/common.ts';
import { landing } from '../../src/copy/en/landing.ts';
import { unfinished } from '../../src/copy/en/unfinished.ts';
import { wizard } from '../../src/copy/en/wizard.ts';
import { BUILD, openApp, useBrowser } from './support/app.ts';

useBrowser();

const PHONE = { viewport: { width: 360, height: 740 }, touch: true } as const;
const HEADLINE = landing.headline.join(' ');
/** Most that may move, as the browsers' layout shift score: less than anybody sees. */
const STILL = 0.01;

declare global {
  interface Window {
    /** Filled by `watch`. */
    seen: { shift: number; shifted: string[]; headings: string[]; complaints: string[] };
  }
}

/** Chromium's measure of what moves; in no library of types yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

/** From the very start: what shifts, which headings are ever shown, and what the console is told. */
async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: Window['seen'] = { shift: 0, shifted: [], headings: [], complaints: [] };
    window.seen = seen;
    const complain = console.error.bind(console);
    console.error = (...words: unknown[]) => {
      seen.complaints.push(words.map(String).join(' '));
      complain(...words);
    };
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
        if (hadRecentInput) continue;
        seen.shift += value;
        for (const { node } of sources)
          seen.shifted.push(node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeValue ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      for (const heading of document.querySelectorAll('h1, h2')) {
        const words = (heading.textContent ?? '').trim();
        if (heading.checkVisibility({ visibilityProperty: true }) && !seen.headings.includes(words))
          seen.headings.push(words);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Holds the page's own script back until it is let go. */
function holdStart() {
  const held: Route[] = [];
  let open = false;
  return {
    prepare: (context: BrowserContext) =>
      context.route(/\/assets\/index-[^/]*\.js$/, (route) => {
        if (open) return void route.continue();
        held.push(route);
      }),
    letGo: async () => {
      open = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

const markup = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('#root')?.innerHTML ?? '');
/** React has taken the markup over once the worker it starts has been asked for. */
const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/worker-[^/]*\.js$/.test(name)),
  );

async function expectStill(page: Page): Promise<void> {
  const { shift, shifted } = await page.evaluate(() => window.seen);
  expect(shift, shifted.join('\n')).toBeLessThan(STILL);
}

test.each([
  { name: 'light, laptop', theme: 'light' },
  { name: 'dark, phone', theme: 'dark', ...PHONE },
] as const)(
  'the landing screen stands before its scripts, and they change nothing: $name',
  async (options) => {
    const start = holdStart();
    const app = await openApp({
      ...options,
      address: '/?utm_source=mail',
      early: true,
      prepare: async (context) => {
        await watch(context);
        await start.prepare(context);
        // What the scripts fetch for further down is not asked for here.
        return context.route(/\/assets\/Brief-[^/]*\.js$/, () => undefined);
      },
    });
    const { page } = app;
    // The last element of the page: all of it is there.
    await page.getByRole('region', { name: common.notifications }).waitFor({ state: 'attached' });
    // Its lines are blocks once the styles are there.
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toBe(landing.headline.join('\n'));
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(options.theme);
    expect(await page.getByLabel(landing.brief.text).isVisible()).toBe(true);
    const before = await markup(page);
    await start.letGo();
    await isAlive(page);
    await page.getByRole('button', { name: landing.deck.play }).first().waitFor();
    // People who want no motion get a deck that stands: its button changes, and a class that hides nothing here, once it
    // is known that there is no work on the device.
    const still = (text: string): string =>
      text
        .replaceAll(/<button[^>]*(data-tip|aria-label)="[^"]*slide[^"]*"[^>]*>.*?<\/button>/g, '')
        .replaceAll(/ returning:hidden(?=")/g, '');
    expect(still(await markup(page))).toBe(still(before));
    await expectStill(page);
    expect(await page.evaluate(() => window.seen.complaints)).toEqual([]);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test.each(['/?view=wizard', '/?view=example', '/proposal_1_a', '/ai/req_7', '/a/b/c'])(
  '%s never shows the landing screen of index.html first',
  async (address) => {
    const start = holdStart();
    const app = await openApp({
      ...PHONE,
      address,
      early: true,
      prepare: async (context) => {
        await watch(context);
        await start.prepare(context);
      },
    });
    const { page } = app;
    // Time for several frames, with the scripts held back.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.seen.headings)).toEqual([]);
    const pictures = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/example\//.test(name)),
    );
    expect(pictures).toEqual([]);
    await start.letGo();
    await page.getByRole('heading').first().waitFor();
    const { headings, complaints } = await page.evaluate(() => window.seen);
    expect(headings.join()).not.toContain(HEADLINE);
    expect(complaints).toEqual([]);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

test('nothing moves while the wizard and the example arrive, nor for a person who has unfinished work', async () => {
  const app = await openApp({ ...PHONE, prepare: watch, address: '/?view=example' });
  const { page, url } = app;
  await page.locator('#page-1 .deck-canvas').waitFor();
  await expectStill(page);

  await page.goto(`${url}/?view=wizard`);
  await page.getByRole('heading', { name: /Client Information/ }).waitFor();
  await page.waitForTimeout(500);
  await expectStill(page);

  await page.getByLabel(/^Company Name/).fill('Nok');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft_')));
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page.goto(url);
  await page.getByRole('heading', { name: unfinished.title }).waitFor();
  await page.getByRole('heading', { name: landing.brief.title }).waitFor();
  // What stands under the unfinished work was shown after it.
  const { headings } = await page.evaluate(() => window.seen);
  expect(headings.indexOf(landing.brief.title)).toBeGreaterThan(headings.indexOf(unfinished.title));
  await expectStill(page);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('index.html names the two faces of the first view, and holds nothing that the policy forbids', () => {
  const html = readFileSync(join(BUILD, 'index.html'), 'utf8');
  const faces = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="\/assets\/([a-z-]+\d+)/g)];
  expect(faces.map(([, face]) => face)).toEqual(['prompt-latin-600', 'inter-latin-400']);
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=/);
  expect(html).toContain(landing.promise);
  expect(html).not.toContain(wizard.title);
});
