/** Page 12, its list: a bold lead, a colon, the reason. */
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { readLead } from '../../../understanding/figures/lead.ts';
import { addDays } from '../language.ts';
import type { Plan } from '../plan/index.ts';
import { isUnnamed } from '../data/points.ts';
import { isAllowed } from '../plan/claims.ts';
import { isRule, sentencesOf } from '../plan/said.ts';
import { settlingOf } from '../plan/settling.ts';
import { heardTold, momentsTold } from '../plan/told-to-buyers.ts';
import { inTongue, whole } from '../plan/whole.ts';
import { lowerFirst } from '../text.ts';
import { sumAfterDue } from './budget-months.ts';
import { dueDay } from './reckoned/counted.ts';
import { keptHeadline, keptPoint } from './reckoned/kept.ts';
import { roomTold } from './reckoned/room-point.ts';
import { pointsOf, storyOf } from './reckoned/story.ts';

const MOST = 4;
/** Where the figures hold fewer points than this, the answers fill up to it. */
const ENOUGH = 3;
/** What is missing, and what would close it, comes before the room. */
const BEFORE_ROOM = 2;
/** Characters of the client's words in a point. */
const QUOTE = 70;

/** @param title of the page: what it says is not said again */
export function takeaways(plan: Plan, title: string): string[] {
  const said = title === keptHeadline(plan) ? keptPoint(plan)?.text : undefined;
  const figures = pointsOf(plan)
    .slice(plan.forecast.ramp?.needed === undefined ? 1 : 0)
    .map(({ text }) => text)
    .filter((text) => text !== said);
  const counted = [
    ...lastToAsk(plan),
    ...afterTheDay(plan),
    ...adsAndOwn(plan),
    ...atMoreChurn(plan),
    ...supplyFirst(plan),
    ...figures.slice(0, BEFORE_ROOM),
    ...roomTold(plan),
    ...broughtBefore(plan),
    ...figures.slice(BEFORE_ROOM),
  ].slice(0, MOST);
  const more = fromAnswers(plan, counted.length === 0);
  return [...counted, ...more.slice(0, Math.max(0, ENOUGH - counted.length))];
}

/** Challenges that the figures tell already, where they tell any. */
const TOLD: ReadonlySet<string> = new Set(['likes', 'cost', 'repeat', 'stock']);

/** What the answers say beside the figures. */
function fromAnswers(plan: Plan, isAlone: boolean): string[] {
  const { f, r, say, remedies, positions, budget } = plan;
  const { verdict } = say;
  const named = remedies.flatMap(({ remedy, because }) => {
    const words = whole(because, QUOTE);
    const isTold = !isAlone && TOLD.has(remedy.id);
    // What the client forbids is no trouble that it tells of.
    return words === '' || isTold || isRule(r, because) || !isAllowed(r, words)
      ? []
      : [verdict.pointRemedy({ title: f.both(remedy.title), words })];
  });
  // What the plan stands on, where a rival that was named lacks it.
  const [taken] = positions;
  const words = taken?.contrast ? whole(taken.ours, QUOTE) : '';
  const point = taken?.contrast?.point;
  // Pages 5 and 11 say it in the client's words: here stands what it is about, where that has a name.
  const alone =
    words !== '' && point !== undefined && !isUnnamed(point)
      ? verdict.pointAloneOn({ label: say.contrast.within(f.both(point.label)) })
      : words === ''
        ? ''
        : verdict.pointAlone({ words: f.sentence(words) });
  const answer = whole(r.answers.marketingMediaBudget, QUOTE);
  const slogan = whole(r.slogan, QUOTE);
  return [
    ...firstOrder(plan),
    ...named.slice(0, 1),
    ...(alone === '' ? [] : [alone]),
    ...(budget.known ? [] : [verdict.pointNoSum({ words: answer })]),
    ...named.slice(1, 2),
    ...ofBuyers(plan),
    ...(slogan === '' ? [] : [verdict.pointPromise({ words: slogan })]),
    verdict.pointOffer({ offer: lowerFirst(plan.hero) }),
  ];
}

/** What stops them, with our answer, and when they begin to look: what the figures do not tell. */
function ofBuyers(plan: Plan): string[] {
  const { verdict } = plan.say;
  const { objection } = plan.buyers;
  const [event] = momentsTold(plan, QUOTE);
  const stop = heardTold(plan, QUOTE).find(
    ({ thought }) => thought === whole(objection?.thought ?? '', QUOTE),
  );
  const answer = stop?.answer;
  // What nobody knows how to settle is asked on page 19 already.
  const isOpen = stop !== undefined && answer === undefined && settlingOf(plan, stop.thought) !== undefined;
  return [
    ...(event === undefined ? [] : [verdict.pointStarts({ event })]),
    ...(isOpen ? [verdict.pointOpen(stop)] : []),
    ...(stop === undefined || answer === undefined
      ? []
      : [verdict.pointAnswer({ thought: stop.thought, ours: lowerFirst(answer) })]),
  ];
}

