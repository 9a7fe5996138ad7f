/** What other people and older versions call the options of the questionnaire's lists. */
import {
  ADVERTISING_CHANNELS,
  GENDERS,
  MARKETING_OBJECTIVES,
  TARGET_GROUPS,
  type AdvertisingChannel,
  type Gender,
  type MarketingObjective,
  type TargetGroup,
} from './options.ts';
import { CHANNEL_FIELDS, type MarketingChannels, type OnlineAdExperience } from './questionnaire.ts';
import { fold, textOf } from './normalise-values.ts';

type Aliases<T extends string> = Readonly<Record<T, readonly string[]>>;

/** Finds the option that a value names: its id in any spelling, or one of its other names. */
function finder<T extends string>(options: readonly T[], aliases: Partial<Aliases<T>>) {
  const byKey = new Map<string, T>();
  for (const option of options) {
    for (const name of [option, ...(aliases[option] ?? [])]) byKey.set(fold(name), option);
  }
  return (value: unknown): T | undefined => byKey.get(fold(textOf(value)));
}

export const advertisingChannelOf: (value: unknown) => AdvertisingChannel | undefined = finder(
  ADVERTISING_CHANNELS,
  {
    'facebook-ads': ['facebook', 'facebook ad', 'fb', 'fb ads', 'meta', 'meta ads', 'เฟซบุ๊ก', 'เฟสบุ๊ค'],
    'instagram-ads': ['instagram', 'instagram ad', 'ig', 'ig ads', 'อินสตาแกรม'],
    'google-ads': ['google', 'google ad', 'adwords', 'google adwords', 'search ads', 'sem', 'กูเกิล'],
    'tiktok-ads': ['tiktok', 'tiktok ad', 'ติ๊กต็อก'],
    'linkedin-ads': ['linkedin', 'linkedin ad'],
    'shopee-ads': ['shopee', 'shopee ad', 'ช้อปปี้'],
    'lazada-ads': ['lazada', 'lazada ad', 'ลาซาด้า'],
  },
);

export const objectiveOf: (value: unknown) => MarketingObjective | undefined = finder(MARKETING_OBJECTIVES, {
  'brand-awareness': ['awareness', 'reach', 'branding', 'การรับรู้แบรนด์', 'สร้างการรับรู้'],
  'lead-generation': ['leads', 'lead', 'lead gen', 'generate leads', 'หาลูกค้าใหม่', 'สร้างลูกค้าเป้าหมาย'],
  'sales-conversion': [
    'sales',
    'conversion',
    'conversions',
    'increase sales',
    'sales conversions',
    'ยอดขาย',
    'เพิ่มยอดขาย',
  ],
  'website-traffic': ['traffic', 'web traffic', 'ผู้เข้าชมเว็บไซต์', 'เพิ่มผู้เข้าชมเว็บไซต์'],
  engagement: ['social engagement', 'การมีส่วนร่วม'],
  'app-downloads': ['app download', 'app installs', 'downloads', 'ดาวน์โหลดแอป'],
  'event-promotion': ['event', 'events', 'event promotions', 'โปรโมตกิจกรรม', 'โปรโมตอีเวนต์'],
  'customer-retention': ['retention', 'loyalty', 'customer loyalty', 'รักษาลูกค้าเดิม', 'รักษาฐานลูกค้า'],
});

export const targetGroupOf: (value: unknown) => TargetGroup | undefined = finder(TARGET_GROUPS, {
  All: ['both', 'b2b and b2c', 'everyone', 'ทั้งหมด', 'ทุกกลุ่ม'],
  B2B: ['business', 'businesses', 'ธุรกิจ', 'องค์กร'],
  B2C: ['consumer', 'consumers', 'ผู้บริโภค', 'บุคคลทั่วไป'],
});

export const genderOf: (value: unknown) => Gender | undefined = finder(GENDERS, {
  all: ['any', 'both', 'everyone', 'ทั้งหมด', 'ทุกเพศ'],
  male: ['men', 'man', 'males', 'm', 'ชาย', 'ผู้ชาย'],
  female: ['women', 'woman', 'females', 'f', 'หญิง', 'ผู้หญิง'],
  'non-binary': ['นอนไบนารี', 'lgbtq'],
  'prefer-not-to-say': ['ไม่ต้องการระบุ', 'ไม่ระบุ'],
});

const answerOf = finder(['yes', 'no'] as const, {
  yes: ['y', 'true', '1', 'มี', 'เคย', 'ใช่'],
  no: ['n', 'false', '0', 'ไม่มี', 'ไม่เคย', 'ไม่', 'ไม่ใช่'],
});
/** '' for anything but a clear yes or no. */
export const experienceOf = (value: unknown): OnlineAdExperience =>
  answerOf(typeof value === 'boolean' ? String(value) : value) ?? '';

/** The field of step 2 that a channel's name means. */
export const channelFieldOf: (name: string) => keyof MarketingChannels | undefined = finder(CHANNEL_FIELDS, {
  website: ['web', 'site', 'url', 'homepage', 'business website', 'เว็บไซต์'],
  facebookPage: ['facebook', 'fb', 'fb page', 'meta', 'เฟซบุ๊ก', 'เฟสบุ๊ค', 'เพจ'],
  instagramAccount: ['instagram', 'ig', 'อินสตาแกรม'],
  tiktokProfile: ['tiktok', 'tiktok account', 'ติ๊กต็อก'],
  shopeeShop: ['shopee', 'ช้อปปี้'],
  lazadaShop: ['lazada', 'ลาซาด้า'],
});
