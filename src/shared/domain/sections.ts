/**
 * The nineteen section outputs (specification, section 3, 'Section output shape by page type').
 *
 * Unknown extra fields are kept (loose objects). Sub-fields that the specification leaves open take the
 * small objects of the design's contents: agenda items, key products, pillars, `vsUsHighlights`, next steps.
 * A text where an object is expected is accepted, since a remote service may send either.
 */
import './jitless.ts';
import * as z from 'zod';
import { SECTION_TYPES, type SectionType } from './pages.ts';

const text = z.string();
/** Missing and null read as ''. */
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
/** A list; one bare text is a list of one; missing is empty. */
const texts = z
  .union([z.array(z.string()), z.string()])
  .nullish()
  .transform((value) => (value == null ? [] : typeof value === 'string' ? [value] : value));
const list = <T extends z.ZodType>(item: T) => z.array(item);

const cover = z.looseObject({
  company: text,
  proposalTitle: text,
  objectiveHeadline: text,
  /** Art direction: belongs in the notes, not on the slide. */
  visualDirection: optionalText,
  tagline: optionalText,
  date: optionalText,
  preparedBy: optionalText,
});

const agendaItem = z.union([
  z.looseObject({ title: text, group: optionalText, page: z.number().optional() }),
  z.string().transform((title) => ({ title, group: '', page: undefined })),
]);
const agenda = z.looseObject({ items: list(agendaItem) });

const marketObjectives = z.looseObject({
  timeframe: optionalText,
  objectives: list(
    z.looseObject({ category: optionalText, statement: text, metrics: optionalText, target: optionalText }),
  ),
});

const marketOverview = z.looseObject({
  totalMarketSize: text,
  marketGrowth: optionalText,
  currentSituation: optionalText,
  segmentSizes: list(z.looseObject({ segment: text, size: optionalText, growth: optionalText })),
  trendSummary: texts,
  dataSources: texts,
});

/** A product with an optional second line. */
const product = z.union([
  z.looseObject({ name: text, detail: optionalText }),
  z.string().transform((name) => ({ name, detail: '' })),
]);
const businessOverview = z.looseObject({
  company: text,
  description: text,
  keyProducts: list(product),
  uniqueSellingPoints: texts,
  location: optionalText,
  marketPosition: optionalText,
  /** Art direction: belongs in the notes, not on the slide. */
  visualDirection: optionalText,
});

const marketChannelsAnalysis = z.looseObject({
  company: text,
  founded: optionalText,
  description: optionalText,
  keyProducts: list(product)
    .nullish()
    .transform((value) => value ?? []),
  marketPosition: optionalText,
  channelAnalysis: list(
    z.looseObject({
      channel: text,
      strengths: optionalText,
      weaknesses: optionalText,
      /** 'Job: what to do' — the word before the colon is the channel's one job. */
      recommendations: optionalText,
    }),
  ),
});

const targetPersona = z.looseObject({
  personas: list(
    z.looseObject({
      name: text,
      demographic: z.looseObject({ age: optionalText, career: optionalText, income: optionalText }),
      psychology: z.looseObject({
        interests: texts,
        behaviors: texts,
        insight: optionalText,
        tension: optionalText,
      }),
      geographic: z.looseObject({ location: optionalText, provinceOrArea: optionalText }),
    }),
  ),
});

const customerJourney = z.looseObject({
  stages: list(
    z.looseObject({ stage: text, platforms: texts, contentFormats: texts, mediaStrategy: optionalText }),
  ),
  matrixNote: optionalText,
});

const competitorMarketing = z.looseObject({
  competitors: list(
    z.looseObject({
      brand: text,
      location: optionalText,
      priceRange: optionalText,
      targetAudience: optionalText,
      /** 'High', 'Medium', 'Low' or their Thai words; '' on the client's own row. */
      serviceOverlap: optionalText,
      platformAnalysis: optionalText,
      reasoning: optionalText,
    }),
  ),
  summaryInsights: texts,
});

const versus = z.union([
  z.looseObject({
    point: text,
    them: optionalText,
    us: optionalText,
    lead: z.enum(['us', 'them', 'even']).optional().catch(undefined),
  }),
  z.string().transform((point) => ({ point, them: '', us: '', lead: undefined })),
]);
const competitorAnalysis = z.looseObject({
  selectionCriteria: optionalText,
  competitors: list(
    z.looseObject({
      brand: text,
      whyComparable: optionalText,
      businessOverview: optionalText,
      communication: optionalText,
      swot: z.looseObject({ strengths: texts, weaknesses: texts, opportunities: texts, threats: texts }),
      vsUsHighlights: list(versus)
        .nullish()
        .transform((value) => value ?? []),
    }),
  ),
});

