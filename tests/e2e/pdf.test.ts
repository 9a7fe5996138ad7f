/** 'Download PDF' in the slideshow of the built product, and what is in the file. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { squeezed } from '../checks/pdf/extract.ts';
import { openApp, useBrowser } from './support/app.ts';
import { COMPANY, madeOfCompany } from './support/made.ts';

useBrowser();

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });

async function openSlideshow() {
  const { stored, path: address } = await madeOfCompany();
  const app = await openApp({ stored, address });
  const { page } = app;
  await page.getByRole('link', { name: 'Show presentation' }).first().click();
  await heading(page, 1).waitFor();
  return app;
}
const heading = (page: Page, slide: number) =>
  page.getByRole('heading', { level: 1, name: `Slide ${slide} of ` });

/** The downloaded file. */
async function downloadPdf(page: Page): Promise<{ name: string; path: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), path: await download.path() };
}

test('Download PDF saves the slides under the company’s name, with their words', async () => {
  const app = await openSlideshow();
  const { page } = app;
  const slides = Number(/of (\d+)/.exec(await heading(page, 1).innerText())?.[1]);
  // The words of two slides, as the screen has them.
  const words: string[] = [];
  for (const slide of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await heading(page, slide).waitFor();
    words.push(...(await page.locator('.stage .deck-frame .deck-line').allInnerTexts()));
  }
  expect(words.length).toBeGreaterThan(10);

  const { name, path: file } = await downloadPdf(page);
  expect(name).toBe(`${COMPANY} - Proposal.pdf`);
  expect(readFileSync(file).subarray(0, 8).toString()).toBe('%PDF-1.7');
  run('qpdf', '--check', file);
  const about = run('pdfinfo', file);
  expect(about).toMatch(new RegExp(`^Pages: +${slides}$`, 'm'));
  expect(about).toMatch(/^Page size: +960 x 540 pts$/m);
  const text = squeezed(run('pdftotext', file, '-'));
  for (const line of words) expect(text).toContain(squeezed(line));
  expect(app.problems).toEqual([]);
  await app.close();
});
