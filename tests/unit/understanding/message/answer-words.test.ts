/** The words of a stretch as an answer: whole figures with their currency, quotations that end. */
import { expect, test } from 'vitest';
import { trimmed } from '../../../../src-worker/understanding/message/answer-words.ts';
import type { Found } from '../../../../src-worker/understanding/message/spans.ts';

const cut = (tag: string, text: string, words: string): string => {
  const start = text.indexOf(words);
  const one: Found = {
    tag,
    start,
    end: start + words.length,
    probability: 1,
    exact: 1,
    weakest: 1,
    tokens: 1,
    values: [],
    isOtherCut: false,
  };
  return trimmed(tag, text, [one]);
};

test('a figure has the mark of its currency', () => {
  expect(cut('budget', 'we could do €300 for the whole of May', '300 for the whole of May')).toBe(
    '€300 for the whole of May',
  );
  expect(cut('price', 'shelves from S$ 45 each', '45 each')).toBe('S$ 45 each');
  expect(cut('price', 'ตัวละ ฿1,250 ค่ะ', '1,250')).toBe('฿1,250');
});
test('a quotation that is begun ends, and a mark alone is none of the answer', () => {
  expect(cut('rule', 'never say "cheap" or "free trial" please', 'never say "cheap" or "free trial')).toBe(
    'never say "cheap" or "free trial"',
  );
  expect(cut('hero', 'push the "Big Sky, it sells', '"Big Sky')).toBe('Big Sky');
});
test("a rival's name is without where it is found, and keeps the brackets that are its own", () => {
  expect(cut('rival', 'mostly Salt Row (TikTok @salt.row) – cheap', 'Salt Row (TikTok @salt.row)')).toBe(
    'Salt Row',
  );
  expect(cut('rival', 'Brainy Bangkok (online) is bigger', 'Brainy Bangkok (online)')).toBe(
    'Brainy Bangkok (online)',
  );
});
test('that there is no account elsewhere is none of an account', () => {
  expect(cut('facebook', 'เพจ ทุ่งรุ่งโดรน สุพรรณ ไม่มีเว็บไซต์', 'ทุ่งรุ่งโดรน สุพรรณ ไม่มีเว็บไซต์')).toBe('ทุ่งรุ่งโดรน สุพรรณ');
  expect(cut('facebook', 'page Oat & Fern no website yet', 'Oat & Fern no website yet')).toBe('Oat & Fern');
  expect(cut('facebook', 'page No Name Noodles', 'No Name Noodles')).toBe('No Name Noodles');
});
