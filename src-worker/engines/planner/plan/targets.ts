/** The objectives as cards: what is to be reached, how it is judged, and the figure. */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { isOfComingBack, isOfGoing } from '../../../understanding/answers/goal-kept.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { inSentence, type Formatter } from '../language.ts';
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import { isOfEachRound } from '../../../understanding/answers/goal-rounds.ts';
import { tellsClause } from '../../../understanding/answers/metric.ts';
import type { Readings } from '../readings/index.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import type { Wordings } from '../wordings/index.ts';
import { singular } from '../inflection.ts';
import { lowerNoun } from '../text.ts';
import { isWhole, shorter, whole } from './whole.ts';
import { whomIn } from './whom.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { BudgetPlan } from './budget.ts';
import type { Forecast } from './forecast.ts';
import type { Timeframe } from './timeframe.ts';
import { townsOf } from '../readings/towns.ts';

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
  tellsClause(metric)
    ? ''
    : lowerNoun(metric.replace(/^(?:monthly|weekly|annual|yearly)\s+|รายเดือน$/giu, '').trim() || metric);

/** The Thai classifier; appointments are counted in appointments. */
const countedIn = ({ unit, metric }: Goal): string =>
  unit === 'ราย' && metric.startsWith('นัด') ? 'นัด' : unit;

/** The Thai word behind the figure of a goal; '' where its name stands there. */
export const countWord = (goal: Goal | undefined): string =>
  goal === undefined || goal.unit === '%' || /^[A-Z]{3}$/u.test(goal.unit) ? '' : countedIn(goal);

/** Characters of a name of what is counted. */
const METRIC = 44;

const TOLD_AS_MORE = /^(?:more|extra|additional|new|another)\s/iu;
/** '60 รายต่อเดือน', '10 qualified inquiries a month', '900 subscribers', '< 6% a month'. */
export function figure(f: Formatter, goal: Goal): string {
  const value = goal.to ?? 0;
  const currency = /^[A-Z]{3}$/u.test(goal.unit);
  const per = goal.per ? f.say(` ${perText(f, goal.per)}`, perText(f, goal.per)) : '';
  const sign =
    goal.kind === 'ceiling' ? '< ' : goal.kind === 'floor' ? '≥ ' : goal.kind === 'change' ? '+' : '';
  const number = currency ? f.money(value, goal.unit) : `${f.number(value)}${goal.unit === '%' ? '%' : ''}`;
  const metric = shorter(bareMetric(goal.metric), METRIC) || f.say('results', 'รายการ');
  if (goal.kind === 'ceiling' || goal.kind === 'floor')
    return `${sign}${number}${goal.unit === '%' ? ` ${per.trimStart()}`.trimEnd() : currency ? per : ` ${metric}${per}`}`;
  // A count of appointments is counted in appointments.
  const unit = countedIn(goal);
  if (unit !== '' && unit !== '%' && !currency) return `${number} ${unit}${per}`;
  if (currency) return `${number}${per}`;
  // A share stands behind what it is of in Thai: 'อัตราต่ออายุ 65%'.
  if (goal.unit === '%' && isMostlyThai(metric)) return `${metric} ${sign}${number}${per}`;
  const more = goal.isMore === true && !TOLD_AS_MORE.test(metric) ? f.say('more ', '') : '';
  return `${sign}${number} ${more}${metric}${isMostlyThai(metric) || per.startsWith(' ') || per === '' ? '' : ' '}${per}`;
}

/** The objective that a goal belongs to: by its words, else the first chosen. Who buys again is kept, and sold to for no first time. */
function objectiveOf(goal: Goal, chosen: readonly MarketingObjective[]): MarketingObjective {
  const isKept =
    goal.unit === '%' &&
    (isOfComingBack(goal.metric) ||
      // 'Quit rate from 30% to 45%': who leaves is kept where it falls.
      (isOfGoing(goal.metric) && !((goal.from ?? Infinity) < (goal.to ?? 0))) ||
      OBJECTIVES['customer-retention'].pattern.test(goal.metric));
  if (isKept && chosen.includes('customer-retention')) return 'customer-retention';
  return (
    chosen.find((id) => OBJECTIVES[id].pattern.test(`${goal.metric} ${goal.unit}`)) ??
    chosen[0] ??
    'brand-awareness'
  );
}

