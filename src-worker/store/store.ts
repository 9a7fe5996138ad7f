/**
 * The device's records, typed. One read or write is one transaction over all of them, so that a page, its run and its
 * proposal change together or not at all.
 *
 * A record that cannot be read is set aside: taken out of its store, kept as it was in 'quarantine', and put back
 * when a version comes that can read it.
 */
import type { DraftRecord, PageRecord, ProposalRecord } from '../../src/shared/domain/records.ts';
import type { RunState } from '../../src/shared/domain/run.ts';
import type { SettingsRecord } from '../../src/shared/contract/worker-api.ts';
import { FORM_EDITION } from '../../src/shared/domain/final-form.ts';
import { readingAnswers } from './answers.ts';
import { parseRecord, type ParsedStore, type RecordTypes } from './records.ts';
import {
  keyOf,
  keyText,
  type PageOutcome,
  type RecordKey,
  type StoreName,
  type StoredRecord,
} from './schema.ts';
import type { Storage } from './storage.ts';
import { isRecord, type ReadTransaction, type WriteTransaction } from './transactions.ts';

export interface Reader {
  proposal(proposalId: string): Promise<ProposalRecord | undefined>;
  proposals(): Promise<ProposalRecord[]>;
  /** Sorted by page number. */
  pages(proposalId: string): Promise<PageRecord[]>;
  countPages(proposalId: string, outcome: PageOutcome): Promise<number>;
  draft(draftId: string): Promise<DraftRecord | undefined>;
  drafts(): Promise<DraftRecord[]>;
  run(runId: string): Promise<RunState | undefined>;
  /** As it is stored; `store/ai-requests.ts` reads it. */
  aiRequest(id: string): Promise<unknown>;
  runs(): Promise<RunState[]>;
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
  /** Drafts and proposals that are marked as removed; no other reading finds them. */
  removed(): Promise<RemovedRecord[]>;
}

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
  putDraft(record: DraftRecord): Promise<void>;
  putRun(record: RunState): Promise<void>;
  putAiRequest(record: object): Promise<void>;
  putSettings(record: SettingsRecord): Promise<void>;
  putAgency(record: object): Promise<void>;
  putSalt(salt: string): Promise<void>;
  /** Undefined forgets it. */
  putModelKey(key: string | undefined): Promise<void>;
  putModelCapabilities(name: string, found: object): Promise<void>;
  /** Marks a record as removed, or takes the mark off. One that is not there stays so. */
  markRemoved(store: 'drafts' | 'proposals', id: string, at: string | undefined): Promise<void>;
  /** For good. */
  removeDraft(draftId: string): Promise<void>;
  /** For good: the proposal, its pages and its runs. */
  removeProposal(proposalId: string): Promise<void>;
}

