/** The edits that a strategist makes most, on one Thai deck, each with its count of actions and its time. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { edit } from '../../src/copy/en/edit.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { answerAll, generate } from './support/answer.ts';
import { openApp, useBrowser } from './support/app.ts';

useBrowser();

/** What a person does with hand and keyboard; typing one text is one action. */
class Hand {
  count = 0;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
  async press(key: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.press(key);
  }
  /** As an input method puts Thai words together: each syllable is composed, then committed. */
  async compose(words: string): Promise<void> {
    this.count += 1;
    const input = await this.#page.context().newCDPSession(this.#page);
    for (const { segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(words)) {
      for (let end = 1; end <= segment.length; end += 1)
        await input.send('Input.imeSetComposition', {
          text: segment.slice(0, end),
          selectionStart: end,
          selectionEnd: end,
        });
      await input.send('Input.insertText', { text: segment });
    }
    await input.detach();
  }
  async type(words: string): Promise<void> {
    this.count += 1;
    await this.#page.keyboard.insertText(words);
  }
}

/** At most so many actions an edit, and so long, ms: what typing takes a person comes on top. */
const MOST_ACTIONS = 6;
const MOST_MS = 15_000;

const drawn = (page: Page): Promise<string> => page.locator('.edit-frame .deck-frame').innerText();
const plain = (text: string): string => text.replaceAll(/\s/gu, '');

async function powerPointText(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PowerPoint Presentation' }).first().click();
  const parts = unzipSync(await readFile(await (await download).path()));
  return Object.entries(parts)
    .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .map(([, bytes]) =>
      [...strFromU8(bytes).matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join(''),
    )
    .join('\n');
}

test('ten edits of a Thai deck, each within a few actions, and all of them in PowerPoint', async () => {
  const app = await openApp({ address: '/?view=wizard&step=1' });
  const { page } = app;
  const { formData } = readBrief('dental-clinic-th');
  await answerAll(page, formData, 'th');
  await generate(page);
  const { pathname } = new URL(page.url());
  await page.goto(`${app.url}${pathname}?view=edit&page=1`);
  const strip = page.getByRole('navigation', { name: edit.pages });
  const toPage = (number: number): Locator => strip.locator(`[data-slide="page-${number}"]`);
  const text = (path: string): Locator => page.locator(`[data-place*="${path}"]`).first();
  await toPage(13).waitFor();

  const done: { name: string; actions: number; ms: number }[] = [];
  const says: string[] = [];
  const make = async (name: string, words: string, act: (hand: Hand) => Promise<void>): Promise<void> => {
    const [hand, start] = [new Hand(page), performance.now()];
    await act(hand);
    if (words !== '')
      await expect.poll(async () => plain(await drawn(page)), { timeout: 20_000 }).toContain(plain(words));
    done.push({ name, actions: hand.count, ms: Math.round(performance.now() - start) });
    if (words !== '') says.push(words);
  };
  const rewrite = (name: string, number: number, path: string, words: string, isComposed = false) =>
    make(name, words, async (hand) => {
      await hand.click(toPage(number));
      await hand.click(text(path));
      await hand.press('ControlOrMeta+a');
      await (isComposed ? hand.compose(words) : hand.type(words));
      await hand.press('Enter');
    });

  await make('positioning', '', async (hand) => {
    await hand.click(toPage(13));
    await hand.click(page.getByRole('link', { name: edit.take.open }));
    await hand.click(page.getByRole('button', { name: /^Use \d+ new text/ }));
    await text('title').waitFor();
  });
  await rewrite('headline', 13, 'title', 'หมอเจ็ดคนดูแลฟันทั้งครอบครัว', true);
  await rewrite('a sentence out of place', 12, 'output.takeaways.1', 'นัดแรกไม่เสียค่าใช้จ่าย', true);
  await rewrite('an idea', 18, 'reckoned.ideas.0.headline', 'ถ่ายรอยยิ้มก่อนและหลังทุกเดือน');
  await rewrite('what starts a buyer', 7, 'reckoned.trigger.starts', 'เพื่อนร่วมงานทักเรื่องฟันก่อนวันงาน');
  await rewrite('a rival’s weakness', 10, 'output.competitors.0.swot.weaknesses.0', 'ไม่มีนัดหลังเลิกงาน');
  await make('a missing contrast', 'เราตอบแชตภายในห้านาที', async (hand) => {
    await hand.click(toPage(12));
    await hand.click(text('output.takeaways.0'));
    await hand.press('ControlOrMeta+Enter');
    await expect.poll(() => page.getByRole('textbox').inputValue()).toBe(edit.newWords.th);
    await hand.type('เราตอบแชตภายในห้านาที');
    await hand.press('Enter');
  });
  await make('a filler row', '', async (hand) => {
    const last = text('output.takeaways.3');
    const gone = (await last.getAttribute('aria-label')) ?? '';
    await hand.click(last);
    await hand.click(page.getByRole('button', { name: edit.list.remove }));
    await expect
      .poll(async () => (await drawn(page)).includes(gone.slice(gone.indexOf(': ') + 2)))
      .toBe(false);
  });
  await make('a word everywhere', '', async (hand) => {
    await hand.click(page.getByRole('button', { name: edit.find.open }));
    await page.locator('input:focus').waitFor();
    await hand.type('Facebook');
    await hand.press('Tab');
    await hand.type('เฟซบุ๊ก');
    await page.getByRole('button', { name: /^Replace in all \d+$/ }).waitFor();
    await hand.press('Enter');
    await page.getByText(edit.find.count(0), { exact: true }).waitFor();
  });
  await make('the client’s name', '', async (hand) => {
    await page.getByLabel(edit.find.find, { exact: true }).fill('');
    await hand.click(page.getByRole('button', { name: formData.clientInfo.companyName }));
    await page.getByLabel(edit.find.replace).fill('');
    await hand.click(page.getByLabel(edit.find.replace));
    await hand.type('คลินิกฟันดีมีสุข');
    await page.getByRole('button', { name: /^Replace in all \d+$/ }).waitFor();
    await hand.press('Enter');
    await page.getByText(edit.find.count(0), { exact: true }).waitFor();
  });
  process.stdout.write(
    done.map(({ name, actions, ms }) => `${name}: ${actions} actions, ${ms} ms\n`).join(''),
  );
  expect(done.filter(({ actions, ms }) => actions > MOST_ACTIONS || ms > MOST_MS)).toEqual([]);

  await page.goto(`${app.url}${pathname}`);
  const file = plain(await powerPointText(page));
  for (const words of [...says, 'เฟซบุ๊ก', 'คลินิกฟันดีมีสุข']) expect(file).toContain(plain(words));
  expect(file).not.toContain(plain(formData.clientInfo.companyName));
  expect(file).not.toContain('Facebook');
  expect(app.problems).toEqual([]);
  await app.close();
}, 240_000);
