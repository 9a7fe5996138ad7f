/**
 * What the planner knows of a trade: the step it sells by, and words for advertising targets. Rules of thumb for
 * wording, never figures. Chosen by the business type, narrowed by words in the answers.
 */
import type { Both } from '../language.ts';

/** The one step that the campaign asks for. */
export interface Act {
  id: 'order' | 'booking' | 'inquiry' | 'visit' | 'download' | 'registration' | 'lead';
  one: Both;
  many: Both;
  /** The name of the stage where it happens. */
  stage: Both;
  /** The verb on a button. */
  ask: Both;
  /** One word for a channel's job. */
  job: Both;
}

const act = (
  id: Act['id'],
  one: [string, string],
  many: string,
  stage: [string, string],
  ask: [string, string],
  job: [string, string],
): Act => ({
  id,
  one: { en: one[0], th: one[1] },
  many: { en: many, th: one[1] },
  stage: { en: stage[0], th: stage[1] },
  ask: { en: ask[0], th: ask[1] },
  job: { en: job[0], th: job[1] },
});

export const ACTS: Readonly<Record<Act['id'], Act>> = {
  order: act('order', ['order', 'คำสั่งซื้อ'], 'orders', ['Action', 'สั่งซื้อ'], ['Order', 'สั่งซื้อ'], ['Sell', 'ขาย']),
  booking: act(
    'booking',
    ['booking', 'นัดหมาย'],
    'bookings',
    ['Action', 'นัดหมาย'],
    ['Book', 'นัดหมาย'],
    ['Book', 'รับนัด'],
  ),
  inquiry: act(
    'inquiry',
    ['inquiry', 'คำขอใบเสนอราคา'],
    'inquiries',
    ['Inquiry', 'สอบถาม'],
    ['Ask', 'สอบถาม'],
    ['Inquire', 'รับคำถาม'],
  ),
  lead: act(
    'lead',
    ['inquiry', 'ผู้สนใจ'],
    'inquiries',
    ['Action', 'ลงชื่อ'],
    ['Ask', 'สอบถาม'],
    ['Collect', 'เก็บรายชื่อ'],
  ),
  visit: act(
    'visit',
    ['website visit', 'การเข้าเว็บไซต์'],
    'website visits',
    ['Action', 'เข้าชม'],
    ['See', 'ดูรายละเอียด'],
    ['Bring', 'พาเข้าเว็บ'],
  ),
  download: act(
    'download',
    ['install', 'การติดตั้งแอป'],
    'installs',
    ['Install', 'ติดตั้ง'],
    ['Install', 'ติดตั้งแอป'],
    ['Install', 'ชวนติดตั้ง'],
  ),
  registration: act(
    'registration',
    ['registration', 'การลงทะเบียน'],
    'registrations',
    ['Register', 'ลงทะเบียน'],
    ['Register', 'ลงทะเบียน'],
    ['Register', 'รับสมัคร'],
  ),
};

export interface Trade {
  /** Where no objective decides otherwise. */
  act: Act['id'];
  /** Interests for detailed targeting. */
  interests: Both;
  /** Places of use or moments that a picture can show. */
  scene: Both;
}
const trade = (actId: Act['id'], interests: [string, string], scene: [string, string]): Trade => ({
  act: actId,
  interests: { en: interests[0], th: interests[1] },
  scene: { en: scene[0], th: scene[1] },
});

