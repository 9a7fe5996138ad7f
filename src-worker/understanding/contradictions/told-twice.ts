/** One thing told in two answers with two figures: how many there are, the lowest price, a rate, the budget, the years. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { areOneThing } from '../figures/stems.ts';
import { CHANNEL_NAMES } from './choices.ts';
import {
  BUDGET,
  contradiction,
  PRICE,
  round,
  sentencesOf,
  valueOf,
  type Basis,
  type Search,
  type Sentence,
} from './basis.ts';

const isSum = ({ quantity }: Reading): boolean => quantity.kind === 'money' || quantity.kind === 'count';

/** Of others, of another time, or of what is wished. */
const NOT_NOW =
  /(?<![a-z])(?:compet\p{L}+|rivals?|others?|next door|cheaper than|branch(?:es)?|market|chains?|used to|was|were|had|last|previous\p{L}*|before|want|would|hope)(?![a-z])|เจ้าอื่น|คู่แข่ง|ที่อื่น|ร้านอื่น|สาขา|ถูกกว่า|เคย|ที่แล้ว|ก่อน|อยาก|ต้องการ|เพิ่มเป็น|ปีหน้า/u;
const told = (basis: Basis): Sentence[] =>
  sentencesOf(basis).filter(
    ({ path, text }) => !/marketContext|specificObjectives/u.test(path) && !NOT_NOW.test(text),
  );

const twice = (
  first: string | number,
  second: string | number,
  words: string,
  currency: string,
  paths: string[],
) => [contradiction('twice', { first, second, words: words.trim(), currency }, paths)];

const LOWEST =
  /(?:^|[,;:] )(?:prices? )?from (?:only |just )$|(?<![a-z])(?:cheapest|lowest[- ]priced?|lowest price|prices? (?:start|begin)s?|starts?|starting)(?![a-z])[^.;\d]{0,30}$|(?:ถูกสุด|ถูกที่สุด|ราคาต่ำสุด|ราคาเริ่มต้น|เริ่มต้น(?:ที่|เพียง|แค่)?)[^.;\d]{0,20}$/u;
/** The starting price, and another that is called the lowest. */
const lowest: Search = (basis) => {
  const { value, currency, per } = basis.read.price;
  if (value === undefined) return [];
  for (const { path, words, text } of told(basis)) {
    if (path === PRICE) continue;
    const sum = readQuantities(words).find(
      (reading) =>
        isSum(reading) &&
        (reading.quantity.kind === 'money' || /ราคา|ถูก|price|cheap|pric/u.test(text)) &&
        LOWEST.test(text.slice(0, reading.span.start)),
    );
    if (sum === undefined || sum.per !== per || valueOf(sum) === value) continue;
    if (sum.quantity.kind === 'money' && sum.quantity.currency !== '' && sum.quantity.currency !== currency)
      continue;
    // Ten times as much is of something else.
    if (Math.max(valueOf(sum) / value, value / valueOf(sum)) > 5) continue;
    return twice(value, valueOf(sum), words, currency, [PRICE, path]);
  }
  return [];
};

const THERE_ARE =
  /(?:(?<![a-z])(?:team of|staff of|crew of|we are|we're|we have|we've got|there are|there are only|only|just|our|we employ|we own|we run)(?: only| just| about)?|มี(?:แค่|อยู่|ทั้งหมด)?|ทีม(?:งาน)?|ทั้งหมด)\s*(?:[ก-๛]{0,14}\s?)?$/u;
const ENDS = /^\s*(?:$|[.,;:)]|(?:and|but|so|who|in all|in total|altogether)(?![a-z])|และ|แต่|เท่านั้น)/u;
/** How many there are of one thing: 'a team of 8 carpenters', 'we are three carpenters'. */
const heads: Search = (basis) => {
  const counts = told(basis).flatMap(({ path, words, text }) =>
    readQuantities(words).flatMap((reading) => {
      const { quantity, span, per, figure } = reading;
      if (
        quantity.kind !== 'count' ||
        quantity.unit === '' ||
        per !== undefined ||
        quantity.high !== undefined
      )
        return [];
      const before = text.slice(0, span.start);
      if (!THERE_ARE.test(before) || !ENDS.test(text.slice(span.end))) return [];
      // 'ช่าง 4 คน': the classifier alone names nobody.
      const thai = /[ก-๛]/u.test(quantity.unit)
        ? (/(?:มี|ทีม)?(?<of>[ก-๛]{2,14})\s?$/u.exec(before)?.groups?.['of'] ?? '')
        : '';
      const name = /[ก-๛]/u.test(quantity.unit) ? thai.replace(/^(?:เรา)?(?:มี|ทีม)/u, '') : quantity.unit;
      return name === '' ? [] : [{ path, words, name, value: quantity.value, at: figure.start }];
    }),
  );
  for (const first of counts)
    for (const second of counts)
      if (
        first.path < second.path &&
        first.value !== second.value &&
        first.name.split(' ').length === second.name.split(' ').length &&
        areOneThing(first.name, second.name)
      )
        return twice(String(first.value), String(second.value), second.words, '', [first.path, second.path]);
  return [];
};

