/**
 * The figures of a text as a reader meets them: Arabic and Thai digits, number words, percentages, money, ranges,
 * ratios, dates, magnitudes ('1.2 ล้าน', '4.31 million'). Numbers inside names ('BL-740', 'B2B', '3D') are no figures.
 */
import {
  ENGLISH_WORDS,
  MAGNITUDES,
  MAY_HOLD_WORDS,
  THAI_WORDS,
  englishValue,
  thaiValue,
} from './number-words.ts';

export interface Figure {
  /** As written, with its unit: '1.2 ล้านบาท', '5–10%'. */
  text: string;
  /** In the text. */
  start: number;
  kind: 'plain' | 'percent' | 'money' | 'ratio' | 'date';
  /** One, or the two ends of a range. Of a date: its days. */
  values: readonly number[];
  /** How far a source may lie from it: half a unit of the last place, where it is a rounded magnitude; else 0. */
  slack: number;
  /** ISO 4217, of money whose currency is named. */
  currency?: string;
  /** Of a date: 1 to 12. */
  month?: number;
  /** Of a date, in the Common Era; absent where it is not written. */
  year?: number;
  /** A small whole number that may count what stands on the slide. */
  countable?: boolean;
}

const MONTHS = [
  ['jan(?:uary)?', 'มกราคม|ม\\.ค\\.'], ['feb(?:ruary)?', 'กุมภาพันธ์|ก\\.พ\\.'], ['mar(?:ch)?', 'มีนาคม|มี\\.ค\\.'],
  ['apr(?:il)?', 'เมษายน|เม\\.ย\\.'], ['may', 'พฤษภาคม|พ\\.ค\\.'], ['june?', 'มิถุนายน|มิ\\.ย\\.'],
  ['july?', 'กรกฎาคม|ก\\.ค\\.'], ['aug(?:ust)?', 'สิงหาคม|ส\\.ค\\.'], ['sept?(?:ember)?', 'กันยายน|ก\\.ย\\.'],
  ['oct(?:ober)?', 'ตุลาคม|ต\\.ค\\.'], ['nov(?:ember)?', 'พฤศจิกายน|พ\\.ย\\.'], ['dec(?:ember)?', 'ธันวาคม|ธ\\.ค\\.'],
] as const; // prettier-ignore
const MONTH = MONTHS.map(([en, th], i) => `(?<m${i}>(?:${en})(?![a-z])\\.?|${th})`).join('|');
const DATE = new RegExp(
  `(?<![\\d.,])(?<day>\\d{1,2})(?:\\s?[–-]\\s?(?<last>\\d{1,2}))?\\s?(?:${MONTH})(?:,?\\s?(?<year>\\d{4}))?`,
  'giu',
);
const AMERICAN = new RegExp(`\\b(?:${MONTH})\\s(?<day>\\d{1,2})(?!\\d),?(?:\\s(?<year>\\d{4}))?`, 'giu');

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const DIGITS = new RegExp(`(?<first>${NUMBER})(?:\\s?[–-]\\s?(?<second>${NUMBER}))?`, 'gu');
const RATIO = /(?<![\d.,])\d+(?:\.\d+)?:\d+(?![\d:])/gu;

const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['THB', /฿|THB|baht|บาท/u],
  ['USD', /US\$|\$|USD|US dollars?|dollars?|ดอลลาร์สหรัฐ|ดอลลาร์|เหรียญสหรัฐ/u],
  ['GBP', /£|GBP|pounds?|ปอนด์/u],
  ['EUR', /€|EUR|euros?|ยูโร/u],
  ['JPY', /¥|JPY|yen|เยน/u],
  ['CNY', /CNY|RMB|yuan|หยวน/u],
  ['SGD', /S\$|SGD|ดอลลาร์สิงคโปร์/u],
  ['VND', /₫|VND|dong|ดอง/u],
];
const BEFORE = CURRENCIES.map(
  ([code, words]) => [code, new RegExp(`(?:${words.source})\\s?$`, 'iu')] as const,
);
const AFTER = CURRENCIES.toSorted((a, b) => b[1].source.length - a[1].source.length).map(
  ([code, words]) => [code, new RegExp(`^\\s{0,2}(?:${words.source})(?![a-z])`, 'iu')] as const,
);
const PERCENT_AFTER = /^\s?(?:%|percent\b|per cent\b|เปอร์เซ็นต์)/iu;
const PERCENT_BEFORE = /ร้อยละ\s?$/u;
/** Years of the Buddhist Era as they are written today. */
export const commonEra = (year: number): number =>
  Number.isInteger(year) && year >= 2400 && year <= 2700 ? year - 543 : year;

