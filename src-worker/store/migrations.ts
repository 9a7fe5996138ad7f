/**
 * The database's steps, oldest first. A step that has been released is never changed: a new one follows it, with a
 * fixture of the data before and after in `tests/unit/store/migrations.test.ts`.
 */
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { INDEXES, STORE_KEYS, type IndexName } from './schema.ts';

export type UpgradeTransaction = IDBPTransaction<unknown, string[], 'versionchange'>;

export interface Migration {
  /** The database's version after this step: 1, 2, 3, … without gaps. */
  version: number;
  /** May await requests of this transaction and nothing else; anything else would let it end half done. */
  migrate(database: IDBPDatabase, transaction: UpgradeTransaction): void | Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    migrate(database) {
      for (const name of [
        'proposals',
        'drafts',
        'runs',
        'settings',
        'meta',
        'aiRequests',
        'quarantine',
      ] as const)
        database.createObjectStore(name, { keyPath: STORE_KEYS[name] });
      const pages = database.createObjectStore('pages', { keyPath: ['proposalId', 'pageNumber'] });
      pages.createIndex('outcome', ['proposalId', 'outcome']);
    },
  },
  {
    version: 2,
    migrate(_database, transaction) {
      for (const name of [
        'proposalsByTime',
        'proposalsByState',
        'proposalsByDraft',
        'proposalsByTitle',
        'draftsByStatus',
        'runsByTurn',
        'runsByPhase',
        'runsByProposal',
      ] as const)
        addIndex(transaction, name);
    },
  },
  {
    version: 3,
    migrate(database) {
      database.createObjectStore('changes', { keyPath: ['proposalId', 'number'] });
    },
  },
  {
    version: 4,
    migrate(database) {
      database.createObjectStore('pictures', { keyPath: ['proposalId', 'number'] });
    },
  },
];

function addIndex(transaction: UpgradeTransaction, index: IndexName): void {
  const { store, name, properties } = INDEXES[index];
  transaction.objectStore(store).createIndex(name, [...properties]);
}

/** Runs the steps after `from`, in order. A step that fails aborts the whole upgrade: the data stays as it was. */
export async function upgrade(
  migrations: readonly Migration[],
  from: number,
  database: IDBPDatabase,
  transaction: UpgradeTransaction,
): Promise<void> {
  try {
    for (const step of migrations) if (step.version > from) await step.migrate(database, transaction);
  } catch (error) {
    transaction.abort();
    throw error;
  }
}

/** The version that a list of steps leads to. */
export const latestVersion = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 1;
