/** The device refuses, aborts or forgets (faults 28 to 35). */
import { expect } from 'vitest';
import { ALL, fault, positions, someOf } from './support/fault.ts';
import { held, openStage, useStage } from './support/stage.ts';

useStage();

// Bytes, from nothing at all to nearly enough for a proposal; the browser counts in large steps.
for (const quotaSize of positions(2).map((step) => (step - 1) * 6500))
  fault(28, `no more room than ${quotaSize} bytes`, [], async () => {
    // Before the first opening, and without the files that a service worker would store beside.
    const stage = await openStage({
      blank: true,
      before: () => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
    });
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

for (const k of positions(1))
  fault(31, 'the database is deleted from another tab', [k], async () => {
    const stage = await openStage();
    stage.service.script(held(k));
    await stage.start();
    await stage.asked(k);
    const other = await stage.context.newPage();
    await other.goto(`${stage.url}/icons/`);
    await other.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.deleteDatabase('palmleaf').addEventListener('success', () => resolve());
        }),
    );
    await other.close();
    stage.service.openGate(`page ${k}`);
    // There is nothing left to write for: the screen says so, and a new proposal can be made.
    await stage.page.getByText('This proposal is not on this device').first().waitFor();
    expect(stage.service.calls('page').length, 'nothing more is asked for').toBe(k);
    stage.service.reset();
    await stage.start();
    await stage.verify();
    expect(stage.service.calls('page').length).toBe(19);
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
