/** A table: fills, then texts row by row, then the rules between rows. */
import type { TableNode } from '../../../../src/shared/scene/scene.ts';
import { placeCells } from '../../../../src/shared/scene/table-grid.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { drawBlock } from '../text/block.ts';

export function drawTable(canvas: Canvas, node: TableNode): void {
  const rows = placeCells(node);
  for (const { cell, box } of rows.flatMap(({ cells }) => cells)) {
    if (cell.fill) canvas.fillBox(box, cell.fill);
  }
  for (const { cell } of rows.flatMap(({ cells }) => cells)) {
    drawBlock(canvas, cell.text, cell.box, cell.verticalAlign);
  }
  for (const { rule } of rows) {
    if (!rule) continue;
    // Centred on the row's lower edge.
    canvas.path(
      [
        { type: 'move', x: 0, y: 0 },
        { type: 'line', x: node.box.width, y: 0 },
      ],
      { x: node.box.x, y: rule.y },
      { stroke: rule.stroke },
    );
  }
}
