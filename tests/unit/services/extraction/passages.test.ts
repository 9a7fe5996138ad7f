import { expect, test } from 'vitest';
import { passagesOf } from '../../../../src-worker/services/extraction/passages.ts';

test('rows whose cells stand between tabs are a label and what it says', () => {
  const brief = [
    'Budget\t90,000 THB',
    'คู่แข่ง:\tRain Hill\t\tRuen Mai',
    '\tTikTok\t30,000',
    '1.\tAn item',
    'Alone\t',
  ];
  expect(passagesOf(brief.join('\n')).map(({ label, text }) => [label, text])).toEqual([
    ['budget', '90,000 THB'],
    ['คู่แข่ง', 'Rain Hill, Ruen Mai'],
    ['tiktok', '30,000'],
    ['', 'An item'],
    ['', 'Alone'],
  ]);
});
