/** The one claim of pages 3, 12, 15 and 16, where the figures make one. */
import { channelsAtWork } from '../../plan/at-work.ts';
import type { Plan } from '../../plan/index.ts';
import { STEP_RANK, type StepId } from '../../../../understanding/figures/steps.ts';
import { PLATFORMS } from '../../data/platforms.ts';
import { singular } from '../../inflection.ts';
import { isPerson } from '../../reckoning/agrees.ts';
import { toldFirst } from '../../reckoning/told.ts';
import {
  eachName,
  goalMoney,
  moneyText,
  oneCalled,
  oneOf,
  oneResult,
  resultCount,
  stepCount,
  wantedPhrase,
} from './counted.ts';
import { countedThing, doesOf, goalPhrase, resultName, spoken, stepName } from './figures.ts';
import { lastTimeOf } from './beside.ts';
import { keptHeadline, takenHeadline } from './kept.ts';
import { weakestOf } from './weakest.ts';
import { enoughText, spareOf } from './spare.ts';
import { isPastRoom, isRoomToAdd, isTeamLimit, roomOf } from './room-point.ts';
import { fillsHeadline } from './fill.ts';
import { firstStep, leavesOf, storyOf, worthOf, weakStep } from './story.ts';
import { lengthText } from './told.ts';

/** From this rate on a share is easier to read than 'one in n'. */
const ONE_IN = 20;

/** Page 3: the rate that the goal asks for beside today's; what the money buys; that there is no room; what is left for one. */
export function goalHeadline(plan: Plan): string | undefined {
  const { f, say, reckoning } = plan;
  const { main, bridge } = reckoning;
  const room = roomOf(plan);
  const wanted = room?.goal.to;
  if (isPastRoom(room) && room?.room) {
    // 'The goal is 82 more. There is room for 48.'
    return isRoomToAdd(plan, room) && room.goal.more
      ? say.verdict.noRoom({
          wanted: say.verdict.more({ count: spoken(f, room.goal.more), ...countedThing(plan), per: '' }),
          room: spoken(f, room.room),
        })
      : wanted && say.verdict.noRoom({ wanted: resultCount(plan, wanted), room: spoken(f, room.room) });
  }
  const sum = goalMoney(plan);
  switch (storyOf(plan)) {
    case 'weak':
      return weakHeadline(plan);
    case 'reach':
      return (
        enoughText(plan) ??
        (sum && main?.resultsToday
          ? say.verdict.buysEnough({
              total: moneyText(plan, sum),
              results: resultCount(plan, main.resultsToday),
              goal: wantedPhrase(plan),
            })
          : undefined)
      );
    case 'short': {
      const needs = bridge?.options.budget ?? main?.closers.budget;
      return sum && main?.resultsToday && needs
        ? say.verdict.buysShort({
            total: moneyText(plan, sum),
            results: spoken(f, main.resultsToday),
            goal: wantedPhrase(plan),
            needs: spoken(f, needs),
          })
        : undefined;
    }
    case 'measure': {
      const left = leavesOf(plan);
      return (
        salesHeadline(plan) ??
        lastTimeHeadline(plan) ??
        (left &&
          say.verdict.leaves({
            goal: wantedPhrase(plan),
            most: spoken(f, left.most),
            share: left.share ? spoken(f, left.share) : '',
            isOfAverage: left.isOfAverage,
            each: eachName(plan),
            flow: flowName(plan),
          }))
      );
    }
    case 'none':
      return undefined;
  }
}

/** What comes anew each day or week is paid for each time: 'a cover', of people 'a visit'; '' of what is won once. */
function flowName(plan: Plan): string {
  const { target } = plan.reckoning.main ?? {};
  if (target?.per !== 'day' && target?.per !== 'week') return '';
  const { name } = countedThing(plan);
  // A name of which the singular is not known stands with its number alone.
  return isPerson(name) ? 'visit' : singular(name) === name ? '' : singular(name);
}

