/** Every screen, in both themes and on a phone: axe finds nothing, nothing is wider than the screen. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { edit } from '../../src/copy/en/edit.ts';
import { landing } from '../../src/copy/en/landing.ts';
import { pages } from '../../src/copy/en/pages.ts';
import { share } from '../../src/copy/en/share.ts';
import { wizard } from '../../src/copy/en/wizard.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { answerAll } from './support/answer.ts';
import { accessibilityFindings, goTo, openApp, useBrowser } from './support/app.ts';

useBrowser();

const sidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Every state of every screen in one go. */
const PATIENCE = { timeout: 600_000 };

const SIZES = [
  { name: 'laptop', viewport: { width: 1440, height: 900 }, touch: false, themes: ['light', 'dark'] },
  // By night a phone has the colours that a laptop has, and by day it has stood where they stand.
  { name: 'phone', viewport: { width: 360, height: 740 }, touch: true, themes: ['light'] },
] as const;

const DIALOG = 'dialog[open], [role=dialog]';

/** Each state of each screen is made once for a size, and looked at in its themes. */
test.each(SIZES)('$name', PATIENCE, async ({ name, themes, ...options }) => {
  // Slow enough for the generation screen to be looked at while it writes.
  const app = await openApp({ ...options, config: { limits: { plannerPageDelayMs: 1000 } } });
  const { page, url } = app;
  const findings: string[] = [];
  /** `within`: a dialog lies over a screen that has been looked at. */
  const check = async (screen: string, within = 'html'): Promise<void> => {
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
      // Colours have changed over when nothing moves any more.
      await page.waitForFunction(() =>
        document.getAnimations().every((one) => one.effect?.getComputedTiming().iterations === Infinity),
      );
      for (const finding of await accessibilityFindings(page, within, colorScheme === 'dark'))
        findings.push(`${screen}, ${colorScheme}: ${finding}`);
    }
    if (await sidewaysScroll(page)) findings.push(`${screen}: wider than the screen`);
  };
  const visit = async (screen: string, path: string, heading: RegExp): Promise<void> => {
    await goTo(page, path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await check(screen);
  };

  await page.getByRole('heading', { name: /Digital Marketing/ }).waitFor();
  await check('landing, empty');
  await visit('all proposals, empty', '/?view=proposals', /All proposals/);
  await visit('settings', '/?view=settings', /Settings/);
  for (const engine of ['Your AI model', 'Agency service']) {
    await page.getByRole('radio', { name: new RegExp(engine) }).check();
    await check(`settings, ${engine}`);
  }
  await page.goto(`${url}/?view=example`);
  await page.getByRole('heading').first().waitFor();
  await check('example');
  await page.goto(`${url}/#start-from-a-brief`);
  await page.getByRole('button', { name: landing.brief.start }).click();
  await page.getByText(landing.brief.empty).waitFor();
  await check('brief without words');
  await visit('not found', '/no/such/place', /Oops! Page not found/);
  await visit('request failed', '/ai/nothing', /AI Request Failed/);
  await visit('not on this device', '/proposal_1_x', /not on this device/i);
  for (const step of [1, 2, 3, 4, 5])
    await visit(`wizard, step ${step}`, `/?view=wizard&step=${step}`, new RegExp(`Step ${step} of 5`));
  // Every message of an untouched questionnaire is shown at once by leaving it for the review.
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('dialog').waitFor();
  await check('review, everything missing', DIALOG);
  await page.getByRole('dialog').getByRole('button', { name: 'Review & Edit' }).click();
  await check('wizard, step 5 with errors');

  if (name === 'phone') {
    await page.getByRole('button', { name: /of 19 pages/ }).click();
    await page.getByRole('dialog').waitFor();
    await check('the proposal taking shape', DIALOG);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Remove competitor 1' }).click();
  await check('wizard, a card removed');

  const { formData, language } = readBrief('barely-answered');
  await page.goto(url);
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await answerAll(page, formData, language);
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('dialog').waitFor();
  await check('review', DIALOG);
  await page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
  await page
    .getByText(/^Processing page \d+ of 19/)
    .first()
    .waitFor();
  await check('generation');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page
    .getByText(/^Paused before page/)
    .first()
    .waitFor();
  await check('generation, paused');
  const run = page.url();
  await page.goto(url);
  await page.getByRole('heading', { name: 'Continue your proposal' }).waitFor();
  await check('landing, unfinished work');
  await page.goto(run);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });
  const proposal = new URL(page.url()).pathname;
  await page.getByText('PowerPoint Presentation Ready').first().waitFor({ timeout: 30_000 });
  for (const summary of await page.locator('details > summary').all()) await summary.click();
  await check('result, opened');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Prompt' }).waitFor();
  await check('result, appearance', DIALOG);
  await goTo(page, `${proposal}?view=slideshow`);
  await page
    .getByText(/^Slide 1 of/)
    .first()
    .waitFor();
  for (let index = 0; index < 19; index += 1) {
    await page.locator('.deck-frame').first().waitFor();
    // The stage is dark in both themes; the first slide is looked at in both all the same.
    if (index === 0) await check('slideshow');
    // And its words and marks are the same on a phone, smaller.
    else if (name === 'laptop')
      for (const finding of await accessibilityFindings(page, '.stage-slide'))
        findings.push(`slide ${index + 1}: ${finding}`);
    await page.keyboard.press('ArrowRight');
  }
  if (name === 'phone') {
    await page.getByRole('button', { name: 'Read' }).click();
    await check('slideshow, reading');
    await page.getByRole('button', { name: 'Slide', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Prompt' }).waitFor();
  await check('slideshow, appearance', DIALOG);
  // What is done with a proposal: edited, searched, arranged, written otherwise, looked back at, sent.
  await goTo(page, `${proposal}?view=edit&page=15`);
  const headline = page.getByRole('button', { name: /^Headline, page/ }).first();
  await headline.waitFor();
  await check('editing');
  await page.locator('button[data-figures]').first().click();
  await page.locator('.edit-figure-cell').first().waitFor();
  await check('editing, figures');
  await page.goto(`${url}${proposal}?view=edit&page=3`);
  await headline.click();
  await page.getByRole('textbox').first().waitFor();
  await check('editing, typing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: edit.find.open }).click();
  await page.getByLabel(edit.find.find, { exact: true }).fill(formData.clientInfo.companyName);
  await page
    .getByText(/^Found in \d+/)
    .first()
    .waitFor();
  await check('find and replace', DIALOG);
  await goTo(page, `${proposal}?view=edit&page=13&again=1`);
  await page.getByText(edit.take.others).or(page.getByText(edit.take.none)).waitFor();
  await check('another take');
  await visit('versions', `${proposal}?view=versions`, new RegExp(edit.history.title));
  await goTo(page, `${proposal}?view=pages`);
  await page.locator('[data-tile="3"] [data-choose]').click();
  await page.getByRole('button', { name: pages.add.kinds.quote[0] }).waitFor();
  await check('deck order');
  await goTo(page, proposal);
  await page.getByRole('button', { name: share.open }).click();
  await page.getByRole('dialog', { name: share.title }).waitFor();
  await page.getByRole('progressbar', { name: share.kept.room }).waitFor({ state: 'attached' });
  await check('share', DIALOG);
  await page.goto(`${url}/?view=receive`);
  await page.getByRole('heading').first().waitFor();
  await check('receive');
  await visit('settings, with work', '/?view=settings', /Settings/);
  await visit('landing, with history', '/', /History/);
  await page
    .getByRole('button', { name: new RegExp(formData.clientInfo.companyName) })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Proposal Details' }).waitFor();
  await page.getByRole('dialog').getByText('Ready').waitFor();
  await check('details', DIALOG);
  await page.keyboard.press('Escape');
  await visit('all proposals', '/?view=proposals', /All proposals/);

  expect(findings).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});
