/** Numbers, money, dates and lists as each language writes them. A day is UTC midnight, whatever the time zone. */
import type { Language } from '../../../src/shared/domain/options.ts';
import type { Quantity, TimeUnit } from '../../../src/shared/reading/quantity.ts';

/** A text in both languages, each written as such. */
export interface Both {
  en: string;
  th: string;
}

/** English and Thai of one thing, each written as such. */
export type Pair = readonly [en: string, th: string];

export const both = ([en, th]: Pair): Both => ({ en, th });

/** Picks the proposal's language: `say('Reach', 'รับรู้')`. */
export type Say = (en: string, th: string) => string;

const MONTHS_EN =
  'January February March April May June July August September October November December'.split(' ');
const MONTHS_TH =
  'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(' ');
const SHORT_EN = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const SHORT_TH = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ');
const SMALL_EN = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Digits in groups of three, at most `decimals` after the point, no trailing zeros; '−' for negative. */
function formatNumber(value: number, decimals = 2): string {
  const rounded = Number(Math.abs(value).toFixed(decimals));
  const [whole = '0', fraction] = String(rounded).split('.');
  const grouped =
    whole.length <= 3 || whole.includes('e') ? whole : whole.replaceAll(/\B(?=(\d{3})+(?!\d))/gu, ',');
  return `${value < 0 && rounded !== 0 ? '−' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

const CURRENCY_TH: Readonly<Record<string, string>> = {
  THB: 'บาท',
  USD: 'ดอลลาร์สหรัฐ',
  EUR: 'ยูโร',
  GBP: 'ปอนด์',
  JPY: 'เยน',
  CNY: 'หยวน',
  SGD: 'ดอลลาร์สิงคโปร์',
  VND: 'ดอง',
};

/** What stands before the figure, as it is written where the money is spent; any other currency is its code behind it. */
const SYMBOLS: Readonly<Record<string, string>> = {
  USD: '$',
  GBP: '£',
  EUR: '€',
  JPY: '¥',
  AUD: 'A$',
  CAD: 'CA$',
  NZD: 'NZ$',
  SGD: 'S$',
  HKD: 'HK$',
  INR: '₹',
  PHP: '₱',
  NGN: '₦',
  KRW: '₩',
  ZAR: 'R',
  MYR: 'RM',
  BRL: 'R$',
  KES: 'KES ',
  IDR: 'Rp ',
  AED: 'AED ',
};

/** '4.10' and '25,000': a sum has no cents, or two digits of them. */
const sumDigits = (value: number): string => {
  const digits = formatNumber(value);
  return /[.]\d$/u.test(digits) ? `${digits}0` : digits;
};

export interface Formatter {
  language: Language;
  say: Say;
  both: (text: Both) => string;
  number: (value: number, decimals?: number) => string;
  /** '£25,000', 'KES 25,000', '360,000 THB', '360,000 บาท'; with an upper end '£25,000–30,000'. */
  money: (value: number, currency: string, high?: number) => string;
  currency: (code: string) => string;
  /** What a column of sums is in: '£', 'KES', 'บาท'. */
  moneyUnit: (code: string) => string;
  percent: (share: number, decimals?: number) => string;
  /** '21 November 2026', '21 พฤศจิกายน 2569'. */
  date: (day: Date) => string;
  /** '30 Nov', '30 พ.ย.'. */
  shortDate: (day: Date) => string;
  month: (day: Date) => string;
  shortMonth: (day: Date) => string;
  /** 'November 2026', 'พฤศจิกายน 2569'. */
  monthYear: (day: Date) => string;
  year: (day: Date) => string;
  /** 'a, b and c'; 'a b และ c'. */
  list: (items: readonly string[]) => string;
  /** 'a, b or c'; 'a b หรือ c'. */
  either: (items: readonly string[]) => string;
  /** Small whole numbers as a word in English. */
  word: (value: number) => string;
  /** 'three months', '3 เดือน'. */
  months: (count: number) => string;
  /** A figure that the client wrote, as this language writes it: '9 days', '6–8 days', '£649', '4.9'. */
  quantity: (quantity: Quantity) => string;
  /** First letter upper case where the script has cases. */
  sentence: (text: string) => string;
}

const UNITS: Readonly<Record<TimeUnit, readonly [en: string, th: string]>> = {
  minute: ['minute', 'นาที'],
  hour: ['hour', 'ชั่วโมง'],
  day: ['day', 'วัน'],
  week: ['week', 'สัปดาห์'],
  month: ['month', 'เดือน'],
  quarter: ['quarter', 'ไตรมาส'],
  year: ['year', 'ปี'],
};

/** First letter to upper case, but for a name that begins with a small one: 'eBay', 'iPhone'. */
export const upperFirst = (text: string): string => {
  const [first = ''] = text;
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : first.toUpperCase() + text.slice(first.length);
};

/** @param signs how the client writes its money, where that is not the way everybody does */
export function formatter(language: Language, signs: Readonly<Record<string, string>> = {}): Formatter {
  const th = language === 'th';
  const say: Say = (en, thai) => (th ? thai : en);
  const year = (day: Date): string => String(day.getUTCFullYear() + (th ? 543 : 0));
  const month = (day: Date): string => (th ? MONTHS_TH : MONTHS_EN)[day.getUTCMonth()] ?? '';
  const shortMonth = (day: Date): string => (th ? SHORT_TH : SHORT_EN)[day.getUTCMonth()] ?? '';
  const currency = (code: string): string => (th ? (CURRENCY_TH[code] ?? code) : code);
  const money = (value: number, code: string, high = value): string => {
    const digits = high === value ? sumDigits(value) : `${sumDigits(value)}–${sumDigits(high)}`;
    const symbol = th ? undefined : (signs[code] ?? SYMBOLS[code]);
    if (symbol !== undefined) return `${symbol}${digits}`;
    return code === '' ? digits : `${digits} ${currency(code)}`;
  };
  const quantity = (read: Quantity): string => {
    if (read.kind === 'date' || read.kind === 'proportion') return '';
    const { value, high } = read;
    const figures = high === undefined ? formatNumber(value) : `${formatNumber(value)}–${formatNumber(high)}`;
    switch (read.kind) {
      case 'money':
        return money(value, read.currency, high);
      case 'percent':
        return `${figures}%`;
      case 'multiple':
        return th ? `${figures} เท่า` : `${figures} times`;
      case 'duration': {
        const [one, thai] = UNITS[read.unit];
        return th ? `${figures} ${thai}` : `${figures} ${one}${high === undefined && value === 1 ? '' : 's'}`;
      }
      case 'count':
        return read.unit === '' ? figures : `${figures} ${read.unit}`;
    }
  };
  const word = (value: number): string => (th ? String(value) : (SMALL_EN[value] ?? formatNumber(value)));
  return {
    language,
    say,
    both: (text) => text[language],
    number: formatNumber,
    money,
    quantity,
    currency,
    moneyUnit: (code) => (th ? currency(code) : (signs[code] ?? SYMBOLS[code] ?? code).trim()),
    percent: (share, decimals = 0) =>
      `${share < 0 && Number((share * 100).toFixed(decimals)) !== 0 ? '−' : ''}${Math.abs(share * 100).toFixed(decimals)}%`,
    date: (day) => `${day.getUTCDate()} ${month(day)} ${year(day)}`,
    shortDate: (day) => `${day.getUTCDate()} ${shortMonth(day)}`,
    month,
    shortMonth,
    monthYear: (day) => `${month(day)} ${year(day)}`,
    year,
    list: (items) => joinList(items, th),
    either: (items) => joinList(items, th, 'or', 'หรือ'),
    word,
    months: (count) => (th ? `${formatNumber(count)} เดือน` : `${word(count)} month${count === 1 ? '' : 's'}`),
    sentence: upperFirst,
  };
}

/** Countries and regions that are said with an article. */
const WITH_THE =
  /^(?:Netherlands|United (?:Kingdom|States|Arab Emirates)|Philippines|Maldives|Bahamas|Gambia|Czech Republic|UK|USA?|UAE|EU|Borough of .*|City of .*|County of .*|Isle of .*|Republic of .*|(?:.* )?(?:Highlands|Islands|Isles|Midlands|Lowlands|Uplands|Hebrides|Balearics|Algarve|Cotswolds|Chilterns|Pennines|Alps|Dales|Fens|Borders|Territory|Free State|Peninsula)|(?:North|South)(?:[- ](?:East|West))|(?:East|West|Gold|Sunshine|Central|North|South) Coast|(?:Eastern|Western|Northern) Cape|(?:Lake|Peak) District|(?:Black|West|North) Country|Home Counties|Bay Area|Middle East|Gulf|rest of .*)$/u;

/** A place within a sentence: 'the Netherlands'. */
export const inSentence = (place: string): string =>
  WITH_THE.test(place) && !/^the\s/iu.test(place) ? `the ${place}` : place;

/** None after Thai; one after 'กทม.', 'กรุงเทพฯ', Latin letters. */
const gapBehind = (text: string): string => (/[ก-๎]$/u.test(text) && !/[ฯๆ]$/u.test(text) ? '' : ' ');
const gapBefore = (text: string): string => (/^\p{Script=Thai}/u.test(text) ? '' : ' ');

function joinList(items: readonly string[], th: boolean, and = 'and', thaiAnd = 'และ'): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items.at(-1) ?? '';
  const rest = items.slice(0, -1);
  if (th) {
    // Thai words stand apart by spaces and need no commas; the link is written close to a Thai word.
    const thai = items.every((item) => /^[\p{Script=Thai}.]+$/u.test(item));
    if (items.length === 2)
      return `${rest[0] ?? ''}${thai ? gapBehind(rest[0] ?? '') : ' '}${thaiAnd}${gapBefore(last)}${last}`;
    return `${rest.join(thai ? ' ' : ', ')} ${thaiAnd}${gapBefore(last)}${last}`;
  }
  return `${rest.join(', ')} ${and} ${last}`;
}

/** All of several in an English sentence: 'a, b and c'. */
export const allOf = (items: readonly string[]): string => joinList(items, false);
/** One of several in an English sentence: 'a, b or c'. */
export const oneOf = (items: readonly string[]): string => joinList(items, false, 'or');

/** The calendar day of a moment on this device. Late in a Bangkok evening, UTC is still on the day before. */
export const localDay = (moment: Date): Date =>
  new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));
export const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * 86_400_000);
export const addMonths = (day: Date, months: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
/** Last day of the month that lies `months` after the month of `day`. */
export const monthEnd = (day: Date, months = 0): Date => addDays(addMonths(day, months + 1), -1);
