/**
 * Joins the files of two scripts of one family into one TrueType font. Two installed files of the same family and style
 * hide each other: LibreOffice takes one and draws boxes for the other's letters.
 *
 * The glyphs of `extra` are appended, so the glyph ids of `base` and with them its shaping tables (Thai marks) stay
 * right. Kerning of `extra` and all hinting are lost. For checks, not for people.
 */

type Tables = Map<string, Uint8Array>;

/** Tables and outlines begin at multiples of four bytes. */
const padded = (length: number): number => (length + 3) & ~3;
const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readTables(font: Uint8Array): Tables {
  const view = viewOf(font);
  const tables: Tables = new Map();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...font.subarray(at, at + 4));
    tables.set(tag, font.subarray(view.getUint32(at + 8), view.getUint32(at + 8) + view.getUint32(at + 12)));
  }
  return tables;
}

export function writeTables(tables: Tables): Uint8Array {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const size = 12 + 16 * sorted.length + sorted.reduce((sum, [, data]) => sum + padded(data.length), 0);
  const result = new Uint8Array(size);
  const out = viewOf(result);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  out.setUint32(0, 0x0001_0000);
  out.setUint16(4, sorted.length);
  out.setUint16(6, power * 16);
  out.setUint16(8, Math.log2(power));
  out.setUint16(10, (sorted.length - power) * 16);
  let offset = 12 + 16 * sorted.length;
  sorted.forEach(([tag, data], index) => {
    const at = 12 + 16 * index;
    result.set(
      Array.from({ length: 4 }, (_, letter) => tag.charCodeAt(letter)),
      at,
    );
    result.set(data, offset);
    let sum = 0;
    for (let word = 0; word < padded(data.length); word += 4)
      sum = (sum + out.getUint32(offset + word)) >>> 0;
    out.setUint32(at + 4, sum);
    out.setUint32(at + 8, offset);
    out.setUint32(at + 12, data.length);
    offset += padded(data.length);
  });
  return result;
}

function table(tables: Tables, tag: string): Uint8Array {
  const data = tables.get(tag);
  if (!data) throw new Error(`The font has no '${tag}' table.`);
  return data;
}

/** Outlines without their hinting programs; `shift` is added to the glyph ids of components. */
function outlines(tables: Tables, shift: number): Uint8Array[] {
  const glyf = table(tables, 'glyf');
  const loca = viewOf(table(tables, 'loca'));
  const long = viewOf(table(tables, 'head')).getInt16(50) === 1;
  const count = viewOf(table(tables, 'maxp')).getUint16(4);
  const at = (index: number): number => (long ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2);
  return Array.from({ length: count }, (_, index) => {
    const data = glyf.slice(at(index), at(index + 1));
    if (data.length === 0) return data;
    const view = viewOf(data);
    const contours = view.getInt16(0);
    if (contours >= 0) {
      const program = 10 + contours * 2;
      const length = view.getUint16(program);
      const result = new Uint8Array(data.length - length);
      result.set(data.subarray(0, program));
      result.set(data.subarray(program + 2 + length), program + 2);
      return result;
    }
    let component = 10;
    for (;;) {
      const flags = view.getUint16(component);
      view.setUint16(component + 2, view.getUint16(component + 2) + shift);
      view.setUint16(component, flags & ~0x0100);
      component += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
      if (!(flags & 0x20)) return data.slice(0, component);
    }
  });
}

function metrics(tables: Tables): [number, number][] {
  const hmtx = viewOf(table(tables, 'hmtx'));
  const full = viewOf(table(tables, 'hhea')).getUint16(34);
  const count = viewOf(table(tables, 'maxp')).getUint16(4);
  return Array.from({ length: count }, (_, index) => [
    hmtx.getUint16(Math.min(index, full - 1) * 4),
    index < full ? hmtx.getInt16(index * 4 + 2) : hmtx.getInt16(full * 4 + (index - full) * 2),
  ]);
}

