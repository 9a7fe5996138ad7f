/** A starting price in the client's words: the price of one, its tax, and how it is said. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { SHORTENED } from '../abbreviations.ts';

const UNITS: Readonly<Record<string, string>> = { กก: 'กิโลกรัม', ชม: 'ชั่วโมง', ตรม: 'ตารางเมตร' };
const TIMES = '(?:วัน|คืน|เดือน|ปี|สัปดาห์)';
/** A sum for one, in either order with the time that it is for: '9,900 บาท / คน', '890/เดือน/ร้าน'. */
const FOR_ONE = new RegExp(
  String.raw`^(?<from>เริ่ม(?:ต้น)?(?:ที่)?\s*)?(?<sum>\d[\d,.]*)(?<money>\s?บาท)?\s*\/\s*(?:(?<first>${TIMES})\s?\/\s?)?(?<unit>[ก-๛]+)\.?(?:\s?\/\s?(?<time>${TIMES}))?(?![ก-๛./])`,
  'u',
);
/** '9,900 บาท / คน' as one says it: 'คนละ 9,900 บาท'. */
function forOne(text: string): string {
  const found = FOR_ONE.exec(text);
  if (found === null) return text;
  const { from = '', sum = '', money = '', unit = '', first, time = first } = found.groups ?? {};
  const per = time === undefined ? '' : `ต่อ${time}`;
  return `${from.trim()}${UNITS[unit] ?? unit}ละ ${sum}${money}${per}${text.slice(found[0].length)}`;
}
/** A Thai price without strokes, as it is read aloud. */
export const spokenTh = (text: string): string =>
  forOne(text)
    .replaceAll(/(?<=บาท)\s?\/\s?([ก-๛]+)(?:\s?\/\s?([ก-๛]+))?/gu, (_told, one: string, other?: string) =>
      other === undefined ? `ต่อ${one}` : `ต่อ${one}ต่อ${other}`,
    )
    .replaceAll(/(?<=ล้าน|แสน|หมื่น|พัน)\s+บาท/gu, 'บาท')
    .replaceAll(/(?<=บาท)\s(?=ต่อ)/gu, '');

const EACH_TH = /^(?:เริ่ม(?:ต้น)?(?:ที่)?\s*)?[ก-๛]{1,12}ละ\s?\d[\d,.]*(?:\s?(?:บาท|สตางค์))?(?=\s|$)/u;
/** The price of one before its terms: 'ใบละ 6.5 บาท ขั้นต่ำ 300 ใบ'. */
export const eachTh = (text: string): string | undefined => EACH_TH.exec(text)?.[0];

const NO_TAX_TH = /(?:ยัง)?ไม่รวม\s?(?:vat|ภาษี)/iu;
/** That a tax is not in the price, as it is told. */
export const taxTh = (text: string): string | undefined => NO_TAX_TH.exec(text)?.[0];

/** '350 บาท/คืน/ตัว' at the head of an answer; undefined where it begins otherwise. */
export function eachOf(text: string): string | undefined {
  const [first] = readQuantities(text);
  if (first === undefined || !/^\S*$/u.test(text.slice(0, first.figure.start))) return undefined;
  const end = first.quantity.kind === 'money' ? first.span.end : first.figure.end;
  const [behind] = /^(?:\/[\p{L}\p{M}]+)+/u.exec(text.slice(end)) ?? [];
  return behind === undefined ? undefined : text.slice(0, end + behind.length);
}

/** 'บ.', '/ด.' and figures without marks as they are read aloud: '3,500 บาท/เดือน', 'เริ่ม 18,500'. */
export const writtenTh = (text: string): string =>
  text
    .replaceAll(/(?<=\d)\s?บ\.?(?=[\s/,)]|$)/gu, ' บาท')
    .replaceAll(/\/\s?ด\.?(?![ก-๛])/gu, '/เดือน')
    .replaceAll(/(?<=[ก-๛])(?=\d)|(?<=\d)(?=[ก-๛])/gu, ' ')
    .replaceAll(/(?<![\d.,x×]|พ\.ศ\.\s?|ปี\s?)\d{4,7}(?![\d.,x×])/gu, (figure) =>
      Number(figure).toLocaleString('en-US'),
    );

