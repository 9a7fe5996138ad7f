/** Whether somebody does it for less. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { isUndercut } from '../../../../../src-worker/engines/planner/plan/undercut.ts';
import { copyOf } from '../../../../../src-worker/engines/planner/pages/draft-copy.ts';

function planWith(strengths: string, weaknesses: string) {
  const empty = emptyFormData();
  const form: FormData = {
    ...empty,
    clientInfo: {
      ...empty.clientInfo,
      companyName: 'Bright Panels',
      productService: 'Solar panel cleaning for homes',
      heroProduct: 'Panel clean, up to 20 panels',
      strengths: 'Nobody walks on the panels, photos before and after',
      startingPrice: '$112',
    },
    competitiveAnalysis: {
      ...empty.competitiveAnalysis,
      competitors: [{ id: '1', name: 'Two Guys', website: '', strengths, weaknesses }],
    },
  };
  return makePlan(form, '2026-11-29T09:00:00.000Z', 'en');
}

describe('who asks less', () => {
  test('a rival with a lower price: ours opens nothing, and is still told', () => {
    const plan = planWith('$79', 'they walk on the panels');
    expect(isUndercut(plan)).toBe(true);
    expect(copyOf(plan)).toMatchObject({ opening: undefined, price: expect.stringContaining('112') });
  });
  test('a rival that is cheap by its name alone', () => {
    expect(isUndercut(planWith('cheaper', 'never on time'))).toBe(true);
  });
  test('nobody asks less', () => {
    const plan = planWith('known for years', '$180');
    expect(isUndercut(plan)).toBe(false);
    expect(copyOf(plan).opening).toContain('112');
  });
});
