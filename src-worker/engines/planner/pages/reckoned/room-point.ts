/** What can be served beside what the goal asks for; page 12. */
import { readQuantities } from '../../../../../src/shared/reading/quantities.ts';
import { tellsNoLimit } from '../../../../understanding/answers/capacity-no-room.ts';
import { isBareState, isPartlyFull } from '../../../../understanding/answers/capacity-kinds.ts';
import type { Period } from '../../../../understanding/answers/period.ts';
import { tellsDays } from '../../../../understanding/figures/opening.ts';
import { isBan } from '../../../../understanding/denials.ts';
import { isMostlyThai, clauses } from '../../../../understanding/text.ts';
import { isAllowed, tidy } from '../../plan/claims.ts';
import type { Plan } from '../../plan/index.ts';
import { inTongue, whole } from '../../plan/whole.ts';
import type { Maybe, Node } from '../../reckoning/graph.ts';
import type { RoomAtGoal } from '../../reckoning/room.ts';
import { resultCount } from './counted.ts';
import { areDaysKnown, holdsGoal, isNamed, isRoomOf } from './room-sure.ts';
import { spoken } from './figures.ts';
import { CLOSE, told, type Told } from './told.ts';

/** Room for what the main goal counts, where it is surely that. */
export function roomOf(plan: Plan): RoomAtGoal | undefined {
  const { room, main } = plan.reckoning;
  const found = room.goals.find(
    ({ goal: { fact } }) => fact.index === main?.target.goal.index && fact.kind !== 'percent',
  );
  // What one of the goal takes turns the room into the goal's own number.
  if (found?.room?.id === 'room.by-use') return found;
  if (found?.usedAtGoal && holdsGoal(plan, found.goal.fact, found.usedAtGoal.value)) return found;
  if (!found || !isRoomOf(plan, found.goal.fact)) return undefined;
  return areDaysKnown(plan, found.goal.fact) ? found : undefined;
}

/** A goal that is past what can be served by more than anybody could find room for. */
export const isPastRoom = (room: RoomAtGoal | undefined): boolean =>
  room?.beyond !== undefined && room.room !== undefined && room.beyond.value > room.room.value * CLOSE;

/** What can be served is what the team can add in that time, beside those who are there. */
export const isRoomToAdd = ({ reckoning: { nodes } }: Plan, { goal }: RoomAtGoal): boolean =>
  nodes.has(`room.goal.${goal.fact.index}.used.more`);

/** Media can bring more than there is room to add. */
export function isTeamLimit(plan: Plan): boolean {
  const today = plan.reckoning.main?.resultsToday;
  const free = roomOf(plan)?.freeToday;
  return today !== undefined && free !== undefined && free.value > 0 && today.value > free.value * 1.05;
}

/** What can be served is known, and neither the goal nor the money goes past it. */
export function isWithin(plan: Plan): boolean {
  const used = roomOf(plan)?.usedAtGoal;
  return used !== undefined && used.value <= 100 && !isTeamLimit(plan);
}

/** Days of work that are worth telling and that such a time has: with more something else is counted. */
const DAYS: Readonly<Partial<Record<Period, readonly [number, number]>>> = { week: [2, 7], month: [4, 31] };
/** Fewer days of a month than this leave room enough. */
const FULL_DAYS = 12;
/** Percent of what can be done that nobody aims at. */
const MOST_USED = 300;

/** What the goal takes of what there is room for, where each takes so many: sets of so many schools. */
function eachPoint({ f, say, reckoning: { nodes, main } }: Plan): Told | undefined {
  const id = `goal.${main?.target.goal.index ?? 0}`;
  const [needed, used, room] = [nodes.get(`${id}.to.each`), nodes.get(`${id}.used.each`), nodes.get('room')];
  if (!needed || !room || !used || used.value <= 100 || used.value > MOST_USED) return undefined;
  const of = room.unit.kind === 'count' ? room.unit.of : '';
  if (of === '' || isMostlyThai(of) !== (f.language === 'th')) return undefined;
  const count = (node: Node): string =>
    say.reckoned.goal({ count: spoken(f, node), name: of, isUnit: true, per: '' });
  return told(say.verdict.pointEach({ needed: count(needed), room: count(room) }), needed, room, used);
}

