/** With little money one thing runs at a time: one channel and one campaign, in which two ads compete. */
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
import { daysBetween, type Timeframe } from './timeframe.ts';

/** Percent of a month's pay where the money is spent: under it one campaign alone has enough to learn from. */
const LITTLE = 60;

/** The media money of a day where it is little beside what people earn there; undefined where it is not, or is not known. */
export function littleADay(r: Readings, time: Timeframe, assumptions: Assumptions): number | undefined {
  const { amount, high, period, currency } = mediaMoney(r.budget);
  const pay = MONTHLY_PAY[currency];
  if (amount === undefined || !(amount > 0) || pay === undefined || r.adChannels.length === 0)
    return undefined;
  const aMonth = (sum: number): number =>
    sum / (period === undefined || period === 'total' ? time.mediaMonths : monthsOf(1, period));
  const share = (aMonth(high ?? amount) / pay) * 100;
  if (share >= assumptions.value('one-campaign', LITTLE)) return undefined;
  return period === undefined || period === 'total'
    ? amount / daysBetween(time.start, time.mediaEnd)
    : aMonth(amount) * monthsOf(1, 'day');
}

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
    id === 'google-ads' && landingOf(r.ownChannels) === 'chat' && r.way !== 'call';
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
/** Ads of the one campaign. */
const LIVE_ADS = 2;
/** Of more themes than the one campaign has ads, one after another gets its turn. */
export const isInTurn = ({ budget }: Pick<Plan, 'budget'>, themes: number): boolean =>
  budget.aDay !== undefined && themes > LIVE_ADS;

/** The stage that closes. */
const CLOSING = 2;
