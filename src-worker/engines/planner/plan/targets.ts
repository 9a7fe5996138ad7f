/** The objectives as cards: what is to be reached, how it is judged, and the figure. */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { Formatter } from '../language.ts';
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import type { Readings } from '../readings/index.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import { lowerNoun, thaiGap, singular } from '../text.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { BudgetPlan } from './budget.ts';
import type { Forecast } from './forecast.ts';
import { aimOf, judgedBy, judgedWithMoney } from './target-words.ts';
import type { Timeframe } from './timeframe.ts';
import { shorter, whole } from './whole.ts';

export interface Target {
  objective: MarketingObjective;
  kind: 'goal' | 'cost' | 'ceiling' | 'baseline' | 'money';
  statement: string;
  metric: string;
  /** Starts with the figure. */
  target: string;
}

const PER: Readonly<Record<Period | 'total', readonly [string, string]>> = {
  day: ['a day', 'ต่อวัน'],
  week: ['a week', 'ต่อสัปดาห์'],
  month: ['a month', 'ต่อเดือน'],
  quarter: ['a quarter', 'ต่อไตรมาส'],
  year: ['a year', 'ต่อปี'],
  total: ['in all', 'ตลอดแคมเปญ'],
};
export const perText = (f: Formatter, period: Period | 'total'): string => f.say(...PER[period]);

/** Without 'monthly', 'รายเดือน'. */
export const bareMetric = (metric: string): string =>
  lowerNoun(metric.replace(/^(?:monthly|weekly|annual|yearly)\s+|รายเดือน$/giu, '').trim() || metric);
const article = (noun: string): string =>
  /^[aeiou]/iu.test(noun) && !/^(?:uni|use|one)/iu.test(noun) ? 'an' : 'a';

/** Characters of what is counted, beside its figure and within a sentence; of a goal as the client wrote it. */
const [FIGURE, STATEMENT, LONGEST] = [30, 44, 90];

/** What is counted, as short as its place asks for; a longer name is 'results'. */
export const metricName = (f: Formatter, { metric }: Goal, most: number): string =>
  shorter(bareMetric(metric), most) || f.say('results', 'ผลลัพธ์');

/** The Thai classifier; appointments are counted in appointments. */
export const countedIn = ({ unit, metric }: Goal): string =>
  unit === 'ราย' && metric.startsWith('นัด') ? 'นัด' : unit;

/** '60 รายต่อเดือน', '10 qualified inquiries a month', '900 subscribers', '< 6% a month'. */
export function figure(f: Formatter, goal: Goal): string {
  const value = goal.to ?? 0;
  const currency = /^[A-Z]{3}$/u.test(goal.unit);
  const per = goal.per ? f.say(` ${perText(f, goal.per)}`, perText(f, goal.per)) : '';
  const sign =
    goal.kind === 'ceiling' ? '< ' : goal.kind === 'floor' ? '≥ ' : goal.kind === 'change' ? '+' : '';
  const number = currency ? f.money(value, goal.unit) : `${f.number(value)}${goal.unit === '%' ? '%' : ''}`;
  const metric = metricName(f, goal, FIGURE);
  if (goal.kind === 'ceiling' || goal.kind === 'floor')
    return `${sign}${number}${goal.unit === '%' || currency ? per : ` ${metric}${per}`}`;
  // A count of appointments is counted in appointments.
  const unit = countedIn(goal);
  if (unit !== '' && unit !== '%' && !currency) return `${number} ${unit}${per}`;
  if (currency) return `${number}${per}`;
  return `${sign}${number} ${metric}${isMostlyThai(metric) || per.startsWith(' ') || per === '' ? '' : ' '}${per}`;
}

/** The objective that a goal belongs to: by its words, else the first chosen. */
function objectiveOf(goal: Goal, chosen: readonly MarketingObjective[]): MarketingObjective {
  return (
    chosen.find((id) => OBJECTIVES[id].pattern.test(`${goal.metric} ${goal.unit}`)) ??
    chosen[0] ??
    'brand-awareness'
  );
}

