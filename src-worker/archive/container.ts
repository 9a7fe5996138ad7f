/** The file itself: a zip with a manifest that names every part with its length and SHA-256 (FORMAT.md). */
import '../../src/shared/domain/jitless.ts';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import * as z from 'zod/mini';
import { isMissingPart } from '../missing-part.ts';
import { DocumentError } from '../services/documents/problems.ts';
import { unpacked, zipEntries, type ZipEntry } from '../services/documents/zip.ts';
import { isRecord } from '../store/query.ts';
import { ArchiveError } from './problems.ts';
import { SEALED_VERSION, sealed, unsealed } from './seal.ts';
import { parsedJson } from './values.ts';

const ARCHIVE_VERSION = 1;

/** Of the file, of one part of it, and of all its parts unpacked; a proposal is some 150 kB. */
const MOST_BYTES = 1 << 30;
const MOST_PART = 128 << 20;
const MOST_UNPACKED = 2 ** 32;
/** The format of zip counts no further. */
const MOST_PARTS = 65_535;
const MANIFEST = 'manifest.json';
const MANIFEST_SUM = 'manifest.sha256';
const SEALED_HEAD = 'sealed.json';
const SEALED_BYTES = 'sealed.bin';

const size = z.int().check(z.gte(0), z.lte(MOST_PART));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/u));
const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  items: z.array(
    z.object({
      store: z.string(),
      key: z.string().check(z.minLength(1), z.maxLength(500)),
      part: z.string(),
      bytes: size,
      sha256: hash,
      after: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)),
    }),
  ),
  files: z.array(z.object({ sha256: hash, bytes: size })),
});
type Manifest = z.infer<typeof manifestSchema>;
export type ManifestItem = Manifest['items'][number];

/** An item to be written. */
export interface PackedItem extends Pick<ManifestItem, 'store' | 'key' | 'after'> {
  /** Its JSON. */
  json: Uint8Array<ArrayBuffer>;
  sha256: string;
  /** What its JSON names. */
  files: ReadonlyMap<string, ArrayBuffer>;
}

export interface OpenArchive {
  madeAt: string;
  locked: boolean;
  items: readonly ManifestItem[];
  /** The JSON of an item, parsed. Every call checks what it reads. */
  read(item: ManifestItem): Promise<unknown>;
  /** By their SHA-256; undefined for what is no file of it. */
  file(sha256: string): Promise<ArrayBuffer | undefined>;
}

/** The earliest time that a zip can name: the same items give the same bytes. */
const EPOCH = new Date(1980, 0, 1);
/** Levels of packing: pictures are small already, and what is locked cannot be made smaller. */
const AS_IT_IS = 0;
const PACKED = 6;

export async function written(
  items: AsyncIterable<PackedItem>,
  madeAt: string,
  passphrase: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = growing();
  const manifest: Manifest = { madeAt, items: [], files: [] };
  const known = new Set<string>();
  for await (const { store, key, after, json, sha256: sum, files } of items) {
    const part = `items/${String(manifest.items.length + 1).padStart(6, '0')}.json`;
    zip.add(part, json);
    manifest.items.push({ store, key, part, bytes: json.length, sha256: sum, after });
    for (const [name, file] of files) {
      if (known.has(name)) continue;
      known.add(name);
      zip.add(`files/${name}`, new Uint8Array(file), AS_IT_IS);
      manifest.files.push({ sha256: name, bytes: file.byteLength });
    }
  }
  const said = jsonBytes({ format: 'palmleaf', version: ARCHIVE_VERSION, ...manifest });
  zip.add(MANIFEST, said);
  zip.add(MANIFEST_SUM, new TextEncoder().encode(await sha256(said)));
  const plain = zip.end();
  if (passphrase === undefined) return plain;
  const { head, bytes } = await sealed(plain, passphrase, sha256);
  const outer = growing();
  outer.add(SEALED_HEAD, head);
  outer.add(SEALED_BYTES, bytes, AS_IT_IS);
  return outer.end();
}

/** A zip that is made part by part, so that only its packed bytes are in memory. */
function growing() {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  return {
    add(name: string, bytes: Uint8Array, level: typeof AS_IT_IS | typeof PACKED = PACKED): void {
      const part = level === AS_IT_IS ? new ZipPassThrough(name) : new ZipDeflate(name, { level });
      part.mtime = EPOCH;
      zip.add(part);
      part.push(bytes, true);
    },
    end(): Uint8Array<ArrayBuffer> {
      zip.end();
      const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      return whole;
    },
  };
}