function weakHeadline(plan: Plan): string | undefined {
  const { f, say, reckoning } = plan;
  const said = say.reckoned;
  const { bridge } = reckoning;
  const weak = weakestOf(plan);
  const from = weak && bridge?.steps[bridge.steps.indexOf(weak) - 1];
  if (!weak?.rate || !weak.rateNeeded || !from) return undefined;
  const slots = { goal: goalPhrase(plan), from: stepName(plan, from), does: doesOf(plan, weak) };
  if (f.language === 'en' && weak.oneInToday && weak.oneInNeeded && weak.rateNeeded.value < ONE_IN)
    return said.headlineOneIn({
      ...slots,
      isNamed: slots.does.endsWith(` ${resultName(plan)}`),
      needed: f.number(Math.round(weak.oneInNeeded.value)),
      today: f.number(Math.round(weak.oneInToday.value)),
    });
  return said.headlineRate({ ...slots, needed: spoken(f, weak.rateNeeded), today: spoken(f, weak.rate) });
}

/** What is sold anew each season, beside the season before: what was reached then is the plainest measure of the goal. */
function lastTimeHeadline(plan: Plan): string | undefined {
  const { f, say, reckoning } = plan;
  const [last, left] = [lastTimeOf(plan), leavesOf(plan)];
  // What media may cost is told of orders where the goal's own are reckoned in them.
  return last && left && reckoning.main?.target.wanted === last.to
    ? say.verdict.lastTime({
        goal: wantedPhrase(plan),
        from: spoken(f, last.from),
        most: spoken(f, left.most),
        each: eachName(plan),
      })
    : undefined;
}

/** A goal in sales: how much more it is, and what media is of it. */
function salesHeadline({ f, say, reckoning: { main, nodes, goals } }: Plan): string | undefined {
  const goal = goals.find(({ fact }) => fact.index === main?.target.goal.index);
  const share = goal && nodes.get(`goal.${goal.fact.index}.media-share`);
  // A sum that is smaller than the media is what one of them spends, and no sales.
  if (goal?.fact.kind !== 'money' || !goal.more || !goal.to || !share || share.value > 100) return undefined;
  return say.verdict.sales({
    to: spoken(f, goal.to),
    more: spoken(f, goal.more),
    share: spoken(f, share),
    per: goal.fact.per ?? '',
  });
}

/** Page 12: what follows from page 3: who is the limit, what pays for itself, what one may cost, which number comes first. */
export function meaningHeadline(plan: Plan): string | undefined {
  const { f, say, reckoning } = plan;
  const { verdict } = say;
  const { main, first, chain } = reckoning;
  const story = storyOf(plan);
  const cost = main?.costToday;
  if (story === 'reach' || story === 'short') {
    const room = roomOf(plan)?.freeToday;
    if (room && main?.resultsToday && isTeamLimit(plan))
      return verdict.teamLimit({ results: resultCount(plan, main.resultsToday), room: spoken(f, room) });
    const step = main?.place && chain.steps[main.place.index];
    if (story === 'short' && cost && main?.affordable && step)
      return verdict.mustCost({
        one: oneOf(plan, step),
        most: spoken(f, main.affordable),
        today: spoken(f, cost),
      });
    return worthHeadline(plan) ?? (story === 'reach' ? holdsHeadline(plan) : undefined);
  }
  if (story === 'weak') return worthHeadline(plan);
  const fills = fillsHeadline(plan);
  if (fills !== undefined) return fills;
  const direct = story === 'measure' || story === 'none' ? takenHeadline(plan) : undefined;
  if (direct !== undefined) return direct;
  if (first?.limit && (story === 'measure' || reckoning.goals.length > 0))
    return verdict.firstNumber({ one: firstStep(plan), limit: spoken(f, first.limit) });
  const known = story === 'measure' ? knownHeadline(plan) : undefined;
  if (known !== undefined) return known;
  const [asked] = reckoning.unknowns;
  if (story === 'measure' && asked?.code === 'rate' && asked.from)
    return verdict.firstRate({ from: say.reckoned.steps[asked.from].many, to: resultName(plan) });
  return main ? verdict.firstQuestion({ one: firstStep(plan) }) : undefined;
}

