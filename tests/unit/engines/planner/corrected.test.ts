import { describe, expect, test } from 'vitest';
import { WRITERS } from '../../../../src-worker/engines/planner/pages/index.ts';
import type { AssumptionValues } from '../../../../src-worker/engines/planner/plan/assumptions.ts';
import { readAnswers } from '../../../../src-worker/engines/planner/readings/index.ts';
import { makePlan } from '../../../../src-worker/engines/planner/plan/index.ts';
import { withCorrection, type Meanings, type ReadingKey } from '../../../../src/shared/domain/corrections.ts';
import { auditor } from '../../../../src/shared/domain/audit/audit.ts';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { readBrief } from '../../../fixtures/briefs.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';

const DAY = '2026-11-21T09:00:00.000Z';
const brief = readBrief('coffee-roaster-en').formData;
const with_ = <K extends ReadingKey>(key: K, value: Meanings[K], form: FormData = brief): FormData => ({
  ...form,
  corrections: withCorrection(form, key, value),
});

describe('the person’s meaning takes the place of what was read', () => {
  test('budget', () => {
    const r = readAnswers(
      with_('budget', { amount: 90_000, currency: 'USD', period: 'month', length: 4, lengthUnit: 'month' }),
    );
    expect(r.budget).toMatchObject({
      amount: 90_000,
      currency: 'USD',
      period: 'month',
      months: 4,
      total: 360_000,
    });
    expect(r.corrected).toEqual(['budget']);
    const none = readAnswers(
      with_('budget', { amount: null, currency: '', period: 'total', length: null, lengthUnit: 'month' }),
    );
    expect(none.budget.amount).toBeUndefined();
  });
  test('goals', () => {
    const goal = {
      kind: 'ramp',
      metric: 'members',
      from: 10,
      to: 50,
      unit: '',
      per: '',
      months: null,
    } as const;
    const r = readAnswers(with_('goals', [{ ...goal, by: '2027-06-30' }]));
    expect(r.goals).toEqual([
      {
        kind: 'ramp',
        metric: 'members',
        from: 10,
        to: 50,
        unit: '',
        text: 'members',
        by: { year: 2027, month: 6, day: 30 },
        isLevel: true,
      },
    ]);
    expect(readAnswers(with_('goals', [])).goals).toEqual([]);
  });
  test('places, ages, gender and buyers', () => {
    const r = readAnswers(
      with_(
        'buyers',
        'b2b',
        with_('gender', 'female', with_('ages', { min: 30, max: 0 }, with_('places', ['เลย', 'Oslo']))),
      ),
    );
    expect(r.places.map(({ name, known }) => [name, known?.en])).toEqual([
      ['เลย', 'Loei'],
      ['Oslo', undefined],
    ]);
    expect(r.audience).toMatchObject({ ages: '30+', gender: 'female', b2b: true });
    expect(r.corrected).toEqual(['places', 'ages', 'gender', 'buyers']);
  });
  test('costs and rates', () => {
    const r = readAnswers(
      with_('known', [
        { kind: 'cost', per: 'lead', now: 75, from: 40, currency: 'THB' },
        { kind: 'repeat', per: '', now: 31, from: null, currency: '' },
      ]),
    );
    expect(r.costs).toEqual([
      { per: 'lead', now: 75, from: 40, currency: 'THB', text: 'lead: 40 → 75 THB', field: 'known' },
    ]);
    expect(r.rates).toEqual([{ kind: 'repeat', percent: 31, text: '31%', field: 'known' }]);
    const none = makePlan(with_('known', []), DAY, 'en');
    expect(none.forecast.cost).toBeUndefined();
    const { cost } = makePlan(
      with_('known', [{ kind: 'cost', per: 'lead', now: 75, from: 40, currency: '' }]),
      DAY,
      'en',
    ).forecast;
    expect(cost).toMatchObject({ per: 'lead', now: 75, from: 40, resultsNow: 4800 });
  });
  test('a correction of an answer that has changed does not hold', () => {
    const form = with_('budget', {
      amount: 1,
      currency: 'USD',
      period: 'day',
      length: null,
      lengthUnit: 'month',
    });
    const changed = structuredClone(form);
    changed.campaignObjectives.marketingMediaBudget = '70,000 THB a month';
    expect(readAnswers(changed).budget).toMatchObject({ amount: 70_000, currency: 'THB', period: 'month' });
  });
});

