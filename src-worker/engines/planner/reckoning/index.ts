/** Everything that follows from the figures of the answers, as a graph and as pages take it. Pure. */
import type { Assumptions } from '../plan/assumptions.ts';
import { reckonByThemselves } from './by-themselves.ts';
import { makeChain, type Chain } from './chain.ts';
import { close } from './closure/index.ts';
import { reckonLearning, reckonTests, type ChannelPart, type LearningCheck, type Test } from './enough.ts';
import { factsOf, type Facts, type ReckonedReadings } from './facts.ts';
import { findingsOf, type Finding } from './findings.ts';
import { countOf, makeGraph, moneyIn, percent, type Graph, type Maybe, type Node } from './graph.ts';
import { moneyForResults, reckonMoney, untilDue, type Dates, type Money } from './money.ts';
import { buysOf, isBought, reckonResult, reckonToday, type Result } from './results.ts';
import { reckonRivals, type Versus } from './rivals.ts';
import { reckonRoom, type Room } from './room.ts';
import { firstOf, weeksOf, type First, type Gate, type Week } from './gate.ts';
import { reckonScenarios, type Scenario } from './scenarios.ts';
import { reckonGoals, type GoalNodes } from './targets.ts';
import { reckonTerms } from './terms.ts';
import { reckonStock, stockOf, type StockAtGoal } from './stock.ts';
import { isPastWorth, isShared, withoutCeilings } from './shared.ts';
import { unknownsOf, type Unknown, type UnknownCode } from './unknowns.ts';
import {
  bridgeOf,
  channelsOf,
  factOf,
  loadOf,
  paceOf,
  volumesOf,
  type Bridge,
  type ChannelVolume,
  type Fact,
  type LoadCheck,
  type Volume,
} from './views.ts';
import { reckonWorth, type Worth } from './worth.ts';

export interface Reckoning {
  /** By id, inputs before what follows from them. */
  nodes: ReadonlyMap<string, Node>;
  money: Omit<Money, 'per'>;
  /** What of it buys results, and which part of all that is. */
  bought: Pick<Money, 'amount' | 'total'> & { part: number; aside: Maybe };
  goals: GoalNodes[];
  chain: Chain;
  /** For every goal, of all that is wanted and of what is more than today. */
  results: Result[];
  /** Two goals share the money that no chain joins. */
  shared: boolean;
  /** The one that the plan is judged by. */
  main?: Result;
  worth: Pick<Worth, 'price' | 'all' | 'main'>;
  room: Room;
  /** What is there to be sold, where the client says so. */
  stock?: StockAtGoal;
  bridge?: Bridge;
  gate?: Gate;
  /** What is spent to learn today's cost, where nobody knows it. */
  first?: First;
  scenarios: Scenario[];
  weeks: Week[];
  volumes: Volume[];
  channels: ChannelVolume[];
  loadCheck?: LoadCheck;
  /** How many a month, week and day the main goal asks for. */
  pace: GoalNodes['pace'];
  versus: Versus[];
  fact?: Fact;
  learning: LearningCheck[];
  tests: Test[];
  /** What a client is asked to agree to now: the gate's sum where there is one, else all. */
  ask: Maybe;
  findings: Finding[];
  /** What to ask, the most telling first. */
  unknowns: Unknown[];
}

export interface Setting {
  /** Days of the plan; those of `Timeframe` fit. */
  dates: Dates;
  assumptions: Assumptions;
  /** Each channel's part of the money, and what of it buys results; even where none is given. */
  parts?: readonly ChannelPart[];
  /** The part of the media money that the plan spends, where not all of it; from 0 to 1. */
  spending?: number;
  /** The day that each goal is due on, by its place among the readings. */
  due?: ReadonlyMap<number, Date>;
  /** An advert leads to the sale itself, with nobody to ask between. */
  isDirect?: boolean;
  /** What this client is not asked for. */
  unasked?: ReadonlySet<UnknownCode>;
  /** No more is wanted than the way and what it costs. */
  isChainOnly?: boolean;
}

