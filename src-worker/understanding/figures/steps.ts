/**
 * The steps that people take from an advert to a purchase, by the words that clients use for them: 'RFQ', 'ทัก', 'site
 * look'. Two names with one step mean the same thing in one client's answers.
 */

export type StepId =
  | 'impression'
  | 'click'
  | 'like'
  | 'chat'
  | 'call'
  | 'lead'
  | 'qualified'
  | 'sample'
  | 'drawing'
  | 'visit'
  | 'meeting'
  | 'audit'
  | 'trial'
  | 'attendance'
  | 'onward'
  | 'quote'
  | 'application'
  | 'approval'
  | 'booking'
  | 'purchase'
  | 'subscription'
  | 'loss';

/** How far along; equal for steps of which a client mostly has one. */
export const STEP_RANK: Readonly<Record<StepId, number>> = {
  impression: 0,
  like: 1,
  click: 1,
  lead: 2,
  chat: 2,
  call: 2,
  qualified: 3,
  sample: 3,
  drawing: 3,
  visit: 4,
  meeting: 4,
  audit: 4,
  trial: 4,
  attendance: 4,
  onward: 4,
  quote: 5,
  application: 5,
  approval: 6,
  booking: 6,
  purchase: 7,
  subscription: 8,
  loss: 9,
};

/** In the order of how much they say of a name: a 'quote request' is a quote, a 'booked audit' an audit. */
const PATTERNS: readonly (readonly [StepId, RegExp])[] = [
  ['loss', /(?<![a-z])(?:churn(?:ed|s)?|cancel(?:s|led|lation)?|leaves? each|quits?|drops? out|stops?(?= )|of shops stop|drop out)(?![a-z])|ยกเลิก|เลิกใช้/giu],
  ['qualified', /(?<![a-z])(?:with the money|have the money|qualified|with a budget)(?![a-z])/giu],
  ['sample', /(?<![a-z])(?:samples?|swatch(?:es)?|testers?)(?![a-z])|ตัวอย่าง|(?:แจก|ขอ)ชิม/giu],
  ['drawing', /(?<![a-z])(?:drawings?)(?![a-z])/giu],
  ['attendance', /(?<![a-z])(?:show(?:s|ed|ing)? up|turn(?:s|ed|ing)? up|attend(?:s|ed|ees?|ance|ing)?)(?![a-z])|มาตามนัด|มาตามจอง|มาถึงร้าน/giu],
  ['approval', /(?<![a-z])(?:approv(?:e|es|ed|als?)|accepted|pass(?:es|ed)? (?:credit|the check))(?![a-z])|อนุมัติ|ผ่านเครดิต/giu],
  ['trial', /(?<![a-z])(?:trials?|pilots?|test drives?|taster(?:s| lessons?)?|samplings?)(?![a-z])|ทดลอง|ลองใช้|ลองเรียน/giu],
  ['audit', /(?<![a-z])(?:audits?|inspections?|assessments?|surveys?)(?![a-z])/giu],
  ['meeting', /(?<![a-z])(?:meetings?|consultations?|demos?|video calls?)(?![a-z])|นัดคุย|นัดประชุม|วิดีโอคอล/giu],
  ['visit', /(?<![a-z])(?:tours?|visits?|viewings?|site looks?|appointments?|showroom)(?![a-z])|ดูหน้างาน|สำรวจหน้างาน|ดูสถานที่|ดูห้อง|นัดดู|นัดหมาย|นัด/giu],
  ['quote', /(?<![a-z])(?:quotes?|quotations?|proposals?|rfqs?|estimates?|or[çc]amentos?)(?![a-z])|ใบเสนอราคา|เสนอราคา/giu],
  ['application', /(?<![a-z])(?:applications?|appl(?:y|ies|ied))(?![a-z])|ใบสมัคร/giu],
  ['impression', /(?<![a-z])(?:impressions?|views?)(?![a-z])|วิว|การมองเห็น/giu],
  ['click', /(?<![a-z])(?:clicks?)(?![a-z])|คลิ[กค]/giu],
  ['like', /(?<![a-z])(?:^like|(?<=\d )like|likes)(?![a-z])|ไล[กค]์|กดไลก์/giu],
  ['chat', /(?<![a-z])(?:messages?|messag(?:e|es|ed) (?:me|us)|chats?|dms?|inbox)(?![a-z])|ทัก|แช[ทต]|ข้อความ|อินบ็?อกซ์/giu],
  ['call', /(?<![a-z])(?:(?:phone )?calls?|rings?)(?![a-z])|โทร|^สาย|(?<=ต่อ|รับ)สาย/giu],
  ['lead', /(?<![a-z])(?:leads?|enquir(?:y|ies|e|ed)|inquir(?:y|ies|e|ed)|forms?|asked us|ask(?:ed|s)?)(?![a-z])|ลี[ดต]|สอบถาม|ผู้สนใจ/giu],
  ['booking', /(?<![a-z])(?:book(?:s|ed|ing|ings)?|reserv(?:e|es|ed|ations?))(?![a-z])|จอง/giu],
  ['subscription', /(?<![a-z])(?:join(?:s|ed|ing)?|members?|memberships?|subscri(?:bers?|ptions?)|(?:maintenance )?plans?|active (?:users?|customers?|members?|shops?|accounts?))(?![a-z])|สมาชิก/giu],
  ['purchase', /(?<![a-z])(?:orders?|sales?|sells?|sold|purchases?|buy(?:s|ers?)?|bought|customers?|clients?|pa(?:id|y|ys|ying)|contracts?|agreements?|sign(?:s|ed|ing|ings)?|clos(?:e|es|ed)|install(?:s|ed|ations?)?|jobs?|hires?|hired|rentals?|enrol(?:l|led|ments?|lments?)?|sign[- ]?ups?|pos?(?= )|po$|accounts?|patients?|donors?|tickets?)(?![a-z])|ปิด|ซื้อ|สั่ง|ได้งาน|จ่าย(?:จริง|เงิน)|เซ็น|สัญญา|ติดจริง|ติดตั้ง|ออเดอร์|เปิดบัญชี|สมัคร|ลูกค้า|สาขา|บริจาค|ขายได้|เปิดจริง|มาจริง|มาใช้บริการ|โอนจริง/giu],
]; // prettier-ignore

export interface StepAt {
  step: StepId;
  start: number;
  end: number;
}

/** Every word for a step in running text, in order; where two begin at one place, the one that says more. */
export function stepsIn(text: string): StepAt[] {
  const found = PATTERNS.flatMap(([step, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
      step,
      start: index,
      end: index + word.length,
    })),
  );
  return found
    .filter(
      (one, i) =>
        !found.some(
          (other, j) =>
            j !== i &&
            other.start <= one.start &&
            other.end >= one.end &&
            (other.end - other.start > one.end - one.start || j < i),
        ),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** What a name of a result means: 'signed contract', 'WhatsApp lead', 'คนสมัครใหม่'. Undefined where no word of it is known. */
export const stepOf = (name: string): StepId | undefined =>
  PATTERNS.find(([, pattern]) => name.search(pattern) !== -1)?.[0];
