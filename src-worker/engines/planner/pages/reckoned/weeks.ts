/** Money by week, what runs when, and what the weeks meet: page 15. */
import { percentages, share } from '../../../../../src/shared/domain/split.ts';
import type { Reckoned } from '../../../../../src/shared/domain/reckoned.ts';
import type { AdvertisingChannel } from '../../../../../src/shared/domain/options.ts';
import type { StepId } from '../../../../understanding/figures/steps.ts';
import type { Evidence } from '../../../../../src/shared/domain/evidence.ts';
import { PLATFORMS } from '../../data/platforms.ts';
import type { Plan } from '../../plan/index.ts';
import { moneyFigure } from './figures.ts';
import type { Write } from '../write.ts';
import { isOneJob } from '../../plan/one-at-a-time.ts';
import { firstCheck } from './first-check.ts';
import { gateOf } from './gate.ts';

type Flight = NonNullable<Reckoned['flights']>[number];

/** Periods that a slide has room for; more weeks are drawn as fortnights. */
const MOST = 13;
/** Characters of all sums together that stand beside each other. */
const WIDEST = 110;
const DAY = 86_400_000;

interface Period {
  start: Date;
  amount: number;
  isGated: boolean;
}

/**
 * Weeks, or fortnights where the gate stands between two of them; undefined where they are too many.
 * @param mayJoin weeks whose sums are too wide for one line are put together two by two
 */
function periodsOf(
  weeks: readonly Period[],
  sums: readonly string[],
  mayJoin: boolean,
): readonly Period[] | undefined {
  const isWide = mayJoin && weeks.length * Math.max(0, ...sums.map((words) => words.length)) > WIDEST;
  const gatedWeeks = weeks.filter(({ isGated }) => isGated).length;
  if (weeks.length <= MOST && !(isWide && gatedWeeks % 2 === 0)) return weeks;
  if (weeks.length > 2 * MOST || gatedWeeks % 2 === 1) return undefined;
  return weeks.flatMap((week, i) => {
    const next = weeks[i + 1];
    return i % 2 === 1 ? [] : [{ ...week, amount: week.amount + (next?.amount ?? 0) }];
  });
}

/** Months, where the weeks are too many to be drawn and nothing waits for a gate. */
function monthsAsPeriods({ months, time, budget, reckoning }: Plan): readonly Period[] | undefined {
  const sum = months.reduce((all, one) => all + one.sum, 0);
  const isWhole = Math.abs(sum - (budget.total ?? 0)) < 1;
  if (reckoning.weeks.some(({ isGated }) => isGated) || months.length > MOST || !isWhole) return undefined;
  return months.map(({ month, sum: amount }) => ({
    start: month < time.start ? time.start : month,
    amount,
    isGated: false,
  }));
}

/** Where a month has more for a selling day, its weeks have; a gate decides over its own. */
function withPeaks({ reckoning: { weeks }, months, budget: { period } }: Plan): readonly Period[] {
  // Of so much a week months differ by their days alone, where none of them is another than the rest.
  const isLevel =
    ['day', 'week'].includes(period) &&
    months.every(({ occasion, season }) => occasion === undefined && season === undefined);
  const isEven = isLevel || new Set(months.map(({ sum }) => sum)).size < 2;
  if (isEven || weeks.some(({ isGated }) => isGated)) return weeks;
  const of = months.map(({ month }) =>
    weeks.filter(
      ({ start }) =>
        start.getUTCFullYear() === month.getUTCFullYear() && start.getUTCMonth() === month.getUTCMonth(),
    ),
  );
  if (of.some((own) => own.length === 0) || of.flat().length !== weeks.length) return weeks;
  return of.flatMap((own, i) => {
    const sum = months[i]?.sum ?? 0;
    const parts = share(
      sum,
      own.map(() => 1),
      Number.isInteger(sum) ? 1 : 0.01,
    );
    return own.map((week, k) => ({ ...week, amount: parts[k] ?? 0 }));
  });
}

