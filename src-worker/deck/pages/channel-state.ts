/** What a channel is in this plan, from the answers: the advertising channels ticked and the addresses given. */
import { LINE_IN_THAI } from '../../../src/shared/reading/line-app.ts';
import type { AdvertisingChannel } from '../../../src/shared/domain/options.ts';
import type { FormData, MarketingChannels } from '../../../src/shared/domain/questionnaire.ts';

export type ChannelState = 'paid' | 'organic' | 'service' | 'closed';

interface Known {
  name: RegExp;
  ads: AdvertisingChannel;
  addresses: readonly (keyof MarketingChannels)[];
}

/** More special names first: 'TikTok Shop' is no TikTok profile. */
const KNOWN: readonly Known[] = [
  { name: /tik\s?tok\s?shop/i, ads: 'tiktok-ads', addresses: ['tiktokShop'] },
  { name: /tik\s?tok|ติ๊กต็อก/i, ads: 'tiktok-ads', addresses: ['tiktokProfile', 'tiktokShop'] },
  { name: /facebook|เฟซบุ๊ก|เฟสบุ๊ค/i, ads: 'facebook-ads', addresses: ['facebookPage'] },
  { name: /instagram|อินสตาแกรม/i, ads: 'instagram-ads', addresses: ['instagramAccount'] },
  { name: /shopee|ช้อปปี้/i, ads: 'shopee-ads', addresses: ['shopeeShop'] },
  { name: /lazada|ลาซาด้า/i, ads: 'lazada-ads', addresses: ['lazadaShop'] },
  { name: /linkedin/i, ads: 'linkedin-ads', addresses: [] },
  { name: /google|search|youtube|ค้นหา/i, ads: 'google-ads', addresses: [] },
  // Paid search leads to the website.
  { name: /web\s?site|web shop|เว็บ/i, ads: 'google-ads', addresses: ['website'] },
];
const SERVICE = new RegExp(`(?<!\\p{L})line(?!\\p{L})|${LINE_IN_THAI}`, 'iu');

/** The state of a channel by its name; undefined for a channel that the questionnaire does not ask about. */
export function channelState(channel: string, answers: FormData): ChannelState | undefined {
  if (SERVICE.test(channel)) return 'service';
  const known = KNOWN.find(({ name }) => name.test(channel));
  if (!known) return undefined;
  if (answers.campaignObjectives.advertisingChannels.includes(known.ads)) return 'paid';
  const address = known.addresses.some((field) => answers.marketingChannels[field].trim() !== '');
  if (address) return 'organic';
  // A page may be told of in passing; its address is asked for.
  return known.addresses.includes('website') ? undefined : 'closed';
}
