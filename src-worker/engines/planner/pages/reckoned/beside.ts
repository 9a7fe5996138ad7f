/** What the goal is beside the season before, what those who find no room would bring, and what adverts bring today. */
import { isMostlyThai } from '../../../../understanding/text.ts';
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import { agrees } from '../../reckoning/agrees.ts';
import { isSoldTo } from '../../readings/people.ts';
import { oneResult, resultCount } from './counted.ts';
import { singular } from '../../inflection.ts';
import { countedThing, spoken } from './figures.ts';
import { paceOf } from './pace.ts';
import { lengthText, type Told } from './told.ts';

/** What was sold the last time, of what is sold anew. */
export function lastTimeOf({
  reckoning: { main, goals },
}: Plan): { from: Node; to: Node; more: Node; growth: Node } | undefined {
  const goal = goals.find(({ fact }) => fact.index === main?.target.goal.index);
  const { from, more, growth, fact, to } = goal ?? {};
  const isLast = fact?.isAnew === true && fact.kind === 'count' && main?.target.extent === 'all';
  return isLast && fact.isBought !== true && from && more && growth && to && to.value > from.value
    ? { from, to, more, growth }
    : undefined;
}

export function lastTimePoint(plan: Plan): Told | undefined {
  const { f, say } = plan;
  const last = lastTimeOf(plan);
  if (!last) return undefined;
  const { from, to, more, growth } = last;
  const slots = { from: spoken(f, from), more: spoken(f, more), growth: spoken(f, growth) };
  return {
    text: say.verdict.pointLastTime({ goal: resultCount(plan, to), ...slots }),
    nodes: [from, to, more, growth],
  };
}

/** What is won of the goal already, and what of it is still to come. */
export function soFarPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const goal = reckoning.goals.find(({ fact }) => fact.index === reckoning.main?.target.goal.index);
  const { fact, from, to, more } = goal ?? {};
  if (fact?.isSoFar !== true || !from || !to || !more || !(more.value > 0)) return undefined;
  // What comes of a sum is told in the sum, not in those who pay it.
  const pace = fact.kind === 'money' ? undefined : paceOf(plan);
  const slots = {
    isMany: fact.kind !== 'money' && from.value !== 1,
    from: spoken(f, from),
    goal: fact.kind === 'money' ? spoken(f, to) : resultCount(plan, to),
    more: spoken(f, more),
    pace: pace ? resultCount(plan, pace.node, pace.per) : '',
  };
  return { text: say.verdict.pointSoFar(slots), nodes: [from, to, more, pace?.node] };
}

/** Where today's come of media as well, it has to bring all of them. */
export function boughtPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const goal = reckoning.goals.find(({ fact }) => fact.index === reckoning.main?.target.goal.index);
  const { fact, from, to, more } = goal ?? {};
  if (fact?.isBought !== true || !from || !to || !more || to.value <= from.value) return undefined;
  const slots = { goal: resultCount(plan, to), from: spoken(f, from), more: spoken(f, more) };
  return { text: say.verdict.pointBought(slots), nodes: [from, to, more] };
}

/** Those who leave until then, or do not come again: they are to be won beside what the number grows by. */
export function leavingPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { main, nodes } = reckoning;
  const of = (name: string): Node | undefined => main && nodes.get(`goal.${main.target.goal.index}.${name}`);
  const [join, more, from, fewer] = [of('join'), of('more'), of('from'), of('join.aim')];
  if (!join || !more || !from) return undefined;
  const [stay, to] = [of('renewed'), of('to')];
  const isOfStaying = of('renewed.aim')?.formula.op === 'part';
  const wished = (isOfStaying ? of('renewed.aim') : of('gone.aim'))?.formula;
  const aim = wished && 'of' in wished ? nodes.get(wished.of[1] ?? '') : undefined;
  const less = { aim: aim && fewer ? spoken(f, aim) : '', fewer: fewer ? spoken(f, fewer) : '' };
  if (stay && to) {
    const counts = { from: spoken(f, from), stay: spoken(f, stay), join: spoken(f, join) };
    const renew = main?.target.goal.isAnew === true ? of('renew') : undefined;
    const goal = resultCount(plan, to);
    return {
      text: say.verdict.pointRenewed({
        ...counts,
        ...less,
        goal,
        isOfStaying,
        back: renew ? spoken(f, renew) : '',
      }),
      nodes: [stay, from, to, join, fewer],
    };
  }
  const leaving = of('leaving');
  const rate = leaving && rateOfLeaving(plan);
  // Of fewer than one nobody speaks.
  if (!leaving || !rate || leaving.value < LEAST_LEAVING) return undefined;
  const { unit } = rate;
  const text = say.verdict.pointLeaving({
    rate: spoken(f, rate),
    per: unit.kind === 'percent' || unit.kind === 'count' ? (unit.per ?? '') : '',
    from: unit.kind === 'percent' ? spoken(f, from) : '',
    leaving: f.number(Math.round(leaving.value)),
    join: f.number(Math.round(join.value)),
    more: spoken(f, more),
    ...less,
  });
  return { text, nodes: [rate, from, leaving, join, more, fewer] };
}

const LEAST_LEAVING = 0.5;

