/** The name of what a goal counts, cut out of the words around its figure. */

const VERBS =
  /^(?:(?:to|we|want|need|please|and|also|our|the|then|so|a|at|get|reach|gain|win|achieve|generate|deliver|have|grow|increase|raise|boost|double|lift|reduce|cut|lower|bring|decrease|keep|hold|maintain|drive|sell|attract|collect|build|hit|total|of|number|must|should|ensure|would|love|see|aim|like|currently|i|i'd|be|is|it|it's|vs|go|going|move|moving|climb|scale|jump|up|us|them)\s+)+/iu;
const THAI_VERBS =
  /^(?:(?:โดย|กับ|และ|ซึ่ง|แล้วก็|ขอให้(?:มี|ได้)?|ขอ(?=\s|$|สมาชิก|ลูกค้า|ยอด|คน|งาน)|ต้องการ|อยาก|ให้|เพิ่ม|ขยาย|ลด|รักษา|คุม|มี|ได้|สร้าง|หา|ทำ|ยอดจำนวน|จำนวน|สัก|ประมาณ|ปีหน้า|เดือนหน้า|ปีนี้|ฤดูนี้|รอบนี้)\s*)+/u;
const TAIL =
  /\s*(?:\b(?:from|by|in|within|over|per|a|an|each|every|at|before|until|is|are|was|were|to|of|for|and|or|down|up|with|month|monthly|(?:out )?of (?:which|them))\b|[,;:+(@&=?\-–—]|หรือ|กับ|ให้|เหลือ|ให้ได้|เป็น|จาก|ภายใน|(?:ขอ)?(?:วัน|คืน|เดือน|ปี)ละ|→|->|=>|ต่อ(?:วัน|คืน|สัปดาห์|อาทิตย์|เดือน|ปี)|ต่อ|ใน|ที่|ไว้|อยู่|ถึง|เพิ่มขึ้น|ลดลง|เพิ่ม|(?<!โห)ลด|ขึ้น|ลง|ได้|อีก|ไม่|(?<=[ก-๛]{3})ขอ|(?<=[ก-๛])(?:แค่|เพียง|สัก|ประมาณ|ราวๆ?|เฉลี่ย)|(?<=\p{L}\s)(?:now|today|currently|about|around|only)|(?<=\s)ณ)\s*$/iu;

/** Words that name nothing: 'ต้องได้ 80 คน', 'จาก 140 ที่มี', 'รับ 1,200 คน'. */
const NOTHING =
  /^(?:(?:ต้อง|ครบ|หรือ|จากทั้งหมด|ทั้งหมด|ที่มี|มี|รับ|เปิดรับ|ได้|รุ่นนึง|รุ่นละ|รอบละ|ถ้า|ตอนนี้|now|already|points?|another|extra|more|gone|booked|sold|signed|taken|so far|ตั้งเป้า|เป้า(?:หมาย)?|target|goal|aim|only|just|about|ณ|ขอเป็น|(?:in |this |our )?(?:winter|summer|spring|autumn|fall|monsoon|(?:high |low |off[- ])?season|weekdays?|weekends?|midweek|session|last session|this session)|หน้า(?:หนาว|ร้อน|ฝน)|วันธรรมดา|เสาร์อาทิตย์|(?:วัน|คืน|เดือน|ปี|สัปดาห์)ละ|ขายให้(?:ได้)?|(?:ตอนนี้)?(?:จอง|ขาย|สมัคร|มัดจำ|เช่า)(?:ไป)?แล้ว|รวม(?:ทั้งหมด|เป็น)?|ยังไม่มีสักคน|ยังไม่มี|อยาก|ขอ|ซัก|สัก|ไป|ก่อน|ยัง|ให้ได้|เดือน(?:นึง|หนึ่ง|ที่แล้ว|ก่อน)?|ปี(?:ที่แล้ว|ก่อน|นี้|หน้า)|(?:next|last|this|every|each|coming) (?:year|month|week|season|time|round|term|spring|summer|autumn|fall|winter)|its?|their|our|them|this|that|these|those|please|pls|ok(?:ay)?|must|be|full|back|and|no|wish(?:es)?|wants?|needs?|hop(?:e|ing)|plan(?:ned)?|looking|round|last(?: season's| year's)?|next|pm|→|->|\d+%?)(?![a-z])\s*)+$/iu;

/** About so many, and no name of what is counted. */
const ABOUT_TH = /^(?:(?:ตอนนี้|ปัจจุบัน)?\s?(?:ราว ?ๆ?|ประมาณ|เกือบ|แค่|เฉลี่ย))$/u;

/** Months in a Thai name tell when, and a figure behind 'จาก' where it begins: '350 ออเดอร์เดือนมกรา จาก 176'. */
const WHEN_TH =
  /\s*จาก(?:เดิม)?\s?\d.*$|\s*(?:ใน)?เดือน(?:มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิ|ธันวา)(?:คม|ยน|พันธ์)?(?![ก-๛]).*$|\s*(?:ใน)?เดือน(?:มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิ|ธันวา)(?=จาก).*$/u;

/** The name of what is counted, without the verb before it and the words that lead to the number. */
export function metricBefore(text: string): string {
  // Where a time stood between them, only what is nearest to the figure names it.
  const near =
    text
      .trimEnd()
      .split(/\s{3,}/u)
      .at(-1) ?? '';
  let metric = `${near.replace(/^.*[;,]\s*/u, '').trim()} `;
  metric = metric.replace(VERBS, '').replace(THAI_VERBS, '').trim();
  for (let i = 0; i < 4; i++) metric = metric.replace(TAIL, '').replace(A_TIME, '').trim();
  if (
    ABOUT_TH.test(metric) ||
    NOTHING.test(metric) ||
    /\s(?:needs?|wants?)$/iu.test(metric) ||
    /^จาก(?:ธันวา|มกรา|ปี|เดือน|รอบ|เดิม|ตอนนี้)/u.test(metric)
  )
    return '';
  // 'จากเดือนละ 95 น้อง เป็น 150': the figure that it begins at is no part of its name.
  metric = metric.replace(/^\d[\d.,]*\s?(?=[ก-๛]{2,10}$)/u, '');
  // 'ขายจาก 400 เป็น 900 ตัว': the verb says what is counted.
  return metric === 'ขาย' ? 'ยอดขาย' : metric;
}
const METRIC_END =
  /\s+(?:a|an|per|each|every|in|within|to|by|from|before|between|since|until|over|for|on|at|during|worth|so that|so|would|will|could|should|once|when|while|until|because|if|as|please|pls|instead|rather|compared|versus|vs|up from)(?:\s.*)?$|[;,.].*$|\s*[/(@].*$|\s*(?:ต่อ|ภายใน|ก่อน|ใน(?=\d|ปี|เดือน|\s*$)).*$/iu;
/** 'Nights next year', 'pupils this term': when, and not what. */
const A_TIME =
  /\s+(?:this|next|last|(?:the )?(?:coming|following|current|whole)) (?:calendar |financial |school )?(?:year|quarter|month|week|weekend|season|term|semester|spring|summer|autumn|fall|winter|christmas|easter)(?:\s.*)?$|\s*(?:ปี|เดือน|เทอม|ไตรมาส|ฤดู|รอบ)(?:หน้า|นี้|ถัดไป)$/iu;
export const metricAfter = (text: string): string =>
  ` ${text.trim().split(/\s{3,}/u)[0] ?? ''}`
    .replace(METRIC_END, '')
    .replace(WHEN_TH, '')
    // 'ผู้อุปถัมภ์อยู่กับเราเฉลี่ย 22 เดือน': how long they stay is no part of who they are.
    .replace(/(?<=[ก-๛]{3})(?:จะ)?อยู่(?:กับเรา|ต่อ)?\s*(?:โดย)?เฉลี่ย.*$/u, '')
    .trim()
    .replace(/^(?:x|×|เท่า|\+)(?=\s|$)/iu, '')
    .replace(A_TIME, '')
    .replace(
      /(?:\s*(?:(?:out )?of (?:which|them)|[-–—@&?=:])|\s+(?:of|about|around|roughly|and|or|with))+$/iu,
      '',
    )
    .replace(/^[!?.…)\]\s]+/u, '')
    .replace(/^ณ(?=\s|$)\s*/u, '')
    .replace(/^(?:more|new|of|additional)\s+/iu, '')
    // 'Lifts under contract more' counts lifts under contract.
    .replace(/(?<=\p{L})\s+(?:more|extra|additional|on top|fewer|less)$/iu, '')
    .replace(/\s+(?:daily|weekly|monthly|quarterly|yearly)$/iu, '')
    .replace(NOTHING, '')
    .trim();

