/**
 * The ten edits that a strategist makes most, on one deck: by mouse, by keyboard alone, by touch at 360 px, and in Thai with
 * an input method. Each takes a few actions and seconds; then the budget changes, the edits stay, and both files hold them.
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { edit } from '../../src/copy/en/edit.ts';
import { outOfDate } from '../../src/copy/en/out-of-date.ts';
import { result } from '../../src/copy/en/result.ts';
import type { Language } from '../../src/shared/domain/options.ts';
import { readBrief } from '../fixtures/briefs.ts';
import { answerAll, generate } from './support/answer.ts';
import {
  goTo,
  openApp,
  storedBy,
  useBrowser,
  type App,
  type AppOptions,
  type Stored,
} from './support/app.ts';
import { tabTo } from './support/keys.ts';
import { Hand, type Way } from './support/hand.ts';

useBrowser();

/** At most so many actions an edit, and so long, ms, on an idle machine: what typing takes a person comes on top. */
const MOST_ACTIONS = 5;
const MOST_MS = 15_000;

interface Words {
  headline: string;
  trigger: [path: string, words: string];
  /** Path of a text of the row that goes. */
  row: string;
  contrast: string;
  sentence: string;
  idea: string;
  everywhere: [find: string, replace: string];
}
interface Deck {
  brief: Parameters<typeof readBrief>[0];
  words: Words;
}
const EN: Deck = {
  brief: 'coffee-roaster-en',
  words: {
    headline: 'Nine hundred members by June',
    trigger: ['output.personas.0.psychology.tension', 'The tin runs empty on a Monday morning'],
    row: 'output.competitors.2.reasoning',
    contrast: 'We roast to order; they roast for the shelf',
    sentence: 'Our own list brings the rest, 73 a month',
    idea: 'Film the roast of one order, bag to door',
    everywhere: ['sign-ups', 'new members'],
  },
};
const TH: Deck = {
  brief: 'dental-clinic-th',
  words: {
    headline: 'หมอเจ็ดคนดูแลฟันทั้งครอบครัว',
    trigger: ['output.personas.0.psychology.tension', 'เพื่อนร่วมงานทักเรื่องฟันก่อนวันงาน'],
    row: 'output.competitors.2.reasoning',
    contrast: 'เราตอบแชตภายในห้านาที',
    sentence: 'นัดแรกไม่เสียค่าใช้จ่าย',
    idea: 'ถ่ายรอยยิ้มก่อนและหลังทุกเดือน',
    everywhere: ['Facebook', 'เฟซบุ๊ก'],
  },
};

/** What the plan promises everywhere, on page 13. */
const PROMISE = 'output.strategies.1.title';

interface Made {
  stored: Stored;
  path: string;
  /** What stands on the deck before anybody changes it, by page and path. */
  before: ReadonlyMap<string, string>;
}
/** What no page of any deck has a use for: an answer not used. */
const NO_PAGES: Readonly<Record<Language, string>> = {
  en: '\nThe cat of the house is called Biscuit.',
  th: '\nแมวประจำร้านชื่อบิสกิต',
};
async function made({ brief, words }: Deck): Promise<Made> {
  const app = await openApp({ address: '/?view=wizard&step=1' });
  const { formData, language } = readBrief(brief);
  formData.competitiveAnalysis.additionalNotes += NO_PAGES[language];
  await answerAll(app.page, formData, language);
  await generate(app.page);
  const path = new URL(app.page.url()).pathname;
  const stored = await storedBy(app);
  const before = new Map<string, string>();
  for (const [number, at] of [
    [3, 'title'],
    [7, words.trigger[0]],
    [9, words.row],
    [12, 'output.takeaways.1'],
    [13, PROMISE],
    [18, 'reckoned.ideas.0.headline'],
  ] as const) {
    await goTo(app.page, `${path}?view=edit&page=${number}`);
    await atPage(app.page, number);
    const label = (await text(app.page, at).getAttribute('aria-label')) ?? '';
    before.set(`${number} ${at}`, label.slice(label.indexOf(': ', label.indexOf(', page')) + 2));
  }
  await app.close();
  return { stored, path, before };
}
let english: Made;
beforeAll(async () => {
  english = await made(EN);
});

