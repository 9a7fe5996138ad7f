import { describe, expect, test } from 'vitest';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';

const home = { unnamed: 'THB', dollar: 'USD' };

describe("today's figure is where a goal begins and never the goal", () => {
  test.each<[string, object[]]>([
    [
      'We currently do about 40 bookings a month and would love to see 65 by Christmas.',
      [{ from: 40, to: 65, per: 'month', metric: 'bookings' }],
    ],
    [
      'Right now 12 clients; aim for 30 by end of Q2 2027',
      [{ from: 12, to: 30, by: { year: 2027, quarter: 2 } }],
    ],
    ['25 new members each month, up from 14', [{ from: 14, to: 25, per: 'month' }]],
    ['Sell 1,200 boxes a month. Today we sell 700.', [{ from: 700, to: 1200, per: 'month' }]],
    ['From 212 paying shops now to 330 at the end of September 2027', [{ from: 212, to: 330 }]],
    ['450 jobs/month (now 290)', [{ from: 290, to: 450, per: 'month' }]],
    ['60 measuring days in 2027 (2026: 41)', [{ from: 41, to: 60, per: 'year', by: { year: 2027 } }]],
    [
      'Occupancy 85% on weekends (70% now), weekdays 50% (30%)',
      [
        { from: 70, to: 85 },
        { from: 30, to: 50 },
      ],
    ],
    ["I'd be over the moon with 20 a week. It's 11 at the minute.", [{ from: 11, to: 20, per: 'week' }]],
    [
      "Two thirds of rooms filled midweek; it's about 40% now",
      [{ from: 40, to: expect.closeTo(200 / 3), unit: '%' }],
    ],
    ['Ten contracts of about 40k each this year. Six last year.', [{ from: 6, to: 10, metric: 'contracts' }]],
    ['Double the Saturday class from 8 to 16 riders', [{ from: 8, to: 16 }]],
    ["Six weddings more than last year's nineteen", [{ from: 19, to: 25, metric: 'weddings' }]],
    ['15 more members on top of the 40 we have', [{ from: 40, to: 55 }]],
    [
      '150 leads and 30 sales a month (now 60 and 9)',
      [
        { from: 60, to: 150 },
        { from: 9, to: 30 },
      ],
    ],
    [
      '400 downloads a day, of which 30 become paying; now 150 and 8',
      [
        { from: 150, to: 400 },
        { from: 8, to: 30 },
      ],
    ],
    ['Cut no-shows from 18% to under 8%', [{ from: 18, to: 8, unit: '%' }]],
    ['on an average day forty eight percent is out. I want sixty five', [{ from: 48, to: 65, unit: '%' }]],
    ['185 now, up from the 160 of January. 310 is where I want to be', [{ from: 185, to: 310 }]],
    ['ยอดขายเดือนละ 3 แสน ตอนนี้อยู่ที่ 1.8 แสน', [{ from: 180_000, to: 300_000, per: 'month', unit: 'THB' }]],
    ['ตอนนี้ขายวันละ 30 กล่อง อยากได้สัก 60', [{ from: 30, to: 60, per: 'day', unit: 'กล่อง' }]],
    ['ตอนนี้ว่าง31ห้อง อยากให้เหลือว่างไม่เกิน5ห้อง', [{ from: 31, to: 5 }]],
    ['ตอนนี้เฉลี่ยเสาร์ละ9คน อยากเต็ม18ที่ทุกเสาร์', [{ from: 9, to: 18, per: 'week' }]],
    ['ทักวันละ50 ปิดได้วันละ6 อยากปิดได้12', [{ from: 6, to: 12, per: 'day' }]],
    [
      'ผู้บริจาครายเดือน 215 คน เป็น 600 คน ภายใน 31 ธันวาคม 2570',
      [{ from: 215, to: 600, by: { year: 2027, month: 12, day: 31 } }],
    ],
  ])('%s', (text, expected) => {
    const goals = readGoals(text, { home });
    expect(goals).toMatchObject(expected);
    expect(goals).toHaveLength(expected.length);
  });

  test("last year's figure begins no goal of another length", () => {
    expect(readGoals('500 units in six months (last year: 320)')[0]?.from).toBeUndefined();
    expect(readGoals('12 pianos in the 3 months. Now it is 2 in one month.')[0]?.from).toBeUndefined();
    expect(readGoals('สามเดือนนี้ติดให้ได้ 240 เครื่อง ปีที่แล้วสามเดือนเดียวกันได้ 165')[0]?.from).toBe(165);
  });

  test('another answer may tell it, of the same thing alone', () => {
    const elsewhere = ['ตึกใหม่เสร็จแล้ว ตอนนี้มีคนอยู่19เตียงเองค่ะ'];
    expect(readGoals('อยากให้มีคนอยู่28เตียง', { elsewhere })[0]).toMatchObject({ from: 19, to: 28 });
    expect(readGoals('อยากได้ลูกค้า 28 คน', { elsewhere })[0]?.from).toBeUndefined();
  });
});

