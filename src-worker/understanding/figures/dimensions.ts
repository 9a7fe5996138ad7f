/** Every figure of an answer with what it is so many of, and in or of each of what: '£18 a van', 'two vans, each 4 sweeps a day'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { readEach, thingBehind, TIME, thaiEach } from './each.ts';
import { isBareSum } from './observed.ts';

export interface Dimensioned {
  value: number;
  /** Of money; '' where none is named. */
  currency?: string;
  /** What is counted, or a time; '' where no word says. */
  of: string;
  /** With one of each of these, as written. */
  each: string[];
  per?: TimeUnit;
  /** Right behind a sum, which is for so many: '£145 for 10 evenings'. */
  isOfSum?: true;
  /** Its place among the statements of the answer. */
  statement: number;
  words: string;
}

/** Where a statement ends. */
const END = /[.;\n!?](?:\s|$)/gu;
/** 'A booking costs', 'leads are', 'jar costs us': the thing stands before the sum. */
const SUBJECT =
  /(?<![\p{L}])(?<what>\p{L}[\p{L}-]*)\s+(?:costs?|is|are|runs?|comes? (?:to|in at)|goes? for|sells? for|cash)\s*(?:us|me)?\s*(?:about|around|roughly|some|only|just|at)?\s*$/iu;
const NAMELESS =
  /^(?:it|that|this|which|there|they|he|she|we|what|one|price|cost|budget|goal|target|total|all|rest|each|fee|deposit|and|or|work|everything|margin|average|making|delivery|shipping|postage|food|material|materials|labour|labor|rent|packing)$/iu;
/** 'Two tours a day, 12 seats each' is read as each; here the word stands before: 'two vans, each 4 sweeps a day'. */
const EACH_AHEAD =
  /[,:;]?\s*(?:each|every one|apiece|with|of)\s+(?:does |do |takes? |has |have |runs? |of )?$/iu;
const EACH_BEHIND = /^\s*(?:a|per)?\s*(?:day|week|month|year)?\s*each(?![a-z])/iu;
/** 'Average booking is 2.8', 'a season is 120 nights', 'average meeting 16 people'. */
const SIZED =
  /(?<![\p{L}])(?:average|avg|ave|typical|usual|a|an|one|each|every|the|our|season)\s+(?<what>\p{L}[\p{L}-]*)\s+(?:is|has|holds?|lasts?|takes?|of|contains?|about|around|gives?|needs?|\s)*\s*$/iu;
/** 'Single visit $110', 'day pass £18'. */
const LABEL = /(?<![\p{L}])(?:single|per|each|one|extra|additional)\s+(?<what>\p{L}[\p{L}-]*)\s*:?\s*$/iu;
/** 'คันละ 6 ชั่วโมงต่อวัน', '3 hours a day': of a length the time behind it. */
const A_TIME = /^\s*(?:a|per|each|every|\/|ต่อ)\s*(?<time>day|week|month|year|วัน|สัปดาห์|เดือน|ปี)(?![\p{L}])/iu;
const TIME_NAMES: Readonly<Record<string, TimeUnit>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  วัน: 'day',
  สัปดาห์: 'week',
  เดือน: 'month',
  ปี: 'year',
};
const FOR_SO_MANY = /^\s*(?:for|\/|\(|ต่อ|สำหรับ)?\s*$/iu;
const FIRST_WORD = /^[\p{L}\p{M}'-]+(?:\s(?!(?:minimum|a|an|per)\b)[\p{L}\p{M}'-]+)?/u;

/** Of 'sweeps Sept' the thing; of 'new cafes' both words. */
const thingOf = (unit: string): string => FIRST_WORD.exec(unit.trim())?.[0] ?? '';

