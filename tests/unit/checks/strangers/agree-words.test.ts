/** Whether the measure of pages that contradict each other sees a planted fault. */
import { expect, test } from 'vitest';
import { contradictionsIn, type Deck } from '../../../checks/strangers/agree-words.ts';

const deck: Deck = {
  created: new Date('2026-11-29T09:00:00.000Z'),
  pages: new Map([
    [
      3,
      ['Paid media runs January to March 2027, prepared in December 2026', 'Gate, 1 Feb: is it 4% or more?'],
    ],
    [12, ['$465 in 4 weeks shows what an inquiry costs in media.', 'Gate, 1 Feb: is it 4% or more?']],
    [14, ['1 post a week, 2 ads live']],
    [15, ['LinkedIn starts with all of it, $500 each month.', 'Gate, 1 Feb: we read the rate']],
    [17, ['Each group gets an ad of its own: renters and letting agents.']],
    [
      19,
      ['Say yes to $465 by 7 December, and media starts on 4 January', 'Approve the first $465 of $1,500'],
    ],
  ]),
  steps: [
    { date: '7 Dec', step: 'You approve plan, sum and wording' },
    { date: '4 Jan', step: 'Media starts with $465' },
    { date: '1 Feb', step: 'We see what an inquiry costs in media, and decide' },
    { date: '31 Mar', step: 'The goal of 80 orders is due' },
  ],
  ask: {
    sum: '$465',
    text: 'for 4 weeks, to see what an inquiry costs in media. The other $1,035 follows.',
    late: 'leaves one week less for 18 more orders by 31 March 2027.',
  },
  weeks: ['2027-01-04', '2027-01-11', '2027-01-18', '2027-01-25', '2027-02-01', '2027-03-22'],
  gateWeek: 5,
};
const withPage = (page: number, texts: string[]): Deck => ({
  ...deck,
  pages: new Map([...deck.pages, [page, [...(deck.pages.get(page) ?? []), ...texts]]]),
});
const kinds = (of: Deck): string[] => contradictionsIn(of).map(({ kind }) => kind);

test('a deck whose pages agree has none', () => {
  expect(contradictionsIn(deck)).toEqual([]);
});

test.each([
  ['another sum is approved', withPage(19, ['Approve $1,500 for 80 orders'])],
  ['the same in Thai', withPage(19, ['อนุมัติงบ 60,000 บาทต่อเดือน แล้วเริ่มตามวันในแผน'])],
  ['the box asks for another sum', { ...deck, ask: { ...deck.ask!, sum: '$1,500' } }],
  [
    'media starts with what is not asked for',
    { ...deck, steps: deck.steps.with(1, { date: '4 Jan', step: 'Media starts with $500 a month' }) },
  ],
])('sums: %s', (_, faulty) => {
  expect(kinds(faulty)).toContain('sum');
});

test.each([
  ['two days of the gate', withPage(15, ['Gate, 15 Feb: we read the rate'])],
  ['two days in Thai', withPage(15, ['ด่าน 15 ก.พ.: ผู้สนใจหนึ่งรายใช้ค่าสื่อเท่าไร'])],
  [
    'the gate behind the goal',
    { ...deck, ask: { ...deck.ask!, late: 'leaves one week less for 18 more orders by 15 January 2027.' } },
  ],
  ['a week behind the goal', { ...deck, weeks: [...deck.weeks, '2027-04-12'] }],
  [
    'the last step is not the goal’s day',
    { ...deck, steps: deck.steps.with(3, { date: '31 May', step: 'The goal is due' }) },
  ],
  ['months beyond the weeks', { ...deck, weeks: deck.weeks.slice(0, 5) }],
])('days: %s', (_, faulty) => {
  expect(kinds(faulty)).toContain('date');
});

test.each([
  ['the test is longer on one page', withPage(12, ['$465 in 6 weeks shows what an inquiry costs in media.'])],
  [
    'an ad each for more groups than there are ads',
    withPage(17, ['Each group gets an ad of its own: a, b and c.']),
  ],
  ['more ads on one page', withPage(14, ['3 posts a week, 4 ads live', 'Two ads compete'])],
  [
    'an ad for each of three moments',
    withPage(7, ['Three moments set them looking, and each gets an ad of its own']),
  ],
])('counts: %s', (_, faulty) => {
  expect(kinds(faulty)).toContain('count');
});

const ASKED = 'Buyers say “Is it recognised?”. What can we show against it?';
const ASKED_TH = 'ลูกค้าลังเลเรื่อง “กลัวเสียงดัง” เรามีอะไรให้ดูบ้าง';
test.each([
  ['page 8 answers what page 19 asks', 19, ASKED, 8, 'Answer “Is it recognised” before anything else'],
  ['page 11 wants it answered', 19, ASKED, 11, 'An answer to “Is it recognised?”'],
  ['the same in Thai', 19, ASKED_TH, 8, 'ตอบเรื่อง “กลัวเสียงดัง” ก่อนเรื่องอื่น'],
  ['page 8 says it behind', 19, ASKED, 8, 'Is it recognised. Answer that before anything else'],
  ['no reply is drafted', 14, 'Hello', 6, 'Run message ads, with the answer to “Will it fit?” ready'],
  ['no reply in Thai', 14, 'สวัสดี', 6, 'ใช้แอดข้อความ และเตรียมคำตอบเรื่อง “กลัวช้า” ไว้ให้พร้อม'],
] as const)('doubts: %s', (_, on, asked, page, text) => {
  const faulty = withPage(on, [asked]);
  expect(kinds(faulty)).not.toContain(on === 19 ? 'doubt' : 'sum');
  expect(kinds({ ...faulty, pages: new Map([...faulty.pages, [page, [text]]]) })).toContain('doubt');
});

test('a doubt with its reply drafted, and another that is asked, agree', () => {
  const agreed = new Map([
    ...deck.pages,
    [6, ['Run message ads, with the answer to “Will it fit?” ready']],
    [14, ['Will it fit?', 'Yes, up to 3 metres']],
    [19, [ASKED]],
  ] as const);
  expect(kinds({ ...deck, pages: agreed })).not.toContain('doubt');
});
