import { describe, expect, it } from 'vitest';
import { goalTitle } from '../../../../../src-worker/engines/planner/pages/titles.ts';
import { planOf, said } from '../plans.ts';

describe('a title names what is counted, once', () => {
  it.each([
    ['ออเดอร์ 17 → 26 ต่อเดือน', 'จาก 17 เป็น 26 ออเดอร์ต่อเดือน'],
    ['เดือนนึงประมาน 85 ก้อน อยากเปน 120', 'จาก 85 เป็น 120 ก้อนต่อเดือน'],
    ['ตอนนี้ล้างได้วันละ 14 คัน อยากได้วันละ 22', 'จาก 14 เป็น 22 คันต่อวัน'],
  ])('%s', (specificObjectives, title) => {
    expect(goalTitle(planOf({ specificObjectives, productService: 'ล้างรถ' }, 'th'))).toBe(title);
  });

  it('what is told is not rounded, and of one there are not several', () => {
    const plan = planOf({
      productService: 'Inground pools',
      heroProduct: 'Pool build',
      specificObjectives: 'sign 11 pools a month, doing 6.5 now',
      currentChallenges: 'can start max 10 pools per month',
      onlineAdIssues: 'Facebook $34 a lead. 25% of leads book a meeting, 27% of meetings sign',
      marketingMediaBudget: '$12,000 a month for 3 months',
    });
    expect(goalTitle(plan)).toBe('From 6.5 to 11 pools a month');
    expect(said(plan).join('\n')).toContain('the goal is 1 pool a month more than can be served');
  });

  it.each([
    ['from 5,200 kg a day to 8,500', 'From 5,200 to 8,500 kg a day'],
    ['from 900 sq m to 1,500 sq m a month', 'From 900 to 1,500 sq m a month'],
    ['12,000 litres a month from 8,000', 'From 8,000 to 12,000 litres a month'],
  ])('what is weighed is no customer: %s', (specificObjectives, title) => {
    expect(goalTitle(planOf({ specificObjectives, productService: 'Laundry for hotels' }))).toBe(title);
  });

  it.each([
    ['ล้างแผงเดือนละ 4,000 แผง ขอเป็น 7,000 แผง', /7,000 แผง/u],
    ['เดือนนี้ 300 กระสอบ อยากได้ 500 กระสอบ', /500 กระสอบ/u],
  ])('nor is what Thai counts with a word of its own: %s', (specificObjectives, title) => {
    expect(goalTitle(planOf({ specificObjectives, productService: 'ล้างแผงโซลาร์' }, 'th'))).toMatch(title);
  });

  it('a verb beside the figure is no name', () => {
    const plan = planOf({
      specificObjectives: '410 sold last december, do 600',
      productService: 'Flower garlands',
      marketingMediaBudget: '$500 total',
    });
    expect(said(plan).join('\n')).not.toMatch(/\b\d+ do\b/u);
  });
});
