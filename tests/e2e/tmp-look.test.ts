import { existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBrief } from '../fixtures/briefs.ts';
import { answerAll, generate } from './support/answer.ts';
import { accessibilityFindings, openApp, storedBy, useBrowser } from './support/app.ts';
useBrowser();
const OUT = '/tmp/s/own/ew';
test('look', async () => {
  mkdirSync(OUT, { recursive: true });
  const file = `${OUT}/stored.json`;
  if (!existsSync(file)) {
    const app = await openApp({ address: '/?view=wizard&step=1' });
    for (const name of ['coffee-roaster-en', 'dental-clinic-th'] as const) {
      await app.page.goto(`${app.url}/?view=wizard&step=1`);
      const { formData, language } = readBrief(name);
      await answerAll(app.page, formData, language);
      await generate(app.page);
    }
    writeFileSync(
      file,
      JSON.stringify({ stored: await storedBy(app), path: new URL(app.page.url()).pathname }),
    );
    await app.close();
  }
  const { stored, path } = JSON.parse(readFileSync(file, 'utf8'));
  for (const look of (process.env['LOOKS'] ?? 'light-1440,dark-1440,light-360').split(',')) {
    const [theme, width] = look.split('-') as ['light' | 'dark', string];
    const app = await openApp({
      stored,
      theme,
      viewport: { width: Number(width), height: width === '360' ? 780 : 900 },
      touch: width === '360',
    });
    const { page } = app;
    const shot = (name: string) => page.screenshot({ path: `${OUT}/${name}-${look}.png` });
    const states = (process.env['STATES'] ?? 'take,find,library').split(',');
    if (states.includes('take')) {
      await page.goto(`${app.url}${path}?view=edit&page=13&again=1`);
      await page.waitForTimeout(6000);
      await shot('take');
      console.log(look, await accessibilityFindings(page));
    }
    if (states.includes('find')) {
      await page.goto(`${app.url}${path}?view=edit&page=13`);
      await page
        .getByRole('button', { name: /^Headline, page/ })
        .first()
        .waitFor();
      await shot('edit');
      await page.getByRole('button', { name: 'Find and replace' }).click();
      await page.getByLabel('Find', { exact: true }).fill(process.env['FIND'] ?? 'Facebook');
      await page.getByLabel('Replace with').fill('Meta');
      await page.waitForTimeout(1500);
      await shot('find');
      console.log(look, await accessibilityFindings(page));
    }
    if (states.includes('library')) {
      await page.goto(`${app.url}/?view=proposals`);
      await page.waitForTimeout(2500);
      await shot('library');
      console.log(look, await accessibilityFindings(page));
      if (process.env['MENU']) {
        await page.getByRole('button', { name: 'More' }).first().click();
        await page.waitForTimeout(300);
        await shot('library-menu');
        await page.getByRole('menuitem', { name: /Duplicate/ }).click();
        await page.waitForTimeout(600);
        await shot('library-duplicate');
        console.log(look, await accessibilityFindings(page));
      }
    }
    expect(app.problems).toEqual([]);
    await app.close();
  }
}, 280_000);