interface Setting {
  f: Formatter;
  said: Wordings['marketObjectives'];
  r: Readings;
  time: Timeframe;
  budget: BudgetPlan;
  fc: Forecast;
  chosen: readonly MarketingObjective[];
}

/** What a goal counts, where its name can be said; else the step that is asked for. */
const metricOf = ({ f, r }: Setting, goal: Goal): string =>
  shorter(bareMetric(goal.metric), METRIC) ||
  // 'เพิ่มจำนวนโต๊ะจาก 14 เป็น 30 โต๊ะ': of a clause only what is counted is said.
  (tellsClause(goal.metric) && isMostlyThai(goal.unit) ? `จำนวน${goal.unit}` : f.both(r.act.many));

/** A figure of a goal in its unit: '12%', a sum, a number; what is counted stands beside it. */
export const figureIn = (f: Formatter, value: number, unit: string): string =>
  isMoney(unit) ? f.money(value, unit) : unit === '%' ? `${f.number(value, 1)}%` : f.number(value);

const isMoney = (unit: string): boolean => /^[A-Z]{3}$/u.test(unit);

function goalTarget(setting: Setting, goal: Goal): Target {
  const { f, said, time, chosen } = setting;
  const by = goal.by
    ? f.date(lastDayOf(goal.by, time.created))
    : f.date(goal.months === undefined ? time.end : endAfter(time, goal.months));
  const objective = objectiveOf(goal, chosen);
  const { kind, unit, from, to } = goal;
  const isShare = kind === 'ramp' && unit === '%' && shareName(goal) !== '';
  const target = isShare
    ? `${figureIn(f, from ?? 0, unit)} → ${figureIn(f, to ?? 0, unit)}`
    : goal.kind !== 'text'
      ? figure(f, goal)
      : quoteOf(f, goal) === ''
        ? said.figureOpen
        : said.figureAsked;
  return { objective, kind: 'goal', target, ...wordsOf(setting, goal, objective, by) };
}

/** The statement of a goal and how it is judged. */
function wordsOf(
  setting: Setting,
  goal: Goal,
  objective: MarketingObjective,
  by: string,
): Pick<Target, 'statement' | 'metric'> {
  const { f, said, fc } = setting;
  const metric = metricOf(setting, goal);
  const number = (value = 0): string => figureIn(f, value, goal.unit);
  const { to = 0, from = 0 } = goal;
  // What an earlier time brought is no number that grows: this one begins at nought. A share is compared.
  const kind = goal.isAnew === true && goal.unit !== '%' ? 'count' : goal.kind;
  switch (kind) {
    case 'ramp': {
      const needed = fc.ramp?.goal === goal ? fc.ramp.needed : undefined;
      const share = goal.unit === '%' ? shareName(goal) : '';
      if (share !== '')
        return {
          statement: said.rampOfShare({
            name: f.sentence(share),
            from: number(from),
            to: number(to),
            by,
            per: goal.per && to < from ? perText(f, goal.per) : '',
          }),
          metric: said.counted,
        };
      return {
        statement: said.ramp({
          isDown: to < from,
          metric,
          from: number(from),
          to: `${number(to)}${unitOf(goal)}`,
          by,
        }),
        metric:
          needed === undefined
            ? said.counted
            : said.countedNeeding({ more: f.number(needed), ours: gains(goal) }),
      };
    }
    case 'ceiling':
    case 'floor':
      return {
        statement: said.limit({
          isCeiling: goal.kind === 'ceiling',
          metric,
          figure: number(to),
          per: goal.per ? ` ${perText(f, goal.per)}` : '',
        }),
        metric: /churn|เลิก|ยกเลิก/iu.test(metric) ? said.lostShare : said.reported,
      };
    case 'change':
      return { statement: said.change({ metric, figure: number(to), by }), metric: said.changeJudged };
    case 'count':
      return {
        statement: said.count({
          figure: f.say(figure(f, goal), countText(f, goal)),
          metric,
          by,
          isMore: goal.isMore === true,
        }),
        metric: said.countJudged({ daily: goal.per === 'month' && to >= 30 ? f.number(to / 30, 1) : '' }),
      };
    case 'text':
      return {
        statement: quoteOf(f, goal)
          ? said.quoted({ words: quoteOf(f, goal) })
          : f.sentence(whole(goal.text, 90) || aimOf(setting, objective)),
        metric: judgedBy(f, objective),
      };
  }
}

