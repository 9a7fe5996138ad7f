/** Whether a limit is one that a goal can surely be held against: all that there is of it, now and later, and no part. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Capacity } from '../answers/capacity.ts';
import { ownTexts, type Basis } from './basis.ts';

/** Who wait are no room: 'full with a waitlist of 11'. */
const isOfFew = ({ text }: Capacity): boolean =>
  /(?<![a-z])wait(?:ing)?[- ]?list of \d|คิวรอ\s?\d/u.test(plain(text));
/** One of what does so much: 'ช่องนึงติดได้วันละ 2 คัน', 'นักบัญชี 1 คนดูแลไม่เกิน 22 บริษัท'. */
const ONE_DOES = /(?<who>[ก-๛]{2,8}?)(?:นึง|หนึ่ง|ละ)(?=[ก-๛\s])|(?<=(?<name>[ก-๛]{3,10})\s?)1\s?คน/u;
const TIMES = /วัน|เดือน|สัปดาห์|อาทิตย์|ปี|ครั้ง|รอบ/u;
/** And other words tell of several: so many of each of them is more than one does. */
const isOfOneOfMany = (basis: Basis, { text, of, count }: Capacity): boolean => {
  // What was multiplied already stands in no answer as it is.
  if (!readQuantities(text).some(({ quantity }) => 'value' in quantity && quantity.value === count))
    return false;
  const { who = '', name = '' } = ONE_DOES.exec(plain(text))?.groups ?? {};
  if ((who === '' && name === '') || TIMES.test(who) || (who !== '' && who === of)) return false;
  return ownTexts(basis).some(({ text: answer }) => {
    const words = plain(answer);
    return readQuantities(answer).some(
      ({ quantity, figure }) =>
        quantity.kind === 'count' &&
        quantity.value > 1 &&
        (who !== ''
          ? words.slice(figure.end).trimStart().startsWith(who)
          : words.slice(Math.max(0, figure.start - 24), figure.start).includes(name)),
    );
  });
};

/** 'Max 72 homes until the new laundry opens': it holds for a time that ends. */
const FOR_A_TIME =
  /(?<![a-z])(?:until|till|for now|at the moment|currently|this week|so far)(?![a-z])|จนกว่า|ชั่วคราว|(?:เดือน|อาทิตย์|สัปดาห์)นี้/u;
/** 'The germ lab is full, there is room in the metal lab': what is full is a part of what is sold. */
const ONE_PART_FULL =
  /เต็ม[^\n]{0,20}(?:ที่)?(?:ยัง)?ว่าง|(?<![a-z])full(?![a-z])[^.\n]{0,40}(?<![a-z])(?:but|room|free|empty|space)(?![a-z])/u;
/** '3 an evening Mon-Fri, 20 on Sat': other days have another count. */
const OTHER_DAYS =
  /\d[^.;\d]{0,16}(?<![a-z])(?:on |every )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?|s)?(?![a-z])|(?:เสาร์|อาทิตย์|วันหยุด)[ก-๛\s-]{0,12}\d/u;
/** '4 grooms a table a day': of one of them, in English behind what is counted. */
const OF_EACH_BEHIND =
  /(?<![a-z])(?:a|an|per|each|every) (?!day|week|month|year|time|night|evening|morning|hour|season)[a-z]{3,} (?:a|per|each|every) (?:day|week|month)(?![a-z])/u;
/** '8 starts a month x 16 seats': what is multiplied in words and was not in the reading. */
const TIMES_IN_WORDS = /(?<=[a-z\d] )[x×*](?= ?\d)/u;

const isToldAsItIs = ({ text, count }: Capacity): boolean =>
  readQuantities(text).some(({ quantity }) => 'value' in quantity && quantity.value === count);

/** What is only there ('3 bands', '11 who wait') is no limit: more of it may come. */
export function isSureLimit(basis: Basis, limit: Capacity): boolean {
  const text = plain(limit.text);
  if (limit.kind === 'stock' && limit.per === undefined) return false;
  if (isOfFew(limit) || isOfOneOfMany(basis, limit)) return false;
  if (FOR_A_TIME.test(text) || ONE_PART_FULL.test(text)) return false;
  if (!isToldAsItIs(limit)) return true;
  if (OF_EACH_BEHIND.test(text)) return false;
  if (TIMES_IN_WORDS.test(text) && !isProduct(limit)) return false;
  return !(limit.per === 'day' && countsIn(limit.text) > 1 && OTHER_DAYS.test(text));
}
/** '4 fitters × 2 kitchens, so 8'. */
function isProduct({ text, count }: Capacity): boolean {
  const values = readQuantities(text).map(({ quantity }) => ('value' in quantity ? quantity.value : 0));
  return values.some((one, i) =>
    values.slice(i + 1).some((other) => one > 1 && other > 1 && one * other === count),
  );
}
/** Figures that count something. */
const countsIn = (text: string): number =>
  readQuantities(text).filter(({ quantity }) => quantity.kind === 'count').length;
