/**
 * What the client can be chosen for: three candidates with their reasons, the first of which the plan takes. What a rival
 * lacks and buyers ask about comes first, then what matters most to buyers anywhere and can be counted.
 */
import { answersPoint, CHECKABLE } from '../data/doubts.ts';
import { isFreeOf, tellsHowMany } from '../../../understanding/phrases/proofs.ts';
import { pointBy, type Point } from '../data/points.ts';
import type { Readings } from '../readings/index.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { answerTo } from './answering.ts';
import { objectionOf } from './objection.ts';
import { claimsOf, isConvenience, isExtra, type Claim } from './claims.ts';
import { askedOf, strongPoints, type Contrast } from './contrast.ts';
import { sharedWords } from './shared-words.ts';

export type PositionReason =
  | 'rival lacks it'
  | 'buyers ask for it'
  | 'can be counted'
  | 'own strength'
  | 'product'
  /** Written by a person. */
  | 'own words';

export interface Position {
  /** The client's own words, whole. */
  ours: string;
  reason: PositionReason;
  /** The point that it is about, where it is one that buyers compare. */
  point?: Point;
  contrast?: Contrast;
}

const MOST = 3;
/** Characters that can be remembered. */
const SHORT = 60;
/**
 * What speaks for taking a phrase: it answers what stops buyers, a rival lacks it, buyers ask for it, the slogan promises it, it can
 * be checked, it holds a figure; and against it: it says only how many of a thing the client has, it comes after the sale, it is a
 * convenience, a rival is ahead on it, it may be two phrases or half of one, its place among the answers.
 */
const [ANSWERS, MEASURED, LACKS, ASKED, PROMISED, CHECKED, COUNTED, MEANS, AFTER, CONVENIENT, BEATEN, UNSURE, LATER] = [
  24, 12, 8, 3, 3, 4, 2, -3, -8, -8, -8, -12, -0.25,
]; // prettier-ignore
/** Whoever does it and can be named by the profession, or stays the same: anybody can check it. */
const WHO =
  /\b(?:specialists?|doctors?|dentists?|orthodontists?|surgeons?|vets?|nurses?|engineers?|physios?\w*|pharmacists?|solicitors?|lawyers?|accountants?|architects?|chemists?|social workers?|teachers?|chefs?|own (?:\p{L}+ )?(?:staff|team|people|crew|fitters|installers|drivers)|in-house|same (?:\p{L}+ )?(?:worker|person|team|driver|teacher|carer|doctor|engineer|tutor|nurse))\b|แพทย์|หมอ|วิศวกร|พยาบาล|เภสัชกร|ทนาย|สถาปนิก|ครู(?!บา)|เชฟ|คนเดิม|(?:ทีม|ช่าง|พนักงาน)ประจำ|ทีมช่างของเรา/iu;
/** Points that make it easier to buy, and are no reason to. */
const EASY: ReadonlySet<string> = new Set(['hours', 'place', 'ease', 'calm', 'language']);
/** How much of a point's weight counts where nobody asks for it. */
const UNASKED = 0.6;
type Candidate = Position & { worth: number };

/** The point of a statement, where the statement answers what buyers ask on it. */
function pointIn(r: Readings, { words, point, from }: Claim): Point | undefined {
  // What is quick after the sale is help, not a short wait.
  const id = point?.id === 'wait' && from === 'afterSalesService' ? 'aftercare' : point?.id;
  return id !== undefined && answersPoint(id, words, r.offer.kind.value) ? pointBy(id) : undefined;
}

/** Its reasons, the weightiest first. */
function reasonOf(contrast: Contrast | undefined, isAsked: boolean, isCounted: boolean): PositionReason {
  if (contrast) return 'rival lacks it';
  if (isAsked) return 'buyers ask for it';
  return isCounted ? 'can be counted' : 'own strength';
}

