/** The pace that the goal of page 4 asks for: in a row with what it means, or large on a panel. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import {
  DoesNotFit,
  card,
  clean,
  say,
  style,
  text,
  widthOf,
  block,
  blockNode,
  para,
  type PageContext,
} from '../kit/index.ts';
import { LONE_PAD } from './market-rows.ts';

export type Pace = NonNullable<Reckoned['pace']>;

/** '16' large, 'installations a week …' beside it, and what follows from it in the next column. */
export function paceRow(
  context: PageContext,
  pace: Pace,
  left: Box,
  right: Box,
  size: Pt,
  lead: Pt,
): { nodes: SceneNode[]; height: Pt } {
  const { lang } = context;
  const number = {
    ...style('number', lang, { size, colour: 'brand' }),
    pitch: size * (lang === 'th' ? 1.1 : 0.98),
  };
  const width = widthOf(context, pace.value.text, number) + 1;
  const said = clean(pace.text ?? '');
  // With nothing beside it the unit has the whole line, and reads with the number.
  const unit = style('head', lang, { size: said === '' ? 26 : 16 });
  const body = style('body', lang, { size: lead });
  const unitX = left.x + width + pxToPt(24);
  const room = (said === '' ? right.x + right.width : left.x + left.width) - unitX;
  if (room < pxToPt(120)) throw new DoesNotFit('Pace');
  const unitBlock = block(context, [para(pace.unit, unit, { balance: true })], room);
  const saidBlock = block(context, [para(said, body)], right.width);
  const height = Math.max(number.pitch, unitBlock.height, said === '' ? 0 : saidBlock.height);
  const middle = (own: Pt): Pt => left.y + (height - own) / 2;
  return {
    height,
    nodes: [
      text(context, pace.value.text, number, {
        id: 'pace',
        name: 'Pace',
        role: 'number',
        x: left.x,
        y: middle(number.pitch),
        width,
      }),
      ...(clean(pace.unit) === ''
        ? []
        : [
            blockNode(unitBlock, {
              id: 'pace-unit',
              name: 'Of what',
              x: unitX,
              y: middle(unitBlock.height),
              width: room,
            }),
          ]),
      ...(said === ''
        ? []
        : [
            blockNode(saidBlock, {
              id: 'pace-text',
              name: 'What it means',
              x: right.x,
              y: middle(saidBlock.height),
              width: right.width,
            }),
          ]),
    ],
  };
}

/** Of the pace on a panel, largest first, and of its unit. */
const PANEL_FIGURES: readonly Pt[] = [140, 120, 104, 88, 72, 60];
const PANEL_UNIT: Pt = 24;
export const PANEL_SHARES = [454, 670] as const;

/** The pace as a number to be read from the door, its unit and what follows from it under it. */
export function pacePanel(context: PageContext, pace: Pace, box: Box): SceneNode {
  const { lang } = context;
  const width = box.width - 2 * LONE_PAD;
  const ink = { colour: 'onBrand' } as const;
  const size = PANEL_FIGURES.find(
    (each) => widthOf(context, pace.value.text, style('number', lang, { size: each })) <= width - 2,
  );
  if (size === undefined) throw new DoesNotFit('Pace');
  const place = { x: box.x + LONE_PAD, width };
  const number = { ...style('number', lang, { size, ...ink }), pitch: size * (lang === 'th' ? 1.15 : 1.05) };
  const figure = block(context, [para(pace.value.text, number)], width);
  const words = block(
    context,
    [
      para(pace.unit, style('head', lang, { size: PANEL_UNIT, ...ink }), { balance: true }),
      ...(clean(pace.text ?? '') === ''
        ? []
        : [para(pace.text ?? '', style('body', lang, { size: 16, ...ink }), { spaceBefore: 12 })]),
    ],
    width,
  );
  const height = figure.height + words.height;
  if (height > box.height - 2 * LONE_PAD) throw new DoesNotFit('Pace');
  const y = box.y + (box.height - height) / 2;
  return card('pace-panel', say(context, 'Pace', 'จังหวะ'), box, 'filled', [
    blockNode(figure, { id: 'pace', name: 'Pace', role: 'number', ...place, y }),
    blockNode(words, { id: 'pace-unit', name: 'Of what', ...place, y: y + figure.height }),
  ]);
}
