/** What has the focus is in sight, the focus follows the person from view to view, and nothing lies over a control. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { readBrief } from '../fixtures/briefs.ts';
import { FORM_GROUPS, type FormData } from '../../src/shared/domain/questionnaire.ts';
import { generate } from './support/answer.ts';
import { unfinished } from '../../src/copy/en/unfinished.ts';
import { wizard } from '../../src/copy/en/wizard.ts';
import { goTo, openApp, useBrowser } from './support/app.ts';

useBrowser();

const SIZES = [
  { name: 'phone', viewport: { width: 360, height: 740 }, touch: true },
  { name: 'laptop', viewport: { width: 1440, height: 900 }, touch: false },
] as const;

/** What has the focus, and what lies over any part of it. `isPage`: nothing has it, or what had it before in this round. */
const focused = (page: Page, round: string): Promise<{ name: string; coveredBy: string; isPage: boolean }> =>
  page.evaluate((mark) => {
    const element = document.activeElement ?? document.body;
    const words = (one: Element): string =>
      `${one.tagName.toLowerCase()} ${one.id || one.getAttribute('aria-label') || one.textContent?.trim().slice(0, 40) || one.className}`;
    const isPage = element === document.body || element.getAttribute('data-seen') === mark;
    element.setAttribute('data-seen', mark);
    // A box that is drawn by its label has the label's size.
    const shown = (element.classList.contains('sr-only') && element.closest('label')) || element;
    const box = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    for (const [x, y] of isPage ? [] : points) {
      const top = document.elementFromPoint(x, y);
      if (top === null) return { name: words(element), coveredBy: 'the edge of the window', isPage };
      // A small action that lies on its own card hides nothing of it that is not seen beside it.
      const action = top.closest('a, button');
      const size = action?.getBoundingClientRect();
      const isOnCard =
        action !== null &&
        action.parentElement === shown.parentElement &&
        size !== undefined &&
        size.width * size.height * 5 < box.width * box.height;
      const isOwn =
        shown.contains(top) ||
        top.contains(shown) ||
        top.closest('label')?.contains(element) === true ||
        isOnCard;
      if (!isOwn) return { name: words(element), coveredBy: words(top), isPage };
    }
    return { name: words(element), coveredBy: '', isPage };
  }, round);

/** Goes through the page by Tab, then back; returns what was covered. */
async function coveredStops(page: Page, most = 150): Promise<string[]> {
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.locator(':focus').evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.blur()));
    for (let stop = 0; stop < most; stop += 1) {
      await page.keyboard.press(key);
      const { name, coveredBy, isPage } = await focused(page, key);
      if (isPage) break;
      if (coveredBy !== '') covered.push(`${key}: ${name} under ${coveredBy}`);
    }
  }
  return covered;
}

test.each(SIZES)(
  'no field of the questionnaire or of the settings is under a bar: $name',
  async ({ viewport, touch }) => {
    const app = await openApp({ viewport, touch });
    const { page } = app;
    const covered: string[] = [];
    for (const step of [1, 2, 3, 4, 5]) {
      await goTo(page, `/?view=wizard&step=${step}`);
      await page.getByRole('heading', { name: new RegExp(`Step ${step} of 5`) }).waitFor();
      for (const each of await coveredStops(page)) covered.push(`step ${step}: ${each}`);
    }
    await goTo(page, '/?view=settings');
    await page.getByRole('heading', { name: 'Your agency' }).waitFor();
    await page.locator('.agency-form .deck-canvas').first().waitFor({ state: 'attached' });
    for (const each of await coveredStops(page)) covered.push(`settings: ${each}`);
    expect(covered).toEqual([]);
    await app.close();
  },
);

