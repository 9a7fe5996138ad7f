/** The objectives as cards: what is to be reached, how it is judged, and the figure. */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { Formatter } from '../language.ts';
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import type { Readings } from '../readings/index.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import { clip, lowerNoun, thaiGap } from '../text.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { BudgetPlan } from './budget.ts';
import type { Forecast } from './forecast.ts';
import { aimOf, judgedBy, judgedWithMoney } from './target-words.ts';
import type { Timeframe } from './timeframe.ts';

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

/** Without 'monthly', 'รายเดือน'; singular of the last word in English. */
export const bareMetric = (metric: string): string =>
  lowerNoun(metric.replace(/^(?:monthly|weekly|annual|yearly)\s+|รายเดือน$/giu, '').trim() || metric);
export function singular(metric: string): string {
  if (isMostlyThai(metric)) return metric;
  // 'tickets sold', 'nights booked outside holidays': what is counted stands first.
  const told = /^(\S+s|\S+ \S+s)\s+((?:sold|\p{L}{3,}ed)\b.*)$/iu.exec(metric);
  if (told) return `${singular(told[1] ?? '')} ${told[2] ?? ''}`;
  return metric
    .replace(/ies$/iu, 'y')
    .replace(/(ss|us|is)$/iu, '$1\u0000')
    .replace(/(sh|ch|x)es$/iu, '$1')
    .replace(/s$/iu, '')
    .replace('\u0000', '');
}
const article = (noun: string): string =>
  /^[aeiou]/iu.test(noun) && !/^(?:uni|use|one)/iu.test(noun) ? 'an' : 'a';

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
  const metric = clip(bareMetric(goal.metric), 30);
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
  const metric = clip(bareMetric(goal.metric), 44);
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
        statement: r.voice.one('objectives-growth', [
          say(
            `${down ? 'Bring' : 'Grow'} ${metric} ${down ? 'down ' : ''}from ${from} to ${to} by ${by}`,
            `${down ? 'ลด' : 'เพิ่ม'}${it}จาก ${from} เป็น ${to} ภายใน ${by}`,
          ),
          say(
            `${f.sentence(metric)} at ${to} by ${by}, ${down ? 'down' : 'up'} from ${from}`,
            `${metric}${gap(metric)}ที่ ${to} ณ ${by} จากวันนี้ ${from}`,
          ),
          say(`By ${by}: ${metric} ${from} → ${to}`, `${metric} ${from} → ${to} ถึงเป้าใน ${by}`),
        ]),
        metric:
          needed === undefined
            ? r.voice.one('objectives-month-end', [
                say('Counted at the end of each month', 'นับทุกสิ้นเดือน'),
                say('Read on the last day of the month', 'ดูยอดวันสุดท้ายของเดือน'),
                say('One count per month, at its close', 'สรุปยอดเดือนละครั้ง'),
              ])
            : r.voice.one('objectives-gain', [
                say(
                  `Counted at month end; ${more} ${gains(goal)} needed to cover the loss`,
                  `นับทุกสิ้นเดือน ต้องได้รายใหม่ ${more} รายเพื่อชดเชยที่หายไป`,
                ),
                say(
                  `${more} ${gains(goal)} make up for those who leave; counted each month`,
                  `หารายใหม่ ${more} รายให้ทันคนที่เลิกไป สรุปยอดทุกเดือน`,
                ),
                say(
                  `A monthly count; ${more} ${gains(goal)} replace the ones lost`,
                  `ดูยอดรายเดือน เติมรายใหม่ ${more} รายแทนที่เสียไป`,
                ),
              ]),
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
        statement: r.voice.one('objectives-limit', [
          say(`Keep ${limit}${growing ? ' while the base grows' : ''}`, `รักษา${gap(metric)}${thaiLimit}`),
          say(`Hold ${limit}${growing ? ' as numbers rise' : ''}`, `คุม${gap(metric)}${thaiLimit}`),
          say(`Throughout the plan: ${limit}`, `เกณฑ์ตลอดแผน: ${metric}${gap(metric)}${thaiFigure}`),
        ]),
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
        metric: r.voice.one('objectives-change', [
          say('Against today’s figure, to confirm with the client', 'เทียบกับตัวเลขวันนี้ ซึ่งรอยืนยันกับลูกค้า'),
          say('Compared with a starting figure the client confirms', 'ลูกค้ายืนยันจุดตั้งต้นก่อน แล้วจึงเทียบ'),
          say('The starting figure is still to come from the client', 'รอตัวเลขตั้งต้นจากลูกค้าเพื่อใช้เทียบ'),
        ]),
        target,
      };
    case 'count': {
      const daily =
        goal.per === 'month' && (goal.to ?? 0) >= 30
          ? say(`; ${f.number((goal.to ?? 0) / 30, 1)} a day`, ` วันละ ${f.number((goal.to ?? 0) / 30, 1)}`)
          : '';
      const unit = /^[A-Z]{3}$/u.test(goal.unit) ? f.currency(goal.unit) : goal.unit;
      const count = `${f.number(goal.to ?? 0)} ${unit}${goal.per ? perText(f, goal.per) : ''}`.trim();
      const it = `${gap(metric)}${metric}`;
      return {
        objective,
        kind: 'goal',
        statement: r.voice.one('objectives-count', [
          say(`Reach ${figure(f, goal)} by ${by}`, `${metric}${gap(metric)}ให้ถึง ${count} ภายใน ${by}`),
          say(`By ${by}: ${figure(f, goal)}`, `ภายใน ${by} ต้องได้${it} ${count}`),
          say(`Get to ${figure(f, goal)}, no later than ${by}`, `ทำ${it}ให้ได้ ${count} ไม่เกิน ${by}`),
          say(`Goal for ${by}: ${figure(f, goal)}`, `เป้าหมาย ณ ${by}: ${metric} ${count}`),
        ]),
        metric: r.voice.one('objectives-confirmed', [
          say(`Only confirmed ones count${daily}`, `นับเฉพาะรายการที่ยืนยันแล้ว${daily}`),
          say(`Nothing unconfirmed is counted${daily}`, `ไม่รวมรายการที่ยังไม่แน่นอน${daily}`),
          say(`Each is counted once it is confirmed${daily}`, `นับเมื่อยืนยันแล้วเท่านั้น${daily}`),
        ]),
        target,
      };
    }
    case 'text':
      return {
        objective,
        kind: 'goal',
        statement: f.sentence(clip(goal.text, 90)),
        metric: judgedBy(f, r, objective),
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
  const whole = Math.max(1, Math.ceil(months - 0.01));
  return new Date(Date.UTC(time.start.getUTCFullYear(), time.start.getUTCMonth() + whole, 0));
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
    const whole = f.money(budget.total ?? 0, budget.currency);
    targets.push({
      objective: chosen.find((id) => OBJECTIVES[id].pattern.test(per)) ?? chosen[0] ?? 'sales-conversion',
      kind: 'cost',
      statement:
        target < now
          ? r.voice.one('objectives-cost-down', [
              say(
                `Bring the cost of ${article(noun)} ${noun} down from ${f.number(now)} to ${sum}`,
                `ลดค่าสื่อต่อ${noun}จาก ${f.number(now)} เหลือ ${sum}`,
              ),
              say(
                `Pay ${sum} for ${article(noun)} ${noun} instead of ${f.number(now)}`,
                `จ่าย ${sum}ต่อ${noun} แทน ${f.number(now)}`,
              ),
              say(
                `Media cost per ${noun}: ${f.number(now)} today, ${sum} as the aim`,
                `ต้นทุน${noun}ละ ${f.number(now)} ในวันนี้ ตั้งเป้า ${sum}`,
              ),
            ])
          : r.voice.one('objectives-cost-hold', [
              say(`Hold the cost of ${article(noun)} ${noun} at ${sum}`, `คุมค่าสื่อต่อ${noun}ไว้ที่ ${sum}`),
              say(`Media cost per ${noun} stays at ${sum}`, `${noun}ละ ${sum} ไม่ให้แพงขึ้น`),
              say(`Pay ${sum} for each ${noun} and no more`, `จ่ายต่อหนึ่ง${noun}ไม่เกิน ${sum}`),
            ]),
      metric:
        resultsTarget === undefined
          ? say('All media ÷ all tracked results', 'ค่าสื่อทั้งหมด ÷ ผลลัพธ์ที่ติดตามได้')
          : r.voice.one('objectives-results', [
              say(
                `All media ÷ all tracked ${per}s: ${results} for ${whole}`,
                `ค่าสื่อทั้งหมด ÷ ${per}ที่ติดตามได้: ${results} รายการจาก ${whole}`,
              ),
              say(
                `${whole} ÷ ${results} ${per}s, those that are tracked`,
                `งบ ${whole} ÷ ${results} รายการที่วัดได้`,
              ),
              say(
                `Counted where media can be traced: ${results} ${per}s from ${whole}`,
                `นับที่สืบกลับถึงสื่อได้: ${results} รายการด้วยงบ ${whole}`,
              ),
            ]),
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
      statement: r.voice.one('objectives-cap', [
        say(`Cap media for one ${clip(noun, 34)}`, `คุมค่าสื่อต่อ${each}ไม่ให้เกินเพดาน`),
        say(`A limit on the cost of one ${clip(noun, 34)}`, `ตั้งเพดานต้นทุนต่อหนึ่ง${each}`),
        say(`Spend no more than this per ${clip(noun, 34)}`, `จ่ายค่าโฆษณา${each}ละไม่เกินนี้`),
        say(`The most to pay for each ${clip(noun, 34)}`, `ราคาสูงสุดที่ยอมจ่ายต่อ${each}`),
      ]),
      metric: r.voice.one('objectives-ceiling', [
        say(`${division}: a ceiling, not a forecast`, `${division} เป็นเพดาน ไม่ใช่ค่าคาดการณ์`),
        say(`${division} is the limit, not what we predict`, `${division} คือขีดสูงสุด ไม่ได้ทำนายผล`),
        say(`At most ${division}; results show the real cost`, `ไม่เกิน ${division} ต้นทุนจริงดูจากผลลัพธ์`),
      ]),
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
      metric: judgedWithMoney(f, r, part, judgedBy(f, r, id)),
      target: `${f.money(money, budget.currency)}${say(' ', '')}${perText(f, budget.period)}`,
    };
  }
  return {
    objective: id,
    kind: 'baseline',
    statement: aimOf(f, r, id),
    metric: judgedBy(f, r, id),
    target: say('Baseline first', 'ตั้งค่าฐานก่อน'),
  };
}
