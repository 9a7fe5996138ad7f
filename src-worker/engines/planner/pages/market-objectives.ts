/** Page 3: objectives as cards, and the months (specification, page 3). */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { Plan } from '../plan/index.ts';
import { bareMetric, countWord, endAfter, gains, type Target } from '../plan/targets.ts';
import { unique } from '../../../understanding/text.ts';
import { forecastEvidence } from './forecast-evidence.ts';
import { budgetEvidence, dateEvidence, lengthEvidence } from './plan-evidence.ts';
import { goalTitle } from './titles.ts';
import { weakestOf } from './reckoned/weakest.ts';
import { bridgeOf } from './reckoned/bridge.ts';
import { oneResult } from './reckoned/counted.ts';
import { reserveEvidence } from './reckoned/spare.ts';
import { atLeast, spoken } from './reckoned/figures.ts';
import { fillHeadline, fillNodes } from './reckoned/fill.ts';
import { goalHeadline } from './reckoned/headlines.ts';
import { directOf } from './reckoned/kept.ts';
import { chainNodes, reckonedEvidence, toldNodes } from './reckoned/evidence.ts';
import { gateOf } from './reckoned/gate.ts';
import { evidenceFor, page, type Write } from './write.ts';

/** The one claim of the page: what the reckoning found, else how far the goal is from today. */
function headline(plan: Plan): string {
  const { f, say, reckoning, targets } = plan;
  const { ramp } = plan.forecast;
  if (ramp?.needed !== undefined && ramp.churn !== undefined)
    return say.reckoned.headlineLeaving({
      goal: `${f.number(ramp.goal.to ?? 0)} ${bareMetric(ramp.goal.metric)}`,
      needed: f.number(ramp.needed),
      ours: gains(ramp.goal),
      rate: `${f.number(ramp.churn)}%`,
    });
  const told = goalHeadline(plan);
  if (told !== undefined) return told;
  const rising = reckoning.goals.find(({ from, to, more }) => from && to && more);
  const filled = rising?.fact.kind === 'percent' ? fillHeadline(plan) : undefined;
  if (filled !== undefined) return filled;
  if (rising?.from && rising.to && rising.more)
    return say.reckoned.headlineMore({
      isDown: rising.to.value < rising.from.value,
      from: spoken(f, rising.from),
      to: spoken(f, rising.to),
      name:
        rising.fact.kind === 'count' && rising.fact.metric.length <= 24 ? bareMetric(rising.fact.metric) : '',
      unit: rising.fact.kind === 'count' ? countWord(plan.r.goals[rising.fact.index]) : '',
      more:
        rising.fact.kind === 'percent'
          ? say.reckoned.points(f.number(rising.more.value))
          : spoken(f, rising.more),
    });
  // Of two goals none is the one claim of the page.
  return (reckoning.shared ? goalTitle(plan) : '') || (targets[0]?.statement ?? plan.name);
}

export const writeMarketObjectives = page('market-objectives', (plan) => {
  const { f, targets } = plan;
  const bridge = bridgeOf(plan);
  const gate = bridge && weakestOf(plan) ? gateOf(plan, 'chain') : undefined;
  return {
    title: headline(plan),
    ...(bridge ? { reckoned: { bridge, ...(gate ? { gate } : {}) } } : {}),
    output: {
      timeframe: timeframe(plan),
      objectives: targets
        .filter((each) => !missesGoal(plan, each) || isOnly(plan, each))
        .map((each) => {
          const { objective, statement, metric, target } = costOfResult(plan, each) ?? each;
          const direct = each.kind === 'cost' ? directOf(plan) : undefined;
          const metrics = direct ? plan.say.marketObjectives.costElsewhere(direct.slots) : metric;
          return { category: f.both(OBJECTIVES[objective].name), statement, metrics, target };
        }),
    },
    evidence: evidenceOf(plan, evidenceFor(plan)),
  };
});

/** Nothing else serves its objective. */
const isOnly = ({ targets }: Plan, { objective }: Target): boolean =>
  targets.filter((other) => other.objective === objective).length === 1;

/** A cost that is told of something by another name, and that is more than the goal can pay for one: it is held on no page. */
function missesGoal({ reckoning: { main, chain }, forecast: { cost } }: Plan, { kind }: Target): boolean {
  const most = main?.affordable;
  if (kind !== 'cost' || main?.place || !cost || most?.unit.kind !== 'money') return false;
  return chain.paid !== undefined && cost.currency === most.unit.currency && cost.target > most.value;
}

/**
 * The cost to hold is that of what the goal counts, where it follows from the steps before it: a click at its price of today
 * reaches no goal by itself. A cost that misses the goal is held on no page.
 */
