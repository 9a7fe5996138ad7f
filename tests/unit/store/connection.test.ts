import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { createConnection } from '../../../src-worker/store/connection.ts';
import { StorageError } from '../../../src-worker/store/errors.ts';
import { DATABASE_NAME } from '../../../src-worker/store/schema.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const put = (id: string) => (database: IDBPDatabase) => database.put('meta', { id });
const ids = (database: IDBPDatabase) => database.getAllKeys('meta');

test('a handle that was closed under it is replaced and the work done again', async () => {
  const connection = createConnection();
  const first = await connection.withDb((database) => Promise.resolve(database));
  first.close();
  await connection.withDb(put('a'));
  expect(await connection.withDb(ids)).toEqual(['a']);
});

test('work that fails on every handle is replayed three times and then fails', async () => {
  let runs = 0;
  let opened = 0;
  const connection = createConnection({
    open: (...given) => {
      opened += 1;
      return openDB(...given);
    },
  });
  const dead = connection.withDb(() => {
    runs += 1;
    return Promise.reject(new DOMException('The database connection is closing.', 'InvalidStateError'));
  });
  await expect(dead).rejects.toThrow('closing');
  expect([runs, opened]).toEqual([4, 4]);
});

test('a mistake in the work is not replayed', async () => {
  let runs = 0;
  const connection = createConnection();
  const work = connection.withDb(() => {
    runs += 1;
    return Promise.reject(new DOMException('key', 'DataError'));
  });
  await expect(work).rejects.toThrow('key');
  expect(runs).toBe(1);
});

test('another tab may delete the database, which is told; the next work makes it anew', async () => {
  let lost = 0;
  const connection = createConnection({ onLost: () => (lost += 1) });
  await connection.withDb(put('a'));
  expect(lost).toBe(0);
  await deleteDB(DATABASE_NAME);
  expect(lost).toBe(1);
  expect(await connection.withDb(ids)).toEqual([]);
});

test('a newer version wanting in is let in, and this build then says that the data is newer', async () => {
  const connection = createConnection();
  await connection.withDb(put('a'));
  const newer = await openDB(DATABASE_NAME, 99);
  newer.close();
  await expect(connection.withDb(ids)).rejects.toMatchObject({ reason: { code: 'storage-newer' } });
});

test('an older version in the way is reported, waited for past the deadline, and said to be gone', async () => {
  const said: (string | undefined)[] = [];
  const old = await openDB(DATABASE_NAME, 1);
  const waits: (() => void)[] = [];
  const connection = createConnection({
    migrations: [{ version: 2, migrate: () => undefined }],
    time: { sleep: () => new Promise((resolve) => void waits.push(resolve)) },
    onBlocked: (reason) => said.push(reason?.code),
  });
  const working = connection.withDb(() => Promise.resolve('through'));
  await expect.poll(() => said).toEqual(['storage-blocked']);
  expect(connection.blocked()?.code).toBe('storage-blocked');
  for (const end of waits) end();
  await new Promise((resolve) => setTimeout(resolve));
  old.close();
  expect(await working).toBe('through');
  expect(said).toEqual(['storage-blocked', undefined]);
  expect(connection.blocked()).toBeUndefined();
});

test.each([
  ['UnknownError', 2, 'open'],
  ['UnknownError', 3, 'given up'],
  ['SecurityError', 1, 'given up'],
])('%s at %i openings: %s', async (name, failing, outcome) => {
  let opened = 0;
  const connection = createConnection({
    // The pauses are over at once; the deadline of the whole never comes.
    time: { sleep: (ms) => (ms < 1000 ? Promise.resolve() : new Promise(() => undefined)) },
    open: (...given) => {
      opened += 1;
      if (opened <= failing) throw new DOMException('Internal error opening the database.', name);
      return openDB(...given);
    },
  });
  const work = connection.withDb(ids);
  if (outcome === 'open') expect(await work).toEqual([]);
  else await expect(work).rejects.toMatchObject({ reason: { code: 'storage-unavailable' } });
  expect(opened).toBe(outcome === 'open' ? failing + 1 : failing);
});

test('an opening that never answers is given up', async () => {
  const connection = createConnection({ openTimeoutMs: 20, open: () => new Promise(() => undefined) });
  await expect(connection.withDb(ids)).rejects.toBeInstanceOf(StorageError);
});