/** A Thai clause around the figure, and no name: 'เคยได้', 'ปกติ', 'ขอกลับไป', 'เต็มทุกวัน', 'ไปบ้านอาทิตย์ละ', 'ปกติขายเดือนนึง', '1) เช่า', 'คิว/เดือน →', 'อาทิตย์ถึงพฤหัสขาย'. */
const CLAUSE_TH =
  /^(?:เคย|ปกติ|ขอ(?!ง)|กลับไป|ไป(?=บ้าน|ที่|ถึง|หา)|เต็ม(?!เวลา)|ที่(?!ดิน|นั่ง|พัก|นอน|ปรึกษา|จอด)|จ-)|(?:อาทิตย์|วัน|เดือน|ปี|สัปดาห์)ละ$|นึง$|(?<=[ก-๛])เอา$|^(?:มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิ|ธันวา)(?:คม|ยน|พันธ์)?|^\d{1,2}[).]|(?:→|->)\s*$|\d{3}|^(?:ครึ่ง(?:ปี)?(?:แรก|หลัง)|ปี(?:ก่อน|ที่แล้ว)|ทุกปี|ของ(?!ที่ระลึก|ขวัญ|ฝาก|ใช้|เล่น|กิน|สด|หวาน|คาว|แต่ง|ตกแต่ง|มือสอง|ชำร่วย|แห้ง|ว่าง)(?=[ก-๛]{4}))|^(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)(?:ถึง|-|เสาร์|อาทิตย์)|ไม่ต้อง|\d\s?รับ$|^(?:ไฮ|โลว์)(?:ซีซัน|ซีซั่น)?(?:ก่อน|นี้|หน้า|ที่แล้ว)?$/u;
/** Whether what stands beside the figure of a goal tells a clause: it can be reckoned with, and is printed nowhere. */
export const tellsClause = (metric: string): boolean => CLAUSE_TH.test(metric);
