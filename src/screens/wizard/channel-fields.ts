import type { MarketingChannels } from '../../shared/domain/questionnaire.ts';

/** Step 2's fields in the specification's order; accounts are free text, the others addresses. */
export const CHANNEL_FIELDS: readonly { name: keyof MarketingChannels; account: boolean }[] = [
  { name: 'website', account: false },
  { name: 'facebookPage', account: false },
  { name: 'instagramAccount', account: true },
  { name: 'tiktokProfile', account: true },
  { name: 'tiktokShop', account: false },
  { name: 'shopeeShop', account: false },
  { name: 'lazadaShop', account: false },
];
