/**
 * Whether what a goal counts stays when it is reached: members, homes under management, beds taken. Such a goal is won by the
 * difference and by whoever leaves meanwhile; so many orders in a time are won anew, each of them.
 */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { goOn, timeOfStart } from './goal-today.ts';
import type { Goal } from './goal.ts';

/** What is told of a goal that a person may have corrected. */
export type Counted = Pick<
  Goal,
  'kind' | 'metric' | 'unit' | 'from' | 'to' | 'per' | 'text' | 'isLevel' | 'isAnew'
>;

/** A longer text tells a story, and not what is counted. */
const NAME = 60;
/** Held in so many words, whatever else the name says. */
const HELD =
  /(?:under|on|in|with) (?:contract|management|force|care|the books|cover)(?![a-z])|(?:service|maintenance|annual|yearly|care|support|rolling) (?:contracts?|plans?|agreements?)(?![a-z])|subscri|(?<![a-z])on (?:a |the |our )?(?:weekly|monthly|regular|annual) (?!basis(?![a-z]))|retainers?(?![a-z])|standing orders?(?![a-z])|direct debits?(?![a-z])|managed|(?<![a-z])(?:live|active|running|current) (?:contracts?|plans?|policies|agreements?)(?![a-z])|(?<![a-z])(?:contracts?|plans?|policies|agreements?) (?:live|active|running|in force)(?![a-z])|สัญญา(?:ราย(?:ปี|เดือน)|ดูแล|บำรุง)|ในความดูแล|ในมือ/iu;
const STAYS_THERE =
  /people(?![a-z])|(?<![a-z])let(?![a-z])|(?<![a-z])list(?![a-z])|regulars|enrol|member|customer|client|famil|children|student(?!s trained)|sites?(?![a-z])|riders?(?![a-z])|patients?(?![a-z])|residents?(?![a-z])|schools?(?![a-z])|clinics?(?![a-z])|restaurants?(?![a-z])|caf[eé]s?(?![a-z])|hotels?(?![a-z])|partners?(?![a-z])|distributors?(?![a-z])|dealers?(?![a-z])|facilit(?:y|ies)(?![a-z])|households?(?![a-z])|pupils?(?![a-z])|tenant|marina|donor|sponsor|follower|ผู้ติดตาม|shops?(?![a-z])|stores?(?![a-z])|accounts?(?![a-z])|compan(?:y|ies)(?![a-z])|firms?(?![a-z])|business(?:es)?(?![a-z])|organi[sz]ations?(?![a-z])|บริษัท|branch|users?(?![a-z])|(?<![a-z])beds?(?![a-z])|room|occup|สมาชิก|ลูกค้า|ผู้ใช้|ผู้บริจาค|ห้อง|เตียง|สาขา|ร้าน|คนไข้|ผู้ป่วย|นักเรียน|ผู้เรียน|ตัวแทน|คู่ค้า|ฟาร์ม|โรงเรียน|โรงงาน|ครัวเรือน/iu;
/** Each is won by itself, by its name. */
const FLOW =
  /(?<![a-z])new(?:ly)?(?![a-z])|sold|orders?(?![a-z])|trained|booked|groomed|ticket|(?<![a-z])jobs?(?![a-z])|install|request|ใหม่|ติดตั้ง|(?<!ตัวแทน|พนักงาน)ขาย/iu;
/** Who pays or comes again and again; not orders of a month. */
const STAYS =
  /^(?:paying|monthly|regular|active|recurring)(?=\s|$)(?!.*(?:orders?|sales|bookings?|visits?|tickets?|leads?|jobs?|enquir|inquir))/iu;
