/** What is waited for: times of different things are no comparison. */

import { lately } from '../../../understanding/remember.ts';
import { withoutCountedFrom } from '../../../understanding/phrases/waiting.ts';

export type Wait = 'term' | 'work' | 'life' | 'company' | 'papers' | 'reply' | 'date' | 'repair' | 'delivery';

const WAITS: readonly (readonly [Wait, RegExp])[] = [
  // In what time it may be given back is a promise, and no delay.
  ['term', /\b(?:refund\w*|money[- ]back|give it back|warranty)\b|คืน(?:เงิน|ครึ่ง|เต็ม|ได้)/iu],
  // How long they are there is no wait until they come.
  ['work', /\b(?:days?|hours?|hrs?|weeks?) on[- ]?site\b/iu],
  // How long a thing holds, and how often something is done, is no delay.
  ['life', /\b(?:lasts?|lasted|tears?|wears? (?:out|through)|worn|breaks?|fails?|rusts?|rots?|fades?|lifespan|life of|shelf life)\b|\bevery \d|\b(?:once|twice) (?:in|every|a)\b|อยู่ได้|ใช้(?:งาน)?ได้(?!เลย|ทันที)|ทนได้|อายุ(?:การใช้|ใช้งาน)|(?:พัง|เสีย|ขาด|เปลี่ยน|ซ่อม|ล้าง)ทุก/iu],
  // Somebody who stays with the buyer is no delay.
  ['company', /\bwaits? (?:with|for) (?:you|them|her|him|the|your)|\bstays? with|\bleaves? (?:after|without|you)|\b(?:won['’]t|doesn['’]t|does not) wait\b|รอรับ|รอเป็นเพื่อน|อยู่รอ|นั่งรอ(?:ด้วย|เป็น)|ไม่รอ/iu],
  // What is sent afterwards is not what was waited for.
  ['papers', /\b(?:cert(?:ificate)?s?|reports?|results?|invoices?|receipts?|notes|photos?|(?:method |risk )?statements?|drawings?|plans?|surveys?|samples?|proofs?|designs?)\b|(?<!ตาม)แบบ(?!นี้)|ตัวอย่าง|(?:เล่ม|รู้|ส่ง)ผล|ผล(?:ตรวจ|ออก|แล็บ)|ใบรับรอง|รายงาน/iu],
  ['reply', /\b(?:quot(?:e|es|ed|ation)|repl(?:y|ies|ied)|answer(?:s|ed)?|respon(?:d|ds|se)|call(?:ed)? back|estimates?|approv\w+|decision|tells? (?:you|them)|gives? (?:you )?(?:the |a )?price)\b|\bprices? (?:with)?in \d|ใบเสนอราคา|ตอบ(?!โจทย์)|โทรกลับ|ติดต่อกลับ|ประเมินราคา|อนุมัติ/iu],
  ['date', /\bbook(?:s|ed|ing)?\b.*\b(?:ahead|in advance|before)\b|\b(?:appointments?|a date|slots?|waiting lists?|queues?|seen|sees? you|visits? (?:with)?in)\b|คิว|นัด|จอง/iu],
  // Who comes once more was there before.
  ['repair', /\b(?:again|come back|re-?(?:treat|visit|do)\w*)\b|กลับมา|ซ้ำ|(?<![ก-๛])อีก|เคลม|(?:จบ|ปิด)เคส|\b(?:engineers?|repairs?|fix(?:es|ed)?|technicians?|claims?|spares?|spare parts|swap(?:s|ped)?|replace(?:s|d|ment)?)\b|ซ่อม|เคลม|ช่าง|อะไหล่|เปลี่ยนเครื่อง/iu],
  ['delivery', /\b(?:deliver(?:y|s|ed)?|ship(?:s|ped|ping)?|dispatch(?:ed)?|install(?:s|ed|ation)?|arriv\w+|courier|door)\b|จัดส่ง|ส่ง(?!ฟรี)|ติดตั้ง|ถึงบ้าน|ถึงมือ/iu],
]; // prettier-ignore

/** What a statement on a time speaks of; undefined where it does not say. */
export const waitOf = lately((words): Wait | undefined => {
  const waited = withoutCountedFrom(words);
  return WAITS.find(([, pattern]) => pattern.test(waited))?.[0];
});

/**
 * Whether two times may be times of one thing: a wait that is not named is the wait for what is sold.
 * @param sold what is waited for where nothing is named; a delivery unless the offer says another
 */
export function isOneWait(a: string, b: string, sold: Wait = 'delivery'): boolean {
  const [one, other] = [waitOf(a), waitOf(b)];
  return (
    (one ?? sold) === (other ?? sold) ||
    (one === undefined && other === 'delivery') ||
    (other === undefined && one === 'delivery')
  );
}

/** What is waited for after the sale, for an answer or for papers: words that both sides share make it no wait for what is sold. */
const OWN_WAITS: ReadonlySet<Wait | undefined> = new Set<Wait>([
  'term',
  'work',
  'life',
  'company',
  'papers',
  'reply',
  'repair',
]);
/** Whether one of two times is of something that the other is not of, whatever words both share. */
export function areWaitsApart(a: string, b: string): boolean {
  const [one, other] = [waitOf(a), waitOf(b)];
  return one !== other && (OWN_WAITS.has(one) || OWN_WAITS.has(other));
}
