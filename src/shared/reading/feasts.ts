/**
 * Days that are kept on another day of each year: by the moon, or by the weekday. Easter and the weekdays are reckoned; days by
 * the moon stand in a table, as the calendars of the countries that keep them print them:
 * the lunar new year by the Chinese calendar; Ramadan and the feasts after it by Umm al-Qura, which the moon's sighting may
 * move by a day; Diwali by the Indian calendar; the Thai days by the Thai lunar calendar (the fifteenth of its waxing moons).
 */

export type Feast =
  | 'good-friday'
  | 'easter'
  | 'pentecost'
  | 'lunar-new-year'
  | 'ramadan'
  | 'eid-al-fitr'
  | 'eid-al-adha'
  | 'diwali'
  | 'mid-autumn'
  | 'thanksgiving'
  | 'thanksgiving-canada'
  | 'black-friday'
  | 'cyber-monday'
  | 'memorial-day'
  | 'labor-day'
  | 'mardi-gras'
  | 'makha-bucha'
  | 'visakha-bucha'
  | 'khao-phansa'
  | 'ok-phansa'
  | 'loy-krathong'
  | 'vegetarian'
  | 'mothers-day'
  | 'mothering-sunday'
  | 'mothers-day-thailand'
  | 'fathers-day'
  | 'fathers-day-september'
  | 'fathers-day-thailand';

const FIRST_YEAR = 2026;
/** Month and day, of 2026 and the years after it. */
const BY_THE_MOON: Readonly<Partial<Record<Feast, readonly (readonly [month: number, day: number])[]>>> = {
  'lunar-new-year': [[2, 17], [2, 6], [1, 26], [2, 13], [2, 3]],
  ramadan: [[2, 18], [2, 8], [1, 28], [1, 16], [1, 5]],
  'eid-al-fitr': [[3, 20], [3, 9], [2, 26], [2, 14], [2, 4]],
  'eid-al-adha': [[5, 27], [5, 16], [5, 5], [4, 24], [4, 13]],
  diwali: [[11, 8], [10, 29], [10, 17], [11, 5], [10, 26]],
  'mid-autumn': [[9, 25], [9, 15], [10, 3], [9, 22], [9, 12]],
  'makha-bucha': [[3, 3], [2, 21], [2, 10], [2, 27], [2, 17]],
  'visakha-bucha': [[5, 31], [5, 20], [5, 8], [5, 27], [5, 16]],
  'khao-phansa': [[7, 30], [7, 19], [7, 7], [7, 26], [7, 15]],
  'ok-phansa': [[10, 26], [10, 15], [10, 3], [10, 22], [10, 11]],
  'loy-krathong': [[11, 24], [11, 13], [11, 1], [11, 20], [11, 9]],
  vegetarian: [[10, 10], [9, 30], [10, 18], [10, 8], [9, 27]],
}; // prettier-ignore

