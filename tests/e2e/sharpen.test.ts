/** After Confirm: questions that sharpen the plan and what it stands on; each rewrites the pages that change, and only those. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sharpen } from '../../src/copy/en/sharpen.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { answerAll, generate } from './support/answer.ts';
import { numbersUnder, openApp, useBrowser } from './support/app.ts';
import { findingsOf } from './support/looks.ts';

useBrowser();

const TIME = 60_000;

/** What each page says, as it is stored. */
const pagesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^proposal_[0-9a-f]{64}$/.test(name)) ?? '';
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const pages: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'pages') : [];
    return Array.isArray(pages)
      ? pages.map((one: unknown) =>
          JSON.stringify(typeof one === 'object' && one !== null ? Reflect.get(one, 'sectionData') : ''),
        )
      : [];
  });
/** Pages that say something else, called as their slides are numbered. */
const changed = (
  before: readonly string[],
  after: readonly string[],
  numbers: readonly number[],
): (number | undefined)[] => after.flatMap((text, i) => (text === before[i] ? [] : [numbers[i]]));
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

test('an answer and a choice rewrite the pages that they name, survive a reload and can be taken back', async () => {
  const app = await openApp();
  const { page } = app;
  const { formData, language } = readBrief('coffee-roaster-en');
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await answerAll(page, formData, language);
  await generate(page);
  const questions = page.getByRole('region', { name: sharpen.label });
  await questions.getByRole('heading', { name: /would sharpen this plan/ }).waitFor({ timeout: TIME });
  await questions.scrollIntoViewIfNeeded();
  expect(await findingsOf(page, 'sharpen', '#sharpen')).toEqual([]);

  // By keys: a number chooses, Enter answers.
  const numbers = await numbersUnder(page);
  const before = await pagesOf(page);
  const open = questions.locator('[data-open]');
  const named = numbersIn(await open.getByText(/^Changes pages/).innerText());
  await open.getByRole('radio').first().focus();
  await page.keyboard.press('2');
  const answer = await open.getByRole('radio').nth(1).inputValue();
  expect(await open.getByRole('radio').nth(1).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await page
    .getByText(/being written again/)
    .first()
    .waitFor({ timeout: TIME });
  await expect
    .poll(async () => changed(before, await pagesOf(page), numbers), { timeout: TIME })
    .toEqual(named);

  // Skipped with Escape; the next one is open, and the focus is in it.
  await expect
    .poll(() => open.evaluate((one) => one.contains(document.activeElement)), { timeout: TIME })
    .toBe(true);
  await page.keyboard.press('Escape');
  await questions.getByText(sharpen.skipped).first().waitFor({ timeout: TIME });
  await page.reload();
  await questions.getByText(answer, { exact: true }).waitFor({ timeout: TIME });
  expect(changed(before, await pagesOf(page), numbers)).toEqual(named);

  // What the deck stands on: the others are one tap away, with the pages that follow.
  const choices = page.getByRole('region', { name: sharpen.choices.label });
  const position = choices.getByRole('group', { name: sharpen.choices.groups.position.title });
  await position.getByRole('radio').nth(1).check({ timeout: TIME });
  const told = await position.getByText(/would change \d+ pages/).innerText();
  const follow = numbersIn(told.slice(told.lastIndexOf(':')));
  await position.scrollIntoViewIfNeeded();
  expect(await findingsOf(page, 'choices', `[aria-label="${sharpen.choices.label}"]`)).toEqual([]);
  const then = await pagesOf(page);
  const standing = await numbersUnder(page);
  await position.getByRole('button', { name: /^Use this one: \d+ pages$/ }).click();
  await expect
    .poll(async () => changed(then, await pagesOf(page), standing), { timeout: TIME })
    .toEqual(follow);
  await page.reload();
  await position.getByText(sharpen.choices.taken).waitFor({ timeout: TIME });
  expect(await position.getByRole('radio').nth(1).isChecked()).toBe(true);

  // And back to what it was.
  await position.getByRole('radio').first().check();
  await position.getByRole('button', { name: /^Use this one: \d+ pages$/ }).click();
  await expect.poll(() => pagesOf(page), { timeout: TIME }).toEqual(then);

  // In the person's own words, which stay.
  const own = 'Roasted the week you ask for it';
  await position.getByLabel(sharpen.choices.ownOf.position).fill(own);
  await position.getByRole('button', { name: sharpen.choices.useOwn }).click();
  await expect
    .poll(async () => JSON.stringify(await pagesOf(page)), { timeout: TIME })
    .toContain('oasted the week');
  await page.reload();
  await expect
    .poll(() => position.getByLabel(sharpen.choices.ownOf.position).inputValue(), { timeout: TIME })
    .toBe(own);
  expect(app.problems).toEqual([]);
  await app.close();
}, 300_000);
