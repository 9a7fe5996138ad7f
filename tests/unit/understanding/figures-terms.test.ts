import { describe, expect, test } from 'vitest';
import { readDays, readOpening } from '../../../src-worker/understanding/figures/opening.ts';
import { areEqual, areOneThing } from '../../../src-worker/understanding/figures/stems.ts';
import { readPack, readReturn, readTerms } from '../../../src-worker/understanding/figures/terms.ts';

describe('two names', () => {
  test.each([
    ['signed site', 'sites signed'],
    ['standing riders', 'standing rider'],
    ['ร้าน', 'ร้านประจำ'],
  ])('%s is %s', (a, b) => expect(areOneThing(a, b)).toBe(true));
  test.each([
    ['site', 'meeting'],
    ['new', 'more'],
    ['dates asked', 'enquiry'],
  ])('%s is not %s', (a, b) => expect(areOneThing(a, b)).toBe(false));
  test('with fewer words are not equal', () => expect(areEqual('lead', 'qualified lead')).toBe(false));
});

describe('a figure beside the price', () => {
  test.each([
    ['ผ่อน 10 งวด', 'instalments', 10],
    ['a deposit of 30% on booking', 'deposit', 30],
    ['มัดจำครึ่งหนึ่งก่อน', 'deposit', 50],
    ['40% down, balance after harvest', 'deposit', 40],
    ['50% on order, 50% before the crate is closed', 'deposit', 50],
    ['30% to start, the rest on handover', 'deposit', 30],
    ['three instalments, first 40%', 'deposit', 40],
    ['half first, half when you come to collect', 'deposit', 50],
    ['จ่าย 30% ตอนสั่ง ที่เหลือวันรับของ', 'deposit', 30],
    ['the website takes 18% of it', 'commission', 18],
    ['10% ของยอดขาย', 'sales-share', 10],
    ['36 bookings for 72 people', 'party', 2],
    ['จะปรับเป็น 6,500 บาท', 'later-price', 6500],
  ])('%s', (answer, kind, value) =>
    expect(readTerms(answer).map((term) => [term.kind, term.value])).toContainEqual([kind, value]),
  );
  test.each([
    'N1.45m per session. 60/40 instalment',
    'We sell 40 boxes a week',
    'Open since 2012, 18% more than last year',
    '4 kids in a class',
  ])('%s says none', (answer) => expect(readTerms(answer)).toEqual([]));
  test('a pack holds so many uses or kilograms', () => {
    expect(readPack('12 lessons', true).map(({ value }) => value)).toEqual([12]);
    expect(readPack('ถุง 500 กรัม', true).map(({ value }) => value)).toEqual([0.5]);
    expect(readPack('350 บาทต่อกิโล ขั้นต่ำ 3 กิโล', true)).toEqual([]);
  });
  test.each([
    ['Last summer we spent €15,000 and sold tickets for €48,000', 15_000, 48_000],
    ['Mother’s Day campaign €900 -> €7,200 of vouchers', 900, 7200],
  ])('a sum for adverts and what it brought: %s', (answer, spent, sales) =>
    expect(readReturn(answer)).toMatchObject({ spent, sales }),
  );
  test.each([
    'Ad spend $500 → $800',
    'Ad cost per lead $12 -> $8',
    'Leads cost us $12 → $8 after the redesign',
    'Ads: cost per booking $9 -> $14',
    'Our roads repaired $900 -> $7,200',
    'งบแอด 4,000 → 9,000 บาท',
  ])('how a cost or a spend changed brought nothing: %s', (answer) =>
    expect(readReturn(answer)).toBeUndefined(),
  );
});

describe('when it is open', () => {
  test.each([
    ['Sunday to Thursday is empty', 5],
    ['จ-พฤ ห้องว่าง', 4],
    ['เปิดแค่เสาร์อาทิตย์', 2],
  ])('%s', (answer, days) => expect(readDays(answer)?.days).toBe(days));
  test('so many days a week, so many rounds a day', () => {
    expect(readOpening('เปิดอาทิตย์ละ 5 วัน วันละ 2 รอบ')).toMatchObject({ daysPerWeek: 5, slotsPerDay: 2 });
    expect(readOpening('2 ทีม หยุดวันอาทิตย์')).toMatchObject({ daysPerWeek: 6 });
    expect(readOpening('Closed on Sundays and Mondays')).toMatchObject({ daysPerWeek: 5 });
    expect(readOpening('Tuesdays and Thursdays only, 2 a day')).toMatchObject({ daysPerWeek: 2 });
    expect(readOpening('3 slots every morning. Friday closed. Men never')).toMatchObject({ daysPerWeek: 6 });
    expect(readOpening('วัดได้วันละ 6 คน อาทิตย์ปิด')).toMatchObject({ daysPerWeek: 6 });
    expect(readOpening('วันละ 2 ตัว หยุดเสาร์อาทิตย์')).toMatchObject({ daysPerWeek: 5 });
    expect(readOpening('2 tables. Closed sun/mon')).toMatchObject({ daysPerWeek: 5 });
    // 'เปิด' holds 'ปิด', and is its opposite.
    expect(readOpening('ห้องผ่าเปิดพุธ ศุกร์ เสาร์ วันละ 8 คน')).toMatchObject({ daysPerWeek: 3 });
    expect(readOpening('เปิดเฉพาะวันเสาร์ อาทิตย์และจันทร์')).toMatchObject({ daysPerWeek: 3 });
    expect(readOpening('แพ็คได้วันละ 40 ออเดอร์ 26 วัน')).toMatchObject({ daysPerMonth: 26 });
    expect(readOpening('ส่งวันละ 40 กล่อง เก็บได้ 25 วัน')?.daysPerMonth).toBeUndefined();
    expect(readOpening('no ads on Friday')).toBeUndefined();
    expect(readOpening('Delivered in 5 days')).toBeUndefined();
  });
});
