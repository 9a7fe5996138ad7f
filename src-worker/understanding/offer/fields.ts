/** The answers that tell of the offer, each with how far it is trusted to say what the offer is. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { clean } from '../clean.ts';
import { scopeOf } from './scope.ts';
import { textOf, type Text } from './phrases.ts';

export interface Field extends Text {
  /** 0 to 1, for what the offer is. */
  trust: number;
  /** 0 to 1, for how it is bought: how a sale closes, repeats and is served. */
  story: number;
  denied: (at: number) => boolean;
  aside: (at: number) => boolean;
}

export const PRICE = 'clientInfo.startingPrice';
export const PRODUCT = 'clientInfo.productService';
export const HERO = 'clientInfo.heroProduct';
export const AFTER_SALES = 'clientInfo.afterSalesService';
const GOALS = 'campaignObjectives.specificObjectives';
export const AUDIENCE = 'targetAudience.targetDemographics';
export const AUDIENCE_MORE = 'targetAudience.additionalDemographics';
const CHALLENGES = 'campaignObjectives.currentChallenges';

/** What the trouble with adverts was is told of the wrong people as often as of the offer: no word of it says what is sold. */
const FIELDS: readonly (readonly [path: string, trust: number, story: number])[] = [
  [PRODUCT, 1, 0.8],
  [HERO, 0.9, 0.6],
  [PRICE, 0.8, 0.2],
  [GOALS, 0.5, 1],
  [AFTER_SALES, 0.25, 0.4],
  ['clientInfo.companyName', 0.4, 0],
  ['clientInfo.keyMessage', 0.2, 0.1],
  ['clientInfo.strengths', 0.15, 0.4],
  ['clientInfo.onlineAdIssues', 0, 0.8],
  [AUDIENCE, 0, 0.5],
  [AUDIENCE_MORE, 0, 1],
  [CHALLENGES, 0, 0.8],
  ['competitiveAnalysis.marketContext', 0, 0.3],
];

export function fieldsOf(form: FormData): Field[] {
  return FIELDS.flatMap(([path, trust, story]) => {
    const [group = '', name = ''] = path.split('.');
    const answers: Readonly<Record<string, unknown>> = {
      ...Object(Object.entries(form).find(([key]) => key === group)?.[1]),
    };
    const written = clean(answers[name]);
    if (written === '') return [];
    const text = textOf(path, written);
    return [{ ...text, ...scopeOf(text), trust, story }];
  });
}