/** How many texts hold Thai letters, and those that stand in no element that is marked as Thai. */
const thaiTexts = (page: Page): Promise<{ seen: number; unmarked: string[] }> =>
  page.evaluate(() => {
    const texts: { text: string; lang: string | null | undefined }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      texts.push({
        text: node.textContent ?? '',
        lang: node.parentElement?.closest('[lang]')?.getAttribute('lang'),
      });
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input[type=text], textarea',
    ))
      texts.push({ text: field.value, lang: field.lang });
    const thai = texts.filter(({ text }) => /\p{Script=Thai}/u.test(text));
    return { seen: thai.length, unmarked: thai.filter(({ lang }) => lang !== 'th').map(({ text }) => text) };
  });

/** Fills every text field of the five steps at once. */
async function fillAll(page: Page, url: string, form: FormData): Promise<void> {
  for (const [index, group] of FORM_GROUPS.entries()) {
    if (index === 0) await page.goto(`${url}/?view=wizard`);
    else await page.getByRole('button', { name: wizard.next }).click();
    await page.getByRole('heading', { name: new RegExp(`Step ${index + 1} of 5`) }).waitFor();
    const rivals = form.competitiveAnalysis.competitors.flatMap(({ id: _id, ...rival }, place) =>
      Object.entries(rival).map(([name, value]) => [`competitors.${place}.${name}`, value] as const),
    );
    for (const [name, value] of [
      ...Object.entries(form[group]),
      ...(group === 'competitiveAnalysis' ? rivals : []),
    ]) {
      const field = page.locator(`[id="${group}.${name}"]:is(input, textarea)`);
      if (typeof value === 'string' && (await field.count()) > 0) await field.fill(value);
    }
  }
}