function costOfResult(plan: Plan, told: Target): Target | undefined {
  const { f, say, reckoning } = plan;
  const { chain, main } = reckoning;
  const [today, most] = [main?.costToday, main?.affordable];
  const [paid, at] = [chain.paid, main?.place?.index];
  if (told.kind !== 'cost' || paid === undefined || at === undefined || !today || !most) return undefined;
  // What is paid for is what the goal counts: its cost is held where that reaches the goal, as page 12 says.
  if (at < paid || (at === paid && (today.value <= most.value || plan.held))) return undefined;
  const said = say.marketObjectives;
  const one = oneResult(plan);
  const isEnough = today.value <= most.value || plan.held !== undefined;
  return {
    ...told,
    statement: isEnough
      ? said.resultHeld({ one, today: spoken(f, today) })
      : said.resultDown({ one, today: spoken(f, today), goal: spoken(f, atLeast(most)) }),
    metric: said.resultJudged,
    target: said.resultTarget({ one, goal: isEnough ? spoken(f, today) : spoken(f, atLeast(most)) }),
  };
}

function evidenceOf(plan: Plan, w: Write): Evidence[] {
  const { f, r, say, targets, time } = plan;
  const goalDates = unique([
    ...r.goals.flatMap(({ months }) => (months === undefined ? [] : [f.date(endAfter(time, months))])),
    f.date(time.end),
  ]).join(', ');
  const dates = unique([f.date(time.start), f.date(time.mediaEnd), goalDates, f.date(time.approveBy)]);
  const afterMedia = time.planMonths - time.mediaMonths;
  return [
    w.answer('specificObjectives'),
    ...(r.corrected.includes('goals')
      ? targets.map(({ statement }) => w.client(statement, 'specificObjectives'))
      : []),
    ...(r.goals.some(({ text }) => r.answers.whyNeedNow.includes(text)) ? [w.answer('whyNeedNow')] : []),
    ...budgetEvidence(plan, w),
    ...reckonedEvidence(plan, w, [...chainNodes(plan), ...toldNodes(plan)]),
    ...reserveEvidence(plan, w),
    ...reckonedEvidence(plan, w, fillNodes(plan)),
    ...pointsEvidence(plan, w),
    ...forecastEvidence(plan, w),
    ...dateEvidence(plan, w, dates.join(', ')),
    ...lengthEvidence(plan, w),
    ...(afterMedia > 0
      ? [
          w.computed(
            say.evidence.afterMedia({ months: f.months(afterMedia) }),
            `${f.number(time.planMonths)} − ${f.number(time.mediaMonths)}`,
          ),
        ]
      : []),
  ];
}

/** By how many points a share is to rise. */
const pointsEvidence = ({ f, say, reckoning }: Plan, w: Write): Evidence[] =>
  reckoning.goals.flatMap(({ from, to, more, fact }) =>
    fact.kind === 'percent' && from && to && more
      ? [w.computed(say.reckoned.points(f.number(more.value)), `${spoken(f, to)} − ${spoken(f, from)}`)]
      : [],
  );

/** 'January to June 2027: paid media in the first three months, …'. */
function timeframe({ f, say, time }: Plan): string {
  const said = say.marketObjectives;
  if (time.mediaDays !== undefined)
    return said.days({
      first: f.date(time.start),
      last: f.date(time.mediaEnd),
      days: f.number(time.mediaDays),
    });
  // A goal that is due a day after the last month adds no month of media.
  const [from, to] = [time.start, time.planMonths > time.mediaMonths ? time.end : time.mediaEnd];
  const sameYear = from.getUTCFullYear() === to.getUTCFullYear();
  const span =
    from.getUTCMonth() === to.getUTCMonth() && sameYear
      ? f.monthYear(from)
      : said.span({ from: sameYear ? f.month(from) : f.monthYear(from), to: f.monthYear(to) });
  if (time.planMonths > time.mediaMonths)
    return said.thenOwn({
      span,
      paid: f.months(time.mediaMonths),
      own: f.months(time.planMonths - time.mediaMonths),
    });
  const readyYear = f.monthYear(time.prepareFrom);
  // 'Set-up in December' before 'January 2027' needs its year.
  const isSame = time.prepareFrom.getUTCFullYear() === from.getUTCFullYear();
  const ready = isSame ? f.month(time.prepareFrom) : readyYear;
  // Over the turn of a month both are named: the last page gives the days.
  return time.prepareFrom.getUTCMonth() === time.prepareTo.getUTCMonth()
    ? said.prepared({ span, ready, readyYear })
    : said.preparedOver({ span, first: ready, last: f.month(time.prepareTo) });
}
