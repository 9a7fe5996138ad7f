/** Where the texts of a slide stand that a person may change: from the scene alone, in points from its corner. Pure. */
import type { Align, Box, FieldRange, LinePiece, SlideScene } from '../../shared/scene/scene.ts';
import type { Pt } from '../../shared/scene/units.ts';
import { lineRanges, lineWithout, textOf, type LineRange, type Measure } from './line-ranges.ts';
import { paragraphsOf, withParagraphs, type DrawnParagraph } from './paragraphs.ts';

/** How its words are set while they are typed. */
export interface Setting {
  piece: LinePiece;
  align: Align;
  linePitch: Pt;
  /** Corner and width of what is typed in; the first line's baseline, from the slide's corner. */
  x: Pt;
  width: Pt;
  baseline: Pt;
  /** Of the first line, which begins behind a label. */
  indent: Pt;
  lines: number;
  /** Nothing else stands in its paragraph. */
  isWhole: boolean;
}

export interface Place {
  /** Unique on its page, stable while the page is laid out again. */
  key: string;
  path: string;
  /** As it is drawn: words of a layout stand in no field until they are changed. */
  said: string;
  /** Fields that say the same and are drawn as one with it. */
  also: readonly string[];
  isHeadline: boolean;
  /** Around its words. */
  box: Box;
  setting: Setting;
}

/** Room around the words, in points. */
const ROOM = { x: 3, y: 1 };

interface Part {
  drawn: DrawnParagraph;
  range: FieldRange;
  lines: LineRange[];
}

/** Pieces of a field are one place, wherever they stand; a field that is said twice, whole, is two. */
const keyOf = ({ path, piece }: FieldRange, holder: string): string => (piece ? path : `${path} ${holder}`);

/** In reading order. */
export function placesOf(slide: SlideScene, measure: Measure): Place[] {
  const parts = new Map<string, Part[]>();
  for (const drawn of paragraphsOf(slide.nodes))
    for (const range of drawn.paragraph.fields ?? []) {
      const lines = lineRanges(drawn.paragraph, range.start, range.end, measure);
      const key = keyOf(range, drawn.holder);
      if (lines.length > 0) parts.set(key, [...(parts.get(key) ?? []), { drawn, range, lines }]);
    }
  return [...parts].flatMap(([key, of]) => placeOf(key, of) ?? []);
}

function placeOf(key: string, all: readonly Part[]): Place | undefined {
  // Where most of it stands; a word of it elsewhere is written again with it.
  const letters = (of: readonly Part[]): number =>
    of.reduce((sum, { range }) => sum + range.end - range.start, 0);
  const holders = [...new Set(all.map(({ drawn }) => drawn.holder))];
  const [parts = []] = holders
    .map((holder) => all.filter(({ drawn }) => drawn.holder === holder))
    .toSorted((a, b) => letters(b) - letters(a));
  const [first] = parts;
  if (first === undefined) return undefined;
  const boxes = parts.flatMap(({ drawn, lines }) => lines.map((line) => boxOf(drawn, line)));
  const setting = settingOf(first, boxes.length);
  if (setting === undefined) return undefined;
  return {
    key,
    path: first.range.path,
    said: textOf(first.drawn.paragraph).slice(first.range.start, first.range.end),
    also: [...new Set(parts.flatMap(({ range }) => range.also ?? []))],
    isHeadline: first.drawn.role === 'title',
    box: around(boxes),
    setting,
  };
}

/** Letters above and below the baseline, in ems. Large ones are figures and short words, without room for more. */
const REACH = { text: [0.92, 0.27], large: [0.8, 0.18], thai: [1.08, 0.36] } as const;
/** From this size on, in points. */
const LARGE: Pt = 30;

const reachOf = ({ size, lang }: LinePiece): readonly [Pt, Pt] => {
  const [above, below] = REACH[lang === 'th' ? 'thai' : size >= LARGE ? 'large' : 'text'];
  return [size * above, size * below];
};

/** Around the words of a line. */
export function boxOf({ origin }: DrawnParagraph, { line, x, width }: LineRange): Box {
  const reaches = line.pieces.map(reachOf);
  const above = Math.max(1, ...reaches.map(([up]) => up));
  const below = Math.max(0, ...reaches.map(([, down]) => down));
  return {
    x: origin.x + x - ROOM.x,
    y: origin.y + line.baseline - above - ROOM.y,
    width: width + 2 * ROOM.x,
    height: above + below + 2 * ROOM.y,
  };
}

/** Around all of them. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** A text that others follow on its line is typed on one line; any other as wide as its block. */
function settingOf({ drawn, range, lines }: Part, lineCount: number): Setting | undefined {
  const [line] = lines;
  const piece = line && pieceAt(line);
  if (line === undefined || piece === undefined) return undefined;
  const { origin, width, paragraph } = drawn;
  const isFirst = range.start === 0;
  const isLast = textOf(paragraph).slice(range.end).trim() === '';
  const left = paragraph.align === 'left' ? paragraph.indent : 0;
  const begins = isFirst ? left : line.x;
  const own = isFirst && isLast;
  const startsAt = own || (isLast && paragraph.align === 'left') ? left : begins;
  return {
    piece,
    align: own ? paragraph.align : 'left',
    linePitch: paragraph.linePitch,
    x: origin.x + startsAt,
    width: Math.max(width - startsAt, line.width),
    baseline: origin.y + line.line.baseline,
    indent: own ? 0 : begins - startsAt,
    lines: lineCount,
    isWhole: own,
  };
}

function pieceAt({ line, start }: LineRange): LinePiece | undefined {
  let at = 0;
  return (
    line.pieces.find((piece) => {
      at += piece.text.length;
      return at > start;
    }) ?? line.pieces[0]
  );
}

/** The slide with nothing drawn at this place: its words are being typed there. */
export function slideWithout(slide: SlideScene, place: Place, measure: Measure): SlideScene {
  const nodes = withParagraphs(slide.nodes, (paragraph, holder) => {
    const ranges = (paragraph.fields ?? []).filter((range) => keyOf(range, holder) === place.key);
    if (ranges.length === 0) return paragraph;
    const hidden = new Map(
      ranges.flatMap(({ start, end }) =>
        lineRanges(paragraph, start, end, measure).map((range) => [range.line, range] as const),
      ),
    );
    return {
      ...paragraph,
      lines: paragraph.lines.map((line) => {
        const range = hidden.get(line);
        return range === undefined ? line : lineWithout(range, measure);
      }),
    };
  });
  return { ...slide, nodes };
}
