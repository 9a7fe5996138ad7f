/** The device refuses, aborts or forgets (faults 28 to 35). */
import { expect } from 'vitest';
import { wizard } from '../../src/copy/en/wizard.ts';
import { drafts, fillPages } from './support/device.ts';
import { slidesOfDownload } from './support/download.ts';
import { ALL, few, fault, positions, someOf } from './support/fault.ts';
import { held, openStage, useStage, type Stage } from './support/stage.ts';

useStage();

// Bytes, from nothing at all to nearly enough for a proposal; the browser counts in large steps.
for (const quotaSize of positions(2).map((step) => (step - 1) * 6500))
  fault(28, `no more room than ${quotaSize} bytes`, [], async () => {
    // Before the first opening, and without the files that a service worker would store beside.
    const stage = await openStage({ blank: true });
    const session = await stage.context.newCDPSession(stage.page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: stage.url,
      quotaSize: Math.max(1, quotaSize),
    });
    await stage.start();
    // What finds no room stays in memory: the proposal is finished all the same, and the person is told.
    await stage.page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor();
    await stage.page.getByText('19 of 19 pages').waitFor();
    expect(stage.service.calls('page').map(({ pageNumber }) => pageNumber)).toEqual(ALL);
    const durable = (await stage.look()).pages.length;
    console.warn(`stored: ${durable} of 19`);
    const warning = stage.page.getByText(/Warning: Failed to save proposal data locally/);
    expect((await warning.count()) > 0).toBe(durable < ALL.length);
  });

for (const k of positions(1))
  fault(28, 'no room for this page and the next, and room again', [k], async () => {
    const stage = await openStage();
    stage.service.script([held(k), held(k + 2)]);
    const full = async (is: boolean): Promise<void> => {
      for (const worker of stage.page.workers()) await worker.evaluate(fillPages, is);
    };
    await stage.start();
    await stage.asked(k);
    await stage.look();
    await full(true);
    stage.service.openGate(`page ${k}`);
    const isLast = k + 2 > ALL.length;
    if (isLast) await stage.page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor();
    else await stage.asked(k + 2);
    await stage.page
      .getByText(/Warning: Failed to save proposal data locally/)
      .first()
      .waitFor();
    expect((await stage.look()).pages.length, 'in memory alone').toBe(k - 1);
    await full(false);
    // With the next page, or by itself where there is none.
    stage.service.openGate(`page ${k + 2}`);
    await expect.poll(async () => (await stage.look()).pages.length, { timeout: 30_000 }).toBe(ALL.length);
    await stage.verify();
    expect(stage.service.calls('page').length).toBe(ALL.length);
  });

fault(29, 'a transaction is aborted', positions(2), async (at) => {
  const stage = await openStage();
  stage.service.script(at.map(held));
  await stage.start();
  for (const k of at) {
    await stage.asked(k);
    await stage.look();
    for (const worker of stage.page.workers())
      await worker.evaluate(() => {
        const stores = IDBObjectStore.prototype;
        const put = Object.getOwnPropertyDescriptor(stores, 'put') ?? {};
        Object.defineProperty(stores, 'put', {
          configurable: true,
          value(this: IDBObjectStore, record: unknown) {
            if (this.name === 'pages') {
              Object.defineProperty(stores, 'put', put);
              this.transaction.abort();
            }
            return Reflect.apply(put.value, this, [record]);
          },
        });
      });
    stage.service.openGate(`page ${k}`);
  }
  await stage.verify();
  expect(stage.service.calls('page').length, 'the answer is kept until it is stored').toBe(19);
});

/** Ways in which everything stored goes while the product is open. */
const DELETIONS: readonly [number: number, name: string, destroy: (stage: Stage) => Promise<void>][] = [
  [
    30,
    'the database is emptied in another tab',
    async ({ context, url }) => {
      const other = await context.newPage();
      await other.goto(`${url}/manifest.webmanifest`);
      await other.evaluate(
        () =>
          new Promise<void>((resolve) => {
            indexedDB.open('palmleaf').addEventListener('success', ({ target }) => {
              if (!(target instanceof IDBOpenDBRequest)) return;
              const names = [...target.result.objectStoreNames];
              const transaction = target.result.transaction(names, 'readwrite');
              for (const name of names) transaction.objectStore(name).clear();
              transaction.addEventListener('complete', () => resolve());
            });
          }),
      );
      await other.close();
    },
  ],
  [
    30,
    'the site’s data are cleared',
    async ({ context, page, url }) => {
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
    },
  ],
  [
    31,
    'the database is deleted from another tab',
    async ({ context, url }) => {
      const other = await context.newPage();
      await other.goto(`${url}/manifest.webmanifest`);
      await other.evaluate(
        () =>
          new Promise<void>((resolve) => {
            indexedDB.deleteDatabase('palmleaf').addEventListener('success', () => resolve());
          }),
      );
      await other.close();
    },
  ],
];
const DELETED = /was deleted while it was open/;

