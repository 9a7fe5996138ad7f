/** Who is left of a loss: of those who booked the ones who came, as a step of their own. */
import { CALLED_OFF, CAME, DONE } from '../../../understanding/figures/attendance.ts';
import { areOneThing, areSame } from '../../../understanding/figures/stems.ts';
import { STEP_RANK, stepOf } from '../../../understanding/figures/steps.ts';
import type { Edge } from './chain.ts';
import type { Named } from './facts-chain.ts';
import type { Facts, GoalFact } from './facts.ts';
import { percent, type Graph } from './graph.ts';
import { inOrders } from './in-orders.ts';

/** Those who are left of a loss are a step of their own where another rate begins at them: of consults 75 % are attended. */
export function keptEdges(
  g: Graph,
  facts: Facts,
  edges: readonly Edge[],
): { edge: Edge; at: number; isServed?: true }[] {
  const { losses, goals, costs } = facts;
  const reached = new Set(edges.map(({ to }) => to.id));
  const open = edges.filter(({ from }) => !reached.has(from.id)).map(({ from }) => from);
  return losses.flatMap(({ of, figure }, at) => {
    // What was paid for may be lost before anything else: 'per consult booked, a quarter never turn up'.
    const ends = [
      ...edges.map(({ to }) => to),
      ...costs.map((cost) => cost.of),
      ...facts.spent.map((sum) => sum.of),
    ];
    const before =
      ends.find(({ name }) => areSame(name, of)) ?? ends.find(({ name }) => areOneThing(name, of));
    const kept = open.find(
      ({ id, step, name }) => id !== before?.id && (step === 'attendance' || areOneThing(name, of)),
    );
    const last = before ?? ends.findLast(({ step }) => of === '' && STEP_RANK[step] >= STEP_RANK.booking);
    if (!last) return [];
    const come = goesOn(edges, last) ? undefined : thoseWhoCome(goals);
    const served = (kept ?? come) ? undefined : servedOf(g, facts, edges, last, figure.root.words);
    const end = kept ?? come ?? served;
    if (!end) return [];
    const rate = g.derive(keptId(at), 'rest', [g.answer(lostId(at), figure, percent)], percent);
    const isServed = served ? { isServed: true as const } : {};
    return rate ? [{ edge: { from: last, to: end, rate, isImplied: false }, at, ...isServed }] : [];
  });
}
const goesOn = (edges: readonly Edge[], { id }: Named): boolean => edges.some(({ from }) => from.id === id);

function thoseWhoCome(goals: readonly GoalFact[]): Named | undefined {
  const goal = goals.find(({ kind, metric }) => kind === 'count' && CAME.test(metric));
  return goal && { step: 'attendance', id: 'attendance', name: goal.metric };
}

/**
 * '13% of bookings cancel', where the goal counts treatments: what is booked is none of them before somebody came. What an order
 * holds several of is no step.
 */
function servedOf(
  g: Graph,
  facts: Facts,
  edges: readonly Edge[],
  last: Named,
  words: string,
): Named | undefined {
  const goal = facts.goals.find(({ kind }) => kind === 'count');
  const isNamedSo = stepOf(last.name) === 'booking';
  if (!goal || goal.isStock || !(isNamedSo || last.step === 'booking') || !CALLED_OFF.test(words))
    return undefined;
  const { metric, step } = goal;
  const isBooked =
    step === 'booking' || stepOf(metric) === 'booking' || (!isNamedSo && areOneThing(metric, last.name));
  const isBefore = step !== undefined && STEP_RANK[step] < STEP_RANK.visit;
  if (isBooked || isBefore || inOrders(g, facts, goal, g.get('price'))) return undefined;
  // Where others go on from it, the goal may count what they come to.
  if (goesOn(edges, last) && !DONE.test(metric)) return undefined;
  return { step: 'attendance', id: 'attendance', name: metric };
}

/** '13% cancel, 4% no-show': of one step both are lost. */
export function together(g: Graph, kept: ReturnType<typeof keptEdges>): ReturnType<typeof keptEdges> {
  const [first, ...more] = kept.filter(({ isServed }) => isServed === true);
  const others = more.filter(({ edge: { from } }) => from.id === first?.edge.from.id);
  if (!first || others.length === 0) return kept;
  const shares = [first, ...others].map(({ at }) => g.get(lostId(at)));
  const sum = g.derive('lost.together', 'sum', shares, percent);
  const rate =
    (sum?.value ?? 100) < MOST_LOST ? g.derive('lost.together.kept', 'rest', [sum], percent) : undefined;
  if (!rate) return kept;
  const edge = { ...first.edge, rate };
  return kept.map((one) => (one === first || others.includes(one) ? { ...one, edge } : one));
}
/** Percent: of one step more than that is no sum of losses. */
const MOST_LOST = 60;

/** Who came is who goes on, where a share is told; one that was counted among all who booked is no step behind those who came. */
export const behindServed = (edges: readonly Edge[], last: Named, served: Named): Edge[] =>
  edges.flatMap((edge) => {
    if (edge.from.id !== last.id) return [edge];
    return edge.counted ? [] : [{ ...edge, from: served }];
  });

/** Percent of a step that are lost again, and that are kept; by the place among the losses. */
export const lossName = (at: number): string => (at === 0 ? 'lost' : `lost.${at}`);
const lostId = (at: number): string => `${lossName(at)}.share`;
const keptId = (at: number): string => `${lossName(at)}.kept`;
