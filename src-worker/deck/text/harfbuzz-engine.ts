/** The text engine: paragraphs in, broken and placed lines out, measured with the faces that draw them. */
import type { Language } from '../../../src/shared/domain/options.ts';
import type {
  LinePiece,
  Paragraph,
  TextBlock,
  TextLanguage,
  TextLine,
  TextRun,
} from '../../../src/shared/scene/scene.ts';
import type { FontWeight, SceneTheme } from '../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import type { ParagraphSpec, TextEngine } from './engine.ts';
import { hasRightToLeft, loadDirections } from './direction.ts';
import { faceFileName, type FaceName, type FontLoader } from './fonts.ts';
import { hasThai } from './line-break.ts';
import { eastAsianOf, languageOf, type EastAsian } from './scripts.ts';
import { Shaper, type Setting, type ShapedRun, type ShapedText } from './shaper.ts';
import { wrap, type MeasuredText, type Slice } from './wrap.ts';

export type DeckFamilies = Pick<SceneTheme, 'family' | 'thaiFamily'>;

/** Drawn by layouts themselves, so always at hand. */
const ALWAYS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~·×÷–—“”‘’…−≤≥\u00a0';
const ALWAYS_THAI = 'กขคงจชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะัาำิีึืุูเแโใไ็่้๊๋์ๆฯ฿';
const WEIGHTS: readonly FontWeight[] = [400, 700];
/** Half the height of capitals, in em: what centres a line of text on the middle of its pitch. */
const HALF_CAP = 0.36;
/** A text whose word is wider than its box is set smaller, by these shares of its size and never under `SMALLEST`. */
const SHRUNK = [0.96, 0.92, 0.88, 0.84, 0.8];
const SMALLEST: Pt = 11;
/** A word that is wider in its smallest size fits no box of a slide: it is divided where it must be. */
const WIDEST_WORD: Pt = 370;
/** Blocks kept, some megabytes: as many as drawing two decks takes. */
const REMEMBERED = 4000;

interface LaidOut {
  block: TextBlock;
  /** Words with a character that no face has. */
  missing: readonly string[];
}

/** What engines of one loader share. */
interface Shared {
  shaper: Shaper;
  /** Blocks by what they were laid out from: a page tries its texts in many sizes, a deck is drawn again and again. */
  blocks: Map<string, LaidOut>;
}

const shared = new WeakMap<FontLoader, Shared>();

/** Of a part of a line, how its line was set. */
export type PieceSetting = Pick<Setting, 'spaced' | 'face' | 'rtl'>;

export class HarfbuzzTextEngine implements TextEngine {
  readonly missingWords: Set<string> = new Set();
  readonly families: DeckFamilies;
  readonly #shaper: Shaper;
  readonly #blocks: Map<string, LaidOut>;
  readonly #scriptFaces = new Map<string, FaceName>();

  constructor({ shaper, blocks }: Shared, families: DeckFamilies) {
    this.#shaper = shaper;
    this.#blocks = blocks;
    this.families = families;
  }

