/** Sections that the property test has found, each made as small as it can be: drawn in every run since. */
import type { Drawn } from './sound-slides.ts';

const plain = { evidence: [], language: 'en', family: 'Roboto' } as const;

export const FOUND: readonly (Drawn & { why: string })[] = [
  {
    why: 'a list whose box is wider than its lines stays in the group of its circles',
    ...plain,
    type: 'winning-zone',
    pageNumber: 11,
    section: {
      title: 'Our ground',
      output: {
        customersWant: ['To find it close by', 'To have it soon'],
        weDoBest: ['Tailoring that is fast'],
        competitorsDoBest: ['To ask in week 1'],
        sweetSpotSummary: 'Speed: tailoring that is fast',
        positioningImplications: [],
      },
      texts: [],
    },
  },
  {
    why: 'a section that cannot be read still says its title',
    ...plain,
    type: 'competitor-analysis',
    pageNumber: 10,
    section: {
      title: 'What to find out first',
      output: {
        selectionCriteria: 'Named by the client',
        competitors: [{ brand: 'The shop next door', swot: {}, vsUsHighlights: '' }],
      },
      texts: [],
    },
  },
  {
    why: 'stages with shares and no money have their chart, their names in its legend',
    ...plain,
    type: 'media-direction',
    pageNumber: 15,
    evidence: [
      {
        statement: 'Shares by stage',
        basis: 'planning assumption',
        source: 'Proposed by objective',
        data: { labels: ['See', 'Buy'], values: [60, 40], unit: '%' },
      },
    ],
    section: {
      title: 'No sum yet, so shares',
      output: {
        stagePlans: [
          { stage: 'See', platforms: ['Facebook'], campaignTypes: ['Awareness'] },
          { stage: 'Buy', platforms: ['Google'], campaignTypes: ['Search'] },
        ],
      },
      texts: [
        { path: 'stagePlans.stage', text: 'See', mark: 'See' },
        { path: 'stagePlans.platforms', text: 'Google', mark: 'Google' },
      ],
    },
  },
];
