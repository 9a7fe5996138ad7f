import { describe, expect, test } from 'vitest';
import {
  emptyCompetitor,
  emptyFormData,
  type FormData,
} from '../../../../../src/shared/domain/questionnaire.ts';
import { chargerClient } from '../../../../fixtures/reckoned-clients.ts';
import { reckonForm, rounded } from './support.ts';

function client(answers: {
  budget?: string;
  goal?: string;
  price?: string;
  story?: string;
  limit?: string;
  after?: string;
}): FormData {
  const form = emptyFormData();
  form.clientInfo.startingPrice = answers.price ?? '';
  form.clientInfo.onlineAdIssues = answers.story ?? '';
  form.clientInfo.afterSalesService = answers.after ?? '';
  form.campaignObjectives.advertisingChannels = ['facebook-ads', 'google-ads'];
  form.campaignObjectives.marketingMediaBudget = answers.budget ?? '';
  form.campaignObjectives.specificObjectives = answers.goal ?? '';
  form.campaignObjectives.currentChallenges = answers.limit ?? '';
  return form;
}

const codes = (form: FormData) => reckonForm(form).findings.map(({ code }) => code);

describe('what does not add up', () => {
  test('5,000 baht for 1,000 orders of 8,000 baht', () => {
    const r = reckonForm(client({ budget: '5,000 baht', goal: '1,000 orders', price: '8,000 baht' }));
    const found = r.findings.find(({ code }) => code === 'too-little-for-one');
    expect(rounded(r.nodes.get(found?.of['affordable'] ?? ''))).toBe(5);
    expect(rounded(r.nodes.get(found?.of['worth'] ?? ''))).toBe(8000);
  });
  // 8,000 for 2 of 20 leads: 11,000 buy 2.75 of 3, and nobody can see half a contract missing.
  test.each([
    ['3 contracts', 'within-reach'],
    ['4 contracts', 'gap'],
  ])('what the money brings, rounded as a deck says it, beside %s', (goal, code) => {
    const story = 'LinkedIn cost £8,000 for 20 leads and 2 contracts';
    const found = codes(client({ budget: '£11,000 in 6 months', goal, price: '£9,000', story }));
    expect(found.filter((one) => one === 'gap' || one === 'within-reach')).toEqual([code]);
  });
  test('a goal past what can be served', () => {
    const form = client({
      budget: '90,000 baht for 3 months',
      goal: '400 bookings a month',
      price: '900 baht',
      limit: 'We can serve 10 guests a day, no more',
    });
    const r = reckonForm(form);
    const found = r.findings.find(({ code }) => code === 'goal-past-room');
    expect(rounded(r.nodes.get(found?.of['beyond'] ?? ''), 0)).toBe(100);
  });
  test('a budget and a price in other currencies are never divided', () => {
    const r = reckonForm(
      client({ budget: 'USD 800 a month', goal: '40 bookings a month', price: '550 baht a night' }),
    );
    expect(r.findings.map(({ code }) => code)).toContain('other-currency');
    for (const { unit, formula } of r.nodes.values()) {
      if (!('of' in formula)) continue;
      const currencies = [...formula.of.map((id) => r.nodes.get(id)?.unit), unit].flatMap((one) =>
        one?.kind === 'money' ? [one.currency] : [],
      );
      expect(new Set(currencies).size).toBeLessThanOrEqual(1);
    }
  });
  test('a rate that not even everybody would reach', () => {
    const story = 'A click costs £20 and 2% of clicks request a quote';
    expect(codes(client({ budget: '£1,000', goal: '420 quote requests', story }))).toEqual(
      expect.arrayContaining(['gap', 'rate-past-all']),
    );
  });
  test('a first order that costs more than it brings, where people come back', () => {
    const answers = {
      budget: '£9,000 for 3 months',
      goal: '60 orders',
      price: '£80',
      story: 'A lead costs £30 and 20% of leads order',
    };
    expect(codes(client(answers))).toContain('cost-past-worth');
    const found = codes(client({ ...answers, after: 'People reorder every 4 weeks' }));
    expect(found).toContain('cost-past-first-order');
    expect(found).not.toContain('cost-past-worth');
  });
  test('nothing is said where nothing is known', () => {
    const r = reckonForm(emptyFormData());
    expect(r.findings).toEqual([]);
    expect(r.scenarios).toEqual([]);
    expect(r.unknowns.map(({ code }) => code)).toEqual(['budget', 'goal', 'cost']);
  });
});

