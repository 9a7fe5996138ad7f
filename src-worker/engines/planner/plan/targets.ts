/** The objectives as cards: what is to be reached, how it is judged, and the figure. */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { Formatter } from '../language.ts';
import { dayOf } from '../readings/deadlines.ts';
import type { Goal } from '../readings/goals.ts';
import type { Readings } from '../readings/index.ts';
import type { Period } from '../readings/periods.ts';
import { clip, isMostlyThai, lowerNoun, thaiGap } from '../text.ts';
import type { BudgetPlan } from './budget.ts';
import type { Forecast } from './forecast.ts';
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
  metric.replace(/^(?:monthly|weekly|annual|yearly)\s+|รายเดือน$/giu, '').trim() || metric;
export function singular(metric: string): string {
  if (isMostlyThai(metric)) return metric;
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
  goal: Goal,
  time: Timeframe,
  fc: Forecast,
  chosen: readonly MarketingObjective[],
): Target {
  const { say } = f;
  const by = goal.by
    ? f.date(dayOf(goal.by, time.created))
    : f.date(goal.months === undefined ? time.end : endAfter(time, goal.months));
  const metric = clip(bareMetric(goal.metric), 44);
  const number = (value: number | undefined): string =>
    /^[A-Z]{3}$/u.test(goal.unit)
      ? f.money(value ?? 0, goal.unit)
      : `${f.number(value ?? 0)}${goal.unit === '%' ? '%' : ''}`;
  const per = goal.per ? ` ${perText(f, goal.per)}` : '';
  const target = goal.kind === 'text' ? say('Figure to agree', 'รอตกลงตัวเลข') : figure(f, goal);
  const objective = objectiveOf(goal, chosen);
  const plain = f.both(OBJECTIVES[objective].metric);
  switch (goal.kind) {
    case 'ramp': {
      const down = (goal.to ?? 0) < (goal.from ?? 0);
      return {
        objective,
        kind: 'goal',
        statement: say(
          `${down ? 'Bring' : 'Grow'} ${metric} ${down ? 'down ' : ''}from ${number(goal.from)} to ${number(goal.to)} by ${by}`,
          `${down ? 'ลด' : 'เพิ่ม'}${gap(metric)}${metric}${gap(metric)}จาก ${number(goal.from)} เป็น ${number(goal.to)} ภายใน ${by}`,
        ),
        metric:
          fc.ramp?.goal === goal && fc.ramp.needed !== undefined
            ? say(
                `Counted at month end; ${f.number(fc.ramp.needed)} ${gains(goal)} needed to cover the loss`,
                `นับทุกสิ้นเดือน ต้องได้รายใหม่ ${f.number(fc.ramp.needed)} รายเพื่อชดเชยที่หายไป`,
              )
            : say('Counted at the end of each month', 'นับทุกสิ้นเดือน'),
        target,
      };
    }
    case 'ceiling':
    case 'floor':
      return {
        objective,
        kind: 'goal',
        statement: say(
          `Keep ${metric} ${goal.kind === 'ceiling' ? 'under' : 'over'} ${number(goal.to)}${per}${fc.ramp?.goal.kind === 'ramp' ? ' while the base grows' : ''}`,
          `รักษา${gap(metric)}${metric}${gap(metric)}ให้${goal.kind === 'ceiling' ? 'ต่ำกว่า' : 'สูงกว่า'} ${number(goal.to)}${per}`,
        ),
        metric: /churn|เลิก|ยกเลิก/iu.test(metric)
          ? say('Lost in the month ÷ those at its start', 'จำนวนที่หายไปในเดือน ÷ จำนวนต้นเดือน')
          : say('Reported every month', 'รายงานทุกเดือน'),
        target,
      };
    case 'change':
      return {
        objective,
        kind: 'goal',
        statement: say(
          `Move ${metric} by ${number(goal.to)} by ${by}`,
          `${metric}เปลี่ยนแปลง ${number(goal.to)} ภายใน ${by}`,
        ),
        metric: say('Against today’s figure, to confirm with the client', 'เทียบกับตัวเลขวันนี้ ซึ่งรอยืนยันกับลูกค้า'),
        target,
      };
    case 'count': {
      const daily =
        goal.per === 'month' && (goal.to ?? 0) >= 30
          ? say(
              `; ${f.number((goal.to ?? 0) / 30, 1)} a day`,
              ` เท่ากับวันละ ${f.number((goal.to ?? 0) / 30, 1)}`,
            )
          : '';
      return {
        objective,
        kind: 'goal',
        statement: say(
          `Reach ${figure(f, goal)} by ${by}`,
          `${metric}${gap(metric)}ให้ถึง ${f.number(goal.to ?? 0)}${/^[A-Z]{3}$/u.test(goal.unit) ? ` ${f.currency(goal.unit)}` : goal.unit === '' ? '' : ` ${goal.unit}`}${goal.per ? perText(f, goal.per) : ''} ภายใน ${by}`,
        ),
        metric: say(`Only confirmed ones count${daily}`, `นับเฉพาะรายการที่ยืนยันแล้ว${daily}`),
        target,
      };
    }
    case 'text':
      return { objective, kind: 'goal', statement: f.sentence(clip(goal.text, 90)), metric: plain, target };
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
  const targets = r.goals.map((goal) => goalTarget(f, goal, time, fc, chosen));
  if (fc.cost) {
    const { per, now, target, currency, resultsTarget } = fc.cost;
    const noun = singular(per);
    targets.push({
      objective: chosen.find((id) => OBJECTIVES[id].pattern.test(per)) ?? chosen[0] ?? 'sales-conversion',
      kind: 'cost',
      statement:
        target < now
          ? say(
              `Bring the cost of ${article(noun)} ${noun} down from ${f.number(now)} to ${f.money(target, currency)}`,
              `ลดค่าสื่อต่อ${noun}จาก ${f.number(now)} เหลือ ${f.money(target, currency)}`,
            )
          : say(
              `Hold the cost of ${article(noun)} ${noun} at ${f.money(target, currency)}`,
              `คุมค่าสื่อต่อ${noun}ไว้ที่ ${f.money(target, currency)}`,
            ),
      metric:
        resultsTarget === undefined
          ? say('All media ÷ all tracked results', 'ค่าสื่อทั้งหมด ÷ ผลลัพธ์ที่ติดตามได้')
          : say(
              `All media ÷ all tracked ${per}s: ${f.number(resultsTarget)} for ${f.money(budget.total ?? 0, budget.currency)}`,
              `ค่าสื่อทั้งหมด ÷ ${per}ที่ติดตามได้: ${f.number(resultsTarget)} รายการจาก ${f.money(budget.total ?? 0, budget.currency)}`,
            ),
      target: say(
        `${f.money(target, currency)} ${article(noun)} ${noun}`,
        `${f.money(target, currency)}ต่อ${noun}`,
      ),
    });
  } else if (fc.ceiling) {
    const { goal, value, currency } = fc.ceiling;
    const noun = singular(bareMetric(goal.metric));
    targets.push({
      objective:
        targets.find(({ target }) => target === figure(f, goal))?.objective ?? chosen[0] ?? 'lead-generation',
      kind: 'ceiling',
      statement: say(
        `Cap media for one ${clip(noun, 34)}`,
        `คุมค่าสื่อต่อ${countedIn(goal) || 'ราย'}ไม่ให้เกินเพดาน`,
      ),
      metric: say(
        `${f.number(budget.amount)} ÷ ${f.number(goal.to ?? 1)}: a ceiling, not a forecast`,
        `${f.number(budget.amount)} ÷ ${f.number(goal.to ?? 1)} เป็นเพดาน ไม่ใช่ค่าคาดการณ์`,
      ),
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
  const facts = OBJECTIVES[id];
  const place = r.places[0]?.name ?? '';
  const group = f.list(r.audience.groups.slice(0, 2).map((name) => lowerNoun(clip(name, 34))));
  const hero = lowerNoun(clip(r.hero, 32));
  const whom = clip(group, 56) || say('buyers', 'ลูกค้า');
  const where = place === '' ? '' : say(` in ${clip(place, 24)}`, `ใน${gap(place)}${clip(place, 24)}`);
  const product = hero || say('the product', 'สินค้า');
  const statement: Record<MarketingObjective, string> = {
    'brand-awareness': say(
      `Make ${r.answers.companyName === '' ? 'the name' : clip(r.answers.companyName, 32)} known to ${whom}${where}`,
      `ให้${gap(whom)}${whom}${gap(whom)}${where}รู้จัก${gap(product)}${product}`,
    ),
    'lead-generation': say(
      `Bring qualified inquiries about ${product}`,
      `หาผู้สนใจ${gap(product)}${product}ที่ตรงกลุ่ม`,
    ),
    'sales-conversion': say(
      `Sell more ${product} to ${whom}${where}`,
      `เพิ่มยอดขาย${gap(product)}${product}${where}`,
    ),
    'website-traffic': say(
      `Bring ${whom} to the pages on ${product}`,
      `พา${gap(whom)}${whom}เข้าหน้า${gap(product)}${product}`,
    ),
    engagement: say(
      `Start conversations with ${whom} about ${product}`,
      `ชวน${gap(whom)}${whom}คุยเรื่อง${gap(product)}${product}`,
    ),
    'app-downloads': say(`Bring installs from ${whom}${where}`, `เพิ่มการติดตั้งจาก${gap(whom)}${whom}${where}`),
    'event-promotion': say(`Fill the event with ${whom}${where}`, `ให้${gap(whom)}${whom}มาร่วมงาน`),
    'customer-retention': say(`Bring buyers of ${product} back`, `ให้ลูกค้า${gap(product)}${product}กลับมา`),
  };
  const stage = { 'brand-awareness': 0, 'customer-retention': 3 }[id as string];
  const money = stage === undefined || !budget.known ? undefined : budget.stages[stage];
  if (money !== undefined && money > 0) {
    const part = budget.stageShares[stage ?? 0] ?? 0;
    return {
      objective: id,
      kind: 'money',
      statement: statement[id],
      metric: say(
        `${part}% of media. ${f.both(facts.metric)}, from a first baseline`,
        `${part}% ของงบ วัดจาก${f.both(facts.metric)} เริ่มจากตั้งค่าฐาน`,
      ),
      target: `${f.money(money, budget.currency)}${say(' ', '')}${perText(f, budget.period)}`,
    };
  }
  return {
    objective: id,
    kind: 'baseline',
    statement: statement[id],
    metric: f.both(facts.metric),
    target: say('Baseline first', 'ตั้งค่าฐานก่อน'),
  };
}
