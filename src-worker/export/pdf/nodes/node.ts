/** Any node of a slide, by its kind. */
import type { SceneNode } from '../../../../src/shared/scene/scene.ts';
import type { SceneTheme } from '../../../../src/shared/scene/theme.ts';
import type { Canvas } from '../drawing/canvas.ts';
import type { BlockKind } from '../text/block.ts';
import { drawChart } from './chart.ts';
import { drawImage } from './image.ts';
import { drawShape } from './shape.ts';
import { drawTable } from './table.ts';
import { drawText } from './text.ts';

/** @param heading what a headline is on this slide */
export function drawNode(canvas: Canvas, node: SceneNode, theme: SceneTheme, heading: BlockKind): void {
  switch (node.kind) {
    case 'text':
    case 'list':
      return drawText(canvas, node, heading);
    case 'table':
      return drawTable(canvas, node);
    case 'shape':
      return drawShape(canvas, node, heading);
    case 'chart':
      return drawChart(canvas, node, theme);
    case 'image':
      return drawImage(canvas, node);
    case 'group':
      return canvas.within('Div', { title: node.name }, () =>
        node.children.forEach((child) => drawNode(canvas, child, theme, heading)),
      );
    default:
      return node satisfies never;
  }
}
