/**
 * Points that are named only where the words plainly speak of them: that a word occurs in a statement makes it no statement on that
 * word. 'Cancels' is told of somebody who does not come, and of no contract.
 */
import type { PointId } from './points.ts';
import { tellsWait } from './waiting.ts';

const says =
  (pattern: RegExp) =>
  (words: string): boolean =>
    pattern.test(words);

const PLAINLY: Partial<Record<PointId, (words: string) => boolean>> = {
  wait: tellsWait,
  // How many share one, and how long it keeps, is no smallest order.
  minimum: (words) =>
    !/^(?:one|a|an|1) \p{L}+ (?:for|per|to) (?!order)|\bsmall \p{L}+ is\b|\bfor (?:a|the|one) (?:term|year|month|week|day)\b|ไม่เกิน\s?\d+\s?(?:วัน|เดือน|ปี)/iu.test(
      words,
    ),
  // Who does not come breaks his word, and binds nobody.
  commitment: (words) =>
    !/^(?:\p{L}+ )?cancel(?:s|led)\b|\bcancels (?:at|on|the)\b|\bgets? cancelled\b|ยกเลิก(?:งาน|นัด|คิว)(?:บ่อย|กะทันหัน|เอง)/iu.test(
      words,
    ),
  // What is done where something is wrong with it, or for how long.
  warranty: says(
    /\bwarrant\w*|\bguarante\w*|\breplac\w*|\brefund\w*|\breturn\w*|\bmoney back\b|\bclaims?\b|\bcover(?:ed|s|age)?\b|\bfix\w*|\brepair\w*|\bmend\w*|\bswap\w*|\bexchang\w*|\bredo\w*|\bre-?do(?:ne)?\b|\bnew one\b|\banother\b|\bfree\b|\bagain\b|\bback\b|\bput (?:it )?right\b|\bno refunds?\b|\binsur\w*|\bcredit\b|\bfor life\b|\blifetime\b|\bif\b|\bmade good\b|\bcompensat\w*|\bsend\b.*\b(?:more|new)\b|\bpay\b|\bbreak\w*|\bfail\w*|\bfault\w*|\bcrack\w*|\bleak\w*|\bno \p{L}+, no (?:fee|invoice|charge)|\b(?:repaint|replant|re-?glaze|credited|on us)\w*|\byears? (?:on|parts)|ประกัน|เคลม|คืน|เปลี่ยน|รับผิดชอบ|ชดใช้|ชดเชย|แก้|ซ่อม|ใหม่|เสีย|พัง|แตก|ซ้ำ|แทน|เสริม|รั่ว|ฟรี|ไม่(?:เก็บ|คิด)(?:เงิน|ตังค์|ค่า)|\d+ (?:ปี|เดือน)$/iu,
  ),
  // How long, how often, or by whom it has been done.
  experience: says(
    /\byears?\b|\byrs?\b|\bsince\b|\bexperienc\w*|\bgenerations?\b|\bdecades?\b|\bfounded\b|\bestablished\b|\b(?:1[89]|20)\d\d\b|\bcentury\b|\bfamily\b|\bold(?:est)?\b|\bnew(?:ly|er)?\b|\bjust (?:started|opened|begun)\b|\bfirst\b|\bbegun\b|\bmaster\b|\btrained\b|\btraining\b|\bqualif\w*|\bjuniors?\b|\btrainees?\b|\bapprentic\w*|\bstudents?\b|\bbeginners?\b|\bamateurs?\b|\bseasoned\b|\bveterans?\b|\bexperts?\b|\bspeciali[sz]\w*|\bthousands?\b|\bcountries\b|\bseasons?\b|\bserved\b|\btrusted by\b|\bnever (?:done|been|rigged|built|made|fitted)\b|\bfitted\b|\bhundreds?\b|\bover \d|\d[\d,]*\s?\+|\b\d[\d,]* (?:\p{L}+ )?(?:jobs?|projects?|cases?|weddings?|installs?|installations?|homes?|houses?|roofs?|clients?|customers?|patients?|pupils?|students?|events?|tours?|trips?|surgeries|operations?|births?|builds?|sites?|funerals?)|ประสบการณ์|มานาน|มาก่อน|เคย|มาแล้ว|แล้ว|ทายาท|มา\s?\d|มา(?:เกิน|พัน|ร้อย|กว่า)|มือใหม่|มืออาชีพ|ชำนาญ|เชี่ยวชาญ|เพิ่งเปิด|เปิดใหม่|ใหม่|เก่าแก่|รุ่น(?:ที่|สู่|แรก|พ่อ|ปู่|ย่า|คุณ)|ตั้งแต่|ก่อตั้ง|ปี|เด็กฝึก|นักศึกษา|มาแล้ว|กว่า\s?\d|\d[\d,]*\s?(?:งาน|เคส|หลัง|โครงการ|คู่|ราย|เจ้า|คัน)/iu,
  ),
};

/** Whether the words may be of this point: where nothing is known of how it is told, they may. */
export const maySpeakOf = (point: PointId, words: string): boolean => PLAINLY[point]?.(words) ?? true;
