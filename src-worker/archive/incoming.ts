/**
 * What an archive brings, before any of it is taken: every record is parsed as the store parses it, and belongs to the item
 * that it came in. A file may be made by anybody.
 */
import type { ArchiveItem, ArchiveKind } from '../../src/shared/contract/archive.ts';
import { readAgency } from '../store/agency.ts';
import { readAiRequest } from '../store/ai-requests.ts';
import { readingAnswers } from '../store/answers.ts';
import { tooLarge } from '../store/bounds.ts';
import { isRecord } from '../store/query.ts';
import { parseRecord, settingsSchema, type ParsedStore } from '../store/records.ts';
import { keyOf, keyText, STORE_NAMES, type StoredRecord, type StoreName } from '../store/schema.ts';
import { asArchiveErrors, type ManifestItem, type OpenArchive } from './container.ts';
import { isCarriedAside, ITEM_STORES, PART_STORES, type ItemName, type ItemRecords } from './items.ts';
import { ArchiveError } from './problems.ts';
import { decoded } from './values.ts';

export type Incoming = Omit<ArchiveItem, 'id' | 'standing'> & { name: ItemName } & (
    | { records: ItemRecords }
    | { refused: 'from-newer' | 'unreadable' }
  );

/** Throws an ArchiveError for an item that no product of ours wrote. */
export const incoming = (archive: OpenArchive, item: ManifestItem): Promise<Incoming> =>
  asArchiveErrors(() => read(archive, item));

async function read(archive: OpenArchive, item: ManifestItem): Promise<Incoming> {
  const store = STORE_NAMES.find((name) => name === item.store);
  const json = await archive.read(item);
  if (!isRecord(json)) throw new ArchiveError('broken');
  // A store that this version does not have.
  if (store === undefined || Object.keys(json).some((name) => !STORE_NAMES.some((known) => known === name)))
    return { ...nameless, name: { store: store ?? 'quarantine', key: item.key }, refused: 'from-newer' };
  const name = { store, key: item.key };
  const records = await ownRecords(archive, json, name);
  const root = records.get(store)?.[0];
  if (root === undefined) throw new ArchiveError('broken');
  const verdict = await readingAnswers(() => Promise.resolve(verdictOn(records, name)));
  const said =
    verdict === 'good'
      ? await readingAnswers(() => Promise.resolve(described(records, root, name)))
      : nameless;
  const kind = kindOf(name);
  if (verdict !== 'good') return { ...said, kind, name, refused: verdict };
  return { ...said, kind, name, records: cleaned(records, name) };
}

const nameless = { kind: 'set-aside', title: '', changedAt: '' } as const;

/** Throws where a record is of another item: it would overwrite what nobody was asked about. */
async function ownRecords(
  archive: OpenArchive,
  json: StoredRecord,
  { store, key }: ItemName,
): Promise<ItemRecords> {
  const files = new Map<string, ArrayBuffer>();
  for (const sum of namedFiles(json)) {
    const file = await archive.file(sum);
    if (file !== undefined) files.set(sum, file);
  }
  const records = new Map<StoreName, readonly StoredRecord[]>();
  for (const name of STORE_NAMES) {
    const list: unknown = json[name];
    if (list === undefined) continue;
    if (!Array.isArray(list)) throw new ArchiveError('broken');
    const own = list.map((one: unknown) => decoded(one, files));
    if (!own.every(isRecord)) throw new ArchiveError('broken');
    const keys = own.map((record) => keyOf(name, record));
    const isOwn =
      name === store
        ? ITEM_STORES.includes(store) && keys.length === 1 && keys[0] === key
        : store === 'proposals' && PART_STORES.includes(name) && keys.every(([owner]) => owner === key);
    if (!isOwn || new Set(keys.map(keyText)).size !== keys.length) throw new ArchiveError('broken');
    records.set(name, own);
  }
  return records;
}

/** What may be names of files in an item's JSON; a person's data may look like one. */
function namedFiles(json: unknown): Set<string> {
  const names = new Set<string>();
  const waiting = [json];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null) continue;
    if (isRecord(part) && Array.isArray(part['$']) && part['$'][0] === 'file')
      names.add(String(part['$'][1]));
    for (const one of Object.values(part)) waiting.push(one);
  }
  return names;
}

