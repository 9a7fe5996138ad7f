/** Pairs that are drawn only where both sides surely tell of one thing, and in the direction that the client tells them in. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makeContrasts, reasons } from '../../../../../src-worker/engines/planner/plan/contrast.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

interface Told {
  strengths?: string;
  product?: string;
  hero?: string;
  price?: string;
  good?: string;
  message?: string;
  bad?: string;
}

/** Each pair as 'ours ~ theirs (who leads)'. */
function pairs({
  strengths = '',
  product = '',
  hero = '',
  price = '',
  message = '',
  good = '',
  bad = '',
}: Told): string[] {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    strengths,
    keyMessage: message,
    productService: product,
    heroProduct: hero,
    startingPrice: price,
  });
  form.competitiveAnalysis.competitors = [
    { id: '1', name: 'Another', website: '', strengths: good, weaknesses: bad },
  ];
  return makeContrasts(readAnswers(form)).map(
    ({ us, them, leads }) => `${us.words} ~ ${them.words} (${leads})`,
  );
}

describe('a count and a length are no wait', () => {
  test.each<[string, Told]>([
    ['units today', { strengths: '132 units today', bad: 'pays after 60 days' }],
    ['members today', { strengths: '640 members today', bad: '3 weeks to join' }],
    ['ห้องวันนี้', { strengths: 'ดูแล 85 ห้องวันนี้', bad: 'รอ 2 อาทิตย์' }],
    [
      'the length of a visit',
      { strengths: '60 minutes for a first visit, never less', bad: "About nine months' wait" },
    ],
    ['the length of a lesson', { strengths: '45-minute lessons', bad: '6 week waiting list' }],
    ['who comes again', { strengths: 'ปลวกกลับมาเข้าซ้ำใน 48 ชม ไม่คิดตัง', good: 'นัดได้ 7 วัน' }],
  ])('%s', (_, told) => expect(pairs(told)).toEqual([]));
});

describe('a word that both use is one thing only where they are short of it', () => {
  test.each<[string, Told]>([
    ['who told it', { strengths: 'Autopay for all tenants', bad: 'tenants told us' }],
    ['a verb of many things', { strengths: 'เปลี่ยนเลนส์ให้ฟรี 1 ครั้ง', bad: 'พนักงานเปลี่ยนบ่อย' }],
    ['in stock and sent', { strengths: 'ของพร้อมส่ง', bad: 'แบบน้อย ไม่ส่งตจว.' }],
    [
      'the equipment and the bill',
      { strengths: 'vans fitted with a hoist', bad: "bill grows once the car's on the hoist" },
    ],
  ])('%s', (_, told) => expect(pairs(told)).toEqual([]));
  test('they lack it', () =>
    expect(pairs({ strengths: 'ลิงก์อุณหภูมิสดตลอดทาง', bad: 'ไม่มีบันทึกอุณหภูมิ' })).toEqual([
      'ลิงก์อุณหภูมิสดตลอดทาง ~ ไม่มีบันทึกอุณหภูมิ (us)',
    ]));
});

