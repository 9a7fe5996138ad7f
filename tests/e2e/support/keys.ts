/** Without a pointer. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** A person would have given up by then. */
const MOST_STOPS = 60;

/** Presses Tab until the control has the focus, which must be visible there. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      expect(await control.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${control.toString()}`);
}
