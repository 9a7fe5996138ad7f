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
  | 'quote'
  | 'application'
  | 'booking'
  | 'purchase'
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
  quote: 5,
  application: 5,
  booking: 6,
  purchase: 7,
  loss: 8,
};

/** In the order of how much they say of a name: a 'quote request' is a quote, a 'booked audit' an audit. */
const WORDS: readonly (readonly [StepId, string])[] = [
  ['loss', 'churn(?:ed|s)?|cancel(?:s|led|lation)?|leaves? each|stops?(?= )|of shops stop|drop out|ยกเลิก|เลิกใช้'],
  ['qualified', 'with the money|have the money|qualified|with a budget'],
  ['sample', 'samples?'],
  ['drawing', 'drawings?'],
  ['trial', 'trials?|test drives?|ทดลอง|ลองใช้'],
  ['audit', 'audits?|inspections?|assessments?|surveys?'],
  ['meeting', 'meetings?|consultations?|demos?|video calls?|นัดคุย|วิดีโอคอล'],
  ['visit', 'tours?|visits?|viewings?|site looks?|appointments?|showroom|ดูหน้างาน|ดูสถานที่|ดูห้อง|นัดดู|นัดหมาย|นัด'],
  ['quote', 'quotes?|quotations?|rfqs?|estimates?|or[çc]amentos?|ใบเสนอราคา|เสนอราคา'],
  ['application', 'applications?|appl(?:y|ies|ied)|ใบสมัคร'],
  ['impression', 'impressions?|views?|วิว|การมองเห็น'],
  ['click', 'clicks?|คลิ[กค]'],
  ['like', '^like|(?<=\\d )like|likes|ไล[กค]์|กดไลก์'],
  ['chat', "messages?|messag(?:e|es|ed) (?:me|us)|chats?|dms?|inbox|ทัก|แช[ทต]|ข้อความ|อินบ็?อกซ์"],
  ['call', '(?:phone )?calls?|rings?|โทร'],
  ['lead', 'leads?|enquir(?:y|ies|e|ed)|inquir(?:y|ies|e|ed)|forms?|asked us|ask(?:ed|s)?|ลี[ดต]|สอบถาม|ผู้สนใจ'],
  ['booking', 'book(?:s|ed|ing|ings)?|reserv(?:e|es|ed|ations?)|จอง'],
  ['purchase',
    "orders?|sales?|sells?|sold|purchases?|buy(?:s|ers?)?|bought|customers?|clients?|pa(?:id|y|ys|ying)|contracts?|agreements?|sign(?:s|ed|ing|ings)?|clos(?:e|es|ed)|install(?:s|ed|ations?)?|jobs?|hires?|hired|rentals?|enrol(?:l|led|ments?|lments?)?|members?|subscri(?:bers?|ptions?)|sign[- ]?ups?|pos?(?= )|po$|accounts?|plans?|patients?|donors?|tickets?|ปิด|ซื้อ|จ่ายจริง|เซ็น|สัญญา|ติดจริง|ติดตั้ง|ออเดอร์|เปิดบัญชี|สมัคร|ลูกค้า|สาขา|บริจาค|ขายได้|เปิดจริง"],
]; // prettier-ignore

const PATTERNS: readonly (readonly [StepId, RegExp])[] = WORDS.map(([id, words]) => [
  id,
  new RegExp(bounded(words), 'giu'),
]);

/** Latin words stand whole; Thai has no spaces to stand between. */
function bounded(words: string): string {
  const parts = words.split(/\|(?![^(]*\))/u);
  const latin = parts.filter((part) => !/\p{Script=Thai}/u.test(part));
  const thai = parts.filter((part) => /\p{Script=Thai}/u.test(part));
  return [...(latin.length > 0 ? [`(?<![a-z])(?:${latin.join('|')})(?![a-z])`] : []), ...thai].join('|');
}

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
