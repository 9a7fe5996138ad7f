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
  /** Of answers that say little the plan has fewer: more would be invented. */
  orAsPlanned?: true;
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
  'customer-journey': [{ field: 'stages', least: 5, orAsPlanned: true, texts: ['mediaStrategy'] }],
  'competitor-marketing': [{ field: 'competitors', least: competitors }],
  'competitor-analysis': [{ field: 'competitors', least: competitors }],
  'key-takeaway': [{ field: 'takeaways', least: 3, orAsPlanned: true }],
  'key-strategy': [{ field: 'strategies', least: 3, texts: ['rationale'] }],
  'content-strategy': [
    { field: 'contentPillars', least: 3, orAsPlanned: true },
    { field: 'platformPlan', least: channels },
  ],
  'audience-mapping': [{ field: 'audienceMatrix', least: channels }],
  conclusion: [{ field: 'nextSteps', least: 4 }],
};

export interface Shortfall {
  /** For the model. */
  problem: string;
  /** For the person. */
  reason: Reason;
  /** A page may lack it in the end: a row that is missing leaves a gap, and a page none the less. */
  isGap?: true;
}

interface Written {
  title: string;
  output: Output;
}

/**
 * What the page lacks of what was asked for, in the order of its fields.
 * @param planned the page as the plan has it
 */
export function shortfalls(
  { title, output }: Written,
  type: SectionType,
  answers: FormData,
  planned: Pick<Written, 'output'> | undefined,
): Shortfall[] {
  const found: Shortfall[] = isPlaceholder(title)
    ? [
        {
          problem: 'title: must not be empty: it is the headline of the page',
          reason: { code: 'output-empty', path: 'title' },
          isGap: true,
        },
      ]
    : [];
  for (const { field, least, orAsPlanned, texts = [] } of STATED[type] ?? []) {
    const path = `output.${field}`;
    const items = itemsIn(output[field]);
    const most = orAsPlanned && planned ? itemsIn(planned.output[field]).length : Infinity;
    const count = Math.min(typeof least === 'number' ? least : least(answers), most);
    if (items.length < count)
      found.push({
        problem: `${path}: must have at least ${count} items, not ${items.length}`,
        reason: { code: 'output-too-few', path: field, least: count },
        ...(typeof least === 'number' ? {} : { isGap: true }),
      });
    const empty = items.flatMap((item, index) =>
      texts.filter((text) => isObject(item) && !isSaid(item[text])).map((text) => `${index}.${text}`),
    );
    for (const place of empty)
      found.push({
        problem: `${path}.${place}: must not be empty`,
        reason: { code: 'output-empty', path: `${field}.${place}` },
      });
  }
  return found;
}

/** Why there is no page: undefined where it holds what it must. */
export const tooLittle = (...given: Parameters<typeof shortfalls>): Reason | undefined =>
  shortfalls(...given).find(({ isGap }) => isGap !== true)?.reason;

/** Words, and not a mark alone. */
const isSaid = (value: unknown): boolean =>
  hasRealData(value) && (typeof value !== 'string' || /[\p{L}\p{N}]/u.test(value));
const itemsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value.filter(hasRealData) : []);
