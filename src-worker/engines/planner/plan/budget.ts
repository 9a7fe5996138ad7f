/** The media money by stage and channel. Rows and columns sum exactly to the client's own sum, in its currency and period. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { PLATFORMS } from '../data/platforms.ts';
import type { Readings } from '../readings/index.ts';
import type { Period } from '../readings/periods.ts';
import { roundStep, share } from './split.ts';
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

/** No cell under this part of its stage: too little to learn from. */
const SMALLEST_PART = 0.12;

function stageShares(r: Readings): number[] {
  const [first, second] = r.objectives;
  const lead = OBJECTIVES[first ?? 'brand-awareness'].stages;
  const other = second ? OBJECTIVES[second].stages : lead;
  const mixed = lead.map((value, i) => value * 0.6 + (other[i] ?? 0) * 0.4);
  return share(100, mixed, 5);
}

export function makeBudget(r: Readings, time: Timeframe): BudgetPlan {
  const { budget } = r;
  const shares = stageShares(r);
  const channels = r.adChannels;
  const weights = shares.map((_, stage) => {
    const row = channels.map((id) => PLATFORMS[id].weights[r.audience.b2b ? 'b2b' : 'b2c'][stage] ?? 0);
    // A channel alone serves every stage with the nearest of its tools.
    const full = row.every((weight) => weight === 0) ? row.map(() => 1) : row;
    const sum = full.reduce((a, b) => a + b, 0);
    const kept = full.map((weight) => (weight / sum >= SMALLEST_PART ? weight : 0));
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

function totalOf(r: Readings, time: Timeframe): { total?: number; totalAssumed: boolean; times: number } {
  const { amount, total, period } = r.budget;
  if (amount === undefined) return { totalAssumed: false, times: 1 };
  if (total !== undefined) return { total, totalAssumed: false, times: total / amount };
  if (period !== 'month') return { totalAssumed: false, times: 1 };
  return {
    total: Math.round(amount * time.mediaMonths * 100) / 100,
    totalAssumed: true,
    times: time.mediaMonths,
  };
}
