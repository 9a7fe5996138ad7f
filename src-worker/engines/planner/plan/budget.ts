/** The media money by stage and channel. Rows and columns sum exactly to the client's own sum, in its currency and period. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { roundStep, share } from '../../../../src/shared/domain/split.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { PLATFORMS } from '../data/platforms.ts';
import { mediaMoney } from '../../../understanding/figures/aside.ts';
import type { Readings } from '../readings/index.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import type { Assumptions } from './assumptions.ts';
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
}

/** No cell under this part of its stage, percent: too little to learn from. */
const SMALLEST_PART = 12;
const STAGES = [0, 1, 2, 3] as const;

/** Percent for past buyers of a thing that is bought once. */
const REFERRAL = 5;
const SURE = 0.5;

function proposedShares(r: Readings): number[] {
  const [first, second] = r.objectives;
  const lead = OBJECTIVES[first ?? 'brand-awareness'].stages;
  const other = second ? OBJECTIVES[second].stages : lead;
  const mixed = lead.map((value, i) => value * 0.6 + (other[i] ?? 0) * 0.4);
  // Nobody buys it twice: past buyers are asked to recommend it, and the money goes to those who decide.
  if (r.offer.repeat.value === 'once' && r.offer.repeat.confidence >= SURE) {
    const kept = Math.min(mixed[3] ?? 0, REFERRAL);
    mixed[2] = (mixed[2] ?? 0) + (mixed[3] ?? 0) - kept;
    mixed[3] = kept;
  }
  return share(100, mixed, 5);
}

/** The shares that the person set stand; the others share what is left as proposed, so that all sum to 100. */
function stageShares(r: Readings, assumptions: Assumptions): number[] {
  const proposed = proposedShares(r);
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

export function makeBudget(r: Readings, time: Timeframe, assumptions: Assumptions): BudgetPlan {
  const budget = mediaMoney(r.budget);
  const shares = stageShares(r, assumptions);
  const channels = r.adChannels;
  // One channel alone takes everything, whatever its weight.
  const several = channels.length > 1;
  // Where the client knows what a result costs, the plan begins; the others show first what they can.
  const emphasis = channels.map((id) =>
    several ? assumptions.value(`channel-${id}`, isMeasured(r, id) ? MEASURED : 1) : 1,
  );
  const smallest = several ? assumptions.value('smallest-part', SMALLEST_PART) / 100 : 0;
  const weights = shares.map((_, stage) => {
    const row = channels.map(
      (id, i) => (PLATFORMS[id].weights[r.audience.b2b ? 'b2b' : 'b2c'][stage] ?? 0) * (emphasis[i] ?? 1),
    );
    // A channel alone serves every stage with the nearest of its tools.
    const full = row.every((weight) => weight === 0) ? row.map(() => 1) : row;
    const sum = full.reduce((a, b) => a + b, 0);
    const kept = full.map((weight) => (weight / sum >= smallest ? weight : 0));
    return kept.some((weight) => weight > 0) ? kept : full;
  });
  // Every chosen channel works somewhere: where it is strongest.
  channels.forEach((id, column) => {
    if (weights.some((row) => (row[column] ?? 0) > 0)) return;
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
  };
}

/** Weight of a channel whose cost the client knows, beside 1. */
const MEASURED = 2;
const CALLED: Readonly<Record<AdvertisingChannel, RegExp>> = {
  'facebook-ads': /facebook|\bfb\b|\bmeta\b|เฟซ|เฟส/iu,
  'instagram-ads': /instagram|\big\b|อินสตา|ไอจี/iu,
  'google-ads': /google|\bsearch\b|กูเกิล|คำค้น/iu,
  'tiktok-ads': /tik ?tok|ติ[๊ก]+ต/iu,
  'linkedin-ads': /linkedin/iu,
  'shopee-ads': /shopee|ช้อปปี้/iu,
  'lazada-ads': /lazada|ลาซาด้า/iu,
};
const isMeasured = ({ costs }: Readings, id: AdvertisingChannel): boolean =>
  costs.some(({ text }) => CALLED[id].test(text));

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
