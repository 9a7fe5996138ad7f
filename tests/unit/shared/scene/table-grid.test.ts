import { expect, test } from 'vitest';
import type { TableCell, TableNode } from '../../../../src/shared/scene/scene.ts';
import { placeCells } from '../../../../src/shared/scene/table-grid.ts';
import { line } from '../../../fixtures/scenes/text.ts';

const cell = (colSpan?: number): TableCell => ({
  text: line('x', 10),
  box: { x: 0, y: 0, width: 0, height: 0 },
  verticalAlign: 'top',
  ...(colSpan === undefined ? {} : { colSpan }),
});
const table: TableNode = {
  kind: 'table',
  id: 't',
  name: 't',
  caption: 'c',
  box: { x: 44, y: 100, width: 300, height: 90 },
  columnWidths: [50, 100, 150],
  padding: { x: 6, y: 6 },
  rows: [
    { height: 40, header: true, cells: [cell(), cell(2)], rule: { colour: 'ink', width: 1.5 } },
    { height: 50, cells: [cell(), cell(), cell()] },
  ],
};

test('cells stand where columns and rows put them, and a wide one covers its columns', () => {
  const [head, body] = placeCells(table);
  expect(head?.cells.map(({ box }) => box)).toEqual([
    { x: 44, y: 100, width: 50, height: 40 },
    { x: 94, y: 100, width: 250, height: 40 },
  ]);
  expect(body?.cells.map(({ box }) => box)).toEqual([
    { x: 44, y: 140, width: 50, height: 50 },
    { x: 94, y: 140, width: 100, height: 50 },
    { x: 194, y: 140, width: 150, height: 50 },
  ]);
});

test('a rule lies on the lower edge of its row', () => {
  const [head, body] = placeCells(table);
  expect(head?.rule).toEqual({ stroke: { colour: 'ink', width: 1.5 }, y: 140 });
  expect(body?.rule).toBeUndefined();
  expect([head?.header, body?.header]).toEqual([true, false]);
});