  /** Files of other scripts' faces that the prepared texts are set in. */
  get scriptFaces(): readonly FaceName[] {
    return [...this.#scriptFaces.values()];
  }

  /** Loads the faces that these texts need; call it before measuring them. Rejects when a font cannot be loaded. */
  async prepare(texts: Iterable<string>, language: Language): Promise<void> {
    const always = new Set(ALWAYS);
    const characters = new Map<EastAsian | undefined, Set<string>>([[undefined, always]]);
    let thai = language === 'th';
    let turned = false;
    for (const text of texts) {
      const eastAsian = eastAsianOf(text);
      const own = characters.get(eastAsian) ?? new Set();
      for (const character of text) own.add(character);
      characters.set(eastAsian, own);
      thai ||= hasThai(text);
      turned ||= hasRightToLeft(text);
    }
    if (thai) for (const character of ALWAYS_THAI) always.add(character);
    if (turned) await loadDirections();
    const faces = await Promise.all(
      WEIGHTS.map((weight) => this.#shaper.prepare(characters, this.families.family, weight)),
    );
    for (const face of faces.flat()) this.#scriptFaces.set(faceFileName(face), face);
  }

  /** Glyphs of a text in one weight, from the left to the right, as a renderer that draws glyphs itself needs them. */
  shape(text: string, weight: FontWeight, piece: PieceSetting = {}): readonly ShapedRun[] {
    const shaped = this.#shaped(text, weight, piece);
    if (piece.rtl) return shaped.runs.toReversed();
    return shaped.direction ? partsOf(shaped, 0, text.length).map((part) => part.shaped) : shaped.runs;
  }

  #shaped(text: string, weight: FontWeight, piece: PieceSetting): ShapedText {
    return this.#shaper.shape(text, { ...piece, family: this.families.family, weight });
  }

  measure(runs: readonly TextRun[], lang: Language): Pt {
    for (const word of this.#missingIn(runs)) this.missingWords.add(word);
    const end = runs.reduce((length, run) => length + run.text.length, 0);
    return this.#pieces(runs, { start: 0, end }, lang).width;
  }

  layout(paragraphs: readonly ParagraphSpec[], width: Pt, lang: Language): TextBlock {
    const key = `${this.#shaper.generation} ${this.families.family} ${keyOf(paragraphs, width, lang)}`;
    const { block, missing } = this.#blocks.get(key) ?? this.#remembered(key, paragraphs, width, lang);
    for (const word of missing) this.missingWords.add(word);
    return block;
  }

  #remembered(key: string, paragraphs: readonly ParagraphSpec[], width: Pt, lang: Language): LaidOut {
    const block = this.#layout(paragraphs, width, lang);
    const laidOut = { block, missing: paragraphs.flatMap(({ runs }) => this.#missingIn(runs)) };
    if (this.#blocks.size >= REMEMBERED) this.#blocks.clear();
    this.#blocks.set(key, laidOut);
    return laidOut;
  }

  #layout(paragraphs: readonly ParagraphSpec[], width: Pt, lang: Language): TextBlock {
    let top: Pt = 0;
    const laidOut = paragraphs.map((spec, index): Paragraph => {
      const spaceBefore = index === 0 ? 0 : (spec.spaceBefore ?? 0);
      top += spaceBefore;
      const paragraph = this.#paragraph(spec, width, lang, top, spaceBefore);
      top += paragraph.lines.length * spec.linePitch;
      return paragraph;
    });
    return { paragraphs: laidOut, width, height: top, lang };
  }

  #paragraph(spec: ParagraphSpec, width: Pt, lang: Language, top: Pt, spaceBefore: Pt): Paragraph {
    const indent = spec.indent ?? 0;
    const align = spec.align ?? 'left';
    const available = width - indent;
    const text = spec.runs.map((run) => run.text).join('');
    const { runs, slices } = this.#wrapped(text, spec, available);
    const size = sizeOf(runs);
    const lines = slices.map((slice, index): TextLine => {
      const { pieces, width: lineWidth } = this.#pieces(runs, slice, lang);
      const free = available - lineWidth;
      const x = indent + (align === 'center' ? free / 2 : align === 'right' ? free : 0);
      return {
        text: text.slice(slice.start, slice.end),
        baseline: top + index * spec.linePitch + spec.linePitch / 2 + HALF_CAP * size,
        x,
        width: lineWidth,
        pieces: x === 0 ? pieces : pieces.map((piece) => moved(piece, x)),
        ...(divides(slice, size) ? { broken: true } : {}),
      };
    });
    return {
      runs,
      align,
      linePitch: spec.linePitch,
      spaceBefore,
      indent,
      ...(spec.bullet ? { bullet: spec.bullet } : {}),
      lines,
    };
  }

  /** Breaks the lines, smaller where that keeps a word whole. */
  #wrapped(text: string, spec: ParagraphSpec, available: Pt): { runs: readonly TextRun[]; slices: Slice[] } {
    const wrapped = (runs: readonly TextRun[]): Slice[] =>
      wrap(this.#measured(text, runs), available, spec.balance ?? false);
    const divided = (runs: readonly TextRun[], slices: readonly Slice[]): boolean =>
      slices.some((slice) => divides(slice, sizeOf(runs)));
    const slices = wrapped(spec.runs);
    if (!divided(spec.runs, slices)) return { runs: spec.runs, slices };
    for (const share of SHRUNK) {
      const runs = spec.runs.map((run) => scaled(run, Math.max(share, Math.min(1, SMALLEST / run.size))));
      const smaller = wrapped(runs);
      if (!divided(runs, smaller)) return { runs, slices: smaller };
    }
    return { runs: spec.runs, slices };
  }

  #measured(text: string, runs: readonly TextRun[]): MeasuredText {
    const [first] = runs;
    if (first && runs.length === 1 && !first.tracking) {
      return { text, sums: this.#shaped(text, first.weight, {}).sums, unit: first.size };
    }
    const sums = new Float64Array(text.length + 1);
    let offset = 0;
    for (const run of runs) {
      this.#addRun(run, sums, offset);
      offset += run.text.length;
    }
    return { text, sums, unit: 1 };
  }

  /** Goes on with the running sum from `offset`, in points. */
  #addRun({ text, size, weight, tracking = 0 }: TextRun, sums: Float64Array, offset: number): void {
    for (const shaped of this.#shaped(text, weight, { spaced: tracking !== 0 }).runs) {
      const spacing = isThai(shaped) ? 0 : tracking;
      let at = offset + shaped.start;
      for (const advance of shaped.advances) {
        sums[at + 1] = (sums[at] ?? 0) + advance * size + (advance > 0 ? spacing : 0);
        at += 1;
      }
    }
  }

  /** The pieces of one line. Runs are shaped whole, once: a line is a slice of their glyphs. */
  #pieces(runs: readonly TextRun[], slice: Slice, lang: Language): { pieces: LinePiece[]; width: Pt } {
    const pieces: LinePiece[] = [];
    let x: Pt = 0;
    let offset = 0;
    for (const run of runs) {
      const first = pieces.length;
      const runStart = offset;
      offset += run.text.length;
      if (offset <= slice.start || runStart >= slice.end) continue;
      const text = this.#shaped(run.text, run.weight, { spaced: (run.tracking ?? 0) !== 0 });
      for (const part of partsOf(text, slice.start - runStart, slice.end - runStart)) {
        const piece = this.#piece(part, run, x, lang);
        const last = pieces.length > first ? pieces.at(-1) : undefined;
        if (last && joins(last, piece)) {
          last.text += piece.text;
          last.width += piece.width;
        } else pieces.push(piece);
        x += piece.width;
      }
    }
    return { pieces, width: x };
  }

