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
    keyMessage: messageOf(clientInfo.keyMessage),
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

/** Who has no message yet and asks for one has said none: 'ยังไม่มีค่ะ ช่วยคิดให้หน่อย', 'not yet, please suggest'. */
const ASKS_FOR_ONE =
  /^(?:ตอนนี้)?(?:(?:ยัง)?ไม่มี|ยังไม่ได้คิด|(?:ยัง)?คิดไม่ออก)(?:เลย|นะ|ค่ะ|คะ|ครับ|จ้า|จ้ะ|[\s,.])*(?:$|(?:ช่วย|ฝาก|รบกวน|ให้ทีม|แล้วแต่))|^(?:(?:รบกวน)?ช่วย(?:คิด|แนะนำ|ตั้ง)|ฝากคิด|แล้วแต่(?:ทีม|เอเจนซี่|ทาง)|ให้ทีม(?:ช่วย)?คิด)|^(?:none|nothing|no (?:slogan|message|tagline)|not|don['’]t have one)\s(?:yet|so far)\b|^(?:please|pls|can you|could you)\s(?:suggest|help|come up|think)\b|^suggest (?:something|one|a slogan)\b/iu;
const messageOf = (answer: unknown): string => {
  const message = oneLine(asWritten(clean(answer), { inWords: true }));
  return ASKS_FOR_ONE.test(message) ? '' : message;
};
