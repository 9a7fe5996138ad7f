/** A face as the document uses it: two-byte codes, each a drawing and the text that it stands for. */
import type { LoadedFace } from '../../../deck/text/shaper.ts';
import { advanceOf, specKey, subsetFont, type GlyphSpec } from './subset.ts';
import { TrueTypeFile, type FaceMeasures } from './truetype.ts';

export interface FontCode {
  spec: GlyphSpec;
  text: string;
  /** Thousandths of an em, two decimals: what the document says and what positions are reckoned with. */
  width: number;
}

/** Codes that are no characters: from here on, where none of the faces has any (Myanmar). */
const OTHERS = 0x10_00;
const LAST = 0xff_ff;

const hundredth = (value: number): number => Math.round(value * 100) / 100;
const keyOf = (spec: GlyphSpec, text: string): string => `${specKey(spec)} ${text}`;

export class DocumentFont {
  readonly face: LoadedFace;
  /** Name of the font in the page's resources. */
  readonly resource: string;
  readonly #file: TrueTypeFile;
  readonly #byCode = new Map<number, FontCode>();
  readonly #byKey = new Map<string, number>();

  constructor(face: LoadedFace, resource: string) {
    this.face = face;
    this.resource = resource;
    this.#file = new TrueTypeFile(face.data);
  }

  get measures(): FaceMeasures {
    return this.#file.measures;
  }

  /** Ascending. */
  get codes(): (readonly [code: number, drawn: FontCode])[] {
    return [...this.#byCode].toSorted(([a], [b]) => a - b);
  }

  /**
   * The code that draws `spec` and reads as `text`. One glyph that stands for two texts has two codes, so that both
   * are read back. A glyph for one character has the character's own number where that is free: the text beside a line
   * then has the same bytes as its glyphs, and the compressed page is a fifth shorter.
   */
  code(spec: GlyphSpec, text: string): number {
    const key = keyOf(spec, text);
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    let code = text.length === 1 ? text.charCodeAt(0) : OTHERS;
    if (code === 0 || this.#byCode.has(code)) code = OTHERS;
    while (this.#byCode.has(code) && code < LAST) code += 1;
    const advance = advanceOf(this.#file, spec);
    const width = hundredth((advance * 1000) / this.#file.measures.unitsPerEm);
    this.#byCode.set(code, { spec, text, width });
    this.#byKey.set(key, code);
    return code;
  }

  width(code: number): number {
    return this.#byCode.get(code)?.width ?? 0;
  }

  /** The font file of what is used, and for each code its glyph in it. */
  subset(): { file: Uint8Array; glyphs: Map<number, number> } {
    const { codes } = this;
    const { file, numbers } = subsetFont(
      this.#file,
      codes.map(([, { spec }]) => spec),
    );
    return { file, glyphs: new Map(codes.map(([code], index) => [code, numbers[index] ?? 0])) };
  }
}