/** What of all that can be served is free today, where the goal counts something else than the room. */
function freePoint({ f, say, reckoning: { nodes } }: Plan): Told | undefined {
  const [room, free] = [nodes.get('room'), nodes.get('room.left') ?? nodes.get('room.free')];
  if (room?.unit.kind !== 'count' || !free || !(free.value > 0) || room.high !== undefined) return undefined;
  const { of, per = '' } = room.unit;
  if (of === '' || isBareState(of) || isMostlyThai(of) !== (f.language === 'th')) return undefined;
  const count = say.reckoned.goal({ count: spoken(f, room), name: of, isUnit: true, per });
  return told(say.verdict.pointFree({ room: count, free: spoken(f, free) }), room, free);
}

export function roomPoint(plan: Plan): Told | undefined {
  return goalRoomPoint(plan) ?? freePoint(plan);
}

function goalRoomPoint(plan: Plan): Told | undefined {
  const each = eachPoint(plan);
  if (each) return each;
  const { f, say, reckoning } = plan;
  const found = roomOf(plan);
  const { verdict } = say;
  const main = reckoning.main?.target.goal;
  const per = main?.per;
  const inDays =
    main && isRoomOf(plan, main) ? reckoning.nodes.get(`room.goal.${main.index}.days`) : undefined;
  // Where the days are known a part of them is told, until it is much of the month.
  const isTold =
    inDays && main && (!areDaysKnown(plan, main) || (per === 'month' && inDays.value >= FULL_DAYS));
  const days = isTold ? inDays : undefined;
  const [least, most] = DAYS[per ?? 'day'] ?? [1, 0];
  if (days && per !== undefined && days.value >= least && days.value <= most) {
    const open = reckoning.nodes.get('open.days.week');
    const many = open ? f.number(open.value) : '';
    return told(verdict.pointDays({ days: f.number(Math.ceil(days.value)), per, open: many }), days, open);
  }
  const atOnce = daysAtOnce(plan);
  if (atOnce)
    return told(verdict.pointDays({ days: f.number(Math.ceil(atOnce.value)), per: '', open: '' }), atOnce);
  if (!found?.room) return undefined;
  const { room, beyond, freeToday, usedAtGoal, goal } = found;
  const isAdded = isRoomToAdd(plan, found);
  if (beyond && isPastRoom(found))
    return told(
      verdict.pointBeyond({
        beyond: resultCount(plan, beyond),
        free: freeToday && !isAdded && goal.fact.isStock && freeToday.value > 0 ? spoken(f, freeToday) : '',
      }),
      beyond,
      freeToday,
    );
  const today = reckoning.main?.resultsToday;
  if (today && freeToday && isTeamLimit(plan))
    return told(
      verdict.pointFull({ results: resultCount(plan, today), room: spoken(f, freeToday) }),
      today,
      freeToday,
    );
  if (isAdded) return told(verdict.pointAdded({ room: resultCount(plan, room) }), room);
  return usedAtGoal
    ? told(
        verdict.pointRoom({
          room: resultCount(plan, room, goal.fact.per),
          used: spoken(f, usedAtGoal),
        }),
        room,
        usedAtGoal,
      )
    : undefined;
}

/** Of a goal for once: days of work that it takes in all, where the room of a day is told by the goal's name and nobody tells the days. */
function daysAtOnce(plan: Plan): Maybe {
  const { nodes, main } = plan.reckoning;
  const goal = main?.target.goal;
  if (!goal || goal.per !== undefined || goal.isStock || areDaysKnown(plan, goal)) return undefined;
  const days = nodes.get(`room.goal.${goal.index}.days`);
  const isOne = isRoomOf(plan, goal) && isNamed(plan, goal) && !roomOf(plan);
  return isOne && days && days.value >= LEAST_DAYS ? days : undefined;
}
/** Fewer days of work are no limit. */
const LEAST_DAYS = 5;

