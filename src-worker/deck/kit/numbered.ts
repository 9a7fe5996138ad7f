/** Numbered points one under another: a large number, its text beside it, a rule between. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import { bottomOf } from './grid.ts';
import { group, rule } from './shapes.ts';
import { style, type TextStyle } from './styles.ts';
import { block, blockNode, clean, para, text, type Words } from './text.ts';
import { DoesNotFit, type PageContext } from './types.ts';
import type { ParagraphSpec } from '../text/engine.ts';
import { splitLead } from './words.ts';

export interface NumberedLook {
  /** Style of the texts. */
  style: TextStyle;
  /** Size of the numbers. */
  number: Pt;
  /** Above and below each row. */
  pad: Pt;
  /** Number of the first row; 1 when absent. */
  from?: number;
  /** Largest factor by which rows are made taller to fill the box; 1 when absent. */
  stretch?: number;
  /** Rule over the first row; the strong one when absent. */
  top?: 'strong' | 'none';
}

/** Bold up to the first colon or the end of a short first sentence; every character is kept. */
export function leadWords(words: string): Words {
  const whole = clean(words);
  const colon = splitLead(whole, ':', 70).lead;
  const lead = colon === '' ? splitLead(whole).lead : whole.slice(0, colon.length + 1);
  const rest = whole.slice(lead.length);
  return lead === '' || rest.trim() === '' ? whole : [{ text: lead, weight: 700 }, { text: rest }];
}

/** Width that numbers up to `last` take, with the gap after them. */
const numberColumn = (size: Pt, last: number): Pt => size * (0.62 * String(last).length + 0.75);

interface Row {
  paragraphs: readonly ParagraphSpec[];
  height: Pt;
}

/** Natural height of each row in a width. */
export function numberedHeights(
  context: PageContext,
  items: readonly (Words | readonly ParagraphSpec[])[],
  width: Pt,
  look: NumberedLook,
): Pt[] {
  return measured(context, items, width, look).map((row) => row.height);
}

function measured(
  context: PageContext,
  items: readonly (Words | readonly ParagraphSpec[])[],
  width: Pt,
  look: NumberedLook,
): Row[] {
  const inner = width - numberColumn(look.number, (look.from ?? 1) + items.length - 1);
  return items.map((item) => {
    const paragraphs = isParagraphs(item) ? item : [para(item, look.style)];
    const height = Math.max(look.number * 1.1, block(context, paragraphs, inner).height) + 2 * look.pad;
    return { paragraphs, height };
  });
}

const isParagraphs = (item: Words | readonly ParagraphSpec[]): item is readonly ParagraphSpec[] =>
  typeof item !== 'string' && item[0] !== undefined && 'runs' in item[0];

/** Rows from the top of `box`, each a group; throws `DoesNotFit` when they are higher than it. */
export function numberedRows(
  context: PageContext,
  id: string,
  name: string,
  items: readonly (Words | readonly ParagraphSpec[])[],
  box: Box,
  look: NumberedLook,
): { nodes: SceneNode[]; height: Pt } {
  const from = look.from ?? 1;
  const numbers = numberColumn(look.number, from + items.length - 1);
  const made = measured(context, items, box.width, look);
  const natural = made.reduce((sum, row) => sum + row.height, 0);
  if (natural > box.height + 0.5) throw new DoesNotFit(name);
  const factor = Math.max(1, Math.min(look.stretch ?? 1, natural === 0 ? 1 : box.height / natural));
  const { size, pitch } = look.style;
  const numberStyle = style('number', context.lang, { size: look.number, colour: 'brand' });
  // The number's capitals stand with the top of the text's first line.
  const drop = Math.max(
    0 - look.pad,
    (pitch - size * 0.72) / 2 - (numberStyle.pitch - look.number * 0.72) / 2,
  );
  const nodes: SceneNode[] = [];
  let y = box.y;
  for (const [index, row] of made.entries()) {
    const place = { x: box.x, y, width: box.width, height: row.height * factor };
    if (index > 0 || look.top !== 'none') {
      const strong = index === 0;
      nodes.push(
        rule(
          `${id}-rule-${from + index}`,
          box.x,
          y,
          box.width,
          strong ? 'ink' : 'line',
          strong ? 1.125 : 0.75,
        ),
      );
    }
    const top = y + look.pad;
    const number = text(context, String(from + index), numberStyle, {
      id: `${id}-${from + index}-number`,
      name: `${name} ${from + index} number`,
      role: 'number',
      x: box.x,
      y: top + drop,
      width: numbers,
    });
    const words = blockNode(block(context, row.paragraphs, box.width - numbers), {
      id: `${id}-${from + index}-text`,
      name: `${name} ${from + index} text`,
      x: box.x + numbers,
      y: top,
      width: box.width - numbers,
    });
    nodes.push(group(`${id}-${from + index}`, `${name} ${from + index}`, place, [number, words]));
    y = bottomOf(place);
  }
  return { nodes, height: y - box.y };
}
