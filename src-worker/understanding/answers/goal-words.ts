/** What a part of an answer says of one figure: what is counted, how it is bounded, for which time. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { CalendarDate, Quantity, Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { adverbIn, perAfter } from '../../../src/shared/reading/time-units.ts';
import { dueIn, lengthIn } from './goal-times.ts';
import { isThai, valueOf, type Goal } from './goal.ts';
import { metricAfter, metricBefore } from './metric.ts';
import { isPeriod, periodOf, type Period } from './period.ts';
import type { Figure } from './roles.ts';
import { timeOfToday } from './today-times.ts';

/** 'Raise the rate to 35%': a level, not a change. */
const LEVEL = /(?:\bto|\bat|เป็น|เหลือ|ให้ถึง|อยู่ที่)\s*$/iu;
const LOWER = /\b(?:reduce|cut|lower|bring|decrease|drop|down)\b|ลด/iu;
const BY_SO_MUCH =
  /(?:\+\s*\d|\bby\s(?=(?:about|around|roughly|at least|up to|an?|one|two|half)\s|\p{Nd})|more|increase|grow|raise|lift|boost|reduce|cut|เพิ่ม|ลด|โต|เติบโต)/iu;
/** Words of a bound, no part of what is counted. */
const BOUND_WORDS =
  /(?:\b(?:under|below|less than|at most|no more than|not (?:more|exceed)\S*(?: than)?|never|not|no fewer than|no less than|over|above|more than|at least|up to|about|around|roughly)|[<>≤≥]|(?:ไม่)?(?:ต่ำกว่า|เกิน|น้อยกว่า)|มากกว่า|อย่างน้อย|ขั้นต่ำ|ประมาณ)\s*$/iu;
/** Thai leaves a space before 'เป็น 900' or 'ภายใน 6 เดือน': they belong to what stands before them. */
const LEADING =
  /(?<=[\p{Script=Thai}\p{Nd}%])\s+(?=(?:ขึ้น|ลง|ให้)?(?:เป็น|เหลือ|ถึง|ภายใน|ใน|ต่อ|จาก)\s*(?:\p{Nd}|ปัจจุบัน|เดิม|สิ้นปี|ปี))/gu;

type Value = Exclude<Quantity, { kind: 'date' } | { kind: 'proportion' }>;
const figureOf = ({ quantity }: Reading): Value | undefined =>
  quantity.kind === 'date' || quantity.kind === 'proportion' ? undefined : quantity;

/** A part of the text without what stands at these places. */
const blanked = (text: string, parts: readonly ({ start: number; end: number } | undefined)[]): string =>
  parts.reduce<string>(
    (left, part) =>
      part ? left.slice(0, part.start) + ' '.repeat(part.end - part.start) + left.slice(part.end) : left,
    text,
  );

/** 'Monthly donors' are donors, however many there are in a month. */
const KIND_OF_CUSTOMER =
  /(?:ผู้|สมาชิก|แพ็?กเกจ|คอร์ส|บริจาค|ลูกค้า|สัญญา)[ก-๛]{0,12}?ราย(?:วัน|สัปดาห์|เดือน|ปี)|(?<![a-z])(?:on|with|under|an) (?:a |an )?(?:monthly|annual|yearly|weekly|daily) [a-z]+|(?<![a-z])(?:monthly|annual|yearly|weekly|daily) (?:contracts?|retainers?|licen[cs]es?|agreements?|memberships?|leases?|donors?|givers?|gifts?|supporters?|sponsors?|patrons?|subscribers?|members?|plans?|pass(?:es)?|subscriptions?|customers?|tickets?|users?|actives?|active [a-z]+|listeners?|readers?)(?![a-z])/gu;

/** 'In 2027', 'for the calendar year': so many in that year, and not by its end alone. */
const isOfYear = (text: string, { date, span }: { date: CalendarDate; span: Span }): boolean =>
  date.year !== undefined &&
  date.month === undefined &&
  date.quarter === undefined &&
  date.part === undefined &&
  /^(?:in|for|during|throughout|over|calendar)\s/iu.test(text.slice(span.start));

/** 'Bookings from facilities managers per month': what is counted may be told in many words before its time. */
const FAR_PERIOD =
  /^[^.;,()\d]{0,70}?(?<![a-z])(?:per|each|every|a) (?:(?<unit>day|week|month|quarter|year)|(?<weekly>weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day))(?![a-z])|^[^.;,()\d]{0,40}?(?:ต่อ|\/\s?)(?<th>วัน|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี)/u;
