/**
 * A device without room for any one write of a proposal, and for the two after it: the pages are kept in memory, none is asked
 * for again, and all of it is stored once there is room.
 */
import { openDB } from 'idb';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { DATABASE_NAME } from '../../src-worker/store/schema.ts';
import { emptyDevice, fakeEngine, someAnswers, startWorker } from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

/** Writes that find no room, from the one that is struck. */
const FULL_FOR = 3;

let written = 0;
let struck = Infinity;
const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put') ?? {};
/** As in a browser, a write is taken and its transaction fails at the end. */
Object.defineProperty(IDBObjectStore.prototype, 'put', {
  configurable: true,
  value(this: IDBObjectStore, record: unknown) {
    const request: unknown = Reflect.apply(put.value, this, [record]);
    written += 1;
    if (written >= struck && written < struck + FULL_FOR) {
      const { transaction } = this;
      Object.defineProperty(transaction, 'error', {
        get: () => new DOMException('No room left', 'QuotaExceededError'),
        set: () => undefined,
      });
      queueMicrotask(() => {
        // Another write of the same transaction may have ended it.
        try {
          transaction.abort();
        } catch {
          // It is over.
        }
      });
    }
    return request;
  },
});
afterAll(() => {
  Object.defineProperty(IDBObjectStore.prototype, 'put', put);
});
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

/** Everything from the first answer to a finished proposal; answers how many writes it took. */
async function history(at: number): Promise<number> {
  emptyDevice();
  [written, struck] = [0, at];
  const engine = fakeEngine();
  const worker = await startWorker(engine);
  const { remote } = worker;
  const formData = someAnswers('Doi');
  const draft = await remote.saveDraft({ formData, language: 'en', currentStep: 5 });
  const draftId = draft.ok ? draft.value.draftId : undefined;
  const run = value(await remote.startRun(formData, { language: 'en', ...(draftId && { draftId }) }));
  await worker.until(ended(run.runId));
  const count = written;
  expect(
    engine.asked.map(({ pageNumber }) => pageNumber),
    `write ${at}`,
  ).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
  expect(value(await remote.proposal(run.proposalId)).pages).toHaveLength(19);
  // There is room again; the next write takes along what waits.
  struck = Infinity;
  value(await remote.rename(run.proposalId, 'Doi Saket'));
  await worker.stop();
  const database = await openDB(DATABASE_NAME);
  expect(await database.count('pages'), `write ${at}`).toBe(19);
  const [proposal] = await database.getAll('proposals');
  expect(proposal, `write ${at}`).toMatchObject({ title: 'Doi Saket', state: 'complete' });
  database.close();
  return count;
}

test('no write of a proposal is lost for want of room', async () => {
  const writes = await history(Infinity);
  const isEach = process.env['FAULTS'] === 'all';
  let positions = 0;
  for (let at = 1; at <= writes; at += isEach ? 1 : 7) {
    await history(at);
    positions += 1;
  }
  console.warn(`no room at ${positions} of ${writes} writes: 0 pages lost, 0 asked for again`);
  expect(writes).toBeGreaterThan(38);
}, 300_000);
