/**
 * The steps that people take from an advert to a purchase, by the words that clients use for them: 'RFQ', 'ทัก', 'site
 * look'. Two names with one step mean the same thing in one client's answers.
 */
import { matchesOf } from '../../../src/shared/reading/matches.ts';
import { lately } from '../remember.ts';

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

/**
 * In the order of how much they say of a name: a 'quote request' is a quote, a 'booked audit' an audit. Things are nouns, of
 * which a cost or a count can be; deeds are what people do ('booked', 'signed'). Of most Thai words both are one.
 */
const WORDS: readonly (readonly [step: StepId, things: RegExp, deeds?: RegExp])[] = [
  ['loss', /(?<![a-z])(?:churn|cancellations?)(?![a-z])|ยกเลิก|เลิกใช้/u, /(?<![a-z])(?:churn(?:ed|s)|cancel(?:s|led)?|leaves? each|quits?|drops? out|stops?(?= )|of shops stop|drop out)(?![a-z])/u],
  ['qualified', /(?<![a-z])qualif(?:ied(?: leads?)?|ies|y)(?![a-z])/u, /(?<![a-z])(?:with the money|have the money|with a budget)(?![a-z])/u],
  ['sample', /(?<![a-z])(?:samples?(?: requests?)?|swatch(?:es)?|testers?)(?![a-z])|(?<!บ้าน|ห้อง)ตัวอย่าง|(?:แจก|ขอ)ชิม/u],
  ['drawing', /(?<![a-z])drawings?(?: requests?)?(?![a-z])/u],
  ['attendance', /(?<![a-z])(?:attendees?|attendance)(?![a-z])|มาตามนัด|มาตามจอง|มาถึงร้าน|มาจริง/u, /(?<![a-z])(?:show(?:s|ed|ing)? up|turn(?:s|ed|ing)? up|attend(?:s|ed|ing)?)(?![a-z])/u],
  ['approval', /(?<![a-z])approvals?(?![a-z])|อนุมัติ|ผ่านเครดิต/u, /(?<![a-z])(?:approv(?:e|es|ed)|accepted|(?:gets?|got) through|pass(?:es|ed)? (?:credit|the check))(?![a-z])/u],
  ['trial', /(?<![a-z])(?:(?:free )?trials?|pilots?|test (?:drives?|rides?)|taster(?:s| lessons?)?|samplings?)(?![a-z])|ทดลอง(?:ใช้|เรียน)?|ลองใช้|ลองเรียน|ลองขี่|ลองขับ/u],
  ['audit', /(?<![a-z])(?:audits?|inspections?|assessments?|surveys?)(?![a-z])/u],
  ['meeting', /(?<![a-z])(?:meetings?|consultations?|demos?(?: requests?)?|video calls?)(?![a-z])|นัดคุย|นัดประชุม|วิดีโอคอล/u],
  ['visit', /(?<![a-z])(?:tours?|(?:(?:site|home|house|showroom|factory|farm|studio|school) visits?|(?<!(?:page|website|web site) )visit(?:s|ors?))|viewings?|fittings?|tastings?|site looks?|appointments?|showroom)(?![a-z])|ดูหน้างาน|(?:นัด)?สำรวจหน้างาน|ดูสถานที่|ดูห้อง|(?:นัด|มา)ดู|ไปดู(?!แล|หน้างาน)|นัดหมาย|เข้ามาดู|นัด/u, /(?<![a-z])visited(?![a-z])/u],
  ['quote', /(?<![a-z])(?:quotes?(?: requests?)?|quotations?|proposals?|rfqs?|estimates?|or[çc]amentos?)(?![a-z])|ใบเสนอราคา|เสนอราคา/u],
  ['application', /(?<![a-z])(?:applications?|applicants?)(?![a-z])|ใบสมัคร/u, /(?<![a-z])appl(?:y|ies|ied)(?![a-z])/u],
  ['impression', /(?<![a-z])(?:(?:1,?000 )?impressions?|views?)(?![a-z])|วิว|การมองเห็น|คนเห็น/u],
  ['click', /(?<![a-z])(?:(?:link |ad )?clicks?|(?:(?:landing )?page|web ?site) visit(?:s|ors?))(?![a-z])|คลิ๊?[กค]/u],
  ['like', /(?<![a-z])(?:^like|(?<=\d )like|likes|followers?)(?![a-z])|ไล[กค]์|กดไลก์|ผู้ติดตาม/u],
  ['chat', /(?<![a-z])(?:(?:facebook |fb |line |whatsapp |messenger )?(?:messages?|chats?|dms?|inbox(?:es)?)|(?:sales )?(?:conversations?|convos?))(?![a-z])|ทัก|แช[ทต]|ข้อความ|อินบ็?อกซ์/u, /(?<![a-z])messag(?:es|ed)(?: me| us)?(?![a-z])/u],
  ['call', /(?<![a-z])(?:(?:phone )?call(?:er)?s?|rings?)(?![a-z])|โทร|สายเข้า|^สาย|(?<=ต่อ|รับ|\d\s?)สาย/u, /(?<![a-z])(?:rang|phoned)(?![a-z])/u],
  ['lead', /(?<![a-z])(?:(?:whatsapp |facebook |fb |new )?leads?|[ei]nquir(?:y|ies)|(?:lead )?forms?|rfis?)(?![a-z])|ลี[ดต]|สอบถาม|ผู้สนใจ|รายชื่อ|ฟอร์ม|(?:กรอก|ทิ้ง|ฝาก)(?:ชื่อ|เบอร์|ข้อมูล)|^เบอร์$/u, /(?<![a-z])(?:[ei]nquired?|asked us|ask(?:ed|s)?(?! for))(?![a-z])/u],
  ['booking', /(?<![a-z])(?:(?:new )?bookings?|reservations?)(?![a-z])|จอง|(?:โอน|วาง|จ่าย)(?:เงิน)?มัดจำ/u, /(?<![a-z])(?:(?:pays?|paid|puts? down|leaves?) (?:a |the |their )?deposits?|book(?:s|ed)?|reserv(?:e|es|ed))(?![a-z])/u],
  ['subscription', /(?<![a-z])(?:members?|memberships?|subscri(?:bers?|ptions?)|(?:maintenance )?plans?|active (?:users?|customers?|members?|shops?|accounts?))(?![a-z])|สมาชิก/u, /(?<![a-z])(?:join(?:s|ed|ing)?|subscribed?|stay(?:s|ed)? on)(?![a-z])/u],
  ['purchase', /(?<![a-z])(?:(?:first |new )?(?:orders?|sales?(?! (?:says?|said|told|tell|think|reckon|team|reps?|people|guys?|staff|manager)(?![a-z]))|purchases?|jobs?|hires?|rentals?|deals?|contracts?|pos?(?= |$)|buyers?)|(?:new |paying )?(?:customers?|clients?|patients?|students?|donors?)|agreements?|signings?|install(?:s|ations?)?|downloads?|enrol(?:l?ments?)|sign[- ]?ups?|registrations?|accounts?|tickets?)(?![a-z])|ปิดการขาย|(?<!เ)ปิด|ซื้อ|สั่ง|ได้งาน|จ่าย(?:จริง|เงิน)|เซ็น|สัญญา|ติดจริง|ติดตั้ง|ออเดอร์|คำสั่งซื้อ|เปิดบัญชี|สมัคร|ลงทะเบียน|ดาวน์โหลด|ลูกค้า|สาขา|บริจาค|ขายได้|เปิดจริง|เปิด(?:หน้า)?(?:บัญชี|ร้าน|สาขา)(?:ใหม่|จริง)?|มาใช้บริการ|โอนจริง|ตกลง(?!ว่า|กัน)/u, /(?<![a-z])(?:sells?|sold|ordered|buys?|bought|pa(?:id|y|ys|ying)|sign(?:s|ed)?(?: up)?|clos(?:e|es|ed)|installed|hired|regist(?:er|ers|ered)|enrol(?:s|l|ls|led)?)(?![a-z])/u],
]; // prettier-ignore

