/**
 * Phrases as clients write them: both languages mixed, Thai digits and number words, abbreviations, ranges, dates,
 * Buddhist years. The commoner ones are in `readings.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import { readAudience } from '../../../../src-worker/understanding/answers/audience.ts';
import { readBudget } from '../../../../src-worker/understanding/answers/budget.ts';
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { readPlaces } from '../../../../src-worker/understanding/places/read-places.ts';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';
import { readRates } from '../../../../src-worker/understanding/answers/rates.ts';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';

describe('budget', () => {
  test.each<[string, object]>([
    ['80k/mo', { amount: 80_000, currency: '', period: 'month' }],
    ['THB 80k pcm', { amount: 80_000, currency: 'THB', period: 'month' }],
    ['GBP 3k p/m', { amount: 3000, currency: 'GBP', period: 'month' }],
    ['฿80,000/mo for 6 mo', { amount: 80_000, currency: 'THB', period: 'month', total: 480_000 }],
    ['8 หมื่นบาท/ด.', { amount: 80_000, currency: 'THB', period: 'month' }],
    ['45,000.- ต่อเดือน', { amount: 45_000, currency: 'THB', period: 'month' }],
    ['Max. 45,000 บ./เดือน', { amount: 45_000, currency: 'THB', period: 'month', bound: 'at most' }],
    ['1.5 แสน ต่อเดือน 4 เดือน', { amount: 150_000, period: 'month', months: 4, total: 600_000 }],
    ['แสนห้าต่อเดือน', { amount: 150_000, period: 'month' }],
    ['ไม่เกินสองแสนบาท', { amount: 200_000, currency: 'THB', bound: 'at most' }],
    ['ห้าหมื่นบาทต่อเดือน', { amount: 50_000, currency: 'THB', period: 'month' }],
    ['หกพันบาทต่ออาทิตย์', { amount: 6000, currency: 'THB', period: 'week' }],
    ['ล้านนึง', { amount: 1_000_000, currency: '' }],
    ['ประมาณแสนกว่าบาทต่อเดือน', { amount: 100_000, currency: 'THB', period: 'month', bound: 'about' }],
    ['1 แสน 5 หมื่นบาท', { amount: 150_000, currency: 'THB' }],
    ['วันละ ๕๐๐ บาท นาน ๓๐ วัน', { amount: 500, currency: 'THB', period: 'day', total: 15_000 }],
    ['5-8 หมื่นบาทต่อเดือน', { amount: 50_000, high: 80_000, currency: 'THB', period: 'month' }],
    ['งบโฆษณาเดือนละประมาณ 3-4 หมื่นบาท', { amount: 30_000, high: 40_000, period: 'month', bound: 'about' }],
    ['between 50,000 and 70,000 baht a month', { amount: 50_000, high: 70_000, period: 'month' }],
    ['$5K-$8K monthly', { amount: 5000, high: 8000, currency: 'USD', period: 'month' }],
    ['50K to 60K THB monthly, 70K in peak season', { amount: 50_000, high: 60_000, currency: 'THB' }],
    ['ราวๆ 3 แสนบาทต่อไตรมาส', { amount: 300_000, period: 'quarter', months: 3, bound: 'about' }],
    ['quarterly budget of 300,000 baht', { amount: 300_000, period: 'quarter', total: 300_000 }],
    ['THB 3,000 per day for 2 weeks', { amount: 3000, period: 'day', total: 42_000 }],
    ['up to $10k per campaign', { amount: 10_000, period: 'total', periodAssumed: false, bound: 'at most' }],
    ['งบ 200,000 บาทต่อแคมเปญ', { amount: 200_000, period: 'total', periodAssumed: false }],
    ['around £2k a month, maybe £3k in December', { amount: 2000, currency: 'GBP', bound: 'about' }],
    ['at least $2,000 monthly', { amount: 2000, currency: 'USD', period: 'month', bound: 'at least' }],
    ['1,200,000 บาท สำหรับปี 2569', { amount: 1_200_000, period: 'year', months: 12 }],
    ['งบทั้งปี 3.6 ล้าน', { amount: 3_600_000, months: 12, total: 3_600_000 }],
    ['2026 budget: 500000 THB', { amount: 500_000, currency: 'THB', months: 12 }],
    ['$1.25M for FY2027', { amount: 1_250_000, currency: 'USD', months: 12 }],
    ['30,000 บาท/เดือน (พ.ย. 69 - ม.ค. 70)', { amount: 30_000, period: 'month', months: 3, total: 90_000 }],
    ['THB 1.8M total, Jan–Jun 2027', { amount: 1_800_000, period: 'total', months: 6 }],
    ['150k, October to December', { amount: 150_000, months: 3 }],
    ['40,000 บาท x 3 เดือน', { amount: 40_000, period: 'month', total: 120_000 }],
    ['เดือนละ 4 หมื่น 3 เดือน รวม 120,000 บาท', { amount: 40_000, period: 'month', total: 120_000 }],
    ['120,000 (40,000 a month for 3 months)', { amount: 40_000, period: 'month', total: 120_000 }],
    ['half a million baht', { amount: 500_000, currency: 'THB' }],
    ['two hundred thousand baht', { amount: 200_000, currency: 'THB' }],
    ['one and a half million baht', { amount: 1_500_000, currency: 'THB' }],
    ['10 000 EUR per month', { amount: 10_000, currency: 'EUR', period: 'month' }],
    ["CHF 5'000 per month", { amount: 5000, currency: 'CHF', period: 'month' }],
    ['€ 4.500', { amount: 4500, currency: 'EUR' }],
    ['THB45,000', { amount: 45_000, currency: 'THB' }],
    ['เดือนละแสน', { amount: 100_000, currency: '', period: 'month' }],
    ['12 months x 20,000 THB', { amount: 20_000, period: 'month', total: 240_000 }],
    ['150,000 ถึง 200,000 บาท ต่อ 3 เดือน', { amount: 150_000, high: 200_000, period: 'total', months: 3 }],
    ['20k THB/month from January to June', { amount: 20_000, period: 'month', total: 120_000 }],
    ['20 lakh rupees', { amount: 2_000_000, currency: 'INR' }],
  ])('%s', (text, expected) => expect(readBudget(text)).toMatchObject(expected));

  test.each([
    'ให้น้อยที่สุด',
    'ไม่มีงบตอนนี้ ขอดูแผนก่อน',
    'depends on results',
    '5% of revenue',
    '5% of 10 million baht sales',
    'ร้อยละ 10 ของยอดขาย',
    '0',
  ])('%j is honestly unknown', (text) => expect(readBudget(text).amount).toBeUndefined());
  test('a start is no length', () => {
    expect(readBudget('50,000 บาท เริ่ม 1 มกราคม 2570').months).toBeUndefined();
    expect(readBudget('20,000 baht until 31 December 2026').months).toBeUndefined();
  });
  test('for each channel is for all of them together', () => {
    expect(readBudget('20,000 baht per month per channel', 3)).toMatchObject({
      amount: 60_000,
      period: 'month',
      perChannel: { amount: 20_000, channels: 3 },
    });
  });
});

describe('goals', () => {
  test.each<[string, object[]]>([
    ['from 310 to 900 in six months', [{ kind: 'ramp', metric: '', from: 310, to: 900, months: 6 }]],
    ['60 รายต่อเดือน', [{ kind: 'count', metric: '', to: 60, unit: 'ราย', per: 'month' }]],
    [
      'Get 900 subscribers by December 2026',
      [{ metric: 'subscribers', to: 900, by: { year: 2026, month: 12 } }],
    ],
    ['ยอดขาย 5 ล้านบาทภายในธันวาคม 2569', [{ metric: 'ยอดขาย', to: 5_000_000, by: { year: 2026, month: 12 } }]],
    [
      'ผู้ติดตาม 50,000 คน ภายในสิ้นปี',
      [{ metric: 'ผู้ติดตาม', to: 50_000, by: { offset: { count: 0, unit: 'year' }, part: 'end' } }],
    ],
    ['ภายในปี 2570 มีลูกค้า 1,000 ราย', [{ metric: 'ลูกค้า', to: 1000, by: { year: 2027 } }]],
    ['Sell out 120 seats by 14 Feb', [{ metric: 'seats', to: 120, by: { month: 2, day: 14 } }]],
    [
      '100 qualified leads by end of Q1 2027',
      [{ metric: 'qualified leads', by: { year: 2027, quarter: 1 } }],
    ],
    [
      'sell 2,000 bottles at the expo, 3-5 March 2027',
      [{ metric: 'bottles', to: 2000, by: { year: 2027, month: 3, day: 5 } }],
    ],
    [
      'Grow from 1,200 to 3,000 LINE OA friends before Songkran',
      [{ kind: 'ramp', metric: 'LINE OA friends', from: 1200, to: 3000, by: { month: 4, day: 13 } }],
    ],
    ['ยอดขายเดือนละ 1.5 ล้านบาท', [{ metric: 'ยอดขาย', to: 1_500_000, unit: 'THB', per: 'month' }]],
    ['เพิ่มลูกค้าใหม่เดือนละ 40 ราย', [{ metric: 'ลูกค้าใหม่', to: 40, per: 'month' }]],
    ['Double monthly orders in 3 months', [{ kind: 'change', metric: 'monthly orders', to: 100, months: 3 }]],
    ['เพิ่มยอดขาย 2 เท่า ใน 1 ปี', [{ kind: 'change', metric: 'ยอดขาย', to: 100, months: 12 }]],
    ['+30% sales', [{ kind: 'change', metric: 'sales', to: 30, unit: '%' }]],
    [
      'ลดต้นทุนต่อลีดจาก 450 เหลือ 300 บาท',
      [{ kind: 'ramp', metric: 'ต้นทุนต่อลีด', from: 450, to: 300, unit: 'THB' }],
    ],
    ['ลด CPL เหลือ 300 บาท', [{ kind: 'ceiling', metric: 'CPL', to: 300, unit: 'THB' }]],
    ['Increase repeat purchase rate to 35%', [{ kind: 'floor', metric: 'repeat purchase rate', to: 35 }]],
    ['ไม่น้อยกว่า 15 รายต่อสัปดาห์', [{ kind: 'floor', to: 15, unit: 'ราย', per: 'week' }]],
    [
      'from THB 1.2m to THB 2m monthly revenue within 9 months',
      [{ from: 1_200_000, to: 2_000_000, months: 9 }],
    ],
    ['310 → 900 subscribers', [{ kind: 'ramp', metric: 'subscribers', from: 310, to: 900 }]],
    ['จาก 1.2 หมื่น เป็น 3 หมื่นคน', [{ kind: 'ramp', from: 12_000, to: 30_000, unit: 'คน' }]],
    ['อัตราซื้อซ้ำจากร้อยละ 18 เป็นร้อยละ 30', [{ metric: 'อัตราซื้อซ้ำ', from: 18, to: 30, unit: '%' }]],
    [
      'cut delivery time from 5 days to 2 days',
      [{ kind: 'ramp', metric: 'delivery time', from: 5, to: 2, unit: 'days' }],
    ],
    ['between 50 and 80 leads per month', [{ metric: 'leads', to: 50, high: 80, per: 'month' }]],
    ['15-20 นัดต่อสัปดาห์', [{ to: 15, high: 20, unit: 'นัด', per: 'week' }]],
    ['half a million impressions', [{ metric: 'impressions', to: 500_000 }]],
    [
      'อยากได้ลูกค้าใหม่ 100 คน และยอดขายเพิ่ม 15%',
      [
        { metric: 'ลูกค้าใหม่', to: 100 },
        { kind: 'change', metric: 'ยอดขาย', to: 15 },
      ],
    ],
    ['ขอ 500 leads ใน 2 เดือน', [{ metric: 'leads', to: 500, months: 2 }]],
    [
      '100+ reviews on Google by year end',
      [{ metric: 'reviews', to: 100, by: { offset: { count: 0, unit: 'year' }, part: 'end' } }],
    ],
    [
      'From zero to 5,000 followers on TikTok in 90 days',
      [{ kind: 'ramp', metric: 'followers', from: 0, to: 5000 }],
    ],
    [
      'ยอดขาย 1.2 ล้าน/เดือน จากปัจจุบัน 8 แสน',
      [{ kind: 'ramp', metric: 'ยอดขาย', from: 800_000, to: 1_200_000, per: 'month' }],
    ],
    [
      'sell 300 units before 31/12/2026',
      [{ metric: 'units', to: 300, by: { year: 2026, month: 12, day: 31 } }],
    ],
    ['get 3 enterprise contracts this year', [{ metric: 'enterprise contracts', to: 3 }]],
    ['be in the top 3 on Google Maps', [{ kind: 'text' }]],
  ])('%s', (text, expected) => expect(readGoals(text)).toMatchObject(expected));

  test('a date without a year is the next one', () => {
    const today = new Date(Date.UTC(2026, 10, 21));
    expect(lastDayOf({ month: 2, day: 14 }, today).toISOString()).toMatch(/^2027-02-14/u);
    expect(lastDayOf({ month: 12 }, today).toISOString()).toMatch(/^2026-12-31/u);
    expect(lastDayOf({ year: 2028, month: 2, day: 31 }, today).toISOString()).toMatch(/^2028-02-29/u);
  });
});

describe('costs and rates', () => {
  test.each<[string, object]>([
    ['our cpl jumped to 450 baht from 280', { per: 'lead', from: 280, now: 450 }],
    ['our CPA is $14 vs $9 last year', { per: 'order', from: 9, now: 14, currency: 'USD' }],
    ['CAC is around 1,200 THB', { per: 'customer', now: 1200 }],
    ['cost-per-lead: ฿350', { per: 'lead', now: 350, currency: 'THB' }],
    ['ค่าโฆษณาต่อออเดอร์ขึ้นจาก ๙๐ เป็น ๑๕๐ บาท', { per: 'ออเดอร์', from: 90, now: 150 }],
    ['ต้นทุนต่อการจองเดิม 250 ตอนนี้ 400 บาท', { per: 'การจอง', from: 250, now: 400 }],
    ['ค่าแอดต่อลูกค้าใหม่ 1 ราย 300 บาท', { per: 'ลูกค้า', now: 300 }],
    ['we pay about 45 baht per click', { per: 'click', now: 45 }],
    ['each lead costs us 300 baht', { per: 'lead', now: 300 }],
    ['cost of acquiring a customer is 900 baht', { per: 'customer', now: 900 }],
    ['ค่าโฆษณาแพงขึ้นจากเดิมทักละ 25 บาท เป็น 60 บาท', { per: 'ทัก', from: 25, now: 60 }],
    ['it costs us 500 baht to win a customer', { per: 'customer', now: 500 }],
    ['ทักแชทละ 40 บาท', { per: 'แชท', now: 40 }],
    ['CPL went up 3x to 900 THB', { per: 'lead', now: 900 }],
  ])('%s', (text, expected) => expect(readCosts([['onlineAdIssues', text]])).toMatchObject([expected]));

  test.each<[string, object]>([
    ['about 2 in 5 customers come back', { kind: 'repeat', percent: 40 }],
    ['ร้อยละ 40 กลับมาซื้อซ้ำ', { kind: 'repeat', percent: 40 }],
    ['one in five comes back', { kind: 'repeat', percent: 20 }],
    ['3 out of 10 callers book', { kind: 'conversion', percent: 30 }],
    ['ลูกค้าเก่ากลับมา 6 ใน 10 คน', { kind: 'repeat', percent: 60 }],
    ['30% of leads become customers', { kind: 'conversion', percent: 30 }],
  ])('%s', (text, expected) => expect(readRates([['currentChallenges', text]])).toMatchObject([expected]));

  test.each(['sales dropped 20%', 'Prices up 10% this year', 'margin is 35%'])('%j is no rate', (text) =>
    expect(readRates([['currentChallenges', text]])).toEqual([]),
  );
});

describe('places', () => {
  test.each<[string, (string | undefined)[]]>([
    ['เชียงใหม่ เชียงราย ลำพูน', ['Chiang Mai', 'Chiang Rai', 'Lamphun']],
    ['จ.ขอนแก่น, จ.อุดรธานี', ['Khon Kaen', 'Udon Thani']],
    ['BKK, Nonthaburi + Samut Prakan', ['Bangkok', 'Nonthaburi', 'Samut Prakan']],
    ['Phuket (Patong, Kata)', ['Phuket']],
    ['EEC (Chonburi, Rayong, Chachoengsao)', ['Chachoengsao', 'Chon Buri', 'Rayong']],
    ['ทั้งประเทศไทย', ['Thailand']],
    ['Southern Thailand', [undefined]],
    ['ภาคเหนือ', [undefined]],
    ['Thonglor, Ekkamai', [undefined, undefined]],
    ['Laos, Cambodia, Myanmar & Vietnam (CLMV)', ['Laos', 'Cambodia', 'Myanmar (Burma)', 'Vietnam']],
    ['พม่า', ['Myanmar (Burma)']],
    ['Hong Kong; Taiwan', ['Hong Kong SAR China', 'Taiwan']],
    ['Central Bangkok', ['Bangkok']],
    ['ทั่วกรุงเทพฯ', ['Bangkok']],
    ['Japan/Korea', ['Japan', 'South Korea']],
  ])('%s', (text, expected) => expect(readPlaces(text).map(({ known }) => known?.en)).toEqual(expected));
});

describe('audience', () => {
  test.each<[string, object]>([
    ['Office workers aged 25-40 in Bangkok', { ages: '25–40', gender: 'all', b2b: false }],
    ['ผู้หญิงวัยทำงาน อายุ 25-45 ปี', { ages: '25–45', gender: 'female' }],
    ['Women 30+ who love yoga', { ages: '30+', gender: 'female' }],
    ['อายุ ๒๕ - ๓๕ ปี เพศหญิง', { ages: '25–35', gender: 'female' }],
    ['ผู้สูงอายุ 60 ปีขึ้นไป', { ages: '60+' }],
    ['both men and women', { gender: 'all', genderFrom: '' }],
    ['Parents with kids under 6', { ages: '' }],
    ['Mums with toddlers, 28–40', { ages: '28–40', gender: 'female' }],
    ['Male golfers over 45', { ages: '45+', gender: 'male' }],
    ['Restaurants and hotels', { b2b: true }],
    ['เจ้าของกิจการ SME', { b2b: true }],
    ['HR teams of companies with 200+ staff', { b2b: true, ages: '' }],
  ])('%s', (text, expected) =>
    expect(readAudience(emptyFormData(), text, '', false)).toMatchObject(expected),
  );

  // A number at the head of a group is no age: not all of them are men.
  test.each([
    '+2 pass students, and father',
    '10th grade girls and their fathers',
    '3 to 6 person crews, women',
  ])('of all: %s', (text) => expect(readAudience(emptyFormData(), text, '', false).gender).not.toBe('male'));
  test.each([
    ['25-40, men', 'male'],
    ['18 up, women', 'female'],
  ])('%s: %s', (text, gender) => expect(readAudience(emptyFormData(), text, '', false).gender).toBe(gender));
});

test('words that hold number words are left alone', () => {
  for (const text of ['ล้านนา', 'แสนสิริ', 'ร้อยเอ็ด', 'สามย่าน', 'เก้าอี้', 'พันธุ์ไม้', 'hundreds of fans', 'someone'])
    expect(readQuantities(text)).toEqual([]);
});

test('an answer of any length or shape is read at once', () => {
  for (const text of [
    '1'.repeat(20_000),
    ' '.repeat(20_000),
    'ล้าน'.repeat(5000),
    '1 to '.repeat(5000),
    'a '.repeat(9000),
  ]) {
    expect(() => [
      readBudget(text),
      readGoals(text),
      readCosts([['a', text]]),
      readRates([['a', text]]),
    ]).not.toThrow();
  }
}, 5000);
