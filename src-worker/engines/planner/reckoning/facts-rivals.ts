/** What rivals ask and how long they take, and how long the client takes itself. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { deniesBy } from '../../../understanding/denials.ts';
import { arePricedAlike, lotsIn, saysPrice, standsAlone } from '../../../understanding/figures/priced-for.ts';
import { isPeriod, type Period } from '../../../understanding/answers/period.ts';
import { isOfOthers } from '../../../understanding/phrases/others.ts';
import type { ReckonedReadings } from './facts.ts';
import { ofTheClient } from './facts-prices.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface RivalFact {
  name: string;
  /** `isBare`: no more than a number, for whatever time ours is. */
  price?: Figure & { currency: string; per?: Period; isBare?: true };
  /** In days. */
  wait?: Figure;
}

const DAYS: Readonly<Partial<Record<string, number>>> = { day: 1, week: 7, month: 365 / 12 };
/** What is waited for. */
const WAIT =
  /wait|queue|deliver|install|days? on average|turn(?:ed|around)|lead time|slow|ships?\b|by mail|\bin (?:about |around |only |under )?\d|within|report after|รอ|คิว|ส่ง|เสร็จ|ภายใน/iu;
/** Times of something else: a warranty, a credit, what is not to be waited for. */
const NO_WAIT =
  /warrant|guarantee|refund|return|credit|instal?lments?|contract|cancel|รับประกัน|คืน|เครดิต|ผ่อน|ฟรี/iu;
const NOT_WAITED = ['no', 'without', 'never', 'ไม่ต้อง'];

interface Wait {
  value: number;
  high?: number;
  words: string;
}

/**
 * Days that something takes, where an answer says what is waited for.
 * @param others names of rivals, in an answer about the client: what it says of them is not ours
 */
function waitIn(answer: string, others?: readonly string[]): Wait | undefined {
  for (const part of answer.split(/[,;.\n/](?=\s|$)|\s[/–—]\s/u)) {
    if (!WAIT.test(part) || NO_WAIT.test(part) || deniesBy(part, NOT_WAITED)) continue;
    if (others !== undefined && isOfOthers(part.trim(), others)) continue;
    for (const { quantity } of readQuantities(part)) {
      const one = quantity.kind === 'duration' ? DAYS[quantity.unit] : undefined;
      if (quantity.kind !== 'duration' || one === undefined || !(quantity.value > 0)) continue;
      const high = quantity.high === undefined ? {} : { high: quantity.high * one };
      return { value: quantity.value * one, ...high, words: part.trim() };
    }
  }
  return undefined;
}

export function waitOf(r: ReckonedReadings): Figure | undefined {
  const found = waitIn(
    r.answers.strengths,
    r.competitors.map(({ name }) => name),
  );
  if (!found) return undefined;
  const { words, ...figure } = found;
  return { ...figure, root: rootOf(r, 'strengths', words), certainty: 0.7 };
}

/** A price of something else, or by how much theirs is lower. */
const NO_PRICE =
  /%|royalt|\bfees?\b|call-?out|deliver|deposit|ค่า|ต่ำกว่า|ถูกกว่า|แพงกว่า|\bby\b|\b(?:cheaper|less|more)\b/iu;

export function rivalsOf(r: ReckonedReadings): RivalFact[] {
  return r.competitors.map(({ name, strengths, weaknesses }, i): RivalFact => {
    const path = `competitiveAnalysis.competitors.${i}`;
    const items = [...strengths, ...weaknesses];
    const price = items.map((item) => priceIn(item, path, r)).find((one) => one !== undefined);
    const waits = items.flatMap((item) => {
      const wait = waitIn(item);
      return wait ? [{ wait, item }] : [];
    });
    const [first] = waits;
    if (!first) return { name, ...(price ? { price } : {}) };
    const { words: _words, ...figure } = first.wait;
    const wait = { ...figure, root: { path, words: first.item }, certainty: 0.7 };
    return { name, ...(price ? { price } : {}), wait };
  });
}

/** A sum without its currency is no smaller, beside other words. */
const LEAST_BARE = 100;
const LEAST_BESIDE_WORDS = 1000;
/** How far a number of theirs may be from our price and be one: alone, and beside other words. */
const FAR_ALONE = 10;
const FAR_BESIDE_WORDS = 4;

/** 'ช่างแถวบ้าน: 120,000', 'no teacher answers, 12,500': a number that counts nothing, as large as our price, is theirs. */
function isBesideOurs(value: number, beside: string, { price }: ReckonedReadings): boolean {
  const own = price.value;
  if (own === undefined || !(own > 0) || !(value > 0)) return false;
  const times = Math.max(value / own, own / value);
  return standsAlone(beside.replaceAll(/[\s,.;:]+/gu, ' '))
    ? times <= FAR_ALONE
    : value >= LEAST_BESIDE_WORDS && times <= FAR_BESIDE_WORDS;
}

function priceIn(item: string, path: string, r: ReckonedReadings): RivalFact['price'] {
  if (NO_PRICE.test(item)) return undefined;
  // What is for another unit, or for several, is no price beside ours.
  const ours = r.answers.startingPrice;
  if (
    ours !== '' &&
    !(arePricedAlike(item, ours) && [item, ours].every((words) => lotsIn(words).length === 0))
  )
    return undefined;
  const readings = readQuantities(item);
  const isPriced = saysPrice(item) || readings.some(({ quantity }) => quantity.kind === 'money');
  for (const { quantity, per, span } of readings) {
    const isBare: boolean =
      quantity.kind === 'count' &&
      quantity.unit === '' &&
      ((isPriced && quantity.value >= LEAST_BARE) ||
        isBesideOurs(quantity.value, item.slice(0, span.start) + item.slice(span.end), r));
    if (quantity.kind !== 'money' && !isBare) continue;
    if (!('value' in quantity)) continue;
    return {
      value: quantity.value,
      ...(quantity.high === undefined ? {} : { high: quantity.high }),
      currency: ofTheClient(quantity.kind === 'money' ? quantity.currency : '', r),
      ...(per !== undefined && isPeriod(per) ? { per } : {}),
      ...(isBare && per === undefined ? { isBare: true as const } : {}),
      root: { path, words: item },
      certainty: 0.7,
    };
  }
  return undefined;
}
