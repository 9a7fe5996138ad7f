/** Page 3: objectives as cards, and the months (specification, page 3). */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { addMonths } from '../language.ts';
import type { Plan } from '../plan/index.ts';
import { endAfter, figure, metricName, perText, type Target, gains } from '../plan/targets.ts';
import { unique } from '../../../understanding/text.ts';
import { budgetEvidence, dateEvidence, lengthEvidence, reasonOf } from './plan-evidence.ts';
import { bridgeOf, weakestOf } from './reckoned/bridge.ts';
import { spoken } from './reckoned/figures.ts';
import { goalHeadline } from './reckoned/headlines.ts';
import { chainNodes, reckonedEvidence, toldNodes } from './reckoned/evidence.ts';
import { gateOf } from './reckoned/gate.ts';
import { evidenceFor, page, type Write } from './write.ts';

/** The one claim of the page: what the reckoning found, else how far the goal is from today. */
function headline(plan: Plan): string {
  const { f, say, reckoning, targets } = plan;
  const told = goalHeadline(plan);
  if (told !== undefined) return told;
  const rising = reckoning.goals.find(({ from, to, more }) => from && to && more);
  if (rising?.from && rising.to && rising.more)
    return say.reckoned.headlineMore({
      from: spoken(f, rising.from),
      to: `${spoken(f, rising.to)} ${rising.fact.kind === 'count' && rising.fact.metric.length <= 24 ? rising.fact.metric : ''}`.trim(),
      more:
        rising.fact.kind === 'percent'
          ? say.reckoned.points(f.number(rising.more.value))
          : spoken(f, rising.more),
    });
  return targets[0]?.statement ?? plan.name;
}

export const writeMarketObjectives = page('market-objectives', (plan) => {
  const { f, r, targets, time } = plan;
  const { say } = f;
  const w = evidenceFor(plan);
  const goalDates = unique([
    ...r.goals.flatMap(({ months }) => (months === undefined ? [] : [f.date(endAfter(time, months))])),
    f.date(time.end),
  ]).join(', ');
  const bridge = bridgeOf(plan);
  const gate = bridge && weakestOf(plan) ? gateOf(plan) : undefined;
  return {
    title: headline(plan),
    ...(bridge ? { reckoned: { bridge, ...(gate ? { gate } : {}) } } : {}),
    output: {
      timeframe: timeframe(plan),
      objectives: targets.map(({ objective, statement, metric, target }) => ({
        category: category(plan, objective),
        statement,
        metrics: metric,
        target,
      })),
    },
    evidence: [
      w.answer('specificObjectives'),
      ...(r.corrected.includes('goals')
        ? targets.map(({ statement }) => w.client(statement, 'specificObjectives'))
        : []),
      ...(r.goals.some(({ text }) => r.answers.whyNeedNow.includes(text)) ? [w.answer('whyNeedNow')] : []),
      ...budgetEvidence(plan, w),
      ...reckonedEvidence(plan, w, [...chainNodes(plan), ...toldNodes(plan)]),
      ...plan.reckoning.goals.flatMap(({ from, to, more, fact }) =>
        fact.kind === 'percent' && from && to && more
          ? [
              w.computed(
                plan.say.reckoned.points(f.number(more.value)),
                `${spoken(f, to)} − ${spoken(f, from)}`,
              ),
            ]
          : [],
      ),
      ...forecastEvidence(plan, w),
      ...dateEvidence(
        plan,
        w,
        unique([f.date(time.start), f.date(time.mediaEnd), goalDates, f.date(time.approveBy)]).join(', '),
      ),
      ...lengthEvidence(plan, w),
      ...(time.planMonths > time.mediaMonths
        ? [
            w.computed(
              say(
                `${f.months(time.planMonths - time.mediaMonths)} after media`,
                `${f.months(time.planMonths - time.mediaMonths)}หลังลงสื่อ`,
              ),
              `${f.number(time.planMonths)} − ${f.number(time.mediaMonths)}`,
            ),
          ]
        : []),
    ],
  };
});

const category = (plan: Plan, id: Target['objective']): string => plan.f.both(OBJECTIVES[id].name);

