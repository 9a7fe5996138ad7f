/** The media money by stage and channel. Rows and columns sum exactly to the client's own sum, in its currency and period. */
import type { AdvertisingChannel, MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { roundStep, share } from '../../../../src/shared/domain/split.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { PLATFORMS } from '../data/platforms.ts';
import { isOfComingBack } from '../../../understanding/answers/goal-kept.ts';
import { mediaMoney } from '../../../understanding/figures/aside.ts';
import type { Readings } from '../readings/index.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import { isRefused, isWaiting, type Told } from '../reckoning/told.ts';
import type { Assumptions } from './assumptions.ts';
import { CLOSING, KEEPING, STAGES } from './stages.ts';
import type { Timeframe } from './timeframe.ts';

export interface BudgetPlan {
  known: boolean;
  currency: string;
  /** What `amount` is for. */
  period: Period | 'total';
  /** The sum that is split; 0 where unknown. */
  amount: number;
  /** Whole media sum; undefined where neither given nor assumed. */
  total?: number;
  /** True where `total` rests on an assumed length. */
  totalAssumed: boolean;
  /** `amount` × `times` = `total`. */
  times: number;
  /** Percent per stage, sums to 100. */
  stageShares: readonly number[];
  /** Money per stage; zeros where unknown. */
  stages: readonly number[];
  channels: readonly AdvertisingChannel[];
  /** Money per channel. */
  channelSums: readonly number[];
  /** Row per stage, column per channel; where no sum is known, 1 marks a cell in use. */
  cells: readonly (readonly number[])[];
  /** Money per channel that buys results: without what is set aside to be known or for old customers, and what has told no cost. */
  results: readonly number[];
  /** Stages whose money is for results. */
  resultStages: readonly number[];
  /** What buys results: of `amount`, and of `total`. */
  bought: number;
  boughtTotal?: number;
  /** The money of a day, where it is little: one campaign runs at a time. */
  aDay?: number;
}

/** No cell under this part of its stage, percent: too little to learn from. */
const SMALLEST_PART = 12;

/** Percent for past buyers of a thing that is bought once. */
const REFERRAL = 5;
const SURE = 0.5;

/** Stages whose money serves an aim of its own, where the client chose that aim: to be known, and to keep who is there. */
const OWN_AIM: readonly (readonly [
  stage: number,
  aim: MarketingObjective,
  isGoal: (metric: string) => boolean,
])[] = [
  [0, 'brand-awareness', (metric) => KNOWN.test(metric)],
  [KEEPING, 'customer-retention', isOfComingBack],
];
const KNOWN = /reach|view|impression|follower|aware|รู้จัก|วิว|ผู้ติดตาม|การเข้าถึง/iu;
const isAim = ({ objectives }: Readings, aim: MarketingObjective): boolean => objectives.includes(aim);

/** What these stages' money brings is what the goal counts, unless it is for another aim. */
const resultStages = (r: Readings, { channels, isNamed }: Told): readonly number[] =>
  STAGES.filter((stage) => {
    const own = OWN_AIM.find(([at]) => at === stage);
    if (!own) return true;
    const [, aim, isGoal] = own;
    if (r.goals.some(({ metric }) => isGoal(metric))) return true;
    // Where a channel tells its cost, no other stage has it; a cost of no channel in particular is that of all adverts.
    if (isNamed) return false;
    return !isAim(r, aim) || (aim === 'customer-retention' && channels.length > 0);
  });

/** Where it is known what a result costs on a channel, nothing is spent beside it but for what the client asked for. */
function withoutOthers(r: Readings, shares: readonly number[]): number[] {
  const kept = [...shares];
  for (const [stage, aim] of OWN_AIM) {
    if (isAim(r, aim) || (stage === KEEPING && wantsThemBack(r))) continue;
    kept[2] = (kept[2] ?? 0) + (kept[stage] ?? 0);
    kept[stage] = 0;
  }
  return kept;
}

/** Whether somebody's coming back is an aim, or what a goal counts. */
export const wantsThemBack = (r: Readings): boolean =>
  isAim(r, 'customer-retention') ||
  r.goals.some(({ metric, from = 0, to = from }) => to >= from && isOfComingBack(metric));

function proposedShares(r: Readings, told: Told): number[] {
  const [first, second] = r.objectives;
  const lead = OBJECTIVES[first ?? 'brand-awareness'].stages;
  const other = second ? OBJECTIVES[second].stages : lead;
  const mixed = lead.map((value, i) => value * 0.6 + (other[i] ?? 0) * 0.4);
  // Who was there before gets money where the client wants them back; a thing bought once is recommended, which costs little.
  const isOnce = r.offer.repeat.value === 'once' && r.offer.repeat.confidence >= SURE;
  const kept =
    !wantsThemBack(r) || (r.without.has('retargeting') && !isAim(r, 'customer-retention'))
      ? 0
      : Math.min(mixed[3] ?? 0, isOnce ? REFERRAL : 100);
  mixed[2] = (mixed[2] ?? 0) + (mixed[3] ?? 0) - kept;
  mixed[3] = kept;
  return share(100, told.isNamed ? withoutOthers(r, mixed) : mixed, 5);
}

/** Little money has one job: to close, or to be known where nothing else is asked for. */
function oneStage(r: Readings): number[] {
  const isKnownFirst = r.objectives[0] === 'brand-awareness' && r.goals.length === 0;
  return STAGES.map((stage) => (stage === (isKnownFirst ? 0 : CLOSING) ? 100 : 0));
}

/** With a campaign on each channel those who are to come back keep their part; all else closes. */
function oneStageAndKept(r: Readings, told: Told): number[] {
  const kept = proposedShares(r, told)[KEEPING] ?? 0;
  return oneStage(r).map((part, stage) => (stage === KEEPING ? kept : part > 0 ? 100 - kept : 0));
}

/** What the money feeds: one campaign, one on each channel, or one for each stage. */
type Size = 'one' | 'each' | 'all';

/** The shares that the person set stand; the others share what is left as proposed, so that all sum to 100. */
function stageShares(r: Readings, told: Told, assumptions: Assumptions, size: Size): number[] {
  const proposed = { one: oneStage, each: oneStageAndKept, all: proposedShares }[size](r, told);
  const chosen = STAGES.map((stage) => assumptions.chosen(`stage-${stage}`));
  const set = chosen.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const open = STAGES.filter((stage) => chosen[stage] === undefined);
  const fits = open.length === 0 ? set === 100 : set <= 100;
  const weights = open.map((stage) => proposed[stage] ?? 0);
  const rest = share(100 - set, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1));
  // More than there is, or less with nothing left to take the rest: in proportion.
  const shares = fits
    ? STAGES.map((stage) => chosen[stage] ?? rest[open.indexOf(stage)] ?? 0)
    : set > 0
      ? share(
          100,
          STAGES.map((stage) => chosen[stage] ?? 0),
        )
      : proposed;
  for (const stage of STAGES) assumptions.derived(`stage-${stage}`, proposed[stage] ?? 0, shares[stage] ?? 0);
  return shares;
}