/** One step to the next at two rates. */
const rates: Search = ({ read }) => {
  const known = read.rates.filter(({ kind, from, to }) => kind === 'conversion' && from && to);
  for (const [index, first] of known.entries())
    for (const second of known.slice(index + 1)) {
      if (first.field === second.field || first.from !== second.from || first.to !== second.to) continue;
      if (NOT_NOW.test(plain(`${first.text} ${second.text}`))) continue;
      const ratio = Math.max(first.percent / second.percent, second.percent / first.percent);
      if (ratio >= 1.5)
        return twice(`${round(first.percent)}%`, `${round(second.percent)}%`, second.text, '', [
          pathOf(first.field),
          pathOf(second.field),
        ]);
    }
  return [];
};
const pathOf = (field: string): string =>
  /specificObjectives|currentChallenges/u.test(field)
    ? `campaignObjectives.${field}`
    : field === 'additionalNotes'
      ? `competitiveAnalysis.${field}`
      : /Demographics/u.test(field)
        ? `targetAudience.${field}`
        : `clientInfo.${field}`;

const OF_MEDIA = /(?<![a-z])(?:budget|media|ad spend|ads|advertising)(?![a-z])|งบ|ค่าโฆษณา/u;
const LIMIT =
  /(?<![a-z])(?:up to|at most|max(?:imum)?|exceed|not (?:go )?over|no more than|fee|production|agency)(?![a-z])|ไม่เกิน|ค่าบริการ/u;
/** A whole sum over some months, and so much a month in another answer. */
const wholes: Search = (basis) => {
  const { amount, months, span, period, currency, total } = basis.read.budget;
  if (amount === undefined || period !== 'total' || span === undefined || months === undefined) return [];
  const whole = total ?? amount;
  for (const { path, words, text } of told(basis)) {
    if (path === BUDGET || !OF_MEDIA.test(text) || LIMIT.test(text)) continue;
    const each = readQuantities(words).find((reading) => isSum(reading) && reading.per === 'month');
    if (each === undefined) continue;
    const parts = valueOf(each) * months;
    if (Math.abs(parts - whole) > whole * 0.1 && Math.max(parts / whole, whole / parts) <= 4)
      return [
        contradiction(
          'total',
          {
            each: valueOf(each),
            count: round(months),
            unit: 'month',
            parts: round(parts),
            total: whole,
            currency,
          },
          [BUDGET, path],
        ),
      ];
  }
  return [];
};

const channelsIn = (text: string): number => CHANNEL_NAMES.filter(([, names]) => names.test(text)).length;

/** '£10,000 in total: Facebook £6,000, Google £5,000'. */
const parts: Search = ({ read }) => {
  const { amount, currency } = read.budget;
  const answer = read.answers.marketingMediaBudget;
  if (amount === undefined || channelsIn(plain(answer)) < 2) return [];
  const sums = readQuantities(answer).filter(isSum);
  const text = plain(answer);
  const named = sums.filter(({ span }, index) => {
    const before = text.slice(sums[index - 1]?.span.end ?? 0, span.start);
    return channelsIn(before) === 1;
  });
  const total = sums.find(
    (one) => !named.includes(one) && /(?<![a-z])(?:total|altogether|in all)(?![a-z])|รวม|ทั้งหมด/u.test(text),
  );
  if (total === undefined || named.length < 2 || sums.length !== named.length + 1) return [];
  if (new Set([...named, total].map(({ per }) => per)).size > 1) return [];
  const sum = named.reduce((all, one) => all + valueOf(one), 0);
  return sum > valueOf(total) * 1.02
    ? [contradiction('total', { parts: sum, total: valueOf(total), currency }, [BUDGET])]
    : [];
};

const SINCE =
  /(?<![a-z])(?:since|founded(?: in)?|established(?: in)?|opened in|started in)\s(?<ce>(?:19|20)\d\d)(?!\d)|(?:ก่อตั้ง|เปิด(?:ร้าน|กิจการ)?|ตั้งแต่|เริ่ม(?:ขาย|ทำ)?)(?:เมื่อ)?(?:ปี)?\s?(?:พ\.?ศ\.?\s?)?(?<be>25\d\d)(?!\d)/u;
const YEARS =
  /(?:(?<![a-z])(?:we have been|we've been|in business|trading|open|on the market|running)(?: [a-z]+){0,3} for(?: over| more than| about)? (?<after>\d{1,3}) years|(?<![a-z])(?<before>\d{1,3}) years (?:in business|of trading|on the market|in the trade)|เปิด(?:ร้าน|กิจการ)?มา(?:แล้ว|กว่า)?\s?(?<th>\d{1,3})\s?ปี)/u;
/** Years of the Buddhist Era are 543 more. */
const BUDDHIST = 543;
/** Since 2019, and twenty years in business. */
const age: Search = (basis) => {
  const all = told(basis);
  for (const one of all) {
    const { ce, be } = SINCE.exec(one.text)?.groups ?? {};
    const year = ce === undefined ? Number(be ?? Number.NaN) - BUDDHIST : Number(ce);
    if (Number.isNaN(year)) continue;
    for (const other of all) {
      const { after, before, th } = YEARS.exec(other.text)?.groups ?? {};
      const years = Number(after ?? before ?? th ?? Number.NaN);
      if (
        !Number.isNaN(years) &&
        Math.abs(basis.now.getUTCFullYear() - year - years) > Math.max(2, years * 0.15)
      )
        return twice(String(year), String(basis.now.getUTCFullYear() - years), other.words, '', [
          ...new Set([one.path, other.path]),
        ]);
    }
  }
  return [];
};

export const TOLD_TWICE: readonly Search[] = [lowest, heads, rates, wholes, parts, age];
