import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { readBudget } from '../../../../src-worker/understanding/answers/budget.ts';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';
import { homeOf } from '../../../../src-worker/understanding/answers/home-currency.ts';
import { readPrice } from '../../../../src-worker/understanding/answers/price.ts';

const form = (parts: { price?: string; budget?: string; where?: string; notes?: string }): FormData => {
  const empty = emptyFormData();
  return {
    ...empty,
    clientInfo: { ...empty.clientInfo, startingPrice: parts.price ?? '' },
    targetAudience: { ...empty.targetAudience, geographicLocation: parts.where ?? '' },
    campaignObjectives: { ...empty.campaignObjectives, marketingMediaBudget: parts.budget ?? '' },
    competitiveAnalysis: { ...empty.competitiveAnalysis, additionalNotes: parts.notes ?? '' },
  };
};

describe('money that is not named', () => {
  test.each([
    [{ price: 'S$35 per class', budget: '$800' }, { dollar: 'SGD' }],
    [
      { budget: 'six hundred bucks a month', where: 'Geelong, NOT Melbourne' },
      { dollar: 'AUD', unnamed: 'AUD' },
    ],
    [{ price: '$165 a day', where: 'Taranaki, New Plymouth' }, { dollar: 'NZD' }],
    [{ price: '$39/week', where: 'Phoenix, Mesa' }, { dollar: 'USD' }],
    [{ price: 'ห่อละ45', where: 'หาดใหญ่' }, { unnamed: 'THB' }],
    [{ price: '€39 per shop', budget: '2500' }, { unnamed: 'EUR' }],
    [
      { price: '18,000 for 24 visits', where: 'Anna Nagar. Son in US', notes: 'NRIs a lot' },
      { unnamed: 'INR' },
    ],
    [{ price: '24,000', budget: '1.5 - 1.8 lakh pm' }, { unnamed: 'INR' }],
    // Lakhs are counted around India too.
    [{ where: 'Lahore and Islamabad', budget: '20 lakhs' }, { unnamed: 'PKR' }],
    [{ where: 'Dhaka', budget: '5 lakhs' }, { unnamed: 'BDT' }],
    [{ where: 'Pune', budget: '5 lakhs' }, { unnamed: 'INR' }],
    [{ price: 'ask us' }, { unnamed: '', dollar: 'USD' }],
  ])('%j', (parts, expected) => expect(homeOf(form(parts))).toMatchObject(expected));
});

const home = { unnamed: 'THB', dollar: 'AUD' };

describe('budget', () => {
  test.each<[string, object]>([
    ['1.250,50 EUR in the week, 26 weeks', { amount: 1250.5, period: 'week', total: 32_513 }],
    [
      'R$ 14.300,00 by month, close 6 months',
      { amount: 14_300, currency: 'BRL', period: 'month', total: 85_800 },
    ],
    ['R45 000 per month x 12', { amount: 45_000, currency: 'ZAR', months: 12, total: 540_000 }],
    ['120 triệu (VND) for 4 months', { amount: 120_000_000, currency: 'VND', period: 'total' }],
    [
      '800 US DOLLARS A MONTH NOV 1 2027 THRU APR 30 2028',
      { amount: 800, currency: 'USD', months: 6, total: 4800 },
    ],
    ['สามแสนห้าหมื่น ตั้งแต่ ก.ย.ถึง ธ.ค. 69', { amount: 350_000, period: 'total', months: 4 }],
    ['say six hundred bucks a month, could go to seven', { amount: 600, high: 700, currency: 'AUD' }],
    [
      '$9,000 for the Jul-Sep quarter, could stretch to 12',
      { amount: 9000, high: 12_000, period: 'quarter' },
    ],
    ['เดือนนึงไม่เกินสามพันค่ะ', { amount: 3000, period: 'month', bound: 'at most' }],
    ['แล้วแต่พี่เลย แต่อย่าเกินหมื่น', { amount: 10_000, bound: 'at most', periodAssumed: true }],
    ['USD 3,000 for Facebook and 2,000 for Google each month', { amount: 5000, period: 'month' }],
    ['£14,000 total, Jan to end of April 2027', { amount: 14_000, period: 'total', months: 4 }],
    ['60,000 KES a month for January, February, March and April 2027', { months: 4, total: 240_000 }],
    ['R40k for Feb, March and April', { amount: 40_000, months: 3 }],
    ['30,000 บาท เดือนมกรา กุมภา และมีนา', { amount: 30_000, months: 3 }],
    ['€500 a month from mid January to mid April', { months: 3, total: 1500 }],
    ['2,000 EUR a month, Sept through to the end of November', { months: 3 }],
    ['$14k NZD all up, Feb to September 2027', { amount: 14_000, currency: 'NZD', months: 8 }],
    ['around 2,000 a month for the next half year', { amount: 2000, months: 6, total: 12_000 }],
  ])('%s', (text, expected) => expect(readBudget(text, 2, home)).toMatchObject(expected));

  test('a part of the year is no length of the whole', () => {
    const reading = readBudget('ปีละ 180,000 ขอลง 70% ช่วง กันยา-ธันวา', 0, home);
    expect(reading).toMatchObject({ amount: 180_000, period: 'year' });
    expect(reading.span).toBeUndefined();
  });
  test('between two sums nobody has decided', () =>
    expect(readBudget('60,000/เดือน? (ในไลน์ลูกค้าพิมพ์ 80,000 ต้องถามก่อน)')).toMatchObject({
      undecided: [60_000, 80_000],
    }));
});