const plain = (text: string): string => text.replaceAll(/\s/gu, '');
const drawn = (page: Page): Promise<string> => page.locator('.edit-frame .deck-frame').innerText();
/** On the slide itself: a finger taps there too, though its texts are listed under it. */
const text = (page: Page, path: string): Locator => page.locator(`[data-spot^="${path}"]`).first();
const toPage = (page: Page, number: number): Locator =>
  page.getByRole('navigation', { name: edit.pages }).locator(`[data-slide="page-${number}"]:visible`);
const find = (page: Page): Locator => page.getByRole('button', { name: edit.find.open });
/** In the strip: pages are called by the numbers of their slides, which need not be their own. */
const current = (page: Page, number: number): Locator =>
  page.locator(`[data-slide="page-${number}"][aria-current="page"]`);
async function atPage(page: Page, number: number): Promise<void> {
  await current(page, number).first().waitFor({ state: 'attached' });
  await page.locator('[data-spot]').first().waitFor();
}

/** How one person does it. */
interface Person {
  page: Page;
  hand: () => Hand;
  /** The page is shown, and its first text has the focus where that is by keys. */
  go: (number: number) => Promise<void>;
  /** The text is open, all of it selected. */
  open: (number: number, path: string) => Promise<void>;
  type: (words: string) => Promise<void>;
  done: () => Promise<void>;
  add: (number: number, path: string) => Promise<void>;
  remove: (number: number, path: string) => Promise<void>;
  /** In these words, or as the plan has it otherwise; '' where its words are the plan's. */
  position: (words: string) => Promise<string>;
  figures: () => Promise<void>;
  addUp: () => Promise<void>;
  unused: () => Promise<void>;
  everywhere: (words: Words['everywhere']) => Promise<void>;
}

interface Manner {
  /** By an input method. */
  isComposed: boolean;
  before: Made['before'];
}

/** By hand: mouse or finger. */
function byHand(page: Page, way: Way, hand: () => Hand, { isComposed, before }: Manner): Person {
  const isPhone = way === 'touch';
  const go = async (number: number): Promise<void> => {
    if ((await current(page, number).count()) > 0) return;
    await hand().press(toPage(page, number));
    await atPage(page, number);
  };
  const type = (words: string): Promise<void> => (isComposed ? hand().compose(words) : hand().type(words));
  return {
    page,
    hand,
    go,
    type,
    open: async (number, path) => {
      // A finger finds its text by its words: nobody aims at a line of a slide that is as wide as a thumb is long.
      if (isPhone) return found(hand(), before, path, number);
      await go(number);
      await hand().pressThrice(text(page, path));
      return undefined;
    },
    done: () => (isPhone ? hand().press(page.getByRole('button', { name: edit.done })) : hand().key('Enter')),
    add: async (number, path) => {
      await go(number);
      await hand().press(text(page, path));
      await hand().press(page.getByRole('button', { name: edit.list.add }));
    },
    remove: async (number, path) => {
      await go(number);
      await hand().press(text(page, path));
      await hand().press(page.getByRole('button', { name: edit.list.remove }));
    },
    position: async () => {
      await go(13);
      await hand().press(page.getByRole('link', { name: edit.take.open }));
      await hand().press(page.getByRole('button', { name: /^Use \d+ new text/ }));
      return '';
    },
    figures: () => hand().press(page.locator('.edit-figure-spot').first()),
    addUp: () => hand().press(page.getByRole('button', { name: /over the others$/ })),
    unused: () => hand().press(page.getByRole('button', { name: /^Put on this page/ }).first()),
    everywhere: async ([words, others]) => {
      await hand().press(find(page));
      await page.locator('dialog input:focus').first().waitFor();
      await type(words);
      await hand().press(page.getByLabel(edit.find.replace));
      await type(others);
      await page.getByRole('button', { name: /^Replace in all \d+$/ }).waitFor();
      await hand().key('Enter');
    },
  };
}

