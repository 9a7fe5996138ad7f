/** The media budget in free text: amount, currency, period, length and total, or honestly unknown (readings, 'Honest numbers'). */
import { amounts, withDigits, type Amount } from './numbers.ts';
import { convert, monthsOf, periodIn, spanIn, type Period } from './periods.ts';

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
  bound: '' | 'at most' | 'at least' | 'about';
  /** The client named it for each channel; `amount` is for all of them. */
  perChannel?: { amount: number; channels: number };
  /** True where the answer names no currency and that of the starting price is taken. */
  currencyFromPrice?: boolean;
}

const BOUNDS: readonly (readonly [BudgetReading['bound'], RegExp])[] = [
  [
    'at most',
    /\b(?:up to|at most|max(?:imum)?|no more than|under|below|less than|cap(?:ped)?|ceiling)\b|ไม่เกิน|สูงสุด|ไม่มากกว่า|เพดาน|ห้ามเกิน/iu,
  ],
  [
    'at least',
    /\b(?:at least|min(?:imum)?|no less than|starting (?:at|from)|more than|over(?=\s*\D{0,4}\d[\d,.]*\s*(?:k|m|baht|thb|usd)?\s*(?:per|a|\/)))\b|^from\b(?!.*\bto\b)|อย่างน้อย|ขั้นต่ำ|เริ่มต้น|ไม่ต่ำกว่า|ไม่น้อยกว่า|\d\+/iu,
  ],
  [
    'about',
    /\b(?:about|around|approx(?:imately)?|roughly|circa|maybe|probably)\b|~|ประมาณ|ราวๆ?|คร่าวๆ|น่าจะ|เกือบ|กว่าๆ?(?=\s|บาท)/iu,
  ],
];
const TOTAL =
  /\b(?:in total|total|altogether|overall|lump sum|one[- ]off|all[- ]in|(?:whole|entire|per|for (?:the|this|our)) (?:campaign|project|event|launch|programme?))\b|ทั้งหมด|ทั้งโครงการ|ทั้งแคมเปญ|ต่อ(?:แคมเปญ|โครงการ|โปรเจกต์|โปรเจค|งาน|อีเวนต์)|ก้อนเดียว|รวม/iu;
/** A calendar or financial year that the money is for; not one in which it starts or ends. */
const NOT_ITS_ENDS = String.raw`(?<!\b(?:start(?:ing|s)?|from|since|by|before|until|end of)\s+(?:in\s+)?|ภายใน|สิ้น|ต้น|ก่อน|เริ่ม)`;
const WHOLE_YEAR = new RegExp(
  [
    String.raw`${NOT_ITS_ENDS}\b(?:year\s+|FY\s*|fiscal\s+(?:year\s+)?)(?:(?:19|20|25)\d\d|\d\d)\b`,
    String.raw`${NOT_ITS_ENDS}\b(?:for|during)\s+(?:20|25)\d\d\b`,
    String.raw`^(?:20|25)\d\d\s+(?:media\s+|marketing\s+)?budget`,
    String.raw`${NOT_ITS_ENDS}ปี\s*(?:พ\.?ศ\.?\s*)?(?:20|25)\d\d`,
    String.raw`\b(?:whole|full|entire)\s+year\b|(?:ทั้ง|ตลอด)ปี`,
  ].join('|'),
  'iu',
);
const BETWEEN = /(\bbetween\b|ระหว่าง)(.{1,24}?)(?:\s+(?:and|or)\s+|\s*(?:และ|กับ)\s*)(?=\D{0,4}\d)/giu;

interface Parts {
  /** The text with everything blanked that holds digits but no sum. */
  sums: string;
  span: { count: number; unit: Period } | undefined;
  named: ReturnType<typeof periodIn>;
}

