import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createConnection, type Connection } from '../../../src-worker/store/connection.ts';
import { isRecord } from '../../../src-worker/store/query.ts';
import { FakeTime } from '../runs/fake-time.ts';
import { createStorage, type Storage } from '../../../src-worker/store/storage.ts';
import type { Reason } from '../../../src/shared/domain/failure.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A device that can be filled: as in a browser, the put is taken and only the transaction's end fails. */
function device() {
  const real = createConnection();
  const state = { full: false };
  const connection: Connection = {
    ...real,
    withDb: (work) =>
      real.withDb((database) =>
        work(
          new Proxy(database, {
            get(target, property) {
              if (property !== 'transaction' || !state.full) {
                const member: unknown = Reflect.get(target, property);
                return typeof member === 'function' ? member.bind(target) : member;
              }
              return (names: string[], mode: 'readonly' | 'readwrite') => {
                const transaction = target.transaction(names, mode);
                if (mode === 'readonly') return transaction;
                transaction.done.catch(() => undefined);
                let asked = 0;
                return new Proxy(transaction, {
                  get(inner, name) {
                    if (name === 'done' && (asked += 1) > 1) {
                      inner.abort();
                      return Promise.reject(new DOMException('full', 'QuotaExceededError'));
                    }
                    const value: unknown = Reflect.get(inner, name);
                    return typeof value === 'function' ? value.bind(inner) : value;
                  },
                });
              };
            },
          }),
        ),
      ),
  };
  return { connection, state };
}

const page = (pageNumber: number, outcome = 'done') => ({ proposalId: 'p', pageNumber, outcome });
const put = (storage: Storage, pageNumber: number, outcome?: string) =>
  storage.write((transaction) => transaction.put('pages', page(pageNumber, outcome)));
const all = (storage: Storage) => storage.read((transaction) => transaction.all('pages', 'p'));
const count = (storage: Storage, outcome: 'done' | 'failed') =>
  storage.read((transaction) => transaction.count({ index: 'pagesByOutcome', of: ['p', outcome] }));

test('what is written is read, in the order of its keys, one proposal at a time', async () => {
  const storage = createStorage(createConnection(), () => undefined);
  for (const number of [10, 2, 1]) await put(storage, number);
  await storage.write((transaction) => transaction.put('pages', { ...page(1), proposalId: 'q' }));
  expect(await all(storage)).toEqual([page(1), page(2), page(10)]);
  expect(await count(storage, 'done')).toBe(3);
  expect(storage.state()).toEqual({ kind: 'durable' });
});

test('whoever asks hears of a tab in the way for as long as it is', () => {
  let reason: Reason | undefined = { code: 'storage-blocked' };
  const connection = { ...createConnection(), blocked: () => reason };
  const storage = createStorage(connection, () => undefined);
  expect(storage.state()).toEqual({ kind: 'durable', problem: { code: 'storage-blocked' } });
  reason = undefined;
  expect(storage.state()).toEqual({ kind: 'durable' });
});

test('a write that throws half way changes nothing', async () => {
  const storage = createStorage(createConnection(), () => undefined);
  await put(storage, 1);
  const broken = storage.write(async (transaction) => {
    await transaction.put('pages', page(2));
    await transaction.delete('pages', ['p', 1]);
    throw new Error('half way');
  });
  await expect(broken).rejects.toThrow('half way');
  expect(await all(storage)).toEqual([page(1)]);
  await put(storage, 3);
  expect(await all(storage)).toEqual([page(1), page(3)]);
});

test('what only memory holds is found by index as what is stored', async () => {
  const stored = createStorage(createConnection(), () => undefined);
  const { connection, state } = device();
  const full = createStorage(connection, () => undefined);
  const draftOf = (draftId: string, status: string, day: number) => ({
    draftId,
    status,
    lastModified: `2026-01-0${day}`,
  });
  const records = [
    draftOf('a', 'PENDING', 3),
    draftOf('b', 'PENDING', 1),
    draftOf('c', 'FAILED', 2),
    draftOf('d', 'PENDING', 2),
    { draftId: 'odd', status: 'PENDING' },
  ];
  for (const storage of [stored, full]) {
    state.full = storage === full;
    for (const record of records) await storage.write((transaction) => transaction.put('drafts', record));
    const query = { index: 'draftsByStatus', of: ['PENDING'] } as const;
    const read = await storage.read(async (transaction) => ({
      up: await transaction.find(query),
      down: await transaction.find(query, { descending: true, offset: 1, limit: 1 }),
      beyond: await transaction.find(query, { offset: 7, limit: 2 }),
      none: await transaction.find(query, { limit: 0 }),
      keys: await transaction.findKeys({ index: 'draftsByStatus' }),
      counts: [
        await transaction.count(query),
        await transaction.count({ index: 'draftsByStatus' }),
        await transaction.count('drafts'),
      ],
    }));
    expect(read).toEqual({
      up: [records[1], records[3], records[0]],
      down: [records[3]],
      beyond: [],
      none: [],
      keys: ['c', 'b', 'd', 'a'],
      counts: [3, 4, 5],
    });
    await storage.write(async (transaction) => {
      for (const { draftId } of records) await transaction.delete('drafts', draftId);
    });
  }
});

