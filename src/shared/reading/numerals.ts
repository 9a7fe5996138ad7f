/** Numbers wherever they stand, in digits, in words or in both ('3 แสนห้า', '2.5k', 'a hundred and fifty'). */
import { ENGLISH_SCALES, englishNumberAt, mayHoldEnglishNumbers } from './english-numbers.ts';
import { plain } from './plain.ts';
import { THAI_SCALES, THAI_START, thaiNumbersIn, type ThaiNumber } from './thai-numbers.ts';
import type { Span } from './quantity.ts';

export interface Numeral extends Span {
  value: number;
  /** Of a pair of words that is a range: 'สองสามแสน'. */
  high?: number;
  inWords: boolean;
  /** Half a unit of the last place that is written before a magnitude; 0 where the number is written out. */
  slack: number;
  /** What multiplies it: 1 where no magnitude is written. A range shares that of its upper end. */
  scale: number;
  certainty: number;
  about?: boolean;
}

/** '1.250.000,50'. */
const european = (digits: string): number => Number(digits.replaceAll('.', '').replace(',', '.'));

/** Digits as people group them. The narrow before the wide; a number never begins inside another or a word. */
const FORMS: readonly (readonly [RegExp, (digits: string) => number, certainty: number])[] = [
  // 12,50,000 in India
  [/\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?(?![\d,])/y, (digits) => Number(digits.replaceAll(',', '')), 1],
  [/\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!,?\d)/y, (digits) => Number(digits.replaceAll(',', '')), 1],
  [/\d{1,3}(?:'\d{3})+(?:\.\d+)?(?!\d)/y, (digits) => Number(digits.replaceAll("'", '')), 1],
  // 1.250.000,50
  [/\d{1,3}(?:\.\d{3}){2,}(?:,\d{1,2})?(?![\d.])/y, european, 1],
  [/\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)/y, european, 1],
  // 4.500: few currencies have thousandths (see `THOUSANDTHS`); of a weight it would be a decimal
  [/[1-9]\d{0,2}\.\d{3}(?!\d|[.,]\d|\s?(?:kg|g|km|m|cm|l|ml|x|%|กก|กิโล|ลิตร|เมตร)(?![a-z]))/y, european, 0.8],
  // 10 000 EUR
  [
    /\d{1,3}(?: \d{3})+(?=\s?(?:€|£|฿|\$|eur|usd|thb|gbp|sek|nok|dkk|pln|zł|kč|kr|chf|zar|baht|บาท|m²|m2|km²|kg|tons?|tonnes?|units|pieces|pcs|people)(?![a-z\d]))/y,
    (digits) => Number(digits.replaceAll(' ', '')),
    1,
  ],
  [
    /(?<=(?:[€£฿$]|eur|usd|thb|gbp|sek|nok|dkk|pln|chf|zar|(?<![a-z])r)\s?)\d{1,3}(?: \d{3})+(?!\d)/y,
    (digits) => Number(digits.replaceAll(' ', '')),
    1,
  ],
  // '2 640 homes now, 3 000 by June': who writes '3 000' groups every number so.
  [
    /\d{1,3}(?: \d{3})+(?!\d)(?:(?<=\d 000)|(?=[^]{0,80}(?<!\d)\d{1,3} 000(?!\d)))/y,
    (digits) => Number(digits.replaceAll(' ', '')),
    0.9,
  ],
  // 1,5 million; '3,5,7' is a list
  [/\d+,\d{1,2}(?!\d|,\d)/y, (digits) => Number(digits.replace(',', '.')), 0.8],
  [/\d+(?:\.\d+)?/y, Number, 1],
  [/\.\d+/y, Number, 0.9],
];
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
/** After a number, with or without a space. */
const ENGLISH_SCALE =
  /[\s-]{0,2}(dozen|hundred|thousand|grand|nghìn|triệu|tỷ|juta|jt|ribu|rb|lakhs?|lacs?|million|mil|mn|crores?|billion|bn|trillion|k|m(?!²|³|\s?(?:wide|long|tall|deep|from))|b|tn)(?![\p{L}\d²])/uy;
