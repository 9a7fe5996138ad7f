/** The budget by month on page 15: in words where months differ, and as evidence always. */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { dueDay } from './reckoned/counted.ts';
import type { Plan } from '../plan/index.ts';
import { isField } from '../reckoning/facts-roots.ts';
import type { Season } from '../../../understanding/answers/seasons.ts';
import type { BudgetMonth } from '../plan/months.ts';
import { unique } from '../../../understanding/text.ts';
import { calendarEvidence } from './market-facts.ts';
import { reasonOf } from './plan-evidence.ts';
import type { Write } from './write.ts';

/** As many months stand each with its sum. */
const EACH = 4;

const differ = (months: readonly BudgetMonth[]): boolean => new Set(months.map(({ sum }) => sum)).size > 1;

/** What is spent after the day that the goal is due on; 0 where the goal has no day of its own. */
export function sumAfterDue(plan: Plan): number {
  const { r, reckoning, months } = plan;
  const { by, per } = r.goals[reckoning.main?.target.goal.index ?? 0] ?? {};
  // A pace that is reached by then is held by what comes after.
  if (by === undefined || per !== undefined) return 0;
  const due = dueDay(plan);
  return months.reduce((sum, { month, sum: spent }) => (month > due ? sum + spent : sum), 0);
}

/** How the months differ, what the client's season and its closed months do, and what comes after the goal's day. */
export const monthsText = (plan: Plan): string =>
  [differences(plan), ...closedText(plan), ...levelText(plan), ...afterText(plan)].filter(Boolean).join(' ');

/** 'January 12,000, February 14,000 (Valentine’s Day), March 12,000'; '' where every month has the same. */
function differences(plan: Plan): string {
  const { f, months } = plan;
  const said = plan.say.mediaDirection;
  if (!differ(months)) return '';
  const told = ({ month, sum, occasion, season }: BudgetMonth): string => {
    const why = season
      ? season.kind === 'busy'
        ? said.inSeason
        : said.isClosed
      : occasion === undefined
        ? ''
        : f.both(occasion.name);
    return `${f.month(month)} ${f.number(sum)}${why === '' ? '' : ` (${why})`}`;
  };
  if (months.length <= EACH) return said.byMonth({ list: f.list(months.map(told)) });
  const isPeak = ({ occasion, season }: BudgetMonth): boolean =>
    season?.kind === 'busy' || (occasion !== undefined && season === undefined);
  const others = months.filter((one) => !isPeak(one) && !isClosed(one)).map(({ sum }) => sum);
  // A month that a gate holds back gets no more for its selling day.
  const peaks = months.filter((one) => isPeak(one) && one.sum > Math.max(...others));
  if (peaks.length === 0 || others.length === 0) return '';
  const range = unique([Math.min(...others), Math.max(...others)].map((sum) => f.number(sum))).join('–');
  if (peaks.every(({ season }) => season !== undefined))
    return said.byMonthSeason({
      peaks: f.list(peaks.map(({ month, sum }) => `${f.month(month)} ${f.number(sum)}`)),
      others: range,
    });
  return said.byMonthPeaks({ peaks: f.list(peaks.map(told)), others: range });
}

const isClosed = ({ season, sum }: BudgetMonth): boolean => season?.kind === 'closed' && sum === 0;

/** Each of a few months says by itself that it has nothing. */
function closedText({ f, months, say }: Plan): string[] {
  const closed = months.filter(isClosed);
  return closed.length === 0 || months.length <= EACH
    ? []
    : [say.mediaDirection.closedMonths({ months: f.list(closed.map(({ month }) => f.month(month))) })];
}

/** A sum that the client named for each month is the same in its season. */
const levelText = ({ budget, months, say }: Plan): string[] =>
  budget.period === 'month' &&
  !differ(months) &&
  months.some(({ season }) => season?.kind === 'busy') &&
  months.some(({ season }) => season?.kind !== 'busy')
    ? [say.mediaDirection.levelSeason]
    : [];

function afterText(plan: Plan): string[] {
  const { f, say, budget } = plan;
  const sum = sumAfterDue(plan);
  return sum > 0
    ? [say.mediaDirection.afterDue({ sum: f.money(sum, budget.currency), due: f.date(dueDay(plan)) })]
    : [];
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
    unit: f.moneyUnit(budget.currency),
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
  const told = months.flatMap(({ season }) => season ?? []);
  const inSeason = told.some(({ kind }) => kind === 'busy');
  const why =
    weight === undefined
      ? f.sentence(days)
      : say(
          `${f.sentence(days)}; a month ${inSeason ? 'in season' : 'with a selling day'} × ${f.number(weight)}`,
          `${days} เดือนที่${inSeason ? 'ขายดี' : 'มีวันขาย'} × ${f.number(weight)}`,
        );
  const occasions = months.flatMap(({ occasion }) => occasion ?? []);
  return [
    w.assume(statement, reasonOf(plan, 'peak-month', why), data),
    ...calendarEvidence(plan, w, occasions),
    ...seasonEvidence(told, w),
  ];
}

/** The client's words on its season, under the answer that they stand in. */
const seasonEvidence = (told: readonly Season[], w: Write): Evidence[] =>
  unique(told.map(({ words }) => words)).flatMap((words) => {
    const field =
      told
        .find((one) => one.words === words)
        ?.path.split('.')
        .at(-1) ?? '';
    return isField(field) ? [w.client(words, field)] : [];
  });

/** What is spent after the goal's day, month by month. */
export function afterEvidence(plan: Plan, w: Write): Evidence[] {
  const { f, months } = plan;
  const [text] = afterText(plan);
  if (text === undefined) return [];
  const due = dueDay(plan);
  const after = months.filter(({ month }) => month > due);
  return [
    w.computed(text, after.map(({ month, sum }) => `${f.monthYear(month)} ${f.number(sum)}`).join(' + ')),
  ];
}
