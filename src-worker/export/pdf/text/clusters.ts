/**
 * Shaped glyphs as codes of the document: what each draws, where it stands, and the text it is read back as.
 *
 * A reader that knows nothing of shaping takes the codes in their order, one text each. So a cluster whose glyphs and
 * characters do not pair off is drawn by glyphs composed of several.
 */
import type { ShapedGlyph, ShapedRun } from '../../../deck/text/shaper.ts';
import { plain, type GlyphSpec } from '../font/subset.ts';

export interface PlacedCode {
  spec: GlyphSpec;
  text: string;
  /** Font units from the start of the run, and above the baseline. */
  x: number;
  y: number;
}

interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
}

const SARA_AM = '\u0E33';
/** Vowels and signs over a consonant: a shaper puts the ring of ำ before those that stand between the two. */
const ABOVE = /[\u0E31\u0E34-\u0E37\u0E47-\u0E4E]/;

function placed(glyphs: readonly ShapedGlyph[]): PlacedGlyph[] {
  let pen = 0;
  return glyphs.map(({ id, advance, xOffset, yOffset }) => {
    const at = { id, x: pen + xOffset, y: yOffset };
    pen += advance;
    return at;
  });
}

/** Glyphs drawn as one, at the place of the first. */
function composed(glyphs: readonly PlacedGlyph[], text: string): PlacedCode[] {
  const [first, ...rest] = glyphs;
  if (!first) return [];
  const more = rest.map(({ id, x, y }) => ({ glyph: id, x: x - first.x, y: y - first.y }));
  return [{ spec: [{ glyph: first.id, x: 0, y: 0 }, ...more], text, x: first.x, y: first.y }];
}

const pairs = (glyphs: readonly PlacedGlyph[], characters: readonly string[]): PlacedCode[] =>
  glyphs.map(({ id, x, y }, index) => ({ spec: plain(id), text: characters[index] ?? '', x, y }));

function codesOfCluster(glyphs: readonly PlacedGlyph[], text: string): PlacedCode[] {
  const characters = Array.from(text);
  if (glyphs.length === characters.length) return pairs(glyphs, characters);
  const last = glyphs.at(-1);
  if (last && characters.at(-1) === SARA_AM && glyphs.length === characters.length + 1) {
    // น้ำ is shaped as น, ring, tone mark, aa; its text is น, tone mark, ำ: ring and aa become one.
    let ring = glyphs.length - 2;
    for (let at = characters.length - 2; at > 0 && ABOVE.test(characters[at] ?? ''); at -= 1) ring -= 1;
    const ringGlyph = glyphs[ring];
    if (ring > 0 && ringGlyph) {
      const others = glyphs.filter((_, index) => index !== ring && index !== glyphs.length - 1);
      return [...pairs(others, characters), ...composed([last, ringGlyph], SARA_AM)];
    }
  }
  return composed(glyphs, text);
}

/** Scripts whose glyphs stand in the order of their characters, marks after their letters. */
const IN_ORDER =
  /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * All of a cluster as one drawing on the baseline, that advances as far as the cluster does. Letters that lean over each
 * other, and dots that stand before their letter, would seem to be parts of different words to a reader that looks at
 * where each begins and ends.
 */
function together(
  glyphs: readonly PlacedGlyph[],
  text: string,
  start: number,
  advance: number,
): PlacedCode[] {
  const parts = glyphs.map(({ id, x, y }) => ({ glyph: id, x: x - start, y }));
  const [first, ...rest] = parts;
  if (!first) return [];
  return [{ spec: [{ ...first, advance: Math.max(0, advance) }, ...rest], text, x: start, y: 0 }];
}

/** No face has so many: a code of it draws nothing. */
const NO_GLYPH = 0xff_ff;

/**
 * The same for a script that is read from the right. Readers turn such codes around one by one, so what is read after a
 * letter, its vowels, stands before it: as codes that draw nothing, beside the letter that is drawn with them.
 */
function fromTheRight(
  glyphs: readonly PlacedGlyph[],
  text: string,
  start: number,
  advance: number,
): PlacedCode[] {
  const [letters = text, ...vowels] = text.split(/(?=\p{M})/u);
  const silent = vowels.toReversed().map((vowel): PlacedCode => ({
    spec: [{ glyph: NO_GLYPH, x: 0, y: 0, advance: 0 }],
    text: vowel,
    x: start,
    y: 0,
  }));
  return [...silent, ...together(glyphs, letters, start, advance)];
}

/** The codes of a run, from the left to the right. */
export function codesOf(run: ShapedRun): PlacedCode[] {
  const glyphs = placed(run.glyphs);
  const codes: PlacedCode[] = [];
  const starts = [...new Set(run.glyphs.map(({ cluster }) => cluster)), run.text.length].toSorted(
    (a, b) => a - b,
  );
  let from = 0;
  let pen = 0;
  while (from < glyphs.length) {
    const cluster = run.glyphs[from]?.cluster ?? 0;
    let to = from + 1;
    while (to < glyphs.length && run.glyphs[to]?.cluster === cluster) to += 1;
    const end = starts[starts.indexOf(cluster) + 1] ?? run.text.length;
    const own = glyphs.slice(from, to);
    const text = run.text.slice(cluster, end);
    const advance = run.glyphs.slice(from, to).reduce((sum, glyph) => sum + glyph.advance, 0);
    if (IN_ORDER.test(text)) codes.push(...codesOfCluster(own, text));
    else if (run.rtl) codes.push(...fromTheRight(own, text, pen, advance));
    else codes.push(...together(own, text, pen, advance));
    pen += advance;
    from = to;
  }
  return codes;
}
