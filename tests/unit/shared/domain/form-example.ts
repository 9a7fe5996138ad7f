/** A complete and valid questionnaire for tests of the rules. */
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';

export const validForm = (): FormData => ({
  clientInfo: {
    companyName: 'Nok Tailoring',
    businessType: 'Other Business / ธุรกิจอื่น ๆ',
    businessSubType: '',
    keyMessage: '',
    productService: 'Made-to-measure suits',
    heroProduct: '',
    startingPrice: '',
    afterSalesService: '',
    strengths: 'Ready in two days',
    hasOnlineAdExperience: 'no',
    whyNeedNow: 'Two rivals have opened nearby',
    onlineAdIssues: '',
    coverImage: '',
  },
  marketingChannels: {
    website: '',
    facebookPage: '',
    instagramAccount: '',
    tiktokProfile: '',
    tiktokShop: '',
    shopeeShop: '',
    lazadaShop: '',
  },
  targetAudience: {
    targetDemographics: 'Office staff and neighbours',
    geographicLocation: 'Hat Yai',
    targetGroup: 'All',
    ageRangeMin: 0,
    ageRangeMax: 0,
    gender: 'all',
    additionalDemographics: '',
  },
  campaignObjectives: {
    advertisingChannels: ['facebook-ads'],
    marketingMediaBudget: 'as little as possible',
    marketingObjectives: ['brand-awareness'],
    specificObjectives: '',
    currentChallenges: '',
  },
  competitiveAnalysis: {
    competitors: [{ id: '1', name: 'The shop next door', website: '', strengths: '', weaknesses: '' }],
    marketContext: '',
    additionalNotes: '',
  },
});
