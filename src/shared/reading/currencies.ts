/** Currencies as people write them, before or after a number. */

interface Names {
  /** ISO 4217. */
  code: string;
  /** Beside a number, before or after it. */
  signs?: RegExp;
  /** After a number. */
  names?: RegExp;
  /** Hundredths, after a number. */
  parts?: RegExp;
  /** What behind a sign makes it something else. */
  not?: RegExp;
}

const CURRENCIES: readonly Names[] = [
  {
    code: 'THB',
    signs: /฿|thb/,
    names:
      /baht|bht|บาท|บ\.|บ(?=[\s/]|$)|[.,]-(?!\d|\s?(?:eur|euros?|chf|francs?|usd|kr|sek|nok|dkk)(?![a-z]))/,
    parts: /satang|สตางค์/,
  },
  { code: 'SGD', signs: /s\$|sgd/, names: /singapore dollars?|ดอลลาร์สิงคโปร์|เหรียญสิงคโปร์/ },
  { code: 'AUD', signs: /au?\$|aud/, names: /australian dollars?|ดอลลาร์ออสเตรเลีย/ },
  { code: 'HKD', signs: /hk\$|hkd/, names: /hong kong dollars?|ดอลลาร์ฮ่องกง/ },
  { code: 'TWD', signs: /nt\$|twd/, names: /taiwan dollars?/ },
  { code: 'CAD', signs: /ca?\$|cad/, names: /canadian dollars?/ },
  { code: 'NZD', signs: /nz\$|nzd/, names: /new zealand dollars?/ },
  {
    code: 'USD',
    signs: /us\s?\$|\$|usd/,
    names: /u\.?s\.? dollars?|dollars?|bucks?|ดอลล?าร์สหรัฐฯ?|ดอลล?าร์|ดอลล่าร์|เหรียญสหรัฐฯ?|เหรียญ/,
    parts: /(?:u\.?s\.? )?cents?|เซนต์/,
  },
  { code: 'EUR', signs: /€|eur/, names: /euros?|ยูโร/, parts: /euro cents?/ },
  { code: 'GBP', signs: /£|gbp/, names: /pounds?(?! of)|quid|ปอนด์/, parts: /pence|p(?![a-z/.])/ },
  { code: 'JPY', signs: /¥|jpy/, names: /yen|เยน/ },
  { code: 'CNY', signs: /cny|rmb|元/, names: /yuan|หยวน/ },
  // 'Triệu' and 'tỷ' are said of no other money.
  { code: 'VND', signs: /₫|vnd/, names: /\(?vnd\)?|(?:việt nam )?đồng|dong|ดอง/ },
  // Of '3rm flat' the letters are rooms.
  { code: 'MYR', signs: /(?<!(?<![\d.,])[1-9])rm|myr/, names: /ringgits?|ริงกิต/ },
  { code: 'IDR', signs: /rp\.?|idr/, names: /rupiah|รูเปียห์/ },
  // 'P68,500': the letter touches its figure; behind one it is pence.
  { code: 'PHP', signs: /₱|php|(?<!\d\s?)p(?=$)/, names: /(?:philippine )?pesos?|เปโซ/ },
  { code: 'INR', signs: /₹|rs\.?|inr/, names: /rupees?|รูปี/ },
  { code: 'KRW', signs: /₩|krw/, names: /won(?![a-z])|วอน/ },
  { code: 'LAK', signs: /₭|lak/, names: /kip|กีบ/ },
  { code: 'KHR', signs: /៛|khr/, names: /riels?|เรียล/ },
  { code: 'MMK', signs: /mmk/, names: /kyats?|จ๊าด/ },
  { code: 'AED', signs: /aed/, names: /dirhams?|dhs?(?![a-z])/ },
  { code: 'CHF', signs: /chf/, names: /swiss francs?|francs?/ },
  { code: 'SEK', signs: /sek/ },
  // Of three countries.
  { code: '', names: /kr\.?(?![a-z])|kron(?:er|or|a)/ },
  { code: 'NOK', signs: /nok/ },
  { code: 'DKK', signs: /dkk/ },
  { code: 'SAR', signs: /sar/, names: /(?:saudi )?riyals?/ },
  { code: 'BRL', signs: /r\$|brl/, names: /reais|brazilian reals?/ },
  { code: 'KES', signs: /kes|ksh\.?/, names: /kenyan? shillings?|bob/ },
  { code: 'NGN', signs: /₦|ngn|n(?=\s?$)/, names: /naira/ },
  { code: 'GHS', signs: /ghs|gh₵/, names: /cedis?/ },
  { code: 'EGP', signs: /egp/ },
  { code: 'TZS', signs: /tzs|tsh/ },
  { code: 'UGX', signs: /ugx|ush/ },
  { code: 'RUB', signs: /₽|rub/, names: /rubles?|roubles?/ },
  { code: 'MXN', signs: /mx\$|mxn/, names: /mexican pesos?/ },
  { code: 'COP', signs: /cop/, names: /colombian pesos?|pesos colombianos/ },
  { code: 'JMD', signs: /j\$|jmd/ },
  { code: 'TTD', signs: /tt\$|ttd/ },
  { code: 'FJD', signs: /fj\$|fjd/ },
  { code: 'ZAR', signs: /zar|r(?=\s?\d|\s?$)/, names: /rand(?![a-z])/ },
  { code: 'PLN', signs: /pln|zł/, names: /z[łl]ot(?:ych|ys?|e)/ },
  { code: 'CZK', signs: /czk|kč/ },
  { code: 'TRY', signs: /try(?=\s?\d)/ },
  { code: 'ILS', signs: /ils/ },
  { code: 'QAR', signs: /qar/ },
  { code: 'KWD', signs: /kwd|kd/, names: /kuwaiti dinars?/ },
  { code: 'BDT', signs: /bdt|tk\.?(?=\s?$)/, names: /takas?(?![a-z])/ },
  { code: 'PKR', signs: /pkr/ },
  { code: 'LKR', signs: /lkr/ },
  { code: 'NPR', signs: /npr/ },
  // Codes that are no words; nobody writes these sums in another way that could be told apart.
  { code: 'ARS', signs: /ars/ },
  // '3 bd 2 ba' are rooms.
  {
    code: 'BHD',
    signs:
      /bhd|bd(?!\s?[\d/,]*\s?ba(?![a-z])|\s(?:flat|house|home|apartment|condo|villa|unit|rental)s?(?![a-z]))/,
    names: /bahraini dinars?/,
    not: /^\s?\d\s?ba(?![a-z])/,
  },
  { code: 'BND', signs: /bnd/ },
  { code: 'BWP', signs: /bwp/ },
  { code: 'CLP', signs: /clp/ },
  { code: 'CRC', signs: /crc/ },
  { code: 'ETB', signs: /etb/ },
  { code: 'HUF', signs: /huf/ },
  { code: 'ISK', signs: /isk/ },
  { code: 'JOD', signs: /jod|jd(?=\s?$)/, names: /jordanian dinars?/ },
  { code: 'KZT', signs: /kzt/ },
  { code: 'MAD', signs: /mad/, names: /moroccan dirhams?/ },
  { code: 'MUR', signs: /mur/ },
  { code: 'MVR', signs: /mvr/ },
  { code: 'NAD', signs: /nad/ },
  // 'RO 5 stages' is clean water.
  {
    code: 'OMR',
    signs: /omr|ro(?=\s?$)/,
    names: /omani rials?|rials?(?![a-z])|ริยาลโอมาน/,
    not: /^\s?[\d.,-]+[\s-]?(?:ขั้น|stage|step|litre|liter|ลิตร|gpd|l(?![a-z])|เครื่อง|ชั้น)/,
  },
  { code: 'PGK', signs: /pgk/ },
  { code: 'RON', signs: /ron/, names: /lei(?![a-z])/ },
  { code: 'RSD', signs: /rsd/ },
  { code: 'RWF', signs: /rwf/ },
  { code: 'TND', signs: /tnd/, names: /tunisian dinars?|(?<=\.\d{3}\s{0,2})dt(?![a-z])/ },
  { code: 'UAH', signs: /uah/ },
  { code: 'UYU', signs: /uyu/ },
  { code: 'XAF', signs: /xaf/ },
  { code: 'XOF', signs: /xof/ },
  { code: 'ZMW', signs: /zmw/ },
];
/** Money of a thousand parts: 'KD 4.500' is four and a half. */
export const OF_THOUSANDTHS: ReadonlySet<string> = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND']);
/** Money that is written '$' at home. */
const DOLLARS: ReadonlySet<string> = new Set(
  'AUD BND CAD FJD HKD JMD MXN NAD NZD SGD TTD TWD USD ARS CLP'.split(' '),
);
/** Matches nowhere. */
const NOTHING = /(?!)/;