const global = (words: RegExp): RegExp => new RegExp(words.source, 'giu');
const THINGS = WORDS.map(([step, things]) => [step, global(things)] as const);
const ALL = WORDS.map(
  ([step, things, deeds]) =>
    [
      step,
      global(deeds === undefined ? things : new RegExp(`${things.source}|${deeds.source}`, 'u')),
    ] as const,
);

export interface StepAt {
  step: StepId;
  /** As written. */
  name: string;
  start: number;
  end: number;
}

/** In order; where two begin at one place, the one that says more. */
function found(text: string, words: readonly (readonly [StepId, RegExp])[]): StepAt[] {
  const all = words
    .flatMap(([step, pattern]) =>
      matchesOf(text, pattern).map(({ 0: name, index }) => ({
        step,
        name,
        start: index,
        end: index + name.length,
      })),
    )
    // 'Booking.com', 'orders@shop.de': a part of an address is no step.
    .filter(({ end }) => !/^(?:\.[a-z]|@)/u.test(text.slice(end, end + 2)));
  return all
    .filter(
      (one, i) =>
        !all.some(
          (other, j) =>
            j !== i &&
            other.start <= one.start &&
            other.end >= one.end &&
            (other.end - other.start > one.end - one.start || j < i),
        ),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Every word for a step in running text. */
export const stepsIn = lately((text): readonly StepAt[] => found(text, ALL));

/** Those that are things: 'we paid £18 a call' holds one. */
export const thingsIn = lately((text): readonly StepAt[] => found(text, THINGS));

/** What a name of a result means: 'signed contract', 'WhatsApp lead', 'คนสมัครใหม่'. Undefined where no word of it is known. */
export const stepOf = (name: string): StepId | undefined =>
  ALL.find(([, pattern]) => name.search(pattern) !== -1)?.[0];

/** Two names of one step: told apart by what it is and not by how it is called. */
export const sameStep = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && (a === b || (stepOf(a) !== undefined && stepOf(a) === stepOf(b)));

/** Both names are known, and the second is no further along. */
export function isNoFurther(from: string, to: string): boolean {
  const [a, b] = [stepOf(from), stepOf(to)];
  return a !== undefined && b !== undefined && STEP_RANK[b] <= STEP_RANK[a];
}
