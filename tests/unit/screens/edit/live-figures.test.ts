/** Tables of figures while they are typed: sums and what is off follow at once, and moved figures are known. */
import { describe, expect, test } from 'vitest';
import {
  editsOfTables,
  joinedMoves,
  liveTables,
  movedFigures,
  pastedCells,
} from '../../../../src/screens/edit/live-figures.ts';
import type { Section } from '../../../../src/shared/domain/section.ts';

const amount = (value: number) => ({ value, text: `฿${value}` });
const SECTION: Section = {
  type: 'media-direction',
  title: '',
  output: {},
  evidence: [],
  reckoned: {
    weeks: [
      { label: '1', amount: amount(4000) },
      { label: '2', amount: amount(6000) },
    ],
    flights: [{ channel: 'Line', amount: amount(10_000) }],
  },
};
const live = (words: string) =>
  liveTables(SECTION, SECTION, 'reckoned.weeks', false, [
    { field: 'reckoned.weeks', row: 0, column: 0, words },
  ]);

describe('while a figure is typed', () => {
  test('its table sums again and says how far it is off', () => {
    const [weeks, flights] = live('5,000');
    expect(weeks).toMatchObject({ sums: { total: 11_000 }, excess: 1000 });
    expect(weeks?.ways.map(({ numbers }) => numbers)).toEqual([[[5000], [5000]]]);
    // The same money by channel stands beside it.
    expect(flights).toMatchObject({ table: { field: 'reckoned.flights' }, excess: 0 });
  });

  test('what is no number changes nothing', () => {
    expect(editsOfTables(SECTION, live('five'))).toEqual([]);
    expect(editsOfTables(SECTION, live('5000'))).toHaveLength(1);
  });
});

test('figures that moved are the cell’s and those that it is part of', () => {
  expect(movedFigures(SECTION, live('5000'))).toEqual([
    { from: '4,000', to: '5,000' },
    { from: '10,000', to: '11,000' },
  ]);
  const [first = { from: '', to: '' }] = movedFigures(SECTION, live('5000'));
  expect(joinedMoves([first], [{ from: '5,000', to: '7,000' }])).toEqual([{ from: '4,000', to: '7,000' }]);
  expect(joinedMoves([first], [{ from: '5,000', to: '4,000' }])).toEqual([]);
});

test('a block from a sheet is rows of cells', () => {
  expect(pastedCells('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('shares that moved are sought with their sign, however small', () => {
  const data = { labels: ['Ask', 'Buy'], values: [60, 40], unit: '%' };
  const section: Section = {
    ...SECTION,
    evidence: [{ statement: 'Shares', basis: 'computed', source: '', data }],
  };
  const typed = [{ field: 'evidence.0.data', row: 0, column: 0, words: '50' }];
  const tables = liveTables(section, section, 'evidence.0.data', false, typed);
  expect(movedFigures(section, tables)).toEqual([{ from: '60%', to: '50%' }]);
});
