/** What the result says when not every page is in the deck, and how a proposal is opened again. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { details } from '../../src/copy/en/details.ts';
import { landing } from '../../src/copy/en/landing.ts';
import { outcome } from '../../src/copy/en/outcome.ts';
import { slideshow } from '../../src/copy/en/slideshow.ts';
import { wizard } from '../../src/copy/en/wizard.ts';
import { pageOutput } from '../service/content.ts';
import { startService, type Service } from '../service/service.ts';
import { numbersUnder, openApp, useBrowser, type App } from './support/app.ts';
import { findingsOf } from './support/looks.ts';

useBrowser();

const SUCCESS = 'Proposal Generated Successfully';

/** A proposal that the service's pages make, opened on its result. */
async function openResult(service: Service, heading: string): Promise<App> {
  const app = await openApp({
    services: [service.url],
    config: {
      engine: 'agency',
      ...service.addresses,
      statusUrl: undefined,
      limits: { pageDelayMs: 0, tooltipDelayMs: 0 },
    },
  });
  const { page, url } = app;
  await page.goto(`${url}/?view=wizard&step=5`);
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('heading', { name: heading }).waitFor({ timeout: 60_000 });
  return app;
}
const place = (page: Page, number: number, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(String(number), { exact: true }) })
    .filter({ hasText: title });
const inDeck = (page: Page, count: number) =>
  page.getByText(`${count} of 19 pages`).first().waitFor({ timeout: 60_000 });

test('no page: one sentence with its remedy and nothing to wait for; the built-in planner writes them', async () => {
  const service = await startService();
  service.script({ call: 'page', status: 404 });
  const app = await openResult(service, outcome.title);
  const { page } = app;
  const said = /The page service was not found at its address \(404: .*\): .* under Page service in Settings/;
  await page.getByText(said).waitFor();
  expect(await page.getByText(/404/).count()).toBe(1);
  for (const word of [SUCCESS, 'Proposal Processing', 'Check Status', 'Proposal data is being processed...'])
    expect(await page.getByText(word).count()).toBe(0);
  await page.getByRole('heading', { name: outcome.noDelivery }).waitFor();

  const address = page.url();
  await page.getByRole('link', { name: outcome.openSettings }).click();
  await page.getByRole('textbox', { name: 'Page service' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: outcome.title }).waitFor();
  await page.goto(app.url);
  await page.getByText(landing.deckCount.none).waitFor();

  await page.goto(address);
  await page.getByRole('button', { name: 'Write them with the built-in planner' }).click();
  await page.getByRole('heading', { name: SUCCESS }).waitFor({ timeout: 60_000 });
  await inDeck(page, 19);
  expect(app.problems).toEqual([]);
  await app.close();
  await service.close();
});

test('some pages: those that are not in the deck are named with their reason, and written again one by one', async () => {
  const service = await startService();
  const lacking = JSON.stringify({ ...pageOutput(4, ''), dataSources: ['N/A'] });
  service.script([
    { call: 'page', pageNumber: 4, body: { result: lacking } },
    { call: 'page', pageNumber: 7, status: 422, body: { message: 'Too long' } },
    { call: 'page', pageNumber: 9, status: 422, body: { message: 'Too long' } },
  ]);
  const app = await openResult(service, SUCCESS);
  const { page, url } = app;
  await inDeck(page, 16);
  const absent = page.getByRole('region', { name: outcome.region });
  await absent.getByText('2 pages failed and 1 page was left out').waitFor();
  // By the numbers that stand under them.
  const numbers = await numbersUnder(page);
  await absent.getByText(`Pages ${numbers[6]} and ${numbers[8]} failed.`).waitFor();
  expect(await absent.getByText(/422: Too long/).count()).toBe(1);
  await absent.getByText(/no sources \(dataSources\)/).waitFor();
  const fourth = place(page, 4, 'Market Overview').last();
  await fourth.getByText('no sources').waitFor();
  await fourth.getByRole('button', { name: /^Retry page 4/ }).waitFor();
  expect(await findingsOf(page, 'some pages')).toEqual([]);

  await page.goto(url);
  await page.getByText('16 of 19 pages, 2 failed, 1 left out').waitFor();
  await page.goBack();

  // That one page by the planner, whatever the engine; another by the service, which is willing now.
  const asked = service.calls('page').length;
  await fourth.getByRole('button', { name: /^Write it with the built-in planner/ }).click();
  await inDeck(page, 17);
  expect(service.calls('page')).toHaveLength(asked);
  service.reset();
  await page.getByRole('button', { name: /^Retry page \d+, Competitive Marketing/ }).click();
  await inDeck(page, 18);
  await expect.poll(() => service.calls('page').map(({ pageNumber }) => pageNumber)).toEqual([9]);
  expect(app.problems).toEqual([]);
  await app.close();
  await service.close();
});

test('a proposal opens again from everywhere; going back closes a dialog before it leaves the view', async () => {
  const service = await startService();
  const app = await openResult(service, SUCCESS);
  const { page, url } = app;
  const result = page.getByRole('heading', { name: SUCCESS });
  const dialog = page.getByRole('dialog');
  const card = page.getByRole('article').getByRole('button');

  await page.goto(url);
  await card.click();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${url}/`);
  // The entry that is left ahead opens nothing and is not stayed at.
  await page.goForward();
  await expect.poll(() => page.evaluate(() => Reflect.get(history.state ?? {}, 'overlays'))).toBeUndefined();
  expect(await dialog.count()).toBe(0);

  // Closed by Escape and opened again, then left by a link: nothing of it stays in the history.
  await card.click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await card.click();
  await dialog.getByRole('link', { name: details.open }).click();
  await result.waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  expect(page.url()).toBe(`${url}/`);
  expect(await dialog.count()).toBe(0);

  // Straight from the card, and from the slideshow; reloaded with a panel open, which a reload closes.
  await page.getByRole('link', { name: /^Open proposal/ }).click();
  await result.waitFor();
  await page.getByRole('link', { name: 'Show presentation' }).first().click();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await dialog.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('2 / ').first().waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('slide')).toBe('2');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await dialog.waitFor();
  await page.reload();
  await page.getByText('2 / ').first().waitFor();
  expect(await dialog.count()).toBe(0);
  await page.getByRole('link', { name: slideshow.backToProposal }).click();
  await result.waitFor();
  await page.goBack();
  await page.getByText('2 / ').first().waitFor();
  await page.goBack();
  await result.waitFor();

  // Left before its id could join the address, a questionnaire is still there when Forward comes to it.
  await page.goto(url);
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
  await page.getByLabel(/^Company Name/).fill('Doi Saket');
  await page.goBack();
  await page.getByRole('heading', { name: 'Continue your proposal' }).waitFor();
  await page.goForward();
  await expect.poll(() => page.getByLabel(/^Company Name/).inputValue()).toBe('Doi Saket');
  await page.goBack();
  await page.getByRole('button', { name: 'Delete Doi Saket' }).click();
  await page.getByText('Doi Saket was deleted').waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: wizard.gone.title }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
  await service.close();
});
