/** 'Start from a brief', the share sheet and `/ai/{id}`: from what a client sent to a finished deck. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { failures } from '../../src/copy/en/failures.ts';
import { landing } from '../../src/copy/en/landing.ts';
import { notices } from '../../src/copy/en/notices.ts';
import { wizard } from '../../src/copy/en/wizard.ts';
import { REQUESTS } from '../fixtures/requests/requests.ts';
import { startService } from '../service/service.ts';
import { generate } from './support/answer.ts';
import { openApp, useBrowser } from './support/app.ts';
import { findingsOf } from './support/looks.ts';

useBrowser();

const words = landing.brief;
const SOON = { timeout: 30_000 };
const fixture = (name: string): { name: string; mimeType: string; buffer: Buffer } => {
  const found = REQUESTS.find(({ fileName }) => fileName === name);
  if (found === undefined) throw new Error(`no brief ${name}`);
  return { name, mimeType: '', buffer: Buffer.from(found.bytes()) };
};
const email = readFileSync(new URL('../fixtures/requests/dessert-email-th.txt', import.meta.url), 'utf8');

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`);
/** What a screen reader says of a field beside its name. */
const description = (page: Page, path: string): Promise<string> =>
  field(page, path).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
      .join(' '),
  );
const atStep = (page: Page, step: number): Promise<void> =>
  page.getByRole('heading', { name: new RegExp(`Step ${step} of 5`) }).waitFor(SOON);
const goTo = async (page: Page, step: number): Promise<void> => {
  for (let at = 1; at < step; at += 1) await page.getByRole('button', { name: wizard.next }).click();
  await atStep(page, step);
};

test('a pasted Thai e-mail becomes a finished deck; marks stay until an answer is touched, and nothing typed is lost', async () => {
  const app = await openApp();
  const { page, url } = app;
  const findings: string[] = [];
  const panel = page.getByRole('region', { name: words.title });

  // Refusals are sentences, where the person looks.
  await panel.getByRole('button', { name: words.start }).click();
  await panel.getByText(words.empty).waitFor();
  const chooser = panel.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'old.doc',
    mimeType: '',
    buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]),
  });
  await panel.getByText(failures['document-old-office']({ code: 'document-old-office' })).waitFor();
  findings.push(...(await findingsOf(page, 'brief refused', `#start-from-a-brief`)));

  await panel.getByLabel(words.text).fill(email);
  await panel.getByRole('button', { name: words.start }).click();
  await atStep(page, 1);
  // What is told outright is filled in; what is not sure enough is one tap away (offered-answers.test.ts).
  expect(await field(page, 'clientInfo.productService').inputValue()).toContain('ขนมไทยโฮมเมด');
  const company = 'clientInfo.companyName';
  // A name is sure: it is filled in.
  expect(await field(page, company).inputValue()).toContain('หวานละมุน');
  expect(await description(page, company)).toContain('เจ้าของร้านหวานละมุน');
  findings.push(...(await findingsOf(page, 'brief step 1', 'main')));

  // Touched: the mark goes, and stays away after a reload; the others stay.
  await field(page, company).fill('หวานละมุน คาเฟ่');
  expect(await description(page, company)).toBe('');
  await page.getByText(wizard.saved, { exact: true }).first().waitFor();
  await page.reload();
  await atStep(page, 1);
  expect(await field(page, company).inputValue()).toBe('หวานละมุน คาเฟ่');
  expect(await description(page, company)).toBe('');
  expect(await description(page, 'clientInfo.heroProduct')).toContain('เมนูเด่นคือ');

  await goTo(page, 4);
  const tiktok = page.getByRole('checkbox', { name: 'TikTok Ads' });
  await expect.poll(() => tiktok.isChecked()).toBe(true);
  findings.push(...(await findingsOf(page, 'brief step 4', 'main')));
  await page.getByRole('button', { name: wizard.next }).click();
  await atStep(page, 5);
  await field(page, 'competitiveAnalysis.competitors.0.name').fill('Mango Tree Dessert');
  await generate(page);
  await page.getByText('หวานละมุน คาเฟ่').first().waitFor(SOON);

  // Files are dropped as well.
  for (const [name, expected] of [
    ['solar-brief.pdf', 'SunRoof Solutions Co., Ltd.'],
    ['language-school-th.docx', 'Lingo Park'],
  ] as const) {
    await page.goto(url);
    const { buffer } = fixture(name);
    const data = await page.evaluateHandle(
      ([fileName, base64]) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], fileName));
        return transfer;
      },
      [name, buffer.toString('base64')] as const,
    );
    await panel.getByLabel(words.text).dispatchEvent('drop', { dataTransfer: data });
    await atStep(page, 1);
    expect(await field(page, company).inputValue()).toContain(expected);
  }
  expect(findings).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
});

