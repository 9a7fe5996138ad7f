/** Page 12: what the figures say (specification, page 12). */
import { stockEvidence } from './reckoned/stock.ts';
import { afterEvidence } from './budget-months.ts';
import type { Plan } from '../plan/index.ts';
import { changeText, gains, quoteOf } from '../plan/targets.ts';
import { lowerStart } from '../text.ts';
import { forecastEvidence, gainEvidence } from './forecast-evidence.ts';
import { budgetEvidence, instalmentEvidence, lengthEvidence } from './plan-evidence.ts';
import { makeStrategies } from './strategies.ts';
import { summary } from './takeaway-summary.ts';
import { takeaways } from './takeaways.ts';
import { weakestOf } from './reckoned/weakest.ts';
import { sumOf } from './reckoned/bridge.ts';
import { goalMoney, oneResult, periodOf } from './reckoned/counted.ts';
import { chainNodes, reckonedEvidence, toldNodes } from './reckoned/evidence.ts';
import { countedThing, spoken, stepName } from './reckoned/figures.ts';
import { storyOf } from './reckoned/story.ts';
import { gateOf } from './reckoned/gate.ts';
import { meaningHeadline } from './reckoned/headlines.ts';
import { chosenScenarios, scenariosOf } from './reckoned/scenarios.ts';
import { evidenceFor, page } from './write.ts';

/** The figure that the plan turns on; without one, the number that must be known first. */
function headline(plan: Plan): string {
  const { f, r, forecast, budget, reckoning, say } = plan;
  const compared = chosenScenarios(plan);
  if (compared.length > 1 && reckoning.money.total)
    return say.reckoned.headlineScenarios({
      results: f.either(compared.flatMap(({ result }) => (result ? [spoken(f, result)] : []))),
      ...countedThing(plan),
      per: compared.map(({ result }) => (result ? periodOf(result) : '')).find((per) => per !== '') ?? '',
      // Money of the time that the counts are of.
      total: spoken(f, sumOf(plan) ?? goalMoney(plan) ?? reckoning.money.total),
    });
  const { ramp } = forecast;
  if (ramp?.fromMedia !== undefined && ramp.fromMedia > 0)
    return say.verdict.mediaFirst({
      act: f.say(r.act.one.en, r.act.one.th),
      own: f.number(ramp.fromOwn ?? 0),
      ours: gains(ramp.goal),
    });
  const told = meaningHeadline(plan);
  if (told !== undefined) return told;
  const words = quoteOf(f, r.goals[0]);
  if (words !== '') return say.verdict.goalQuoted({ words });
  const goal = r.goals.find(({ kind, to }) => kind !== 'text' && to !== undefined);
  if (goal && budget.known) return say.verdict.goalToMove({ goal: changeText(f, goal) });
  // A goal is told, and what it counts is not certain.
  if (r.goals.some(({ quote }) => (quote?.numbers.length ?? 0) > 0)) return say.verdict.goalToAgree;
  return budget.known ? say.verdict.noGoal : say.verdict.noBudget;
}

/** What page 13 begins with, by the first of its names that no figure needs its reason for. */
function firstMove(plan: Plan): string {
  const titles = makeStrategies(plan).map(({ title }) => title);
  const title = titles.find((each) => !/\d/u.test(each)) ?? titles[0] ?? '';
  return plan.say.verdict.so.move({ title: lowerStart(title) });
}

/** From what the figures say to where the strategy begins. */
function linkOf(plan: Plan): string {
  const { so } = plan.say.verdict;
  const { bridge } = plan.reckoning;
  const story = storyOf(plan);
  if (plan.forecast.ramp?.needed !== undefined) return so.stay;
  const weak = weakestOf(plan);
  const from = weak && bridge?.steps[bridge.steps.indexOf(weak) - 1];
  switch (story) {
    case 'weak':
      return weak && from
        ? so.weak({ from: stepName(plan, from), to: stepName(plan, weak) })
        : firstMove(plan);
    case 'short':
      return so.short({ one: oneResult(plan) });
    case 'measure':
    case 'reach':
    case 'none':
      return firstMove(plan);
  }
}

export const writeKeyTakeaway = page('key-takeaway', (plan) => {
  const w = evidenceFor(plan);
  const title = headline(plan);
  const scenarios = scenariosOf(plan);
  const gate = scenarios ? gateOf(plan, 'scenarios') : undefined;
  return {
    title,
    ...(scenarios ? { reckoned: { scenarios, ...(gate ? { gate } : {}) } } : {}),
    output: {
      executiveSummary: summary(plan),
      takeaways: takeaways(plan, title),
      linkToStrategy: linkOf(plan),
    },
    evidence: [
      ...budgetEvidence(plan, w),
      ...reckonedEvidence(plan, w, [...chainNodes(plan), ...toldNodes(plan)]),
      ...lengthEvidence(plan, w),
      ...afterEvidence(plan, w),
      ...stockEvidence(plan, w),
      w.answer('specificObjectives'),
      ...forecastEvidence(plan, w, false),
      ...gainEvidence(plan, w),
      ...instalmentEvidence(plan, w),
      w.answer('currentChallenges'),
      w.answer('whyNeedNow'),
      w.answer('onlineAdIssues'),
      w.answer('strengths'),
      w.answer('additionalDemographics'),
    ],
  };
});
