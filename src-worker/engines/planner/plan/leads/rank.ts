/** Which statements of a client may lead, the worthiest first: by what was learnt from clients that a person judged. */
import { readQuantities } from '../../../../../src/shared/reading/quantities.ts';
import { shortForm } from '../../../../understanding/phrases/index.ts';
import {
  isCheckedResult,
  isForSome,
  isHeadCount,
  isOutput,
  leansOnBefore,
} from '../../../../understanding/phrases/inner.ts';
import { pointsBack, pointsBackTh } from '../../../../understanding/phrases/leaning.ts';
import type { Readings } from '../../readings/index.ts';
import { claimsOf, type Claim } from '../claims.ts';
import type { Contrast } from '../contrast.ts';
import { besideOf, featuresOf, isDecisive, namesFault, promisesAgainst, type Seen } from './features.ts';
import learnt from './learnt.json' with { type: 'json' };

export interface Ranked {
  claim: Claim;
  /** Worth as a lead; of no unit, comparable within one client. */
  worth: number;
  /** It is surely better than what never leads: bare means, papers that all have, extras. */
  mayLead: boolean;
  /** A result that somebody counted or checked: it stands before all other words. */
  isProven: boolean;
  /** It beats a rival by a figure on what buyers ask first. */
  isDecisive: boolean;
  /** It speaks to what stops buyers. */
  isAnswer: boolean;
}

const WEIGHTS: Readonly<Record<string, number>> = learnt.weights;

const worthOf = (seen: Seen): number =>
  Object.entries(seen).reduce((sum, [name, value]) => sum + value * (WEIGHTS[name] ?? 0), 0);

/** What speaks to a doubt: it takes the fear away by what it does, or speaks of the same thing. */
const speaksTo = (seen: Seen): boolean =>
  seen['answers a fear'] !== undefined || seen['speaks of the doubt'] !== undefined;

/** It answers a fear, what stops buyers, or what a rival is weak in. */
const tellsMost = (seen: Seen): boolean =>
  speaksTo(seen) ||
  seen['a rival lacks it'] !== undefined ||
  seen['opposite of a weakness'] !== undefined ||
  (seen['point of a weakness'] ?? 0) >= SURELY;
/** How surely a statement is on the point of a rival's weakness. */
const SURELY = 0.3;

/** How many there are, or that it is their own: 'Six fitters, all our own', 'Own booking desk'. */
const IS_HAD = /^(?:our own|own|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?!of\b)/iu;
/** It neither does anything for a buyer nor answers one. */
const tellsNothing = (seen: Seen, words: string): boolean =>
  IS_HAD.test(words) && seen['neither does nor has'] !== undefined && !tellsMost(seen);

/** Help that comes after the sale and neither answers anybody nor is worth anything beside what is sold. */
const isSmallHelp = (seen: Seen, worth: number): boolean =>
  seen['after the sale'] !== undefined && !tellsMost(seen) && worth < LITTLE;
/** Worth from which on help afterwards leads where nothing answers. */
const LITTLE = -0.22;

/** How soon it spoils is a limit of it: 'อยู่ได้ 3 วันในตู้เย็น', 'keeps four days in the fridge'. */
const KEEPS_SHORT =
  /\b(?:keeps?|lasts?|stays? fresh|good)\b[^.;]{0,12}\b(?:\d|[12]\d|two|three|four|five|six) (?:days?|hours?)\b|(?:อยู่|เก็บ)ได้\s?\d{1,2}\s?(?:วัน|ชั่วโมง|ชม)/iu;
/** A sum that is given back or saved is a promise. */
const GIVES =
  /\bfree\b|\bback\b|\brefund|\bwe pay\b|\bsav(?:e|es|ed|ing)\b|\boff\b|ฟรี|คืน|ประหยัด|ชดเชย|เราจ่าย/iu;
