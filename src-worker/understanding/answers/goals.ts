/** What the client wants to reach: metric, from, to, per period, by when. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { monthsBetween } from '../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type {
  CalendarDate,
  Quantity,
  Reading,
  Span,
  TimeUnit,
} from '../../../src/shared/reading/quantity.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { adverbIn, monthsOf } from '../../../src/shared/reading/time-units.ts';
import { metricAfter, metricBefore } from './metric.ts';
import { isPeriod, periodOf, type Period } from './period.ts';
import { NO_HOME, type Home } from './home-currency.ts';
import { rolesIn, type Figure } from './roles.ts';

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
  /** Where its figure stands in the answer. */
  at?: Span;
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

/** Thai leaves a space before 'เป็น 900' or 'ภายใน 6 เดือน': they belong to what stands before them. */
const LEADING =
  /(?<=[\p{Script=Thai}\p{Nd}%])\s+(?=(?:ขึ้น|ลง|ให้)?(?:เป็น|เหลือ|ถึง|ภายใน|ใน|ต่อ|จาก)\s*(?:\p{Nd}|ปัจจุบัน|เดิม|สิ้นปี|ปี))/gu;

export interface GoalContext {
  home?: Home;
  /** Only what is said to be wanted: for an answer to another question. */
  wantedOnly?: boolean;
  /** Other answers, in which today's figure may stand. */
  elsewhere?: readonly string[];
}

/** The goals of an answer; without a figure one that is its words. Today's figure is never one: it is where a goal begins. */
export function readGoals(answer: string, context: GoalContext = {}): Goal[] {
  if (answer === '') return [];
  const { home = NO_HOME, wantedOnly = false, elsewhere = [] } = context;
  const figures = rolesIn(answer, wantedOnly);
  const wanted = figures.filter(
    ({ role, reading }) => role === 'goal' && !RANK.test(answer.slice(0, reading.span.start)),
  );
  const goals = wanted.flatMap((figure) => {
    const { start, end } = segmentOf(answer, figure, figures);
    const goal = readGoal(answer.slice(start, end), figure);
    if (goal.kind === 'text' || (goal.kind === 'change' && goal.metric === '')) return [];
    return [
      moneyOf(
        withToday(answer, { ...goal, at: figure.reading.span }, figure, figures, elsewhere),
        figure,
        home,
      ),
    ];
  });
  if (goals.length === 0) {
    const whole = readGoal(answer);
    const isText = wanted.length === 0 || whole.kind === 'text' || whole.metric === '';
    return isText ? [{ kind: 'text', metric: answer, unit: '', text: answer }] : [{ ...whole, text: answer }];
  }
  const readings = readQuantities(answer);
  const [due, length] = [dueIn(answer, readings), lengthIn(answer, readings)];
  return goals.map((goal) => {
    if (goal.months !== undefined || goal.by || isTime(goal.unit)) return goal;
    const sentence = figures.find(({ reading }) => reading.span === goal.at)?.sentence;
    const beside = wanted.filter((other) => other.sentence.start === sentence?.start).length;
    // 'Tickets and passes, before gates open': the date is of both where they are the only ones.
    const said =
      sentence &&
      dueIn(
        answer,
        readings.filter(({ span }) => span.start >= sentence.start && span.end <= sentence.end).toReversed(),
      );
    if (said && beside > 1 && isAfter(said.span, wanted, sentence)) return { ...goal, by: said.date };
    if (goal.kind !== 'ceiling' && goals.length > 1) return goal;
    if (length) return { ...goal, months: length.months };
    return due ? { ...goal, by: due.date } : goal;
  });
}

/** After the last goal of the sentence, behind a comma: it is said of them all. */
const isAfter = (date: Span, wanted: readonly Figure[], sentence: Span): boolean =>
  wanted.every(({ reading, sentence: of }) => of.start !== sentence.start || reading.span.end <= date.start);

