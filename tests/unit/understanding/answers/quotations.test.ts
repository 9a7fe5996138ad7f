/** What somebody is quoted with, and sentences that hold a quotation. */
import { describe, expect, test } from 'vitest';
import { quotationsIn } from '../../../../src-worker/understanding/answers/quotations.ts';
import { sentencesIn } from '../../../../src-worker/understanding/answers/sentences.ts';

describe('quotations', () => {
  test.each<[string, string[]]>([
    ["Folk say 'isn't that what councils are for?' or they walk on", ["isn't that what councils are for?"]],
    ['They say "too dear, isn\'t it" and go', ["too dear, isn't it"]],
    ['Some ask “is it safe?”, some do not', ['is it safe?']],
    ['ลูกค้าถามว่า "ส่งวันไหน" ทุกคน', ['ส่งวันไหน']],
    ["The owners' club doesn't meet on Monday, and it's fine", []],
    ['Lids up to 18" and pipes of 4" are in', []],
  ])('%s', (text, words) => expect(quotationsIn(text).map((one) => one.words)).toEqual(words));
});

describe('sentences that hold one', () => {
  test.each<[string, string[]]>([
    [
      "Folk say 'is it really free?' or they think we sell. Then they go",
      ["Folk say 'is it really free?' or they think we sell.", 'Then they go'],
    ],
    ["They ask 'will it last?' We show one from 1980", ["They ask 'will it last?'", 'We show one from 1980']],
    ['เจอคำถาม "แพงไหม? ผ่อนได้ไหม?" ตลอด', ['เจอคำถาม "แพงไหม? ผ่อนได้ไหม?" ตลอด']],
    ["We don't fly. It's fine", ["We don't fly.", "It's fine"]],
  ])('%s', (text, sentences) =>
    expect(sentencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences),
  );
});
