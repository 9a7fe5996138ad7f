/**
 * A device's database: the part of IndexedDB that the store uses, in memory, with the faults of real ones. Write
 * transactions exclude each other across tabs; what is taken is the disk's only when the transaction's end says so.
 */
import type { openDB } from 'idb';
import {
  INDEXES,
  keyOf,
  keyText,
  STORE_NAMES,
  type RecordKey,
  type StoredRecord,
  type StoreName,
} from '../../../src-worker/store/schema.ts';
import { chosen } from '../../../src-worker/store/query.ts';
import type { Chance } from './chance.ts';
import type { Tab } from './world.ts';

const INDEX_NAMES = [
  'pagesByOutcome',
  'proposalsByTime',
  'proposalsByState',
  'proposalsByDraft',
  'proposalsByTitle',
  'draftsByStatus',
  'runsByTurn',
  'runsByPhase',
  'runsByProposal',
] as const satisfies readonly (keyof typeof INDEXES)[];

interface Entry {
  key: RecordKey;
  record: StoredRecord;
}
/** A record before and after a transaction. */
export interface Change {
  store: StoreName;
  before: StoredRecord | undefined;
  after: StoredRecord | undefined;
}

const aborted = (why: string): DOMException => new DOMException(why, 'AbortError');

/** No one can change what is stored through what was read. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

export class DeviceDatabase {
  readonly #stores = new Map<StoreName, Map<string, Entry>>(STORE_NAMES.map((name) => [name, new Map()]));
  readonly #chance: Chance;
  /** No room: what puts anything fails at its end. */
  full = false;
  /** So many of the next write transactions are aborted at their end. */
  aborts = 0;
  /** How much slower than usual. */
  slowness = 1;
  /** So many of the next openings are refused. */
  refusals = 0;
  readonly #waiting: Transaction[] = [];
  readonly #running = new Set<Transaction>();
  readonly #connections = new Set<{ tab: Tab; lose: () => void }>();
  readonly #onCommit: (tab: Tab, changes: readonly Change[]) => void;

  constructor(chance: Chance, onCommit: (tab: Tab, changes: readonly Change[]) => void) {
    this.#chance = chance;
    this.#onCommit = onCommit;
  }

  all(store: StoreName): StoredRecord[] {
    return [...this.#store(store).values()].map(({ record }) => record);
  }

  /** All there is, for a device that begins with it. */
  copy(): [StoreName, RecordKey, StoredRecord][] {
    return STORE_NAMES.flatMap((name) =>
      [...this.#store(name).values()].map(({ key, record }): [StoreName, RecordKey, StoredRecord] => [
        name,
        key,
        record,
      ]),
    );
  }

  load(records: readonly [StoreName, RecordKey, StoredRecord][]): void {
    for (const [name, key, record] of records) this.write(name, key, record);
  }

  get(store: StoreName, key: RecordKey): StoredRecord | undefined {
    return this.#store(store).get(keyText(key))?.record;
  }

  #store(name: StoreName): Map<string, Entry> {
    const store = this.#stores.get(name);
    if (store === undefined) throw new DOMException(`no store '${name}'`, 'NotFoundError');
    return store;
  }

  /** Milliseconds that a step of the database takes. */
  ms(): number {
    return this.#chance.between(0, 4) * this.slowness;
  }

  opener(tab: Tab): typeof openDB {
    return (_name, _version, callbacks) =>
      new Promise((resolve, reject) => {
        tab.later(this.ms(), () => {
          if (this.refusals > 0) {
            this.refusals -= 1;
            reject(new DOMException('Internal error opening the database.', 'UnknownError'));
          } else resolve(this.#connect(tab, () => callbacks?.terminated?.()));
        });
      });
  }

  /** The part of a connection that the store uses stands for the whole: its type is open. */
  #connect(tab: Tab, terminated: () => void) {
    let closed = false;
    const connection = {
      tab,
      lose: () => {
        closed = true;
        this.#connections.delete(connection);
        tab.later(0, terminated);
      },
    };
    this.#connections.add(connection);
    return Object.assign(Object.create(null), {
      transaction: (_names: unknown, mode: IDBTransactionMode) => {
        if (closed) throw new DOMException('The database connection is closing.', 'InvalidStateError');
        const transaction = new Transaction(this, tab, mode);
        this.#waiting.push(transaction);
        this.pump();
        return transaction;
      },
      close: () => {
        closed = true;
        this.#connections.delete(connection);
      },
    });
  }

  /** The browser closes the connections of a tab, and what was under way is lost. */
  terminate(tab: Tab): void {
    for (const connection of this.#connections) if (connection.tab === tab) connection.lose();
    for (const transaction of this.#of(tab)) transaction.fail(aborted('The connection was closed.'));
  }

  /** A tab is gone: what it has not finished never was. */
  left(tab: Tab): void {
    for (const transaction of this.#of(tab)) transaction.fail(aborted('The tab is gone.'));
    for (const connection of this.#connections)
      if (connection.tab === tab) this.#connections.delete(connection);
  }

  #of(tab: Tab): Transaction[] {
    return [...this.#waiting, ...this.#running].filter((transaction) => transaction.tab === tab);
  }

  /** Starts what may start: writers alone and in line, readers together. A frozen tab's wait for its thaw. */
  pump(): void {
    for (;;) {
      const next = this.#waiting.find(({ tab }) => tab.state === 'live');
      if (next === undefined) return;
      const writes = next.mode === 'readwrite';
      const inItsWay = [...this.#running].some(({ mode }) => writes || mode === 'readwrite');
      if (inItsWay) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#running.add(next);
      next.start();
    }
  }

  ended(transaction: Transaction): void {
    this.#running.delete(transaction);
    const index = this.#waiting.indexOf(transaction);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.pump();
  }

  /** Why this transaction cannot be kept; undefined when it can. */
  refusal(changes: readonly Change[]): DOMException | undefined {
    if (changes.length === 0) return undefined;
    if (this.full && changes.some(({ after }) => after !== undefined))
      return new DOMException('No room left on the device.', 'QuotaExceededError');
    if (this.aborts === 0) return undefined;
    this.aborts -= 1;
    return aborted('The transaction was aborted.');
  }

  committed(tab: Tab, changes: readonly Change[]): void {
    if (changes.length > 0) this.#onCommit(tab, changes);
  }

  write(name: StoreName, key: RecordKey, record: StoredRecord | undefined): Change {
    const store = this.#store(name);
    const id = keyText(key);
    const before = store.get(id)?.record;
    if (record === undefined) store.delete(id);
    else store.set(id, { key, record: Object.isFrozen(record) ? record : frozen(structuredClone(record)) });
    return { store: name, before, after: store.get(id)?.record };
  }

  read(name: StoreName, proposalId?: unknown): StoredRecord[] {
    return [...this.#store(name).values()]
      .filter(({ key }) => proposalId === undefined || key[0] === proposalId)
      .toSorted((a, b) => (this.#before(a.key, b.key) ? -1 : 1))
      .map(({ record }) => record);
  }

  #before(a: RecordKey, b: RecordKey): boolean {
    if (typeof a === 'string' || typeof b === 'string') return String(a) < String(b);
    return a[0] === b[0] ? a[1] < b[1] : a[0] < b[0];
  }
}

class Transaction {
  readonly tab: Tab;
  readonly mode: IDBTransactionMode;
  readonly done: Promise<void>;
  error: DOMException | null = null;
  readonly #database: DeviceDatabase;
  readonly #started: Promise<void>;
  #begin: () => void = () => undefined;
  #settle: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  #state: 'waiting' | 'active' | 'ended' = 'waiting';
  readonly #changes: Change[] = [];
  readonly #undo: (() => void)[] = [];

  constructor(database: DeviceDatabase, tab: Tab, mode: IDBTransactionMode) {
    this.#database = database;
    this.tab = tab;
    this.mode = mode;
    this.#started = new Promise((resolve) => (this.#begin = resolve));
    this.done = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
  }

  start(): void {
    this.tab.later(this.#database.ms(), () => {
      if (this.#state !== 'waiting') return;
      this.#state = 'active';
      this.#begin();
      // All its requests have been made by then: nothing else is awaited in a transaction.
      this.tab.world.schedule(this.#database.ms(), () => this.#end());
    });
  }

  #end(): void {
    if (this.#state !== 'active') return;
    const refusal = this.#database.refusal(this.#changes);
    if (refusal !== undefined) return this.fail(refusal);
    this.#state = 'ended';
    this.#database.committed(this.tab, this.#changes);
    this.tab.later(this.#database.ms(), () => this.#settle?.resolve());
    this.#database.ended(this);
  }

  fail(why: DOMException): void {
    if (this.#state === 'ended') return;
    this.#state = 'ended';
    for (const undo of this.#undo.toReversed()) undo();
    this.error = why.name === 'QuotaExceededError' ? why : null;
    this.#begin();
    this.tab.later(this.#database.ms(), () => this.#settle?.reject(why));
    this.#database.ended(this);
  }

  abort(): void {
    if (this.#state === 'ended') throw new DOMException('It has ended.', 'InvalidStateError');
    this.fail(aborted('abort() was called.'));
  }

  async #ask<T>(work: () => T): Promise<T> {
    await this.#started;
    if (this.#state !== 'active') throw aborted('The connection was closed.');
    return work();
  }

  #change(store: StoreName, key: RecordKey, record: StoredRecord | undefined): void {
    const change = this.#database.write(store, key, record);
    this.#changes.push(change);
    this.#undo.push(() => void this.#database.write(store, key, change.before));
  }

  #index(store: StoreName, name: string): object {
    const index = INDEX_NAMES.find((one) => INDEXES[one].store === store && INDEXES[one].name === name);
    if (index === undefined) throw new DOMException(`${store} has no index ${name}.`, 'NotFoundError');
    const found = (range: IDBKeyRange | null | undefined, descending = false): StoredRecord[] =>
      chosen(this.#database.read(store), { index, of: range == null ? [] : range.lower }, { descending });
    const cursorAt = (records: readonly StoredRecord[], at: number): object | null =>
      records[at] === undefined
        ? null
        : {
            value: records[at],
            advance: (count: number) => this.#ask(() => cursorAt(records, at + count)),
            continue: () => this.#ask(() => cursorAt(records, at + 1)),
          };
    return {
      count: (range?: IDBKeyRange) => this.#ask(() => found(range).length),
      getAll: (range: IDBKeyRange | null, limit?: number) => this.#ask(() => found(range).slice(0, limit)),
      getAllKeys: (range: IDBKeyRange | null) =>
        this.#ask(() => found(range).map((record) => keyOf(store, record))),
      openCursor: (range: IDBKeyRange | null, direction: string) =>
        this.#ask(() => cursorAt(found(range, direction === 'prev'), 0)),
    };
  }

  objectStore(name: StoreName): object {
    const database = this.#database;
    const writes = {
      put: (record: StoredRecord) => this.#ask(() => this.#change(name, keyOf(name, record), record)),
      delete: (key: RecordKey) => this.#ask(() => this.#change(name, key, undefined)),
    };
    return {
      get: (key: RecordKey) => this.#ask(() => database.get(name, key)),
      getAll: (range: IDBKeyRange | null) =>
        this.#ask(() => database.read(name, range === null ? undefined : range.lower[0])),
      count: () => this.#ask(() => database.read(name).length),
      index: (indexName: string) => this.#index(name, indexName),
      ...(this.mode === 'readwrite' ? writes : {}),
    };
  }
}
