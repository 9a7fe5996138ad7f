import { describe, expect, test } from 'vitest';
import { readEach } from '../../../../src-worker/understanding/figures/each.ts';
import { readAverages } from '../../../../src-worker/understanding/figures/averages.ts';
import { readObserved } from '../../../../src-worker/understanding/figures/observed.ts';
import { stepOf, stepsIn } from '../../../../src-worker/understanding/figures/steps.ts';
import { readDimensions } from '../../../../src-worker/understanding/figures/dimensions.ts';
import { readUse } from '../../../../src-worker/understanding/figures/use.ts';

describe('what was counted together', () => {
  const counts = (text: string) =>
    readObserved(text).map(({ counts: all }) => all.map(({ step, value }) => `${step} ${value}`).join(', '));

  test.each([
    ['เดือนก่อนจ่าย 42,000 ได้ทัก 600 ปิดได้ 7 สาขา', ['chat 600, purchase 7']],
    ['แชทมา10คน ได้ไปดูหน้างาน4 ติดจริง3', ['chat 10, visit 4, purchase 3']],
    ['Google ปีที่แล้ว 1,200 คลิก ได้ RFQ 36 ราย ออก PO จริง 9 ราย', ['click 1200, quote 36, purchase 9']],
    ['In 2026, 600 people asked us on WhatsApp and 48 of them paid.', ['lead 600, purchase 48']],
    ['Last month 900 clicks, 40 calls, and 12 of them booked', ['click 900, call 40, booking 12']],
  ])('%s', (text, expected) => {
    expect(counts(text)).toEqual(expected);
  });
  test('with the money that brought it', () => {
    expect(readObserved('เดือนก่อนจ่าย 42,000 ได้ทัก 600 ปิดได้ 7 สาขา')[0]?.spent).toEqual({
      value: 42_000,
      currency: '',
    });
  });
  test('with money that is named behind it', () => {
    const [seen] = readObserved('ยิงแอดแล้วทัก 400 จองจริง 60 จ่ายไป 12,000');
    expect(seen?.counts.map(({ value }) => value)).toEqual([400, 60]);
    expect(seen?.spent?.value).toBe(12_000);
  });
  test('a classifier that is the next step’s name belongs to that', () => {
    expect(counts('เดือนที่แล้ว ทัก 300 นัด 90')).toEqual(['chat 300, visit 90']);
  });
  test.each([
    ['Sales campaign cost £400, 60 leads', 400],
    ['£20 boost got 35 messages', 20],
    ['spent £5 and got 30 calls', 5],
    ['We paid $4 on Facebook, 25 messages, 3 booked', 4],
    ['Spent on low-income ads £400, got 30 calls', 400],
    ['Low income advert £400, got 30 calls', 400],
    ['$10 ads here and there. 1,950 seats sold', undefined],
  ])('what %s spent: %d', (text, spent) => expect(readObserved(text)[0]?.spent?.value).toBe(spent));
  test.each([
    'อยากปิดได้12',
    '36 first orders from plants that have never bought from us',
    'We have 3 vans and 127 branches',
    'Open since 2015',
  ])('not: %s', (text) => {
    expect(counts(text)).toEqual([]);
  });
});

describe('what one customer is worth', () => {
  test.each([
    ['Average basket S$58', { kind: 'money', value: 58 }],
    ['families stay 60 wks on avg', { kind: 'stay', value: 60, unit: 'week' }],
    ['AVERAGE STAY IS 4 NIGHTS', { kind: 'stay', value: 4, unit: 'day' }],
    ['A list person spends about $46 a month', { kind: 'money', value: 46, per: 'month' }],
    ['เมนูเริ่ม 180 บาท เฉลี่ยบิลละ 600', { kind: 'money', value: 600 }],
    ['A medium order is 180 m', { kind: 'size', value: 180, of: 'm' }],
  ])('%s', (text, expected) => {
    expect(readAverages(text)[0]).toMatchObject(expected);
  });
  test.each([
    'average 2026',
    'ปีนี้เฉลี่ย 2569',
    'average rating 4.9',
    'Average age 34',
    'average cost per lead 90 baht',
    'installs in 9 days on average',
  ])('not: %s', (text) => {
    expect(readAverages(text)).toEqual([]);
  });
});