/** Opens a text by the words that `before` has for it. */
async function found(hand: Hand, before: Made['before'], path: string, number: number): Promise<void> {
  const { page } = hand;
  if (hand.page.viewportSize()?.width === 360) await hand.press(find(page));
  else await hand.key('ControlOrMeta+f');
  await page.locator('dialog input:focus').first().waitFor();
  await hand.type(before.get(`${number} ${path}`) ?? '');
  await hand.key('Enter');
  await page.getByRole('textbox', { name: /, page \d+$/ }).waitFor();
}

function byKeys(page: Page, hand: () => Hand, before: Made['before']): Person {
  const focused = page.locator('[data-place]:focus');
  const go = async (number: number): Promise<void> => {
    // Its number in the deck is that of its first slide, as the strip beside it says.
    const label = await page
      .locator(`[data-slide][href$="page=${number}"]`)
      .first()
      .getAttribute('aria-label');
    await hand().digits(Number(/\d+/u.exec(label ?? '')?.[0]));
    await atPage(page, number);
    await focused.waitFor();
  };
  return {
    page,
    hand,
    go,
    type: (words) => hand().type(words),
    open: (number, path) => found(hand(), before, path, number),
    done: () => hand().key('Enter'),
    add: async (number) => {
      await go(number);
      await hand().key('End');
      await hand().key('ControlOrMeta+Enter');
    },
    remove: async (number, path) => {
      await found(hand(), before, path, number);
      await hand().key('Escape');
      await focused.waitFor();
      await hand().key('ControlOrMeta+Delete');
    },
    position: async (words) => {
      await found(hand(), before, PROMISE, 13);
      await hand().type(words);
      await hand().key('Enter');
      return words;
    },
    figures: async () => {
      await hand().key('Shift+Tab');
      await hand().key('Enter');
    },
    addUp: () => hand().key('ControlOrMeta+Enter'),
    unused: async () => {
      // Nobody goes to what is not there yet.
      await page
        .getByRole('button', { name: /^Put on this page/ })
        .first()
        .waitFor();
      await hand().key('End');
      await hand().key('Tab');
      await hand().key('Enter');
    },
    everywhere: async ([words, others]) => {
      await hand().key('ControlOrMeta+f');
      await page.locator('dialog input:focus').first().waitFor();
      await hand().type(words);
      await hand().key('Tab');
      await hand().type(others);
      await page.getByRole('button', { name: /^Replace in all \d+$/ }).waitFor();
      await hand().key('Enter');
    },
  };
}

interface Asked {
  options: AppOptions;
  /** None of them by hand: keys alone. */
  way: Way | 'keys';
  deck: Deck;
  made: Made;
}

/** How much slower than an idle machine this one is: thirty frames take half a second. */
async function slowness(page: Page): Promise<number> {
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let left = 30;
        const next = (): void => {
          left -= 1;
          if (left > 0) requestAnimationFrame(next);
          else resolve(performance.now() - start);
        };
        requestAnimationFrame(next);
      }),
  );
  return Math.max(1, ms / 500);
}

