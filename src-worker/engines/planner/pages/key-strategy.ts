/** Page 13: the moves (specification, page 13). */
import { contrastEvidence } from './contrasts.ts';
import type { Plan } from '../plan/index.ts';
import type { Strategy } from '../plan/moves.ts';
import { makeStrategies } from './strategies.ts';
import { lowerStart, thaiGap } from '../text.ts';
import { evidenceFor, page } from './write.ts';
import { chainNodes, reckonedEvidence } from './reckoned/evidence.ts';
import { forecastEvidence } from './forecast-evidence.ts';

/** The first moves by name. */
function headline({ f }: Plan, strategies: readonly Strategy[]): string {
  const [first, second] = strategies.map(({ title }) => title);
  const two = f.say(
    `${first ?? ''}; ${lowerStart(second ?? '')}`,
    `${first ?? ''} และ${thaiGap(second ?? '')}${second ?? ''}`,
  );
  return second === undefined ||
    two.length > 90 ||
    [first, second].some((title) => title?.includes(':') === true)
    ? (first ?? '')
    : two;
}

const isSaidIn = (title: string, name: string): boolean => title.toLowerCase().includes(name.toLowerCase());

export const writeKeyStrategy = page('key-strategy', (plan) => {
  const { f, r, say, forecast } = plan;
  const w = evidenceFor(plan);
  const strategies = makeStrategies(plan);
  const title = headline(plan, strategies);
  return {
    title,
    output: {
      strategies: strategies.map(({ title: name, short, rationale, objectives, hints }, at) => ({
        // What the headline quotes is not quoted once more right under it; 'this' of a later one would be of the one before.
        title: short !== undefined && at === 0 && isSaidIn(title, name) ? short : name,
        rationale,
        linkedObjectives: objectives,
        executionHints: hints,
      })),
    },
    evidence: [
      ...contrastEvidence(plan, w),
      w.answer('onlineAdIssues'),
      w.answer('currentChallenges'),
      w.answer('whyNeedNow'),
      w.answer('strengths'),
      w.answer('marketContext'),
      w.answer('targetDemographics'),
      w.answer('additionalDemographics'),
      w.answer('specificObjectives'),
      w.answer('afterSalesService'),
      w.answer('startingPrice'),
      ...reckonedEvidence(plan, w, chainNodes(plan)),
      ...forecastEvidence(plan, w, false),
      ...(forecast.supply
        ? [
            w.computed(
              `${f.number(forecast.supply.later)} ${forecast.supply.unit}`,
              `${f.number(forecast.ramp?.goal.to ?? 0)} × ${forecast.supply.each}`,
            ),
          ]
        : []),
      w.assume(say.evidence.steps, say.evidence.proposed),
      ...r.competitors.map(({ name, weaknesses }) =>
        w.client(weaknesses.length > 0 ? `${name}: ${weaknesses.join('; ')}` : '', 'competitors'),
      ),
    ],
  };
});
