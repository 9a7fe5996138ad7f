/**
 * The device's records, typed. One read or write is one transaction over all of them, so that a page, its run and its
 * proposal change together or not at all.
 *
 * A record that cannot be read is set aside: taken out of its store, kept as it was in 'quarantine', and put back
 * when a version comes that can read it.
 */
import type {
  ChangeRecord,
  DraftRecord,
  PageRecord,
  ProposalRecord,
} from '../../src/shared/domain/records.ts';
import type { RunState } from '../../src/shared/domain/run.ts';
import type { SettingsRecord } from '../../src/shared/contract/settings.ts';
import { FORM_EDITION } from '../../src/shared/domain/final-form.ts';
import { isFree } from '../../src/shared/domain/pages.ts';
import type { PictureRecord } from '../../src/shared/domain/pictures.ts';
import { pageOutcomes, type PageOutcome as PageStanding } from '../../src/shared/domain/section-status.ts';
import { readingAnswers } from './answers.ts';
import { listsOf, type Lists } from './lists.ts';
import { isRecord } from './query.ts';
import { parseRecord, type ParsedStore, type RecordTypes } from './records.ts';
import {
  INDEXES,
  keyOf,
  keyText,
  type IndexName,
  type PageOutcome,
  type RecordKey,
  type StoreName,
  type StoredRecord,
} from './schema.ts';
import type { Storage } from './storage.ts';
import type { ReadTransaction, WriteTransaction } from './transactions.ts';

export interface Reader extends Lists {
  proposal(proposalId: string): Promise<ProposalRecord | undefined>;
  /** Sorted by page number. */
  pages(proposalId: string): Promise<PageRecord[]>;
  /** Those that a person added, in the deck or not. */
  freePages(proposalId: string): Promise<PageRecord[]>;
  page(proposalId: string, pageNumber: number): Promise<PageRecord | undefined>;
  /** As they are stored; `store/pictures.ts` reads them. */
  pictures(proposalId: string): Promise<unknown[]>;
  change(proposalId: string, number: number): Promise<ChangeRecord | undefined>;
  /** Of a proposal, the oldest first. */
  changes(proposalId: string): Promise<ChangeRecord[]>;
  draft(draftId: string): Promise<DraftRecord | undefined>;
  run(runId: string): Promise<RunState | undefined>;
  /** As it is stored; `store/ai-requests.ts` reads it. */
  aiRequest(id: string): Promise<unknown>;
  /** As they are stored. */
  aiRequests(): Promise<unknown[]>;
  settings(): Promise<SettingsRecord>;
  /** As it is stored; `store/agency.ts` reads it. */
  agency(): Promise<StoredRecord | undefined>;
  salt(): Promise<string | undefined>;
  /** The key of the person's model, where it was asked to be remembered. Leaves the worker in its calls alone. */
  modelKey(): Promise<string | undefined>;
  /** What was found out about a model's endpoint, by its name. */
  modelCapabilities(name: string): Promise<unknown>;
  /** Records set aside. */
  setAside(): Promise<number>;
  /** Drafts and proposals that were removed and can be brought back; no other reading finds them. */
  removed(): Promise<RemovedRecord[]>;
}

type RemovedStore = 'drafts' | 'proposals';

export interface RemovedRecord {
  kind: 'draft' | 'proposal';
  id: string;
  title: string;
  /** When it was removed, ISO 8601 in UTC. */
  at: string;
}