describe('a full device', () => {
  test('the work goes on in memory, the person is told once, and room again stores all of it', async () => {
    const told: (Reason | undefined)[] = [];
    const { connection, state } = device();
    const storage = createStorage(connection, (reason) => told.push(reason));
    await put(storage, 1);
    state.full = true;
    await put(storage, 2);
    await put(storage, 3, 'failed');
    await storage.write((transaction) => transaction.delete('pages', ['p', 1]));
    expect(await all(storage)).toEqual([page(2), page(3, 'failed')]);
    expect([await count(storage, 'done'), await count(storage, 'failed')]).toEqual([1, 1]);
    expect(told).toEqual([{ code: 'storage-full' }]);
    expect(storage.state()).toEqual({ kind: 'memory', problem: { code: 'storage-full' } });

    state.full = false;
    await put(storage, 4);
    expect(told).toEqual([{ code: 'storage-full' }, undefined]);
    expect(storage.state()).toEqual({ kind: 'durable' });
    const again = createStorage(createConnection(), () => undefined);
    expect(await all(again)).toEqual([page(2), page(3, 'failed'), page(4)]);
  });

  test('without a next write, room again is found all the same', async () => {
    const time = new FakeTime();
    const { connection, state } = device();
    const storage = createStorage(connection, () => undefined, time);
    state.full = true;
    await put(storage, 1);
    const known = createStorage(createConnection(), () => undefined);
    await time.through(time.sleep(25_000));
    expect([await all(known), storage.state().kind]).toEqual([[], 'memory']);
    state.full = false;
    await time.through(time.sleep(10_000));
    await expect.poll(() => storage.state().kind).toBe('durable');
    expect(await all(known)).toEqual([page(1)]);
  });

  test('what another tab has stored meanwhile stands; what memory holds of other work is kept', async () => {
    const { connection, state } = device();
    const full = createStorage(connection, () => undefined);
    const other = createStorage(createConnection(), () => undefined);
    const run = (epoch: number) => ({ runId: 'r', proposalId: 'p', epoch });
    const putRun = (storage: Storage, epoch: number) =>
      storage.write((transaction) => transaction.put('runs', run(epoch)));
    await putRun(full, 1);
    state.full = true;
    await full.write(async (transaction) => {
      await transaction.put('runs', { ...run(1), phase: 'finished' });
      await transaction.put('pages', page(7));
      await transaction.put('drafts', { draftId: 'd' });
    });
    await putRun(other, 2);
    // The runner of epoch 1 was replaced: neither its run nor its page may come back.
    expect(await full.read((transaction) => transaction.get('runs', 'r'))).toEqual(run(2));
    state.full = false;
    await full.write((transaction) => transaction.put('meta', { id: 'any' }));
    const stored = await other.read(async (transaction) => [
      await transaction.get('runs', 'r'),
      await transaction.get('pages', ['p', 7]),
      await transaction.get('drafts', 'd'),
    ]);
    expect(stored).toEqual([run(2), undefined, { draftId: 'd' }]);
  });

  test('a write sees what memory holds, and what it has written itself', async () => {
    const { connection, state } = device();
    const storage = createStorage(connection, () => undefined);
    state.full = true;
    await put(storage, 1);
    const seen = await storage.write(async (transaction) => {
      await transaction.put('pages', page(2));
      await transaction.delete('pages', ['p', 1]);
      return [
        await transaction.get('pages', ['p', 1]),
        await transaction.get('pages', ['p', 2]),
        await transaction.all('pages', 'p'),
        await transaction.count({ index: 'pagesByOutcome', of: ['p', 'done'] }),
      ];
    });
    expect(seen).toEqual([undefined, page(2), [page(2)], 1]);
  });
});

test.each([
  ['rejects', () => Promise.reject(new DOMException('no', 'SecurityError'))],
  [
    'throws',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('a database whose opening %s leaves everything in memory and is told once', async (_how, open) => {
  const told: (Reason | undefined)[] = [];
  const connection = createConnection({ open });
  const storage = createStorage(connection, (reason) => told.push(reason));
  expect(await all(storage)).toEqual([]);
  for (const number of [2, 1]) await put(storage, number);
  expect(await all(storage)).toEqual([page(1), page(2)]);
  expect(told).toEqual([{ code: 'storage-unavailable' }]);
  expect(storage.state().kind).toBe('memory');
});

test('once data has been read, a failure to open again fails that call and hides nothing', async () => {
  let refuse = false;
  const real = createConnection();
  const storage = createStorage(
    {
      ...real,
      withDb: (work) =>
        refuse ? Promise.reject(new DOMException('lost', 'UnknownError')) : real.withDb(work),
    },
    () => undefined,
  );
  await put(storage, 1);
  refuse = true;
  await expect(put(storage, 2)).rejects.toThrow('lost');
  refuse = false;
  expect(await all(storage)).toEqual([page(1)]);
});

test('what is read is a copy: changing it changes nothing stored', async () => {
  const storage = createStorage(
    createConnection({ open: () => Promise.reject(new Error('no')) }),
    () => undefined,
  );
  await put(storage, 1);
  const [first] = await all(storage);
  if (isRecord(first)) Object.assign(first, { pageNumber: 99 });
  expect(await all(storage)).toEqual([page(1)]);
});