/** Weeks, flights and moments; nothing where the money or its time is not known. */
export function weeksOf(plan: Plan): Pick<Reckoned, 'weeks' | 'flights' | 'moments' | 'gate'> {
  const { f, reckoning, budget } = plan;
  const { money } = reckoning;
  const known = budget.known && money.total && Math.abs((budget.total ?? 0) - money.total.value) < 1;
  const inWeeks = withPeaks(plan);
  const drawn = periodsOf(
    inWeeks,
    inWeeks.map(({ amount }) => f.money(Math.round(amount * 100) / 100, money.currency)),
    // Where stages share the money the table has the first slide, and weeks that are wide stay as they are.
    isOneJob(plan),
  );
  const periods = drawn ?? monthsAsPeriods(plan);
  if (!known || !periods || periods.length < 2) return {};
  const gated = periods.filter(({ isGated }) => isGated).length;
  const gate = gated > 0 ? gateOf(plan, 'weeks') : undefined;
  const check = gate ? 0 : checkAt(plan, periods);
  const moments = momentsOf(plan, periods, check);
  return {
    weeks: periods.map(({ start, amount }) => ({
      start: start.toISOString().slice(0, 10),
      label: drawn ? f.shortDate(start) : f.shortMonth(start),
      amount: moneyFigure(f, Math.round(amount * 100) / 100, money.currency),
    })),
    flights:
      gate || check === 0
        ? flightsOf(plan, gate ? gated : 0, periods.length)
        : competing(plan, periods, check),
    ...(moments.length > 0 ? { moments } : {}),
    ...(gate ? { gate: { ...gate, week: gated + 1 } } : {}),
  };
}

/** Periods before the first check of a plan that has one job: from then on its better ad runs alone. */
function checkAt(plan: Plan, periods: readonly Period[]): number {
  const day = isOneJob(plan) ? firstCheck(plan) : undefined;
  return day === undefined
    ? 0
    : Math.max(
        0,
        periods.findIndex(({ start }) => start >= day),
      );
}

/** What the weeks meet: days that people buy by, the client's season, and the first check. */
function momentsOf(plan: Plan, periods: readonly Period[], check: number): NonNullable<Reckoned['moments']> {
  const { f, say, calendar, months, time } = plan;
  const end = time.mediaEnd;
  const at = (day: Date): number => (day > end ? 0 : periods.filter(({ start }) => start <= day).length);
  const busy = months.filter(
    ({ season }, i) => i > 0 && season?.kind === 'busy' && months[i - 1]?.season?.kind !== 'busy',
  );
  const day = check > 0 ? firstCheck(plan) : undefined;
  return [
    ...(day === undefined
      ? []
      : [{ week: check + 1, label: say.verdict.firstCheck({ day: f.shortDate(day) }) }]),
    ...busy.map(({ month }) => ({ week: at(month), label: say.verdict.seasonBegins })),
    ...calendar.map(({ day: event, name }) => ({ week: at(event), label: f.both(name) })),
  ].filter(({ week }, i, all) => week >= 1 && all.findIndex((other) => other.week === week) === i);
}

/** All ads compete until the first check, then the better one has the rest: on each channel by its own sum. */
function competing({ f, say, budget, reckoning }: Plan, periods: readonly Period[], check: number): Flight[] {
  const { currency, total } = reckoning.money;
  const unit = Number.isInteger(total?.value) ? 1 : 0.01;
  const sums = share(total?.value ?? 0, budget.channelSums, unit);
  const spent = periods.slice(0, check).reduce((sum, { amount }) => sum + amount, 0);
  const first = share(spent, sums, unit);
  const shares = percentages(sums);
  const order = sums.map((sum, i) => ({ sum, i })).toSorted((a, b) => b.sum - a.sum);
  return order.flatMap(({ sum, i }): Flight[] => {
    const id = budget.channels[i];
    const begun = first[i] ?? 0;
    if (id === undefined || sum <= 0) return [];
    const base = {
      channel: PLATFORMS[id].name,
      total: say.reckoned.channelTotal({
        sum: f.money(sum, currency),
        share: shares[i] === 100 ? '' : `${f.number(shares[i] ?? 0)}%`,
      }),
    };
    const part = (from: number, to: number, amount: number, note: string): Flight => ({
      ...base,
      from,
      to,
      amount: moneyFigure(f, Math.round(amount * 100) / 100, currency),
      note,
    });
    return [
      part(1, check, begun, say.verdict.adsCompete),
      part(check + 1, periods.length, sum - begun, say.verdict.adWins),
    ];
  });
}