/** It costs so much up to a size, or from one on: 'ไม่เกิน 5 โล 2,500', '5-15 โล 3,500'. */
const UNDER_CONDITION = /(?:ไม่เกิน|ต่ำกว่า|เกิน|ตั้งแต่|ไม่ถึง)\s?\d|\d\s?[-–]\s?\d[^\d]*$/u;
/** What belongs to a sum right behind it: its money, what it is for, what is in it. */
const WITH_SUM =
  /^(?:\s?บาท)?(?:\s?\/\s?[ก-๛]+\.?)*(?:\s?ต่อ\s?[ก-๛]+)?(?:\s?\([^()\d]*(?:\d+\s?[ก-๛]+)?\)|\s(?:(?:ปี|เดือน|ครั้ง)แรก|รวม[ก-๛]+(?!\s?\d)|ขึ้นไป|ส่งฟรี)(?=\s|$))?/u;
/** From here on a figure that counts nothing may be a sum. */
const LEAST_SUM = 20;

const isSum = ({ quantity }: Reading): boolean =>
  quantity.kind === 'money' ||
  (quantity.kind === 'count' && quantity.unit === '' && quantity.value >= LEAST_SUM);

/**
 * Of several Thai prices the one that the offer begins at, with what it is for: '6,500 ปีแรก' of '6500 ปีแรก ต่ออายุปีละ 3500',
 * 'เริ่มต้น 2,500' of 'ไม่เกิน 5 โล 2,500 / 5-15 โล 3,500'. Undefined where it is the only sum, or another stands before it.
 */
export function firstPriceTh(answer: string, value: number): string | undefined {
  const text = writtenTh(answer);
  const sums = readQuantities(text).filter(
    (one) => isSum(one) || ('value' in one.quantity && one.quantity.value === value),
  );
  const [price] = sums;
  if (
    price === undefined ||
    sums.length < 2 ||
    !('value' in price.quantity) ||
    price.quantity.value !== value
  )
    return undefined;
  const end = price.quantity.kind === 'money' ? price.span.end : price.figure.end;
  const before = text.slice(0, price.figure.start);
  if (/\([^)]*$/u.test(before)) return undefined;
  const sum = text.slice(price.figure.start, end);
  return UNDER_CONDITION.test(before)
    ? `เริ่มต้น ${sum}`
    : `${before}${sum}${WITH_SUM.exec(text.slice(end))?.[0] ?? ''}`.trim();
}

/** Between the things that an English answer on prices tells; the full stop of 'incl.' is none. */
const PRICES_APART = new RegExp(String.raw`[,;]\s+|\n+|\s\/\s|(?<!\b(?:${SHORTENED}))\.\s+`, 'giu');
/** Paid beside the price, a term of it, or another way to pay the same: no other thing that is sold. */
const OF_THE_PRICE =
  /\+\s?\p{Sc}?\d|\b(?:or|plus|extra|add|additional|min|minimum|at least|deposit|reservation|fees?|supplement|surcharge|set[- ]?up|install(?:ed|ation)?|travel|delivery|shipping|postage|tax|vat|gst|off|early|until|til|till|payments?|down|credited|waived|refund\w*|rebate|grant|subsidy|save|each|after|before|if)\b/iu;
/** What the client counts for itself, and the least that anybody pays: no price that the offer begins at. */
const NO_OWN =
  /\b(?:margins?|average|avg|ave|usual(?:ly)?|typical(?:ly)?|minimum|most|about|approx|roughly)\b/iu;
/** A part that goes on with the price: it has no figure, or is a term of it. */
const goesOn = (part: string): boolean =>
  !NO_OWN.test(part.replace(/\bminimum\b/iu, '')) && (!/\d/u.test(part) || OF_THE_PRICE.test(part));

const STARTS = /^\s*(?:starts?|starting)\b/iu;
/** Letters of a word that names something. */
const NAMING_WORD = /\p{L}{4,}/gu;
const sharesWord = (one: string, other: string): boolean => {
  const named = new Set(other.toLowerCase().match(NAMING_WORD));
  return (
    one
      .toLowerCase()
      .match(NAMING_WORD)
      ?.some((word) => named.has(word)) ?? false
  );
};