describe('a step', () => {
  test.each([
    ['signed contract', 'purchase'],
    ['WhatsApp lead', 'lead'],
    ['oven audits booked', 'audit'],
    ['quote requests', 'quote'],
    ['sales convos', 'chat'],
    ['conversations', 'chat'],
    ['คนสมัครใหม่', 'purchase'],
    ['subscribers', 'subscription'],
    // Whose doors open closes nothing.
    ['เปิดทุกวัน', undefined],
    ['เปิดร้านใหม่', 'purchase'],
    ['คนกรอกเบอร์', 'lead'],
    // A show home is looked at, and nobody asks for a piece of it.
    ['มาดูบ้านตัวอย่าง', 'visit'],
    ['ขอตัวอย่าง', 'sample'],
    ['dogs', undefined],
  ] as const)('%s is %s', (name, step) => {
    expect(stepOf(name)).toBe(step);
  });
  test('is found in running text in order', () => {
    expect(stepsIn('40% of inquiries take a tour, half of tours apply').map(({ step }) => step)).toEqual([
      'lead',
      'visit',
      'visit',
      'application',
    ]);
  });
});

describe('use of a capacity', () => {
  test.each([
    ['กำลังการผลิต 9,000 ใบ/เดือน ปัจจุบันใช้ไป 60%', 9000, { used: 60 }],
    ['One year we have 900 ton, promise already 640 ton', 900, { taken: 640 }],
    ['We own 220 scooters', 220, {}],
    ['Lab capacity 1,900 instruments/mo, running at 1,420', 1900, { taken: 1420 }],
    ['roaster gives 600 kg per month, 380 is used', 600, { taken: 380 }],
    ['22 appointments a week and 15 are occupied', 22, { taken: 15 }],
    ['ทำได้เดือนละ 180 ใบ ตอนนี้ออก 130', 180, { taken: 130 }],
    ['วันละ 18 คิว ใช้อยู่ 11', 18, { taken: 11 }],
    ['ฉีดได้วันละ 3,200 ใบ ตอนนี้ใช้เครื่อง 60%', 3200, { used: 60 }],
  ])('%s', (text, capacity, expected) => {
    expect(readUse(text, capacity)).toEqual(expected);
  });
});

test.each<[string, string, number]>([
  ['บ้านนึงเฉลี่ย 24,000', 'money', 24_000],
  ['an average wedding is 6,500', 'money', 6500],
  ['ออเดอร์เฉลี่ย 3 กล่อง', 'size', 3],
  ['งานนึงเฉลี่ย 35 โต๊ะ', 'size', 35],
])('thousands of nothing are a sum: %s', (text, kind, value) => {
  expect(readAverages(text)[0]).toMatchObject({ kind, value });
});

test.each(['โต๊ะละ 2,300 มัดจำงานละ 5,000', 'ห้องละ 900 ประกันหัวละ 500'])(
  'a sum of its own is no thing that the one before counts: %s',
  (text) => expect(readEach(text)).toEqual([]),
);

describe('a bare sum for adverts is money', () => {
  const sums = (answer: string): number[] =>
    readDimensions(answer).flatMap(({ value, currency }) => (currency === undefined ? [] : [value]));
  test.each([
    ['last expo we paid booth 1,800 got 140 names, 44 tours', [1800]],
    ['Lucky draw in May cost 25,000 and brought 3,100 installs', [25_000]],
    ['fb inventory ads 2,400/mo 121 leads', [2400]],
    ['โปรที่แล้ว ลง 27,000 คนมา 210 คน', [27_000]],
    ['บูสต์ 800 ได้เด็กทดลอง 16', [800]],
    ['We asked 210 people and 60 got a quote', []],
    ['กำลังผลิต 60,000 ใบ ตอนนี้ใช้ไป 35,000 ใบ', []],
  ])('%s', (answer, expected) => expect(sums(answer)).toEqual(expected));
});

test.each<[string, string[]]>([
  ['ads: spent £3,260, revenue from ads £11,900, 262 orders', ['3260 orders 262']],
  ['fb boosts 10 dollars here & there. last year 1,950 seats sold', []],
  ['spent 2,350 on facebook, avg order 3.4 boxes', []],
  ['spent 2,350 on facebook, 512 boxes, but 190 of those from people who bought the year before', []],
])('what a sum brought: %s', (answer, expected) => {
  const said = readObserved(answer).map(
    ({ spent, counts }) => `${spent?.value} ${counts.map(({ name, value }) => `${name} ${value}`).join(' ')}`,
  );
  expect(said).toEqual(expected);
});