test.each([
  ['£2,400 a month Sept to Dec then £1,000 Jan to March', 12_600, 7],
  ['S$6k a month Jan to Apr, S$2k May to Oct', 36_000, 10],
  ['เดือนละ 60,000 ม.ค.-มี.ค. แล้วลดเหลือ 30,000 เม.ย.-มิ.ย.', 270_000, 6],
  ['25,000 บาทต่อเดือนก่อนปีใหม่ หลังจากนั้น 15,000 อีก 2 เดือน', 55_000, 3],
  ['$1,200 a month before New Year, then $800 a month for 3 months', 3600, 4],
])('a sum a month for some months and another for the next is one whole: %s', (answer, total, months) => {
  expect(readBudget(answer)).toMatchObject({ amount: total, total, months, period: 'total' });
});

test('one sum without months of its own makes no steps', () => {
  expect(readBudget('£2,400 a month Sept to Dec, £900 for photos')).toMatchObject({
    amount: 2400,
    period: 'month',
  });
});

describe('price', () => {
  test.each<[string, object]>([
    ['11,900 รวมติดตั้งท่อ4เมตร', { value: 11_900, currency: 'THB' }],
    ['2,800 ต่อเดือน (ประกัน3,000 จ่ายครั้งเดียวได้คืน)', { value: 2800, per: 'month' }],
    ['อาบน้ำเริ่ม350 ตัดขนเริ่ม600', { value: 350, others: [600] }],
    ['Day £24 / Weekend £40 / under 12s nowt', { value: 24, currency: 'GBP', others: [40] }],
    ['small dog starts at seventy five', { value: 75 }],
    ['1,500-4,500 บาท แล้วแต่ขนาด', { value: 1500, high: 4500 }],
    ['KES 145,000 inclusive of exam fee, 2 instalments allowed', { value: 145_000, currency: 'KES' }],
  ])('%s', (text, expected) => expect(readPrice(text, home)).toMatchObject(expected));
  test('no figure, no price', () => expect(readPrice('ถามหน้าร้าน', home).value).toBeUndefined());
});

test("'it cost us $38' tells of us, and of the client's own dollars", () => {
  expect(
    readCosts([['onlineAdIssues', 'Trials cost us $38 each']], { unnamed: 'AUD', dollar: 'AUD' }),
  ).toMatchObject([{ now: 38, currency: 'AUD' }]);
  expect(
    readCosts([['onlineAdIssues', 'Trials cost US$38 each']], { unnamed: 'AUD', dollar: 'AUD' }),
  ).toMatchObject([{ currency: 'USD' }]);
});

test.each(['25,000 ต่อเดือน ม.ค.-เม.ย.', '80,000/เดือน มกราคมถึงมิถุนายน', '6,000 ต่อเดือน เริ่มมกรา'])(
  'what is paid each month stays so before the name of one: %s',
  (budget) => expect(readBudget(budget, 2, homeOf(form({ budget }))).period).toBe('month'),
);

test.each([
  'Whatever the board says, they meet in October. Last year it was 2,500 all in I think',
  'ปีที่แล้วใช้ไป 80,000 ปีนี้ยังไม่รู้',
])('what was spent last year is no budget: %s', (answer) => {
  expect(readBudget(answer).amount).toBeUndefined();
});

test.each([
  ['Last year we spent £9,000, this year £12,000', 12_000],
  ['Same as last year £4,000', 4000],
  ['เท่าปีที่แล้ว 60,000 บาท', 60_000],
  ['60k-80k /เดือน ทำ 6 เดือน', 60_000],
])('%s', (answer, amount) => {
  expect(readBudget(answer).amount).toBe(amount);
});

test('a sum of its own for some months is part of the whole', () => {
  expect(readBudget('£450 a month Sept to Feb but £900 for Nov and £900 for Dec')).toMatchObject({
    amount: 450,
    period: 'month',
    months: 6,
    total: 3600,
    monthly: { 9: 450, 10: 450, 11: 900, 12: 900, 1: 450, 2: 450 },
  });
});

test.each([
  ['$20 a day for 28 days', 560],
  ['20 a day, 4 weeks', 560],
  ['200 บาทต่อวัน 2 เดือน', 12_000],
  ['$100 a day for 3 months', 9000],
  ['$10 a day for one year', 3650],
  ['$40 a week for 13 weeks', 520],
])('what is paid by the day adds up in days: %s', (budget, total) => {
  expect(readBudget(budget)).toMatchObject({ total });
});

test.each([
  ['50,000 ต่อเดือน 3 เดือน รวมไม่เกิน 120,000', { amount: 120_000, period: 'total', total: 120_000, months: 3 }],
  ['$900 a week for 12 weeks, max $8,000 in total', { amount: 8000, period: 'total', total: 8000 }],
  ['$2,000 a month for 6 months, total cap $10,000', { amount: 10_000, total: 10_000, months: 6 }],
  ['£500 a month, no more than £2,000 in all', { amount: 500, period: 'month', total: 2000, months: 4 }],
  ['$2,000 a month for 3 months, no more than $10,000 in total', { amount: 2000, total: 6000 }],
  ['20,000 ต่อเดือน ไม่เกิน 25,000', { amount: 20_000, period: 'month' }],
])('a whole that is never passed: %s', (budget, expected) => {
  expect(readBudget(budget)).toMatchObject(expected);
});

test.each([
  ['ผู้หญิง 35 เบี้ย 9,800/ปี', 9800],
  ['ชาย 40 ปี เบี้ย 12,500 ต่อปี', 12_500],
  ['อายุ 30 จ่าย 650/เดือน', 650],
  ['woman 40: 620 a month', 620],
  ['กระปุก 450 / แพ็กสาม 1,150 ส่งฟรี', 450],
  ['ตัดผม ชาย 80 หญิง 120', 80],
])('an age is no price: %s', (price, value) => {
  expect(readPrice(price).value).toBe(value);
});
