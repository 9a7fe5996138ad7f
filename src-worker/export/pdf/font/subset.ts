/** A TrueType file of the glyphs that a document uses and nothing else. */
import { boundsOf, composeOutline, copyOutline, type GlyphPart } from './glyphs.ts';
import { componentsOf, type TrueTypeFile } from './truetype.ts';

/** What a character code of the document draws: one glyph, or several that move as one. */
export type GlyphSpec = readonly [GlyphPart, ...GlyphPart[]];

export const plain = (glyph: number): GlyphSpec => [{ glyph, x: 0, y: 0 }];

/** Font units: to where the last of the glyphs ends. */
export const advanceOf = (font: TrueTypeFile, spec: GlyphSpec): number =>
  spec[0].advance ?? Math.max(...spec.map(({ glyph, x }) => x + font.advance(glyph)));

/** The same for what is drawn and advances alike. */
export const specKey = (spec: GlyphSpec): string =>
  `${spec[0].advance ?? ''} ${spec.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ')}`;

export interface Subset {
  /** The font file. */
  file: Uint8Array;
  /** For each spec its number in the subset. */
  numbers: number[];
}

interface Glyph {
  outline: Uint8Array;
  advance: number;
  sideBearing: number;
}

const padded = (length: number): number => (length + 3) & ~3;

/** Specs that are equal get one glyph. Glyph 0 is the font's own sign for a missing one, as the format demands. */
export function subsetFont(font: TrueTypeFile, specs: readonly GlyphSpec[]): Subset {
  const glyphs: Glyph[] = [];
  const numbered = new Map<number, number>();
  const copied = (glyph: number): number => {
    const known = numbered.get(glyph);
    if (known !== undefined) return known;
    const number = glyphs.length;
    numbered.set(glyph, number);
    const outline = font.outline(glyph);
    const entry: Glyph = {
      outline: new Uint8Array(),
      advance: font.advance(glyph),
      sideBearing: font.sideBearing(glyph),
    };
    glyphs.push(entry);
    // Its components come after it: their numbers are known only once they are copied.
    for (const { glyph: part } of componentsOf(outline).components) copied(part);
    entry.outline = copyOutline(outline, copied);
    return number;
  };
  const composed = new Map<string, number>();
  const compose = (spec: GlyphSpec): number => {
    const key = specKey(spec);
    const known = composed.get(key);
    if (known !== undefined) return known;
    const parts = spec.flatMap(({ glyph, x, y }) => {
      const bounds = boundsOf(font.outline(glyph));
      return bounds ? [{ glyph: copied(glyph), x, y, bounds }] : [];
    });
    const drawn = composeOutline(parts);
    const number = glyphs.length;
    composed.set(key, number);
    glyphs.push({
      outline: drawn?.outline ?? new Uint8Array(),
      advance: advanceOf(font, spec),
      sideBearing: drawn?.bounds.xMin ?? 0,
    });
    return number;
  };
  copied(0);
  const numbers = specs.map((spec) => {
    const [{ glyph, x, y, advance }] = spec;
    // No code is that of the missing glyph: what it shows has a glyph of its own (PDF/UA-1, 7.21.8).
    return spec.length === 1 && x === 0 && y === 0 && glyph !== 0 && advance === undefined
      ? copied(glyph)
      : compose(spec);
  });
  return { file: writeFile(font, glyphs), numbers };
}

function writeFile(font: TrueTypeFile, glyphs: readonly Glyph[]): Uint8Array {
  const outlines = new Uint8Array(glyphs.reduce((sum, { outline }) => sum + padded(outline.length), 0));
  const offsets = new DataView(new ArrayBuffer((glyphs.length + 1) * 4));
  const metrics = new DataView(new ArrayBuffer(glyphs.length * 4));
  let end = 0;
  glyphs.forEach(({ outline, advance, sideBearing }, index) => {
    outlines.set(outline, end);
    end += padded(outline.length);
    offsets.setUint32((index + 1) * 4, end);
    metrics.setUint16(index * 4, advance);
    metrics.setInt16(index * 4 + 2, sideBearing);
  });
  const head = font.table('head').slice();
  const headView = new DataView(head.buffer);
  headView.setUint32(8, 0);
  // Offsets of four bytes.
  headView.setInt16(50, 1);
  const hhea = font.table('hhea').slice();
  new DataView(hhea.buffer).setUint16(34, glyphs.length);
  const maxp = font.table('maxp').slice();
  const limits = new DataView(maxp.buffer);
  limits.setUint16(4, glyphs.length);
  if (maxp.length >= 32) {
    // Composed glyphs may be larger than any that the font had.
    for (const at of [10, 12]) limits.setUint16(at, 0xff_ff);
    limits.setUint16(28, Math.max(16, limits.getUint16(28)));
    limits.setUint16(30, limits.getUint16(30) + 1);
  }
  return writeTables([
    ['glyf', outlines],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', new Uint8Array(metrics.buffer)],
    ['loca', new Uint8Array(offsets.buffer)],
    ['maxp', maxp],
  ]);
}

function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** Tables in the order of their tags. */
function writeTables(tables: readonly (readonly [tag: string, data: Uint8Array])[]): Uint8Array {
  const directory = 12 + 16 * tables.length;
  const file = new Uint8Array(tables.reduce((sum, [, { length }]) => sum + padded(length), directory));
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x1_00_00);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (tables.length - power) * 16);
  let offset = directory;
  let headAt = 0;
  tables.forEach(([tag, data], index) => {
    const entry = 12 + 16 * index;
    for (let at = 0; at < 4; at += 1) file[entry + at] = tag.charCodeAt(at);
    file.set(data, offset);
    view.setUint32(entry + 4, checksum(file.subarray(offset, offset + padded(data.length))));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, data.length);
    if (tag === 'head') headAt = offset;
    offset += padded(data.length);
  });
  view.setUint32(headAt + 8, (0xb1_b0_af_ba - checksum(file)) >>> 0);
  return file;
}
