/** What is stored is damaged, of another version, or in the middle of becoming one (faults 33 and 34). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { INDEXES, STORE_KEYS } from '../../src-worker/store/schema.ts';
import { archive as words } from '../../src/copy/en/archive.ts';
import { failures } from '../../src/copy/en/failures.ts';
import * as addresses from '../../src/screen-kit/addresses.ts';
import { draftSeed, proposalSeeds, type Seed } from '../unit/api/support/archive-device.ts';
import { fault, few } from './support/fault.ts';
import { held, killWorker, openStage, useStage, type Stage } from './support/stage.ts';

useStage();

/** Puts records beside the product, as it has its database now. */
const put = (page: Page, seeds: readonly Seed[]): Promise<void> =>
  page.evaluate(
    (records) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('palmleaf');
        opening.addEventListener('error', () => reject(new Error('not opened')));
        opening.addEventListener('success', () => {
          const names = [...new Set(records.map(({ store }) => store))];
          const transaction = opening.result.transaction(names, 'readwrite');
          for (const { store, record } of records) transaction.objectStore(store).put(record);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    seeds,
  );

const [whole] = proposalSeeds(1);
const [, , page] = proposalSeeds(1);
const draft = draftSeed(2);
const of = (seed: Seed | undefined, change: Record<string, unknown>): Seed => ({
  store: seed?.store ?? 'proposals',
  record: { ...seed?.record, ...change },
});

for (const k of few())
  fault(33, 'damaged, older and newer records come to light while a proposal is written', [k], async () => {
    const stage = await openStage();
    stage.service.script(held(k));
    await stage.start();
    await stage.asked(k);
    await stage.look();
    await put(stage.page, [
      of(whole, { proposalId: 'proposal_2_damaged', formData: 7 }),
      of(whole, { proposalId: 'proposal_3_newer', version: 'v9.0' }),
      of(whole, { proposalId: 'proposal_4_whole', title: 'Beside' }),
      of(page, { proposalId: 'proposal_4_whole', sectionData: 'cut o' }),
      // As an earlier build stored it: without an edition, its failure in words.
      of(draft, { formEdition: undefined, status: 'FAILED', errorMessage: 'Page 3 failed: Skipped' }),
      of(draft, { draftId: 'draft_newer', version: 'v9.0' }),
    ]);
    killWorker(stage.page);
    await stage.asked(k, 2);
    await stage.page
      .getByRole('heading', { name: 'Proposal Generated Successfully' })
      .waitFor({ timeout: 60_000 });
    await stage.page.goto(stage.url);
    await stage.page.getByText('Draft 2').first().waitFor();
    await stage.page.getByText('Beside').first().waitFor();
    await stage.page.goto(`${stage.url}/proposal_4_whole`);
    await stage.page.goto(`${stage.url}${addresses.settings}`);
    await stage.page.getByRole('button', { name: words.data.look }).click();
    const records = stage.page.getByRole('dialog').getByRole('listitem');
    await expect.poll(() => records.count(), { timeout: 15_000 }).toBe(4);
    expect(await records.filter({ hasText: words.aside.reasons.newer }).count()).toBe(2);
  });

/** Stores that came after the second version. */
const LATER: readonly string[] = ['changes', 'pictures'];

/** The database as its second version had it, with one proposal; answers once a page of this origin holds it open. */
async function secondVersion({ page: at, url }: Stage, isKept: boolean): Promise<void> {
  const stored = proposalSeeds(1).filter(({ store }) => !LATER.includes(store));
  await at.goto(`${url}/licences.txt`);
  await at.evaluate(
    ([keys, indexes, seeds, keep, later]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('palmleaf', 2);
        opening.addEventListener('upgradeneeded', () => {
          for (const [name, path] of Object.entries(keys))
            if (!later.includes(name))
              opening.result.createObjectStore(name, {
                keyPath: typeof path === 'string' ? path : [...path],
              });
          for (const { store, name, properties } of Object.values(indexes))
            opening.transaction?.objectStore(store).createIndex(name, [...properties]);
          for (const { store, record } of seeds) opening.transaction?.objectStore(store).put(record);
        });
        opening.addEventListener('success', () => {
          // An older build that does not make way, or one that is gone.
          if (keep) Reflect.set(window, 'kept', opening.result);
          else opening.result.close();
          resolve();
        });
      }),
    [STORE_KEYS, INDEXES, stored, isKept, LATER] as const,
  );
}

const isThere = (at: Page): Promise<void> => at.getByRole('button', { name: 'Client 1' }).first().waitFor();

fault(34, 'an older tab keeps its version of the database open', [], async () => {
  const stage = await openStage({ blank: true });
  await secondVersion(stage, true);
  const second = await stage.context.newPage();
  await second.goto(stage.url);
  const said = second.getByText(failures['storage-blocked']({ code: 'storage-blocked' }));
  await said.waitFor();
  // Longer than any other opening is waited for: it goes on as soon as it can, by itself.
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  await stage.page.close();
  await isThere(second);
  expect(await said.count()).toBe(0);
});

fault(34, 'the worker is killed in the middle of an upgrade', [], async () => {
  const stage = await openStage({
    blank: true,
    inWorker: 'IDBDatabase.prototype.createObjectStore = () => { for (;;); };\n',
  });
  await secondVersion(stage, false);
  const second = await stage.context.newPage();
  await second.goto(stage.url);
  // The upgrade has begun, and never comes to its end.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await second.close({ runBeforeUnload: false });
  const name = readdirSync(join(stage.dir, 'assets')).find((file) => /^worker-.*\.js$/.test(file)) ?? '';
  const script = join(stage.dir, 'assets', name);
  writeFileSync(
    script,
    readFileSync(script, 'utf8').slice(
      'IDBDatabase.prototype.createObjectStore = () => { for (;;); };\n'.length,
    ),
  );
  const session = await stage.context.newCDPSession(stage.page);
  await session.send('Network.clearBrowserCache');
  await stage.page.goto(stage.url);
  await isThere(stage.page);
});
