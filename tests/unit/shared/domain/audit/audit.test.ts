/** What backs a figure, and what does not. */
import { describe, expect, test } from 'vitest';
import { auditor, joinReports, type DrawnPage } from '../../../../../src/shared/domain/audit/audit.ts';
import type { Evidence } from '../../../../../src/shared/domain/evidence.ts';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';

const form = emptyFormData();
form.clientInfo.strengths = 'Own farm at 1,250 m; 22% come back; roasted within nine days';
form.campaignObjectives.marketingMediaBudget = '1.2 ล้านบาท';
form.targetAudience.ageRangeMin = 25;
form.competitiveAnalysis.competitors = [
  {
    id: '1763712000000',
    name: 'Rival',
    website: 'https://rival.example/77',
    strengths: '12 สาขา',
    weaknesses: '',
  },
];
const audit = auditor(form, new Date(2026, 10, 21, 23, 30));

const page = (text: string, evidence: Evidence[] = [], rest: Partial<DrawnPage> = {}): DrawnPage => ({
  pageNumber: 12,
  headline: '',
  texts: [text],
  marks: [],
  evidence,
  counts: [],
  ...rest,
});
const computed = (statement: string, source = ''): Evidence => ({ basis: 'computed', statement, source });
const missing = (...args: Parameters<typeof page>): string[] =>
  audit(page(...args)).unsourced.map(({ figure }) => figure);

describe('backed by the client’s answers', () => {
  test.each([
    'Own farm at 1,250 m',
    '22% return',
    'in 9 days',
    '1,200,000 THB',
    'aged 25',
    'it has 12 branches',
    '21 November 2026',
  ])('%s', (text) => expect(missing(text)).toEqual([]));
  test.each([
    ['22 shops', '22'],
    ['25% more', '25%'],
    ['1,200,000 USD', '1,200,000 USD'],
    ['see 77', '77'],
    ['1763712000000', '1763712000000'],
    ['22 November 2026', '22 November 2026'],
  ])('not: %s', (text, figure) => expect(missing(text)).toEqual([figure]));
});

describe('backed by the page’s evidence', () => {
  test('its statement, its formula, and rounding to a magnitude', () => {
    const evidence = [computed('4,312,395 people', '3,283,087 + 1,029,308')];
    expect(missing('4.31 million in two, 3,283,087 in one', evidence)).toEqual(['two']);
    expect(missing('4.41 million', evidence)).toEqual(['4.41 million']);
  });
  test('the Buddhist year and the Common one are the same', () =>
    expect(missing('ถึงปี 2567', [computed('to 2024')])).toEqual([]));
  test('a chart’s marks, in thousands or millions', () => {
    const evidence: Evidence[] = [
      { basis: 'computed', statement: 'x', source: 'y', data: { labels: ['A'], values: [3_283_087] } },
    ];
    expect(missing('', evidence, { marks: [3.283087] })).toEqual([]);
    expect(missing('', evidence, { marks: [3.3] })).toEqual(['3.3']);
  });
  test('a mark is drawn with all its places, and printed rounded', () => {
    const evidence = [computed('77', '96 × 80%'), computed('45.6 days')];
    expect(missing('', evidence, { marks: [77.419_354_8, 45.63] })).toEqual([]);
    expect(missing('', evidence, { marks: [78.2, 0.2] })).toEqual(['78.2', '0.2']);
  });
  test('a quotation that the client did not give backs nothing', () => {
    const quoted: Evidence = { basis: 'client answer', statement: '85% return', source: 'Strengths' };
    expect(missing('85% return', [quoted])).toEqual(['85%']);
  });
  test('another page’s evidence backs nothing here', () => {
    const pages = [page('46% stay', [computed('46%', '834 ÷ 1,800')]), page('46% stay')];
    expect(joinReports(pages.map(audit)).unsourced).toHaveLength(1);
  });
  test('both ends of a range', () => expect(missing('5–10%', [computed('5%')])).toEqual(['5–10%']));
  test('a model’s statement is unverified, not unsourced', () => {
    const model: Evidence = { basis: 'model statement', statement: '41% of Thais', source: 'the model' };
    const report = audit(page('41% of Thais', [model]));
    expect(report.unsourced).toEqual([]);
    expect(report.unverified).toEqual([{ pageNumber: 12, figure: '41%', text: '41% of Thais' }]);
  });
});

