/**
 * What makes people look for something: a day that is coming, or something that happens. Each is known by the client's own words
 * about its buyers; of what `isSold` also by what is sold, since nobody buys a wreath without the funeral.
 */
export type MomentId =
  | 'car'
  | 'moving'
  | 'wedding'
  | 'baby'
  | 'funeral'
  | 'exam'
  | 'term'
  | 'opening'
  | 'audit'
  | 'event'
  | 'merit'
  | 'festival'
  | 'birthday'
  | 'harvest'
  | 'bloom'
  | 'rain'
  | 'heat'
  | 'trip'
  | 'breakdown'
  | 'contract'
  | 'discharge'
  | 'hospital'
  | 'income'
  | 'tax'
  | 'abroad';

export interface Moment {
  id: MomentId;
  pattern: RegExp;
  /** It has a day on the calendar. */
  isDated: boolean;
  /** A time of the year, or a fear: a date only where the answers say that something must be done by it. */
  isSeason: boolean;
  /** What is sold tells it too. */
  isSold: boolean;
}

const SEASONS: ReadonlySet<MomentId> = new Set([
  'audit', 'festival', 'harvest', 'bloom', 'rain', 'heat', 'term', 'tax', 'contract',
]); // prettier-ignore

const moment = (id: MomentId, isDated: boolean, isSold: boolean, pattern: RegExp): Moment => ({
  id,
  pattern,
  isDated,
  isSeason: SEASONS.has(id),
  isSold,
});

/** Something must be done by then, or it is near for whoever buys. */
export const BY_THEN =
  /\b(?:before|by|until|ahead of|in time|deadline|due|must|requires?d?|ready for|prepar\w+ for|next|coming|soon|ends?|expires?|runs? out|renewals?|return)\b|ก่อน|ให้ทัน|ทัน(?!ที|สมัย|ตา|ต)|ภายใน|ต้อง|กำหนด|เตรียม|ใกล้|หมด|ครบ|ต่อ(?:ทะเบียน|ภาษี|อายุ)|ยื่น|ปิดงบ/iu;

