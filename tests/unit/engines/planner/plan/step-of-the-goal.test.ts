import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../../src/shared/domain/options.ts';
import { planOf } from '../plans.ts';

const costOf = (
  onlineAdIssues: string,
  specificObjectives: string,
  more: { language?: Language; marketingMediaBudget?: string } = {},
): number | undefined =>
  planOf(
    {
      onlineAdIssues,
      specificObjectives,
      hasOnlineAdExperience: 'yes',
      advertisingChannels: ['facebook-ads', 'instagram-ads'],
      marketingMediaBudget: more.marketingMediaBudget ?? '$9,000 for six months',
    },
    more.language ?? 'en',
  ).reckoning.main?.costToday?.value;

describe('what a result costs is told at the step that the goal counts', () => {
  it.each<[string, string, number]>([
    // Who comes to a plant has not visited a page.
    [
      'Facebook: $4,200; 58 downloads, 26 calls, 12 plant visits, 7 audits, 3 of the 7 became yearly contract',
      'Yearly contracts from 18 to 30 before end of June',
      1400,
    ],
    // An app is installed before somebody pays.
    [
      'Meta $3.10 an install. 22% of installs start a trial, 41% of trials pay',
      'paying subs 340 -> 600 by 20 June',
      34.37,
    ],
    // Who signs for the next one came to the first.
    [
      'Insta ad Aug: $310, 29 block bookings. After the first block 62% sign for the next one.',
      '40 bookings',
      10.69,
    ],
    // A consult is where people come, and what they begin then is another thing.
    [
      'Facebook gave us 900 leads @ $2.40, tele-caller reached 410, 96 came, 21 started a cycle.',
      'second opinion consults from 48 a month to 110 a month by April',
      22.5,
    ],
    [
      'Facebook leads 19 dollars each, 112 leads. Reached 70, 33 sent documents, 12 switched.',
      'from 6 switches a month to 11 switches a month',
      177.36,
    ],
    [
      '$310 in all on Facebook. 41 messages, 12 video consults, 5 commissions.',
      '3 commissions a month to 6 a month',
      62,
    ],
    // Who paid is a customer; that some come again, or came of an appointment, is told of them.
    [
      'FB ต่อข้อความ 38 บาท ข้อความ → มาที่ร้าน 25% → ซื้อคอร์ส 50%. ลูกค้าคอร์ส 100 คน หายไปกลางทาง 37 คน',
      'ขายคอร์สเดือนละ 25 คน',
      304,
    ],
    ['$1,050 in August, 17 canopies sold off it. Marketplace free 4.', '14 units a month more', 61.76],
  ])('%s', (issues, goal, cost) => {
    const told = costOf(issues, goal);
    expect(told).toBeDefined();
    expect(Math.abs((told ?? 0) - cost)).toBeLessThan(cost * 0.01);
  });

  it('of Thai counts each is named before its number', () => {
    const told = costOf(
      'Q3: ใช้ไป 96,000 ได้คนทักมา 240 นัดปรึกษา 84 มาจริง 63 เริ่มรักษา 18 คู่',
      'คู่ที่มาปรึกษาจริงเดือนละ 21 → 32',
      { language: 'th', marketingMediaBudget: '40,000 บาทต่อเดือน 12 เดือน' },
    );
    expect(told).toBeCloseTo(96_000 / 63, 0);
  });
});

it('of two goals for one step the plan is judged by the one that the way names', () => {
  const { reckoning } = planOf({
    onlineAdIssues: 'Facebook event ads $1,150 -> 4,300 clicks -> 96 tickets.',
    specificObjectives: '420 tickets (2026: 337). Beginner track to sell 150 of its 160 seats.',
    hasOnlineAdExperience: 'yes',
    advertisingChannels: ['facebook-ads'],
    marketingMediaBudget: '$1,500 total',
  });
  expect(reckoning.main?.target.goal.metric).toBe('tickets');
});
