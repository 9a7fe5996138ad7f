import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';

test.each([
  ['Nobody minds as much as they think they will', undefined],
  ['They think they need a degree first', 'I need a degree first'],
])('a thought has words enough to be answered: %s', (additionalDemographics, thought) => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Evening courses in welding';
  form.targetAudience.additionalDemographics = additionalDemographics;
  expect(makePlan(form, '2026-11-28T03:00:00Z', 'en').buyers.objection?.thought).toBe(thought);
});

test('that somebody is afraid, and not of what, is no doubt', () => {
  const form = emptyFormData();
  form.clientInfo.productService = 'รับสร้างบ้าน';
  form.targetAudience.additionalDemographics = 'เริ่มหาเพราะกู้อนุมัติ กลัว ผู้รับเหมาทิ้งงาน เป็นเรื่องแรก';
  expect(makePlan(form, '2026-11-28T03:00:00Z', 'th').buyers.objection?.words).not.toBe('กลัว');
});
