/** What one customer is usually worth: the average order, how much of it is bought at once, how long one stays. */
import { mayBeYear } from '../../../src/shared/reading/calendar.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { isPeriod, type Period } from '../answers/period.ts';

type Meaning =
  /** Of one order; with `per`, what one customer spends in that time. */
  | { kind: 'money'; value: number; currency: string; per?: Period; of?: string }
  /** So long a customer stays, or keeps what was hired. */
  | { kind: 'stay'; value: number; unit: Period }
  /** So many of a thing in one order; `isOffered` where it is how many are in what is offered: a class, a departure, a day. */
  | { kind: 'size'; value: number; of: string; isOffered?: true };

/** With the client's words. */
export type Average = Meaning & { words: string };

const BEFORE =
  /(?:\b(?:average|averages|averaging|avg|ave?\.?(?= \p{L})|aov|mean|medium|typical|usual|normal)\b[^.;\n]{0,40}|เฉลี่ย[^.;\n]{0,24}|\b(?:person|customer|member|client|guest|buyer|family|shop|patient)s?\b[^.,;\n]{0,14}\b(?:spends?|pays?|orders?|buys?|minimum|takes?|keeps? (?:it|them)|stays?)\b[^.,;\n]{0,12})\s*$/iu;
const AFTER = /^\s*(?:on )?(?:average|avg|\(average\)|a head on average|โดยเฉลี่ย)/iu;
/** 'Contract 10 months', 'สัญญา 1 ปี'. */
const TERM_BEFORE = /(?:\b(?:contract|commitment|minimum (?:stay|term))(?: of| is|:)?|สัญญา(?:ขั้นต่ำ)?)\s*$/iu;
const TERM = /^\s*(?:-month )?(?:term|contract|minimum stay|commitment)\b/iu;
/** An average of reviews, ages or what the trade at large does is not one customer's worth. */
const NOT =
  /(?:rating|review|\bage[ds]?\b|temperature|score|star|market|industry|cost|install|\bday\b|wait|deliver|อายุ|คะแนน|ต้นทุน|ค่า)[^.;\n]{0,24}$/iu;
/** Behind a comma something else is named than what is usual: '$14-22k typical front, design fee $950'. */
const BESIDE =
  /,\s*(?:[a-z-]+ ){0,3}(?:fee|deposit|surcharge|discount|postage|delivery|call-?out|set-?up)s?(?: of| is|:)?\s*$/u;
/** 'On average 1.5 spots empty' is what nobody took. */
const EMPTY =
  /^\s*(?:\p{L}+ ){0,2}(?:empty|free|left over|vacant|unsold|open)(?![a-z])|^\s*(?:ที่|โต๊ะ|ห้อง)?ว่าง/iu;
/** What a client offers, of which buyers take a part each: how many are in one is no size of an order. */
const OFFERED =
  /(?<![a-z])(?:class|course|cohort|intake|session|departure|sailing|trip|tour|boat|van|bus|coach|crew|team|day|week|month|season|room|hour|lesson|workshop|screening|show|service|batch|litter|flock|field|farm|mechanic|teacher|stylist|operator)(?:e?s)?(?![a-z])|คลาส|รอบ|ทริป|เที่ยว|ทีม|ห้อง|วัน|รุ่น|กะ|ช่าง/iu;
/** '2 contracts per month averaging 28 users': the time is of what is wanted, and offers nothing. */
const GOAL_TIME = /(?<![a-z])(?:per|a|each|every) (?:day|week|month|quarter|season|year)(?= averag)/iu;
/** Characters before a figure that name what it is the average of. */
const NEAR = 28;
const EACH = /ละ\s*$/u;
const NIGHTS = /^(?:nights?|คืน)/iu;

/** 'Average 2.2 persons, 2 nights': the nights are of the same average, though a point stands in the figure before them. */
const NIGHTS_BESIDE =
  /(?:(?<![a-z])(?:average|avg|usual|normal|typical)(?![a-z])|เฉลี่ย)(?:[^.;\n]|\.\d){0,40}\s*$/u;

/** Words without which nothing here is an average: a cheap look before the figures are read. */
const NAMED =
  /averag|avg|(?<![a-z])ave?[. ]|aov|mean|medium|typical|usual|normal|เฉลี่ย|spend|pay|order|buy|minimum|take|keep|stay|term|contract|commitment|สัญญา/iu;

