/** The step whose rate decides: the first to improve. */
import type { Plan } from '../../plan/index.ts';
import type { Node } from '../../reckoning/graph.ts';
import type { Bridge } from '../../reckoning/views.ts';

/** A rate nearer to today's than this is today's, as far as anybody can tell. */
const CLOSE = 1.05;

/** What comes to the same whole number is no gap: '5 or 5 contracts'. */
export const isNoGap = (gap: Node, { value, unit }: Node): boolean =>
  unit.kind === 'count' && value > 1 && Math.round(value - gap.value) >= Math.round(value);

/** The weakest step, where today's rates leave a gap that another rate can close. */
export function weakestOf({ reckoning: { bridge, main } }: Plan): Bridge['steps'][number] | undefined {
  if (!bridge?.gap || bridge.gap.value === 0 || bridge.weakest === undefined) return undefined;
  if (main && isNoGap(bridge.gap, main.target.wanted)) return undefined;
  const step = bridge.steps[bridge.weakest];
  const isApart = (step?.rateNeeded?.value ?? 0) >= (step?.rate?.value ?? 0) * CLOSE;
  return isApart && step?.rate && step.rateNeeded && (step.rateNeeded.high ?? step.rateNeeded.value) <= 100
    ? step
    : undefined;
}
