/** Page 19: benefits, dated steps, one decision (specification, page 19). */
import { addDays, monthEnd } from '../language.ts';
import type { Plan } from '../plan/index.ts';
import { bareMetric, countedIn, figure, gains } from '../plan/targets.ts';
import { clip, isMostlyThai, lowerFirst, thaiGap } from '../text.ts';
import { forecastEvidence } from './market-objectives.ts';
import { budgetEvidence, dateEvidence, lengthEvidence } from './plan-evidence.ts';
import { budgetPhrase, evidenceFor, page } from './write.ts';

function benefits(plan: Plan): string[] {
  const { f, r, forecast, budget, sweet, time } = plan;
  const { say } = f;
  const list: string[] = [];
  const { cost, ramp, supply, ceiling } = forecast;
  if (
    cost?.resultsNow !== undefined &&
    cost.resultsTarget !== undefined &&
    cost.resultsTarget > cost.resultsNow
  ) {
    list.push(
      say(
        `${Math.round((cost.resultsTarget / cost.resultsNow - 1) * 100)}% more ${cost.per}s from the same ${f.money(budget.total ?? 0, budget.currency)}`,
        `${cost.per}เพิ่ม ${Math.round((cost.resultsTarget / cost.resultsNow - 1) * 100)}% จากงบเดิม ${f.money(budget.total ?? 0, budget.currency)}`,
      ),
    );
  }
  if (supply?.worthThen !== undefined && supply.worthNow !== undefined)
    list.push(
      say(
        `${f.money(supply.worthThen, supply.currency)} a month at list price, from ${f.number(supply.worthNow)} today`,
        `${f.money(supply.worthThen, supply.currency)}ต่อเดือนที่ราคาตั้งต้น จาก ${f.number(supply.worthNow)} วันนี้`,
      ),
    );
  if (ramp?.goal.kind === 'ramp' && ramp.goal.unit === '')
    list.push(
      say(
        `${f.number(ramp.goal.to ?? 0)} ${bareMetric(ramp.goal.metric)} on our own list`,
        `${bareMetric(ramp.goal.metric)} ${f.number(ramp.goal.to ?? 0)} รายในรายชื่อของเราเอง`,
      ),
    );
  const goal = r.goals.find(({ kind }) => kind === 'count' || kind === 'change' || kind === 'floor');
  if (goal)
    list.push(
      say(
        `${figure(f, goal)}, confirmed ones alone`,
        `${isMostlyThai(goal.metric) ? `${clip(goal.metric, 40)} ` : ''}${figure(f, goal)} นับเมื่อยืนยันแล้ว`,
      ),
    );
  if (ceiling)
    list.push(
      say(
        `${f.money(ceiling.value, ceiling.currency)}: the most one may cost`,
        `ค่าสื่อไม่เกิน ${f.money(ceiling.value, ceiling.currency)}ต่อ${countedIn(ceiling.goal) || 'ราย'}`,
      ),
    );
  const [spot] = sweet;
  if (list.length < 3 && spot)
    list.push(
      say(
        `${spot.topic.label.en} shown, not claimed: ${lowerFirst(clip(spot.words, 40))}`,
        `เห็นชัดเรื่อง${spot.topic.label.th}: ${clip(spot.words, 40)}`,
      ),
    );
  if (list.length < 3 && r.experience === 'no')
    list.push(say(`“${r.trade.doubt.en}” answered in every advert`, `ทุกชิ้นงานตอบ “${r.trade.doubt.th}”`));
  if (list.length < 3) list.push(say(`Fewer ${r.trade.leak.en}`, `ลด${r.trade.leak.th}`));
  if (list.length < 3) list.push(say(`A clear end: ${f.date(time.end)}`, `มีวันจบชัดเจน: ${f.date(time.end)}`));
  return list.slice(0, 3);
}

