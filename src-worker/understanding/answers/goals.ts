/** What the client wants to reach: metric, from, to, per period, by when. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { monthsBetween } from '../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { CalendarDate, Quantity, Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { adverbIn, monthsOf } from '../../../src/shared/reading/time-units.ts';
import { metricAfter, metricBefore } from './metric.ts';
import { isPeriod, type Period } from './period.ts';
import { clauses } from '../text.ts';

export interface Goal {
  kind:
    | 'ramp' /** from → to */
    | 'ceiling' /** under a value */
    | 'floor' /** over a value */
    | 'count' /** so many, often per period */
    | 'change' /** by so many percent */
    | 'text' /** no figure */;
  /** What is counted, in the client's words: 'subscribers', 'นัดหมายปรึกษาจัดฟันใสใหม่'; '' where it did not say. */
  metric: string;
  from?: number;
  /** The figure to reach; for 'change' the percentage. */
  to?: number;
  /** '%', a currency code, a Thai classifier ('ราย') or ''. */
  unit: string;
  /** 'a month'. */
  per?: Period;
  /** Upper end of a range; `to` is the lower. */
  high?: number;
  /** Months until the figure is to be reached, where the client said so. */
  months?: number;
  /** The date by which, where the client named one; the plan counts the months to it. */
  by?: CalendarDate;
  /** The client's words. */
  text: string;
}

/** 'Raise the rate to 35%': a level, not a change. */
const LEVEL = /(?:\bto|\bat|เป็น|เหลือ|ให้ถึง|อยู่ที่)\s*$/iu;
const LOWER = /\b(?:reduce|cut|lower|bring|decrease|drop|down)\b|ลด/iu;
const BY_SO_MUCH = /(?:\+\s*\d|\bby|more|increase|grow|raise|lift|boost|reduce|cut|เพิ่ม|ลด|โต|เติบโต)/iu;
/** Words of a bound, no part of what is counted. */
const BOUND_WORDS =
  /(?:\b(?:under|below|less than|at most|no more than|not (?:more|exceed)\S*(?: than)?|over|above|more than|at least|up to|about|around|roughly)|[<>≤≥]|(?:ไม่)?(?:ต่ำกว่า|เกิน|น้อยกว่า)|มากกว่า|อย่างน้อย|ขั้นต่ำ|ประมาณ)\s*$/iu;
