/** Whether there is enough to learn from: results for a platform's delivery, and cases to tell two variants apart. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { LEARNING, type LearningRule } from '../data/learning.ts';
import type { Chain } from './chain.ts';
import { countOf, moneyIn, percent, type Graph, type Maybe } from './graph.ts';
import type { Money } from './money.ts';
import type { Result } from './results.ts';
import type { StepId } from '../../../understanding/figures/steps.ts';

export interface LearningCheck {
  channel: AdvertisingChannel;
  rule: LearningRule;
  /** What the campaign would be bought for. */
  step: StepId | undefined;
  name: string;
  /** Results in the platform's time: of the channel's part of the money at the cost that can be afforded or is paid. */
  results: Maybe;
  needed: Maybe;
  /** Whole campaigns that this feeds; 0: buy an earlier step, or join them. */
  campaigns: Maybe;
  isEnough: boolean;
}

export interface ChannelPart {
  channel: AdvertisingChannel;
  /** Of all media money, from 0 to 1. */
  part: number;
  /** Of all media money what buys results there, at the cost that is told of it; `part` where that is not said. */
  results?: number;
}

/** For each channel, the latest step of which its money brings enough. */
export function reckonLearning(
  g: Graph,
  chain: Chain,
  money: Money,
  main: Result | undefined,
  parts: readonly ChannelPart[],
): LearningCheck[] {
  // What is set aside to be known, and what waits, buys no results to learn from.
  return parts.flatMap(({ channel, part: whole, results: part = whole }) => {
    const rule = LEARNING.find(({ channels }) => channels.includes(channel));
    if (!rule || !(part > 0)) return [];
    const id = `learning.${channel}`;
    const daily = g.derive(`${id}.money.day`, 'scaled', [money.per('day')], moneyIn(money.currency, 'day'), {
      by: part,
    });
    const sum = g.derive(`${id}.money`, 'scaled', [daily], moneyIn(money.currency), { by: rule.days });
    const needed = g.table(`${id}.needed`, rule.events, countOf(''), rule.source);
    const checks = costsOf(chain, main).map(({ step, name, cost }): LearningCheck => {
      const own = step === undefined ? id : `${id}.${step}`;
      const results = g.derive(`${own}.results`, 'quotient', [sum, cost], countOf(name));
      const fed = g.derive(`${own}.fed`, 'quotient', [results, needed], { kind: 'times' });
      const campaigns = g.derive(`${own}.campaigns`, 'floor', [fed], countOf('campaign'));
      return {
        channel,
        rule,
        step,
        name,
        results,
        needed,
        campaigns,
        isEnough: (campaigns?.value ?? 0) >= 1,
      };
    });
    const best = checks.findLast(({ isEnough }) => isEnough) ?? checks[0];
    return best?.results ? [best] : [];
  });
}

/** What one of a step costs: today's where it is known, else what can be afforded. From the first step to the goal's. */
function costsOf(
  chain: Chain,
  main: Result | undefined,
): { step: StepId | undefined; name: string; cost: Maybe }[] {
  const bare = { step: main?.target.goal.step, name: main?.target.goal.metric ?? '', cost: main?.affordable };
  if (chain.steps.length === 0) return [bare];
  const steps = chain.steps.map(({ kind, name, cost }, i) => ({
    step: kind,
    name,
    cost: cost ?? main?.steps[i]?.affordable,
  }));
  // Nobody optimises for a click where a later step can be counted.
  const known = steps.filter(
    ({ step, cost }) => cost !== undefined && step !== 'click' && step !== 'like' && step !== 'impression',
  );
  return known.length > 0 ? known : [bare];
}

export interface Test {
  /** What is tested: the rate from this step to the next. */
  from: string;
  to: string;
  rate: Maybe;
  /** The rate that two variants differ by, at least. */
  other: Maybe;
  /** Cases of each variant. */
  cases: Maybe;
  /** The money that two variants take. */
  cost: Maybe;
  /** Weeks until both have them, at the whole plan's pace. */
  weeks: Maybe;
  /** The smallest better rate that the whole period can tell from today's. */
  smallest: Maybe;
  fits: boolean;
}

/** What can be tested in the period: for each rate of today, against the one that is needed, else against half as much again. */
export function reckonTests(
  g: Graph,
  chain: Chain,
  money: Money,
  main: Result | undefined,
  buys: readonly Maybe[],
): Test[] {
  const tested = chain.steps.filter(({ rate, isImplied }) => rate !== undefined && !isImplied);
  if (tested.length === 0) return [];
  const confidence = g.assume('test.confidence', 'test-confidence', 95, percent);
  const power = g.assume('test.power', 'test-power', 80, percent);
  const strict = g.derive('test.strictness', 'strictness', [confidence, power], { kind: 'times' });
  return chain.steps.flatMap((step, i): Test[] => {
    const before = chain.steps[i - 1];
    if (!before || !step.rate || step.isImplied || step.rate.value >= 100) return [];
    const id = `test.${step.id}`;
    const wanted = main?.closers.rates[i];
    const isUseful = wanted !== undefined && wanted.value > step.rate.value && wanted.value < 100;
    const half = g.derive(`${id}.half-more`, 'scaled', [step.rate], percent, { by: 1.5 });
    const other = isUseful ? wanted : half && half.value < 100 ? half : undefined;
    const cases = g.derive(`${id}.cases`, 'sample', [step.rate, other, strict], countOf(before.name));
    const both = g.derive(`${id}.both`, 'scaled', [cases], countOf(before.name), { by: 2 });
    const cost = g.derive(`${id}.cost`, 'product', [both, before.cost], moneyIn(chain.currency));
    const weekly = g.derive(
      `${id}.weekly`,
      'quotient',
      [buys[i - 1], money.times.weeks],
      countOf(before.name, 'week'),
    );
    const weeks = g.derive(`${id}.weeks`, 'quotient', [both, weekly], { kind: 'time', unit: 'week' });
    const each = g.derive(`${id}.each`, 'scaled', [buys[i - 1]], countOf(before.name), { by: 0.5 });
    const smallest = g.derive(`${id}.smallest`, 'detectable', [step.rate, each, strict], percent);
    const fits =
      weeks !== undefined &&
      money.times.weeks !== undefined &&
      (weeks.high ?? weeks.value) <= money.times.weeks.value;
    return [{ from: before.name, to: step.name, rate: step.rate, other, cases, cost, weeks, smallest, fits }];
  });
}
