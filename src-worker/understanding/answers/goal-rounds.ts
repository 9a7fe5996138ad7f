/** A goal told of each class, round or departure: reckoned where it is told how many of them there are in a time, else not certain. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Goal } from './goal.ts';
import type { Period } from './period.ts';

export const GROUP =
  '(?:class|course|departure|session|round|batch|tour|trip|intake|cohort|workshop|sailing|screening|camp|retreat)(?:e?s)?';
const GROUP_TH = '(?:รุ่น|รอบ|คลาส|คอร์ส|กลุ่ม|ทริป|เที่ยว)';
/** 'Per class', 'in each course', 'รุ่นละ', 'รุ่นนึง', 'ต่อรอบ'. */
const OF_EACH = new RegExp(
  `(?<![a-z])(?:(?:per|each|every|in an?) (?<group>${GROUP}))(?![a-z])|(?<group_before>${GROUP_TH})(?:ละ|นึง|หนึ่ง)|ต่อ(?<group_behind>${GROUP_TH})`,
  'u',
);
const EACH_NAMED = new RegExp(`(?<![a-z])(?:per ${GROUP}|at a time)(?![a-z])|ต่อ${GROUP_TH}`, 'iu');
const MANY = '(?<many>\\d{1,2}|one|two|three|four|five|six|หนึ่ง|สอง|สาม|สี่|ห้า|หก)';
const TIME = '(?<time>day|week|month|quarter|year)';
const TIME_TH = '(?<time>วัน|สัปดาห์|อาทิตย์|เดือน|ไตรมาส|ปี)';
/** '2 classes a month', 'a class every month', 'monthly courses', 'เดือนละ 2 รอบ', 'เดือนละรุ่น'. */
const HOW_OFTEN: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z\\d])${MANY}\\s(?:[a-z]+\\s)?${GROUP}\\s(?:an?|per|each|every)\\s${TIME}(?![a-z])`,
    'u',
  ),
  new RegExp(`(?<![a-z])(?:an?|one)\\s${GROUP}\\s(?:(?:an?|per|each|every)\\s)?${TIME}(?:ly)?(?![a-z])`, 'u'),
  new RegExp(`(?<![a-z])${TIME}ly\\s${GROUP}(?![a-z])`, 'u'),
  new RegExp(`${TIME_TH}ละ\\s?${MANY}?\\s?${GROUP_TH}`, 'u'),
];
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, หนึ่ง: 1, สอง: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6,
}; // prettier-ignore
const TIMES: Readonly<Record<string, Period>> = {
  day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year',
  วัน: 'day', สัปดาห์: 'week', อาทิตย์: 'week', เดือน: 'month', ไตรมาส: 'quarter', ปี: 'year',
}; // prettier-ignore

/** How many of them there are in a time; undefined where it is not told, or told in two ways. */
export function howOften(texts: readonly string[]): { many: number; per: Period } | undefined {
  const found = texts.flatMap((text) =>
    HOW_OFTEN.flatMap((pattern) => {
      const { many = '1', time = '' } = pattern.exec(plain(text))?.groups ?? {};
      const per = TIMES[time];
      return per === undefined ? [] : [{ many: NUMBERS[many] ?? Number(many), per }];
    }),
  );
  const [first] = found;
  return found.every(({ many, per }) => many === first?.many && per === first.per) ? first : undefined;
}

/** 'Avg 4 horses of 9 boxes': so many of them are there at a time, and nobody says how many come for that. */
const ON_AVERAGE_OF =
  /(?:(?<![a-z])(?:avg|average|averag(?:es|ed|ing))|เฉลี่ย)[^.;,\d]{0,12}\d[\d.]*[^.;,\d]{0,16}(?:(?<![a-z])(?:of|out of)|จาก)\s?\d/u;

/** So many are there at a time: it is compared with today's, and nobody is won one by one for it. */
const onAverage = ({ isLevel: _isLevel, ...goal }: Goal): Goal =>
  goal.metric === '' ? { ...goal, isUnsure: true } : { ...goal, metric: `${goal.metric} at a time` };
/** Named with what it is told of: 'seats per departure', 'ผู้เรียนต่อรุ่น'. */
function inEach({ isLevel: _isLevel, ...goal }: Goal, text: string): Goal {
  const { group, group_before: before, group_behind: behind } = OF_EACH.exec(text)?.groups ?? {};
  const thai = before ?? behind;
  const name = goal.metric || goal.unit;
  if (name === '' || goal.from === undefined) return { ...goal, isUnsure: true };
  if (thai !== undefined) return { ...goal, metric: name.includes(thai) ? name : `${name}ต่อ${thai}` };
  return { ...goal, metric: name.includes(' per ') ? name : `${name} per ${group ?? ''}` };
}
/** Whether a goal is told of each of them, or of any moment: 'seats per departure', 'horses at a time'. */
export const isOfEachRound = ({ metric, per }: Pick<Goal, 'metric' | 'per'>): boolean =>
  per === undefined && EACH_NAMED.test(metric);

/**
 * A goal of each of them, in the time in which they are held.
 * @param others answers that may tell how often they are held
 */
export function ofRounds(goal: Goal, answer: string, others: readonly string[]): Goal {
  const { kind, unit, per, from, to } = goal;
  const isCount = (kind === 'ramp' || kind === 'count') && unit !== '%' && !/^[A-Z]{3}$/u.test(unit);
  if (!isCount || per !== undefined || to === undefined) return goal;
  const text = plain(answer);
  if (from !== undefined && ON_AVERAGE_OF.test(text)) return onAverage(goal);
  const isTold = readQuantities(answer).some(
    ({ quantity }) => quantity.kind === 'count' && quantity.value === to,
  );
  if (!OF_EACH.test(text) || !isTold) return goal;
  const often = howOften([answer, ...others]);
  if (often === undefined) return inEach(goal, text);
  const { isUnsure, ...rest } = goal;
  // Nothing else is counted than how many come to each and how often it is held.
  const isAll = readQuantities(answer).filter(({ quantity }) => quantity.kind !== 'date').length === 2;
  return {
    ...rest,
    ...(isUnsure === true && !isAll ? { isUnsure } : {}),
    to: to * often.many,
    ...(from === undefined ? {} : { from: from * often.many }),
    per: often.per,
  };
}
