/**
 * Signs that no bundled face has and that people write all the same, drawn alike by the screen and the PDF: neither
 * shows a box, and neither borrows an arrow of another width from the system. Outlines in em from the baseline, heights
 * downwards.
 */
import { escapeRegExp } from '../domain/escape-reg-exp.ts';
import { outlineOf } from './outline.ts';
import type { PathCommand } from './scene.ts';
import type { Pt } from './units.ts';

type Point = readonly [x: number, y: number];

/** The room of a sign, in em: what the text engine leaves for a character that it cannot measure. */
export const SYMBOL_WIDTH = 0.62;

/** Middle of the sign: half of its room, and half of a lower-case letter's and a capital's mean height. */
const MIDDLE: Point = [0.31, -0.33];

const polygon = (points: readonly Point[]): PathCommand[] => [
  ...points.map(([x, y], index): PathCommand => ({
    type: index === 0 ? 'move' : 'line',
    x: MIDDLE[0] + x,
    y: MIDDLE[1] + y,
  })),
  { type: 'close' },
];

/** Quarter turns, clockwise. */
const turned = (points: readonly Point[], turns: number): Point[] =>
  turns === 0
    ? [...points]
    : turned(
        points.map(([x, y]) => [-y, x]),
        turns - 1,
      );

const ARROW: readonly Point[] = [
  [-0.26, -0.035],
  [0.125, -0.035],
  [0.005, -0.155],
  [0.055, -0.205],
  [0.26, 0],
  [0.055, 0.205],
  [0.005, 0.155],
  [0.125, 0.035],
  [-0.26, 0.035],
];
const TRIANGLE: readonly Point[] = [
  [-0.18, -0.22],
  [0.22, 0],
  [-0.18, 0.22],
];
const TICK: readonly Point[] = [
  [-0.26, 0.02],
  [-0.205, -0.035],
  [-0.075, 0.095],
  [0.19, -0.23],
  [0.25, -0.18],
  [-0.07, 0.215],
];
const CROSS: readonly Point[] = [0, 1, 2, 3].flatMap((turns) =>
  turned(
    [
      [0, -0.05],
      [0.175, -0.225],
      [0.225, -0.175],
    ],
    turns,
  ),
);
const STAR: readonly Point[] = Array.from({ length: 10 }, (_, index): Point => {
  const radius = index % 2 === 0 ? 0.28 : 0.11;
  const angle = (index * Math.PI) / 5;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
});
const square = (half: number): Point[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];
const disc = (radius: number): PathCommand[] =>
  moved(outlineOf({ type: 'ellipse' }, { width: radius * 2, height: radius * 2 }), {
    scale: 1,
    x: MIDDLE[0] - radius,
    y: MIDDLE[1] - radius,
  });

/** The other way round, so that it is a hole in what it stands on. */
const hole = (commands: readonly PathCommand[]): PathCommand[] =>
  moved(commands, { scale: 1, x: 0, y: 0 }, (x) => 2 * MIDDLE[0] - x);

const DRAWINGS: readonly (readonly [signs: string, outline: readonly PathCommand[]])[] = [
  ['→⇒⟶➔➜', polygon(ARROW)],
  ['↓⇓', polygon(turned(ARROW, 1))],
  ['←⇐⟵', polygon(turned(ARROW, 2))],
  ['↑⇑', polygon(turned(ARROW, 3))],
  ['►▶▸', polygon(TRIANGLE)],
  ['▼▾', polygon(turned(TRIANGLE, 1))],
  ['◀◄◂', polygon(turned(TRIANGLE, 2))],
  ['▲▴', polygon(turned(TRIANGLE, 3))],
  ['✓✔', polygon(TICK)],
  ['✗✘✕✖', polygon(CROSS)],
  ['★', polygon(STAR)],
  ['■◼', polygon(square(0.22))],
  ['▪◾', polygon(square(0.13))],
  [
    '◆',
    polygon([
      [0, -0.27],
      [0.27, 0],
      [0, 0.27],
      [-0.27, 0],
    ]),
  ],
  ['●⬤', disc(0.22)],
  ['○', [...disc(0.22), ...hole(disc(0.15))]],
];

const bySign = new Map(
  DRAWINGS.flatMap(([signs, outline]) => Array.from(signs, (sign) => [sign, outline] as const)),
);

const SIGNS = new RegExp(`((?:${[...bySign.keys()].map(escapeRegExp).join('|')})\\ufe0e?)`, 'u');

const CODE_POINTS: ReadonlySet<number> = new Set([...bySign.keys()].map((sign) => sign.codePointAt(0) ?? 0));

/** Drawn here, also where a face has it: an arrow up looks like the one beside it, whatever the family. */
export const isSymbol = (codePoint: number): boolean => CODE_POINTS.has(codePoint);

/** A text parted at the signs that are drawn: every second part is a sign. */
export const partsAtSymbols = (text: string): string[] => text.split(SIGNS);

/** The outline for a sign, in points at a size; undefined where none is drawn here. */
export function symbolOf(sign: string, size: Pt): readonly PathCommand[] | undefined {
  const outline = bySign.get(sign.replace('\ufe0e', ''));
  return outline && moved(outline, { scale: size, x: 0, y: 0 });
}

function moved(
  commands: readonly PathCommand[],
  { scale, x: left, y: top }: { scale: number; x: number; y: number },
  turn: (x: number) => number = (x) => x,
): PathCommand[] {
  const at = (x: number): number => left + turn(x) * scale;
  const down = (y: number): number => top + y * scale;
  return commands.map((command) => {
    switch (command.type) {
      case 'close':
        return command;
      case 'cubic':
        return {
          type: 'cubic',
          x1: at(command.x1),
          y1: down(command.y1),
          x2: at(command.x2),
          y2: down(command.y2),
          x: at(command.x),
          y: down(command.y),
        };
      case 'move':
      case 'line':
        return { type: command.type, x: at(command.x), y: down(command.y) };
    }
  });
}
