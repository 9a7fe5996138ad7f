/** What a result costs today is believed as far as goal and money leave it likely. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan, type Plan } from '../../../../../src-worker/engines/planner/plan/index.ts';

function plan(specificObjectives: string, onlineAdIssues: string, marketingMediaBudget: string): Plan {
  const form = emptyFormData();
  Object.assign(form.campaignObjectives, { specificObjectives, marketingMediaBudget });
  Object.assign(form.clientInfo, { onlineAdIssues, hasOnlineAdExperience: 'yes' });
  return makePlan(form, '2026-11-21T03:00:00Z', 'en');
}

describe('a cost of a result', () => {
  test('is none at which the money buys two of 170', () => {
    const { reckoning } = plan('170 appointments', 'An appointment cost us £640', '£1,500 for eight weeks');
    expect(reckoning.main?.costToday).toBeUndefined();
  });

  test('stays where the goal is five times what the money buys', () => {
    const { reckoning } = plan('100 appointments', 'An appointment cost us £75', '£1,500 for eight weeks');
    expect(reckoning.main?.costToday?.value).toBe(75);
  });

  test('leaves what an earlier campaign brought to be reckoned with', () => {
    const { reckoning } = plan(
      'Last time 118 appointments. We would like 170 this time.',
      'Last year we put £950 on Facebook and a full page in the Visitor (£640). 163 people filled in the form and 118 appointments happened.',
      '£1,500 for eight weeks',
    );
    expect(reckoning.main?.costToday?.value).toBeCloseTo(950 / 118, 1);
  });
});