export function reckon(readings: ReckonedReadings, setting: Setting): Reckoning {
  const { dates, assumptions, due = new Map<number, Date>() } = setting;
  const stated = factsOf(readings);
  const g = makeGraph(assumptions);
  const whole = reckonMoney(g, stated, dates, setting.spending);
  const parts = partsOf(stated, setting.parts);
  const part = parts.length === 0 ? 1 : parts.reduce((sum, each) => sum + (each.results ?? each.part), 0);
  // Every result is reckoned from the money that buys results.
  const money = moneyForResults(g, whole, part);
  const worth = reckonWorth(g, stated);
  const chain = makeChain(g, stated, money);
  const facts = {
    ...stated,
    goals: stated.goals.map((goal) =>
      isBought(chain, money, stated, goal)
        ? { ...goal, isAnew: true as const, isBought: true as const }
        : goal,
    ),
  };
  const goals = reckonGoals(g, facts, money, worth);
  reckonToday(g, chain, money, worth, goals, facts);
  reckonTerms(g, facts, goals, worth, money);
  reckonByThemselves(g, facts, goals);
  const room = reckonRoom(g, facts, goals, money, worth);
  const stock = reckonStock(g, stockOf(readings), goals, dates);
  const targets = goals.flatMap((goal) => goal.targets);
  const each = targets.map((target) => reckonResult(g, chain, money, worth, target));
  const shared = isShared(each);
  const results = each.map((one) => (shared || isPastWorth(one) ? withoutCeilings(one) : one));
  const main = mainOf(results);
  needsOfRoom(g, chain, room, money);
  standing(g, facts, goals, worth, money);
  const timely = untilDue(whole, dates, due.get(main?.target.goal.index ?? 0));
  const spending = { g, chain, money, whole: timely, part };
  const { scenarios, gate, pivot } = reckonScenarios(spending, worth, main, goals);
  const first = firstOf(g, chain, timely);
  const learning = reckonLearning(g, chain, whole, main, parts);
  const tests = reckonTests(g, chain, money, main, buysOf(g, chain, money, undefined));
  const versus = reckonRivals(g, facts);
  const bridge = bridgeOf(g, chain, main, pivot);
  const volumes = volumesOf(g, chain, money, main);
  const loadCheck = loadOf(g, volumes, room);
  if (setting.isChainOnly !== true) close({ g, facts, money: whole, worth, chain, goals, results, room });
  const fact = factOf(versus);
  return {
    nodes: g.nodes,
    money: {
      currency: whole.currency,
      amount: whole.amount,
      period: whole.period,
      total: whole.total,
      times: whole.times,
    },
    bought: {
      amount: money.amount,
      total: money.total,
      part,
      aside:
        money === whole
          ? undefined
          : // Of a sum that is told from and to, the two ends belong together.
            whole.total?.high === undefined
            ? g.derive('money.beside', 'difference', [whole.total, money.total], moneyIn(whole.currency))
            : g.derive('money.beside', 'scaled', [whole.total], moneyIn(whole.currency), { by: 1 - part }),
    },
    goals,
    chain,
    results,
    shared,
    ...(main ? { main } : {}),
    worth: { price: worth.price, all: worth.all, main: worth.main },
    room,
    ...(stock ? { stock } : {}),
    ...(bridge ? { bridge } : {}),
    ...(gate ? { gate } : {}),
    ...(first ? { first } : {}),
    scenarios,
    weeks: weeksOf(whole, gate ?? first, dates),
    volumes,
    channels: channelsOf(g, chain, whole, parts),
    ...(loadCheck ? { loadCheck } : {}),
    pace: paceOf(goals, main),
    versus,
    ...(fact ? { fact } : {}),
    learning,
    tests,
    ask: gate?.limit ?? first?.limit ?? whole.total ?? whole.amount,
    findings: findingsOf({
      facts,
      dates,
      due,
      main,
      rooms: room.goals,
      worth,
      learning,
      money: whole,
      steps: chain.steps,
    }),
    unknowns: unknownsOf(facts, chain, main, setting),
  };
}

/** Of the goals that stand in the chain the one that is farthest along it, else the first. */
function mainOf(results: readonly Result[]): Result | undefined {
  const main = results.filter(({ target }) => target.isMain);
  const placed = main.filter(({ place }) => place !== undefined);
  const isSure = ({ place }: Result): number => (place?.certainty === 1 ? 0 : 1);
  const ofOneStep = (a: Result, b: Result): boolean => a.target.goal.step === b.target.goal.step;
  // Of two goals for one step the one that is named in the chain.
  return (
    placed.toSorted((a, b) =>
      ofOneStep(a, b) && isSure(a) !== isSure(b)
        ? isSure(a) - isSure(b)
        : (b.place?.index ?? 0) - (a.place?.index ?? 0),
    )[0] ?? main[0]
  );
}

/** What is there already, with what the goal adds, and the part that the goal is of it. */
function standing(g: Graph, { base }: Facts, goals: readonly GoalNodes[], worth: Worth, money: Money): void {
  const there = base && g.answer('base', base.figure, countOf(base.of));
  for (const { fact, to } of goals) {
    if (fact.kind !== 'count') continue;
    if (!fact.from && fact.per === undefined)
      g.derive(`base.goal.${fact.index}.after`, 'sum', [there, to], countOf(base?.of ?? ''));
    if (!there || !to || fact.from?.value === there.value) continue;
    g.derive(`base.goal.${fact.index}.share`, 'share', [to, there], percent);
  }
  const margin = worth.main && worth.margin();
  for (const { id, node, per, of } of worth.all) {
    if (node.unit.kind !== 'money' || node.unit.currency !== money.currency) continue;
    if (per !== undefined && per !== 'day') continue;
    const left = g.derive(`worth.${id}.left`, 'part', [node, margin], moneyIn(money.currency));
    const sum = money.total ?? money.amount;
    // Orders that bring the media back: in sales, and in what is left of them.
    g.derive(`orders-for-media.sales.${id}`, 'quotient', [sum, node], countOf(of || 'purchase'));
    g.derive(`orders-for-media.margin.${id}`, 'quotient', [sum, left], countOf(of || 'purchase'));
  }
}

/** What the chain needs to fill the room, where the goal is more than that. */
function needsOfRoom(g: Graph, chain: Chain, { goals }: Room, money: Money): void {
  for (const { goal, room, beyond, freeToday } of goals) {
    if (!beyond || beyond.value === 0 || !room) continue;
    // What is taken already needs no media.
    let last: Maybe = freeToday && goal.fact.isStock ? freeToday : room;
    for (let i = chain.steps.length - 1; i > 0; i--) {
      const step = chain.steps[i - 1];
      last =
        step &&
        g.derive(
          `room.goal.${goal.fact.index}.need.${step.id}`,
          'whole',
          [last, chain.steps[i]?.rate],
          countOf(step.name),
        );
    }
    g.derive(
      `room.goal.${goal.fact.index}.afford.first`,
      'quotient',
      [money.per(goal.fact.per), last],
      moneyIn(money.currency),
    );
  }
}

function partsOf({ channels }: Facts, given: readonly ChannelPart[] | undefined): ChannelPart[] {
  if (given?.some(({ part }) => part > 0)) return [...given];
  return channels.map((channel) => ({ channel, part: 1 / channels.length }));
}
