/**
 * Repairs the workbook behind a chart: a table part that nothing uses and whose range is no range, an empty number where
 * a pie's value is 0 and 'NaN' where there is none, the time of writing.
 */
import type { ChartNode } from '../../../../src/shared/scene/scene.ts';
import { valueAt } from '../chart/labels.ts';
import { columnName } from '../chart/series.ts';
import { closePackage, openPackage, type Parts } from './parts.ts';

/** Cells have the chart's values; a cell without one is left out. */
function withValues(sheet: string, node: ChartNode): string {
  const values = new Map(
    node.series.flatMap((_, series) =>
      node.labels.map((_label, point) => [
        `${columnName(series + 1)}${point + 2}`,
        valueAt(node, series, point),
      ]),
    ),
  );
  return sheet.replace(/<c r="([A-Z]+\d+)"><v>[^<]*<\/v><\/c>/g, (_, cell: string) => {
    const value = values.get(cell);
    return value === undefined ? '' : `<c r="${cell}"><v>${value}</v></c>`;
  });
}

const DATES = /<dcterms:(created|modified)[^>]*>[^<]*<\/dcterms:\1>/g;

export function repairWorkbook(bytes: Uint8Array, node: ChartNode): Uint8Array {
  const result: Parts = new Map();
  for (const [name, content] of openPackage(bytes)) {
    if (name.startsWith('xl/tables/') || typeof content !== 'string') continue;
    if (name === '[Content_Types].xml') {
      result.set(name, content.replace(/<Override PartName="\/xl\/tables\/[^>]*>/g, ''));
    } else if (name.startsWith('xl/worksheets/_rels/')) {
      const rest = content.replace(/<Relationship [^>]*\/tables\/[^>]*>/g, '');
      if (rest.includes('<Relationship ')) result.set(name, rest);
    } else if (name.startsWith('xl/worksheets/')) {
      result.set(name, withValues(content, node));
    } else {
      result.set(name, content.replace(DATES, ''));
    }
  }
  return closePackage(result, true);
}
