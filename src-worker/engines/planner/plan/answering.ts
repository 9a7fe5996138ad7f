/** Whether a statement speaks of what stops buyers, in words that are not those of what is sold; and which one answers it. */
import type { Readings } from '../readings/index.ts';
import { isOwnAccount } from '../../../understanding/phrases/inner.ts';
import { quotationsIn } from '../../../understanding/answers/quotations.ts';
import { beginsDenied } from '../../../understanding/denials.ts';
import { piecesOf } from '../../../understanding/phrases/seams.ts';
import { clauses, isMostlyThai } from '../../../understanding/text.ts';
import { isAllowed, standsAlone, tidy, type Claim } from './claims.ts';
import type { Contrast } from './contrast.ts';
import { isRule } from './said.ts';
import { eludes } from '../../../understanding/phrases/replies.table.ts';
import { answersPlainly } from '../../../understanding/phrases/subjects.table.ts';
import { likeliest } from './replies/index.ts';
import type { Candidate } from './replies/signs.ts';
import { sharedWords } from './shared-words.ts';

/** Thai letters that two statements share where they speak of one thing: 'ไฟดับ'. */
const SHARED = 5;

/** What every statement of this client may speak of: what is sold, by whom and to whom. */
export const soldWords = ({
  answers,
  hero,
  products,
}: Pick<Readings, 'answers' | 'hero' | 'products'>): string =>
  [
    answers.companyName,
    answers.productService,
    answers.heroProduct,
    answers.targetDemographics,
    hero,
    ...products.names,
  ]
    .join(' ')
    .toLowerCase();

const EVERYBODY =
  /ลูกค้า|คนที่|ราคา|ของเรา|ไม่ได้|ทุก(?=สัปดาห์|เดือน|วัน|ปี|ครั้ง|\s?\d)|สัปดาห์|อาทิตย์|เดือน|ชั่วโมง|นาที|\b(?:they|them|their|that|this|these|with|from|have|your|people|customers?|buyers?|because|when|what|will|does|first|more|after|before|every|must|think|there)\b/giu;

/** Whether a statement speaks of what the objection is about. */
export function speaksOf(words: string, objection: string, sold: string): boolean {
  const about = objection.replaceAll(EVERYBODY, ' ');
  if (sharedWords(words, about).some((word) => !sold.includes(word))) return true;
  const runs = about.match(/[\p{Script=Thai}\p{M}]+/gu) ?? [];
  return runs.some((run) =>
    Array.from({ length: Math.max(0, run.length - SHARED + 1) }, (_, i) => run.slice(i, i + SHARED)).some(
      (part) => words.includes(part) && !sold.includes(part.toLowerCase()),
    ),
  );
}

/**
 * The statement of ours that surely answers what a buyer doubts; undefined where none does: another good thing is no answer.
 * @param claims what the client says for itself
 * @param terms what is told beside them, of prices, conditions and what is sold
 * @param asides what is told in other answers, which counts where it plainly answers
 */
export function answerTo(
  doubt: string,
  claims: readonly Claim[],
  r: Readings,
  terms: readonly Claim[] = [],
  asides: readonly Claim[] = [],
): Claim | undefined {
  const told = candidatesOf(claims, terms);
  const beside = asides
    .filter(({ words }) => told.every(({ claim }) => claim.words !== words))
    .map((claim) => ({ claim, isTerm: true, isAside: true as const }));
  const sold = soldWords(r);
  const found = likeliest(doubt, [...told, ...beside], sold);
  if (found !== undefined) return asides.includes(found) ? partOf(found, doubt) : found;
  // What is sold, and whole clauses: only where they plainly answer.
  const plain = wholeOf(r).find(({ words }) => answersPlainly(words, doubt) && !eludes(words, doubt));
  return plain && partOf(plain, doubt);
}

const GOES_ON = /^(?:and|but|so|or|then)\b/iu;
/** Of a list the thing that answers alone: 'same two people', and not what is paid for what breaks. */
function partOf(claim: Claim, doubt: string): Claim {
  const parts = claim.words
    .split(/,\s+|\s*[/|]\s+/u)
    .map(tidy)
    .filter((part) => part.length >= LEAST_ASIDE && !GOES_ON.test(part));
  const part = parts.find((words) => answersPlainly(words, doubt));
  return part === undefined ? claim : { ...claim, words: part };
}

/** Each statement once. */
export const candidatesOf = (claims: readonly Claim[], terms: readonly Claim[]): Candidate[] =>
  [
    ...claims.map((claim) => ({ claim, isTerm: false })),
    ...terms.map((claim) => ({ claim, isTerm: true })),
  ].filter(({ claim }, at, all) => all.findIndex((one) => one.claim.words === claim.words) === at);

/** Characters of a condition that a page may repeat. */
const LONGEST_TERM = 90;
/** '18% all in'. */
const isShortFigure = (words: string): boolean => /^\d\S* \p{L}+ \p{L}+$/u.test(words);
/** Thai parts facts by spaces alone: 'ถังละ 15 มัดจำถัง 150 คืนเมื่อเลิก'. */
const factsTh = (clause: string): string[] =>
  isMostlyThai(clause)
    ? piecesOf(clause, 'strengths').map(({ start, end }) => clause.slice(start, end))
    : [clause];
