/** What is a step of the way to a sale, and what a class has room for. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { searched } from '../../../../../src-worker/engines/planner/plan/keywords.ts';
import { reckonForm, rounded } from './support.ts';

function client(answers: {
  issues?: string;
  goal: string;
  budget?: string;
  notes?: string;
  product?: string;
}): FormData {
  const form = emptyFormData();
  form.clientInfo.productService = answers.product ?? 'Cleaning of kitchen ducts';
  form.clientInfo.onlineAdIssues = answers.issues ?? '';
  form.campaignObjectives.specificObjectives = answers.goal;
  form.campaignObjectives.marketingMediaBudget = answers.budget ?? '$4,500 a month for six months';
  form.competitiveAnalysis.additionalNotes = answers.notes ?? '';
  return form;
}

describe('the way to a sale', () => {
  test('who comes to the page has clicked, so the cost of a click leads to a contract', () => {
    const { nodes } = reckonForm(
      client({
        issues: 'Google clicks are $9.20. About 6% of visitors ask for a quote and we win 1 in 3.',
        goal: '50 contracts in six months',
      }),
    );
    expect(rounded(nodes.get('cost.quote'), 0)).toBe(153);
    expect(rounded(nodes.get('buys.total.purchase'), 0)).toBe(59);
  });
  test('where bookings come from is no step that follows', () => {
    const { chain } = reckonForm(
      client({ issues: '60% of bookings from word of mouth.', goal: '40 bookings a month' }),
    );
    expect(chain.steps).toEqual([]);
  });
  test('of those who pay, the difference is to be won', () => {
    const { main } = reckonForm(
      client({
        issues: 'We pay $31 per trial. 12% of trials pay.',
        goal: 'From 380 to 600 paying salons in 3 months',
      }),
    );
    expect(rounded(main?.target.wanted)).toBe(220);
  });
});

test('one sum that comes every month is spent as it comes, before the gate too', () => {
  const issues = 'We pay $31 per trial. 12% of trials pay.';
  const goal = 'From 380 to 600 paying salons in 3 months';
  const monthly = reckonForm(client({ issues, goal, budget: '$9,000 a month for three months' }));
  expect(rounded(monthly.gate?.limit)).toBe(8370);
  const whole = reckonForm(client({ issues, goal, budget: '$27,000 over three months' }));
  expect(rounded(whole.gate?.limit)).toBe(5400);
});

test('what is searched for is the thing without its measures, however many digits stand before it', () => {
  expect(searched('7 kW and 22 kW home chargers with a warranty')).toBe('home chargers');
  expect(searched('60 student violins')).toBe('student violins');
  expect(searched(`${'1'.repeat(5000)}-`)).toBe('');
});
