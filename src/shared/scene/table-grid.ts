/** Where the cells of a table stand, in points from the slide's corner. */
import type { Box, Stroke, TableCell, TableNode } from './scene.ts';

export interface PlacedCell {
  cell: TableCell;
  box: Box;
}
export interface PlacedRow {
  header: boolean;
  cells: PlacedCell[];
  /** Rule under the row, from edge to edge. */
  rule?: { stroke: Stroke; y: number };
}

/** Rows from the box's top, columns from its left; a cell covers `colSpan` columns. */
export function placeCells(node: TableNode): PlacedRow[] {
  let y = node.box.y;
  return node.rows.map((row) => {
    const top = y;
    y += row.height;
    let column = 0;
    let x = node.box.x;
    const cells = row.cells.map((cell) => {
      const span = cell.colSpan ?? 1;
      const width = node.columnWidths.slice(column, column + span).reduce((sum, each) => sum + each, 0);
      const box = { x, y: top, width, height: row.height };
      column += span;
      x += width;
      return { cell, box };
    });
    return {
      header: row.header === true,
      cells,
      ...(row.rule ? { rule: { stroke: row.rule, y } } : {}),
    };
  });
}
