/** Figures of a goal's answer that belong to another: a share of so many, the same goal in money, the next step of it; and numbers that name something. */
import { mayBeYear } from '../../../src/shared/reading/calendar.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { valueOf } from './goal.ts';
import { isPlainlyToday, isTellingNow } from './goal-today.ts';
import type { Figure } from './roles.ts';

/** 'Month 4', 'batch 12', 'when we turn 5', 'เดือนที่ 3', 'ป. 1': a number that names something, and counts nothing; 'January batch 60' counts. */
const NAMED =
  /(?:(?<![a-z])(?:(?:by|in|from|after|until|of) (?:month|week|day|year|quarter)|phase|step|stage|(?<!(?<![a-z])(?:this|next|last|previous|coming|(?:jan|febr)(?:uary)?|feb|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) )(?:round|batch|intake|cohort|class)|level|page|no\.?|number|turn(?:s|ed|ing)?|route|unit|plot|lot)|(?:เดือน|ปี|สัปดาห์|อาทิตย์|วัน|รุ่น|รอบ|ครั้ง|อันดับ|เฟส|ชั้น)ที่|(?<![ก-๛])(?:รุ่น|เฟส|ป\.|ม\.)|(?<!\d)20\d\d\/)\s?$/u;
/** 'CNY 2026', 'season 2027': a year. */
const OF_YEAR =
  /(?<![a-z])(?:cny|christmas|xmas|eid|easter|diwali|seasons?|summer|winter|spring|autumn|fall|fy|since)\s?$/u;
const isYear = (text: string, { value }: { value: number }, before: string): boolean =>
  mayBeYear(value) && OF_YEAR.test(before) && !/^\d[.,]/u.test(text);
