/** Two figures that look like a range and are a way from one to the other: '$18k to $30k by June', 'members 180 to 240'. */
import { isNamedAsHeld } from './goal-levels.ts';
import type { Goal } from './goal.ts';
import type { Figure } from './roles.ts';

const LEVEL_METRIC =
  /(?<![a-z])(?:mrr|arr|revenue|turnover|occupancy|sales|rating)(?![a-z])|รายได้|ยอดขาย|อัตราเข้าพัก/iu;
const GROWS =
  /(?<![a-z])(?:grow|increase|raise|lift|boost|take|move|bring|scale)(?:ing)?(?![a-z])[^.;]{0,40}$|(?:เพิ่ม|ขยาย|ดัน)[^.;\d]{0,30}$/iu;
const LEAST_CHANGE = 1.25;
/** '132 to 200 units by the end of March': wishes are round, and what there is has been counted. */
const isCountedToday = (value: number): boolean => value > 10 && value % 5 !== 0;
/** What is wished for may be anything between two figures. */
const WISHED =
  /(?<![a-z])(?:want|need|wish|like|love|aim|target|hope|goal|between|get|sell|sign|win|find|add|new|around|about)(?![a-z])|อยาก|ต้องการ|ขอ|หวัง|เป้า|ประมาณ|ราว|สัก|ใหม่/iu;
/** As many characters may name what is counted, ahead of the figures. */
const LONGEST_NAME = 40;

/** 'Pupils 140 to 180 for September': what is held is named, and then its two levels. */
const isNamedAhead = (ahead: string): boolean => {
  const name = ahead.split(/[.;,\n]/u).at(-1) ?? '';
  return name.length <= LONGEST_NAME && !WISHED.test(name) && isNamedAsHeld(name);
};

/** The goal as a way from the first figure to the second; undefined where it may be a range. */
export function asLevel(
  answer: string,
  goal: Goal,
  { reading: { quantity, span } }: Figure,
): Goal | undefined {
  if (goal.high === undefined || !('high' in quantity) || goal.to === undefined) return undefined;
  if (goal.high < goal.to * LEAST_CHANGE || !/ to |ถึง|→/u.test(answer.slice(span.start, span.end)))
    return undefined;
  const ahead = answer.slice(0, span.start);
  // Of a share of the house no range is wanted: 'midweek occupancy 35% to 60%'.
  const isShareOfHouse = quantity.kind === 'percent' && LEVEL_METRIC.test(ahead);
  const isDue = goal.by !== undefined || goal.months !== undefined;
  const isTold = LEVEL_METRIC.test(goal.metric) || GROWS.test(ahead) || isCountedToday(goal.to);
  if (!isShareOfHouse && !(isDue && isTold) && !isNamedAhead(ahead)) return undefined;
  const { high, to, ...rest } = goal;
  return { ...rest, kind: 'ramp', from: to, to: high };
}