/** In the order in which they are looked for: the narrower before the wider. */
export const MOMENTS: readonly Moment[] = [
  moment('car', true, false, /\b(?:order(?:ed|ing)?|waiting for|await\w*)\b[^.;]{0,30}\b(?:cars?|vehicles?|evs?)\b|(?:สั่ง|จอง|รอรับ|เพิ่งออก|ออก)รถ/iu),
  moment('funeral', true, true, /\bfunerals?\b|\bwakes\b|\bcondolences?\b|งานศพ|ฌาปนกิจ|พวงหรีด/iu),
  moment('wedding', true, true, /\bweddings?\b|\bbrides?\b|getting married|แต่งงาน(?!ใหม่|แล้ว)|บ่าวสาว|เจ้าสาว|งานแต่ง/iu),
  moment('baby', true, false, /\bpregnan|\bexpecting\b|\bdue date\b|mums?-to-be|ตั้งครรภ์|ใกล้คลอด|คุณแม่ท้อง/iu),
  moment('merit', true, true, /กฐิน|ผ้าป่า|งานบวช|ขึ้นบ้านใหม่|งานบุญ/u),
  moment('exam', true, true, /\bexams?\b|\bentrance test|\b(?:JLPT|IELTS|TOEIC|TOEFL)\b|สอบเข้า|สนามสอบ|วันสอบ|สอบปลายภาค|สอบติด|ติวสอบ|ก่อนสอบ/iu),
  moment('term', true, false, /\b(?:new|start of|before) (?:the )?(?:term|school year|semester)\b|back to school|เปิดเทอม|ปีการศึกษา/iu),
  moment('moving', true, false, /\bmov(?:e|ing) (?:in(?:to)?|house|home)\b|\bnew (?:home|house|flat|condo)\b|ย้ายบ้าน|บ้านใหม่|รับโอน(?:บ้าน|ห้อง)|คอนโดใหม่/iu),
  moment('opening', true, false, /\bopening (?:a|their|new|soon)\b|\bfit[- ]?outs?\b|(?:กำลัง|จะ|เตรียม)เปิด(?:ร้าน|สาขา|โรงแรม|คลินิก|กิจการ)/iu),
  moment('audit', true, false, /\baudits?\b|\binspections?\b|(?:ผู้|รับการ|ก่อน|วัน)ตรวจ(?:โรงงาน|ประเมิน)|ออดิท/iu),
  moment('event', true, false, /\b(?:event|gig|concert|match|race|conference|exhibition|trade fair) days?\b|\bevent (?:planners?|managers?|organi[sz]ers?|directors?)\b|งานอีเวนต์|เจ้าภาพ|ออกบูธ/iu),
  moment('festival', true, false, /\b(?:christmas|ramadan|eid|diwali|easter|thanksgiving|mother'?s day|lunar new year|chinese new year|tet|valentine'?s)\b|สงกรานต์|ปีใหม่|ตรุษจีน|วันแม่|วาเลนไทน์|ไหว้เจ้า|สารทจีน/iu),
  moment('birthday', true, true, /\bbirthdays?\b|\banniversar(?:y|ies)\b|วันเกิด|ครบรอบแต่งงาน/iu),
  moment('bloom', true, true, /ช่วงดอก|ดอกบาน|\b(?:flowering|bloom|blossom)\b/iu),
  moment('harvest', true, false, /\bharvest(?:s|ing)?\b|\bpicking season\b|เก็บเกี่ยว|หน้าเกี่ยว/iu),
  moment('rain', true, false, /\b(?:rainy season|monsoon|before the rains?)\b|หน้าฝน|ฤดูฝน|ฝนมา/iu),
  moment('heat', true, false, /\b(?:heat ?wave|hot season)\b|หน้าร้อน|อากาศร้อน/iu),
  moment('breakdown', false, true, /\bbreak(?:s|ing)?[- ]?downs?\b|(?<!\b(?:buy|buys|collect|collects|take|takes|recycle|recycles|accept|accepts)\b[^.;]{0,20})\bbroken\b(?! (?:ones|homes?|promises?|rice|families|hearts?)\b)|\bbroke\b|\bleak(?:s|ing|ed)?\b|\bemergenc(?:y|ies)\b(?!\s(?:food|parcels?|funds?|shelters?|aid|appeal|relief|accommodation|housing|contacts?|exits?|light(?:s|ing)?))|(?:แอร์|เครื่อง|รถ|ปั๊ม|ท่อ|หลังคา|คอม)(?:เสีย|พัง|รั่ว|ตัน)|น้ำรั่ว|ท่อตัน/iu),
  moment('contract', true, false, /\b(?:contracts?|lease|policy|policies|licen[cs]e) (?:ends?|expires?|runs? out|is up|renewals?)\b|\bup for renewal\b|หมดสัญญา|ครบสัญญา|ใกล้หมด(?:อายุ|สัญญา)|ต่อทะเบียน|ต่อภาษี|ต่ออายุ(?:กรมธรรม์|ประกัน)/iu),
  moment('discharge', false, false, /\bdischarged?\b|\bout of (?:the )?(?:er|hospital)\b|(?:ออกจาก|ออก|กลับจาก)(?:โรงพยาบาล|รพ)/iu),
  moment('hospital', false, true, /\bsurgery date\b|\bjust had [^.;]{0,24}surgery\b|\bafter (?:a )?(?:stroke|surgery|operation|fall)\b|\bdiagnos|หลังผ่าตัด|หมอสั่ง|ล้มในบ้าน/iu),
  moment('income', false, false, /\b(?:laid off|lay-?offs?|redundan\w+|lost (?:their|a) job|side income|second income|extra income)\b|ลดโอที|โอทีหาย|ตกงาน|เลิกจ้าง|อาชีพเสริม|รายได้เสริม/iu),
  moment('tax', true, false, /\btax (?:return|season|deadline|year)|\byear[- ]end (?:accounts|closing)|ยื่นภาษี|ปิดงบ/iu),
  moment('abroad', true, true, /\b(?:work|working|study|studying|go|going|move|moving) (?:abroad|overseas|in (?:japan|korea|germany|australia|the uk))\b|ไป(?:ทำงาน|เรียนต่อ|อยู่)?(?:ญี่ปุ่น|เกาหลี|เยอรมัน|ออสเตรเลีย|ไต้หวัน|ต่างประเทศ|เมืองนอก)/iu),
  moment('trip', true, false, /\b(?:holidays?|vacations?|road ?trips?|trips?|long weekends?)\b|ไปเที่ยว|ทริป|วันหยุดยาว/iu),
]; // prettier-ignore
