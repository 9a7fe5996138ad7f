/** Page 12, its summary: what the money buys, or the goal beside the money; then why now. */
import type { Plan } from '../plan/index.ts';
import { quoteOf } from '../plan/targets.ts';
import { bareMetric, gains } from '../plan/targets.ts';
import { isAllowed } from '../plan/claims.ts';
import { whole } from '../plan/whole.ts';
import { lowerFirst } from '../text.ts';
import { goalText } from './reckoned/counted.ts';
import { pointsOf } from './reckoned/story.ts';
import { budgetPhrase } from './write.ts';

/** Reasons that page 5 has room for. */
const SHORT = 110;
/** Longer reasons are told on the pages that quote them whole. */
const LONGEST = 150;
const STRENGTH = 60;
/** Words of one breath, without those that lead in. */
const BREATH = 16;

export function summary(plan: Plan): string {
  const { say, forecast } = plan;
  const { verdict } = say;
  const [first] = pointsOf(plan);
  if (forecast.ramp?.needed !== undefined && forecast.cost?.resultsNow !== undefined) return shared(plan);
  if (first) return `${bareOf(first.text)}${whyNow(plan)}`;
  const goal = goalText(plan);
  const sum = budgetPhrase(plan);
  const words = goal === '' ? quoteOf(plan.f, plan.r.goals[0]) : '';
  if (words !== '') return `${verdict.summaryQuoted({ words, sum })}${whyNow(plan)}`;
  if (goal !== '' || sum !== '') return `${verdict.summaryGoal({ goal, sum })}${whyNow(plan)}`;
  const ours = whole(plan.r.strengths[0] ?? '', STRENGTH);
  return `${verdict.summaryOffer({ company: plan.company, offer: plan.hero, ours: lowerFirst(ours) })}${whyNow(plan)}`;
}

/** A point without its lead, as a sentence. */
const bareOf = (point: string): string => {
  const sentence = point.slice(point.indexOf(': ') + 2);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};

/** What the money buys at today's cost, and who brings those that it does not reach. */
function shared({ f, say, budget, forecast: { cost, ramp } }: Plan): string {
  const { verdict } = say;
  const isLower = cost !== undefined && cost.target < cost.now;
  const buys = verdict.summaryBuys({
    sum: f.money(budget.boughtTotal ?? budget.bought, budget.currency),
    many: f.number(cost?.resultsNow ?? 0),
    per: cost?.per ?? '',
    cost: f.money(cost?.now ?? 0, cost?.currency ?? ''),
    more: isLower ? f.number(cost.resultsTarget ?? 0) : '',
    target: isLower ? f.money(cost.target, cost.currency) : '',
  });
  if (ramp?.needed === undefined || (ramp.fromMedia ?? 0) <= 0) return buys;
  return `${buys} ${verdict.summaryShared({
    media: f.number(ramp.fromMedia ?? 0),
    needed: f.number(ramp.needed),
    ours: gains(ramp.goal),
    own: f.number(ramp.fromOwn ?? 0),
    goal: `${f.number(ramp.goal.to ?? 0)} ${bareMetric(ramp.goal.metric)}`,
  })}`;
}

function whyNow({ r, say }: Plan): string {
  const why = whole(r.reasons[0] ?? '', LONGEST);
  // A short one stands on page 5.
  const isLong = why.split(/\s+/u).length > BREATH;
  return why.length <= SHORT || isLong || !isAllowed(r, why)
    ? ''
    : say.verdict.whyNow({ words: lowerFirst(why) });
}
