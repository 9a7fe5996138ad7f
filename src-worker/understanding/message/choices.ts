/** Channels by the words that people use for them, in both languages. */
import type { Span } from '../../../src/shared/reading/quantity.ts';
import type {
  AdvertisingChannel,
  Gender,
  MarketingObjective,
  TargetGroup,
} from '../../../src/shared/domain/options.ts';

const CHANNELS: readonly (readonly [AdvertisingChannel, RegExp])[] = [
  ['facebook-ads', /facebook|face ?book|\bfb\b|\bmeta\b|เฟ[ซส](?:บุ[๊]?[กค]?|(?!ท))/iu],
  ['instagram-ads', /instagram|\binsta\b|\big\b|\bmeta\b|อินสตา(?:แกรม)?|ไอจี/iu],
  ['google-ads', /google|\badwords\b|\bsem\b|search ads?|you ?tube|\byt\b|ก[ูุ]เกิ[้]?[ลน]|ยูทู[บป]/iu],
  ['tiktok-ads', /tik ?-?tok|\btt\b|ติ[๊้]?[กค]\s?ต[๊็่]?อ[กค]/iu],
  ['linkedin-ads', /linked ?in|ลิ้?ง[กค]์?อิน/iu],
  ['shopee-ads', /shopee|ช[้็]?[อ]?ปปี้/iu],
  ['lazada-ads', /lazada|\blaz\b|ลาซาด[้]?า/iu],
];
/** Channels that a text names, wanted or not, in its order. */
export const channelsNamedIn = (text: string): AdvertisingChannel[] =>
  CHANNELS.flatMap(([id, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ id, at }];
  })
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);

/** Every place of a text where a channel is named. */
export const channelMentions = (text: string): Span[] =>
  CHANNELS.flatMap(([, pattern]) =>
    [...text.matchAll(new RegExp(pattern.source, 'giu'))].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    })),
  );

const OBJECTIVES: readonly (readonly [MarketingObjective, RegExp])[] = [
  [
    'app-downloads',
    /app (?:downloads?|installs?)|downloads? of (?:our|the) app|install (?:our|the) app|ดาวน์โหลดแอป|โหลดแอป|ติดตั้งแอป/iu,
  ],
  [
    'event-promotion',
    /\b(?:events?|launch party|exhibition|trade ?fair|open house|festival|workshop)\b|งานเปิดตัว|อีเวนต์|อีเวนท์|งานแสดงสินค้า|นิทรรศการ|โปรโมตงาน/iu,
  ],
  [
    'customer-retention',
    /retention|retain|repeat (?:purchase|customers?|orders?|rate|visits?)|come back|loyal|churn|re-?purchase|renew|ซื้อซ้ำ|กลับมา(?:ซื้อ|ใช้|อีก|เรียน|รักษา)|รักษาลูกค้า|ลูกค้าเก่า|ลูกค้าประจำ/iu,
  ],
  [
    'lead-generation',
    /\bleads?\b|inquir|enquir|quot(?:e|ation)|appointments?|sign[- ]?ups?|registrations?|demo requests?|booked demos?|demos\/|consultations?|contact forms?|trial class|ลีด|นัด(?:หมาย)?|ทัก(?:แชต|แชท|มา|ไลน์)|สอบถาม|ใบเสนอราคา|ลงทะเบียน|ปรึกษา|สมัครเรียน|ทดลองเรียน/iu,
  ],
  [
    'sales-conversion',
    /\bsales?\b|\bsell\b|orders?|revenue|purchas|conversion|bookings?|reservations?|roas|subscribers?|ยอดขาย|ขายได้|ออเดอร์|คำสั่งซื้อ|ยอดจอง|การจอง|จอง(?:ห้อง|คิว|โต๊ะ)|รายได้|ปิดการขาย/iu,
  ],
  [
    'website-traffic',
    /traffic|visitors?|visits to (?:the|our) (?:site|website)|web ?site visits|เข้าเว็บ|คนเข้าเว็บ|ผู้เข้าชมเว็บ/iu,
  ],
  [
    'brand-awareness',
    /awareness|known|people (?:should |to |who )?know|know (?:us|about|our)|recogni[sz]|\breach\b|visibility|introduce (?:the|our) brand|การรับรู้|เป็นที่รู้จัก|คนรู้จัก|สร้างแบรนด์|รู้จักแบรนด์/iu,
  ],
  [
    'engagement',
    /engage|followers?|likes|comments|community|interaction|ผู้ติดตาม|มีส่วนร่วม|เอนเกจ|ยอดไลก์|คอมมูนิตี้/iu,
  ],
];

