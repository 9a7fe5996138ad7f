/**
 * What can be checked of an offer and stands beside its name: a paper, people who hold one, what is not in it. 'โดยนักแก้ไขการพูด
 * มีใบประกอบ 4 คน', 'shampoo, sulphate free', 'implants by board-certified surgeons'.
 */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { isMostlyThai } from '../text.ts';
import { partsOf } from './parts.ts';

/** A paper that somebody else gave, or what it was given for. */
const PAPER =
  /\b(?:licen[cs]ed|certified|certificates?|accredited|chartered|audited|insured|registered|(?:fda|gmp|haccp|iso ?\d*|organic|halal|kosher|mcs|ozev|nabl)[- ](?:approved|certified|registered|listed))\b|มีใบ(?:รับรอง|อนุญาต|ประกอบ)|ใบประกอบ(?:วิชาชีพ|โรค)|ได้รับ(?:การ)?รับรอง|(?:^|[^ก-๛])อย\.|มอก\.|ฮาลาล|จดทะเบียน|ขึ้นทะเบียน/iu;
/** What somebody may not want in it. */
const UNWANTED = String.raw`(?:msg|preservatives?|sul(?:ph|f)ates?|parabens?|additives?|fillers?|palm(?:[- ]oil)?|hormones?|antibiotics?|pesticides?|chemicals?|fluoride|sugar|gluten|lactose|nicotine|plastics?|cruelty)`;
/** What is not in it, though it is elsewhere. */
const FREE_OF = new RegExp(
  String.raw`^(?:no|without|free of)\s(?:(?:added|artificial)\s\p{L}+|${UNWANTED})(?:\s\p{L}+){0,2}$|^${UNWANTED}[- ]free$|^(?:ไม่(?:ใส่|ผสม|เจือ|เติม)|ปราศจาก|ปลอดสาร|ไร้สาร)[ก-๛]+`,
  'iu',
);
export const isFreeOf = (words: string): boolean => FREE_OF.test(words);
const isProof = (words: string): boolean => PAPER.test(words) || isFreeOf(words);

/** Characters of a proof that is said whole, and letters without which nothing is said. */
const [LONGEST, LEAST] = [60, 6];
/** What stands before it is the name of what is sold. */
const LEADS = /^.*?\b(?:by|with|from)\s+(?:our\s)?(?=\S)/iu;
const LEADS_TH = /^(?:โดย|พร้อม|ทำโดย|ดูแลโดย)/u;

function proofEn(part: string): string {
  const rest = part.replace(LEADS, '');
  return isProof(rest) ? rest : part;
}

/** Thai sets it among others with spaces; how many there are follows it. */
function proofsTh(part: string): string[] {
  const pieces = part.split(/\s+/u);
  return pieces.flatMap((piece, at) => {
    if (!isProof(piece)) return [];
    const [count, unit] = pieces.slice(at + 1, at + 3);
    const counted =
      PAPER.test(piece) &&
      count !== undefined &&
      /^\d{1,3}$/u.test(count) &&
      /^(?:คน|ใบ|ท่าน|ทีม)$/u.test(unit ?? '')
        ? ` ${count} ${unit ?? ''}`
        : '';
    return [`${piece.replace(LEADS_TH, '')}${counted}`];
  });
}

/** Proofs in an answer that names what is sold, each in the client's words. */
export function proofsIn(answer: string): string[] {
  return partsOf(answer)
    .map(({ start, end }) => answer.slice(start, end).trim())
    .flatMap((part) => (isMostlyThai(part) ? proofsTh(part) : [proofEn(part)]))
    .filter((words) => isProof(words) && words.length >= LEAST && words.length <= LONGEST);
}

/** Only a number and its thing, as the client's own. */
const HOW_MANY = /^(?:(?:we have|our|own)\s+)*\d[\d,]*\s+\p{L}+(?:\s+\p{L}+)?$/iu;
/** How many people there are, of whom nothing is told: 'ทีม 5 คน', 'team of 6'. */
const BARE_TEAM =
  /^(?:(?:we are|our|a) )?(?:small )?(?:team|staff|crew) of \d+(?: people)?$|^\d+ (?:staff|employees|workers|people)$|^(?:เรา)?(?:มี)?(?:ทีม(?:งาน)?|พนักงาน|คนงาน|แอดมิน)\s?\d+\s?คน$/iu;
export const isBareTeam = (words: string): boolean => BARE_TEAM.test(words);
/** Whether a statement tells how many of a thing the client has, which no buyer gets: 'own 6 trucks', '2 luthiers volunteer'. */
export const tellsHowMany = (words: string): boolean =>
  HOW_MANY.test(words) && readQuantities(words).every(({ quantity }) => quantity.kind === 'count');
