/** Page 19: benefits, dated steps, one decision (specification, page 19). */
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { addDays, monthEnd } from '../language.ts';
import { benefits } from './benefits.ts';
import { closingWords } from './closing-words.ts';
import { stockEvidence } from './reckoned/stock.ts';
import type { Plan } from '../plan/index.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { approvalOf } from '../plan/approval.ts';
import { isSoldTo } from '../readings/people.ts';
import { figure } from '../plan/targets.ts';
import type { BudgetMonth } from '../plan/months.ts';
import { monthEvidence } from './budget-months.ts';
import { forecastEvidence } from './forecast-evidence.ts';
import { budgetEvidence, dateEvidence, lengthEvidence } from './plan-evidence.ts';
import { askOf } from './reckoned/ask.ts';
import { askedOf } from './reckoned/asked.ts';
import { chainNodes, reckonedEvidence, toldNodes } from './reckoned/evidence.ts';
import { daysToCheck, monthsToCheck } from './reckoned/first-check.ts';
import { dueDay, goalText, moneyText, oneOf, otherGoals, resultCount } from './reckoned/counted.ts';
import { doesOf, spoken, stepName } from './reckoned/figures.ts';
import { reserveEvidence, reserveOf } from './reckoned/spare.ts';
import { firstStep, storyOf, weakStep } from './reckoned/story.ts';
import { budgetPhrase, evidenceFor, page, type Write } from './write.ts';

function steps(plan: Plan): { date: string; step: string }[] {
  const { f, r, time, budget, say } = plan;
  const said = say.conclusion;
  const { prepare } = said;
  const approval = approvalOf(r);
  const preparation = [
    prepare.tracking,
    ...(approval === undefined ? [] : [prepare.approval[approval]]),
    r.face === 'owner' ? prepare.owner : prepare.adverts,
    ...(isSoldTo(r.people) && r.competitors.some(isUnpriced) ? [prepare.rivals] : []),
  ];
  const review = reviewOf(plan);
  const due = dueDay(plan);
  return [
    { date: f.shortDate(time.approveBy), step: budget.known ? said.approve : said.agree },
    { date: span(plan, time.prepareFrom, time.prepareTo), step: f.list(preparation) },
    { date: f.shortDate(time.start), step: said.starts({ money: firstMoney(plan) }) },
    ...(review && review.day > time.start && review.day < due
      ? [{ date: f.shortDate(review.day), step: review.step }]
      : []),
    { date: f.shortDate(due), step: endOf(plan) },
  ];
}

/** A count that is as likely a sum. */
const SUM = 100;
/** Nothing that the client said of it tells its price. */
const isUnpriced = ({ good, bad }: Plan['r']['competitors'][number]): boolean =>
  ![...good, ...bad].some(
    ({ words, point }) =>
      point === 'price' ||
      readQuantities(words).some(
        ({ quantity }) => quantity.kind === 'money' || (quantity.kind === 'count' && quantity.value >= SUM),
      ),
  );

/** What is spent first: the gate's part of one sum, else the first month's, else the sum as it comes. */
function firstMoney(plan: Plan): string {
  const { f, say, budget } = plan;
  const asked = askedOf(plan);
  if (asked?.kind === 'first') return asked.text;
  if (asked?.each !== undefined) return asked.each;
  const month = firstMonth(plan);
  return month
    ? say.conclusion.firstMonth({ sum: f.money(month.sum, budget.currency), month: f.month(month.month) })
    : budgetPhrase(plan);
}

/** The first of several months that share one sum. */
function firstMonth({ budget, months }: Plan): BudgetMonth | undefined {
  const isLong = budget.period === 'total' || budget.period === 'year' || budget.period === 'quarter';
  return isLong && months.length > 1 ? months[0] : undefined;
}

/** The gate where there is one; else a third of the way, the rate that loses most, or the cost, or what is expected by then. */
function reviewOf(plan: Plan): { day: Date; step: string } | undefined {
  const { f, say, time, reckoning } = plan;
  const said = say.conclusion;
  const { gate, first, chain } = reckoning;
  const weeks = (gate ?? first)?.weeks;
  if (weeks) {
    const day = addDays(time.start, Math.round(weeks.value) * 7);
    if (gate?.rate)
      return {
        day,
        step: said.reviewGate({
          rate: spoken(f, gate.rate),
          from: stepName(plan, gate.from),
          does: doesOf(plan, gate.to),
        }),
      };
    return { day, step: said.reviewFirst({ one: firstStep(plan) }) };
  }
  const days = daysToCheck(plan);
  if (days === undefined) return undefined;
  const day = addDays(time.start, days);
  const weak = weakStep(plan);
  const [from, to] = weak ? [chain.steps[weak.at - 1], chain.steps[weak.at]] : [];
  // What only 'goes on' is no step that somebody could look up.
  if (weak && from && to && from.kind !== 'onward' && to.kind !== 'onward')
    return {
      day,
      step: said.reviewRate({
        rate: spoken(f, weak.rate),
        from: stepName(plan, from),
        does: doesOf(plan, to),
      }),
    };
  const paid = chain.paid === undefined ? undefined : chain.steps[chain.paid];
  if (paid?.cost)
    return { day, step: said.reviewCost({ one: oneOf(plan, paid), cost: spoken(f, paid.cost) }) };
  // A run that is too short for a test of its own is looked at while it runs.
  if (chain.paid === undefined && reckoning.money.total)
    return { day, step: said.reviewFirst({ one: firstStep(plan) }) };
  const months = monthsToCheck(time.start, days);
  return { day: monthEnd(time.start, months), step: expectedBy(plan, months) };
}