/** What something costs beside the offer, with the sum at its end: a row of a price list. */
function isRowOfPrices(words: string): boolean {
  const last = readQuantities(words).at(-1);
  return (
    last?.quantity.kind === 'money' &&
    last.span.end === words.length &&
    last.span.start > 0 &&
    !GIVES.test(words)
  );
}

/** What a rival lacks weighs more than what is learnt, and a figure against its figure most: it is the difference that a buyer can repeat. */
const [BY_LACK, BY_FIGURES] = [0.6, 0.6];
const aheadBy = (seen: Seen): number =>
  (seen['a rival lacks it'] === undefined ? 0 : BY_LACK) +
  (seen['figure against figure'] === undefined ? 0 : BY_FIGURES);
/** How far below the worth that leads by itself one still stands in where nothing leads. */
const SLACK = 0.3;
/** More than any worth: what a rival lacks stands before the rest. */
const AHEAD = 100;
/** Characters of a statement that leads. */
const SHORT = 70;

/** On what terms one buys, and nothing else. */
const TERMS =
  /^(?:month to month|monthly rolling|cancel (?:any ?time|monthly)|no (?:contracts?|lock-?in|minimum term|joining fee|deposit))\b[^.;]{0,40}$|^(?:accounts?|credit|net|invoices?)\b[^.;]{0,20}\bdays?$|^(?:เครดิต[^.;]{0,20}วัน$|ยกเลิก(?:ได้)?(?:ทุกเมื่อ|ตลอด)|ไม่(?:มี)?(?:ผูกมัด|สัญญา|มัดจำ))[ก-๛ ]{0,20}$/iu;
