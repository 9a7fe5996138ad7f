/** Which written pages become slides (specification, section 5, 'Slide filtering'; readings, 'Pages and slides'). */
import { PAGE_COUNT, type SectionType } from './pages.ts';
import { hasRealData } from './real-data.ts';
import type { Section } from './section.ts';

/** Fields of a section's output that must hold real data, per type, to the letter of the specification. */
export const REQUIRED_FIELDS: Readonly<Record<SectionType, readonly string[]>> = {
  cover: ['company', 'proposalTitle', 'objectiveHeadline', 'visualDirection'],
  agenda: ['items'],
  'market-objectives': ['objectives'],
  'market-overview': ['totalMarketSize', 'segmentSizes', 'dataSources'],
  'business-overview': [
    'company',
    'description',
    'keyProducts',
    'uniqueSellingPoints',
    'location',
    'visualDirection',
  ],
  'market-channels-analysis': ['company', 'description', 'keyProducts', 'marketPosition'],
  'target-persona': ['personas'],
  'customer-journey': ['stages'],
  'competitor-marketing': ['competitors', 'summaryInsights'],
  'competitor-analysis': ['selectionCriteria', 'competitors'],
  'winning-zone': ['customersWant', 'weDoBest', 'competitorsDoBest', 'sweetSpotSummary'],
  'key-takeaway': ['takeaways', 'linkToStrategy'],
  'key-strategy': ['strategies'],
  'content-strategy': ['contentPillars', 'platformPlan'],
  'media-direction': ['stagePlans'],
  'campaign-structure': ['funnelLayers'],
  'audience-mapping': ['audienceMatrix'],
  'suggestion-idea': ['businessSolution', 'communicationCreativeSolution', 'mediaTargetingSolution'],
  conclusion: ['summary', 'nextSteps', 'cta'],
};

/** What the filter reads of a page; a `PageRecord` is one. */
export interface FilterablePage {
  pageNumber: number;
  success?: boolean;
  sectionData?: Section;
}

/** Why a page is no slide. */
type DropReason =
  | { kind: 'page-number-above-last' }
  /** It failed or has no section yet. */
  | { kind: 'not-written' }
  | { kind: 'missing-data'; /** Required fields without real data. */ fields: readonly string[] };

export interface FilterResult<P extends FilterablePage> {
  /** In order of page number; `section` is completed and ready to parse by its type. */
  kept: { page: P; section: Section }[];
  dropped: { page: P; reason: DropReason }[];
}

type Output = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Output =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKnownType = (type: string): type is SectionType => Object.hasOwn(REQUIRED_FIELDS, type);

/** Required fields of a prepared section that hold no real data; none for a type the product does not know. */
function withoutData(section: Section): string[] {
  if (!isKnownType(section.type)) return [];
  return REQUIRED_FIELDS[section.type].filter((field) => !hasRealData(section.output[field]));
}

/**
 * Required fields that keep a section out of the deck; none where it becomes a slide. `others`: sections of the same
 * proposal, from which one may borrow.
 */
export const missingFields = (section: Section, others: Iterable<Section>): string[] =>
  withoutData(prepared(section, businessOverviewIn(others)));

const businessOverviewIn = (sections: Iterable<Section>): Output | undefined =>
  [...sections].find(({ type }) => type === 'business-overview')?.output;

/**
 * Customer-journey output whose list of stages lies deeper, with the list lifted to `stages`:
 * `{stages: {stages: […]}}`, `{customerJourney: {stages: […]}}` or `{stages: [{stages: […]}]}`.
 */
export function flattenStages(output: Output): Output {
  const { stages } = output;
  if (Array.isArray(stages)) {
    const nested = stages.map((item: unknown) => (isObject(item) ? item['stages'] : undefined));
    if (!nested.some(Array.isArray)) return output;
    return { ...output, stages: stages.flatMap((item: unknown, i) => nested[i] ?? [item]) };
  }
  for (const [key, value] of Object.entries(output)) {
    if (!isObject(value) || !Array.isArray(value['stages'])) continue;
    const { [key]: _nested, ...rest } = output;
    return { ...value, ...rest, stages: value['stages'] };
  }
  return output;
}

/** Two fields that page 6 needs and that its output shape lacks: taken from page 5 where page 6 has none. */
const BORROWED = ['keyProducts', 'marketPosition'] as const;

function withBorrowed(output: Output, businessOverview: Output | undefined): Output {
  if (businessOverview === undefined) return output;
  const borrowed = BORROWED.filter(
    (field) => !hasRealData(output[field]) && hasRealData(businessOverview[field]),
  ).map((field) => [field, businessOverview[field]] as const);
  return borrowed.length === 0 ? output : { ...output, ...Object.fromEntries(borrowed) };
}

/**
 * Separates the pages that become slides from those that do not, and says why for each of these.
 * An empty result or a missing page is no error: the deck is shorter.
 */
export function filterPages<P extends FilterablePage>(pages: readonly P[]): FilterResult<P> {
  const sorted = pages.toSorted((a, b) => a.pageNumber - b.pageNumber);
  const businessOverview = businessOverviewIn(sorted.flatMap(({ sectionData }) => sectionData ?? []));
  const result: FilterResult<P> = { kept: [], dropped: [] };

  for (const page of sorted) {
    const section = page.sectionData;
    if (page.pageNumber > PAGE_COUNT) {
      result.dropped.push({ page, reason: { kind: 'page-number-above-last' } });
    } else if (section === undefined || page.success === false) {
      result.dropped.push({ page, reason: { kind: 'not-written' } });
    } else {
      const ready = prepared(section, businessOverview);
      const fields = withoutData(ready);
      if (fields.length === 0) result.kept.push({ page, section: ready });
      else result.dropped.push({ page, reason: { kind: 'missing-data', fields } });
    }
  }
  return result;
}

function prepared(section: Section, businessOverview: Output | undefined): Section {
  if (section.type === 'customer-journey') return { ...section, output: flattenStages(section.output) };
  if (section.type === 'market-channels-analysis') {
    return { ...section, output: withBorrowed(section.output, businessOverview) };
  }
  return section;
}
