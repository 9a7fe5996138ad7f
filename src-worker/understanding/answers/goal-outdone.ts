/** Of two numbers of one thing that both look wanted, which is: the other is where the goal begins. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { valueOf, type Goal } from './goal.ts';
import { isPeriod } from './period.ts';
import type { Figure } from './roles.ts';

/** So much likelier the second of two numbers is wanted than the first. */
const LIKELIER = 0.3;
const SURELY_WANTED = 0.9;
/** What is wanted is at most so many times what there is. */
const MOST_TIMES = 6;
/** Between two figures: a time of the first alone, or both are wanted. */
const APART = /(?<![a-z])(?:and|plus|by|before|until|then)(?![a-z])|และ|กับ|ภายใน|ก่อน|แล้วก็/iu;
/**
 * '31 people across the classes, would like 48': of two numbers of one thing the second, larger one names nothing and is wanted for certain.
 * The one that is named before it is what there is.
 */
export function outdoneBy(answer: string, next: Figure, wanted: readonly Figure[]): Figure | undefined {
  const figure = wanted[wanted.indexOf(next) - 1];
  if (figure === undefined) return undefined;
  const [a, b] = [figure.reading, next.reading];
  const isOneThing =
    a.quantity.kind === 'count' &&
    b.quantity.kind === 'count' &&
    a.quantity.unit !== '' &&
    b.quantity.unit === '' &&
    (a.per === b.per || b.per === undefined) &&
    valueOf(b) > valueOf(a) &&
    valueOf(b) <= valueOf(a) * MOST_TIMES;
  const isOutdone =
    figure.likely('target') < SURELY_WANTED &&
    next.likely('target') >= Math.min(SURELY_WANTED, figure.likely('target') + LIKELIER);
  return isOneThing && isOutdone && !APART.test(plain(answer).slice(a.figure.end, b.span.start))
    ? figure
    : undefined;
}
/** A goal that begins at the number before it, and counts the same for the same time. */
export function fromOutdone(goal: Goal, { reading }: Figure): Goal {
  const { quantity, per } = reading;
  const time = goal.per ?? per;
  return {
    ...goal,
    kind: 'ramp',
    from: valueOf(reading),
    metric: quantity.kind === 'count' ? quantity.unit : goal.metric,
    ...(time !== undefined && isPeriod(time) ? { per: time } : {}),
  };
}
