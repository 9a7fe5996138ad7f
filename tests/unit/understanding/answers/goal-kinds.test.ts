/** What kind of number a goal is: of each class, of places that stay taken, of a time that is over. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';

test.each([
  ['รุ่นนึงได้ 9 คน ขอเต็ม 16 คน เปิดเดือนละรุ่น', [], { from: 9, to: 16, per: 'month' }],
  ['now 5 people in each class, want 9', ['Pottery, 2 classes a week'], { from: 10, to: 18, per: 'week' }],
  ['17 seats per departure on average, want 26', [], { from: 17, to: 26, metric: 'seats per departure' }],
  ['avg 4 horses of 9 boxes. Want 8', [], { from: 4, to: 8, metric: 'horses at a time' }],
  ['14 starters in Sept (had 12)', [], { from: 12, to: 14, isAnew: true }],
  ['620 applications (431 last yr)', [], { from: 431, to: 620, isAnew: true }],
])('%s', (answer, told, goal) => {
  expect(readGoals(answer, { told })[0]).toMatchObject(goal);
});

test.each([
  [
    'occupancy 71% now. 92% by 1 Feb',
    '168 beds, 48 beds are vacant',
    '$300 a month',
    ['occupied beds', 119, 155],
  ],
  ['70% by Dec 31 2027', '464 units, 171 rented', '$112/mo', ['occupied units', 171, 325]],
  ['occupancy 40% to 60%', '19 rooms', '$200 a night', ['occupancy', 40, 60]],
  ['occupancy 40% to 60%', '19 rooms and 30 desks', '$200 a month', ['occupancy', 40, 60]],
])('%s of %s at %s', (goals, product, price, [metric, from, to]) => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { productService: product, startingPrice: price });
  form.campaignObjectives.specificObjectives = goals;
  expect(understand(form).goals[0]).toMatchObject({ metric, from, to });
});
