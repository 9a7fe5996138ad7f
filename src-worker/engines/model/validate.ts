/** Whether a cleaned answer is the page that was asked for, in sentences that a model can act on. */
import type { SectionType } from '../../../src/shared/domain/pages.ts';
import { hasRealData } from '../../../src/shared/domain/real-data.ts';
import { SECTION_OUTPUT_SCHEMAS } from '../../../src/shared/domain/sections.ts';
import { REQUIRED_FIELDS } from '../../../src/shared/domain/slide-filter.ts';
import type { Output } from '../../services/clean-output/index.ts';

/** Problems named at once: more would bury the first. */
const MOST = 12;

export function problemsOf(output: Output, type: SectionType): string[] {
  const parsed = SECTION_OUTPUT_SCHEMAS[type].safeParse(output);
  const shape = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `output.${path.map(String).join('.')}: ${message}`);
  const empty = REQUIRED_FIELDS[type]
    .filter((field) => !borrowed(type, field) && !hasRealData(output[field]))
    .filter((field) => !shape.some((problem) => problem.startsWith(`output.${field}:`)))
    .map((field) => `output.${field}: must not be empty`);
  return [...shape, ...empty].slice(0, MOST);
}

/** Page 6 takes these from page 5 when it has none (readings, 'Pages and slides'). */
const borrowed = (type: SectionType, field: string): boolean =>
  type === 'market-channels-analysis' && (field === 'keyProducts' || field === 'marketPosition');
