/**
 * Transactions over the database, with memory over it for what the device refuses to keep.
 *
 * A write that finds no room, and every write while the database cannot be opened, is kept in memory: reads see it,
 * the work goes on, and the person is told once. What is in memory is written with the next write that succeeds; for
 * want of a next one, it is tried again by itself. What another tab has changed in the database since then stands: what
 * memory holds of the same proposal is from a runner that was replaced, and is dropped.
 */
import type { Reason } from '../../src/shared/domain/failure.ts';
import { realTime, type Time } from '../time.ts';
import { tooLarge } from './bounds.ts';
import type { Connection } from './connection.ts';
import { isQuotaError, StorageError } from './errors.ts';
import { isRecord } from './query.ts';
import { keyText } from './schema.ts';
import {
  emptyDatabase,
  layered,
  overDatabase,
  SPAN,
  type Change,
  type Changes,
  type ReadTransaction,
  type WriteTransaction,
} from './transactions.ts';

/** Work that may be run more than once: it reads and writes through its transaction and does nothing else. */
type Work<Transaction, T> = (transaction: Transaction) => Promise<T>;

export interface Storage {
  read<T>(work: Work<ReadTransaction, T>): Promise<T>;
  /**
   * All or nothing; resolves when the data is on the disk or, as reported, in memory alone. `isKept`: it is kept elsewhere
   * as well, so that what finds no room is refused.
   */
  write<T>(work: Work<WriteTransaction, T>, isKept?: boolean): Promise<T>;
  state(): { kind: 'durable' | 'memory'; problem?: Reason };
  close(): void;
}

/** A change that only memory holds, and what the database held in its place then. */
interface Held extends Change {
  over: unknown;
}

/** Whether two records are the same. Records too large to be compared count as different. */
const isSame = (a: unknown, b: unknown): boolean =>
  tooLarge(a) === undefined && tooLarge(b) === undefined && JSON.stringify(a) === JSON.stringify(b);

/** The proposal that a record belongs to; a record of none stands for itself. */
function ownerOf({ store, key, value, over }: Held): string {
  const record = value ?? over;
  const owner = isRecord(record) ? record['proposalId'] : undefined;
  return typeof owner === 'string' ? owner : `${store}/${keyText(key)}`;
}

/** Between two tries to store what only memory holds, ms. */
const AGAIN_MS = 10_000;

/** `onProblem` is called with the reason when storage becomes memory alone, and without one when all is stored again. */
export function createStorage(
  connection: Connection,
  onProblem: (reason: Reason | undefined) => void,
  time: Pick<Time, 'sleep'> = realTime,
): Storage {
  /** What only memory holds. */
  const held = new Map<string, Held>();
  let problem: Reason | undefined;
  let everOpened = false;
  /** The database could not be opened: nothing is tried again until the worker starts anew. */
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();
  /** Aborted when there is no next try: a newer one is due, or the storage is closed. */
  let again = new AbortController();

  const report = (reason: Reason): void => {
    if (problem?.code === reason.code) return;
    problem = reason;
    onProblem(reason);
  };

  /**
   * Only an opening that fails before anything was read makes memory take over: later, one call fails and the next
   * opens again.
   */
  const endsInMemory = (error: unknown): boolean => {
    if (!(error instanceof StorageError) || everOpened) return false;
    closed = true;
    report(error.reason);
    return true;
  };

  const inDatabase = <T>(
    mode: 'readonly' | 'readwrite',
    work: (base: WriteTransaction, changes: Changes) => Promise<T>,
  ): Promise<{ result: T; changes: Changes }> =>
    connection.withDb(async (database) => {
      everOpened = true;
      const changes: Changes = new Map();
      const transaction = database.transaction(SPAN, mode, { durability: 'strict' });
      // Observed by `await transaction.done` below; one that aborts earlier must not count as unhandled.
      transaction.done.catch(() => undefined);
      try {
        const result = await work(overDatabase(transaction), changes);
        await transaction.done;
        return { result, changes };
      } catch (error) {
        try {
          transaction.abort();
        } catch {
          // It has ended already.
        }
        throw transaction.error ?? error;
      }
    });

  /** What memory holds, without the records that another tab has changed in the database since. */
  const standing = async (base: ReadTransaction): Promise<ReadonlyMap<string, Held>> => {
    const overtaken = new Set<string>();
    for (const change of held.values())
      if (!isSame(await base.get(change.store, change.key), change.over)) overtaken.add(ownerOf(change));
    return overtaken.size === 0
      ? held
      : new Map([...held].filter(([, change]) => !overtaken.has(ownerOf(change))));
  };

  /** Reads what there is, changes memory alone. */
  const inMemory = async <T>(work: Work<WriteTransaction, T>): Promise<T> => {
    const over = async (base: ReadTransaction, changes: Changes) => {
      const kept = await standing(base);
      const result = await work(layered(base, kept, changes));
      const next = new Map(kept);
      for (const [id, change] of changes)
        next.set(id, {
          ...change,
          over: kept.has(id) ? kept.get(id)?.over : await base.get(change.store, change.key),
        });
      return { result, next };
    };
    const { result, next } = closed
      ? await over(emptyDatabase, new Map())
      : (await inDatabase('readonly', over)).result;
    held.clear();
    for (const [id, change] of next) held.set(id, change);
    return result;
  };

  const write = async <T>(work: Work<WriteTransaction, T>, isKept: boolean): Promise<T> => {
    if (closed) return inMemory(work);
    try {
      const { result } = await inDatabase('readwrite', async (base, changes) => {
        const kept = await standing(base);
        const value = await work(layered(base, kept, changes, base));
        // Writes what only memory holds as well: there may be room for it now.
        for (const [id, { store, key, value: record }] of kept)
          if (changes.has(id)) continue;
          else if (record === undefined) await base.delete(store, key);
          else await base.put(store, record);
        return value;
      });
      held.clear();
      if (problem !== undefined) onProblem(undefined);
      problem = undefined;
      return result;
    } catch (error) {
      if (isQuotaError(error)) {
        if (isKept) throw error;
        report({ code: 'storage-full' });
        tryAgain().catch(() => undefined);
      } else if (!endsInMemory(error)) throw error;
      return inMemory(work);
    }
  };

  const tryAgain = async (): Promise<void> => {
    again.abort();
    const { signal } = (again = new AbortController());
    do {
      await time.sleep(AGAIN_MS, signal);
      if (signal.aborted) return;
      // Whatever it fails with, it is tried again.
      await inTurn(() => Promise.resolve()).catch(() => undefined);
    } while (held.size > 0);
  };

  /** One at a time, so that memory is as consistent as the database's own transactions. */
  const inTurn = <T>(work: Work<WriteTransaction, T>, isKept = false): Promise<T> => {
    const turn = queue.then(() => write(work, isKept));
    queue = turn.catch(() => undefined);
    return turn;
  };

  return {
    async read(work) {
      const fromMemory = (): ReturnType<typeof work> => work(layered(emptyDatabase, held, new Map()));
      if (closed) return fromMemory();
      try {
        const { result } = await inDatabase('readonly', async (base, changes) =>
          work(layered(base, await standing(base), changes)),
        );
        return result;
      } catch (error) {
        if (endsInMemory(error)) return fromMemory();
        throw error;
      }
    },
    write: inTurn,
    state() {
      const said = problem ?? connection.blocked();
      return {
        kind: closed || held.size > 0 ? 'memory' : 'durable',
        ...(said === undefined ? {} : { problem: said }),
      };
    },
    close() {
      again.abort();
      connection.close();
    },
  };
}
