/** Goals with a figure that the main one's results say nothing of: none of the money is left over before they are met. */
import type { Goal } from '../../../../understanding/answers/goals.ts';
import type { Plan } from '../../plan/index.ts';

/** A limit on what one may cost is kept by every result. */
const isFigure = ({ kind, to, unit, quote }: Goal): boolean =>
  kind === 'text'
    ? quote !== undefined
    : to !== undefined && !(kind === 'ceiling' && /^[A-Z]{3}$/u.test(unit));

/** Whether the way of the main goal passes it, or today's rates reach it. */
function isMet({ reckoning: { results } }: Plan, index: number, isOnWay: boolean): boolean {
  const own = results.find(({ target }) => target.isMain && target.goal.index === index);
  if (!own) return false;
  if (isOnWay && own.place !== undefined) return true;
  return own.resultsToday !== undefined && own.resultsToday.value >= own.target.wanted.value;
}

const besideMain = (plan: Plan, isOnWay: boolean): Goal[] => {
  const main = plan.reckoning.main?.target.goal.index;
  return plan.r.goals.filter(
    (goal, index) => index !== (main ?? 0) && isFigure(goal) && !isMet(plan, index, isOnWay),
  );
};

/** Those that today's rates do not reach. */
export const unmetGoals = (plan: Plan): Goal[] => besideMain(plan, false);

/** Those that stand on no way to the main one: each needs work of its own. */
export const goalsBeside = (plan: Plan): Goal[] => besideMain(plan, true);