/** 'January to June 2027: paid media in the first three months, …'. */
function timeframe(plan: Plan): string {
  const { f, time } = plan;
  const { say } = f;
  if (time.mediaDays !== undefined && time.end.getTime() === time.mediaEnd.getTime()) {
    const [first, last, days] = [f.date(time.start), f.date(time.mediaEnd), f.number(time.mediaDays)];
    return say(`${first} to ${last}: ${days} days of paid media`, `${first} ถึง ${last} ลงสื่อ ${days} วัน`);
  }
  const [from, to] = [time.start, time.end];
  const sameYear = from.getUTCFullYear() === to.getUTCFullYear();
  const span =
    from.getUTCMonth() === to.getUTCMonth() && sameYear
      ? f.monthYear(from)
      : say(
          `${sameYear ? f.month(from) : f.monthYear(from)} to ${f.monthYear(to)}`,
          `${sameYear ? f.month(from) : f.monthYear(from)}–${f.monthYear(to)}`,
        );
  if (time.planMonths > time.mediaMonths) {
    const [paid, own] = [f.months(time.mediaMonths), f.months(time.planMonths - time.mediaMonths)];
    return say(
      `${span}: media for ${paid}, then ${own} on our own channels`,
      `${span} ลงสื่อ ${paid}แรก อีก ${own}ใช้ช่องทางของเราเอง`,
    );
  }
  const readyYear = f.monthYear(time.prepareFrom);
  // 'set-up in December' before 'January 2027' needs its year.
  const ready =
    time.prepareFrom.getUTCFullYear() === from.getUTCFullYear() ? f.month(time.prepareFrom) : readyYear;
  return say(`${span}: paid media, prepared in ${ready}`, `เตรียมการ${readyYear} ลงสื่อ${span}`);
}

/** Characters of what a chart counts. */
const METRIC = 40;