/** Beside a channel that tells what it costs, one that does not has half the weight. */
const UNTOLD = 0.5;
const isUntold = ({ of, best }: Told, id: AdvertisingChannel): boolean =>
  (best ?? of)?.includes(id) === false;

/**
 * @param told the channels whose cost is known: the results' money is theirs
 * @param aDay the money of a day, where it is little
 * @param isOneEach it is enough for one campaign on each channel
 */
export function makeBudget(
  r: Readings,
  time: Timeframe,
  assumptions: Assumptions,
  told: Told,
  aDay?: number,
  isOneEach = false,
): BudgetPlan {
  const budget = mediaMoney(r.budget);
  const shares = stageShares(r, told, assumptions, aDay !== undefined ? 'one' : isOneEach ? 'each' : 'all');
  const channels = r.adChannels;
  // One channel alone takes everything, whatever its weight.
  const several = channels.length > 1;
  // A known cost carries the plan: what has told none, or a higher one, begins with what is moved there later.
  const waits = channels.map((id) => isWaiting(told, id));
  const emphasis = channels.map((id, i) =>
    several ? assumptions.value(`channel-${id}`, waits[i] ? 0 : isUntold(told, id) ? UNTOLD : 1) : 1,
  );
  // The client's own division stands; a person who sets a channel changes the weight of that one in it.
  const divided = channels.map(
    (id) => (told.split?.get(id) ?? 0) * (assumptions.chosen(`channel-${id}`) ?? 1),
  );
  const isDivided = divided.some((weight) => weight > 0);
  const smallest = several ? assumptions.value('smallest-part', SMALLEST_PART) / 100 : 0;
  const weights = shares.map((_, stage) => {
    if (isDivided) return divided;
    // To be known is bought wherever it is bought well; all else follows the known cost.
    const isForResults = stage !== 0 || aDay !== undefined || isOneEach;
    const row = channels.map((id, i) => {
      const weight = PLATFORMS[id].weights[r.audience.b2b ? 'b2b' : 'b2c'][stage] ?? 0;
      // Where nobody buys nobody has to be known.
      const least = isRefused(told, id) ? 0 : 1;
      return weight * (isForResults ? (emphasis[i] ?? 1) : emphasis[i] || least);
    });
    // Who is known already is reached on one channel.
    if (isOneEach && stage === KEEPING) {
      const best = row.indexOf(Math.max(...row));
      return row.map((weight, i) => (i === best ? Math.max(weight, 1) : 0));
    }
    // A channel alone serves every stage with the nearest of its tools.
    const some = channels.map((id, i) => (isForResults ? (emphasis[i] ?? 1) : isRefused(told, id) ? 0 : 1));
    const full = row.some((weight) => weight > 0)
      ? row
      : some.some((each) => each > 0)
        ? some
        : row.map(() => 1);
    const sum = full.reduce((a, b) => a + b, 0);
    // With one campaign on each channel none is left without.
    const floor = isOneEach && stage === CLOSING ? smallest * sum : 0;
    const kept = full.map((weight, i) =>
      weight / sum >= smallest ? weight : (emphasis[i] ?? 1) > 0 ? floor : 0,
    );
    return kept.some((weight) => weight > 0) ? kept : full;
  });
  // Every chosen channel that does not wait works somewhere: where it is strongest.
  channels.forEach((id, column) => {
    if (waits[column] || weights.some((row) => (row[column] ?? 0) > 0)) return;
    const own = PLATFORMS[id].weights[r.audience.b2b ? 'b2b' : 'b2c'];
    const row = weights[own.indexOf(Math.max(...own))];
    if (row) row[column] = Math.max(...own, 1);
  });

  const known = budget.amount !== undefined && channels.length > 0;
  const amount = budget.amount ?? 0;
  const period = budget.period ?? 'total';
  const step = roundStep(amount);
  const stages = budget.amount === undefined ? shares.map(() => 0) : share(amount, shares, step);
  const cells = weights.map((row, stage) =>
    known ? share(stages[stage] ?? 0, row, step) : row.map((weight) => (weight > 0 ? 1 : 0)),
  );
  const cents = (values: number[]): number =>
    values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;
  const total = totalOf(r, time);
  const brings = resultStages(r, told);
  const isKnown = (id: AdvertisingChannel): boolean =>
    told.channels.length === 0 || told.channels.includes(id);
  const results = channels.map((id, column) =>
    known && isKnown(id) ? cents(brings.map((stage) => cells[stage]?.[column] ?? 0)) : 0,
  );
  const bought = channels.length === 0 ? amount : cents(results);
  return {
    known: budget.amount !== undefined,
    currency: budget.currency,
    period,
    amount,
    ...total,
    stageShares: shares,
    stages,
    channels,
    channelSums: channels.map((_, column) => (known ? cents(cells.map((row) => row[column] ?? 0)) : 0)),
    cells,
    results,
    resultStages: brings,
    bought,
    ...(aDay === undefined ? {} : { aDay }),
    ...(total.total === undefined || budget.amount === undefined || budget.amount === 0
      ? {}
      : { boughtTotal: bought === budget.amount ? total.total : (total.total * bought) / budget.amount }),
  };
}

function totalOf(r: Readings, time: Timeframe): { total?: number; totalAssumed: boolean; times: number } {
  const { amount, total, period } = mediaMoney(r.budget);
  if (amount === undefined) return { totalAssumed: false, times: 1 };
  if (total !== undefined) return { total, totalAssumed: false, times: total / amount };
  if (period !== 'month') return { totalAssumed: false, times: 1 };
  return {
    total: Math.round(amount * time.mediaMonths * 100) / 100,
    totalAssumed: true,
    times: time.mediaMonths,
  };
}
