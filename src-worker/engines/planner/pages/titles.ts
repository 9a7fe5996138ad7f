/** The proposal's title, theme and main goal, as the cover and other headlines speak of them. */
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { Plan } from '../plan/index.ts';
import { searched } from '../plan/keywords.ts';
import { inTongue, whole } from '../plan/whole.ts';
import { lowerNoun } from '../text.ts';
import { goalPhrase, resultName, spoken } from './reckoned/figures.ts';

/** Characters of a title: it stands in every footer. */
const TITLE = 54;
/** Characters of an offer's name within a sentence. */
const OFFER = 44;

/** The hero product whole, else the thing that is searched for; '' where neither fits a sentence. */
export const offerName = ({ r }: Plan, most = OFFER): string =>
  whole(lowerNoun(r.hero), most) || searched(r.hero) || searched(r.products.names[0] ?? '');

/** The length of the media as the client gives it: 'ten weeks', 'three months'; '' where it gives none. */
export function lengthPhrase({ f, r, time }: Plan): string {
  const { span } = r.budget;
  if (span && (span.unit === 'week' || span.unit === 'day'))
    return f
      .quantity({ kind: 'duration', value: span.count, unit: span.unit })
      .replace(String(span.count), f.word(span.count));
  return time.mediaMonthsGiven ? f.months(time.mediaMonths) : '';
}

/** Until when, as the client says it: 'by 31 March 2027', 'in ten weeks'. */
function duePhrase(plan: Plan): string {
  const { f, r, say, reckoning, time } = plan;
  const target = reckoning.main?.target;
  const goal = target && r.goals[target.goal.index];
  if (!goal || target.per !== undefined) return '';
  if (goal.by) return say.cover.dueBy({ day: f.date(lastDayOf(goal.by, time.created)) });
  const length = goal.months === undefined ? lengthPhrase(plan) : f.months(Math.ceil(goal.months - 0.01));
  return length === '' ? '' : say.cover.dueIn({ length });
}

/** The main goal from today's figure to the wanted one, else what is wanted alone; '' where no goal has a figure. */
function goalWords(plan: Plan): string {
  const { f, r, reckoning } = plan;
  const said = plan.say.cover;
  const main = reckoning.main?.target.goal.index;
  const goal = reckoning.goals.find(({ fact }) => main === undefined || fact.index === main);
  if (!goal?.to) return '';
  const { fact, from, to } = goal;
  const phrase = main === undefined ? '' : goalPhrase(plan);
  if (!from || from.value >= to.value) return phrase;
  const slots = { from: spoken(f, from), to: spoken(f, to), per: fact.per ?? '' };
  if (fact.kind === 'count') return main === undefined ? '' : said.ramp({ ...slots, name: resultName(plan) });
  const name =
    fact.kind === 'money'
      ? said.sales
      : inTongue(lowerNoun(r.goals[fact.index]?.metric ?? ''), 26, f.language);
  return name === '' ? phrase : said.rampOf({ ...slots, name });
}

/** 'From 12 to 20 sites signed by 31 March 2027'; without its date where that would be too long. */
export function goalTitle(plan: Plan): string {
  const goal = goalWords(plan);
  if (goal === '') return '';
  const dated = plan.say.cover.titleGoal({ goal, due: duePhrase(plan) });
  return dated.length <= TITLE ? dated : goal;
}

/** The goal, else the offer. */
export function proposalTitle(plan: Plan): string {
  const goal = goalTitle(plan);
  if (goal !== '' && goal.length <= TITLE) return goal;
  const offer = offerName(plan, 36);
  return offer === '' ? plan.say.cover.title : plan.say.cover.titleOffer({ offer });
}

/** The first objective as a phrase: 'to be known', 'qualified leads'. */
export const aimPhrase = (plan: Plan): string =>
  plan.f.both(OBJECTIVES[plan.r.objectives[0] ?? 'brand-awareness'].aim);