describe('on the pages', () => {
  test('the figures are the corrected ones, exact, and say that they were corrected', async () => {
    const form = with_('budget', {
      amount: 77_000,
      currency: 'THB',
      period: 'month',
      length: 5,
      lengthUnit: 'month',
    });
    const { budget } = makePlan(form, DAY, 'en');
    expect(budget.total).toBe(385_000);
    expect(budget.channelSums.reduce((a, b) => a + b, 0)).toBe(77_000);
    const sections = await writeDeck(form, 'en');
    const media = sections[14];
    expect(JSON.stringify(media?.output)).toContain('77,000');
    expect(JSON.stringify(sections)).not.toContain('360,000');
    const backing = media?.evidence.find(({ statement }) => statement.includes('77,000'));
    expect(media?.evidence.some(({ source }) => source.includes('corrected by'))).toBe(true);
    expect(backing).toBeDefined();
  });
  test('a corrected goal stands on page 3, with evidence of its own', async () => {
    const goal = { kind: 'ramp', metric: 'club members', from: 120, to: 640, unit: '', per: '' } as const;
    const sections = await writeDeck(with_('goals', [{ ...goal, months: 8, by: '' }]), 'en');
    const objectives = sections[2];
    expect(JSON.stringify(objectives?.output)).toContain('club members');
    expect(
      objectives?.evidence.some(
        ({ statement, source }) => statement.includes('640') && source.includes('corrected by'),
      ),
    ).toBe(true);
  });
});

test('a corrected cost stands on page 3, and says that it was corrected', async () => {
  const known = [{ kind: 'cost', per: 'order', now: 412, from: 333, currency: 'THB' }] as const;
  const [, , objectives] = await writeDeck(with_('known', known), 'en');
  expect(objectives?.evidence).toContainEqual({
    basis: 'client answer',
    statement: 'order: 333 → 412 THB',
    source: 'Known costs and rates; corrected by the preparer',
  });
});

describe('the number audit finds a source for every figure', () => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(texts)
        : [];
  const goal = { kind: 'ramp', metric: 'club members', from: 120, to: 640, unit: '', per: '' } as const;
  test.each<[string, FormData, AssumptionValues]>([
    [
      'a budget',
      with_('budget', { amount: 31_500, currency: 'USD', period: 'total', length: 7, lengthUnit: 'week' }),
      {},
    ],
    ['goals', with_('goals', [{ ...goal, months: null, by: '2027-06-30' }]), {}],
    ['ages', with_('ages', { min: 33, max: 57 }), {}],
    [
      'costs and rates',
      with_('known', [
        { kind: 'cost', per: 'order', now: 412, from: 333, currency: 'THB' },
        { kind: 'repeat', per: '', now: 37, from: null, currency: '' },
      ]),
      {},
    ],
    [
      'assumptions',
      brief,
      { 'stage-2': 63, 'monthly-move': 35, 'preparation-days': 47, 'cost-target': 183, 'take-up': 17 },
    ],
  ])(
    'of a deck with other %s',
    (_, form, values) => {
      const audit = auditor(form, new Date(DAY));
      for (const language of ['en', 'th'] as const) {
        const plan = makePlan(form, DAY, language, values);
        for (const { pageNumber, type } of PAGES) {
          const { output, evidence } = WRITERS[type](plan);
          // Headlines count what stands on the drawn slide; this is about the rest.
          const page = { pageNumber, headline: '', texts: texts(output), marks: [], evidence, counts: [] };
          expect(audit(page).unsourced).toEqual([]);
        }
      }
      // Two whole decks audited: seconds on a machine that is shared.
    },
    30_000,
  );
});