test('so many of those that there are, or more than can be done, begin no goal', () => {
  expect(readGoals('We have 300 members, 40 of them never come')[0]?.kind).toBe('text');
  expect(readGoals('เดือนละ 30 คันพอ มากกว่านี้ทำไม่ทัน ตอนนี้ 18 คัน', { home })[0]).toMatchObject({
    from: 18,
    to: 30,
  });
});

test.each([
  'เบี้ยรวม 38 ล้าน/ปี เป็น 50 ล้าน',
  'สินเชื่อใหม่ 300 ล้าน',
  'มูลค่าออเดอร์ 4 แสนต่อเดือน',
  'loan book from 40m to 60m',
  'profit from 80k to 120k a year',
])('of money that nobody names: %s', (text) =>
  expect(readGoals(text, { home: { ...home, unnamed: 'THB' } })[0]?.unit).toBe('THB'),
);

// A day in brackets between the name and its figure is when it is due.
test.each([
  ['งานซ่อมก่อนเชงเม้ง (5 เม.ย. 2570) 45 หลุม ปีที่แล้ว 28', 28, 45, 4],
  ['ขายเสื้อ (31 ธ.ค.) 300 ตัว ปีที่แล้ว 180', 180, 300, 12],
  ['ติดตั้งก่อนหน้าร้อน (มี.ค. 2570) 60 เครื่อง ปีก่อน 35', 35, 60, 3],
])('%s', (text, from, to, month) => {
  const [goal] = readGoals(text);
  expect(goal).toMatchObject({ from, to, by: { month } });
  expect(goal?.metric).not.toMatch(/[(\d]/u);
});

describe('what is no goal', () => {
  test.each([
    ['36 first orders by 30 June 2027. A click costs us £6.40; 3.2% of clicks ask for a drawing', [36]],
    ['Weeknight occupancy from 45% to 80%. Average stay is 4 nights', [80]],
    ['8 signed agreements within 12 months, so 19 boxes instead of 11', [8]],
    ['260 families by 30 June 2027, sign up costs us A$62 atm', [260]],
    ['1,300 weekend tickets (980 in 2026) + 700 day tickets, before 19 June 2027', [1300, 700]],
  ])('%s', (text, expected) => expect(readGoals(text).map(({ to }) => to)).toEqual(expected));

  test.each<[string, number, number]>([
    ['Winter docks: 9 of 26 half-weeks sold. Want 22 or more', 9, 22],
    ['22 of 34 preschool places are promised for September 2027, we want all 34', 22, 34],
    ['Fridays and Sundays sold 21 of 104. I want 50', 21, 50],
    ['8 out of 20 berths are taken, 16 by June', 8, 16],
    ['จองแล้ว 12 จาก 40 ที่ อยากได้ 35', 12, 35],
    ['orders up 40% on last spring (88)', 88, 123],
    ['sales up 30% (last year 90 jobs)', 90, 117],
  ])('%s: so many, and no percent of anything', (text, from, to) => {
    expect(readGoals(text)).toMatchObject([{ kind: 'ramp', from, to }]);
    expect(readGoals(text)[0]?.unit).not.toBe('%');
  });
  test('a share from one percent to another stays one', () =>
    expect(readGoals('occupancy 60 to 75%')).toMatchObject([{ from: 60, to: 75, unit: '%' }]));

  test.each(['double', 'more followers', 'be in the top 3'])('%j names no figure', (text) =>
    expect(readGoals(text)).toMatchObject([{ kind: 'text' }]),
  );

  test('in an answer to another question only what is wanted', () => {
    expect(readGoals('two cafés opened, 30 regulars left', { wantedOnly: true })).toMatchObject([
      { kind: 'text' },
    ]);
    expect(readGoals('we want 40 regulars back', { wantedOnly: true })).toMatchObject([{ to: 40 }]);
  });
});

test('the span is that of the figure', () => {
  const text = 'Now 12; we want 30 clients';
  const at = readGoals(text)[0]?.at;
  expect(text.slice(at?.start, at?.end)).toBe('30 clients');
});

describe('sizes of what is sold are no goal', () => {
  test.each([
    ['ขายบัตร 1,200 ใบ ปีที่แล้ว 700 ใบ แบ่งเป็น 12 km 800 ใบ 25 km 400 ใบ', [12, 25]],
    ['จองสนาม 5 กม. 300 คน 10 กม. 500 คน', [5, 10]],
    ['ขายขวด 500 ml 2,000 ขวด', [500]],
    ['60 rooms: 40 doubles of 24 m2', [24]],
    ['Sell 40 of the 15 kW', [15]],
  ])('%s', (answer, sizes) => {
    const said = readGoals(answer).flatMap(({ from, to, high }) => [from, to, high]);
    for (const size of sizes) expect(said).not.toContain(size);
  });
  test('one that stands alone is the goal: there is nothing else to reach', () => {
    expect(readGoals('Lay 40 km of fibre')[0]?.to).toBe(40);
  });
});

describe('figures that belong to another', () => {
  test.each<[string, object[]]>([
    [
      'จากเดือนละ 38 งาน เป็น 65 งาน ภายใน 4 เดือน',
      [{ metric: 'งาน', from: 38, to: 65, per: 'month', months: 4 }],
    ],
    // How much each takes is no goal of its own.
    ['45 new accounts by end Sept, each 2 loads a month', [{ metric: 'accounts', to: 45, by: { month: 9 } }]],
    ['Fill 85% of our 140 desks (61% today)', [{ from: 85, to: 119, unit: '' }]],
    ['90% of our 60 benches let by May, 38 let now', [{ from: 38, to: 54 }]],
    ['Sell 900 mugs @ $45', [{ to: 900, metric: 'mugs' }]],
    ['ซื้อเครื่องให้ได้ 50 เครื่อง เครื่องละ 18,000 บาท', [{ to: 50 }]],
    [
      '5,000 กระปุก กับร้านฝากขายอีก 12 ร้าน',
      [
        { to: 5000, unit: 'กระปุก' },
        { to: 12, metric: 'ร้านฝากขาย', isMore: true },
      ],
    ],
    ['ขายเสื้อ 1,200 ตัว หรือ 600,000 บาท', [{ to: 1200 }]],
    ['500 sign ups in 90 days, 60 of them paying', [{ to: 500 }, { to: 60 }]],
    ['ต้องการคนสมัครงาน 200 คน รับจริง 35', [{ to: 200 }, { to: 35 }]],
    ["Break even by month 4, that's 110 orders/month", [{ to: 110, per: 'month' }]],
    ['Book 30 weekends for 2027/28', [{ to: 30 }]],
    ['80 dogs a month, 55 now, max is 90', [{ from: 55, to: 80, per: 'month' }]],
    ['20 covers every Sunday', [{ to: 20, per: 'week' }]],
    ['จาก 45 คน เป็น 75 คน ในเดือนเมษายน 2570', [{ from: 45, to: 75, by: { year: 2027, month: 4 } }]],
    ['ล้างแอร์เดือนละ 120 ตัว ตอนนี้ทำได้ 75 ตัว', [{ from: 75, to: 120, per: 'month' }]],
    ['Have 1000 members in all. 870 today', [{ from: 870, to: 1000 }]],
  ])('%s', (text, expected) => {
    const goals = readGoals(text, { home });
    expect(goals).toMatchObject(expected);
    expect(goals).toHaveLength(expected.length);
  });

  test('what is there beside what is to be sold begins nothing', () => {
    expect(readGoals('ขายแฟรนไชส์ 10 สาขา (มีอยู่ 24)')[0]?.from).toBeUndefined();
    expect(readGoals('ห้องว่าง 26 ห้อง ให้เหลือ 10 ห้อง')[0]).toMatchObject({ from: 26, to: 10 });
  });

  test('before a month, a quarter or a year is over when it begins', () => {
    expect(readGoals('ขายทุเรียน 4 ตัน ก่อน พ.ค.')[0]?.by).toMatchObject({ month: 4 });
    expect(readGoals('12 contracts before January 2028')[0]?.by).toMatchObject({ year: 2027, month: 12 });
    expect(readGoals('12 contracts by January 2028')[0]?.by).toMatchObject({ year: 2028, month: 1 });
  });

  test('a count of an earlier time is begun anew, and more is told as more', () => {
    expect(readGoals('Appoint 45 school governors this year (we managed 28 in 2025)')[0]?.isAnew).toBe(true);
    expect(readGoals('30 approved (19 last year)')[0]?.isAnew).toBe(true);
    expect(readGoals('60 volunteers for the 2027 season, we had 41 this year')[0]?.isAnew).toBe(true);
    expect(readGoals('70 starts in that quarter last time. 95 this time')[0]?.isAnew).toBe(true);
    expect(readGoals('84 lesson weeks sold last winter, this winter 160')[0]?.isAnew).toBe(true);
    expect(readGoals('ผ้าใหม่ 25 คน ในปิดเทอมนี้ (ปิดเทอมก่อน 11)')[0]?.isAnew).toBe(true);
    expect(readGoals('รุ่นที่แล้ว 19 คน รุ่น ม.ค. ขอ 40 คน')[0]).toMatchObject({ isAnew: true, metric: '' });
    expect(readGoals('สมาชิก 800 คนสิ้นปี ตอนนี้ 520')[0]?.isAnew).toBeUndefined();
    expect(readGoals('20 more stockists')[0]).toMatchObject({ to: 20, isMore: true });
    expect(readGoals('18 members now, want 12 more')[0]?.isMore).toBeUndefined();
  });
});

describe('what is not certain', () => {
  test.each([
    'อยากได้ 40-50 คนต่อรุ่น เปิด 3 รุ่น',
    'บริจาคเลือดครั้งละ 150 ถุง เดือนละ 2 ครั้ง',
    'Six new dealers per state',
    '35 new patients a month at each of our clinics',
    'Move 30% of our 2,000 phone customers on to the app by April',
    '10,000 paying subscribers by June 2027',
    'สมัครรายเดือน 900 ราย',
    '35 conversions signed by October, 11 in the bag',
    'ร้านค้าส่ง 12 ราย ร้านละ 40 ลังต่อเดือน',
    '200 to 260 boxes weekly',
    'Get 1 pallet order a fortnight',
  ])('%s', (text) => expect(readGoals(text).map(({ isUnsure }) => isUnsure)).toContain(true));

  test.each([
    'From 212 paying shops now to 330 at the end of September 2027',
    'Go from 90 pump-outs a month to 140 by the end of June 2027, and get the winter months to at least 100',
    '350 new monthly givers by 30 April, averaging £9. We have 480 givers now.',
    'ลูกค้าใหม่ 60 ราย เฉลี่ยรายละ 2,500 บาท ตอนนี้มี 140 ราย',
    'sign 40 paying clubs by June',
    'ขายให้ได้ 3,000 กระปุกก่อนปีใหม่',
    '90 enquiries, 14 sold or hired by end of July',
    'ได้ผู้บริจาครายเดือน 300 คน ภายในเมษา ตอนนี้มี 180',
    'occupancy 80% midweek, now 52%',
    '5,000 กระปุก กับร้านฝากขายอีก 12 ร้าน',
    '30 packs per mth from 17',
    '60 boxes per wk, up from 41',
    '85 fittings per mo from 52',
    '400 plates per qtr from 260',
    '3 signed listings a month. this yr averaged 1.4',
    'MOTs were 31 a week in oct. want 42',
    'ขาย 8 คันต่อเดือน เดือนนี้ 5',
  ])('%s is', (text) => expect(readGoals(text).map(({ isUnsure }) => isUnsure)).not.toContain(true));
});

test.each([
  ['480 to be let, 800 nights next year', 'nights'],
  ['40 new members this autumn instead of 22', 'members'],
  ['300 pupils next term, 220 now', 'pupils'],
])('the time is no part of what is counted: %s', (text, metric) =>
  expect(readGoals(text).map((goal) => goal.metric)).toContain(metric),
);

test('what one of them is worth is no goal, and a number of people no beginning of a sum', () => {
  expect(readGoals('80 bookings at £65 by June, we do 45 now')).toMatchObject([{ from: 45, to: 80 }]);
  expect(readGoals('Sell 300 tickets at $45 by 1 May')).toMatchObject([{ metric: 'tickets', to: 300 }]);
  expect(readGoals('Average order from $45 to $60')).toMatchObject([{ from: 45, to: 60, unit: 'USD' }]);
});
