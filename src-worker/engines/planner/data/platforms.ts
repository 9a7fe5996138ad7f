/**
 * The seven advertising channels in their own terms: campaign types per stage, formats, sizes, targeting, reach.
 * Stage order everywhere: Attention, Interest + Desire, Action, Retention.
 */
import type { AdvertisingChannel, MarketingObjective } from '../../../../src/shared/domain/options.ts';
import type { Both } from '../language.ts';
import type { SourceId } from './sources.ts';

type Four<T> = readonly [T, T, T, T];
const b = (en: string, th: string): Both => ({ en, th });
const same = (text: string): Both => ({ en: text, th: text });

export interface Platform {
  name: string;
  /** Lean through the funnel for consumers and for businesses; 0 where the channel has no fitting tool. */
  weights: { b2c: Four<number>; b2b: Four<number> };
  /** Ad reach in Thailand in million accounts, 2025. */
  reach?: { millions: number; note?: Both; source: SourceId };
  /** What it is good at where nothing else is known. */
  strength: Both;
  /** Its one job where it is not the channel that closes. */
  job: Both;
  task: Both;
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
  targeting: { detailed: Both; lookalike: Both; retargeting: Both; rule: Both; source: SourceId };
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

export const PLATFORMS: Readonly<Record<AdvertisingChannel, Platform>> = {
  'facebook-ads': {
    name: 'Facebook',
    weights: { b2c: [3, 3, 4, 3], b2b: [2, 2, 1, 2] },
    reach: { millions: 51.5, source: 'dr-2026-th' },
    strength: b('Widest choice of formats and audiences', 'รูปแบบโฆษณาและกลุ่มเป้าหมายหลากหลายที่สุด'),
    job: b('Explain', 'อธิบาย'),
    task: b(
      'the offer in one carousel, answers in comments and chat',
      'ข้อเสนอในคารูเซลเดียว ตอบคำถามในคอมเมนต์และแชต',
    ),
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
      b('Offer for customers', 'ข้อเสนอสำหรับลูกค้าเดิม'),
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
    targeting: {
      detailed: b('interests', 'ความสนใจ'),
      lookalike: b('Lookalike of consenting customers', 'Lookalike จากลูกค้าที่ยินยอม'),
      retargeting: b('Site and page visitors, 30 days', 'ผู้เข้าเว็บและเพจ 30 วัน'),
      rule: b('Leave out present customers', 'ไม่ยิงซ้ำลูกค้าปัจจุบัน'),
      source: 'meta-aud',
    },
  },
  'instagram-ads': {
    name: 'Instagram',
    weights: { b2c: [4, 4, 2, 1], b2b: [2, 2, 1, 1] },
    reach: { millions: 20.6, note: b('+13.9% in a year', '+13.9% ในหนึ่งปี'), source: 'dr-2026-th' },
    strength: b('Pictures and Reels show what words cannot', 'ภาพและ Reels เล่าได้ดีกว่าคำ'),
    job: b('Prove', 'พิสูจน์'),
    task: b('Reels that show it, not say it', 'Reels ที่โชว์ของจริง'),
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
    targeting: {
      detailed: b('interests', 'ความสนใจ'),
      lookalike: b('Lookalike of savers and messagers', 'Lookalike จากคนที่บันทึกหรือทัก'),
      retargeting: b('Reel viewers and profile visitors', 'ผู้ชม Reels และผู้เข้าโปรไฟล์'),
      rule: b('Broad, then narrower', 'เริ่มกว้าง ค่อยแคบ'),
      source: 'meta-aud',
    },
  },
  'google-ads': {
    name: 'Google',
    weights: { b2c: [0, 3, 5, 1], b2b: [1, 4, 5, 2] },
    strength: b('Meets people at the moment they search', 'เจอคนในจังหวะที่กำลังค้นหา'),
    job: b('Catch', 'รับคนค้นหา'),
    task: b('own name and product searches, every day', 'คำค้นชื่อแบรนด์และสินค้า ทุกวัน'),
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
      b('Video (YouTube)', 'Video (YouTube)'),
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
      reason: b('Else Google makes the video', 'ไม่มีวิดีโอ Google จะสร้างเอง'),
      source: 'g-pmax',
    },
    targeting: {
      detailed: b('Keywords', 'คำค้น'),
      lookalike: b('Ended August 2023: optimised targeting', 'ยกเลิกสิงหาคม 2566 ใช้ optimised targeting'),
      retargeting: b('Your data segments; Customer Match', 'Your data segments และ Customer Match'),
      rule: b('Own name kept apart', 'แยกคำค้นชื่อเรา'),
      source: 'g-aud',
    },
  },
  'tiktok-ads': {
    name: 'TikTok',
    weights: { b2c: [5, 3, 1, 1], b2b: [2, 2, 1, 1] },
    reach: { millions: 56.6, note: b('aged 18 and over', 'อายุ 18 ปีขึ้นไป'), source: 'dr-2026-th' },
    strength: b('Short video finds people who do not search yet', 'วิดีโอสั้นเข้าถึงคนที่ยังไม่ได้ค้นหา'),
    job: b('Reach', 'เปิดตัว'),
    task: b('one question answered per video', 'หนึ่งคลิปตอบหนึ่งคำถาม'),
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
    targeting: {
      detailed: b('interests', 'ความสนใจ'),
      lookalike: b('Lookalike from engaged viewers', 'Lookalike จากผู้ชมที่มีส่วนร่วม'),
      retargeting: b('Custom audience of video viewers', 'Custom audience จากผู้ชมวิดีโอ'),
      rule: b('Fresh videos', 'เปลี่ยนคลิปก่อนคนเบื่อ'),
      source: 'tt-aud',
    },
  },
  'linkedin-ads': {
    name: 'LinkedIn',
    weights: { b2c: [2, 3, 2, 1], b2b: [5, 4, 3, 3] },
    strength: b(
      'Finds people by job title, industry and company size',
      'ระบุตำแหน่งงาน อุตสาหกรรม และขนาดบริษัทได้',
    ),
    job: b('Target', 'เจาะจง'),
    task: b('documents in front of named job titles', 'เอกสารถึงตำแหน่งงานที่ระบุ'),
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
    targeting: {
      detailed: b('job titles', 'ตำแหน่งงาน'),
      lookalike: b(
        'Lookalikes ended February 2024: predictive audiences',
        'lookalike ยกเลิกกุมภาพันธ์ 2567 ใช้ predictive audiences',
      ),
      retargeting: b('Matched Audiences, at least 300 accounts', 'Matched Audiences อย่างน้อย 300 บัญชี'),
      rule: b('Company list agreed with sales', 'รายชื่อบริษัทตกลงกับฝ่ายขาย'),
      source: 'li-help',
    },
  },
  'shopee-ads': {
    name: 'Shopee',
    weights: { b2c: [0, 0, 5, 1], b2b: [0, 0, 3, 1] },
    strength: b('Buyers arrive ready to order', 'คนเข้ามาพร้อมซื้อ'),
    job: b('Close', 'ปิดการขาย'),
    task: b('product ads on searches for the category', 'โฆษณาสินค้าบนคำค้นหมวดสินค้า'),
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
    targeting: {
      detailed: b('Keywords and products', 'คำค้นและสินค้า'),
      lookalike: b('Not offered', 'ไม่มีเครื่องมือนี้'),
      retargeting: b('Past buyers: shop ads', 'ลูกค้าเดิม: โฆษณาร้าน'),
      rule: b('Best sellers first', 'เริ่มจากสินค้าขายดี'),
      source: 'shopee-help',
    },
  },
  'lazada-ads': {
    name: 'Lazada',
    weights: { b2c: [0, 0, 5, 1], b2b: [0, 0, 3, 1] },
    strength: b('Shoppers search with a basket in mind', 'คนค้นหาพร้อมตะกร้าสินค้า'),
    job: b('Close', 'ปิดการขาย'),
    task: b('Sponsored Discovery on category searches', 'Sponsored Discovery บนคำค้นหมวดสินค้า'),
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
    targeting: {
      detailed: b('Keywords and products', 'คำค้นและสินค้า'),
      lookalike: b('Not offered', 'ไม่มีเครื่องมือนี้'),
      retargeting: b('Sponsored Display custom audience groups', 'กลุ่มที่กำหนดเองใน Sponsored Display'),
      rule: b('Products in stock only', 'เฉพาะสินค้าที่มีสต็อก'),
      source: 'lzd-help',
    },
  },
};

/** What a campaign for an objective is called: without a website none is bought for what happens on it. */
export function termOf({ terms }: Platform, objective: MarketingObjective, hasWebsite: boolean): string {
  const term = terms[objective];
  return hasWebsite || !term.startsWith('Website') ? term : terms['lead-generation'];
}
