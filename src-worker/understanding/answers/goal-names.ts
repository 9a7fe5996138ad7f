/** What a goal counts, where its own words do not say it: told before today's figure. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { isThai, valueOf, type Goal } from './goal.ts';
import { metricBefore } from './metric.ts';
import type { Figure } from './roles.ts';

/** 'Active groups 1,250', 'Drawings from overseas: now 3': the words of a phrase that ends at the figure. */
const PHRASE =
  /(?:^|[.;,()\n]\s*)(?<name>[\p{Script=Latin}'’ -]{3,40}?)(?:\s*(?:[:=]|(?<![a-z])(?:now|currently|today|is|are|was|were|avg|at|only|just|about|around)(?![a-z])))*\s*$/iu;
/** What begins so tells who does something, and names nothing. */
const TELLS =
  /^(?:we|i|you|there|it|they|she|he|this|that|now|currently|today|so far|only|just|have|has|had|got|get|do|did|sold|sell|last|from|in|at|to|and|but|up|about|around|with|of|by|for|together|total|in all|before|after|since)(?![a-z])/iu;

/** 'สมาชิกตอนนี้ 210 อยากได้ 500'. */
const THAI_NOW = /(?<![ก-๛])(?<name>[ก-๛]{3,20}?)\s?(?:ตอนนี้|ปัจจุบัน)(?:มี|ได้|อยู่(?:ที่)?)?(?:แค่|ประมาณ)?\s*$/u;

function nameBefore(text: string, isShare: boolean): string {
  if (isThai(text) && !isShare) return metricBefore(THAI_NOW.exec(text)?.groups?.['name'] ?? '');
  if (isThai(text)) return metricBefore(/[ก-๛]{4,24}$/u.exec(text)?.[0] ?? '');
  const name = metricBefore((PHRASE.exec(text)?.groups?.['name'] ?? '').trim());
  return TELLS.test(name) || readQuantities(name).length > 0 || plain(name).split(' ').length > 5 ? '' : name;
}

/** 'ใช้สนามแค่ 22% อยากได้ 45%', 'renewal rate 61%. Want 75': of a goal that names nothing, what stands before where it is today. */
export function namedToday(answer: string, goal: Goal, figures: readonly Figure[]): Goal {
  if (goal.kind !== 'ramp' || goal.metric !== '' || goal.at === undefined) return goal;
  const { start } = goal.at;
  const today = figures.findLast(
    ({ reading }) =>
      reading.span.end <= start &&
      valueOf(reading) === goal.from &&
      (goal.unit === '%' ? reading.quantity.kind === 'percent' : reading.quantity.kind === 'count'),
  );
  const before = today && answer.slice(today.sentence.start, today.reading.span.start).trimEnd();
  const metric = before === undefined ? '' : nameBefore(before, goal.unit === '%');
  return metric === '' ? goal : { ...goal, metric };
}

/** 'Fill 72 of the 90', '410 sold, do 600': the word beside the figure names nothing. */
export const isNameless = (metric: string): boolean =>
  /\s{3,}|^(?:the|an?|now|currently|today|at present|ตอนนี้|ปัจจุบัน|of|our|more|new|in|by|and|or|to|for|all|(?:(?:we |i )?(?:can|could|would|should|will) )?(?:do|take|have|like)|got room|ครบ|เต็ม|ถึง|ได้|เป็น|เปน|ให้ได้|ให้ครบ|เอา|ขอ|พอ(?:\s.+)?|สิ้น|ต้น|กลาง|ปลาย|ก่อน)$/iu.test(
    metric,
  );

/** A deed alone beside a classifier: '14 คัน' of 'ล้าง'. Of a share it tells what the share is of. */
export const isDeed = ({ metric, unit }: Goal): boolean =>
  unit !== '%' && /^(?:ออก|เข้า|ล้าง|ทำ|ส่ง|ผลิต)$/u.test(metric);