/** The ten edits; what they put on the pages. */
async function edited({ options, way, deck, made: { stored, path, before } }: Asked): Promise<{
  app: App;
  says: string[];
}> {
  const app = await openApp({ ...options, stored });
  const { page } = app;
  const { words } = deck;
  await page.goto(`${app.url}${path}?view=edit&page=3`);
  await atPage(page, 3);
  let hand = new Hand(page, way === 'touch' ? 'touch' : 'mouse');
  const person =
    way === 'keys'
      ? byKeys(page, () => hand, before)
      : byHand(page, way, () => hand, { isComposed: deck === TH, before });
  if (way === 'keys') await text(page, 'title').focus();

  const most = MOST_MS * (await slowness(page));
  const counts: string[] = [];
  const tooMuch: string[] = [];
  const says: string[] = [];
  const make = async (name: string, said: string, act: () => Promise<void>): Promise<void> => {
    hand = new Hand(page, way === 'touch' ? 'touch' : 'mouse');
    const start = performance.now();
    await act();
    if (said !== '')
      await expect.poll(async () => plain(await drawn(page)), { timeout: 20_000 }).toContain(plain(said));
    const ms = Math.round(performance.now() - start);
    const line = `${name}: ${hand.count} actions, ${(ms / 1000).toFixed(1)} s`;
    counts.push(line);
    if (hand.count > MOST_ACTIONS || ms > most) tooMuch.push(`${line}; scrolled to ${hand.scrolled.join()}`);
    if (said !== '') says.push(said);
  };
  const rewrite = (name: string, number: number, at: string, said: string): Promise<void> =>
    make(name, said, async () => {
      await person.open(number, at);
      await person.type(said);
      await person.done();
    });

  await rewrite('headline', 3, 'title', words.headline);
  await rewrite('what starts a buyer', 7, words.trigger[0], words.trigger[1]);
  const row = plain(before.get(`9 ${words.row}`) ?? '');
  await make('a filler row', '', async () => {
    await person.remove(9, words.row);
    await expect.poll(async () => plain(await drawn(page))).not.toContain(row);
  });
  await make('a missing contrast', words.contrast, async () => {
    await person.add(9, 'output.summaryInsights.0');
    await expect.poll(() => page.getByRole('textbox').inputValue()).toMatch(/^(?:New text|ข้อความใหม่)/);
    await person.type(words.contrast);
    await person.done();
  });
  await rewrite('a sentence out of place', 12, 'output.takeaways.1', words.sentence);
  let answer = '';
  await make('an answer not used', '', async () => {
    await person.go(12);
    const chip = page.getByRole('button', { name: /^Put on this page/ }).first();
    answer = ((await chip.getAttribute('aria-label')) ?? '').replace('Put on this page: ', '');
    await person.unused();
    await expect.poll(async () => plain(await drawn(page))).toContain(plain(answer));
  });
  says.push(answer);
  await make('positioning', '', async () => {
    const said = await person.position('Lead with nine days in every advert');
    await text(page, 'title').waitFor();
    await expect.poll(async () => plain(await drawn(page))).toContain(plain(said));
  });
  await make('the split of the money', '', async () => {
    await person.go(15);
    const was = await drawn(page);
    await person.figures();
    const cell = page.locator('[data-cell="0 0"]').first();
    await page.locator('[data-cell]:focus').waitFor();
    const amount = Number((await cell.inputValue()).replaceAll(',', '')) + 500;
    await person.type(String(amount));
    await page.getByRole('button', { name: /over the others$/ }).waitFor();
    await person.addUp();
    await page.getByRole('button', { name: /over the others$/ }).waitFor({ state: 'hidden' });
    await expect.poll(() => drawn(page)).not.toBe(was);
    // A slide without room for each cell has the channels' sums alone.
    if (deck === TH) return;
    await expect.poll(() => drawn(page)).toContain(amount.toLocaleString('en-US'));
    says.push(amount.toLocaleString('en-US'));
  });
  await rewrite('an idea', 18, 'reckoned.ideas.0.headline', words.idea);
  await make('a wording everywhere', '', async () => {
    await person.everywhere(words.everywhere);
    await page.getByText(edit.find.count(0), { exact: true }).waitFor();
  });
  says.push(words.everywhere[1]);
  process.stdout.write(`${way}, ${deck.brief}\n${counts.map((line) => `  ${line}\n`).join('')}`);
  expect(tooMuch).toEqual([]);
  return { app, says };
}

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
const squeezed = (file: string): string => plain(run('pdftotext', file, '-'));

