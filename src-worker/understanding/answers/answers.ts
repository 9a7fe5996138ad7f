/** The answers as clean texts. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { oneLine } from '../text.ts';
import { clean } from '../clean.ts';
import { asWritten } from '../spoken.ts';

/** The answers as clean texts, as written rather than spoken, by field name; '' where nothing was said. */
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
    keyMessage: oneLine(asWritten(clean(clientInfo.keyMessage), { inWords: true })),
    productService: said(clientInfo.productService),
    heroProduct: oneLine(said(clientInfo.heroProduct)),
    startingPrice: oneLine(said(clientInfo.startingPrice)),
    afterSalesService: said(clientInfo.afterSalesService),
    strengths: said(clientInfo.strengths),
    whyNeedNow: said(clientInfo.whyNeedNow),
    onlineAdIssues: said(clientInfo.onlineAdIssues),
    targetDemographics: said(targetAudience.targetDemographics),
    geographicLocation: said(targetAudience.geographicLocation),
    additionalDemographics: said(targetAudience.additionalDemographics),
    marketingMediaBudget: oneLine(said(campaignObjectives.marketingMediaBudget)),
    specificObjectives: said(campaignObjectives.specificObjectives),
    currentChallenges: said(campaignObjectives.currentChallenges),
    marketContext: said(competitiveAnalysis.marketContext),
    additionalNotes: said(competitiveAnalysis.additionalNotes),
  };
}

const said = (answer: unknown): string => asWritten(clean(answer));
