/** What the client wants no advert for: 'do not advertise babies', 'memory care no vacancy - dont advertise', 'วันหยุดไม่ต้องยิง'. */
import { isMostlyThai, trimEnds } from '../text.ts';

const NOT_EN =
  /(?<![a-z])(?:do not|don['’]?t|dont|no need to|stop) (?:push(?:ing)?|advertis(?:e|ing)|promot(?:e|ing))(?![a-z])\s*(?<thing>(?:(?!for\b|in\b|at\b|to\b|on\b|as\b|if\b|now\b|more\b)[\p{L}\d-]+\s?){0,3})/iu;
/** What is said before it is meant. */
const POINTS_BACK = /^(?:it|them|those|these|that|this|any|)$/iu;
const NOT_TH = /(?:ไม่ต้อง|อย่า|ห้าม)(?:ยิง|โปรโมท|โปรโมต|โฆษณา|ดัน)(?:แอด|โปร)?(?<thing>[ก-๛]{0,24})/u;
const [PARTS, PARTS_TH] = [/\s*(?:[,;:.]|\s-\s)\s*/u, /\s+/u];
/** How full it is tells nothing of what it is. */
const STATE =
  /(?<![a-z])(?:is|are|was|already|now|always|no vacanc(?:y|ies)|full(?:y booked)?|maxed|wait(?:ing)?[- ]?list|booked|has|have|also|too|separate|a side thing)(?![a-z]).*$|(?:เต็ม|ล้น|แน่น).*$/iu;

/** The things and times in a sentence that are not to be advertised, each in the client's words. */
export function notToPush(sentence: string): string[] {
  const isThai = isMostlyThai(sentence);
  const found = (isThai ? NOT_TH : NOT_EN).exec(sentence);
  if (found === null) return [];
  const thing = (found.groups?.['thing'] ?? '').trim();
  if (thing !== '' && !POINTS_BACK.test(thing)) return [thing];
  const before = sentence
    .slice(0, found.index)
    .split(isThai ? PARTS_TH : PARTS)
    .map((part) => trimEnds(part.replace(STATE, '')))
    .filter((part) => part !== '');
  return before.slice(-1);
}