/** Between one figure and the next: what stands behind it is said of the next. */
const BETWEEN =
  /[,;(](?=\s|\D)|\+(?=\s)|(?<![a-z])(?:and|plus|with|but|while|then)(?![a-z])|และ|แล้วก็|แต่|\s(?=[ก-๙])/gu;

/** The part of the text that is said of one figure: from the one before to the one after, at most its sentence. */
function segmentOf(text: string, figure: Figure, figures: readonly Figure[]): Span {
  const own = [figure.reading, ...(figure.from ? [figure.from] : [])].map(({ span }) => span);
  const [first, last] = [Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end))];
  const around = figures.filter(({ reading }) => !own.includes(reading.span));
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
  const lead = /^(?:[\s,;()]|\+(?=\s))*(?:(?:and|plus|with|but|while|then)(?![a-z])|และ|แล้วก็|แต่)?\s*/iu.exec(
    text.slice(start, first),
  );
  return { start: start + (lead?.[0].length ?? 0), end };
}
/** Where a figure ends, its period included. */
const behind = ({ span, perSpan }: Reading): number => Math.max(span.end, perSpan?.end ?? 0);

const valueOf = ({ quantity }: Reading): number => ('value' in quantity ? quantity.value : 0);
/** Classifiers that count anything. */
const GENERIC = /^(?:คน|ราย|ครั้ง|อัน|people|persons?|times?)?$/iu;

/** Two figures that count the same: both shares, both money, or things of one name. */
function countAlike({ quantity: a }: Reading, { quantity: b }: Reading): boolean {
  if (a.kind === 'percent' || b.kind === 'percent')
    return (
      a.kind === b.kind ||
      (b.kind === 'count' && b.unit === '' && b.value <= 100) ||
      (a.kind === 'count' && a.unit === '' && a.value <= 100)
    );
  if (a.kind === 'count' && b.kind === 'count') {
    if (GENERIC.test(a.unit) || GENERIC.test(b.unit)) return true;
    const words = new Set(a.unit.toLowerCase().split(/[\s-]+/u));
    return b.unit
      .toLowerCase()
      .split(/[\s-]+/u)
      .some((word) => words.has(word));
  }
  return a.kind === b.kind || (a.kind === 'money' && b.kind === 'count' && b.unit === '');
}

/** Where a goal begins: today's figure, else an earlier one, of the same thing and the same time. */
function withToday(
  text: string,
  goal: Goal,
  { reading, from }: Figure,
  figures: readonly Figure[],
  elsewhere: readonly string[],
): Goal {
  if (goal.to === undefined || goal.kind === 'change' || goal.high !== undefined) return goal;
  if (from !== undefined || goal.from !== undefined)
    return from === undefined ? goal : inheriting(goal, from, false);
  const known = [...figures]
    .filter(
      ({ role, reading: other }) =>
        role !== 'rate' &&
        !figures.some((one) => one.from === other) &&
        isToday(goal, reading, other, oneAfter(text, other)) &&
        isOfSameTime(text, goal, other),
    )
    .toSorted(
      (a, b) =>
        (CLOSENESS[a.role] ?? 9) - (CLOSENESS[b.role] ?? 9) ||
        Math.abs(a.reading.span.start - reading.span.start) -
          Math.abs(b.reading.span.start - reading.span.start),
    )
    .find(({ role }) => role in CLOSENESS)?.reading;
  const there = (): Reading | undefined =>
    elsewhere
      .flatMap((text) => rolesIn(text, true))
      .find(
        ({ role, reading: other }) =>
          role === 'now' && isToday(goal, reading, other) && isSameThing(reading, other),
      )?.reading;
  const found = known ?? there();
  const isUnnamed = reading.quantity.kind === 'count' && reading.quantity.unit === '' && !isThai(goal.metric);
  return found
    ? inheriting(
        { ...goal, kind: 'ramp', from: valueOf(found) },
        found,
        true,
        isUnnamed || goal.metric === '',
      )
    : goal;
}
const CLOSENESS: Readonly<Partial<Record<Figure['role'], number>>> = { now: 0, past: 1, open: 2 };

const ONE: Readonly<Record<string, TimeUnit>> = { day: 'day', week: 'week', month: 'month', year: 'year' };
/** '2 in one month' is a figure of a month. */
const oneAfter = (text: string, { span }: Reading): TimeUnit | undefined =>
  ONE[
    /^\s?in (?:one|a|1) (?<unit>day|week|month|year)(?![a-z])/iu.exec(text.slice(span.end))?.groups?.[
      'unit'
    ] ?? ''
  ];

const LAST =
  /(?<![a-z])last (?<en>week|month|quarter|year)(?![a-z])|(?<th>สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี)(?:ที่แล้ว|ก่อน|ที่ผ่านมา)/gu;
