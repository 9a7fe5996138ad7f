/** Numbers and money in running text, Thai and English. */

const WORD_VALUES: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, fifteen: 15, eighteen: 18, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100,
}; // prettier-ignore
const WORDS = new RegExp(`\\b(?:a\\s+(?=hundred\\b))?(${Object.keys(WORD_VALUES).join('|')})\\b`, 'giu');
const THAI_WORDS: Readonly<Record<string, number>> = {
  หนึ่ง: 1,
  สอง: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  เจ็ด: 7,
  แปด: 8,
  เก้า: 9,
  สิบ: 10,
};
/** Thai number words only where a unit of time follows: elsewhere they are parts of other words. */
const THAI_BEFORE_UNIT = new RegExp(
  `(?<!สาขาที่|ที่)(${Object.keys(THAI_WORDS).join('|')})\\s*(?=เดือน|สัปดาห์|ปี|ไตรมาส|วัน)`,
  'gu',
);

/** Thai digits and number words as Arabic digits, so that one set of patterns reads all of them. */
export function withDigits(text: string): string {
  return text
    .replaceAll(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll(WORDS, (word) => String(WORD_VALUES[word.trim().toLowerCase()] ?? word))
    .replaceAll(THAI_BEFORE_UNIT, (_, word: string) => `${THAI_WORDS[word] ?? word} `);
}

const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:billion|bn|พันล้าน)$/iu, 1e9],
  [/^(?:m|mn|mil|million|ล้าน)$/iu, 1e6],
  [/^แสน$/u, 1e5],
  [/^หมื่น$/u, 1e4],
  [/^(?:k|thousand|พัน)$/iu, 1e3],
];

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:฿|thb|baht|bht|บาท)$/iu, 'THB'],
  [/^(?:us\s?\$|\$|usd|us dollars?|dollars?|ดอลลาร์(?:สหรัฐ)?|เหรียญ(?:สหรัฐ)?)$/iu, 'USD'],
  [/^(?:€|eur|euros?|ยูโร)$/iu, 'EUR'],
  [/^(?:£|gbp|pounds?|ปอนด์)$/iu, 'GBP'],
  [/^(?:s\$|sgd)$/iu, 'SGD'],
  [/^(?:a\$|aud)$/iu, 'AUD'],
  [/^(?:¥|jpy|yen|เยน)$/iu, 'JPY'],
  [/^(?:cny|rmb|yuan|หยวน)$/iu, 'CNY'],
  [/^(?:vnd|₫|dong|ดอง)$/iu, 'VND'],
  [/^(?:rm|myr|ringgit)$/iu, 'MYR'],
  [/^(?:idr|rp|rupiah)$/iu, 'IDR'],
  [/^(?:php|₱)$/iu, 'PHP'],
  [/^(?:inr|₹|rupees?)$/iu, 'INR'],
  [/^(?:krw|₩|won)$/iu, 'KRW'],
  [/^(?:aed|chf|cad|nzd|hkd|twd|sek|nok|dkk|sar|lak|khr|mmk|brl|mxn|zar|pln)$/iu, ''],
];
const SYMBOLS =
  'US\\s?\\$|S\\$|A\\$|\\$|฿|€|£|¥|₫|₱|₹|₩|THB|USD|EUR|GBP|SGD|AUD|JPY|CNY|RMB|VND|MYR|IDR|PHP|INR|KRW|AED|CHF|CAD|NZD|HKD|TWD|SEK|NOK|DKK|SAR|LAK|KHR|MMK|BRL|MXN|ZAR|PLN|RM|Rp';
const NAMES = `${SYMBOLS}|US dollars?|dollars?|baht|euros?|pounds?|yen|yuan|dong|ringgit|rupiah|rupees?|บาท|ดอลลาร์(?:สหรัฐ)?|เหรียญ(?:สหรัฐ)?|ยูโร|ปอนด์|เยน|หยวน|ดอง`;
const NUMBER = '\\d{1,3}(?:[,.]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?';
const MULTIPLIER = 'billion|bn|million|mil|mn|thousand|[km](?![\\p{L}²])|พันล้าน|ล้าน|แสน|หมื่น|พัน';

function currencyOf(name: string): string {
  for (const [pattern, code] of CURRENCIES)
    if (pattern.test(name.trim())) return code || name.trim().toUpperCase();
  return '';
}

/** '1,250', '1.5', '25.000' (a point before three digits groups only when there are two or more such groups). */
function parseNumber(text: string): number {
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text);
  if (grouped) return Number(text.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/u.test(text)) return Number(text.replaceAll('.', ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/u.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  if (/^\d+,\d{1,2}$/u.test(text)) return Number(text.replace(',', '.'));
  return Number(text.replaceAll(',', ''));
}

export interface Amount {
  value: number;
  /** Upper end of a range. */
  high?: number;
  /** ISO code, or '' where none is named. */
  currency: string;
  /** Where it stands in the text with digits (`withDigits`). */
  start: number;
  end: number;
}

const AMOUNT = new RegExp(
  `(?<c1>${SYMBOLS})?\\s*(?<![\\p{L}\\d.,-])(?<n>${NUMBER})\\s*(?<m>${MULTIPLIER})?\\s*(?<c2>${NAMES})?` +
    `(?:\\s*(?:-|–|—|to|~|ถึง)\\s*(?:${SYMBOLS})?\\s*(?<n2>${NUMBER})\\s*(?<m2>${MULTIPLIER})?)?\\s*(?<c3>${NAMES})?`,
  'giu',
);

const factor = (name: string | undefined): number =>
  name === undefined ? 1 : (MULTIPLIERS.find(([pattern]) => pattern.test(name))?.[1] ?? 1);

/** Every number of a text with the currency beside it. Call with the result of `withDigits`. */
export function amounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const { c1, n, m, c2, n2, m2, c3 } = match.groups ?? {};
    if (n === undefined) continue;
    const currency = currencyOf(c1 ?? c2 ?? c3 ?? '');
    const shared = m === undefined && m2 !== undefined ? factor(m2) : factor(m);
    const value = parseNumber(n) * shared;
    if (!Number.isFinite(value)) continue;
    const high = n2 === undefined ? undefined : parseNumber(n2) * factor(m2 ?? m);
    const amount: Amount = {
      value: Math.round(value * 100) / 100,
      currency,
      start: match.index,
      end: match.index + match[0].length,
    };
    if (high !== undefined && high > value) amount.high = Math.round(high * 100) / 100;
    found.push(amount);
  }
  return found;
}