for (const [number, name, destroy] of someOf(DELETIONS, 2))
  for (const k of few())
    fault(number, `${name}, while a proposal is written`, [k], async () => {
      const stage = await openStage({ offline: true });
      // Nor has the agency's service a proposal of this id.
      stage.service.script([held(k), { call: 'analysis', status: 404 }]);
      await stage.page.goto(`${stage.url}/?view=wizard&step=1`);
      await stage.page.getByLabel(/^Company Name/).fill('Doi Saket');
      await stage.page
        .getByText(/^Saved/)
        .first()
        .waitFor();
      const address = new URL(stage.page.url());
      address.searchParams.set('step', '5');
      await stage.page.goto(address.href);
      await stage.page.getByRole('button', { name: wizard.generate }).click();
      await stage.page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
      await stage.asked(k);
      await destroy(stage);
      stage.service.openGate(`page ${k}`);
      // There is nothing left to write for: the screen says so, and what to do.
      await stage.page.getByText('This proposal is not on this device').first().waitFor();
      await stage.page.getByText(DELETED).first().waitFor();
      expect(await stage.page.getByText(DELETED).count(), 'said once').toBe(1);
      expect(stage.service.calls('page').length, 'nothing more is asked for').toBe(k);
      expect(await stage.look()).toEqual({ pages: [], runs: [] });
      // The answers are kept, and make the proposal anew, from its first page.
      stage.service.reset();
      await stage.page.getByRole('link', { name: 'Back to Home' }).first().click();
      await stage.page.getByRole('link', { name: 'Continue: Doi Saket' }).click();
      await stage.page.getByRole('button', { name: wizard.generate }).click();
      await stage.page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
      await stage.verify();
      expect(stage.service.calls('page').length).toBe(19);
    });

for (const [number, name, destroy] of someOf(DELETIONS.slice(1), 1))
  fault(number, `${name}, while answers are typed`, [], async () => {
    const stage = await openStage();
    await stage.page.goto(`${stage.url}/?view=wizard&step=1`);
    await stage.page.getByLabel(/^Company Name/).fill('Doi Saket');
    const saved = stage.page.getByText(/^Saved/).first();
    await saved.waitFor();
    await destroy(stage);
    await stage.page.getByText(DELETED).first().waitFor();
    // Without another keystroke: what is in the form is stored again, in the same place.
    await expect.poll(async () => (await drafts(stage.page)).length).toBe(1);
    await saved.waitFor();
    await stage.page.reload();
    await expect.poll(() => stage.page.getByLabel(/^Company Name/).inputValue()).toBe('Doi Saket');
  });

/** What a worker finds where storage is forbidden, or where the browser never answers. */
const OPENINGS = [
  ['throws', 'indexedDB.open = () => { throw new DOMException("denied", "SecurityError"); };'],
  [
    'fails',
    `indexedDB.open = () => {
      const request = new EventTarget();
      Object.setPrototypeOf(request, IDBOpenDBRequest.prototype);
      Object.defineProperty(request, 'error', { value: new DOMException('internal', 'UnknownError') });
      Object.defineProperty(request, 'addEventListener', { value: (type, listener) => {
        if (type === 'error') setTimeout(() => listener({ type, target: request }));
      } });
      return request;
    };`,
  ],
  [
    'hangs',
    'indexedDB.open = () => Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => undefined } });',
  ],
] as const;
for (const [name, inWorker] of someOf(OPENINGS, 1))
  fault(32, `opening the database ${name}`, [], async () => {
    const stage = await openStage({ inWorker });
    const banner = stage.page.getByText(/kept only until the page is closed. Download your proposal/);
    await banner.waitFor();
    // Within the same page, whose worker holds all there is.
    await stage.page.getByRole('link', { name: 'Create Your Proposal' }).first().click();
    await stage.page.getByLabel(/^Company Name/).fill('Doi Saket');
    for (let step = 1; step < 5; step += 1) {
      await stage.page.getByRole('heading', { name: new RegExp(`Step ${step} of 5`) }).waitFor();
      await stage.page.getByRole('button', { name: wizard.next }).click();
    }
    await stage.page.getByRole('button', { name: wizard.generate }).click();
    await stage.page.getByRole('dialog').getByRole('button', { name: wizard.generate }).click();
    await stage.page.getByRole('heading', { name: 'Proposal Generated Successfully' }).waitFor();
    expect(await banner.count(), 'said once, and still there').toBe(1);
    expect(stage.service.calls('page').map(({ pageNumber }) => pageNumber)).toEqual(ALL);
    expect(await slidesOfDownload(stage.page)).toBeGreaterThanOrEqual(ALL.length);
    expect(await stage.look()).toEqual({ pages: [], runs: [] });
  });

const mirrorFaults: readonly [name: string, before: () => void][] = [
  [
    'throws',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'contradicts',
    () => {
      localStorage.setItem('proposal_history', '[{"id":"proposal_1_gone","title":"Gone"}]');
      localStorage.setItem('proposal_proposal_1_gone', '{');
      localStorage.setItem('draft_x', 'null');
    },
  ],
  ['is missing', () => localStorage.clear()],
];
for (const [name, before] of someOf(mirrorFaults, 2))
  fault(35, `the mirror ${name}`, [], async () => {
    const stage = await openStage({ before });
    await stage.start();
    await stage.verify();
    await stage.page.goto(stage.url);
    await stage.page.getByRole('heading', { name: 'History' }).waitFor();
    expect(await stage.page.getByText('Gone', { exact: true }).count()).toBe(0);
  });
