/** What a cost is told of: those who ask for a step and not the step, or what the words around it name. */
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { stepOf, thingsIn } from '../../../understanding/figures/steps.ts';
import type { GoalFact, RateReading } from './facts.ts';
import type { Named } from './facts-chain.ts';

/** What somebody asks for has not come about: 'call request', 'visit enquiry', 'test drive form'. */
const ASKED_FOR =
  /^(?<what>\p{L}+(?:[ -]\p{L}+)?) (?<head>requests?|[ei]nquir(?:y|ies)|forms?|applications?)$/iu;
/** 'A call request costs $23. 52 requests, 20 calls': a cost told of those who ask is none of what they ask for. */
export function requestOf(
  { per }: { per: string },
  rates: readonly RateReading[],
): Omit<Named, 'id'> | undefined {
  const { what, head } = ASKED_FOR.exec(per)?.groups ?? {};
  if (what === undefined || head === undefined) return undefined;
  // Of 'quote requests' that lead on the cost is told by their own name.
  const from = rates.find(
    ({ from: a = '' }) => a !== '' && areOneThing(a, head) && !areOneThing(a, what),
  )?.from;
  const isFurther = rates.some(
    ({ from: a = '', to: b = '' }) => areOneThing(a, what) || areOneThing(b, what),
  );
  return from === undefined || !isFurther ? undefined : { step: stepOf(head) ?? 'lead', name: from };
}

/** 'Bookings from Facebook cost $19 each', 'Facebook brought monthly givers at £48': what the words around a cost name. */
export function nameIn(text: string, goals: readonly GoalFact[]): Omit<Named, 'id'> | undefined {
  const low = text.toLowerCase();
  const goal = goals.find(
    ({ kind, metric }) => kind === 'count' && metric.length > 3 && low.includes(metric.toLowerCase()),
  );
  if (goal) return { step: goal.step ?? 'purchase', name: goal.metric };
  const [thing] = thingsIn(low);
  return thing && { step: thing.step, name: thing.name };
}
