/** Figures as clients of other trades tell them: each class in English and in Thai, with what only looks like it. */
import { describe, expect, test } from 'vitest';
import { readBudget } from '../../../../src-worker/understanding/answers/budget.ts';
import { ruledCapacity } from '../../../../src-worker/understanding/answers/capacity.ts';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';
import { readPrice } from '../../../../src-worker/understanding/answers/price.ts';
import { readRates } from '../../../../src-worker/understanding/answers/rates.ts';

describe('who asked and who took it, told in the answer about advertising', () => {
  test.each<[string, number[]]>([
    ['Of 50 that ask 12 come for a fitting', [24]],
    ['9 people rang in May, 5 bought', [55.56]],
    ['of every 5 callers one buys', [20]],
    ['5 DMs for one booking', [20]],
    ['one pub in every 8 we write to says yes', [12.5]],
    ['ขอใบเสนอราคา 15 ราย ตกลง 2', [13.33]],
    ['ทัก 100 booking 18', [18]],
    ['ทุก 8 คนที่ถาม ซื้อ 1 คน', [12.5]],
    ['two posts a week, 3 photos each', []],
    ['We ran 4 adverts for 2 weeks', []],
  ])('%s', (answer, expected) => {
    const read = readRates([['onlineAdIssues', answer]]).map(
      ({ percent }) => Math.round(percent * 100) / 100,
    );
    expect(read).toEqual(expected);
  });
});

describe('what one of them takes', () => {
  test.each<[string, number[]]>([
    ['ได้ผู้อุปการะหนึ่งคนจ่าย 175', [175]],
    ['คนจองหนึ่งคนเสียค่าแอด 95', [95]],
    ['ลีดละ 420 นัดตรวจ 35%', [420]],
    ['£8 a DM, 5 DMs for one booking', [8]],
    ['แอดเฟซ 9,000 เดือนก่อน ได้คนทัก 180 จอง 6 งาน', [50]],
    ['CPC 4 บาท, 2% จอง, เฉลี่ยจองละ 3.5 ท่าน', [4]],
    ['ทัก 100 booking 18', []],
  ])('%s', (answer, expected) =>
    expect(readCosts([['onlineAdIssues', answer]]).map(({ now }) => now)).toEqual(expected),
  );
});

describe('a sum for all of it', () => {
  test.each([
    '£2,000 in all',
    'TT$5,000 for the lot',
    '£1,800 all told',
    '€1,200 from now to the end of the season',
    '8,000 ทั้งหน้า',
    '50,000 ทั้งรุ่น',
    '30,000 บาทเฉพาะเทศกาล',
    '4,000 จบรุ่น',
  ])('%s', (answer) => expect(readBudget(answer)).toMatchObject({ period: 'total', periodAssumed: false }));
  test.each(['£2,000', '8,000 บาท'])('nobody says for how long: %s', (answer) =>
    expect(readBudget(answer).periodAssumed).toBe(true),
  );
});

describe('the first of several prices', () => {
  test.each<[string, number]>([
    ['แหนมมัดละ 60 ชุดของฝาก 390', 60],
    ['ครั้งละ 700 คอร์ส 10 ครั้ง 5,900', 700],
    ['เริ่มตัวละ 150 ตัวโชว์ 1,200', 150],
    ['ถังละ 3,200 deposit ถัง 2,000', 3200],
    ['มัดจำงานละ 5,000 โต๊ะละ 2,300 บาท', 2300],
  ])('%s', (answer, value) => expect(readPrice(answer).value).toBe(value));
});

describe('where a goal begins', () => {
  test.each<[string, string]>([
    ['70 jobs a month to 105', '70→105 month'],
    ['9 boxes a week to 30', '9→30 week'],
    ['32 placements a month, 19 in the last one', '19→32 month'],
    ['25 team events per month, 10 more than today', '15→25 month'],
    ['60 offices on monthly plan, 22 เจ้าแล้ว', '22→60'],
    ['Reach AED 150,000 sales a month. Currently AED 92,000', '92000→150000 month'],
    ['ขายเดือนละ 1.2 ตัน ตอนนี้ 700 กิโล', '0.7→1.2 month'],
  ])('%s', (answer, expected) => {
    const [goal, ...others] = readGoals(answer);
    const per = goal?.per === undefined ? '' : ` ${goal.per}`;
    expect(`${goal?.from ?? ''}→${goal?.to ?? ''}${per}`).toBe(expected);
    expect(others).toEqual([]);
  });
  test.each(['12 to 15 orders a day', '40 to 60 guests a night'])('a range: %s', (answer) => {
    const [goal] = readGoals(answer);
    expect(goal?.from).toBeUndefined();
    expect(goal?.high).toBeDefined();
  });
});

describe('room', () => {
  test.each<[string, number, string | undefined]>([
    ['2 boats, 48 seats, five sailings a day each', 480, 'day'],
    ['12 kayaks, two trips daily', 24, 'day'],
    ['3 kilns × 40 pieces, each fired 4 times a week', 480, 'week'],
    ['600 bottles a batch, one batch a week', 600, 'week'],
    ['โต๊ะละ 4 คน มี 5 โต๊ะ วันละ 2 รอบ', 40, 'day'],
    ['ครู 4 คน 2 students each per day', 8, 'day'],
    ['ทีมติดตั้ง 2 ทีม ทีมละ 1 บ้านต่อวัน', 2, 'day'],
    ['รับได้รุ่นละ 40 คน มี 2 รุ่น', 80, undefined],
    ['Two crews, 900 m a day each crew', 1800, 'day'],
  ])('%s', (text, count, per) => {
    const read = ruledCapacity([{ path: 'campaignObjectives.currentChallenges', text }]);
    expect({ count: read?.count, per: read?.per }).toEqual({ count, per });
  });
  test('how large one of them is limits nothing', () => {
    expect(
      ruledCapacity([{ path: 'clientInfo.productService', text: 'Surveys of yachts up to 20 m' }]),
    ).toBeUndefined();
  });
  test('what each does is taken times all of them, told elsewhere', () => {
    const read = ruledCapacity([
      { path: 'clientInfo.strengths', text: '3 audiologists' },
      { path: 'campaignObjectives.currentChallenges', text: 'Each audiologist fits 2 pairs a day' },
    ]);
    expect(read).toMatchObject({ count: 6, per: 'day' });
  });
});

describe('so many groups of so many', () => {
  test.each<[string, string]>([
    ['full in all 5 rounds of 36', '→180'],
    ['Fill all 4 camps of 30 children', '→120'],
    ['sell out 6 evenings of 80 seats', '→480'],
    ['two tours a day of 14 guests, all full', '→28 day'],
    ['เต็มทั้ง 5 รอบ รอบละ 36 คน', '→180'],
    ['เต็มทุกรอบ รอบละ 12 คน 4 รอบ', '→48'],
    ['6 คนต่อรอบ × 2 รอบ a month, ตอนนี้เฉลี่ยรอบละ 3', '6→12 month'],
    ['fill 12 places', '→12'],
    ['40 surveys and 18 contracts', '→40'],
  ])('%s', (answer, expected) => {
    const [goal] = readGoals(answer);
    const per = goal?.per === undefined ? '' : ` ${goal.per}`;
    expect(`${goal?.from ?? ''}→${goal?.to ?? ''}${per}`).toBe(expected);
  });
});