function goalTarget(
  f: Formatter,
  r: Readings,
  goal: Goal,
  time: Timeframe,
  fc: Forecast,
  chosen: readonly MarketingObjective[],
): Target {
  const { say } = f;
  const by = goal.by
    ? f.date(lastDayOf(goal.by, time.created))
    : f.date(goal.months === undefined ? time.end : endAfter(time, goal.months));
  const metric = metricName(f, goal, STATEMENT);
  const number = (value: number | undefined): string =>
    /^[A-Z]{3}$/u.test(goal.unit)
      ? f.money(value ?? 0, goal.unit)
      : `${f.number(value ?? 0)}${goal.unit === '%' ? '%' : ''}`;
  const per = goal.per ? ` ${perText(f, goal.per)}` : '';
  const target = goal.kind === 'text' ? say('Figure to agree', 'รอตกลงตัวเลข') : figure(f, goal);
  const objective = objectiveOf(goal, chosen);
  switch (goal.kind) {
    case 'ramp': {
      const down = (goal.to ?? 0) < (goal.from ?? 0);
      const [from, to] = [number(goal.from), number(goal.to)];
      const it = `${gap(metric)}${metric}${gap(metric)}`;
      const needed = fc.ramp?.goal === goal ? fc.ramp.needed : undefined;
      const more = f.number(needed ?? 0);
      return {
        objective,
        kind: 'goal',
        statement: say(
          `${down ? 'Bring' : 'Grow'} ${metric} ${down ? 'down ' : ''}from ${from} to ${to} by ${by}`,
          `${down ? 'ลด' : 'เพิ่ม'}${it}จาก ${from} เป็น ${to} ภายใน ${by}`,
        ),
        metric:
          needed === undefined
            ? say('Counted at the end of each month', 'นับทุกสิ้นเดือน')
            : say(
                `Counted at month end; ${more} ${gains(goal)} needed to cover the loss`,
                `นับทุกสิ้นเดือน ต้องได้รายใหม่ ${more} รายเพื่อชดเชยที่หายไป`,
              ),
        target,
      };
    }
    case 'ceiling':
    case 'floor': {
      const growing = fc.ramp?.goal.kind === 'ramp';
      const limit = `${metric} ${goal.kind === 'ceiling' ? 'under' : 'over'} ${number(goal.to)}${per}`;
      const thaiFigure = `${goal.kind === 'ceiling' ? 'ต่ำกว่า' : 'สูงกว่า'} ${number(goal.to)}${per}`;
      const thaiLimit = `${metric}${gap(metric)}ให้${thaiFigure}`;
      return {
        objective,
        kind: 'goal',
        statement: say(
          `Keep ${limit}${growing ? ' while the base grows' : ''}`,
          `รักษา${gap(metric)}${thaiLimit}`,
        ),
        metric: /churn|เลิก|ยกเลิก/iu.test(metric)
          ? say('Lost in the month ÷ those at its start', 'จำนวนที่หายไปในเดือน ÷ จำนวนต้นเดือน')
          : say('Reported every month', 'รายงานทุกเดือน'),
        target,
      };
    }
    case 'change':
      return {
        objective,
        kind: 'goal',
        statement: say(
          `${f.sentence(metric)}: a change of ${number(goal.to)} by ${by}`,
          `${metric}เปลี่ยนแปลง ${number(goal.to)} ภายใน ${by}`,
        ),
        metric: say('Against today’s figure, to confirm with the client', 'เทียบกับตัวเลขวันนี้ ซึ่งรอยืนยันกับลูกค้า'),
        target,
      };
    case 'count': {
      const daily =
        goal.per === 'month' && (goal.to ?? 0) >= 30
          ? say(`; ${f.number((goal.to ?? 0) / 30, 1)} a day`, ` วันละ ${f.number((goal.to ?? 0) / 30, 1)}`)
          : '';
      const unit = /^[A-Z]{3}$/u.test(goal.unit) ? f.currency(goal.unit) : goal.unit;
      const count = `${f.number(goal.to ?? 0)} ${unit}${goal.per ? perText(f, goal.per) : ''}`.trim();
      return {
        objective,
        kind: 'goal',
        statement: say(
          `Reach ${figure(f, goal)} by ${by}`,
          `${metric}${gap(metric)}ให้ถึง ${count} ภายใน ${by}`,
        ),
        metric: say(`Only confirmed ones count${daily}`, `นับเฉพาะรายการที่ยืนยันแล้ว${daily}`),
        target,
      };
    }
    case 'text':
      return {
        objective,
        kind: 'goal',
        statement: f.sentence(whole(goal.text, LONGEST) || aimOf(f, r, objective)),
        metric: judgedBy(f, objective),
        target,
      };
  }
}

/** A space between Thai and Latin, none between Thai and Thai. */
const gap = thaiGap;