function characters(tables: Tables): Map<number, number> {
  const data = table(tables, 'cmap');
  const view = viewOf(data);
  const found = new Map<number, number>();
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const start = view.getUint32(4 + index * 8 + 4);
    const format = view.getUint16(start);
    if (format === 12) {
      for (let group = 0; group < view.getUint32(start + 12); group += 1) {
        const at = start + 16 + group * 12;
        const first = view.getUint32(at);
        for (let code = first; code <= view.getUint32(at + 4); code += 1) {
          found.set(code, view.getUint32(at + 8) + code - first);
        }
      }
    } else if (format === 4) {
      const segments = view.getUint16(start + 6) / 2;
      for (let segment = 0; segment < segments; segment += 1) {
        const end = view.getUint16(start + 14 + segment * 2);
        const first = view.getUint16(start + 16 + segments * 2 + segment * 2);
        const delta = view.getUint16(start + 16 + segments * 4 + segment * 2);
        const rangeAt = start + 16 + segments * 6 + segment * 2;
        const range = view.getUint16(rangeAt);
        for (let code = first; code <= end && code !== 0xffff; code += 1) {
          const glyph = range === 0 ? code + delta : view.getUint16(rangeAt + range + (code - first) * 2);
          if (glyph !== 0) found.set(code, (range === 0 ? glyph : glyph + delta) & 0xffff);
        }
      }
    }
  }
  return found;
}

function cmapOf(map: ReadonlyMap<number, number>): Uint8Array {
  const codes = [...map].toSorted(([a], [b]) => a - b);
  const data = new Uint8Array(12 + 16 + codes.length * 12);
  const view = viewOf(data);
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, 12);
  view.setUint16(12, 12);
  view.setUint32(16, 16 + codes.length * 12);
  view.setUint32(24, codes.length);
  codes.forEach(([code, glyph], index) => {
    view.setUint32(28 + index * 12, code);
    view.setUint32(32 + index * 12, code);
    view.setUint32(36 + index * 12, glyph);
  });
  return data;
}

const HINTING = new Set(['fpgm', 'prep', 'cvt ', 'hdmx', 'LTSH', 'VDMX', 'gasp', 'DSIG', 'kern']);

export function mergeFonts(base: Uint8Array, extra: Uint8Array): Uint8Array {
  const main = readTables(base);
  const other = readTables(extra);
  const shift = viewOf(table(main, 'maxp')).getUint16(4);
  const glyphs = [...outlines(main, 0), ...outlines(other, shift)];
  const widths = [...metrics(main), ...metrics(other)];

  const loca = new Uint8Array((glyphs.length + 1) * 4);
  const glyf = new Uint8Array(glyphs.reduce((sum, data) => sum + padded(data.length), 0));
  let offset = 0;
  glyphs.forEach((data, index) => {
    viewOf(loca).setUint32(index * 4, offset);
    glyf.set(data, offset);
    offset += padded(data.length);
  });
  viewOf(loca).setUint32(glyphs.length * 4, offset);

  const hmtx = new Uint8Array(widths.length * 4);
  widths.forEach(([advance, bearing], index) => {
    viewOf(hmtx).setUint16(index * 4, advance);
    viewOf(hmtx).setInt16(index * 4 + 2, bearing);
  });

  const map = characters(main);
  for (const [code, glyph] of characters(other)) if (!map.has(code)) map.set(code, glyph + shift);

  const maxp = table(main, 'maxp').slice();
  const otherMaxp = viewOf(table(other, 'maxp'));
  for (let at = 6; at + 2 <= maxp.length; at += 2) {
    viewOf(maxp).setUint16(at, Math.max(viewOf(maxp).getUint16(at), otherMaxp.getUint16(at)));
  }
  viewOf(maxp).setUint16(4, glyphs.length);
  const hhea = table(main, 'hhea').slice();
  viewOf(hhea).setUint16(34, widths.length);
  const head = table(main, 'head').slice();
  viewOf(head).setInt16(50, 1);
  // Version 3: no glyph names.
  const post = table(main, 'post').slice(0, 32);
  viewOf(post).setUint32(0, 0x0003_0000);

  const result: Tables = new Map([...main].filter(([tag]) => !HINTING.has(tag)));
  for (const [tag, data] of Object.entries({ glyf, loca, hmtx, maxp, hhea, head, post, cmap: cmapOf(map) })) {
    result.set(tag, data);
  }
  return writeTables(result);
}