/** Who asks so late that the goal's day is past before it counts, where the client says how long it takes. */
function lastToAsk({ f, r, say, time, reckoning }: Plan): string[] {
  const { currentChallenges, additionalNotes, specificObjectives, onlineAdIssues } = r.answers;
  const lead = readLead([currentChallenges, additionalNotes, specificObjectives, onlineAdIssues]);
  const target = reckoning.main?.target;
  if (lead === undefined || target === undefined || target.per !== undefined) return [];
  const { by } = r.goals[target.goal.index] ?? {};
  const due = by ? lastDayOf(by, time.created) : time.end;
  const last = addDays(due, -Math.round(lead.months * DAYS_OF_MONTH));
  if (last >= time.mediaEnd || last <= time.start) return [];
  return [say.verdict.pointLead({ time: lead.words, last: f.date(last), due: f.date(due) })];
}
const DAYS_OF_MONTH = 30.4;

/** What adverts brought before, in the client's words, where no cost of today could be read from them: the first weeks are held against it. */
function broughtBefore(plan: Plan): string[] {
  const { f, r, say } = plan;
  // A cost in other money than the budget's is held against nothing.
  const isCosted = r.costs.some(({ currency }) => currency === '' || currency === r.budget.currency);
  if (isCosted || storyOf(plan) !== 'measure') return [];
  const sentences = sentencesOf(r, ['onlineAdIssues']).map(({ words }) => words);
  const runs = sentences.map((_, at) => {
    const behind = sentences.slice(at);
    const end = behind.findIndex(
      (words, n) =>
        readQuantities(words).length === 0 || behind.slice(0, n + 1).join('; ').length > TOLD_BEFORE,
    );
    return behind.slice(0, end < 0 ? undefined : end).join('; ');
  });
  const told = runs.find((words) => {
    const figures = readQuantities(words);
    const isReckoned = figures.length > 1 || figures.some(({ quantity }) => quantity.kind === 'money');
    return isReckoned && inTongue(words, TOLD_BEFORE, f.language) !== '' && isAllowed(r, words);
  });
  return told === undefined ? [] : [say.verdict.pointBefore({ words: f.sentence(told) })];
}
/** Characters of what adverts brought. */
const TOLD_BEFORE = 110;

/** Money that the client's own months leave for the time after the goal's day. */
function afterTheDay(plan: Plan): string[] {
  const { f, say, budget } = plan;
  const sum = sumAfterDue(plan);
  return sum > 0
    ? [say.verdict.pointAfter({ sum: f.money(sum, budget.currency), due: f.date(dueDay(plan)) })]
    : [];
}

/** How far adverts reach, and who brings the rest. */
function adsAndOwn({ f, say, forecast: { ramp, cost } }: Plan): string[] {
  if (ramp?.needed === undefined || cost?.resultsTarget === undefined || ramp.takeUp === undefined) return [];
  const { verdict } = say;
  return [
    verdict.pointAdsAlone({
      share: `${Math.round((ramp.needed / cost.resultsTarget) * 100)}%`,
      buyers: f.number(cost.resultsTarget),
      back: `${f.number(ramp.takeUp)}%`,
    }),
    verdict.pointOwnChannels({
      month: f.number(ramp.gainOwn ?? 0),
      day: f.number((ramp.gainOwn ?? 0) / 30, 1),
    }),
  ];
}

function atMoreChurn({ f, say, forecast: { ramp } }: Plan): string[] {
  if (ramp?.atMoreChurn === undefined || ramp.churn === undefined) return [];
  const last = ramp.values.at(-1) ?? 0;
  return [
    say.verdict.pointChurn({
      lost: f.number(last - ramp.atMoreChurn),
      rate: `${f.number(ramp.churn + (ramp.churnMargin ?? 0))}%`,
      end: f.number(ramp.atMoreChurn),
      planned: f.number(last),
    }),
  ];
}

function supplyFirst({ f, say, forecast: { supply } }: Plan): string[] {
  if (!supply) return [];
  const { later, now, unit } = supply;
  return [say.verdict.pointSupply({ later: `${f.number(later)} ${unit}`, now: `${f.number(now)} ${unit}` })];
}

/** The least that somebody who buys at all has to spend. */
function firstOrder({ f, r, say, forecast }: Plan): string[] {
  if (forecast.firstOrder === undefined) return [];
  const { value = 0, minimumOrder = 0, currency } = r.price;
  return [
    say.verdict.pointFirstOrder({
      sum: f.money(forecast.firstOrder, currency),
      formula: `${f.number(value)} × ${f.number(minimumOrder)}`,
    }),
  ];
}
