/** The figures behind charts and tables: read, written in the words of the page, summed, and made to add up again. */
import { describe, expect, test } from 'vitest';
import { edited, EditRefused, type Edit } from '../../../../../src/shared/domain/editing/change.ts';
import { checkEdit } from '../../../../../src/shared/domain/editing/check.ts';
import { standing, type PageContent } from '../../../../../src/shared/domain/editing/edits.ts';
import {
  CALENDAR,
  excessOf,
  figureEdits,
  figureTable,
  figureTables,
  numbersIn,
  restated,
  sumsOf,
  typedNumber,
  waysOut,
} from '../../../../../src/shared/domain/editing/figures.ts';
import { readField } from '../../../../../src/shared/domain/editing/path.ts';
import { rebased } from '../../../../../src/shared/domain/editing/rebase.ts';
import { statedSection } from '../../../../../src/shared/domain/editing/stated.ts';
import type { Section } from '../../../../../src/shared/domain/section.ts';

const AT = '2026-11-22T08:00:00.000Z';
const money = (amount: number) => ({ value: amount, text: `£${amount.toLocaleString('en-US')}` });
const MATRIX = {
  channels: ['Google', 'Facebook'],
  stages: ['Ask', 'Buy'],
  values: [
    [5000, 0],
    [6000, 4500],
  ],
  unit: 'GBP',
};
const SECTION: Section = {
  type: 'media-direction',
  title: 'The money',
  output: { stagePlans: [] },
  evidence: [
    {
      statement: 'By month',
      basis: 'computed',
      source: '',
      data: { labels: ['Jan', 'Feb'], values: [3, 5] },
    },
    { statement: 'By stage', basis: 'computed', source: '', data: MATRIX },
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
      { channel: 'Google', from: 1, to: 2, amount: money(3000), total: '£3,000 · 75%', note: '' },
      { channel: 'Facebook', from: 1, to: 2, amount: money(1000), total: '£1,000 · 25%', note: '' },
    ],
    versus: [
      {
        rival: 'Dealer',
        label: 'Days',
        them: '21 days',
        us: '9 days',
        themValue: 21,
        usValue: 9,
        leads: 'us',
      },
    ],
    fact: {
      value: { value: 9, text: '9' },
      unit: 'days',
      caption: '',
      rival: 'Dealer',
      rivalValue: { value: 21, text: '21 days' },
    },
  },
};
const after = (content: PageContent, edits: readonly Edit[]): PageContent =>
  edits.reduce<PageContent>((before, edit) => {
    const next = edited(before, edit, AT);
    const now = { written: before.written, ...(next ? { edits: next } : {}) };
    checkEdit(standing(before), standing(now), edit);
    return now;
  }, content);
/** The section after other numbers were put into one of its tables. */
const changed = (field: string, change: (numbers: number[][]) => void): PageContent => {
  const table = figureTable(SECTION, field);
  if (table === undefined) throw new Error(`no table ${field}`);
  const numbers = numbersIn(table);
  change(numbers);
  return after({ written: SECTION }, figureEdits(SECTION, table, numbers));
};
const put = (row: number, column: number, value: number) => (numbers: number[][]) => {
  const of = numbers[row];
  if (of) of[column] = value;
};

describe('tables', () => {
  test('every shape of figures is a table', () => {
    expect(figureTables(SECTION).map(({ field, rows, columns }) => [field, rows, columns])).toEqual([
      ['evidence.0.data', ['Jan', 'Feb'], ['']],
      ['evidence.1.data', ['Ask', 'Buy'], ['Google', 'Facebook']],
      ['evidence.2.data', ['Leeds'], ['Young', 'Old']],
      ['reckoned.weeks', ['4 Jan', '11 Jan'], ['']],
      ['reckoned.flights', ['Google 1–2', 'Facebook 1–2'], ['']],
      [CALENDAR, ['Google 1–2', 'Facebook 1–2'], ['from', 'to']],
      ['reckoned.versus', ['Days'], ['them', 'us']],
      ['reckoned.fact', ['days', 'Dealer'], ['']],
    ]);
  });

  test.each([
    ['evidence.0.data', 1, 0, 7, 'evidence.0.data.values.1', 7],
    ['evidence.1.data', 1, 1, 6000, 'evidence.1.data.values.1.1', 6000],
    ['evidence.2.data', 0, 1, 25, 'evidence.2.data.series.Old.0', 25],
    ['reckoned.weeks', 0, 0, 1750, 'reckoned.weeks.0.amount', { value: 1750, text: '£1,750' }],
    ['reckoned.versus', 0, 1, 7, 'reckoned.versus.0.us', '7 days'],
    ['reckoned.fact', 1, 0, 30, 'reckoned.fact.rivalValue', { value: 30, text: '30 days' }],
  ])(
    'a figure of %s is written where it stands, in the words of the page',
    (field, row, column, value, path, is) => {
      expect(readField(standing(changed(field, put(row, column, value))), path)).toEqual(is);
    },
  );

  test('the weeks in which a channel runs, within those of the calendar', () => {
    const weeksOf = (content: PageContent, row: number) =>
      ['from', 'to'].map((key) => readField(standing(content), `reckoned.flights.${row}.${key}`));
    expect(weeksOf(changed(CALENDAR, put(1, 0, 2)), 1)).toEqual([2, 2]);
    expect(weeksOf(changed(CALENDAR, put(1, 1, 1)), 1)).toEqual([1, 1]);
    // There is no third week, and no half one.
    expect(weeksOf(changed(CALENDAR, put(0, 0, 9)), 0)).toEqual([2, 2]);
    expect(weeksOf(changed(CALENDAR, put(0, 1, 0.6)), 0)).toEqual([1, 1]);
    const late = changed(CALENDAR, put(0, 0, 2));
    expect(weeksOf(late, 1)).toEqual([1, 2]);
    expect(readField(standing(late), 'reckoned.flights.0.amount')).toEqual(money(3000));
  });

  test('a channel’s sum beside its name follows its money', () => {
    const content = changed('reckoned.flights', put(1, 0, 3000));
    expect(readField(standing(content), 'reckoned.flights.1.total')).toBe('£3,000 · 50%');
  });

  test('nothing is edited where no number changes', () => {
    expect(changed('evidence.1.data', () => undefined).edits).toBeUndefined();
  });
});

