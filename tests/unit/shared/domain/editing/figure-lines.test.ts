/** Rows and columns of the tables behind charts: added, taken away and named, with what stands for them on the page. */
import { describe, expect, test } from 'vitest';
import { edited, type Edit } from '../../../../../src/shared/domain/editing/change.ts';
import { checkEdit } from '../../../../../src/shared/domain/editing/check.ts';
import { standing, type PageContent } from '../../../../../src/shared/domain/editing/edits.ts';
import {
  addLine,
  isOpen,
  lineName,
  removeLine,
  renameLine,
} from '../../../../../src/shared/domain/editing/figure-lines.ts';
import { figureTable, linesBefore, numbersIn } from '../../../../../src/shared/domain/editing/figures.ts';
import { statedSection } from '../../../../../src/shared/domain/editing/stated.ts';
import type { Section } from '../../../../../src/shared/domain/section.ts';

const plan = (stage: string, platforms: string[]) => ({
  stage,
  platforms,
  campaignTypes: ['Search'],
  notesCompliance: 'No claims',
});
const money = (value: number) => ({ value, text: `£${value.toLocaleString('en-US')}` });
const SECTION: Section = {
  type: 'media-direction',
  title: 'The money',
  output: { stagePlans: [plan('Ask', ['Google']), plan('Buy', ['Google', 'Facebook'])] },
  evidence: [
    {
      statement: 'By stage',
      basis: 'computed',
      source: '',
      data: {
        channels: ['Google', 'Facebook'],
        stages: ['Ask', 'Buy'],
        values: [
          [5000, 0],
          [6000, 4500],
        ],
        unit: 'GBP',
      },
    },
    { statement: 'Months', basis: 'computed', source: '', data: { labels: ['Jan', 'Feb'], values: [3, 5] } },
    {
      statement: 'People',
      basis: 'public data',
      source: '',
      data: { labels: ['Leeds'], series: { Young: [10], Old: [20] } },
    },
  ],
  reckoned: {
    weeks: [
      { start: '2027-01-04', label: '4 Jan', amount: money(1500) },
      { start: '2027-01-11', label: '11 Jan', amount: money(2500) },
    ],
    flights: [
      { channel: 'Google', from: 1, to: 2, amount: money(3000), total: '£3,000 · 75%', note: 'Search' },
      { channel: 'Facebook', from: 1, to: 2, amount: money(1000), total: '£1,000 · 25%', note: '' },
    ],
  },
};

const tableOf = (section: Section, field: string) => {
  const table = figureTable(section, field);
  if (table === undefined) throw new Error(`no table ${field}`);
  return table;
};
/** With the edits of a person, each as the page would take it. */
function after(edits: readonly Edit[]): PageContent {
  let content: PageContent = { written: SECTION };
  for (const edit of edits) {
    const next = edited(content, edit, '2026-11-22T08:00:00.000Z');
    const changed = { written: SECTION, ...(next ? { edits: next } : {}) };
    checkEdit(standing(content), standing(changed), edit);
    content = changed;
  }
  return content;
}
const shown = (content: PageContent, field: string) => {
  const { rows, columns, ...table } = tableOf(standing(content), field);
  return { rows, columns, numbers: numbersIn(table) };
};
const MATRIX = 'evidence.0.data';

