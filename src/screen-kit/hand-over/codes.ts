/**
 * A file as a sequence of codes that never ends, and back. The first codes hold its parts in order. Each later one holds
 * several parts laid over each other (XOR), chosen by its number, so that it stands in for whichever part was missed: a
 * camera that looks away waits for no particular code.
 *
 * A code is `version, id, number, parts, length, data, check`, in letters of base 45:
 *
 * | field   | bytes      | meaning                                               |
 * | ------- | ---------- | ----------------------------------------------------- |
 * | version | 1          | 1                                                     |
 * | id      | 8          | the beginning of the file's SHA-256                   |
 * | number  | 3          | of this code, from 0                                  |
 * | parts   | 2          | how many parts the file has                           |
 * | length  | 4          | of the file, bytes                                    |
 * | data    | PART_BYTES | a part, the last one filled up with zeros, or several |
 * | check   | 4          | CRC-32 of everything before                           |
 *
 * Numbers have their highest byte first.
 */
import { crc32 } from './crc32.ts';
import { fromBase45, toBase45 } from './base45.ts';

const VERSION = 1;
const ID_BYTES = 8;
const HEAD_BYTES = 18;
const CHECK_BYTES = 4;
/** Bytes of a file in one code: with head and check they fill a code of 85 by 85 modules, which a phone still reads. */
export const PART_BYTES = 600;
/** A file of more parts takes longer than anybody holds a phone, 1.2 MB. */
export const MOST_PARTS = 2000;
const LAST_NUMBER = 0xffffff;
/** Codes of one other file in a row, after which that one is received: the sender has begun anew, or shows another. */
const OTHERS = 5;

export interface CodeSource {
  /** How many parts the file has, and so the least number of codes. */
  parts: number;
  /** The text of a code, from 0, for ever. */
  code: (number: number) => string;
}

/** Undefined where the file is empty or too large to be handed over. */
export async function codesOf(file: Uint8Array): Promise<CodeSource | undefined> {
  const parts = Math.ceil(file.length / PART_BYTES);
  if (parts === 0 || parts > MOST_PARTS) return undefined;
  const id = await idOf(file);
  const part = (index: number): Uint8Array => file.subarray(index * PART_BYTES, (index + 1) * PART_BYTES);
  return {
    parts,
    code(given) {
      const number = given % (LAST_NUMBER + 1);
      const bytes = new Uint8Array(HEAD_BYTES + PART_BYTES + CHECK_BYTES);
      const view = new DataView(bytes.buffer);
      bytes[0] = VERSION;
      bytes.set(id, 1);
      view.setUint8(9, number >>> 16);
      view.setUint16(10, number & 0xffff);
      view.setUint16(12, parts);
      view.setUint32(14, file.length);
      const data = bytes.subarray(HEAD_BYTES, HEAD_BYTES + PART_BYTES);
      for (const index of partsIn(number, parts)) lay(data, part(index));
      view.setUint32(HEAD_BYTES + PART_BYTES, crc32(bytes.subarray(0, HEAD_BYTES + PART_BYTES)));
      return toBase45(bytes);
    },
  };
}

/** What a receiver knows after a code. */
export type Taken =
  /** Not a code of Palmleaf, or damaged. */
  | { kind: 'foreign' }
  /** Of a newer Palmleaf. */
  | { kind: 'newer' }
  /** Of another file than the one that is being received. So many of it in a row, and it is received instead. */
  | { kind: 'other' }
  /** `have` of `parts` are known by now; `isNew`: this code brought something. */
  | { kind: 'more'; have: number; parts: number; isNew: boolean }
  | { kind: 'whole'; file: Uint8Array }
  /** Every part is there, and together they are not the file: it begins anew. */
  | { kind: 'damaged' };

export interface Receiver {
  /** Codes in any order, any number of times. */
  take(text: string): Promise<Taken>;
}

/** One row of the system of equations: parts that are laid over each other, a bit for each, and what they give. */
interface Row {
  parts: Uint32Array;
  data: Uint32Array;
}

interface Head {
  id: string;
  number: number;
  parts: number;
  length: number;
  data: Uint8Array;
}