function eachesOf(text: string, reading: Reading, before: Reading | undefined): string[] {
  const { span, each, perSpan, quantity } = reading;
  const ahead = text.slice(Math.max(0, span.start - 56), span.start);
  const behind = text.slice(Math.max(span.end, perSpan?.end ?? 0));
  const found: string[] = [];
  const add = (name: string | undefined): void => {
    if (name !== undefined && name !== '' && !TIME.test(name) && !NAMELESS.test(name)) found.push(name);
  };
  add(each);
  add(thaiEach(ahead));
  if (found.length === 0 && quantity.kind === 'money')
    add(LABEL.exec(ahead)?.groups?.['what'] ?? SUBJECT.exec(ahead)?.groups?.['what']);
  if (found.length === 0) add(SIZED.exec(ahead)?.groups?.['what']);
  const between = before ? text.slice(before.span.end, span.start) : '';
  const isOfThose =
    before?.quantity.kind === 'count' &&
    before.quantity.unit !== '' &&
    between.length < 24 &&
    !/[.;\n]/u.test(between) &&
    (EACH_AHEAD.test(between) || EACH_BEHIND.test(behind));
  if (found.length === 0 && isOfThose && before?.quantity.kind === 'count')
    add(thingOf(before.quantity.unit));
  return [...new Set(found)];
}

/** Every plain figure of an answer, in order: no ranges, shares or dates. */
export function readDimensions(answer: string): readonly Dimensioned[] {
  const known = lately.get(answer);
  if (known) return known;
  const found = dimensionsIn(answer);
  if (lately.size >= MOST_KEPT) lately.clear();
  lately.set(answer, found);
  return found;
}

/** An answer is read for every plan: what it gave lately is kept. */
const lately = new Map<string, readonly Dimensioned[]>();
const MOST_KEPT = 200;

function dimensionsIn(answer: string): Dimensioned[] {
  const text = plain(answer);
  const readings = readQuantities(answer);
  const ends = [...text.matchAll(END)].map(({ index }) => index);
  const eaches = readEach(answer);
  return readings.flatMap((reading, i): Dimensioned[] => {
    const { quantity, span } = reading;
    if (quantity.kind !== 'money' && quantity.kind !== 'count' && quantity.kind !== 'duration') return [];
    if (!(quantity.value > 0) || quantity.high !== undefined) return [];
    const behind = text.slice(span.end);
    const per = reading.per ?? TIME_NAMES[A_TIME.exec(behind)?.groups?.['time']?.toLowerCase() ?? ''];
    const isBare = quantity.kind === 'count' && nameOf(reading, behind) === '';
    const ahead = text.slice(Math.max(0, span.start - 56), span.start);
    const start = ends.findLast((end) => end < span.start) ?? 0;
    // Whoever is paid by the hour is paid in money, and so is 'กล่องละ 118'.
    const isPaid =
      (isBare && (per === 'hour' || thaiEach(ahead) !== undefined)) ||
      isBareSum(
        reading,
        text.slice(Math.max(start, readings[i - 1]?.span.end ?? 0), span.start),
        text.slice(reading.figure.end),
      );
    const isSum = quantity.kind === 'money' || isPaid;
    const before = readings[i - 1];
    const own = eachesOf(text, reading, before);
    const known = eaches.find(
      ({ value, words }) => value === quantity.value && words.endsWith(answer.slice(span.start, span.end)),
    );
    const isOfSum =
      !isSum &&
      before?.quantity.kind === 'money' &&
      FOR_SO_MANY.test(text.slice(Math.max(before.span.end, before.perSpan?.end ?? 0), span.start));
    return [
      {
        value: quantity.value,
        ...(isSum ? { currency: quantity.kind === 'money' ? quantity.currency : '' } : {}),
        of: isSum ? '' : nameOf(reading, behind),
        each: own.length > 0 || !known || isSum ? own : [known.each],
        ...(per === undefined ? {} : { per }),
        ...(isOfSum ? { isOfSum } : {}),
        statement: ends.filter((end) => end < span.start).length,
        words: answer.slice(Math.max(0, span.start - 24), span.end).trim(),
      },
    ];
  });
}

const nameOf = ({ quantity }: Reading, behind: string): string =>
  quantity.kind === 'duration'
    ? quantity.unit
    : quantity.kind === 'count'
      ? thingOf(quantity.unit) || thingBehind(behind)
      : '';
