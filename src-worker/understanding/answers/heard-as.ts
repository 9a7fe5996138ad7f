/** What was learnt to be told of buyers, as what it plainly is: an occasion stops nobody, a chore decides nothing, who they are is no doubt. */
import type { Heard } from './heard.ts';

/** Days and turns of a life on which people buy; told alone they set somebody looking. */
const OCCASION = String.raw`(?:(?:เงินเดือน|โบนัส)(?:ออก|เข้า)|(?:ต้น|สิ้น|ปลาย|กลาง)(?:เดือน|ปี)|(?:สอบ|เรียน)(?:เสร็จ|จบ|ติด)|(?:ปิด|เปิด)เทอม|วันเกิด|ครบรอบ(?:แต่งงาน)?|ปีใหม่|สงกรานต์|วาเลนไทน์|ตรุษจีน|ลอยกระทง|(?:เข้า|ออก)พรรษา|วัน(?:พ่อ|แม่|เด็ก|ครู|หยุด(?:ยาว)?)|หยุดยาว|รับปริญญา|แต่งงาน|ขึ้นบ้านใหม่|ย้ายบ้าน|งานบวช|งานแต่ง|อกหัก|เลิกกับแฟน|ได้งานใหม่|เลื่อนตำแหน่ง|เกษียณ|หน้า(?:ร้อน|ฝน|หนาว)|เลิกงาน|pay ?day|bonus(?:es)?|(?:the )?end of (?:the )?(?:month|term|year)|month[- ]end|exams? (?:over|done|finished)|birthdays?|anniversar(?:y|ies)|new year(?:['’]?s(?: eve)?)?|valentine['’]?s?(?: day)?|(?:mother|father)['’]?s['’]? day|graduations?|weddings?|christmas|easter|ramadan|eid|diwali|(?:school|summer|half[- ]term|bank) holidays?|half[- ]term|moving (?:house|in)|new job|new baby|retirement)`;
const OCCASIONS = new RegExp(
  String.raw`^${OCCASION}(?:(?:\s*[,/&]\s*|\s+(?:and|or|หรือ)?\s*|และ|หรือ)${OCCASION})*$`,
  'iu',
);

/** Somebody does the work of it, and has no say by that: 'the spouse often does the books at night'. */
const CHORE =
  /\b(?:do(?:es)?|keeps?|handles?|runs?|sorts?) (?:all )?(?:the|their|his|her) (?:books?|book-?keeping|accounts|paperwork|papers|documents|receipts|files|keys|payroll|admin|school run|cooking|laundry|washing|cleaning|driving|dishes|garden)\b|(?:ทำ|จด|ลง|ดู)(?:แต่)?บัญชี|ทำเอกสาร|ทำกับข้าว|รับส่งลูก/iu;
const HAS_SAY =
  /\b(?:decid|sign|approv|pay|choos|chose|agree|say|final|last word|veto|budget)\p{L}*|ตัดสิน|เคาะ|เซ็น|อนุมัติ|จ่าย|เลือก/iu;
/** Somebody outside wants a paper of them, and has no say in what they choose: 'landlord asks proof of income'. */
const REQUIRES =
  /^(?:the |their )?(?:landlords?|banks?|embass(?:y|ies)|insurers?|government|council|police|airlines?|employers?|universit(?:y|ies)|courts?|customs|tax office|immigration) (?:asks?|wants?|needs?|requires?|demands?)(?: for)? (?:an? |the |more )?(?:proof|letters?|certificates?|references?|slips?|papers?|documents?|licen[cs]es?|reports?|statements?|payslips?|deposits?)(?![a-z])/iu;
/** Whether a clause tells of a chore, or of a paper that is asked for, and of no say. */
export const isChore = (words: string): boolean =>
  REQUIRES.test(words) || (CHORE.test(words) && !HAS_SAY.test(words));

/** Something is feared, doubted, asked or found too dear. */
const DOUBTS_TH =
  /กลัว|กังวล|ห่วง|ไม่(?:เชื่อ|แน่ใจ|มั่นใจ|กล้า|ไว้ใจ|รู้|อยาก|มีเงิน|คุ้ม|ชอบ|ยอม|ให้|สะดวก|ว่าง)|คิดว่า|นึกว่า|แพง|เขิน|อาย|ลังเล|เสียดาย|เคย|ไหม|หรือเปล่า/u;