/** Characters of the client's words on what can be served: of a phrase, and of all that it tells in one breath. */
const [LONGEST, BREATH] = [90, 70];

/** What can be served in a time, as the client tells it: without the rules that stand beside it; '' where no phrase holds it. */
export function roomWords({ f, r }: Plan): string {
  const { capacity } = r;
  if (!capacity || tellsNoLimit(capacity.text)) return '';
  const free = r.rules.reduce((text, { quote }) => text.replaceAll(quote, '\n'), capacity.text);
  const isShort = free === capacity.text && free.length <= BREATH;
  const phrases = [...(isShort ? [free] : []), ...clauses(free)].filter((words) => !isBan(words));
  const found =
    phrases.find((words) => readQuantities(words).some(({ per }) => per !== undefined)) ??
    phrases.find((words) => isProduct(words, capacity.count) || words.includes(f.number(capacity.count)));
  return tidy(found ?? '');
}

/** '3 teams, 60 bays each': two of the counts make the whole. */
function isProduct(words: string, all: number): boolean {
  const counts = readQuantities(words).flatMap(({ quantity }) =>
    quantity.kind === 'count' ? [quantity.value] : [],
  );
  return counts.some((one, at) => counts.slice(at + 1).some((other) => one * other === all));
}

/** 'Which makes 24 a day': of a number that the client's words make and do not hold; else ''. */
function makesOf({ f, r: { capacity } }: Plan, words: string): { makes: string; per: string } {
  if (!capacity || !isProduct(words, capacity.count)) return { makes: '', per: '' };
  const { count, per } = capacity;
  const counts = readQuantities(words).filter(({ quantity }) => quantity.kind === 'count');
  const isHeld = counts.some(({ quantity }) => 'value' in quantity && quantity.value === count);
  const time = TIME.find((one) => one === per);
  if (isHeld || time === undefined) return { makes: '', per: '' };
  // '4 cars, each 6 lessons a day' are lessons; of '8 starts a month x 16 seats' the last word is not what the time is told of.
  const last = counts.at(-1);
  const of = last?.per !== undefined && last.quantity.kind === 'count' ? last.quantity.unit : '';
  const isWord = of !== '' && isMostlyThai(of) === (f.language === 'th') && !isBareState(of);
  return { makes: `${f.number(count)}${isWord ? ` ${of}` : ''}`.trim(), per: time };
}
const TIME: readonly Period[] = ['day', 'week', 'month', 'year'];

/** Of what is served again in each time. */
const AGAIN: ReadonlySet<string | undefined> = new Set(['hour', 'day', 'week', 'month', 'year', 'night']);

/**
 * The client's words on what can be served, where that cannot be reckoned beside the goal, and what is missing for it: the days of a
 * room that is told of a day, else what is free of it today; '' where they tell that too.
 */
export function roomAsked(
  plan: Plan,
): { words: string; quote: string; asks: 'days' | 'free' | '' } | undefined {
  const { f, r, reckoning } = plan;
  const { capacity } = r;
  if (roomPoint(plan) || capacity?.kind !== 'limit' || !AGAIN.has(capacity.per)) return undefined;
  const words = inTongue(roomWords(plan), LONGEST, f.language);
  if (words === '' || !isAllowed(r, words)) return undefined;
  const goal = reckoning.main?.target.goal;
  const quote = whole(words, QUOTE);
  if (quote === '' || goal === undefined) return { words, quote, asks: '' };
  if (capacity.per === 'day' && goal.per !== 'day' && !areDaysKnown(plan, goal) && !tellsDays(words))
    return { words, quote, asks: 'days' };
  return { words, quote, asks: isPartlyFull(capacity.text) ? '' : 'free' };
}

/** Characters of it in a question. */
const QUOTE = 60;

/** The same as a sentence. */
export function roomTold(plan: Plan): string[] {
  const asked = roomAsked(plan);
  if (!asked) return [];
  const words = plan.f.sentence(asked.words);
  return [plan.say.verdict.pointRoomTold({ ...asked, words, ...makesOf(plan, asked.words) })];
}
