/** Taking items from an archive: each is one transaction, so that it is on the device whole or not at all. */
import type { ArchiveChoice, ArchiveTakenItem } from '../../src/shared/contract/archive.ts';
import type { WorkerEvent } from '../../src/shared/contract/events.ts';
import { isQuotaError } from '../store/errors.ts';
import { isRecord } from '../store/query.ts';
import { STORE_KEYS, keyOf, type StoredRecord, type StoreName } from '../store/schema.ts';
import { removedId } from '../store/store.ts';
import type { Storage } from '../store/storage.ts';
import type { ReadTransaction, WriteTransaction } from '../store/transactions.ts';
import type { ManifestItem, OpenArchive } from './container.ts';
import { incoming, type Incoming } from './incoming.ts';
import { itemRecords, packed, PART_STORES, type ItemName, type ItemRecords } from './items.ts';
import { addToLineage, besideOf, knownOf, readLineage, standing, stateOf } from './lineage.ts';
import { isEqual } from './values.ts';

type NewId = (kind: 'proposal' | 'draft' | 'request') => string;
type Readable = Extract<Incoming, { records: ItemRecords }>;

export function createTaking(raw: Pick<Storage, 'read' | 'write'>, newId: NewId) {
  const events: WorkerEvent[] = [];

  /** One item; repeated while somebody changes this device's in between. */
  const takeOne = async (
    item: ManifestItem,
    found: Readable,
    { id, title }: ArchiveChoice,
  ): Promise<ArchiveTakenItem> => {
    for (;;) {
      const { here, known, isBusy } = await raw.read(async (transaction) => ({
        here: await itemRecords(transaction, found.name),
        known: knownOf(await readLineage(transaction), id),
        isBusy: await isBeingWritten(transaction, found.name),
      }));
      const state = here === undefined ? undefined : ((await packed(here))?.sha256 ?? '');
      const stands = standing(item, state, known);
      if (stands === 'same') return { id, outcome: 'untouched' };
      const replaces = stands === 'new' || found.name.store === 'settings' || (stands === 'newer' && !isBusy);
      const copy = replaces ? undefined : copyOf(found, item, newId, title);
      const done = await raw.write(async (transaction) => {
        if (!isEqual(asList(await itemRecords(transaction, found.name)), asList(here))) return false;
        await put(transaction, copy?.name ?? found.name, copy?.records ?? found.records);
        const now = stateOf(item.sha256);
        await addToLineage(
          transaction,
          new Map([copy === undefined ? [id, [...item.after, now]] : [besideOf(id), [now]]]),
        );
        return true;
      }, true);
      if (!done) continue;
      tell(events, copy?.name ?? found.name, found.records);
      return copy === undefined ? { id, outcome: 'taken' } : { id, outcome: 'copied', copyId: copy.name.key };
    }
  };

  return {
    /** What is told to the page once it is stored. */
    events: () => events,
    async take(archive: OpenArchive, choices: readonly ArchiveChoice[]): Promise<ArchiveTakenItem[]> {
      const items = new Map(archive.items.map((item) => [`${item.store}/${item.key}`, item]));
      // All of it is read before any of it is taken: a file that is wrong anywhere changes nothing.
      const readable = new Set<string>();
      for (const [id, item] of items) if ('records' in (await incoming(archive, item))) readable.add(id);
      const taken: ArchiveTakenItem[] = [];
      let isFull = false;
      for (const choice of choices) {
        const item = items.get(choice.id);
        const found = item && readable.has(choice.id) ? await incoming(archive, item) : undefined;
        if (item === undefined || found === undefined || !('records' in found))
          taken.push({ id: choice.id, outcome: 'untouched' });
        else if (isFull) taken.push({ id: choice.id, outcome: 'no-room' });
        else
          try {
            taken.push(await takeOne(item, found, choice));
          } catch (error) {
            if (!isQuotaError(error)) throw error;
            isFull = true;
            taken.push({ id: choice.id, outcome: 'no-room' });
          }
      }
      return taken;
    },
  };
}

const asList = (records: ItemRecords | undefined): unknown => (records === undefined ? null : [...records]);

/** A run is writing it: its next page would find another proposal in its place. */
async function isBeingWritten(transaction: ReadTransaction, { store, key }: ItemName): Promise<boolean> {
  if (store !== 'proposals') return false;
  const runs = await transaction.find({ index: 'runsByProposal', of: [key] });
  return runs.some((run) => isRecord(run) && !ENDED.has(run['phase']));
}
const ENDED: ReadonlySet<unknown> = new Set(['finished', 'cancelled', 'failed']);

async function put(
  transaction: WriteTransaction,
  { store, key }: ItemName,
  records: ItemRecords,
): Promise<void> {
  if (store === 'proposals') {
    for (const part of PART_STORES)
      for (const old of await transaction.all(part, key))
        if (isRecord(old)) await transaction.delete(part, keyOf(part, old));
  }
  // One that was deleted a moment ago, and would be deleted for good when its Undo is over.
  if (store === 'proposals' || store === 'drafts') await transaction.delete('meta', removedId(store, key));
  for (const [name, list] of records) for (const record of list) await transaction.put(name, record);
}

/** The same item under a key of its own. */
function copyOf(
  { name: { store, key }, records }: Readable,
  item: ManifestItem,
  newId: NewId,
  title: string | undefined,
): { name: ItemName; records: ItemRecords } {
  const copyKey = keyOfCopy(store, key, item, newId);
  const renamed = (of: StoreName, record: StoredRecord): StoredRecord => {
    const path = STORE_KEYS[of];
    const own = typeof path === 'string' ? path : path[0];
    const copy = { ...record, [own]: copyKey };
    if (of !== 'proposals') return copy;
    // Its questionnaire is that of the proposal beside it.
    const { draftId: _draft, ...rest }: StoredRecord = { ...copy, ...(title === undefined ? {} : { title }) };
    return rest;
  };
  return {
    name: { store, key: copyKey },
    records: new Map([...records].map(([of, list]) => [of, list.map((record) => renamed(of, record))])),
  };
}

function keyOfCopy(store: StoreName, key: string, { sha256 }: ManifestItem, newId: NewId): string {
  if (store === 'proposals') return newId('proposal');
  if (store === 'drafts') return newId('draft');
  if (store === 'aiRequests') return newId('request');
  return `${key} ${stateOf(sha256)}`;
}

function tell(events: WorkerEvent[], { store, key }: ItemName, records: ItemRecords): void {
  if (store === 'proposals') events.push({ type: 'proposalDidChange', proposalId: key, isTaken: true });
  if (store === 'drafts') {
    const requestId = records.get(store)?.[0]?.['requestId'];
    if (typeof requestId === 'string') events.push({ type: 'draftDidChange', draftId: key, requestId });
  }
  if (store === 'settings' && key === 'agency') events.push({ type: 'agencyDidChange' });
  if (!events.some(({ type }) => type === 'historyDidChange')) events.push({ type: 'historyDidChange' });
}