const SHORT_SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  b: 1e9,
  tn: 1e12,
  nghìn: 1e3,
  ribu: 1e3,
  rb: 1e3,
  juta: 1e6,
  jt: 1e6,
  triệu: 1e6,
  tỷ: 1e9,
};
const THAI_SCALE =
  /\s{0,2}(ล้านล้าน|แสนล้าน|หมื่นล้าน|พันล้าน|ร้อยล้าน|สิบล้าน|ล้าน(?!นา|ช้าง)|ลบ\.?|แสน(?!ดี|สุข|สิริ)|หมื่น|พัน(?!ธ|ทิป|เอก|โท|ตำรวจ)|ร้อย(?!ละ|เอ็ด|ไหม))/uy;
const THAI_COMPOUND: Readonly<Record<string, number>> = {
  ล้านล้าน: 1e12, แสนล้าน: 1e11, หมื่นล้าน: 1e10, พันล้าน: 1e9, ร้อยล้าน: 1e8, สิบล้าน: 1e7, ลบ: 1e6, 'ลบ.': 1e6,
}; // prettier-ignore
/** 'แสนห้า', 'ล้านครึ่ง', '1 แสน 5 หมื่น' after the first magnitude. */
const THAI_HALF = /ครึ่ง/uy;
const THAI_TAIL =
  /(หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)(?![ก-๛]|\s?(?:แสน|หมื่น|พัน|ร้อย|สิบ))|(หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)(?=(?:ต่อ|บาท|กว่า|ถึง|ใน|ทั้ง|สำหรับ|คน|ราย))/uy;
const THAI_MORE = /\s?(\d+(?:\.\d+)?)\s?(แสน|หมื่น|พัน|ร้อย)(?!ละ|เอ็ด|ไหม|ธ)/uy;
/** '2แสน4': the digit right behind a magnitude is a tenth of it. */
const THAI_DIGIT_TAIL = /([1-9])(?=\s|$|บาท|ได้|ต่อ|[,;)/])/uy;
const TAIL_VALUES: Readonly<Record<string, number>> = {
  หนึ่ง: 1, สอง: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9,
}; // prettier-ignore
const AND_A_HALF = /\s(?:and|&)\sa\s(half|quarter)(?![a-z])/uy;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Characters. No answer says a figure further on; a pasted document is read in parts. */
export const LONGEST_TEXT = 4000;

/** Every number of a text, in order. Numbers inside names ('BL-740', 'B2B'), telephone numbers and clock times are none. */
export function numeralsIn(source: string): Numeral[] {
  const text = plain(source);
  const words = thaiNumbersIn(text);
  const found: Numeral[] = [];
  const isEnglish = mayHoldEnglishNumbers(text);
  const hasAddress = ADDRESS.test(text);
  for (let at = 0; at < text.length;) {
    const begins = hasAddress ? at : nextBegin(text, at, words);
    if (begins > at) {
      at = begins;
      continue;
    }
    const thai = words.find(({ start }) => start === at);
    const numeral =
      (thai && fromThai(thai)) ??
      (isFree(text, at) ? (digitsAt(text, at) ?? (isEnglish ? englishAt(text, at) : undefined)) : undefined);
    if (numeral === undefined) at += skipAt(text, at, hasAddress);
    else {
      if (numeral.end > at) found.push(numeral);
      at = Math.max(numeral.end, at + 1);
    }
  }
  return found;
}

/** Digits, or words that numbers are told in; what holds none of them has no number. */
const DIGITS_OR_WORDS = new RegExp(
  `[\\d๐-๙\\u0ED0-\\u0ED9\\uFF10-\\uFF19½¼¾⅓⅔]|one|two|three|fou?r|five|six|seven|eigh|nin|ten|eleven|twel|thir|fif|twenty|zero|half|quarter|couple|dozen|hundred|thousand|million|billion|lakh|crore|grand|${THAI_START}`,
  'iu',
);
/** A quick look, for who reads many texts: false is certain. */
export const mayHoldNumbers = (text: string): boolean => DIGITS_OR_WORDS.test(text);

