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

test('who is afraid of what another thinks is told whole', () => {
  const form = emptyFormData();
  form.clientInfo.productService = 'เขียนหนังสือชีวประวัติ';
  form.targetAudience.additionalDemographics = 'กลัวพ่อแม่คิดว่าแช่ง';
  expect(makePlan(form, '2026-11-28T03:00:00Z', 'th').buyers.objection?.thought).toBe('กลัวพ่อแม่คิดว่าแช่ง');
});

test('the doubt that is answered leads, in whichever answer it stands', () => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    productService: 'Drain cleaning',
    strengths: 'Price told before we start',
  });
  form.targetAudience.additionalDemographics = 'doubts: the dog, hidden fees';
  expect(makePlan(form, '2026-11-28T03:00:00Z', 'en').buyers.doubts[0]?.words).toMatch(/hidden fees/iu);
});

test.each([
  ['they fear immigration gets the data', 'Afraid that immigration gets the data?'],
  ["fear they'll be the worst in the room", "Afraid they'll be the worst in the room?"],
  ['fear he panics in water', 'Afraid he panics in water?'],
  ['each fears other one hid money', 'Afraid that other one hid money?'],
  ['they fear hidden fees', 'Hidden fees'],
])('what is feared may happen, or be a thing: %s', (additionalDemographics, thought) => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Tax returns';
  form.targetAudience.additionalDemographics = additionalDemographics;
  expect(makePlan(form, '2026-11-28T03:00:00Z', 'en').buyers.objection?.thought).toBe(thought);
});
