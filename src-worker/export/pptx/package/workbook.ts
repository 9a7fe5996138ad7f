/**
 * The workbook behind a chart, which 'Edit Data' opens: one sheet, names of the series in its first row, labels in its
 * first column. Written here and not by the library, whose sheet moves its labels up where one is empty, has a table that
 * nothing uses and is as much work as all the rest of the package.
 */
import { valueAt } from '../chart/labels.ts';
import {
  labelFormula,
  NAME_COLUMN,
  TOTAL_CELL,
  totalFormula,
  wordsOf,
  type NativeChart,
} from '../chart/own-texts.ts';
import { columnName } from '../chart/series.ts';
import { el, escapeText, xmlDocument, type Xml } from '../drawing/xml.ts';
import { closePackage, type Parts } from './parts.ts';
import { writeRelationships } from './relationships.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts by the word after their kind's type. */
const PARTS = {
  'xl/workbook.xml': 'sheet.main',
  'xl/worksheets/sheet1.xml': 'worksheet',
  'xl/styles.xml': 'styles',
  'xl/sharedStrings.xml': 'sharedStrings',
} as const;

const CONTENT_TYPES = xmlDocument(
  el(
    'Types',
    { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
    el('Default', {
      Extension: 'rels',
      ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
    }),
    ...Object.entries(PARTS).map(([name, kind]) =>
      el('Override', { PartName: `/${name}`, ContentType: `${TYPE}.${kind}+xml` }),
    ),
  ),
);

const WORKBOOK = xmlDocument(
  el(
    'workbook',
    {
      xmlns: MAIN,
      'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    },
    el('sheets', {}, el('sheet', { name: 'Sheet1', sheetId: 1, 'r:id': 'rId1' })),
  ),
);

/** The first of each list. */
const PLAIN = { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 } as const;

/** One look for every cell. The schema asks for each of these lists; a workbook has two fills that are its program's. */
const STYLES = xmlDocument(
  el(
    'styleSheet',
    { xmlns: MAIN },
    el('fonts', { count: 1 }, el('font', {}, el('sz', { val: 11 }), el('name', { val: 'Calibri' }))),
    el(
      'fills',
      { count: 2 },
      el('fill', {}, el('patternFill', { patternType: 'none' })),
      el('fill', {}, el('patternFill', { patternType: 'gray125' })),
    ),
    el(
      'borders',
      { count: 1 },
      el('border', {}, el('left'), el('right'), el('top'), el('bottom'), el('diagonal')),
    ),
    el('cellStyleXfs', { count: 1 }, el('xf', PLAIN)),
    el('cellXfs', { count: 1 }, el('xf', { ...PLAIN, xfId: 0 })),
  ),
);

/** What is the same in every workbook. */
const FIXED: readonly (readonly [string, Xml])[] = [
  ['[Content_Types].xml', CONTENT_TYPES],
  ['_rels/.rels', writeRelationships([{ id: 'rId1', kind: 'officeDocument', target: 'xl/workbook.xml' }])],
  ['xl/workbook.xml', WORKBOOK],
  [
    'xl/_rels/workbook.xml.rels',
    writeRelationships([
      { id: 'rId1', kind: 'worksheet', target: 'worksheets/sheet1.xml' },
      { id: 'rId2', kind: 'styles', target: 'styles.xml' },
      { id: 'rId3', kind: 'sharedStrings', target: 'sharedStrings.xml' },
    ]),
  ],
  ['xl/styles.xml', STYLES],
];

/** Cells name their texts by a number. */
class Texts {
  readonly #texts: string[] = [];

  cell(name: string, text: string): Xml {
    this.#texts.push(text);
    return el('c', { r: name, t: 's' }, el('v', {}, String(this.#texts.length - 1)));
  }

  part(): Xml {
    const count = this.#texts.length;
    return xmlDocument(
      el(
        'sst',
        { xmlns: MAIN, count, uniqueCount: count },
        ...this.#texts.map((text) => el('si', {}, el('t', { 'xml:space': 'preserve' }, escapeText(text)))),
      ),
    );
  }
}

/** A cell that is reckoned from others. */
const formulaCell = (name: string, formula: string, text: string): Xml =>
  el('c', { r: name, t: 'str' }, el('f', {}, escapeText(formula)), el('v', {}, escapeText(text)));

/** A cell without a value is left out. */
function rows(node: NativeChart, texts: Texts): Xml[] {
  const head = node.series.map(({ name }, series) => texts.cell(`${columnName(series + 1)}1`, name));
  if (node.total)
    head.push(formulaCell(`${TOTAL_CELL.column}${TOTAL_CELL.row}`, totalFormula(node), wordsOf(node.total)));
  const body = node.labels.map((label, point) => {
    const row = point + 2;
    const values = node.series.map((_, series) => {
      const value = valueAt(node, series, point);
      const name = `${columnName(series + 1)}${row}`;
      return value === undefined ? '' : el('c', { r: name }, el('v', {}, String(value)));
    });
    const drawn = node.legend?.[point];
    return drawn
      ? el(
          'row',
          { r: row },
          formulaCell(`A${row}`, labelFormula(node, row), wordsOf(drawn)),
          ...values,
          texts.cell(`${NAME_COLUMN}${row}`, label),
        )
      : el('row', { r: row }, texts.cell(`A${row}`, label), ...values);
  });
  return [el('row', { r: 1 }, ...head), ...body];
}

/** Not made smaller by itself: it is, as a part of the file. */
export function writeWorkbook(node: NativeChart): Uint8Array {
  const texts = new Texts();
  const sheet = xmlDocument(el('worksheet', { xmlns: MAIN }, el('sheetData', {}, ...rows(node, texts))));
  const parts: Parts = new Map([
    ...FIXED,
    ['xl/worksheets/sheet1.xml', sheet],
    ['xl/sharedStrings.xml', texts.part()],
  ]);
  return closePackage(parts, true);
}