function candidateOf(
  r: Readings,
  claim: Claim,
  contrast: Contrast | undefined,
  asked: ReadonlySet<string>,
  { isBeaten, isAnswer }: { isBeaten: boolean; isAnswer: boolean },
): Candidate {
  const { words, from } = claim;
  const point = contrast?.point ?? pointIn(r, claim);
  const isAsked = point !== undefined && asked.has(point.id);
  const isCore = from === 'strengths' || point?.id === 'warranty';
  const isCounted = /\d/u.test(words) && readQuantities(words).length > 0;
  const weights: readonly (readonly [holds: boolean, weight: number])[] = [
    [contrast !== undefined, LACKS + (contrast?.weight ?? 0)],
    [contrast?.measured === true, MEASURED],
    // What is done after the sale is beside what the goal counts.
    [!isCore && !isAnswer, AFTER],
    [isAsked, ASKED],
    [sharedWords(words, r.answers.keyMessage).length > 0, PROMISED],
    [isCounted, COUNTED],
    [tellsHowMany(words) && !WHO.test(words), MEANS],
    [CHECKABLE.test(words) || WHO.test(words) || isFreeOf(words), CHECKED],
    [isAnswer, ANSWERS],
    [(isConvenience(words) || isExtra(words)) && !isAnswer, CONVENIENT],
    [isBeaten, BEATEN],
    [claim.isUnsure === true, UNSURE],
    // That we can say something on a point tells less than that somebody asks for it; what is convenient tells nothing.
    [
      point !== undefined && (isAsked || contrast !== undefined || !EASY.has(point.id)),
      (point?.weight ?? 0) * (isAsked || contrast ? 1 : UNASKED),
    ],
  ];
  return {
    ours: words,
    reason: reasonOf(contrast, isAsked, isCounted),
    ...(point ? { point } : {}),
    ...(contrast ? { contrast } : {}),
    worth: weights.reduce((sum, [holds, weight]) => sum + (holds ? weight : 0), 0),
  };
}

/** @param own what a person wrote in place of all candidates */
export function makePositions(r: Readings, contrasts: readonly Contrast[], own?: string): Position[] {
  const asked = new Set<string>([...askedOf(r).keys()].map(({ id }) => id));
  const ahead = contrasts.filter(({ leads, point }) => leads === 'us' && point.id !== 'price');
  const strong = strongPoints(r);
  const isBeaten = ({ words, point }: Claim): boolean =>
    (contrasts.some(({ leads, us }) => leads === 'them' && us.words === words) ||
      (point !== undefined && strong.has(point.id))) &&
    !ahead.some(({ us }) => us.words === words);
  const claims = claimsOf(r);
  const stops = objectionOf(r);
  const answer = stops && answerTo(r, claims, contrasts, stops.words);
  const candidates = claims
    .map((claim) => ({ claim, contrast: ahead.find(({ us }) => us.words === claim.words) }))
    // A smallest order is a term; only beside a larger one is it a reason.
    .filter(({ claim, contrast }) => claim.point?.id !== 'minimum' || contrast !== undefined)
    .map(({ claim, contrast }, order) => {
      const { worth, ...rest } = candidateOf(r, claim, contrast, asked, {
        isBeaten: isBeaten(claim),
        isAnswer: claim.words === answer?.words,
      });
      return { ...rest, worth: worth + order * LATER };
    })
    // A long statement is no position.
    .toSorted((a, b) => Number(a.ours.length > SHORT) - Number(b.ours.length > SHORT) || b.worth - a.worth);
  const found: Position[] = [];
  for (const { worth: _worth, ...position } of candidates) {
    const isKnown = found.some(
      ({ ours, point }) => ours === position.ours || (point !== undefined && point === position.point),
    );
    if (!isKnown) found.push(position);
  }
  const product = r.answers.heroProduct || r.answers.productService;
  if (product !== '') found.push({ ours: product, reason: 'product' });
  return [
    ...(own === undefined ? [] : [{ ours: own, reason: 'own words' as const }]),
    ...found.slice(0, MOST),
  ];
}
