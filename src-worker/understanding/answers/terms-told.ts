/** How buyers pay and what they may take back, as the client tells it: 'Rs 11,000 advance, rest at the toran', 'มัดจำ 30% ที่เหลือวันส่ง'. */
import { forbids, isOrderNot } from '../denials.ts';
import { isMostlyThai, oneLine, trimEnds } from '../text.ts';
import { sentencesIn } from './sentences.ts';

const PAID_EN =
  /(?<![a-z])(?:deposits?|advance(?! notice)|down ?payment|\$0 down|instal+ments?|lay-?by|lay-?away|half (?:first|up ?front)|cod for|cash (?:before|only)|\d{1,3} ?days? (?:credit|terms|net|from (?:statement|invoice))|net \d{1,3}|\d{1,3} ?% (?:first|on (?:order|booking|signing|contract)|up ?front|mobili[sz]ation|booking|advance|against|deposit)|no bond|comes off the|credited off|invoice after)(?![a-z])/iu;
const BACK_EN =
  /(?<![a-z])(?:full refund|refund(?:s|ed|able)?|money back|cancel (?:any|till|until|up to|free|when|with)|free cancel\w*|resched\w+ free|free (?:until|till)|move is free|exchanges?|sale or return|month to month|no lock-?in|no contracts?|stop any ?time|no pay if|pay (?:when|only (?:if|when)|nothing (?:if|until)))(?![a-z])/iu;
const TOLD_TH =
  /มัดจำ|ผ่อน(?!คลาย|หนัก|ไม่ไหว|บ้าน)|แบ่งจ่าย|(?:จ่าย|แบ่ง)[ก-๛]{0,6}\s?\d+ งวด|เครดิต(?:เทอม)?\s?\d+|วางบิล|คืนเงิน|คืนมัดจำ|ยกเลิก(?:ฟรี|ได้)|เลื่อน(?:ฟรี|ได้|วันฟรี)|จ่าย(?:หลัง|เมื่อ|ปลายทาง|ครึ่ง)|เก็บ(?:เงิน)?ปลายทาง|ไม่ผูก(?:มัด|บัตร|สัญญา)|ไม่คิด(?:เงิน|ค่าบริการ)ถ้า/u;
const isTerm = (words: string): boolean =>
  isMostlyThai(words) ? TOLD_TH.test(words) : PAID_EN.test(words) || BACK_EN.test(words);

/** Goes on with how it is paid: 'balance at collection', 'rest at the toran', '50% before the crate is closed'. */
const GOES_ON =
  /^(?:and |then )?(?:(?:the )?(?:balance|rest|remaining|other half|half)|before|first \d|then|no (?:interest|fees?)|in (?:dollars|cash)|\d+ ?% (?:on|at|before|after|against|by|when|to) )/iu;
/** Says nothing without what stands before it. */
const HANGS = /^(?:and |but )?(?:after that|then|otherwise) /iu;
/** So many of them cancel, it was asked for, it is wished for, forbidden or stands in the way. */
const NO_TERM =
  /\d ?%[^,;]*(?<![a-z])(?:cancel|refund|return|exchange)|(?<![a-z])(?:cancell?ed|lost|they (?:ask|want|bargain)|nobody|last (?:year|month)|per (?:deposit|booking)|pays? (?:the )?deposits?|put down|foreign exchange|in advance|we (?:asked|might)|run away|must be|todo)(?![a-z])|^no (?!refund|bond|lock|contract|pay)|ผ่อนให้|เคย|ลูกค้า(?:ขอ|ชอบ)|กลัว|หนี|เบี้ยว|ถาม|เขา|ไม่ตอบ/iu;
/** Characters of an answer that is looked through: a pasted document tells no terms in passing. */
const LONGEST_ANSWER = 2000;
/** Characters of a term that is quoted. */
const LONGEST = 90;

/** Of a price with its terms in brackets the terms: '$1,950 design (credited off the build)'. */
const inBrackets = (clause: string): string => /\(([^()]+)\)/u.exec(clause)?.slice(1).find(isTerm) ?? clause;

/** Clauses of an English sentence, the term with what goes on with it. */
function termsOf(sentence: string): string[] {
  const clauses = sentence.split(/(?<=,)\s+(?!\d{3}\b)/u);
  const found: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    const goesOn = at > 0 && found.length > 0 && (GOES_ON.test(clause) || isTerm(clause));
    if (goesOn) found[found.length - 1] = `${found.at(-1) ?? ''} ${clause}`;
    else if (isTerm(clause))
      found.push(inBrackets(HANGS.test(clause) ? `${clauses[at - 1] ?? ''} ${clause}` : clause));
    else if (found.length > 0) break;
  }
  return found;
}

/** Thai parts its phrases by spaces and strokes. */
const BREATHS_TH = /\s{2,}|\s[/|]\s?|;\s?|,(?!\d)\s?|\.\s+/u;
/** A term by its own name, whatever stands before it; what may be taken back is told with when: 'แมวไม่กินคืนเงินกล่องแรก'. */
const NAMED_TH = /^(?:มัดจำ|ผ่อน|แบ่ง|เครดิต|วางบิล|เก็บ)/u;
/** Goes on with the term before it. */
const GOES_ON_TH = /^(?:ที่เหลือ|คืน|ครึ่ง|หัก|วัน(?!หยุด)|เดือน|ครั้ง|เมื่อ|ก่อน|ตอน|ต่อ|งวด|ได้|บาท|เท่ากัน|\d)/u;
/** From the word that tells it to where something else is told. */
function termTh(breath: string): string {
  const { index = 0 } = TOLD_TH.exec(breath) ?? {};
  const from = NAMED_TH.test(breath.slice(index)) ? index : breath.lastIndexOf(' ', index) + 1;
  const [first = '', ...rest] = breath.slice(from).split(/\s+/u);
  const end = rest.findIndex((phrase) => !GOES_ON_TH.test(phrase));
  return [first, ...rest.slice(0, end < 0 ? rest.length : end)].join(' ');
}
const termsTh = (sentence: string): string[] =>
  sentence
    .split(BREATHS_TH)
    .filter((breath) => TOLD_TH.test(breath) && !NO_TERM.test(breath) && !forbids(breath))
    .map(termTh);

const PAID_TH = /^(?:มัดจำ|ผ่อน|แบ่ง|เครดิต|วางบิล|เก็บ|จ่าย)|deposit/iu;
/** How they pay, or what they may take back or put off. */
export interface ToldTerm {
  words: string;
  kind: 'pays' | 'back';
}
/** Characters without which nothing is told. */
const SHORTEST = 8;

/** What is told of how they pay and what they may take back, in the order of the answer. */
export function termsTold(answer: string): ToldTerm[] {
  const told = answer.slice(0, LONGEST_ANSWER);
  return sentencesIn(told)
    .map(({ start, end }) => told.slice(start, end))
    .filter((sentence) => !isOrderNot(sentence))
    .flatMap((sentence) => (isMostlyThai(sentence) ? termsTh(sentence) : termsOf(sentence)))
    .map((words) => trimEnds(oneLine(words)).replace(/^([^(]*)\)$/u, '$1'))
    .filter(
      (words) =>
        words.length >= SHORTEST && words.length <= LONGEST && !NO_TERM.test(words) && !forbids(words),
    )
    .map((words) => ({ words, kind: PAID_EN.test(words) || PAID_TH.test(words) ? 'pays' : 'back' }));
}
