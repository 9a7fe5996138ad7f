import { describe, expect, test } from 'vitest';
import { negationAt, negationsIn } from '../../../../src/shared/reading/negation.ts';

const read = (text: string): (readonly [string, string, string])[] =>
  negationsIn(text).map(({ kind, span, scope }) => [
    kind,
    text.slice(span.start, span.end),
    text.slice(scope.start, scope.end),
  ]);

describe('what a word of denial is said of', () => {
  test.each<[string, [string, string, string][]]>([
    ['Never promise same-day fitting.', [['must not', 'Never', 'promise same-day fitting']]],
    ['Dubai, Sharjah. Not Abu Dhabi', [['no', 'Not', 'Abu Dhabi']]],
    [
      'Hamburg NOT, we park nowhere else',
      [
        ['no', 'NOT', 'Hamburg'],
        ['no', 'nowhere', 'else'],
      ],
    ],
    ['North West later not now.', [['not yet', 'later not now', 'North West']]],
    ['own vans without subcontractors, fixed price', [['no', 'without', 'subcontractors']]],
    ['maybe Phuket next year', [['doubt', 'maybe', 'Phuket next year']]],
    ["we don't sell bread", [['must not', "don't", 'sell bread']]],
    ['ไม่ใช้คำว่า คนแก่', [['no', 'ไม่ใช้', 'คำว่า คนแก่']]],
    [
      'ห้ามบอกว่าถูกที่สุด ห้ามแถมพัดลม',
      [
        ['must not', 'ห้าม', 'บอกว่าถูกที่สุด'],
        ['must not', 'ห้าม', 'แถมพัดลม'],
      ],
    ],
    ['ยังไม่แน่ใจ', [['not yet', 'ยังไม่', 'แน่ใจ']]],
    ['อาจจะเพิ่มงบ', [['doubt', 'อาจจะ', 'เพิ่มงบ']]],
    ['งดลงรูปเด็ก', [['must not', 'งด', 'ลงรูปเด็ก']]],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  test.each([
    'not more than 60 km from here',
    'no later than June',
    'อย่างน้อย 10 คน',
    'ไม่เกิน 500 บาท',
    'อ.หางดง',
    'not only dogs',
    '',
  ])('%j denies nothing', (text) => expect(read(text)).toEqual([]));

  test('the scope ends with the clause', () => {
    const text = 'no photos of children, but portraits of the owner';
    const negations = negationsIn(text);
    expect(negationAt(negations, { start: text.indexOf('children'), end: 25 })?.kind).toBe('no');
    expect(negationAt(negations, { start: text.indexOf('portraits'), end: 40 })).toBeUndefined();
  });
});
