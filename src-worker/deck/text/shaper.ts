/** Faces in memory and shaped text: the only module that touches HarfBuzz. */
import { Blob as FontBlob, Buffer, Direction as Directions, Face, Feature, Font, shape } from 'harfbuzzjs';
import type { FontFamily } from '../../../src/shared/domain/options.ts';
import { isSymbol, SYMBOL_WIDTH } from '../../../src/shared/scene/symbols.ts';
import { SCRIPT_FAMILIES } from '../../../src/shared/scene/script-families.ts';
import type { FaceFamily, FontWeight } from '../../../src/shared/scene/theme.ts';
import { directionOf, type Direction } from './direction.ts';
import { candidateFaces, type FaceName, type FontLoader } from './fonts.ts';
import { eastAsianOf, learnFiles, scriptFaces, type EastAsian } from './scripts.ts';
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
  /** Read from the right: its glyphs stand from the left all the same. */
  rtl: boolean;
  glyphs: readonly ShapedGlyph[];
  /** Width at each UTF-16 unit of `text`, in em: a cluster's whole width stands at its first unit. */
  advances: Float64Array;
}

/** A text shaped as a whole. */
export interface ShapedText {
  /** In the order in which the text is read. */
  runs: readonly ShapedRun[];
  /** Where some of it is read from the right. */
  direction: Direction | undefined;
  /** Width of the first `i` UTF-16 units, in em. */
  sums: Float64Array;
  /** Characters that no bundled face has and nobody draws by hand. */
  missing: readonly string[];
}

/** Advance of a character that no face has, in em: wide scripts and emoji take a full one. */
const missingAdvance = (codePoint: number): number =>
  codePoint >= 0x1100 && !(codePoint >= 0x2000 && codePoint < 0x2e80) ? 1 : SYMBOL_WIDTH;

/** How a text is set. */
export interface Setting {
  family: FontFamily;
  weight: FontWeight;
  /** Letters stand apart: no ligatures, as CSS has it under tracking. */
  spaced?: boolean;
  /** Of a part of a line: the face that its line was set in. */
  face?: FaceFamily;
  /** Of a part of a line: it is read from the right. */
  rtl?: boolean;
}

/** What decides on the face of a character. */
interface Choice {
  family: FontFamily;
  weight: FontWeight;
  eastAsian: EastAsian | undefined;
}

const choiceKey = (character: string, { family, weight, eastAsian }: Choice): string =>
  `${family}/${weight}/${eastAsian ?? ''}/${character}`;
const eastAsianIn = (text: string, face: FaceFamily | undefined): EastAsian | undefined =>
  face === 'Noto Sans SC' || face === 'Noto Sans JP' || face === 'Noto Sans KR' ? face : eastAsianOf(text);

/** Most wanted first. */
function facesFor(character: string, { family, weight, eastAsian }: Choice): readonly FaceName[] {
  const codePoint = character.codePointAt(0) ?? 32;
  if (isSymbol(codePoint)) return [];
  return [...candidateFaces(codePoint, family, weight), ...scriptFaces(character, weight, eastAsian)];
}

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

/** Part of a text in one face and of one level. */
interface Item {
  face: LoadedFace | undefined;
  start: number;
  end: number;
  level: number;
}

/** Spaces between words of one script stay in its face: a phrase is one piece, read and drawn as one. */
function joinedAtSpaces(items: readonly Item[], text: string): Item[] {
  const joined: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    const before = joined.at(-1);
    const after = items[at + 1];
    if (!item) continue;
    const script = before?.face !== undefined && SCRIPT_FACES.has(before.face.family);
    const same = before?.face === after?.face && before?.level === after?.level;
    if (
      before &&
      after &&
      script &&
      same &&
      item.level === before.level &&
      /^ +$/.test(text.slice(item.start, item.end))
    ) {
      before.end = after.end;
      at += 1;
    } else joined.push({ ...item });
  }
  return joined;
}

