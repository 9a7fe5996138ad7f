/** The file of a proposal from a remote status service: every state of the result screen and of the details. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { formData, writtenPages } from '../service/content.ts';
import type { Rule } from '../service/rules.ts';
import { startService } from '../service/service.ts';
import { openApp, useBrowser } from './support/app.ts';
import { findingsOf } from './support/looks.ts';

useBrowser();

const [written] = writtenPages;
const PAGES = Array.from({ length: 19 }, (_, index) =>
  index === 0
    ? { pageNumber: 1, success: true, requestId: 'r'.repeat(64), sectionData: { output: written?.output } }
    : { pageNumber: index + 1, success: false, error: 'Generation failed' },
);
const EMAIL = 'The download link will be sent to your email address.';
const errorText = (error: string): string =>
  `Error checking proposal status: ${error}. Please try refreshing the page or contact support.`;

test('polled, stopped, failed, resumed, ready', async () => {
  const [pages, files, elsewhere] = await Promise.all([startService(), startService(), startService()]);
  const app = await openApp({
    // The browser names the address of a redirect, and does not go there: its own log says so.
    services: [pages.url, files.url, elsewhere.url],
    config: {
      proxyUrl: pages.addresses.proxyUrl,
      statusUrl: files.addresses.statusUrl,
      limits: { pollingIntervalMs: 150, pollingAttempts: 3, modalPollingAttempts: 2 },
    },
  });
  const { page, url } = app;
  const id = 'from-afar';
  page.setDefaultTimeout(30_000);
  const findings: string[] = [];
  const look = async (state: string, part?: string): Promise<void> => {
    findings.push(...(await findingsOf(page, state, part)));
  };
  /** Answers from now on, one after the other; the last stays. Each is held until its number is let go. */
  let letGo = (_number: number): void => undefined;
  let round = 0;
  const script = (...rules: Rule[]): void => {
    files.reset();
    round += 1;
    const gate = (number: number): string => `${round}-${number}`;
    files.script(
      rules.map((rule, index) => ({
        call: 'status',
        nth: index + 1,
        gate: gate(index + 1),
        ...(index + 1 < rules.length ? { times: 1 } : {}),
        ...rule,
      })),
    );
    letGo = (number) => files.openGate(gate(number));
  };
  const card = page.getByRole('region', { name: 'Proposal Delivery' });
  const check = card.getByRole('button', { name: 'Check Status' });
  const says = (text: string | RegExp) => card.getByText(text).first().waitFor();
  const tile = (name: string) => card.locator('dl > div', { hasText: name }).locator('dd').innerText();
  await app.context.addCookies([{ name: 'sso_token', value: 'sso-1', url }]);

  // One page of it is written: what is looked at here is not its slides.
  pages.script({ call: 'analysis', body: { data: { ...formData, pages: PAGES } } });
  // A proposal that this device does not have comes from the service, and its file is asked for by itself.
  script({ status: 404 });
  await page.goto(`${url}/${id}`);
  await page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor();
  await says('Checking Proposal Status...');
  expect([await tile('Proposal Generated'), await tile('Checking Status')]).toEqual([
    'Completed',
    'In progress',
  ]);
  expect(await check.isDisabled()).toBe(true);
  await look('result checking');
  letGo(1);
  await says('Status Check Error');
  await says(errorText('Proposal not found'));
  expect(await tile('Email Notification')).toBe('Not confirmed');
  await look('result error');
  // Nobody is left without a file.
  const [made] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Make the file on this device' }).click(),
  ]);
  expect(made.suggestedFilename()).toBe('Doi Saket Coffee Roasters - Proposal.pptx');

  // 202, 202, 500: progress and message, the problem quietly under them; Stop leads back to idle.
  script(
    { status: 202, body: { progress: 30, message: 'Drawing charts' } },
    { status: 500 },
    { status: 202, body: { data: { progress: 65 } } },
  );
  await check.click();
  letGo(1);
  await says('Drawing charts');
  expect(await card.getByRole('progressbar').getAttribute('value')).toBe('30');
  letGo(2);
  await says('Server error: Internal Server Error');
  await says('Drawing charts');
  await look('result processing', '[aria-label="Proposal Delivery"]');
  await card.getByRole('button', { name: 'Stop' }).click();
  await says('Proposal Processing');
  await says(EMAIL);
  expect(await tile('Email Notification')).toBe('To be sent');
  await look('result idle');
  const asked = files.calls('status').length;
  letGo(3);
  await page.waitForTimeout(400);
  expect(files.calls('status').length).toBe(asked);

  // The limit, an invalid id, and a file whose link comes by e-mail.
  for (const [rule, expected] of [
    [{ status: 202 }, errorText('Polling timeout: Maximum attempts (3) reached')],
    [{ status: 400 }, errorText('Invalid proposal ID')],
    [{ redirect: `${elsewhere.url}/status/${id}` }, 'Network error: Cannot reach status service'],
    [{ status: 200, body: {} }, EMAIL],
  ] as const) {
    script(rule);
    await check.click();
    await says('Checking Proposal Status...');
    letGo(1);
    await says(expected);
    await card
      .getByRole('button', { name: 'Stop' })
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }

  // A reload while it is polled goes on by itself.
  script({ status: 202, body: { progress: 80, message: 'Packing' } }, { status: 202 });
  await check.click();
  letGo(1);
  await says('Packing');
  await files.until(() => files.calls('status').length === 2);
  await page.reload();
  await says('Checking Proposal Status...');
  await files.until(() => files.calls('status').length === 3);

  await details(page, { script, letGo: (number) => letGo(number), look, id, url });

  // Known now: the result has it at once, and opens it in a new tab.
  const before = files.calls('status').length;
  await page.goto(`${url}/${id}`);
  await says('PowerPoint Presentation Ready');
  await says('Fresh from the agency');
  expect([await tile('Ready to Download'), files.calls('status').length]).toEqual(['Available', before]);
  await look('result ready');
  const link = card.getByRole('link', { name: 'Download PowerPoint Presentation' });
  const [tab] = await Promise.all([app.context.waitForEvent('page'), link.click()]);
  expect(tab.url()).toBe(`${files.url}/files/${id}.pptx`);
  await tab.close();
  const history: unknown = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('proposal_history') ?? ''),
  );
  expect(history).toMatchObject([{ id, data: { downloadUrl: `${files.url}/files/${id}.pptx` } }]);

  // Who heard the token: the two configured origins, and nobody else.
  const told = [...pages.calls('analysis'), ...files.calls('status')];
  expect(new Set(told.map(({ headers }) => headers['authorization']))).toEqual(new Set(['Bearer sso-1']));
  expect(files.calls('file').map(({ headers }) => headers['authorization'])).toEqual([undefined]);
  expect(elsewhere.log).toEqual([]);
  expect(findings).toEqual([]);
  expect(app.problems).toEqual([]);
  await app.close();
  await Promise.all([pages.close(), files.close(), elsewhere.close()]);
});

