/** The publications behind the bundled figures, as a slide names them. */
import type { Both } from '../language.ts';

export interface Source extends Both {
  url: string;
  licence: string;
}

export const SOURCES = {
  'un-wpp-2024': {
    en: 'United Nations, World Population Prospects 2024 (1 July 2025, medium variant; mid-year figure derived)',
    th: 'สหประชาชาติ, World Population Prospects 2024 (1 กรกฎาคม 2568 ค่ากลางปีคำนวณต่อ)',
    url: 'https://population.un.org/wpp/',
    licence: 'CC BY 3.0 IGO',
  },
  'wb-5y': {
    en: 'World Bank, World Development Indicators: population by five-year group, 2025, from UN WPP 2024',
    th: 'ธนาคารโลก, World Development Indicators: ประชากรรายกลุ่มอายุ 5 ปี 2568 จาก UN WPP 2024',
    url: 'https://data.worldbank.org/',
    licence: 'CC BY 4.0',
  },
  'wb-internet': {
    en: 'World Bank, World Development Indicators: individuals using the Internet, from ITU',
    th: 'ธนาคารโลก, World Development Indicators: ผู้ใช้อินเทอร์เน็ต จาก ITU',
    url: 'https://data.worldbank.org/indicator/IT.NET.USER.ZS',
    licence: 'CC BY 4.0',
  },
  'dopa-2021-06': {
    en: 'DOPA, registered population by age, June 2021',
    th: 'กรมการปกครอง, ประชากรตามทะเบียนราษฎรรายอายุ มิถุนายน 2564',
    url: 'https://stat.bora.dopa.go.th/',
    licence: 'Thai government open data',
  },
  'nso-dopa-2020': {
    en: 'DOPA/NSO, registered population, 31 December 2020',
    th: 'กรมการปกครอง/สำนักงานสถิติแห่งชาติ, ประชากรตามทะเบียนราษฎร 31 ธันวาคม 2563',
    url: 'http://statbbi.nso.go.th/',
    licence: 'Thai government open data',
  },
  'nso-social-indicators-2025': {
    en: 'NSO, Social Indicators 2025 (DOPA), 31 December',
    th: 'สำนักงานสถิติแห่งชาติ, เครื่องชี้ภาวะสังคม 2568 (กรมการปกครอง) ณ 31 ธันวาคม',
    url: 'https://www.nso.go.th/',
    licence: 'Thai government open data',
  },
  'nso-bulletin-1-67': {
    en: 'NSO, Quarterly Bulletin of Statistics 72/1 (2024), 31 December 2023',
    th: 'สำนักงานสถิติแห่งชาติ, วารสารสถิติรายไตรมาส 1/2567 ณ 31 ธันวาคม 2566',
    url: 'https://nso.go.th/',
    licence: 'Thai government open data',
  },
  'gazette-2022': {
    en: 'Central Registration Office, population at 31 December 2022',
    th: 'สำนักทะเบียนกลาง, จำนวนราษฎร ณ 31 ธันวาคม 2565',
    url: 'https://moe360.blog/2023/01/25/thai-population-2565/',
    licence: 'official announcement',
  },
  'dopa-bangkok-series': {
    en: 'DOPA registration record via data.go.th, 31 December',
    th: 'กรมการปกครอง ทะเบียนราษฎร ผ่าน data.go.th ณ 31 ธันวาคม',
    url: 'https://data.go.th/dataset/0405_01_0005',
    licence: 'Thai government open data',
  },
  'nation-2025-02': {
    en: 'The Nation Thailand, 7 February 2025, on Digital 2025',
    th: 'The Nation Thailand, 7 กุมภาพันธ์ 2568 อ้างรายงาน Digital 2025',
    url: 'https://www.nationthailand.com/business/tech/40046010',
    licence: 'fact, named',
  },
  'meta-specs': {
    en: 'Meta ad specifications 2026 (secondary source)',
    th: 'ข้อกำหนดโฆษณา Meta 2026 (แหล่งทุติยภูมิ)',
    url: 'https://clarigital.com/codex/paid-advertising/facebook-instagram/image-video-ads',
    licence: 'fact, named',
  },
  'meta-aud': {
    en: 'Meta audience types, 2026 (secondary source)',
    th: 'ประเภทกลุ่มเป้าหมายของ Meta 2026 (แหล่งทุติยภูมิ)',
    url: 'https://adlibrary.com/posts/meta-ads-targeting-options-explained',
    licence: 'fact, named',
  },
  'meta-hw': {
    en: 'Meta Transparency Center, Health and Wellness, 27 December 2024',
    th: 'Meta Transparency Center, Health and Wellness, 27 ธันวาคม 2567',
    url: 'https://transparency.meta.com/policies/ad-standards/restricted-goods-services/health-wellness',
    licence: 'fact, named',
  },
  'g-pmax': {
    en: 'Google Ads API, Performance Max asset requirements',
    th: 'Google Ads API, Performance Max asset requirements',
    url: 'https://developers.google.com/google-ads/api/performance-max/asset-requirements',
    licence: 'fact, named',
  },
  'g-aud': {
    en: 'Google Ads Help, audience segments (2023)',
    th: 'Google Ads Help, กลุ่มผู้ชม (2566)',
    url: 'https://support.google.com/google-ads/answer/2497941',
    licence: 'fact, named',
  },
  'tt-specs': {
    en: 'TikTok Business Help Center, Auction In-Feed Ads, October 2024',
    th: 'TikTok Business Help Center, Auction In-Feed Ads, ตุลาคม 2567',
    url: 'https://ads.tiktok.com/help/article/tiktok-auction-in-feed-ads',
    licence: 'fact, named',
  },
  'tt-aud': {
    en: 'TikTok campaign settings, as described by Sprinklr',
    th: 'การตั้งค่าแคมเปญ TikTok ตามเอกสารของ Sprinklr',
    url: 'https://sprinklr.com/help/',
    licence: 'fact, named',
  },
  'li-help': {
    en: 'LinkedIn Help, ad formats and Matched Audiences',
    th: 'LinkedIn Help, รูปแบบโฆษณาและ Matched Audiences',
    url: 'https://www.linkedin.com/help/lms/answer/a420421',
    licence: 'fact, named',
  },
  'shopee-help': {
    en: 'Shopee Ads Thailand, terms and FAQ',
    th: 'Shopee Ads ประเทศไทย, ข้อกำหนดและคำถามที่พบบ่อย',
    url: 'https://ads.shopee.co.th/learn/faq/493/1820',
    licence: 'fact, named',
  },
  'lzd-help': {
    en: 'Lazada Sponsored Solutions, frequently asked questions',
    th: 'Lazada Sponsored Solutions, คำถามที่พบบ่อย',
    url: 'https://www.lazadasolutions.com/',
    licence: 'fact, named',
  },
  'meta-learning': {
    en: 'Meta Business Help Centre, About learning phase (secondary source, 2026)',
    th: 'Meta Business Help Centre, About learning phase (แหล่งทุติยภูมิ 2569)',
    url: 'https://brandee.edu.vn/glossary/112167992830700-facebook-en',
    licence: 'fact, named',
  },
  'tiktok-learning': {
    en: 'TikTok Business Help Center, About the learning phase, 2026',
    th: 'TikTok Business Help Center, About the learning phase 2569',
    url: 'https://ads.tiktok.com/help/article/learning-phase',
    licence: 'fact, named',
  },
  'google-bidding': {
    en: 'Google Ads Help, About Smart Bidding (secondary source, 2025)',
    th: 'Google Ads Help, About Smart Bidding (แหล่งทุติยภูมิ 2568)',
    url: 'https://whitead.digital/',
    licence: 'fact, named',
  },
  'th-food': {
    en: 'Thai Parliament Library, infographic on food advertising, 2021 (Food Act B.E. 2522 ss.40–41)',
    th: 'หอสมุดรัฐสภา, อินโฟกราฟิกการโฆษณาอาหาร 2564 (พ.ร.บ.อาหาร พ.ศ. 2522 ม.40–41)',
    url: 'https://library.parliament.go.th/index.php/th/infographic/2021-04-02',
    licence: 'fact, named',
  },
  'th-nbtc': {
    en: 'NBTC consumer page on lawful food and drug advertising, 2017',
    th: 'กสทช., การสังเกตโฆษณาอาหารและยาที่ถูกกฎหมาย 2560',
    url: 'https://bcp.nbtc.go.th/th/detail/2017-01-24-23-11-15',
    licence: 'fact, named',
  },
  'th-alc2': {
    en: 'Matichon, 10 September 2025, on the Alcoholic Beverage Control Act (No. 2) B.E. 2568',
    th: 'มติชน, 10 กันยายน 2568 เรื่อง พ.ร.บ.ควบคุมเครื่องดื่มแอลกอฮอล์ (ฉบับที่ 2) พ.ศ. 2568',
    url: 'https://www.matichon.co.th/politics/news_5362482',
    licence: 'fact, named',
  },
  calendar: {
    en: 'Days of the calendar; moving ones by year',
    th: 'วันตามปฏิทิน วันที่เลื่อนได้ระบุตามปี',
    url: 'https://www.timeanddate.com/holidays/thailand/',
    licence: 'fact',
  },
  'sweet-spot': {
    en: 'Collis and Rukstad, Harvard Business Review, April 2008',
    th: 'Collis และ Rukstad, Harvard Business Review, เมษายน 2551',
    url: 'https://hbr.org/2008/04/can-you-say-what-your-strategy-is',
    licence: 'framework, named',
  },
  aidar: {
    en: 'AIDA with Retention added (no single author)',
    th: 'AIDA ที่เพิ่มขั้นรักษาลูกค้า (ไม่มีผู้แต่งรายเดียว)',
    url: 'https://www.samyoung.co.nz/',
    licence: 'framework, named',
  },
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;
export const isSourceId = (id: string): id is SourceId => Object.hasOwn(SOURCES, id);
