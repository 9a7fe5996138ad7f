/** The answers as clean texts. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { oneLine } from '../text.ts';
import { clean } from '../clean.ts';

/** The answers as clean texts, by field name; '' where nothing was said. */
export interface Answers {
  companyName: string;
  keyMessage: string;
  productService: string;
  heroProduct: string;
  startingPrice: string;
  afterSalesService: string;
  strengths: string;
  whyNeedNow: string;
  onlineAdIssues: string;
  targetDemographics: string;
  geographicLocation: string;
  additionalDemographics: string;
  marketingMediaBudget: string;
  specificObjectives: string;
  currentChallenges: string;
  marketContext: string;
  additionalNotes: string;
}

export function answersOf({
  clientInfo,
  targetAudience,
  campaignObjectives,
  competitiveAnalysis,
}: FormData): Answers {
  return {
    companyName: oneLine(clean(clientInfo.companyName)),
    keyMessage: oneLine(clean(clientInfo.keyMessage)),
    productService: clean(clientInfo.productService),
    heroProduct: oneLine(clean(clientInfo.heroProduct)),
    startingPrice: oneLine(clean(clientInfo.startingPrice)),
    afterSalesService: clean(clientInfo.afterSalesService),
    strengths: clean(clientInfo.strengths),
    whyNeedNow: clean(clientInfo.whyNeedNow),
    onlineAdIssues: clean(clientInfo.onlineAdIssues),
    targetDemographics: clean(targetAudience.targetDemographics),
    geographicLocation: clean(targetAudience.geographicLocation),
    additionalDemographics: clean(targetAudience.additionalDemographics),
    marketingMediaBudget: oneLine(clean(campaignObjectives.marketingMediaBudget)),
    specificObjectives: clean(campaignObjectives.specificObjectives),
    currentChallenges: clean(campaignObjectives.currentChallenges),
    marketContext: clean(competitiveAnalysis.marketContext),
    additionalNotes: clean(competitiveAnalysis.additionalNotes),
  };
}