/** 'Proposal Details' in its four states; ends with a link. */
async function details(
  page: Page,
  {
    script,
    letGo,
    look,
    id,
    url,
  }: {
    script: (...rules: Rule[]) => void;
    letGo: (number: number) => void;
    look: (state: string, part?: string) => Promise<void>;
    id: string;
    url: string;
  },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Proposal Details' });
  const status = () =>
    dialog
      .locator('dt', { hasText: /^Status$/ })
      .locator('+ dd')
      .innerText();
  script({ status: 202 }, { status: 503 }, { status: 202 });
  await page.goto(url);
  await page.getByRole('button', { name: 'Doi Saket Coffee Roasters' }).first().click();
  expect(await dialog.getByRole('button', { name: 'Checking availability...' }).isDisabled()).toBe(true);
  expect(await status()).toBe('Checking');
  await look('details checking');
  letGo(1);
  await dialog.getByRole('button', { name: 'Processing...' }).waitFor();
  expect(await status()).toBe('Processing');
  expect(await dialog.getByText('PowerPoint (PPTX)').count()).toBe(1);
  expect(await dialog.getByText('Available').count()).toBe(0);
  await look('details processing');
  // Any polling error shows as an error here; this one was also the last of two attempts.
  letGo(2);
  await dialog.getByText('Polling timeout: Maximum attempts (2) reached').waitFor();
  expect(await status()).toBe('Error');
  await look('details error', '[role=dialog]');
  script({
    status: 200,
    body: { data: { downloadUrl: `/files/${id}.pptx`, message: 'Fresh from the agency' } },
  });
  await dialog.getByRole('button', { name: 'Retry' }).click();
  letGo(1);
  const link = dialog.getByRole('link', { name: 'Download PPTX' });
  await link.waitFor();
  expect([await status(), await link.getAttribute('target')]).toEqual(['Ready', '_blank']);
  expect(await dialog.getByText('Available').count()).toBe(1);
  await look('details ready');
}
