/** Draws a thing in units of its own into a box: every part a shape, every colour a role. */
import type { Box, PathCommand, SceneNode } from '../../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';
import { shape } from '../shapes.ts';
import type { PageContext } from '../types.ts';

/** Colours by what they do in a drawing; a dark theme has its light tones elsewhere. */
export interface Paints {
  sky: ColourRole;
  ground: ColourRole;
  strong: ColourRole;
  soft: ColourRole;
  pale: ColourRole;
  white: ColourRole;
  black: ColourRole;
  accent: ColourRole;
}

export const paintsOf = ({ theme }: Pick<PageContext, 'theme'>): Paints => ({
  sky: 'deep',
  ground: 'brand',
  strong: 'brand',
  soft: 'mid',
  pale: theme.dark ? 'quiet' : 'tint2',
  white: 'onDeep',
  black: theme.dark ? 'paper' : 'ink',
  accent: 'accent',
});

/** A step of an outline, in the drawing's units. */
export type Step =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** Straight edges through points, closed. */
export const corners = (...points: readonly (readonly [number, number])[]): Step[] => [
  ...points.map(([x, y], index): Step => [index === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];

/** Of a circle drawn by cubic curves. */
export const ROUND = 0.5523;

export class Pen {
  readonly nodes: SceneNode[] = [];
  readonly #id: string;
  readonly #x: Pt;
  readonly #y: Pt;
  readonly #scale: number;

  /** `units`: size of the drawing; it stands on the bottom of `box`, in its middle, as large as it fits. */
  constructor(id: string, box: Box, units: { width: number; height: number }) {
    this.#id = id;
    this.#scale = Math.min(box.width / units.width, box.height / units.height);
    this.#x = box.x + (box.width - units.width * this.#scale) / 2;
    this.#y = box.y + box.height - units.height * this.#scale;
  }

  #box(x: number, y: number, width: number, height: number): Box {
    const scale = this.#scale;
    return { x: this.#x + x * scale, y: this.#y + y * scale, width: width * scale, height: height * scale };
  }

  #next(): string {
    return `${this.#id}-${this.nodes.length + 1}`;
  }

  /** A place in the drawing as a box of the slide. */
  place(x: number, y: number, width: number, height: number): Box {
    return this.#box(x, y, width, height);
  }

  rect(name: string, x: number, y: number, width: number, height: number, fill: ColourRole): this {
    this.nodes.push(shape(this.#next(), name, this.#box(x, y, width, height), { fill }));
    return this;
  }

  circle(name: string, x: number, y: number, radius: number, fill: ColourRole): this {
    const box = this.#box(x - radius, y - radius, 2 * radius, 2 * radius);
    this.nodes.push(shape(this.#next(), name, box, { fill, geometry: { type: 'ellipse' } }));
    return this;
  }

  pill(name: string, x: number, y: number, width: number, height: number, fill: ColourRole): this {
    const box = this.#box(x, y, width, height);
    const radius = Math.min(box.width, box.height) / 2;
    this.nodes.push(shape(this.#next(), name, box, { fill, geometry: { type: 'round-rect', radius } }));
    return this;
  }

  /** A freeform. */
  path(name: string, steps: readonly Step[], fill: ColourRole): this {
    const { box, commands } = this.#outline(steps);
    this.nodes.push(shape(this.#next(), name, box, { fill, geometry: { type: 'path', commands } }));
    return this;
  }

  /** An open line of a thickness in the drawing's units. */
  line(name: string, steps: readonly Step[], colour: ColourRole, thickness: number): this {
    const { box, commands } = this.#outline(steps);
    const stroke = { colour, width: thickness * this.#scale };
    this.nodes.push(shape(this.#next(), name, box, { stroke, geometry: { type: 'path', commands } }));
    return this;
  }

  #outline(steps: readonly Step[]): { box: Box; commands: PathCommand[] } {
    const numbers = steps.map(([, ...rest]): readonly number[] => rest);
    const xs = numbers.flatMap((each) => each.filter((_, index) => index % 2 === 0));
    const ys = numbers.flatMap((each) => each.filter((_, index) => index % 2 === 1));
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const scale = this.#scale;
    const x = (value: number): Pt => (value - left) * scale;
    const y = (value: number): Pt => (value - top) * scale;
    const commands = steps.map((step): PathCommand => {
      if (step[0] === 'Z') return { type: 'close' };
      if (step[0] === 'C') {
        const [, x1, y1, x2, y2, toX, toY] = step;
        return { type: 'cubic', x1: x(x1), y1: y(y1), x2: x(x2), y2: y(y2), x: x(toX), y: y(toY) };
      }
      return { type: step[0] === 'M' ? 'move' : 'line', x: x(step[1]), y: y(step[2]) };
    });
    return { box: this.#box(left, top, Math.max(...xs) - left, Math.max(...ys) - top), commands };
  }
}
