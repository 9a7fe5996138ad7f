/** A proposal from an agency's own service in all its moods, and the settings that lead there. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { wizard } from '../../src/copy/en/wizard.ts';
import { stored, whyFailed } from '../faults/support/device.ts';
import { pageOutput } from '../service/content.ts';
import { startService } from '../service/service.ts';
import { openApp, useBrowser } from './support/app.ts';
import { findingsOf } from './support/looks.ts';

useBrowser();

/** Each page's output, or why it has none. */
const pagesOf = (page: Page): Promise<[number, unknown][]> =>
  stored(page).then(({ pages }) =>
    pages.map((record) => [
      record.pageNumber,
      'sectionData' in record && record.sectionData instanceof Object && 'output' in record.sectionData
        ? record.sectionData.output
        : whyFailed(record),
    ]),
  );
const written = (pageNumber: number): Record<string, unknown> => pageOutput(pageNumber, '') ?? {};
const WHOLE = Array.from({ length: 19 }, (_, index): [number, unknown] => [index + 1, written(index + 1)]);
/** Everything is whole but for a value that was being written when the answer ended. */
const cutOff = (pageNumber: number): string =>
  JSON.stringify({ ...written(pageNumber), more: 1_234_567_890_123 }).slice(0, -9);

/** Where nobody answers. */
const NOBODY = 'http://127.0.0.1:9';

/** What each of these pages is instead of written. */
const FAILED: Readonly<Record<number, string>> = {
  2: 'Page 2 failed: the proxy service sent the call on to another address, which is refused',
  6: 'Page 6 failed: No valid JSON pattern found in string',
  11: 'Proxy error 500: Internal Server Error',
  14: 'Page 14 timeout after 7000ms',
};

test('nineteen entries with exact texts; what failed is written again from the result', async () => {
  const [agency, files, elsewhere] = await Promise.all([startService(), startService(), startService()]);
  const { addresses } = agency;
  const app = await openApp({
    // The browser names the address of a redirect, and does not go there: its own log says so.
    services: [agency.url, files.url, elsewhere.url, NOBODY],
    config: {
      engine: 'agency',
      ...addresses,
      statusUrl: files.addresses.statusUrl,
      limits: { pageDelayMs: 0, pageCallTimeoutMs: 3000, pageTimeoutMs: 7000, tooltipDelayMs: 0 },
    },
  });
  const { page, url } = app;
  await app.context.addCookies([{ name: 'sso_token', value: 'sso-1', url }]);
  const prose = 'Facebook is strong, LINE is weak. I recommend both.';
  agency.script([
    { call: 'page', pageNumber: 2, redirect: `${elsewhere.url}/proxy` },
    ...[4, 9].map((pageNumber) => ({
      call: 'page' as const,
      pageNumber,
      body: { result: cutOff(pageNumber) },
    })),
    { call: 'page', pageNumber: 6, body: { result: prose } },
    { call: 'page', pageNumber: 11, times: 2, status: 500 },
    { call: 'page', pageNumber: 14, stall: 'before-headers' },
  ]);
  files.script({ call: 'status', status: 200, body: { url: '/files/deck.pptx' } });
  await page.goto(`${url}/?view=wizard&step=5`);
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 90_000 });
  expect(await pagesOf(page)).toEqual(WHOLE.map(([number, output]) => [number, FAILED[number] ?? output]));
  for (const text of Object.values(FAILED)) await page.getByText(text, { exact: true }).waitFor();
  await page.getByText('PowerPoint Presentation Ready').first().waitFor();

  agency.reset();
  agency.script([
    { call: 'page', pageNumber: 6, body: { result: prose } },
    { call: 'structure', body: { data: JSON.stringify({ output: written(6) }) } },
  ]);
  await page.getByRole('button', { name: 'Retry all' }).click();
  await expect.poll(() => pagesOf(page), { timeout: 60_000, interval: 200 }).toEqual(WHOLE);
  expect(agency.calls('page').map(({ pageNumber }) => pageNumber)).toEqual([2, 6, 11, 14]);
  expect(agency.calls('structure').map(({ body }) => body)).toMatchObject([{ markdown_content: prose }]);
  expect(agency.log.every(({ headers }) => headers['authorization'] === 'Bearer sso-1')).toBe(true);
  expect(elsewhere.log).toEqual([]);

  await page.goto(`${url}/missing-1`);
  await page.getByRole('heading', { name: 'This proposal is not on this device' }).waitFor();
  expect(agency.calls('analysis').map(({ id }) => id)).toEqual(['missing-1']);

  const findings = await settings(page, url, elsewhere.addresses.aiRequestUrl, () =>
    elsewhere.script({ cors: 'omit' }),
  );
  // Called by the test of its connection alone, and from the moment that it is saved with the token, as configured.
  const tokens = elsewhere.log.map(({ headers }) => headers['authorization'] ?? 'Bearer sso-1');
  expect(new Set(tokens)).toEqual(new Set(['Bearer sso-1']));
  expect(findings).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
  await Promise.all([agency.close(), files.close(), elsewhere.close()]);
});

/** The engine, an own address and the connection tests; `forbid`: the other service lets no page in. */
async function settings(page: Page, url: string, other: string, forbid: () => void): Promise<string[]> {
  await page.goto(`${url}/?view=settings`);
  await page.getByRole('radio', { name: /Agency service/, checked: true }).waitFor();
  const test_ = (name: string) => page.getByRole('button', { name: `Test connection: ${name}` }).click();
  await test_('Page service');
  await page.getByText(/^Connected to http/).waitFor();

  const field = page.getByRole('textbox', { name: 'Request service' });
  await field.fill('agency');
  await field.blur();
  await page.getByText('Please enter a whole web address').waitFor();
  forbid();
  await field.fill(other);
  await test_('Request service');
  await page.getByText('The service is there, but does not let this page in').waitFor();
  await page.getByText('Saved on this device').first().waitFor();
  const status = page.getByRole('textbox', { name: 'PowerPoint service' });
  await status.fill(`${NOBODY}/status`);
  await test_('PowerPoint service');
  await page.getByText(`No answer from ${NOBODY}/status`).waitFor();
  await status.fill('http://agency.example/status');
  await test_('PowerPoint service');
  await page.getByText('This address is not secure').waitFor();
  const findings = await findingsOf(page, 'settings', '#engine, #services');
  await page.getByRole('button', { name: 'Use that again' }).first().click();

  await page.getByRole('radio', { name: /Built-in planner/ }).check();
  await expect.poll(() => page.getByRole('textbox', { name: 'Page service' }).count()).toBe(0);
  await page.getByText('Saved on this device').first().waitFor();
  await page.reload();
  await page.getByRole('radio', { name: /Built-in planner/, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Toggle theme' }).hover();
  await page.locator('.tooltip', { hasText: 'Toggle theme' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.tooltip').count()).toBe(0);
  return findings;
}
