/** The media budget in free text: amount, currency, period, length and total, or honestly unknown (readings, 'Honest numbers'). */
import type { Bound, Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { isWrittenYear } from '../../../src/shared/reading/calendar.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { adverbIn, convert, monthsOf } from '../../../src/shared/reading/time-units.ts';
import { monthlySums } from './budget-months.ts';
import { inHome, NO_HOME, type Home } from './home-currency.ts';
import { figuresIn } from './roles.ts';
import { isPeriod, type Period } from './period.ts';
import {
  hasEnd,
  isForOneMonth,
  lengthIn,
  lengthInWords,
  lengthOfWindow,
  type Length,
} from './budget-length.ts';
import { feesWithin, leftForMedia, partsOf, timesOfEach, type Sum } from './budget-parts.ts';

export interface BudgetReading {
  /** The client's words. */
  text: string;
  /** In whole or hundredth currency units; undefined where the answer names no sum. */
  amount?: number;
  /** Upper end where the client gave a range; `amount` is the lower end. */
  high?: number;
  /** ISO code; '' where the answer names none. */
  currency: string;
  /** What `amount` is for: a period, or the whole campaign. */
  period?: Period | 'total';
  /** True where no period was named and the sum is read as the whole. */
  periodAssumed: boolean;
  /** Length that the client named. */
  span?: { count: number; unit: Period };
  /** `span` in months. */
  months?: number;
  /** `amount` × the number of periods in `span`; undefined where the length is unknown. */
  total?: number;
  /** How the client bounded the sum: 'up to', 'at least', 'around'; '' where it stands plain. */
  bound: Bound;
  /** The client named it for each channel; `amount` is for all of them. */
  perChannel?: { amount: number; channels: number };
  /** True where the answer names no currency and that of the starting price is taken. */
  currencyFromPrice?: boolean;
  /** True where neither names one, and the client's other answers, language or places tell it. */
  currencyAssumed?: boolean;
  /** Where it changes by months: the sum of each, by its number from 1 to 12. */
  monthly?: Readonly<Record<number, number>>;
  /** Where the sum stands in the answer. */
  at?: Span;
  /** Other sums that the answer names for the same thing, and does not decide between: then `amount` is undefined. */
  undecided?: readonly number[];
}

/** The whole sum was meant, whatever the time. */
export const TOTAL =
  /\b(?:in total|in all|all told|for the lot|all up|total|altogether|overall|lump sum|one[- ](?:off|time)|all[- ]in|(?:whole|entire|per|for (?:the|this|our)) (?:campaign|project|event|launch|programme?)|(?:for|across|over|through) (?:the|this|our|all) (?:whole |entire |coming |next )?(?:season|spring|summer|autumn|fall|winter|holidays|festival|term)|(?:left |to last |to spend )?(?:until|till) (?!further)\p{L}|to the end of (?:the |this |our )?\p{L}|for (?:everything|it all|what['’]?s left)|that['’]?s (?:it|all)(?![a-z])|tot\.|all of it (?:between|in|by|before|from)(?![a-z])|(?:for|per) (?:the|this|our) (?:cohort|intake|enrol?lment|study|trial|sale|opening|tour|run|show|exhibition|fair)(?![a-z])|(?:for|this|all|(?<!in )the|(?<=\d\s?k?,?)) (?:spring|summer|autumn|winter|season)[.!]?$|(?:paid|just|only|(?<=\d\s?k?,?)) once[.!]?$|(?:from|as) (?:an?|one|the|our) (?:[a-z]+ )?grant(?![a-z])|grant(?= (?:of|from|money)|\s*(?:$|[.,;)]))|(?:sponsor|council|board|head office|funder) (?:gives?|gave|pays?|paid|approved)(?![a-z])|all (?:i|we) have|all there is)|ทั้ง(?:ฤดู|ซีซั่น|ซีซัน|หน้า|รุ่น|คอร์ส|เทศกาล|รอบ|เทอม|งาน|ก้อน)|เฉพาะ(?:เทศกาล|งาน|ช่วง|รอบ|รุ่น)|จบ(?:รุ่น|งาน|โครงการ|แคมเปญ|ในทีเดียว)|ครั้งเดียว|รวดเดียว|ตลอด(?:ฤดู|ซีซั่น|งาน)|ถึง(?:สิ้น|ปลาย|งาน|เดือน)|หมดแล้วหมดเลย|(?:ใช้)?(?:ให้)?หมด(?:ก่อน|ใน|ภายใน)|จบใน(?:เดือน|ก่อน)?|ทั้งหมด|ทั้งโครงการ|ทั้งแคมเปญ|ต่อ(?:แคมเปญ|โครงการ|โปรเจกต์|โปรเจค|งาน|อีเวนต์)|ก้อนเดียว|รวม/iu;
/** Who pays it, and no time: 'every month £500, from our grant'. */
const FROM_GRANT = /(?<![a-z])from (?:our|the|a|one) grant(?![a-z])/giu;
const PER_CHANNEL = /^(?:channel|platform|ช่องทาง|แพลตฟอร์ม)/iu;
const EACH_CHANNEL =
  /\b(?:on|for|to)?\s*each\s+(?:ad\s+|advertising\s+)?(?:channel|platform)|ทุก(?:ช่องทาง|แพลตฟอร์ม)|per (?:ad|advertising) (?:channel|platform)/iu;
/** What a bare number may be called and still be the sum. */
const SUM_NAMES =
  /^(?:$|budget|facebook|fb|instagram|ig|tik ?tok|google|linkedin|youtube|line|shopee|lazada|meta|spend|media|total|all|spring|summer|autumn|winter|season|ads?|advertising|on|k\b|lang|[x×]$)/iu;
const TIMES = /^\s*[x×*@]\s*$/iu;
/** 'RM2.6k media x 5 months': what the sum is for stands between. */
const FOR_TIMES =
  /^\s*(?:(?:for |on |of )?(?:media|ads?|adverts?|advertising|spend|budget|ค่า(?:สื่อ|แอด|โฆษณา)|งบ(?:สื่อ|แอด|โฆษณา)?)\s?)*[x×*@]\s*$/iu;

/** From here on a sum is for something else than media: a fee, a production, last year's. */
const NOT_MEDIA = 0.6;

/** 'Last year it was 2,500': what was spent then is no budget of now, unless it is to be the same. */
const LAST_TIME =
  /(?:(?<![a-z])(?:last (?:year|time|season|summer|winter|month)|previously|in the past)(?: (?:it|we|they))?(?: (?:was|were|spent|had|used|paid|gave))?(?: about| around| only)?|(?:ปี|เดือน|รอบ|ครั้ง)(?:ที่แล้ว|ก่อน|ที่ผ่านมา)(?:เรา)?(?:ใช้|จ่าย|ลง|ยิง)?(?:ไป)?(?:ประมาณ|ราวๆ?|แค่)?)\s*$/iu;
const THE_SAME = /(?<![a-z])(?:same|again|repeat|like|as) [^.;]{0,12}$|(?:เท่า|เหมือน)[^.;]{0,8}$/iu;
const isOfLastTime = (answer: string, { span, perSpan }: Reading): boolean => {
  const ahead = plain(answer).slice(0, Math.min(span.start, perSpan?.start ?? span.start));
  const words = LAST_TIME.exec(ahead);
  return words !== null && !THE_SAME.test(ahead.slice(0, words.index));
};

/** Nothing is to become so many times as much. */
const LEAST_TIMES = 500;
/** Sums of money, and bare numbers that may be one. */
const sumsIn = (readings: readonly Reading[]): Sum[] =>
  readings.flatMap((reading) => {
    const { quantity } = reading;
    // '30k x Jan, Feb, Mar': so much in each of them.
    if (quantity.kind === 'multiple' && quantity.value >= LEAST_TIMES)
      return [{ value: quantity.value, currency: '', reading: { ...reading, per: 'month' as const } }];
    if (quantity.kind !== 'money' && quantity.kind !== 'count') return [];
    if (!(quantity.value > 0)) return [];
    const currency = quantity.kind === 'money' ? quantity.currency : '';
    return [
      {
        value: quantity.value,
        ...(quantity.high === undefined ? {} : { high: quantity.high }),
        currency,
        reading,
      },
    ];
  });

/** 'For the Jul-Sep quarter', 'for the year 2027': one period is named, and the sum is for it. */
const FOR_ONE =
  /(?<![a-z])for (?:the |our |this )?(?:(?:[a-z]{3}[a-z]*\s?(?:-|to)\s?[a-z]{3}[a-z]*|whole|entire|full|calendar|financial|fiscal) )?(?<unit>quarter|year)(?![a-z])|สำหรับ(?:ทั้ง)?(?<th>ไตรมาส|ปี)/u;
function oneNamed(text: string): Period | undefined {
  const { unit, th } = FOR_ONE.exec(plain(text))?.groups ?? {};
  if (unit === undefined && th === undefined) return undefined;
  return unit === 'quarter' || th === 'ไตรมาส' ? 'quarter' : 'year';
}

/** 'Could stretch to 12': what it may become, in the unit of the sum before it. */
const MAY_BECOME =
  /(?:(?<![a-z])(?:could|can|might|may|would)\s(?:\p{L}+\s){0,2}(?:go|stretch|push|rise|increase|run|get|move)\s(?:it\s)?(?:up\s|as far as\s)?(?:to|at)|(?<![a-z])(?:stretch(?:able|ing)?|flexible|max(?:imum)?|tops) (?:up )?(?:to|at|of)|(?:เพิ่ม|ขยับ|ขึ้น|ไป|ยืด|อัด)(?:ให้)?(?:ได้)?(?:อีก)?(?:ถึง|เป็น)|สูงสุด(?:ไม่เกิน)?|ได้ถึง)\s*$/u;
function highOf(text: string, best: Sum, sums: readonly Sum[]): number | undefined {
  for (const { value, currency, reading } of sums) {
    if (reading.span.start <= best.reading.span.start) continue;
    if (currency !== '' && best.currency !== '' && currency !== best.currency) continue;
    if (!MAY_BECOME.test(plain(text).slice(0, reading.span.start))) continue;
    // 'Six hundred, could go to seven': the magnitude is that of the sum.
    const high = [1, 100, 1000, 10_000, 100_000]
      .map((scale) => value * scale)
      .find((one) => one > best.value);
    if (high !== undefined && high <= best.value * 3) return high;
  }
  return undefined;
}

/** Someone still has to be asked which of two sums it is. */
const TO_BE_ASKED =
  /\?|ต้องถาม|ขอถาม|รอถาม|เช็ค(?:ก่อน|อีกที)|ยังไม่(?:สรุป|แน่|ฟันธง)|(?<![a-z])(?:ask (?:him|her|them|first|the client)|tbc|tbd|to be (?:confirmed|agreed)|not (?:sure|decided|confirmed|agreed)|(?:need|have) to (?:ask|check|confirm))(?![a-z])/u;
function undecidedIn(text: string, sums: readonly Sum[], best: Sum): number[] {
  if (!TO_BE_ASKED.test(plain(text))) return [];
  const values = [...new Set(sums.map(({ value }) => value))].filter((value) => value >= best.value / 5);
  return values.length > 1 ? values : [];
}

/** 'Each month' behind the last of several parts is said of them all. */
const EACH_TIME =
  /(?<![a-z])(?:each|every|per|a) (?<en>day|week|month|quarter|year)(?![a-z])|(?:ต่อ|ทุก)(?<th>วัน|สัปดาห์|เดือน|ไตรมาส|ปี)|(?<each>วัน|สัปดาห์|เดือน|ไตรมาส|ปี)ละ/u;
const TIME_NAMES: Readonly<Record<string, Period>> = {
  day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year',
  วัน: 'day', สัปดาห์: 'week', เดือน: 'month', ไตรมาส: 'quarter', ปี: 'year',
}; // prettier-ignore
const eachTime = (text: string): Period | undefined => {
  const { en, th, each } = EACH_TIME.exec(plain(text))?.groups ?? {};
  return TIME_NAMES[en ?? th ?? each ?? ''];
};

/** '$2,500 in each of Jan, Feb, Mar': right before a month it is for each of them. */
const EACH_OF = /(?<![a-z])each (?:of|in)(?: the)?\s*$|(?:ใน|ต่อ)?แต่ละเดือน\s*$/u;
/** 'Jan-Mar each', and 'for Jan, same for Feb': the next month has as much. */
const OF_EACH = /^\s?,?\s?\(?each(?: of them)?\)?\s?(?:$|[.,;])/u;
const AS_MUCH =
  /^\s?(?:,|and|&)?\s?(?:and )?(?:(?:the )?same(?: again)?|again)(?: (?:for|in))?\s?$|^\s?(?:,|และ)?\s?(?:เท่ากัน|เท่าเดิม|เท่านี้)(?:ใน|เดือน)*\s?$/u;
const isOfEachMonth = (text: string, readings: readonly Reading[]): boolean =>
  readings.some(
    ({ quantity, span }) =>
      quantity.kind === 'date' &&
      quantity.from.month !== undefined &&
      (EACH_OF.test(text.slice(0, span.start)) || OF_EACH.test(text.slice(span.end))),
  );
/** The months of 'for Jan, same for Feb'; none where each has not as much. */
const monthsOfAsMuch = (text: string, readings: readonly Reading[]): Reading[] => {
  const months = readings.filter(
    ({ quantity }) => quantity.kind === 'date' && quantity.from.month !== undefined,
  );
  const areAlike =
    months.length > 1 &&
    months.slice(1).every(({ span }, i) => AS_MUCH.test(text.slice(months[i]?.span.end, span.start)));
  return areAlike ? months : [];
};

/** 'R22k media per month', '$450 m': right behind the sum, before any other figure. */
const MEDIA_EACH =
  /^\s?(?:(?:for |of )?(?:media|ads?|adverts?|advertising|spend|budget|ค่า(?:สื่อ|แอด|โฆษณา))\s?)+(?:a|per|each|every|\/|ต่อ|ทุก)\s?(?<en>day|week|month|quarter|year|วัน|สัปดาห์|เดือน|ไตรมาส|ปี)(?![a-z])|^\s(?<short>m|mth)\s?$/u;
function eachBehind(text: string, { span, figure }: Reading): Period | undefined {
  const { en, short } = MEDIA_EACH.exec(text.slice(Math.max(span.end, figure.end)))?.groups ?? {};
  return short === undefined ? TIME_NAMES[en ?? ''] : 'month';
}

/** 'R45,000 per month x 12': so many of the period. */
function timesIn(
  text: string,
  { per, perSpan }: Reading,
  readings: readonly Reading[],
): (Length & { reading: Reading }) | undefined {
  if (per === undefined || perSpan === undefined || !isPeriod(per)) return undefined;
  const times = readings.find(
    ({ span, quantity }) =>
      quantity.kind === 'count' &&
      span.start >= perSpan.end &&
      TIMES.test(text.slice(perSpan.end, span.start)),
  );
  return times?.quantity.kind === 'count' && times.quantity.value <= 60
    ? { count: times.quantity.value, unit: per, reading: times }
    : undefined;
}

/** The sum that a period is said of; else the first with a currency, else the largest. */
const bestOf = (sums: readonly Sum[]): Sum | undefined =>
  sums.find(({ reading }) => reading.per !== undefined) ??
  sums.find(({ currency }) => currency !== '') ??
  sums.toSorted((a, b) => b.value - a.value)[0];

/** 'So many percent of sales': what the sales are is no budget. */
const isShare = (text: string, readings: readonly Reading[]): boolean =>
  readings.some(
    ({ quantity, span }, index) =>
      quantity.kind === 'percent' &&
      !quantity.ratio &&
      /^\s*(?:of\b|ของ)/iu.test(text.slice(span.end)) &&
      !IN_MONEY.test(text.slice(span.end, readings[index + 1]?.span.start)),
  );
/** '4% of revenue, call it $120k': the share is told in money too. */
const IN_MONEY =
  /(?:(?<![a-z])(?:call it|so(?: about| around| roughly)?|say|i\.?e\.?|that(?:'s| is)|which is|works out (?:at|to)|meaning)|[=≈]|(?<!ตอนนี้)(?:คือ|เท่ากับ|ตก)|(?:หรือ|or)\s?(?:ราวๆ?|ประมาณ|about|around|roughly))\s*$/iu;

/** '15,000 เหมือนเดิม', '2,000 same as now': what stays as it is is spent again and again, and nobody's media is paid otherwise than by the month. */
const AS_BEFORE =
  /(?:เหมือน|เท่า)(?:เดิม|ตอนนี้|ที่ผ่านมา)|เท่า(?:ๆ)?กันทุกเดือน|(?<![a-z])(?:same|unchanged)(?: as (?:now|before|always|usual|ever|today))?\s*$|(?<![a-z])same as (?:now|before|always|usual|today)(?![a-z])/u;

/** `channels`: how many are advertised on; a sum for each of them is multiplied. */
export function readBudget(answer: string, channels = 0, home: Home = NO_HOME): BudgetReading {
  const unknown: BudgetReading = { text: answer, currency: '', periodAssumed: false, bound: '' };
  const figures = figuresIn(answer, 'budget');
  const readings = inHome(
    answer,
    figures.map(({ reading }) => reading),
    home,
  );
  const isOther = ({ reading }: Sum): boolean =>
    (figures[readings.indexOf(reading)]?.likely('notmedia') ?? 0) >= NOT_MEDIA;
  const said = sumsIn(readings).filter(({ reading }) => !isOfLastTime(answer, reading));
  const all = said.every(isOther) ? said : said.filter((sum) => !isOther(sum));
  const sums = all.filter(
    ({ currency, reading: { quantity } }) =>
      currency !== '' ||
      (quantity.kind === 'count' && SUM_NAMES.test(quantity.unit)) ||
      quantity.kind === 'multiple' ||
      quantity.kind === 'money',
  );
  const whole = bestOf(sums);
  const left = whole && leftForMedia(answer, whole, said);
  const fees = whole && left === undefined ? feesWithin(answer, whole, sumsIn(readings)) : 0;
  const times = whole && left === undefined ? timesOfEach(whole, readings) : 1;
  const best = left ?? (whole && { ...whole, value: (whole.value - fees) * times });
  if (!best || best.value > 1e12 || isShare(answer, readings)) return unknown;
  if (best.currency === '' && best.reading.quantity.kind === 'count' && isNoSum(answer, best.reading))
    return unknown;

  const undecided = undecidedIn(answer, sums, best);
  if (undecided.length > 0) return { ...unknown, undecided };

  const one = oneNamed(answer) ?? (isForOneMonth(answer, readings, best.reading) ? 'month' : undefined);
  const alike = monthsOfAsMuch(plain(answer), readings);
  const length =
    (alike[0] && { count: alike.length, unit: 'month' as const, reading: alike[0] }) ??
    lengthIn(answer, readings) ??
    timesIn(answer, best.reading, readings) ??
    (one && { count: 1, unit: one, reading: best.reading });
  const multiplied =
    length && FOR_TIMES.test(between(answer, length.reading, best.reading)) ? length.unit : undefined;
  const isEach =
    partsOf(answer, sums).length > 1 ||
    (said.length === 1 && !TOTAL.test(answer.replaceAll(FROM_GRANT, ' ')));
  const each = isEach ? eachTime(answer) : undefined;
  const ofEach = alike.length > 0 || isOfEachMonth(plain(answer), readings) ? 'month' : undefined;
  const named =
    best.reading.per ??
    eachBehind(plain(answer), best.reading) ??
    each ??
    multiplied ??
    adverbIn(plain(answer)) ??
    ofEach ??
    one ??
    (!length && !TOTAL.test(answer) && !hasEnd(answer, readings) && AS_BEFORE.test(plain(answer))
      ? 'month'
      : undefined);
  const period = named !== undefined && isPeriod(named) ? named : 'total';
  const reading: BudgetReading = {
    text: answer,
    amount: best.value,
    currency: best.currency || sums.find(({ currency }) => currency !== '')?.currency || '',
    period,
    periodAssumed: named === undefined && !TOTAL.test(answer) && !length && !hasEnd(answer, readings),
    bound:
      best.reading.bound ||
      readings.find(({ bound, quantity }) => bound !== '' && quantity.kind !== 'duration')?.bound ||
      '',
  };
  reading.at = best.reading.span;
  const changing = monthlySums(
    readings,
    sums.map((sum) => sum.reading),
    answer,
  );
  if (changing) {
    const { monthly, total, months, usual } = changing;
    const known = withLength(
      usual === undefined
        ? { ...reading, amount: total, period: 'total', periodAssumed: false }
        : { ...reading, amount: usual, period: 'month', periodAssumed: false },
      { count: months, unit: 'month' },
    );
    return { ...known, total, monthly };
  }
  const high = best.high ?? highOf(answer, best, all);
  if (high !== undefined) reading.high = high;
  const parts = partsOf(answer, sums);
  if (parts.length > 1) {
    reading.amount = parts.reduce((sum, part) => sum + part, 0);
    delete reading.high;
  } else if (channels > 1 && (PER_CHANNEL.test(best.reading.each ?? '') || EACH_CHANNEL.test(answer))) {
    reading.perChannel = { amount: best.value, channels };
    reading.amount = best.value * channels;
    if (high !== undefined) reading.high = high * channels;
  }
  const long = length ?? (period === 'total' ? undefined : (lengthInWords(answer) ?? lengthOfWindow(answer)));
  return capped(withLength(reading, long), answer, all);
}

/** '50,000 ต่อเดือน 3 เดือน รวมไม่เกิน 120,000', '$900 a week, max $8,000 in total': a whole that it is never to pass. */
const CAP =
  /(?:รวม(?:ทั้งหมด|กัน|แล้ว)?|ทั้งหมด|ทั้งโครงการ)\s?(?:ต้อง)?(?:ห้าม|ไม่)เกิน\s*$|(?<![a-z])(?:(?:max(?:imum)?|capped|cap|no more than|not more than|never (?:more|over)(?: than)?|up to|ceiling)(?: (?:at|of|is))?|total (?:max(?:imum)?|cap)(?: of| is)?)\s*$/u;
const IN_ALL =
  /^\s?(?:in (?:total|all)|total|altogether|overall|for (?:the|it) (?:lot|all|whole \p{L}+)|all[- ]in)(?![a-z])/u;
function capped(reading: BudgetReading, answer: string, sums: readonly Sum[]): BudgetReading {
  const { period = 'total', total, at } = reading;
  if (period === 'total' || at === undefined) return reading;
  const text = plain(answer);
  const cap = sums.find(({ value, reading: { span, per } }) => {
    if (span.start < at.end || per !== undefined || value <= (reading.amount ?? 0)) return false;
    const before = CAP.exec(text.slice(0, span.start))?.[0];
    return before !== undefined && (/รวม|ทั้ง|total/u.test(before) || IN_ALL.test(text.slice(span.end)));
  });
  if (cap === undefined || (total !== undefined && total <= cap.value)) return reading;
  const times = cap.value / (reading.amount ?? cap.value);
  // '£500 a month, no more than £2,000 in all' lasts four months; what does not fit is the whole alone.
  return total === undefined && Number.isInteger(times)
    ? withLength(reading, { count: times, unit: period })
    : { ...reading, amount: cap.value, period: 'total', total: cap.value, at: cap.reading.span };
}

/** A number of each day or week that may be money. */
const LEAST_EACH_TIME = 10;
/** A small bare number, and a bare year, are no budget; '50 a week' is one. */
function isNoSum(text: string, { quantity, span, per }: Reading): boolean {
  const value = 'value' in quantity ? quantity.value : 0;
  const isYear = isWrittenYear(text.slice(span.start, span.end));
  return (value < 100 && (per === undefined || value < LEAST_EACH_TIME)) || (isYear && per === undefined);
}

/** What stands between two readings, in either order. */
function between(text: string, a: Reading, b: Reading): string {
  const [first, second] = a.span.start < b.span.start ? [a, b] : [b, a];
  return text.slice(first.span.end, second.span.start);
}

const [MONTH_DAYS, YEAR_DAYS] = [30, 365];
/** Adds the length and what follows from it. */
export function withLength(reading: BudgetReading, span: Length | undefined): BudgetReading {
  const { amount, period = 'total' } = reading;
  const whole = { ...reading };
  delete whole.span;
  delete whole.months;
  delete whole.total;
  if (amount === undefined) return whole;
  if (span) {
    whole.span = { count: span.count, unit: span.unit };
    whole.months = monthsOf(span.count, span.unit);
  } else if (period === 'year' || period === 'quarter') whole.months = period === 'year' ? 12 : 3;
  if (period === 'total') whole.total = amount;
  else if (span) {
    const times =
      convert(span.count, span.unit, period) ??
      // A month has thirty days, as everybody reckons who pays by the day.
      (period === 'day'
        ? span.unit === 'year'
          ? span.count * YEAR_DAYS
          : (convert(span.count, span.unit, 'month') ?? 0) * MONTH_DAYS
        : monthsOf(span.count, span.unit) / monthsOf(1, period));
    whole.total = Math.round(amount * times * 100) / 100;
  } else if (whole.months !== undefined) whole.total = amount;
  return whole;
}