  #piece({ shaped, from, to }: Part, run: TextRun, x: Pt, lang: Language): LinePiece {
    const thai = isThai(shaped);
    const tracking = thai ? 0 : (run.tracking ?? 0);
    const { face } = shaped;
    return {
      text: shaped.text.slice(from, to),
      x,
      width: widthOf(shaped, from, to, run.size, tracking),
      family: face?.family ?? this.families.family,
      weight: run.weight,
      size: run.size,
      colour: run.colour,
      ...(tracking === 0 ? {} : { tracking }),
      ...(run.link === undefined ? {} : { link: run.link }),
      lang: pieceLanguage(shaped, lang),
      ...(shaped.rtl ? { rtl: true } : {}),
    };
  }

  /** Words with a character that no face has. */
  #missingIn(runs: readonly TextRun[]): string[] {
    return runs.flatMap(({ text, weight, tracking = 0 }) => {
      const { missing } = this.#shaped(text, weight, { spaced: tracking !== 0 });
      return missing.length > 0 ? wordsWith(missing, text) : [];
    });
  }
}

/** A key, equal for equal blocks. Each text follows its own length, so that none looks like another part of the key. */
function keyOf(paragraphs: readonly ParagraphSpec[], width: Pt, lang: Language): string {
  let key = `${lang} ${width}`;
  for (const { runs, align, linePitch, spaceBefore, indent, bullet, balance } of paragraphs) {
    key += `\n${align} ${linePitch} ${spaceBefore} ${indent} ${balance}`;
    if (bullet) key += ` ${bullet.kind} ${bullet.colour} ${bullet.value}`;
    for (const { text, size, weight, colour, tracking, link } of runs) {
      key += `\t${size} ${weight} ${colour} ${tracking} ${text.length} ${text}`;
      if (link !== undefined) key += `${link.length} ${link}`;
    }
  }
  return key;
}

