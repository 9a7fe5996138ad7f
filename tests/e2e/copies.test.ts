/** Work that leaves a device as one file and comes back: the built product, as a person would do it. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { archive as words } from '../../src/copy/en/archive.ts';
import { common } from '../../src/copy/en/common.ts';
import { failures } from '../../src/copy/en/failures.ts';
import { landing } from '../../src/copy/en/landing.ts';
import * as addresses from '../../src/screen-kit/addresses.ts';
import { archiveDevice, AT, draftSeed, proposalSeeds, seed } from '../unit/api/support/archive-device.ts';
import { openApp, useBrowser } from './support/app.ts';
import { findingsOf } from './support/looks.ts';

useBrowser();

const PASSPHRASE = 'ต้นไม้ริมน้ำ 7';

/** A file that is dropped on the page, wherever. */
const drop = (page: Page, name: string, bytes: Buffer): Promise<void> =>
  page.evaluate(
    async ([fileName, base64]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], fileName));
      for (const type of ['dragenter', 'dragover', 'drop']) {
        const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });
        document.body.dispatchEvent(event);
        // What takes it is loaded when it comes.
        if (type === 'dragenter') await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    },
    [name, bytes.toString('base64')] as const,
  );

/** Another device, whose copies this one opens. */
async function otherDevice() {
  const device = archiveDevice();
  await seed(device, [
    ...proposalSeeds(1),
    ...proposalSeeds(2, 4),
    draftSeed(3),
    {
      store: 'settings',
      record: { id: 'settings', engine: 'agency', addresses: { proxyUrl: 'https://flow.example/proxy' } },
    },
    {
      store: 'quarantine',
      record: {
        id: 'proposals/proposal_9_z',
        store: 'proposals',
        reason: 'newer',
        detail: '',
        at: AT,
        record: {
          proposalId: 'proposal_9_z',
          version: 'v9.0',
          title: '\u202eevil <img src=x onerror=alert(1)>',
        },
      },
    },
  ]);
  return {
    copy: async (): Promise<Buffer> => Buffer.from(await device.save()),
    rename: (title: string): Promise<void> =>
      seed(
        device,
        proposalSeeds(1)
          .filter(({ store }) => store === 'proposals')
          .map(({ store, record }) => ({ store, record: { ...record, title } })),
      ),
    close: () => device.close(),
  };
}

test('a copy is looked into, taken, saved again with a passphrase, and opened on another device', async () => {
  const other = await otherDevice();
  const first = await other.copy();
  await other.rename('Client 1, renamed elsewhere');
  const later = await other.copy();
  other.close();
  const app = await openApp();
  const { page } = app;
  const findings: string[] = [];
  const look = async (state: string): Promise<void> => {
    findings.push(...(await findingsOf(page, state, 'body')));
  };
  const take = (count: number) => page.getByRole('button', { name: words.open.take(count), exact: true });
  const row = (text: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: text });

  // What is broken changes nothing and says why.
  await page.getByRole('link', { name: 'Create Your Proposal' }).first().waitFor();
  await drop(page, 'Broken.palmleaf', first.subarray(0, 5000));
  await page.getByText(failures['archive-broken']({ code: 'archive-broken' })).waitFor();
  await look('copy refused');

  // Dropped anywhere; nothing is taken before somebody says so, and settings not unless they are chosen.
  await drop(page, 'Palmleaf.palmleaf', first);
  await row('Client 1').waitFor();
  expect(await row('flow.example').getByRole('checkbox').isChecked()).toBe(false);
  expect(await row('Client 2').getByRole('checkbox').isChecked()).toBe(true);
  await look('copy opened');
  await take(4).click();
  await page.getByText(words.open.doneDetail(4, 0)).waitFor();

  // What this version cannot read is there to be looked at, as text.
  await page.goto(`${app.url}${addresses.settings}`);
  await page.getByRole('button', { name: words.data.look }).click();
  await page.getByText(words.aside.reasons.newer).click();
  await page.getByText('onerror=alert(1)').waitFor();
  await look('records set aside');
  await page.keyboard.press('Escape');

  // The same work, changed elsewhere since.
  await drop(page, 'Later.palmleaf', later);
  await row('Client 1, renamed elsewhere').waitFor();
  await page.getByText(words.open.standings.newer).waitFor();
  await page.getByText(words.open.same(3)).waitFor();
  await look('copy newer');
  await take(1).click();
  await page.getByText(words.open.doneDetail(1, 0)).waitFor();

  // Saved, with a passphrase.
  await page.getByRole('button', { name: words.data.save }).click();
  await page.getByRole('checkbox', { name: words.save.lock }).check();
  await page.getByRole('button', { name: words.save.action, exact: true }).click();
  await page.getByText(words.save.empty).waitFor();
  await page.getByLabel(words.save.passphrase, { exact: true }).fill(PASSPHRASE);
  await look('copy to be saved');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.save.action, exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Palmleaf \d{4}-\d\d-\d\d\.palmleaf$/u);
  const saved = readFileSync(await download.path());
  expect(app.problems).toEqual([]);
  await app.close();

  // A device that has nothing.
  const fresh = await openApp({ address: addresses.openCopy });
  const there = fresh.page;
  await there
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'Palmleaf.palmleaf', mimeType: '', buffer: saved });
  await there.getByText(words.open.locked).waitFor();
  await there.getByLabel(words.save.passphrase, { exact: true }).fill('something else');
  await there.getByRole('button', { name: words.open.unlock }).click();
  await there.getByText(failures['archive-wrong-passphrase']({ code: 'archive-wrong-passphrase' })).waitFor();
  findings.push(...(await findingsOf(there, 'copy locked', 'body')));
  await there.getByLabel(words.save.passphrase, { exact: true }).fill(PASSPHRASE);
  await there.getByRole('button', { name: words.open.unlock }).click();
  await there.getByRole('button', { name: words.open.take(4), exact: true }).click();
  await there.getByText(words.open.doneDetail(4, 0)).waitFor();
  await there.goto(fresh.url);
  await there.getByRole('button', { name: 'Client 1, renamed elsewhere' }).waitFor();
  // Nothing was drawn as markup, and no key to somewhere else came along.
  await there.goto(`${fresh.url}${addresses.proposal('proposal_1_a')}`);
  await there.getByText('From 310 to 900 subscribers').first().waitFor({ state: 'attached' });
  expect(fresh.problems).toEqual([]);
  expect(findings).toEqual([]);
  await fresh.close();
});

