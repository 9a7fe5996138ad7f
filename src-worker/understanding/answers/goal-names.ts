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

/** '72% came back, should be 80': what they did stands behind the share. */
const DID: readonly (readonly [RegExp, string])[] = [
  [/^\s(?:of \p{L}+ )?(?:c[ao]mes? back|returns?|returned)(?![\p{L}-])/iu, 'customers who come back'],
  [/^\s(?:of \p{L}+ )?(?:(?:buys?|bought|orders?|ordered|books?|booked) again|re-?order(?:s|ed)?|re-?book(?:s|ed)?)(?![\p{L}-])/iu, 'customers who buy again'],
  [/^\s(?:of \p{L}+ )?renew(?:s|ed)?(?![\p{L}-])/iu, 'customers who renew'],
]; // prettier-ignore

/** 'ใช้สนามแค่ 22% อยากได้ 45%', 'renewal rate 61%. Want 75': of a goal that names nothing, what stands before where it is today. */
export function namedToday(answer: string, told: Goal, figures: readonly Figure[]): Goal {
  const goal = told.metric !== '' && isNameless(told.metric) ? { ...told, metric: '' } : told;
  if (goal.kind !== 'ramp' || goal.metric !== '' || goal.at === undefined) return goal;
  const { start } = goal.at;
  const today = figures.findLast(
    ({ reading }) =>
      reading.span.end <= start &&
      valueOf(reading) === goal.from &&
      (goal.unit === '%' ? reading.quantity.kind === 'percent' : reading.quantity.kind === 'count'),
  );
  const before = today && answer.slice(today.sentence.start, today.reading.span.start).trimEnd();
  const behind = today?.reading.quantity.kind === 'percent' ? answer.slice(today.reading.figure.end) : '';
  const did = DID.find(([pattern]) => pattern.test(behind))?.[1];
  const metric = did ?? (before === undefined ? '' : nameBefore(before, goal.unit === '%'));
  return metric === '' || isNameless(metric) ? goal : { ...goal, metric };
}

/** Words that wish, reach or point, and name nothing: 'needs to be', 'make it', 'shoot for', 'or'. */
const WISHING_EN = new Set(
  (
    'the a an this that it its now currently today at present of our my we i more less new in by and or but to for from on up all ones ' +
    'altogether together total do does did done can could would will should shld must may might take have has had like got get go going ' +
    'room need needs needed require requires required want wants wanted wish hope hoping aim aiming plan target goal make makes making be being is are was were ' +
    'become reach hit bring back grow increase improve raise lift push shoot keep least about around just only ok okay please pls gusto nila maybe then moment left remaining unsold regular regularly mon tue tues wed thu thurs fri sat sun monday tuesday ' +
    'wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays'
  ).split(' '),
);
/** The same in Thai, where they are written as one: 'ขอกลับไป', 'วันถึง', 'ไฮนี้เอา'. */
const WISHING_TH =
  /^(?:อยาก|ขอ|เอา|ให้|ได้|เป็น|เปน|ถึง|กลับ|ไป|มา|ครบ|เต็ม|เห็น|ตลอด|เคย|ปกติ|มี|จะ|สัก|ซัก|แค่|ต้อง|ควร|พอ|สิ้น|ต้น|กลาง|ปลาย|ก่อน|ตอน|ปัจจุบัน|วัน|เดือน|ปี|อาทิตย์|สัปดาห์|รอบ|ไฮ|หน้า|นี้|ที่|แล้ว|\s)+$/u;
/** 'Fill 72 of the 90', '410 sold, do 600': the words beside the figure name nothing. */
export const isNameless = (metric: string): boolean =>
  /\s{3,}|^พอ\s/u.test(metric) ||
  WISHING_TH.test(metric) ||
  (metric !== '' &&
    plain(metric)
      .toLowerCase()
      .split(/[\s'’]+/u)
      .every((word) => WISHING_EN.has(word)));

/** A deed alone beside a classifier: '14 คัน' of 'ล้าง'. Of a share it tells what the share is of. */
export const isDeed = ({ metric, unit }: Goal): boolean =>
  unit !== '%' && /^(?:ออก|เข้า|ล้าง|ทำ|ส่ง|ผลิต)$/u.test(metric);
