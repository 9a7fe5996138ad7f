/** What was counted together: 'เดือนก่อนจ่าย 42,000 ได้ทัก 600 ปิดได้ 7', '600 people asked us and 48 of them paid'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { isGroup } from './groups.ts';
import { stepsIn, STEP_RANK, type StepId } from './steps.ts';

export interface Counted {
  step: StepId;
  /** The client's word for it. */
  name: string;
  value: number;
}

export interface Observation {
  /** Falling; at least two, or one that money was spent for. */
  counts: Counted[];
  /** Money that brought the first of them. */
  spent?: { value: number; currency: string };
  /** The client's words, whole. */
  words: string;
}

const SPENT =
  /(?:spent|spend|paid|cost us|advert[a-z]*|boosted|budget|จ่าย|ใช้(?:เงิน|งบ)?|(?:หมด)?ค่า(?:แอ[ดต]|โฆษณา)|ยิง(?:แอด)?|ลงโฆษณา|หมด)\s*(?:ไป)?[\s:]*$/iu;
const BECOMES =
  /^\s*(?:becomes?|became|turn(?:ed|s)? into|end(?:ed|s)? (?:up )?as)\s+(?:become |an? |the |our )*(\p{L}[\p{L} ]{2,30})/iu;
const TIMES = /^(?:times?|ครั้ง)$/iu;
const THAI = /\p{Script=Thai}/u;
/** A figure that bounds, plans or prices is not something that was counted. */
const NOT_COUNTED =
  /(?:อยาก|ขอ(?!ง)|เป้า|ให้ได้)[^\s]{0,9}$|(?:want|goal|target|need|aim)s?\s+(?:to\s+)?\S{0,9}\s*$/iu;

/** Every statement that counts steps of one stream of people, or what a sum of money brought. */
export function readObserved(answer: string): Observation[] {
  const text = plain(answer);
  if (stepsIn(text).length === 0) return [];
  const readings = readQuantities(answer).filter(
    ({ quantity, each }) => quantity.kind === 'count' || (quantity.kind === 'money' && each === undefined),
  );
  const found: Observation[] = [];
  let run: { at: Reading; counted: Counted }[] = [];
  let spent: Observation['spent'];
  /** Where the words of that money end; nowhere where they do not say that it was spent. */
  let spentTo = 0;
  const close = (): void => {
    const [first, last] = [run[0], run.at(-1)];
    const counts = run.map(({ counted }) => counted);
    // '$10 here and there. 1,950 seats sold': so little did not bring so many, unless the sentence says so.
    const isFew = (counts[0]?.value ?? 0) >= (spent?.value ?? Infinity) * FEWEST_FOR;
    const isTold =
      first !== undefined && spentTo > 0 && !/[.;!?\n]\s/u.test(text.slice(spentTo, first.at.span.start));
    if (isFew && !isTold && !FOR_CENTS.has(counts[0]?.step ?? '')) spent = undefined;
    if (first && last && (run.length > 1 || spent)) {
      const words = answer.slice(first.at.span.start, last.at.span.end).trim();
      found.push({ counts, words, ...(spent ? { spent } : {}) });
    }
    run = [];
    spent = undefined;
  };
  readings.forEach((reading, i) => {
    const [previous, next] = [readings[i - 1], readings[i + 1]];
    const before = text.slice(endOf(previous), reading.span.start);
    const after = text.slice(reading.figure.end, startOf(next) ?? text.length);
    if (/\n/u.test(before)) close();
    if (isBettered(text, reading, next)) return;
    const { quantity } = reading;
    if (NOT_COUNTED.test(before) || !('value' in quantity)) return;
    if (isSpent(reading, before, text.slice(reading.span.end))) {
      const isAfter = run.length > 1 && !spent;
      if (!isAfter) close();
      spentTo = SPENT.test(before) ? reading.span.end : 0;
      spent = { value: quantity.value, currency: quantity.kind === 'money' ? quantity.currency : '' };
      if (isAfter) close();
      return;
    }
    if (quantity.kind !== 'count') return;
    const last = run.at(-1)?.counted;
    const isOfLast = (last ?? spent) !== undefined && isGroup(before, text.slice(reading.figure.end));
    const counted = isOfLast ? undefined : countedBy(reading, before, after, next !== undefined);
    if (!counted) return;
    const follows =
      last !== undefined &&
      counted.value < last.value &&
      counted.step !== last.step &&
      STEP_RANK[counted.step] >= STEP_RANK[last.step];
    if (last !== undefined && !follows) {
      if (counted.step === last.step || counted.value > last.value) close();
      else return;
    }
    run.push({ at: reading, counted });
  });
  close();
  return found;
}

/** Whether a count is told again in brackets, and nearer: 'ร้อยกว่าคน (น่าจะ 120)'. */
export const isBettered = (text: string, { figure, quantity }: Reading, next: Reading | undefined): boolean =>
  quantity.kind === 'count' &&
  next?.quantity.kind === 'count' &&
  BETTERED.test(text.slice(figure.end, next.span.start)) &&
  /^[^()]{0,6}\)/u.test(text.slice(next.figure.end));