export interface Writer extends Reader {
  putProposal(record: ProposalRecord): Promise<void>;
  putPage(record: PageRecord): Promise<void>;
  putPicture(record: PictureRecord): Promise<void>;
  putChange(record: ChangeRecord): Promise<void>;
  putDraft(record: DraftRecord): Promise<void>;
  putRun(record: RunState): Promise<void>;
  putAiRequest(record: object): Promise<void>;
  removeAiRequest(id: string): Promise<void>;
  putSettings(record: SettingsRecord): Promise<void>;
  putAgency(record: object): Promise<void>;
  putSalt(salt: string): Promise<void>;
  /** Undefined forgets it. */
  putModelKey(key: string | undefined): Promise<void>;
  putModelCapabilities(name: string, found: object): Promise<void>;
  /** Takes a record out of its store and keeps it; `at` in ISO 8601. One that is not there stays so. */
  markRemoved(store: RemovedStore, id: string, at: string): Promise<void>;
  /** Puts a removed record back into its store. */
  bringBack(store: RemovedStore, id: string): Promise<void>;
  /** For good. */
  removeDraft(draftId: string): Promise<void>;
  /** For good: the proposal, its pages, its changes and its runs. */
  removeProposal(proposalId: string): Promise<void>;
}

export interface Store {
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>;
  /** `work` may run more than once: it reads and writes through `writer` and has no other effect. */
  write<T>(work: (writer: Writer) => Promise<T>): Promise<T>;
  /** Puts back what was set aside and can be read now. Returns how many are still set aside. */
  recover(): Promise<number>;
  /** Sets aside records that no list can find, since they lack the properties that the lists' indexes need. */
  findStrays(): Promise<void>;
  state(): ReturnType<Storage['state']>;
  /** Records as they are stored, unread: for what carries them elsewhere, whoever wrote them, and for what reads its own. */
  raw: Pick<Storage, 'read' | 'write'>;
  close(): void;
}

interface Unreadable {
  store: ParsedStore;
  raw: unknown;
  reason: string;
  detail: string;
}

/** `now` gives the time at which a record was set aside. */
export function createStore(storage: Storage, now: () => Date): Store {
  const setAside = (unreadable: readonly Unreadable[]): Promise<void> =>
    readingAnswers(() =>
      storage.write(async (transaction) => {
        for (const item of unreadable) {
          if (!isRecord(item.raw)) continue;
          const key = keyOf(item.store, item.raw);
          const current = await transaction.get(item.store, key);
          if (current === undefined || parseRecord[item.store](current).ok) continue;
          await transaction.put('quarantine', {
            id: `${item.store}/${keyText(key)}`,
            store: item.store,
            reason: item.reason,
            detail: item.detail,
            at: now().toISOString(),
            record: current,
          });
          await transaction.delete(item.store, key);
        }
      }),
    );

  /** Runs a transaction's work, then moves what it could not read. */
  const run = async <T>(start: (unreadable: () => Unreadable[]) => Promise<T>): Promise<T> => {
    let unreadable: Unreadable[] = [];
    // The work may be repeated: each time it begins with an empty list.
    const value = await readingAnswers(() => start(() => (unreadable = [])));
    if (unreadable.length > 0) await setAside(unreadable);
    return value;
  };

  return {
    async read(work) {
      let met = 0;
      const once = () =>
        run((list) =>
          storage.read(async (transaction) => {
            const unreadable = list();
            const value = await work(reader(transaction, unreadable));
            met = unreadable.length;
            return value;
          }),
        );
      const value = await once();
      // A record that was set aside had been counted, or had a place in the list: ask again without it.
      return met === 0 ? value : once();
    },
    write: (work) => run((list) => storage.write((transaction) => work(writer(transaction, list())))),
    async recover() {
      // Every start waits for this. As a rule nothing is set aside, and a read says so sooner than a write would.
      if ((await storage.read((transaction) => transaction.count('quarantine'))) === 0) return 0;
      return readingAnswers(() =>
        storage.write(async (transaction) => {
          const items = await transaction.all('quarantine');
          let left = 0;
          for (const item of items) if (!(await putBack(transaction, item))) left += 1;
          return left;
        }),
      );
    },
    findStrays: () =>
      run((list) =>
        storage.read(async (transaction) => {
          const parse = parsing(list());
          for (const index of LISTED) {
            const { store } = INDEXES[index];
            if ((await transaction.count(store)) === (await transaction.count({ index }))) continue;
            for (const raw of await transaction.all(store)) parse(store, raw);
          }
        }),
      ),
    state: () => storage.state(),
    raw: storage,
    close: () => storage.close(),
  };
}

