import { describe, expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

const first = (answer: string) => readGoals(answer)[0];

describe('a goal whose count stays when it is reached', () => {
  test.each([
    ['132 to 200 units by end March', 132, 200],
    ['11,400 installs → 30,000 by 31 May', 11_400, 30_000],
    ['app downloads 2,600 to 8,000 by June', 2600, 8000],
    ['11,400 installs → 30,000 by 31 May', 11_400, 30_000],
    ['app downloads 2,600 to 8,000 by June', 2600, 8000],
    ['From 48 managed apartments to 90 by June', 48, 90],
    ['310 service contracts to 420 by December', 310, 420],
    ['Pupils 140 to 180 for September', 140, 180],
    ['policies in force 900 to 1,400 by December', 900, 1400],
    ['newsletter subscribers 4,000 to 10,000', 4000, 10_000],
    ['Beds filled from 22 to 34 by April', 22, 34],
    ['occupancy 62% to 85% by May', 62, 85],
    ['newsletter subscribers from 4,000 to 10,000', 4000, 10_000],
    ['standing orders from 40 to 90 by June', 40, 90],
    ['Caseload from 18 to 30 families', 18, 30],
    ['14 schools last year, all 14 continue. Target 30 schools in total by March', 14, 30],
    ['อยากได้ร้านที่ทำสัญญารายปี 40 ร้าน ตอนนี้ 18', 18, 40],
    ['จากลูกค้าโรงงาน 12 แห่งเป็น 30 แห่ง ภายในมีนา', 12, 30],
    ['สมาชิกฟิตเนส 320 คน ขอ 500 คนสิ้นปี', 320, 500],
    ['ตัวแทนขาย 25 คน เป็น 60 คน', 25, 60],
  ])('%s', (answer, from, to) => {
    expect(first(answer)).toMatchObject({ kind: 'ramp', from, to, isLevel: true });
    expect(first(answer)?.isAnew).toBeUndefined();
    expect(first(answer)?.isUnsure).toBeUndefined();
  });

  test.each([
    'orders from 30 to 50 on a weekly basis',
    'units sold from 40 to 70 by March',
    'From 14 to 25 installs by June',
    '34 tunings a month -> 60',
    'Last session 62 schools, this session 95',
    'Sell 120 units, we sold 80 last year',
    'เซ็น 12 โรงงานภายในสิ้นปี 2570 ปีนี้ได้ 5',
    'สามเดือนนี้ติดให้ได้ 240 เครื่อง ปีที่แล้วสามเดือนเดียวกันได้ 165',
    'ขายทาวน์โฮม 40 ยูนิต ปีก่อนขายได้ 25',
  ])('but not what is won each time: %s', (answer) => {
    expect(first(answer)?.isLevel).toBeUndefined();
  });

  test('a wish between two figures stays one', () => {
    expect(first('We want 500 to 700 members by June')?.from).toBeUndefined();
    expect(first('Get new customers 20 to 40')?.from).toBeUndefined();
  });

  test('what is sold of it already is no level that is held, but counts', () => {
    expect(first('Sell all 2,400 weekend tickets (900 gone)')).toMatchObject({ from: 900, isSoFar: true });
    expect(first('22 rentals signed by 15 October (last season 13)')?.isSoFar).toBeUndefined();
  });

  test.each([
    ['150 vouchers by Christmas eve. sold 33 so far, last Christmas 90 in total', 33, 150],
    ['2,400 orders this season. 1,120 done', 1120, 2400],
    ['30 weddings for 2027, already confirmed 12', 12, 30],
    ['raise $668k; 402k in hand', 402_000, 668_000],
    ['ขายที่นั่งให้ได้ 160 ที่ ตอนนี้จองแล้ว 58', 58, 160],
  ])('nor is it last time’s or each year’s: %s', (answer, from, to) => {
    const goal = first(answer);
    expect(goal).toMatchObject({ from, to, isSoFar: true });
    expect([goal?.isAnew, goal?.per]).toEqual([undefined, undefined]);
  });

  test.each([
    'Signed 21 in 2025, on 17 so far this year, next year 26',
    '11 accepted donors in 2026 so far, we need 24 in 2027',
    '60 jobs a month, already doing 40',
  ])('what was reached of this time is nothing of the next: %s', (answer) =>
    expect(first(answer)?.isSoFar).toBeUndefined(),
  );
});
