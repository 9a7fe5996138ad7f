/**
 * Stored values as JSON and back, without loss: what JSON has no form for stands in an object with the one key '$'
 * (FORMAT.md). Bytes are files of their own, named by their SHA-256.
 */
import { isSameBytes } from '../../src/shared/domain/bytes.ts';
import { isRecord } from '../store/query.ts';
import { ArchiveError } from './problems.ts';

/** Lists and objects inside each other. Records that are read are flatter (`store/bounds.ts`); set-aside ones may not be. */
const DEEPEST = 2000;
/** Values of one item, its keys included. */
const MOST_MARKS = 8_000_000;

/** A value that no archive can hold. */
export class Unwritable extends Error {}

const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** Every file inside a value. Throws `Unwritable` for what is too deep, too large or no plain data. */
export function filesIn(value: unknown): Set<ArrayBuffer> {
  const files = new Set<ArrayBuffer>();
  const waiting = [{ value, depth: 0 }];
  let met = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: part, depth } = next;
    if (typeof part === 'bigint' || typeof part === 'symbol' || typeof part === 'function')
      throw new Unwritable('kind');
    if (typeof part !== 'object' || part === null) continue;
    if (isBytes(part)) files.add(part);
    else if (!Array.isArray(part) && !isPlain(part)) throw new Unwritable('kind');
    else {
      const inner: unknown[] = Array.isArray(part) ? part : Object.values(part);
      met += inner.length;
      if (depth > DEEPEST || met > MOST_MARKS / 4) throw new Unwritable('size');
      for (const one of inner) waiting.push({ value: one, depth: depth + 1 });
    }
  }
  return files;
}

const isPlain = (value: object): boolean => Object.prototype.toString.call(value) === '[object Object]';

/** `names` has a name for each of its files. The caller has looked through it with `filesIn`. */
export function encoded(value: unknown, names: ReadonlyMap<ArrayBuffer, string>): unknown {
  if (value === undefined) return { $: ['undefined'] };
  if (typeof value === 'number') return isJsonNumber(value) ? value : { $: ['number', numberText(value)] };
  if (typeof value !== 'object' || value === null) return value;
  if (isBytes(value)) return { $: ['file', names.get(value)] };
  // A hole in a list is stored as one, and read as undefined.
  if (Array.isArray(value)) return Array.from(value, (one: unknown) => encoded(one, names));
  const plain = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, encoded(one, names)]));
  return Object.hasOwn(plain, '$') ? { $: ['object', plain] } : plain;
}

const isJsonNumber = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);
const numberText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** The value that was encoded. Throws an ArchiveError for what is no form of any. */
export function decoded(json: unknown, files: ReadonlyMap<string, ArrayBuffer>): unknown {
  if (Array.isArray(json)) return json.map((one: unknown) => decoded(one, files));
  if (!isRecord(json)) return json;
  if (!Object.hasOwn(json, '$')) return decodedObject(json, files);
  const given: unknown = json['$'];
  const [form, part]: unknown[] = Array.isArray(given) ? given : [];
  if (form === 'undefined') return undefined;
  if (form === 'number' && typeof part === 'string' && /^(?:-0|NaN|-?Infinity)$/u.test(part))
    return Number(part);
  if (form === 'object' && isRecord(part)) return decodedObject(part, files);
  const file = form === 'file' && typeof part === 'string' ? files.get(part) : undefined;
  if (file === undefined) throw new ArchiveError('broken');
  return file.slice(0);
}

/** By definition, so that a key such as '__proto__' is one like any other. */
const decodedObject = (json: object, files: ReadonlyMap<string, ArrayBuffer>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(json).map(([key, one]) => [key, decoded(one, files)]));

/**
 * Parses JSON that may be hostile: what is deeper or holds more than an archive's may is refused before it is unfolded.
 * Twice as deep as a value, since a form stands around what it holds.
 */
export function parsedJson(bytes: Uint8Array): unknown {
  let depth = 0;
  let marks = 0;
  let inText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (inText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      marks += 1;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
    else if (byte === COMMA) marks += 1;
    if (depth > 2 * DEEPEST || marks > MOST_MARKS) throw new ArchiveError('too-much');
  }
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];

/** Equal in everything that can be stored. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isBytes(a) || isBytes(b)) return isBytes(a) && isBytes(b) && isSameBytes(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [of, other] = [
    new Map<string, unknown>(Object.entries(a)),
    new Map<string, unknown>(Object.entries(b)),
  ];
  return (
    of.size === other.size && [...of].every(([key, one]) => other.has(key) && isEqual(one, other.get(key)))
  );
}

/** What changes how the characters around it are shown, as JSON may write it: '\\u202e'. */
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** A stored value for somebody to read: JSON with indents; '' of what is too large to be written out. */
export function asText(value: unknown): string {
  try {
    const files = [...filesIn(value)];
    const names = new Map(files.map((file) => [file, `${file.byteLength} bytes`]));
    return JSON.stringify(encoded(value, names), undefined, 2).replaceAll(/\p{Cf}/gu, escaped);
  } catch (error) {
    if (error instanceof Unwritable) return '';
    throw error;
  }
}
