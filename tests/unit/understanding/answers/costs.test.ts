/** What a result of advertising costs, told in many ways; what goods and rents cost is none. */
import { expect, test } from 'vitest';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';

test.each<[string, string, number]>([
  ['TikTok applicants cost ₱280 each', 'applicants', 280],
  ['sign up costs us A$62 atm', 'sign up', 62],
  ['each enquiry sets us back £31', 'enquiry', 31],
  ['Leads from Bark run about $22 apiece', 'leads', 22],
  ['แอดเฟสค่าทัก120 ทักมาครึ่งนึงเงียบ', 'ทัก', 120],
  ['ค่าแชท 75 บาท ปิดได้ 1 ใน 9', 'แชท', 75],
  ['ค่าโฆษณาต่อคนสมัครเกือบ 300', 'คนสมัคร', 300],
  ['แอดติ๊กต่อกใบสมัครละ150', 'ใบสมัคร', 150],
  // Half a name goes on behind it.
  ['Facebook £7.20 per free class booked', 'free class', 7.2],
  ['Insta: £7.80 for each first box taken', 'first box', 7.8],
  ['Google Ads calls come in at £18 a call.', 'call', 18],
  // A letter that is money at home, before so much for one.
  ['P140 per inquiry, 15% agree to a site visit', 'inquiry', 140],
  ['boosted posts only, P38 per message.', 'message', 38],
  ['N700 a chat, 40 percent ask for a quote', 'chat', 700],
  ['so P165 per booking, average 2.3 units', 'booking', 165],
  // What a word says nearer is the step behind it.
  ['Search ads: $92 for each owner enquiry', 'owner enquiry', 92],
  ['P140 per farmer inquiry', 'farmer inquiry', 140],
  ['Google $41 a photo estimate sent in', 'photo estimate', 41],
  ['R240 per company form on LinkedIn', 'company form', 240],
  ['google, $88 an intro call', 'intro call', 88],
])('%s', (answer, per, now) => {
  expect(readCosts([['onlineAdIssues', answer]])).toMatchObject([{ per, now }]);
});

test.each<[string, [string, number][]]>([
  [
    'tiktok ทักละ 38 / เฟสบุ๊คทักละ 70',
    [
      ['ทัก', 38],
      ['ทัก', 70],
    ],
  ],
  [
    'ไอจีแชทละ 45 / ไลน์แชทละ 90',
    [
      ['แชท', 45],
      ['แชท', 90],
    ],
  ],
])('%s: a step has no name of a channel', (answer, expected) => {
  expect(readCosts([['onlineAdIssues', answer]]).map(({ per, now }) => [per, now])).toEqual(expected);
});

test.each([
  'Hay went from $140 to $210 a ton and our big donor passed away in August.',
  'Diesel is 38 baht a litre now and customers ask for delivery',
  'Rent went up to £2,400 a month, we need more orders',
  'Feed costs 620 baht a bag, up from 480, farmers buy less',
  'ค่าไฟเดือนละ 18,000 ลูกค้าเลยน้อยลง',
])('no cost of advertising: %s', (answer) => {
  expect(readCosts([['whyNeedNow', answer]])).toEqual([]);
});

test.each<[string, readonly [string, number][]]>([
  [
    'Shopee ads 9,000 บาท ได้ 150 ออเดอร์ เฟซบุ๊ก 6,000 ได้ 60',
    [
      ['ออเดอร์', 60],
      ['ออเดอร์', 100],
    ],
  ],
  [
    'Instagram £600 brought 30 bookings, Google £900 brought 20',
    [
      ['bookings', 20],
      ['bookings', 45],
    ],
  ],
  ['Google £900 brought 20 bookings and the flyers nothing', [['bookings', 45]]],
])('what is counted is named once: %s', (answer, costs) =>
  expect(readCosts([['onlineAdIssues', answer]]).map(({ per, now }) => [per, now])).toEqual(costs),
);