test('what a person wrote in Thai is marked as Thai on every screen, in an English proposal too', async () => {
  const app = await openApp({ viewport: { width: 820, height: 1180 } });
  const { page, url } = app;
  let seen = 0;
  const unmarked: string[] = [];
  const look = async (screen: string): Promise<void> => {
    const texts = await thaiTexts(page);
    seen += texts.seen;
    for (const text of texts.unmarked) unmarked.push(`${screen}: ${text}`);
  };
  const { formData } = readBrief('dental-clinic-th');
  await fillAll(page, url, formData);
  for (const step of [1, 2, 3, 4, 5]) {
    await page
      .getByRole('navigation', { name: wizard.steps })
      .getByRole('button')
      .nth(step - 1)
      .click();
    await page.getByRole('heading', { name: new RegExp(`Step ${step} of 5`) }).waitFor();
    await look(`step ${step}`);
  }
  await page.getByRole('button', { name: /of 19 pages/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Show all/ })
    .click();
  await look('readings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('dialog').waitFor();
  await look('review');
  await page.keyboard.press('Escape');
  await page.goto(url);
  await page.getByRole('heading', { name: 'Continue your proposal' }).waitFor();
  await look('landing, unfinished');
  await page.getByRole('link', { name: /^Continue: / }).click();
  await generate(page);
  const proposal = new URL(page.url()).pathname;
  // Thumbnails are drawn near the screen; for paper all of them.
  await page.locator('.deck-canvas').first().waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.locator('.deck-canvas').nth(18).waitFor({ state: 'attached' });
  for (const summary of await page.locator('details > summary').all()) await summary.click();
  await look('result');
  await page.goto(`${url}${proposal}?view=slideshow`);
  const title = page.getByRole('heading', { level: 1 });
  for (const button of ['Read', 'Slide']) {
    await title.getByText('Slide 1 of').waitFor();
    for (let slide = 1; slide <= 19; slide += 1) {
      await look(`slide ${slide}`);
      await page.keyboard.press('ArrowRight');
      await title.getByText(`Slide ${slide + 1} of`).waitFor();
    }
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: button, exact: true }).click();
  }
  for (const view of ['/', '/?view=proposals']) {
    await goTo(page, view);
    await page.getByRole('button', { name: formData.clientInfo.companyName }).click();
    await page.getByRole('dialog').getByText('Ready').waitFor();
    await look(`details from ${view}`);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: formData.clientInfo.companyName }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await look('notification');
  expect(unmarked).toEqual([]);
  expect(seen).toBeGreaterThan(500);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the focus goes to the heading of each view, and not on the first load; a skip link comes first', async () => {
  const app = await openApp();
  const { page, url } = app;
  const focusedTag = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.tagName);
  const arrives = async (heading: RegExp): Promise<void> => {
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
  };
  await page.getByRole('heading', { name: /Digital Marketing/ }).waitFor();
  expect(await focusedTag()).toBe('BODY');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  expect(await focusedTag()).toBe('MAIN');
  expect(page.url()).toBe(`${url}/`);

  await page.getByRole('link', { name: 'Settings' }).click();
  await arrives(/Settings/);
  await page.goBack();
  await arrives(/Digital Marketing/);
  await page.getByRole('link', { name: 'History' }).click();
  await arrives(/All proposals/);
  await page.getByRole('link', { name: 'Palmleaf' }).click();
  await arrives(/Digital Marketing/);
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await arrives(/Create Marketing Proposal/);
  await page.goBack();
  await arrives(/Digital Marketing/);
  for (const view of [
    '/?view=settings',
    '/?view=wizard',
    '/?view=proposals',
    '/?view=example',
    '/no/such',
    '/ai/no',
  ]) {
    await page.goto(`${url}${view}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await focusedTag(), view).toBe('BODY');
    await page.keyboard.press('Tab');
    expect(await skip.evaluate((element) => element === document.activeElement), view).toBe(true);
    await page.keyboard.press('Enter');
    expect(await focusedTag(), view).toBe('MAIN');
  }
  await app.close();
});

/** What lies under a notification and can be pressed, in words; and whether one is shown. */
const underToasts = (page: Page): Promise<{ toasts: number; controls: string[] }> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('section[aria-label=Notifications] > div > div')].map(
      (toast) => toast.getBoundingClientRect(),
    );
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
      .filter(
        (control) =>
          control.closest('section[aria-label=Notifications]') === null && control.checkVisibility(),
      )
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return toasts.some(
          (toast) =>
            box.left < toast.right &&
            box.right > toast.left &&
            box.top < toast.bottom &&
            box.bottom > toast.top,
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.id);
    return { toasts: toasts.length, controls };
  });

test.each(SIZES)('notifications lie over no bar and no download: $name', async ({ viewport, touch }) => {
  const app = await openApp({ viewport, touch });
  const { page, url } = app;
  await page.goto(`${url}/?view=wizard&step=5`);
  const card = page.getByRole('group', { name: 'Competitor 1' });
  await card.getByLabel(/^Name/).fill('The shop next door');
  await page.getByRole('button', { name: 'Remove competitor 1' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const bar = new Set<string>([wizard.previous, wizard.generate]);
  let found = await underToasts(page);
  expect(found.toasts).toBeGreaterThan(0);
  expect(found.controls.filter((name) => bar.has(name))).toEqual([]);
  expect(await coveredStops(page)).toEqual([]);
  await generate(page);
  await page.getByRole('button', { name: 'Download PowerPoint Presentation' }).last().waitFor();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByText('Saved. Every page is up to date with its answers.').waitFor();
  found = await underToasts(page);
  expect(found.toasts).toBeGreaterThan(0);
  expect(found.controls.filter((name) => /Download|Show presentation/.test(name))).toEqual([]);
  expect(await coveredStops(page)).toEqual([]);
  await app.close();
});

test('a returning person’s work comes first, and its arrival moves nothing that was painted', async () => {
  const app = await openApp({ viewport: { width: 360, height: 740 }, touch: true });
  const { page, url } = app;
  await page.getByRole('heading', { name: 'Targeted Strategy' }).waitFor();
  for (const name of ['Nok', 'Siam Smile', 'Doi Saket', 'Lanna Court Hotel']) {
    await page.goto(`${url}/?view=wizard`);
    await page.getByLabel(/^Company Name/).fill(name);
    await page.getByText(wizard.saved).first().waitFor();
  }
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft_'))))
    .toBe(true);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) document.documentElement.dataset['shift'] = String(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  const go = page.getByRole('link', { name: 'Continue: Lanna Court Hotel' });
  await go.waitFor();
  await page.getByRole('heading', { name: 'Targeted Strategy' }).waitFor();
  expect((await go.boundingBox())?.y).toBeLessThan(600);
  expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined();
  // The last three, each with its next step; the rest on demand.
  const lines = page.locator('#continue-list > li');
  expect(await lines.count()).toBe(3);
  expect(await page.getByRole('link', { name: /^Continue: / }).count()).toBe(3);
  await page.getByRole('button', { name: unfinished.all(4) }).click();
  await page.getByRole('link', { name: 'Continue: Nok' }).waitFor();
  expect(await lines.count()).toBe(4);
  await page.getByRole('button', { name: unfinished.fewer }).click();
  await expect.poll(() => lines.count()).toBe(3);
  await app.close();
});

test('marks that mean something by their ground are seen where the device forces its colours', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const app = await openApp({ forcedColors: true, theme });
    const { page, url } = app;
    const ground = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const edge = (name: string): Promise<number> =>
      page
        .getByRole('button', { name })
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
    await page.goto(`${url}/?view=wizard&step=4`);
    await page.getByRole('checkbox', { name: 'Facebook Ads' }).check();
    expect(await ground('input:checked[type=checkbox]')).not.toBe(
      await ground('input[type=checkbox]:not(:checked)'),
    );
    expect(await edge(wizard.previous)).toBeGreaterThan(0);
    expect(await edge(wizard.next)).toBeGreaterThan(0);
    await page.goto(`${url}/?view=wizard&step=5`);
    await generate(page);
    expect(await ground('progress + div')).not.toBe(await ground('div:has(> progress)'));
    await page.getByRole('link', { name: 'Show presentation' }).first().click();
    await page.locator('.stage-dot').first().waitFor();
    const current = await ground('.stage-dot[aria-current] > span');
    expect(
      new Set([current, await ground('.stage-dot:not([aria-current]) > span'), await ground('.stage')]).size,
    ).toBe(3);
    await app.close();
  }
});

test('a long list is drawn as far as one has come; a search finds what is not drawn yet', async () => {
  const app = await openApp();
  const { page, url } = app;
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await page.getByLabel(/^Company Name/).fill('Client 0');
  await page.getByText(wizard.saved).first().waitFor();
  await page.evaluate(async (count) => {
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('refused')));
      });
    const database = await result(indexedDB.open('palmleaf'));
    const transaction = database.transaction('drafts', 'readwrite');
    const drafts = transaction.objectStore('drafts');
    const [first] = await result(drafts.getAll());
    for (let number = 1; number < count; number += 1) {
      const { formData } = first;
      const clientInfo = { ...formData.clientInfo, companyName: `Client ${number}` };
      const lastModified = new Date(Date.UTC(2025, 0, 1) - number * 3_600_000).toISOString();
      drafts.put({
        ...first,
        draftId: `draft-${number}`,
        lastModified,
        formData: { ...formData, clientInfo },
      });
    }
    // What is not committed yet is taken back when the page is left.
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  }, 150);
  await page.goto(`${url}/?view=proposals`);
  const rows = page.locator('main ul').last().locator(':scope > :not([aria-hidden])');
  await page.getByText('Client 0', { exact: true }).waitFor();
  expect(await rows.count()).toBeLessThan(150);
  const atItsEnd = async (): Promise<number> => {
    await page.keyboard.press('End');
    return rows.count();
  };
  await expect.poll(atItsEnd, { timeout: 30_000 }).toBe(150);
  await page.getByText('Client 149', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('searchbox').fill('Client 148');
  await page.getByText('Client 148', { exact: true }).waitFor();
  expect(await rows.count()).toBe(1);
  expect(app.problems).toEqual([]);
  await app.close();
});