describe('sure by what both tell', () => {
  test.each<[string, Told, string]>([
    [
      'when they pay',
      {
        strengths: 'Owners are paid on the 10th of every month',
        bad: 'linen extra every stay, pays after 60 days',
      },
      'Owners are paid on the 10th of every month ~ pays after 60 days (us)',
    ],
    [
      'จ่ายเมื่อไร',
      { strengths: 'โอนเงินให้คนขายภายใน 3 วัน', bad: 'จ่ายเงินช้า 45 วัน' },
      'โอนเงินให้คนขายภายใน 3 วัน ~ จ่ายเงินช้า 45 วัน (us)',
    ],
    [
      'how often',
      { strengths: 'ลูกค้าเห็นงบทุกวันที่ 20 ของเดือนผ่านแอป', bad: 'งบมาปีละครั้ง' },
      'ลูกค้าเห็นงบทุกวันที่ 20 ของเดือนผ่านแอป ~ งบมาปีละครั้ง (us)',
    ],
    [
      'the least that is sold',
      { price: 'ใบละ 6.80 (50 โล) ขั้นต่ำ 10,000 ใบ', bad: 'ขั้นต่ำ 30,000 ใบ' },
      'ขั้นต่ำ 10,000 ใบ ~ ขั้นต่ำ 30,000 ใบ (us)',
    ],
    [
      'who brings it',
      { product: 'Chiller trailer hire', strengths: 'Tow it or we drop it $2.20/km', bad: 'pick up only' },
      'Tow it or we drop it $2.20/km ~ pick up only (us)',
    ],
    [
      'what comes on top',
      { strengths: '18% all in', bad: 'linen extra every stay' },
      '18% all in ~ linen extra every stay (us)',
    ],
    [
      'from when the time is counted is not what is waited for',
      { strengths: 'Delivery in 25 days after sample is passed', bad: '45 days' },
      'Delivery in 25 days after sample is passed ~ 45 days (us)',
    ],
    [
      'นับจากอนุมัติ',
      { strengths: 'ส่งของใน 12 วันหลังอนุมัติแบบ', bad: 'รอ 20 วัน' },
      'ส่งของใน 12 วันหลังอนุมัติแบบ ~ รอ 20 วัน (us)',
    ],
    [
      'what is sold lacks nothing that they lack',
      { product: 'โปรแกรม POS ระบบขายเชื่อ สำหรับร้านปุ๋ย', bad: 'ไม่มีขายเชื่อ' },
      'ไม่มีขายเชื่อ (us)',
    ],
    [
      'what is sold is longer',
      { product: 'ตัดแว่น ตรวจสายตา 45 นาที', bad: 'ตรวจเร็ว 10 นาที' },
      'ตรวจสายตา 45 นาที ~ ตรวจเร็ว 10 นาที (us)',
    ],
    [
      'what is not asked for',
      { price: '$27.50 per lesson, 10 week term. no joining fee', bad: '$55 joining fee' },
      'no joining fee ~ $55 joining fee (us)',
    ],
  ])('%s', (_, told, expected) => expect(pairs(told).some((pair) => pair.endsWith(expected))).toBe(true));

  test('several things that have no name stand beside a rival', () =>
    expect(
      pairs({ strengths: 'Max 4 per class. 34 degree water', bad: '8 per class, 29 degrees' }),
    ).toHaveLength(2));
});

describe('one price of several', () => {
  test.each<[string, Told, string[]]>([
    [
      'for what both name',
      { price: '$120 callout. Avg job $410', bad: '$165 callout' },
      ['$120 callout ~ $165 callout (us)'],
    ],
    [
      'of what is put first, where theirs names nothing',
      {
        hero: 'Standard sweep',
        price: '£68 a sweep, second flue same visit £45. Stove service £95',
        bad: '£94',
      },
      ['£68 a sweep ~ £94 (us)'],
    ],
    [
      'กล่องเดียวกัน',
      { hero: 'เซ็ต 3 กล่อง', price: 'กล่องละ 590 / 3 กล่อง 1,490 ส่งฟรี', bad: 'กล่องละ 790' },
      ['กล่องละ 590 ~ กล่องละ 790 (us)'],
    ],
    ['none where theirs is a package', { price: 'ชุดละ 599', bad: 'แพ็คละ 2,900' }, []],
    [
      'a share of the takings',
      { price: '18% of rent collected', good: '15%' },
      ['18% of rent collected ~ 15% (them)'],
    ],
  ])('%s', (_, told, expected) => expect(pairs(told)).toEqual(expected));
});

describe('the direction is the one that the client tells', () => {
  test('a weakness whose figure is better than ours is of another thing', () =>
    expect(pairs({ price: '£900 a month', bad: '£650 outright' })).toEqual([]));
  test('a replacement comes soon, and lasts no time', () =>
    expect(pairs({ strengths: 'Replacement within 24 hours', bad: 'replacement 3 days' })).toEqual([
      'Replacement within 24 hours ~ replacement 3 days (us)',
    ]));
});