test.each<[string, [string, number][]]>([
  ['Click 0.45, one in 20 asks', [['click', 0.45]]],
  [
    'CPC about 1.2, form 18',
    [
      ['click', 1.2],
      ['form', 18],
    ],
  ],
  [
    'clicks 0.28 / lead 6',
    [
      ['clicks', 0.28],
      ['lead', 6],
    ],
  ],
  [
    'Google Ads lead 22. Meta lead 9.',
    [
      ['lead', 22],
      ['lead', 9],
    ],
  ],
  ['every other week we advertise, clicks 0.6', [['clicks', 0.6]]],
  ['ค่าแอดใบละ 45', [['ใบ', 45]]],
  ['leads 35, sales 4 last month', []],
  ['call 18 minutes on average', []],
  ['order 12 boxes minimum', []],
  ['form 18 fields long', []],
])('a bare sum of advertising: %s', (answer, expected) => {
  const read = readCosts([['onlineAdIssues', answer]]).map(({ per, now }) => [per, now]);
  expect(read).toEqual(expected);
});

const told = (answer: string): [string, number][] =>
  readCosts([['onlineAdIssues', answer]]).map(({ per, now }) => [per, now]);

// A click is no result: what the first one cost is told with it.
test.each<[string, [string, number][]]>([
  [
    'Facebook: $760 spent, 2,000 clicks, 95 tickets.',
    [
      ['clicks', 0.38],
      ['tickets', 8],
    ],
  ],
  [
    'spent ₹90,000 on Meta, 6,000 clicks, 150 orders',
    [
      ['clicks', 15],
      ['orders', 600],
    ],
  ],
  [
    'Google last year $900 -> 3,000 clicks -> 40 leads -> 6 sales',
    [
      ['clicks', 0.3],
      ['leads', 22.5],
    ],
  ],
  [
    'meta: spent 480 in sept got 1.6k clicks 20 orders, oct 520 got 1.3k clicks 26 orders',
    [
      ['clicks', 0.3],
      ['orders', 24],
      ['clicks', 0.4],
      ['orders', 20],
    ],
  ],
  [
    'ยิง 12,000 คลิก 4,000 จอง 50',
    [
      ['คลิก', 3],
      ['จอง', 240],
    ],
  ],
  // Who asked leads on by the rate.
  ['Google: £300 spent, 60 enquiries, 15 booked', [['enquiries', 5]]],
  // When it was stands between.
  ['Google: 41 calls in October for £697, did 22 jobs', [['calls', 17]]],
  ['30 enquiries in June for £450', [['enquiries', 15]]],
  // What stands right behind a sum tells what it brought.
  [
    'เฟสเดือน กย. ใช้ 8,000 ทักไลน์ 64 คน ต.ค. ใช้ 9,000 ทัก 60',
    [
      ['ทัก', 125],
      ['ทัก', 150],
    ],
  ],
  [
    'แอดเฟส พ.ค. เสีย 4,000 ได้งาน 2 งาน / ก.ย. เสีย 9,000 ได้ 6 งาน',
    [
      ['ได้งาน', 2000],
      ['ได้งาน', 1500],
    ],
  ],
  // So many saw it.
  ['บูสต์โพสต์ 2,000 บาท คนเห็น 48,000 ลงทะเบียน 40 หลัง', [['ลงทะเบียน', 50]]],
  ['tried google, $240, the phone rang maybe a dozen', [['rang', 20]]],
])('a sum and what it brought: %s', (answer, expected) => {
  expect(told(answer)).toEqual(expected);
});

test.each<[string, [string, number][]]>([
  [
    'Test ride over Google costs 64 euro, over LinkedIn 131.',
    [
      ['test ride', 64],
      ['test ride', 131],
    ],
  ],
  [
    'Google R185 a call, FB R74 but poor.',
    [
      ['call', 185],
      ['call', 74],
    ],
  ],
  [
    'Cost per lead on Facebook €14, LinkedIn €61, Google €22',
    [
      ['lead', 14],
      ['lead', 61],
      ['lead', 22],
    ],
  ],
  [
    'A call over Google Ads costs $31, on Facebook $19',
    [
      ['call', 31],
      ['call', 19],
    ],
  ],
  [
    'Google: ₱38 per click, Meta about 12',
    [
      ['click', 38],
      ['click', 12],
    ],
  ],
  [
    'CPA €18 on Meta and €33 on Google',
    [
      ['order', 18],
      ['order', 33],
    ],
  ],
  [
    '- ทต. ออเดอร์ละ 88\n- ช้อปปี้ 64',
    [
      ['ออเดอร์', 88],
      ['ออเดอร์', 64],
    ],
  ],
  [
    'ทักละ 45 / ไอจี 60 / ติ๊กต็อก 38',
    [
      ['ทัก', 45],
      ['ทัก', 60],
      ['ทัก', 38],
    ],
  ],
  [
    'ต้นทุนต่อออเดอร์ 58 บ. / facebook 120 ไม่คุ้ม',
    [
      ['ออเดอร์', 58],
      ['ออเดอร์', 120],
    ],
  ],
  // What is counted there is no cost.
  ['Meta: $12 a lead. Google 40 leads a month', [['lead', 12]]],
  ['Each enquiry is 30 euro, Google 200 visits', [['enquiry', 30]]],
])('the same on another channel: %s', (answer, expected) => {
  expect(told(answer)).toEqual(expected);
});

