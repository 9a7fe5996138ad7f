/** The slideshow by keyboard, by hand and on paper, in the built product. */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openApp, useBrowser, type AppOptions } from './support/app.ts';
import { COMPANY, madeOfCompany, type Made } from './support/made.ts';

useBrowser();

let proposal: Made;
beforeAll(async () => {
  proposal = await madeOfCompany();
});

async function openSlideshow(options: AppOptions = {}) {
  const app = await openApp({ ...options, stored: proposal.stored });
  const { page } = app;
  await page.goto(`${app.url}${proposal.path}`);
  await page.getByRole('link', { name: 'Show presentation' }).first().click();
  await heading(page, 1).waitFor();
  return app;
}
const heading = (page: Page, slide: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^Slide ${slide} of \\d+: `) });
const slideInAddress = (page: Page): string | null => new URL(page.url()).searchParams.get('slide');

test('keys walk, wrap around and leave; the address follows and back returns', async () => {
  const app = await openSlideshow();
  const { page } = app;
  const count = Number(/of (\d+)/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[1]);
  const walk: readonly (readonly [string, number])[] = [
    ['ArrowRight', 2],
    ['Space', 3],
    ['ArrowLeft', 2],
    ['End', count],
    ['ArrowRight', 1],
    ['ArrowLeft', count],
    ['Home', 1],
  ];
  for (const [key, slide] of walk) {
    await page.keyboard.press(key);
    await heading(page, slide).waitFor();
    expect(slideInAddress(page)).toBe(String(slide));
  }
  // A dot says its slide's title and goes there; a reload stays there.
  await page.getByRole('button', { name: /^Slide 3: / }).click();
  await heading(page, 3).waitFor();
  await page.reload();
  await heading(page, 3).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(`${app.url}/`);
  await page.goBack();
  await heading(page, 3).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the font is kept with the proposal, and slides play by themselves until they are stopped', async () => {
  const app = await openSlideshow({ config: { limits: { autoplayMs: 300 } } });
  const { page } = app;
  const font = page.getByLabel('Font');
  expect(await font.inputValue()).toBe('Roboto');
  await font.selectOption('Kanit');
  const familyOf = () =>
    page.locator('.stage .deck-frame').evaluate((frame) => getComputedStyle(frame).fontFamily);
  await expect.poll(familyOf).toContain('Deck Kanit');
  await page.reload();
  await heading(page, 1).waitFor();
  expect(await font.inputValue()).toBe('Kanit');

  await page.getByRole('button', { name: 'Play' }).click();
  await heading(page, 3).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = slideInAddress(page);
  await page.waitForTimeout(700);
  expect(slideInAddress(page)).toBe(stopped);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('PDF prints every slide on a page of its own, under the name that the specification gives', async () => {
  const app = await openSlideshow();
  const { page } = app;
  const slides = Number(/of (\d+)/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[1]);
  const title = await page.title();
  // The dialog itself belongs to the browser: what would be printed is looked at instead.
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.body.dataset['printed'] = document.title;
    };
  });
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await page.locator('body[data-printed]').waitFor();
  expect(await page.locator('body').getAttribute('data-printed')).toBe(`${COMPANY} Presentation_Slides`);
  expect(await page.locator('.deck-print-page').count()).toBe(slides);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
  expect(pages).toHaveLength(slides);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 84\d(\.\d+)? 59\d(\.\d+)?\]/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.title()).toBe(title);
  expect(await page.locator('.deck-print').count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('on a phone: swipes turn the slides, and the reading view has their words', async () => {
  const app = await openSlideshow({ viewport: { width: 360, height: 740 }, touch: true });
  const { page } = app;
  const swipe = (from: number, to: number) =>
    page.locator('.stage-slide').evaluate(
      (element, [start, end]) => {
        const touch = (clientX: number) =>
          new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
        const common = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          new TouchEvent('touchstart', {
            ...common,
            touches: [touch(start)],
            changedTouches: [touch(start)],
          }),
        );
        element.dispatchEvent(
          new TouchEvent('touchend', { ...common, touches: [], changedTouches: [touch(end)] }),
        );
      },
      [from, to] as const,
    );
  await page.getByText('Swipe to navigate').waitFor();
  const tops = await page
    .getByRole('toolbar')
    .locator(':scope > *:visible')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
    );
  expect(tops.length).toBeGreaterThan(4);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
  await swipe(300, 60);
  await heading(page, 2).waitFor();
  await swipe(60, 300);
  await heading(page, 1).waitFor();
  const words = (await page.locator('.stage .deck-frame h2').innerText()).replaceAll(/\s+/g, ' ').trim();
  await page.getByRole('button', { name: 'Read' }).click();
  const text = (await page.locator('.deck-reading').innerText()).replaceAll(/\s+/g, ' ');
  expect(text).toContain(words);
  const sizes = await page.locator('.deck-reading').evaluate((article) => {
    const size = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    const title = article.querySelector('h2');
    return {
      title: title ? size(title) : 0,
      rest: [...article.querySelectorAll(':not(h2, h2 *)')].map(size),
    };
  });
  expect(sizes.title).toBeGreaterThan(Math.max(...sizes.rest));
  await page.getByRole('button', { name: 'Slide', exact: true }).click();
  // On its side, once the bars have left, the slide is as high as the screen.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('.stage-slide').tap();
  await page.locator('.stage[data-idle=true]').waitFor();
  expect((await page.locator('.stage-frame').boundingBox())?.height).toBeCloseTo(360, 0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(app.problems).toEqual([]);
  await app.close();
});
