/** What the rows of a table say: a form's labels with their answers, rivals with what is good and bad, prices, sums by year. */
import { isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import type { Row, Segment } from './segment.ts';
import { FORM_COLUMNS, type TableRow } from './tables.ts';
import { topicsOf } from './topics.ts';
import { ANSWER_COLUMN, LABEL_COLUMN, REMARK_COLUMN, type Topic } from './topics.table.ts';

/** What a row gives beside its text; the rest is the same for the whole table. */
export type Said = Pick<Segment, 'kind' | 'text' | 'span' | 'topics' | 'by' | 'label' | 'cells'> & {
  row?: Row;
};

const OWN_ROW =
  /^[*_]*(?:us|we|me|ours?|own|our (?:shop|company|brand)|เรา|ของเรา|ร้านเรา|ตัวเอง)[*_]*$|\((?:us|ours?|we|me|เรา|ของเรา|ร้านเรา)\)$/iu;
const TOTAL_ROW = /^(?:total|sum|all|whole year|รวม|รวมทั้งหมด|ทั้งปี)$/iu;
const PLANNED = /plan|budget|next|new|target|แผน|งบ|ปีนี้|เป้า/iu;
const PAST = /actual|last|before|ปีที่แล้ว|จริง|ที่ผ่านมา/iu;
const MONEY_TABLE = /spend|budget|media|งบ|โฆษณา/iu;

/** Without emphasis. */
export const bareCell = (cell: string): string =>
  cell
    .replace(/<[^<>]{0,80}>/gu, ' ')
    .replace(/(?<![\w*])(\*{1,3}|_{1,2})(?=\S)([^*_\n]{1,400}?)\1(?![\w*])/gu, '$2')
    .replaceAll('`', '')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();

export function tableSegments(
  rows: readonly TableRow[],
  heading: string,
  headingTopics: readonly Topic[],
): Said[] {
  const [head, ...body] = rows;
  if (head === undefined) return [];
  const heads = head.cells.map(bareCell);
  const columns = heads.map((cell) => topicsOf(cell)[0]);
  const labelColumn = heads.findIndex((cell) => LABEL_COLUMN.test(cell));
  const answerColumn = heads.findIndex((cell) => ANSWER_COLUMN.test(cell));
  if (answerColumn >= 0 && heads.length >= 2) {
    const from =
      labelColumn >= 0 && labelColumn !== answerColumn ? labelColumn : Math.max(0, answerColumn - 1);
    const remarks = heads.findIndex(
      (cell, index) => REMARK_COLUMN.test(cell) && index !== from && index !== answerColumn,
    );
    return body.flatMap((row) =>
      formRow(
        row,
        from,
        answerColumn,
        remarks >= 0 ? [remarks] : row.cells.map((_, index) => index).slice(answerColumn + 1),
      ),
    );
  }
  const [only] = body;
  if (only !== undefined && body.length === 1 && heads.length >= FORM_COLUMNS)
    return heads.flatMap((label, index) =>
      formRow({ ...only, cells: [label, only.cells[index] ?? ''] }, 0, 1, []),
    );
  const labelled = rows.filter(({ cells }) => topicsOf(bareCell(cells[0] ?? '')).length > 0);
  if (headingTopics.includes('competitors') && columns[0] === 'company' && columns[1] !== 'good')
    if (!columns.includes('good') && !columns.includes('bad'))
      return body.map((row) => {
        const [name = '', ...rest] = row.cells.map(bareCell);
        return {
          kind: 'item',
          text: `${name}: ${rest.filter(Boolean).join(', ')}`,
          span: row,
          topics: headingTopics,
          by: 'heading',
          label: heading,
          cells: [],
        };
      });
  const isRecords = columns.filter((topic) => topic !== undefined).length >= 2 && heads.length >= 3;
  if (isRecords && labelled.length < rows.length * 0.6) return records(body, heads, columns);
  if (rows.some(({ cells }) => TOTAL_ROW.test(bareCell(cells[0] ?? ''))) && MONEY_TABLE.test(heading))
    return sums(rows, heads);
  if (labelled.length >= 1)
    return rows.flatMap((row) => formRow(row, 0, 1, row.cells.map((_, index) => index).slice(2)));
  return rows.map((row) => ({
    kind: 'cell',
    text: row.cells.map(bareCell).filter(Boolean).join(' — '),
    span: row,
    topics: headingTopics,
    by: headingTopics.length > 0 ? 'heading' : '',
    label: heading,
    cells: [],
  }));
}

function formRow(row: TableRow, from: number, to: number, rest: readonly number[]): Said[] {
  const label = bareCell(row.cells[from] ?? '');
  const text = bareCell(row.cells[to] ?? '');
  if (label === '' && text === '') return [];
  const cells = rest.map((index) => bareCell(row.cells[index] ?? '')).filter((cell) => cell !== '');
  const topics = topicsOf(label);
  return [{ kind: 'label', text, span: row, topics, by: topics.length > 0 ? 'label' : '', label, cells }];
}

function records(
  body: readonly TableRow[],
  heads: readonly string[],
  columns: readonly (Topic | undefined)[],
): Said[] {
  const ofRivals = columns.includes('good') || columns.includes('bad');
  return body.flatMap((row): Said[] => {
    const values = row.cells.map(bareCell);
    const cells = new Map<Topic, string>();
    const named = new Map<string, string>();
    for (const [index, value] of values.entries()) {
      if (isNoAnswer(value)) continue;
      const topic = columns[index];
      if (topic !== undefined && !cells.has(topic)) cells.set(topic, value);
      named.set(heads[index] ?? '', value);
    }
    const base = { span: row, by: 'label' as const, cells: [] as string[] };
    if (ofRivals && OWN_ROW.test(values[0] ?? ''))
      return [...cells].flatMap(([topic, text]): Said[] =>
        topic === 'company' || topic === 'competitors' || topic === 'bad'
          ? []
          : [
              {
                ...base,
                kind: 'label',
                text,
                topics: [topic === 'good' ? 'strengths' : topic],
                label: `own row, ${topic}`,
              },
            ],
      );
    return [
      {
        ...base,
        kind: 'cell',
        text: values.filter(Boolean).join(' | '),
        topics: ofRivals ? ['competitors'] : [],
        label: ofRivals ? 'row of a rival' : 'row of a list',
        row: { cells, heads: named },
      },
    ];
  });
}

/** Sums by quarter and year: the total that is planned. */
function sums(rows: readonly TableRow[], heads: readonly string[]): Said[] {
  const planned = heads.findLastIndex((head) => PLANNED.test(head) && !PAST.test(head));
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const column = planned >= 0 ? planned : width === 2 ? 1 : -1;
  return rows.flatMap((row): Said[] => {
    const label = bareCell(row.cells[0] ?? '');
    const text = bareCell(row.cells[column] ?? '');
    const isTotal = TOTAL_ROW.test(label) && column > 0 && text !== '';
    return [
      {
        kind: 'cell',
        text: isTotal ? text : row.cells.map(bareCell).filter(Boolean).join(' | '),
        span: row,
        topics: isTotal ? ['budget'] : ['ignored'],
        by: 'label',
        label: isTotal ? `${label}, ${heads[column] ?? ''}` : 'part of a total',
        cells: [],
      },
    ];
  });
}