export function createReceiver(): Receiver {
  let head: Head | undefined;
  /** By the smallest part of each, which no other row begins with. */
  let rows = new Map<number, Row>();
  /** Codes in a row of one other file. */
  let others = { of: '', seen: new Set<number>() };
  const begin = (first: Head): Head => {
    rows = new Map();
    return (head = first);
  };
  /** Whether a code of another file is one of so many that it is the one to be received. */
  const isMeant = (read: Head): boolean => {
    if (others.of !== fileOf(read)) others = { of: fileOf(read), seen: new Set() };
    return others.seen.add(read.number).size >= OTHERS;
  };
  return {
    async take(text) {
      const read = readCode(text);
      if (read === 'foreign' || read === 'newer') return { kind: read };
      head ??= begin(read);
      if (fileOf(read) !== fileOf(head)) {
        if (!isMeant(read)) return { kind: 'other' };
        head = begin(read);
      }
      others = { of: '', seen: new Set() };
      const isNew = add(rows, rowOf(read));
      if (rows.size < head.parts) return { kind: 'more', have: rows.size, parts: head.parts, isNew };
      const { length, id } = head;
      const file = solved(rows, head.parts).subarray(0, length);
      if (hex(await idOf(file)) === id) return { kind: 'whole', file };
      head = undefined;
      return { kind: 'damaged' };
    },
  };
}

const fileOf = ({ id, parts, length }: Head): string => `${id} ${parts} ${length}`;

function readCode(text: string): Head | 'foreign' | 'newer' {
  const bytes = fromBase45(text);
  if (bytes === undefined || bytes.length < HEAD_BYTES + CHECK_BYTES) return 'foreign';
  const view = new DataView(bytes.buffer);
  const end = bytes.length - CHECK_BYTES;
  if (view.getUint32(end) !== crc32(bytes.subarray(0, end))) return 'foreign';
  if (bytes[0] !== VERSION) return 'newer';
  const parts = view.getUint16(12);
  const length = view.getUint32(14);
  if (
    end !== HEAD_BYTES + PART_BYTES ||
    parts === 0 ||
    parts > MOST_PARTS ||
    Math.ceil(length / PART_BYTES) !== parts
  )
    return 'foreign';
  return {
    id: hex(bytes.subarray(1, 1 + ID_BYTES)),
    number: (view.getUint8(9) << 16) | view.getUint16(10),
    parts,
    length,
    data: bytes.subarray(HEAD_BYTES, end),
  };
}

/** Which parts a code holds: one of the first round, then each part with a chance of a half, by the code's number. */
function partsIn(number: number, parts: number): number[] {
  if (number < parts) return [number];
  const next = random(number);
  const chosen: number[] = [];
  for (let index = 0; index < parts; index += 1) if (next() < 0.5) chosen.push(index);
  return chosen.length > 0 ? chosen : [number % parts];
}

/** Numbers from 0 to 1 that are the same on both devices for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Lays numbers over others, in place. */
function lay<Numbers extends Uint8Array | Uint32Array>(over: Numbers, numbers: Numbers): void {
  // By index: this is the inner loop of every code that is made and read.
  for (let index = 0; index < numbers.length; index += 1)
    over[index] = (over[index] ?? 0) ^ (numbers[index] ?? 0);
}

function rowOf({ number, parts, data }: Head): Row {
  const bits = new Uint32Array(Math.ceil(parts / 32));
  for (const part of partsIn(number, parts)) bits[part >>> 5] = (bits[part >>> 5] ?? 0) ^ (1 << (part & 31));
  return { parts: bits, data: new Uint32Array(data.slice().buffer) };
}

const hasPart = ({ parts }: Row, part: number): boolean =>
  (((parts[part >>> 5] ?? 0) >>> (part & 31)) & 1) === 1;

/** Takes a row into the system where it says something new. */
function add(rows: Map<number, Row>, row: Row): boolean {
  for (let part = 0; part < row.parts.length * 32; part += 1) {
    if (!hasPart(row, part)) continue;
    const known = rows.get(part);
    if (known === undefined) {
      rows.set(part, row);
      return true;
    }
    layRow(row, known);
  }
  return false;
}

function layRow(row: Row, over: Row): void {
  lay(row.data, over.data);
  lay(row.parts, over.parts);
}

/** The file's parts one after another, from as many rows as there are parts. */
function solved(rows: Map<number, Row>, parts: number): Uint8Array {
  const file = new Uint8Array(parts * PART_BYTES);
  // From the last: every other part of a row is then known alone.
  for (let index = parts - 1; index >= 0; index -= 1) {
    const row = rows.get(index);
    if (row === undefined) continue;
    for (let other = index + 1; other < parts; other += 1) {
      const known = hasPart(row, other) ? rows.get(other) : undefined;
      if (known !== undefined) layRow(row, known);
    }
    file.set(new Uint8Array(row.data.buffer), index * PART_BYTES);
  }
  return file;
}

async function idOf(file: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', file.slice())).subarray(0, ID_BYTES);
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
