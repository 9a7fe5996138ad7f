/** What the law and the platforms ask of an advert, by what is offered. A caution says what to check; it is no legal advice. */
import type { Both } from '../language.ts';
import type { ConditionId } from './conditions.ts';

export type CautionId =
  | 'medical'
  | 'food'
  | 'supplement'
  | 'alcohol'
  | 'tobacco'
  | 'finance'
  | 'cosmetic'
  | 'animals';

export interface Caution {
  id: CautionId;
  /** The offers that it is about. */
  when: readonly ConditionId[];
  /** In a table cell. */
  short: Both;
  /** In full, for the policy note. */
  full: Both;
  /** The same where nothing is sold in Thailand: no law of a country that is none of theirs. */
  elsewhere?: Both;
  shortElsewhere?: Both;
  source?: 'th-food' | 'th-nbtc' | 'th-alc2' | 'meta-hw';
}

/** First match wins the cell; all matches stand in the policy note. */
export const CAUTIONS: readonly Caution[] = [
  {
    id: 'medical',
    when: ['medical advertising'],
    short: { en: 'Approval before publishing; no promise of results', th: 'ขออนุมัติก่อนเผยแพร่ ไม่รับรองผล' },
    full: {
      en: 'Medical advertising: have every text and picture approved before it runs, promise no result. Meta shows cosmetic procedures to adults of 18 and over only.',
      th: 'โฆษณาทางการแพทย์: ขออนุมัติข้อความและภาพก่อนเผยแพร่ทุกชิ้น ไม่รับรองผล และ Meta แสดงโฆษณาหัตถการความงามเฉพาะผู้มีอายุ 18 ปีขึ้นไป',
    },
    elsewhere: {
      en: 'Medical advertising: have the wording checked against the rules there, promise no result. Meta shows cosmetic procedures to adults of 18 and over only.',
      th: 'โฆษณาทางการแพทย์: ตรวจถ้อยคำกับกฎของประเทศนั้น ไม่รับรองผล และ Meta แสดงโฆษณาหัตถการความงามเฉพาะผู้มีอายุ 18 ปีขึ้นไป',
    },
    shortElsewhere: {
      en: 'Wording checked against local rules; no promise of results',
      th: 'ตรวจถ้อยคำกับกฎท้องถิ่น ไม่รับรองผล',
    },
    source: 'meta-hw',
  },
  {
    id: 'alcohol',
    when: ['alcohol sold'],
    short: { en: 'Alcohol: legal check before any ad', th: 'แอลกอฮอล์: ตรวจกฎหมายก่อนโฆษณา' },
    full: {
      en: 'Alcoholic Beverage Control Act B.E. 2551 s.32 restricts advertising, amended by Act (No. 2) B.E. 2568 in force since 8 November 2025: have the wording checked. A 2022 Meta text lists Thailand among the countries without alcohol ads.',
      th: 'พ.ร.บ.ควบคุมเครื่องดื่มแอลกอฮอล์ พ.ศ. 2551 ม.32 จำกัดการโฆษณา แก้ไขโดยฉบับที่ 2 พ.ศ. 2568 มีผล 8 พฤศจิกายน 2568 ต้องให้ที่ปรึกษากฎหมายตรวจถ้อยคำ ข้อความของ Meta ปี 2565 ระบุว่าไทยอยู่ในรายชื่อประเทศที่ไม่รับโฆษณาแอลกอฮอล์',
    },
    elsewhere: {
      en: 'Alcohol: many countries restrict its advertising, and so do the platforms: have the wording checked there before the first ad.',
      th: 'แอลกอฮอล์: หลายประเทศและทุกแพลตฟอร์มจำกัดการโฆษณา ให้ที่ปรึกษาในประเทศนั้นตรวจถ้อยคำก่อนชิ้นแรก',
    },
    source: 'th-alc2',
  },
  {
    id: 'tobacco',
    when: ['tobacco sold'],
    short: { en: 'Tobacco: not accepted by Google or TikTok', th: 'ยาสูบ: Google และ TikTok ไม่รับ' },
    full: {
      en: 'Google and TikTok do not accept tobacco products, e-cigarettes included.',
      th: 'Google และ TikTok ไม่รับโฆษณาผลิตภัณฑ์ยาสูบ รวมถึงบุหรี่ไฟฟ้า',
    },
  },
  {
    id: 'supplement',
    when: ['supplements sold'],
    short: { en: 'No cure or weight-loss claims', th: 'ห้ามอ้างรักษาโรคหรือลดน้ำหนัก' },
    full: {
      en: 'Supplements: no claim to cure; benefits need approval first (Food Act B.E. 2522 s.41); Meta shows them to people of 18 and over only.',
      th: 'อาหารเสริม: ห้ามอ้างว่ารักษาโรค การกล่าวถึงคุณประโยชน์ต้องขออนุญาตก่อน (พ.ร.บ.อาหาร พ.ศ. 2522 ม.41) และ Meta แสดงเฉพาะผู้มีอายุ 18 ปีขึ้นไป',
    },
    elsewhere: {
      en: 'Supplements: no claim to cure; have every benefit checked against the law where it is sold.',
      th: 'อาหารเสริม: ห้ามอ้างว่ารักษาโรค และตรวจคุณประโยชน์ทุกข้อกับกฎหมายของประเทศที่ขาย',
    },
    source: 'th-food',
  },
  {
    id: 'finance',
    when: ['finance sold'],
    short: { en: 'Financial terms shown in full', th: 'แสดงเงื่อนไขการเงินครบถ้วน' },
    full: {
      en: 'Financial offers: show cost and conditions in full and check each platform’s entry rules for finance.',
      th: 'ข้อเสนอทางการเงิน: แสดงค่าใช้จ่ายและเงื่อนไขครบถ้วน และตรวจหลักเกณฑ์การลงโฆษณาการเงินของแต่ละแพลตฟอร์ม',
    },
  },
  {
    id: 'food',
    when: ['food sold'],
    short: { en: 'No health claims', th: 'ไม่อ้างผลต่อสุขภาพ' },
    full: {
      en: 'Food Act B.E. 2522: no false or misleading claims (s.40); benefits need approval first (s.41).',
      th: 'พ.ร.บ.อาหาร พ.ศ. 2522: ห้ามโฆษณาเท็จหรือเกินจริง (ม.40) และการกล่าวถึงคุณประโยชน์ต้องขออนุญาตก่อน (ม.41)',
    },
    elsewhere: {
      en: 'Food: say nothing of health that the law where it is sold does not allow.',
      th: 'อาหาร: ไม่กล่าวถึงผลต่อสุขภาพเกินกว่าที่กฎหมายของประเทศที่ขายอนุญาต',
    },
    source: 'th-food',
  },
  {
    id: 'cosmetic',
    when: ['cosmetics sold'],
    short: { en: 'No ideal body, no medical claim', th: 'ไม่อ้างรูปร่างในอุดมคติหรือผลทางการแพทย์' },
    full: {
      en: 'Beauty: no negative self-perception, no medical claim; Meta shows cosmetic products to people of 18 and over only.',
      th: 'ความงาม: ไม่ทำให้รู้สึกแย่กับรูปร่างตัวเอง ไม่อ้างผลทางการแพทย์ และ Meta แสดงเฉพาะผู้มีอายุ 18 ปีขึ้นไป',
    },
    source: 'meta-hw',
  },
  {
    id: 'animals',
    when: ['live animals sold'],
    short: { en: 'No sale of live animals on TikTok', th: 'TikTok ไม่รับการขายสัตว์มีชีวิต' },
    full: {
      en: 'TikTok does not accept the sale of live animals; goods for animals are allowed.',
      th: 'TikTok ไม่รับโฆษณาซื้อขายสัตว์มีชีวิต แต่รับสินค้าสำหรับสัตว์',
    },
  },
];

/** As it is said of a client that sells in no part of Thailand. */
export function abroad(caution: Caution): Caution {
  const { source: _thai, elsewhere, shortElsewhere = caution.short, ...others } = caution;
  return elsewhere ? { ...others, full: elsewhere, short: shortElsewhere } : caution;
}
