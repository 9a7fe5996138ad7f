/** What adverts brought month by month, told as a row of counts: 'Sept 94, Oct 101, Nov 88', with what was spent in each. */
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { stepsIn, thingsIn } from '../figures/steps.ts';
import { valueOf } from './goal.ts';
import type { Figure } from './roles.ts';

export interface MonthlyCost {
  /** What is counted, in the client's words. */
  name: string;
  /** In the first month of the row, and in the last. */
  from: number;
  now: number;
  /** What was spent in the last month, and what it brought. */
  sum: Figure;
  count: number;
  span: Span;
}

/** A count or a sum that has a month of its own right before it. */
interface OfMonth {
  month: number;
  figure: Figure;
}

const YEAR = 12;
/** Between a month and its number. */
const TOUCHES = /^\s*[:=]?\s*(?:we had |had |were |was |got |ได้|มี)?\s*$/u;
/** In each of them the same was spent. */
const SAME =
  /(?<![a-z])(?:same|equal|each|every|all three|flat|unchanged|a month|per month|monthly)(?![a-z])|เท่าเดิม|เท่ากัน|เท่า ?ๆ ?กัน|เดือนละ|ต่อเดือน|ทุกเดือน/u;
/** What the row before which it stands is of: money. */
const SPENT = /(?<![a-z])(?:spen[dt](?:ing)?|budget|costs?)(?![a-z])|ค่า(?:แอด|โฆษณา)|งบ|ใช้(?:เงิน)?ไป/u;
const LEAST_SUM = 100;
/** From here on a number is money that was spent. */
const LEAST_LIKELY = 0.2;
/** As far before a row as what it counts may be named. */
const BEFORE = 40;
/** And behind a number. */
const BEHIND = 16;

/** The month that stands right before a figure. */
function monthBefore(text: string, figures: readonly Figure[], { reading }: Figure): number | undefined {
  const date = figures.findLast(({ reading: { span } }) => span.end <= reading.span.start)?.reading;
  if (date?.quantity.kind !== 'date' || date.quantity.to !== undefined) return undefined;
  const { month, day } = date.quantity.from;
  return day === undefined && TOUCHES.test(text.slice(date.span.end, reading.span.start)) ? month : undefined;
}

const isNumber = ({ reading: { quantity } }: Figure): boolean =>
  (quantity.kind === 'count' || quantity.kind === 'money') && quantity.value > 0;

/** Whether two figures are of two months: nobody went on from the one to the other. */
export function areOfMonths(text: string, figures: readonly Figure[], one: Figure, other: Figure): boolean {
  const [first, second] = [monthBefore(text, figures, one), monthBefore(text, figures, other)];
  return first !== undefined && second !== undefined && first !== second;
}

/** Rows of at least two months, each a while after the one before it. */
function rowsIn(text: string, figures: readonly Figure[]): OfMonth[][] {
  const rows: OfMonth[][] = [];
  for (const figure of figures.filter(isNumber)) {
    const month = monthBefore(text, figures, figure);
    if (month === undefined) continue;
    const row = rows.at(-1);
    const last = row?.at(-1);
    // A month that has been is of the next row.
    const isNext = last !== undefined && (month - last.month + YEAR) % YEAR === 1;
    if (row && isNext) row.push({ month, figure });
    else rows.push([{ month, figure }]);
  }
  return rows.filter((row) => row.length > 1);
}

/** What a row counts: the step of its own numbers ('41 คนสมัคร'), else the one named before it. */
function nameOf(text: string, row: readonly OfMonth[]): string {
  for (const { figure } of row) {
    const { quantity, figure: number } = figure.reading;
    const behind = text.slice(number.end, number.end + BEHIND).split(/[\d,.;:/\n]/u)[0] ?? '';
    const [own] = [...(quantity.kind === 'count' ? stepsIn(quantity.unit) : []), ...stepsIn(behind)];
    if (own !== undefined) return own.name;
  }
  const start = row[0]?.figure.reading.span.start ?? 0;
  return thingsIn(text.slice(Math.max(0, start - BEFORE), start)).at(-1)?.name ?? '';
}

const isOfMoney = (text: string, [first]: readonly OfMonth[]): boolean => {
  const start = first?.figure.reading.span.start ?? 0;
  return (
    first?.figure.reading.quantity.kind === 'money' ||
    SPENT.test(
      text
        .slice(Math.max(0, start - BEFORE), start)
        .split(/[.;\n]\s/u)
        .at(-1) ?? '',
    )
  );
};

/** The one sum of an answer that was spent in each month. */
function sameSum(text: string, figures: readonly Figure[], row: readonly OfMonth[]): Figure | undefined {
  const sums = figures.filter(
    (figure) =>
      isNumber(figure) &&
      !row.some((one) => one.figure === figure) &&
      valueOf(figure.reading) >= LEAST_SUM &&
      (figure.reading.quantity.kind === 'money' ||
        figure.likely('spent') + figure.likely('budget') >= LEAST_LIKELY),
  );
  const [only] = sums;
  if (only === undefined || sums.length > 1) return undefined;
  const { span, per, perSpan } = only.reading;
  const end = Math.max(span.end, perSpan?.end ?? 0);
  return per === 'month' || SAME.test(text.slice(Math.max(0, span.start - BEFORE), end + BEFORE / 2))
    ? only
    : undefined;
}

/** What one of those counted cost in the last month of a row, and in the first. `text` is plain. */
export function monthlyCostsIn(text: string, figures: readonly Figure[]): MonthlyCost[] {
  if (!figures.some(({ isOfAds }) => isOfAds)) return [];
  const rows = rowsIn(text, figures);
  const money = rows.filter((row) => isOfMoney(text, row));
  return rows.flatMap((row): MonthlyCost[] => {
    const [first, last] = [row[0], row.at(-1)];
    if (money.includes(row) || !first || !last) return [];
    const spentIn = (month: number): Figure | undefined =>
      money.flat().find((one) => one.month === month)?.figure ?? sameSum(text, figures, row);
    const [then, sum] = [spentIn(first.month), spentIn(last.month)];
    const name = nameOf(text, row);
    if (!then || !sum || name === '') return [];
    const each = (paid: Reading, got: Reading): number =>
      Math.round((valueOf(paid) / valueOf(got)) * 100) / 100;
    return [
      {
        name,
        from: each(then.reading, first.figure.reading),
        now: each(sum.reading, last.figure.reading),
        sum,
        count: valueOf(last.figure.reading),
        span: last.figure.reading.span,
      },
    ];
  });
}
