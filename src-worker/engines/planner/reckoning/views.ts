/** The graph as pages take it: each entry holds quantities, places and codes, and no sentence. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { STEP_RANK, type StepId } from '../../../understanding/figures/steps.ts';
import type { Chain } from './chain.ts';
import type { ChannelPart } from './enough.ts';
import { countOf, moneyIn, type Graph, type Maybe } from './graph.ts';
import type { Money } from './money.ts';
import type { Result } from './results.ts';
import type { Room } from './room.ts';
import type { Versus } from './rivals.ts';
import type { GoalNodes } from './targets.ts';

/** From what is paid for to what the goal counts. */
export interface Bridge {
  steps: {
    id: string;
    kind: StepId;
    /** The client's word. */
    name: string;
    needed: Maybe;
    /** What the money buys today. */
    today: Maybe;
    /** What is missing of it. */
    short: Maybe;
    /** The most that one may cost. */
    affordable: Maybe;
    costToday: Maybe;
    /** From the step before: today's, and what the goal asks of it alone. */
    rate: Maybe;
    rateNeeded: Maybe;
    isImplied: boolean;
    oneInToday: Maybe;
    oneInNeeded: Maybe;
  }[];
  /** Place of the step whose rate decides; undefined where no rate of today is known. */
  weakest?: number;
  /** What would close the gap, each by itself. */
  options: { rate: Maybe; cost: Maybe; budget: Maybe; elsewhere: Maybe };
  gap: Maybe;
}

export function bridgeOf(
  g: Graph,
  chain: Chain,
  main: Result | undefined,
  weakest: number | undefined,
): Bridge | undefined {
  if (!main?.place || chain.steps.length < 2) return undefined;
  const { closers, steps, place, gap } = main;
  return {
    steps: chain.steps.slice(0, place.index + 1).map(({ id, kind, name, rate, isImplied, cost }, i) => {
      const rateNeeded = closers.rates[i];
      const one = countOf(chain.steps[i - 1]?.name ?? '');
      return {
        id,
        kind,
        name,
        needed: steps[i]?.needed,
        today: steps[i]?.buys,
        short: g.derive(
          `${main.target.id}.short.${id}`,
          'difference',
          [steps[i]?.needed, steps[i]?.buys],
          countOf(name),
        ),
        affordable: steps[i]?.affordable,
        costToday: cost,
        rate,
        rateNeeded,
        isImplied,
        oneInToday:
          i === 0
            ? undefined
            : g.derive(`one-in.${chain.steps[i - 1]?.id ?? ''}.${id}`, 'one-in', [rate], one),
        oneInNeeded: g.derive(`${main.target.id}.one-in.${id}`, 'one-in', [rateNeeded], one),
      };
    }),
    ...(weakest === undefined || weakest > place.index ? {} : { weakest }),
    options: {
      rate: weakest === undefined ? undefined : closers.rates[weakest],
      cost: closers.cost,
      budget: closers.budget,
      elsewhere: closers.elsewhere,
    },
    gap,
  };
}

/** The funnel: what each step has to bring. */
export interface Volume {
  id: string;
  kind: StepId;
  name: string;
  goal: Maybe;
  week: Maybe;
  unitCost: Maybe;
  today: Maybe;
  rate: Maybe;
}

export function volumesOf(g: Graph, chain: Chain, money: Money, main: Result | undefined): Volume[] {
  if (!main?.place) return [];
  const { target, steps } = main;
  return chain.steps.map(({ id, kind, name, rate }, i) => {
    const goal = steps[i]?.needed;
    const unit = countOf(name, 'week');
    const week =
      target.per === undefined
        ? g.derive(`${target.id}.week.${id}`, 'quotient', [goal, money.times.weeks], unit)
        : target.per === 'week'
          ? goal
          : g.derive(`${target.id}.week.${id}`, 'scaled', [goal], unit, { by: WEEKS[target.per] });
    return { id, kind, name, goal, week, unitCost: steps[i]?.affordable, today: steps[i]?.buys, rate };
  });
}

/** Weeks of each period, turned over: what a week is of it. */
const WEEKS = { day: 7, week: 1, month: 12 / 52, quarter: 4 / 52, year: 1 / 52 } as const;

/** Whether those who answer, and those who deliver, can carry it. */
export interface LoadCheck {
  /** Chats, calls or leads to answer, each day of the media. */
  contacts: Maybe;
  step?: StepId;
  room: Maybe;
  usedAtGoal: Maybe;
  beyond: Maybe;
}

export function loadOf(g: Graph, volumes: readonly Volume[], { goals }: Room): LoadCheck | undefined {
  const contact = volumes.find(({ kind }) => STEP_RANK[kind] >= STEP_RANK.lead && kind !== 'like');
  const contacts =
    contact &&
    g.derive('load.contacts', 'scaled', [contact.week], countOf(contact.name, 'day'), { by: 1 / 7 });
  const fullest = goals.toSorted((a, b) => (b.usedAtGoal?.value ?? 0) - (a.usedAtGoal?.value ?? 0))[0];
  if (!contacts && !fullest) return undefined;
  return {
    contacts,
    ...(contact ? { step: contact.kind } : {}),
    room: fullest?.room,
    usedAtGoal: fullest?.usedAtGoal,
    beyond: fullest?.beyond,
  };
}

/** The money by channel, and what it buys of the step that is paid for: they add up to the chain's own. */
export interface ChannelVolume {
  channel: AdvertisingChannel;
  money: Maybe;
  /** What of its money buys results. */
  bought: Maybe;
  count: Maybe;
}

export function channelsOf(
  g: Graph,
  chain: Chain,
  money: Money,
  parts: readonly ChannelPart[],
): ChannelVolume[] {
  const paid = chain.paid === undefined ? undefined : chain.steps[chain.paid];
  return parts.map(({ channel, part, results = part }) => {
    const sum = g.derive(`channel.${channel}.money`, 'scaled', [money.total], moneyIn(money.currency), {
      by: part,
    });
    const bought =
      results === part
        ? sum
        : g.derive(`channel.${channel}.results`, 'scaled', [money.total], moneyIn(money.currency), {
            by: results,
          });
    const count =
      results > 0
        ? g.derive(`channel.${channel}.buys`, 'quotient', [bought, paid?.cost], countOf(paid?.name ?? ''))
        : undefined;
    return { channel, money: sum, bought, count };
  });
}

/** One figure against a rival's: the one with the largest ratio in the client's favour. */
export interface Fact {
  what: Versus['what'];
  value: Maybe;
  rival: string;
  rivalValue: Maybe;
  times: Maybe;
}

export const factOf = (versus: readonly Versus[]): Fact | undefined =>
  versus
    .filter(({ leads }) => leads === 'us')
    .toSorted((a, b) => (b.times?.value ?? 0) - (a.times?.value ?? 0))
    .map(({ what, us, rival, them, times }): Fact => ({
      what,
      value: us,
      rival,
      rivalValue: them,
      times,
    }))[0];

export const paceOf = (goals: readonly GoalNodes[], main: Result | undefined): GoalNodes['pace'] =>
  goals.find(({ targets }) => targets.some((target) => target === main?.target))?.pace ?? {};
