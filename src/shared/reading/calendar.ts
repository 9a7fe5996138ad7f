/** Names of months, of days of the year, and years of both eras. */

/** English names; Thai ones in full, which stand anywhere, with points, and without, which stand alone. */
const MONTHS: readonly (readonly [english: RegExp, full: RegExp, pointed: RegExp, bare: RegExp])[] = [
  [/jan(?:uary)?\.?/, /มกราคม|มกรา/, /ม\.ค\.?/, /มค/],
  [/feb(?:ruary)?\.?/, /กุมภาพันธ์|กุมภา/, /ก\.พ\.?/, /กพ/],
  [/mar(?:ch)?\.?/, /มีนาคม|มีนา/, /มี\.ค\.?/, /มีค/],
  [/apr(?:il)?\.?/, /เมษายน|เมษา/, /เม\.ย\.?/, /เมย/],
  [/may/, /พฤษภาคม|พฤษภา/, /พ\.ค\.?/, /พค/],
  [/june?\.?/, /มิถุนายน|มิถุนา/, /มิ\.ย\.?/, /มิย/],
  [/july?\.?/, /กรกฎาคม|กรกฎา|กรกฏาคม/, /ก\.ค\.?/, /กค/],
  [/aug(?:ust)?\.?/, /สิงหาคม|สิงหา/, /ส\.ค\.?/, /สค/],
  [/sep(?:t(?:ember)?)?\.?/, /กันยายน|กันยา/, /ก\.ย\.?/, /กย/],
  [/oct(?:ober)?\.?/, /ตุลาคม|ตุลา/, /ต\.ค\.?/, /ตค/],
  [/nov(?:ember)?\.?/, /พฤศจิกายน|พฤศจิกา|พฤศจิ/, /พ\.ย\.?/, /พย/],
  [/dec(?:ember)?\.?/, /ธันวาคม|ธันวา/, /ธ\.ค\.?/, /ธค/],
];
const column = (at: 0 | 1 | 2 | 3): string => MONTHS.map((names) => names[at].source).join('|');
/** Source of an expression for a month's name in either language, not inside a word. */
export const MONTH = `(?:(?<![a-z])(?:${column(0)})(?![a-z])|(?:${column(1)})|(?:${column(2)})(?=ถึง|จนถึง|[^ก-ฮ]|$)|(?<![ก-๛])(?:${column(3)})(?![ก-๛]))`;

const EXACT = MONTHS.map(
  ([english, full, pointed, bare]) =>
    new RegExp(`^(?:${english.source}|${full.source}|${pointed.source}|${bare.source})$`, 'u'),
);
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

const [FIRST_TOLD, LAST_TOLD] = [2015, 2049];
/** Whether a bare number may be a year that people plan for or look back on, in either era; the words around it must say so too. */
export const mayBeYear = (value: number): boolean => {
  const year = commonEra(value);
  return Number.isInteger(value) && year >= FIRST_TOLD && year <= LAST_TOLD;
};

/** Four figures and no mark between them: '2,026' is a number. */
export const isWrittenYear = (words: string): boolean =>
  /^\d{4}$/u.test(words.trim()) && mayBeYear(Number(words));

/** Days of the year that need no date, with month and day. */
export const NAMED_DAYS: readonly (readonly [name: RegExp, month: number, day: number])[] = [
  [/songkran|สงกรานต์/, 4, 13],
  [/christmas|x-?mas|คริสต์มาส/, 12, 25],
  [/valentine'?s?(?: day)?|v-?day|วาเลนไทน์/, 2, 14],
  [/(?:st\.?|saint) (?:patrick|paddy)'?s(?: day)?/, 3, 17],
  [/boxing day|(?:st\.? |saint )?stephen'?s day/, 12, 26],
  [/canada day/, 7, 1],
  [/anzac day/, 4, 25],
  [/australia day/, 1, 26],
  [/waitangi day/, 2, 6],
  [/new year'?s eve/, 12, 31],
  [/(?<!(?:chinese|lunar|thai) )new year(?:'?s(?: day)?)?|(?<!จีน)ปีใหม่/, 1, 1],
  [/halloween|ฮาโลวีน/, 10, 31],
];
