/**
 * Whether a page holds as much as its prompt states: so many stages, a row for each channel, a headline. An answer that
 * ends early closes its brackets politely, and fits the schema none the less.
 */
import type { Reason } from '../../src/shared/domain/failure.ts';
import type { SectionType } from '../../src/shared/domain/pages.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import { hasRealData, isPlaceholder } from '../../src/shared/domain/real-data.ts';
import type { Output } from '../services/clean-output/index.ts';
import { isObject } from '../services/json.ts';

interface Stated {
  field: string;
  /** Items that there are at least; by the answers where there is one for each of something. */
  least: number | ((answers: FormData) => number);
  /** Without these an item says nothing. */
  texts?: readonly string[];
}

const channels = ({ campaignObjectives }: FormData): number => campaignObjectives.advertisingChannels.length;
const competitors = ({ competitiveAnalysis }: FormData): number =>
  competitiveAnalysis.competitors.filter(({ name }) => !isPlaceholder(name)).length;

/** What the prompts of the pages state; a count that the layout copes without is not in here. */
const STATED: Readonly<Partial<Record<SectionType, readonly Stated[]>>> = {
  'market-channels-analysis': [{ field: 'channelAnalysis', least: channels }],
  'target-persona': [{ field: 'personas', least: 1, texts: ['name'] }],
  'customer-journey': [{ field: 'stages', least: 5, texts: ['mediaStrategy'] }],
  'competitor-marketing': [{ field: 'competitors', least: competitors }],
  'competitor-analysis': [{ field: 'competitors', least: competitors }],
  'key-takeaway': [{ field: 'takeaways', least: 3 }],
  'key-strategy': [{ field: 'strategies', least: 3, texts: ['rationale'] }],
  'content-strategy': [
    { field: 'contentPillars', least: 3 },
    { field: 'platformPlan', least: channels },
  ],
  'audience-mapping': [{ field: 'audienceMatrix', least: channels }],
  conclusion: [{ field: 'nextSteps', least: 4 }],
};

export interface Shortfall {
  /** For the model. */
  problem: string;
  /** Why the page is none without it; absent of what a page may lack in the end. */
  reason?: Reason;
}

/** What the page lacks of what was asked for, in the order of its fields. */
export function shortfalls(
  { title, output }: { title: string; output: Output },
  type: SectionType,
  answers: FormData,
): Shortfall[] {
  const found: Shortfall[] = isPlaceholder(title)
    ? [{ problem: 'title: must not be empty: it is the headline of the page' }]
    : [];
  for (const { field, least, texts = [] } of STATED[type] ?? []) {
    const path = `output.${field}`;
    const items = itemsIn(output[field]);
    const count = typeof least === 'number' ? least : least(answers);
    if (items.length < count)
      found.push({
        problem: `${path}: must have at least ${count} items, not ${items.length}`,
        // A row that is missing leaves a page with a gap; of half of what makes it up there is no page.
        ...(typeof least === 'number' && { reason: { code: 'output-too-few', path: field, least } }),
      });
    const empty = items.flatMap((item, index) =>
      texts.filter((text) => isObject(item) && !hasRealData(item[text])).map((text) => `${index}.${text}`),
    );
    for (const place of empty)
      found.push({
        problem: `${path}.${place}: must not be empty`,
        reason: { code: 'output-empty', path: `${field}.${place}` },
      });
  }
  return found;
}

const itemsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value.filter(hasRealData) : []);
