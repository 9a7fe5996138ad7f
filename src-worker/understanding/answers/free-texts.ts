/** Every free-text answer of a questionnaire with its path, as everything that reads across answers takes it. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { clean } from '../clean.ts';
import { asWritten } from '../spoken.ts';

export interface FreeText {
  /** 'clientInfo.strengths', 'competitiveAnalysis.competitors.0.weaknesses'. */
  path: string;
  /** Cleaned; never ''. A span of a reading is a span of this. */
  text: string;
  /** The rival's place in the list, where it is said of one. */
  rival?: number;
}

const FIELDS = [
  ['clientInfo', 'keyMessage'],
  ['clientInfo', 'productService'],
  ['clientInfo', 'heroProduct'],
  ['clientInfo', 'startingPrice'],
  ['clientInfo', 'afterSalesService'],
  ['clientInfo', 'strengths'],
  ['clientInfo', 'whyNeedNow'],
  ['clientInfo', 'onlineAdIssues'],
  ['targetAudience', 'targetDemographics'],
  ['targetAudience', 'geographicLocation'],
  ['targetAudience', 'additionalDemographics'],
  ['campaignObjectives', 'marketingMediaBudget'],
  ['campaignObjectives', 'specificObjectives'],
  ['campaignObjectives', 'currentChallenges'],
  ['competitiveAnalysis', 'marketContext'],
  ['competitiveAnalysis', 'additionalNotes'],
] as const;

/** As written, not as spoken; a slogan keeps its numbers in words. */
const said = (answer: unknown, field: string): string =>
  asWritten(clean(answer), { inWords: field === 'keyMessage' });

/** In the order in which they are asked; empty answers and placeholders are left out. */
export function freeTexts(form: FormData): FreeText[] {
  const own = FIELDS.map(([group, field]) => {
    const answers: object = form[group];
    return {
      path: `${group}.${field}`,
      text: said(new Map<string, unknown>(Object.entries(answers)).get(field), field),
    };
  });
  const rivals = form.competitiveAnalysis.competitors.flatMap(({ strengths, weaknesses }, rival) =>
    (['strengths', 'weaknesses'] as const).map((field) => ({
      path: `competitiveAnalysis.competitors.${rival}.${field}`,
      text: said(field === 'strengths' ? strengths : weaknesses, field),
      rival,
    })),
  );
  return [...own, ...rivals].filter(({ text }) => text !== '');
}
