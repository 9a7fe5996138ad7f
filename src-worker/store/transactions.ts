/** The few things a transaction may do, over the database and over records that only memory holds. */
import type { IDBPTransaction } from 'idb';
import {
  keyOf,
  keyText,
  PAGES_BY_OUTCOME,
  STORE_NAMES,
  type PageOutcome,
  type RecordKey,
  type StoredRecord,
  type StoreName,
} from './schema.ts';

/** Await nothing but these between a transaction's first and last call: anything else ends it early. */
export interface ReadTransaction {
  get(store: StoreName, key: RecordKey): Promise<unknown>;
  /** Every record of a store, or the pages of one proposal, in the order of their keys. */
  all(store: StoreName, proposalId?: string): Promise<unknown[]>;
  /** Pages of a proposal with this outcome. */
  countPages(proposalId: string, outcome: PageOutcome): Promise<number>;
}

export interface WriteTransaction extends ReadTransaction {
  put(store: StoreName, record: StoredRecord): Promise<void>;
  delete(store: StoreName, key: RecordKey): Promise<void>;
}

/** A record that the database does not hold (yet), or, without a value, one that is deleted from it. */
export interface Change {
  store: StoreName;
  key: RecordKey;
  value: StoredRecord | undefined;
}
/** By store and key. */
export type Changes = Map<string, Change>;

const changeId = (store: StoreName, key: RecordKey): string => `${store}/${keyText(key)}`;

type DatabaseTransaction = IDBPTransaction<unknown, StoreName[], 'readonly' | 'readwrite'>;

const pagesOf = (proposalId: string): IDBKeyRange => IDBKeyRange.bound([proposalId], [proposalId, []]);
/** The database's type for keys is mutable. */
const idbKey = (key: RecordKey): IDBValidKey => (typeof key === 'string' ? key : [...key]);

export function overDatabase(transaction: DatabaseTransaction): WriteTransaction {
  const writable = (name: StoreName) => {
    const { put, delete: remove } = transaction.objectStore(name);
    if (put === undefined || remove === undefined) throw new TypeError('A read transaction cannot write');
    const store = transaction.objectStore(name);
    return { put: put.bind(store), remove: remove.bind(store) };
  };
  return {
    get: async (store, key): Promise<unknown> => transaction.objectStore(store).get(idbKey(key)),
    all: async (store, proposalId): Promise<unknown[]> =>
      transaction.objectStore(store).getAll(proposalId === undefined ? null : pagesOf(proposalId)),
    countPages: (proposalId, outcome) =>
      transaction.objectStore('pages').index(PAGES_BY_OUTCOME).count([proposalId, outcome]),
    async put(store, record) {
      await writable(store).put(record);
    },
    async delete(store, key) {
      await writable(store).remove(idbKey(key));
    },
  };
}

/** A database with nothing in it. */
export const emptyDatabase: ReadTransaction = {
  get: () => Promise.resolve(undefined),
  all: () => Promise.resolve([]),
  countPages: () => Promise.resolve(0),
};

/**
 * Reads through `changes`, then `held`, then `base`; writes into `changes`, and into `sink` when the database takes
 * them. The caller merges `changes` into `held` once the transaction is through.
 */
export function layered(
  base: ReadTransaction,
  held: ReadonlyMap<string, Change>,
  changes: Changes,
  sink?: WriteTransaction,
): WriteTransaction {
  const find = (id: string): Change | undefined => changes.get(id) ?? held.get(id);
  const all = async (store: StoreName, proposalId?: string): Promise<unknown[]> => {
    const stored = await base.all(store, proposalId);
    // What the sink already took is in `stored`; the rest is laid over it.
    const over = [...held.values(), ...(sink === undefined ? changes.values() : [])].filter(
      ({ store: of, key }) => of === store && (proposalId === undefined || key[0] === proposalId),
    );
    if (over.length === 0) return stored;
    const merged = new Map<string, { key: RecordKey; value: unknown }>();
    for (const value of stored)
      if (isRecord(value)) merged.set(keyText(keyOf(store, value)), { key: keyOf(store, value), value });
    for (const { key, value } of over)
      if (sink !== undefined && changes.has(changeId(store, key))) continue;
      else if (value === undefined) merged.delete(keyText(key));
      else merged.set(keyText(key), { key, value: structuredClone(value) });
    return [...merged.values()].toSorted((a, b) => compareKeys(a.key, b.key)).map(({ value }) => value);
  };
  const change = (store: StoreName, key: RecordKey, value: StoredRecord | undefined): void => {
    changes.set(changeId(store, key), { store, key, value });
  };
  return {
    async get(store, key) {
      const found = find(changeId(store, key));
      return found === undefined ? base.get(store, key) : structuredClone(found.value);
    },
    all,
    async countPages(proposalId, outcome) {
      if (held.size === 0 && (sink !== undefined || changes.size === 0))
        return base.countPages(proposalId, outcome);
      const pages = await all('pages', proposalId);
      return pages.filter((page) => isRecord(page) && page['outcome'] === outcome).length;
    },
    async put(store, record) {
      change(store, keyOf(store, record), structuredClone(record));
      await sink?.put(store, record);
    },
    async delete(store, key) {
      change(store, key, undefined);
      await sink?.delete(store, key);
    },
  };
}

export const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compareKeys(a: RecordKey, b: RecordKey): number {
  if (typeof a === 'string' || typeof b === 'string') return String(a) < String(b) ? -1 : 1;
  return a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? -1 : 1;
}

/** Stores that a transaction spans: all of them, since a run's fence is compared in every one. */
export const SPAN: StoreName[] = [...STORE_NAMES];
