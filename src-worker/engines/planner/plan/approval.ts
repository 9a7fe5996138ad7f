/**
 * Whether adverts must be approved before they run: the client tells it, the law of a trade asks it, or the trade is one of those
 * that are commonly watched, and then it is only to be checked.
 */
import type { Readings } from '../readings/index.ts';

export type Approval = 'told' | 'law' | 'to check';

const PIECE =
  '(?:\\bads?\\b|\\badverts?\\b|\\badvertis\\w+|\\bposts?\\b|\\bcopy\\b|\\bwording\\b|\\bcreatives?\\b|\\bpieces?\\b|โฆษณา|ชิ้นงาน|โพสต์|สื่อ|แอด)';
const PASSES =
  '(?:\\bapprov\\w+|\\bsign(?:ed)?[- ]off|\\bcompliance\\b|\\bregulator\\b|\\bpermission\\b|\\bpermit\\b|อนุมัติ|อนุญาต|ฆสพ|(?:ต้อง)?ขอ(?:เลข|ใบ)?\\s?(?:อย|คปภ|ก\\.?ล\\.?ต)|ผ่าน(?:กฎหมาย|ฝ่ายกฎหมาย|การตรวจ))';
/** Of the adverts; of what is sold it is a strength. */
const TOLD = new RegExp(`${PIECE}.{0,40}${PASSES}|${PASSES}.{0,24}${PIECE}`, 'iu');

/** Trades whose adverts many countries watch. */
const WATCHED =
  /\b(?:clinics?|hospitals?|dent(?:al|ists?)|surger(?:y|ies)|medicines?|medical|pharmac\w+|botox|fillers?|supplements?|vitamins?|alcohol\w*|wines?|beers?|whisk(?:e?y|ies)|gin|spirits|vap(?:e|es|ing)|tobacco|casinos?|betting|lotter(?:y|ies)|loans?|mortgages?|insurance|invest(?:ing|ments?|ors?)|crypto\w*|forex|pensions?|cbd|cannabis)\b|คลินิก|โรงพยาบาล|ทันต|แพทย์|เภสัช|อาหารเสริม|วิตามิน|สมุนไพร|แอลกอฮอล์|ไวน์|เบียร์|สุรา|เหล้า|สินเชื่อ|เงินกู้|ประกัน(?:ภัย|ชีวิต|สุขภาพ|รถ)|ลงทุน|กองทุน|คริปโต|หวย|ลอตเตอรี่|บุหรี่|กัญชา/iu;
/** Characters in which an answer says what is offered. */
const OPENING = 90;

export function approvalOf({ answers, cautions, offer }: Readings): Approval | undefined {
  const told = [
    answers.currentChallenges,
    answers.additionalNotes,
    answers.onlineAdIssues,
    answers.marketContext,
  ];
  if (told.some((text) => TOLD.test(text))) return 'told';
  // The law that asks it is Thailand's; what is said elsewhere has lost its other wording.
  const watched = cautions.find(({ id }) => id === 'medical' || id === 'alcohol');
  if (watched) return watched.elsewhere === undefined ? 'to check' : 'law';
  // Who serves such a trade is none.
  if (offer.business || offer.kind.value === 'software') return undefined;
  const named = [answers.companyName, answers.productService.slice(0, OPENING), answers.heroProduct].join(
    '\n',
  );
  return WATCHED.test(named) || cautions.some(({ id }) => id === 'finance' || id === 'supplement')
    ? 'to check'
    : undefined;
}
