/** Tiles made from a name: the field of the cover, and what stands where a thing has no drawing. Same name, same tiles. */
import type { PathCommand, SceneNode, ShapeGeometry } from '../../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';
import { shape } from '../shapes.ts';
import { ROUND } from './pen.ts';

const MOST_ACCENTS = 3;

type Point = readonly [number, number];
type Step = { to: Point } | { start: Point } | { curve: readonly [Point, Point, Point] };

const start = (x: number, y: number): Step => ({ start: [x, y] });
const to = (x: number, y: number): Step => ({ to: [x, y] });
const curve = (a: Point, b: Point, c: Point): Step => ({ curve: [a, b, c] });

const half = (top: number): Step[] => [
  start(0, top + 0.5),
  curve([0, top + 0.5 - 0.5 * ROUND], [0.5 - 0.5 * ROUND, top], [0.5, top]),
  curve([0.5 + 0.5 * ROUND, top], [1, top + 0.5 - 0.5 * ROUND], [1, top + 0.5]),
];

/** Outlines in a square of side 1, by code point mod 7; 'circle' and 'square' have geometries of their own. */
const TILES: readonly (readonly Step[] | 'circle' | 'square')[] = [
  // Quarter.
  [start(0, 0), to(1, 0), to(1, 1), curve([1 - ROUND, 1], [0, ROUND], [0, 0])],
  'circle',
  // Two halves.
  [...half(0), ...half(0.5)],
  // Triangle.
  [start(0, 0), to(1, 0), to(0, 1)],
  'square',
  // Arch.
  [...half(0).slice(0, 3), to(1, 1), to(0, 1)],
  // Leaf.
  [start(0, 0), curve([ROUND, 0], [1, 1 - ROUND], [1, 1]), curve([1 - ROUND, 1], [0, ROUND], [0, 0])],
];

function turned([x, y]: Point, quarters: number): Point {
  let point: Point = [x, y];
  for (let turn = 0; turn < quarters; turn += 1) point = [1 - point[1], point[0]];
  return point;
}

function commandsOf(steps: readonly Step[], quarters: number, side: Pt): PathCommand[] {
  const at = (point: Point): Point => {
    const [x, y] = turned(point, quarters);
    return [x * side, y * side];
  };
  const commands: PathCommand[] = [];
  for (const step of steps) {
    if ('start' in step) {
      if (commands.length > 0) commands.push({ type: 'close' });
      const [x, y] = at(step.start);
      commands.push({ type: 'move', x, y });
    } else if ('to' in step) {
      const [x, y] = at(step.to);
      commands.push({ type: 'line', x, y });
    } else {
      const [[x1, y1], [x2, y2], [x, y]] = [at(step.curve[0]), at(step.curve[1]), at(step.curve[2])];
      commands.push({ type: 'cubic', x1, y1, x2, y2, x, y });
    }
  }
  return [...commands, { type: 'close' }];
}

const COLOURS: readonly ColourRole[] = [
  'deep',
  'brand',
  'tint2',
  'brand',
  'deep',
  'mid',
  'brand',
  'accent',
  'deep',
  'mid',
  'tint2',
];

/** A field of tiles: where it begins, how many, and how large each is. */
export interface TileField {
  x: Pt;
  y: Pt;
  columns: number;
  rows: number;
  side: Pt;
  /** Most tiles in the accent colour; three when absent. */
  accents?: number;
  /** Letter of the name that the field begins with; its first when absent. */
  from?: number;
}

/** Letter by letter through the name, which repeats until the field is full; a space leaves a hole. */
export function tileNodes(id: string, name: string, field: TileField): SceneNode[] {
  const { columns, rows, side } = field;
  const letters = [
    ...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(`${name.toLowerCase()} `),
  ].map(({ segment }) => segment);
  let accents = 0;
  const tiles: SceneNode[] = [];
  for (let place = 0; place < columns * rows; place += 1) {
    const letter = letters[(place + (field.from ?? 0)) % letters.length] ?? ' ';
    if (/^\s/.test(letter)) continue;
    const codePoint = letter.codePointAt(0) ?? 0;
    const column = place % columns;
    const row = Math.floor(place / columns);
    const seed = codePoint * 7 + place * 5 + row * 3;
    let colour = COLOURS[seed % COLOURS.length] ?? 'brand';
    if (colour === 'accent' && ++accents > (field.accents ?? MOST_ACCENTS)) colour = 'brand';
    const box = { x: field.x + column * side, y: field.y + row * side, width: side, height: side };
    const tile = TILES[codePoint % TILES.length] ?? 'square';
    const geometry: ShapeGeometry =
      tile === 'circle'
        ? { type: 'ellipse' }
        : tile === 'square'
          ? { type: 'rect' }
          : { type: 'path', commands: commandsOf(tile, seed % 4, side) };
    const own = `${id}-${place + 1}`;
    // Now and then a pale ground, so that the field holds together.
    if (tile !== 'square' && colour !== 'tint2' && seed % 5 === 2) {
      tiles.push(shape(`${own}-ground`, 'Tile ground', box, { fill: 'tint2' }));
    }
    tiles.push(shape(own, 'Tile', box, { fill: colour, geometry }));
  }
  return tiles;
}
