/** The budget by month on page 15: in words where months differ, and as evidence always. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { Plan } from '../plan/index.ts';
import type { BudgetMonth } from '../plan/months.ts';
import { unique } from '../../../understanding/text.ts';
import { calendarEvidence } from './market-facts.ts';
import { reasonOf } from './plan-evidence.ts';
import type { Write } from './write.ts';

/** As many months stand each with its sum. */
const EACH = 4;

const differ = (months: readonly BudgetMonth[]): boolean => new Set(months.map(({ sum }) => sum)).size > 1;

/** 'January 12,000, February 14,000 (Valentine’s Day), March 12,000'; '' where every month has the same. */
export function monthsText(plan: Plan): string {
  const { f, months } = plan;
  const said = plan.say.mediaDirection;
  if (!differ(months)) return '';
  const told = ({ month, sum, occasion }: BudgetMonth): string =>
    `${f.month(month)} ${f.number(sum)}${occasion === undefined ? '' : ` (${f.both(occasion.name)})`}`;
  if (months.length <= EACH) return said.byMonth({ list: f.list(months.map(told)) });
  const others = months.filter(({ occasion }) => occasion === undefined).map(({ sum }) => sum);
  // A month that a gate holds back gets no more for its selling day.
  const peaks = months.filter(({ occasion, sum }) => occasion !== undefined && sum > Math.max(...others));
  if (peaks.length === 0 || others.length === 0) return '';
  const range = unique([Math.min(...others), Math.max(...others)].map((sum) => f.number(sum))).join('–');
  return said.byMonthPeaks({ peaks: f.list(peaks.map(told)), others: range });
}

export function monthEvidence(plan: Plan, w: Write): Evidence[] {
  const { f, months, budget, assumptions } = plan;
  const { say } = f;
  if (months.length < 2) return [];
  const list = months.map(({ month, sum }) => `${f.shortMonth(month)} ${f.number(sum)}`).join(' + ');
  const statement = say(
    `By month: ${list} = ${f.money(budget.total ?? 0, budget.currency)}`,
    `รายเดือน: ${list} = ${f.money(budget.total ?? 0, budget.currency)}`,
  );
  const data = {
    labels: months.map(({ month }) => f.monthYear(month)),
    values: months.map(({ sum }) => sum),
    unit: f.currency(budget.currency),
  };
  if (!differ(months))
    return [
      w.computed(statement, say('The same sum and split in each month', 'ยอดและสัดส่วนเท่ากันทุกเดือน'), data),
    ];
  const weight = assumptions.find(({ id }) => id === 'peak-month')?.value;
  const days =
    plan.time.mediaDays === undefined
      ? say('equal months', 'แบ่งเท่ากัน')
      : say('days of media', 'ตามจำนวนวันลงสื่อ');
  const why =
    weight === undefined
      ? f.sentence(days)
      : say(
          `${f.sentence(days)}; a month with a selling day × ${f.number(weight)}`,
          `${days} เดือนที่มีวันขาย × ${f.number(weight)}`,
        );
  const occasions = months.flatMap(({ occasion }) => occasion ?? []);
  return [
    w.assume(statement, reasonOf(plan, 'peak-month', why), data),
    ...calendarEvidence(plan, w, occasions),
  ];
}
