/** An agency with a logo, and a proposal's looks: on screen, in the PowerPoint file and in the PDF of the built product. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { agency as words } from '../../src/copy/en/agency.ts';
import { openXmlErrors } from '../checks/pptx/open-xml-sdk.ts';
import { packageDefects } from '../checks/pptx/package-check.ts';
import { generateFor } from './support/answer.ts';
import { accessibilityFindings, openApp, useBrowser } from './support/app.ts';

useBrowser();

/** Laying slides out takes a moment, and longer on a busy machine. */
const SOON = { timeout: 30_000 };

const fixture = (path: string): string => fileURLToPath(new URL(`../fixtures/${path}`, import.meta.url));
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });

async function download(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return (await downloading).path();
}
const paper = (page: Page, frame: string): Promise<string> =>
  page
    .locator(frame)
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--deck-paper'));
const showsLogo = (page: Page, within: string): Promise<boolean> =>
  page
    .locator(`${within} img.deck-image`)
    .first()
    .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);

test('an agency’s logo and contact, and a proposal’s looks, are the same on screen and in both files', async () => {
  const app = await openApp();
  const { page, url } = app;
  const findings: string[] = [];
  const check = async (within: string): Promise<void> => {
    // The rest of these screens is looked at elsewhere.
    findings.push(...(await accessibilityFindings(page, within)));
  };

  await page.goto(`${url}/?view=settings`);
  const file = page.locator('#agency input[type=file]');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await page.getByText(words.logo.problems.kind).waitFor();
  const broken = readFileSync(fixture('logos/wide.png')).subarray(0, 300);
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: broken });
  await page.getByText(words.logo.problems.broken).waitFor();
  await file.setInputFiles(fixture('logos/wide.svg'));
  await page.getByAltText(words.logo.alt).waitFor();
  await page.getByLabel(words.name).fill('Northlight Studio');
  await page.getByLabel(words.email).fill('nok@northlight.example');
  // The preview is drawn with what was just typed.
  await expect
    .poll(() => page.locator('#agency figure').innerText(), SOON)
    .toContain('nok@northlight.example');
  expect(await showsLogo(page, '#agency figure')).toBe(true);
  await page.locator('#agency').getByRole('radio', { name: 'White' }).check();
  await page.locator('#agency').getByText(words.saved).waitFor();
  await check('#agency');
  await page.reload();
  await page.getByAltText(words.logo.alt).waitFor();
  expect(await page.getByLabel(words.name).inputValue()).toBe('Northlight Studio');

  await page.goto(`${url}/?view=wizard&step=1`);
  await generateFor(page, 'Talay Thai');
  await page.getByText('PowerPoint Presentation Ready').first().waitFor({ timeout: 60_000 });
  expect(await paper(page, 'main ol .deck-frame')).toBe('#ffffff');
  expect(await showsLogo(page, 'main ol')).toBe(true);

  await page.getByRole('button', { name: 'Appearance' }).click();
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await panel.getByRole('radio', { name: 'Night' }).check();
  await expect.poll(() => paper(page, 'main ol .deck-frame'), SOON).not.toBe('#ffffff');
  const own = panel.getByLabel('Your own colour');
  await own.fill('#ffd40');
  await panel.getByText('Write six digits').waitFor();
  await own.fill('ffd400');
  await own.press('Enter');
  await panel.getByRole('radio', { name: 'Prompt' }).check();
  const faceOf = (): Promise<string> =>
    page
      .locator('main ol .deck-frame')
      .first()
      .evaluate((frame) => getComputedStyle(frame).fontFamily);
  await expect.poll(faceOf, SOON).toContain('Deck Prompt');
  await check('.side-panel');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  await page.getByText('PowerPoint Presentation Ready').first().waitFor({ timeout: 60_000 });
  const bytes = new Uint8Array(readFileSync(await download(page, 'Download PowerPoint Presentation')));
  expect(packageDefects(bytes)).toEqual([]);
  expect(openXmlErrors(bytes)).toEqual([]);
  const parts = unzipSync(bytes);
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  expect(Object.keys(parts).filter((name) => name.startsWith('ppt/media/'))).toHaveLength(1);
  expect(part('ppt/slides/slide1.xml')).toContain('descr="Logo of Northlight Studio"');
  expect(part('ppt/theme/theme1.xml')).toContain('<a:latin typeface="Prompt" ');
  expect(part('docProps/core.xml')).toContain('<dc:creator>Northlight Studio</dc:creator>');
  const last = Object.keys(parts).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).length;
  expect(part(`ppt/slides/slide${last}.xml`)).toContain('nok@northlight.example');
  expect(part(`ppt/slides/_rels/slide${last}.xml.rels`)).toContain('mailto:nok@northlight.example');

  // In the show: the same choices, at the keyboard; what is pressed in the panel turns no slide.
  await page.getByRole('link', { name: 'Show presentation' }).first().click();
  const heading = (slide: number) => page.getByRole('heading', { level: 1, name: `Slide ${slide} of ` });
  await heading(1).waitFor();
  await page.getByRole('button', { name: 'Appearance' }).focus();
  await page.keyboard.press('Enter');
  expect(await panel.getByRole('radio', { name: 'Night' }).isChecked()).toBe(true);
  await panel.getByRole('radio', { name: 'Night' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await panel.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  await check('.side-panel');
  const dark = await panel
    .locator('.look-choice .deck-frame')
    .nth(2)
    .evaluate((frame) => getComputedStyle(frame).backgroundColor);
  await expect
    .poll(
      () =>
        page.locator('.stage-frame .deck-frame').evaluate((frame) => getComputedStyle(frame).backgroundColor),
      SOON,
    )
    .toBe(dark);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await heading(1).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Appearance');

  const pdf = await download(page, 'Download PDF');
  run('qpdf', '--check', pdf);
  expect(run('pdffonts', pdf)).toContain('Prompt');
  expect(run('pdftotext', pdf, '-')).toContain('nok@northlight.example');
  const pictures = run('pdfimages', '-list', pdf)
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , kind]) => kind === 'image');
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(pictures.map((row) => row[10])).size).toBe(1);

  expect(findings).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
}, 300_000);
