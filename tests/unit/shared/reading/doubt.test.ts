import { describe, expect, test } from 'vitest';
import { isDoubted, isNoAnswer, readDoubts, struckSpans } from '../../../../src/shared/reading/doubt.ts';

describe('doubt and denial', () => {
  test.each<[string, readonly string[]]>([
    ['not TikTok', ['negated']],
    ['Instagram without Facebook', ['negated']],
    ['nice but not now', ['later']],
    ['tiktok maybe next year', ['unsure', 'later']],
    ['no TikTok yet', ['not yet']],
    ['never write "free"', ['forbidden']],
    ['please avoid red', ['forbidden']],
    ['closed it in 2023', ['ended']],
    ['Nui suggested 800', ['proposed']],
    ['ไม่เอาค่ะ', ['negated']],
    ['ยังไม่เปิด', ['not yet']],
    ['ห้ามใช้คำว่าฟรี', ['forbidden']],
    ['อย่าเขียน', ['forbidden']],
    ['ค่อยคุย', ['later']],
    ['ขอคิดดูก่อน', ['unsure']],
    ['ลาซาด้าปิดไปแล้ว', ['ended']],
    ['คุณปุ๊กเสนอ 5 แสน', ['proposed']],
    ['ไม่เกิน 5 แสน', []],
    ['ไม่น้อยกว่า 3 ปี', []],
    ['notes on Nottingham', []],
    ['we sell candles', []],
  ])('%s', (text, kinds) => {
    expect(readDoubts(text).map(({ kind }) => kind)).toEqual(kinds);
  });
  test('the span is that of the words', () => {
    const text = 'Facebook, not TikTok';
    const [{ span } = { span: { start: 0, end: 0 } }] = readDoubts(text);
    expect(text.slice(span.start, span.end)).toBe('not');
  });
  test('asked for some kinds alone', () => {
    expect([isDoubted('maybe later', 'later'), isDoubted('maybe', 'later'), isDoubted('yes')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('struck through', () => {
    const text = 'Budget ~~£5,000~~ £350';
    expect(struckSpans(text).map(({ start, end }) => text.slice(start, end))).toEqual(['~~£5,000~~']);
  });
  test.each([
    '',
    '-',
    '–',
    'N/A',
    'n/a',
    'TBC',
    'none',
    'see below',
    'same as facebook',
    'ไม่มี',
    'ไม่เกี่ยว 555',
  ])('no answer: %s', (text) => {
    expect(isNoAnswer(text)).toBe(true);
  });
  test.each(['12,000 a month', 'none of the big brands', 'ไม่มีน้ำหอม ไม่มีสี'])('an answer: %s', (text) => {
    expect(isNoAnswer(text)).toBe(false);
  });
});
