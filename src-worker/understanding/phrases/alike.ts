/** Pairs that are sure by what both sides tell: when they pay, how often something is done, the smallest order, a share that is asked. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { tellsSmallestOrder } from './growing.ts';
import { lately } from '../remember.ts';
import { isMostlyThai } from '../text.ts';

/** Somebody is paid by the seller, at a time. */
const PAYS_WHEN =
  /\b(?:(?:are|is|get|gets|you['’]re|owners?|sellers?|they|we|you) paid|pays? (?:you |us |owners |sellers |out )?|payouts?|paid out|settle[sd]?|remits?)\b(?! (?:for|the|your|more|less|rent|fine))[^.;]{0,24}(?:\b(?:with)?in\b|\bafter\b|\bon the \d|\bevery (?:day|week|month|fri|mon)|\b(?:same|next) (?:day|week)|\bdaily\b|\bweekly\b|\bmonthly\b|\bup ?front\b|\bon the (?:spot|day)\b|\b\d+ (?:days|weeks|months)\b)|(?:โอนเงิน|จ่ายเงิน|จ่าย(?=[ก-๛]{0,6}(?:ทุก|ภายใน|ใน|หลัง|ช้า))|เคลียร์เงิน|ได้เงิน|รับเงิน)[ก-๛ ]{0,12}(?:ทุก|ภายใน|ใน|หลัง|ทันที|ช้า|วันเดียว|\d)/iu;

const paysWhen = lately((words) => PAYS_WHEN.test(words));

/** What a rival pays later than we do; that theirs is told as a weakness says who is later. */
export const arePaydays = (theirs: string, ours: string): boolean => paysWhen(theirs) && paysWhen(ours);

/** Times a year; undefined where the words do not tell how often. */
const OFTEN: readonly (readonly [perYear: number, pattern: RegExp])[] = [
  [365, /\b(?:every|each) (?:single )?(?:day|night|morning|evening)\b|\bdaily\b|\bnightly\b|ทุก(?:วัน(?!ที่|[จอพศส])|เช้า|เย็น|คืน)|รายวัน|วันละ/iu],
  [52, /\b(?:every|each|once a|twice a|times a) (?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bweekly\b|ทุก(?:อาทิตย์|สัปดาห์)|ทุกวัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|ราย(?:สัปดาห์|อาทิตย์)|(?:อาทิตย์|สัปดาห์)ละ/iu],
  [12, /\b(?:every|each|once a|twice a|times a) month\b|\bmonthly\b|\bof (?:every|each|the) month\b|ทุก(?:วันที่\s?\d+|เดือน)|รายเดือน|เดือนละ/iu],
  [4, /\b(?:every|each|once a) (?:quarter|term|season)\b|\bquarterly\b|ทุก(?:ไตรมาส|เทอม|\s?3\s?เดือน)|รายไตรมาส/iu],
  [1, /\b(?:every|each|once a|twice a|times a) year\b|\b(?:yearly|annually|annual)\b|ทุก(?:สิ้น)?ปี|รายปี|ปีละ/iu],
]; // prettier-ignore
const perYear = lately((words): number | undefined => OFTEN.find(([, pattern]) => pattern.test(words))?.[0]);

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Words of how often and of whom, which say nothing of what. */
const NOTHING =
  /^(?:every|each|once|twice|times?|day|daily|week|weekly|month|monthly|year|yearly|only|their|they|with|that|your|the|and|ทุก|วัน|วันที่|เดือน|ปี|สัปดาห์|อาทิตย์|ครั้ง|ละ|ของ|มา|แค่|ลูกค้า|เรา|เขา|ให้|ได้|มี|ไม่|ที่|ใน|รอ)$/iu;
const things = (words: string): string[] =>
  [...segmenter.segment(words.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike === true && !NOTHING.test(segment) && !/^\d/u.test(segment) && segment.length > 1
      ? [segment.replace(/(?<=\p{L}{3})s$/u, '')]
      : [],
  );

/** Both tell how often the same thing is done, and ours is done more often: 'งบทุกเดือน' and 'งบมาปีละครั้ง'. */
export function isOftener(theirs: string, ours: string): boolean {
  const [a, b] = [perYear(theirs), perYear(ours)];
  if (a === undefined || b === undefined || b <= a) return false;
  const known = things(ours);
  const least = isMostlyThai(theirs) ? 2 : 4;
  return things(theirs).some((word) => word.length >= least && known.includes(word));
}

const LEAST_ORDER =
  /(?:\b(?:min(?:imum)?(?: order)?(?: of)?|moq)\b|ขั้นต่ำ(?:ที่|ครั้งละ|บิลละ)?)\s*(?=\d|[฿$£€]|แสน|หมื่น|พัน)/iu;
/** The number behind 'minimum', with what is counted. */
const leastOrder = lately((words): { value: number; unit: string } | undefined => {
  const said = LEAST_ORDER.exec(words);
  if (said === null) return undefined;
  const from = said.index + said[0].length;
  const found = readQuantities(words).find(({ span, figure }) => span.start <= from && figure.end > from);
  return found?.quantity.kind === 'count'
    ? { value: found.quantity.value, unit: found.quantity.unit.toLowerCase().replace(/s$/u, '') }
    : undefined;
});
const moneyIn = (words: string): number | undefined =>
  readQuantities(words).flatMap(({ quantity }) => (quantity.kind === 'money' ? [quantity.value] : []))[0];
/** Both tell what an order must come to in money, and ours is less. */
function isLessMoney(theirs: string, ours: string): boolean {
  const [a, b] = [moneyIn(theirs), moneyIn(ours)];
  return a !== undefined && b !== undefined && b < a;
}
/** Both tell how many an order must be of, of one unit, and ours is fewer. */
export function isSmallerOrder(theirs: string, ours: string): boolean {
  if ([theirs, ours].every(tellsSmallestOrder)) return isLessMoney(theirs, ours);
  const [a, b] = [leastOrder(theirs), leastOrder(ours)];
  return a !== undefined && b !== undefined && a.unit === b.unit && b.value < a.value;
}

const DEPOSIT = /\b(?:deposits?|down ?payments?|up ?front)\b|มัดจำ|เงินดาวน์/iu;
const putDown = lately((words) => {
  const [only, ...more] = DEPOSIT.test(words) ? readQuantities(words) : [];
  const quantity = more.length === 0 ? only?.quantity : undefined;
  if (quantity === undefined || !('value' in quantity)) return undefined;
  return { value: quantity.value, unit: `${quantity.kind} ${'unit' in quantity ? quantity.unit : ''}` };
});
/** Both tell what is put down, in one unit, and with us it is less: 'one month deposit', 'two months deposit'. */
export function isSmallerDeposit(theirs: string, ours: string): boolean {
  const [a, b] = [putDown(theirs), putDown(ours)];
  return a !== undefined && b !== undefined && a.unit === b.unit && b.value < a.value;
}

/** A share of what comes in that is asked for the work: '18% of rent collected', 'commission 15%', and '15%' alone. */
const SHARE_ASKED =
  /^(?:fee |commission |from |only |just |ค่าคอม(?:มิชชั่น)?|ค่าธรรมเนียม|คิด|หัก)?\s?\d{1,2}(?:\.\d+)?\s?%(?:\s(?:of (?:the )?(?:rent|sales?|price|revenue|takings|bookings?|income|order|wage|salary|fee)|commission|fee|all[- ]in|ของ(?:ค่าเช่า|ยอดขาย|รายได้|ราคา)|ต่อ)|$)/iu;
/** The share that each side asks, where both ask one. */
export function sharesAsked(theirs: string, ours: string): { theirs: number; ours: number } | undefined {
  const [a, b] = [theirs, ours].map((words) => {
    if (!SHARE_ASKED.test(words)) return undefined;
    const [first] = readQuantities(words);
    return first?.quantity.kind === 'percent' ? first.quantity.value : undefined;
  });
  return a === undefined || b === undefined || a === b ? undefined : { theirs: a, ours: b };
}
