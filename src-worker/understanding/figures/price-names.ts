/** What a price is for, and what stands beside a price and is none. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { lately } from '../remember.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Words of every price, and lengths of time: the '3 days' of a course are not the day of a 'rescue day'. */
const ANY_PRICE =
  /^(?:days?|hours?|hrs?|weeks?|months?|years?|min(?:ute)?s?|วัน|ชั่วโมง|ชม|สัปดาห์|เดือน|ปี|นาที|from|starting|starts?|only|just|each|per|the|and|for|incl\w*|all|our|price|prices|บาท|เริ่ม|เริ่มต้น|ราคา|ละ|ต่อ|ขึ้นไป|ขึ้น|รวม|แค่|เพียง|usd|thb|gbp|eur|aed|aud|sgd)$/iu;
/** Without its sums: what it is for is told by the other words. */
const withoutSums = (text: string): string =>
  readQuantities(text)
    .filter(({ quantity }) => quantity.kind === 'money')
    .toReversed()
    .reduce((told, { figure }) => `${told.slice(0, figure.start)} ${told.slice(figure.end)}`, text);
/** What a price is for, by its words and sizes. */
export const namesIn = lately(
  (text): ReadonlySet<string> =>
    new Set([
      // 'กล่องละ' of one and 'กล่องละ' of another are prices of one box.
      ...(text.match(/[ก-๛]{2,8}ละ(?=\s?\d)/gu) ?? []),
      ...[...segmenter.segment(withoutSums(text).toLowerCase())].flatMap(({ segment, isWordLike }) =>
        isWordLike === true &&
        !ANY_PRICE.test(segment) &&
        (/^\d{1,2}$/u.test(segment) || /\p{L}{2}/u.test(segment))
          ? [segment.replace(/(?<=\p{L}{3})s$/u, '')]
          : [],
      ),
    ]),
);

/** What is not asked for, and the smallest order. */
const TERM = /^(?:no|without|free)\s\p{L}|^(?:min(?:imum)?|moq)\b|^(?:ไม่(?:มี|เก็บ|คิด)|ฟรี|ขั้นต่ำ)/iu;
export const tellsTerm = (words: string): boolean => TERM.test(words);