/** At most two, in the order in which the text names them. */
export const objectivesIn = (text: string): MarketingObjective[] =>
  OBJECTIVES.flatMap(([id, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ id, at }];
  })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 2)
    .map(({ id }) => id);

/** Undefined where nothing, or everybody, is meant. */
export function genderIn(text: string): Gender | undefined {
  const women =
    /\b(?:wom[ae]n|females?|mothers?|mums?|moms?|ladies|girls|brides?)\b|ผู้หญิง|เพศหญิง|สาว|คุณแม่|แม่บ้าน/iu.test(
      text,
    );
  const men = /\b(?:m[ae]n|males?|fathers?|dads?|gentlemen|boys|grooms?)\b|ผู้ชาย|เพศชาย|หนุ่ม|คุณพ่อ/iu.test(text);
  if (women === men || /\b(?:all genders|everyone|both)\b|ทุกเพศ|ทั้ง(?:ชายและหญิง|สองเพศ)/iu.test(text))
    return undefined;
  return women ? 'female' : 'male';
}

/** Undefined where the text does not say. */
export function targetGroupIn(text: string): TargetGroup | undefined {
  const business =
    /\bb2b\b|\b(?:factor(?:y|ies)|manufacturers?|procurement|purchasing (?:managers?|departments?)|wholesale(?:rs)?|distributors?|contractors?|corporate (?:clients|customers)|companies|smes?|hr (?:managers?|directors?)|restaurants and hotels|(?:hotel|resort|restaurant|cafe|café|clinic|shop|store|salon|gym|farm|factory|business|building|plant|fleet|site|spa)s?(?: and \w+)? (?:owners?|managers?|operators?|buyers?)|(?:owners?|managers?|operators?|heads?) of (?:\w+ )?(?:hotels?|resorts?|restaurants?|cafes?|clinics?|shops?|stores?|salons?|gyms?|farms?|factories|businesses|buildings|fleets?|spas?|firms?)|businesses|firms|exporters?|importers?|retailers?|hoteliers|(?:patent|purchasing|maintenance|facility|quality|marketing) departments?|juristic persons?)\b|นิติบุคคล|เจ้าของ(?:ร้าน|โรงแรม|รีสอร์[ตท]|กิจการ|ธุรกิจ|คลินิก|ฟาร์ม|แพปลา|สปา)|ฝ่าย(?:ซ่อมบำรุง|อาคาร|ผลิต|จัดหา|บุคคล)|ผู้(?:ประกอบการ|ส่งออก|นำเข้า|ค้าส่ง)|โรงงาน|ฝ่ายจัดซื้อ|ขายส่ง|ตัวแทนจำหน่าย|ผู้รับเหมา|ลูกค้าองค์กร|เอสเอ็มอี/iu.test(
      text,
    );
  const people =
    /\bb2c\b|\b(?:consumers?|famil(?:y|ies)|households?|parents?|tourists?|travellers?|couples?|students?|office workers|pet owners|wom[ae]n|m[ae]n)\b|ครอบครัว|ผู้บริโภค|พ่อแม่|ผู้ปกครอง|นักท่องเที่ยว|พนักงานออฟฟิศ|มนุษย์เงินเดือน|วัยรุ่น|นักศึกษา|คู่รัก|ผู้หญิง|ผู้ชาย/iu.test(
      text,
    );
  if (business === people) return undefined;
  return business ? 'B2B' : 'B2C';
}