/** A figure at the end of a part, or before whom it is for, with the word in front of it: 'three |car 3,900', '|, 260 with me'. */
const LAST_FIGURE =
  /(^|[,;] |(?<!\p{L})[\p{L}.]{1,20} )(\d{1,3}(?:,\d{3})+|\d{2,3}(?:\.\d\d)?)(?=$|[,;](?! ?[A-Z]{0,3}\p{Sc})|\.(?: |$)| (?:with|for(?! (?:free|[A-Z]{0,3}\p{Sc}))|without) )/gu;
/** Behind these it counts something else. */
const COUNTS_ELSE =
  /^(?:min|minimum|under|over|ages?|aged|max|up|to|of|for|from|first|next|last|x|than|least|level|grade|year|no|about|approx|roughly|until|till|by|before|on|sleeps?|seats?|fits?|holds?|serves|units?|sizes?|rooms?|floors?|has|have|covers?|extra|flat|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? $/iu;
/** What is asked beside a price; another capital names a model, a lot, a place. */
const NAMED = /^(?!(?:Deposit|Bond|Set-?up|Install|Delivery|Shipping|Cleaning) $)\p{Lu}/u;
/** A figure below this part of the least sum with its sign counts something; one in the thousands hardly does. */
const LEAST_PART = 0.2;
/** Every sum of an English answer in the sign that one of them has: '$2,750 two car, three car $3,900'. */
export function sumsInSign(text: string, sign: string): string {
  if (!/^[A-Z]{0,3}\p{Sc}$/u.test(sign) || !text.includes(sign)) return text;
  const valueOf = (sum: string): number => Number(sum.replaceAll(',', ''));
  const signed = text
    .split(sign)
    .slice(1)
    .map((behind) => valueOf(/^\s?\d[\d,]*(?:\.\d+)?/u.exec(behind)?.[0] ?? '0'))
    .filter((value) => value > 0);
  const least = signed.length === 0 ? 0 : Math.min(...signed) * LEAST_PART;
  return text.replaceAll(LAST_FIGURE, (all, before: string, sum: string) =>
    COUNTS_ELSE.test(before) || NAMED.test(before) || (valueOf(sum) < least && !sum.includes(','))
      ? all
      : `${before}${sign}${sum}`,
  );
}

/**
 * Of several things in an English answer the one that the offer begins at, with the terms right behind it: '$2,750 two car' of '$2,750
 * two car, three car 3,900', 'Twin 14,500' of 'Triple 11,500 / Twin 14,500'. Undefined where nothing else is told.
 */
export function ownPriceEn(answer: string, value: number, hero: string): string | undefined {
  const marks = [...answer.matchAll(PRICES_APART)].map(({ index, 0: mark }) => [index, index + mark.length]);
  const parts = [...marks, [answer.length]].map(([end = 0], at) => ({ start: marks[at - 1]?.[1] ?? 0, end }));
  const words = ({ start, end }: { start: number; end: number }): string => answer.slice(start, end);
  const at = parts.findIndex((part) =>
    readQuantities(words(part)).some(({ quantity }) => 'value' in quantity && quantity.value === value),
  );
  const own = parts[at];
  if (own === undefined || NO_OWN.test(words(own)) || /[([][^)\]]*$/u.test(words(own))) return undefined;
  const behind = parts.slice(at + 1);
  const stop = behind.findIndex((part) => !goesOn(words(part)));
  const last = (stop < 0 ? behind : behind.slice(0, stop)).at(-1) ?? own;
  const isFirst = !parts.slice(0, at).some((part) => /\d/u.test(words(part)));
  // The price of a thing that is named after others is the hero's where it says so.
  if (!isFirst && !STARTS.test(words(own)) && !sharesWord(words(own), hero)) return undefined;
  const told = answer.slice(isFirst ? 0 : own.start, last.end);
  return told.length < answer.length ? told : undefined;
}

/** A bare sum in the sign of the client's own price: '400' beside '€690' is '€400'. */
export function inMoney(sum: string, own: string): string {
  if (!/^[\d.,]+$/u.test(sum)) return sum;
  const sign = /[£$€₹₱](?=\s?\d)/u.exec(own)?.[0];
  return sign !== undefined ? `${sign}${sum}` : /บาท/u.test(own) ? `${sum} บาท` : sum;
}
