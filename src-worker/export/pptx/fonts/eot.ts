/**
 * Embedded OpenType around a TrueType file, as PowerPoint keeps fonts: a header that repeats what the font says of itself,
 * then the font, whole and plain (W3C submission 'Embedded OpenType (EOT) File Format', version 0x00020001).
 */

const VERSION = 0x0002_0001;
const MAGIC = 0x504c;
/** Up to the padding before the names. */
const FIXED = 82;
const TRUE_TYPE = 0x0001_0000;
const DEFAULT_CHARSET = 1;
/** In the name table: family, style, full name, version. */
const NAMES = { family: 1, style: 2, full: 4, version: 5 } as const;

/** What a font says of itself. */
export interface FontFacts {
  /** Ten bytes as 20 hexadecimal digits: by this a program that lacks the font looks for a likeness. */
  panose: string;
  family: string;
}

type Tables = ReadonlyMap<string, DataView>;

function tablesOf(font: Uint8Array): Tables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  if (font.byteLength < 12 || view.getUint32(0) !== TRUE_TYPE)
    throw new Error('This is not a TrueType font.');
  const tables = new Map<string, DataView>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    const tag = String.fromCharCode(...font.subarray(entry, entry + 4));
    const offset = view.getUint32(entry + 8);
    tables.set(tag, new DataView(font.buffer, font.byteOffset + offset, view.getUint32(entry + 12)));
  }
  return tables;
}

function table(tables: Tables, tag: string): DataView {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table '${tag}'.`);
  return found;
}

/** The text of a name in English, as Windows keeps it (UTF-16, big endian). */
function nameOf(names: DataView, id: number): string {
  const texts = names.getUint16(4);
  for (let index = 0; index < names.getUint16(2); index += 1) {
    const entry = 6 + 12 * index;
    const [platform, encoding, language] = [0, 2, 4].map((at) => names.getUint16(entry + at));
    if (platform !== 3 || encoding !== 1 || language !== 0x409 || names.getUint16(entry + 6) !== id) continue;
    const start = texts + names.getUint16(entry + 10);
    const units = Array.from({ length: names.getUint16(entry + 8) / 2 }, (_, at) =>
      names.getUint16(start + 2 * at),
    );
    return String.fromCharCode(...units);
  }
  return '';
}

const panoseOf = (os2: DataView): number[] => Array.from({ length: 10 }, (_, at) => os2.getUint8(32 + at));

export function factsOf(font: Uint8Array): FontFacts {
  const tables = tablesOf(font);
  return {
    panose: panoseOf(table(tables, 'OS/2'))
      .map((digit) => digit.toString(16).padStart(2, '0').toUpperCase())
      .join(''),
    family: nameOf(table(tables, 'name'), NAMES.family),
  };
}

/** The font as Embedded OpenType. Throws a plain sentence where it is no TrueType font or forbids it. */
export function embeddedOpenType(font: Uint8Array): Uint8Array {
  const tables = tablesOf(font);
  const os2 = table(tables, 'OS/2');
  // 2: may not be embedded at all.
  if ((os2.getUint16(8) & 0x000f) === 2) throw new Error('The font does not allow to be embedded.');
  const names = table(tables, 'name');
  const texts = [NAMES.family, NAMES.style, NAMES.version, NAMES.full].map((id) => nameOf(names, id));
  // Each with its length before it and two bytes of nothing after it; last the root string, which is empty.
  const size = FIXED + texts.reduce((sum, text) => sum + 4 + 2 * text.length, 0) + 2;
  const file = new Uint8Array(size + font.byteLength);
  const view = new DataView(file.buffer);
  const at32 = (offset: number, value: number): void => view.setUint32(offset, value, true);
  const at16 = (offset: number, value: number): void => view.setUint16(offset, value, true);
  at32(0, file.byteLength);
  at32(4, font.byteLength);
  at32(8, VERSION);
  panoseOf(os2).forEach((digit, index) => view.setUint8(16 + index, digit));
  view.setUint8(26, DEFAULT_CHARSET);
  view.setUint8(27, os2.getUint16(62) & 1);
  at32(28, os2.getUint16(4));
  at16(32, os2.getUint16(8));
  at16(34, MAGIC);
  // Ranges of Unicode and code pages.
  [42, 46, 50, 54, 78, 82].forEach((from, index) => at32(36 + 4 * index, os2.getUint32(from)));
  at32(60, table(tables, 'head').getUint32(8));
  let offset = FIXED;
  for (const text of texts) {
    at16(offset, 2 * text.length);
    for (let index = 0; index < text.length; index += 1) at16(offset + 2 + 2 * index, text.charCodeAt(index));
    offset += 4 + 2 * text.length;
  }
  file.set(font, size);
  return file;
}