describe('a person’s figures', () => {
  test('stand behind their chart as stated, and say what they count', () => {
    const section = statedSection(changed('evidence.1.data', put(1, 1, 6000)));
    expect(section.evidence.at(-1)).toEqual({
      statement: 'Buy, Facebook: 6,000',
      basis: 'stated by',
      source: '',
    });
    expect(section.evidence).toHaveLength(4);
  });

  test('stay when the page is written anew', () => {
    const anew = { ...SECTION, evidence: SECTION.evidence.toReversed() };
    const content = rebased(changed('evidence.1.data', put(1, 1, 6000)), anew);
    expect(readField(standing(content), 'evidence.1.data.values')).toEqual([
      [5000, 0],
      [6000, 6000],
    ]);
  });

  test('words that were put behind a figure go with the figure', () => {
    const [first, ...others] = SECTION.evidence;
    const edit: Edit = { path: 'evidence.0.statement', value: 'Every month' };
    const content = after({ written: SECTION }, [edit]);
    const anew = (statement: string) =>
      rebased(content, { ...SECTION, evidence: first ? [{ ...first, statement }, ...others] : [] });
    expect(standing(content).evidence[0]).toMatchObject({ statement: 'Every month' });
    expect(standing(anew('By month')).evidence[0]).toMatchObject({ statement: 'Every month' });
    expect(standing(anew('By quarter')).evidence[0]).toMatchObject({ statement: 'By quarter' });
    expect(anew('By quarter')).not.toHaveProperty('edits');
  });

  test.each<[string, Edit]>([
    ['what it stands on', { path: 'evidence.0.basis', value: 'client answer' }],
    ['no numbers', { path: 'evidence.0.data', value: { labels: ['Jan'], values: ['many'] } }],
    ['an evidence that is not there', { path: 'evidence.9.data', value: MATRIX }],
  ])('%s of the evidence is not theirs to write', (_, edit) => {
    expect(() => after({ written: SECTION }, [edit])).toThrow(EditRefused);
  });
});

describe('numbers in words', () => {
  test.each([
    ['£7,500', 7500, 9000, '£9,000'],
    ['฿12000 a month', 12_000, 15_500, '฿15500 a month'],
    ['1.2 million', 1_200_000, 1_500_000, '1.5 million'],
    ['15 ล้านบาท', 15_000_000, 18_000_000, '18 ล้านบาท'],
    ['6.9%', 0.069, 0.08, '8%'],
    ['none yet', 0, 1200, '1,200'],
    ['£1,667', 1666.67, 2000, '£2,000'],
  ])('%s as another number is %s', (text, before, value, is) => {
    expect(restated(text, before, value)).toBe(is);
  });

  test.each([
    ['9,000', 9000],
    ['£9 000', 9000],
    [' 4.5 ', 4.5],
    ['12%', 12],
    ['', undefined],
    ['many', undefined],
    ['1-2', undefined],
  ])('%j is typed as %s', (words, is) => expect(typedNumber(words)).toBe(is));
});

describe('sums', () => {
  const before = MATRIX.values;
  const now = [
    [5000, 0],
    [6000, 6000],
  ];

  test('of rows, columns and all', () => {
    expect(sumsOf(now)).toEqual({ rows: [5000, 12_000], columns: [11_000, 6000], total: 17_000 });
    expect(excessOf(now, 15_500)).toBe(1500);
    expect(excessOf([[33.3, 33.3, 33.3]], 100)).toBe(0);
  });

  test('each way out adds up and leaves what was written', () => {
    const ways = waysOut({ rows: MATRIX.stages, columns: MATRIX.channels }, now, before, 15_500);
    expect(ways.map(({ kind, name }) => [kind, name])).toEqual([
      ['one', 'Google'],
      ['all', ''],
    ]);
    for (const { numbers } of ways) {
      expect(sumsOf(numbers).total).toBe(15_500);
      expect(numbers[1]?.[1]).toBe(6000);
    }
  });

  test('what is missing is given, and nobody gives what they have not', () => {
    const table = { rows: ['a', 'b'], columns: [''] };
    expect(waysOut(table, [[10], [50]], [[40], [50]], 90).map(({ numbers }) => numbers)).toEqual([
      [[10], [80]],
    ]);
    expect(waysOut(table, [[500], [50]], [[40], [50]], 90)).toEqual([]);
  });
});