/** A step that is taken anew each time, and what such a step is a part of. */
const EVENTS =
  /sales|sell|sign|contract|won|deal|visit|call|chat|message|enquir|inquir|lead|quote|book|reserv|trip|tour|wash|repair|(?<![a-z])cases?(?![a-z])|class|lesson|session|test|treat|service|deliver|(?<![a-z])loads?(?![a-z])|(?<![a-z])tons?(?![a-z])|litre|kg|kilo|piece|bottle|(?<![a-z])box(?:es)?(?![a-z])|download|install|view|click|(?<!โรง|พนัก|สำนัก)งาน|ทัก|โทร|จอง|นัด|ครั้ง|รอบ|เที่ยว|คิว|เคส|ชิ้น|กล่อง|ถุง|ขวด|ใบ|ตัน|กิโล|ลิตร|ออเดอร์|ยอด|เซ็น|สัญญา|ปิด|ดีล/iu;
/** Apps count all who ever installed them; of what is built into houses there are no thousands. */
const APP_TOTAL = /^(?:(?:app|total) )?(?:installs?|downloads?)$|^(?:ยอด)?(?:ดาวน์โหลด|ติดตั้งแอป)/iu;
const LEAST_TOTAL = 1000;
/** 'Units' are sold or looked after: the verb tells. */
const UNITS = /(?<![a-z])units?(?![a-z])/iu;
const IS_MADE = /(?<![a-z])(?:sell|ship|make|produce|build|move|deliver|shift|order|install)/iu;

/** '120 more (now 940)': only those who come on top are to be won. */
function isToldAsMore(from: number, to: number, text: string): boolean {
  const told = new Set(
    readQuantities(text).flatMap(({ quantity }) => ('value' in quantity ? [quantity.value] : [])),
  );
  return to > from && told.has(to - from) && !told.has(to);
}

/** 'From 130 homes to 220 homes', and no time of it: a level that grows. What is done each time anew was last time's. */
const isGrowing = (metric: string, from: number, to: number, text: string): boolean =>
  metric !== '' &&
  from > 0 &&
  from < to &&
  !EVENTS.test(metric) &&
  !(UNITS.test(metric) && IS_MADE.test(text));

/** 'Pupils', 'policies in force': whether a name alone tells that what it counts stays. */
export const isNamedAsHeld = (name: string): boolean =>
  HELD.test(name) || (STAYS_THERE.test(name) && !FLOW.test(name));

/**
 * What is there now, and not in each month, is there; what was won last year is won anew this year.
 * @param told the whole answer
 */
function isLevel(goal: Counted, told: string): boolean {
  const { kind, metric, unit, from, to = 0, per, text, isAnew } = goal;
  if (from === undefined || per !== undefined || isAnew === true) return false;
  if (goal.isLevel === true) return true;
  const time = timeOfStart(from, told);
  if (time === 'last time') return goOn(told);
  const name = `${metric} ${unit} ${text.length <= NAME ? text : ''}`;
  if (HELD.test(name)) return true;
  if (kind === 'ramp' && from >= LEAST_TOTAL && from < to && APP_TOTAL.test(metric)) return true;
  if (FLOW.test(metric)) return false;
  return (
    time === 'now' ||
    isToldAsMore(from, to, text) ||
    STAYS_THERE.test(name) ||
    STAYS.test(metric) ||
    (kind === 'ramp' && isGrowing(metric, from, to, text))
  );
}

/** What counts towards the goal already: '(900 gone)', '35 already signed'; not last year's number. */
const SO_FAR =
  /^[^.;\d]{0,14}(?<![a-z])(?:gone|already|so far|done|in hand|in the b(?:ag|ook)|in already|to date|raised|pledged|committed|booked|signed|sold|taken|confirmed|reserved|registered|paid (?:a |the |their )?deposits?)(?![a-z])|^[^.;\d]{0,12}(?:จองแล้ว|ขายแล้ว|ได้แล้ว|สมัครแล้ว|แล้ว(?=[\s)]|$))/iu;
const BOOKED =
  /(?<![a-z])(?:booked|reserved|sold|signed|gone|already(?: (?:have|got|done|confirm(?:ed)?|booked|sold|signed|at|on))?|so far|done so far)\s*$|[ก-๛](?<!ที่)แล้ว\s*$/iu;