test('remote requests with and without extracted data, failure, and one of this device offline', async () => {
  const service = await startService();
  const { aiRequestUrl } = service.addresses;
  const app = await openApp({ offline: true, services: [service.url], config: { aiRequestUrl } });
  const { page, url } = app;
  const findings: string[] = [];
  const company = 'clientInfo.companyName';

  service.script({ call: 'ai-request', id: 'from-afar', gate: 'asked' });
  await page.goto(`${url}/ai/from-afar`);
  await page.getByRole('heading', { name: notices.aiLoading }).waitFor();
  await page.getByRole('definition').getByText('from-afar').waitFor();
  findings.push(...(await findingsOf(page, 'ai loading', 'main')));
  service.openGate('asked');
  await atStep(page, 1);
  expect(await field(page, company).inputValue()).toBe('Doi Saket Coffee Roasters');
  expect(await description(page, company)).toBe(wizard.prefilled.fromRequest);
  await page.goto(`${url}/ai/bare-1`);
  await atStep(page, 1);
  expect(await field(page, company).inputValue()).toBe('Doi Saket Coffee Roasters');
  expect(service.log.map(({ kind }) => kind)).toEqual(['ai-request', 'ai-request', 'extraction']);

  // Trouble that may pass is asked three times, and then said.
  service.reset();
  service.script({ call: 'ai-request', status: 503 });
  await page.goto(`${url}/ai/troubled`);
  await page.getByRole('heading', { name: 'AI Request Failed' }).waitFor(SOON);
  expect(service.log.map(({ kind }) => kind)).toEqual(['ai-request', 'ai-request', 'ai-request']);
  for (const text of [
    'Failed to load data',
    'Unable to fetch data for this request ID. Please check the ID and try again.',
  ])
    await page.getByText(text, { exact: true }).waitFor();
  findings.push(...(await findingsOf(page, 'ai failed', 'main')));
  await page.getByRole('link', { name: 'Back to Home' }).click();

  // Of this device, without a network: made, opened, left, opened again.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await app.context.setOffline(true);
  await page.goto(url);
  const panel = page.getByRole('region', { name: words.title });
  await panel.getByLabel(words.text).fill('Company: Rim Nam Spa\nBudget: 40,000 THB per month');
  let request = '';
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (pathname.startsWith('/ai/')) request = pathname;
  });
  await panel.getByRole('button', { name: words.start }).click();
  await atStep(page, 1);
  await field(page, company).fill('Rim Nam Spa & Massage');
  await page.getByText(wizard.saved, { exact: true }).first().waitFor();
  expect(request).toMatch(/^\/ai\/request_/);
  await page.goto(`${url}${request}`);
  await atStep(page, 1);
  expect(await field(page, company).inputValue()).toBe('Rim Nam Spa & Massage');
  // What reads a PDF is on the device, too.
  await page.goto(url);
  await panel.locator('input[type=file]').setInputFiles(fixture('solar-brief.pdf'));
  await atStep(page, 1);
  expect(await field(page, company).inputValue()).toBe('SunRoof Solutions Co., Ltd.');
  expect(findings).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
  await service.close();
});
