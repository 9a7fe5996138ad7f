/** What can be served and when, in the client's words: how many hands, places and days there are, and what is full or closed. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { complains, tellsOfThem } from '../../../understanding/answers/tells.ts';
import { clauses, isMostlyThai } from '../../../understanding/text.ts';
import { isAllowed, tidy } from './claims.ts';
import type { Plan } from './index.ts';
import { sentencesOf } from './said.ts';
import { inTongue, isWhole } from './whole.ts';

/** Who and what serves, by the words that a team uses of itself. */
const HANDS_EN = String.raw`(?:crews?|teams?|vans?|lorr(?:y|ies)|trucks?|cars|boats?|buses|bikes|techs?|technicians|fitters?|installers?|drivers?|engineers?|teachers?|tutors?|instructors?|nurses?|doctors?|dentists?|therapists?|trainers?|coaches|guides?|cooks?|chefs?|ovens?|machines?|kilns?|looms|rooms?|beds|seats?|places|bays?|benches|chairs|tables|lanes|courts|stalls|kits|lawyers?|agents?|advisers?|assessors?|inspectors?|packers?|operators?|architects?|gardeners?|cleaners?)`;
const LIMIT_EN = new RegExp(
  String.raw`(?<![a-z])(?:at most|max(?:imum)?|(?:no|not) more than|tops? (?:out )?at|caps? (?:us|the|it)|capped at|(?:holds?|sleeps|seats|fits) \d|at a time|by appointment|(?:weekends?|weekdays|mornings|afternoons|evenings|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) only|only (?:on|in|from|open|every|\d+ ${HANDS_EN}|one ${HANDS_EN})|(?:is|are|now|already|fully|all) (?:full|booked|sold)|closed (?:on|from|in|mon|tue|wed|thu|fri|sat|sun)|shut (?:on|from|in|jan)|(?:one|two|three|four|five|six|\d+) (?:[a-z]+ )?${HANDS_EN}(?![a-z])(?: only)?(?=$|,| and | each| per| can | a )|last order)`,
  'iu',
);
const LIMIT_TH =
  /ได้แค่|ไม่เกิน|สูงสุด|เต็ม(?:ถึง|แล้ว|หมด|ทุก|ตลอด)|หยุด(?:วัน|ทุก|เสาร์|อาทิตย์|จันทร์|พุธ)|ปิด(?:วัน|ทุก|ช่วง|จันทร์|พุธ)|(?:คน|ชุด|ห้อง|คัน|ทีม|ตัว|เครื่อง|เตา)เดียว|(?:ช่าง|ครู|หมอ|รถ|ทีม|เตียง|ห้อง|คนขับ|พนักงาน|แอดมิน|เจ้าหน้าที่|จักร|ล่าม|เตา|วิศวกร)[ก-๛]{0,12}\s?(?:\d|สอง|สาม|สี่|ห้า)|(?:วัน|รอบ|คน|ทีม|เตียง|คัน|ตัว|เครื่อง|เช้า|คืน)ละ\s?\d|รับได้|ทำทัน|ไม่ทัน|เฉพาะ(?:วัน|เสาร์|ช่วง)/u;
/** What adverts brought, what is earned, and room that nobody takes. */
const NO_LIMIT =
  /%|(?<![a-z])(?:leads?|clicks?|likes?|followers?|views?|replies|came|got|spent|sold|bought|buys?|asks?|budget|ads?|adverts?|posts?|idle|empty|quiet|unused|half|free|want|need|target|goal|competitors?|rivals?|they|last (?:year|month|season))(?![a-z])|คลิก|ไลก์|คนทัก|ทักมา|ยิง|แอด(?!มิน)|งบ|โพสต์|ว่าง|เงียบ|เป้า|อยาก|คู่แข่ง|ปีที่แล้ว|เดือนที่แล้ว|ซื้อ|บิล|ปิดการขาย|ยอดขาย|ขายได้/iu;

/** Who tells it of himself: 'if I want to see my kid'. */
const OF_HIMSELF = /(?<![a-z])(?:i|my|me)(?![a-z])|^(?:ผม|หนู|ฉัน)/iu;

/** Characters of one limit, letters without which it tells nothing, and limits that are told. */
const [LONGEST, LEAST_LETTERS, MOST] = [80, 9, 2];
const tellsEnough = (words: string): boolean =>
  (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_LETTERS && !OF_HIMSELF.test(words);

/** Of each so many: of whom, the phrase before tells. */
const OF_EACH =
  /^(?:รับได้|ทำได้|ดูแล(?:ได้)?|วิ่งได้|(?:คน|ทีม|คัน|ห้อง|เตียง|ตัว|สาขา|เครื่อง|ชุด|อาทิตย์|วัน|เดือน|รอบ)(?:นึง|หนึ่ง)?ละ|ไม่เกิน)/u;
const PHRASE_END = /[\n/,;|.()]/u;

/** 'ช่าง 3 ทีม | ทีมละ 2 ห้อง': with the phrase before, where it counts those of whom it is told. */
export function withHands(answer: string, words: string): string {
  const at = answer.indexOf(words);
  if (!OF_EACH.test(words) || at <= 0) return words;
  const before = (answer.slice(0, at).split(PHRASE_END).at(-1) ?? '').trim();
  const joined = `${before} ${words}`;
  return readQuantities(before).length > 0 && joined.length <= LONGEST && !NO_LIMIT.test(before)
    ? joined
    : words;
}

const notes = ({ answers }: Plan['r']): string => `${answers.currentChallenges}\n${answers.additionalNotes}`;

/** What can be served in a time, with who serves it; '' where it is a goal, or is told of himself. */
export function handsTold(plan: Plan, words: string): string {
  const { capacity } = plan.r;
  if (
    capacity === undefined ||
    /specificObjectives$|productService$/u.test(capacity.path) ||
    OF_HIMSELF.test(words)
  )
    return '';
  return withHands(capacity.text, words);
}

/** Limits in the client's words, each whole and once, beside those that a page tells already. */
export function servedWithin(plan: Plan, told: readonly string[]): string[] {
  const { r, f } = plan;
  const said = sentencesOf(r, ['currentChallenges', 'additionalNotes']).flatMap(({ words }) =>
    words.length <= LONGEST && !isMostlyThai(words) ? [words] : clauses(words).map(tidy),
  );
  return said
    .filter(
      (words) =>
        (isMostlyThai(words) ? LIMIT_TH : LIMIT_EN).test(words) &&
        !NO_LIMIT.test(words) &&
        tellsEnough(words) &&
        !complains(words) &&
        !tellsOfThem(words) &&
        isWhole(words) &&
        isAllowed(r, words),
    )
    .map((words) => inTongue(withHands(notes(r), words), LONGEST, f.language))
    .filter((words) => words !== '' && !told.some((other) => other.includes(words) || words.includes(other)))
    .filter((words, i, all) => all.findIndex((other) => other.includes(words)) === i)
    .slice(0, MOST);
}