async function putBack(transaction: WriteTransaction, item: unknown): Promise<boolean> {
  if (!isRecord(item)) return false;
  const { id, store, record } = item;
  if (typeof id !== 'string' || !isParsedStore(store) || !isRecord(record)) return false;
  if (!parseRecord[store](record).ok) return false;
  const key = keyOf(store, record);
  // What has been written under its key since then is newer and stays.
  if ((await transaction.get(store, key)) !== undefined) return false;
  await transaction.put(store, record);
  await transaction.delete('quarantine', id);
  return true;
}

const isParsedStore = (value: unknown): value is ParsedStore =>
  typeof value === 'string' && Object.hasOwn(parseRecord, value);

/** Indexes that hold every record of their store that can be read. */
const LISTED = [
  'proposalsByTime',
  'proposalsByState',
  'draftsByStatus',
  'runsByTurn',
  'runsByPhase',
  'runsByProposal',
] as const satisfies readonly IndexName[];

/** Parses records and notes those that cannot be read. */
const parsing =
  (unreadable: Unreadable[]) =>
  <S extends ParsedStore>(store: S, raw: unknown): RecordTypes[S] | undefined => {
    if (raw === undefined) return undefined;
    const parsed = parseRecord[store](raw);
    if (parsed.ok) return parsed.value;
    unreadable.push({ store, raw, reason: parsed.reason, detail: parsed.detail });
    return undefined;
  };

function reader(transaction: ReadTransaction, unreadable: Unreadable[]): Reader {
  const parse = parsing(unreadable);
  const one = async <S extends ParsedStore>(store: S, key: RecordKey): Promise<RecordTypes[S] | undefined> =>
    parse(store, await transaction.get(store, key));
  return {
    ...listsOf(transaction, parse),
    proposal: (proposalId) => one('proposals', proposalId),
    pages: async (proposalId) =>
      (await transaction.all('pages', proposalId))
        .map((raw) => parse('pages', raw))
        .filter((page) => page !== undefined)
        .filter((page) => !isFree(page)),
    freePages: async (proposalId) =>
      (await transaction.all('pages', proposalId))
        .map((raw) => parse('pages', raw))
        .filter((page) => page !== undefined)
        .filter(isFree),
    pictures: (proposalId) => transaction.all('pictures', proposalId),
    page: (proposalId, pageNumber) => one('pages', [proposalId, pageNumber]),
    change: (proposalId, number) => one('changes', [proposalId, number]),
    changes: async (proposalId) =>
      (await transaction.all('changes', proposalId))
        .map((raw) => parse('changes', raw))
        .filter((change) => change !== undefined),
    draft: (draftId) => one('drafts', draftId),
    run: (runId) => one('runs', runId),
    aiRequest: (id) => transaction.get('aiRequests', id),
    aiRequests: () => transaction.all('aiRequests'),
    settings: async () => (await one('settings', 'settings')) ?? {},
    async agency() {
      const stored = await transaction.get('settings', 'agency');
      return isRecord(stored) ? stored : undefined;
    },
    async salt() {
      const device = await transaction.get('meta', 'device');
      const salt = isRecord(device) ? device['salt'] : undefined;
      return typeof salt === 'string' && salt !== '' ? salt : undefined;
    },
    async modelKey() {
      const kept = await transaction.get('meta', 'model-key');
      const key = isRecord(kept) ? kept['key'] : undefined;
      return typeof key === 'string' && key !== '' ? key : undefined;
    },
    async modelCapabilities(name) {
      const kept = await transaction.get('meta', capabilitiesId(name));
      return isRecord(kept) ? kept['found'] : undefined;
    },
    setAside: () => transaction.count('quarantine'),
    removed: async () => (await transaction.all('meta')).flatMap((kept) => removedRecord(kept, parse)),
  };
}

/** Under which a removed record is kept, out of its store and of every list, until it is deleted for good. */
export const removedId = (store: RemovedStore, id: string): string => `removed ${store} ${id}`;

