/** Outlines as a subset holds them: without instructions, with new numbers, and drawn together where needed. */
import { componentsOf, INSTRUCTIONS } from './truetype.ts';

/** A glyph of the original font as part of a composed one, moved by font units. */
export interface GlyphPart {
  glyph: number;
  x: number;
  y: number;
  /** Of the first: what the whole advances by, where it is not the glyphs' own. */
  advance?: number;
}

export interface Bounds {
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Undefined for a glyph without an outline. */
export function boundsOf(outline: Uint8Array): Bounds | undefined {
  if (outline.length < 10) return undefined;
  const view = viewOf(outline);
  return { xMin: view.getInt16(2), yMin: view.getInt16(4), xMax: view.getInt16(6), yMax: view.getInt16(8) };
}

/** A copy without instructions, whose components are numbered by `renumber`. */
export function copyOutline(outline: Uint8Array, renumber: (glyph: number) => number): Uint8Array {
  if (outline.length < 10) return new Uint8Array();
  const view = viewOf(outline);
  const contours = view.getInt16(0);
  if (contours >= 0) {
    const lengthAt = 10 + contours * 2;
    const rest = lengthAt + 2 + view.getUint16(lengthAt);
    const copy = new Uint8Array(lengthAt + 2 + outline.length - rest);
    copy.set(outline.subarray(0, lengthAt));
    copy.set(outline.subarray(rest), lengthAt + 2);
    return copy;
  }
  const { components, end } = componentsOf(outline);
  const copy = outline.slice(0, end);
  const out = viewOf(copy);
  for (const { offset, flags, glyph } of components) {
    out.setUint16(offset, flags & ~INSTRUCTIONS);
    out.setUint16(offset + 2, renumber(glyph));
  }
  return copy;
}

const WORDS = 0x01;
const OFFSETS = 0x02;
const MORE = 0x20;

/** A composite of parts that are already numbered; `bounds` of the same parts, unmoved. */
export function composeOutline(
  parts: readonly (GlyphPart & { bounds: Bounds })[],
): { outline: Uint8Array; bounds: Bounds } | undefined {
  if (parts.length === 0) return undefined;
  const bounds = {
    xMin: Math.min(...parts.map((part) => part.bounds.xMin + part.x)),
    yMin: Math.min(...parts.map((part) => part.bounds.yMin + part.y)),
    xMax: Math.max(...parts.map((part) => part.bounds.xMax + part.x)),
    yMax: Math.max(...parts.map((part) => part.bounds.yMax + part.y)),
  };
  const outline = new Uint8Array(10 + parts.length * 8);
  const view = viewOf(outline);
  view.setInt16(0, -1);
  view.setInt16(2, bounds.xMin);
  view.setInt16(4, bounds.yMin);
  view.setInt16(6, bounds.xMax);
  view.setInt16(8, bounds.yMax);
  parts.forEach(({ glyph, x, y }, index) => {
    const offset = 10 + index * 8;
    view.setUint16(offset, WORDS | OFFSETS | (index < parts.length - 1 ? MORE : 0));
    view.setUint16(offset + 2, glyph);
    view.setInt16(offset + 4, x);
    view.setInt16(offset + 6, y);
  });
  return { outline, bounds };
}