/** Thai and full-width digits as 0–9, every dash of a range the same, no invisible marks; lengths stay. */
function plain(text: string): string {
  return text
    .replaceAll(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll(/[０-９]/gu, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll(/[‒—−]/gu, '–')
    .replaceAll(/[\u00A0\u2009\u202F]/gu, ' ');
}

const valueOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/** Part of a name: 'BL-740', 'B2B', 'QR4', '3D'. A currency's letters are none. */
function inName(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  const after = text.slice(end, end + 3);
  if (/^[DG](?![a-z\d])/u.test(after) && /^\d$/u.test(text.slice(start, end))) return true;
  if (/[A-Z][A-Z\d]*-$/u.test(before)) return true;
  const letters = /[\p{Script=Latin}]+$/u.exec(before)?.[0];
  if (letters === undefined) return false;
  return !BEFORE.some(([, pattern]) => pattern.test(letters) && letters.length <= 4);
}

/** All figures of a text, in order. */
export function figuresIn(source: string): Figure[] {
  const text = plain(source);
  const taken = new Uint8Array(text.length);
  const found: Figure[] = [];
  const add = (start: number, end: number, figure: Omit<Figure, 'text' | 'start'>): void => {
    taken.fill(1, start, end);
    found.push({ text: source.slice(start, end), start, ...figure });
  };

  const digits = /\d/u.test(text);
  for (const pattern of digits ? [DATE, AMERICAN] : []) {
    for (const match of text.matchAll(pattern)) {
      const { day, last, year, ...months } = match.groups ?? {};
      if (taken[match.index] === 1 || day === undefined) continue;
      const month = MONTHS.findIndex((_, i) => months[`m${i}`] !== undefined) + 1;
      add(match.index, match.index + match[0].length, {
        kind: 'date',
        values: [Number(day), ...(last === undefined ? [] : [Number(last)])],
        slack: 0,
        month,
        ...(year === undefined ? {} : { year: commonEra(Number(year)) }),
      });
    }
  }
  for (const match of digits ? text.matchAll(RATIO) : []) {
    if (taken[match.index] === 1) continue;
    const values = match[0].split(':').map(Number);
    add(match.index, match.index + match[0].length, { kind: 'ratio', values, slack: 0 });
  }
  for (const match of digits ? text.matchAll(DIGITS) : []) {
    const { first = '', second } = match.groups ?? {};
    if (taken[match.index] === 1) continue;
    readDigits(text, match.index, match[0], first, second, add);
  }
  if (MAY_HOLD_WORDS.test(text)) readWords(text, taken, add);
  return found.toSorted((a, b) => a.start - b.start);
}

type Add = (start: number, end: number, figure: Omit<Figure, 'text' | 'start'>) => void;

function readDigits(
  text: string,
  start: number,
  whole: string,
  first: string,
  second: string | undefined,
  add: Add,
): void {
  let from = start;
  let end = start + whole.length;
  if (inName(text, from, end)) return;
  const magnitude = MAGNITUDES.find(([pattern]) => pattern.test(text.slice(end)));
  if (magnitude) end += magnitude[0].exec(text.slice(end))?.[0].length ?? 0;
  const scale = magnitude?.[1] ?? 1;
  const decimals = (second ?? first).split('.')[1]?.length ?? 0;
  const values = [first, ...(second === undefined ? [] : [second])].map((part) => valueOf(part) * scale);
  // Only a magnitude is rounded for reading: '4.31 million' stands for 4,312,395.
  const slack = scale > 1 ? 0.5 * scale * 10 ** -decimals : 0;
  const before = text.slice(Math.max(0, from - 20), from);
  const after = text.slice(end);
  const percent = PERCENT_AFTER.exec(after);
  const ofHundred = PERCENT_BEFORE.exec(before);
  if (percent || ofHundred) {
    if (ofHundred) from -= ofHundred[0].length;
    add(from, end + (percent?.[0].length ?? 0), { kind: 'percent', values, slack });
    return;
  }
  for (const [currency, pattern] of AFTER) {
    const match = pattern.exec(after);
    if (match) {
      add(from, end + match[0].length, { kind: 'money', values, slack, currency });
      return;
    }
  }
  for (const [currency, pattern] of BEFORE) {
    const match = pattern.exec(before);
    if (match) {
      add(from - match[0].length, end, { kind: 'money', values, slack, currency });
      return;
    }
  }
  const countable = second === undefined && scale === 1 && decimals === 0;
  add(from, end, { kind: 'plain', values, slack, ...(countable ? { countable } : {}) });
}

function readWords(text: string, taken: Uint8Array, add: Add): void {
  for (const [pattern, valueOfWords] of [
    [ENGLISH_WORDS, englishValue],
    [THAI_WORDS, thaiValue],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const value = valueOfWords(match[0]);
      // 'One' alone is an article more often than a figure.
      if (taken.subarray(match.index, end).includes(1) || value === 1) continue;
      const percent = PERCENT_AFTER.exec(text.slice(end));
      add(match.index, end + (percent?.[0].length ?? 0), {
        kind: percent ? 'percent' : 'plain',
        values: [value],
        slack: 0,
        ...(percent ? {} : { countable: true }),
      });
    }
  }
}
