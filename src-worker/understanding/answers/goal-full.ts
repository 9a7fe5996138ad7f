/**
 * 'เต็มทุกห้องภายในมิถุนายน', 'every unit let by June': a goal in words, whose figure is how many there are of what is to be full.
 * It is one only where another answer says how many are taken today; else it stays as it is said.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { thingBehind } from '../figures/each.ts';
import { areOneThing } from '../figures/stems.ts';
import type { Capacity } from './capacity.ts';
import type { Goal } from './goal.ts';
import { dueIn } from './goal-times.ts';

const ALL_FULL =
  /เต็ม(?:ทุก|ทั้งหมด|หมด|$|\s|ภายใน|ก่อน)|ขาย(?:ให้)?หมด|ปล่อย(?:เช่า)?(?:ให้)?หมด|(?:ออก|เช่า|จอง|ขาย)(?:ให้)?ครบ|ออก(?:ให้)?หมด|(?<![a-z])(?:all|every(?: \p{L}+)?) (?:\d+ )?(?:\p{L}+ ){0,2}(?:let|rented|full|filled|sold|taken|occupied|out|hired)(?![a-z])|(?<![a-z])(?:fully (?:let|rented|booked|occupied)|fill (?:all|every|the whole)|no empty)(?![a-z])/iu;
const TAKEN_AHEAD =
  /(?:เช่า|จอง|ขาย|เข้าอยู่|มีคนอยู่|(?<![a-z])(?:let|rented|sold|booked|taken|occupied):?)(?:ไป)?(?:แล้ว|ได้|แค่|อยู่)*\s*$/iu;
const TAKEN_BEHIND =
  /^\s*(?:\p{L}+ )?(?:(?:of them |are |is |now |already |only )*)(?:let|rented|sold|booked|taken|occupied)(?![a-z])|^\s?[ก-๛]{0,6}(?:มีคน|เช่าแล้ว|จองแล้ว|ขายแล้ว|เต็มแล้ว)/iu;
const EMPTY_AHEAD = /(?:ว่าง(?:อยู่)?|เหลือ(?:ว่าง)?|(?<![a-z])(?:empty|vacant|unlet|idle):?)\s*$/iu;
const EMPTY_BEHIND =
  /^\s*(?:\p{L}+ )?(?:are |still |is |stand |standing |sit |sitting )*(?:empty|vacant|unlet|free|idle)(?![a-z])|^\s?[ก-๛]{0,6}ว่าง/iu;

/** What is to be full, as the goal names it: 'ทุกแผง', 'every berth'. */
const NAMED = /ทุก(?<thai>ห้อง|[ก-๛]{2,5}?)(?=ภายใน|ก่อน|ใน|\s|$)|(?<![a-z])every (?<english>\p{L}{3,})/iu;

interface Whole {
  count: number;
  of: string;
}

/** Counts of a thing in an answer, with where their figures stand. */
const countsOf = (answer: string, of: string): { value: number; start: number; end: number }[] =>
  readQuantities(answer).flatMap(({ quantity, span, figure, per }) => {
    if (quantity.kind !== 'count' || per !== undefined) return [];
    const unit = quantity.unit || thingBehind(plain(answer).slice(span.end));
    return areOneThing(unit, of) ? [{ value: quantity.value, start: span.start, end: figure.end }] : [];
  });

/** How many there are: the capacity, else the largest number that is told of what the goal names. */
function wholeOf(
  goal: string,
  capacity: Capacity | undefined,
  answers: readonly string[],
): Whole | undefined {
  if (capacity && capacity.of !== '')
    return capacity.per === undefined && capacity.kind === 'stock' ? capacity : undefined;
  const { thai, english } = NAMED.exec(goal)?.groups ?? {};
  const of = thai ?? english ?? '';
  if (of === '') return undefined;
  const counts = answers.flatMap((answer) => countsOf(answer, of).map(({ value }) => value));
  return counts.length === 0 ? undefined : { count: Math.max(...counts), of };
}

/** How many are taken today, where an answer tells it of the same thing. */
function takenToday({ count, of }: Whole, answers: readonly string[]): number | undefined {
  for (const answer of answers) {
    const text = plain(answer);
    for (const { quantity, span } of readQuantities(answer)) {
      // 'ว่าง 17 จาก 45 เตียง', '17 of our 45 beds stand empty'.
      if (quantity.kind !== 'percent' || quantity.ratio?.[1] !== count) continue;
      const [part] = quantity.ratio;
      const [before, after] = [text.slice(0, span.start), text.slice(span.end, span.end + 40)];
      if (EMPTY_AHEAD.test(before) || EMPTY_BEHIND.test(after)) return count - part;
      if (TAKEN_AHEAD.test(before) || TAKEN_BEHIND.test(after)) return part;
    }
    for (const { value, start, end } of countsOf(answer, of)) {
      if (value >= count) continue;
      const [before, after] = [text.slice(0, start), text.slice(end)];
      if (EMPTY_AHEAD.test(before) || EMPTY_BEHIND.test(after)) return count - value;
      if (TAKEN_AHEAD.test(before) || TAKEN_BEHIND.test(after)) return value;
    }
  }
  return undefined;
}

/** 'ให้ออกครบ 45 เตียง', 'all 45 beds out': how many there are is told with it, and how many of them are taken elsewhere. */
function countedFull(goal: Goal, answers: readonly string[]): Goal[] {
  const of = goal.unit || goal.metric.split(' ')[0] || '';
  if (goal.to === undefined || goal.from !== undefined || goal.per !== undefined || of === '') return [goal];
  const from = takenToday({ count: goal.to, of }, answers);
  if (from === undefined) return [goal];
  return [{ ...goal, kind: 'ramp', metric: of, unit: '', from, isLevel: true }];
}

/** @param answers all in which today's number may stand */
export function withFull(goals: Goal[], capacity: Capacity | undefined, answers: readonly string[]): Goal[] {
  const [goal] = goals;
  const text = plain(goal?.text ?? '');
  if (goal === undefined || goals.length > 1 || !ALL_FULL.test(text)) return goals;
  if (goal.kind === 'count') return countedFull(goal, answers);
  if (goal.kind !== 'text') return goals;
  const whole = wholeOf(text, capacity, answers);
  const from = whole && takenToday(whole, answers);
  if (!whole || from === undefined) return goals;
  const due = dueIn(text, readQuantities(goal.text));
  const by = due ? { by: due.date } : {};
  return [{ ...goal, kind: 'ramp', metric: whole.of, from, to: whole.count, isLevel: true, ...by }];
}
