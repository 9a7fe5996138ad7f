/**
 * The words that a model is asked with. A prompt per page lies beside this file as text; what belongs to one client is
 * added here: the answers, the facts of the plan, what earlier pages decided, and how to answer.
 */
import { pageByNumber, type SectionType } from '../../../../src/shared/domain/pages.ts';
import type { SectionRequest } from '../../engine.ts';
import type { OutputFormat } from '../capabilities.ts';
import type { ChatMessage } from '../chat.ts';
import type { PlanFacts } from '../facts.ts';
import type { JsonSchema } from '../strict-schema.ts';
import { briefText } from './brief.ts';
import { digestText } from './digest.ts';
import { factsText } from './facts-text.ts';
import system from './system.md?raw';

/** Goes up with every change of wording; stored with each page that was written by it. */
export const PROMPT_VERSION = 1;

const PAGES = Object.entries(
  import.meta.glob(['./pages/*.md'], { query: '?raw', import: 'default', eager: true }),
);

/** The page's own prompt. Throws for a page that has none: a defect of this folder. */
function pagePrompt(type: SectionType): string {
  const found = PAGES.find(([path]) => path.replace(/^.*\/\d\d-|\.md$/gu, '') === type);
  if (found === undefined) throw new Error(`There is no prompt for the page '${type}'.`);
  return found[1];
}

export interface PromptParts {
  request: SectionRequest;
  type: SectionType;
  facts: PlanFacts;
  schema: JsonSchema;
  format: OutputFormat;
}

export function promptFor({ request, type, facts, schema, format }: PromptParts): ChatMessage[] {
  const { pageNumber, language, formData, createdAt, earlier } = request;
  const page = pageByNumber(pageNumber);
  const parts = [
    `# Page ${pageNumber} of 19: ${page?.title ?? type}\n\nSection type: ${type}\n\n${pagePrompt(type).trim()}`,
    LANGUAGES[language],
    `Today is ${createdAt.slice(0, 10)}.`,
    `# The client's answers\n\n${briefText(formData)}`,
    `# Facts\n\n${factsText(facts)}`,
    digestText(earlier, pageNumber),
    shapeText(schema, format),
  ];
  return [
    { role: 'system', content: system.trim() },
    { role: 'user', content: parts.filter((part) => part !== '').join('\n\n') },
  ];
}

/** Asks again, with what was wrong (readings, 'Limits, pauses, failures': the one retry). */
export function secondPrompt(
  first: readonly ChatMessage[],
  answer: string,
  problems: readonly string[],
): ChatMessage[] {
  const list = problems.map((problem) => `- ${problem}`).join('\n');
  const content = `Your answer cannot be used as it is:\n${list}\n\nAnswer again with the whole JSON object, corrected. Nothing stands before or after it.`;
  return [...first, { role: 'assistant', content: answer.slice(0, QUOTED) }, { role: 'user', content }];
}

/** Asks again after an answer that its limit cut off. Half a page is not shown again: it would take room from the next. */
export function shorterPrompt(first: readonly ChatMessage[]): ChatMessage[] {
  const [last] = first.slice(-1);
  return last === undefined
    ? []
    : [...first.slice(0, -1), { ...last, content: `${last.content}\n\n# Length\n\n${SHORTER}` }];
}

const SHORTER =
  'An earlier answer was cut off by the limit on its length. Write the whole page, with every list complete and every text at most half as long as you would. End with the closing bracket of the JSON.';

/** Characters of a first answer that are shown to the model again. */
const QUOTED = 12_000;

const LANGUAGES: Readonly<Record<SectionRequest['language'], string>> = {
  en: 'Write in English, as a native speaker of business English would. Names keep their own script.',
  th: 'Write in Thai, as a Thai marketer writes for a Thai client: not translated, no English sentence order, technical terms in the form that is usual in Thailand. Names of brands and platforms stay in Latin script. Write years of the Buddhist era where the facts do.',
};

/** A schema that the endpoint enforces needs no words. */
const shapeText = (schema: JsonSchema, format: OutputFormat): string =>
  format === 'json_schema' ? '' : `# Shape of the answer, as JSON Schema\n\n${JSON.stringify(schema)}`;
