/**
 * Chosen parts of a ZIP package, unpacked within limits. What a package declares of its sizes is not believed: the bytes
 * are counted as they come, and whoever waits for this worker is answered in between.
 */
import { Inflate } from 'fflate';
import { DocumentError } from './problems.ts';
import { Turns } from './turns.ts';

export interface ZipEntry {
  name: string;
  /** 0: as it is; 8: deflated. */
  method: number;
  isEncrypted: boolean;
  /** Bytes of the packed data. */
  size: number;
  /** Where its local header begins. */
  offset: number;
}

const END = 0x06054b50;
const END_LENGTH = 22;
/** An end record may be followed by a comment. */
const LONGEST_COMMENT = 0xffff;
const CENTRAL = 0x02014b50;
const CENTRAL_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
/** Entries of a package; a long document with pictures has some hundreds. */
const MOST_ENTRIES = 5000;

/** The table of contents. Throws for a package that has none, one that is cut off, and one of too many entries. */
export function zipEntries(bytes: Uint8Array, most = MOST_ENTRIES): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > most) throw new DocumentError('too-much');
  // What stands before the package moves all of it.
  const start = end - view.getUint32(end + 12, true);
  const moved = start - view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new DocumentError('broken');
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const after = at + CENTRAL_LENGTH + (name ?? 0);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + CENTRAL_LENGTH, after)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      size: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true) + moved,
    });
    at = after + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new DocumentError('broken');
}

/** Packed bytes that are unpacked at a time: at most a thousand times as many come out. */
const SLICE = 8192;
/** Unpacks these entries, together to at most so many bytes; throws a DocumentError beyond. */
export async function unpacked(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  most: number,
): Promise<Record<string, Uint8Array>> {
  const parts: Record<string, Uint8Array> = {};
  let total = 0;
  const turns = new Turns();
  for (const entry of entries) {
    if (entry.isEncrypted) throw new DocumentError('encrypted');
    const pieces: Uint8Array[] = [];
    const take = (piece: Uint8Array): void => {
      total += piece.length;
      if (total > most) throw new DocumentError('too-much');
      pieces.push(piece);
    };
    const packed = packedBytes(bytes, entry);
    if (entry.method === 0) take(packed);
    else if (entry.method === 8) {
      const inflate = new Inflate(take);
      for (let at = 0; at < packed.length; at += SLICE) {
        inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
        await turns.next();
      }
    } else throw new DocumentError('broken');
    parts[entry.name] = joined(pieces);
  }
  return parts;
}

function packedBytes(bytes: Uint8Array, { offset, size }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(offset, true) !== LOCAL) throw new DocumentError('broken');
  const start = offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + size > bytes.length) throw new DocumentError('broken');
  return bytes.subarray(start, start + size);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
