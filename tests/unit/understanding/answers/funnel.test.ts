import { describe, expect, test } from 'vitest';
import { ruledCapacity } from '../../../../src-worker/understanding/answers/capacity.ts';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';
import { readRates } from '../../../../src-worker/understanding/answers/rates.ts';

const home = { unnamed: 'THB', dollar: 'USD' };
const costs = (text: string) => readCosts([['onlineAdIssues', text]], home);
const rates = (text: string) => readRates([['onlineAdIssues', text]]);

describe('costs', () => {
  test.each<[string, object[]]>([
    ['Click €1,90', [{ per: 'click', now: 1.9, currency: 'EUR' }]],
    ['WhatsApp lead = AED 48', [{ now: 48, currency: 'AED' }]],
    ['One Lead costs 62,40 EUR', [{ per: 'lead', now: 62.4 }]],
    ['works out thirty four bucks a phone call', [{ per: 'phone call', now: 34 }]],
    [
      'CPC 0.85 EUR, CPL 24 EUR',
      [
        { per: 'click', now: 0.85 },
        { per: 'lead', now: 24 },
      ],
    ],
    ['trial ตกรายละ 240 บาท', [{ per: 'trial', now: 240 }]],
    ['แชทตกคนละ35บาท', [{ now: 35, currency: 'THB' }]],
    ['ลีดละเกือบ 500', [{ per: 'ลีด', now: 500, currency: 'THB' }]],
  ])('%s', (text, expected) => expect(costs(text)).toMatchObject(expected));
  test.each([
    'many leads asking only puncture AED 20',
    'Leads who thought $5,000 would buy it',
    'One time we did Facebook advertisement 5,000 baht. 300 likes came.',
  ])('%j names no cost', (text) => expect(costs(text)).toEqual([]));
});

describe('rates', () => {
  test.each<[string, number[]]>([
    [
      '40% of inquiries take a tour, half of tours apply, 65% of applications end in a signed contract.',
      [40, 50, 65],
    ],
    ['From click to trial 6 %. From trial to paying 22 %.', [6, 22]],
    ['one call in three turns into a hire', [(1 / 3) * 100]],
    ['Of each 10 orçamento, we close 3. The other 7 disappear', [30]],
    ["out of every ten that message me I'd say seven end up booking, the other three go quiet", [70]],
    ['600 people asked us on WhatsApp and 48 of them paid', [8]],
    ['of 50 enquiries 12 booked a viewing and 4 signed', [24, 33.33]],
    ['แชทมา10คน ได้ไปดูหน้างาน4 ติดจริง3', [40, 75]],
    ['1,200 คลิก ได้ RFQ 36 ราย ออก PO จริง 9 ราย', [3, 25]],
    ['เดือนก่อน 600 ทัก ปิดได้ 7', [1.17]],
    ['website converts at 1.2%', [1.2]],
  ])('%s', (text, expected) => expect(rates(text).map(({ percent }) => percent)).toEqual(expected));

  test('between which steps', () =>
    expect(rates('100คน นัดคุยจริง20 เซ็นสัญญา2')).toMatchObject([{ to: 'นัดคุย' }, { from: 'นัดคุย' }]));

  test.each([
    'About a third of clicks wasted',
    'half never import a spreadsheet',
    '9 of 10 forms are dreamers',
    'trial-to-paid from 15% to 22%',
    '20% off for new customers',
    'a third mounting team',
  ])('%j is none', (text) => expect(rates(text)).toEqual([]));
});

describe('capacity', () => {
  const capacity = (text: string, path = 'campaignObjectives.currentChallenges') =>
    ruledCapacity([{ path, text }]);
  test.each<[string, object]>([
    [
      'Fitters can do 5 on-site splices a week between them, no more.',
      { count: 5, per: 'week', kind: 'limit' },
    ],
    ['4 vans, 5 jobs each per day, that is all.', { count: 20, per: 'day' }],
    ['We run four intakes in a year with 18 seats each', { count: 72, per: 'year' }],
    ['We can hand over one box a month', { count: 1, per: 'month' }],
    ['Licensed for 76.', { count: 76 }],
    ['kettlebell class, small grp max 8', { count: 8, per: 'class' }],
    ['We own 220 scooters.', { count: 220, kind: 'stock' }],
    ['More than two measuring days in a week the panel cannot do', { count: 2, per: 'week' }],
    ['รถตู้2คันคันละ9ที่ ออกทุกวันเสาร์', { count: 18, per: 'week' }],
    ['ทำได้มากสุดวันละ150ห่อ', { count: 150, per: 'day' }],
    ['ลานรับได้เต็มที่ 45 เต็นท์ต่อคืน', { count: 45, per: 'night' }],
    ['ทั้งหมดมี32เตียง', { count: 32, kind: 'stock' }],
    ['มีช่าง 2 คน ทำได้วันละ 5 คันต่อคน', { count: 10, per: 'day' }],
  ])('%s', (text, expected) => expect(capacity(text)).toMatchObject(expected));
  test.each([
    '12 staff, open since 1998',
    '23สาขาแล้ว ตั้งแต่ปี65',
    'up to 7 days before',
    'everyone knows everyone',
  ])('%j tells none', (text) => expect(capacity(text)).toBeUndefined());
  test('what is said of a rival is none of the client’s', () =>
    expect(
      ruledCapacity([{ path: 'clientInfo.strengths', text: 'max 8 per class', rival: 0 }]),
    ).toBeUndefined());
});
