import { describe, expect, test } from 'vitest';
import { readingsOf } from '../../../../src-worker/engines/planner/planning.ts';
import { readAnswers } from '../../../../src-worker/engines/planner/readings/index.ts';
import { readings } from '../../../../src/copy/readings.ts';
import { review } from '../../../../src/copy/review.ts';
import { printedRows, type PrintedRow } from '../../../../src/screens/wizard/readings/printed.ts';
import { withCorrection } from '../../../../src/shared/domain/corrections.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { readBrief } from '../../../fixtures/briefs.ts';

const NOW = new Date(Date.UTC(2026, 10, 23));
const form = (change: (form: FormData) => void): FormData => {
  const made = emptyFormData();
  change(made);
  return made;
};
const rowsOf = (of: FormData): PrintedRow[] => printedRows(readingsOf(of, NOW), of, review.en, readings.en);
const told = (of: FormData): string[] =>
  rowsOf(of).map(
    ({ name, phrases }) =>
      `${name}: ${phrases.map(({ text, notes }) => [text, ...notes].join(' | ')).join(' / ')}`,
  );
const budget = (words: string): FormData =>
  form(({ campaignObjectives }) => (campaignObjectives.marketingMediaBudget = words));

describe('what will be printed', () => {
  test('a budget with its sum and its days', () => {
    expect(told(budget('£25,000 over 10 weeks'))).toEqual([
      'Budget: 25,000 GBP over 10 weeks | 2,500 GBP a week',
      'Period: 4 January to 14 March 2027 | 10 weeks | 7 days to approve and 21 to prepare come first',
    ]);
    expect(told(budget('120,000 THB per month for 3 months'))[0]).toBe(
      'Budget: 120,000 THB a month for 3 months | 360,000 THB in all',
    );
    expect(told(budget('1.2 ล้านบาท'))[1]).toContain('No length named: planned for 3 months');
  });
  test('a corrected budget has the sums of what it was corrected to', () => {
    const of = budget('£25,000 over 10 weeks');
    of.corrections = withCorrection(of, 'budget', {
      amount: 30_000,
      currency: 'GBP',
      period: 'total',
      length: 6,
      lengthUnit: 'week',
    });
    expect(told(of)).toEqual([
      'Budget: 30,000 GBP over 6 weeks | 5,000 GBP a week',
      'Period: 4 January to 14 February 2027 | 6 weeks | 7 days to approve and 21 to prepare come first',
    ]);
    expect(rowsOf(of)[0]?.corrected).toBe(true);
  });
  test('what a sum without a period, or a range, may mean as well', () => {
    const words = (of: FormData): string[] => rowsOf(of)[0]?.others.map((other) => other.words) ?? [];
    expect(words(budget('50,000 THB'))).toEqual(['50,000 THB a month']);
    expect(words(budget('50,000 to 80,000 THB a month'))).toEqual(['80,000 THB a month']);
  });
  test('a goal that can mean more than one thing is quoted, and what it may mean is one tap away', () => {
    const of = form(({ campaignObjectives }) => {
      campaignObjectives.specificObjectives = 'Six new dealers per state';
    });
    const [goals] = rowsOf(of);
    expect(goals?.phrases).toMatchObject([
      { text: 'Six new dealers per state', notes: [expect.stringContaining('more than one thing')] },
    ]);
    const [may] = goals?.others ?? [];
    expect(may?.words).toContain('6');
    if (may?.key !== 'goals') throw new Error('No other goal is offered');
    of.corrections = withCorrection(of, 'goals', may.value);
    expect(readAnswers(of).goals).toMatchObject([{ to: 6 }]);
  });
  test('a goal with the arithmetic of its cost', () => {
    const of = form(({ campaignObjectives, clientInfo }) => {
      campaignObjectives.specificObjectives = '200 leads in three months';
      campaignObjectives.marketingMediaBudget = '30,000 THB a month for 3 months';
      clientInfo.onlineAdIssues = 'One lead costs us 600 baht';
    });
    expect(told(of).find((row) => row.startsWith('Goals'))).toContain(
      '200 at 600 THB a lead come to 120,000 THB; the budget is 90,000 THB',
    );
  });
  test('what is more than today stands with its own goal', () => {
    const goals = rowsOf(readBrief('coffee-roaster-en').formData).find(({ id }) => id === 'goals');
    expect(goals?.phrases.map(({ notes }) => notes)).toEqual([['590 more than today'], []]);
  });
  test('rules are whole, and lead to their answer', () => {
    const of = form(({ competitiveAnalysis }) => {
      competitiveAnalysis.additionalNotes = 'Never say "cheap". Please no pictures of children.';
    });
    expect(rowsOf(of)).toMatchObject([
      {
        name: 'Your rules',
        phrases: [{ text: '“Never say "cheap".”' }, { text: '“Please no pictures of children.”' }],
        change: { path: 'competitiveAnalysis.additionalNotes' },
      },
    ]);
  });
  test('an offer that may be something else says what', () => {
    const of = form(({ clientInfo }) => {
      clientInfo.productService = 'Solar water heaters, delivered and fitted to your roof';
    });
    const [offer] = rowsOf(of);
    expect(offer?.phrases[0]?.text).toMatch(/^Read as: /);
    for (const other of offer?.others ?? []) expect(other.key).toBe('offer');
  });
  test('nothing answered, nothing printed', () => expect(told(emptyFormData())).toEqual([]));
});

describe('a disagreement', () => {
  test('is gone once a person has said what is meant', () => {
    const of = form(({ targetAudience }) => {
      targetAudience.ageRangeMin = 18;
      targetAudience.ageRangeMax = 60;
      targetAudience.targetDemographics = 'Adults who cook. Everyone must be at least 21.';
    });
    const [ages] = readingsOf(of, NOW).contradictions;
    expect(ages && review.en.contradiction(ages)).toEqual({
      title: 'The ages do not match',
      detail: 'The youngest age chosen is 18, but your words say at least 21.',
    });
    of.corrections = withCorrection(of, 'ages', { min: 21, max: 60 });
    expect(readingsOf(of, NOW).contradictions).toEqual([]);
    expect(told(of)).toContain('Ages: 21 to 60');
  });
});
