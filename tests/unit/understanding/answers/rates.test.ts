/** How many go on, told as shares, halves and ratios; who falls silent is counted the other way round. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { readAnswers } from '../../../../src-worker/engines/planner/readings/index.ts';
import { readRates } from '../../../../src-worker/understanding/answers/rates.ts';

test.each<[string, number[]]>([
  ['แอดเฟสค่าทัก120 ทักมาครึ่งนึงเงียบ ที่เหลือ3ใน5มาประเมิน ประเมินแล้วซื้อคอร์ส1ใน4', [50, 60, 25]],
  ['A quarter ask for a quote, half of those confirm', [25, 50]],
  ['70% ghost us after the price', [30]],
  ['ทักมา 60% อ่านไม่ตอบ', [40]],
  ['IG DM 90 บาท. 5 in 10 take a free sample, then 2 in 5 subscribe', [50, 40]],
  ['About a third of clicks wasted', []],
  ['half the price of the others', []],
])('%s', (answer, expected) => {
  expect(readRates([['onlineAdIssues', answer]]).map(({ percent }) => percent)).toEqual(expected);
});

test.each([
  ['no-show 15% (deposit kept)', 15],
  ['1 in 4 resigns before the 3rd month', 25],
  ['1 in 10 of paid orders cancels', 10],
  ['กู้ไม่ผ่าน 4 ใน 10', 40],
  ['ไฟแนนซ์ไม่อนุมัติ 30%', 30],
  ['ติดบูโร 35% ของคนที่ยื่น', 35],
  ['4 in 10 fail the affordability check', 40],
  ['half of applicants are refused a mortgage', 50],
  ['6 of 10 turn us down on price', 60],
  ['From 50 leads 30 never sign', 60],
])('lost on the way, and no step: %s', (answer, percent) => {
  expect(readRates([['onlineAdIssues', answer]])).toMatchObject([{ kind: 'other', percent }]);
});

test.each([
  'Booking.com charges 17%.',
  'Airbnb takes 15% of each booking.',
  'Shopee หัก 12% ทุกออเดอร์',
  'Grab เก็บ GP 32%',
  'We pay resellers a margin of 35%.',
  'Members get 10% off.',
  'Interest is 4.9% APR.',
  'ดอกเบี้ย 1.25% ต่อเดือน',
  'Freight is 8% of the order value.',
  'มัดจำ 30% ตอนจอง',
  'Solar covers 70% of the bill.',
  'Occupancy is 62%.',
  'อัตราเข้าพัก 62%',
  'ได้จองตรง เข้าพักเฉลี่ย 65%',
])('a part of money or of goods, and nobody who goes on: %s', (answer) => {
  expect(readRates([['currentChallenges', answer]])).toEqual([]);
});

test.each<[string, string, number]>([
  ['38% of new ones come through a friend', 'referred', 38],
  ['Two thirds of our patients are referred by a GP.', 'referred', 66.67],
  ['Word of mouth brings 55% of families.', 'referred', 55],
  ['ลูกค้า 6 ใน 10 มาจากเพื่อนแนะนำ', 'referred', 60],
  ['บอกต่อ 70% ที่เหลือมาจากเพจ', 'referred', 70],
  ['4 in 10 hires are repeats.', 'returning', 40],
  ['Repeat customers make up 45% of sales.', 'returning', 45],
  ['ลูกค้าเก่า 60% ลูกค้าใหม่ 40%', 'returning', 60],
  ['88% of clients come back next year', 'repeat', 88],
  ['ระบบหลังบ้านขึ้นว่าซื้อซ้ำใน 60 วัน 32%', 'repeat', 32],
  ['ค่าคอม 18% ของเบี้ย ต่ออายุ 65%', 'repeat', 65],
  ['Half of them kept ordering after a month.', 'repeat', 50],
  ['5% of orders come back.', 'other', 5],
  ['15% of those who turn up are deferred on the day.', 'other', 15],
  ['Again 1 in 10 of paid orders cancels', 'other', 10],
  ['Around one household in ten leaves in a year.', 'churn', 10],
  ['58% stay on after that first box.', 'conversion', 58],
])('what a share is told of: %s', (answer, kind, percent) => {
  const read = readRates([['afterSalesService', answer]]);
  expect(read.map((rate) => [rate.kind, Math.round(rate.percent * 100) / 100])).toEqual([[kind, percent]]);
});

test.each([
  '30% of customers refer a friend.',
  '4 in 10 of the year’s gift orders (3 months for £38) come in Nov and Dec, and only 15% of those carry on paying after.',
  '4 in 10 orders are gifts, of these 15% carry on.',
  '70% of orders come Feb to May.',
  'Half of the bookings come from Booking.com.',
  'Tenants paid raise of 6% last March',
  'Repairs went up 8%.',
  'CrossFit next door converts 50% of trials.',
  '2% of clicks buy, which is normal in our trade.',
  'เม็ดพลาสติกขึ้นมา 8%',
])('a part, a change or another firm, and no step: %s', (answer) => {
  expect(readRates([['onlineAdIssues', answer]])).toEqual([]);
});

test('of two times of one step the earlier is no longer so', () => {
  expect(
    readRates([['onlineAdIssues', 'We closed 30% of quotes last year, 22% this year.']]).map(
      ({ percent }) => percent,
    ),
  ).toEqual([22]);
  expect(readRates([['onlineAdIssues', 'ปีก่อนปิดได้ 30% ปีนี้เหลือ 20%']]).map(({ percent }) => percent)).toEqual([
    20,
  ]);
});

test.each<[string, [string, string, number][]]>([
  [
    'Clicks about £6.50, 3% send an enquiry. half of enquiries are too small for us. Sales say 1 in 4 quotes becomes an order',
    [
      ['clicks', 'enquiry', 3],
      ['enquiries', 'quotes', 50],
      ['quotes', 'order', 25],
    ],
  ],
  ['Visitors cost $2, 5% book', [['visitors', 'book', 5]]],
  [
    '40% of leads are outside our area. 1 in 3 visits becomes a job',
    [
      ['leads', 'visits', 60],
      ['visits', 'job', (1 / 3) * 100],
    ],
  ],
  [
    'Google clicks £6.50, about 3% of them ask for a site survey. One survey in 4 turns into an order',
    [
      ['clicks', 'survey', 3],
      ['survey', 'order', 25],
    ],
  ],
  [
    'ทัก 10 คนนัดสำรวจ 3 คน สำรวจแล้วเซ็น 40%',
    [
      ['ทัก', 'นัด', 30],
      ['สำรวจ', 'เซ็น', 40],
    ],
  ],
  ['100 clicks, 2 sign up. Half sign up in the last two weeks', [['clicks', 'sign up', 2]]],
])('a way told in several sentences: %s', (answer, expected) => {
  expect(
    readRates([['onlineAdIssues', answer]]).map(({ from, to, percent }) => [
      from?.toLowerCase(),
      to,
      percent,
    ]),
  ).toEqual(expected);
});

test.each<[string, number]>([
  ['หมาใหม่เดือนละ 40 ตัว ซื้อคอร์สครึ่งหนึ่ง', 0],
  ['60 new patients a month, half of them buy a plan', 0],
  ['ลูกค้าใหม่ 80 ราย กลับมาซื้อซ้ำ 30%', 0],
  ['25 sales a month. Now 3 in 10 viewings buy', 1],
  ['ขาย 40 หลัง ตอนนี้นัดดู 10 คนซื้อ 2 คน', 1],
])('%s: a rate among the goals is wished for, unless it is told of today', (answer, count) => {
  expect(readRates([['specificObjectives', answer]])).toHaveLength(count);
});

test.each<[string, number[]]>([
  ['Every sixth enquiry books.', [16.67]],
  ['Every 14th visitor buys a ticket', [7.14]],
  ['Leads 12 euro, every other one books a visit', [50]],
  ['Lead 35, of those roughly every fifth signs', [20]],
  ['every second caller comes for a visit', [50]],
  ['each tenth subscriber renews', [10]],
  ['two thirds never pick up', [33.33]],
  ['half of the leads never pick up', [50]],
  ['ทุก 8 คนที่ทักซื้อ 1 คน', [12.5]],
  ['ทักละ 30 ทุก 5 ทักปิดได้ 1', [20]],
  ['We post every third day', []],
  ['Every second Sunday we open', []],
  ['every other clinic charges more', []],
  ['every third house here has a well', []],
  ['Every second counts.', []],
])('one of so many: %s', (answer, expected) => {
  const read = readRates([['onlineAdIssues', answer]]).map(({ percent }) => Math.round(percent * 100) / 100);
  expect(read).toEqual(expected);
});

test('each name stands before its own count, and those who ask are whom a part is told of', () => {
  expect(readRates([['onlineAdIssues', 'leads 35, sales 4 last month']])).toMatchObject([
    { from: 'leads', to: 'sales', percent: 11.43 },
  ]);
  expect(readRates([['onlineAdIssues', 'one out of every nine who ask signs up']])).toMatchObject([
    { from: 'ask', to: 'signs up' },
  ]);
});

test.each([
  ['คนโทรมา 80 ราย เป็นโรงสีจริงๆแค่ 32 สั่ง 8', 'โรงสีจริงๆ'],
  ['80 calls last month, only 32 were real mills, 8 ordered', 'real mills'],
])('who they are names the step, without the words around it: %s', (answer, name) => {
  expect(readRates([['onlineAdIssues', answer]]).map(({ to }) => to)).toContain(name);
});

test.each([
  ['ได้ 210 ราย ค่าใช้จ่าย 63,000 บาท โทรติดต่อได้ 126 มาพบแพทย์ 42 ผ่าตัด 21', [60, 33.33, 50]],
  ['ลงแอดไป 45,000 ได้ลีด 150 ราย โทรติด 90 มาดูรถ 30 ซื้อ 10', [60, 33.33, 33.33]],
])('who was reached by telephone is a step of its own: %s', (answer, percents) => {
  expect(readRates([['onlineAdIssues', answer]]).map(({ percent }) => percent)).toEqual(percents);
});

test('another number of what was counted begins anew, and a scale alone is a number before what is counted', () => {
  const told = readRates([['onlineAdIssues', 'คลิกละ 19 บาท ร้อยคลิกโทรมา 25 โทร 5 สายใช้บริการ 3']]);
  expect(told.map(({ from, to, percent }) => [from, to, percent])).toEqual([
    ['คลิก', 'โทร', 25],
    [expect.any(String), 'ใช้บริการ', 60],
  ]);
});

test.each<[string, [string | undefined, string | undefined, number][]]>([
  [
    'เดือนที่แล้วใช้ไป 3.2หมื่น สายเข้า 80 ไปดูหน้างาน 44 ปิดได้ 20 หลัง',
    [
      ['สายเข้า', 'ดูหน้างาน', 55],
      ['ดูหน้างาน', 'ปิด', 45.45],
    ],
  ],
  [
    'แอดทักละ 75 ทัก 10 นัดดูหน้างาน 4 ดู 3 ได้ 1',
    [
      ['ทัก', 'นัดดู', 40],
      ['นัดดู', 'ดู', 75],
      ['ดู', 'ได้งาน', 33.33],
    ],
  ],
  [
    'From 100 RFQ, 20 ask sample, 4 become the first container.',
    [
      ['RFQ', 'sample', 20],
      ['sample', 'first container', 20],
    ],
  ],
  ['เดือนที่แล้วจอง 30 ไม่มา 5', []],
  ['Two viewings in five book.', [['viewings', 'book', 40]]],
  [
    '9.20 a click. 1 in 5 rings. 8 of 10 that ring get a van',
    [
      ['click', 'rings', 20],
      ['ring', 'get a van', 80],
    ],
  ],
])('counts and shares of one way: %s', (answer, expected) => {
  expect(readRates([['onlineAdIssues', answer]]).map(({ from, to, percent }) => [from, to, percent])).toEqual(
    expected,
  );
});

test('of people who buy a share of whom no step is told is a group of them', () => {
  expect(readRates([['targetDemographics', 'Movers, and contractors (maybe 1 in 5 units).']])).toEqual([]);
  expect(readRates([['currentChallenges', 'Midline 98 of 170, Backline 55 of 120.']])).toEqual([]);
  expect(readRates([['onlineAdIssues', 'Ads Rs 410 per order but COD 65% of orders']])).toEqual([]);
});

const kindsIn = (field: string, answer: string): [string, number][] =>
  readRates([[field, answer]]).map(({ kind, percent }) => [kind, percent]);

// What it is to become is a goal; what it is today is known.
test.each<[string, string, number]>([
  ['from 160 clients to 230 end of next year, and churn of 21% must go to 12%', 'churn', 21],
  ['1,400 orders monthly now, 2,000 by March. Returns 24% pls get to 15%.', 'other', 24],
  ['+150 new by 30 April and lose fewer: 12% did not renew in 2026, 8% ok', 'churn', 12],
  ['no-show is 22%, want under 10%', 'other', 22],
  ['churn 6% a month -> 3%', 'churn', 6],
  ['แมวที่มาตรวจแล้วกลับมาตรวจซ้ำภายในปี 44% อยากได้สัก 65%', 'repeat', 44],
  ['renewal rate 84% อยากให้ถึง 90', 'repeat', 84],
  ['สมาชิกที่หยุดส่งหุ้นเกิน 3 เดือน 14% ให้เหลือ 9%', 'churn', 14],
  ['บัตรเดือน 360 ใบ -> 600 ใบ ก่อนเปิดเทอม และต่อบัตรจาก 71% เป็น 80%', 'repeat', 71],
])('today of what is to become better: %s', (answer, kind, percent) => {
  expect(kindsIn('specificObjectives', answer)).toEqual([[kind, percent]]);
});

test.each<[string, string, number]>([
  ['46% of started applications are abandoned, mostly at the upload.', 'other', 46],
  ["One voucher in six is never redeemed, which we don't celebrate.", 'other', 16.67],
  ['Monthly donors: 134. 15% stop in the first year.', 'churn', 15],
  ['1 in 8 leave within a year', 'churn', 12.5],
  ['20% of people stop after 3 months', 'churn', 20],
  ['1 in 5 do not renew', 'churn', 20],
  ['คนสมัครอยู่กันเฉลี่ย 5 เดือน ออกเดือนละ 20% เพราะกินไม่ทัน', 'churn', 20],
  ['รถ 4 คัน หายเดือนละ 2% ส่วนใหญ่ย้าย', 'churn', 2],
])('who leaves and what is lost: %s', (answer, kind, percent) => {
  expect(kindsIn('currentChallenges', answer)).toMatchObject([[kind, expect.closeTo(percent, 1)]]);
});

test.each<[string, string, number]>([
  ['facebook got us 44 enrols but 9 didnt show', 'enrols', 20.45],
  ['FB ads: 60 bookings, 9 cancelled', 'bookings', 15],
  ['Google got 90 orders and 12 were returned', 'orders', 13.33],
])('counted, and lost: %s', (answer, from, percent) => {
  expect(readRates([['onlineAdIssues', answer]])).toMatchObject([{ kind: 'other', from, percent }]);
});

test.each<[string, [string | undefined, string | undefined, number][]]>([
  ['Facebook last year $1,150 -> 4,300 clicks -> 96 tickets.', [['clicks', 'tickets', 2.23]]],
  [
    '2026: $5,200 on Google. 1,000 landing page visits, 90 tours, 45 applications.',
    [
      ['landing page visits', 'tours', 9],
      ['tours', 'applications', 50],
    ],
  ],
  ['We answer till 11pm and book half the calls from Google', [['calls', 'book', 50]]],
  ['FB: quote at home, we close about half the quotes', [['quotes', 'close', 50]]],
  ['Drawings from Google: about half becomes order.', [['drawings', 'order', 50]]],
  ['Leads €20 on Meta, 1/3 of leads buy', [['leads', 'buy', 33.33]]],
  [
    'instagram 8,000 won per one chat. half do a video tour, and a quarter of those sign',
    [
      ['chat', 'tour', 50],
      ['tour', 'sign', 25],
    ],
  ],
  ['Facebook 42 euro per lead. 38% of visits is a job', [['visits', 'job', 38]]],
  ['Leads off Facebook $58. About 55% let us quote', [['leads', 'quote', 55]]],
  // What nine did is no nine for one.
  ['LinkedIn: 212 clicks, 9 asked for a quote', [['clicks', 'quote', 4.25]]],
  ['Shopee ขายได้แต่โดนถาม ค่าธรรมเนียมกินไป 11%', []],
])('between which steps: %s', (answer, expected) => {
  expect(
    readRates([['onlineAdIssues', answer]]).map(({ from, to, percent }) => [
      from,
      to,
      Math.round(percent * 100) / 100,
    ]),
  ).toEqual(expected);
});

test('of the market only what is told of those who bought, or of a way, is the client’s', () => {
  expect(kindsIn('marketContext', '61% of 2025 attendees came back in 2026')).toEqual([['repeat', 61]]);
  expect(kindsIn('marketContext', 'ลูกค้าเก่าสั่งซ้ำ 58% ใน 12 เดือน')).toEqual([['repeat', 58]]);
  expect(kindsIn('marketContext', 'คนมาสอบถามที่เคาน์เตอร์ 10 คน สมัครจริง 6')).toEqual([['conversion', 60]]);
  expect(kindsIn('marketContext', 'about 1 in 6 houses round here has a stove')).toEqual([]);
  expect(kindsIn('marketContext', 'loss ratio รถบรรทุกทั้งตลาด 62%')).toEqual([]);
});

test.each([
  ['out of 58 chats 33 were outside our area', 'chats', 56.9],
  ['58 enquiries, 33 were out of area', 'enquiries', 56.9],
  ['100 leads, 40 wrong numbers', 'leads', 40],
  ['45 quotes, 20 jobs, 3 of them cancelled', 'jobs', 15],
  ['120 leads, 30 of them too far from the shop', 'leads', 25],
])('those who are lost have come no further: %s', (answer, from, percent) =>
  expect(readRates([['currentChallenges', answer]])).toMatchObject([{ kind: 'other', from, percent }]),
);

test('what is told of those who ordered is no name of the orders before it', () => {
  const form = emptyFormData();
  form.clientInfo.onlineAdIssues = 'ได้มา 1,100 คน สั่งจริง 24% แล้วในนั้นสั่งซ้ำใน 1 เดือน 4 ใน 10';
  const { rates } = readAnswers(form);
  expect(rates.filter(({ kind }) => kind === 'repeat').map(({ percent }) => percent)).toEqual([40]);
});

test('who is refused is counted by the share behind it, and not by the one before', () => {
  expect(readRates([['onlineAdIssues', 'แอดเฟส ทักละ 85 บาท นัดดู 1 ใน 6 กู้ไม่ผ่าน 4 ใน 10']])).toMatchObject([
    { kind: 'conversion', from: 'นัดดู' },
    { kind: 'other', percent: 40 },
  ]);
});

test.each<[string, [string | undefined, string | undefined, number][]]>([
  ['Google: 40 calls of which 28 were householders, 12 sites surveyed, 6 signed', [['calls', 'sites surveyed', 30], ['sites surveyed', 'signed', 50]]],
  ['กูเกิล โทรเข้า 92 สาย เป็นรถเก๋งซะ 50 ที่เหลือขายได้ 23 คัน', [['โทร', 'ขายได้', 25]]],
  ['of 100 calls 30 came from Google, 12 booked', [['calls', 'booked', 12]]],
  ['31 replied, 12 booked. Facebook £220 got 10 enquiries 5 bookings', [['lead', 'booked', 38.71], ['enquiries', 'bookings', 50]]],
  ['webinar: 47 came, 16 asked a proposal, 4 bought', [['lead', 'proposal', 34.04], ['proposal', 'bought', 25]]],
  ['October: 100 enquiries, 40 did the trial', [['enquiries', 'trial', 40]]],
  ['แอดเฟสปีก่อนสี่หมื่นสอง ขอแบบมา 70 เจ้า ได้ทำ 7 เจ้า เจ้าที่เอาไปให้คนอื่นทำก็เยอะ', [['lead', 'ได้ทำ', 10]]],
  ['ทักเยอะ 200 คน/เดือน ส่งใบเสนอไป 70 ปิดได้ 7', [['ทัก', 'ส่งใบเสนอไป', 35], ['ส่งใบเสนอไป', 'ปิด', 10]]],
  ['One meeting in five becomes a proposal... no, two in five', [['meeting', 'proposal', 40]]],
  ['out of those who come a bit over half buy a package (55%)', [[undefined, 'buy', 55]]],
  ['leads. Meta people: 1 in 5 comes to showroom. Google: 1 in 2.', [['leads', 'showroom', 20], ['leads', 'showroom', 50]]],
  ['In the tasting room 5% of guests join', [['guests', 'join', 5]]],
])('between which steps: %s', (answer, expected) => {
  expect(readRates([['onlineAdIssues', `Ads: ${answer}`]]).map(({ from, to, percent }) => [from, to, Math.round(percent * 100) / 100])).toEqual(expected);
}); // prettier-ignore

test.each([
  ['TikTok ได้ทักไลน์ 180 คน จ่ายจริง 45 คน กลับมาดูซ้ำใน 6 เดือน 9 คน', 20],
  ['Google 19 € per booking. 35 % arrive to a fourth session', 35],
  ['1 of 5 consults admit. 45% extend after 4 weeks', 45],
  ['monthly donors. 70% still give after 12 months', 70],
])('who comes or stays again is no step: %s', (answer, percent) => {
  expect(readRates([['onlineAdIssues', answer]]).filter(({ kind }) => kind === 'repeat')).toMatchObject([
    { percent },
  ]);
});

test('who comes back after a sample buys for the first time', () => {
  expect(readRates([['onlineAdIssues', 'แอด คนซื้อซองตัวอย่าง 100 คน กลับมาซื้อแท่ง 23']])).toMatchObject([
    { kind: 'conversion', percent: 23 },
  ]);
});

test('who drops off a car has not dropped out', () => {
  expect(readRates([['onlineAdIssues', 'Google $41 an estimate, 1 of 3 drops off the car.']])).toMatchObject([
    { kind: 'conversion' },
  ]);
});

test.each<[string, string | undefined]>([
  ['70% of clinics still use Excel', 'not repeat'],
  ['60% still use us after a year', 'repeat'],
  ['35% drop off on the way to work', 'not other'],
  ['30% drop off after the quote', 'other'],
  ['เดือนแรกออกบูธได้ 20%', 'not other'],
  ['เดือนแรกลาออก 20%', 'other'],
])('%s: %s', (answer, kind = '') => {
  const kinds = readRates([['onlineAdIssues', answer]]).map((one): string => one.kind);
  if (kind.startsWith('not ')) expect(kinds).not.toContain(kind.slice(4));
  else expect(kinds).toContain(kind);
});

test.each([
  '30% of leads go to a second meeting',
  '1 in 4 get to a second interview',
  '12 booked, 40% go on to the third stage',
  '30% come for a second viewing',
])('a second step is nobody who comes back: %s', (answer) =>
  expect(kindsIn('onlineAdIssues', answer).map(([kind]) => kind)).not.toContain('repeat'),
);

test.each(['30% come for a second visit', '40% go on to a second course', '55% stay to the third month'])(
  'who takes another comes back: %s',
  (answer) => expect(kindsIn('onlineAdIssues', answer).map(([kind]) => kind)).toContain('repeat'),
);