/** 'Top 3', 'number one': a place in an order is no figure to reach. */
const RANK = /(?:\btop|\bnumber|\bno\.?|#|\brank(?:ed)?|อันดับ(?:ที่)?|ติด)\s*$/iu;

/** Splits 'A and B' where both sides carry a number, so that each is a goal. */
function separate(clause: string): string[] {
  const parts = clause
    .split(/\s*,\s*(?=\D)|\s+(?:and|plus|with)\s+|\s*และ(?=\p{Script=Thai}|\s)\s*/iu)
    .filter(Boolean);
  if (parts.length < 2) return [clause];
  const figures = (part: string): number =>
    readQuantities(part).filter(({ quantity }) => quantity.kind !== 'date' && quantity.kind !== 'duration')
      .length;
  const counts = parts.map(figures);
  // 'Between 50 and 80' is one figure.
  const isWhole = counts.reduce((sum, count) => sum + count, 0) === figures(clause);
  return isWhole && counts.every((count) => count > 0) ? parts : [clause];
}

/** Thai leaves a space before 'เป็น 900' or 'ภายใน 6 เดือน': they belong to what stands before them. */
const LEADING =
  /(?<=[\p{Script=Thai}\p{Nd}%])\s+(?=(?:ขึ้น|ลง|ให้)?(?:เป็น|เหลือ|ถึง|ภายใน|ใน|ต่อ|จาก)\s*(?:\p{Nd}|ปัจจุบัน|เดิม|สิ้นปี|ปี))/gu;

export function readGoals(answer: string): Goal[] {
  if (answer === '') return [];
  const text = answer.replaceAll(LEADING, '');
  const goals = clauses(text).flatMap((clause) => separate(clause).map((part) => readGoal(part)));
  // Thai phrases of one sentence may stand apart from its number; a lone text beside real goals is only its preface.
  const real = goals.filter(({ kind }) => kind !== 'text');
  if (real.length === 0) {
    const whole = readGoal(text);
    return [{ ...whole, text: answer, ...(whole.kind === 'text' ? { metric: answer } : {}) }];
  }
  const readings = readQuantities(text);
  const due = dueIn(text, readings);
  const length = lengthIn(readings);
  return real.map((goal) => {
    if (goal.months !== undefined || goal.by || isTime(goal.unit)) return goal;
    if (goal.kind !== 'ceiling' && real.length > 1) return goal;
    if (length) return { ...goal, months: length.months };
    return due ? { ...goal, by: due.date } : goal;
  });
}

const isTime = (unit: string): boolean => readQuantities(`1 ${unit}`)[0]?.quantity.kind === 'duration';

const UNTIL =
  /(?:\b(?:by|before|until|till|ahead of|no later than|on|in time for|up to|at|in|within|during)\s+(?:the\s+)?(?:end of\s+)?(?:the\s+)?|ก่อน|ภายใน(?:วัน(?:ที่)?)?|ถึง|ไม่เกิน|วัน|ให้ทัน|ทัน|ช่วง|เทศกาล)\s*$/iu;
const BEGINS =
  /(?:\b(?:from|since|start(?:ing|s)?|launch(?:ing)?|opens?|after)\s+(?:in\s+|on\s+)?|ตั้งแต่|เริ่ม|หลัง|เปิด)\s*$/iu;

/** The first date that the text sets itself; a month alone is one only after 'by' and the like. */
function dueIn(text: string, readings: readonly Reading[]): { date: CalendarDate; span: Span } | undefined {
  for (const reading of readings) {
    const { quantity, span } = reading;
    if (quantity.kind !== 'date' || (quantity.to && quantity.to.day === undefined)) continue;
    const before = text.slice(0, span.start);
    const from = quantity.to ?? quantity.from;
    // 'The first quarter' is that of the campaign; 'Q1' is the year's.
    if (
      from.quarter !== undefined &&
      from.year === undefined &&
      !/\p{Nd}/u.test(text.slice(span.start, span.end))
    )
      continue;
    if (BEGINS.test(before)) continue;
    const isSet = from.day !== undefined || from.part === 'end' || UNTIL.test(before);
    if (
      isSet &&
      !(from.month !== undefined && from.day === undefined && /\b(?:in|during)\s+$/iu.test(before))
    )
      return {
        date: from,
        span: { start: span.start - (UNTIL.exec(before)?.[0].length ?? 0), end: span.end },
      };
  }
  return undefined;
}

/** So many months, from one month to another, or the quarter or half of a year that is named. */
function lengthIn(readings: readonly Reading[]): { months: number; reading: Reading } | undefined {
  for (const reading of readings) {
    const { quantity } = reading;
    if (quantity.kind === 'duration' && isPeriod(quantity.unit))
      return { months: monthsOf(quantity.value, quantity.unit), reading };
    if (quantity.kind !== 'date') continue;
    const { from, to } = quantity;
    const months = to === undefined ? undefined : monthsBetween(from, to);
    if (months !== undefined) return { months, reading };
    if (to === undefined && from.part === undefined && from.year === undefined) {
      if (from.quarter !== undefined) return { months: 3, reading };
      if (from.half !== undefined) return { months: 6, reading };
      if (from.offset && isPeriod(from.offset.unit) && from.offset.count >= 0)
        return { months: monthsOf(1, from.offset.unit), reading };
    }
  }
  return undefined;
}

type Figure = Exclude<Quantity, { kind: 'date' } | { kind: 'proportion' }>;
const figureOf = ({ quantity }: Reading): Figure | undefined =>
  quantity.kind === 'date' || quantity.kind === 'proportion' ? undefined : quantity;

/** A part of the text without what stands at these places. */
const blanked = (text: string, parts: readonly ({ start: number; end: number } | undefined)[]): string =>
  parts.reduce<string>(
    (left, part) =>
      part ? left.slice(0, part.start) + ' '.repeat(part.end - part.start) + left.slice(part.end) : left,
    text,
  );

function readGoal(text: string): Goal {
  const readings = readQuantities(text);
  const goal: Goal = { kind: 'text', metric: text, unit: '', text };
  const change = changesIn(text, readings)[0];
  const due = dueIn(text, readings);
  const length = lengthIn(readings.filter((reading) => reading !== change?.from && reading !== change?.to));
  if (due) goal.by = due.date;
  else if (length) goal.months = length.months;
  const per =
    (change?.to ?? readings.find(({ per: one }) => one !== undefined))?.per ??
    change?.from.per ??
    adverbIn(plain(text));
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
  const first = readings.find(
    (reading) =>
      figureOf(reading) !== undefined &&
      reading !== length?.reading &&
      reading.quantity.kind !== 'duration' &&
      !RANK.test(text.slice(0, reading.span.start)),
  );
  return first === undefined ? goal : { ...goal, ...targetOf(masked, first) };
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

const nounOf = (figure: Figure): string =>
  figure.kind === 'count' && !isThai(figure.unit) ? figure.unit : '';
const isThai = (text: string): boolean => /\p{Script=Thai}/u.test(text);

/** '%', a currency, a classifier, a unit of time; English nouns are no unit but what is counted. */
function unitOf(figure: Figure): string {
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

function boundOf(before: string, { bound }: Reading, { kind }: Figure): 'ceiling' | 'floor' | undefined {
  if (bound === 'at most') return 'ceiling';
  if (bound === 'at least') return 'floor';
  if (!LEVEL.test(before)) return undefined;
  if (kind === 'count' && !LOWER.test(before)) return undefined;
  return LOWER.test(before) ? 'ceiling' : 'floor';
}
