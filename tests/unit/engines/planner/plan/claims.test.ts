/** What the client says for itself: whole statements, none that hangs, breaks a rule or praises itself. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { formatter } from '../../../../../src-worker/engines/planner/language.ts';
import { claimsOf, priceWords, statements } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

const read = (answers: { strengths?: string; after?: string; price?: string; notes?: string }) => {
  const form = emptyFormData();
  form.clientInfo.strengths = answers.strengths ?? '';
  form.clientInfo.afterSalesService = answers.after ?? '';
  form.clientInfo.startingPrice = answers.price ?? '';
  form.competitiveAnalysis.additionalNotes = answers.notes ?? '';
  return readAnswers(form);
};
const claims = (answers: Parameters<typeof read>[0]): string[] =>
  claimsOf(read(answers)).map(({ words }) => words);

describe('statements', () => {
  test.each<[string, string[]]>([
    [
      'Own kiln, dried for two winters',
      ['Own kiln, dried for two winters'].flatMap((text) => text.split(', ')),
    ],
    ['Labels in Polish, Czech, German', ['Labels in Polish, Czech, German']],
    ['Grown under nets, so no spray is needed', ['Grown under nets, so no spray is needed']],
    [
      'Rated 4.9 of 5 from 1,312 reviews; ours since 1998',
      ['Rated 4.9 of 5 from 1,312 reviews', 'ours since 1998'],
    ],
    ['Lost a key? we cut a new one at your door', ['Lost a key? we cut a new one at your door']],
    ['Fitted kit: hose, valve, gauge', ['Fitted kit: hose, valve, gauge']],
  ])('%s', (answer, expected) => expect(statements(answer)).toEqual(expected));
});

describe('claims', () => {
  test('a Thai list is taken apart at its phrases', () =>
    expect(claims({ strengths: 'ช่างของร้านเอง รับประกันงาน 2 ปี เก็บงานเรียบร้อย' })).toEqual([
      'ช่างของร้านเอง',
      'รับประกันงาน 2 ปี',
      'เก็บงานเรียบร้อย',
    ]));
  test('what is done after the sale keeps its condition', () =>
    expect(claims({ after: 'ผ้าขาดภายใน 7 วัน เปลี่ยนผืนใหม่ให้' })).toEqual(['ผ้าขาดภายใน 7 วัน เปลี่ยนผืนใหม่ให้']));
  test('no claim of somebody about himself, nor praise that nobody can prove', () =>
    expect(
      claims({
        strengths:
          "I am the third in the family. Best in town. Repaired in 2 days. No that's next door, ignore.",
      }),
    ).toEqual(['Repaired in 2 days']));
  test('no claim in words that the client forbids', () =>
    expect(claims({ strengths: 'Organic wool. washed by hand', notes: 'Never say organic.' })).toEqual([
      'washed by hand',
    ]));
});

describe('the price as a buyer is told it', () => {
  test.each<[string, string | undefined]>([
    ['£120 a visit (the first visit is only £90 for members)', '£120 a visit'],
    ['450 บาท/คืน/ตัว ตัวที่สองในห้องเดียวกันลดครึ่งหนึ่ง', '450 บาท/คืน/ตัว'],
    ['see our list', undefined],
    ['£95 per employee, min 40 employees. Nurse extra', '£95 per employee, min 40 employees'],
    ['£149/hr, 3 hr min. No fuel fee', '£149/hr, 3 hr min'],
    ['£22 per plant per month, minimum 25 plants, one year', '£22 per plant per month, minimum 25 plants'],
    ['£32 a board (12 boards and up), plates £4', '£32 a board (12 boards and up)'],
    // What another thing costs is no part of the price.
    ['£40 small shed, large shed 65', '£40 small shed'],
    ['$45 cut. with beard 60', '$45 cut'],
    ['from 70 with a trainee, 110 with me', 'from 70 with a trainee'],
    ['£900 fitted, no call-out fee', '£900 fitted, no call-out fee'],
    ['£30 a month, £50 set up', '£30 a month, £50 set up'],
    ['£12 a box, margin 30%', '£12 a box'],
  ])('%s', (price, expected) => expect(priceWords(read({ price }), formatter('en'))).toBe(expected));
  test('none where a rule speaks of prices', () =>
    expect(
      priceWords(read({ price: '£120', notes: 'Do not show prices.' }), formatter('en')),
    ).toBeUndefined());
  test.each([
    ['£7 each wholesale, RRP £15', 'Never show a price other than RRP £15.', 'RRP £15'],
    ['£120', 'Never compete on price. No discounts.', '£120'],
    ['เริ่ม 420 บาท/ตัว สั่งเกิน 500 ตัว 385', 'ห้ามโชว์ราคา 385 ในโฆษณา', 'เริ่ม 420 บาท/ตัว'],
  ])('of %s, where %s', (price, notes, expected) =>
    expect(priceWords(read({ price, notes }), formatter('en'))).toBe(expected),
  );
});
