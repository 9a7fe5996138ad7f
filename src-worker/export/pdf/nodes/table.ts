/** A table: fills, then texts row by row, then the rules between rows. */
import type { TableNode } from '../../../../src/shared/scene/scene.ts';
import { placeCells, type PlacedRow } from '../../../../src/shared/scene/table-grid.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { byteString, textBytes } from '../drawing/write.ts';
import type { ElementProperties, ElementType } from '../structure/element.ts';
import { drawBlock } from '../text/block.ts';

export function drawTable(canvas: Canvas, node: TableNode): void {
  const rows = placeCells(node);
  const filled = rows.flatMap(({ cells }) => cells).filter(({ cell }) => cell.fill !== undefined);
  if (filled.length > 0)
    canvas.artefact(() => {
      for (const { cell, box } of filled) if (cell.fill) canvas.fillBox(box, cell.fill);
    });
  const summary = `<</O/Table/Summary${byteString(textBytes(node.caption))}>>`;
  canvas.within('Table', node.caption === '' ? {} : { attributes: [summary] }, () => {
    const names = node.columnNames;
    if (names) canvas.within('THead', {}, () => drawColumnNames(canvas, names));
    drawRows(
      canvas,
      'THead',
      rows.filter(({ header }) => header),
    );
    drawRows(
      canvas,
      'TBody',
      rows.filter(({ header }) => !header),
    );
  });
  drawRules(canvas, node, rows);
}

/** Read and not drawn: shapes above the table show them. */
const drawColumnNames = (canvas: Canvas, names: readonly string[]): void =>
  canvas.within('TR', {}, () => {
    for (const name of names) {
      if (name === '') canvas.within('TD', {}, () => undefined);
      else
        canvas.within('TH', { actualText: name, attributes: [attribute('/Scope/Column')] }, () => undefined);
    }
  });

const attribute = (entries: string): string => `<</O/Table${entries}>>`;

function drawRows(canvas: Canvas, type: ElementType, rows: readonly PlacedRow[]): void {
  if (rows.length === 0) return;
  canvas.within(type, {}, () => {
    for (const row of rows) canvas.within('TR', {}, () => drawCells(canvas, row));
  });
}

/** The first cell of several is the name of its row, and an empty corner is no header. */
function drawCells(canvas: Canvas, { header, cells }: PlacedRow): void {
  cells.forEach(({ cell }, index) => {
    const empty = cell.text.paragraphs.every(({ lines }) => lines.length === 0);
    const heads = !empty && (header || (index === 0 && cells.length > 1));
    const entries = [
      ...(heads ? [`/Scope/${header ? 'Column' : 'Row'}`] : []),
      ...(cell.colSpan === undefined ? [] : [`/ColSpan ${cell.colSpan}`]),
    ].join('');
    const properties: ElementProperties = entries === '' ? {} : { attributes: [attribute(entries)] };
    canvas.within(heads ? 'TH' : 'TD', properties, () =>
      drawBlock(canvas, { block: cell.text, box: cell.box, verticalAlign: cell.verticalAlign }, 'cell'),
    );
  });
}

/** Centred on each row's lower edge. */
function drawRules(canvas: Canvas, node: TableNode, rows: readonly PlacedRow[]): void {
  const ruled = rows.flatMap(({ rule }) => (rule ? [rule] : []));
  if (ruled.length === 0) return;
  canvas.artefact(() => {
    for (const { stroke, y } of ruled)
      canvas.path(
        [
          { type: 'move', x: 0, y: 0 },
          { type: 'line', x: node.box.width, y: 0 },
        ],
        { x: node.box.x, y },
        { stroke },
      );
  });
}
