/**
 * The only place that opens the database. Browsers close its connection while a page uses it (WebKit does so to every
 * page in the background): the closed connection is dropped, the database opened again and the work repeated, at most
 * three times.
 */
import { openDB, type IDBPDatabase } from 'idb';
import type { Reason } from '../../src/shared/domain/failure.ts';
import { realTime, type Time } from '../time.ts';
import { isDeadHandle, openProblem, StorageError } from './errors.ts';
import { latestVersion, MIGRATIONS, upgrade, type Migration } from './migrations.ts';
import { DATABASE_NAME } from './schema.ts';

const REPLAYS = 3;
/** Tries to open; browsers fail for a moment while they clear up after a crash or a closed tab. */
const OPENINGS = 3;
/** Before the second try, ms; twice as long before the third. */
const OPENING_PAUSE_MS = 200;
/** The error's name in that moment; where storage is forbidden, or the database is newer, it has another name. */
const PASSING = 'UnknownError';

export interface ConnectionOptions {
  name?: string;
  migrations?: readonly Migration[];
  /** Opening is given up after this, ms: some browsers never answer. Another tab in the way is waited for. */
  openTimeoutMs?: number;
  time?: Pick<Time, 'sleep'>;
  /** Another tab keeps an older version of the database open, so that this one waits; without a reason once it has made way. */
  onBlocked?: (reason: Reason | undefined) => void;
  /** The connection was closed from outside: by a deletion, a newer version, or for the browser's own reasons. */
  onLost?: () => void;
  /** Tests replace it by one that fails. */
  open?: typeof openDB;
}

export interface Connection {
  /** Opens when needed, runs the work, replays it on a new handle if the old one is dead. */
  withDb<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T>;
  /** Why it waits: another tab is in the way. */
  blocked(): Reason | undefined;
  close(): void;
}

export function createConnection(options: ConnectionOptions = {}): Connection {
  const { name = DATABASE_NAME, migrations = MIGRATIONS, openTimeoutMs = 10_000 } = options;
  const { time = realTime, open = openDB } = options;
  let current: Promise<IDBPDatabase> | undefined;
  let reason: Reason | undefined;
  const blocked = (): Reason | undefined => reason;
  const block = (now?: Reason): void => {
    reason = now;
    options.onBlocked?.(now);
  };

  /** Forgets the handle, unless a newer one has taken its place. */
  const drop = (handle: Promise<IDBPDatabase>): void => {
    if (current === handle) current = undefined;
  };

  const tried = async (openOnce: () => Promise<IDBPDatabase>): Promise<IDBPDatabase> => {
    for (let opening = 1; ; opening += 1) {
      try {
        return await openOnce();
      } catch (error) {
        const isPassing = error instanceof DOMException && error.name === PASSING;
        if (!isPassing || opening === OPENINGS) throw error;
        await time.sleep(OPENING_PAUSE_MS * opening);
      }
    }
  };

  const connect = (): Promise<IDBPDatabase> => {
    if (current !== undefined) return current;
    let upgradeFailure: unknown;
    // A browser that forbids storage throws here instead of rejecting.
    const start: typeof openDB = async (...given) => open(...given);
    const opening = tried(() =>
      start(name, latestVersion(migrations), {
        upgrade(database, from, _to, transaction) {
          // Awaited by the transaction itself; a step that throws aborts it and `open` rejects.
          upgrade(migrations, from, database, transaction).catch(
            (error: unknown) => (upgradeFailure = error),
          );
          transaction.done.catch(() => undefined);
        },
        blocked: () => block({ code: 'storage-blocked' }),
        // Another tab opens a newer version of the database, or deletes it: this connection must not hold that up.
        blocking() {
          drop(handle);
          handle.then(
            (database) => database.close(),
            () => undefined,
          );
          options.onLost?.();
        },
        terminated() {
          drop(handle);
          options.onLost?.();
        },
      }),
    );
    const handle: Promise<IDBPDatabase> = withDeadline(opening, openTimeoutMs, time, blocked)
      .catch((error: unknown) => {
        drop(handle);
        throw openProblem(upgradeFailure ?? error);
      })
      .finally(() => reason && block());
    current = handle;
    return handle;
  };

  return {
    async withDb(work) {
      for (let replay = 0; ; replay += 1) {
        const handle = connect();
        const database = await handle;
        try {
          return await work(database);
        } catch (error) {
          if (!isDeadHandle(error) || replay === REPLAYS) throw error;
          drop(handle);
          database.close();
        }
      }
    },
    blocked,
    close() {
      const handle = current;
      current = undefined;
      handle?.then(
        (database) => database.close(),
        () => undefined,
      );
    },
  };
}

/**
 * Rejects after `ms`; a handle that arrives later is closed, so that it blocks nobody.
 * @param blocked asked when the time is over: what another tab holds up is waited for
 */
async function withDeadline(
  opening: Promise<IDBPDatabase>,
  ms: number,
  time: Pick<Time, 'sleep'>,
  blocked: () => unknown,
): Promise<IDBPDatabase> {
  const settled = new AbortController();
  const deadline = time.sleep(ms, settled.signal).then(() => {
    if (settled.signal.aborted || blocked()) return opening;
    opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw new StorageError('unavailable');
  });
  // Once the opening has settled, nobody waits for the deadline.
  deadline.catch(() => undefined);
  try {
    return await Promise.race([opening, deadline]);
  } finally {
    settled.abort();
  }
}
