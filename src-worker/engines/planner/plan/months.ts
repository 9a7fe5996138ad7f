/**
 * The media money by month. What the client named per month is that sum in every month; one sum for longer is spread
 * over the months by their days of media, with more in the client's season, or where the trade sells by a day, and none where
 * the client is closed. Within a month, stages and channels
 * keep their parts: over all months every cell sums exactly to that of the whole.
 */
import { nextFeast } from '../../../../src/shared/reading/feasts.ts';
import type { Season } from '../../../understanding/answers/seasons.ts';
import { roundStep, share } from '../../../../src/shared/domain/split.ts';
import { addDays, addMonths, monthEnd } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import type { Assumptions } from './assumptions.ts';
import type { BudgetPlan } from './budget.ts';
import type { CalendarEntry } from './calendar.ts';
import type { Week } from '../reckoning/gate.ts';
import type { Timeframe } from './timeframe.ts';

export interface BudgetMonth {
  /** Its first day. */
  month: Date;
  sum: number;
  /** Row per stage, column per channel. */
  cells: readonly (readonly number[])[];
  /** What the trade sells by in it. */
  occasion?: CalendarEntry;
  /** What the client says of it. */
  season?: Season;
}

/** Weight of a month with a selling day, beside 1. */
const PEAK = 1.25;
/** And of one in the season that the client tells. */
const SEASON = 1.5;

interface Span {
  month: Date;
  days: number;
  occasion: CalendarEntry | undefined;
  season: Season | undefined;
}

/** The client's word on a month: that it is closed goes before that it is busy. */
function seasonOf(seasons: readonly Season[], from: Date, to: Date): Season | undefined {
  const month = from.getUTCMonth() + 1;
  const told = seasons.filter(({ months, feast }) => {
    const day = feast && nextFeast(feast, from);
    return months.includes(month) || (day !== undefined && day <= to);
  });
  return told.find(({ kind }) => kind === 'closed') ?? told[0];
}

function spansOf(
  { start, mediaEnd }: Timeframe,
  calendar: readonly CalendarEntry[],
  seasons: readonly Season[],
): Span[] {
  const spans: Span[] = [];
  for (let month = addMonths(start, 0); month <= mediaEnd; month = addMonths(month, 1)) {
    const from = month < start ? start : month;
    const to = monthEnd(month) < mediaEnd ? monthEnd(month) : mediaEnd;
    spans.push({
      month,
      days: Math.round((addDays(to, 1).getTime() - from.getTime()) / 86_400_000),
      season: seasonOf(seasons, month, monthEnd(month)),
      // Where the client says when it sells, no day of its trade is set beside it.
      occasion: seasons.some(({ kind }) => kind === 'busy')
        ? undefined
        : calendar.find(({ day, dated }) => (dated ? day >= from : day >= month) && day <= to),
    });
  }
  return spans;
}

/** In time order; empty where no sum is known, or not for how long it is. */
export function makeMonths(
  time: Timeframe,
  budget: BudgetPlan,
  calendar: readonly CalendarEntry[],
  assumptions: Assumptions,
  weeks: readonly Week[],
  { seasons, budget: { monthly = {} } }: Pick<Readings, 'seasons' | 'budget'>,
): BudgetMonth[] {
  const { known, total, period, times, amount, channels } = budget;
  if (!known || total === undefined || channels.length === 0) return [];
  const spans = spansOf(time, calendar, seasons);
  const even = period === 'month' && times === spans.length;
  // Where a gate holds money back, a month has what its weeks have.
  const gated =
    !even && weeks.some(({ isGated }) => isGated) ? spans.map((span) => weeksIn(span, weeks)) : undefined;
  // What the client says of each month stands.
  const told = spans.map(({ month }) => monthly[month.getUTCMonth() + 1] ?? 0);
  const isTold = told.every((sum) => sum > 0) && told.reduce((sum, one) => sum + one, 0) === total;
  const isPeak = ({ occasion, season }: Span): boolean => occasion !== undefined || season?.kind === 'busy';
  const isOpen = spans.some(({ season }) => season?.kind !== 'closed');
  const open = spans.filter(({ season }) => season?.kind !== 'closed');
  const peaks = open.filter(isPeak).length;
  const peak =
    !even && !isTold && !gated && peaks > 0 && peaks < open.length
      ? assumptions.value('peak-month', open.some(({ season }) => season?.kind === 'busy') ? SEASON : PEAK)
      : 1;
  const sums = even
    ? spans.map(() => amount)
    : isTold
      ? told
      : share(
          total,
          gated ??
            spans.map((span) => {
              if (isOpen && span.season?.kind === 'closed') return 0;
              const isByDays = time.mediaDays !== undefined || period === 'day' || period === 'week';
              const length = isByDays ? span.days : 1;
              return isPeak(span) ? length * peak : length;
            }),
          gated ? 1 : roundStep(total),
        );
  const unit = Number.isInteger(amount) && Number.isInteger(total) ? 1 : 0.01;
  let left = share(total, budget.cells.flat(), unit);
  return spans.map(({ month, occasion, season }, i) => {
    const sum = sums[i] ?? 0;
    // Of what is left of each cell: never more than it has, and in the last month all of it.
    const parts = share(sum, left, unit);
    left = left.map((value, cell) => inCents(value - (parts[cell] ?? 0)));
    return {
      month,
      sum,
      cells: budget.cells.map((row, stage) => parts.slice(stage * row.length, (stage + 1) * row.length)),
      ...(occasion === undefined ? {} : { occasion }),
      ...(season === undefined ? {} : { season }),
    };
  });
}

/** Money of the weeks that fall into a month, by days. */
const weeksIn = ({ month, days }: Span, weeks: readonly Week[]): number => {
  const last = monthEnd(month);
  return weeks.reduce((sum, { start, amount }) => {
    const inside = Array.from({ length: 7 }, (_, i) => addDays(start, i)).filter(
      (day) => day >= month && day <= last,
    );
    return sum + (days > 0 ? (amount * inside.length) / 7 : 0);
  }, 0);
};

const inCents = (value: number): number => Math.round(value * 100) / 100;
