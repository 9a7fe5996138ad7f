/** The example proposal: `/?view=example` draws 20 sections and makes a PDF of them. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { APPENDIX } from '../../src/shared/domain/appendix.ts';
import { PAGES } from '../../src/shared/domain/pages.ts';
import type { Page } from 'playwright';
import { accessibilityFindings, openApp, useBrowser } from './support/app.ts';
import { heard, inOrder, wordsOf, type Heard } from './support/heard.ts';

useBrowser();

const SECTIONS = [...PAGES, APPENDIX];

const SETTINGS = [
  { name: 'light, laptop', theme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark, phone', theme: 'dark', viewport: { width: 360, height: 740 }, touch: true },
] as const;

// A whole deck is drawn, heard and judged: on a busy machine that takes its time.
const PATIENCE = { timeout: 300_000 };

/** The deck as a screen reader hears it, in the order of the slides' own nodes. */
async function expectReadingOrder(page: Page): Promise<void> {
  const shown = await page
    .locator('ol[aria-label="Sections of a proposal"] > li, ul[aria-label="Sections of a proposal"] > li')
    .evaluateAll((items) =>
      items.map((item) => {
        const copy = item.cloneNode(true);
        if (!(copy instanceof Element)) return '';
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
        return (copy.textContent ?? '').replaceAll(/\s/g, '');
      }),
    );
  let sections: readonly Heard[] = [];
  // The tree follows the page with a delay. Then nothing is lost, doubled or moved on the way to the listener.
  await expect
    .poll(
      async () => {
        const named = ({ role, name }: Heard): boolean =>
          role === 'list' && name === 'Sections of a proposal';
        sections = inOrder(await heard(page)).find(named)?.children ?? [];
        return sections.map(({ children }) => wordsOf(children));
      },
      { timeout: 30_000, interval: 500 },
    )
    .toEqual(shown);
  sections.forEach((section, index) => {
    const at = `section ${index + 1}`;
    const all = inOrder(section.children);
    const headings = all.filter(({ role }) => role === 'heading');
    expect(
      headings.map(({ level }) => level),
      at,
    ).toEqual([2, ...headings.slice(1).map(() => 3)]);
    expect(headings.length, at).toBeGreaterThan(1);
    for (const table of all.filter(({ role }) => role === 'table')) {
      expect(table.name, at).not.toBe('');
      const roles = new Set(inOrder(table.children).map(({ role }) => role));
      for (const role of ['caption', 'row', 'columnheader', 'rowheader', 'cell'])
        expect(roles, at).toContain(role);
    }
    all.forEach((node, place) => {
      if (node.role !== 'image') return;
      expect(node.name, at).not.toBe('');
      expect(node.children, at).toEqual([]);
      // A chart's numbers follow it; what has no numbers is no chart.
      if (/\d/.test(node.name)) expect(all[place + 1]?.role, at).toBe('table');
    });
    for (const { name, children } of all.filter(({ role }) => role === 'list')) {
      expect(children.length, `${at} ${name}`).toBeGreaterThan(0);
      expect(new Set(children.map(({ role }) => role)), at).toEqual(new Set(['listitem']));
    }
  });
}

test.each(SETTINGS)('twenty sections in order, each with its slides: $name', PATIENCE, async (options) => {
  const app = await openApp(options);
  const { page, url } = app;
  await page.goto(`${url}/?view=example`);
  const list = page.getByRole('list', { name: 'Sections of a proposal' });
  await list.waitFor();
  // Listed at once, drawn in turn.
  const titles = await list.getByRole('heading', { level: 2 }).allTextContents();
  expect(titles).toEqual(SECTIONS.map(({ pageNumber, title }) => `${pageNumber}${title}`));
  for (const { pageNumber } of SECTIONS)
    await page.locator(`#page-${pageNumber} .deck-canvas`).first().waitFor({ state: 'attached' });
  // Headlines of slides are headings under their section's: the reading order of a screen reader.
  const last = page.locator(`#page-${APPENDIX.pageNumber}`);
  expect(await last.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0);
  expect(await last.getByRole('table').count()).toBeGreaterThan(0);
  if (options.name === 'light, laptop') await expectReadingOrder(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await sideways()).toBe(false);

  const read = page.getByRole('button', { name: 'Read as text' });
  expect(await read.isVisible()).toBe(options.viewport.width < 640);
  if (await read.isVisible()) {
    await read.click();
    await page.locator('#page-3 .deck-reading').first().waitFor();
    expect(await page.locator('.deck-canvas').count()).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await sideways()).toBe(false);
  }
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the keyboard reaches a section, and home does not lead here', async () => {
  const app = await openApp();
  const { page, url } = app;
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().waitFor();
  expect(await page.locator('a[href*="view=example"]').count()).toBe(0);
  await page.goto(`${url}/?view=example`);
  await page.locator('#page-20 .deck-canvas').first().waitFor({ state: 'attached' });
  const link = page.getByRole('navigation', { name: '20 sections' }).getByRole('link', { name: /Appendix/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#page-20$/);
  const top = (): Promise<number> =>
    page.locator('#page-20').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(400);
  await app.close();
});

test('Download PDF saves a file of every slide', async () => {
  const app = await openApp();
  const { page, url } = app;
  await page.goto(`${url}/?view=example`);
  await page.locator('#page-20 .deck-canvas').first().waitFor({ state: 'attached' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Doi Saket Coffee Roasters.*\.pdf$/);
  const about = execFileSync('pdfinfo', [await download.path()]).toString();
  const pages = Number(/^Pages: +(\d+)$/m.exec(about)?.[1]);
  expect(pages).toBeGreaterThan(19);
  // In the document the appendix may continue, as any page may.
  await expect.poll(() => page.locator('.deck-canvas').count()).toBe(pages);
  expect(app.problems).toEqual([]);
  await app.close();
});