/** Letters before or after would make it part of a word; a sign stands anywhere. */
const before = (signs: RegExp): RegExp =>
  new RegExp(`(?:(?<![a-z])|(?=[฿€£¥₫₱₹₩₭៛元₦₽$]))(?:${signs.source})\\s?$`, 'u');
const after = (names: RegExp): RegExp =>
  new RegExp(`\\s{0,2}(?:${names.source})(?:(?<![a-z])|(?![a-z]))`, 'uy');
const anyOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map((pattern) => pattern.source).join('|'), 'u');
const BEFORE = CURRENCIES.map(
  ({ code, signs = NOTHING, not = NOTHING }) => [code, before(signs), not] as const,
);
const AFTER = CURRENCIES.map(
  ({ code, names = NOTHING, signs = NOTHING }) => [code, after(anyOf([names, signs]))] as const,
);
const PARTS = CURRENCIES.flatMap(({ code, parts }) =>
  parts === undefined
    ? []
    : [[code, new RegExp(`\\s?(?:${parts.source})(?:(?<![a-z])|(?![a-z]))`, 'uy')] as const],
);
/** Any of them at all: beside most numbers there is none, and one look is quicker than one for each. */
const ANY_BEFORE = before(anyOf(CURRENCIES.map(({ signs = NOTHING }) => signs)));
const ANY_AFTER = after(
  anyOf(CURRENCIES.flatMap(({ names = NOTHING, signs = NOTHING, parts = NOTHING }) => [names, signs, parts])),
);
/** No currency ends or begins with any of these, which stand beside most numbers: that is seen at once. */
const ENDS_IN_NONE = /[\d,;:()=÷×+%/–-]\s?$/u;
const BEGINS_NONE = /\s{0,2}(?:[\d%);:=×÷+/*–-]|$)/uy;

export interface FoundCurrency {
  code: string;
  /** Where it begins or ends in the text. */
  at: number;
  /** Of hundredths, 0.01. */
  factor: number;
}

