/**
 * A file of few bytes: dictionaries together in compressed streams, and a compressed table of where everything is. The
 * structure tree of a deck is more than a thousand small dictionaries that look alike: so packed it is a few kilobytes.
 */
import { zlibSync } from 'fflate';
import { binary } from '../drawing/write.ts';
import type { FileObject } from './objects.ts';

export interface Trailer {
  root: number;
  information: number;
  /** Hexadecimal. */
  id: string;
}

/** The first with object streams is 1.5, with the structure of PDF/UA-1 1.7. */
const HEADER = '%PDF-1.7\n%\u00ba\u00df\u00ac\u00e0\n';
/** Dictionaries in one stream: a reader unpacks it whole. */
const TOGETHER = 1000;

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const packed = (bytes: Uint8Array): string => binary(zlibSync(bytes, { level: 9 }));

/** Where an object is: at a byte, or in a stream at a place. */
type Place =
  | readonly [type: 1, offset: number, generation: 0]
  | readonly [type: 2, stream: number, index: number];

class FileWriter {
  readonly places = new Map<number, Place>();
  readonly #parts: string[] = [HEADER];
  #length = HEADER.length;

  get length(): number {
    return this.#length;
  }

  text(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
  }

  stream(number: number, entries: string, data: string): void {
    this.places.set(number, [1, this.#length, 0]);
    this.text(`${number} 0 obj\n<<${entries}/Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\n`);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#parts.join(''), (character) => character.charCodeAt(0));
  }
}

const FILTER = '/Filter/FlateDecode';

/** Entries of a stream's dictionary besides its length, and its data, packed where the library left it as it is. */
function streamParts(value: string, stream: string): [entries: string, data: string] {
  const inner = value.slice(value.indexOf('<<') + 2, value.lastIndexOf('>>')).replace(/\/Length \d+/, '');
  const entries = inner.trim().replaceAll('\n', ' ');
  // Metadata is for programs that know nothing else of the format.
  if (/\/Filter\b/.test(inner) || /\/Type\s*\/Metadata\b/.test(inner)) return [entries, stream];
  return [`${entries}${FILTER}`, packed(bytesOf(stream))];
}

function writeTogether(writer: FileWriter, number: number, objects: readonly [number, FileObject][]): void {
  let at = 0;
  const heads = objects.map(([each, { value }], index) => {
    const head = `${each} ${at}`;
    at += value.length + 1;
    writer.places.set(each, [2, number, index]);
    return head;
  });
  const first = `${heads.join(' ')}\n`;
  const data = packed(bytesOf(`${first}${objects.map(([, { value }]) => value).join('\n')}\n`));
  writer.stream(number, `/Type/ObjStm/N ${objects.length}/First ${first.length}${FILTER}`, data);
}

/** Bytes of an entry of the table: its type, a place, a number beside it. */
const WIDTHS = [1, 4, 2] as const;
const ROW = 7;

/** Each row as its difference from the one above, which is what a PNG's 'up' filter says and packs well. */
function tableData(places: ReadonlyMap<number, Place>, size: number): Uint8Array {
  const data = new Uint8Array(size * (ROW + 1));
  let above = new Uint8Array(ROW);
  for (let number = 0; number < size; number += 1) {
    const [type, place, beside] = places.get(number) ?? [0, 0, number === 0 ? 0xff_ff : 0];
    const row = new Uint8Array(ROW);
    const view = new DataView(row.buffer);
    view.setUint8(0, type);
    view.setUint32(1, place);
    view.setUint16(5, beside);
    data[number * (ROW + 1)] = 2;
    for (let at = 0; at < ROW; at += 1) data[number * (ROW + 1) + 1 + at] = (row[at] ?? 0) - (above[at] ?? 0);
    above = row;
  }
  return data;
}

/** @param pause awaited between objects, so that whoever asks meanwhile is answered */
export async function writeFile(
  objects: ReadonlyMap<number, FileObject>,
  { root, information, id }: Trailer,
  pause: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new FileWriter();
  let next = Math.max(...objects.keys()) + 1;
  const plain: [number, FileObject][] = [];
  for (const [number, object] of objects) {
    const { value, stream } = object;
    if (stream === undefined) plain.push([number, object]);
    else writer.stream(number, ...streamParts(value, stream));
    await pause();
  }
  for (let from = 0; from < plain.length; from += TOGETHER) {
    writeTogether(writer, next, plain.slice(from, from + TOGETHER));
    next += 1;
    await pause();
  }
  const offset = writer.length;
  const size = next + 1;
  writer.places.set(next, [1, offset, 0]);
  writer.stream(
    next,
    `/Type/XRef/Size ${size}/W[${WIDTHS.join(' ')}]/Root ${root} 0 R/Info ${information} 0 R/ID[<${id}><${id}>]` +
      `/DecodeParms<</Predictor 12/Columns ${ROW}>>${FILTER}`,
    packed(tableData(writer.places, size)),
  );
  writer.text(`startxref\n${offset}\n%%EOF\n`);
  return writer.bytes();
}