/** Where the ramp should be at the end of a month. */
function expectedBy({ f, say, forecast: { ramp } }: Plan, months: number): string {
  const expected = ramp?.values[months + 1];
  return ramp && expected !== undefined && expected > 0
    ? say.conclusion.milestone({ goal: figure(f, { ...ramp.goal, to: expected }) })
    : say.conclusion.review;
}

/** What stands at the end: all that the main goal counts then. */
function endOf(plan: Plan): string {
  const { f, r, say, reckoning } = plan;
  const index = reckoning.main?.target.goal.index;
  const to = reckoning.goals.find(({ fact }) => fact.index === index)?.to;
  if (to && reckoning.main?.target.goal.kind === 'count') {
    const main = resultCount(plan, to, reckoning.main.target.goal.per);
    return say.conclusion.due({ goal: f.list([main, ...otherGoals(plan)]) });
  }
  const goal = r.goals.find(({ kind }) => kind !== 'text' && kind !== 'ceiling') ?? r.goals[0];
  return goal === undefined || goal.kind === 'text'
    ? say.conclusion.results
    : say.conclusion.due({ goal: figure(f, goal) });
}

/** Days from one to another; a few are drawn longer, and never past the start. */
function span(plan: Plan, from: Date, to: Date): string {
  const { f, time } = plan;
  const longer = new Date(Math.min(addDays(from, 10).getTime(), addDays(time.start, -1).getTime()));
  const last = to < addDays(from, 3) ? longer : to;
  if (last <= from) return f.shortDate(from);
  return from.getUTCMonth() === last.getUTCMonth()
    ? `${from.getUTCDate()}–${f.shortDate(last)}`
    : `${f.shortDate(from)} – ${f.shortDate(last)}`;
}

/** What is to be said yes to: the sum that the page asks for. */
function callOf(plan: Plan): string {
  const { f, say, budget, time } = plan;
  const said = say.conclusion;
  const asked = askedOf(plan);
  if (!budget.known || !asked) return said.agreeSum;
  const { kind, text, of = text } = asked;
  const reserve = reserveOf(plan);
  if (kind === 'first') return said.approveFirst({ sum: text, whole: of });
  if (kind === 'part') return said.approveSpare({ needs: text, sum: of });
  return storyOf(plan) === 'short' || storyOf(plan) === 'weak'
    ? said.approveGap({ sum: text })
    : said.approveAll({
        sum: text,
        goal: goalText(plan),
        day: f.date(time.approveBy),
        rest: reserve ? moneyText(plan, reserve.rest) : '',
      });
}

export const writeConclusion = page('conclusion', (plan) => {
  const { say, time } = plan;
  const drawn = askOf(plan);
  const [day, start] = [shortDay(plan, time.approveBy), shortDay(plan, time.start)];
  const nextSteps = steps(plan);
  const asked = askedOf(plan);
  return {
    title:
      asked === undefined
        ? say.reckoned.headlineAsk({ day, start })
        : asked.kind === 'part'
          ? say.verdict.askPart({ needs: asked.text, sum: asked.of ?? '', day, start })
          : say.verdict.askSum({ sum: asked.text, day, start }),
    reckoned: drawn,
    output: {
      summary: closingWords(plan),
      keyBenefits: benefits(plan),
      nextSteps,
      cta: callOf(plan),
    },
    evidence: evidenceOf(plan, evidenceFor(plan), drawn, nextSteps),
  };
});

function evidenceOf(
  plan: Plan,
  w: Write,
  { questions = [] }: ReturnType<typeof askOf>,
  nextSteps: readonly { date: string }[],
): Evidence[] {
  const { f, say, time, forecast } = plan;
  const said = say.evidence;
  const { ramp, supply } = forecast;
  const unit = ramp?.goal.unit === '%' ? '%' : '';
  const dates = [
    ...nextSteps.map(({ date }) => date),
    f.date(time.approveBy),
    f.date(time.start),
    f.date(time.end),
    f.date(dueDay(plan)),
  ].join(', ');
  return [
    ...reckonedEvidence(plan, w, [...chainNodes(plan), ...toldNodes(plan)]),
    ...reserveEvidence(plan, w),
    ...questions.map(({ choices, why }) =>
      why === undefined
        ? w.assume(choices.join(' · '), say.questions.choicesWhy)
        : w.computed(choices.join(' · '), `${why} ${say.questions.choicesWhy}`),
    ),
    ...budgetEvidence(plan, w),
    ...(firstMonth(plan) ? monthEvidence(plan, w) : []),
    ...lengthEvidence(plan, w),
    ...stockEvidence(plan, w),
    w.answer('specificObjectives'),
    ...forecastEvidence(plan, w, false),
    ...(supply?.worthThen !== undefined
      ? [
          w.computed(
            said.supplyWorth({ later: f.number(supply.worthThen), now: f.number(supply.worthNow ?? 0) }),
            said.supplyWorthWhy({ each: supply.each }),
          ),
        ]
      : []),
    ...(ramp
      ? [
          w.computed(
            said.monthEnds({
              values: ramp.values
                .slice(1)
                .map((value) => `${f.number(value)}${unit}`)
                .join(', '),
            }),
            said.monthTable,
          ),
        ]
      : []),
    ...dateEvidence(plan, w, dates),
  ];
}
const shortDay = (plan: Plan, day: Date): string => `${day.getUTCDate()} ${plan.f.month(day)}`;