const winningZone = z.looseObject({
  customersWant: texts,
  weDoBest: texts,
  competitorsDoBest: texts,
  sweetSpotSummary: optionalText,
  positioningImplications: texts,
  /** Art direction: belongs in the notes, not on the slide. */
  visualMapping: optionalText,
});

const keyTakeaway = z.looseObject({
  executiveSummary: optionalText,
  takeaways: texts,
  linkToStrategy: optionalText,
});

const keyStrategy = z.looseObject({
  strategies: list(
    z.looseObject({
      title: text,
      rationale: optionalText,
      linkedObjectives: texts,
      /** The hint that begins with 'Report:' (Thai 'วัดผล:') names the figure the strategy is judged by. */
      executionHints: texts,
    }),
  ),
});

const contentStrategy = z.looseObject({
  contentPillars: list(
    z.union([
      z.looseObject({ pillar: text, share: optionalText, idea: optionalText }),
      z.string().transform((pillar) => ({ pillar, share: '', idea: '' })),
    ]),
  ),
  platformPlan: list(
    z.looseObject({
      platform: text,
      frequency: optionalText,
      formats: texts,
      aspectRatios: texts,
      videoDurations: optionalText,
      creativeDirection: optionalText,
      materialsRequired: optionalText,
      benchmarkReasoning: optionalText,
    }),
  ),
  budgetNotes: optionalText,
});

const mediaDirection = z.looseObject({
  stagePlans: list(
    z.looseObject({ stage: text, platforms: texts, campaignTypes: texts, notesCompliance: optionalText }),
  ),
  flowNotes: optionalText,
  policyNotes: optionalText,
});

const campaignStructure = z.looseObject({
  funnelLayers: list(
    z.looseObject({
      stage: text,
      platforms: texts,
      /** 'Name (type, type)'. */
      campaigns: texts,
      audienceDefinition: optionalText,
    }),
  ),
});

const audienceMapping = z.looseObject({
  audienceMatrix: list(
    z.looseObject({
      platform: text,
      detailTargeting: optionalText,
      lookalike: optionalText,
      retargeting: optionalText,
      notes: optionalText,
    }),
  ),
});

const suggestion = z.union([
  z.looseObject({ recommendation: text, reasoning: optionalText }),
  z.string().transform((recommendation) => ({ recommendation, reasoning: '' })),
]);
const suggestionIdea = z.looseObject({
  businessSolution: list(suggestion),
  communicationCreativeSolution: list(suggestion),
  mediaTargetingSolution: list(
    z.looseObject({
      platform: text,
      campaignType: optionalText,
      objective: optionalText,
      targeting: optionalText,
      reasoning: optionalText,
    }),
  ),
});

const nextStep = z.union([
  z.looseObject({ date: optionalText, step: text }),
  z.string().transform((step) => ({ date: '', step })),
]);
const conclusion = z.looseObject({
  summary: optionalText,
  keyBenefits: texts,
  nextSteps: list(nextStep),
  cta: optionalText,
});

/** Output schema per section type. */
export const SECTION_OUTPUT_SCHEMAS = {
  cover,
  agenda,
  'market-objectives': marketObjectives,
  'market-overview': marketOverview,
  'business-overview': businessOverview,
  'market-channels-analysis': marketChannelsAnalysis,
  'target-persona': targetPersona,
  'customer-journey': customerJourney,
  'competitor-marketing': competitorMarketing,
  'competitor-analysis': competitorAnalysis,
  'winning-zone': winningZone,
  'key-takeaway': keyTakeaway,
  'key-strategy': keyStrategy,
  'content-strategy': contentStrategy,
  'media-direction': mediaDirection,
  'campaign-structure': campaignStructure,
  'audience-mapping': audienceMapping,
  'suggestion-idea': suggestionIdea,
  conclusion,
} as const satisfies Record<SectionType, z.ZodType>;

type Schemas = typeof SECTION_OUTPUT_SCHEMAS;
/** What a section of this type holds once parsed: every optional text present, every list a list. */
export type SectionOutput<T extends SectionType = SectionType> = z.output<Schemas[T]>;
/** What an engine may write for a section of this type. */
export type SectionOutputInput<T extends SectionType = SectionType> = z.input<Schemas[T]>;

export { sectionSchema, type Section } from './section.ts';

export const isSectionType = (value: string): value is SectionType =>
  (SECTION_TYPES as readonly string[]).includes(value);
