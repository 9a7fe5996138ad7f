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

/** Glyphs drawn as one; the first gives the place and the width. */
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
  if (!IN_ORDER.test(text)) return composed(glyphs, text);
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

/** The codes of a run, from the left to the right. */
export function codesOf(run: ShapedRun): PlacedCode[] {
  const glyphs = placed(run.glyphs);
  const codes: PlacedCode[] = [];
  const starts = [...new Set(run.glyphs.map(({ cluster }) => cluster)), run.text.length].toSorted(
    (a, b) => a - b,
  );
  let from = 0;
  while (from < glyphs.length) {
    const cluster = run.glyphs[from]?.cluster ?? 0;
    let to = from + 1;
    while (to < glyphs.length && run.glyphs[to]?.cluster === cluster) to += 1;
    const end = starts[starts.indexOf(cluster) + 1] ?? run.text.length;
    codes.push(...codesOfCluster(glyphs.slice(from, to), run.text.slice(cluster, end)));
    from = to;
  }
  return codes;
}
