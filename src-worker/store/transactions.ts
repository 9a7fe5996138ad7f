/** The few things a transaction may do, over the database and over records that only memory holds. */
import type { IDBPTransaction } from 'idb';
import {
  INDEXES,
  keyOf,
  keyText,
  STORE_NAMES,
  type RecordKey,
  type StoredRecord,
  type StoreName,
} from './schema.ts';
import { chosen, isRecord, type Part, type Query } from './query.ts';

/** Await nothing but these between a transaction's first and last call: anything else ends it early. */
export interface ReadTransaction {
  get(store: StoreName, key: RecordKey): Promise<unknown>;
  /** Every record of a store, or the pages or changes of one proposal, in the order of their keys. */
  all(store: StoreName, proposalId?: string): Promise<unknown[]>;
  /** Records by an index, in its order. */
  find(query: Query, part?: Part): Promise<unknown[]>;
  /** The keys of such records. */
  findKeys(query: Query): Promise<unknown[]>;
  /** How many there are, in a store or by an index. */
  count(what: StoreName | Query): Promise<number>;
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

/** Records of an index whose first values are these. */
const rangeOf = ({ of = [] }: Query): IDBKeyRange | null =>
  of.length === 0 ? null : IDBKeyRange.bound([...of], [...of, []]);

export function overDatabase(transaction: DatabaseTransaction): WriteTransaction {
  const indexOf = ({ index }: Query) => {
    const { store, name } = INDEXES[index];
    return transaction.objectStore(store).index(name);
  };
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
    async find(query, { descending = false, offset = 0, limit } = {}) {
      if (limit === 0) return [];
      if (!descending && offset === 0) return indexOf(query).getAll(rangeOf(query), limit);
      if (limit === undefined) {
        const all: unknown[] = await indexOf(query).getAll(rangeOf(query));
        return (descending ? all.toReversed() : all).slice(offset);
      }
      const found: unknown[] = [];
      let cursor = await indexOf(query).openCursor(rangeOf(query), descending ? 'prev' : 'next');
      if (offset > 0) cursor = (await cursor?.advance(offset)) ?? null;
      for (; cursor !== null; cursor = await cursor.continue()) if (found.push(cursor.value) === limit) break;
      return found;
    },
    findKeys: async (query): Promise<unknown[]> => indexOf(query).getAllKeys(rangeOf(query)),
    count: async (what) =>
      typeof what === 'string'
        ? transaction.objectStore(what).count()
        : indexOf(what).count(rangeOf(what) ?? undefined),
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
  find: () => Promise.resolve([]),
  findKeys: () => Promise.resolve([]),
  count: () => Promise.resolve(0),
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
    // What was written to the sink is found by reading it; the other changes are added to what was read.
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
  /** Every record is in the base, so its own indexes give the whole answer. */
  const isWhole = (): boolean => held.size === 0 && (sink !== undefined || changes.size === 0);
  const byIndex = async (query: Query, part?: Part): Promise<StoredRecord[]> =>
    chosen(await all(INDEXES[query.index].store), query, part);
  const change = (store: StoreName, key: RecordKey, value: StoredRecord | undefined): void => {
    changes.set(changeId(store, key), { store, key, value });
  };
  return {
    async get(store, key) {
      const found = find(changeId(store, key));
      return found === undefined ? base.get(store, key) : structuredClone(found.value);
    },
    all,
    find: (query, part) => (isWhole() ? base.find(query, part) : byIndex(query, part)),
    findKeys: async (query) =>
      isWhole()
        ? base.findKeys(query)
        : (await byIndex(query)).map((record) => keyOf(INDEXES[query.index].store, record)),
    async count(what) {
      if (isWhole()) return base.count(what);
      return (await (typeof what === 'string' ? all(what) : byIndex(what))).length;
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

function compareKeys(a: RecordKey, b: RecordKey): number {
  if (typeof a === 'string' || typeof b === 'string') return String(a) < String(b) ? -1 : 1;
  return a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? -1 : 1;
}

/** Stores that a transaction spans: all of them, since a run's fence is compared in every one. */
export const SPAN: StoreName[] = [...STORE_NAMES];
