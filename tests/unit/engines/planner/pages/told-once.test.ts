/** No statement of the client's stands whole on page after page: beside it pages say what it is about, or another fact. */
import { describe, expect, test } from 'vitest';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { planOf, type Answers } from '../plans.ts';

const DIVES: Answers = {
  companyName: 'Reef & Kelp',
  productService: 'Dive trips and open water courses',
  heroProduct: 'Open water course',
  startingPrice: '$690',
  strengths:
    '4 students an instructor. Two full days on the reef. Gear is new each season. Certificate the same day',
  additionalDemographics:
    'They say "I will panic under water". Triggers: bucket list, a friend already did it',
  targetDemographics: 'Backpackers',
  geographicLocation: 'Cairns',
  advertisingChannels: ['facebook-ads', 'instagram-ads'],
  marketingMediaBudget: '$1,200 a month for 4 months',
  specificObjectives: '30 students a month, now 18',
  hasOnlineAdExperience: 'no',
  rivals: [
    ['Big Yellow Boat', 'cheap', '8 students an instructor'],
    ['Reef Fleet', 'new boat', '9 students an instructor'],
  ],
};
const BUILTIN: Answers = {
  companyName: 'ครัวดี',
  productService: 'ต่อเติมครัวไทย',
  heroProduct: 'ครัวหลังบ้าน 12 ตร.ม.',
  startingPrice: '180,000 บาท',
  strengths: 'วิศวกรเซ็นแบบยื่นนิติให้ ลงเข็มไมโครไพล์ทุกหลัง ประกันทรุด 5 ปี',
  additionalDemographics: 'เพิ่งโอนบ้าน กลัวช่างทิ้งงาน',
  targetDemographics: 'เจ้าของทาวน์โฮม',
  geographicLocation: 'นนทบุรี',
  advertisingChannels: ['facebook-ads'],
  marketingMediaBudget: '15,000 บาทต่อเดือน 4 เดือน',
  specificObjectives: 'นัดดูหน้างานเดือนละ 20 หลัง',
  hasOnlineAdExperience: 'no',
};

/** How often a page says it: a headline that is the first entry of a list counts with it. */
function timesOn(page: { title: string; output: unknown }, words: string): number {
  const said = `${page.title}\n${JSON.stringify(page.output)}`.toLowerCase();
  return said.split(words.toLowerCase()).length - 1;
}

describe.each([
  ['en', DIVES],
  ['th', BUILTIN],
] as const)('in %s', (language, answers) => {
  const plan = planOf(answers, language);
  const pages = Object.values(WRITERS).map((write) => write(plan));
  const lead = plan.positions[0]?.ours ?? '';
  const first = plan.buyers.doubts[0]?.words ?? '';

  test('the promise stands whole in six sections at most, and twice in one', () => {
    expect(plan.positions[0]?.reason).not.toBe('product');
    const times = pages.map((page) => timesOn(page, lead)).filter((count) => count > 0);
    expect(times.length).toBeGreaterThan(2);
    expect(times.length).toBeLessThanOrEqual(6);
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
  });

  test('what stops them first stands in six sections at most, and twice in one', () => {
    expect(first).not.toBe('');
    const times = pages.map((page) => timesOn(page, first)).filter((count) => count > 0);
    expect(times.length).toBeLessThanOrEqual(6);
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
  });
});