/** Among its troubles a client tells of itself: only what is given or asked of a buyer there is a condition. */
const CONDITION =
  /\b(?:deposits?|back|refund\p{L}*|free|no (?:raise|rise|fee|charge|contract|deposit)|fixed|cancel\p{L}*|guarantee\p{L}*|included|warranty)\b|คืน(?:เงิน|เมื่อ|ให้|ได้)|มัดจำ|ฟรี|ไม่(?:ขึ้นราคา|คิด|เก็บ)|รับประกัน|ยกเลิกได้/iu;
/** Conditions are told among prices, troubles and what is sold: 'deposit 150, back when you leave', 'no raise for the first year'. */
export const termsOf = (r: Readings): Claim[] =>
  [
    ...r.claims.map(({ words }) => words),
    ...[r.answers.startingPrice, r.answers.strengths, r.answers.productService]
      .flatMap(clauses)
      .flatMap(factsTh),
    ...clauses(r.answers.currentChallenges)
      .flatMap(factsTh)
      .filter((words) => CONDITION.test(words)),
  ]
    .flatMap((clause) => clause.split(/\s+and\s+(?=we\b)/iu))
    .map(tidy)
    .filter(
      (words) =>
        words.length <= LONGEST_TERM &&
        // What they are heard to say is no answer to it, nor what the client has not.
        quotationsIn(words).length === 0 &&
        !beginsDenied(words) &&
        (standsAlone(words) || isShortFigure(words)) &&
        isAllowed(r, words) &&
        !isRule(r, words) &&
        !isOwnAccount(words),
    )
    .map((words): Claim => ({ words, from: 'startingPrice' }));

/** What is told after the sale, in the message and among strengths, also what is denied: 'we don’t take a dime until the posts are in'. */
export const asidesOf = (r: Readings): Claim[] =>
  quotable(
    r,
    [r.answers.strengths, r.answers.afterSalesService, r.answers.keyMessage]
      .flatMap(clauses)
      .flatMap(factsTh),
  );

/** What is sold, and the clauses as they stand: where Thai is parted wrongly the whole still says it, 'อายุ 60 ก็เป่าเพลงแรกได้'. */
const wholeOf = (r: Readings): Claim[] =>
  quotable(
    r,
    [
      ...clauses(r.answers.productService).flatMap(factsTh),
      ...[r.answers.strengths, r.answers.afterSalesService, r.answers.keyMessage]
        .flatMap(clauses)
        .filter(isMostlyThai),
    ].filter((clause) => !beginsDenied(clause)),
  );

const quotable = (r: Readings, told: readonly string[]): Claim[] =>
  told
    .map(tidy)
    .filter(
      (words) =>
        words.length >= LEAST_ASIDE &&
        words.length <= LONGEST_TERM &&
        quotationsIn(words).length === 0 &&
        isAllowed(r, words) &&
        !isOwnAccount(words),
    )
    .map((words): Claim => ({ words, from: 'strengths' }));
/** Letters of something that says enough. */
const LEAST_ASIDE = 8;

/** What any firm of a kind is called: that a doubt has the word names no rival ('promised never a home', 'บ้านยายอยากให้โรงเรียนเร่งอ่าน'). */
const ANY_FIRM =
  /^(?:hom(?:e|es)?|hous\w*|schools?|clinics?|shops?|stor\w*|hotels?|centr\w*|centers?|compan\w*|firms?|plac\w*|servic\w*|agenc\w*|markets?|onlin\w*|car(?:e|s)?|own|free|clas\w*|doctors?|โรงเรียน|คลินิก|ร้าน|โรงแรม|บริษัท|โรงงาน|ศูนย์|ตลาด|บ้าน|รถ|สำนักงาน|ช่าง|หมอ|ทีม|งาน)$/iu;

/** Somebody else does it for less. */
const FOR_LESS =
  /\bcheaper\b|\bfor less\b|\b(?:takes?|charges?|quotes?|does it for) (?:only |just )?[^\p{L}\s]?\d|ถูกกว่า/iu;

/**
 * Where a doubt names a rival, or says that somebody is cheaper: what we have and that rival has not.
 * @param contrasts the most telling first
 */
export function besideRival(
  r: Readings,
  doubt: string,
  contrasts: readonly Contrast[],
  claims: readonly Claim[],
): Claim | undefined {
  const sold = soldWords(r);
  const ofRival = r.competitors.flatMap(({ name }, card) =>
    sharedWords(name, doubt).some((word) => !sold.includes(word) && !ANY_FIRM.test(word)) ? [card] : [],
  );
  const cheaper = FOR_LESS.test(doubt)
    ? contrasts.filter(({ point, leads }) => point.id === 'price' && leads === 'them').map(({ card }) => card)
    : [];
  const cards = ofRival.length > 0 ? ofRival : cheaper;
  const found = contrasts.filter(
    ({ point, leads, card }) => leads === 'us' && point.id !== 'price' && cards.includes(card),
  );
  return found
    .map(({ us }) => claims.find(({ words }) => words.includes(us.words) || us.words.includes(words)))
    .find((claim) => claim !== undefined);
}