/** 'Sold 128 of 260 stands', 'ขายไปแล้ว 21 จาก 104'. */
const PART_WON =
  /(?:(?<![a-z])(?:sold|booked|reserved|signed|filled|taken|let)|(?:ขาย|จอง|แจก|ได้)(?:ไป)?แล้ว)\s+(?<won>\d[\d,]*)\s+(?:of|out of|จาก)\s+(?:the |our |all )?\d|(?<![\d.,])(?<won_first>\d[\d,]*)\s+(?:of|out of)\s+(?:the |our |all )?\d[\d,]*(?: [a-z]+){0,3} (?:are |is |have been )?(?:already )?(?:promised|reserved|booked|taken|sold|spoken for|signed)(?![a-z])/giu;
/** In so many words, whatever else is told of another time: 'sold 33 so far, last Christmas 90 in total'. */
const PLAINLY =
  /^[^.;,\d]{0,14}(?<![a-z])(?:so far|already|in hand|done|in the b(?:ag|ook)|to date)(?! (?:this|in) )(?![a-z])/iu;
const PLAINLY_BEFORE = /(?<![a-z])already(?: [a-z]+)?\s*$|[ก-๛](?:จอง|ขาย|ได้|สมัคร)แล้ว\s*$/iu;
/** What was reached of this year's is nothing of next year's. */
const NEXT_TIME = /(?<![a-z])next (?:year|season|summer|winter|term|intake)(?![a-z])|ปีหน้า|ฤดูหน้า|รุ่นหน้า/iu;
const A_YEAR = /(?<!\d)20\d\d(?!\d)|(?<!\d)25\d\d(?!\d)/gu;
const isOfOneTime = (told: string): boolean =>
  !NEXT_TIME.test(told) && new Set(told.match(A_YEAR) ?? []).size < 2;
/** 'For 2027' is one year, and not each. */
const OF_A_YEAR = /(?<![a-z])(?:for|in|of) 20\d\d(?!\d)|^\s*20\d\d\s*:/iu;
const EACH_YEAR = /(?<![a-z])(?:a|per|each|every) year(?![a-z])|\/\s?y(?:ea)?r|ปีละ|ต่อปี/iu;

/** Whether a goal begins at what is won of it already. */
function isSoFar({ from, to, per, isAnew }: Counted, told: string): boolean {
  if (from === undefined || from === 0 || to === undefined || from >= to) return false;
  const isOneYear = per === 'year' && OF_A_YEAR.test(told) && !EACH_YEAR.test(told);
  if (per !== undefined && !isOneYear) return false;
  const isPlain = isOfOneTime(told) && isToldOf(from, told, PLAINLY, PLAINLY_BEFORE);
  if ((isAnew === true || isOneYear) && !isPlain) return false;
  // '72 signed last winter': of that season nothing is won of the next.
  if (!isPlain && timeOfStart(from, told) === 'last time') return false;
  return isPlain || isToldOf(from, told, SO_FAR, BOOKED) || isPartWon(from, told);
}

/** Of all that there are so many are won: both stand in one breath. */
const isPartWon = (value: number, told: string): boolean =>
  [...told.matchAll(PART_WON)].some(
    ({ groups }) => (groups?.['won'] ?? groups?.['won_first'] ?? '').replaceAll(',', '') === String(value),
  );

const isToldOf = (value: number, told: string, behind: RegExp, before: RegExp): boolean =>
  readQuantities(told).some(
    ({ quantity, figure }) =>
      'value' in quantity &&
      quantity.value === value &&
      (behind.test(told.slice(figure.end)) || before.test(told.slice(0, figure.start))),
  );

/** A goal with what its beginning means: held, or won of it already. */
export function withStart(goal: Goal, told: string): Goal {
  if (isSoFar(goal, told) && !isNamedAsHeld(`${goal.metric} ${goal.unit}`)) {
    // What is won of it already was won of no time before, and a year that is named is none of each.
    const { isAnew: _isAnew, per: _per, ...rest } = goal;
    return { ...rest, isSoFar: true };
  }
  return isLevel(goal, told) ? { ...goal, isLevel: true } : goal;
}
