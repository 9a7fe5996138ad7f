/** Times of day by which something is there: 'by 11.50' beside 'comes at 1 pm'. */
import { lately } from '../remember.ts';

const TIME = String.raw`(\d{1,2})(?:[.:](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|o['’]?\s?clock|น\.?(?![ก-๛])|โมง)?`;
/** So late at the latest; a number that counts something is no time. */
const AT_LATEST = new RegExp(
  String.raw`(?:\b(?:by|before|no later than)\s|ก่อน\s?|ไม่เกิน\s?)${TIME}(?![\d,%]|\s?(?:\p{L}+s\b|นาที|วัน|คน|บาท|ชม|ชั่วโมง))`,
  'iu',
);
/** When they come. */
const COMES = new RegExp(
  String.raw`(?:\b(?:comes?|arrives?|arriving|delivers?|delivered|ready|here|there|gets? (?:here|in))\b[^,;.\d]{0,12}|(?:มา|ถึง|ส่ง)[^,;\d]{0,8})${TIME}`,
  'iu',
);

/** A half of the day that is not told is the one in which people work. */
const [FIRST, HALF_DAY] = [7, 12];
function hourOf([, hours = '', minutes = '0', half = '']: RegExpExecArray): number {
  const told = Number(hours) + Number(minutes) / 60;
  const isAfternoon = /^p/iu.test(half) ? told < HALF_DAY : !/^a/iu.test(half) && told < FIRST;
  return isAfternoon ? told + HALF_DAY : told;
}
const latest = lately((words): number | undefined => {
  const found = AT_LATEST.exec(words);
  return found ? hourOf(found) : undefined;
});
const coming = lately((words): number | undefined => {
  const found = COMES.exec(words);
  // '2 hours' is no time of day: a bare number needs its minutes or its half.
  return found && (found[2] !== undefined || found[3] !== undefined) ? hourOf(found) : undefined;
});

/** Whether ours is there by a time of day, and theirs comes later. */
export function isThereSooner(theirs: string, ours: string): boolean {
  const [late, soon] = [coming(theirs), latest(ours)];
  return late !== undefined && soon !== undefined && soon < late;
}