/** What stands behind the weeks as drawn: their dates, the sum of each, and each channel's money before and after the gate. */
export function weeksEvidence({ say }: Plan, w: Write, drawn: ReturnType<typeof weeksOf>): Evidence[] {
  const { weeks = [], flights = [], gate } = drawn;
  if (weeks.length === 0) return [];
  const said = say.reckoned;
  const channels = [...new Set(flights.map(({ channel }) => channel))];
  const gaps = weeks.slice(1).map(({ start }, i) => Date.parse(start) - Date.parse(weeks[i]?.start ?? start));
  const areTwoEach = gaps.length > 0 && gaps.every((gap) => gap === 14 * DAY);
  const numbered = (i: number): string => (areTwoEach ? `${2 * i + 1}–${2 * i + 2}` : `${i + 1}`);
  return [
    w.computed(
      [
        ...weeks.map(({ label, amount }, i) => `${numbered(i)}: ${label} ${amount.text}`),
        ...(gate ? [gate.condition] : []),
      ].join('; '),
      said.weeksFrom,
    ),
    ...channels.map((channel) => {
      const own = flights.filter((flight) => flight.channel === channel);
      return w.computed(
        `${channel}: ${own.map(({ amount }) => amount?.text ?? '').join(' + ')}`,
        said.flightsFrom({ total: own[0]?.total ?? '' }),
      );
    }),
  ];
}

/** Where people look for what they mean to buy, and where they write: the cheapest proof of each first step. */
const PROOF: Readonly<Partial<Record<StepId, readonly AdvertisingChannel[]>>> = {
  click: ['google-ads', 'shopee-ads', 'lazada-ads'],
  call: ['google-ads', 'facebook-ads'],
  quote: ['google-ads', 'linkedin-ads', 'facebook-ads'],
  lead: ['google-ads', 'facebook-ads', 'linkedin-ads'],
  chat: ['facebook-ads', 'instagram-ads', 'tiktok-ads'],
};

/** The channel on which the weak step is tested: its place among `channels`; -1 where none of them is such a channel. */
function testChannel(channels: readonly AdvertisingChannel[], from: StepId): number {
  const best = (PROOF[from] ?? []).find((id) => channels.includes(id));
  return best === undefined ? -1 : channels.indexOf(best);
}

/** Every channel's own sum; the channel of the weak step tests alone where its money is enough for it, else all test in proportion. */
function flightsOf({ f, say, budget, reckoning }: Plan, gated: number, count: number): Flight[] {
  const said = say.reckoned;
  const { currency, total } = reckoning.money;
  const sums = share(total?.value ?? 0, budget.channelSums, Number.isInteger(total?.value) ? 1 : 0.01);
  const shares = percentages(sums);
  const { gate, first } = reckoning;
  const limit = gated > 0 ? Math.round((gate ?? first)?.limit?.value ?? 0) : 0;
  const order = sums.map((sum, i) => ({ sum, i })).toSorted((a, b) => b.sum - a.sum);
  const tested = gate
    ? order.find(({ i, sum }) => i === testChannel(budget.channels, gate.from.kind) && sum >= limit)
    : undefined;
  const tests = tested ? sums.map((_, i) => (i === tested.i ? limit : 0)) : share(limit, sums, 1);
  return order.flatMap(({ sum, i }): Flight[] => {
    const id = budget.channels[i];
    if (id === undefined || sum <= 0) return [];
    const { name, job } = PLATFORMS[id];
    const test = tests[i] ?? 0;
    const base = {
      channel: name,
      total: said.channelTotal({
        sum: f.money(sum, currency),
        // As they are on the ring beside: of shares that are rounded all make a hundred.
        share: shares[i] === 100 ? '' : `${f.number(shares[i] ?? 0)}%`,
      }),
    };
    const isAlone = shares[i] === 100 && !gate;
    const main = {
      ...base,
      from: gated + 1,
      to: count,
      amount: moneyFigure(f, sum - test, currency),
      note: test > 0 && isAlone ? say.verdict.adWins : f.both(job),
    };
    return test > 0
      ? [
          {
            ...base,
            from: 1,
            to: gated,
            amount: moneyFigure(f, test, currency),
            note: gate
              ? said.test
              : say.verdict.testFirst({ isOneChannel: order.filter((each) => each.sum > 0).length < 2 }),
          },
          ...(sum > test ? [main] : []),
        ]
      : [main];
  });
}
