/** The paragraphs of a slide, each with the corner that its lines are placed from. Pure. */
import type {
  Paragraph,
  SceneNode,
  TextBlock,
  TextRole,
  VerticalAlign,
  Box,
} from '../../shared/scene/scene.ts';
import { placeCells } from '../../shared/scene/table-grid.ts';
import { blockOffset } from '../../shared/scene/text-place.ts';
import type { Pt } from '../../shared/scene/units.ts';

export interface DrawnParagraph {
  paragraph: Paragraph;
  /** What holds it: a node, or a cell of a table. */
  holder: string;
  role: TextRole;
  /** Top left corner of its text block on the slide. */
  origin: { x: Pt; y: Pt };
  /** Width of its text block. */
  width: Pt;
}

const cellOf = (id: string, row: number, column: number): string => `${id} ${row} ${column}`;

/** In reading order. */
export function* paragraphsOf(nodes: readonly SceneNode[]): Generator<DrawnParagraph> {
  for (const node of nodes) {
    if (node.kind === 'group') yield* paragraphsOf(node.children);
    else if (node.kind === 'text')
      yield* inBlock(node.text, node.box, node.verticalAlign, node.role, node.id);
    else if (node.kind === 'list') yield* inBlock(node.text, node.box, node.verticalAlign, 'body', node.id);
    else if (node.kind === 'shape' && node.text)
      yield* inBlock(node.text.block, node.text.box, node.text.verticalAlign, node.text.role, node.id);
    else if (node.kind === 'table')
      for (const [row, { cells }] of placeCells(node).entries())
        for (const [column, { cell }] of cells.entries())
          yield* inBlock(cell.text, cell.box, cell.verticalAlign, 'body', cellOf(node.id, row, column));
  }
}

function* inBlock(
  block: TextBlock,
  box: Box,
  align: VerticalAlign,
  role: TextRole,
  holder: string,
): Generator<DrawnParagraph> {
  const origin = { x: box.x, y: box.y + blockOffset(box.height, block.height, align) };
  for (const paragraph of block.paragraphs) yield { paragraph, holder, role, origin, width: block.width };
}

type Change = (paragraph: Paragraph, holder: string) => Paragraph;

/** The same nodes with other paragraphs; what does not change stays the same object. */
export function withParagraphs(nodes: readonly SceneNode[], change: Change): SceneNode[] {
  return nodes.map((node): SceneNode => {
    switch (node.kind) {
      case 'group':
        return { ...node, children: withParagraphs(node.children, change) };
      case 'text':
      case 'list':
        return { ...node, text: changed(node.text, node.id, change) };
      case 'shape':
        return node.text === undefined
          ? node
          : { ...node, text: { ...node.text, block: changed(node.text.block, node.id, change) } };
      case 'table':
        return {
          ...node,
          rows: node.rows.map((row, at) => ({
            ...row,
            cells: row.cells.map((cell, column) => ({
              ...cell,
              text: changed(cell.text, cellOf(node.id, at, column), change),
            })),
          })),
        };
      case 'chart':
      case 'image':
        return node;
    }
  });
}

const changed = (block: TextBlock, holder: string, change: Change): TextBlock => ({
  ...block,
  paragraphs: block.paragraphs.map((paragraph) => change(paragraph, holder)),
});