/** Who they are: 'คนรักบ้านแต่ไม่ได้จัดเอง'. */
const WHO_TH = /^(?:คน(?:ที่|รัก|ชอบ|มี|ทำ|เลี้ยง|เล่น|อยู่)|ผู้ที่|แม่ที่|พ่อแม่ที่|เจ้าของ[ก-๛]+ที่)/u;
/** What is left of a clause whose head was cut off: 'ไม่ได้จัด'. */
const SCRAP_TH = /^ไม่ได้[ก-๛]{1,5}$/u;

/** A list of what sets them going ends where somebody fears or doubts: 'เริ่มเมื่อ: ย้ายโกดัง / กลัวถล่ม / ผู้จัดการเสนอ เจ้าของเลือก'. */
const FEARS_TH =
  /^(?:(?:พ่อ|แม่|ลูก|สามี|ภรรยา|เมีย|ผัว|แฟน|เขา|คน|ลูกค้า)(?:บางคน|ส่วนใหญ่|ก็)?)?(?:กลัว|กังวล|ห่วง(?:ว่า|เรื่อง)|ลังเล|อาย(?!ุ)|เขิน|สงสัยว่า|ไม่(?:กล้า|เชื่อ|มั่นใจ|แน่ใจ|ไว้ใจ|สมัครเพราะ|ซื้อเพราะ|จองเพราะ|มาเพราะ)|แพงกว่า|คิดว่า(?=แพง|ไม่))/u;
const PERSON_TH = String.raw`(?:เจ้าของ|ผู้(?:จัดการ|บริหาร|อำนวยการ|ปกครอง)|หัวหน้า|ฝ่ายจัดซื้อ|จัดซื้อ|วิศวกร|บอร์ด|กรรมการ|ผอ\.?|ผจก\.?|เลขา|บัญชี|เถ้าแก่|พ่อ|แม่|เมีย|ผัว|สามี|ภรรยา|แฟน|ลูก(?:สาว|ชาย)?)[ก-๛]{0,12}`;
/** Two are told, each with what is his to do: 'วิศวกรกำหนดสเปก จัดซื้อต่อราคา', 'แม่หา พ่อจ่าย'. */
const SAYS_TH = new RegExp(
  String.raw`^${PERSON_TH}?(?:เลือก|เสนอ|คัด|กำหนด|หา|ดู|ขอ|สั่ง)[ก-๛]*\s+${PERSON_TH}?(?:เลือก|อนุมัติ|เคาะ|เซ็น|จ่าย|ต่อราคา|ตัดสินใจ|ขอ)`,
  'u',
);

/** Whoever may refuse has a say, and fears nothing by that: 'QA มีสิทธิ์ไม่อนุมัติ', 'the chef can veto it'. */
const VETO =
  /(?:มีสิทธิ์?|มีอำนาจ)(?:ที่จะ)?(?:ไม่|ค้าน|ยับยั้ง|ปฏิเสธ|ตีกลับ)|วีโต้|(?<![a-z])(?:(?:can|may|could|will) (?:veto|block|overrule)|(?:has|have|holds?) (?:a|the) veto|(?:has|have) the right to (?:refuse|reject|say no))(?![a-z])/iu;

/** The same, of another kind where it plainly is one; nothing where it is no such thing. */
export function heardAs(one: Heard): Heard[] {
  const { kind, words } = one;
  if (kind === 'stops' && OCCASIONS.test(words)) return [{ ...one, kind: 'starts' }];
  if (kind === 'starts' && FEARS_TH.test(words)) return [{ ...one, kind: 'stops' }];
  if (kind === 'starts' && SAYS_TH.test(words)) return [{ ...one, kind: 'decides' }];
  // Cut off from who it is, it tells nothing.
  const veto = kind === 'stops' && !one.isQuoted ? VETO.exec(words) : null;
  if (veto) return veto.index === 0 ? [] : [{ ...one, kind: 'decides' }];
  if (
    kind === 'stops' &&
    !one.isQuoted &&
    !DOUBTS_TH.test(words) &&
    (WHO_TH.test(words) || SCRAP_TH.test(words))
  )
    return [];
  return kind === 'decides' && isChore(words) ? [] : [one];
}