/** The currency that ends right before `at` in a plain text. */
/** 'Hampers for CNY 2027', 'last CNY 520': the new year and no money. */
const isNewYear = (text: string, start: number, at: number): boolean =>
  /^20[2-4]\d(?![\d.,]\d|\d|\s?(?:per|a|\/|each|budget))/u.test(text.slice(at)) ||
  /(?<![a-z])(?:last|this|next|before|after|during|chinese) $/u.test(text.slice(0, start));

export function currencyBefore(text: string, at: number): FoundCurrency | undefined {
  const ahead = text.slice(Math.max(0, at - 6), at);
  if (ahead === '' || ENDS_IN_NONE.test(ahead) || !ANY_BEFORE.test(ahead)) return undefined;
  let best: FoundCurrency | undefined;
  for (const [code, pattern, not] of BEFORE) {
    const match = pattern.exec(ahead);
    if (match && not !== NOTHING && not.test(text.slice(at, at + 24))) continue;
    if (match && code === 'CNY' && isNewYear(text, at - match[0].length, at)) continue;
    // 'US$' ends in 'S$', and both in '$': the longest counts.
    if (match && (best === undefined || at - match[0].length < best.at))
      best = { code, at: at - match[0].length, factor: 1 };
  }
  return best;
}

/** '$500 CAD', '$14k (NZD)': which dollars the sign before the figure means, and where that is told; undefined where it is not. */
export function dollarsOf(text: string, sign: number, end: number): FoundCurrency | undefined {
  if (text[sign] !== '$') return undefined;
  const open = /^\s?\(/u.exec(text.slice(end, end + 2))?.[0].length ?? 0;
  const told = currencyAfter(text, end + open);
  if (told === undefined || told.factor !== 1 || !DOLLARS.has(told.code)) return undefined;
  return { ...told, at: open > 0 && text[told.at] === ')' ? told.at + 1 : told.at };
}

/** The currency that begins at `at`, after an optional space; the longest name counts. */
export function currencyAfter(text: string, at: number): FoundCurrency | undefined {
  BEGINS_NONE.lastIndex = at;
  ANY_AFTER.lastIndex = at;
  if (BEGINS_NONE.test(text) || !ANY_AFTER.test(text)) return undefined;
  let best: FoundCurrency | undefined;
  for (const [code, pattern] of AFTER) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const end = at + (match?.[0].length ?? 0);
    // '10x10 $119': the sign right before the next number is that one's.
    if (match && /[€£฿₱₹₩₦$]$/u.test(match[0]) && /^\d/u.test(text.slice(end, end + 1))) continue;
    if (match && (best === undefined || end > best.at)) best = { code, at: end, factor: 1 };
  }
  if (best) return best;
  for (const [code, pattern] of PARTS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { code, at: at + match[0].length, factor: 0.01 };
  }
  return undefined;
}

/** '4 บาท 50 สตางค์': hundredths told behind the sum. */
export function partsAfter(
  text: string,
  at: number,
  currency: string,
): { value: number; at: number } | undefined {
  const digits = /^\s?(\d{1,2})(?!\d)/u.exec(text.slice(at, at + 4));
  if (!digits) return undefined;
  const found = currencyAfter(text, at + digits[0].length);
  return found?.factor === 0.01 && found.code === currency
    ? { value: Number(digits[1]) / 100, at: found.at }
    : undefined;
}
