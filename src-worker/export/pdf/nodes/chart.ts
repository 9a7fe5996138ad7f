/** A chart in the geometry of the screen, its labels in the deck's own faces: a figure that says what it shows. */
import { drawChart as geometryOf } from '../../../../src/shared/scene/chart/draw-chart.ts';
import type { ChartNode, LinePiece } from '../../../../src/shared/scene/scene.ts';
import type { SceneTheme } from '../../../../src/shared/scene/theme.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { placeAttribute } from '../structure/element.ts';
import { drawLine } from '../text/line.ts';

const PLACES = { start: 0, middle: 0.5, end: 1 } as const;

export const drawChart = (canvas: Canvas, node: ChartNode, theme: SceneTheme): void =>
  canvas.within('Figure', { alt: node.alt, attributes: [placeAttribute(node.box)] }, () =>
    canvas.content(() => drawMarks(canvas, node, theme)),
  );

function drawMarks(canvas: Canvas, node: ChartNode, { family }: SceneTheme): void {
  const { marks, curves, labels } = geometryOf(node);
  for (const { outline, fill, opacity } of marks)
    canvas.path(outline, node.box, { fill, ...(opacity === undefined ? {} : { opacity }) });
  for (const { outline, colour, width, dash } of curves) {
    // Round joins, as on screen.
    canvas.write('1 j');
    canvas.path(outline, node.box, { stroke: { colour, width, dash: dash === true } });
    canvas.write('0 j');
  }
  for (const { text, x, y, anchor, size, weight, colour } of labels) {
    const width = canvas
      .shape(text, weight)
      .reduce((sum, run) => sum + run.advances.reduce((em, advance) => em + advance, 0) * size, 0);
    const piece: LinePiece = { text, x: 0, width, family, weight, size, colour, lang: 'en' };
    const left = node.box.x + x - width * PLACES[anchor];
    drawLine(canvas, [piece], text, { x: left, y: node.box.y + y });
  }
}
