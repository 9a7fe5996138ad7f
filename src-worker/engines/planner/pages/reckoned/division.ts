/** What of the money is not reckoned to bring results, and which channels wait: said wherever a reader would ask. */
import type { Evidence } from '../../../../../src/shared/domain/evidence.ts';
import { PLATFORMS } from '../../data/platforms.ts';

import type { Plan } from '../../plan/index.ts';
import { daysBetween } from '../../plan/timeframe.ts';
import type { AdvertisingChannel } from '../../../../../src/shared/domain/options.ts';
import { runsWith, type Waiting } from '../../reckoning/told.ts';
import { moneyText, oneResult, resultCount } from './counted.ts';
import type { Write } from '../write.ts';
import { spoken } from './figures.ts';
import type { Told } from './told.ts';

/** A part that is too small to be spoken of. */
const SMALL = 0.005;

/** What the money that brings no reckoned result is for, in the words of the language. */
function aims({ f, say, budget, told }: Plan): string {
  const said = say.mediaDirection.aims;
  const at = (stage: number): boolean => (budget.cells[stage] ?? []).some((sum) => sum > 0);
  const isBought = (stage: number): boolean => budget.resultStages.includes(stage);
  const others = budget.cells.some(
    (row, stage) =>
      isBought(stage) &&
      row.some((sum, i) => {
        const id = budget.channels[i];
        return sum > 0 && id !== undefined && told.channels.length > 0 && !told.channels.includes(id);
      }),
  );
  return f.list([
    ...(at(0) && !isBought(0) ? [said.known] : []),
    ...(at(3) && !isBought(3) ? [said.kept] : []),
    ...(others ? [said.untold] : []),
  ]);
}

/** Page 12: what is spent beside the results is not counted as if it brought some. */
export function asidePoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { aside, part } = reckoning.bought;
  const list = aims(plan);
  if (!aside || part > 1 - SMALL || list === '' || !reckoning.main?.resultsToday) return undefined;
  return { text: say.verdict.pointAside({ sum: spoken(f, aside), aims: list }), nodes: [aside] };
}

/** Page 12: what comes today without this money is no result of it. */
export function givenPoint(plan: Plan): Told | undefined {
  const { say, reckoning } = plan;
  const { main, goals } = reckoning;
  const from = goals.find(({ fact }) => fact.index === main?.target.goal.index)?.from;
  // Who is a member stays one; who comes every month comes anew.
  const isFlow = main?.target.extent === 'more' && main.target.per !== undefined && !main.target.goal.isStock;
  if (!isFlow || !main?.resultsToday || !from || from.value === 0) return undefined;
  // Sales of today are a sum, and no number of orders.
  const isSum = from.unit.kind === 'money';
  const count = isSum ? say.verdict.salesOf({ sum: moneyText(plan, from) }) : resultCount(plan, from);
  return { text: say.verdict.pointGiven({ count }), nodes: [from] };
}

/** Page 15: how much of the money is for results, where not all of it is. */
export function divisionText(plan: Plan): string {
  const { f, say, reckoning, budget } = plan;
  const { total, aside, part } = reckoning.bought;
  const list = aims(plan);
  if (!total || !aside || part > 1 - SMALL || part < SMALL || list === '') return '';
  // What is told by the week, and of which no whole is told, is divided by the week.
  const isByTime = budget.period !== 'total' && budget.total === undefined;
  return say.mediaDirection.division({
    bought: isByTime ? f.money(budget.bought, budget.currency) : spoken(f, total),
    aside: isByTime ? f.money(budget.amount - budget.bought, budget.currency) : spoken(f, aside),
    aims: list,
  });
}

/** Page 15: chosen channels that get no money yet, and why. */
export function waitingText(plan: Plan): string {
  const { f, say, told, budget, monthlyMove } = plan;
  const said = say.mediaDirection;
  const held = told.waiting.filter(
    ({ channel }) => (budget.results[budget.channels.indexOf(channel)] ?? 0) === 0,
  );
  const other = (channel: AdvertisingChannel): AdvertisingChannel | undefined =>
    runsWith(told, budget.channels, channel);
  const waiting = held.filter(({ channel }) => other(channel) === undefined);
  const shared = held.flatMap(({ channel }) => {
    const first = other(channel);
    return first === undefined
      ? []
      : [said.runsWith({ channel: PLATFORMS[channel].name, other: PLATFORMS[first].name })];
  });
  const dear = waiting.flatMap(({ channel, cost, currency }) =>
    cost === undefined
      ? []
      : [
          said.waitsDear({
            channel: PLATFORMS[channel].name,
            one: oneResult(plan),
            cost: f.money(cost >= ROUND ? Math.round(cost) : Math.round(cost * 100) / 100, currency ?? ''),
          }),
        ],
  );
  const named = (isOf: (one: Waiting) => boolean): string[] =>
    waiting.filter(isOf).map(({ channel }) => PLATFORMS[channel].name);
  const wrong = named(({ isWrong }) => isWrong === true);
  const nothing = named(({ isNothing }) => isNothing === true);
  const later = named(({ isLater }) => isLater === true);
  const unknown = named(
    ({ cost, isWrong, isLater, isNothing }) =>
      cost === undefined && isWrong !== true && isLater !== true && isNothing !== true,
  );
  const best = (told.best ?? []).filter((id) => (budget.channelSums[budget.channels.indexOf(id)] ?? 0) > 0);
  return [
    ...(best.length > 0
      ? [said.bestFirst({ list: f.list(best.map((id) => PLATFORMS[id].name)), isMany: best.length > 1 })]
      : []),
    ...shared,
    ...dear,
    ...(later.length > 0
      ? [said.waitsLater({ list: f.list(later), day: dayText(plan), isMany: later.length > 1 })]
      : []),
    ...(wrong.length > 0 ? [said.waitsWrong({ list: f.list(wrong), isMany: wrong.length > 1 })] : []),
    ...(nothing.length > 0 ? [said.waitsNothing({ list: f.list(nothing), isMany: nothing.length > 1 })] : []),
    ...(unknown.length > 0
      ? [
          said.waitsUnknown({
            list: f.list(unknown),
            one: oneResult(plan),
            share: plan.held ? '' : `${f.number(monthlyMove)}%`,
            isMany: unknown.length > 1,
          }),
        ]
      : []),
  ].join(' ');
}
/** The money of a day, as it is said. */
export const dayText = ({ f, budget: { aDay = 0, currency } }: Plan): string =>
  f.money(aDay >= WHOLE ? Math.round(aDay) : Math.round(aDay * 100) / 100, currency);
const WHOLE = 10;
/** Where the money of a day is told, how it comes about. */
export function dayEvidence(plan: Plan, w: Write): Evidence[] {
  const { budget, f, say, time } = plan;
  if (budget.aDay === undefined) return [];
  const days = daysBetween(time.start, time.mediaEnd);
  const formula =
    budget.period === 'total'
      ? say.evidence.aDayOf({ sum: f.money(budget.aDay * days, budget.currency), days: f.number(days) })
      : say.evidence.aDay;
  return [w.computed(dayText(plan), formula)];
}

/** From here on a sum is read without its pennies. */
const ROUND = 100;