/** Opens an archive and checks all of it. Throws an ArchiveError for whatever is wrong with it. */
export async function opened(
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string | undefined,
): Promise<OpenArchive> {
  if (bytes.length > MOST_BYTES) throw new ArchiveError('too-much');
  return asArchiveErrors(async () => {
    const outer = contents(bytes);
    if (!outer.has(SEALED_HEAD)) return checked(bytes, outer, false);
    const head = await json(bytes, outer, SEALED_HEAD);
    versionOf(head, 'palmleaf-sealed', SEALED_VERSION);
    if (passphrase === undefined) throw new ArchiveError('locked');
    const inner = await unsealed(
      { head, bytes: await partOf(bytes, outer, SEALED_BYTES, MOST_BYTES) },
      passphrase,
      sha256,
    );
    return checked(inner, contents(inner), true);
  });
}

type Contents = ReadonlyMap<string, ZipEntry>;

async function checked(
  bytes: Uint8Array<ArrayBuffer>,
  entries: Contents,
  locked: boolean,
): Promise<OpenArchive> {
  if (!entries.has(MANIFEST)) throw new ArchiveError('other');
  const manifest = await partOf(bytes, entries, MANIFEST, MOST_PART);
  const said = parsedJson(manifest);
  versionOf(said, 'palmleaf', ARCHIVE_VERSION);
  const declared = await partOf(bytes, entries, MANIFEST_SUM, 100);
  if (new TextDecoder().decode(declared) !== (await sha256(manifest))) throw new ArchiveError('broken');
  const { data } = manifestSchema.safeParse(said);
  if (data === undefined) throw new ArchiveError('broken');
  const parts = [
    ...data.items.map(({ part: name, ...of }) => ({ name, ...of })),
    ...data.files.map((of) => ({ name: `files/${of.sha256}`, ...of })),
  ];
  const keys = new Set(data.items.map(({ store, key }) => `${store}/${key}`));
  if (keys.size !== data.items.length) throw new ArchiveError('broken');
  // Told before anything is unpacked: what is declared is all that is unpacked.
  if (parts.reduce((sum, of) => sum + of.bytes, 0) > MOST_UNPACKED) throw new ArchiveError('too-much');
  const verified = async (of: { name: string; bytes: number; sha256: string }) => {
    const found = await partOf(bytes, entries, of.name, of.bytes).catch((error: unknown) => {
      // It is longer than it says.
      throw error instanceof DocumentError ? new ArchiveError('broken') : error;
    });
    if (found.length !== of.bytes || (await sha256(found)) !== of.sha256) throw new ArchiveError('broken');
    return found;
  };
  for (const of of parts) await verified(of);
  const sizes = new Map(data.files.map((of) => [of.sha256, of.bytes]));
  return {
    madeAt: data.madeAt,
    locked,
    items: data.items,
    read: (item) => asArchiveErrors(async () => parsedJson(await verified({ ...item, name: item.part }))),
    file: (sum) =>
      asArchiveErrors(async () => {
        const length = sizes.get(sum);
        if (length === undefined) return undefined;
        return (await verified({ name: `files/${sum}`, sha256: sum, bytes: length })).buffer;
      }),
  };
}

/** A file that was made by hand may break any part of what reads it: whatever comes of it, the file is to blame. */
export async function asArchiveErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ArchiveError || isMissingPart(error)) throw error;
    if (!(error instanceof DocumentError)) throw new ArchiveError('broken');
    throw new ArchiveError(
      error.problem === 'too-much' || error.problem === 'too-slow' ? 'too-much' : 'broken',
    );
  }
}

function contents(bytes: Uint8Array): Contents {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new ArchiveError('other');
  const entries = zipEntries(bytes, MOST_PARTS);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  // Two parts of one name: what was checked might not be what is read.
  if (byName.size !== entries.length) throw new ArchiveError('broken');
  return byName;
}

async function partOf(
  bytes: Uint8Array,
  entries: Contents,
  name: string,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const entry = entries.get(name);
  if (entry === undefined) throw new ArchiveError('broken');
  const found = (await unpacked(bytes, [entry], most))[name];
  if (found === undefined) throw new ArchiveError('broken');
  return new Uint8Array(found);
}

const json = async (bytes: Uint8Array, entries: Contents, name: string): Promise<unknown> =>
  parsedJson(await partOf(bytes, entries, name, MOST_PART));

/** Throws for what is no archive of ours, and for one of a newer version. */
function versionOf(said: unknown, format: string, known: number): void {
  if (!isRecord(said) || said['format'] !== format) throw new ArchiveError('other');
  const version = said['version'];
  if (typeof version !== 'number' || version < 1) throw new ArchiveError('broken');
  if (version > known) throw new ArchiveError('newer');
}

const jsonBytes = (value: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(value));

export async function sha256(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
