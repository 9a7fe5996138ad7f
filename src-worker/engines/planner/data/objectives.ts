/** The eight objectives: names, what each is judged by, and how it leans through the funnel. */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import type { Both } from '../language.ts';

export interface ObjectiveFacts {
  name: Both;
  /** In the middle of a sentence: 'more orders'. */
  aim: Both;
  /** Judged by. */
  metric: Both;
  /** Share of the media budget per stage, percent: Attention, Interest + Desire, Action, Retention. Sums to 100. */
  stages: readonly [number, number, number, number];
  /** Goals that belong to it. */
  pattern: RegExp;
}

export const OBJECTIVES: Readonly<Record<MarketingObjective, ObjectiveFacts>> = {
  'brand-awareness': {
    name: { en: 'Brand awareness', th: 'สร้างการรับรู้' },
    aim: { en: 'to be known', th: 'ให้เป็นที่รู้จัก' },
    metric: { en: 'People reached, and people who watched to the end', th: 'จำนวนคนที่เห็น และคนที่ดูจนจบ' },
    stages: [50, 25, 15, 10],
    pattern: /aware|known|recall|reach|view|followers?|รู้จัก|จดจำ|ผู้ติดตาม|ยอดวิว/iu,
  },
  'lead-generation': {
    name: { en: 'Lead generation', th: 'สร้างผู้สนใจ' },
    aim: { en: 'qualified leads', th: 'ผู้สนใจที่ตรงกลุ่ม' },
    metric: { en: 'Confirmed leads and media cost of each', th: 'จำนวนผู้สนใจที่ยืนยันแล้ว และค่าสื่อต่อราย' },
    stages: [20, 25, 45, 10],
    pattern:
      /lead|inquir|enquir|appointment|booking|quote|trial|consult|call|contact|นัด|ผู้สนใจ|ลีด|สอบถาม|ใบเสนอราคา|ปรึกษา/iu,
  },
  'sales-conversion': {
    name: { en: 'Sales conversion', th: 'เพิ่มยอดขาย' },
    aim: { en: 'more sales', th: 'ยอดขายที่เพิ่มขึ้น' },
    metric: { en: 'Tracked sales and media cost of each', th: 'ยอดขายที่ติดตามได้ และค่าสื่อต่อรายการ' },
    stages: [15, 20, 50, 15],
    pattern: /sale|order|revenue|purchase|buy|sell|unit|basket|ขาย|ออเดอร์|คำสั่งซื้อ|รายได้|ลูกค้าใหม่/iu,
  },
  'website-traffic': {
    name: { en: 'Website traffic', th: 'เพิ่มผู้เข้าชมเว็บไซต์' },
    aim: { en: 'more visits that stay', th: 'ผู้เข้าชมที่อยู่ต่อ' },
    metric: { en: 'Visits that stay, and media cost of each', th: 'ผู้เข้าชมที่อยู่ต่อ และค่าสื่อต่อครั้ง' },
    stages: [20, 45, 25, 10],
    pattern: /visit|traffic|session|click|website|เข้าชม|เว็บ/iu,
  },
  engagement: {
    name: { en: 'Engagement', th: 'สร้างการมีส่วนร่วม' },
    aim: { en: 'people who answer back', th: 'คนที่มีส่วนร่วม' },
    metric: { en: 'Comments, saves, shares and messages', th: 'ความคิดเห็น การบันทึก การแชร์ และข้อความ' },
    stages: [30, 40, 15, 15],
    pattern: /engag|comment|share|like|message|follow|มีส่วนร่วม|คอมเมนต์|แชร์|ไลก์/iu,
  },
  'app-downloads': {
    name: { en: 'App downloads', th: 'เพิ่มการดาวน์โหลดแอป' },
    aim: { en: 'installs that are opened', th: 'การติดตั้งที่ถูกใช้งานจริง' },
    metric: {
      en: 'Installs opened within a week, and media cost of each',
      th: 'การติดตั้งที่เปิดใช้ภายในสัปดาห์ และค่าสื่อต่อครั้ง',
    },
    stages: [20, 25, 45, 10],
    pattern: /install|download|app|ดาวน์โหลด|ติดตั้ง|แอป/iu,
  },
  'event-promotion': {
    name: { en: 'Event promotion', th: 'โปรโมตอีเวนต์' },
    aim: { en: 'seats that are filled', th: 'ผู้เข้าร่วมงาน' },
    metric: { en: 'Registrations and people who came', th: 'ผู้ลงทะเบียน และผู้มาร่วมงานจริง' },
    stages: [30, 25, 40, 5],
    pattern: /event|attend|register|ticket|visitor|seat|งาน|ผู้เข้าร่วม|ลงทะเบียน|บัตร/iu,
  },
  'customer-retention': {
    name: { en: 'Customer retention', th: 'รักษาลูกค้า' },
    aim: { en: 'customers who come back', th: 'ลูกค้าที่กลับมา' },
    metric: { en: 'Share of those who come back', th: 'สัดส่วนคนที่กลับมา' },
    stages: [10, 20, 40, 30],
    pattern:
      /retention|retain|churn|repeat|subscri|member|loyal|returning|return (?:rate|visit|customer|client|guest|patient)|c[ao]mes? back|again(?![a-z])|renew|ซื้อซ้ำ|สมาชิก|กลับมา|ต่ออายุ|เลิกใช้/iu,
  },
};