type Verdict = 'good' | 'from-newer' | 'unreadable';

function verdictOn(records: ItemRecords, { store, key }: ItemName): Verdict {
  if (store === 'settings' && key !== 'settings' && key !== 'agency') return 'from-newer';
  let verdict: Verdict = 'good';
  for (const [name, list] of records)
    for (const record of list) {
      const found = verdictOnRecord(name, record, key);
      if (found === 'unreadable') return found;
      if (found !== 'good') verdict = found;
    }
  return verdict;
}

function verdictOnRecord(store: StoreName, record: StoredRecord, key: string): Verdict {
  if (store === 'quarantine')
    return isCarriedAside(record['store']) && isRecord(record['record']) ? 'good' : 'unreadable';
  if (tooLarge(record) !== undefined) return 'unreadable';
  if (store === 'aiRequests') return readAiRequest(record) === undefined ? 'unreadable' : 'good';
  // Read field by field: what is wrong with one costs no other.
  if (store === 'settings' && key === 'agency') return 'good';
  // Read where it is used, a field at a time: what is wrong with one costs nothing else.
  if (!isParsedStore(store)) return 'good';
  const parsed = parseRecord[store](record);
  return parsed.ok ? 'good' : parsed.reason === 'newer' ? 'from-newer' : 'unreadable';
}

const isParsedStore = (store: StoreName): store is ParsedStore => Object.hasOwn(parseRecord, store);

/** Nothing that this version does not know of becomes a setting: it might be one that sends answers elsewhere. */
function cleaned(records: ItemRecords, { store, key }: ItemName): ItemRecords {
  const record = records.get(store)?.[0];
  if (store !== 'settings' || record === undefined) return records;
  const clean = key === 'agency' ? readAgency(record) : settingsSchema.safeParse(record).data;
  return new Map([[store, [{ ...clean, id: key }]]]);
}

function kindOf({ store, key }: ItemName): ArchiveKind {
  if (store === 'proposals') return 'proposal';
  if (store === 'drafts') return 'draft';
  if (store === 'aiRequests') return 'brief';
  if (store === 'settings') return key === 'agency' ? 'agency' : 'settings';
  return 'set-aside';
}

type Described = Pick<ArchiveItem, 'title' | 'changedAt' | 'pages' | 'addresses'>;

/** What a person knows an item by. */
function described(records: ItemRecords, root: StoredRecord, name: ItemName): Described {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const latest = (...times: unknown[]): string => times.map(text).toSorted().at(-1) ?? '';
  switch (kindOf(name)) {
    case 'proposal': {
      const pages = records.get('pages') ?? [];
      const times = [
        ...pages.map((page) => page['finishedAt']),
        ...(records.get('changes') ?? []).map(({ at }) => at),
      ];
      return {
        title: text(root['title']),
        changedAt: latest(root['createdAt'], root['generatedAt'], ...times),
        pages: pages.length,
      };
    }
    case 'draft': {
      const parsed = parseRecord.drafts(root);
      return parsed.ok
        ? { title: parsed.value.formData.clientInfo.companyName.trim(), changedAt: parsed.value.lastModified }
        : nameless;
    }
    case 'brief':
      return {
        title: text(root['fileName']) || firstLine(text(root['text'])),
        changedAt: text(root['createdAt']),
      };
    case 'agency':
      return { title: text(root['name']), changedAt: text(root['savedAt']) };
    case 'settings': {
      const { model, addresses = {} } = settingsSchema.safeParse(root).data ?? {};
      const all = [...Object.values(addresses), model?.baseUrl].filter((one) => one !== undefined);
      return { title: '', changedAt: '', addresses: [...new Set(all)] };
    }
    case 'set-aside':
      return { title: text(root['store']), changedAt: text(root['at']) };
  }
}

const firstLine = (words: string): string => words.trim().split('\n', 1)[0]?.slice(0, 60) ?? '';
