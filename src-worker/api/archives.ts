/** Work carried in one file: saving it, looking into it, taking from it. Loaded when first asked. */
import '../../src/shared/domain/jitless.ts';
import * as z from 'zod/mini';
import type {
  ArchiveChoice,
  ArchiveFile,
  ArchiveItem,
  ArchiveSelection,
  ArchiveTakenItem,
  ArchiveView,
  SetAsideRecord,
} from '../../src/shared/contract/archive.ts';
import { newId } from '../../src/shared/domain/ids.ts';
import { opened, written, type OpenArchive, type PackedItem } from '../archive/container.ts';
import { incoming } from '../archive/incoming.ts';
import { everyItem, itemRecords, packed, type ItemName } from '../archive/items.ts';
import { addToLineage, knownOf, readLineage, standing, stateOf, type Lineage } from '../archive/lineage.ts';
import { ArchiveError } from '../archive/problems.ts';
import { asText } from '../archive/values.ts';
import { createTaking } from '../archive/taking.ts';
import { isRecord } from '../store/query.ts';
import { Refused, parsed } from './answer.ts';
import type { Context } from './context.ts';
import { proposalFileName } from '../../src/shared/domain/file-name.ts';
import { idInput } from './inputs.ts';

const MIME_TYPE = 'application/vnd.palmleaf+zip';

const selectionInput = z.union([
  z.literal('everything'),
  z.strictObject({ proposals: z.array(idInput).check(z.minLength(1)) }),
]);
const passphraseInput = z.optional(z.string().check(z.minLength(1), z.maxLength(1000)));
const bytesInput = z.custom<ArrayBuffer>(
  (value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]',
);
const choicesInput = z.array(
  z.strictObject({
    id: z.string().check(z.maxLength(600)),
    title: z.exactOptional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  }),
);

type Needed = Pick<Context, 'store' | 'time' | 'random' | 'emit'>;

export function archiveCommands(context: Needed) {
  const { store, time, random, emit } = context;

  const read = async (bytes: unknown, passphrase: unknown): Promise<OpenArchive> =>
    told(async () => opened(new Uint8Array(parsed(bytesInput, bytes)), parsed(passphraseInput, passphrase)));

  const itemsOf = async (archive: OpenArchive, lineage: Lineage) => {
    const items: ArchiveItem[] = [];
    for (const item of archive.items) {
      const { name, kind, title, changedAt, pages, addresses, ...found } = await incoming(archive, item);
      const id = `${item.store}/${item.key}`;
      const stands =
        'refused' in found
          ? found.refused
          : standing(item, await stateHere(context, name), knownOf(lineage, id));
      items.push({
        id,
        kind,
        title,
        changedAt,
        standing: stands,
        ...(pages === undefined ? {} : { pages }),
        ...(addresses === undefined ? {} : { addresses }),
      });
    }
    return items;
  };

  return {
    setAsideRecords: async (): Promise<SetAsideRecord[]> =>
      (await store.raw.read((transaction) => transaction.all('quarantine'))).flatMap(setAsideRecord),

    async saveArchive(selection: ArchiveSelection, passphrase?: string): Promise<ArchiveFile> {
      const wanted = parsed(selectionInput, selection);
      const key = parsed(passphraseInput, passphrase);
      const at = time.now().toISOString();
      const { names, lineage } = await store.raw.read(async (transaction) => ({
        lineage: await readLineage(transaction),
        names:
          wanted === 'everything'
            ? await everyItem(transaction)
            : [...new Set(wanted.proposals)].map((id): ItemName => ({ store: 'proposals', key: id })),
      }));
      const saving = packing(context, names, lineage);
      const bytes = await written(saving.items(), at, key);
      const { states, leftOut } = saving;
      if (states.size === 0) throw new Refused('not-found', { code: 'archive-empty' });
      await store.raw.write((transaction) =>
        addToLineage(transaction, states, (id) => wanted === 'everything' && !states.has(id)),
      );
      const fileName =
        wanted === 'everything' || names.length > 1
          ? `Palmleaf ${at.slice(0, 10)}.palmleaf`
          : await nameOf(context, names[0]?.key ?? '');
      return { fileName, mimeType: MIME_TYPE, bytes: bytes.buffer, items: states.size, leftOut: leftOut() };
    },

    async lookInArchive(bytes: ArrayBuffer, passphrase?: string): Promise<ArchiveView> {
      const archive = await read(bytes, passphrase);
      const lineage = await store.raw.read(readLineage);
      const items = await told(() => itemsOf(archive, lineage));
      return { madeAt: archive.madeAt, locked: archive.locked, items };
    },

    async takeFromArchive(
      bytes: ArrayBuffer,
      choices: readonly ArchiveChoice[],
      passphrase?: string,
    ): Promise<ArchiveTakenItem[]> {
      const wanted = new Map(parsed(choicesInput, [...choices]).map((choice) => [choice.id, choice]));
      const archive = await read(bytes, passphrase);
      const taking = createTaking(store.raw, (kind) => newId(kind, time.now(), random));
      try {
        return await told(() => taking.take(archive, [...wanted.values()]));
      } finally {
        for (const event of taking.events()) emit(event);
      }
    },
  };
}

function setAsideRecord(stored: unknown): SetAsideRecord[] {
  if (!isRecord(stored)) return [];
  const { id, store, reason, at, record } = stored;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return [{ id: text(id), store: text(store), reason: text(reason), at: text(at), text: asText(record) }];
}

/** Items for a file, one after the other, each as it is in one moment. */
function packing({ store }: Pick<Context, 'store'>, names: readonly ItemName[], lineage: Lineage) {
  const states = new Map<string, readonly string[]>();
  let leftOut = 0;
  async function* items(): AsyncGenerator<PackedItem> {
    for (const name of names) {
      const records = await store.raw.read((transaction) => itemRecords(transaction, name));
      if (records === undefined) continue;
      const item = await packed(records);
      if (item === undefined) {
        leftOut += 1;
        continue;
      }
      const id = `${name.store}/${name.key}`;
      const state = stateOf(item.sha256);
      const after = (lineage.get(id) ?? []).filter((earlier) => earlier !== state);
      states.set(id, [state]);
      yield { ...name, ...item, after };
    }
  }
  return { items, states, leftOut: () => leftOut };
}

/** SHA-256 of the item as it is on this device; undefined where it has none. */
async function stateHere({ store }: Pick<Context, 'store'>, name: ItemName): Promise<string | undefined> {
  const records = await store.raw.read((transaction) => itemRecords(transaction, name));
  return records === undefined ? undefined : ((await packed(records))?.sha256 ?? '');
}

async function nameOf({ store }: Pick<Context, 'store'>, proposalId: string): Promise<string> {
  const proposal = await store.read((reader) => reader.proposal(proposalId));
  return proposalFileName(proposal?.formData.clientInfo.companyName ?? '', proposal?.title ?? '', 'palmleaf');
}

/** What is wrong with a file is said; anything else is a defect as it is. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ArchiveError) throw new Refused('invalid', { code: `archive-${error.problem}` });
    throw error;
  }
}