const IDLE: ReadonlySet<StepId> = new Set(['impression', 'like']);
/** A cost that the client told is not to be measured first, though nobody knows how it leads to the goal. */
function knownHeadline(plan: Plan): string | undefined {
  const { f, say, reckoning } = plan;
  const { steps, paid, open } = reckoning.chain;
  // Where a share found no place on the way only what was paid for itself is sure.
  const own = steps[paid ?? -1];
  // '5% of clicks write': what is called as the step before is none of its own.
  const end = steps.findLast(({ cost }) => cost !== undefined);
  const isNamed = end !== undefined && !steps.some(({ id, kind }) => id !== end.id && kind === end.kind);
  const step = open === undefined && isNamed ? end : own;
  // A like leads nowhere that a plan could count on.
  if (!step?.cost || !reckoning.main || IDLE.has(step.kind)) return undefined;
  // A sale that the goal does not count has no name but the client's.
  const isSale = STEP_RANK[step.kind] >= STEP_RANK.booking;
  const one = isSale ? oneCalled(plan, step) : oneOf(plan, step);
  const goal = oneResult(plan);
  return one === undefined || one.endsWith(` ${goal.replace(/^one /u, '')}`)
    ? undefined
    : say.verdict.knownCost({ one, cost: spoken(f, step.cost), goal });
}

/** The goal is within the money: as long as today's rate, or today's cost, stays. */
function holdsHeadline(plan: Plan): string | undefined {
  const { f, say, reckoning } = plan;
  const { chain, main } = reckoning;
  const weak = weakStep(plan);
  const [from, to] = [chain.steps[(weak?.at ?? 0) - 1], chain.steps[weak?.at ?? 0]];
  if (weak && from && to)
    return say.verdict.holdsRate({
      rate: spoken(f, weak.rate),
      from: stepName(plan, from),
      does: doesOf(plan, to),
    });
  return main?.costToday && say.verdict.holdsCost({ one: oneResult(plan), cost: spoken(f, main.costToday) });
}

function worthHeadline(plan: Plan): string | undefined {
  const { f, say, reckoning } = plan;
  const cost = reckoning.main?.costToday;
  const found = worthOf(plan);
  if (!cost || !found) return undefined;
  const kept = keptHeadline(plan);
  if (kept !== undefined) return kept;
  const slots = { one: oneResult(plan), cost: spoken(f, cost) };
  if (found.kind === 'back') return say.verdict.paysBack({ ...slots, time: lengthText(plan, found.node) });
  return found.node.value > 100
    ? say.verdict.costsMore({ ...slots, worth: spoken(f, found.worth) })
    : say.verdict.takesShare({ ...slots, share: spoken(f, found.node) });
}

/** Page 15: what is released when, else what the first money learns, else what the largest part buys. */
export function moneyHeadline(plan: Plan): string | undefined {
  const { f, say, reckoning, budget } = plan;
  const { gate, first, chain, channels } = reckoning;
  if (gate?.limit && gate.rest)
    return say.reckoned.headlineGate({ limit: spoken(f, gate.limit), rest: spoken(f, gate.rest) });
  if (first?.limit && first.rest && budget.known)
    return say.verdict.firstMoney({
      limit: spoken(f, first.limit),
      rest: spoken(f, first.rest),
      one: firstStep(plan),
      isOneChannel: channelsAtWork(plan).length < 2,
    });
  const size = ({ bought, money, count }: (typeof channels)[number]): number =>
    (count ? bought : money)?.value ?? 0;
  const [top] = channels.toSorted(
    (a, b) =>
      Number(Boolean(b.count)) - Number(Boolean(a.count)) ||
      size(b) - size(a) ||
      toldFirst(plan.told)(a.channel, b.channel),
  );
  const paid = chain.paid === undefined ? undefined : chain.steps[chain.paid];
  if (!top?.money || !budget.known) return undefined;
  const slots = { channel: PLATFORMS[top.channel].name, sum: spoken(f, top.money) };
  const spare = reckoning.main?.target.per === undefined ? spareOf(plan) : undefined;
  // What it buys in all is more than the room takes.
  if (spare && top.count && top.bought && top.bought.value > spare.needs.value)
    return say.verdict.channelSpare({
      channel: slots.channel,
      sum: spoken(f, top.bought),
      needs: spoken(f, spare.needs),
      count: spare.count,
    });
  return top.count && paid?.cost && top.bought
    ? say.verdict[top.bought === top.money ? 'channelGets' : 'channelBuys']({
        channel: slots.channel,
        sum: spoken(f, top.bought),
        count: stepCount(plan, paid, top.count),
        cost: spoken(f, paid.cost),
      })
    : channelsAtWork(plan).length < 2
      ? say.verdict.channelWhole(slots)
      : say.verdict.channelOnly(slots);
}