function steps(plan: Plan): { date: string; step: string }[] {
  const { f, r, time, budget, forecast } = plan;
  const { say } = f;
  const rules = r.cautions.some(({ id }) => id === 'medical' || id === 'alcohol');
  const preparation = [
    say('tracking', 'ติดตั้งการวัดผล'),
    rules ? say('approvals', 'ขออนุมัติชิ้นงาน') : '',
    r.face === 'owner'
      ? say('first shoot with the owner', 'ถ่ายทำครั้งแรกกับเจ้าของ')
      : say(`first shoot (“${r.trade.ideas[0]?.en ?? ''}”)`, `ถ่ายชุดแรก “${r.trade.ideas[0]?.th ?? ''}”`),
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
                  ? say(`Review: ${r.trade.learn.en}`, `ทบทวน: ${r.trade.learn.th}`)
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
  const { f, r, time, budget, forecast, hero, company } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const { cost, ramp, ceiling } = forecast;
  const whole =
    budget.total === undefined || budget.totalAssumed
      ? budgetPhrase(plan)
      : f.money(budget.total, budget.currency);
  const goal = r.goals.find(({ kind }) => kind !== 'text');
  const proof = plan.sweet[0]?.words ?? r.strengths[0];
  const front = proof === undefined ? undefined : clip(proof, 50);
  const dates = [
    ...steps(plan).map(({ date }) => date),
    f.date(time.approveBy),
    f.date(time.start),
    f.date(time.end),
  ].join(', ');
  const summary =
    cost?.resultsTarget !== undefined && ramp?.needed !== undefined
      ? say(
          `${f.sentence(f.months(time.mediaMonths))} of media: ${f.number(cost.resultsTarget)} ${cost.per}s at the target. With ${f.number(ramp.fromOwn ?? 0)} ${gains(ramp.goal)} of our own, ${f.number(ramp.goal.to ?? 0)} ${bareMetric(ramp.goal.metric)} by ${f.date(time.end)}.`,
          `ลงสื่อ ${f.months(time.mediaMonths)}ได้ ${f.number(cost.resultsTarget)} รายการตามเป้า รวมกับ ${f.number(ramp.fromOwn ?? 0)} รายที่เราชวนเอง มี${bareMetric(ramp.goal.metric)} ${f.number(ramp.goal.to ?? 0)} รายภายใน ${f.date(time.end)}`,
        )
      : goal
        ? say(
            `${f.sentence(figure(f, goal))} for ${company}, ${budget.known ? `on ${whole} of media${ceiling ? ` (at most ${f.money(ceiling.value, ceiling.currency)} each)` : ''}` : 'budget to agree'}, ${f.date(time.start)} to ${f.date(time.end)}.${front === undefined ? '' : ` In front: ${lowerFirst(front)}.`}`,
            `${company} ต้องการ${isMostlyThai(goal.metric) ? clip(goal.metric, 50) : ''} ${figure(f, goal)} ${budget.known ? `ด้วยงบสื่อ ${whole}${ceiling ? ` ไม่เกิน ${f.money(ceiling.value, ceiling.currency)}ต่อ${countedIn(ceiling.goal) || 'ราย'}` : ''}` : 'งบรอตกลง'} ${f.date(time.start)} ถึง ${f.date(time.end)}${front === undefined ? '' : ` ชู${thaiGap(front)}${front}`}`,
          )
        : say(
            `${company} starts with ${clip(lowerFirst(hero), 40)}${r.places[0] ? ` in ${clip(r.places[0].name, 30)}` : ''}${budget.known ? `, on ${whole} of media` : ', budget to agree'}. The first month tells ${r.trade.learn.en}.`,
            `${company} เริ่มด้วย ${clip(hero, 40)}${r.places[0] ? ` ใน${thaiGap(r.places[0].name)}${clip(r.places[0].name, 30)}` : ''} ${budget.known ? `ด้วยงบสื่อ ${whole}` : 'งบรอตกลง'} เดือนแรกจะบอกว่า${r.trade.learn.th}`,
          );
  return {
    title: say(
      `Approve by ${shortDay(plan, time.approveBy)}: ${clip(hero, 40)} is seen from ${shortDay(plan, time.start)}`,
      `อนุมัติภายใน ${shortDay(plan, time.approveBy)} ${clip(hero, 40)} เริ่มขึ้นสื่อ ${shortDay(plan, time.start)}`,
    ),
    output: {
      summary,
      keyBenefits: benefits(plan),
      nextSteps: steps(plan),
      cta: budget.known
        ? say(`Approve the ${whole} plan`, `อนุมัติแผนงบ ${whole}`)
        : say('Agree the budget and start', 'ตกลงงบและเริ่มงาน'),
    },
    evidence: [
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
