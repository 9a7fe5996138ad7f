/** What a screen reader is given of a slide: its elements, in the order in which they are read. */
import { expect, test } from 'vitest';
import type { SceneNode, TableNode } from '../../../../src/shared/scene/scene.ts';
import { readRaw } from '../../../checks/pdf/raw.ts';
import { readTree, type TreeElement } from '../../../checks/pdf/ua-structure.ts';
import { line } from '../../../fixtures/scenes/text.ts';
import { exported, sceneOf, slide } from './support.ts';

const box = { x: 40, y: 40, width: 300, height: 30 };
const text = (id: string, role: 'title' | 'body' | 'footer', words: string): SceneNode => ({
  kind: 'text',
  id,
  name: id,
  role,
  box,
  text: line(words, 300),
  verticalAlign: 'top',
});
const cell = (words: string) => ({ text: line(words, 100), box, verticalAlign: 'top' as const });
const table: TableNode = {
  kind: 'table',
  id: 'table',
  name: 'Table',
  caption: 'Orders by month',
  box,
  columnWidths: [150, 150],
  padding: { x: 5, y: 5 },
  rows: [
    { height: 20, header: true, cells: [cell('Month'), cell('Orders')] },
    { height: 20, cells: [cell('May'), cell('60')], rule: { colour: 'line', width: 1 } },
  ],
};
const mark = (id: string, decorative: boolean): SceneNode => ({
  kind: 'shape',
  id,
  name: 'A circle',
  box,
  geometry: { type: 'ellipse' },
  fill: 'brand',
  decorative,
});

/** 'Sect(H1 P)'. */
const outline = ({ type, children }: TreeElement): string =>
  children.length === 0 ? type : `${type}(${children.map(outline).join(' ')})`;

async function treeOf(...slides: readonly (readonly SceneNode[])[]): Promise<TreeElement[]> {
  const scene = sceneOf(slides.map((nodes, index) => slide(index + 1, nodes)));
  const file = await readRaw(await exported(scene));
  return readTree(file, () => undefined).top;
}

test('a section for each slide: one headline of the document, and one under it on every other', async () => {
  const nodes = [
    text('title', 'title', 'Sixty bookings'),
    text('body', 'body', 'A month'),
    text('footer', 'footer', 'Clinic'),
  ];
  const top = await treeOf(nodes, nodes);
  expect(top.map(outline)).toEqual(['Document(Sect(H1 P) Sect(H2 P))']);
});

test('a table has rows of headers and cells; decoration and rules are not read, a drawing that speaks is', async () => {
  const top = await treeOf([table, mark('a', true), mark('b', false)]);
  expect(top.map(outline)).toEqual(['Document(Sect(Table(THead(TR(TH TH)) TBody(TR(TH TD))) Figure))']);
});

test('names of columns that stand above a table are read with it', async () => {
  const top = await treeOf([{ ...table, rows: table.rows.slice(1), columnNames: ['Month', ''] }]);
  expect(top.map(outline)).toEqual(['Document(Sect(Table(THead(TR(TH TD)) TBody(TR(TH TD)))))']);
});
