/** Figures of advertising told in plain words: by the question, by one of so many, by what a sum brought; what only looks so is none. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { homeOf } from '../../../../src-worker/understanding/answers/home-currency.ts';
import { figureLines } from '../../../checks/strangers/typed-figures.ts';

const linesOf = (field: string, answer: string): string => figureLines(field, answer).join('; ');

describe('how advertising goes is told under any question', () => {
  test.each([
    [
      'challenges',
      'We bind books. A click on Google costs about 70p and one in 14 orders.',
      'cost 0.7GBP click; rate 7.14% click>orders',
    ],
    ['notes', 'Instagram got us 4,000 likes and maybe 6 orders for £600', 'cost 100GBP orders'],
    [
      'whyNow',
      'Facebook leads are £14. Of those a third come to look.',
      'cost 14GBP facebook leads; rate 33.33% ?>?',
    ],
    ['challenges', 'ค่าทักตก 35 บาท ทัก 10 ปิด 3', 'cost 35THB ทัก; rate 30% ทัก>ปิด'],
    ['challenges', 'TikTok gave us 90,000 views and nobody bought', ''],
  ])('%s: %s', (field, answer, lines) => expect(linesOf(field, answer)).toBe(lines));
  test.each([
    ['notes', 'We charge £60 a call-out'],
    ['strengths', '4.9 stars from 212 reviews on Google'],
    ['notes', 'spent £4,000 on a new kiln, 40 mugs at a time'],
    ['challenges', '40% advance is compulsory'],
    ['whyNow', 'Winter. 7 of 9 parked up'],
    ['more', 'ฝรั่งเจ้าของร้านก็มี ราวๆ 3 ใน 10'],
    ['more', 'One in five patients is a man'],
  ])('and nothing else is: %s: %s', (field, answer) =>
    expect(linesOf(field, answer)).not.toMatch(/cost|rate/u),
  );
});

describe('one of so many, and of whom', () => {
  test.each([
    ['one click in nine fills the form', 'rate 11.11% click>form'],
    ['Half the people who ring book, the others want it cheaper', 'rate 50% ring>book'],
    ['Ads are $3 a call, and we win about every other job', 'cost 3USD call; rate 50% call>job'],
    ['It takes about 8 viewings to sell one flat', 'rate 12.5% viewings>sell'],
    [
      '6% of clicks send a message, and 1 in 50 of those buys',
      'rate 6% clicks>message; rate 2% message>buys',
    ],
    ['เจ้าอื่นเขาปิดได้ 50% ของเราไม่รู้', ''],
    ['1 sale from every 200 clicks', 'rate 0.5% clicks>sale'],
    ['from ten messages one books', 'rate 10% messages>books'],
    [
      '25% show up, and of those who show up 4 in 10 buy the membership',
      'rate 25% ?>show up; rate 40% show up>buy',
    ],
    ['CPC 38 บาท LP convert เป็น lead 4%', 'cost 38THB click; rate 4% click>lead'],
    ['ห้าคนที่ทักซื้อหนึ่งคน', 'rate 20% ทัก>ซื้อ'],
    ['๑๐๐ คนทัก เป็นคนทำร้านจริง 8 คน สั่ง 5', 'rate 8% ทัก>คนทำร้านจริง; rate 62.5% คนทำร้านจริง>สั่ง'],
  ])('%s', (answer, lines) => expect(linesOf('ads', answer)).toBe(lines));
});

describe('what a step costs', () => {
  test.each([
    ['9.20 a click google. 1 in 5 rings.', 'cost 9.2 click; rate 20% click>rings'],
    ['Facebook enquiries cost £68 each through the last agency', 'cost 68GBP enquiries'],
    ['we reckon £25 to get a new member through the door', 'cost 25GBP member'],
    [
      'paid €350 for 1,000 clicks, 18 bookings came out of it',
      'cost 0.35EUR clicks; cost 19.44EUR bookings; rate 1.8% clicks>bookings',
    ],
    ['The last campaign cost us £900 and brought in 41 leads', 'cost 21.95GBP leads'],
    ['we got 31 enquiries out of $620', 'cost 20USD enquiries'],
    ['Newspaper ad €220, four new patients', 'cost 55EUR new patients'],
    ['หมดเงินไป 44,000 คนโทรมา 80 ราย', 'cost 550THB โทร'],
    ['Line OA broadcast ครั้งละ 1,200 บาท ได้ 30 ออเดอร์', 'cost 40THB ออเดอร์'],
    ['คลิกละ 4 บาท 50 สตางค์', 'cost 4.5THB คลิก'],
    ['เดือนที่แล้วยิงไป 2แสน4 ได้ 800 ออเดอร์', 'cost 300THB ออเดอร์'],
  ])('%s', (answer, lines) => expect(linesOf('ads', answer)).toBe(lines));
});

describe('what is left of one, and how many can be served', () => {
  test.each([
    ['หักค่าซักค่าช่างเหลือชุดละ 310 ร้านปิดทุกวันพุธ', 'gain 310'],
    ['38% left after hose, wages and fuel', 'margin 38%'],
    ['we make about 22 per cent on every pallet', 'margin 22%'],
    ['ทีมละ 2 หลังต่อเดือน ตอนนี้มี 3 ทีม', 'cap 6/month'],
    ['Each boat carries 8, we have three boats', 'cap 24'],
    ['ครูสอนได้คนละ 15 คน มีครู 4 คน', 'cap 60'],
    ['โต๊ะละ 4 คน มี 5 โต๊ะ วันละ 2 รอบ', 'cap 40/day'],
    ['we can host two weddings a weekend', 'cap 2/week'],
    ['แพคได้วันละ 120 ออเดอร์', 'cap 120/day'],
    ['Each of us sees six patients a day', ''],
  ])('%s', (answer, lines) => expect(linesOf('challenges', answer)).toBe(lines));
});

test.each([
  ['Bundaberg and Childers', '', 'AUD'],
  ['Palmy, Feilding, Levin', '', 'NZD'],
  ['Our valley', 'https://raptors.example.ca', 'CAD'],
  ['Our valley', '', 'USD'],
])('dollars of %s %s', (place, website, dollar) => {
  const form = emptyFormData();
  form.targetAudience.geographicLocation = place;
  form.marketingChannels.website = website;
  expect(homeOf(form).dollar).toBe(dollar);
});
