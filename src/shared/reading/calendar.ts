/** Names of months, of days of the year, and years of both eras. */

const MONTHS: readonly (readonly [english: string, thai: string])[] = [
  ['jan(?:uary)?\\.?', 'มกราคม|มกรา|ม\\.?ค\\.?'],
  ['feb(?:ruary)?\\.?', 'กุมภาพันธ์|กุมภา|ก\\.?พ\\.?'],
  ['mar(?:ch)?\\.?', 'มีนาคม|มีนา|มี\\.?ค\\.?'],
  ['apr(?:il)?\\.?', 'เมษายน|เมษา|เม\\.?ย\\.?'],
  ['may', 'พฤษภาคม|พฤษภา|พ\\.?ค\\.?'],
  ['june?\\.?', 'มิถุนายน|มิถุนา|มิ\\.?ย\\.?'],
  ['july?\\.?', 'กรกฎาคม|กรกฎา|กรกฏาคม|ก\\.?ค\\.?'],
  ['aug(?:ust)?\\.?', 'สิงหาคม|สิงหา|ส\\.?ค\\.?'],
  ['sep(?:t(?:ember)?)?\\.?', 'กันยายน|กันยา|ก\\.?ย\\.?'],
  ['oct(?:ober)?\\.?', 'ตุลาคม|ตุลา|ต\\.?ค\\.?'],
  ['nov(?:ember)?\\.?', 'พฤศจิกายน|พฤศจิกา|พ\\.?ย\\.?'],
  ['dec(?:ember)?\\.?', 'ธันวาคม|ธันวา|ธ\\.?ค\\.?'],
];
const any = (language: 0 | 1): string => MONTHS.map((names) => names[language]).join('|');
/** Names of Thai months in full stand anywhere; short ones only with a point, or alone. */
const thaiFull = MONTHS.flatMap(([, thai]) => thai.split('|').filter((name) => !name.includes('\\'))).join(
  '|',
);
const thaiPointed = MONTHS.flatMap(([, thai]) => thai.split('|').filter((name) => name.includes('\\')))
  .map((name) => name.replace('\\.?', '\\.'))
  .join('|');
/** Source of an expression for a month's name in either language, not inside a word. */
export const MONTH = `(?:(?<![a-z])(?:${any(0)})(?![a-z])|(?:${thaiFull})|(?:${thaiPointed})(?![ก-ฮ])|(?<![ก-๛])(?:${any(1)})(?![ก-๛]))`;

const EXACT = MONTHS.map(([english, thai]) => new RegExp(`^(?:${english}|${thai})$`, 'u'));
/** 1 to 12; 0 for a name that is none. `name` is plain. */
export const monthOf = (name: string): number => EXACT.findIndex((pattern) => pattern.test(name)) + 1;

/** 2569, 69 and 2026 are one year. */
export function yearOf(digits: string): number {
  const value = Number(digits);
  if (digits.length === 2) return value >= 50 ? value + 2500 - 543 : value + 2000;
  return commonEra(value);
}

/** Years of the Buddhist Era as they are written today, in the Common Era; others as they are. */
export const commonEra = (year: number): number =>
  Number.isInteger(year) && year >= 2400 && year <= 2700 ? year - 543 : year;

/** Days of the year that need no date, and the days on which Thai shops sell: plain, with month and day. */
export const NAMED_DAYS: readonly (readonly [source: string, month: number, day: number])[] = [
  ['songkran|สงกรานต์', 4, 13],
  ['christmas|x-?mas|คริสต์มาส', 12, 25],
  ["valentine'?s?(?: day)?|วาเลนไทน์", 2, 14],
  ["new year'?s eve|สิ้นปีใหม่", 12, 31],
  ["new year(?:'?s(?: day)?)?|ปีใหม่", 1, 1],
  ['halloween|ฮาโลวีน', 10, 31],
  ["mother'?s day|วันแม่", 8, 12],
  ["father'?s day|วันพ่อ", 12, 5],
];
