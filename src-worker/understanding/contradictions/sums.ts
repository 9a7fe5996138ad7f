/** One figure told twice: parts and their total, the budget, the price, last time, the year of founding. */
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { BUDGET, contradiction, ownTexts, PRICE, sentencesOf, valueOf, type Search } from './basis.ts';

const TOTAL_BEFORE =
  /(?:รวม(?:ทั้งหมด|ทั้งสิ้น|เป็น|แล้ว)?|ทั้งหมด|ทั้งสิ้น|(?<![a-z])(?:total(?: of)?|altogether|in all|in total)[: ]?)\s*$/u;
const TOTAL_BEHIND = /^\s*(?:บาท|baht)?\s*(?:in total|total|altogether|in all|ทั้งหมด|ทั้งสิ้น)/u;
/** As far as a rounded total may lie from its parts. */
const ROUNDED = 0.02;

/** '£2,000 a month for 6 months, £10,000 in total'. */
const total: Search = ({ read }) => {
  const { amount, span, total: whole, at, currency, period } = read.budget;
  if (amount === undefined || span === undefined || whole === undefined || period === 'total') return [];
  const answer = read.answers.marketingMediaBudget;
  const text = plain(answer);
  const stated = readQuantities(answer).find(
    ({ quantity, span: where, per }) =>
      (quantity.kind === 'money' || quantity.kind === 'count') &&
      per === undefined &&
      where.start !== at?.start &&
      quantity.value > amount &&
      (TOTAL_BEFORE.test(text.slice(Math.max(0, where.start - 24), where.start)) ||
        TOTAL_BEHIND.test(text.slice(where.end, where.end + 24))),
  );
  if (stated === undefined || Math.abs(valueOf(stated) - whole) <= whole * ROUNDED) return [];
  return [
    contradiction(
      'total',
      { each: amount, count: span.count, unit: span.unit, parts: whole, total: valueOf(stated), currency },
      [BUDGET],
    ),
  ];
};

const OF_MEDIA =
  /(?<![a-z])(?:budget|media|ad spend|ads budget|for (?:ads|adverts|advertising))(?![a-z])|งบ/u;
const OF_BEFORE =
  /(?<![a-z])(?:last|spent|used to|was|were|previous|before|fee|production|refused|agency|stretch|up to|max)(?![a-z])|ที่แล้ว|ปีก่อน|เดือนก่อน|เคย|ค่าบริการ|ค่าจ้าง|ไม่เกิน/u;
/** One sum may be another's misprint or a later word; ten times as much is of something else. */
const ALIKE = 3;

/** A media budget in its own field, and another in the notes. */
const budgets: Search = (basis) => {
  const { amount, high, at, period, currency } = basis.read.budget;
  if (amount === undefined || at === undefined || period === undefined || period === 'total') return [];
  for (const { path, words, text } of sentencesOf(basis)) {
    if (path === BUDGET || !/Notes|Challenges/u.test(path) || !OF_MEDIA.test(text) || OF_BEFORE.test(text))
      continue;
    const other = readQuantities(words).find(
      (reading) =>
        reading.per === period &&
        (reading.quantity.kind === 'money' || reading.quantity.kind === 'count') &&
        valueOf(reading) !== amount &&
        valueOf(reading) !== high &&
        Math.max(valueOf(reading) / amount, amount / valueOf(reading)) <= ALIKE,
    );
    if (other)
      return [
        contradiction('twice', { first: amount, second: valueOf(other), words: words.trim(), currency }, [
          BUDGET,
          path,
        ]),
      ];
  }
  return [];
};

/** What one costs, in the price and in what is said of the product. */
const prices: Search = (basis) => {
  const { value, currency, unit, high, others, per } = basis.read.price;
  if (value === undefined || unit === '' || high !== undefined || others !== undefined || per !== undefined)
    return [];
  for (const { path, words, text } of sentencesOf(basis)) {
    if (!/productService|heroProduct/u.test(path) || !/(?<![a-z])costs?(?![a-z])|ราคา/u.test(text)) continue;
    const [other, more] = readQuantities(words).filter(({ quantity }) => quantity.kind === 'money');
    if (other === undefined || more !== undefined || other.quantity.kind !== 'money') continue;
    const isSame = other.quantity.currency === currency || other.quantity.currency === '';
    const ratio = Math.max(other.quantity.value / value, value / other.quantity.value);
    if (
      isSame &&
      ratio > 1 &&
      ratio <= 2 &&
      new RegExp(
        String.raw`(?:^|(?<![a-z])(?:an?|one|each|every|per) )${escapeRegExp(plain(unit))}`,
        'u',
      ).test(text)
    )
      return [
        contradiction(
          'twice',
          { first: value, second: other.quantity.value, words: words.trim(), currency },
          [PRICE, path],
        ),
      ];
  }
  return [];
};

