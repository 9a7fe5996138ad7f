/** Each released step with its data before and after. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { latestVersion, MIGRATIONS, upgrade, type Migration } from '../../../src-worker/store/migrations.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const open = (name: string, migrations: readonly Migration[]) =>
  openDB(name, latestVersion(migrations), {
    upgrade: (database, from, _to, transaction) => {
      upgrade(migrations, from, database, transaction).catch(() => undefined);
      transaction.done.catch(() => undefined);
    },
  });

/** Stores, their keys and their indexes. */
async function shape(name: string, migrations: readonly Migration[]) {
  const database = await open(name, migrations);
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names);
  const stores = names.map((store) => {
    const { keyPath, indexNames, autoIncrement } = transaction.objectStore(store);
    return { store, keyPath, indexes: [...indexNames], autoIncrement };
  });
  database.close();
  return stores;
}

const plain = (store: string, keyPath: string) => ({ store, keyPath, indexes: [], autoIncrement: false });

test('versions are 1, 2, 3, … without gaps', () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

test('step 1: nothing before; after it every store with its key', async () => {
  expect(await shape('one', MIGRATIONS.slice(0, 1))).toEqual([
    plain('aiRequests', 'id'),
    plain('drafts', 'draftId'),
    plain('meta', 'id'),
    {
      store: 'pages',
      keyPath: ['proposalId', 'pageNumber'],
      indexes: ['outcome'],
      autoIncrement: false,
    },
    plain('proposals', 'proposalId'),
    plain('quarantine', 'id'),
    plain('runs', 'runId'),
    plain('settings', 'id'),
  ]);
});

test('step 2: what was stored before is found by its indexes', async () => {
  const at = '2026-01-31T08:00:00.000Z';
  const before = await open('two', MIGRATIONS.slice(0, 1));
  await before.put('proposals', { proposalId: 'p', createdAt: at, state: 'complete', title: 'Doi' });
  await before.put('proposals', {
    proposalId: 'q',
    createdAt: at,
    state: 'running',
    title: 'Doi',
    draftId: 'd',
    requestId: 'hash',
  });
  // A record that nobody can read stays where it is.
  await before.put('proposals', { proposalId: 'broken' });
  await before.put('drafts', { draftId: 'd', status: 'PENDING', lastModified: at });
  await before.put('runs', { runId: 'r', proposalId: 'q', phase: 'queued', turn: 3 });
  await before.put('pages', { proposalId: 'p', pageNumber: 1, outcome: 'done' });
  before.close();

  expect(await shape('two', MIGRATIONS.slice(0, 2))).toEqual([
    plain('aiRequests', 'id'),
    { ...plain('drafts', 'draftId'), indexes: ['status'] },
    plain('meta', 'id'),
    { ...plain('pages', ''), keyPath: ['proposalId', 'pageNumber'], indexes: ['outcome'] },
    { ...plain('proposals', 'proposalId'), indexes: ['draft', 'state', 'time', 'title'] },
    plain('quarantine', 'id'),
    { ...plain('runs', 'runId'), indexes: ['phase', 'proposal', 'turn'] },
    plain('settings', 'id'),
  ]);
  const after = await open('two', MIGRATIONS.slice(0, 2));
  const keys = async (store: string, index: string, key: IDBValidKey) =>
    after.getAllKeysFromIndex(store, index, key);
  expect(await keys('proposals', 'time', [at])).toEqual(['p', 'q']);
  expect(await keys('proposals', 'state', ['complete', at])).toEqual(['p']);
  expect(await keys('proposals', 'draft', ['d', 'hash'])).toEqual(['q']);
  expect(await keys('proposals', 'title', ['Doi'])).toEqual(['p', 'q']);
  expect(await keys('drafts', 'status', ['PENDING', at])).toEqual(['d']);
  expect(await keys('runs', 'turn', [3])).toEqual(['r']);
  expect(await keys('runs', 'phase', ['queued', 3])).toEqual(['r']);
  expect(await keys('runs', 'proposal', ['q', 3])).toEqual(['r']);
  expect(await after.count('proposals')).toBe(3);
  after.close();
});

test('step 3: pages and proposals stay as they were; changes have a place', async () => {
  const page = { proposalId: 'p', pageNumber: 1, outcome: 'done', sectionData: { title: 'As it was' } };
  const before = await open('three', MIGRATIONS.slice(0, 2));
  await before.put('pages', page);
  before.close();

  const after = await open('three', MIGRATIONS.slice(0, 3));
  expect(await after.getAll('pages')).toEqual([page]);
  await after.put('changes', { proposalId: 'p', number: 1 });
  expect(await after.getAllKeys('changes')).toEqual([['p', 1]]);
  expect(await after.count('changes')).toBe(1);
  after.close();
  expect((await shape('three', MIGRATIONS.slice(0, 3))).map(({ store }) => store)).toContain('changes');
});

describe('the steps to come', () => {
  const next = MIGRATIONS.length + 1;

  test('a step sees what the steps before it left, and runs once', async () => {
    let ran = 0;
    const rename: Migration = {
      version: next,
      async migrate(_database, transaction) {
        ran += 1;
        const store = transaction.objectStore('drafts');
        for (const draft of await store.getAll()) await store.put?.({ ...draft, migrated: true });
      },
    };
    const before = await open('steps', MIGRATIONS);
    await before.put('drafts', { draftId: 'a', text: 'kept' });
    before.close();
    for (const _ of [1, 2]) {
      const after = await open('steps', [...MIGRATIONS, rename]);
      expect(await after.getAll('drafts')).toEqual([{ draftId: 'a', text: 'kept', migrated: true }]);
      after.close();
    }
    expect(ran).toBe(1);
  });

  test('a step that fails leaves the data as it was', async () => {
    const broken: Migration = {
      version: next,
      async migrate(_database, transaction) {
        await transaction.objectStore('drafts').clear?.();
        throw new Error('half way');
      },
    };
    const before = await open('broken', MIGRATIONS);
    await before.put('drafts', { draftId: 'a' });
    before.close();
    await expect(open('broken', [...MIGRATIONS, broken])).rejects.toThrow(/abort/i);
    const after = await open('broken', MIGRATIONS);
    expect(await after.getAll('drafts')).toEqual([{ draftId: 'a' }]);
    after.close();
  });
});