test.each<[string, string, number]>([
  ['Google: $4.60 CPC, 9% of clicks upload a document', 'click', 4.6],
  ['Google about 1,100 yen per one booking (average 2.3 persons).', 'booking', 1100],
  ['google ads: 160 riyal the company enquiry.', 'enquiry', 160],
  ['Facebook 25 dollars one sign-up', 'sign-up', 25],
  ['RM12 one whatsapp, 8 whatsapp about 3 car come', 'whatsapp', 12],
  ['โฆษณาเฟส ลงชื่อลองขี่ คนละ 140 บาท', 'ลองขี่', 140],
  ['Google booking 165 rs. 84% of booked are really collected', 'booking', 165],
])('one of it right behind its sum: %s', (answer, per, now) => {
  expect(told(answer)).toEqual([[per, now]]);
});

test.each<[string, [string, number][]]>([
  // A sum behind a chain is paid for the first of those who are counted.
  ['ยิง Google มีคนโทร 31 คน ไปวัดที่ 12 เซ็น 2 หมดไป 22,400 บาท', [['โทร', 722.58]]],
  ['ยิงแอด สมัครทดลอง 50 คน มา 34 ลงคอร์ส 15 ใช้เงินไป 7,000', [['ทดลอง', 140]]],
  ['แอดเฟซ ทักมา 55 โรง ส่งใบเสนอ 40 จอง 7 ค่าแอด 19,000', [['ทัก', 345.45]]],
  ['ยิงเฟสไปรอบนึง 8,000 คนทักมา 70 ซื้อไป 2 เครื่อง', [['ทัก', 114.29]]],
  // What is taken back, and what others want for themselves, costs nothing.
  ['Google, €9 a click... sorry €0.90 a click', [['click', 0.9]]],
  ['Google $41 a photo estimate. Towing firms want $300 a car kickback', [['photo estimate', 41]]],
  // Steps by their plain names.
  ['tiktok ได้คนกรอกชื่อ 31 บาท โทรติดครึ่งเดียว', [['กรอกชื่อ', 31]]],
  ['tiktok ลงทะเบียน ฟรีคนละ 24 บาท', [['ลงทะเบียน', 24]]],
  ['เฟซ 340 บาทต่อคนนัดทดลอง', [['ทดลอง', 340]]],
  ['RM27 catalogue request; 20% ask for a sample', [['catalogue request', 27]]],
  ['IG: cost us $44 in ads per first box', [['first box', 44]]],
  ['ค่าออเดอ 340 บิลเฉลี่ย 545', [['ออเดอ', 340]]],
])('whose cost it is: %s', (answer, expected) => {
  expect(told(answer)).toEqual(expected);
});

test.each(['$89 service call, then 40% book', '£150 discovery call, 30% go on'])('%s is a price', (answer) =>
  expect(told(answer)).toEqual([]),
);

test.each<[string, number]>([
  ['RM27 catalogue request; 20% ask for a sample', 1],
  ['Google ads: £18 phone call, 40% book', 1],
  ['Facebook ads for our £60 emergency call.', 0],
  ['Facebook ads, then a $150 onboarding call, nobody came', 0],
  ['We advertise the £45 boiler call.', 0],
  ['We ran ads for a $20 lesson request', 0],
])('what one of those who ask costs, and no price of what is sold: %s', (answer, count) =>
  expect(readCosts([['onlineAdIssues', answer]])).toHaveLength(count),
);
