/**
 * How many campaigns the money feeds, by what people earn where it is spent: one alone, one on each channel, or one for each stage. In a
 * campaign that has all the money two ads compete.
 */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { monthsOf } from '../../../../src/shared/reading/time-units.ts';
import { mediaMoney } from '../../../understanding/figures/aside.ts';
import { MONTHLY_PAY } from '../../../understanding/offer/tables/incomes.table.ts';
import { PLATFORMS } from '../data/platforms.ts';
import type { Readings } from '../readings/index.ts';
import { isWaiting, type Told } from '../reckoning/told.ts';
import type { Assumptions } from './assumptions.ts';
import { landingOf } from './landing.ts';
import type { Plan } from './index.ts';
import { CLOSING, KEEPING } from './stages.ts';
import { daysBetween, type Timeframe } from './timeframe.ts';

/** Percent of a month's pay where the money is spent: under it one campaign alone has enough to learn from. */
const LITTLE = 60;

/** Campaigns that a sum feeds; undefined where it is not known. */
function fedBy(
  r: Readings,
  time: Timeframe,
  assumptions: Assumptions,
  sum: number | undefined,
): number | undefined {
  const { period, currency } = mediaMoney(r.budget);
  const pay = MONTHLY_PAY[currency];
  if (sum === undefined || !(sum > 0) || pay === undefined || r.adChannels.length === 0) return undefined;
  return ((aMonth(sum, period, time) / pay) * 100) / assumptions.value('one-campaign', LITTLE);
}
type MediaPeriod = ReturnType<typeof mediaMoney>['period'];
const aMonth = (sum: number, period: MediaPeriod, time: Timeframe): number =>
  sum / (period === undefined || period === 'total' ? time.mediaMonths : monthsOf(1, period));

/** The media money of a day where it is little beside what people earn there; undefined where it is not, or is not known. */
export function littleADay(r: Readings, time: Timeframe, assumptions: Assumptions): number | undefined {
  const { amount = 0, high, period } = mediaMoney(r.budget);
  const fed = fedBy(r, time, assumptions, high ?? amount);
  if (fed === undefined || fed >= 1) return undefined;
  return period === undefined || period === 'total'
    ? amount / daysBetween(time.start, time.mediaEnd)
    : aMonth(amount, period, time) * monthsOf(1, 'day');
}

/** The money feeds a campaign on each channel, and not one for each stage beside it. */
export function isOneEach(r: Readings, time: Timeframe, told: Told, assumptions: Assumptions): boolean {
  const fed = fedBy(r, time, assumptions, mediaMoney(r.budget).amount);
  const open = r.adChannels.filter((id) => !isWaiting(told, id)).length;
  return fed !== undefined && fed < open * WITH_STAGES;
}
/** Campaigns for each channel, from which on stages share the money. */
const WITH_STAGES = 1.5;

/** Of the channels that do not wait the one that closes best for this client; the others wait until it works. */
export function withOneChannel(r: Readings, told: Told, assumptions: Assumptions): Told {
  const open = r.adChannels.filter((id) => !isWaiting(told, id));
  // Who set a weight for a channel wants it.
  if (open.length < 2 || r.adChannels.some((id) => assumptions.chosen(`channel-${id}`) !== undefined))
    return told;
  // What a result costs is known on some: the others tell nothing.
  const known = open.filter((id) => (told.of ?? told.channels).includes(id));
  // Without a page a search has nothing to lead to.
  const isOut = (id: AdvertisingChannel): boolean =>
    id === 'google-ads' && landingOf(r) === 'chat' && r.way !== 'call';
  // Where buyers come from, as the client tells, is begun before what usually closes best.
  const best = open.filter((id) => told.best?.includes(id) === true);
  const fit = best.length > 0 ? best : known.length > 0 ? known : open.filter((id) => !isOut(id));
  const strength = (id: AdvertisingChannel): number =>
    PLATFORMS[id].weights[r.audience.b2b ? 'b2b' : 'b2c'][CLOSING] ?? 0;
  const [one] = (fit.length > 0 ? fit : open).toSorted((a, b) => strength(b) - strength(a));
  const later = open.filter((id) => id !== one);
  return {
    ...told,
    waiting: [...told.waiting, ...later.map((channel) => ({ channel, isLater: true as const }))],
  };
}
/** All the money, but for those who are there already, is for one stage: a campaign on each channel, whose ads compete. */
export const isOneJob = ({ budget }: Pick<Plan, 'budget'>): boolean =>
  budget.stages.slice(0, KEEPING).filter((sum) => sum > 0).length === 1;
/** Ads of the one campaign. */
export const LIVE_ADS = 2;
/** Of more themes than the one campaign has ads, one after another gets its turn. */
export const isInTurn = ({ budget }: Pick<Plan, 'budget'>, themes: number): boolean =>
  budget.aDay !== undefined && themes > LIVE_ADS;