/** What is gained towards a number of subscribers, customers, …. */
export const gains = ({ metric }: Goal): string =>
  /subscri|member/iu.test(metric)
    ? 'sign-ups'
    : /customer|client|buyer|user/iu.test(metric)
      ? `new ${bareMetric(metric).split(' ').at(-1) ?? ''}`
      : 'new ones';

/** Last day of the month that lies `months` after the start, the first month counted. */
export function endAfter(time: Timeframe, months: number): Date {
  const full = Math.max(1, Math.ceil(months - 0.01));
  return new Date(Date.UTC(time.start.getUTCFullYear(), time.start.getUTCMonth() + full, 0));
}

export function makeTargets(
  f: Formatter,
  r: Readings,
  time: Timeframe,
  budget: BudgetPlan,
  fc: Forecast,
): Target[] {
  const { say } = f;
  const chosen = r.objectives.length > 0 ? r.objectives : (['brand-awareness'] as const);
  const targets = r.goals.map((goal) => goalTarget(f, r, goal, time, fc, chosen));
  if (fc.cost) {
    const { per, now, target, currency, resultsTarget } = fc.cost;
    const noun = singular(per);
    const sum = f.money(target, currency);
    const results = f.number(resultsTarget ?? 0);
    const all = f.money(budget.total ?? 0, budget.currency);
    targets.push({
      objective: chosen.find((id) => OBJECTIVES[id].pattern.test(per)) ?? chosen[0] ?? 'sales-conversion',
      kind: 'cost',
      statement:
        target < now
          ? say(
              `Bring the cost of ${article(noun)} ${noun} down from ${f.number(now)} to ${sum}`,
              `ลดค่าสื่อต่อ${noun}จาก ${f.number(now)} เหลือ ${sum}`,
            )
          : say(`Hold the cost of ${article(noun)} ${noun} at ${sum}`, `คุมค่าสื่อต่อ${noun}ไว้ที่ ${sum}`),
      metric:
        resultsTarget === undefined
          ? say('All media ÷ all tracked results', 'ค่าสื่อทั้งหมด ÷ ผลลัพธ์ที่ติดตามได้')
          : say(
              `All media ÷ all tracked ${per}s: ${results} for ${all}`,
              `ค่าสื่อทั้งหมด ÷ ${per}ที่ติดตามได้: ${results} รายการจาก ${all}`,
            ),
      target: say(
        `${f.money(target, currency)} ${article(noun)} ${noun}`,
        `${f.money(target, currency)}ต่อ${noun}`,
      ),
    });
  } else if (fc.ceiling) {
    const { goal, value, currency } = fc.ceiling;
    const noun = singular(bareMetric(goal.metric));
    const each = countedIn(goal) || 'ราย';
    const division = `${f.number(budget.amount)} ÷ ${f.number(goal.to ?? 1)}`;
    targets.push({
      objective:
        targets.find(({ target }) => target === figure(f, goal))?.objective ?? chosen[0] ?? 'lead-generation',
      kind: 'ceiling',
      statement: say(
        `Cap media for one ${shorter(noun, STATEMENT) || 'result'}`,
        `คุมค่าสื่อต่อ${each}ไม่ให้เกินเพดาน`,
      ),
      metric: say(`${division}: a ceiling, not a forecast`, `${division} เป็นเพดาน ไม่ใช่ค่าคาดการณ์`),
      target: say(
        `≤ ${f.money(value, currency)} each`,
        `≤ ${f.money(value, currency)}ต่อ${countedIn(goal) || 'ราย'}`,
      ),
    });
  }
  for (const id of chosen) {
    if (targets.some(({ objective }) => objective === id)) continue;
    targets.push(plainTarget(f, r, budget, id));
  }
  return targets.slice(0, 4);
}

/** An objective for which the client named no figure. */
function plainTarget(f: Formatter, r: Readings, budget: BudgetPlan, id: MarketingObjective): Target {
  const { say } = f;
  const stage = { 'brand-awareness': 0, 'customer-retention': 3 }[id as string];
  const money = stage === undefined || !budget.known ? undefined : budget.stages[stage];
  if (money !== undefined && money > 0) {
    const part = budget.stageShares[stage ?? 0] ?? 0;
    return {
      objective: id,
      kind: 'money',
      statement: aimOf(f, r, id),
      metric: judgedWithMoney(f, part, judgedBy(f, id)),
      target: `${f.money(money, budget.currency)}${say(' ', '')}${perText(f, budget.period)}`,
    };
  }
  return {
    objective: id,
    kind: 'baseline',
    statement: aimOf(f, r, id),
    metric: judgedBy(f, id),
    target: '',
  };
}
