/** From stretches that the tagger found to answers: names without roles, whole figures, words that do not stop in the middle. */
import { describe, expect, test } from 'vitest';
import { candidatesOf } from '../../../../src-worker/understanding/message/fields.ts';
import type { Found } from '../../../../src-worker/understanding/message/spans.ts';

const stretch = (text: string, tag: string, words: string, probability = 0.9): Found => {
  const start = text.indexOf(words);
  return {
    tag,
    start,
    end: start + words.length,
    probability,
    exact: probability,
    weakest: probability,
    tokens: 1,
    values: [],
    isOtherCut: false,
  };
};
const answers = (text: string, ...found: readonly (readonly [tag: string, words: string])[]): unknown[] =>
  candidatesOf(
    { text, isChat: false },
    found.map(([tag, words]) => stretch(text, tag, words)),
  ).map(({ value }) => value);

describe('a company', () => {
  test.each([
    ['คุณนก เจ้าของร้านไอติมป้าตุ๋ย', 'ร้านไอติมป้าตุ๋ย'],
    ['เจ้าของกิจการ สวนส้มลุงดำ', 'สวนส้มลุงดำ'],
    ['ผู้จัดการโรงแรมริมปิง', 'โรงแรมริมปิง'],
    ['founder of Fernleaf Tutors', 'Fernleaf Tutors'],
    ['about Fernleaf Tutors', 'Fernleaf Tutors'],
    ['Fernleaf Tutors (owner)', 'Fernleaf Tutors'],
    ['อู่ซ่อมรถช่างเอ๋ อำเภอสันทราย', 'อู่ซ่อมรถช่างเอ๋'],
    ['Fernleaf Tutors', 'Fernleaf Tutors'],
  ])('is named without whose it is: %s', (words, name) => {
    expect(answers(words, ['company', words])).toEqual([name]);
  });
});

describe('an account', () => {
  test('is on its own network, and no mail', () => {
    const text = 'lazada.co.th/shop/loom and ann@loom.example and shopee.co.th/loom';
    expect(answers(text, ['shopee', 'lazada.co.th/shop/loom'])).toEqual([]);
    expect(answers(text, ['shopee', 'ann@loom.example'])).toEqual([]);
    expect(answers(text, ['shopee', 'shopee.co.th/loom'])).toEqual(['shopee.co.th/loom']);
  });
});

describe('figures', () => {
  test('are whole, and money', () => {
    expect(answers('งบ 120,000 บาทต่อเดือน', ['budget', '000 บาทต่อเดือน'])).toEqual(['120,000 บาทต่อเดือน']);
    expect(answers('call after 4', ['budget', 'after 4'])).toEqual([]);
  });
  test('of things are no ages', () => {
    expect(answers('boats of 26-40 ft', ['age', '26-40'])).toEqual([]);
    expect(answers('people of 26-40', ['age', '26-40'])).toEqual([26, 40]);
  });
});

describe('words', () => {
  test('do not stop in the middle', () => {
    expect(answers('we mend it free of charge, always', ['aftersales', 'we mend it free of'])).toEqual([
      'we mend it free of charge',
    ]);
    expect(answers('ร้านอาหารกับร้านตัดผมไม่รับคนเดินเข้า', ['audience', 'ร้านอาหารกับร้านตัดผมไม่'])).toEqual([
      'ร้านอาหารกับร้านตัดผม',
    ]);
    expect(answers('เอา 60k ต่อเดือนเนาะ', ['budget', '60k ต่อเดือนเนา'])).toEqual(['60k ต่อเดือนเนาะ']);
  });
  test('of a rival are good or bad, not both', () => {
    const text = 'Tuk Boats: pretty seats แต่มาช้า';
    const all = [
      stretch(text, 'rival', 'Tuk Boats'),
      stretch(text, 'rivalgood', 'pretty seats'),
      stretch(text, 'rivalbad', 'pretty seats แต่มาช้า'),
    ];
    const found = candidatesOf({ text, isChat: false }, all).find(({ path }) => path.endsWith('competitors'));
    expect(found?.value).toMatchObject([
      { name: 'Tuk Boats', strengths: 'pretty seats', weaknesses: 'มาช้า' },
    ]);
  });
});