/** Cost, ramp, ceiling and take-up, each with its formula; page 3 also charts the months. */
export function forecastEvidence(plan: Plan, w: Write, chart = true): Evidence[] {
  const { f, forecast, budget, time } = plan;
  const { say } = f;
  const list: Evidence[] = [];
  const { cost, ramp, ceiling } = forecast;
  if (cost) {
    const known = plan.r.costs[0];
    if (known)
      list.push(
        w.client(
          known.text,
          plan.r.corrected.includes('known')
            ? 'known'
            : known.field === 'onlineAdIssues'
              ? 'onlineAdIssues'
              : known.field === 'currentChallenges'
                ? 'currentChallenges'
                : 'additionalNotes',
        ),
      );
    if (cost.from !== undefined && cost.target < cost.now) {
      list.push(
        w.assume(
          say(
            `Target of ${f.money(cost.target, cost.currency)} for each ${cost.per}, over all channels`,
            `เป้าหมาย ${f.money(cost.target, cost.currency)}ต่อ${cost.per} ทุกช่องทาง`,
          ),
          reasonOf(
            plan,
            'cost-target',
            say(
              `Midpoint: (${f.number(cost.from)} + ${f.number(cost.now)}) ÷ 2`,
              `ค่ากลาง: (${f.number(cost.from)} + ${f.number(cost.now)}) ÷ 2`,
            ),
          ),
        ),
      );
    }
    if (cost.resultsTarget !== undefined) {
      list.push(
        w.computed(
          say(
            `${f.number(cost.resultsTarget)} ${cost.per}s at the target, ${f.number(cost.resultsNow ?? 0)} at today’s cost`,
            `${f.number(cost.resultsTarget)} รายการที่เป้าหมาย ${f.number(cost.resultsNow ?? 0)} รายการที่ต้นทุนวันนี้`,
          ),
          `${f.number(budget.total ?? 0)} ÷ ${f.number(cost.target)}; ${f.number(budget.total ?? 0)} ÷ ${f.number(cost.now)}`,
        ),
      );
    }
  }
  if (ramp) {
    const monthly = ramp.goal.kind === 'ramp';
    const labels = ramp.values.map((_, i) =>
      i === 0
        ? monthly
          ? say('Start', 'วันนี้')
          : f.shortMonth(addMonths(time.start, -1))
        : f.shortMonth(addMonths(time.start, i - 1)),
    );
    const data = { labels, values: ramp.values, unit: metricName(f, ramp.goal, METRIC) };
    const metric = f.sentence(metricName(f, ramp.goal, METRIC));
    if (ramp.needed !== undefined && ramp.churn !== undefined) {
      list.push(
        w.computed(
          say(`${metric} at month end`, `${metric} ณ สิ้นเดือน`),
          say(
            `Previous month × ${f.number(100 - ramp.churn)}% + ${gains(ramp.goal)} (${f.number(ramp.gainMedia ?? 0)} a month while media runs, ${f.number(ramp.gainOwn ?? 0)} from own channels alone)`,
            `เดือนก่อน × ${f.number(100 - ramp.churn)}% + รายใหม่ (เดือนละ ${f.number(ramp.gainMedia ?? 0)} ระหว่างลงสื่อ และ ${f.number(ramp.gainOwn ?? 0)} จากช่องทางของเราเอง)`,
          ),
          ...(chart ? ([data] as const) : []),
        ),
        w.computed(
          say(
            `${f.number(ramp.needed)} ${gains(ramp.goal)} = ${f.number(ramp.fromMedia ?? 0)} from media + ${f.number(ramp.fromOwn ?? 0)} from own channels`,
            `รายใหม่ ${f.number(ramp.needed)} = จากสื่อ ${f.number(ramp.fromMedia ?? 0)} + จากช่องทางของเราเอง ${f.number(ramp.fromOwn ?? 0)}`,
          ),
          say(
            `The smallest monthly number that brings ${f.number(ramp.goal.from ?? 0)} to ${f.number(ramp.goal.to ?? 0)} at ${f.number(ramp.churn)}% loss a month`,
            `จำนวนต่อเดือนที่น้อยที่สุดซึ่งพา ${f.number(ramp.goal.from ?? 0)} ไปถึง ${f.number(ramp.goal.to ?? 0)} เมื่อหายไปเดือนละ ${f.number(ramp.churn)}%`,
          ),
        ),
      );
      if (ramp.takeUp !== undefined)
        list.push(
          w.assume(
            say(`${f.number(ramp.takeUp)}% of buyers take it up`, `ผู้ซื้อ ${f.number(ramp.takeUp)}% ตอบรับ`),
            reasonOf(
              plan,
              'take-up',
              say('Set equal to today’s repeat rate (client answer)', 'ตั้งเท่าอัตราซื้อซ้ำวันนี้ (คำตอบของลูกค้า)'),
            ),
          ),
        );
    } else if (monthly) {
      list.push(
        w.assume(
          say(`${metric}, month by month`, `${metric} รายเดือน`),
          say('Equal steps from today’s figure to the goal', 'เพิ่มเท่ากันทุกเดือนจากวันนี้ถึงเป้าหมาย'),
          ...(chart ? ([data] as const) : []),
        ),
      );
    } else {
      list.push(
        w.assume(
          say(`${metric}: ramp to ${figure(f, ramp.goal)}`, `${metric}: ไต่ระดับสู่ ${figure(f, ramp.goal)}`),
          reasonOf(
            plan,
            'first-month',
            say(
              'Half of the goal in the first month, then equal steps',
              'เดือนแรกครึ่งหนึ่งของเป้า แล้วเพิ่มเท่ากันทุกเดือน',
            ),
          ),
          ...(chart ? ([data] as const) : []),
        ),
      );
    }
  }
  if (ceiling)
    list.push(
      w.computed(
        say(
          `${f.money(ceiling.value, ceiling.currency)} for each: a ceiling`,
          `เพดาน ${f.money(ceiling.value, ceiling.currency)}ต่อราย`,
        ),
        ceiling.formula.replaceAll(/\d+(?:\.\d+)?/gu, (digits) => f.number(Number(digits))),
      ),
    );
  const money = plan.targets.filter(({ kind }) => kind === 'money');
  for (const { target } of money) {
    const stage = plan.budget.stages.findIndex((sum) => target.startsWith(f.money(sum, budget.currency)));
    if (stage >= 0)
      list.push(
        w.computed(
          target,
          `${plan.budget.stageShares[stage] ?? 0}% × ${f.number(budget.amount)}${budget.period === 'total' ? '' : ` ${perText(f, budget.period)}`}`,
        ),
      );
  }
  const counted = plan.r.goals.find(
    ({ kind, per, to }) => kind === 'count' && per === 'month' && (to ?? 0) >= 30,
  );
  if (counted)
    list.push(
      w.computed(
        say(`${f.number((counted.to ?? 0) / 30, 1)} a day`, `วันละ ${f.number((counted.to ?? 0) / 30, 1)}`),
        `${f.number(counted.to ?? 0)} ÷ 30`,
      ),
    );
  return list;
}