/** Letters without vowels and tones of a statement that leads: 'โดรนฟรี' says too little. */
const LEAST_LETTERS = 6;
const isBare = (words: string): boolean => (words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < LEAST_LETTERS;

/** With what stands in parentheses: how it was counted. */
const wholeOf = ({ strengths }: Readings, words: string): string =>
  strengths.find((each) => shortForm(each) === words) ?? words;

/** What goes on behind a statement in its sentence, where that says how it is known. */
function behind({ answers: { strengths } }: Readings, words: string): string {
  const at = strengths.indexOf(words);
  const [, told = ''] =
    at < 0
      ? []
      : (/^\s*[,–—-]\s*((?:and\s)?(?:we|the|our)\b[^.!?\n]*)/iu.exec(strengths.slice(at + words.length)) ??
        []);
  return told;
}

/** What stands in brackets behind a statement in its answer. */
function bracketBehind({ answers: { strengths } }: Readings, words: string): string {
  const at = strengths.indexOf(words);
  return at < 0 ? '' : (/^\s*\([^()]*\)/u.exec(strengths.slice(at + words.length))?.[0] ?? '');
}
/** Those who buy name it themselves, as the client notes: '(this is what people tell)', '(ลูกค้าชมตรงนี้)'. */
const PRAISED =
  /\((?:[^()]{0,20}\s)?(?:what|thing|one) (?:people|customers|clients|guests|parents|they|everyone|everybody) (?:all |always |most )?(?:tells?|says?|mentions?|praises?|loves?|likes?|remembers?|comes? (?:back )?for|talks? about)\b|\((?:people|customers|clients|guests|parents|everyone) (?:all |always )?(?:tells?|says?|mentions?|praises?|loves?|talks? about) (?:us )?(?:this|it|that)\b|\((?:ลูกค้า|คน|เขา)(?:ส่วนใหญ่)?(?:ชม|ชอบ|บอกต่อ|พูดถึง)/iu;
/** Pictures of it, given with it: pleasant beside what is bought. */
const PICTURED =
  /^(?:free )?(?:drone|photo|video)s?\b[^.;]{0,24}\bfree\b|^(?:photo|video) reports?(?: (?:on|by|via|in) \p{L}+)?$|^(?:ถ่าย)?(?:รูป|ภาพ|โดรน|วิดีโอ|คลิป)[ก-๛ ]{0,10}ฟรี$/iu;

/** @param objection what a person told when it was asked what stops buyers */
export function rankedOf(r: Readings, contrasts: readonly Contrast[], objection?: string): Ranked[] {
  const beside = besideOf(r, contrasts, objection);
  const sold = [r.answers.productService, r.answers.heroProduct, r.audience.gender].join('\n');
  const all = claimsOf(r).map((claim) => {
    const seen = featuresOf(r, claim, beside);
    const worth = worthOf(seen) + aheadBy(seen);
    const isAhead = contrasts.some(
      ({ us, leads, point }) => leads === 'us' && us.words === claim.words && point.id !== 'price',
    );
    // Nobody thinks of weevils or leaks until a promise names them.
    // One stands for no number of customers.
    const says =
      !isForSome(claim.words, sold) &&
      !namesFault(claim.words, beside) &&
      !isHeadCount(claim.words) &&
      !isOutput(claim.words) &&
      // On what terms one buys, and hardly a word, lead only where a rival's are worse.
      !((TERMS.test(claim.words) || isBare(claim.words)) && !isAhead) &&
      !KEEPS_SHORT.test(claim.words) &&
      !isRowOfPrices(claim.words) &&
      !leansOnBefore(claim.words) &&
      !pointsBack(claim.words) &&
      !pointsBackTh(claim.words);
    // A result that was checked leads wherever in the answer it stands.
    const isProven = isCheckedResult(wholeOf(r, claim.words), behind(r, claim.words));
    const isPraised = says && PRAISED.test(bracketBehind(r, claim.words));
    const mayLead =
      isPraised ||
      (says &&
        (worth >= learnt.least || isProven || promisesAgainst(claim.words, beside)) &&
        seen['convenience'] === undefined &&
        !tellsNothing(seen, claim.words) &&
        (!isSmallHelp(seen, worth) || promisesAgainst(claim.words, beside)));
    // Where nothing else leads.
    const standsIn =
      says &&
      claim.from === 'strengths' &&
      claim.words.length <= SHORT &&
      seen['convenience'] === undefined &&
      (isAhead || (worth >= learnt.least - SLACK && seen['only has'] === undefined));
    const decides = isPraised || isDecisive(claim.words, beside);
    return {
      seen,
      // What a rival lacks first, then by worth.
      standsIn: standsIn ? Number(isAhead) * AHEAD + worth : undefined,
      ranked: { claim, worth, mayLead, isProven, isDecisive: decides, isAnswer: speaksTo(seen) },
    };
  });
  const isPartly = ({ words }: Claim): boolean => isForSome(words, sold);
  const isOfOffer = ({ from }: Claim): boolean => from === 'strengths';
  // What comes after the sale leads only where nothing of the offer itself answers.
  const isAnswered = all.some(
    ({ seen, ranked: { claim, mayLead } }) => mayLead && isOfOffer(claim) && tellsMost(seen),
  );
  // Pages that name nothing but the product tell no reason to choose the client: then the worthiest of its strengths stands in.
  const [standIn] = all.some(({ ranked: { mayLead } }) => mayLead)
    ? []
    : all
        .filter(({ standsIn }) => standsIn !== undefined)
        .toSorted((a, b) => (b.standsIn ?? 0) - (a.standsIn ?? 0));
  return all
    .map((each) => ({
      ...each.ranked,
      mayLead: each === standIn || (each.ranked.mayLead && (isOfOffer(each.ranked.claim) || !isAnswered)),
    }))
    .toSorted(
      (a, b) =>
        Number(b.mayLead) - Number(a.mayLead) ||
        Number(b.isProven) - Number(a.isProven) ||
        Number(b.isDecisive) - Number(a.isDecisive) ||
        // What holds for all buyers stands before what some of them get.
        Number(isPartly(a.claim)) - Number(isPartly(b.claim)) ||
        Number(PICTURED.test(a.claim.words)) - Number(PICTURED.test(b.claim.words)) ||
        b.worth - a.worth,
    );
}