/** A file as another app shares it with the installed product: a form sent to the address that the manifest names. */
async function shareWith(
  page: Page,
  url: string,
  parts: Record<string, string | { name: string; buffer: Buffer }>,
) {
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${url}/">${Object.entries(parts)
      .map(
        ([name, part]) =>
          `<input name="${name}" ${typeof part === 'string' ? 'type="text"' : 'type="file"'}>`,
      )
      .join('')}<button>Share</button></form>`,
  );
  for (const [name, part] of Object.entries(parts)) {
    const input = page.locator(`[name=${name}]`);
    await (typeof part === 'string' ? input.fill(part) : input.setInputFiles({ ...part, mimeType: '' }));
  }
  await page.getByText('Share').click();
}

test('what another app shares, and what the device opens with the product, ends in the same dialog', async () => {
  const other = await otherDevice();
  const copy = await other.copy();
  other.close();
  const app = await openApp({ offline: true });
  const { page, url, context } = app;
  await page.getByText(common.offlineReady).waitFor({ timeout: 30_000 });
  const dialog = page.getByRole('dialog', { name: words.open.title });
  const brief = page.getByRole('textbox', { name: landing.brief.text });

  // Under the name that some apps give it; without a network, too.
  await context.setOffline(true);
  await shareWith(page, url, {
    shared_title: 'From a friend',
    shared_file: { name: 'copy.zip', buffer: copy },
  });
  await dialog.getByText(words.open.standings.new).waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(5);
  // Shared once: neither a reload nor the way back shares it again.
  await page.goto(`${url}/#shared`);
  await brief.waitFor();
  await page.waitForURL(`${url}/`);
  expect(await dialog.count()).toBe(0);

  // Words, and a brief, wait for the person: anybody may send such a form.
  await shareWith(page, url, { shared_title: 'Brief', shared_text: 'Company: Rim Nam Spa' });
  await expect.poll(() => brief.inputValue()).toBe('Brief\n\nCompany: Rim Nam Spa');
  expect(page.url()).toBe(`${url}/`);
  await shareWith(page, url, {
    shared_file: {
      name: 'brief.txt',
      buffer: Buffer.from('Company: Siam Smile\nBudget: 50,000 THB a month'),
    },
  });
  await page.getByText('brief.txt').waitFor();
  await page.getByText(landing.brief.waiting).waitFor();
  await page.getByRole('button', { name: landing.brief.start }).click();
  await page.getByRole('heading', { name: /Step \d of 5/ }).waitFor();

  // Opened by the device.
  await context.addInitScript((base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const files = [{ getFile: () => Promise.resolve(new File([bytes], 'Palmleaf.palmleaf')) }];
    Object.defineProperty(globalThis, 'launchQueue', {
      configurable: true,
      value: { setConsumer: (take: (params: { files: typeof files }) => void) => take({ files }) },
    });
  }, copy.toString('base64'));
  await page.goto(url);
  await dialog.getByText(words.open.standings.new).waitFor();
  await page.getByRole('button', { name: words.open.take(4), exact: true }).click();
  await page.getByText(words.open.doneDetail(4, 0)).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});