/** By taxonomy id, 1 to 13; 0 where no type was chosen. */
export const TRADES: Readonly<Record<number, Trade>> = {
  0: trade('lead', ['the product itself', 'ตัวสินค้าหรือบริการ'], ['the work being done', 'ขั้นตอนการทำงานจริง']),
  1: trade(
    'order',
    ['pets, pet care', 'สัตว์เลี้ยง การดูแลสัตว์'],
    ['pets and their owners at home', 'สัตว์เลี้ยงกับเจ้าของที่บ้าน'],
  ),
  2: trade(
    'order',
    ['fashion, shopping', 'แฟชั่น ช้อปปิ้ง'],
    ['the piece worn on an ordinary day', 'การสวมใส่ในวันธรรมดา'],
  ),
  3: trade('order', ['games, arts, events', 'เกม ศิลปะ อีเวนต์'], ['the work and its makers', 'ผลงานและคนทำ']),
  4: trade(
    'inquiry',
    ['building, renovation, DIY', 'ก่อสร้าง รีโนเวต งานช่าง'],
    ['the material on a real site', 'วัสดุที่หน้างานจริง'],
  ),
  5: trade(
    'order',
    ['technology, gadgets, software', 'เทคโนโลยี แกดเจ็ต ซอฟต์แวร์'],
    ['the screen and the hand that uses it', 'หน้าจอและมือที่ใช้งาน'],
  ),
  6: trade(
    'order',
    ['food, cooking, drinks', 'อาหาร ทำอาหาร เครื่องดื่ม'],
    ['hands, source and table', 'มือคนทำ แหล่งที่มา และโต๊ะอาหาร'],
  ),
  7: trade(
    'order',
    ['beauty, wellness, self-care', 'ความงาม สุขภาพ ดูแลตัวเอง'],
    ['real staff and real rooms', 'ทีมงานจริงและสถานที่จริง'],
  ),
  8: trade(
    'order',
    ['home, furniture, office, garden', 'บ้าน เฟอร์นิเจอร์ สำนักงาน สวน'],
    ['a room before and during work', 'ห้องและการใช้งานจริง'],
  ),
  9: trade(
    'order',
    ['faith, ceremonies, gifts', 'ความเชื่อ พิธีกรรม ของขวัญ'],
    ['the ceremony, with respect', 'พิธีการอย่างเคารพ'],
  ),
  10: trade(
    'order',
    ['sport, fitness, outdoors', 'กีฬา ฟิตเนส กิจกรรมกลางแจ้ง'],
    ['training as it is', 'การฝึกซ้อมจริง'],
  ),
  11: trade(
    'lead',
    ['cars, motorcycles, maintenance', 'รถยนต์ มอเตอร์ไซค์ การดูแลรถ'],
    ['the vehicle in daily use', 'รถในการใช้งานประจำวัน'],
  ),
  12: trade(
    'inquiry',
    ['manufacturing, engineering, procurement', 'การผลิต วิศวกรรม จัดซื้อ'],
    ['the line, the test and the people who run it', 'สายการผลิต การทดสอบ และคนทำงาน'],
  ),
  13: trade('lead', ['the product itself', 'ตัวสินค้าหรือบริการ'], ['the work being done', 'ขั้นตอนการทำงานจริง']),
};

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
  pattern: RegExp;
  /** Types in which the pattern is not needed. */
  always?: readonly number[];
  /** In a table cell. */
  short: Both;
  /** In full, for the policy note. */
  full: Both;
  source?: 'th-food' | 'th-nbtc' | 'th-alc2' | 'meta-hw';
}