function farPeriodOf(text: string, { figure, quantity, span: own }: Reading, readings: readonly Reading[]) {
  const next = readings.find(
    ({ span, quantity: other }) => span.start >= figure.end && other.kind !== 'date',
  );
  // '10 วัน/เดือน', '26 nights a month'.
  if (quantity.kind === 'duration' && quantity.unit === 'day') return perAfter(plain(text), own.end)?.unit;
  if (quantity.kind !== 'count' && quantity.kind !== 'money') return undefined;
  const { unit, weekly, th } = FAR_PERIOD.exec(plain(text).slice(figure.end, next?.span.start))?.groups ?? {};
  const named = readQuantities(`1 ${unit ?? (weekly && 'week') ?? th ?? ''}`)[0]?.quantity;
  return named?.kind === 'duration' ? named.unit : undefined;
}

/** 'From 3 to 9 in a month': of a change it is no time to reach it in. */
const IN_A = /^(?:\s[\p{L}'-]+){0,2}\s?in (?:an?|one|each|every) (?<unit>day|week|month)(?![a-z])/u;
const timeOfEnd = (text: string, { figure }: Reading): Period | undefined => {
  const unit = IN_A.exec(plain(text).slice(figure.end))?.groups?.['unit'];
  return unit === 'day' || unit === 'week' || unit === 'month' ? unit : undefined;
};

/** What a part of the answer says of one figure; without one, of the first. */
export function readGoal(part: string, figure: Figure): Goal {
  const text = part.replaceAll(LEADING, '');
  const readings = readQuantities(text);
  const goal: Goal = { kind: 'text', metric: text, unit: '', text: part.trim() };
  const same = (wanted: Reading | undefined): Reading | undefined =>
    wanted &&
    readings.find(
      (reading) => reading.quantity.kind === wanted.quantity.kind && valueOf(reading) === valueOf(wanted),
    );
  const to = same(figure.reading);
  const change = changesIn(text, readings).find((one) => one.to === to);
  const due = dueIn(text, readings);
  const length = lengthIn(
    text,
    readings.filter((reading) => reading !== to),
  );
  const counted = to ?? readings.find(({ per: one }) => one !== undefined);
  const per =
    (counted && periodOf(text, counted)) ??
    (change && (timeOfToday(text, change.from) ?? timeOfEnd(text, change.to))) ??
    adverbIn(plain(text).replaceAll(KIND_OF_CUSTOMER, '')) ??
    (to && farPeriodOf(text, to, readings)) ??
    (due && isOfYear(text, due) ? 'year' : undefined);
  if (per !== undefined && isPeriod(per)) goal.per = per;
  const masked = blanked(text, [
    due?.span,
    length?.reading.span,
    // 'Monthly churn' keeps its word; 'a month' and 'เดือนละ' are no part of what is counted.
    ...readings.map(({ perSpan }) =>
      perSpan && /ly\s*$/iu.test(text.slice(perSpan.start, perSpan.end)) ? undefined : perSpan,
    ),
  ]);
  if (change) return { ...goal, ...rampOf(masked, change.from, change.to) };
  return to === undefined ? goal : { ...goal, ...targetOf(masked, to) };
}

type Ramp = Pick<Goal, 'kind' | 'metric' | 'from' | 'to' | 'unit'>;

function rampOf(text: string, from: Reading, to: Reading): Partial<Ramp> {
  const [a, b] = [figureOf(from), figureOf(to)];
  if (!a || !b || a.value === b.value) return {};
  const [first, last] = from.span.start < to.span.start ? [from, to] : [to, from];
  const before = text.slice(0, first.span.start).replace(/(?:\bfrom|จาก(?:เดิม|ปัจจุบัน)?|เดิม)\s*$/iu, '');
  const metric = metricBefore(before) || metricAfter(text.slice(last.figure.end)) || nounOf(a) || nounOf(b);
  return {
    kind: 'ramp',
    metric,
    from: a.value,
    to: b.value,
    unit: timeUnit(text, to) ?? (unitOf(b) || unitOf(a)),
  };
}

/** A unit of time as it is written: 'days'. */
const timeUnit = (text: string, { quantity, figure, span }: Reading): string | undefined =>
  quantity.kind === 'duration' ? text.slice(figure.end, span.end).trim() : undefined;

const nounOf = (figure: Value): string =>
  figure.kind === 'count' && !isThai(figure.unit) ? figure.unit : '';

/** '%', a currency, a classifier, a unit of time; English nouns are no unit but what is counted. */
function unitOf(figure: Value): string {
  switch (figure.kind) {
    case 'percent':
      return '%';
    case 'money':
      return figure.currency;
    case 'duration':
      return figure.unit;
    case 'count':
      return isThai(figure.unit) ? figure.unit : '';
    case 'multiple':
      return '%';
  }
}

function targetOf(text: string, reading: Reading): Partial<Goal> {
  const figure = figureOf(reading);
  if (!figure) return {};
  const before = text.slice(0, reading.span.start);
  const isNoun = figure.kind === 'count' && !isThai(figure.unit);
  const following = metricAfter(text.slice(isNoun ? reading.figure.end : reading.span.end));
  const preceding = metricBefore(before.replace(BOUND_WORDS, '').replace(LEVEL, '').replace(BOUND_WORDS, ''));
  if (figure.kind === 'multiple') {
    if (!(figure.value > 1 && figure.value <= 100)) return {};
    const metric = reading.inWords
      ? following.replace(/^(?:our|the|your)\s+/iu, '') || preceding
      : preceding || following;
    return { kind: 'change', metric, to: Math.round((figure.value - 1) * 100), unit: '%' };
  }
  const figures = {
    to: figure.value,
    unit: unitOf(figure),
    ...(figure.high === undefined ? {} : { high: figure.high }),
  };
  const bound = boundOf(before, reading, figure);
  if (bound) return { kind: bound, metric: preceding || following, ...figures };
  if (figure.kind === 'percent' && BY_SO_MUCH.test(text))
    return { kind: 'change', metric: preceding || following, ...figures };
  const metric = isThai(before) ? preceding || following : following || preceding;
  return { kind: 'count', metric, ...figures };
}

function boundOf(before: string, { bound }: Reading, { kind }: Value): 'ceiling' | 'floor' | undefined {
  if (bound === 'at most') return 'ceiling';
  if (bound === 'at least') return 'floor';
  if (!LEVEL.test(before)) return undefined;
  if (kind === 'count' && !LOWER.test(before)) return undefined;
  return LOWER.test(before) ? 'ceiling' : 'floor';
}

/** Between one figure and the next: what stands behind it is said of the next. */
const BETWEEN =
  /[,;(](?=\s|\D)|[+&](?=\s)|(?<![a-z])(?:and|plus|with|but|while|then|or)(?![a-z])|และ|แล้วก็|แต่|หรือ|\s(?=[ก-๙])(?!(?:จาก|เป็น|ให้(?:ได้|ถึง)|เหลือ))/gu;

/** The part of the text that is said of one figure: from the one before to the one after, at most its sentence. */
export function segmentOf(text: string, figure: Figure, figures: readonly Figure[]): Span {
  const from = changesIn(
    text,
    figures.map(({ reading }) => reading),
  ).find(({ to }) => to === figure.reading)?.from;
  const own = [figure.reading, ...(from ? [from] : [])].map(({ span }) => span);
  const [first, last] = [Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end))];
  const around = figures.filter(
    ({ reading }) =>
      !own.includes(reading.span) &&
      reading.quantity.kind !== 'date' &&
      reading.quantity.kind !== 'duration' &&
      // 'Double the class from 8 to 16': one thing is said twice.
      !(from !== undefined && reading.quantity.kind === 'multiple'),
  );
  const before = around.findLast(
    ({ reading, sentence }) => sentence.start === figure.sentence.start && reading.span.end <= first,
  )?.reading;
  const after = around.find(
    ({ reading, sentence }) => sentence.start === figure.sentence.start && reading.span.start >= last,
  )?.reading;
  const cut = (start: number, end: number): number => {
    const found = [...text.slice(start, end).matchAll(BETWEEN)];
    // The Thai space right behind a figure parts it from the next phrase; later ones are within that phrase.
    const at = found.at(-1);
    return at === undefined ? end : start + at.index;
  };
  const start = before === undefined ? figure.sentence.start : Math.min(cut(behind(before), first), first);
  const end =
    after === undefined ? figure.sentence.end : Math.max(cut(behind(figure.reading), after.span.start), last);
  const lead =
    /^(?:[\s,;()]|[+&](?=\s))*(?:(?:and|plus|with|but|while|then|or)(?![a-z])|และ|แล้วก็|แต่|หรือ)?\s*/iu.exec(
      text.slice(start, first),
    );
  return { start: start + (lead?.[0].length ?? 0), end };
}
/** Where a figure ends, its period included. */
const behind = ({ span, perSpan }: Reading): number => Math.max(span.end, perSpan?.end ?? 0);
