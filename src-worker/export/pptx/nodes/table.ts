/** A table: PowerPoint's own, with the scene's columns, rows, fills and rules and no style of its own. */
import { NO_FILL, NO_LIST_STYLE, PLAIN_BODY } from '../drawing/fixed.ts';
import type {
  Stroke,
  TableCell,
  TableNode,
  TableRow,
  VerticalAlign,
} from '../../../../src/shared/scene/scene.ts';
import { ptToEmu, type Pt } from '../../../../src/shared/scene/units.ts';
import { solidFill } from '../drawing/colour.ts';
import type { SlideContext } from '../drawing/context.ts';
import { drop } from '../drawing/baseline.ts';
import { frameTransform } from '../drawing/frame.ts';
import { frameHolder } from './frame-holder.ts';
import { objectProperties } from '../drawing/object.ts';
import { KEPT_PADDING, smaller, tableScale } from '../drawing/table-fit.ts';
import { noStroke, strokeXml } from '../drawing/stroke.ts';
import { ANCHORS, paragraphsXml } from '../drawing/text-body.ts';
import { el, type Xml } from '../drawing/xml.ts';

/** 'No Style, No Grid': a row that a person adds brings no banding and no lines. */
const NO_STYLE = '{2D5ABB26-0587-4C30-8999-92F81FD0307C}';

interface Placed {
  cell: TableCell;
  x: Pt;
  width: Pt;
  span: number;
}

/** Cells of a row with their place; a span that runs past the last column ends there. */
function placed(row: TableRow, node: TableNode): Placed[] {
  const cells: Placed[] = [];
  let column = 0;
  let { x } = node.box;
  for (const cell of row.cells) {
    const widths = node.columnWidths.slice(column, column + Math.max(1, cell.colSpan ?? 1));
    if (widths.length === 0) break;
    const width = widths.reduce((sum, each) => sum + each, 0);
    cells.push({ cell, x, width, span: widths.length });
    column += widths.length;
    x += width;
  }
  return cells;
}

const ruleXml = (name: string, rule: Stroke | undefined, context: SlideContext): Xml =>
  rule ? strokeXml(name, rule, context.theme.palette) : noStroke(name);

/**
 * Above and below a cell's text, which stands `raised` higher than the scene has it. The row's own height holds the text
 * where it is; less is asked for than there is, so that a text that becomes a little higher does not make the row grow
 * and push those under it.
 */
function marginsOf(margin: Pt, raised: Pt, align: VerticalAlign): [top: Pt, bottom: Pt] {
  const kept = margin * KEPT_PADDING;
  switch (align) {
    case 'top':
      return [margin - raised, kept];
    case 'bottom':
      return [kept, margin + raised];
    case 'middle':
      return [Math.max(0, kept - raised), Math.max(0, kept + raised)];
  }
}

/** Left and right of a cell. */
const NO_SIDES = noStroke('a:lnL') + noStroke('a:lnR');
const EMPTY_TEXT = el('a:txBody', {}, PLAIN_BODY, NO_LIST_STYLE, el('a:p'));

/** What holds for all cells of a table. */
interface Look {
  padding: Pt;
  /** Share of their size in which texts are set. */
  scale: number;
}

function cellXml(
  { cell, x, width, span }: Placed,
  row: TableRow,
  above: Stroke | undefined,
  { padding, scale }: Look,
  context: SlideContext,
): Xml {
  const { box } = cell;
  // A row whose text and padding are higher than it is would grow.
  const margin = Math.min(padding, Math.max(0, (row.height - cell.text.height) / 2));
  const raised = Math.min(margin, drop(cell.text));
  const [top, bottom] = marginsOf(margin, raised, cell.verticalAlign);
  return el(
    'a:tc',
    { gridSpan: span > 1 ? span : undefined },
    el('a:txBody', {}, PLAIN_BODY, NO_LIST_STYLE, paragraphsXml(smaller(cell.text, scale), 'body', context)),
    el(
      'a:tcPr',
      {
        marL: ptToEmu(Math.max(0, box.x - x)),
        marR: ptToEmu(Math.max(0, x + width - box.x - box.width)),
        marT: ptToEmu(top),
        marB: ptToEmu(bottom),
        anchor: ANCHORS[cell.verticalAlign],
      },
      NO_SIDES,
      ruleXml('a:lnT', above, context),
      ruleXml('a:lnB', row.rule, context),
      cell.fill ? solidFill(cell.fill, context.theme.palette) : NO_FILL,
    ),
  );
}

function rowXml(
  row: TableRow,
  above: Stroke | undefined,
  node: TableNode,
  scale: number,
  context: SlideContext,
): Xml {
  const cells = placed(row, node);
  const covered = cells.reduce((sum, { span }) => sum + span, 0);
  // A covered cell still draws its part of the rules.
  const rules = NO_SIDES + ruleXml('a:lnT', above, context) + ruleXml('a:lnB', row.rule, context);
  const bare = (properties: Record<string, number>): Xml =>
    el('a:tc', properties, EMPTY_TEXT, el('a:tcPr', {}, rules, NO_FILL));
  const covering = (count: number): Xml => (count > 0 ? bare({ hMerge: 1 }).repeat(count) : '');
  const missing = node.columnWidths.length - covered;
  return el(
    'a:tr',
    { h: ptToEmu(row.height) },
    ...cells.map(
      (each) =>
        cellXml(each, row, above, { padding: node.padding.y, scale }, context) + covering(each.span - 1),
    ),
    // Every row has a cell for every column, or PowerPoint calls the file damaged.
    missing > 0 ? bare({}).repeat(missing) : '',
  );
}

export function tableXml(node: TableNode, context: SlideContext): Xml {
  const scale = tableScale(node, context.roomOf(node.id).below);
  return el(
    'p:graphicFrame',
    {},
    el(
      'p:nvGraphicFramePr',
      {},
      objectProperties({ id: context.nextId(), name: context.nameOf(node.name), description: node.caption }),
      el('p:cNvGraphicFramePr', {}, el('a:graphicFrameLocks', { noGrp: 1 })),
      frameHolder(node.id, context),
    ),
    frameTransform(node.box),
    el(
      'a:graphic',
      {},
      el(
        'a:graphicData',
        { uri: 'http://schemas.openxmlformats.org/drawingml/2006/table' },
        el(
          'a:tbl',
          {},
          el(
            'a:tblPr',
            { firstRow: node.rows[0]?.header ? 1 : undefined },
            el('a:tableStyleId', {}, NO_STYLE),
          ),
          el('a:tblGrid', {}, ...node.columnWidths.map((width) => el('a:gridCol', { w: ptToEmu(width) }))),
          ...node.rows.map((row, index) => rowXml(row, node.rows[index - 1]?.rule, node, scale, context)),
        ),
      ),
    ),
  );
}
