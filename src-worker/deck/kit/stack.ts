/** A column that fills from the top: each builder places its node under the last and says where the next one goes. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import type { ParagraphSpec } from '../text/engine.ts';
import { bottomOf } from './grid.ts';
import { chips, rule, type ChipStyle } from './shapes.ts';
import type { TextStyle } from './styles.ts';
import { list, text, type ListOptions, type TextOptions, type Words } from './text.ts';
import { DoesNotFit, type PageContext } from './types.ts';

type Place = 'x' | 'y' | 'width' | 'id' | 'name';

export class Stack {
  readonly nodes: SceneNode[] = [];
  /** Where the next node begins. */
  y: Pt;
  readonly box: Box;
  readonly #context: PageContext;

  /** Starts at the top of `box`; anything that would end below it throws `DoesNotFit`. */
  constructor(context: PageContext, box: Box) {
    this.#context = context;
    this.box = box;
    this.y = box.y;
  }

  /** Height still free. */
  get left(): Pt {
    return bottomOf(this.box) - this.y;
  }

  /** Height used so far. */
  get used(): Pt {
    return this.y - this.box.y;
  }

  /** A text over the column's width; nothing for an empty text. */
  text(
    id: string,
    name: string,
    words: Words | readonly ParagraphSpec[],
    style: TextStyle,
    options: Partial<Omit<TextOptions, Place>> = {},
  ): this {
    if (words.length === 0 || (typeof words === 'string' && words.trim() === '')) return this;
    const { x, width } = this.box;
    return this.add(text(this.#context, words, style, { id, name, x, y: this.y, width, ...options }));
  }

  list(
    id: string,
    name: string,
    items: readonly Words[],
    style: TextStyle,
    options: Partial<Omit<ListOptions, Place>> = {},
  ): this {
    if (items.length === 0) return this;
    const { x, width } = this.box;
    return this.add(list(this.#context, items, style, { id, name, x, y: this.y, width, ...options }));
  }

  chips(id: string, items: readonly string[], look: ChipStyle): this {
    if (items.length === 0) return this;
    const { x, width } = this.box;
    const made = chips(this.#context, id, items, { x, y: this.y, width }, look);
    this.nodes.push(...made.nodes);
    return this.gap(made.height);
  }

  rule(id: string, colour: ColourRole = 'line', thickness?: Pt): this {
    this.nodes.push(rule(id, this.box.x, this.y, this.box.width, colour, thickness));
    return this;
  }

  /** Moves down; a gap at the very end may pass the bottom. */
  gap(height: Pt): this {
    this.y += height;
    return this;
  }

  /** Adds a node that begins at `y` and moves below it. */
  add(node: SceneNode): this {
    this.nodes.push(node);
    this.y = bottomOf(node.box);
    if (this.y > bottomOf(this.box) + 0.5) throw new DoesNotFit(node.name);
    return this;
  }
}
