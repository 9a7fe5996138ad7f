/** On the way to a first sale stand those who never bought; a cost told of what the goal is counted in is the goal's own. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';

function reckoned(specificObjectives: string, onlineAdIssues: string, marketingMediaBudget: string) {
  const form = emptyFormData();
  Object.assign(form.campaignObjectives, { specificObjectives, marketingMediaBudget });
  Object.assign(form.clientInfo, { onlineAdIssues, hasOnlineAdExperience: 'yes' });
  return makePlan(form, '2026-11-21T03:00:00Z', 'th').reckoning;
}

test.each(['ค่า lead 310 ปิดได้ 16% / ลูกค้าเก่าต่อ 52 จาก 100', 'ค่า lead 310 ปิดได้ 16% / สมาชิกเก่ากลับมา 52%'])(
  'who renews is no step: %s',
  (issues) => {
    const { chain } = reckoned('กรมธรรม์ใหม่เดือนละ 90', issues, '120,000 บาทต่อเดือน');
    expect(chain.steps.map(({ rate }) => Math.round(rate?.value ?? 100))).toEqual([100, 16]);
  },
);

test('what the money brings in whole ones is what there is today: all of the goal has to be bought', () => {
  const { main } = reckoned('กรมธรรม์ใหม่เดือนละ 90 จากเดิม 62', 'ค่า lead 310 ปิดได้ 16%', '120,000 บาทต่อเดือน');
  expect(main?.target.wanted.value).toBe(90);
  expect(Math.round(main?.closers.budget?.value ?? 0)).toBe(174_375);
});

test('a cost of what the goal is counted in is paid for the goal, and for nobody who asks', () => {
  const { main } = reckoned(
    'ผ่าตัด 40 เคสในไตรมาส 1',
    'เคสจากแอดต้นทุนตกเคสละ 14,500 // ส่งรูป 100 คน มาคลินิก 21 ทำ 8',
    '200,000 ต่อเดือน',
  );
  expect(main?.costToday?.value).toBe(14_500);
});