const sizeOf = (runs: readonly TextRun[]): Pt => Math.max(...runs.map((run) => run.size), 0);
/** True where the line ends inside a word that another box or size would have kept whole. */
const divides = ({ broken }: Slice, size: Pt): boolean =>
  broken !== undefined && broken * (SMALLEST / size) <= WIDEST_WORD;
const scaled = (run: TextRun, share: number): TextRun => ({
  ...run,
  size: run.size * share,
  ...(run.tracking === undefined ? {} : { tracking: run.tracking * share }),
});
/** Part of a shaped run that stands on a line. */
interface Part {
  shaped: ShapedRun;
  /** In the run's text. */
  from: number;
  to: number;
}

/** What of a text stands on a line, from the left to the right. */
function partsOf({ runs, direction }: ShapedText, start: number, end: number): Part[] {
  const parts = runs.flatMap((shaped): Part[] => {
    const from = Math.max(0, start - shaped.start);
    const to = Math.min(shaped.text.length, end - shaped.start);
    return from < to ? [{ shaped, from, to }] : [];
  });
  if (!direction) return parts;
  const places = new Map(direction.order(Math.max(0, start), end).map((index, place) => [index, place]));
  const placeOf = ({ shaped, from }: Part): number => places.get(shaped.start + from) ?? 0;
  return parts.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const isNeutral = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** True where a piece goes on with the one before it: what is read from the right stands alone. */
const joins = (last: LinePiece, piece: LinePiece): boolean =>
  last.family === piece.family &&
  last.rtl === undefined &&
  piece.rtl === undefined &&
  (last.lang === piece.lang || isNeutral(piece.text)) &&
  (last.tracking ?? 0) === (piece.tracking ?? 0);

/** By the face: Thai, another script's, or Latin letters; of a character without a face, the deck's. */
function pieceLanguage(shaped: ShapedRun, lang: Language): TextLanguage {
  if (!shaped.face) return lang;
  if (isThai(shaped)) return 'th';
  return languageOf(shaped.face.family) ?? 'en';
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsWith = (characters: readonly string[], text: string): string[] =>
  Array.from(words.segment(text), ({ segment }) => segment).filter((word) =>
    characters.some((character) => word.includes(character)),
  );

const moved = (piece: LinePiece, by: Pt): LinePiece => ({ ...piece, x: piece.x + by });
const isThai = (shaped: ShapedRun): boolean => shaped.face?.subset === 'thai';

function widthOf(shaped: ShapedRun, from: number, to: number, size: Pt, tracking: Pt): Pt {
  let width = 0;
  for (let index = from; index < to; index += 1) {
    const advance = shaped.advances[index] ?? 0;
    width += advance * size + (advance > 0 ? tracking : 0);
  }
  return width;
}

/**
 * An engine for a deck's families. `prepare` loads faces before texts are measured. Engines of one loader share
 * the faces in memory and what was laid out with them.
 */
export function createTextEngine(loader: FontLoader, families: DeckFamilies): HarfbuzzTextEngine {
  const own = shared.get(loader) ?? { shaper: new Shaper(loader), blocks: new Map<string, LaidOut>() };
  shared.set(loader, own);
  return new HarfbuzzTextEngine(own, families);
}
