/** A device with its database in memory, and the commands that save archives and take from them. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { readFileSync } from 'node:fs';
import { answer } from '../../../../src-worker/api/answer.ts';
import { archiveCommands } from '../../../../src-worker/api/archives.ts';
import { createConnection } from '../../../../src-worker/store/connection.ts';
import { DATABASE_NAME, STORE_NAMES, type StoreName } from '../../../../src-worker/store/schema.ts';
import { createStorage, type Storage } from '../../../../src-worker/store/storage.ts';
import { createStore } from '../../../../src-worker/store/store.ts';
import type { WriteTransaction } from '../../../../src-worker/store/transactions.ts';
import { realTime } from '../../../../src-worker/time.ts';
import type {
  ArchiveChoice,
  ArchiveTakenItem,
  ArchiveView,
} from '../../../../src/shared/contract/archive.ts';
import type { Result } from '../../../../src/shared/domain/failure.ts';
import { FORM_EDITION } from '../../../../src/shared/domain/final-form.ts';
import { canonicalJson } from '../../../../src/shared/domain/ids.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';

export const AT = '2026-01-31T08:00:00.000Z';

/** Called before each record that a transaction writes; a throw ends that transaction as the browser would. */
type BeforeWrite = (store: StoreName) => void;

export interface ArchiveDevice {
  commands: ReturnType<typeof archiveCommands>;
  raw: Pick<Storage, 'read' | 'write'>;
  save(proposals?: readonly string[], passphrase?: string): Promise<ArrayBuffer>;
  look(bytes: ArrayBuffer, passphrase?: string): Promise<Result<ArchiveView>>;
  take(
    bytes: ArrayBuffer,
    choices: readonly ArchiveChoice[],
    passphrase?: string,
  ): Promise<Result<ArchiveTakenItem[]>>;
  /** Records of these stores, or of all but the device's own, as they are stored. */
  dump(): Promise<string>;
  fail: (before: BeforeWrite | undefined) => void;
  close(): void;
}

export function archiveDevice(): ArchiveDevice {
  globalThis.indexedDB = new IDBFactory();
  const database = globalThis.indexedDB;
  const storage = createStorage(createConnection(), () => undefined);
  const store = createStore(storage, () => new Date(AT));
  let before: BeforeWrite | undefined;
  const raw: Pick<Storage, 'read' | 'write'> = {
    read: (work) => storage.read(work),
    write: (work, isKept) =>
      storage.write((transaction) => work(guarded(transaction, (of) => before?.(of))), isKept),
  };
  let ids = 0;
  const commands = archiveCommands({
    store: { ...store, raw },
    time: { ...realTime, now: () => new Date(AT) },
    random: () => ((ids += 1) % 1000) / 1000,
    emit: () => undefined,
  });
  return {
    raw,
    commands,
    async save(proposals, passphrase) {
      const file = await commands.saveArchive(
        proposals === undefined ? 'everything' : { proposals },
        passphrase,
      );
      return file.bytes;
    },
    look: (bytes, passphrase) => answer(() => commands.lookInArchive(bytes, passphrase)),
    take: (bytes, choices, passphrase) => answer(() => commands.takeFromArchive(bytes, choices, passphrase)),
    async dump() {
      globalThis.indexedDB = database;
      const open = await openDB(DATABASE_NAME);
      const names = STORE_NAMES.filter((name) => name !== 'meta');
      const all = await Promise.all(names.map(async (name) => [name, await open.getAll(name)] as const));
      open.close();
      return canonicalJson(all.map(([name, list]) => [name, list.map(withoutBytes)]));
    },
    fail: (given) => (before = given),
    close: () => storage.close(),
  };
}

/** Bytes as numbers. */
const withoutBytes = (value: unknown): unknown => {
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (Array.isArray(value)) return value.map(withoutBytes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutBytes(one)]));
};

const guarded = (transaction: WriteTransaction, before: BeforeWrite): WriteTransaction => ({
  ...transaction,
  async put(store, record) {
    before(store);
    await transaction.put(store, record);
  },
  async delete(store, key) {
    before(store);
    await transaction.delete(store, key);
  },
});

const SECTIONS: readonly object[] = JSON.parse(
  readFileSync(new URL('../../../fixtures/decks/coffee-roaster-en.json', import.meta.url), 'utf8'),
);

const answers = (companyName: string): FormData => {
  const form = emptyFormData();
  form.clientInfo.companyName = companyName;
  return form;
};

export interface Seed {
  store: StoreName;
  record: Record<string, unknown>;
}

/** A proposal of real pages, with a change in its history. */
export function proposalSeeds(number: number, pages = SECTIONS.length): Seed[] {
  const proposalId = `proposal_${number}_a`;
  const formHash = `hash ${number}`;
  return [
    {
      store: 'proposals',
      record: {
        proposalId,
        requestId: formHash,
        version: 'v1.0',
        title: `Client ${number}`,
        language: 'en',
        formData: answers(`Client ${number}`),
        formEdition: FORM_EDITION,
        state: 'complete',
        createdAt: AT,
        generatedAt: AT,
        appearance: {},
        journal: { last: 1, undo: 1, redo: 0 },
      },
    },
    {
      store: 'changes',
      record: {
        proposalId,
        number: 1,
        at: AT,
        author: 'person',
        reason: 'renamed',
        pages: [],
        proposal: { title: 'As it was' },
        beneath: 0,
      },
    },
    ...SECTIONS.slice(0, pages).map((sectionData, index): Seed => ({
      store: 'pages',
      record: {
        proposalId,
        pageNumber: index + 1,
        title: `Page ${index + 1}`,
        success: true,
        sectionData,
        requestId: `request ${index}`,
        engine: 'planner',
        formHash,
        finishedAt: AT,
        outcome: 'done',
      },
    })),
  ];
}

export const draftSeed = (number: number): Seed => ({
  store: 'drafts',
  record: {
    draftId: `draft_${number}`,
    requestId: `hash ${number}`,
    version: 'v1.0',
    createdAt: AT,
    lastModified: AT,
    revision: 1,
    status: 'PENDING',
    currentStep: 2,
    language: 'th',
    formData: answers(`Draft ${number}`),
    formEdition: FORM_EDITION,
    isComplete: false,
  },
});

export async function seed({ raw }: Pick<ArchiveDevice, 'raw'>, seeds: readonly Seed[]): Promise<void> {
  await raw.write(async (transaction) => {
    for (const { store, record } of seeds) await transaction.put(store, record);
  });
}

/** The same numbers for the same seed, 0 to 1. */
export function chanceFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
