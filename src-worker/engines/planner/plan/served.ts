/** What can be served and when, in the client's words: how many hands, places and days there are, and what is full or closed. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { tellsLimit, tellsOtherwise, withoutOrder } from '../../../understanding/answers/served-limits.ts';
import { complains, tellsOfThem } from '../../../understanding/answers/tells.ts';
import { clauses, isMostlyThai } from '../../../understanding/text.ts';
import { isAllowed, tidy } from './claims.ts';
import type { Plan } from './index.ts';
import { sentencesOf } from './said.ts';
import { inTongue, isWhole } from './whole.ts';

/** Who tells it of himself: 'if I want to see my kid'. */
const OF_HIMSELF = /(?<![a-z])(?:i|my|me)(?![a-z])|^(?:ผม|หนู|ฉัน)/iu;

/** What they have at home limits no work: 'สามีใช้เครื่องเดียวกัน'. */
const OF_THEIRS = /^(?:สามี|ภรรยา|เมีย(?!ทำ)|ผัว|แฟน|ลูกค้า)(?:ใช้|มี|ถือ|เป็น)/u;
/** Characters of one limit, letters without which it tells nothing, and limits that are told. */
const [LONGEST, LEAST_LETTERS, MOST] = [80, 9, 2];
const tellsEnough = (words: string): boolean =>
  (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_LETTERS &&
  !OF_HIMSELF.test(words) &&
  !OF_THEIRS.test(words);

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
  return readQuantities(before).length > 0 && joined.length <= LONGEST && !tellsOtherwise(before)
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
        tellsLimit(words) &&
        tellsEnough(words) &&
        !complains(words) &&
        !tellsOfThem(words) &&
        isWhole(words) &&
        isAllowed(r, words),
    )
    .map((words) => inTongue(withoutOrder(withHands(notes(r), words)), LONGEST, f.language))
    .filter((words) => words !== '' && !told.some((other) => other.includes(words) || words.includes(other)))
    .filter((words, i, all) => all.findIndex((other) => other.includes(words)) === i)
    .slice(0, MOST);
}
