/** How many come in which time: one pace, said alike on pages 4, 12, 16 and 19. */
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import { resultCount } from './counted.ts';
import type { Told } from './told.ts';

export function pacePoint(plan: Plan): Told | undefined {
  const pace = paceOf(plan);
  return (
    pace && {
      text: plan.say.verdict.pointPace({ count: resultCount(plan, pace.node, pace.per) }),
      nodes: [pace.node],
    }
  );
}

/** Fewer a week are told of a month. */
const FEWEST = 3;
/** Of fewer than this nobody comes in parts: two or three. */
const FEW = 10;

/** So many a week, else a month: the shortest time that holds some. */
export function paceOf({
  reckoning: { pace, main },
  forecast,
}: Plan): { node: Node; per: 'week' | 'month' } | undefined {
  // Who leaves has to be won again: the pace of the growth alone would be too slow.
  if (forecast.ramp?.needed !== undefined) return undefined;
  const { week, month } = pace;
  // A goal of a week has its pace in its name.
  if (main?.target.per === 'week' || main?.target.per === 'day') return undefined;
  if (week && week.value >= FEWEST) return { node: week, per: 'week' };
  return month && month.value >= 1 && main?.target.per !== 'month'
    ? { node: inWhole(month), per: 'month' }
    : undefined;
}

/** 2.3 of a month are two or three. */
function inWhole(node: Node): Node {
  const [low, high] = [Math.floor(node.value), Math.ceil(node.value)];
  const isWhole = Math.abs(node.value - Math.round(node.value)) < 0.05;
  return node.value >= FEW || isWhole
    ? { ...node, value: Math.round(node.value) }
    : { ...node, value: low, high };
}