describe('low certainty', () => {
  test('a sum for no named time marks everything that stands on it', () => {
    const r = reckonForm(client({ budget: '£3,000', goal: '60 orders', price: '£80' }));
    expect(r.main?.affordable?.certainty).toBeLessThan(0.5);
    expect(r.findings.map(({ code }) => code)).toContain('period-assumed');
  });
  test('an order is no subscriber: no cost of one is taken for the other', () => {
    const r = reckonForm(
      client({
        budget: '£9,000 for 3 months',
        goal: 'Grow subscribers from 310 to 900',
        story: 'Cost per order is £26',
      }),
    );
    expect(r.main?.costToday).toBeUndefined();
    expect(r.unknowns[0]).toMatchObject({ code: 'rate', from: 'purchase', step: 'subscription' });
  });
});

describe('ranges stay ranges', () => {
  test('of a budget: what can be paid and what it buys', () => {
    const r = reckonForm(
      client({
        budget: '9,000 to 12,000 baht for 3 months',
        goal: '30 bookings',
        story: 'A booking costs 200 baht',
      }),
    );
    expect([r.main?.affordable?.value, r.main?.affordable?.high]).toEqual([300, 400]);
    expect([r.main?.resultsToday?.value, r.main?.resultsToday?.high]).toEqual([45, 60]);
  });
});

describe('occupancy', () => {
  const form = client({
    budget: '30,000 baht a month',
    goal: 'Occupancy from 40% to 65%',
    price: '1,500 baht a night',
    limit: 'We have 24 rooms. The average stay is 2 nights',
  });
  test('is reckoned in rooms a day and in bookings a month', () => {
    const r = reckonForm(form);
    expect(rounded(r.nodes.get('room.goal.0.more'))).toBe(6);
    expect(rounded(r.main?.target.wanted)).toBe(90);
    expect(rounded(r.main?.affordable)).toBe(333.33);
  });
});

describe('a wish for a cost', () => {
  test('is no number of results: the money is divided by it', () => {
    const story = 'cost per order is $9 now';
    const r = reckonForm(
      client({ budget: '$900 a month', goal: 'cost per order from $9 to $6', price: '$80', story }),
    );
    expect(rounded(r.nodes.get('goal.0.buys.month'))).toBe(150);
    expect(r.main).toBeUndefined();
  });
});

describe('a margin', () => {
  test('that the client names stands in place of the assumption', () => {
    const r = reckonForm(
      client({ budget: '£9,000', goal: '60 orders', price: '£80', limit: 'Our margin is 45%' }),
    );
    expect(r.nodes.get('margin')).toMatchObject({ value: 45, assumptions: [] });
    expect(rounded(r.nodes.get('orders-for-media.margin.price'))).toBe(250);
  });
});

describe('a rival', () => {
  test('whose price is for another time is not compared', () => {
    const form = chargerClient();
    form.competitiveAnalysis.competitors = [
      { ...emptyCompetitor('1'), name: 'Rent', strengths: '£20 a month', weaknesses: 'cheaper by £50' },
    ];
    expect(reckonForm(form).versus).toEqual([]);
  });
});

describe('learning', () => {
  test('counts what a platform needs, with its source', () => {
    const r = reckonForm(
      client({
        budget: '£60,000 for 3 months',
        goal: '900 orders',
        story: 'A lead costs £20 and 20% of leads order',
      }),
    );
    const meta = r.learning.find(({ channel }) => channel === 'facebook-ads');
    expect(meta).toMatchObject({ step: 'lead', isEnough: true });
    expect(rounded(meta?.campaigns)).toBe(2);
    expect(meta?.needed?.formula).toEqual({ op: 'table', source: 'meta-learning' });
  });
  test('says what can be tested in the time', () => {
    const [tested] = reckonForm(chargerClient()).tests;
    expect(rounded(tested?.cases, 0)).toBeLessThan(400);
    expect(tested?.fits).toBe(true);
    expect(rounded(tested?.smallest, 1)).toBeGreaterThan(2.5);
  });
});
