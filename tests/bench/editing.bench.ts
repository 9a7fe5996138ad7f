/** Typing on a slide, on the built product: how soon the slide follows a letter, and no task that holds the page up. */
import { expect, test } from 'vitest';
import { generateFor } from '../e2e/support/answer.ts';
import { openApp, useBrowser } from '../e2e/support/app.ts';
import { traceMainThread } from './main-thread.ts';

useBrowser();

/** From a key to the slide drawn with its letter, median, ms. */
const MOST_MS = 50;
const LONGEST_MS = 50;
const WORDS = 'Gift cards in December bring the first order of the year';

test('a slide follows each letter', async () => {
  // A phone shows the words apart from the slide, so that the slide itself is seen to follow.
  const app = await openApp({
    address: '/?view=wizard&step=1',
    viewport: { width: 600, height: 900 },
    touch: true,
  });
  const { page } = app;
  await generateFor(page, 'Talay Thai');
  await page.goto(`${app.url}${new URL(page.url()).pathname}?view=edit&page=12`);
  await page.locator('[data-place]').first().tap();
  const area = page.getByRole('textbox');
  await area.fill('');
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const frame = document.querySelector('.edit-frame .deck-frame');
    const typed = document.querySelector('textarea');
    if (frame === null || typed === null) throw new Error('nothing is typed');
    const waits: number[] = [];
    let begun = 0;
    typed.addEventListener('beforeinput', () => (begun = performance.now()), { capture: true });
    const plain = (text: string): string => text.replaceAll(/\s/gu, '');
    new MutationObserver(() => {
      if (begun === 0 || !plain(frame.textContent).includes(plain(typed.value))) return;
      waits.push(performance.now() - begun);
      begun = 0;
    }).observe(frame, { childList: true, subtree: true, characterData: true });
    Reflect.set(window, 'waits', waits);
  });
  const browser = app.context.browser();
  if (browser === null) throw new Error('The context has no browser');
  const { cpu } = await traceMainThread(browser, page, async () => {
    await page.keyboard.type(WORDS, { delay: 120 });
    await page.waitForTimeout(500);
  });
  const waits = await page.evaluate((): number[] => Reflect.get(window, 'waits'));
  const sorted = waits.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  console.log(
    `${waits.length} letters, the slide after ${median.toFixed(0)} ms (median; slowest ${(sorted.at(-1) ?? 0).toFixed(0)} ms); ` +
      `longest tasks by processor time: ${cpu.slice(0, 3).map(Math.round).join(', ')} ms`,
  );
  expect(waits.length).toBeGreaterThan(WORDS.length / 2);
  expect(median).toBeLessThanOrEqual(MOST_MS);
  expect(cpu[0] ?? 0).toBeLessThanOrEqual(LONGEST_MS);
  await app.close();
});
