/** Page 19: benefits, dated steps, one decision (specification, page 19). */
import { addDays, monthEnd } from '../language.ts';
import { benefits } from './benefits.ts';
import { closingWords } from './closing-words.ts';
import type { Plan } from '../plan/index.ts';
import { figure, metricName } from '../plan/targets.ts';
import { lowerFirst, thaiGap } from '../text.ts';
import { forecastEvidence } from './market-objectives.ts';
import { budgetEvidence, dateEvidence, lengthEvidence } from './plan-evidence.ts';
import { askOf } from './reckoned/ask.ts';
import { chainNodes, reckonedEvidence, toldNodes } from './reckoned/evidence.ts';
import { oneOf } from './reckoned/counted.ts';
import { goalPhrase, spoken, stepName } from './reckoned/figures.ts';
import { gateOf } from './reckoned/gate.ts';
import { firstStep } from './reckoned/story.ts';
import { budgetPhrase, evidenceFor, page } from './write.ts';

function steps(plan: Plan): { date: string; step: string }[] {
  const { f, r, time, budget, say } = plan;
  const { verdict } = say;
  const { prepare } = verdict;
  const rules = r.cautions.some(({ id }) => id === 'medical' || id === 'alcohol');
  const preparation = [
    prepare.tracking,
    rules ? prepare.approvals : '',
    r.face === 'owner' ? prepare.owner : prepare.adverts,
    r.competitors.length > 0 ? prepare.rivals : '',
  ].filter(Boolean);
  const review = reviewOf(plan);
  return [
    { date: f.shortDate(time.approveBy), step: budget.known ? verdict.approve : verdict.agree },
    {
      date: span(plan, time.prepareFrom, time.prepareTo),
      step: f.sentence(preparation.join(f.say(', ', ' '))),
    },
    { date: f.shortDate(time.start), step: verdict.starts({ money: budgetPhrase(plan) }) },
    ...(review && review.day > time.start && review.day < time.end
      ? [{ date: f.shortDate(review.day), step: review.step }]
      : []),
    { date: f.shortDate(time.end), step: endOf(plan) },
  ];
}

/** The gate where there is one; else the month before the last, of a long plan half way, with what is expected by then. */
function reviewOf(plan: Plan): { day: Date; step: string } | undefined {
  const { f, say, time, reckoning, forecast } = plan;
  const { verdict } = say;
  const { gate, first, chain } = reckoning;
  const weeks = (gate ?? first)?.weeks;
  if (weeks) {
    const day = addDays(time.start, Math.round(weeks.value) * 7);
    if (gate?.rate)
      return {
        day,
        step: verdict.reviewGate({
          rate: spoken(f, gate.rate),
          from: stepName(plan, gate.from),
          does: say.reckoned.steps[gate.to.kind].does,
        }),
      };
    return { day, step: verdict.reviewFirst({ one: firstStep(plan) }) };
  }
  if (time.mediaMonths < 2 && time.planMonths < 2) return undefined;
  const months = Math.max(
    0,
    Math.min(
      Math.min(time.mediaMonths, time.planMonths) - (time.planMonths > time.mediaMonths ? 1 : 2),
      Math.max(1, Math.ceil(time.mediaMonths / 2) - 1),
    ),
  );
  const { ramp } = forecast;
  const expected = ramp?.values[months + 1];
  const paid = chain.paid === undefined ? undefined : chain.steps[chain.paid];
  const step = paid?.cost
    ? verdict.reviewCost({ one: oneOf(plan, paid), cost: spoken(f, paid.cost) })
    : ramp && expected !== undefined && expected > 0
      ? verdict.milestone({ goal: figure(f, { ...ramp.goal, to: expected }) })
      : verdict.review;
  return { day: monthEnd(time.start, months), step };
}

/** A longer name of what is counted would be cut. */
const LONGEST = 30;

/** What stands at the end: the goal, with the limit that it is kept within. */
function endOf(plan: Plan): string {
  const { f, r, say } = plan;
  const goal = r.goals.find(({ kind }) => kind !== 'text' && kind !== 'ceiling') ?? r.goals[0];
  if (goal === undefined || goal.kind === 'text') return say.verdict.results;
  const ceiling = r.goals.find(({ kind }) => kind === 'ceiling');
  const limit = ceiling && ceiling !== goal ? ceiling : undefined;
  const name = limit ? metricName(f, limit, LONGEST) : '';
  const aim = goal.metric.length > LONGEST && goalPhrase(plan) !== '' ? goalPhrase(plan) : figure(f, goal);
  return `${aim}${
    limit
      ? f.say(
          `, ${lowerFirst(name)} ${figure(f, limit)}`,
          ` และ${thaiGap(limit.metric)}${name} ${figure(f, limit)}`,
        )
      : ''
  }`;
}

