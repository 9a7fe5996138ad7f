/**
 * The seven advertising channels in their own terms: campaign types per stage, formats, sizes.
 * Stage order everywhere: Attention, Interest + Desire, Action, Retention.
 */
import type { AdvertisingChannel, MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { MARKETING_OBJECTIVES } from '../../../../src/shared/domain/options.ts';
import { proposes, type Tactic } from '../../../../src/shared/domain/tactics.ts';
import type { Both } from '../language.ts';
import { lessened } from './small-plans.ts';
import type { SourceId } from './sources.ts';

type Four<T> = readonly [T, T, T, T];
const b = (en: string, th: string): Both => ({ en, th });
const same = (text: string): Both => ({ en: text, th: text });

export interface Platform {
  name: string;
  /** Lean through the funnel for consumers and for businesses; 0 where the channel has no fitting tool. */
  weights: { b2c: Four<number>; b2b: Four<number> };
  /** Its one job, in a phrase that stands beside its money. */
  job: Both;
  /** The platform's own campaign objective per product objective. */
  terms: Readonly<Record<MarketingObjective, string>>;
  /** Campaign type per stage; the third comes from `terms`. */
  stageTerms: Four<Both>;
  formats: Four<Both>;
  plan: {
    frequency: Both;
    formats: readonly Both[];
    ratios: readonly string[];
    durations: Both;
    materials: Both;
    /** Lengths and materials are the platform's own, not our working rhythm. */
    published?: true;
    reason: Both;
    source: SourceId;
  };
  /** Where the advertising leads to no page of the client's own: what differs. */
  noPage?: {
    /** In place of the second campaign type and of the one that closes, where people close in a chat. */
    chat: { second: string; close: string };
    /** The one that closes, where people buy in a shop of another platform. */
    shop: { close: string };
    materials?: Both;
    stills?: Both;
  };
  /** Where nobody can film, or the client wants none: what differs from `plan`. */
  stills?: Partial<Pick<Platform['plan'], 'frequency' | 'formats' | 'durations' | 'materials' | 'reason'>>;
  /** Where its kinds of audiences are described. */
  targeting: SourceId;
}

const META_TERMS: Platform['terms'] = {
  'brand-awareness': 'Awareness',
  'lead-generation': 'Leads',
  'sales-conversion': 'Sales',
  'website-traffic': 'Traffic',
  engagement: 'Engagement',
  'app-downloads': 'App promotion',
  'event-promotion': 'Engagement',
  'customer-retention': 'Sales',
};

/** Nothing can be counted on a page that is not there; a shop elsewhere is led to, and counts its own sales. */
const META_WITHOUT_PAGE = {
  chat: { second: 'Engagement (messages)', close: 'Leads (messages)' },
  shop: { close: 'Traffic' },
} as const;

export const PLATFORMS: Readonly<Record<AdvertisingChannel, Platform>> = {
  'facebook-ads': {
    name: 'Facebook',
    weights: { b2c: [3, 3, 4, 3], b2b: [2, 2, 1, 2] },
    job: b('Explain what it is', 'อธิบายว่าคืออะไร'),
    terms: META_TERMS,
    stageTerms: [
      b('Awareness', 'Awareness'),
      b('Traffic', 'Traffic'),
      b('', ''),
      b('Custom Audience', 'Custom Audience'),
    ],
    formats: [
      b('Video', 'วิดีโอ'),
      b('Carousel', 'ภาพสไลด์'),
      b('Collection', 'คอลเลกชัน'),
      b('Post for people we know', 'โพสต์สำหรับคนที่รู้จักเรา'),
    ],
    plan: {
      frequency: b('3 posts a week, 4 ads live', '3 โพสต์ต่อสัปดาห์ โฆษณา 4 ชิ้น'),
      formats: [b('Video', 'วิดีโอ'), b('Carousel', 'ภาพสไลด์'), b('Single image', 'ภาพเดี่ยว')],
      ratios: ['4:5', '1:1'],
      durations: b('15–30 s', '15–30 วินาที'),
      materials: b('Pixel events, 4 pictures, 2 videos', 'ติดตั้งพิกเซล ภาพ 4 ชิ้น วิดีโอ 2 ชิ้น'),
      reason: b('4:5 is favoured on mobile', '4:5 แสดงผลดีบนมือถือ'),
      source: 'meta-specs',
    },
    stills: {
      formats: [b('Carousel', 'ภาพสไลด์'), b('Single image', 'ภาพเดี่ยว')],
      durations: same('–'),
      materials: b('Pixel events, 6 pictures', 'ติดตั้งพิกเซล ภาพ 6 ชิ้น'),
    },
    noPage: {
      ...META_WITHOUT_PAGE,
      materials: b('4 pictures, 2 videos', 'ภาพ 4 ชิ้น วิดีโอ 2 ชิ้น'),
      stills: b('6 pictures', 'ภาพ 6 ชิ้น'),
    },
    targeting: 'meta-aud',
  },
  'instagram-ads': {
    name: 'Instagram',
    weights: { b2c: [4, 4, 2, 1], b2b: [2, 2, 1, 1] },
    job: b('Show the proof', 'โชว์ของจริง'),
    terms: META_TERMS,
    stageTerms: [
      b('Awareness', 'Awareness'),
      b('Traffic', 'Traffic'),
      b('', ''),
      b('Custom Audience', 'Custom Audience'),
    ],
    formats: [
      b('Reels', 'Reels'),
      b('Stories', 'Stories'),
      b('Carousel', 'ภาพสไลด์'),
      b('Stories', 'Stories'),
    ],
    plan: {
      frequency: b('3 Reels, 5 Stories a week', 'Reels 3 ชิ้น Stories 5 ชิ้นต่อสัปดาห์'),
      formats: [same('Reels'), same('Stories'), b('Carousel', 'ภาพสไลด์')],
      ratios: ['9:16', '4:5'],
      durations: b('15–30 s', '15–30 วินาที'),
      materials: b('A shoot each month', 'ถ่ายทำทุกเดือน'),
      reason: b('1080 × 1920, lower 340 px clear', '1080 × 1920 เว้นขอบล่าง 340 px'),
      source: 'meta-specs',
    },
    stills: {
      frequency: b('3 pictures, 5 Stories a week', 'ภาพ 3 ชิ้น Stories 5 ชิ้นต่อสัปดาห์'),
      formats: [b('Carousel', 'ภาพสไลด์'), b('Single image', 'ภาพเดี่ยว'), same('Stories')],
      durations: same('–'),
      materials: b('Pictures of real work, taken on a phone', 'ภาพงานจริงจากมือถือ'),
    },
    noPage: META_WITHOUT_PAGE,
    targeting: 'meta-aud',
  },
  'google-ads': {
    name: 'Google',
    weights: { b2c: [0, 3, 5, 1], b2b: [1, 4, 5, 2] },
    job: b('Meet those who search', 'รับคนที่ค้นหา'),
    terms: {
      'brand-awareness': 'Demand Gen',
      'lead-generation': 'Search',
      'sales-conversion': 'Performance Max',
      'website-traffic': 'Search',
      engagement: 'Video',
      'app-downloads': 'App',
      'event-promotion': 'Demand Gen',
      'customer-retention': 'Customer Match',
    },
    stageTerms: [
      b('YouTube video', 'วิดีโอ YouTube'),
      same('Search'),
      b('', ''),
      b('Your data segments', 'Your data segments'),
    ],
    formats: [
      b('YouTube video', 'วิดีโอ YouTube'),
      b('Search ad', 'โฆษณาค้นหา'),
      b('Search ad', 'โฆษณาค้นหา'),
      b('Display ad', 'แบนเนอร์'),
    ],
    plan: {
      frequency: b('Always on', 'เปิดตลอด'),
      formats: [b('Responsive search ad', 'โฆษณาค้นหา'), b('Performance Max assets', 'ชิ้นงาน Performance Max')],
      ratios: ['1.91:1', '1:1', '4:5'],
      durations: b('Over 10 s', 'เกิน 10 วินาที'),
      materials: b('15 headlines, 5 descriptions, 1 video', 'พาดหัว 15 คำอธิบาย 5 วิดีโอ 1'),
      published: true,
      reason: b('Without ours, Google makes its own', 'ถ้าไม่ใส่วิดีโอ Google จะทำให้เอง'),
      source: 'g-pmax',
    },
    stills: {
      durations: same('–'),
      materials: b('15 headlines, 5 descriptions, 3 pictures', 'พาดหัว 15 คำอธิบาย 5 ภาพ 3'),
      reason: b('Three pictures in three shapes', 'ภาพ 3 สัดส่วน'),
    },
    targeting: 'g-aud',
  },
  'tiktok-ads': {
    name: 'TikTok',
    weights: { b2c: [5, 3, 1, 1], b2b: [2, 2, 1, 1] },
    job: b('Become known', 'เปิดตัว'),
    terms: {
      'brand-awareness': 'Video views',
      'lead-generation': 'Lead generation',
      'sales-conversion': 'Website conversions',
      'website-traffic': 'Traffic',
      engagement: 'Community interaction',
      'app-downloads': 'App promotion',
      'event-promotion': 'Community interaction',
      'customer-retention': 'Product sales',
    },
    stageTerms: [
      b('Video views', 'Video views'),
      b('Traffic', 'Traffic'),
      b('', ''),
      b('Custom audience', 'Custom audience'),
    ],
    formats: [
      b('In-feed video', 'วิดีโอ In-feed'),
      b('Spark Ad', 'Spark Ad'),
      b('Instant form', 'ฟอร์มในแอป'),
      b('Spark Ad', 'Spark Ad'),
    ],
    plan: {
      frequency: b('3 videos a week', '3 คลิปต่อสัปดาห์'),
      formats: [b('In-feed video', 'วิดีโอ In-feed'), same('Spark Ads')],
      ratios: ['9:16'],
      durations: b('21–34 s', '21–34 วินาที'),
      materials: b('Vertical video with sound', 'คลิปแนวตั้งมีเสียง'),
      published: true,
      reason: b('TikTok recommends 21–34 s', 'TikTok แนะนำ 21–34 วินาที'),
      source: 'tt-specs',
    },
    stills: {
      frequency: b('3 picture posts a week', 'โพสต์ภาพ 3 ชิ้นต่อสัปดาห์'),
      formats: [b('Picture carousel', 'ภาพสไลด์')],
      durations: same('–'),
      materials: b('6 upright pictures and a sound', 'ภาพแนวตั้ง 6 ชิ้นกับเสียงประกอบ'),
      reason: b('TikTok takes pictures as a carousel too', 'TikTok ลงภาพสไลด์ได้'),
    },
    targeting: 'tt-aud',
  },
  'linkedin-ads': {
    name: 'LinkedIn',
    weights: { b2c: [2, 3, 2, 1], b2b: [5, 4, 3, 3] },
    job: b('Reach named jobs', 'เจาะจงตำแหน่งงาน'),
    terms: {
      'brand-awareness': 'Brand awareness',
      'lead-generation': 'Lead generation',
      'sales-conversion': 'Website conversions',
      'website-traffic': 'Website visits',
      engagement: 'Engagement',
      'app-downloads': 'Website conversions',
      'event-promotion': 'Engagement (Event)',
      'customer-retention': 'Website conversions',
    },
    stageTerms: [
      b('Brand awareness', 'Brand awareness'),
      b('Website visits', 'Website visits'),
      b('', ''),
      b('Matched Audiences', 'Matched Audiences'),
    ],
    formats: [
      b('Single image', 'ภาพเดี่ยว'),
      b('Document ad', 'โฆษณาเอกสาร'),
      b('Lead form', 'แบบฟอร์มในแอป'),
      b('Message ad', 'ข้อความโฆษณา'),
    ],
    plan: {
      frequency: b('1 document, 2 posts a week', 'เอกสาร 1 โพสต์ 2 ชิ้นต่อสัปดาห์'),
      formats: [b('Document', 'เอกสาร'), b('Single image', 'ภาพเดี่ยว'), b('Video', 'วิดีโอ')],
      ratios: ['1.91:1', '1:1', '4:5'],
      durations: b('15–30 s', '15–30 วินาที'),
      materials: b('4 one-page documents, company list', 'เอกสารหน้าเดียว 4 ชิ้น รายชื่อบริษัท'),
      reason: b('Headline ≤ 70, intro ≤ 150 characters', 'พาดหัว ≤ 70 ข้อความนำ ≤ 150 อักษร'),
      source: 'li-help',
    },
    stills: {
      formats: [b('Document', 'เอกสาร'), b('Single image', 'ภาพเดี่ยว')],
      durations: same('–'),
    },
    noPage: {
      chat: { second: 'Engagement', close: 'Lead generation' },
      shop: { close: 'Lead generation' },
    },
    targeting: 'li-help',
  },
  'shopee-ads': {
    name: 'Shopee',
    weights: { b2c: [0, 0, 5, 1], b2b: [0, 0, 3, 1] },
    job: b('Close the order', 'ปิดการขาย'),
    terms: {
      'brand-awareness': 'Shop ads',
      'lead-generation': 'Product ads',
      'sales-conversion': 'Product ads',
      'website-traffic': 'Product ads',
      engagement: 'Shop ads',
      'app-downloads': 'Product ads',
      'event-promotion': 'Display Ads',
      'customer-retention': 'Shop ads',
    },
    stageTerms: [
      b('Display Ads', 'Display Ads'),
      b('Shop ads', 'Shop ads'),
      b('', ''),
      b('Shop ads', 'Shop ads'),
    ],
    formats: [
      b('Banner', 'แบนเนอร์'),
      b('Shop page', 'หน้าร้าน'),
      b('Product ad', 'โฆษณาสินค้า'),
      b('Shop ad', 'โฆษณาร้าน'),
    ],
    plan: {
      frequency: b('Always on', 'เปิดตลอด'),
      formats: [b('Product ad', 'โฆษณาสินค้า'), b('Shop ad', 'โฆษณาร้าน')],
      ratios: ['1:1'],
      durations: same('–'),
      materials: b('Listing photos, card in the parcel', 'ภาพสินค้า การ์ดในกล่อง'),
      reason: b('No separate artwork', 'ไม่ต้องทำชิ้นงานแยก'),
      source: 'shopee-help',
    },
    targeting: 'shopee-help',
  },
  'lazada-ads': {
    name: 'Lazada',
    weights: { b2c: [0, 0, 5, 1], b2b: [0, 0, 3, 1] },
    job: b('Close the order', 'ปิดการขาย'),
    terms: {
      'brand-awareness': 'Sponsored Display',
      'lead-generation': 'Sponsored Discovery',
      'sales-conversion': 'Sponsored Discovery',
      'website-traffic': 'Sponsored Discovery',
      engagement: 'Sponsored Display',
      'app-downloads': 'Sponsored Discovery',
      'event-promotion': 'Sponsored Display',
      'customer-retention': 'Collaborative Ads (CPAS)',
    },
    stageTerms: [
      b('Sponsored Display', 'Sponsored Display'),
      b('Sponsored Discovery', 'Sponsored Discovery'),
      b('', ''),
      b('Collaborative Ads (CPAS)', 'Collaborative Ads (CPAS)'),
    ],
    formats: [
      b('Banner', 'แบนเนอร์'),
      b('Listing', 'รายการสินค้า'),
      b('Listing', 'รายการสินค้า'),
      b('Listing', 'รายการสินค้า'),
    ],
    plan: {
      frequency: b('Always on', 'เปิดตลอด'),
      formats: [b('Product listing', 'รายการสินค้า'), b('Display banner', 'แบนเนอร์')],
      ratios: ['1:1'],
      durations: same('–'),
      materials: b('Listing photos and titles', 'ภาพและชื่อสินค้า'),
      reason: b('Prepaid, per click', 'จ่ายล่วงหน้า คิดต่อคลิก'),
      source: 'lzd-help',
    },
    targeting: 'lzd-help',
  },
};

/** Where an advertisement leads: to a page of the client's own, to a shop of another platform, or to a chat. */
export type Landing = 'page' | 'shop' | 'form' | 'chat';

/** What the client's rules keep out, and where its advertising leads. */
export interface PlatformUse {
  without: ReadonlySet<Tactic>;
  landing: Landing;
  /** The money feeds one campaign. */
  isSmall?: boolean;
}

/**
 * A channel as this client may use it: what the client's rules keep out is replaced by what the platform has beside it.
 * Of its campaign types the second ('Traffic', 'Search') needs neither film nor those who were there before.
 */
export function platformFor(
  id: AdvertisingChannel,
  { without, landing, isSmall = false }: PlatformUse,
): Platform {
  const whole = landed(PLATFORMS[id], landing);
  const platform = isSmall ? lessened(id, whole) : whole;
  if (without.size === 0) return platform;
  const isOut = ({ en }: Both): boolean => [...without].some((tactic) => proposes(tactic, en) !== undefined);
  const [first, second, third, fourth] = platform.stageTerms;
  const kept = (term: Both): Both => (isOut(term) ? second : term);
  return {
    ...platform,
    stageTerms: [kept(first), second, third, kept(fourth)],
    plan: without.has('film') ? { ...platform.plan, ...platform.stills } : platform.plan,
  };
}

/** What is bought to close; to be known, talked about or bought from again is none of it. */
const CLOSING: ReadonlySet<MarketingObjective> = new Set([
  'sales-conversion',
  'lead-generation',
  'website-traffic',
  'event-promotion',
]);

/** Without a page none is bought for what happens on it. */
function landed(platform: Platform, landing: Landing): Platform {
  if (landing === 'page') return platform;
  const { terms, stageTerms, plan, stills, noPage } = platform;
  const termOf = (objective: MarketingObjective): string => {
    if (noPage && CLOSING.has(objective))
      return landing === 'form' ? terms['lead-generation'] : noPage[landing].close;
    const term = terms[objective];
    return term.startsWith('Website') ? terms['lead-generation'] : term;
  };
  const [first, second, third, fourth] = stageTerms;
  // Nobody visits a page that is not there.
  const isVisit = second.en.startsWith('Website') || (landing === 'form' && second.en === 'Traffic');
  const stays = isVisit ? same('Engagement') : second;
  const middle = landing === 'chat' && noPage !== undefined ? same(noPage.chat.second) : stays;
  return {
    ...platform,
    terms: { ...terms, ...Object.fromEntries(MARKETING_OBJECTIVES.map((each) => [each, termOf(each)])) },
    stageTerms: [first, middle, third, fourth],
    plan: noPage?.materials ? { ...plan, materials: noPage.materials } : plan,
    ...(stills && { stills: noPage?.stills ? { ...stills, materials: noPage.stills } : stills }),
  };
}