const LAST =
  /(?<![a-z])last (?<en>season|year|month|harvest|summer|winter|term)(?![a-z])|(?<th>ปี|ฤดู|เดือน|รุ่น|รอบ)(?:ที่แล้ว|ก่อน)/u;
/** Of one day or of some of them, and not of all that time. */
const OF_A_PART =
  /(?<![a-z])(?:one|single|first|opening|launch) (?:day|night|week|weekend)|(?<![a-z])(?:of them|of those|alone)(?![a-z])|วันเดียว|วันแรก|คืนเดียว|เฉพาะ|ในนั้น/u;
/** How many there were last time, told in two answers. */
const pasts: Search = (basis) => {
  const told = sentencesOf(basis).filter(({ text }) => LAST.test(text));
  if (told.length < 2) return [];
  const all = told.flatMap((one) =>
    one.text.split(/[,;]\s|\s(?=(?:ปี|ฤดู|เดือน|รุ่น|รอบ)(?:ที่แล้ว|ก่อน))/u).flatMap((part) => {
      const { en, th } = LAST.exec(part)?.groups ?? {};
      const counts = readQuantities(part).filter(
        ({ quantity }) => quantity.kind === 'count' && quantity.unit !== '',
      );
      const [only, more] = counts;
      if ((en ?? th) === undefined || only === undefined || more !== undefined || only.per !== undefined)
        return [];
      if (OF_A_PART.test(part)) return [];
      const unit = only.quantity.kind === 'count' ? only.quantity.unit : '';
      return [
        {
          path: one.path,
          time: en ?? th ?? '',
          unit: unit.split(' ')[0] ?? '',
          value: valueOf(only),
          words: one.words,
        },
      ];
    }),
  );
  for (const first of all)
    for (const second of all)
      if (
        first.path < second.path &&
        first.time === second.time &&
        first.unit === second.unit &&
        !/^(?:คน|ราย|people|days?|ครั้ง)$/u.test(first.unit) &&
        first.value !== second.value
      )
        return [
          contradiction(
            'twice',
            { first: first.value, second: second.value, words: second.words.trim(), currency: '' },
            [first.path, second.path],
          ),
        ];
  return [];
};

/** Years of the Buddhist Era are 543 more. */
const BUDDHIST = 543;
const SINCE =
  /(?:since|founded(?: in)?|established(?: in)?|est\.?|from|ตั้งแต่(?:ปี)?|ก่อตั้ง(?:เมื่อ)?(?:ปี)?)\s?(?:ค\.?ศ\.?\s?)?(?<ce>(?:18|19|20)\d\d)(?!\d)|(?:พ\.?ศ\.?|(?<![a-z])b\.?e\.?|ตั้งแต่ปี|ก่อตั้งปี)\s?(?<be>24\d\d|25\d\d)(?:\s?\((?<ce2>(?:18|19|20)\d\d)\))?/gu;
/** 'Since 1998' and 'พ.ศ. 2540': one of the two was reckoned wrongly. */
const years: Search = (basis) => {
  const found = ownTexts(basis).flatMap(({ path, text }) =>
    [...plain(text).matchAll(SINCE)].flatMap(({ groups }) => [
      ...(groups?.['ce'] === undefined ? [] : [{ path, year: Number(groups['ce']), isBuddhist: false }]),
      ...(groups?.['ce2'] === undefined ? [] : [{ path, year: Number(groups['ce2']), isBuddhist: false }]),
      ...(groups?.['be'] === undefined
        ? []
        : [{ path, year: Number(groups['be']) - BUDDHIST, isBuddhist: true }]),
    ]),
  );
  const thai = found.find(({ isBuddhist }) => isBuddhist);
  const other = found.find(
    ({ isBuddhist, year }) =>
      !isBuddhist && thai !== undefined && year !== thai.year && Math.abs(year - thai.year) <= 2,
  );
  return thai && other
    ? [
        contradiction(
          'twice',
          { first: String(other.year), second: String(thai.year + BUDDHIST), words: '', currency: '' },
          [...new Set([other.path, thai.path])],
        ),
      ]
    : [];
};

export const SUMS: readonly Search[] = [total, budgets, prices, pasts, years];
