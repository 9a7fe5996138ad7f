/** Costs, rates, room and price as clients of other trades tell them: each class in English, in Thai and in both. */
import { describe, expect, test } from 'vitest';
import { ruledCapacity } from '../../../../src-worker/understanding/answers/capacity.ts';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';
import { readPrice } from '../../../../src-worker/understanding/answers/price.ts';
import { readRates } from '../../../../src-worker/understanding/answers/rates.ts';

describe('what money brought is a cost', () => {
  test.each<[string, number]>([
    ['Meta sent us 90 enquiries for £630 in May.', 7],
    ['Last summer €1,900 on Facebook brought 76 bookings, 5% of them cancelled', 25],
    ['400 dollars of Facebook brought 52 new cards', 7.69],
    ['จ่ายค่าแอด 3,600 ได้ออเดอร์ 45', 80],
    ['IG ads: spend 15K/mo ได้ 120 inbox, จองจริง 30%', 125],
  ])('%s', (answer, now) => expect(readCosts([['onlineAdIssues', answer]])).toMatchObject([{ now }]));
  test.each([
    'we spent €4,000 in four months and got telephone calls about bicycle bells',
    'spent 9,000 baht, 14,000 views and nothing else',
  ])('none: %s', (answer) => expect(readCosts([['onlineAdIssues', answer]])).toEqual([]));
});

describe('counts told one after the other are rates', () => {
  test.each<[string, number[]]>([
    ['90 enquiries in May. Twenty came to the open evening, six signed up for the term.', [22.22, 30]],
    ['Out of 200 people who ask, 30 come to the evening, and 4 become carers in the end', [15, 13.33]],
    ['ทักมาร้อยคน จองทดลองสามสิบ มาจริงยี่สิบ สมัครแปด', [30, 66.67, 40]],
    ['ลีดรายละ 350 นัดสำรวจได้สามในสี่ เซ็นสัญญาหนึ่งในห้า', [75, 20]],
    ['WhatsApp chats R22 each → 1 in 4 sends a photo → 6 out of 10 book pick-up', [25, 60]],
  ])('%s', (answer, expected) =>
    expect(readRates([['onlineAdIssues', answer]]).map(({ percent }) => percent)).toEqual(expected),
  );
});

describe('room', () => {
  test.each<[string, number, string | undefined]>([
    ['Two trucks, each does 2 moves a day, six days', 24, 'week'],
    ['12 seats on the boat and two trips a day, only May to September', 24, 'day'],
    ['three crews, one house a week each', 3, 'week'],
    ['84 desks, 51 taken', 84, undefined],
    ['ทีมช่าง 3 ทีม ทำได้ทีมละ 2 หลังต่อเดือน', 6, 'month'],
    ['มี 5 เตียง วันละไม่เกิน 30 คิว ห้ามลดราคา', 30, 'day'],
    ['หมอ 2 คน ผ่าได้คนละ 5 เคส/วัน', 10, 'day'],
  ])('%s', (text, count, per) => {
    const read = ruledCapacity([{ path: 'campaignObjectives.currentChallenges', text }]);
    expect({ count: read?.count, per: read?.per }).toEqual({ count, per });
  });
  test.each(['ปีที่แล้วทำได้ 45 ไร่เพราะรถเสีย', 'We break even at 1,700 tickets.'])('none: %s', (text) =>
    expect(ruledCapacity([{ path: 'campaignObjectives.currentChallenges', text }])).toBeUndefined(),
  );
});

describe('what is paid out, a deposit and a package are no price', () => {
  test.each<[string, number | undefined]>([
    ['£38,500 salary plus £2,000 relocation', undefined],
    ['nothing, we pay carers £480 a week', undefined],
    ['เงินเดือนพี่เลี้ยง 16,000-20,000 อยู่ประจำ', undefined],
    ['Basic ₱18,500/month + ₱5,000 signing bonus', undefined],
    ['Consultation fee 80 dirhams, credited against treatment. Laser from AED 450 a session', 450],
    ['ค่าเรียน 12,500 มัดจำ 2,000', 12_500],
    ['ครั้งละ 600 คอร์ส5ครั้ง 2,700', 600],
  ])('%s', (answer, value) => expect(readPrice(answer).value).toBe(value));
});

describe('all that there is, where so many of it are spoken for', () => {
  test.each<[string, number, number]>([
    ['Season has 640 hampers, 210 booked already, sell the rest before Christmas', 210, 640],
    ['36 berths in all, 22 taken so far', 22, 36],
    ['96 seats in total, 31 sold', 31, 96],
    ['We have 180 trees to sell this season, 60 sold so far. Sell the rest by 20 December', 60, 180],
    ['ปีนี้มี 500 กระสอบ ขายแล้ว 120 อยากให้หมดก่อนฝน', 120, 500],
    ['เปิดรับ 2 รุ่น รุ่นละ 20 คน รวม 40 คน สมัครแล้ว 9', 9, 40],
    ['ค่าย 60 ที่ จองแล้ว 14', 14, 60],
    ['มีมังคุด 900 กล่อง จองแล้ว 260 อยากขายให้หมดก่อนสิ้นมิถุนายน', 260, 900],
  ])('%s', (answer, from, to) => expect(readGoals(answer)).toMatchObject([{ kind: 'ramp', from, to }]));
});