describe('a stage of the money', () => {
  test('is added to the table and to the page, and is written as any other', () => {
    const content = after(addLine(SECTION, tableOf(SECTION, MATRIX), 'rows', 'Come back'));
    expect(shown(content, MATRIX)).toEqual({
      rows: ['Ask', 'Buy', 'Come back'],
      columns: ['Google', 'Facebook'],
      numbers: [
        [5000, 0],
        [6000, 4500],
        [0, 0],
      ],
    });
    expect(standing(content).output['stagePlans']).toHaveLength(3);
    expect(standing(content).output['stagePlans']).toContainEqual({
      stage: 'Come back',
      platforms: [],
      campaignTypes: [],
      notesCompliance: '',
    });
  });
  test('is taken away from both', () => {
    const content = after(removeLine(SECTION, tableOf(SECTION, MATRIX), 'rows', 0));
    expect(shown(content, MATRIX)).toMatchObject({ rows: ['Buy'], numbers: [[6000, 4500]] });
    expect(standing(content).output['stagePlans']).toEqual([plan('Buy', ['Google', 'Facebook'])]);
  });
  test('has its name wherever the page says it', () => {
    const content = after(renameLine(SECTION, tableOf(SECTION, MATRIX), 'rows', 1, 'Book'));
    expect(shown(content, MATRIX).rows).toEqual(['Ask', 'Book']);
    expect(standing(content).output['stagePlans']).toMatchObject([{ stage: 'Ask' }, { stage: 'Book' }]);
  });
});

describe('a channel', () => {
  test('is added, and nothing of it is spent yet', () => {
    const content = after(addLine(SECTION, tableOf(SECTION, MATRIX), 'columns', 'TikTok'));
    expect(shown(content, MATRIX)).toMatchObject({
      columns: ['Google', 'Facebook', 'TikTok'],
      numbers: [
        [5000, 0, 0],
        [6000, 4500, 0],
      ],
    });
  });
  test('that is taken away is no platform of a stage any more', () => {
    const content = after(removeLine(SECTION, tableOf(SECTION, MATRIX), 'columns', 0));
    expect(shown(content, MATRIX)).toMatchObject({ columns: ['Facebook'], numbers: [[0], [4500]] });
    expect(standing(content).output['stagePlans']).toMatchObject([
      { platforms: [] },
      { platforms: ['Facebook'] },
    ]);
  });
  test('of the weeks is added with its sum in the words of the page', () => {
    const table = tableOf(SECTION, 'reckoned.flights');
    const content = after(addLine(SECTION, table, 'rows', 'TikTok'));
    expect(standing(content).reckoned?.['flights']).toContainEqual({
      channel: 'TikTok',
      from: 1,
      to: 2,
      amount: { value: 0, text: '£0' },
      total: '£0 · 0%',
      note: '',
    });
    expect(lineName(SECTION, table, 'rows', 1)).toBe('Facebook');
    expect(shown(after(removeLine(SECTION, table, 'rows', 1)), 'reckoned.flights').rows).toEqual([
      'Google 1–2',
    ]);
  });
});

test('a chart takes rows, of one series or of several', () => {
  expect(
    shown(after(addLine(SECTION, tableOf(SECTION, 'evidence.1.data'), 'rows', 'Mar')), 'evidence.1.data'),
  ).toEqual({
    rows: ['Jan', 'Feb', 'Mar'],
    columns: [''],
    numbers: [[3], [5], [0]],
  });
  expect(
    shown(after(addLine(SECTION, tableOf(SECTION, 'evidence.2.data'), 'rows', 'York')), 'evidence.2.data')
      .numbers,
  ).toEqual([
    [10, 20],
    [0, 0],
  ]);
});

test('weeks of a calendar and columns that the page names are as they are', () => {
  expect(isOpen(SECTION, tableOf(SECTION, 'reckoned.weeks'), 'rows')).toBe(false);
  expect(isOpen(SECTION, tableOf(SECTION, 'evidence.2.data'), 'columns')).toBe(false);
  expect(isOpen(SECTION, tableOf(SECTION, MATRIX), 'columns')).toBe(true);
});

test('the engine’s figures stay its own when a line is taken away', () => {
  expect(linesBefore(['Buy', 'New', 'Buy'], ['Ask', 'Buy'])).toEqual([1, undefined, undefined]);
  const content = after(removeLine(SECTION, tableOf(SECTION, MATRIX), 'columns', 0));
  expect(statedSection(content).evidence.filter(({ basis }) => basis === 'stated by')).toEqual([]);
});
