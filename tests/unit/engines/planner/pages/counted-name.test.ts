import { describe, expect, it } from 'vitest';
import { goalTitle } from '../../../../../src-worker/engines/planner/pages/titles.ts';
import { planOf, said } from '../plans.ts';

describe('a title names what is counted, once', () => {
  it.each([
    ['ออเดอร์ 17 → 26 ต่อเดือน', 'จาก 17 เป็น 26 ออเดอร์ต่อเดือน'],
    ['เดือนนึงประมาน 85 ก้อน อยากเปน 120', 'จาก 85 เป็น 120 ก้อน'],
    ['ตอนนี้ล้างได้วันละ 14 คัน อยากได้วันละ 22', 'จาก 14 เป็น 22 คันต่อวัน'],
  ])('%s', (specificObjectives, title) => {
    expect(goalTitle(planOf({ specificObjectives, productService: 'ล้างรถ' }, 'th'))).toBe(title);
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