export interface Store {
  read<T>(work: (reader: Reader) => Promise<T>): Promise<T>;
  /** `work` may run more than once: it reads and writes through `writer` and has no other effect. */
  write<T>(work: (writer: Writer) => Promise<T>): Promise<T>;
  /** Puts back what was set aside and can be read now. Returns how many are still set aside. */
  recover(): Promise<number>;
  state(): ReturnType<Storage['state']>;
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
    // Replayed work begins a list of its own.
    const value = await readingAnswers(() => start(() => (unreadable = [])));
    if (unreadable.length > 0) await setAside(unreadable);
    return value;
  };

  return {
    read: (work) => run((list) => storage.read((transaction) => work(reader(transaction, list())))),
    write: (work) => run((list) => storage.write((transaction) => work(writer(transaction, list())))),
    async recover() {
      // As a rule there is nothing, and reading is much quicker than writing: every start waits for this.
      if ((await storage.read((transaction) => transaction.all('quarantine'))).length === 0) return 0;
      return readingAnswers(() =>
        storage.write(async (transaction) => {
          const items = await transaction.all('quarantine');
          let left = 0;
          for (const item of items) if (!(await putBack(transaction, item))) left += 1;
          return left;
        }),
      );
    },
    state: () => storage.state(),
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

function reader(transaction: ReadTransaction, unreadable: Unreadable[]): Reader {
  const parse = <S extends ParsedStore>(store: S, raw: unknown): RecordTypes[S] | undefined => {
    if (raw === undefined) return undefined;
    const parsed = parseRecord[store](raw);
    if (parsed.ok) return parsed.value;
    unreadable.push({ store, raw, reason: parsed.reason, detail: parsed.detail });
    return undefined;
  };
  const one = async <S extends ParsedStore>(
    store: S,
    key: RecordKey,
  ): Promise<RecordTypes[S] | undefined> => {
    const raw = await transaction.get(store, key);
    return removedAt(raw) === undefined ? parse(store, raw) : undefined;
  };
  const all = async <S extends ParsedStore>(store: S, proposalId?: string): Promise<RecordTypes[S][]> =>
    (await transaction.all(store, proposalId))
      .filter((raw) => removedAt(raw) === undefined)
      .map((raw) => parse(store, raw))
      .filter((record) => record !== undefined);
  return {
    proposal: (proposalId) => one('proposals', proposalId),
    proposals: () => all('proposals'),
    pages: (proposalId) => all('pages', proposalId),
    countPages: (proposalId, outcome) => transaction.countPages(proposalId, outcome),
    draft: (draftId) => one('drafts', draftId),
    drafts: () => all('drafts'),
    run: (runId) => one('runs', runId),
    aiRequest: (id) => transaction.get('aiRequests', id),
    runs: () => all('runs'),
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
    setAside: async () => (await transaction.all('quarantine')).length,
    async removed() {
      const found: RemovedRecord[] = [];
      for (const raw of await transaction.all('drafts')) {
        const [at, draft] = [removedAt(raw), removedAt(raw) && parse('drafts', raw)];
        if (at !== undefined && draft) {
          const title = draft.formData.clientInfo.companyName.trim();
          found.push({ kind: 'draft', id: draft.draftId, title, at });
        }
      }
      for (const raw of await transaction.all('proposals')) {
        const [at, proposal] = [removedAt(raw), removedAt(raw) && parse('proposals', raw)];
        if (at !== undefined && proposal)
          found.push({ kind: 'proposal', id: proposal.proposalId, title: proposal.title, at });
      }
      return found;
    },
  };
}

/** When a record was marked as removed. */
function removedAt(raw: unknown): string | undefined {
  const at = isRecord(raw) ? raw['removedAt'] : undefined;
  return typeof at === 'string' ? at : undefined;
}

const capabilitiesId = (name: string): string => `model-capabilities ${name}`;

function writer(transaction: WriteTransaction, unreadable: Unreadable[]): Writer {
  const put = (store: StoreName, record: object): Promise<void> => transaction.put(store, { ...record });
  return {
    ...reader(transaction, unreadable),
    putProposal: (record) => put('proposals', { ...record, formEdition: FORM_EDITION }),
    putPage: (record) => put('pages', { ...record, outcome: record.success ? 'done' : 'failed' }),
    putDraft: (record) => put('drafts', { ...record, formEdition: FORM_EDITION }),
    putRun: (record) => put('runs', record),
    putAiRequest: (record) => put('aiRequests', record),
    putSettings: (record) => put('settings', { ...record, id: 'settings' }),
    putAgency: (record) => put('settings', { ...record, id: 'agency' }),
    putSalt: (salt) => put('meta', { id: 'device', salt }),
    putModelKey: (key) =>
      key === undefined ? transaction.delete('meta', 'model-key') : put('meta', { id: 'model-key', key }),
    putModelCapabilities: (name, found) => put('meta', { id: capabilitiesId(name), found }),
    async markRemoved(store, id, at) {
      const raw = await transaction.get(store, id);
      if (!isRecord(raw)) return;
      const { removedAt: _before, ...record } = raw;
      await transaction.put(store, at === undefined ? record : { ...record, removedAt: at });
    },
    removeDraft: (draftId) => transaction.delete('drafts', draftId),
    async removeProposal(proposalId) {
      for (const page of await transaction.all('pages', proposalId))
        if (isRecord(page)) await transaction.delete('pages', keyOf('pages', page));
      for (const run of await transaction.all('runs'))
        if (isRecord(run) && run['proposalId'] === proposalId)
          await transaction.delete('runs', keyOf('runs', run));
      await transaction.delete('proposals', proposalId);
    },
  };
}