const ADDRESS = /@|:\/\/|www\./u;
/** No number, word or telephone number begins with any of these. */
const NOTHING_BEGINS = /[^\da-z.+(½¼¾⅓⅔]+/uy;
/** Where the next number may begin: most of a Thai text is no part of one. */
function nextBegin(text: string, at: number, words: readonly ThaiNumber[]): number {
  const run = matchAt(NOTHING_BEGINS, text, at);
  if (run === null) return at;
  const end = at + run[0].length;
  return words.find(({ start }) => start >= at && start < end)?.start ?? end;
}

const fromThai = ({
  value,
  high,
  start,
  end,
}: {
  value: number;
  high?: number;
  start: number;
  end: number;
}): Numeral => ({
  value,
  ...(high === undefined ? {} : { high }),
  start,
  end,
  inWords: true,
  slack: 0,
  scale: 1,
  certainty: 0.95,
});

/** A number begins here: not inside a word, another number or a name. */
function isFree(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  const here = text[at] ?? '';
  if (/[a-z]/u.test(here))
    return !/[a-z\d'’_@.-]/u.test(before) || (/[.-]/u.test(before) && /\s|^$/u.test(text[at - 2] ?? ''));
  if (/[\d.½¼¾⅓⅔]/u.test(here))
    return (
      !/[\d_@#]/u.test(before) &&
      !(before === '.' && /\d/u.test(text[at - 2] ?? '')) &&
      !(before === ',' && /\d/u.test(text[at - 2] ?? ''))
    );
  return false;
}

/** Past a word that is no number, a telephone number, an address, a time of day. */
function skipAt(text: string, at: number, hasAddress: boolean): number {
  const skipped =
    // Bounded: a word of nothing but '@' would be gone through once for each of its letters, and again for each of those.
    (hasAddress ? matchAt(/https?:\/\/\S+|www\.\S+|[^\s@]{1,64}@[^\s@]{1,255}\.\S+/uy, text, at) : null) ??
    (/\d/u.test(text[at - 1] ?? '') ? null : matchAt(NO_FIGURE, text, at)) ??
    matchAt(/[a-z]+/uy, text, at);
  return Math.max(1, skipped?.[0].length ?? 1);
}

/** Telephone numbers, times of day, sizes ('10x10'), versions, codes, and digits too many for a figure. */
const NO_FIGURE =
  /(?:\+\d{1,3}[\s-]?)?\(?0\d{1,3}\)?[\s-]?\d{3,4}[\s-]?\d{3,4}(?!\d)|\+\d{1,3}(?:[\s-]?\d{2,4}){2,4}(?!\d)|\d{16,}|\d{1,2}\.[0-5]\d(?=\s?(?:น\.|am(?![a-z])|pm(?![a-z])|hrs?(?![a-z])))|(?<![฿$€£]\s?)[0-2]?\d\.[03]0\s?(?:-|to|ถึง)\s?[0-2]?\d\.[03]0(?!\d)|\d{1,2}:[0-5]\d(?!\d)|\d+(?:st|nd|rd|th)(?![a-z])|\d{1,2}\s?-\s?\d{1,2}(?=\s?(?:น\.|[ap]m(?![a-z])))|\d{1,2}x\d{1,2}(?:x\d{1,2})?(?![\d.,]|\s?(?:[€£฿]|บาท|baht))|(?<=\()\d{1,2}-\d{1,2}(?=\))|24\/7|\d{3,}-\d{3,}-\d{2,}(?:-\d+)*|\d{5,}-\d{3,}|\d(?:d|g)(?![a-z\d])/uy;

/** Models, places and parts that a number names: 'iPhone 15', 'Soi 11', 'พระราม 9', 'ชั้น 3'. */
const NAMED_BY_NUMBER =
  /(?:(?<![a-z])(?:iphone|ipad|galaxy|windows|model|version|ver\.?|soi|unit|gate|room|floor|building|chapter|phase|route|highway|term|grade|level|stage|tier|zone)|ซอย|ซ\.|ถนน|หมู่(?:ที่)?|ม\.|พระราม|สุขุมวิท|ลาดพร้าว|รามคำแหง|เพชรเกษม|รามอินทรา|บ้านเลขที่|ชั้น(?:ที่)?|(?<!\d\s?|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)รุ่น(?:ที่)?|เบอร์|เฟส|ห้องที่)\s?$/u;

const LARGE = /^(?:\d{1,3}(?:,\d{3})+|\d{4,}|\d+(?:\.\d+)?\s?[km](?![a-z]))/u;

/** 'P140 per inquiry', 'N700 a chat', 'P350/psi': so much for one is money, however little. */
const FOR_ONE = /^\d{2,3}(?:\.\d{1,2})?(?:\s?(?:per|each)(?![a-z])|\san?\s[a-z]|\/[a-z])/u;

/** Part of a name: 'BL-740', 'B2B', 'QR4', 'iPhone-15'. The letters of a currency are none. */
function isInName(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  // 'เฟส 8,000' is money spent on Facebook: no thing is called by thousands.
  // And 'in the tasting room 5% of guests join' a share of them.
  if (NAMED_BY_NUMBER.test(before))
    return !/^\d{1,3}(?:,\d{3})+|^\d{5,}|^\d{1,3}(?:\.\d+)?\s?%/u.test(text.slice(at, at + 16));
  // Of '60k-80k' the letter is a magnitude.
  if (/(?<!\d)[a-z][a-z\d]*-$/u.test(before)) return true;
  const letters = /[a-z]+$/u.exec(before)?.[0];
  // 'N300,000' and 'N25k' are naira, 'P68,500' pesos; 'N95' is a mask and 'P40' a page.
  if (letters === 'n' || letters === 'p') {
    const isMask = letters === 'n' && /^95(?!\d)/u.test(text.slice(at, at + 3));
    return !LARGE.test(text.slice(at, at + 16)) && (isMask || !FOR_ONE.test(text.slice(at, at + 16)));
  }
  return (
    letters !== undefined &&
    !/^(?:thb|usd|eur|gbp|sgd|aud|jpy|cny|rmb|vnd|myr|idr|php|inr|krw|chf|cad|nzd|hkd|aed|kes|ksh|ngn|ghs|pln|sek|nok|dkk|zar|brl|cop|mxn|kwd|kd|bhd|bd|omr|ro|jod|jd|tnd|dt|rm|rp|rs|r|us|s|a|hk|nt|c|x|approx|ca)$/u.test(
      letters,
    )
  );
}

function digitsAt(text: string, at: number): Numeral | undefined {
  if (!/[\d.½¼¾⅓⅔]/u.test(text[at] ?? '')) return undefined;
  if (!/\d/u.test(text[at - 1] ?? '') && matchAt(NO_FIGURE, text, at)) return undefined;
  if (isInName(text, at)) return undefined;
  const read = rawAt(text, at);
  if (!read) return undefined;
  let { value, end, certainty } = read;
  if (/^[a-z]\d|^-?[a-z]{1,3}\d/u.test(text.slice(end, end + 4))) return undefined;
  const decimals = /\.(\d+)$/u.exec(text.slice(at, end))?.[1]?.length ?? 0;
  const half = matchAt(AND_A_HALF, text, end);
  if (half) {
    value += half[1] === 'half' ? 0.5 : 0.25;
    end += half[0].length;
  }
  const scaled = scaleAt(text, end);
  if (!scaled) return { value, start: at, end, inWords: false, slack: 0, scale: 1, certainty };
  const isShort = scaled.end === end + 1 && text[end] === 'm';
  const more = thaiMore(text, scaled);
  return {
    value: round(value * scaled.scale + more.value),
    start: at,
    end: more.end,
    inWords: false,
    slack: more.value > 0 ? 0 : 0.5 * scaled.scale * 10 ** -decimals,
    scale: scaled.scale,
    certainty: isShort ? Math.min(certainty, 0.7) : certainty,
  };
}

/** '33 1/3 %', '2 1/2 hours': the fraction belongs to the number before it. */
const FRACTION_BESIDE = / (?:(?=1\/[2348]|2\/3|3\/[48]|[57]\/8)([12357])\/([2348]))(?![\d/])/uy;

function rawAt(text: string, at: number): { value: number; end: number; certainty: number } | undefined {
  const fraction = FRACTIONS[text[at] ?? ''];
  if (fraction !== undefined) return { value: fraction, end: at + 1, certainty: 1 };
  for (const [pattern, valueOf, certainty] of FORMS) {
    const match = matchAt(pattern, text, at);
    if (!match || (valueOf === european && isThousandth(text, match[0]))) continue;
    let [value, end] = [valueOf(match[0]), at + match[0].length];
    const part = FRACTIONS[text[end] ?? ''];
    if (part !== undefined) [value, end] = [value + part, end + 1];
    const beside = Number.isInteger(value) && value < 100 ? matchAt(FRACTION_BESIDE, text, end) : null;
    if (beside) [value, end] = [value + Number(beside[1]) / Number(beside[2]), end + beside[0].length];
    return Number.isFinite(value) ? { value, end, certainty } : undefined;
  }
  return undefined;
}

/** Beside dinars and Omani rials, which have a thousand parts, 'KD 4.500' is four and a half; so is each figure of that text. */
const THOUSANDTHS =
  /(?<![a-z])(?:kwd|kd|bhd|bd|omr|jod|jd|tnd)\s?\d|\d\s?(?:kwd|kd|bhd|bd|omr|jod|jd|tnd)(?![a-z])|\.\d{3}\s?dt(?![a-z])|(?<![a-z])ro\s?\d+\.\d{3}(?!\d|[.,]\d)|(?<![a-z])(?:kuwaiti|bahraini|jordanian|tunisian) dinars?|omani rials?/u;
const isThousandth = (text: string, figure: string): boolean =>
  /^\d{1,3}\.\d{3}$/u.test(figure) && THOUSANDTHS.test(text);

/** '18 mil MXN', 'R$ 12 mil': in Spanish and Portuguese it is a thousand. */
const OF_SPANISH_MONEY = /^\s(?:pesos?|reais|soles|mxn|cop|brl|ars|clp)(?![a-z])/u;
const isSpanishMil = (text: string, at: number, scale: string): boolean =>
  scale.trim() === 'mil' &&
  (OF_SPANISH_MONEY.test(text.slice(at + scale.length)) ||
    /(?:r\$|mx\$|mxn|brl|cop)\s?[\d.,]+$/u.test(text.slice(Math.max(0, at - 20), at)) ||
    // 'R$ 9 mil in December and 11 mil in January'.
    /(?:r\$|mx\$|mxn|brl|cop)\s?[\d.,]+\s?mil(?![a-z])/u.test(text.slice(0, at)));

interface Scaled {
  scale: number;
  end: number;
  isThai: boolean;
}
function scaleAt(text: string, at: number): Scaled | undefined {
  const thai = matchAt(THAI_SCALE, text, at);
  if (thai) {
    const name = thai[1] ?? '';
    return { scale: THAI_COMPOUND[name] ?? THAI_SCALES[name] ?? 1, end: at + thai[0].length, isThai: true };
  }
  const english = matchAt(ENGLISH_SCALE, text, at);
  if (!english) return undefined;
  const name = (english[1] ?? '').replace(/(?<=lakh|lac|crore)s$/u, '');
  // '5 m' is metres more often than millions; '$5m' and '5m baht' are read as money by who sees the currency.
  if (name.length === 1 && /\s/u.test(english[0])) return undefined;
  const scale = isSpanishMil(text, at, english[0]) ? 1e3 : (ENGLISH_SCALES[name] ?? SHORT_SCALES[name]);
  return scale === undefined ? undefined : { scale, end: at + english[0].length, isThai: false };
}

function thaiMore(text: string, { scale, end, isThai }: Scaled): { value: number; end: number } {
  if (!isThai) return { value: 0, end };
  const half = matchAt(THAI_HALF, text, end);
  if (half) return { value: scale / 2, end: end + half[0].length };
  const tail = matchAt(THAI_TAIL, text, end);
  if (tail && scale >= 1000)
    return { value: ((TAIL_VALUES[tail[1] ?? tail[2] ?? ''] ?? 0) * scale) / 10, end: end + tail[0].length };
  const digit = matchAt(THAI_DIGIT_TAIL, text, end);
  if (digit && scale >= 1000) return { value: (Number(digit[1]) * scale) / 10, end: end + digit[0].length };
  let [value, last, stop] = [0, scale, end];
  for (let more = matchAt(THAI_MORE, text, stop); more !== null; more = matchAt(THAI_MORE, text, stop)) {
    const smaller = THAI_SCALES[more[2] ?? ''] ?? 0;
    if (smaller >= last) break;
    value += Number(more[1]) * smaller;
    [last, stop] = [smaller, stop + more[0].length];
  }
  return { value, end: stop };
}

function englishAt(text: string, at: number): Numeral | undefined {
  const found = englishNumberAt(text, at);
  if (!found) return undefined;
  return {
    value: round(found.value),
    start: at,
    end: found.end,
    inWords: true,
    slack: 0,
    scale: 1,
    certainty: 1,
    ...(found.about === true ? { about: true } : {}),
  };
}

/** Decimals that binary fractions leave behind. */
const round = (value: number): number => Math.round(value * 1e6) / 1e6;
