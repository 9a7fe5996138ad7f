/** Page 19, its list: what the plan is good for, in figures; none where the ask has said it. */
import type { Plan } from '../plan/index.ts';
import type { RoomAtGoal } from '../reckoning/room.ts';
import { bareMetric } from '../plan/targets.ts';

import { moneyText, oneResult, resultCount } from './reckoned/counted.ts';
import { atLeast, countedThing, spoken } from './reckoned/figures.ts';
import { paceOf } from './reckoned/pace.ts';
import { reserveOf } from './reckoned/spare.ts';
import { roomOf } from './reckoned/room-point.ts';
import { leavesOf, storyOf } from './reckoned/story.ts';

/** Benefits that are worth a list, and as many as the page holds. */
const [FEWEST, MOST] = [2, 3];

/** Where some are there already, how many more fit. */
const roomText = (plan: Plan, { room, freeToday, goal }: RoomAtGoal): string =>
  room === undefined
    ? ''
    : goal.fact.isStock && goal.from && freeToday
      ? plan.say.verdict.more({ count: spoken(plan.f, freeToday), ...countedThing(plan, freeToday), per: '' })
      : resultCount(plan, room);

export function benefits(plan: Plan): string[] {
  const { f, say, reckoning } = plan;
  const said = say.conclusion.benefits;
  const { main } = reckoning;
  const story = storyOf(plan);
  const [most, today] = [main?.affordable, main?.costToday];
  const reserve = reserveOf(plan);
  const { supply } = plan.forecast;
  const { share: part, isOfAverage = false } = leavesOf(plan) ?? {};
  const pace = paceOf(plan);
  const room = roomOf(plan);
  const isRoom = room?.room !== undefined && !(room.beyond && room.beyond.value > 0);
  const list = [
    story === 'weak' && most && today
      ? said.cheaper({
          one: oneResult(plan),
          goal: spoken(f, most),
          today: spoken(f, today),
          share: part ? spoken(f, part) : '',
          isOfAverage,
        })
      : undefined,
    reserve ? said.saved({ rest: f.sentence(moneyText(plan, reserve.rest)) }) : undefined,
    supply?.worthThen === undefined
      ? undefined
      : said.worth({
          metric: bareMetric(plan.forecast.ramp?.goal.metric ?? ''),
          later: f.money(supply.worthThen, supply.currency),
          now: f.money(supply.worthNow ?? 0, supply.currency),
        }),
    story === 'measure' && most && leavesOf(plan) && plan.forecast.ramp?.needed === undefined
      ? said.atMost({ one: oneResult(plan), most: spoken(f, atLeast(most)) })
      : undefined,
    isRoom && room.room ? said.room({ room: roomText(plan, room) }) : undefined,
    story === 'short' && most && today && most.value < today.value
      ? said.closes({ one: oneResult(plan), cost: spoken(f, atLeast(most)) })
      : undefined,
    pace && pace.per === 'month' ? said.pace({ count: resultCount(plan, pace.node, pace.per) }) : undefined,
  ].filter((text) => text !== undefined);
  // What holds of every plan says nothing of this one, and one line alone is told beside the ask already.
  return list.length < FEWEST && supply?.worthThen === undefined ? [] : list.slice(0, MOST);
}
