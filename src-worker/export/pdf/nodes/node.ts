/** Any node of a slide, by its kind. */
import type { SceneNode } from '../../../../src/shared/scene/scene.ts';
import type { SceneTheme } from '../../../../src/shared/scene/theme.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { drawChart } from './chart.ts';
import { drawImage } from './image.ts';
import { drawShape } from './shape.ts';
import { drawTable } from './table.ts';
import { drawText } from './text.ts';

export function drawNode(canvas: Canvas, node: SceneNode, theme: SceneTheme): void {
  switch (node.kind) {
    case 'text':
    case 'list':
      return drawText(canvas, node);
    case 'table':
      return drawTable(canvas, node);
    case 'shape':
      return drawShape(canvas, node);
    case 'chart':
      return drawChart(canvas, node, theme);
    case 'image':
      return drawImage(canvas, node);
    case 'group':
      return node.children.forEach((child) => drawNode(canvas, child, theme));
    default:
      return node satisfies never;
  }
}
