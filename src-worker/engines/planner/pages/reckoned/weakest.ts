/** The step whose rate decides: the first to improve. */
import type { Plan } from '../../plan/index.ts';
import type { Bridge } from '../../reckoning/views.ts';

/** A rate nearer to today's than this is today's, as far as anybody can tell. */
const CLOSE = 1.05;

/** The weakest step, where today's rates leave a gap that another rate can close. */
export function weakestOf({ reckoning: { bridge } }: Plan): Bridge['steps'][number] | undefined {
  if (!bridge?.gap || bridge.gap.value === 0 || bridge.weakest === undefined) return undefined;
  const step = bridge.steps[bridge.weakest];
  const isApart = (step?.rateNeeded?.value ?? 0) >= (step?.rate?.value ?? 0) * CLOSE;
  return isApart && step?.rate && step.rateNeeded && (step.rateNeeded.high ?? step.rateNeeded.value) <= 100
    ? step
    : undefined;
}