const UNITS: Readonly<Record<string, TimeUnit>> = {
  week: 'week', month: 'month', quarter: 'quarter', year: 'year',
  สัปดาห์: 'week', อาทิตย์: 'week', เดือน: 'month', ไตรมาส: 'quarter', ปี: 'year',
}; // prettier-ignore
/** 'Last year 320' is no beginning of 500 in six months; 'the same three months last year' is. */
function isOfSameTime(text: string, goal: Goal, { span, per }: Reading): boolean {
  const before = plain(text).slice(Math.max(0, span.start - 40), span.start);
  const groups = [...before.matchAll(LAST)].at(-1)?.groups;
  const unit = UNITS[groups?.['en'] ?? groups?.['th'] ?? ''];
  if (unit === undefined || per !== undefined || /(?<![a-z])same(?![a-z])|เดียวกัน/u.test(before)) return true;
  if (goal.per !== undefined) return goal.per === unit;
  return goal.months === undefined || Math.abs(goal.months - monthsOf(1, unit)) < 0.1;
}

const isSameThing = ({ quantity: a }: Reading, { quantity: b }: Reading): boolean =>
  a.kind === 'count' &&
  b.kind === 'count' &&
  !GENERIC.test(a.unit) &&
  a.unit.toLowerCase() === b.unit.toLowerCase();

const LESS =
  /เหลือ|ลด|ไม่เกิน|(?<![a-z])(?:reduce|cut|lower|down|fewer|less|under|below|at most|not the|returns|complaints|vacan|churn)/iu;

function isToday(goal: Goal, wanted: Reading, other: Reading, inOne?: TimeUnit): boolean {
  if (other === wanted || !countAlike(wanted, other)) return false;
  const { quantity } = other;
  const per = other.per ?? inOne;
  if ('high' in quantity && quantity.high !== undefined) return false;
  const [value, to] = [valueOf(other), goal.to ?? 0];
  const isLess = goal.kind === 'ceiling' || LESS.test(goal.text);
  if (
    value === to ||
    (isLess
      ? value < to
      : value > to && !(wanted.quantity.kind === 'percent' && other.quantity.kind === 'count'))
  )
    return false;
  // So many in three months are no figure of a month.
  if (per !== undefined && goal.per === undefined) return goal.months === undefined && isBare(wanted);
  return !(per !== undefined && goal.per !== undefined && per !== goal.per);
}
const isBare = ({ quantity }: Reading): boolean => quantity.kind === 'count' && GENERIC.test(quantity.unit);

/** 'Nineteen dogs a week, I want twenty eight': what is not said again is meant again. */
/** @param unnamed the goal's own figure counts nothing by name: what stood before it is all that tells */
function inheriting(goal: Goal, from: Reading, time = true, unnamed = goal.metric === ''): Goal {
  const { quantity, per } = from;
  const read = { ...goal };
  if (time && read.per === undefined && read.months === undefined && per !== undefined && isPeriod(per))
    read.per = per;
  if (read.unit === '' && quantity.kind === 'percent') read.unit = '%';
  if (read.unit === '' && quantity.kind === 'money') read.unit = quantity.currency;
  if (read.unit === '' && quantity.kind === 'count' && isThai(quantity.unit)) read.unit = quantity.unit;
  if (quantity.kind === 'count' && quantity.unit !== '' && !isThai(quantity.unit) && unnamed)
    read.metric = quantity.unit;
  return read;
}

const MONEY_METRIC = /(?<![a-z])(?:mrr|arr|revenue|sales|turnover|income|gmv)(?![a-z])|ยอดขาย|รายได้|ยอดโอน/iu;
/** 'MRR 2.2 แสน -> 4 แสน' is money of the client's own. */
function moneyOf(goal: Goal, { reading }: Figure, { unnamed }: Home): Goal {
  const isMoney = MONEY_METRIC.test(goal.metric) || MONEY_METRIC.test(goal.text);
  const read = { ...goal };
  if (
    isMoney &&
    goal.unit === '' &&
    reading.quantity.kind === 'count' &&
    reading.quantity.unit === '' &&
    (goal.to ?? 0) >= 10_000
  )
    read.unit = unnamed;
  if (read.per === undefined && /(?<![a-z])mrr(?![a-z])/iu.test(goal.text)) read.per = 'month';
  if (read.per === undefined && /(?<![a-z])arr(?![a-z])/iu.test(goal.text)) read.per = 'year';
  return read;
}