const SCRIPT_FACES: ReadonlySet<string> = new Set(SCRIPT_FAMILIES);

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
  /** By the character and what decides on its face. */
  readonly #choices = new Map<string, LoadedFace | undefined>();
  /** By family, weight and spacing, then by text. */
  readonly #cache = new Map<string, Map<string, ShapedText>>();

  constructor(loader: FontLoader) {
    this.#loader = loader;
  }

  /**
   * Loads what these characters need in this family and weight, by the East Asian face of their texts; a failed load is
   * tried again next time. Rejects where a face of the family cannot be had. A script's face that cannot be had leaves its
   * characters missing.
   *
   * @returns the files of scripts' faces that they are set in
   */
  async prepare(
    characters: ReadonlyMap<EastAsian | undefined, ReadonlySet<string>>,
    family: FontFamily,
    weight: FontWeight,
  ): Promise<FaceName[]> {
    const faces = new Set<LoadedFace | undefined>();
    let learnt = false;
    for (const [eastAsian, wanted] of characters) {
      const choice = { family, weight, eastAsian };
      const keys = Array.from(wanted, (character) => [choiceKey(character, choice), character] as const);
      const unknown = keys.filter(([key]) => !this.#choices.has(key));
      learnt ||= unknown.length > 0;
      await Promise.all(unknown.map(([key, character]) => this.#choose(key, character, choice)));
      for (const [key] of keys) faces.add(this.#choices.get(key));
    }
    if (learnt) {
      // Shaped before a face arrived, a text may be measured with the wrong one.
      this.#cache.clear();
      this.generation += 1;
    }
    return [...faces].flatMap((face) => (face && SCRIPT_FACES.has(face.family) ? [face] : []));
  }

  async #choose(key: string, character: string, choice: Choice): Promise<void> {
    const codePoint = character.codePointAt(0) ?? 32;
    for (const name of candidateFaces(codePoint, choice.family, choice.weight)) {
      if (isSymbol(codePoint)) break;
      const face = await this.#load(name);
      if (face.characters.has(codePoint)) {
        this.#choices.set(key, face);
        return;
      }
    }
    try {
      if (!isSymbol(codePoint) && !isJoiner(codePoint)) await learnFiles(character);
      for (const name of facesFor(character, choice)) {
        const face = await this.#load(name);
        if (face.characters.has(codePoint)) {
          this.#choices.set(key, face);
          return;
        }
      }
      this.#choices.set(key, undefined);
    } catch {
      // Offline, and never met before: the system draws it, and whoever makes the deck is told.
    }
  }

  /** Shapes one line or less. */
  shape(text: string, setting: Setting): ShapedText {
    const { family, weight, spaced = false, face, rtl = false } = setting;
    const style = `${family}/${weight}/${spaced ? 1 : 0}/${rtl ? 1 : 0}/${face ?? ''}`;
    const texts = this.#cache.get(style) ?? new Map<string, ShapedText>();
    const known = texts.get(text);
    if (known) return known;
    const direction = rtl ? undefined : directionOf(text);
    const runs = this.#itemise(text, { family, weight, eastAsian: eastAsianIn(text, face) }, direction).map(
      (run) => this.#shapeRun(text.slice(run.start, run.end), run, spaced, rtl),
    );
    const shaped = { runs, direction, sums: sumsOf(runs, text.length), missing: missingIn(runs) };
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

  #faceFor(character: string, choice: Choice): LoadedFace | undefined {
    const key = choiceKey(character, choice);
    if (this.#choices.has(key)) return this.#choices.get(key);
    const codePoint = character.codePointAt(0) ?? 32;
    for (const name of facesFor(character, choice)) {
      const face = this.#ready.get(keyOf(name));
      if (face?.characters.has(codePoint)) return face;
    }
    return undefined;
  }

  #itemise(text: string, choice: Choice, direction: Direction | undefined): Item[] {
    const items: Item[] = [];
    let index = 0;
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 32;
      const level = direction?.levels[index] ?? 0;
      const last = items.at(-1);
      let face = this.#faceFor(character, choice);
      const follows = isJoiner(codePoint) || /\p{M}/u.test(character);
      // A mark stays in the face of its letter where that face has it, and joiners always do.
      if (last && follows && (face === undefined || last.face?.characters.has(codePoint))) face = last.face;
      const end = index + character.length;
      if (last && last.face === face && last.level === level) last.end = end;
      else items.push({ face, start: index, end, level });
      index = end;
    }
    return joinedAtSpaces(items, text);
  }

  #shapeRun(text: string, { face, start, level }: Item, spaced: boolean, turned: boolean): ShapedRun {
    const rtl = turned || level % 2 === 1;
    const advances = new Float64Array(text.length);
    if (!face) {
      let index = 0;
      for (const character of text) {
        const codePoint = character.codePointAt(0) ?? 32;
        advances[index] = isJoiner(codePoint) || /\p{M}/u.test(character) ? 0 : missingAdvance(codePoint);
        index += character.length;
      }
      return { face, text, start, rtl, glyphs: [], advances };
    }
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    if (rtl) buffer.setDirection(Directions.RTL);
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
    return { face, text, start, rtl, glyphs, advances };
  }
}
