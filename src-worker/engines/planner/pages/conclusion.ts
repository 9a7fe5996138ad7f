/** Page 19: benefits, dated steps, one decision (specification, page 19). */
import { addDays, monthEnd } from '../language.ts';
import { benefits } from './benefits.ts';
import { closingWords } from './closing-words.ts';
import type { Plan } from '../plan/index.ts';
import { bareMetric, figure } from '../plan/targets.ts';
import { clip, lowerFirst, thaiGap } from '../text.ts';
import { forecastEvidence } from './market-objectives.ts';
import { budgetEvidence, dateEvidence, lengthEvidence } from './plan-evidence.ts';
import { askOf } from './reckoned/ask.ts';
import { chainNodes, reckonedEvidence } from './reckoned/evidence.ts';
import { gateOf } from './reckoned/gate.ts';
import { budgetPhrase, evidenceFor, page } from './write.ts';

function steps(plan: Plan): { date: string; step: string }[] {
  const { f, r, time, budget, forecast } = plan;
  const { say } = f;
  const { learn, ideas } = r.trade;
  const idea = say(ideas[0]?.en ?? '', ideas[0]?.th ?? '');
  const rules = r.cautions.some(({ id }) => id === 'medical' || id === 'alcohol');
  const preparation = [
    say('tracking', 'ติดตั้งการวัดผล'),
    rules ? say('approvals', 'ขออนุมัติชิ้นงาน') : '',
    r.face === 'owner'
      ? say('first shoot with the owner', 'ถ่ายทำครั้งแรกกับเจ้าของ')
      : say(`first shoot (“${idea}”)`, `ถ่ายชุดแรก “${idea}”`),
    r.competitors.length > 0 ? say('rival check', 'ตรวจคู่แข่ง') : '',
  ].filter(Boolean);
  const money = budgetPhrase(plan);
  const { ramp } = forecast;
  const review =
    time.mediaMonths > 1 || time.planMonths > 1
      ? monthEnd(
          time.start,
          Math.max(
            0,
            Math.min(time.mediaMonths, time.planMonths) - (time.planMonths > time.mediaMonths ? 1 : 2),
          ),
        )
      : undefined;
  const reviewIndex =
    review === undefined
      ? -1
      : (review.getUTCFullYear() - time.start.getUTCFullYear()) * 12 +
        review.getUTCMonth() -
        time.start.getUTCMonth() +
        1;
  const expected = ramp?.values[reviewIndex];
  const milestone = ramp && expected !== undefined ? figure(f, { ...ramp.goal, to: expected }) : '';
  const goal = r.goals.find(({ kind }) => kind !== 'text' && kind !== 'ceiling') ?? r.goals[0];
  const end =
    goal === undefined || goal.kind === 'text'
      ? say('Results, and what comes next', 'สรุปผลและก้าวต่อไป')
      : figure(f, goal);
  const ceilingGoal = r.goals.find(({ kind }) => kind === 'ceiling');
  return [
    {
      date: f.shortDate(time.approveBy),
      step: budget.known
        ? say('Approve plan, budget and wording', 'อนุมัติแผน งบ และถ้อยคำ')
        : say('Agree the budget and approve the plan', 'ตกลงงบและอนุมัติแผน'),
    },
    {
      date: span(plan, time.prepareFrom, time.prepareTo),
      step: f.sentence(preparation.join(say(', ', ' '))),
    },
    {
      date: f.shortDate(time.start),
      step:
        money === ''
          ? say('Media starts, on the sum agreed', 'เริ่มลงสื่อตามงบที่ตกลง')
          : say(`Media starts, ${money}`, `เริ่มลงสื่อ ${money}`),
    },
    ...(review && review < time.end
      ? [
          {
            date: f.shortDate(review),
            step:
              expected === undefined || expected === 0
                ? budget.known
                  ? say(`Review: ${learn.en}`, `ทบทวน: ${learn.th}`)
                  : say('Review: who answered, and where', 'ทบทวน: ใครตอบรับ จากช่องทางใด')
                : say(`Review: ${milestone}?`, `ทบทวน: ถึง ${milestone} หรือยัง`),
          },
        ]
      : []),
    {
      date: f.shortDate(time.end),
      step: `${end}${ceilingGoal && goal !== ceilingGoal ? say(`, ${lowerFirst(clip(bareMetric(ceilingGoal.metric), 20))} ${figure(f, ceilingGoal)}`, ` และ${thaiGap(ceilingGoal.metric)}${clip(ceilingGoal.metric, 20)} ${figure(f, ceilingGoal)}`) : ''}`,
    },
  ];
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
    title: plan.say.reckoned.headlineAsk({ day: yes, start }),
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
      ...reckonedEvidence(plan, w, chainNodes(plan)),
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