describe('price', () => {
  test('by how much they are cheaper is not what they ask', () => {
    const form = emptyFormData();
    form.clientInfo.startingPrice = 'งานละ 3,200 บาท';
    form.competitiveAnalysis.competitors = [
      { id: '1', name: 'ช่างเร่', website: '', strengths: 'ถูกกว่าเรา 300-500', weaknesses: '' },
    ];
    const [found] = makeContrasts(readAnswers(form));
    expect([found?.leads, found?.measured, found?.them.figure]).toEqual(['them', false, undefined]);
  });
  test('what comes on top is no price of ours', () =>
    expect(pairs({ price: '590 ตามบรีฟบวก 200 ขึ้น', bad: '1,200 ขึ้น' }).join()).not.toMatch(
      /(?:^|,)(?:ตามบรีฟ)?บวก/u,
    ));
  test('is no reason where another rival is told to be cheap', () => {
    const form = emptyFormData();
    form.clientInfo.startingPrice = '£68 a sweep';
    form.competitiveAnalysis.competitors = [
      { id: '1', name: 'Sam', website: '', strengths: '£55', weaknesses: '' },
      { id: '2', name: 'National', website: '', strengths: '', weaknesses: '£94' },
    ];
    expect(reasons(makeContrasts(readAnswers(form)))).toEqual([]);
  });
});

describe('what a rival’s card tells of ourselves', () => {
  const cardOf = (weaknesses: string) => {
    const form = emptyFormData();
    form.competitiveAnalysis.competitors = [
      { id: '1', name: 'Another', website: '', strengths: '', weaknesses },
    ];
    return readAnswers(form).competitors[0]?.weaknesses;
  };
  test.each([
    ['General practice, backs and knees; our own wait is 8 days', ['General practice', 'backs and knees']],
    ["Nobody to ring. We're £134 and it takes us 2 days", ['Nobody to ring']],
    ['ต้องจองล่วงหน้า 7 วัน ของเราเดินเข้ามาได้เลย', ['ต้องจองล่วงหน้า 7 วัน']],
    ['30 เม็ดเท่ากัน', []],
    ['goes to $164 after month 4, tenants told us', ['goes to $164 after month 4']],
  ])('is no weakness of theirs: %s', (weaknesses, expected) => expect(cardOf(weaknesses)).toEqual(expected));
  test('what they do to us is theirs', () =>
    expect(cardOf('we pay them £1,045 a week')).toEqual(['we pay them £1,045 a week']));
  test('a wait of ours stands beside theirs', () =>
    expect(
      pairs({ product: 'Physiotherapy', bad: "About nine months' wait; our own wait is 8 days" }),
    ).toEqual(["our own wait is 8 days ~ About nine months' wait (us)"]));
});

describe('the subject of a weakness is looked for in every answer', () => {
  test.each<[string, Told, string]>([
    [
      'what they leave to the buyer',
      { product: 'LPN to RN bridge. clinicals at two hospitals', bad: 'you find your own clinicals' },
      'clinicals at two hospitals ~ you find your own clinicals',
    ],
    [
      'a time for the same thing',
      { strengths: 'We tell you your real number in 24 hrs', bad: '2 wks to answer' },
      'We tell you your real number in 24 hrs ~ 2 wks to answer',
    ],
    [
      'how often it holds',
      { strengths: 'washed 40 times, still black', bad: 'colour fades after three wash' },
      'washed 40 times, still black ~ colour fades after three wash',
    ],
    ['one of a kind', { strengths: '34 lenders', bad: 'one product' }, '34 lenders ~ one product'],
    [
      'a price for the same time',
      { price: '$385 for 10 sessions; term $62 per week', bad: '$75 a week' },
      'term $62 per week ~ $75 a week',
    ],
    [
      'the message',
      { message: 'สกรูตามแบบ 3 สัปดาห์ได้ของ', product: 'สกรูหัวพิเศษ', bad: 'รอ 45 วัน' },
      'สกรูตามแบบ 3 สัปดาห์ได้ของ ~ รอ 45 วัน',
    ],
    ['ที่ไม่มี', { strengths: 'รถทุกคันมีจีพีเอส', bad: 'ไม่มีจีพีเอส' }, 'รถทุกคันมีจีพีเอส ~ ไม่มีจีพีเอส'],
  ])('%s', (_, told, pair) => expect(pairs(told)).toContain(`${pair} (us)`));
});
