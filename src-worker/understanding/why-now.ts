/**
 * Why somebody advertises now: what moves buyers (a season, a feast, a law, a deadline, what others do) apart from what presses
 * the client (idle staff, rent, a loan, orders that were lost). The first may be told of a market, the second is the client's own.
 */
import { datesIn } from '../../src/shared/reading/dates.ts';

/** The client speaks of himself: his people, what he pays, what he owns, what he has too much or too little of. */
const OF_HIMSELF = new RegExp(
  [
    String.raw`(?<![a-z])(?:i|i'm|i’m|my|me|mine|we|we're|we’re|our|ours|us)(?![a-z])`,
    String.raw`(?<![a-z])(?:owner|founder|promoter|investors?|trustees|lender|bank|landlord|rent|(?:bank|our) loan|mortgages?|lease|salary|salaries|wages?|payroll)(?![a-z])`,
    String.raw`(?<![a-z])(?:staff|crews?|techs|team|therapists?|hygienist|apprentice|associate|stylist|practitioner|dr\.)(?![a-z])`,
    String.raw`(?<![a-z])(?:idle|dead|ghost town|sits?|sat (?:idle|empty|still|there|in|for|since)|sittin'?g?|parked|unsold|unused|lying|piled up|(?:only |not even )?half (?:is |are )?(?:empty|booked|full|sold)|not even half|waiting list|break ?even|backlog|gaps?|leavers|moves? out|stepping down|covered|slow|approved|pays? (?:itself|back)|grant (?:from|money)|seed round|(?:is|are|was|were) quiet)(?![a-z])`,
    String.raw`(?<!then )(?<![a-z])empty(?![a-z])`,
    String.raw`(?<![a-z])(?:opened|hired|joins?|joined|paid off|bought|fell through|sales (?:dropped|fell|are down)|sold (?:already|out)|already (?:sold|full|closed?)|commission|takes? \d+ ?%|pays? per|(?:having|holding|in) stock|capacity|since|sponsor|arrives?|has closed|contracts? end)(?![a-z])`,
    String.raw`ผม|ฉัน|หนู|พี่|เรา(?!ะ)|พ่อ|แม่บ้าน|หลาน|ลูก(?:สาว|ชาย|เขย|สะใภ้)|ทาง(?:ร้าน|โรงเรียน)|ทีมงาน|พนักงาน|เงินเดือน|ดอกเบี้ย|เงินกู้|ผ่อน|ไฟแนนซ์|สปอนเซอร์|หุ้นส่วน`,
    String.raw`(?:จอด|นั่ง)เฉย|กลับมาจอด|จะต่อ|(?:จะ|ธรรมดา|ของ)เหลือ|เหลือวันละ|ต้อง(?:รีบ|หา|เก็บ|ปิด)|ว่าง|เงียบ|ร้าง|โล่ง|ค้างสต๊?อก|ลอตใหม่|หายไป|หลุด(?:ไป|มือ)|กลัว|ย้ายออก|กองเป|ได้แค่|ถึงเป้า|traction|ให้(?:ห้อง|ที่)ฟรี|งานหาย|ยอดตก|ลูกค้าเก่า(?!ของ)|บอกต่อ|ปากต่อปาก|ใบสมัคร|กำไร|ขาดทุน|เปิด(?:มา|ตัว)|เฟส|ขยาย(?:สาย|โรง)|กดราคา|ค่าคอม|gp(?![a-z])`,
    String.raw`เสีย(?:ลูกค้า|โรงงาน|งาน)|ย้ายไป|ไม่มีคน|ไม่รู้(?:จัก|ว่ามี|ว่าเรา|$)|ยังไม่รู้|รับได้ไม่หมด|เต็มหมด|คิดเป็น|เหลือห้อง|ก่อนวันที่`,
  ].join('|'),
  'u',
);

/** What is wished is told of nobody else. */
const WISHED =
  /อยาก|(?:^|\s)(?:ต้องการ|หวัง|ตั้งเป้า|เป้า)|(?:^|[.,] )(?:they |she |he |board |management )?(?:wants?|needs?|hopes?|aims?|looking|time to|trying|must|should)(?![a-z])|(?<![a-z])(?:needed by|wants? |needs? \d)/u;

/** Seasons of weather, schools and trades. */
const SEASON = new RegExp(
  [
    String.raw`(?<![a-z])(?:seasons?|winter|summer|spring|autumn|rains?|rainy|monsoon|dry|freeze|frost|thaw|snow|flu|holidays?|vacation|term|semester|school year|exams?|results?|enrol(?:l)?ment|entrance|admissions?|harvest|planting|sowing|bloom|weddings?|saya|renewals?|agm|budgets?|appraisals?|fy ?\d\d)(?![a-z])`,
    String.raw`ฤดู|หน้า(?:ฝน|ร้อน|หนาว|แล้ง|หว่าน)|เทศกาล|ปิดเทอม|เปิดเทอม|สอบ|ฤกษ์|ละศีลอด|ออดิท|ประชุมใหญ่|ตรุษ|กินเจ|ทอดกฐิน|รับปริญญา|ลดหย่อน`,
  ].join('|'),
  'u',
);

/** What the law, an office or a marketplace asks, gives and ends. */
const ORDERED =
  /(?<![a-z])(?:laws?|rules?|regulations?|licen[cs]ing|framework|must file|deadline|window (?:opens?|closes?)|closes?|ends?|ending|expires?|steps? down|grants?|rebates?|subsid(?:y|ies)|discount|credit|tax|ban(?:ned)?|fines?|inspections?|audits?|handovers?|got oc|support ended|lost support)(?![a-z])|กฎหมาย|ประกาศ|เทศบาล|ปรับ|ห้าม|หมดเขต|หมดสัญญา|สิทธิ|ภาษี|เกษียณ/u;

/** Others do something. */
const OTHERS =
  /(?<![a-z])(?:buyers?|customers?|people|everyone|everybody|nobody|parents|famil(?:y|ies)|owners|growers?|farmers?|committees?|offices?|schools?|hospitals?|companies|employers?|tourists?|visitors?|guests?|snowbirds|couples|demand|market|prices?|calls|metro|railways?|motorway|highway|roadside|flights|orders? have to)(?![a-z])|ลูกค้า|คน(?!งาน|ขับ|สวน)|โรงงาน|โรงแรม|โรงเรียน|บริษัท|ตลาด|ครู|เขา(?!ใหญ่|ค้อ|หลัก)|ข่าว|แม่ๆ|ถนน|มอเตอร์เวย์|รถไฟ/u;

/** Whether the words tell when: a season, a law or a deadline, a date. */
export function namesTime(words: string): boolean {
  const said = words.toLowerCase();
  return SEASON.test(said) || ORDERED.test(said) || datesIn(words).length > 0;
}

/** Whether the words tell what moves buyers, and not what presses the client. */
export function movesBuyers(words: string): boolean {
  const said = words.toLowerCase();
  if (OF_HIMSELF.test(said) || WISHED.test(said)) return false;
  return OTHERS.test(said) || namesTime(words);
}
