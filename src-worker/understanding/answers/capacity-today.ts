/** Those who pay, give or belong today: how many there are of them is no room, and they are nothing in store. */
import { unitOf } from './capacity-many.ts';
import type { Figure } from './roles.ts';

const WHO =
  '(?:givers?|donors?|patrons?|supporters?|members?|subscribers?|customers?|clients?|accounts?|patients?|students?|pupils?|learners?|users?|followers?|regulars?|tenants?|residents?|volunteers?|households?|families|fans?)';
const WHO_TH =
  '(?:สมาชิก|ลูกค้า|ผู้บริจาค|ผู้ให้|คนไข้|ผู้ป่วย|นักเรียน|ผู้เรียน|นักศึกษา|ผู้ใช้|ขาประจำ|ผู้เช่า|ผู้ติดตาม|อาสาสมัคร|จิตอาสา)';
const NAMED = new RegExp(`(?<![a-z])${WHO}$|^${WHO}(?![a-z])|^${WHO_TH}`, 'iu');
const NAMED_BEHIND = new RegExp(`^\\s?(?:[a-z-]+\\s){0,3}?${WHO}(?![a-z])`, 'iu');
const NAMED_AHEAD = new RegExp(
  `${WHO_TH}(?:ราย(?:วัน|เดือน|ปี)|ประจำ|เก่า|เดิม|อยู่|แล้ว|แค่|แค่เพียง|ราว|ประมาณ|ทั้งหมด|ทั้งสิ้น|มี|\\s)*$`,
  'u',
);
/** That so many can be served, and no more: before the figure or right behind it. */
const CAN_BE =
  /(?<![a-z])(?:can|could|able to|rooms?|space|places?|capacity|cap|capped|limit(?:ed)?|licen[cs]ed|max(?:imum)?|at most|up to|no more|not more|takes?|handles?|holds?|fits?|seats?)(?![a-z])|(?<!สำห)รับ|(?<!ปัจ)จุ|ไม่เกิน|สูงสุด|เต็มที่|มากสุด|ดูแลได้|สอนได้|ไหว/u;
const IS_MOST =
  /^[^.;,\d]{0,30}?(?<![a-z])(?:(?:is|are) (?:our|the|my|all)|max(?:imum)?|at (?:the )?most|tops|limit|can be)(?![a-z])|^[^.;,\d]{0,16}(?:สูงสุด|เต็มที่|ไม่เกิน|ไหว)/u;
/** Of a class, a round or a time: how many there are at once. */
const AT_ONCE =
  /^[^.;,\d]{0,24}?(?<![a-z])(?:per|an?|each|every|in an?|\/)\s?[a-z]+(?![a-z])|^[^.;,\d]{0,12}(?:ต่อ|\/)/u;
const AT_ONCE_AHEAD =
  /(?:รุ่น|คลาส|กลุ่ม|รอบ|ห้อง|วัน|เดือน|สัปดาห์|อาทิตย์|ปี|ทริป|เที่ยว|คน|ท่าน)ละ\s*[^\s\d]*\s*$|(?<![a-z])(?:groups?|classes|class|batches|tours?|courses?) (?:of|for|with)(?: about)?\s*$/u;
/** What is served today, in a time or at once: 'we now serve 30 a day', 'ตอนนี้เฉลี่ยวันละ 5'. */
const SERVED_NOW =
  /(?<![a-z])(?:now|currently|today|already|at the moment|at present|so far)(?: we)?(?: (?:only|just|about|around|have|serve|see|teach|treat|average|get|do))*\s*$|(?<![a-z])we (?:now|currently|already|only) (?:have|serve|see|teach|treat|average|get)(?: about| around)?\s*$|(?:ตอนนี้|ปัจจุบัน|ทุกวันนี้|เฉลี่ย)(?:มี|เฉลี่ย|แค่|ราวๆ?|ประมาณ|อยู่(?:ที่)?|ได้แค่|\s)*(?:(?:วัน|เดือน|สัปดาห์|อาทิตย์|ปี)ละ)?\s*$/u;

/**
 * Whether a figure counts those who are there today, and not those who can be served.
 * @param ahead the words from the count before it to this one
 */
export function isOfToday(text: string, { reading }: Figure, ahead: string): boolean {
  const { figure, per } = reading;
  const behind = text.slice(figure.end, figure.end + 48);
  if (SERVED_NOW.test(ahead)) return true;
  if (per !== undefined || !isNamed(reading, ahead, behind)) return false;
  return !(CAN_BE.test(ahead) || IS_MOST.test(behind) || AT_ONCE.test(behind) || AT_ONCE_AHEAD.test(ahead));
}

/** Whether those who are counted pay, give or belong: by the unit, or by the words beside the figure. */
const isNamed = (reading: Figure['reading'], ahead: string, behind: string): boolean =>
  belongs(unitOf(reading)) || NAMED_BEHIND.test(behind) || NAMED_AHEAD.test(ahead);

/** 'Monthly givers', 'ลูกค้า'. */
export const belongs = (unit: string): boolean => NAMED.test(unit.trim());