async function powerPointText(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PowerPoint Presentation' }).first().click();
  const parts = unzipSync(await readFile(await (await download).path()));
  return plain(
    Object.entries(parts)
      .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
      .map(([, bytes]) =>
        [...strFromU8(bytes).matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, said]) => said).join(''),
      )
      .join('\n'),
  );
}

test('by mouse; then another budget, every edit kept, and both files hold them', async () => {
  const { app, says } = await edited({ options: {}, way: 'mouse', deck: EN, made: english });
  const { page } = app;
  await page.goto(`${app.url}${english.path}`);
  // The client has more to spend: the answer is changed where it stands.
  await page.getByRole('button', { name: /^Change target budget/ }).click();
  await page.getByLabel(result.overview.budget, { exact: true }).fill('150,000 THB per month for 3 months');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: outOfDate.region });
  await bar.getByText(/^Budget changed: \d+ pages/).waitFor();
  expect(await bar.innerText()).toMatch(/edited texts stay/);
  await bar.getByRole('button', { name: /^Update \d+ pages/ }).click();
  await bar.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByText(outOfDate.markQueued).count(), { timeout: 60_000 }).toBe(0);
  const file = await powerPointText(page);
  for (const words of says) expect(file).toContain(plain(words));
  expect(file).toContain('150,000');
  await page.getByRole('link', { name: result.show }).first().click();
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).first().click();
  const pdf = squeezed(await (await paper).path());
  for (const words of says) expect(pdf).toContain(plain(words));
  expect(app.problems).toEqual([]);
  await app.close();
}, 240_000);

/** Another take of page 13 is looked at, taken but for its first text, and taken back: without a pointer. */
async function anotherTake(page: Page): Promise<void> {
  await atPage(page, 3);
  await page.locator('[data-place]').first().focus();
  await byKeys(page, () => new Hand(page, 'mouse'), new Map()).go(13);
  const title = await text(page, 'title').getAttribute('aria-label');
  await tabTo(page, page.getByRole('link', { name: edit.take.open }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const use = page.getByRole('button', { name: /^Use \d+ new text/ });
  await use.waitFor();
  const all = await use.innerText();
  await tabTo(page, page.getByRole('radio', { checked: true }).first());
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => use.innerText()).not.toBe(all);
  await tabTo(page, page.getByRole('button', { name: edit.take.whole }));
  await page.keyboard.press('Enter');
  await page.getByText(/^\d+ texts? taken$/).waitFor();
  await page.locator('[data-place]').first().focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => text(page, 'title').getAttribute('aria-label')).toBe(title);
}

test('by keyboard alone', async () => {
  const { app } = await edited({ options: {}, way: 'keys', deck: EN, made: english });
  await app.page.goto(`${app.url}${english.path}?view=edit&page=3`);
  await anotherTake(app.page);
  expect(app.problems).toEqual([]);
  await app.close();
}, 240_000);

test('by touch at 360 px', async () => {
  const options = { viewport: { width: 360, height: 740 }, touch: true };
  const { app } = await edited({ options, way: 'touch', deck: EN, made: english });
  expect(app.problems).toEqual([]);
  await app.close();
}, 240_000);

test('in Thai with an input method, and in PowerPoint', async () => {
  const thai = await made(TH);
  const { app, says } = await edited({ options: {}, way: 'mouse', deck: TH, made: thai });
  await app.page.goto(`${app.url}${thai.path}`);
  const file = await powerPointText(app.page);
  for (const words of says) expect(file).toContain(plain(words));
  expect(file).not.toContain('Facebook');
  expect(app.problems).toEqual([]);
  await app.close();
}, 240_000);