const BETTERED =
  /^[^()\d]{0,8}\(\s*(?:น่าจะ|ประมาณ|ราวๆ?|คือ|about|around|roughly|maybe|probably|say|i think)?\s*$/iu;

const endOf = (reading: Reading | undefined): number =>
  reading === undefined ? 0 : Math.max(reading.figure.end, reading.perSpan?.end ?? 0);
const startOf = (reading: Reading | undefined): number | undefined =>
  reading === undefined
    ? undefined
    : Math.min(reading.span.start, reading.perSpan?.start ?? reading.span.start);

/** So many for one of any money were not brought by it: '£20 boost got 35 messages' were. */
const FEWEST_FOR = 5;
/** What may cost less than one of any money. */
const FOR_CENTS: ReadonlySet<string> = new Set(['impression', 'click', 'like']);
const LARGE = 1000;
const USED_OF = /(?:ตอนนี้|ปัจจุบัน|อยู่|แล้ว)\s?ใช้(?:ไป)?\s*$/u;

/** What a sum brought, right behind it: 'boosted 1,800 got 140 names', 'ลง 27,000 คนมา 210'. */
const BRINGS =
  /^\s*(?:(?:and|it|we|which|then)\s+)*(?:got|brought|gave|made)(?: us| me| in)?\s+\d|^\s*(?:ได้|คนมา|คนทัก|มีคน|มีสาย)[ก-๛\s]{0,16}\d/iu;
/** A sum for adverts, a stand or leaflets, before that sum in its statement. */
const FOR_ADVERTS =
  /(?<![a-z])(?:spent|spend|paid|cost|boost\w*|ads?|advert\w*|booth|stand|leaflets?|expo|fair|flyers?)(?![a-z])|บูสต์|บูส|ยิง|ลง|จ่าย|ใช้|แอด|โฆษณา|งบ/iu;
/** A bare number below this is no sum that anybody spends on adverts. */
const LEAST_SPENT = 50;

/**
 * A number of nothing that is a sum for adverts by what stands around it.
 * @param before the statement as far as the number, @param behind all that follows
 */
export function isBareSum({ quantity }: Reading, before: string, behind: string): boolean {
  if (quantity.kind !== 'count' || !(quantity.value >= LEAST_SPENT) || USED_OF.test(before)) return false;
  if (BRINGS.test(behind)) return FOR_ADVERTS.test(before);
  return (
    quantity.unit === '' &&
    (SPENT.test(before) || /(?<![a-z])(?:cost|ads?|adverts?|boosts?)\s*$|บูสต์?\s*$/iu.test(before))
  );
}

/** 'Revenue from ads £11,900': what came in, and nothing that was spent. */
const SALES =
  /(?:(?<![a-z])(?:revenue|sales(?! (?:campaign|ads?|adverts?|promo\w*|boost|push))|turnover|takings|(?<!low[- ])income)(?![a-z])|ยอดขาย|รายได้)[^,.;\d]{0,16}$/iu;
/** Money that went out; a bare number in the thousands after 'spent' is one. */
function isSpent({ quantity }: Reading, before: string, after: string): boolean {
  // 'กำลังผลิต 60,000 ใบ ใช้ไป 35,000': of what can be made so much is used.
  if (quantity.kind === 'count' && USED_OF.test(before)) return false;
  if (SALES.test(before)) return false;
  if (!SPENT.test(before)) {
    return (
      quantity.kind === 'money' &&
      (/(?:(?<![a-z])(?:(?:advert\S*|ads?|boost\S*)(?: cost)?|campaign cost)|โฆษณา|แอด)\s*$/iu.test(before) ||
        /^\s?(?:boost|ads?|adverts?|campaign) (?:got|gave|brought|pulled in)(?![a-z])/iu.test(after))
    );
  }
  return (
    quantity.kind === 'money' ||
    // 'ยิงแอด 24,000 คนทัก 800': who is named behind a sum begins what it brought.
    (quantity.kind === 'count' &&
      (quantity.unit === '' ||
        (quantity.unit === 'คน' && THAI.test(after.slice(0, 1))) ||
        // 'ใช้ไป 3.2หมื่น สายเข้า 80': the calls begin what it brought.
        (quantity.value >= LARGE && stepsIn(quantity.unit).length > 0)) &&
      quantity.value >= 100)
  );
}

/**
 * What a figure counts. Thai names it before the figure ('ปิดได้ 7') unless the classifier says it ('600 ทัก'); English
 * after it ('48 of them paid'), else before ('we close 3').
 */
function countedBy(
  { quantity }: Reading,
  before: string,
  after: string,
  isFollowed: boolean,
): Counted | undefined {
  if (quantity.kind !== 'count' || !(quantity.value > 0) || quantity.high !== undefined) return undefined;
  // 'Avg order 3.4 boxes': nobody is counted by halves.
  if (!Number.isInteger(quantity.value)) return undefined;
  // 'Twice a year' says how often.
  if (TIMES.test(quantity.unit)) return undefined;
  const near = {
    before: before.split(/[,;.:!?/]\s/u).at(-1) ?? '',
    after: after.split(/[,;.:!?/](?=\s|$)/u)[0] ?? '',
  };
  const [own] = stepsIn(quantity.unit);
  const [ahead, behind] = [stepsIn(near.before).at(-1), stepsIn(near.after)[0]];
  const isThai = THAI.test(near.before) || THAI.test(quantity.unit);
  // 'ทัก 300 นัด 90': what touches the next figure is counted by that one.
  const run = after.trim();
  const isNext =
    isFollowed &&
    own !== undefined &&
    (run === quantity.unit || (run.startsWith(quantity.unit) && /^[ก-๛]+$/u.test(run)));
  const options = isThai ? (isNext ? [ahead, own] : [own, ahead]) : [own, behind, ahead];
  const chosen = options.find((option) => option !== undefined);
  // 'Four become the first container': a name that nobody knows, at the end of the way.
  const [, end] = BECOMES.exec(`${quantity.unit} ${near.after}`) ?? [];
  if (!chosen && end !== undefined) return { step: 'purchase', name: end, value: quantity.value };
  if (!chosen) return undefined;
  const source = chosen === own ? quantity.unit : chosen === ahead ? near.before : near.after;
  return { step: chosen.step, name: source.slice(chosen.start, chosen.end), value: quantity.value };
}
