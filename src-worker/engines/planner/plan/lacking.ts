/** What a rival lacks by its name, and whether a statement of ours names it. */
import { isMostlyThai } from '../../../understanding/text.ts';
import { beginsDenied } from '../../../understanding/denials.ts';
import type { Statement, Theirs } from './pairs/meeting.ts';
import { SHORT_WORD, wordsOf } from './shared-words.ts';

/** 'No lift plan', 'without piece rates', 'you find your own clinicals', 'ไม่มีที่จอดรถ': what a rival lacks, by its name. */
export const LACKS =
  /^(?:(?:(?:they |it )?(?:(?:have|has|offers?|with) )?no|without(?: any| an?)?|lacks?(?: an?| any)?|missing|(?:do|does)(?:n['’]t| not) (?:have|do|offer|give|include)(?: any| an?)?|you (?:have to |must )?(?:find|bring|arrange|hire|supply|provide)(?: your own| an?| the)?)\s|ไม่มี(?:บริการ)?|ขาด)\s*(?<what>\S.{1,60})$/iu;
/** Words of a thing that is lacked by name; more tell a story. */
const MOST_LACKED = 3;
/** Characters of a name. */
const LONGEST_NAME = 40;
const startsAlike = (a: string, b: string): boolean => {
  const least = Math.min(a.length, b.length, SHORT_WORD + 1);
  return a.slice(0, least) === b.slice(0, least);
};
/** What is lacked; Thai goes on after a space with another thing. */
export function lackedIn(words: string): string | undefined {
  const said = LACKS.exec(words)?.groups?.['what'];
  return said !== undefined && /^[ก-๛]/u.test(said) ? said.split(/\s/u)[0] : said;
}
/** What the rival lacks and our statement names: 'lift plan'. */
export function lackedOf(them: Theirs, us: Statement): string | undefined {
  const what = them.weakness ? lackedIn(them.words) : undefined;
  if (what === undefined || what.length > LONGEST_NAME || beginsDenied(us.words)) return undefined;
  const [lacked, ours] = [[...wordsOf(what)], [...wordsOf(us.words)]];
  const isNamed = lacked.every((word) => ours.some((own) => startsAlike(word, own)));
  if (lacked.length > 0 && lacked.length <= MOST_LACKED && isNamed) return what;
  // What Thai cannot be taken apart into words is there letter by letter: 'จีพีเอส'.
  const at = isMostlyThai(what) && what.length >= SHORT_WORD ? us.words.indexOf(what) : -1;
  return at >= 0 && !/(?:ไม่(?:มี)?|ไร้)$/u.test(us.words.slice(0, at)) ? what : undefined;
}
