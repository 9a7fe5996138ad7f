import { describe, expect, test } from 'vitest';
import { breaks } from '../../../../../src/shared/domain/audit/rule-breaks.ts';
import type { Rule } from '../../../../../src/shared/domain/rules.ts';

const rule = (kind: Rule['kind'], quote: string, ...terms: string[]): Rule => ({
  kind,
  quote,
  terms,
  path: 'competitiveAnalysis.additionalNotes',
  span: { start: 0, end: quote.length },
});
const found = (one: Rule, text: string): string | undefined => {
  const at = breaks(one, text);
  return at && text.slice(at.start, at.end);
};

const cheap = rule('words', 'please do not say cheap in any ad', 'cheap');
const old = rule('words', 'ไม่ใช้คำว่า คนแก่ หมา', 'คนแก่', 'หมา');
const spoon = rule('topic', 'Never show feeding of mice', 'feeding', 'mice');

describe('words that must not appear', () => {
  test.each([
    [cheap, 'The cheapest tyres in town', 'cheapest'],
    [cheap, 'Cheaper than you think', 'Cheaper'],
    [cheap, 'sold cheaply online', 'cheaply'],
    [rule('words', "don't say AI", 'AI'), 'An AI that plans', 'AI'],
    [rule('words', 'never promise a cure', 'promise'), 'promising results', 'promising'],
    [rule('words', 'no "low maintenance"', 'low maintenance'), 'A low-maintenance plant', 'low-maintenance'],
    [old, 'ทัวร์สำหรับคนแก่และครอบครัว', 'คนแก่'],
  ])('%# found', (one, text, words) => expect(found(one, text)).toBe(words));

  test.each([
    [cheap, 'A cheapskate laughs'],
    [cheap, 'Client’s rules: please do not say cheap in any ad'],
    [cheap, 'We never call it cheap'],
    [rule('words', 'ห้าม: ปลูกผม, ผมขึ้นใน..วัน', 'ปลูกผม'), 'ตามที่คุณกำหนดไว้: “ห้าม: ปลูกผม, ผมขึ้นใน.วัน”'],
    [
      rule('words', 'cheap, bargain: please neither', 'cheap'),
      'Client’s rules: “cheap, bargain: please neither”',
    ],
    [rule('words', "don't say AI", 'AI'), 'We said it again on the air'],
    [
      rule('words', '"Humane" no.', 'humane'),
      'It keeps your rules “No pictures of rats”, “‘Humane’ no” and others',
    ],
    [old, 'หมายถึงราคาพิเศษ'],
    [old, 'ไม่ใช้คำว่า คนแก่'],
    [cheap, ''],
  ])('%# kept', (one, text) => expect(found(one, text)).toBeUndefined());
});

describe('topics', () => {
  test('all of its words in one sentence, in its order', () => {
    expect(found(spoon, 'A clip of the feeding of two mice.')).toBe('feeding of two mice');
    expect(found(spoon, 'Feeding tips. Of mice and men.')).toBeUndefined();
    expect(
      found(rule('topic', 'no oven makers', 'oven', 'makers'), 'Make the oven plan known'),
    ).toBeUndefined();
  });
  test('what is denied is kept', () => expect(found(spoon, 'We show no feeding of mice')).toBeUndefined());
});

test('what must be said, and what has no words, is for a reader', () => {
  expect(breaks(rule('must', 'always say halal', 'halal'), 'halal')).toBeUndefined();
  expect(breaks(rule('topic', 'be kind'), 'be kind')).toBeUndefined();
});