/** 'Families stay 60 weeks': how long people stay is no time to reach a goal in. */
const isOfPeople = (text: string, end: number): boolean =>
  /^\s?(?:on average|on avg|course|plan|contract|term|trial)(?![a-z])/iu.test(text.slice(end));

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
    const isYear = /^(?:in|by|for|during|before|until|throughout)\s/iu.test(text.slice(span.start));
    const isSet =
      (isYear && from.year !== undefined) ||
      from.day !== undefined ||
      from.part === 'end' ||
      UNTIL.test(before);
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
function lengthIn(
  text: string,
  readings: readonly Reading[],
): { months: number; reading: Reading } | undefined {
  for (const reading of readings) {
    const { quantity, span } = reading;
    // 'Weeknights (Nov-Feb)' names the nights, and 'next year' alone no length.
    if (/\(\s*$/u.test(text.slice(0, span.start)) && quantity.kind === 'date') continue;
    if (isOfPeople(text, span.end)) continue;
    if (quantity.kind === 'duration' && isPeriod(quantity.unit))
      return { months: monthsOf(quantity.value, quantity.unit), reading };
    if (quantity.kind !== 'date') continue;
    const { from, to } = quantity;
    const months = to === undefined ? undefined : monthsBetween(from, to);
    if (months !== undefined) return { months, reading };
    if (to === undefined && from.part === undefined && from.year === undefined) {
      if (from.quarter !== undefined) return { months: 3, reading };
      if (from.half !== undefined) return { months: 6, reading };
      // 'ปีหน้าอยากได้ 80%' says when, and not how long it takes.
      if (from.offset?.unit === 'year' && from.offset.count > 0 && !UNTIL.test(text.slice(0, span.start)))
        continue;
      if (from.offset && isPeriod(from.offset.unit) && from.offset.count >= 0)
        return { months: monthsOf(1, from.offset.unit), reading };
    }
  }
  return undefined;
}

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
  /(?:ผู้|สมาชิก|แพ็?กเกจ|คอร์ส|บริจาค|ลูกค้า)[ก-๛]{0,12}?ราย(?:วัน|สัปดาห์|เดือน|ปี)|(?<![a-z])(?:monthly|annual|yearly|weekly|daily) (?:donors?|subscribers?|members?|plans?|pass(?:es)?|subscriptions?|customers?|tickets?|users?)(?![a-z])/gu;

/** 'In 2027', 'for the calendar year': so many in that year, and not by its end alone. */
const isOfYear = (text: string, { date, span }: { date: CalendarDate; span: Span }): boolean =>
  date.year !== undefined &&
  date.month === undefined &&
  date.quarter === undefined &&
  date.part === undefined &&
  /^(?:in|for|during|throughout|over|calendar)\s/iu.test(text.slice(span.start));

/** What a part of the answer says of one figure; without one, of the first. */
function readGoal(part: string, figure?: Figure): Goal {
  const text = part.replaceAll(LEADING, '');
  const readings = readQuantities(text);
  const goal: Goal = { kind: 'text', metric: text, unit: '', text: part.trim() };
  const same = (wanted: Reading | undefined): Reading | undefined =>
    wanted &&
    readings.find(
      ({ quantity }) =>
        quantity.kind === wanted.quantity.kind && valueOf({ quantity } as Reading) === valueOf(wanted),
    );
  const [to, from] = [same(figure?.reading), same(figure?.from)];
  const change = to && from ? { from, to } : figure ? undefined : changesIn(text, readings)[0];
  const due = dueIn(text, readings);
  const length = lengthIn(
    text,
    readings.filter((reading) => reading !== change?.from && reading !== change?.to),
  );
  if (due) goal.by = due.date;
  else if (length) goal.months = length.months;
  const counted = change?.to ?? to ?? readings.find(({ per: one }) => one !== undefined);
  const per =
    (counted && periodOf(text, counted)) ??
    (change && periodOf(text, change.from)) ??
    adverbIn(plain(text).replaceAll(KIND_OF_CUSTOMER, '')) ??
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
  const first =
    to ??
    readings.find(
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

const nounOf = (figure: Value): string =>
  figure.kind === 'count' && !isThai(figure.unit) ? figure.unit : '';
const isThai = (text: string): boolean => /\p{Script=Thai}/u.test(text);

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
