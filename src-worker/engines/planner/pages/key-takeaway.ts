/** Page 12: what the figures say (specification, page 12). */
import type { Plan } from '../plan/index.ts';
import { makeStrategies } from './strategies.ts';
import { gains } from '../plan/targets.ts';
import { lowerStart } from '../text.ts';
import { forecastEvidence } from './market-objectives.ts';
import { budgetEvidence, instalmentEvidence, lengthEvidence } from './plan-evidence.ts';
import { summary } from './takeaway-summary.ts';
import { takeaways } from './takeaways.ts';
import { sumOf } from './reckoned/bridge.ts';
import { chainNodes, reckonedEvidence, toldNodes } from './reckoned/evidence.ts';
import { resultName, spoken } from './reckoned/figures.ts';
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
      results: f.list(compared.flatMap(({ result }) => (result ? [spoken(f, result)] : []))),
      name: resultName(plan),
      total: spoken(f, sumOf(plan) ?? reckoning.money.total),
    });
  const { ramp } = forecast;
  if (ramp?.fromMedia !== undefined && ramp.fromMedia > 0)
    return say.verdict.mediaFirst({
      act: f.say(r.act.one.en, r.act.one.th),
      own: f.number(ramp.fromOwn ?? 0),
      ours: gains(ramp.goal),
    });
  return meaningHeadline(plan) ?? (budget.known ? say.verdict.noGoal : say.verdict.noBudget);
}

export const writeKeyTakeaway = page('key-takeaway', (plan) => {
  const { f, r, forecast } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const { ramp, cost } = forecast;
  const scenarios = scenariosOf(plan);
  const gate = scenarios ? gateOf(plan) : undefined;
  const moves = makeStrategies(plan).map((move) => move.title);
  return {
    title: headline(plan),
    ...(scenarios ? { reckoned: { scenarios, ...(gate ? { gate } : {}) } } : {}),
    output: {
      executiveSummary: summary(plan),
      takeaways: takeaways(plan),
      linkToStrategy: plan.say.verdict.so({
        moves: f.language === 'en' ? moves.map(lowerStart) : moves,
      }),
    },
    evidence: [
      ...budgetEvidence(plan, w),
      ...reckonedEvidence(plan, w, [...chainNodes(plan), ...toldNodes(plan)]),
      ...lengthEvidence(plan, w),
      w.answer('specificObjectives'),
      ...forecastEvidence(plan, w, false),
      ...(ramp?.needed !== undefined && (ramp.fromMedia ?? 0) > 0
        ? [
            w.computed(
              say(`Where the ${gains(ramp.goal)} come from`, 'รายใหม่มาจากไหน'),
              `${f.number(ramp.fromMedia ?? 0)} + ${f.number(ramp.fromOwn ?? 0)} = ${f.number(ramp.needed)}`,
              {
                labels: [say('From media', 'จากสื่อ'), say('From own channels', 'จากช่องทางของเรา')],
                values: [ramp.fromMedia ?? 0, ramp.fromOwn ?? 0],
              },
            ),
            w.computed(
              `${Math.round((ramp.needed / (cost?.resultsTarget ?? ramp.needed)) * 100)}%`,
              `${f.number(ramp.needed)} ÷ ${f.number(cost?.resultsTarget ?? ramp.needed)}`,
            ),
            w.computed(
              say(
                `${f.number((ramp.gainOwn ?? 0) / 30, 1)} a day`,
                `วันละ ${f.number((ramp.gainOwn ?? 0) / 30, 1)}`,
              ),
              `${f.number(ramp.gainOwn ?? 0)} ÷ 30`,
            ),
          ]
        : []),
      ...(ramp?.atMoreChurn !== undefined
        ? [
            w.computed(
              say(
                `${f.number(ramp.values.at(-1) ?? 0)} − ${f.number(ramp.atMoreChurn)} = ${f.number((ramp.values.at(-1) ?? 0) - ramp.atMoreChurn)} at ${f.number((ramp.churn ?? 0) + (ramp.churnMargin ?? 0))}%`,
                `${f.number(ramp.values.at(-1) ?? 0)} − ${f.number(ramp.atMoreChurn)} = ${f.number((ramp.values.at(-1) ?? 0) - ramp.atMoreChurn)} ที่ ${f.number((ramp.churn ?? 0) + (ramp.churnMargin ?? 0))}%`,
              ),
              say(
                `The same months with × ${f.number(100 - (ramp.churn ?? 0) - (ramp.churnMargin ?? 0))}%`,
                `คำนวณเดือนเดิมด้วย × ${f.number(100 - (ramp.churn ?? 0) - (ramp.churnMargin ?? 0))}%`,
              ),
            ),
          ]
        : []),
      ...(forecast.supply
        ? [
            w.computed(
              say(
                `${f.number(forecast.supply.later)} and ${f.number(forecast.supply.now)} ${forecast.supply.unit} a month`,
                `เดือนละ ${f.number(forecast.supply.later)} และ ${f.number(forecast.supply.now)} ${forecast.supply.unit}`,
              ),
              `${f.number(ramp?.goal.to ?? 0)}; ${f.number(ramp?.goal.from ?? 0)} × ${forecast.supply.each}`,
            ),
          ]
        : []),
      ...(forecast.firstOrder !== undefined
        ? [
            w.computed(
              say(
                `First order of at least ${f.money(forecast.firstOrder, r.price.currency)}`,
                `คำสั่งซื้อแรกอย่างน้อย ${f.money(forecast.firstOrder, r.price.currency)}`,
              ),
              `${f.number(r.price.value ?? 0)} × ${f.number(r.price.minimumOrder ?? 0)}`,
            ),
          ]
        : []),
      ...instalmentEvidence(plan, w),
      w.answer('currentChallenges'),
      w.answer('whyNeedNow'),
      w.answer('onlineAdIssues'),
    ],
  };
});
