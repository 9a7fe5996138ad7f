/** Reads what a subset needs of a TrueType file: outlines, widths and the measures of the face. */

export interface FaceMeasures {
  unitsPerEm: number;
  /** Font units. */
  ascent: number;
  descent: number;
  capHeight: number;
  bounds: readonly [number, number, number, number];
}

/** A component of a composite glyph: where its record and its glyph's number stand in the glyph's bytes. */
export interface Component {
  offset: number;
  flags: number;
  glyph: number;
}

const WORDS = 0x01;
const SCALE = 0x08;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;
export const INSTRUCTIONS = 0x1_00;

const HEADER = 10;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The components of a composite glyph, and where the last one ends; none for a simple glyph. */
export function componentsOf(glyph: Uint8Array): { components: Component[]; end: number } {
  const components: Component[] = [];
  const view = viewOf(glyph);
  if (glyph.length < HEADER || view.getInt16(0) >= 0) return { components, end: glyph.length };
  let offset = HEADER;
  for (let more = true; more;) {
    const flags = view.getUint16(offset);
    components.push({ offset, flags, glyph: view.getUint16(offset + 2) });
    offset += 4 + (flags & WORDS ? 4 : 2);
    if (flags & SCALE) offset += 2;
    else if (flags & TWO_SCALES) offset += 4;
    else if (flags & MATRIX) offset += 8;
    more = (flags & MORE) !== 0;
  }
  return { components, end: offset };
}

export class TrueTypeFile {
  readonly measures: FaceMeasures;
  readonly #tables = new Map<string, Uint8Array>();
  readonly #longOffsets: boolean;
  readonly #longMetrics: number;
  readonly #glyphCount: number;

  /** Throws an `Error` with a plain sentence when the file has no TrueType outlines. */
  constructor(data: Uint8Array) {
    const view = viewOf(data);
    const count = view.getUint16(4);
    for (let index = 0; index < count; index += 1) {
      const entry = 12 + 16 * index;
      const tag = String.fromCharCode(...data.subarray(entry, entry + 4));
      const offset = view.getUint32(entry + 8);
      this.#tables.set(tag, data.subarray(offset, offset + view.getUint32(entry + 12)));
    }
    const head = viewOf(this.table('head'));
    const hhea = viewOf(this.table('hhea'));
    this.#longOffsets = head.getInt16(50) === 1;
    this.#longMetrics = hhea.getUint16(34);
    this.#glyphCount = viewOf(this.table('maxp')).getUint16(4);
    const os2 = this.#tables.get('OS/2');
    const ascent = hhea.getInt16(4);
    this.measures = {
      unitsPerEm: head.getUint16(18),
      ascent,
      descent: hhea.getInt16(6),
      capHeight: os2 && os2.length >= 90 ? viewOf(os2).getInt16(88) : ascent,
      bounds: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    };
  }

  table(tag: string): Uint8Array {
    const table = this.#tables.get(tag);
    if (!table) throw new Error(`The font has no '${tag}' table, so it cannot be put into a PDF file.`);
    return table;
  }

  /** The bytes of a glyph's outline; none for a space, or for a glyph that the font does not have. */
  outline(glyph: number): Uint8Array {
    if (glyph >= this.#glyphCount) return new Uint8Array();
    const loca = viewOf(this.table('loca'));
    const at = (index: number): number =>
      this.#longOffsets ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2;
    return this.table('glyf').subarray(at(glyph), at(glyph + 1));
  }

  /** Font units. */
  advance(glyph: number): number {
    return viewOf(this.table('hmtx')).getUint16(Math.min(glyph, this.#longMetrics - 1) * 4);
  }

  sideBearing(glyph: number): number {
    const hmtx = viewOf(this.table('hmtx'));
    return glyph < this.#longMetrics
      ? hmtx.getInt16(glyph * 4 + 2)
      : hmtx.getInt16(this.#longMetrics * 4 + (glyph - this.#longMetrics) * 2);
  }
}
