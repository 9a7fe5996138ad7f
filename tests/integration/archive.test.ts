/** Work carried from device to device in one file. */
import { openDB } from 'idb';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unzipSync } from 'fflate';
import { DATABASE_NAME } from '../../src-worker/store/schema.ts';
import type { ArchiveView } from '../../src/shared/contract/archive.ts';
import {
  emptyDevice,
  fakeEngine,
  someAnswers,
  startWorker,
  type InProcessWorker,
} from './support/in-process-worker.ts';
import { ended, value } from './support/result.ts';

const workers: InProcessWorker[] = [];
const start = async (...given: Parameters<typeof startWorker>): Promise<InProcessWorker> => {
  const worker = await startWorker(...given);
  workers.push(worker);
  return worker;
};
beforeEach(emptyDevice);
afterEach(async () => {
  vi.restoreAllMocks();
  for (const worker of workers.splice(0)) await worker.stop();
});

/** A finished proposal. */
async function written(worker: InProcessWorker, company: string): Promise<string> {
  const run = value(await worker.remote.startRun(someAnswers(company), { language: 'en' }));
  await worker.until(ended(run.runId));
  return run.proposalId;
}

/** Every record on the device but those that stay there, as they are stored. */
async function records(): Promise<Record<string, unknown[]>> {
  const database = await openDB(DATABASE_NAME);
  const names = [...database.objectStoreNames].filter((name) => name !== 'meta' && name !== 'runs');
  const stored = await Promise.all(names.map(async (name) => [name, await database.getAll(name)] as const));
  database.close();
  return Object.fromEntries(stored);
}

async function change(store: string, work: (record: Record<string, unknown>) => void): Promise<void> {
  const database = await openDB(DATABASE_NAME);
  for (const record of await database.getAll(store)) {
    work(record);
    await database.put(store, record);
  }
  database.close();
}

/** Devices by name, each with a database and a worker of its own; `use` goes to one of them. */
function devices() {
  const known = new Map<string, { database: IDBFactory; worker: InProcessWorker }>();
  return {
    async use(name: string): Promise<InProcessWorker> {
      const found = known.get(name);
      if (found !== undefined) {
        globalThis.indexedDB = found.database;
        return found.worker;
      }
      const database = new IDBFactory();
      globalThis.indexedDB = database;
      const worker = await start(fakeEngine());
      await worker.remote.counts();
      known.set(name, { database, worker });
      return worker;
    },
  };
}

const standings = ({ items }: ArchiveView) =>
  items.map(({ kind, title, standing }) => [kind, title, standing]);
const everything = async ({ remote }: InProcessWorker, passphrase?: string): Promise<ArrayBuffer> =>
  value(await remote.saveArchive('everything', passphrase)).bytes;
const takeAll = async ({ remote }: InProcessWorker, bytes: ArrayBuffer, passphrase?: string) => {
  const { items } = value(await remote.lookInArchive(bytes, passphrase));
  return value(
    await remote.takeFromArchive(
      bytes,
      items.map(({ id }) => ({ id })),
      passphrase,
    ),
  );
};

describe('carrying everything', () => {
  test.each([undefined, 'ต้นไม้ริมน้ำ 7'])('comes back as it was stored (passphrase: %s)', async (passphrase) => {
    const { use } = devices();
    const laptop = await use('laptop');
    await written(laptop, 'Doi Coffee');
    value(
      await laptop.remote.saveDraft({ formData: someAnswers('Rim Nam'), language: 'th', currentStep: 2 }),
    );
    value(await laptop.remote.createAiRequest({ text: 'Company: Baan Suan' }));
    value(
      await laptop.remote.saveAgency({
        name: 'North',
        person: '',
        email: '',
        phone: '',
        web: '',
        appearance: { brandColour: '#123456' },
      }),
    );
    value(await laptop.remote.saveSettings({ engine: 'planner' }));
    const before = await records();
    const file = value(await laptop.remote.saveArchive('everything', passphrase));
    expect(file.fileName).toMatch(/^Palmleaf \d{4}-\d\d-\d\d\.palmleaf$/u);
    expect(file.leftOut).toBe(0);

    const phone = await use('phone');
    const view = value(await phone.remote.lookInArchive(file.bytes, passphrase));
    expect(view.locked).toBe(passphrase !== undefined);
    expect(standings(view).toSorted()).toEqual([
      ['agency', 'North', 'new'],
      ['brief', 'Company: Baan Suan', 'new'],
      ['draft', 'Rim Nam', 'new'],
      ['proposal', 'Doi Coffee', 'new'],
      ['settings', '', 'new'],
    ]);
    expect(await takeAll(phone, file.bytes, passphrase)).toHaveLength(5);
    expect(await records()).toEqual(before);
    expect(
      standings(value(await phone.remote.lookInArchive(file.bytes, passphrase))).every(
        ([, , how]) => how === 'same',
      ),
    ).toBe(true);
    // What the phone saves holds the same items, byte for byte.
    if (passphrase !== undefined) return;
    const again = unzipSync(new Uint8Array(await everything(phone)));
    const first = unzipSync(new Uint8Array(file.bytes));
    for (const [name, bytes] of Object.entries(first))
      if (name !== 'manifest.json') expect(again[name]).toEqual(bytes);
  });
});