describe('counts', () => {
  test('a headline counts what stands on its slide', () => {
    expect(missing('', [], { headline: 'Three moves', counts: [3] })).toEqual([]);
    expect(missing('', [], { headline: 'Seven moves', counts: [3] })).toEqual(['Seven']);
    expect(missing('Three moves', [], { counts: [3] })).toEqual(['Three']);
  });
  test('each figure once, by the strongest basis', () => {
    const report = audit(page('22% and 46%', [computed('22%'), computed('46%')]));
    expect(report.figures).toBe(2);
    expect(report.byBasis).toMatchObject({ 'client answer': 1, computed: 1 });
  });
});

describe('rules that the client stated', () => {
  const quote = 'never say cheap';
  const path = 'competitiveAnalysis.additionalNotes';
  const rule = {
    kind: 'words' as const,
    quote,
    terms: ['cheap'],
    path,
    span: { start: 0, end: quote.length },
  };
  const held = auditor(form, new Date(2026, 10, 21), [rule]);
  test('a finding names the page, the text, the words and the rule', () =>
    expect(joinReports([held(page('The cheapest roast in town')), held(page('Fresh roast'))]).broken).toEqual(
      [{ pageNumber: 12, words: 'cheapest', text: 'The cheapest roast in town', rule: quote }],
    ));
  test('headlines are held against them too', () =>
    expect(held(page('', [], { headline: 'Cheap and good' })).broken).toHaveLength(1));
  test('what a rule keeps out is found by what a page proposes, whoever wrote it', () => {
    const none = { ...rule, kind: 'topic' as const, quote: 'No retargeting', terms: [] };
    const kept = auditor(form, new Date(2026, 10, 21), [none]);
    expect(kept(page('Website visitors, 30 days')).broken).toMatchObject([
      { words: 'Website visitors', rule: 'No retargeting' },
    ]);
    expect(kept(page('None: no retargeting')).broken).toEqual([]);
  });
  test('what repeats a rule promises nothing', () => {
    const never = { ...rule, quote: 'Never: "safe", "cure"', terms: [] };
    const kept = auditor(form, new Date(2026, 10, 21), [never]);
    expect(kept(page('Keep your rule “Never: ‘safe’, ‘cure’, and no drug name”')).broken).toEqual([]);
    expect(kept(page('A cure for everybody')).broken).toMatchObject([{ words: 'cure' }]);
  });
  test('names of firms and pages, and what is told of rivals, break no rule', () => {
    const own = emptyFormData();
    own.clientInfo.companyName = 'Cheap Thrills';
    own.competitiveAnalysis.competitors = [
      { id: '1', name: 'Rival', website: '', strengths: 'cheap every week; big', weaknesses: '' },
    ];
    const never = auditor(own, new Date(2026, 10, 21), [
      rule,
      { ...rule, quote: 'never say win', terms: ['win', 'winning'] },
    ]);
    const broken = (text: string): string[] => never(page(text)).broken.map(({ words }) => words);
    expect(broken('Cheap Thrills sells at home')).toEqual([]);
    expect(broken('Rival: cheap every week')).toEqual([]);
    expect(broken('Winning Zone / Sweet Spot')).toEqual([]);
    expect(broken('Cheap Thrills is cheap all year')).toEqual(['cheap']);
    expect(broken('We win with cheap roasts')).toEqual(['cheap', 'win']);
  });
  test('the heading of a column proposes nothing', () => {
    const kept = auditor(form, new Date(2026, 10, 21), [{ ...rule, quote: 'No retargeting', terms: [] }]);
    expect(kept(page('Retargeting')).broken).toEqual([]);
    expect(kept(page('Retargeting of visitors')).broken).toHaveLength(1);
  });
  test('without rules nothing is broken', () => expect(audit(page('cheap')).broken).toEqual([]));
});