function partsOf(text: string): Parts {
  const blank = (part: string): string => ' '.repeat(part.length);
  const span = spanIn(text);
  let sums = span
    ? text.slice(0, span.start) + blank(text.slice(span.start, span.end)) + text.slice(span.end)
    : text;
  sums = sums.replaceAll(/\d+(?:\.\d+)?\s*%/gu, blank);
  const year = span ? undefined : WHOLE_YEAR.exec(sums);
  if (year) sums = sums.slice(0, year.index) + blank(year[0]) + sums.slice(year.index + year[0].length);
  let named = periodIn(text);
  // '40,000 THB × 3 months': so much in each of them.
  if (
    !named &&
    span &&
    (/[x×*]\s*$/iu.test(text.slice(0, span.start)) || /^\s*[x×*@]/iu.test(text.slice(span.end)))
  )
    named = { unit: span.unit, start: span.start - 1, end: span.start };
  return { sums, span: span ?? (year ? { count: 1, unit: 'year' } : undefined), named };
}

/** The sum that the period is said of; else the first with a currency, else the largest. */
function sumIn({ sums, named }: Parts): Amount | undefined {
  const found = amounts(sums).filter(({ value }) => value > 0);
  if (named && found.length > 1) {
    const beside = found.find(
      ({ start, end }) =>
        /^[\s.]*$/u.test(sums.slice(end, named.start)) ||
        (named.end <= start && /^[\s:]*$/u.test(sums.slice(named.end, start))),
    );
    if (beside) return beside;
  }
  return found.find(({ currency }) => currency !== '') ?? found.toSorted((a, b) => b.value - a.value)[0];
}

const PART_OF = /\d\s*%\s*(?:of\b|ของ)/iu;
const PER_CHANNEL =
  /(?:\bper|\beach|\bfor each)\s+(?:ad\s+|advertising\s+)?(?:channel|platform)|(?:ต่อ|ทุก)(?:ช่องทาง|แพลตฟอร์ม)|(?:ช่องทาง|แพลตฟอร์ม)ละ/iu;

/** `channels`: how many are advertised on; a sum for each of them is multiplied. */
export function readBudget(answer: string, channels = 0): BudgetReading {
  const unknown: BudgetReading = { text: answer, currency: '', periodAssumed: false, bound: '' };
  const text = withDigits(answer).replaceAll(BETWEEN, '$1$2 - ');
  const parts = partsOf(text);
  const { span, named } = parts;
  const best = sumIn(parts);
  if (!best || best.value > 1e12) return unknown;
  // 'So many percent of sales': what the sales are is no budget.
  if (PART_OF.test(text)) return unknown;
  // A bare year or a small bare number is no budget.
  const year = /^(?:19|20|25)\d\d$/u.test(String(best.value)) && /(?<![\d,])\d{4}(?![\d,])/u.test(text);
  if (best.currency === '' && (best.value < 100 || (year && !named))) return unknown;

  const period = named?.unit ?? 'total';
  const reading: BudgetReading = {
    text: answer,
    amount: best.value,
    currency: best.currency || amounts(parts.sums).find(({ currency }) => currency !== '')?.currency || '',
    period,
    periodAssumed: !named && !TOTAL.test(text) && !span,
    bound: BOUNDS.find(([, pattern]) => pattern.test(answer))?.[0] ?? '',
  };
  if (best.high !== undefined) reading.high = best.high;
  if (channels > 1 && PER_CHANNEL.test(text)) {
    reading.perChannel = { amount: best.value, channels };
    reading.amount = best.value * channels;
    if (best.high !== undefined) reading.high = best.high * channels;
  }
  return withLength(reading, span);
}

/** Adds the length and what follows from it. */
export function withLength(reading: BudgetReading, span: Parts['span']): BudgetReading {
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
      convert(span.count, span.unit, period) ?? monthsOf(span.count, span.unit) / monthsOf(1, period);
    whole.total = Math.round(amount * times * 100) / 100;
  } else if (whole.months !== undefined) whole.total = amount;
  return whole;
}
