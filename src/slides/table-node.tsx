// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a cell that is placed loses its role in some browsers unless it is spelt out
// oxlint-disable react/no-array-index-key -- a scene is resolved and never edited in place: a part is its place
/**
 * A table. Its cells are placed one by one, since a browser's own table layout rounds columns to whole pixels; the
 * roles are spelt out because a placed cell otherwise stops being a cell for some screen readers.
 */
import type { JSX } from 'react';
import type { TableNode } from '../shared/scene/scene.ts';
import { placeCells, type PlacedCell, type PlacedRow } from '../shared/scene/table-grid.ts';
import { blockOffset } from '../shared/scene/text-place.ts';
import { boxStyle, colour, pt, type Style } from './palette.ts';
import { ParagraphView, useLang } from './text-block.tsx';

export function TableNodeView({ node }: { node: TableNode }): JSX.Element {
  const rows = placeCells(node);
  const head = rows.filter((row) => row.header);
  const body = rows.filter((row) => !row.header);
  return (
    <>
      <table className="deck-table" role="table">
        <caption className="deck-hidden">{node.caption}</caption>
        {head.length > 0 && (
          <thead role="rowgroup">
            {head.map((row, index) => (
              <Row key={index} row={row} />
            ))}
          </thead>
        )}
        {node.columnNames && <ColumnNames names={node.columnNames} />}
        <tbody role="rowgroup">
          {body.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </tbody>
      </table>
      {rows.map((row, index) => row.rule && <Rule key={index} node={node} rule={row.rule} />)}
    </>
  );
}

/** Heard and not seen: shapes above the table show them. */
function ColumnNames({ names }: { names: readonly string[] }): JSX.Element {
  return (
    <thead className="deck-hidden" role="rowgroup">
      <tr role="row">
        {names.map((name, index) =>
          name === '' ? (
            <td key={index} role="cell">
              {'\u00a0'}
            </td>
          ) : (
            <th key={index} scope="col" role="columnheader">
              {name}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

/** The first cell of several is the name of its row. */
function Row({ row }: { row: PlacedRow }): JSX.Element {
  return (
    <tr role="row">
      {row.cells.map((placed, index) => {
        const span = placed.cell.colSpan === undefined ? {} : { colSpan: placed.cell.colSpan };
        const fill: Style = placed.cell.fill ? { backgroundColor: colour(placed.cell.fill) } : {};
        const common = { className: 'deck-cell', style: { ...boxStyle(placed.box), ...fill }, ...span };
        const content = <CellText placed={placed} />;
        // An empty corner is no header.
        const empty = placed.cell.text.paragraphs.every((paragraph) => paragraph.lines.length === 0);
        if (row.header && !empty) {
          return (
            <th key={index} scope="col" role="columnheader" {...common}>
              {content}
            </th>
          );
        }
        if (index === 0 && row.cells.length > 1 && !empty) {
          return (
            <th key={index} scope="row" role="rowheader" {...common}>
              {content}
            </th>
          );
        }
        return (
          <td key={index} role="cell" {...common}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function CellText({ placed: { cell, box } }: { placed: PlacedCell }): JSX.Element {
  const lang = useLang(cell.text.lang);
  const origin = {
    x: cell.box.x - box.x,
    y: cell.box.y - box.y + blockOffset(cell.box.height, cell.text.height, cell.verticalAlign),
  };
  return (
    <>
      {cell.text.paragraphs.map((paragraph, index) => (
        <ParagraphView key={index} paragraph={paragraph} tag="p" origin={origin} lang={lang} />
      ))}
    </>
  );
}

/** Centred on the row's lower edge, as PowerPoint draws a border. */
function Rule({ node, rule }: { node: TableNode; rule: NonNullable<PlacedRow['rule']> }): JSX.Element {
  const { stroke, y } = rule;
  const style: Style = {
    left: pt(node.box.x),
    width: pt(node.box.width),
    top: pt(y - stroke.width / 2),
    borderTop: `${pt(stroke.width)} ${stroke.dash ? 'dashed' : 'solid'} ${colour(stroke.colour)}`,
  };
  return <span className="deck-rule" style={style} aria-hidden="true" />;
}
