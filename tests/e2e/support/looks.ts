/** A state of a screen, looked at on a laptop by day and on a phone by night. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { accessibilityFindings } from './app.ts';

const LOOKS = [
  { name: 'phone-dark', width: 360, height: 740, colorScheme: 'dark' },
  { name: 'laptop', width: 1440, height: 900, colorScheme: 'light' },
] as const;

/** Where pictures of the states go, for a person to look at; none are made without it. */
const PICTURES = process.env['PALMLEAF_PICTURES'];

/**
 * What is wrong with the state that the page is in, in sentences. Accessibility is looked at in the named part alone:
 * it takes its time. The page is a laptop's again afterwards.
 */
export async function findingsOf(page: Page, state: string, within?: string): Promise<string[]> {
  const findings: string[] = [];
  for (const { name, width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    // Colours have changed over when nothing moves any more.
    await page.waitForFunction(() =>
      document.getAnimations().every((one) => one.effect?.getComputedTiming().iterations === Infinity),
    );
    for (const finding of await accessibilityFindings(page, within))
      findings.push(`${state}, ${name}: ${finding}`);
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isWider) findings.push(`${state}, ${name}: wider than the screen`);
    if (PICTURES === undefined) continue;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: `${PICTURES}/${state.replaceAll(/\W+/g, '-')}-${name}.png` });
  }
  return findings;
}