/** A share that the client gives no name is called so. */
export const UNNAMED_SHARE = { en: 'share', th: 'สัดส่วน' } as const;

/** What a share is of, as the client names it; '' where it says too much or nothing. */
export const shareName = ({ metric }: Goal): string =>
  shorter(lowerNoun(metric.replace(/^ที่(?=[ก-๛])/u, '').trim()), METRIC);

/** 'Return from 17% to 10%', '900 orders a month'. */
export function changeText(f: Formatter, goal: Goal): string {
  const { kind, from, to = 0, unit, per } = goal;
  const name = shareName(goal);
  if ((kind === 'ceiling' || kind === 'floor') && unit === '%' && name !== '') {
    const [end, isCeiling] = [figureIn(f, to, unit), kind === 'ceiling'];
    return f.say(
      `${name} ${isCeiling ? 'under' : 'over'} ${end}`,
      `${name}${isCeiling ? 'ต่ำกว่า' : 'สูงกว่า'} ${end}`,
    );
  }
  // What is compared with today's, and not won one by one, says where it begins.
  const isCompared = unit === '%' || isOfEachRound(goal);
  if (kind !== 'ramp' || from === undefined || !isCompared || name === '') return figure(f, goal);
  const [begin, end] = [figureIn(f, from, unit), figureIn(f, to, unit)];
  const time = per && to < from ? f.say(` ${perText(f, per)}`, perText(f, per)) : '';
  return f.say(`${name} from ${begin} to ${end}${time}`, `${name}จาก ${begin} เป็น ${end} ${time}`.trim());
}

/** What is wanted, in the client's words, where it is told in the proposal's language and its figures are not certain; '' elsewhere. */
export const quoteOf = (f: Formatter, goal: Goal | undefined): string => {
  const words = goal?.quote?.words ?? '';
  return isWhole(words) && isMostlyThai(words) === (f.language === 'th') ? words : '';
};

/** A Thai count has its classifier: 'จาก 1.5 เป็น 4 ตันต่อเดือน'. */
const unitOf = ({ unit, per }: Goal): string =>
  /^[ก-๛]/u.test(unit) ? ` ${unit}${per ? PER[per][1] : ''}` : '';

/** '25 งานต่อเดือน'. */
const countText = (f: Formatter, { to = 0, unit, per }: Goal): string =>
  unit === '' && per
    ? `${PER[per][1].slice('ต่อ'.length)}ละ ${f.number(to)}`
    : `${f.number(to)} ${isMoney(unit) ? f.currency(unit) : unit}${per ? perText(f, per) : ''}`.trim();

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
  wordings: Wordings,
  r: Readings,
  time: Timeframe,
  budget: BudgetPlan,
  fc: Forecast,
): Target[] {
  const chosen = r.objectives.length > 0 ? r.objectives : (['brand-awareness'] as const);
  const setting: Setting = { f, said: wordings.marketObjectives, r, time, budget, fc, chosen };
  const goals = r.goals.map((goal) => goalTarget(setting, goal));
  const cost = costTarget(setting) ?? ceilingTarget(setting, goals);
  const targets = [...goals, ...(cost ? [cost] : [])];
  const plain = chosen
    .filter((id) => !targets.some(({ objective }) => objective === id))
    .map((id) => plainTarget(setting, id));
  return [...targets, ...plain].slice(0, 4);
}

