/** Page 13: the moves (specification, page 13). */
import { makeStrategies } from '../plan/strategies.ts';
import { evidenceFor, page } from './write.ts';
import { forecastEvidence } from './market-objectives.ts';

export const writeKeyStrategy = page('key-strategy', (plan) => {
  const { f, r, forecast } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const strategies = makeStrategies(plan);
  return {
    title: say(
      `${f.sentence(f.word(strategies.length))} moves, each tied to a figure we report every month`,
      `${strategies.length} กลยุทธ์ แต่ละข้อผูกกับตัวเลขที่รายงานทุกเดือน`,
    ),
    output: {
      strategies: strategies.map(({ title, rationale, objectives, hints }) => ({
        title,
        rationale,
        linkedObjectives: objectives,
        executionHints: hints,
      })),
    },
    evidence: [
      w.answer('onlineAdIssues'),
      w.answer('currentChallenges'),
      w.answer('whyNeedNow'),
      w.answer('strengths'),
      w.answer('marketContext'),
      w.answer('targetDemographics'),
      w.answer('additionalDemographics'),
      w.answer('specificObjectives'),
      ...forecastEvidence(plan, w, false),
      ...(forecast.supply
        ? [
            w.computed(
              say(
                `${f.number(forecast.supply.later)} ${forecast.supply.unit}`,
                `${f.number(forecast.supply.later)} ${forecast.supply.unit}`,
              ),
              `${f.number(forecast.ramp?.goal.to ?? 0)} × ${forecast.supply.each}`,
            ),
          ]
        : []),
      w.assume(
        say('1 proof story a month; working rhythms', 'เรื่องหลักฐานเดือนละ 1 เรื่อง และจังหวะการทำงาน'),
        say('Proposed', 'ข้อเสนอ'),
      ),
      ...r.competitors.map(({ name, weaknesses }) =>
        w.client(weaknesses.length > 0 ? `${name}: ${weaknesses.join('; ')}` : '', 'competitors'),
      ),
    ],
  };
});
