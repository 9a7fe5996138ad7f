/** What a rival asks, as the client tells it: the sum with what it is for, else that it is called cheap or dear, else nothing. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../../src/shared/reading/quantity.ts';
import { FOLLOWED, MANY, STANDARD, tellsDifference } from '../../../understanding/figures/no-price.ts';
import { standsAlone } from '../../../understanding/figures/priced-for.ts';
import { isPriceAlone, pointOf, type Claim } from '../../../understanding/phrases/index.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { Formatter } from '../language.ts';
import type { CompetitorReading } from '../readings/index.ts';
import { isTheirPrice } from './their-price.ts';

/** Characters of a price in a cell. */
const LONGEST = 32;
/** A sum that is written without its currency, beside other words, is no smaller than this. */
const LEAST_BARE = 100;
/** A rival's words speak of its price rather than not. */
const SPEAKS = 0.35;

/** Between two things that are told in one breath; a comma inside a figure is none. */
const APART = /,\s+|;\s*|\s\/\s|\.\s+(?=\p{L})/u;
/** From where on it begins, right before its figure. */
const FROM = /(?:^|\s)(?:from|starts? at|starting(?: at| from)?)\s*$|เริ่ม(?:ต้น)?(?:ที่)?\s*$/iu;
const EACH_TH = /(?:^|\s)([ก-๛.]{1,10}ละ)\s*$/u;
/** For what, or for how many, right behind the figure. */
const FOR_TH = /^\s*((?:ต่อ|\/)\s?(?:\d+\s)?[ก-๛.]{1,12})/u;
const FOR_EN = /^[^,;.(]*?(?=\s(?:and|but|with|or)\s|[,;.(]|$)/u;

/** What only ends a sum: '$389"', '9,500 only', '$300 flat'; '£80 a flat' is a price of flats. */
const ENDS = /^["”]?\sflat$|["”]?(?:\sonly)?$/u;

const isSum = ({ quantity, certainty }: Reading): boolean =>
  certainty >= 0.8 &&
  (quantity.kind === 'money' || (quantity.kind === 'count' && /^(?:$|แบบ$)/u.test(quantity.unit)));

/** The one sum of a piece that is a price; undefined where there is none, or more than one. */
function sumOf(piece: string, claim: Claim, isStrength: boolean): Reading | undefined {
  const [found, ...more] = readQuantities(piece).filter(isSum);
  if (!found || more.length > 0 || !('value' in found.quantity)) return undefined;
  if (found.quantity.kind === 'money') return found;
  const beside = piece.slice(0, found.span.start) + piece.slice(found.span.end);
  if (STANDARD.test(piece.slice(0, found.span.start))) return undefined;
  const chances = piece === claim.words ? claim.chances : pointOf(piece, 'rivalgood').chances;
  const likely = chances.find(({ point }) => point === 'price')?.probability ?? 0;
  if (standsAlone(beside)) return found;
  // A number without a currency among other words: a low price is a strength; who follows it is none.
  if (FOLLOWED.test(beside)) return undefined;
  return found.quantity.value >= LEAST_BARE && (isStrength || likely >= SPEAKS) ? found : undefined;
}

/** The sum with what it is for: '£9 a month at home', 'ตัวละ 160 บาท'. */
function told(piece: string, { quantity, span }: Reading, currency: string, f: Formatter): string {
  if (!('value' in quantity)) return '';
  const [before, behind] = [piece.slice(0, span.start), piece.slice(span.end)];
  const money = f.money(
    quantity.value,
    (quantity.kind === 'money' && quantity.currency) || currency,
    quantity.high,
  );
  const from = FROM.test(before) ? f.say('from ', 'เริ่ม ') : '';
  if (isMostlyThai(piece) || f.language === 'th') {
    const each = EACH_TH.exec(before)?.[1] ?? '';
    const forIt = each === '' ? (FOR_TH.exec(behind)?.[1] ?? '') : '';
    return `${from}${each === '' ? '' : `${each} `}${money}${forIt.startsWith('/') || forIt === '' ? forIt : ` ${forIt}`}`;
  }
  const written = piece.slice(span.start, span.end);
  // A sum is told as it is written where that names the currency.
  const sum = quantity.kind === 'money' && quantity.currency !== '' ? written : money;
  const rest = (FOR_EN.exec(behind)?.[0] ?? '').trimEnd();
  const whole = `${from}${sum}${rest.replace(ENDS, '')}`;
  return whole.length <= LONGEST ? whole : `${from}${sum}`;
}

/** What this rival asks, for a cell; '' where nobody told. */
export function askedBy(card: CompetitorReading, currency: string, f: Formatter): string {
  for (const [claims, isStrength] of [
    [card.good, true],
    [card.bad, false],
  ] as const)
    for (const claim of claims) {
      // 'ผู้ติดตาม 2 ล้าน' in two pieces: the number counts those who follow.
      if (isStrength && MANY.test(claim.words) && claims.some(({ words }) => FOLLOWED.test(words))) continue;
      if (!isTheirPrice(claim.words) || tellsDifference(claim.words)) continue;
      for (const piece of claim.words.split(APART)) {
        const sum = sumOf(piece, claim, isStrength);
        if (sum) return told(piece, sum, currency, f);
      }
    }
  return '';
}

const CHEAP =
  /\bcheap\w*|\bhalf(?: the)? price\b|\blow(?:er)? prices?\b|\bprices? .{0,12}lower\b|\b(?:costs?|is) less\b|\d\s?%?\s(?:less|lower)(?![\p{L}-])|ถูก(?=$|[\s,/]|กว่า|มาก|สุด|ดี|ๆ)|ราคา(?:เบา|ประหยัด|ต่ำ|ถูก|ย่อมเยา)/iu;
const DEAR =
  /\b(?:dear(?:er)?|expensive|pric(?:ey|y)|costly)\b|\b(?:twice|double|triple|times|\dx)(?: the)? price\b|\bhigh(?:er)? prices?\b|แพง|ราคา(?:สูง|แรง)/iu;

/** What it is called where no sum is told. */
export const levelOf = ({ strengths, weaknesses }: CompetitorReading): 'low' | 'high' | 'unknown' =>
  strengths.some((words) => CHEAP.test(words) || isPriceAlone(words))
    ? 'low'
    : weaknesses.some((words) => DEAR.test(words) || isPriceAlone(words))
      ? 'high'
      : 'unknown';

/** By how much, where that is told: '3x the price', 'ถูกกว่า 30%'. */
export const differenceOf = ({ strengths, weaknesses }: CompetitorReading): string =>
  [...strengths.filter((words) => CHEAP.test(words)), ...weaknesses.filter((words) => DEAR.test(words))].find(
    (words) => words.length <= LONGEST && readQuantities(words).length > 0,
  ) ?? '';

const FREE = /^(?:it['’]?s |all )?free(?: of charge)?$|^ฟรี$/iu;
/** It asks nothing. */
export const isFree = ({ strengths }: CompetitorReading): boolean =>
  strengths.some((words) => FREE.test(words.trim()));