const DAY_MS = 86_400_000;
const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));
const after = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easter(year: number): Date {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * shift + 114;
  return utc(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The so-maniest weekday of a month; 0 is Sunday. */
function weekdayOf(year: number, month: number, weekday: number, nth: number): Date {
  const first = utc(year, month, 1);
  return after(first, ((7 + weekday - first.getUTCDay()) % 7) + (nth - 1) * 7);
}

const BY_RULE: Readonly<Partial<Record<Feast, (year: number) => Date>>> = {
  'good-friday': (year) => after(easter(year), -2),
  easter,
  pentecost: (year) => after(easter(year), 49),
  thanksgiving: (year) => weekdayOf(year, 11, 4, 4),
  'thanksgiving-canada': (year) => weekdayOf(year, 10, 1, 2),
  'black-friday': (year) => after(weekdayOf(year, 11, 4, 4), 1),
  'cyber-monday': (year) => after(weekdayOf(year, 11, 4, 4), 4),
  // The last Monday of May is a week before the first of June.
  'memorial-day': (year) => after(weekdayOf(year, 6, 1, 1), -7),
  'labor-day': (year) => weekdayOf(year, 9, 1, 1),
  'mardi-gras': (year) => after(easter(year), -47),
  'mothers-day': (year) => weekdayOf(year, 5, 0, 2),
  'mothering-sunday': (year) => after(easter(year), -21),
  'mothers-day-thailand': (year) => utc(year, 8, 12),
  'fathers-day': (year) => weekdayOf(year, 6, 0, 3),
  'fathers-day-september': (year) => weekdayOf(year, 9, 0, 1),
  'fathers-day-thailand': (year) => utc(year, 12, 5),
};

/** The day of a feast in a year, as UTC midnight; undefined of the moon's feasts beyond the table. */
export function feastIn(feast: Feast, year: number): Date | undefined {
  const found = BY_THE_MOON[feast]?.[year - FIRST_YEAR];
  return found ? utc(year, found[0], found[1]) : BY_RULE[feast]?.(year);
}

/** The next time it is kept, on `from` or after it. */
export function nextFeast(feast: Feast, from: Date): Date | undefined {
  const year = from.getUTCFullYear();
  // By the moon a feast may come twice in a year or not at all: of the table the first that is not over.
  return [year, year + 1].flatMap((of) => feastIn(feast, of) ?? []).find((day) => day >= from);
}

/** What they are called; the first that matches counts. */
export const FEASTS: readonly (readonly [name: RegExp, feast: Feast])[] = [
  [/good friday|วันศุกร์ประเสริฐ/, 'good-friday'],
  [/easter(?: sunday| weekend| holidays?)?(?! (?:eggs?|bunn|hampers?|cakes?|chocolates?))|อีสเตอร์/, 'easter'],
  [/pentecost|whit ?sunday|whitsun/, 'pentecost'],
  [/(?:chinese|lunar) new year|imlek|seollal|t[eế]t(?= holiday| festival)|(?<=(?:by|before|until|during|for|over|after|ก่อน|ช่วง) ?)cny(?! ?[\d.,])|ตรุษจีน/, 'lunar-new-year'],
  [/eid[ -]al[ -]?fitr|eid ul[ -]?fitr|hari raya(?: puasa| aidil ?fitri)?(?! haji)|lebaran|idul fitri|วันอีดิ้?ลฟิตริ|ฮารีรายอ/, 'eid-al-fitr'],
  [/eid[ -]al[ -]?adha|eid ul[ -]?adha|hari raya haji|idul adha/, 'eid-al-adha'],
  [/ramad(?:an|han)|รอมฎอน/, 'ramadan'],
  [/eid/, 'eid-al-fitr'],
  [/di(?:wali|vali)|deepavali|ดีวาลี|ดิวาลี/, 'diwali'],
  [/mid-?autumn(?: festival)?|mooncake festival|ไหว้พระจันทร์/, 'mid-autumn'],
  [/canadian thanksgiving/, 'thanksgiving-canada'],
  [/thanksgiving(?: day)?|วันขอบคุณพระเจ้า/, 'thanksgiving'],
  // A day of sales is a date where something is wanted by it: 'Black Friday 25% off' names the sale.
  [/(?<=(?:by|before|until|till|from|after|ahead of|in time for|ก่อน|ทัน|ถึง|ภายใน) ?)(?:black friday|แบล็?[คก]ฟรายเดย์)/, 'black-friday'],
  [/(?<=(?:by|before|until|till|from|after|ahead of|in time for) )cyber monday/, 'cyber-monday'],
  [/memorial day(?: weekend)?/, 'memorial-day'],
  [/labou?r day(?: weekend)?/, 'labor-day'],
  [/mardi gras(?! (?:beads?|masks?|float))/, 'mardi-gras'],
  [/ma[kg]ha (?:bucha|puja)|มาฆบูชา/, 'makha-bucha'],
  [/visakha (?:bucha|puja)|vesak|วิสาขบูชา/, 'visakha-bucha'],
  [/khao phansa|buddhist lent|เข้าพรรษา/, 'khao-phansa'],
  [/ok phansa|awk phansa|ออกพรรษา/, 'ok-phansa'],
  [/loy krathong|loi krathong|ลอยกระทง/, 'loy-krathong'],
  [/vegetarian festival|(?:เทศกาล|ช่วง|หน้า)กินเจ/, 'vegetarian'],
  [/mothering sunday/, 'mothering-sunday'],
  [/mother'?s'? day/, 'mothers-day'],
  [/วันแม่/, 'mothers-day-thailand'],
  [/father'?s'? day/, 'fathers-day'],
  [/วันพ่อ/, 'fathers-day-thailand'],
]; // prettier-ignore

/** Countries by their money: where a day of one name is kept on different days; null where the money is that of several. */
const MOTHERS: Readonly<Record<string, Feast | null>> = {
  THB: 'mothers-day-thailand', GBP: 'mothering-sunday', EUR: null, SEK: null, NOK: null, AED: null, SAR: null, EGP: null,
  MXN: null, PLN: null, IDR: null, KRW: null, VND: null,
}; // prettier-ignore
const FATHERS: Readonly<Record<string, Feast | null>> = {
  THB: 'fathers-day-thailand', AUD: 'fathers-day-september', NZD: 'fathers-day-september', EUR: null, SEK: null, NOK: null,
  DKK: null, CHF: null, BRL: null, PLN: null, RUB: null, KRW: null, TWD: null, IDR: null,
}; // prettier-ignore
/** @param currency ISO code of what the client is paid in; '' where nobody knows
 *  @returns the feast as it is kept there; undefined where that is not known */
export function feastAt(feast: Feast, currency: string): Feast | undefined {
  const kept = feast === 'mothers-day' ? MOTHERS : feast === 'fathers-day' ? FATHERS : undefined;
  if (kept)
    return currency === '' ? undefined : kept[currency] === undefined ? feast : (kept[currency] ?? undefined);
  // Elsewhere it is the first of May, or a day of the state.
  if (feast === 'labor-day') return currency === 'USD' || currency === 'CAD' ? feast : undefined;
  return feast === 'thanksgiving' && currency === 'CAD' ? 'thanksgiving-canada' : feast;
}
