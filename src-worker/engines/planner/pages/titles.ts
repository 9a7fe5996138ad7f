/** The proposal's title, theme and main goal, as the cover and other headlines speak of them. */
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import type { Plan } from '../plan/index.ts';
import { offerIn } from '../plan/offer-name.ts';
import { searchTerms, sharesStem } from '../plan/keywords.ts';
import { inTongue } from '../plan/whole.ts';
import { lowerNoun } from '../text.ts';
import { bareMetric, figure } from '../plan/targets.ts';
import { otherGoals, resultCount } from './reckoned/counted.ts';
import { countedThing, goalPhrase, spoken } from './reckoned/figures.ts';

/** Characters of a title: it stands in every footer. */
const TITLE = 54;
/** Characters of an offer's name within a sentence. */
const OFFER = 44;

/** Letters of a headline that stands on two lines: Thai ones are wider, and marks above and below take no room. */
const TWO_LINES = { en: 70, th: 60 } as const;
const fitsTwoLines = ({ f: { language } }: Pick<Plan, 'f'>, title: string): boolean =>
  title.replaceAll(/\p{Mn}/gu, '').length <= TWO_LINES[language];
/** The first of some ways to say it that stands on two lines, else the shortest. */
export const onTwoLines = (plan: Pick<Plan, 'f'>, ways: readonly string[]): string =>
  ways.find((way) => fitsTwoLines(plan, way)) ?? ways.toSorted((a, b) => a.length - b.length)[0] ?? '';

/** What is sold, as a sentence holds it; '' where no name of it fits. */
export const offerName = ({ r, f }: Plan, most = OFFER): string => offerIn(r, most, f);

/** Whether what is put first is one of the things that are sold, by its own name. */
const isSameAs = (name: string, hero: string): boolean =>
  name.length >= LEAST_NAME &&
  (name.includes(hero) || (hero.includes(name) && hero.length - name.length <= MOST_BESIDE));
const [LEAST_NAME, MOST_BESIDE] = [6, 3];

/** What the offer is one of, where its name does not tell it: 'swimming course' of 'Adult Beginner 10'; '' where the name tells. */
export function kindTold(plan: Plan): string {
  const [term = ''] = plan.r.answers.heroProduct === '' ? [] : searchTerms(plan);
  const told = inTongue(term, OFFER, plan.f.language);
  // Of two things that are sold the first is not what the other one is.
  const { answers, products } = plan.r;
  const isOfTwo =
    answers.productService.toLowerCase().includes(`${told} and `) ||
    products.names.some((name) => isSameAs(name, answers.heroProduct) && !sharesStem(name, told));
  return told === '' || isOfTwo || sharesStem(told, plan.r.answers.heroProduct) ? '' : told;
}

/** The offer's name with what it is one of: 'swimming course, Adult Beginner 10'. */
export function offerTold(plan: Plan): string {
  const [kind, offer] = [kindTold(plan), offerName(plan)];
  // 'แคปซูลลูทีน แพ็ก 3 กระปุก' has its kind in it.
  const isKnown = offer.toLowerCase().includes(kind.toLowerCase());
  return kind === '' || offer === '' || isKnown ? offer : plan.say.cover.offerOf({ kind, offer });
}

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

interface Ramp {
  kind: 'count' | 'money' | 'percent';
  from: string;
  to: string;
  /** What is counted or measured. */
  name: string;
  isUnit: boolean;
  per: string;
}

/** The main goal where it leads from today's figure to a larger one. */
export function goalRamp(plan: Plan): Ramp | undefined {
  const { f, r, reckoning } = plan;
  const main = reckoning.main?.target.goal.index;
  const goal = reckoning.goals.find(({ fact }) => main === undefined || fact.index === main);
  if (!goal?.from || !goal.to || goal.from.value >= goal.to.value) return undefined;
  const { fact, from, to } = goal;
  // What an earlier time brought is no beginning: this one begins at nought.
  if (r.goals[fact.index]?.isAnew === true) return undefined;
  const slots = { from: spoken(f, from), to: spoken(f, to), per: fact.per ?? '' };
  if (fact.kind === 'count')
    return main === undefined ? undefined : { ...slots, ...countedThing(plan, to), kind: 'count' };
  if (fact.kind === 'cost') return undefined;
  const metric = inTongue(lowerNoun(r.goals[fact.index]?.metric ?? ''), 26, f.language);
  const name = fact.kind === 'money' ? plan.say.cover[r.people === 'givers' ? 'gifts' : 'sales'] : metric;
  return name === '' ? undefined : { ...slots, name, isUnit: false, kind: fact.kind };
}

/** The main goal from today's figure to the wanted one, else what is wanted alone; '' where no goal has a figure. */
function goalWords(plan: Plan): string {
  const ramp = goalRamp(plan);
  const said = plan.say.cover;
  const main = plan.reckoning.main?.target;
  const goal = main && plan.r.goals[main.goal.index];
  // Boxes are promised in boxes, in however many orders they are sold.
  const own = `goal.${main?.goal.index ?? ''}.join`;
  const isOrders = main?.wanted.id === `${main?.id ?? ''}.orders` || main?.wanted.id === `${own}.orders`;
  if (!ramp && goal && main?.goal.kind === 'count' && isOrders) return figure(plan.f, goal);
  // Of what is sold anew the goal is all of it, though some come back by themselves.
  const to = plan.reckoning.goals.find(({ fact }) => fact.index === main?.goal.index)?.to;
  if (!ramp && to && main?.wanted.id === own) return resultCount(plan, to);
  if (!ramp) return plan.f.list([goalPhrase(plan), ...otherGoals(plan)].filter((text) => text !== ''));
  return ramp.kind === 'count' ? said.ramp(ramp) : said.rampOf(ramp);
}

/** Characters of what is counted. */
const COUNTED = 26;
/** What the main goal counts, where a Thai classifier alone tells nothing: 'ปิดงานใหม่' of '40 ราย'. */
function countedAs(plan: Plan): string {
  const { f, r, reckoning } = plan;
  const at = reckoning.main?.target.goal.index;
  const goal = at === undefined ? undefined : r.goals[at];
  const { isUnit, name } = countedThing(plan);
  if (f.language !== 'th' || !goal || !isUnit) return '';
  const metric = inTongue(bareMetric(goal.metric), COUNTED, 'th');
  // 'จาก 17 เป็น 26 ออเดอร์' tells already what is counted.
  const isNamed = metric !== goal.unit && metric !== name && !/^จำนวน|\d/u.test(metric);
  return isNamed ? metric : '';
}

/** 'From 12 to 20 sites signed by 31 March 2027'; without its date where that would be too long. */
export function goalTitle(plan: Plan): string {
  const goal = goalWords(plan);
  if (goal === '') return '';
  const [what, due] = [countedAs(plan), duePhrase(plan)];
  const said = [
    plan.say.cover.titleGoal({ what, goal, due }),
    plan.say.cover.titleGoal({ what, goal, due: '' }),
    plan.say.cover.titleGoal({ what: '', goal, due }),
  ];
  return said.find((title) => title.length <= TITLE) ?? goal;
}

/** The goal, else the offer. */
export function proposalTitle(plan: Plan): string {
  const goal = goalTitle(plan);
  if (goal !== '' && goal.length <= TITLE) return goal;
  const offer = kindTold(plan) || offerName(plan, 36);
  return offer === '' ? plan.say.cover.title : plan.say.cover.titleOffer({ offer });
}
