/** Room where each of those whom a goal counts takes so much of it in a time: 900 cases a month are 75 shops at 12 each. */
import { areOneThing } from '../../../understanding/figures/stems.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import type { Facts } from './facts.ts';
import { countOf, percent, type Graph, type Maybe } from './graph.ts';
import { timesIn } from './money.ts';
import type { RoomAtGoal } from './room.ts';
import type { GoalNodes } from './targets.ts';

/** How many the room serves, and how full the goal makes it; undefined where what each takes is not what there is room for. */
export function roomByUse(
  g: Graph,
  { capacity, terms: { use } }: Facts,
  goal: GoalNodes,
  room: Maybe,
): RoomAtGoal | undefined {
  const { fact, from, to, more } = goal;
  const per = use?.per;
  if (!capacity || !use || per === undefined || !room || capacity.per === undefined) return undefined;
  if (fact.kind !== 'count' || fact.per !== undefined || !areOneThing(capacity.of, use.unit))
    return undefined;
  const id = `goal.${fact.index}.use`;
  const unit = countOf(use.unit, per);
  const each = g.answer('use', use.figure, unit);
  const open = capacity.per === 'day' ? g.get(`room.open.${per}`) : undefined;
  const whole = open ?? inPeriod(g, 'room', room, capacity.per, per, use.unit);
  const others = g.derive(
    'room.own.share',
    'rest',
    [g.answer('room.elsewhere', capacity.elsewhere, percent)],
    percent,
  );
  const there = g.derive('room.own', 'part', [whole, others], unit) ?? whole;
  const left = capacity.isFree ? there : leftOf(g, room, capacity.per, per, use.unit);
  // Of what is left only those who come on top take something; of all, those who are there too.
  const own = g.derive(`${id}.from`, 'product', [from, each], unit);
  const wanted = g.derive(`${id}.wanted`, 'product', [left ? (more ?? to) : to, each], unit);
  const space = left ?? there;
  g.derive(`${id}.beyond`, 'difference', [wanted, space], unit);
  g.derive(`${id}.free`, 'difference', [space, wanted], unit);
  g.derive(`${id}.used.to`, 'share', [wanted, space], percent);
  if (!left) g.derive(`${id}.used.from`, 'share', [own, there], percent);
  const many = countOf(fact.metric);
  // Of the last one there is only a part.
  const parts = g.derive('room.by-use.all', 'quotient', [space, each], many);
  const served = g.derive('room.by-use', 'floor', [parts], many);
  const free = left ? served : g.derive(`${id}.room.free`, 'difference', [served, from], many);
  return {
    goal,
    room: served,
    usedToday: left ? undefined : g.get(`${id}.used.from`),
    usedAtGoal: g.get(`${id}.used.to`),
    freeToday: free,
    freeAtGoal: g.derive(`${id}.room.left`, 'difference', [served, left ? (more ?? to) : to], many),
    beyond: g.derive(`${id}.room.beyond`, 'difference', [left ? (more ?? to) : to, served], many),
  };
}

/** What is not sold yet, where the answers say how much is. */
function leftOf(g: Graph, room: Maybe, from: Period, to: Period, of: string): Maybe {
  const [taken, share] = [g.get('room.left'), g.get('room.free')];
  const left = taken ?? (share && room ? share : undefined);
  return left && inPeriod(g, left.id, left, from, to, of);
}

const inPeriod = (g: Graph, id: string, node: Maybe, from: Period, to: Period, of: string): Maybe =>
  from === to
    ? node
    : g.derive(`${id}.in.${to}`, 'scaled', [node], countOf(of, to), { by: timesIn(from, to) });
