/**
 * What an archive takes from the device, by the schema's list of stores: a store whose records are keyed by a proposal
 * goes with that proposal, any other is of items of its own, and a new store comes along without a word here.
 */
import { canonicalJson } from '../../src/shared/domain/ids.ts';
import { isRecord } from '../store/query.ts';
import { STORE_KEYS, STORE_NAMES, type StoredRecord, type StoreName } from '../store/schema.ts';
import type { ReadTransaction } from '../store/transactions.ts';
import { sha256, type PackedItem } from './container.ts';
import { encoded, filesIn, Unwritable } from './values.ts';

/** Keys, salts and what was found out about servers belong to the device; a run is what is under way on it. */
const STAYS: ReadonlySet<StoreName> = new Set(['meta', 'runs']);
/** What of a set-aside record's store is carried: its settings may hold what a newer version calls a key. */
export const isCarriedAside = (store: unknown): boolean =>
  STORE_NAMES.some((name) => name === store) && !['meta', 'runs', 'settings'].includes(String(store));

const isPartStore = (name: StoreName): boolean => typeof STORE_KEYS[name] !== 'string';
/** Whose records belong to a proposal. */
export const PART_STORES: readonly StoreName[] = STORE_NAMES.filter(isPartStore);
/** Whose records are items. */
export const ITEM_STORES: readonly StoreName[] = STORE_NAMES.filter(
  (name) => !STAYS.has(name) && !isPartStore(name),
);

/** The records of one item, by their stores. */
export type ItemRecords = ReadonlyMap<StoreName, readonly StoredRecord[]>;

export interface ItemName {
  store: StoreName;
  key: string;
}

/** Every item on the device. */
export async function everyItem(transaction: ReadTransaction): Promise<ItemName[]> {
  const names: ItemName[] = [];
  for (const store of ITEM_STORES)
    for (const record of await transaction.all(store)) {
      const path = STORE_KEYS[store];
      const key = isRecord(record) && typeof path === 'string' ? record[path] : undefined;
      if (typeof key !== 'string' || key === '') continue;
      if (store !== 'quarantine' || (isRecord(record) && isCarriedAside(record['store'])))
        names.push({ store, key });
    }
  return names;
}

/** As they are stored; undefined where there is no such item. */
export async function itemRecords(
  transaction: ReadTransaction,
  { store, key }: ItemName,
): Promise<ItemRecords | undefined> {
  const record = await transaction.get(store, key);
  if (!isRecord(record)) return undefined;
  const records = new Map<StoreName, readonly StoredRecord[]>([[store, [record]]]);
  if (store !== 'proposals') return records;
  for (const part of PART_STORES) {
    const found = (await transaction.all(part, key)).filter(isRecord);
    if (found.length > 0) records.set(part, found);
  }
  return records;
}

/**
 * An item as an archive holds it: at rest, since no run goes with it. Equal items have equal bytes. Undefined for what no
 * file can hold.
 */
export async function packed(
  records: ItemRecords,
): Promise<Pick<PackedItem, 'json' | 'sha256' | 'files'> | undefined> {
  const resting = Object.fromEntries(
    [...records].map(([store, list]) => [store, list.map((record) => atRest(store, record))]),
  );
  try {
    const names = new Map<ArrayBuffer, string>();
    for (const file of filesIn(resting)) names.set(file, await sha256(file));
    const json = new TextEncoder().encode(canonicalJson(encoded(resting, names)));
    const files = new Map([...names].map(([file, name]) => [name, file]));
    return { json, sha256: await sha256(json), files };
  } catch (error) {
    if (error instanceof Unwritable) return undefined;
    throw error;
  }
}

function atRest(store: StoreName, record: StoredRecord): StoredRecord {
  if (store === 'proposals' && record['state'] === 'running') return { ...record, state: 'unfinished' };
  if (store === 'drafts' && record['status'] === 'GENERATING') return { ...record, status: 'COMPLETED' };
  if (store === 'settings') return withoutCredentials(record);
  return record;
}

/** A name or password inside an address is a key as well. */
function withoutCredentials(record: StoredRecord): StoredRecord {
  const clean = (value: unknown): unknown => {
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, clean(one)]));
    if (typeof value !== 'string' || !/^https?:/u.test(value) || !URL.canParse(value)) return value;
    const address = new URL(value);
    if (address.username === '' && address.password === '') return value;
    address.username = '';
    address.password = '';
    return address.href;
  };
  return Object.fromEntries(
    Object.entries(record).map(([name, one]) => [name, isRecord(one) && name !== 'logo' ? clean(one) : one]),
  );
}
