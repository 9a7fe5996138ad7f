import { expect, test } from 'vitest';
import { formatter } from '../../../../../src-worker/engines/planner/language.ts';
import { costName } from '../../../../../src-worker/engines/planner/plan/cost-name.ts';
import { readGoals } from '../../../../../src-worker/understanding/answers/goals.ts';

const cost = (per: string, text: string) => ({ per, text, now: 1, currency: '', field: '' });

test.each([
  ['google', 'An inquiry from Google costs us $140', '', 'inquiry'],
  ['last', 'Bookings from Facebook cost NZ$19 each last autumn', '', 'booking'],
  [
    'in',
    'Facebook brought monthly givers at £48 each in spring',
    'from 310 to 450 monthly givers',
    'monthly giver',
  ],
  ['lead', 'We pay 110 INR per lead', '', 'lead'],
  ['adopter', 'We spent $22 per adopter', '', 'adopter'],
  ['applicant', '280 PHP for each applicant that came', '', 'applicant'],
  ['spring', 'It was £4 in spring', '', 'result'],
  ['ทัก', 'ค่าทัก 35 บาท', '', 'result'],
])('%s, in «%s»', (per, text, goal, name) => {
  expect(costName(formatter('en'), cost(per, text), readGoals(goal))).toBe(name);
});

test('in Thai a deed is no name; a step that the client names in English has its Thai name, any other thing its own', () => {
  expect(costName(formatter('th'), cost('ขายได้', 'ค่าแอด 42,000 บาท ขายได้ 700 ใบ'), [])).toBe('ผลลัพธ์');
  expect(costName(formatter('th'), cost('ทัก', 'ค่าทัก 35 บาท'), [])).toBe('ทัก');
  expect(costName(formatter('th'), cost('click', '2.60 บาทต่อ click'), [])).toBe('คลิก');
  expect(costName(formatter('th'), cost('DM', '2.60 บาทต่อ DM'), [])).toBe('DM');
});