/** What was told of those who leave: so many, or such a part, in a time. */
const rateOfLeaving = ({ reckoning: { nodes } }: Plan): Node | undefined =>
  nodes.get('leaving') ?? nodes.get('lapsing') ?? nodes.get('churn.told') ?? nodes.get('churn');

/** Who would buy and finds no room, and what they would bring. */
export function awayPoint({ f, say, reckoning: { nodes, worth } }: Plan): Told | undefined {
  const away = nodes.get('away');
  const best = worth.all.find(({ node }) => node === worth.main);
  const value = best && nodes.get(`away.value.${best.id}`);
  if (away?.unit.kind !== 'count' || !value || isMostlyThai(away.unit.of) !== (f.language === 'th'))
    return undefined;
  const count = say.reckoned.goal({ count: spoken(f, away), name: away.unit.of, isUnit: true, per: '' });
  const slots = { count, value: spoken(f, value), per: away.unit.per ?? '' };
  return { text: say.verdict.pointAway(slots), nodes: [away, value] };
}

/** What adverts bring today for every unit of their cost. */
export function returnPoint({ say, f, r, reckoning: { nodes } }: Plan): Told | undefined {
  const times = nodes.get('return');
  const point = r.people === 'givers' ? say.verdict.pointReturnGifts : say.verdict.pointReturn;
  return times && { text: point({ times: f.number(times.value, 1) }), nodes: [times] };
}

/** How many of today's come without an advert, where the client tells the share. */
export function byThemselvesPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const goal = reckoning.goals.find(({ fact }) => fact.index === reckoning.main?.target.goal.index);
  for (const kind of ['referred', 'returning'] as const) {
    const [share, today] = [reckoning.nodes.get(`${kind}.share`), reckoning.nodes.get(`${kind}.today`)];
    if (!share || !today || !goal?.from) continue;
    const slots = { share: spoken(f, share), from: resultCount(plan, goal.from), count: spoken(f, today) };
    const point = kind === 'referred' ? say.verdict.pointReferred : say.verdict.pointReturning;
    return { text: point(slots), nodes: [share, goal.from, today] };
  }
  return undefined;
}

/** Months: beyond them a share of leavers says nothing of a single one. */
const LONGEST_STAY = 60;

/** How long one who joins stays at today's rate of leaving, and what it pays meanwhile. */
export function stayPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { nodes, worth, main } = reckoning;
  const stay = nodes.get('stay.by-leaving') ?? nodes.get('stay.by-churn');
  const value = nodes.get('worth.by-leaving') ?? nodes.get('worth.lifetime');
  const price = worth.all.find(({ kind }) => kind === 'price');
  const counted = main?.target.wanted.unit;
  if (
    !stay ||
    stay.value > LONGEST_STAY ||
    !value ||
    !price ||
    counted?.kind !== 'count' ||
    !agrees(price, counted.of)
  )
    return undefined;
  const slots = { one: oneResult(plan), time: lengthText(plan, stay), value: spoken(f, value) };
  return { text: say.verdict.pointStay(slots), nodes: [stay, value] };
}

/** What comes of those who buy again: media is paid for the first sale alone. */
export function secondPoint(plan: Plan): Told | undefined {
  const { f, r, say, reckoning, journey } = plan;
  const { nodes } = reckoning;
  const again = nodes.get('repeat');
  // Of members and contracts those who go on are told beside those who leave.
  const isOnce = !nodes.has('price.month') && reckoning.main?.target.goal.isStock !== true;
  if (!again || !isOnce || again.value < LEAST_AGAIN || again.value >= 100) return undefined;
  if (journey.after === 'farewell' || !isSoldTo(r.people) || byThemselvesPoint(plan)) return undefined;
  return { text: say.verdict.pointSecond({ share: spoken(f, again) }), nodes: [again] };
}
/** The part of them that is worth a word, percent. */
const LEAST_AGAIN = 10;

/** More than so many are in one order: of one there is nothing to say. */
const SEVERAL = 1.05;

/** What one order holds of what the goal counts: how many orders the goal is, and what media one of it costs. */
export function ordersPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { main, nodes } = reckoning;
  const { id, goal, wanted, extent } = main?.target ?? {};
  const size = goal && nodes.get(`goal.${goal.index}.size`);
  const isNew = wanted?.id.endsWith('.join.orders') === true;
  const told = isNew ? 'join' : extent === 'more' ? 'more' : 'to';
  const own = goal && nodes.get(`goal.${goal.index}.${told}`);
  if (!size || !own || !wanted || goal.kind !== 'count' || !(size.value >= SEVERAL)) return undefined;
  const { name } = countedThing(plan, own);
  const each = nodes.get(`${id ?? ''}.cost.own`);
  const slots = { count: spoken(f, own), ...countedThing(plan, own), per: goal.per ?? '' };
  const text = say.verdict.pointOrders({
    one: oneResult(plan),
    holds: `${f.number(size.value, 1)} ${name}`,
    own: isNew
      ? say.verdict.joining(slots)
      : extent === 'more'
        ? say.verdict.more(slots)
        : say.reckoned.goal(slots),
    orders: resultCount(plan, wanted),
    piece: f.say(singular(name), name),
    each: each ? spoken(f, each) : '',
  });
  return { text, nodes: [size, own, wanted, each] };
}
