/** One layer of a funnel: a trapezoid that carries its stage and its money. */
import type { Box, ShapeNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import { textShape } from './shapes.ts';
import { style } from './styles.ts';
import { block, para } from './text.ts';
import { DoesNotFit, type PageContext } from './types.ts';

export interface FunnelPlace {
  /** Which layer of how many, from 0. */
  index: number;
  count: number;
  /** The layer at the funnel's full width; the layer itself is narrower the lower it stands. */
  box: Box;
}

/** Width of the lowest layer, as a share of the funnel's. */
const NARROWEST = 0.655;

const INK: Partial<Record<ColourRole, ColourRole>> = { brand: 'onBrand', deep: 'onDeep', mid: 'onMid' };

/**
 * The layers narrow evenly towards the last, which is a rectangle. Throws `DoesNotFit` when the words are higher
 * than the layer.
 */
export function funnelLayer(
  context: PageContext,
  { index, count, box }: FunnelPlace,
  stage: string,
  money: { figure: string; unit: string } | undefined,
  fill: ColourRole,
): ShapeNode {
  const { lang } = context;
  const steps = Math.max(1, count - 1);
  const shareAt = (step: number): number => 1 - ((1 - NARROWEST) * Math.min(step, steps)) / steps;
  const width = count === 1 ? box.width : box.width * shareAt(index);
  const lower = count === 1 ? box.width : box.width * shareAt(index + 1);
  const inset: Pt = (width - lower) / 2;
  const own: Box = { x: box.x + (box.width - width) / 2, y: box.y, width, height: box.height };
  const colour = INK[fill] ?? 'ink';
  const textBox: Box = {
    x: own.x + inset + 9,
    y: own.y + 3,
    width: width - 2 * inset - 18,
    height: own.height - 6,
  };
  for (const size of [16, 14, 12]) {
    const head = style('head', lang, { size: Math.min(15, size), colour });
    const number = style('head', lang, { size: size + 2, colour });
    const unit = money?.unit ? [{ text: ` ${money.unit}`, size: 12, weight: 400 as const }] : [];
    const paragraphs = [
      ...(stage === '' ? [] : [para(stage, head, { align: 'center' })]),
      ...(money
        ? [para([{ text: money.figure }, ...unit], number, { align: 'center', spaceBefore: 2 })]
        : []),
    ];
    if (block(context, paragraphs, textBox.width).height > textBox.height) continue;
    return textShape(context, `layer-${index + 1}`, stage || `Layer ${index + 1}`, own, paragraphs, {
      fill,
      geometry: inset > 0 ? { type: 'trapezoid', inset } : { type: 'rect' },
      textBox,
      verticalAlign: 'middle',
    });
  }
  throw new DoesNotFit('Funnel layer');
}