function removedRecord(kept: unknown, parse: ReturnType<typeof parsing>): RemovedRecord[] {
  if (!isRecord(kept)) return [];
  const { removedAt: at, store, record } = kept;
  if (typeof at !== 'string') return [];
  if (store === 'drafts') {
    const draft = parse('drafts', record);
    return draft
      ? [{ kind: 'draft', id: draft.draftId, title: draft.formData.clientInfo.companyName.trim(), at }]
      : [];
  }
  const proposal = parse('proposals', record);
  return proposal ? [{ kind: 'proposal', id: proposal.proposalId, title: proposal.title, at }] : [];
}

/** As the index over pages has them. */
const OUTCOMES: Readonly<Record<PageStanding['state'], PageOutcome>> = {
  'in-deck': 'done',
  'left-out': 'left-out',
  failed: 'failed',
  pending: 'failed',
};

const capabilitiesId = (name: string): string => `model-capabilities ${name}`;

function writer(transaction: WriteTransaction, unreadable: Unreadable[]): Writer {
  const put = (store: StoreName, record: object): Promise<void> => transaction.put(store, { ...record });
  const read = reader(transaction, unreadable);
  return {
    ...read,
    putProposal: (record) => put('proposals', { ...record, formEdition: FORM_EDITION }),
    async putPage(record) {
      const others = (await read.pages(record.proposalId)).filter(
        ({ pageNumber }) => pageNumber !== record.pageNumber,
      );
      // A page may borrow from another: what becomes of one can change what becomes of the other.
      const outcomes = pageOutcomes([...others, record]);
      for (const page of [...others, record]) {
        const state = outcomes.get(page.pageNumber)?.state;
        const outcome = state === undefined ? undefined : OUTCOMES[state];
        if (page === record || Reflect.get(page, 'outcome') !== outcome)
          await put('pages', { ...page, outcome });
      }
    },
    putPicture: (record) => put('pictures', record),
    putChange: (record) => put('changes', record),
    putDraft: (record) => put('drafts', { ...record, formEdition: FORM_EDITION }),
    putRun: (record) => put('runs', record),
    putAiRequest: (record) => put('aiRequests', record),
    removeAiRequest: (id) => transaction.delete('aiRequests', id),
    putSettings: (record) => put('settings', { ...record, id: 'settings' }),
    putAgency: (record) => put('settings', { ...record, id: 'agency' }),
    putSalt: (salt) => put('meta', { id: 'device', salt }),
    putModelKey: (key) =>
      key === undefined ? transaction.delete('meta', 'model-key') : put('meta', { id: 'model-key', key }),
    putModelCapabilities: (name, found) => put('meta', { id: capabilitiesId(name), found }),
    async markRemoved(store, id, at) {
      const raw = await transaction.get(store, id);
      if (!isRecord(raw)) return;
      await put('meta', { id: removedId(store, id), removedAt: at, store, record: raw });
      await transaction.delete(store, id);
    },
    async bringBack(store, id) {
      const kept = await transaction.get('meta', removedId(store, id));
      const record = isRecord(kept) ? kept['record'] : undefined;
      // What was written under its key since then is newer and stays.
      if (isRecord(record) && (await transaction.get(store, id)) === undefined)
        await transaction.put(store, record);
      await transaction.delete('meta', removedId(store, id));
    },
    async removeDraft(draftId) {
      await transaction.delete('meta', removedId('drafts', draftId));
      await transaction.delete('drafts', draftId);
    },
    async removeProposal(proposalId) {
      for (const store of ['pages', 'changes', 'pictures'] as const)
        for (const record of await transaction.all(store, proposalId))
          if (isRecord(record)) await transaction.delete(store, keyOf(store, record));
      for (const { runId } of await read.runsOf(proposalId)) await transaction.delete('runs', runId);
      // What was worked out of it (`api/worked-out.ts`).
      await transaction.delete('meta', `worked-out ${proposalId}`);
      await transaction.delete('meta', removedId('proposals', proposalId));
      await transaction.delete('proposals', proposalId);
    },
  };
}
