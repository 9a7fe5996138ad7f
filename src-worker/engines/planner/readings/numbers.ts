/** Numbers and money in running text, Thai and English. */
export { withDigits } from './number-words.ts';

const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:billion|bn|พันล้าน)$/iu, 1e9],
  [/^ร้อยล้าน$/u, 1e8],
  [/^(?:crore|สิบล้าน)$/iu, 1e7],
  [/^(?:m|mn|mil|million|ล้าน)$/iu, 1e6],
  [/^(?:lakh|แสน)$/iu, 1e5],
  [/^หมื่น$/u, 1e4],
  [/^(?:k|thousand|พัน)$/iu, 1e3],
  [/^(?:hundred|ร้อย)$/iu, 1e2],
];

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:฿|thb|baht|bht|บาท|บ\.?|[.,]-)$/iu, 'THB'],
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
  [/^(?:inr|₹|rs\.?|rupees?)$/iu, 'INR'],
  [/^(?:krw|₩|won)$/iu, 'KRW'],
  [/^(?:aed|chf|cad|nzd|hkd|twd|sek|nok|dkk|sar|lak|khr|mmk|brl|mxn|zar|pln)$/iu, ''],
];
const SIGNS = 'US\\s?\\$|S\\$|A\\$|\\$|฿|€|£|¥|₫|₱|₹|₩';
const CODES =
  '(?:THB|USD|EUR|GBP|SGD|AUD|JPY|CNY|RMB|VND|MYR|IDR|PHP|INR|KRW|AED|CHF|CAD|NZD|HKD|TWD|SEK|NOK|DKK|SAR|LAK|KHR|MMK|BRL|MXN|ZAR|PLN|RM|Rp|Rs\\.?)(?![a-z])';
/** Before a number. */
const SYMBOLS = `${SIGNS}|(?<![a-z])${CODES}`;
/** After one. */
const NAMES = `${SIGNS}|${CODES}|US dollars?|dollars?|baht|bht|euros?|pounds?|yen|yuan|dong|ringgit|rupiah|rupees?|บาท|บ(?:\\.|(?=[\\s/]|$))|ดอลลาร์(?:สหรัฐ)?|เหรียญ(?:สหรัฐ)?|ยูโร|ปอนด์|เยน|หยวน|ดอง|[.,]-`;
const NUMBER = '\\d{1,3}(?:[,.]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?';
const MULTIPLIER =
  'billion|bn|million|mil|mn|thousand|hundred(?!s)|lakh|crore|[km](?![\\p{L}²])|พันล้าน|ร้อยล้าน|สิบล้าน|ล้าน(?!นา)|แสน|หมื่น|พัน(?!ธุ์)|ร้อย(?!ละ|เอ็ด)';

function currencyOf(name: string): string {
  for (const [pattern, code] of CURRENCIES)
    if (pattern.test(name.trim())) return code || name.trim().toUpperCase();
  return '';
}

/** '1,250', '1.5', '4.500' (a point before three digits groups: no currency here has thousandths). */
function parseNumber(text: string): number {
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(text);
  if (grouped) return Number(text.replaceAll(',', ''));
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/u.test(text)) return Number(text.replaceAll('.', ''));
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
  `(?:(?<c1>${SYMBOLS})\\s*|(?<![a-z\\d.,]|[a-z]-))(?<n>${NUMBER})\\s*(?<m>${MULTIPLIER})?\\s*(?<c2>${NAMES})?` +
    `(?:\\s*(?:-|–|—|\\bto\\b|~|ถึง)\\s*(?:${SYMBOLS})?\\s*(?<n2>${NUMBER})\\s*(?<m2>${MULTIPLIER})?)?\\s*(?<c3>${NAMES})?`,
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
