/** Page 19: benefits, dated steps, one decision (specification, page 19). */
import { addDays, monthEnd } from '../language.ts';
import { benefits } from './benefits.ts';
import { closingWords } from './closing-words.ts';
import type { Plan } from '../plan/index.ts';
import { bareMetric, figure } from '../plan/targets.ts';
import { clip, lowerFirst, thaiGap } from '../text.ts';
import { forecastEvidence } from './market-objectives.ts';
import { budgetEvidence, dateEvidence, lengthEvidence } from './plan-evidence.ts';
import { budgetPhrase, evidenceFor, page } from './write.ts';

function steps(plan: Plan): { date: string; step: string }[] {
  const { f, r, time, budget, forecast } = plan;
  const { say } = f;
  const { voice } = r;
  const { learn, ideas } = r.trade;
  const idea = say(ideas[0]?.en ?? '', ideas[0]?.th ?? '');
  const rules = r.cautions.some(({ id }) => id === 'medical' || id === 'alcohol');
  const preparation = [
    voice.one('step-tracking', [
      say('tracking', 'ติดตั้งการวัดผล'),
      say('tags set up', 'วางแท็กวัดผล'),
      say('measurement', 'ตั้งระบบนับผล'),
    ]),
    rules ? say('approvals', 'ขออนุมัติชิ้นงาน') : '',
    r.face === 'owner'
      ? voice.one('step-shoot-owner', [
          say('first shoot with the owner', 'ถ่ายทำครั้งแรกกับเจ้าของ'),
          say('the owner’s first clip', 'คลิปแรกของเจ้าของ'),
          say('a filming day at the owner’s', 'นัดวันถ่ายกับเจ้าของ'),
        ])
      : voice.one('step-shoot', [
          say(`first shoot (“${idea}”)`, `ถ่ายชุดแรก “${idea}”`),
          say(`“${idea}” on camera`, `ลงมือถ่าย “${idea}”`),
          say(`filming “${idea}”`, `กองถ่าย “${idea}”`),
        ]),
    r.competitors.length > 0
      ? voice.one('step-rivals', [
          say('rival check', 'ตรวจคู่แข่ง'),
          say('competitors reviewed', 'ไปดูคู่แข่ง'),
          say('a look at rivals', 'สำรวจคู่แข่ง'),
        ])
      : '',
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
      ? voice.one('step-end', [
          say('Results, and what comes next', 'สรุปผลและก้าวต่อไป'),
          say('Findings, then a new decision', 'ดูสิ่งที่พบ แล้วตัดสินใจใหม่'),
          say('What worked and what to stop', 'อะไรได้ผล อะไรควรหยุด'),
        ])
      : figure(f, goal);
  const ceilingGoal = r.goals.find(({ kind }) => kind === 'ceiling');
  return [
    {
      date: f.shortDate(time.approveBy),
      step: budget.known
        ? voice.one('step-approve', [
            say('Approve plan, budget and wording', 'อนุมัติแผน งบ และถ้อยคำ'),
            say('Confirm sums, texts and dates', 'ตกลงงบ ข้อความ และกำหนดการ'),
            say('Sign off channels and budget', 'เซ็นรับรองช่องทางและตัวเลข'),
            say('Approve it, or send changes', 'อนุมัติ หรือส่งข้อแก้ไข'),
          ])
        : voice.one('step-agree', [
            say('Agree the budget and approve the plan', 'ตกลงงบและอนุมัติแผน'),
            say('Set a sum, then confirm', 'กำหนดยอดเงิน แล้วยืนยัน'),
            say('Settle the money and the wording', 'สรุปงบกับถ้อยคำ'),
          ]),
    },
    {
      date: span(plan, time.prepareFrom, time.prepareTo),
      step: f.sentence(preparation.join(say(', ', ' '))),
    },
    {
      date: f.shortDate(time.start),
      step:
        money === ''
          ? voice.one('step-start-free', [
              say('Media starts, on the sum agreed', 'เริ่มลงสื่อตามงบที่ตกลง'),
              say('Adverts run, once a sum is set', 'โฆษณาเริ่มเมื่อมียอดเงินแล้ว'),
              say('Campaign opens after we agree the budget', 'เปิดแคมเปญหลังสรุปงบ'),
            ])
          : voice.one('step-start', [
              say(`Media starts, ${money}`, `เริ่มลงสื่อ ${money}`),
              say(`Adverts go live: ${money}`, `โฆษณาขึ้นจริง ${money}`),
              say(`Campaign opens with ${money}`, `เปิดแคมเปญด้วยงบ ${money}`),
            ]),
    },
    ...(review && review < time.end
      ? [
          {
            date: f.shortDate(review),
            step:
              expected === undefined || expected === 0
                ? budget.known
                  ? voice.one('step-review', [
                      say(`Review: ${learn.en}`, `ทบทวน: ${learn.th}`),
                      say(`First findings: ${learn.en}`, `ผลชุดแรก: ${learn.th}`),
                      say(`Known by now: ${learn.en}`, `ถึงวันนี้ควรรู้: ${learn.th}`),
                    ])
                  : voice.one('step-review-free', [
                      say('Review: who answered, and where', 'ทบทวน: ใครตอบรับ จากช่องทางใด'),
                      say('A look at replies by channel', 'ดูคำตอบแยกตามช่องทาง'),
                      say('Keep the channel that gets replies', 'เก็บช่องทางที่มีคนตอบไว้'),
                    ])
                : voice.one('step-review-goal', [
                    say(`Review: ${milestone}?`, `ทบทวน: ถึง ${milestone} หรือยัง`),
                    say(`On course for ${milestone}?`, `ตรวจว่าได้ ${milestone} ไหม`),
                    say(`Expected by now: ${milestone}`, `ตอนนี้ควรมี ${milestone}`),
                  ]),
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
  const { f, r, time, budget, forecast, hero } = plan;
  const { say } = f;
  const { voice } = r;
  const w = evidenceFor(plan);
  const { cost, ramp } = forecast;
  const product = clip(hero, 40);
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
    title: voice.one('conclusion-title', [
      say(
        `Approve by ${yes}: ${product} is seen from ${start}`,
        `อนุมัติภายใน ${yes} ${product} เริ่มขึ้นสื่อ ${start}`,
      ),
      say(
        `With a yes by ${yes}, ${product} goes live on ${start}`,
        `ตกลงไม่เกิน ${yes} คนจะเห็น ${product} ตั้งแต่ ${start}`,
      ),
      say(
        `${f.sentence(product)}: decide by ${yes}, media from ${start}`,
        `${product}: ขอการตัดสินใจ ${yes} ออกสื่อ ${start}`,
      ),
      say(
        `To show ${product} on ${start} we need your decision by ${yes}`,
        `ถ้าจะให้ ${product} ขึ้นสื่อ ${start} ขอคำตอบภายใน ${yes}`,
      ),
    ]),
    output: {
      summary: closingWords(plan, whole),
      keyBenefits: benefits(plan),
      nextSteps: steps(plan),
      cta: budget.known
        ? voice.one('conclusion-cta', [
            say(`Approve the ${whole} plan`, `อนุมัติแผนงบ ${whole}`),
            say(`Go ahead with ${whole}`, `เดินหน้าด้วยงบ ${whole}`),
            say(`Confirm ${whole} of media`, `ยืนยันงบสื่อ ${whole}`),
          ])
        : voice.one('conclusion-cta-free', [
            say('Agree the budget and start', 'ตกลงงบและเริ่มงาน'),
            say('Name a sum to begin with', 'บอกงบเพื่อเริ่มต้น'),
            say('Decide what media may cost', 'กำหนดงบสื่อ'),
          ]),
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