function costTarget({ f, said, budget, fc, chosen }: Setting): Target | undefined {
  if (!fc.cost) return undefined;
  const { per, now, target, currency, resultsTarget } = fc.cost;
  const noun = singular(per);
  // As the other pages print it.
  const goal = f.money(target >= 100 ? Math.round(target) : target, currency);
  return {
    objective: chosen.find((id) => OBJECTIVES[id].pattern.test(per)) ?? chosen[0] ?? 'sales-conversion',
    kind: 'cost',
    statement:
      target < now ? said.costDown({ noun, now: f.number(now), goal }) : said.costHeld({ noun, goal }),
    metric: said.costJudged({
      noun,
      results: resultsTarget === undefined ? '' : f.number(resultsTarget),
      sum: f.money(budget.boughtTotal ?? 0, budget.currency),
    }),
    target: said.costTarget({ noun, goal }),
  };
}

/** A sum of the plan's own ('25000 ÷ (40 × 3)') with its figures as the language writes them. */
export const formulaIn = (f: Formatter, formula: string): string =>
  formula
    .split(/(?<=[\s(])|(?=[\s)])/u)
    .map((part) => (part.trim() === '' || Number.isNaN(Number(part)) ? part : f.number(Number(part))))
    .join('');

function ceilingTarget(setting: Setting, goals: readonly Target[]): Target | undefined {
  const { f, said, fc, chosen } = setting;
  if (!fc.ceiling) return undefined;
  const { goal, value, currency, formula, sum, results } = fc.ceiling;
  const noun = singular(metricOf(setting, goal));
  const each = countedIn(goal) || 'ราย';
  const division = formulaIn(f, formula);
  return {
    objective:
      goals.find(({ target }) => target === figure(f, goal))?.objective ?? chosen[0] ?? 'lead-generation',
    kind: 'ceiling',
    statement: said.ceiling({ noun, each }),
    metric: said.ceilingJudged({
      division,
      sum: f.money(sum, currency),
      results: `${figure(f, goal)}${results === goal.to ? '' : f.say(` over ${f.months(setting.time.mediaMonths)}`, '')}`,
    }),
    target: said.ceilingTarget({ most: f.money(value, currency), each }),
  };
}

/** Stages whose money is set aside for an objective alone. */
const STAGE_OF: Readonly<Partial<Record<MarketingObjective, number>>> = {
  'brand-awareness': 0,
  'customer-retention': 3,
};

/** An objective for which the client named no figure. */
function plainTarget(setting: Setting, id: MarketingObjective): Target {
  const { f, said, budget } = setting;
  const stage = STAGE_OF[id];
  const money = stage === undefined || !budget.known ? 0 : (budget.stages[stage] ?? 0);
  const measure = judgedBy(f, id);
  const statement = aimOf(setting, id);
  if (stage === undefined || money <= 0)
    return { objective: id, kind: 'baseline', statement, metric: measure, target: '' };
  return {
    objective: id,
    kind: 'money',
    statement,
    metric: said.judgedWithMoney({ part: `${budget.stageShares[stage] ?? 0}%`, measure }),
    target: `${f.money(money, budget.currency)}${f.say(' ', '')}${perText(f, budget.period)}`,
  };
}

/** What an objective is judged by. */
const judgedBy = (f: Formatter, id: MarketingObjective): string => f.both(OBJECTIVES[id].metric);

/** Characters of whom, where and what in an aim. */
const [WHOM, PLACE, PRODUCT] = [46, 24, 40];

/** What is to be reached, of an objective for which the client named no figure. */
function aimOf({ f, said, r }: Setting, id: MarketingObjective): string {
  const product = whole(lowerNoun(r.hero), PRODUCT) || whole(lowerNoun(r.products.names[0] ?? ''), PRODUCT);
  return said.aims[id]({
    name: r.answers.companyName === '' ? said.theName : r.answers.companyName,
    whom: whomIn({ r, f }, WHOM) || said.buyers,
    place: whole(inSentence(townsOf(r)[0]?.name ?? ''), PLACE),
    product: product || said.theProduct,
    isCause: r.offer.kind.value === 'cause',
  });
}
