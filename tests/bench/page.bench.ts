/** The page while the worker works: no task over 50 ms during a run and both exports, on the built product. */
import { expect, test } from 'vitest';
import { wizard } from '../../src/copy/en/wizard.ts';
import { answerAll } from '../e2e/support/answer.ts';
import { openApp, useBrowser } from '../e2e/support/app.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { traceMainThread } from './main-thread.ts';

useBrowser();

const LONGEST_MS = 50;

test('no long task on the page during a run and both exports', async () => {
  const app = await openApp();
  const { page } = app;
  const { formData, language } = readBrief('coffee-roaster-en');
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await answerAll(page, formData, language);
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('dialog').waitFor();
  const browser = app.context.browser();
  if (browser === null) throw new Error('The context has no browser');
  let generated = 0;
  const started = performance.now();
  const { cpu, longestWall } = await traceMainThread(browser, page, async () => {
    await page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
    await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });
    generated = performance.now();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Download PowerPoint Presentation' })
        .first()
        .click({ timeout: 60_000 }),
    ]);
    await download.path();
    await page.getByRole('link', { name: 'Show presentation' }).first().click();
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click({ timeout: 60_000 }),
    ]);
    await pdf.path();
  });
  console.log(
    `19 pages after ${(generated - started).toFixed(0)} ms, both files after ${(performance.now() - generated).toFixed(0)} ms more; ` +
      `longest tasks by processor time: ${cpu.slice(0, 5).map(Math.round).join(', ')} ms (by the clock ${longestWall.toFixed(0)} ms)`,
  );
  expect(cpu[0] ?? 0).toBeLessThanOrEqual(LONGEST_MS);
  await app.close();
});
