/**
 * The only place that opens the database. Browsers close its connection while a page uses it (WebKit does so to every
 * page in the background): the closed connection is dropped, the database opened again and the work repeated, at most
 * three times.
 */
import { openDB, type IDBPDatabase } from 'idb';
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
  /** Another tab keeps an older version of the database open, so that this one waits; false once it has made way. */
  onBlocked?: (isBlocked: boolean) => void;
  /** The connection was closed from outside: by a deletion, a newer version, or for the browser's own reasons. */
  onLost?: () => void;
  /** Tests replace it by one that fails. */
  open?: typeof openDB;
}

export interface Connection {
  /** Opens when needed, runs the work, replays it on a new handle if the old one is dead. */
  withDb<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T>;
  /** Another tab is in the way. */
  isBlocked(): boolean;
  close(): void;
}

export function createConnection(options: ConnectionOptions = {}): Connection {
  const { name = DATABASE_NAME, migrations = MIGRATIONS, openTimeoutMs = 10_000 } = options;
  const { time = realTime, open = openDB } = options;
  let current: Promise<IDBPDatabase> | undefined;
  let isBlocked = false;

  const block = (now: boolean): void => {
    if (now === isBlocked) return;
    isBlocked = now;
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
        blocked: () => block(true),
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
    const deadline = { ms: openTimeoutMs, time, holds: () => !isBlocked };
    const handle: Promise<IDBPDatabase> = withDeadline(opening, deadline)
      .catch((error: unknown) => {
        drop(handle);
        throw openProblem(upgradeFailure ?? error);
      })
      .finally(() => block(false));
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
    isBlocked: () => isBlocked,
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

interface Deadline {
  ms: number;
  time: Pick<Time, 'sleep'>;
  /** Asked when it has come: where it does not hold, the opening is waited for. */
  holds: () => boolean;
}

/** Rejects after the deadline; a handle that arrives later is closed, so that it blocks nobody. */
async function withDeadline(
  opening: Promise<IDBPDatabase>,
  { ms, time, holds }: Deadline,
): Promise<IDBPDatabase> {
  const settled = new AbortController();
  let late = false;
  const deadline = time.sleep(ms, settled.signal).then(() => {
    if (!holds()) return opening;
    late = !settled.signal.aborted;
    throw new StorageError('unavailable');
  });
  // Once the opening has settled, nobody waits for the deadline.
  deadline.catch(() => undefined);
  opening.then(
    (database) => late && database.close(),
    () => undefined,
  );
  try {
    return await Promise.race([opening, deadline]);
  } finally {
    settled.abort();
  }
}