/** Every average of an answer, in order. */
export function readAverages(answer: string): Average[] {
  const text = plain(answer);
  if (!NAMED.test(text)) return [];
  return readQuantities(answer).flatMap((reading) => {
    const { span, perSpan, figure } = reading;
    const before = text.slice(Math.max(0, span.start - 60), span.start);
    const end = Math.max(span.end, perSpan?.end ?? 0);
    const isAverage =
      BEFORE.test(before) ||
      (isOfNights(reading) && NIGHTS_BESIDE.test(before)) ||
      AFTER.test(text.slice(end)) ||
      AFTER.test(text.slice(figure.end));
    const isTerm =
      reading.quantity.kind === 'duration' && (TERM.test(text.slice(span.end)) || TERM_BEFORE.test(before));
    if (
      !(isAverage && !NOT.test(before) && !BESIDE.test(before) && !EMPTY.test(text.slice(figure.end))) &&
      !isTerm
    )
      return [];
    // 'บิลละ 600': what is for each of them is money.
    // And so is a number of thousands that counts nothing: 'บ้านนึงเฉลี่ย 24,000'.
    const isEach =
      (isBare(reading) && (EACH.test(before) || SUMS.test(before) || valueOf(reading) >= LEAST_BARE_SUM)) ||
      // 'บิลเฉลี่ย 5,600 เจ้าประจำสั่งซ้ำ': the next words are no unit of thousands.
      (reading.quantity.kind === 'count' &&
        SUMS.test(before) &&
        valueOf(reading) >= LEAST_BARE_SUM &&
        /[\u0E00-\u0E7F]\s*$/u.test(before));
    // 'Average class 8 kids', '17 seats per departure on average'.
    const clause = `${
      before
        .slice(-NEAR)
        .split(/[,.;:\n]/u)
        .at(-1) ?? ''
    } ${text.slice(span.end).split(/[,.;:\n]/u)[0] ?? ''}`;
    const average = averageOf(
      reading,
      isEach,
      OFFERED.test(`${clause.replace(GOAL_TIME, ' ')} ${reading.each ?? ''}`),
    );
    return average ? [{ ...average, words: answer.slice(span.start, span.end).trim() }] : [];
  });
}

/** What is always money, though nobody writes the currency. */
const SUMS =
  /(?:basket|order value|aov|ticket|spend|bill|gift|donation|invoice|ตะกร้า|บิล|ยอด|ใช้จ่าย|ออเดอร์)[^.;\n]{0,20}$/iu;
/** Nobody buys so many of a thing at once without saying of what. */
const LEAST_BARE_SUM = 1000;
const valueOf = ({ quantity }: Reading): number => ('value' in quantity ? quantity.value : 0);
const isBare = ({ quantity }: Reading): boolean =>
  quantity.kind === 'count' && quantity.unit === '' && !mayBeYear(quantity.value);

const isOfNights = ({ quantity }: Reading): boolean =>
  quantity.kind === 'count' && NIGHTS.test(quantity.unit);

function averageOf(
  { quantity, per, each }: Reading,
  isEach: boolean,
  isOffered: boolean,
): Meaning | undefined {
  const period = per !== undefined && isPeriod(per) ? { per } : {};
  switch (quantity.kind) {
    case 'money':
      return {
        kind: 'money',
        value: quantity.value,
        currency: quantity.currency,
        ...period,
        ...(each === undefined ? {} : { of: each }),
      };
    case 'duration':
      return isPeriod(quantity.unit)
        ? { kind: 'stay', value: quantity.value, unit: quantity.unit }
        : undefined;
    case 'count':
      if (isEach) return { kind: 'money', value: quantity.value, currency: '', ...period };
      if (NIGHTS.test(quantity.unit)) return { kind: 'stay', value: quantity.value, unit: 'day' };
      // 'Average 2026'.
      if (quantity.unit === '' && mayBeYear(quantity.value)) return undefined;
      return per === undefined
        ? { kind: 'size', value: quantity.value, of: quantity.unit, ...(isOffered ? { isOffered } : {}) }
        : undefined;
    case 'percent':
    case 'multiple':
    case 'proportion':
    case 'date':
      return undefined;
  }
}
