/** Sentences of the client that no page says. */
import { expect, test } from 'vitest';
import { unusedSentences } from '../../../../../src/shared/domain/editing/unused.ts';

const said = (pages: readonly string[], ...words: string[]): string[] =>
  unusedSentences(
    words.map((each) => ({ path: 'clientInfo.strengths', words: each })),
    pages,
  ).map((each) => each.words);

test('a sentence that a page says in other words is used; one that none says is not', () => {
  const pages = [
    'Nine days from order to installation, by our own engineers.',
    'Budget £25,000 in ten weeks',
  ];
  expect(
    said(
      pages,
      'Installed in nine days from the order',
      'Remote diagnostics find most faults without a visit',
      'A 22 kW charger for farms',
    ),
  ).toEqual(['Remote diagnostics find most faults without a visit', 'A 22 kW charger for farms']);
});

test('words that stand on pages apart are no sentence said', () => {
  expect(
    said(['Remote work', 'Diagnostics of soil', 'Faults'], 'Remote diagnostics find faults'),
  ).toHaveLength(1);
});

test('Thai is told apart by its words', () => {
  const pages = ['ส่งถึงบ้านภายในสามวันทั่วประเทศ'];
  expect(said(pages, 'ส่งถึงบ้านภายในสามวัน', 'รับประกันสินค้าสองปีเต็ม')).toEqual(['รับประกันสินค้าสองปีเต็ม']);
});

test('a single word says too little to be sought', () => {
  expect(said([], 'Quality', 'Fast')).toEqual([]);
});
