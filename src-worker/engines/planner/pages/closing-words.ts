/** Page 19, its summary: what a yes means, by the story that the figures tell. */
import { channelsAtWork } from '../plan/at-work.ts';
import type { Plan } from '../plan/index.ts';
import { bareMetric, gains, quoteOf } from '../plan/targets.ts';
import { whole } from '../plan/whole.ts';
import {
  dueDay,
  goalMoney,
  goalText,
  moneyText,
  oneResult,
  resultCount,
  wantedPhrase,
} from './reckoned/counted.ts';
import { weakestOf } from './reckoned/weakest.ts';
import { atLeast, doesOf, goalPhrase, spoken, stepName } from './reckoned/figures.ts';
import { enoughText, spareOf } from './reckoned/spare.ts';
import { firstStep, storyOf, weeksText } from './reckoned/story.ts';
import { offerName } from './titles.ts';
import { budgetPhrase } from './write.ts';

export function closingWords(plan: Plan): string {
  return gated(plan) ?? shared(plan) ?? first(plan) ?? known(plan) ?? toGoal(plan);
}

/** What the first money tests, what it frees, and what the goal needs beyond it. */
function gated(plan: Plan): string | undefined {
  const { f, say, reckoning } = plan;
  const { gate } = reckoning;
  const said = say.conclusion;
  if (!gate?.limit || !gate.rest || !gate.rate || !gate.weeks) return undefined;
  const rate = spoken(f, gate.rate);
  const opening = said.gated({
    sum: spoken(f, gate.limit),
    weeks: weeksText(plan, gate.weeks),
    rate,
    from: stepName(plan, gate.from),
    does: doesOf(plan, gate.to),
    rest: spoken(f, gate.rest),
  });
  const needed = weakestOf(plan)?.rateNeeded;
  // Both are printed rounded, and what is left has to add up with them.
  const wanted = reckoning.main?.target.wanted.value ?? 0;
  const left = gate.results ? Math.round(wanted) - Math.round(gate.results.value) : 0;
  if (!needed || !gate.results || !gate.open || left < 1) return opening;
  return `${opening}${said.open({
    rate,
    results: resultCount(plan, gate.results),
    open: f.number(left),
    needed: spoken(f, needed),
  })}`;
}

/** What media buys and what is ours to ask, where those who leave are reckoned with. */
function shared({ f, say, forecast, time }: Plan): string | undefined {
  const { cost, ramp } = forecast;
  if (cost?.resultsTarget === undefined || ramp?.needed === undefined || ramp.takeUp === undefined)
    return undefined;
  return say.conclusion.shared({
    months: f.months(time.mediaMonths),
    results: `${f.number(cost.resultsTarget)} ${f.say(`${cost.per}s`, cost.per)}`,
    won: f.number(ramp.fromMedia ?? 0),
    ours: gains(ramp.goal),
    own: f.number(ramp.fromOwn ?? 0),
    goal: `${f.number(ramp.goal.to ?? 0)} ${bareMetric(ramp.goal.metric)}`,
    end: f.date(time.end),
  });
}

/** What the first money measures, where nobody knows a cost of today. */
function first(plan: Plan): string | undefined {
  const { f, say, reckoning } = plan;
  const { limit, rest, weeks } = reckoning.first ?? {};
  if (!limit || !rest || !weeks || storyOf(plan) !== 'measure') return undefined;
  return say.conclusion.first({
    sum: spoken(f, limit),
    weeks: weeksText(plan, weeks),
    one: firstStep(plan),
    rest: spoken(f, rest),
    isOneChannel: channelsAtWork(plan).length < 2,
  });
}

/** What the money brings at today's rates, beside the goal. */
function known(plan: Plan): string | undefined {
  const { f, say, reckoning } = plan;
  const story = storyOf(plan);
  const sum = goalMoney(plan);
  const today = reckoning.main?.resultsToday;
  if (!sum || !today || (story !== 'reach' && story !== 'short' && story !== 'weak')) return undefined;
  const slots = { total: moneyText(plan, sum), results: resultCount(plan, today), goal: wantedPhrase(plan) };
  const spare = spareOf(plan);
  if (spare)
    return say.conclusion.spare({
      count: spare.count,
      needs: spoken(f, spare.needs),
      total: moneyText(plan, sum),
    });
  if (story === 'reach') return enoughText(plan) ?? say.conclusion.reach(slots);
  const { main, bridge } = reckoning;
  const needs = bridge?.options.budget ?? main?.closers.budget;
  return say.conclusion.short({
    ...slots,
    one: oneResult(plan),
    cost: main?.costToday ? spoken(f, main.costToday) : '',
    most: main?.affordable ? spoken(f, atLeast(main.affordable)) : '',
    // Of the same time as the sum before it.
    budget: needs ? moneyText(plan, { ...needs, unit: sum.unit }) : '',
  });
}

/** Characters of a place in a sentence. */
const PLACE = 30;

function toGoal(plan: Plan): string {
  const { f, r, say, time, company, budget } = plan;
  const said = say.conclusion;
  const goal = goalText(plan) || goalPhrase(plan);
  const [start, end] = [f.date(time.start), f.date(dueDay(plan))];
  const words = goal === '' ? quoteOf(f, r.goals[0]) : '';
  if (words !== '') return said.asked({ words, sum: budgetPhrase(plan) });
  if (goal === '')
    return said.begin({
      company,
      offer: offerName(plan) || plan.hero,
      place: whole(r.places[0]?.name ?? '', PLACE),
    });
  return budget.known
    ? said.plain({ goal, whole: budgetPhrase(plan), start, end })
    : said.noBudget({ goal, start, end });
}
