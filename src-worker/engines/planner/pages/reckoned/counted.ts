/** Counts and names of steps and results in sentences: '13 sites signed', 'ผู้สนใจ 212 ราย', 'one installation'. */
import type { Plan } from '../../plan/index.ts';
import { figure, perText } from '../../plan/targets.ts';
import type { Maybe, Node } from '../../reckoning/graph.ts';
import { thingsIn, type StepId } from '../../../../understanding/figures/steps.ts';
import { isMostlyThai } from '../../../../understanding/text.ts';
import { lastDayOf } from '../../../../../src/shared/reading/days.ts';
import { singular, withArticle } from '../../inflection.ts';
import type { Period } from '../../../../understanding/answers/period.ts';
import { inLetters, isOwnWord } from '../../plan/own-word.ts';
import { countedThing, ORDERS, spoken, stepName, type Step } from './figures.ts';

/** The time that a count is of: 'week' of so many a week; '' of so many in all. */
export const periodOf = ({ unit }: Node): Period | '' => (unit.kind === 'count' ? (unit.per ?? '') : '');

/** What stands under a count of what the main goal counts: 'jobs a week'. */
export function resultUnit(plan: Plan, node: Node): string {
  const { f } = plan;
  const { name } = countedThing(plan, node);
  const per = periodOf(node);
  return per === '' ? name : f.say(`${name} ${perText(f, per)}`, `${name}${perText(f, per)}`);
}

/** So many of what the main goal counts, in its time where it has one: 21 a week are not 21 in all. */
export function resultCount(plan: Plan, node: Node, per: string = periodOf(node)): string {
  const { name, isUnit } = countedThing(plan, node);
  const count = spoken(plan.f, node);
  return plan.say.reckoned.goal({
    count,
    name: count === '1' ? plan.f.say(singular(name), name) : name,
    isUnit,
    per,
  });
}

/** The Thai classifier that 'each' is said with: 'ร้าน' of 'ร้านละ'. */
export function eachName(plan: Plan): string {
  const { name, isUnit } = countedThing(plan);
  return isUnit ? name : plan.f.say(name, 'ราย');
}

/** The goal is reckoned in those who must join, and not in what the number grows by. */
export const isToJoin = ({ reckoning: { main, nodes } }: Plan): boolean =>
  main !== undefined && nodes.get(`goal.${main.target.goal.index}.join`)?.id === main.target.wanted.id;

/** What the main goal asks of media: '8 more sites signed', 'เดือนละ 600 ไร่ที่เพิ่ม'. */
export function wantedPhrase(plan: Plan): string {
  const { f, say, reckoning } = plan;
  const target = reckoning.main?.target;
  if (!target) return '';
  const slots = { count: spoken(f, target.wanted), ...countedThing(plan), per: target.per ?? '' };
  // Those who leave are won again: more must join than the number grows by.
  if (isToJoin(plan)) return say.verdict.joining(slots);
  return target.extent === 'more' ? say.verdict.more(slots) : say.reckoned.goal(slots);
}

/** Goals that the main one has nothing to do with, each with its figure: '300 sponsors' beside '40 puppy raisers'. */
export function otherGoals({ f, r, reckoning: { shared, results, main } }: Plan): string[] {
  if (!shared) return [];
  return results.flatMap(({ target }) => {
    const goal = r.goals[target.goal.index];
    const isOther = target.isMain && target.goal.index !== main?.target.goal.index;
    return isOther && goal && target.goal.kind === 'count' ? [figure(f, goal)] : [];
  });
}

/** The same; of a goal that no result is bought for, its figure: '8% contamination'. */
export function goalText(plan: Plan): string {
  const others = otherGoals(plan);
  if (others.length > 0) return plan.f.list([wantedPhrase(plan), ...others]);
  const [first] = plan.r.goals;
  const phrase = wantedPhrase(plan);
  return phrase === '' && first && first.kind !== 'text' && first.to !== undefined
    ? figure(plan.f, first)
    : phrase;
}