describe('an arrow says what is wanted', () => {
  test.each<[string, number, number, string]>([
    ['20 boilers a month -> 32', 20, 32, 'month'],
    ['140 covers a week -> 190 by June', 140, 190, 'week'],
    ['9 weddings a year => 15', 9, 15, 'year'],
    ['เดือนละ 8 เคส → 14 เคส', 8, 14, 'month'],
  ])('%s', (answer, from, to, per) => expect(readGoals(answer)).toMatchObject([{ from, to, per }]));
});

describe('who pays by the month is counted, and not each month', () => {
  test.each<[string, number, number]>([
    ['ลูกค้ารายเดือน 60 ราย อยากได้ 100 ราย', 60, 100],
    ['สมาชิกรายปี 900 คน ต้องการ 1,200 คน', 900, 1200],
    ['ตอนนี้นักเรียนรายเดือน 35 คน อยากเป็น 60 คน', 35, 60],
    ['มีผู้อุปถัมภ์รายเดือน 210 ราย ต้องการ 600 ราย', 210, 600],
    ['ตอนนี้มีผู้สนับสนุนรายปี 40 คน อยากได้ 90 คน', 40, 90],
  ])('%s', (answer, from, to) => {
    const [goal] = readGoals(answer);
    expect(goal).toMatchObject({ from, to, metric: expect.stringMatching(/ราย(?:เดือน|ปี)$/u) });
    expect(goal?.per).toBeUndefined();
  });
  test('and how long they stay is no part of who they are', () =>
    expect(
      readGoals('มีผู้อุปถัมภ์รายเดือน 210 ราย ต้องการ 600 ราย ผู้อุปถัมภ์อยู่กับเราเฉลี่ย 22 เดือน')[0]?.metric,
    ).not.toMatch(/เฉลี่ย/u));
});

describe('another number of the same step begins a way of its own', () => {
  test.each<[string, number[]]>([
    ['คลิกละ 11 200 คลิกโทรเข้า 16 สาย, 8 สายจอง 3', [8, 37.5]],
    ['ลีดละ 180 บาท 120 คลิกได้ 8 ลีด, 4 ลีดปิดได้ 1', [6.67, 25]],
    ['Click €1.10. 200 clicks gave 12 calls, 6 calls booked 3', [6, 50]],
    ['$9 a click, 50 clicks 10 forms, 5 forms made 2 sales', [20, 40]],
    ['ทักละ 90 ทัก 30 นัด 9 มา 6 ซื้อ 2', [30, 66.67, 33.33]],
  ])('%s', (answer, expected) =>
    expect(readRates([['onlineAdIssues', answer]]).map(({ percent }) => percent)).toEqual(expected),
  );
});

describe('what is lost in every month', () => {
  test.each<[string, number]>([
    ['we lose about 3% of clinics every month', 3],
    ['losing 1.5% of stores a month', 1.5],
    ['สมาชิกหลุดเดือนละ 6%', 6],
    ['ลูกค้าหายไปเดือนละ 5%', 5],
  ])('%s', (answer, percent) =>
    expect(readRates([['onlineAdIssues', answer]])).toMatchObject([{ kind: 'churn', percent }]),
  );
});

test('how empty something is leads to no step', () => {
  expect(readRates([['whyNeedNow', 'ตอนนี้ว่าง 17 จาก 45 เตียง']])).toEqual([]);
});

describe('crews, the days of a job and the days of a month', () => {
  test.each<[string, number]>([
    ['3 crews, a roof takes 4 days, 22 days a month', 16.5],
    ['2 teams, each kitchen takes 6 days, we work 21 days a month', 7],
    ['ช่าง 4 ทีม บ่อละ 5 วัน ทำงาน 25 วัน', 20],
    ['5 ชุด หลังละ 2 วัน เดือนละ 24 วัน', 60],
  ])('%s', (text, count) =>
    expect(ruledCapacity([{ path: 'campaignObjectives.currentChallenges', text }])).toMatchObject({
      count,
      per: 'month',
    }),
  );
});

describe('a size is no price', () => {
  test.each<[string, number]>([
    ['12ft skip 240, 16ft 310', 240],
    ['40L bin 18/week, 80L 26', 18],
    ['20yd 395/7 days 2 tons incl, 30yd 495', 395],
    ['3m banner 45 / 6m 80', 45],
  ])('%s', (answer, value) => expect(readPrice(answer).value).toBe(value));
});

describe('room that the client has reckoned out', () => {
  test.each<[string, number]>([
    ['Fill the intakes: we have 12 groups x 5 = 60 places every intake, now we sell 34.', 60],
    ['4 coaches x 6 = 24 swimmers at once', 24],
    ['3 รอบ x 20 = 60 คน', 60],
    ['รถ 5 คัน × 9 = 45 ที่นั่ง', 45],
  ])('%s', (text, count) =>
    expect(ruledCapacity([{ path: 'campaignObjectives.specificObjectives', text }])?.count).toBe(count),
  );
});
