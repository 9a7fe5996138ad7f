/** The tags of the marked messages, and the fields of the questionnaire that their words answer. */

/** Tags whose words are the answer. */
export const WORDS: Readonly<Record<string, string>> = {
  company: 'clientInfo.companyName',
  product: 'clientInfo.productService',
  hero: 'clientInfo.heroProduct',
  price: 'clientInfo.startingPrice',
  strength: 'clientInfo.strengths',
  slogan: 'clientInfo.keyMessage',
  adissue: 'clientInfo.onlineAdIssues',
  aftersales: 'clientInfo.afterSalesService',
  whynow: 'clientInfo.whyNeedNow',
  challenge: 'campaignObjectives.currentChallenges',
  website: 'marketingChannels.website',
  facebook: 'marketingChannels.facebookPage',
  instagram: 'marketingChannels.instagramAccount',
  tiktok: 'marketingChannels.tiktokProfile',
  tiktokshop: 'marketingChannels.tiktokShop',
  shopee: 'marketingChannels.shopeeShop',
  lazada: 'marketingChannels.lazadaShop',
  audience: 'targetAudience.targetDemographics',
  place: 'targetAudience.geographicLocation',
  demographics: 'targetAudience.additionalDemographics',
  budget: 'campaignObjectives.marketingMediaBudget',
  goal: 'campaignObjectives.specificObjectives',
  market: 'competitiveAnalysis.marketContext',
  rule: 'competitiveAnalysis.additionalNotes',
};
/** The tag whose words answer a field. */
export const TAG_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(WORDS).map(([tag, path]) => [path, tag] as const),
  ['clientInfo.hasOnlineAdExperience', 'experience'],
  ['targetAudience.gender', 'gender'],
  ['targetAudience.targetGroup', 'group'],
  ['targetAudience.ageRangeMin', 'age'],
  ['targetAudience.ageRangeMax', 'age'],
  ['campaignObjectives.advertisingChannels', 'channel'],
  ['campaignObjectives.marketingObjectives', 'objective'],
  ['competitiveAnalysis.competitors', 'rival'],
]);
export const GROUPS: Readonly<Record<string, string>> = { b2b: 'B2B', b2c: 'B2C', both: 'All' };

/** Fields whose answer has a figure. */
export const FIGURES: ReadonlySet<string> = new Set(['price', 'budget']);
/** Fields whose answer is an address, or else the name of a page. */
export const ACCOUNTS: ReadonlySet<string> = new Set([
  'facebook',
  'instagram',
  'tiktok',
  'tiktokshop',
  'shopee',
  'lazada',
]);

/** Tags whose words are names and addresses. */
export const NAMES: Readonly<Record<string, true>> = {
  website: true,
  facebook: true,
  instagram: true,
  tiktok: true,
  tiktokshop: true,
  shopee: true,
  lazada: true,
};