/** The day on which the main goal is due, where the client named it; else the last day of the plan. */
export function dueDay({ r, reckoning, time }: Plan): Date {
  const by = r.goals[reckoning.main?.target.goal.index ?? 0]?.by;
  const day = by === undefined ? undefined : lastDayOf(by, time.created);
  return day !== undefined && day > time.start && day <= time.end ? day : time.end;
}

/** Steps whose Thai name stands right after a number. */
const UNITS: ReadonlySet<StepId> = new Set(['click', 'like']);

/** So many of a step. */
export function stepCount(plan: Plan, step: Step, node: Node): string {
  const { f, say, reckoning } = plan;
  const at = reckoning.main?.place?.index;
  if (at !== undefined && reckoning.chain.steps[at]?.id === step.id) return resultCount(plan, node);
  const isUnit = f.language === 'en' || UNITS.has(step.kind);
  return say.reckoned.goal({ count: spoken(f, node), name: stepName(plan, step), isUnit, per: '' });
}

/** One of what the main goal counts. */
export function oneResult(plan: Plan): string {
  const { f, say } = plan;
  const { name, isUnit } = countedThing(plan);
  return f.language === 'en'
    ? say.verdict.one({ name: singular(name) })
    : isUnit
      ? f.say(name, `หนึ่ง${name}`)
      : say.verdict.one({ name });
}

/** One of a step. */
export function oneOf(plan: Plan, step: Step): string {
  const at = plan.reckoning.main?.place?.index;
  const isGoal = at !== undefined && plan.reckoning.chain.steps[at]?.id === step.id;
  if (isGoal) return oneResult(plan);
  const { one } = plan.say.reckoned.steps[step.kind];
  const called = stepName(plan, step);
  const isTwice = plan.reckoning.chain.steps.some(({ id, kind }) => kind === step.kind && id !== step.id);
  const isCalled =
    isTwice && !called.startsWith('people') && called !== plan.say.reckoned.steps[step.kind].many;
  if (plan.f.language === 'en' && (isCalled || isOwnWord(step))) return withArticle(singular(called));
  return step.kind === 'purchase' && ORDERS.test(step.name)
    ? plan.f.say('an order', `หนึ่ง${stepName(plan, step)}`)
    : one;
}

/** One of a step by the client's name for it, where that is a thing: 'a download'; undefined where it is a deed or in another language. */
export function oneCalled({ f }: Plan, { name }: Step): string | undefined {
  const isThing = thingsIn(name).some(({ end }) => end === name.length);
  return f.language === 'en' && isThing && !isMostlyThai(name) && name.length <= CALLED
    ? withArticle(singular(inLetters(name.toLowerCase())))
    : undefined;
}
/** Characters of a step's name in a headline. */
const CALLED = 26;

/** The media money that buys what the main goal counts, in the goal's own time: of the whole, or of a month. */
export function goalMoney({ reckoning: { main, money, bought, nodes } }: Plan): Maybe {
  const per = main?.target.per;
  if (per === undefined) return bought.total;
  if (per === money.period) return bought.amount;
  const isAll = bought.total === money.total && bought.amount === money.amount;
  return nodes.get(isAll ? `money.${per}` : `money.results.${per}`);
}

/** What is missing, as it follows from the two that are printed: of 14 and of 11.7, read as 12, two are missing and not 2.3. */
export const missingOf = (gap: Node, wanted: Maybe, today: Maybe): Node =>
  wanted && today && today.value >= WHOLE
    ? { ...gap, value: Math.max(0, Math.round(wanted.value) - Math.round(today.value)) }
    : gap;
/** From here on a count is printed whole. */
const WHOLE = 3;

/** '60,000 THB', '60,000 THB a month'. */
export function moneyText(plan: Plan, node: Node): string {
  const { f } = plan;
  const per = node.unit.kind === 'money' ? node.unit.per : undefined;
  return per === undefined ? spoken(f, node) : `${spoken(f, node)}${f.say(' ', '')}${perText(f, per)}`;
}
