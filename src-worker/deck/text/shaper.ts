/** Faces in memory and shaped text: the only module that touches HarfBuzz. */
import { Blob as FontBlob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';
import type { FontFamily } from '../../../src/shared/domain/options.ts';
import { isSymbol, SYMBOL_WIDTH } from '../../../src/shared/scene/symbols.ts';
import type { FontWeight } from '../../../src/shared/scene/theme.ts';
import { candidateFaces, type FaceName, type FontLoader } from './fonts.ts';
import { decodeWoff } from './woff.ts';

/** A loaded font file. */
export interface LoadedFace extends FaceName {
  key: string;
  font: Font;
  unitsPerEm: number;
  characters: ReadonlySet<number>;
  /** The TrueType file, for a renderer that embeds it. */
  data: Uint8Array<ArrayBuffer>;
}

export interface ShapedGlyph {
  id: number;
  /** UTF-16 index in the shaped text of the first character that the glyph stands for. */
  cluster: number;
  /** Font units. */
  advance: number;
  xOffset: number;
  yOffset: number;
}

/** Part of a text drawn with one face. */
export interface ShapedRun {
  /** Undefined where no bundled face has the characters. */
  face: LoadedFace | undefined;
  text: string;
  start: number;
  glyphs: readonly ShapedGlyph[];
  /** Width at each UTF-16 unit of `text`, in em: a cluster's whole width stands at its first unit. */
  advances: Float64Array;
}

/** A text shaped as a whole. */
export interface ShapedText {
  runs: readonly ShapedRun[];
  /** Width of the first `i` UTF-16 units, in em. */
  sums: Float64Array;
  /** Characters that no bundled face has and nobody draws by hand. */
  missing: readonly string[];
}

/** Advance of a character that no face has, in em: wide scripts and emoji take a full one. */
const missingAdvance = (codePoint: number): number =>
  codePoint >= 0x1100 && !(codePoint >= 0x2000 && codePoint < 0x2e80) ? 1 : SYMBOL_WIDTH;

const facesFor = (codePoint: number, family: FontFamily, weight: FontWeight): readonly FaceName[] =>
  isSymbol(codePoint) ? [] : candidateFaces(codePoint, family, weight);

const keyOf = ({ family, weight, subset }: FaceName): string => `${family}/${weight}/${subset}`;
/** Shaped texts kept of one family, weight and spacing. */
const REMEMBERED = 5000;
const NO_LIGATURES = [new Feature('liga', 0), new Feature('clig', 0)];
/** Characters that draw nothing and belong to whatever stands beside them. */
const isJoiner = (codePoint: number): boolean =>
  codePoint === 0x200b ||
  codePoint === 0x200c ||
  codePoint === 0x200d ||
  codePoint === 0xfe0f ||
  codePoint === 0xfeff;

function sumsOf(runs: readonly ShapedRun[], length: number): Float64Array {
  const sums = new Float64Array(length + 1);
  let at = 0;
  for (const { advances } of runs) {
    for (const advance of advances) {
      sums[at + 1] = (sums[at] ?? 0) + advance;
      at += 1;
    }
  }
  return sums;
}

const missingIn = (runs: readonly ShapedRun[]): string[] =>
  runs
    .filter(({ face }) => !face)
    .flatMap(({ text }) => Array.from(text))
    .filter((character) => /[^\s\p{M}\p{Cf}]/u.test(character) && !isSymbol(character.codePointAt(0) ?? 0));

export class Shaper {
  /** Counts up when faces arrive: what was laid out before may stand in other ones. */
  generation = 0;
  readonly #loader: FontLoader;
  readonly #faces = new Map<string, Promise<LoadedFace>>();
  readonly #ready = new Map<string, LoadedFace>();
  readonly #choices = new Map<string, LoadedFace | undefined>();
  /** By family, weight and spacing, then by text. */
  readonly #cache = new Map<string, Map<string, ShapedText>>();

  constructor(loader: FontLoader) {
    this.#loader = loader;
  }

  /** Loads what these characters need in this family and weight; a failed load is tried again next time. */
  async prepare(characters: Iterable<string>, family: FontFamily, weight: FontWeight): Promise<void> {
    const unknown = [...characters].filter(
      (character) => !this.#choices.has(`${family}/${weight}/${character.codePointAt(0) ?? 32}`),
    );
    if (unknown.length === 0) return;
    await Promise.all(
      unknown.map(async (character) => {
        const codePoint = character.codePointAt(0) ?? 32;
        const choice = `${family}/${weight}/${codePoint}`;
        for (const name of facesFor(codePoint, family, weight)) {
          const face = await this.#load(name);
          if (face.characters.has(codePoint)) {
            this.#choices.set(choice, face);
            return;
          }
        }
        this.#choices.set(choice, undefined);
      }),
    );
    // Shaped before a face arrived, a text may be measured with the wrong one.
    this.#cache.clear();
    this.generation += 1;
  }

  /** Shapes one line or less; runs in order of the text. `spaced`: ligatures off, as CSS has it under tracking. */
  shape(text: string, family: FontFamily, weight: FontWeight, spaced = false): ShapedText {
    const style = `${family}/${weight}/${spaced ? 1 : 0}`;
    const texts = this.#cache.get(style) ?? new Map<string, ShapedText>();
    const known = texts.get(text);
    if (known) return known;
    const runs = this.#itemise(text, family, weight).map(({ face, start, end }) =>
      this.#shapeRun(text.slice(start, end), start, face, spaced),
    );
    const shaped = { runs, sums: sumsOf(runs, text.length), missing: missingIn(runs) };
    if (texts.size >= REMEMBERED) texts.clear();
    this.#cache.set(style, texts.set(text, shaped));
    return shaped;
  }

  #load(name: FaceName): Promise<LoadedFace> {
    const key = keyOf(name);
    const known = this.#faces.get(key);
    if (known) return known;
    const loading = (async (): Promise<LoadedFace> => {
      const data = await decodeWoff(await this.#loader(name.family, name.weight, name.subset));
      const face = new Face(new FontBlob(data));
      const loaded = {
        ...name,
        key,
        data,
        font: new Font(face),
        unitsPerEm: face.upem,
        characters: new Set(face.collectUnicodes()),
      };
      this.#ready.set(key, loaded);
      return loaded;
    })();
    this.#faces.set(key, loading);
    loading.catch(() => this.#faces.delete(key));
    return loading;
  }

  #faceFor(codePoint: number, family: FontFamily, weight: FontWeight): LoadedFace | undefined {
    const choice = `${family}/${weight}/${codePoint}`;
    if (this.#choices.has(choice)) return this.#choices.get(choice);
    for (const name of facesFor(codePoint, family, weight)) {
      const face = this.#ready.get(keyOf(name));
      if (face?.characters.has(codePoint)) return face;
    }
    return undefined;
  }

  #itemise(text: string, family: FontFamily, weight: FontWeight) {
    const runs: { face: LoadedFace | undefined; start: number; end: number }[] = [];
    let index = 0;
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 32;
      const last = runs.at(-1);
      let face = this.#faceFor(codePoint, family, weight);
      const follows = isJoiner(codePoint) || /\p{M}/u.test(character);
      // A mark stays in the face of its letter where that face has it, and joiners always do.
      if (last && follows && (face === undefined || last.face?.characters.has(codePoint))) face = last.face;
      if (last && last.face === face) last.end = index + character.length;
      else runs.push({ face, start: index, end: index + character.length });
      index += character.length;
    }
    return runs;
  }

  #shapeRun(text: string, start: number, face: LoadedFace | undefined, spaced: boolean): ShapedRun {
    const advances = new Float64Array(text.length);
    if (!face) {
      let index = 0;
      for (const character of text) {
        const codePoint = character.codePointAt(0) ?? 32;
        advances[index] = isJoiner(codePoint) || /\p{M}/u.test(character) ? 0 : missingAdvance(codePoint);
        index += character.length;
      }
      return { face, text, start, glyphs: [], advances };
    }
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(face.font, buffer, spaced ? NO_LIGATURES : []);
    const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => ({
      id: glyph.codepoint,
      cluster: glyph.cluster,
      advance: glyph.xAdvance ?? 0,
      xOffset: glyph.xOffset ?? 0,
      yOffset: glyph.yOffset ?? 0,
    }));
    for (const glyph of glyphs) {
      advances[glyph.cluster] = (advances[glyph.cluster] ?? 0) + glyph.advance / face.unitsPerEm;
    }
    return { face, text, start, glyphs, advances };
  }
}
