import { describe, expect, it } from 'vitest';
import { SECTION_TYPES, type SectionType } from '../../../../src/shared/domain/pages.ts';
import { filterPages, flattenStages, REQUIRED_FIELDS } from '../../../../src/shared/domain/slide-filter.ts';
import type { Section } from '../../../../src/shared/domain/sections.ts';

/** The table of the specification, as it stands there. */
const TABLE: readonly (readonly [SectionType, string])[] = [
  ['cover', 'company, proposalTitle, objectiveHeadline, visualDirection'],
  ['agenda', 'items'],
  ['market-objectives', 'objectives'],
  ['market-overview', 'totalMarketSize, segmentSizes, dataSources'],
  ['business-overview', 'company, description, keyProducts, uniqueSellingPoints, location, visualDirection'],
  ['market-channels-analysis', 'company, description, keyProducts, marketPosition'],
  ['target-persona', 'personas'],
  ['customer-journey', 'stages'],
  ['competitor-marketing', 'competitors, summaryInsights'],
  ['competitor-analysis', 'selectionCriteria, competitors'],
  ['winning-zone', 'customersWant, weDoBest, competitorsDoBest, sweetSpotSummary'],
  ['key-takeaway', 'takeaways, linkToStrategy'],
  ['key-strategy', 'strategies'],
  ['content-strategy', 'contentPillars, platformPlan'],
  ['media-direction', 'stagePlans'],
  ['campaign-structure', 'funnelLayers'],
  ['audience-mapping', 'audienceMatrix'],
  ['suggestion-idea', 'businessSolution, communicationCreativeSolution, mediaTargetingSolution'],
  ['conclusion', 'summary, nextSteps, cta'],
];

const section = (type: string, output: Record<string, unknown>): Section => ({
  type,
  title: '',
  output,
  evidence: [],
});
const page = (pageNumber: number, type: string, output: Record<string, unknown>) => ({
  pageNumber,
  success: true,
  sectionData: section(type, output),
});
const full = (type: SectionType): Record<string, unknown> =>
  Object.fromEntries(REQUIRED_FIELDS[type].map((field) => [field, ['something']]));

describe('slide filter', () => {
  it('covers every type once', () => {
    expect(TABLE.map(([type]) => type)).toEqual(SECTION_TYPES);
  });

  it.each(TABLE)('%s needs %s', (type, list) => {
    const fields = list.split(', ');
    const number = SECTION_TYPES.indexOf(type) + 1;
    expect(REQUIRED_FIELDS[type]).toEqual(fields);
    expect(filterPages([page(number, type, full(type))]).kept).toHaveLength(1);
    for (const field of fields) {
      for (const nothing of [undefined, '', 'N/A', [], {}, [{ a: '—' }]]) {
        const result = filterPages([page(number, type, { ...full(type), [field]: nothing })]);
        expect(result.kept).toEqual([]);
        expect(result.dropped[0]?.reason).toEqual({ kind: 'missing-data', fields: [field] });
      }
    }
  });

  it('drops pages above 19 and pages without a section, lets unknown types pass, sorts', () => {
    const result = filterPages([
      page(20, 'cover', full('cover')),
      page(19, 'horoscope', {}),
      { pageNumber: 3, success: false, sectionData: section('agenda', { items: ['a'] }) },
      { pageNumber: 4 },
      page(2, 'agenda', { items: ['a'] }),
    ]);
    expect(result.kept.map(({ page: { pageNumber } }) => pageNumber)).toEqual([2, 19]);
    expect(result.dropped.map(({ page: { pageNumber }, reason }) => [pageNumber, reason.kind])).toEqual([
      [3, 'not-written'],
      [4, 'not-written'],
      [20, 'page-number-above-last'],
    ]);
  });

  describe('page 6', () => {
    const five = page(5, 'business-overview', {
      ...full('business-overview'),
      keyProducts: ['Drip bags'],
      marketPosition: 'Premium',
    });
    const six = { company: 'Doi Saket', description: 'A roaster', channelAnalysis: [] };

    it('takes what it lacks from page 5 of the same proposal', () => {
      const [, kept] = filterPages([page(6, 'market-channels-analysis', six), five]).kept;
      expect(kept?.section.output).toEqual({
        ...six,
        keyProducts: ['Drip bags'],
        marketPosition: 'Premium',
      });
      expect(kept?.page.sectionData.output).toEqual(six);
    });

    it('keeps its own', () => {
      const own = { ...six, keyProducts: ['Own'], marketPosition: 'n/a' };
      const [, kept] = filterPages([five, page(6, 'market-channels-analysis', own)]).kept;
      expect(kept?.section.output).toEqual({ ...own, marketPosition: 'Premium' });
    });

    it('is dropped without a page 5', () => {
      expect(filterPages([page(6, 'market-channels-analysis', six)]).dropped[0]?.reason).toEqual({
        kind: 'missing-data',
        fields: ['keyProducts', 'marketPosition'],
      });
    });
  });

  it.each([
    [
      { stages: [{ stage: 'A' }], matrixNote: 'n' },
      { stages: [{ stage: 'A' }], matrixNote: 'n' },
    ],
    [
      { stages: { stages: [{ stage: 'A' }], matrixNote: 'n' } },
      { stages: [{ stage: 'A' }], matrixNote: 'n' },
    ],
    [
      { customerJourney: { stages: [{ stage: 'A' }], matrixNote: 'in' }, matrixNote: 'out' },
      { stages: [{ stage: 'A' }], matrixNote: 'out' },
    ],
    [
      { stages: [{ stages: [{ stage: 'A' }, { stage: 'B' }] }, { stage: 'C' }] },
      { stages: [{ stage: 'A' }, { stage: 'B' }, { stage: 'C' }] },
    ],
    [{ note: 'none of it' }, { note: 'none of it' }],
  ])('flattens the stages of %j', (given, expected) => {
    expect(flattenStages(given)).toEqual(expected);
    expect(filterPages([page(8, 'customer-journey', given)]).kept).toHaveLength('stages' in expected ? 1 : 0);
  });
});
