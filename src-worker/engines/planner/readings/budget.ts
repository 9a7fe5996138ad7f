/** The media budget in free text: amount, currency, period, length and total, or honestly unknown (readings, 'Honest numbers'). */
import { amounts, withDigits } from './numbers.ts';
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
  /** Named as a ceiling ('up to', 'ไม่เกิน'). */
  atMost: boolean;
}

const AT_MOST = /\b(?:up to|at most|max(?:imum)?|no more than|under|below|less than)\b|ไม่เกิน|สูงสุด|ไม่มากกว่า/iu;
const TOTAL =
  /\b(?:in total|total|altogether|overall|lump sum|one[- ]off|whole (?:campaign|project))\b|ทั้งหมด|ทั้งโครงการ|ทั้งแคมเปญ|รวม/iu;

export function readBudget(answer: string): BudgetReading {
  const unknown: BudgetReading = { text: answer, currency: '', periodAssumed: false, atMost: false };
  const text = withDigits(answer);
  const span = spanIn(text);
  // Lengths, percentages and years are no sums.
  const blank = (part: string): string => ' '.repeat(part.length);
  let sums = span
    ? text.slice(0, span.start) + blank(text.slice(span.start, span.end)) + text.slice(span.end)
    : text;
  sums = sums.replaceAll(/\d+(?:\.\d+)?\s*%/gu, blank);
  const found = amounts(sums).filter(({ value }) => value > 0);
  const best =
    found.find(({ currency }) => currency !== '') ?? found.toSorted((a, b) => b.value - a.value)[0];
  if (!best || best.value > 1e12) return unknown;
  // A bare year or a small bare number is no budget.
  if (
    best.currency === '' &&
    (best.value < 100 || (/^(?:19|20|25)\d\d$/u.test(String(best.value)) && /\d{4}/u.test(text)))
  ) {
    return unknown;
  }

  const currency = best.currency || found.find((amount) => amount.currency !== '')?.currency || '';
  const named = periodIn(text);
  const period = TOTAL.test(text) && !named ? 'total' : (named?.unit ?? 'total');
  const reading: BudgetReading = {
    text: answer,
    amount: best.value,
    currency,
    period,
    periodAssumed: !named && !TOTAL.test(text) && !span,
    atMost: AT_MOST.test(answer),
  };
  if (best.high !== undefined) reading.high = best.high;
  if (span) {
    reading.span = { count: span.count, unit: span.unit };
    reading.months = monthsOf(span.count, span.unit);
  } else if (period === 'year' || period === 'quarter') reading.months = period === 'year' ? 12 : 3;

  if (period === 'total') reading.total = best.value;
  else if (span) {
    const times =
      convert(span.count, span.unit, period) ?? monthsOf(span.count, span.unit) / monthsOf(1, period);
    reading.total = Math.round(best.value * times * 100) / 100;
  } else if (reading.months !== undefined) reading.total = best.value;
  return reading;
}
