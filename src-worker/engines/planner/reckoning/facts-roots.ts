/** Where an answer stands in the questionnaire. */
import type { Answers } from '../readings/index.ts';
import type { ReckonedReadings } from './facts.ts';
import type { Root } from './graph.ts';

const PATHS: Readonly<Record<keyof Answers, string>> = {
  companyName: 'clientInfo.companyName',
  keyMessage: 'clientInfo.keyMessage',
  productService: 'clientInfo.productService',
  heroProduct: 'clientInfo.heroProduct',
  startingPrice: 'clientInfo.startingPrice',
  afterSalesService: 'clientInfo.afterSalesService',
  strengths: 'clientInfo.strengths',
  whyNeedNow: 'clientInfo.whyNeedNow',
  onlineAdIssues: 'clientInfo.onlineAdIssues',
  targetDemographics: 'targetAudience.targetDemographics',
  geographicLocation: 'targetAudience.geographicLocation',
  additionalDemographics: 'targetAudience.additionalDemographics',
  marketingMediaBudget: 'campaignObjectives.marketingMediaBudget',
  specificObjectives: 'campaignObjectives.specificObjectives',
  currentChallenges: 'campaignObjectives.currentChallenges',
  marketContext: 'competitiveAnalysis.marketContext',
  additionalNotes: 'competitiveAnalysis.additionalNotes',
};

export const isField = (field: string): field is keyof Answers => Object.hasOwn(PATHS, field);

/** The path of an answer and the words in it; a figure that the person set itself stands under 'corrections'. */
export const rootOf = (
  { answers }: Pick<ReckonedReadings, 'answers'>,
  field: string,
  words: string,
): Root => ({
  path: isField(field) ? PATHS[field] : 'corrections',
  words: words === '' && isField(field) ? answers[field] : words,
});