/** 'Sell 900 @ $45', 'เครื่องละ 18,000 บาท': the price of one. */
const AT_PRICE = /@\s?$/u;
/** '350 givers, averaging £9', '60 ราย เฉลี่ยรายละ 2,500 บาท'. */
const ON_AVERAGE = /(?:(?<![a-z])averaging|(?<![a-z])on average|เฉลี่ย(?:ราย|คน|บิล|ออเดอร์|ครั้ง|หัว)?ละ?)\s*$/u;
/** Between a count and a sum: '80 bookings at £65', '200 members worth €40'. */
const WORTH_EACH =
  /^(?:\s[\p{L}'-]+){0,3}\s?,?\s?(?<![a-z])(?:(?:each )?(?:worth|paying|giving|spending)|at)(?: an? (?:average|price)(?: of)?)?(?: about| around| roughly| over| at least)?\s*$/u;
const PRICE_OF_ONE = /(?<!วัน|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี)(?<=[ก-๛]{2})ละ\s*$/u;

/** 'The co-op pays 7.20/kg for the rest': money that nobody calls so. */
const PAYS =
  /(?<![a-z])(?:pays?|paid|gets?|sells?|costs?|goes|priced|charged?)(?: (?:us|me|you|them|only|about|for|at|around)){0,2} $/u;
const OF_WEIGHT =
  /^\s?(?:\/|per |a |an )\s?(?:kg|kilo|lb|pound|tonne|ton|litre|liter|l|box|bag|bottle|unit|piece|head|each|night|hour|hr)(?![a-z])/u;

/** 'Max is 90': what fits, and nothing that is wanted. */
const MOST =
  /(?:(?<![a-z])(?:max(?:imum)?|limit|capacity|cap)(?: (?:is|of))?[:,]?|สูงสุด|เต็มที่|รับได้(?:สูงสุด)?)\s*$/u;

/** '1) … 2) …': the numbers of a list. */
const isOfList = (text: string, { reading: { quantity, span, figure } }: Figure): boolean =>
  quantity.kind === 'count' &&
  /^\d$/u.test(text.slice(figure.start, figure.end)) &&
  text[figure.end] === ')' &&
  text.lastIndexOf('(', span.start) <= text.lastIndexOf(')', span.start);
/** 'The gap is £9,000 (so £40k)': how far it is to what is wanted. */
const GAP =
  /(?<![a-z])(?:gap|shortfall|deficit)(?: (?:is|of|was|now|still|about|around|to (?:fill|close))){0,3}:? ?$/u;
const isGap = (text: string, { reading: { span } }: Figure): boolean =>
  GAP.test(text.slice(Math.max(0, span.start - 40), span.start));

/** A figure that is nothing of a goal, and still parts the words of those beside it. */
export function isBetween(answer: string, figure: Figure, figures: readonly Figure[]): boolean {
  const text = plain(answer);
  const hasLevel = figures.some(
    (one) => !isGap(text, one) && one.likely('target') > 0.5 && one.reading.quantity.kind !== 'date',
  );
  return isOfList(text, figure) || (hasLevel && isGap(text, figure));
}

/** Without the most that fits, numbers that name something and prices of one. */
export function withoutNames(answer: string, figures: readonly Figure[]): readonly Figure[] {
  const text = plain(answer);
  return figures.filter(({ reading }, index) => {
    const { quantity, span, perSpan } = reading;
    const before = text.slice(Math.max(0, span.start - 16), span.start);
    const isBare = quantity.kind === 'count' && quantity.unit === '' && perSpan === undefined;
    const last = figures[index - 1]?.reading;
    const isAverage =
      (quantity.kind === 'money' || quantity.kind === 'count') &&
      last !== undefined &&
      ON_AVERAGE.test(before);
    const isPriceOfOne =
      quantity.kind === 'money' &&
      last !== undefined &&
      perSpan === undefined &&
      (PRICE_OF_ONE.test(before) ||
        (last.quantity.kind === 'count' && WORTH_EACH.test(text.slice(last.figure.end, span.start))));
    const isPaid =
      quantity.kind === 'count' &&
      PAYS.test(text.slice(Math.max(0, span.start - 32), span.start)) &&
      OF_WEIGHT.test(text.slice(reading.figure.end));
    return (
      !isPaid &&
      !(index > 0 && MOST.test(before)) &&
      !(isBare && (NAMED.test(before) || isYear(text.slice(span.start), quantity, before))) &&
      !AT_PRICE.test(before) &&
      !isAverage &&
      !isPriceOfOne
    );
  });
}

/** 'A or B in money': one goal, told twice. */
const OR = /^\s*(?:[(/]\s*)?(?:or|i\.?e\.?|=|หรือ|คิดเป็น|เป็นเงิน)\s*(?:about |around |ประมาณ|ราว)?$/u;
/** The count that a sum of money says once more: '1,200 shirts or 600,000 baht'. */
export function saidInMoney(answer: string, figure: Figure, figures: readonly Figure[]): Figure | undefined {
  if (figure.reading.quantity.kind !== 'money') return undefined;
  const before = figures[figures.indexOf(figure) - 1];
  return before?.reading.quantity.kind === 'count' &&
    OR.test(plain(answer).slice(before.reading.span.end, figure.reading.span.start))
    ? before
    : undefined;
}

const OF_OUR = /^\s?(?:of|out of|ของ|จาก)\s?(?:all|the|our|these|those|its|ทั้งหมด)?\s?(?:the|our)?\s?$/u;
const OF_OUR_TH = /^\s?(?:ของ|จาก)\s?[ก-๛]{0,16}\s?$/u;
/** So many of which a share is wanted: the 140 of '85% of our 140 desks'. */
export function manyOfShare(answer: string, figure: Figure, figures: readonly Figure[]): Figure | undefined {
  const { quantity, span } = figure.reading;
  if (quantity.kind !== 'percent' || quantity.ratio !== undefined || quantity.value > 100) return undefined;
  // 'เพิ่มอีก 40% จากเดือนละ 45 คอร์ส': so much more of it, and no part.
  if (figure.likely('change') > 0.5) return undefined;
  const next = figures[figures.indexOf(figure) + 1];
  if (next?.reading.quantity.kind !== 'count' || next.reading.quantity.unit === '') return undefined;
  const between = plain(answer).slice(span.end, next.reading.span.start);
  return OF_OUR.test(between) || OF_OUR_TH.test(between) ? next : undefined;
}

/** Right behind a figure, or right before it: a step further on the way of those before. */
const OF_THEM = /^\s?[a-z' -]{0,16}(?<![a-z])of (?:them|these|those|which)(?![a-z])/u;
const BY_STEP =
  /(?:(?<![a-z])(?:of which|out of which|of them|of those|and|with)|&|\+|(?:จริง|ปิด|จ่าย|จอง|โอน|ซื้อ|สมัคร|กับ|และ)(?:ได้|จริง)?)\s?$/u;
/** From here on a figure that a step or an 'and' joins to a goal is wanted too. */
const LEAST_JOINED = 0.3;

/** A further goal of the same sentence: '500 sign ups, 60 of them paying', '80 serviced & 25 on the plan'. */
export function isWantedToo(answer: string, figure: Figure, figures: readonly Figure[]): boolean {
  const { quantity, span, figure: at } = figure.reading;
  if (quantity.kind !== 'count' || figure.likely('target') < LEAST_JOINED) return false;
  if (isPlainlyToday(answer, figure) || isTellingNow(answer, figure)) return false;
  const text = plain(answer);
  const isBehindGoal = figures.some(
    (other) =>
      other.reading.span.end <= span.start &&
      other.sentence.start === figure.sentence.start &&
      other.likely('target') > 0.5 &&
      valueOf(other.reading) > valueOf(figure.reading),
  );
  return (
    isBehindGoal &&
    (OF_THEM.test(text.slice(at.end, at.end + 30)) ||
      BY_STEP.test(text.slice(Math.max(0, span.start - 16), span.start)))
  );
}
