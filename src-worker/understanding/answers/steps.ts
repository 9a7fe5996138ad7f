/** What people do on their way to buying, as it is called in either language: what costs are of, and rates between. */

/** In the order in which they come; two steps of one number are told apart by name alone. */
const STEPS: readonly (readonly [step: string, order: number, names: RegExp])[] = [
  ['impression', 0, /(?:1,?000 )?impressions?|views?|วิว|การมองเห็น/],
  ['click', 1, /(?:link |ad )?clicks?|คลิ๊?ก/],
  ['visit', 2, /(?:web ?site |page )?visit(?:s|ors?)|คนเข้าเว็บ/],
  [
    'message',
    3,
    /(?:facebook |fb |line |whatsapp |messenger )?(?:messages?|chats?|dms?|inbox(?:es)?)|คนทัก|ทัก|แช[ทต]|ข้อความ|อินบ็?อกซ์/,
  ],
  ['call', 3, /(?:phone )?calls?|โทร|สาย/],
  [
    'lead',
    3,
    /(?:qualified |whatsapp |facebook |fb |new )?leads?|(?:lead )?forms?|[ei]nquir(?:y|ies)|ลีด|ผู้สนใจ|รายชื่อ|ฟอร์ม/,
  ],
  ['sample', 4, /samples?(?: requests?)?|ตัวอย่าง/],
  [
    'request',
    4,
    /(?:quote|drawing|sample|information|demo) requests?|requests? (?:of|for) (?:an? )?\p{L}+|rfqs?|คำขอ/u,
  ],
  ['trial', 4, /(?:free )?trials?|ทดลอง(?:ใช้|เรียน)?/],
  [
    'visit in person',
    5,
    /(?:site |showroom |on-?site |open house )?(?:appointments?(?: on site)?|tours?|viewings?|site looks?|audits?|consultations?|demos?)|นัด(?:คุย|ดู|หมาย)?|ดูหน้างาน|เข้ามาดู|ทดลองขับ/,
  ],
  ['quote', 6, /quot(?:es?|ations?)|proposals?|estimates?|orçamentos?|ใบเสนอราคา/],
  ['application', 6, /applications?|ใบสมัคร/],
  ['sign-up', 7, /sign[ -]?ups?|registrations?|installs?|downloads?|สมัคร|ลงทะเบียน|ดาวน์โหลด/],
  ['booking', 8, /(?:new )?bookings?|reservations?|จอง/],
  [
    'order',
    9,
    /(?:first |new )?(?:orders?|sales?|purchases?|jobs?|hires?|rentals?|deals?|contracts?|pos?|buyers?)|ออเดอร์|คำสั่งซื้อ|ปิดการขาย|ปิด|งาน|สัญญา/,
  ],
  [
    'customer',
    9,
    /(?:new |paying )?(?:customers?|clients?|patients?|members?|subscribers?|students?|shops?|donors?|guests?)|ลูกค้า(?:ใหม่)?|สมาชิก|นักเรียน|คนไข้|ผู้บริจาค|เปิดบัญชี/,
  ],
];

const WHOLE = STEPS.map(
  ([step, order, names]) => [step, order, new RegExp(`^(?:${names.source})$`, 'iu')] as const,
);
/** Source of an expression for every such name, in either language. */
export const STEP_NAMES = STEPS.map(([, , names]) => names.source).join('|');
const ANYWHERE = new RegExp(`(?<![a-z])(?:${STEP_NAMES.replaceAll(/\|(?=[ก-๛])/gu, '|')})(?![a-z])`, 'giu');

export interface Step {
  step: string;
  order: number;
}

/** The step that a name is of; undefined where it is none. */
export function stepOf(name: string): Step | undefined {
  const bare = name
    .trim()
    .replace(/^(?:an?|the|one|each|every|per|new)\s+/iu, '')
    .replace(/\s+(?:now|today|currently)$/iu, '');
  const found = WHOLE.find(([, , pattern]) => pattern.test(bare));
  return found && { step: found[0], order: found[1] };
}

/** Every name of a step in a text, with its place. */
export const stepsIn = (text: string): { name: string; start: number; end: number }[] =>
  [...text.matchAll(ANYWHERE)].map((match) => ({
    name: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
