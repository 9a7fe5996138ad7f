/** A person's own model, from Settings to a finished deck, against the reference service's chat endpoint. */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { edit } from '../../src/copy/en/edit.ts';
import { model as words } from '../../src/copy/en/model.ts';
import { wizard } from '../../src/copy/en/wizard.ts';
import * as addresses from '../../src/screen-kit/addresses.ts';
import { startService, type Service } from '../service/service.ts';
import { accessibilityFindings, openApp, useBrowser, type App } from './support/app.ts';

useBrowser();

const KEY = 'sk-a-secret-of-the-agency';
let service: Service;
beforeAll(async () => void (service = await startService()));
afterEach(() => service.reset());
afterAll(() => service.close());

async function setUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?view=settings`);
  await page.getByRole('radio', { name: /^Your AI model/ }).click();
  await page.getByLabel(words.preset).selectOption({ label: words.another });
  await page.getByLabel(words.baseUrl).fill(service.modelUrl);
  await page.getByLabel(words.key, { exact: true }).fill(KEY);
  await page.getByLabel(words.name, { exact: true }).fill('palmleaf-reference');
  await page.getByRole('button', { name: /^Test connection: Model/ }).click();
  await page.getByText(words.verdicts.ok(service.modelUrl, 1).title).waitFor();
  await page.getByText(words.verdicts.ok(service.modelUrl, 1).body).waitFor();
}

async function generate(page: Page): Promise<void> {
  await open(page, '/?view=wizard&step=5');
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
}

/** Calls of other origins than the product's own are meant here; nothing else may go wrong. */
const problems = (app: App): string[] =>
  app.problems.filter((problem) => !problem.startsWith(`request: ${service.url}`));

/** Everything that this browser has stored for the product, as one text. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('palmleaf');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const all = await Promise.all(
      Array.from(database.objectStoreNames, (name) => {
        const asked = database.transaction(name).objectStore(name).getAll();
        return new Promise((resolve) => asked.addEventListener('success', () => resolve(asked.result)));
      }),
    );
    database.close();
    return JSON.stringify([all, Object.entries(localStorage), Object.entries(sessionStorage)]);
  });

/** One page, by a wish in a person's words: the new page beside the old one, what to look at above them, and one text taken. */
async function writeAgain(page: Page): Promise<void> {
  const t = edit.take;
  const id = new URL(page.url()).pathname.slice(1);
  await open(page, addresses.take(id, 13));
  const strategies = [1, 2, 3].map((at) => ({
    title: `Decision ${at}`,
    rationale: 'It follows from the answers',
    linkedObjectives: [],
    executionHints: ['Report: 4,821 orders'],
  }));
  const answer = JSON.stringify({ title: 'Shorter now', output: { strategies } });
  service.script([{ call: 'chat', chat: answer }]);
  await page.getByLabel(t.wish.label).fill('Shorter');
  await page.getByRole('button', { name: t.wish.write }).click();
  await page.getByRole('heading', { name: t.wish.look }).waitFor();
  await page.getByText('4,821').first().waitFor();
  await page.getByRole('button', { name: `${t.wish.named} Shorter` }).waitFor();
  const next = page.getByRole('region', { name: t.new, exact: true });
  await next.getByText('Shorter now').first().waitFor({ state: 'attached' });
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: t.whole }).click();
  await page.getByText(/^\d+ texts? taken$/).waitFor();
}

/** Within the page: loading it anew would forget the key. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

test('nineteen pages by a model: written before one’s eyes, its key kept nowhere, its figures marked', async () => {
  const app = await openApp({ config: { limits: { pageDelayMs: 0 } } });
  const { page } = app;
  await setUp(page, app.url);
  expect(await accessibilityFindings(page)).toEqual([]);
  const headline = 'Ninety-one percent of 4,821 people agree';
  service.script([
    // Slowly enough to be watched.
    {
      call: 'chat',
      times: 1,
      chat: {
        pieces: [
          '{"title": "',
          headline,
          '", "output": {"items": [{"title": "First", "group": "", "page": 3}',
          ']}}',
        ],
        pieceMs: 1500,
      },
    },
    { call: 'chat', nth: 7, times: 1, chat: { refusal: 'This page is against my rules.' } },
  ]);
  await generate(page);
  await page.getByRole('heading', { name: 'Generating Your Proposal' }).waitFor();
  await page.getByLabel(words.growing(1)).getByText(headline).waitFor();
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });

  await page.getByText(words.writtenBy('palmleaf-reference')).waitFor();
  await page.getByText(/[\d,]+ tokens$/).waitFor();
  await page.getByText('1 page failed').waitFor();
  await page
    .getByText(/This page is against my rules/)
    .first()
    .waitFor();
  await page.locator('summary', { hasText: /no source|not verified yet/ }).waitFor();

  await page.getByRole('button', { name: 'Write it with the built-in planner' }).click();
  await page.getByText('19 of 19 pages').waitFor({ timeout: 30_000 });

  await writeAgain(page);

  for (const { headers } of service.calls('chat')) {
    expect(headers['authorization']).toBe(`Bearer ${KEY}`);
    expect(headers['cookie']).toBeUndefined();
  }
  expect(await everythingStored(page)).not.toContain(KEY);
  expect(problems(app)).toEqual([]);
  await app.close();
});

test('a run that lost its key with a reload waits for it, and goes on when it is there', async () => {
  const app = await openApp({ config: { limits: { pageDelayMs: 0 } } });
  const { page } = app;
  await setUp(page, app.url);
  // The connection test has called, too.
  const earlier = service.calls('chat').length;
  service.script({ call: 'chat', nth: 4, times: 1, gate: 'page 4' });
  await generate(page);
  await service.until(() => service.calls('chat').length === earlier + 4);
  // From now on the endpoint wants the key that only the tab's memory had.
  service.script({ call: 'chat', times: 1, status: 401, body: { error: { message: 'No key' } } });
  await page.reload();
  await page.getByRole('heading', { name: 'Waiting for a key' }).waitFor();
  expect(service.calls('chat').at(-1)?.headers['authorization']).toBeUndefined();
  await page.getByLabel(words.enterKey).fill(KEY);
  await page.getByRole('button', { name: words.useKey }).click();
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor({ timeout: 60_000 });
  await page.getByText('19 of 19 pages').waitFor();

  // Remembered when that is asked for, and forgotten as well.
  await page.goto(`${app.url}/?view=settings`);
  await page.getByLabel(words.key, { exact: true }).fill(KEY);
  await page.getByLabel(words.remember).click();
  await page.getByText(words.keyKept, { exact: true }).waitFor();
  expect(await everythingStored(page)).toContain(KEY);
  await page.reload();
  await page.getByRole('button', { name: /^Test connection: Model/ }).click();
  await page.getByText(words.verdicts.ok(service.modelUrl, 1).title).waitFor();
  expect(service.calls('chat').at(-1)?.headers['authorization']).toBe(`Bearer ${KEY}`);
  await page.getByRole('button', { name: words.forget }).click();
  await page.getByText(words.forgotten).waitFor();
  expect(await everythingStored(page)).not.toContain(KEY);
  expect(problems(app)).toEqual([]);
  await app.close();
});