/** First match wins the cell; all matches stand in the policy note. */
export const CAUTIONS: readonly Caution[] = [
  {
    id: 'medical',
    pattern:
      /clinic|dental|dentist|hospital|doctor|surgery|botox|filler|veterinar|physio|คลินิก|ทันต|โรงพยาบาล|แพทย์|หมอ|ศัลยกรรม|จัดฟัน|รักษาสัตว์|กายภาพ/iu,
    short: { en: 'Approval before publishing; no promise of results', th: 'ขออนุมัติก่อนเผยแพร่ ไม่รับรองผล' },
    full: {
      en: 'Medical advertising: have every text and picture approved before it runs, promise no result. Meta shows cosmetic procedures to adults of 18 and over only.',
      th: 'โฆษณาทางการแพทย์: ขออนุมัติข้อความและภาพก่อนเผยแพร่ทุกชิ้น ไม่รับรองผล และ Meta แสดงโฆษณาหัตถการความงามเฉพาะผู้มีอายุ 18 ปีขึ้นไป',
    },
    source: 'meta-hw',
  },
  {
    id: 'alcohol',
    pattern:
      /\b(?:beer|wine|whisk(?:e)?y|spirits|liquor|alcohol|brewery|cocktail|gin|vodka|rum)\b|เบียร์|ไวน์|เหล้า|สุรา|แอลกอฮอล์|คราฟต์เบียร์/iu,
    short: { en: 'Alcohol: legal check before any ad', th: 'แอลกอฮอล์: ตรวจกฎหมายก่อนโฆษณา' },
    full: {
      en: 'Alcoholic Beverage Control Act B.E. 2551 s.32 restricts advertising, amended by Act (No. 2) B.E. 2568 in force since 8 November 2025: have the wording checked. A 2022 Meta text lists Thailand among the countries without alcohol ads.',
      th: 'พ.ร.บ.ควบคุมเครื่องดื่มแอลกอฮอล์ พ.ศ. 2551 ม.32 จำกัดการโฆษณา แก้ไขโดยฉบับที่ 2 พ.ศ. 2568 มีผล 8 พฤศจิกายน 2568 ต้องให้ที่ปรึกษากฎหมายตรวจถ้อยคำ ข้อความของ Meta ปี 2565 ระบุว่าไทยอยู่ในรายชื่อประเทศที่ไม่รับโฆษณาแอลกอฮอล์',
    },
    source: 'th-alc2',
  },
  {
    id: 'tobacco',
    pattern: /\b(?:tobacco|cigar(?:ette)?s?|vape|e-cigarettes?)\b|บุหรี่|ยาสูบ/iu,
    short: { en: 'Tobacco: not accepted by Google or TikTok', th: 'ยาสูบ: Google และ TikTok ไม่รับ' },
    full: {
      en: 'Google and TikTok do not accept tobacco products, e-cigarettes included.',
      th: 'Google และ TikTok ไม่รับโฆษณาผลิตภัณฑ์ยาสูบ รวมถึงบุหรี่ไฟฟ้า',
    },
  },
  {
    id: 'supplement',
    pattern:
      /supplement|vitamin|collagen|weight[- ]?loss|slimming|probiotic|อาหารเสริม|วิตามิน|คอลลาเจน|ลดน้ำหนัก|สมุนไพร/iu,
    short: { en: 'No cure or weight-loss claims', th: 'ห้ามอ้างรักษาโรคหรือลดน้ำหนัก' },
    full: {
      en: 'Supplements: no claim to cure; benefits need approval first (Food Act B.E. 2522 s.41); Meta shows them to people of 18 and over only.',
      th: 'อาหารเสริม: ห้ามอ้างว่ารักษาโรค การกล่าวถึงคุณประโยชน์ต้องขออนุญาตก่อน (พ.ร.บ.อาหาร พ.ศ. 2522 ม.41) และ Meta แสดงเฉพาะผู้มีอายุ 18 ปีขึ้นไป',
    },
    source: 'th-food',
  },
  {
    id: 'finance',
    pattern:
      /\b(?:loans?|insurance|credit|investment|crypto|forex|mortgage|leasing|bank)\b|สินเชื่อ|ประกันภัย|ประกันชีวิต|เงินกู้|ลงทุน|คริปโต/iu,
    short: { en: 'Financial terms shown in full', th: 'แสดงเงื่อนไขการเงินครบถ้วน' },
    full: {
      en: 'Financial offers: show cost and conditions in full and check each platform’s entry rules for finance.',
      th: 'ข้อเสนอทางการเงิน: แสดงค่าใช้จ่ายและเงื่อนไขครบถ้วน และตรวจหลักเกณฑ์การลงโฆษณาการเงินของแต่ละแพลตฟอร์ม',
    },
  },
  {
    id: 'food',
    pattern:
      /\b(?:food|coffee|tea|snacks?|restaurant|caf[eé]|bakery|drinks?|beverages?|juice|meal)\b|อาหาร|กาแฟ|ชานม|ขนม|ร้านอาหาร|คาเฟ่|เบเกอรี|เครื่องดื่ม/iu,
    always: [6],
    short: { en: 'No health claims', th: 'ไม่อ้างผลต่อสุขภาพ' },
    full: {
      en: 'Food Act B.E. 2522: no false or misleading claims (s.40); benefits need approval first (s.41).',
      th: 'พ.ร.บ.อาหาร พ.ศ. 2522: ห้ามโฆษณาเท็จหรือเกินจริง (ม.40) และการกล่าวถึงคุณประโยชน์ต้องขออนุญาตก่อน (ม.41)',
    },
    source: 'th-food',
  },
  {
    id: 'cosmetic',
    pattern:
      /\b(?:cosmetics?|skin ?care|serum|make-?up|spa|salon|beauty)\b|เครื่องสำอาง|สกินแคร์|เซรั่ม|สปา|ความงาม/iu,
    always: [7],
    short: { en: 'No ideal body, no medical claim', th: 'ไม่อ้างรูปร่างในอุดมคติหรือผลทางการแพทย์' },
    full: {
      en: 'Beauty: no negative self-perception, no medical claim; Meta shows cosmetic products to people of 18 and over only.',
      th: 'ความงาม: ไม่ทำให้รู้สึกแย่กับรูปร่างตัวเอง ไม่อ้างผลทางการแพทย์ และ Meta แสดงเฉพาะผู้มีอายุ 18 ปีขึ้นไป',
    },
    source: 'meta-hw',
  },
  {
    id: 'animals',
    pattern: /\b(?:live animals?|puppies|kittens|breeding)\b|ลูกสุนัข|ลูกแมว|ฟาร์มสุนัข|ฟาร์มแมว/iu,
    short: { en: 'No sale of live animals on TikTok', th: 'TikTok ไม่รับการขายสัตว์มีชีวิต' },
    full: {
      en: 'TikTok does not accept the sale of live animals; goods for animals are allowed.',
      th: 'TikTok ไม่รับโฆษณาซื้อขายสัตว์มีชีวิต แต่รับสินค้าสำหรับสัตว์',
    },
  },
];
