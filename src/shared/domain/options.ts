/** The option lists of the questionnaire (specification, section 3, 'Option lists'). */

export const ADVERTISING_CHANNELS = [
  'facebook-ads',
  'instagram-ads',
  'google-ads',
  'tiktok-ads',
  'linkedin-ads',
  'shopee-ads',
  'lazada-ads',
] as const;
export type AdvertisingChannel = (typeof ADVERTISING_CHANNELS)[number];

export const MARKETING_OBJECTIVES = [
  'brand-awareness',
  'lead-generation',
  'sales-conversion',
  'website-traffic',
  'engagement',
  'app-downloads',
  'event-promotion',
  'customer-retention',
] as const;
export type MarketingObjective = (typeof MARKETING_OBJECTIVES)[number];

export const TARGET_GROUPS = ['All', 'B2B', 'B2C'] as const;
export type TargetGroup = (typeof TARGET_GROUPS)[number];

export const GENDERS = ['all', 'male', 'female', 'non-binary', 'prefer-not-to-say'] as const;
export type Gender = (typeof GENDERS)[number];

export const LANGUAGES = ['en', 'th'] as const;
/** Language in which a proposal is written; the answers may be in either (readings, 'Languages'). */
export type Language = (typeof LANGUAGES)[number];

export const FONT_FAMILIES = [
  'Roboto',
  'Inter',
  'Open Sans',
  'Noto Sans Thai',
  'Sarabun',
  'Prompt',
  'Kanit',
] as const;
/** The font picker's choices (specification, section 9); the first is the default. */
export type FontFamily = (typeof FONT_FAMILIES)[number];
