import { expect, test } from 'vitest';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';
import { isUnsettled, unsettledIn } from '../../../../src-worker/understanding/contradictions/unsettled.ts';
import { readAnswers } from '../../../../src-worker/engines/planner/readings/index.ts';
import { formOfTyped, type Typed } from '../../../checks/strangers/typed.ts';

const unsettled = (answers: Typed) => {
  const form = formOfTyped(answers);
  return unsettledIn(form, understand(form));
};

test('both sides wait where one answer takes back another', () => {
  const found = unsettled({ strengths: 'Cancel any time. Friendly staff', after: 'Minimum 3 months' });
  expect(isUnsettled(found, 'strengths', 'Cancel any time')).toBe(true);
  expect(isUnsettled(found, 'afterSalesService', 'Minimum 3 months')).toBe(true);
  expect(isUnsettled(found, 'strengths', 'Friendly staff')).toBe(false);
});

test('of a broken rule the words wait, and the rule stands', () => {
  const found = unsettled({ message: 'ปวดเข่าหายใน 7 วัน', notes: 'ห้ามเคลมรักษาโรค' });
  expect(found.map(({ path, isRule }) => [path, isRule])).toEqual([['clientInfo.keyMessage', true]]);
});

test('the planner leads with none of it', () => {
  const r = readAnswers(
    formOfTyped({
      message: 'No hidden costs',
      strengths: 'Cancel any time. 24 plants in stock.',
      after: 'Minimum 3 months. Skip permit is £45 extra.',
    }),
  );
  expect(r.slogan).toBe('');
  expect(r.claims.map(({ words }) => words)).not.toContain('Cancel any time');
});