function span(plan: Plan, from: Date, to: Date): string {
  const { f } = plan;
  const last = to < addDays(from, 3) ? addDays(from, 10) : to;
  return from.getUTCMonth() === last.getUTCMonth()
    ? `${from.getUTCDate()}–${f.shortDate(last)}`
    : `${f.shortDate(from)} – ${f.shortDate(last)}`;
}

export const writeConclusion = page('conclusion', (plan) => {
  const { f, time, budget, forecast } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const { cost, ramp } = forecast;
  const gate = gateOf(plan);
  const asked = askOf(plan);
  const [yes, start] = [shortDay(plan, time.approveBy), shortDay(plan, time.start)];
  const whole =
    budget.total === undefined || budget.totalAssumed
      ? budgetPhrase(plan)
      : f.money(budget.total, budget.currency);
  const dates = [
    ...steps(plan).map(({ date }) => date),
    f.date(time.approveBy),
    f.date(time.start),
    f.date(time.end),
  ].join(', ');
  return {
    title: plan.reckoning.ask
      ? plan.say.verdict.askSum({ sum: spoken(f, plan.reckoning.ask), day: yes, start })
      : plan.say.reckoned.headlineAsk({ day: yes, start }),
    reckoned: { ...asked, ...(gate ? { gate } : {}) },
    output: {
      summary: closingWords(plan, whole),
      keyBenefits: benefits(plan),
      nextSteps: steps(plan),
      cta: budget.known
        ? say(`Approve the ${whole} plan`, `อนุมัติแผนงบ ${whole}`)
        : say('Agree the budget and start', 'ตกลงงบและเริ่มงาน'),
    },
    evidence: [
      ...reckonedEvidence(plan, w, [...chainNodes(plan), ...toldNodes(plan)]),
      ...(asked.questions ?? []).map(({ choices, why }) =>
        why === undefined
          ? w.assume(choices.join(' · '), plan.say.questions.choicesWhy)
          : w.computed(choices.join(' · '), `${why} ${plan.say.questions.choicesWhy}`),
      ),
      ...budgetEvidence(plan, w),
      ...lengthEvidence(plan, w),
      w.answer('specificObjectives'),
      ...forecastEvidence(plan, w, false),
      ...(cost?.resultsNow !== undefined &&
      cost.resultsTarget !== undefined &&
      cost.resultsTarget > cost.resultsNow
        ? [
            w.computed(
              say(
                `${Math.round((cost.resultsTarget / cost.resultsNow - 1) * 100)}% more`,
                `เพิ่ม ${Math.round((cost.resultsTarget / cost.resultsNow - 1) * 100)}%`,
              ),
              `${f.number(cost.resultsTarget)} ÷ ${f.number(cost.resultsNow)} − 1`,
            ),
          ]
        : []),
      ...(forecast.supply?.worthThen !== undefined
        ? [
            w.computed(
              say(
                `${f.number(forecast.supply.worthThen)} and ${f.number(forecast.supply.worthNow ?? 0)} a month`,
                `เดือนละ ${f.number(forecast.supply.worthThen)} และ ${f.number(forecast.supply.worthNow ?? 0)}`,
              ),
              say(
                `people × ${forecast.supply.each} × starting price, before any other price`,
                `จำนวนคน × ${forecast.supply.each} × ราคาเริ่มต้น`,
              ),
            ),
          ]
        : []),
      ...(ramp
        ? [
            w.computed(
              say(
                `At the month ends: ${ramp.values
                  .slice(1)
                  .map((value) => `${f.number(value)}${ramp.goal.unit === '%' ? '%' : ''}`)
                  .join(', ')}`,
                `ณ สิ้นเดือน: ${ramp.values
                  .slice(1)
                  .map((value) => `${f.number(value)}${ramp.goal.unit === '%' ? '%' : ''}`)
                  .join(', ')}`,
              ),
              say('Month table of page 3', 'ตารางรายเดือนหน้า 3'),
            ),
          ]
        : []),
      ...dateEvidence(plan, w, dates),
    ],
  };
});
const shortDay = (plan: Plan, day: Date): string => `${day.getUTCDate()} ${plan.f.month(day)}`;
