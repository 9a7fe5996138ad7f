/**
 * What a statement of ours and one of a rival's plainly meet on: a figure of one measure, a thing that one has and the other lacks, the
 * same words, or a listed opposite. That both belong to one topic is no meeting: a support group says nothing of who calls back late.
 */
import { readQuantities } from '../../../../../src/shared/reading/quantities.ts';
import type { Quantity } from '../../../../../src/shared/reading/quantity.ts';
import { arePricedAlike, lotsIn } from '../../../../understanding/figures/priced-for.ts';
import { negationsIn } from '../../../../../src/shared/reading/negation.ts';
import { beginsDenied } from '../../../../understanding/denials.ts';
import { comparesSize } from '../../../../understanding/figures/sizes.ts';
import type { Claim } from '../../../../understanding/phrases/index.ts';
import { lately } from '../../../../understanding/remember.ts';
import {
  arePaydays,
  isOftener,
  isSmallerDeposit,
  isSmallerOrder,
  sharesAsked,
} from '../../../../understanding/phrases/alike.ts';
import { isThereSooner } from '../../../../understanding/phrases/clock.ts';
import { isFlipped, isForFewer, isShortOf } from '../../../../understanding/phrases/flips.ts';
import { oppositeOn } from '../../../../understanding/phrases/opposites.ts';
import { tellsHowLong, tellsWait } from '../../../../understanding/phrases/waiting.ts';
import { isFreeOf } from '../../../../understanding/phrases/proofs.ts';
import { isMostlyThai } from '../../../../understanding/text.ts';
import { answersPoint, LANGUAGE } from '../../data/doubts.ts';
import { isUnnamed, pointBy, type Point } from '../../data/points.ts';
import { lackedIn, lackedOf } from '../lacking.ts';
import { PRICE_IS_TOLD } from '../rivals.ts';
import { isOtherPrice, isTheirPrice } from '../their-price.ts';
import { sharedWords } from '../shared-words.ts';
import { drawnLength, figureOn, leader, sumsIn, type Stand } from '../stand.ts';
import { areWaitsApart, isOneWait, waitOf, type Wait } from '../waits.ts';

export interface Statement extends Stand {
  chances: Claim['chances'];
  /** What is done after the sale: its time is not the time that a buyer waits. */
  isAfter?: boolean;
  /** It is our price, and tells of nothing else. */
  isPrice?: boolean;
  /** It stands among what a side is told to be good at. */
  isStrength?: boolean;
  /** It tells what is sold, and praises nothing. */
  isOffer?: boolean;
  /** It is what is said everywhere: a mood may lie in it, and only what it plainly meets is compared. */
  isMessage?: boolean;
  /** What the client puts first, beside its prices. */
  hero?: string;
  /** It is one price of several, and surely the one that is compared. */
  isOne?: boolean;
  /** Both name what that price is for. */
  isNamed?: boolean;
}
export type Theirs = Statement & {
  weakness: boolean;
  /** All that is told of this rival. */
  card: string;
  /** Its name, which may say what it sells. */
  name?: string;
};

/** What is known of this client beside the two statements. */
export interface Setting {
  /** What is waited for where nothing is named. */
  sold: Wait | undefined;
  /** What every statement of this client may speak of. */
  words: string;
  /** Currency of a sum that names none; '' where none is known. */
  currency: string;
  /** Words that tell the size of what the price buys. */
  size: string;
  /** Every price of ours, where there are several: which of them a rival's is like is not known. */
  prices: readonly number[];
}

/** A price that is so many times another's is the price of something else. */
const MOST_TIMES = 10;
/** So many times as dear for the same time a rival may be. */
const MOST_DEARER = 4;

/** Whether two figures are of one thing: 11.90 a month and 18 an hour are not, nor a house and its monthly fee. */
function isOneThing(
  point: Point,
  them: Theirs,
  us: Stand & Pick<Statement, 'isNamed'>,
  { sold, size, prices }: Setting,
): boolean {
  if (point.id === 'wait')
    return (
      isOneWait(them.words, us.words, sold) ||
      (!areWaitsApart(them.words, us.words) && sharedWords(them.words, us.words).length > 0)
    );
  if (point.id !== 'price') return true;
  if (isOtherPrice(them.words, us.words) || !arePricedAlike(them.words, us.words)) return false;
  if (comparesSize(them.words, us.words, size, them.card) === 'apart') return false;
  if (!them.figure || !us.figure) return true;
  if (isAmong(them.figure, prices)) return false;
  const [a, b] = [drawnLength(them.figure) ?? 0, drawnLength(us.figure) ?? 0];
  // '$180 day' and '$150 a day' are both for the day that both name. A sum that stands alone as their weakness is dear beside ours, for
  // whatever time ours is: '£1,750' beside '£1,390 per week'.
  const isBareSum =
    them.weakness && !them.per && them.words.length <= SHORT_FIGURE && a > b && a <= b * MOST_DEARER;
  const isTimed = them.per === us.per || isBareSum || (us.isNamed === true && (!them.per || !us.per));
  return isTimed && Math.max(a, b) <= Math.min(a, b) * MOST_TIMES;
}

/** Above one price of ours and below another. */
const isAmong = (figure: NonNullable<Stand['figure']>, prices: readonly number[]): boolean =>
  prices.length > 1 &&
  'value' in figure &&
  figure.value >= Math.min(...prices) &&
  figure.value <= Math.max(...prices);

/** How well two statements answer each other: a thing by name before every likeness of words, figures before words, an opposite beside them. */
const [BY_NAME, BY_OPPOSITE] = [6, 2];
/** From here on a figure stands against a figure. */
export const BY_FIGURE = 3;
/** As a reason to be chosen it stands behind a figure against a figure. */
const LIKELY = 0.3;

/** Somebody is lacked: who does the work is spoken of. */
const PROFESSION =
  /\b(?:doctors?|dentists?|orthodontists?|vets?|nurses?|engineers?|fitters?|installers?|drivers?|technicians?|teachers?|staff|specialists?)\b|หมอ|แพทย์|พยาบาล|วิศวกร|ช่าง|ครู/iu;

/** What two statements meet on, how surely both speak of it, and how well they answer each other. */
export interface Met {
  point: Point;
  likely: number;
  fit: number;
}

/** What it is called is told by both sides' words. */
function lacking(them: Theirs, us: Statement): Met | undefined {
  const what = lackedOf(them, us);
  const point = pointBy(PROFESSION.test(what ?? '') ? 'own-people' : 'named');
  return what === undefined || point === undefined ? undefined : { point, likely: LIKELY, fit: BY_NAME };
}

/** Least product of two chances: of figures of one measure; of words that share others; of words alone. */
const [BOTH_MEASURED, BOTH_NAMED] = [0.2, 0.4];
/** So surely both speak of a point whose name stands over them. */
const SURELY = 0.4;

/** Somebody waits, and somebody promises a time. */
const WAITED = /\bwait|\blead time|\bqueue|\bbacklog|\bto (?:attend|arrive|deliver|come)\b|รอ|คิว/iu;
const PROMISED =
  /\b(?:with)?in\s+(?:\d|a day|an hour)|\b\d+[- ](?:hour|hr|day|week)s? (?:install|delivery|turn|service|response)|(?:ภาย)?ใน\s?\d|\d\s?(?:วัน|สัปดาห์|อาทิตย์|ชม\.?|ชั่วโมง)(?:ก็)?(?:ได้|เสร็จ|ถึง|ส่ง)/iu;
/**
 * How likely a statement speaks of a point: what its words and its figure show is not left to a guess.
 * @param currency of a rival's statement: that of sums that name none
 */
function chanceOf({ words, chances, isAfter }: Statement, point: Point, currency?: string): number {
  const { id } = point;
  const isTheirs = currency !== undefined;
  const learnt = chances.find((one) => one.point === id)?.probability ?? 0;
  if (id === 'wait' && isAfter !== true) {
    // A length of time that is told as a weakness is how long they take.
    const isTold = isTheirs ? tellsHowLong(words) : tellsWait(words) && PROMISED.test(words);
    const isLikely = learnt >= 0.1 && (isTheirs ? WAITED : PROMISED).test(words);
    return isTold || isLikely ? Math.max(learnt, 0.6) : learnt;
  }
  // A sum stands in it as the price of something.
  if (id === 'price' && isTheirs && figureOn(point, words, currency).figure && isTheirPrice(words))
    return Math.max(learnt, 0.5);
  return learnt;
}

const MEASURED: readonly Point['id'][] = ['wait', 'price', 'rating', 'warranty', 'minimum', 'experience'];

/**
 * What is told as their weakness puts them behind, and a low price that is told as their strength puts us: where the figures say the
 * opposite they are figures of different things.
 */
function isToldOtherwise(point: Point, { weakness }: Theirs, theirs: Quantity, ours: Quantity): boolean {
  const ahead = point.figure && leader(point.figure.better, theirs, ours);
  return (weakness && ahead === 'them') || (!weakness && point.id === 'price' && ahead === 'us');
}

/** A figure against a figure of one measure. */
function measured(them: Theirs, us: Statement, setting: Setting): Met | undefined {
  const [found] = MEASURED.flatMap((id) => {
    const point = pointBy(id);
    if (!point || (id === 'wait' && us.isAfter === true)) return [];
    const likely = chanceOf(them, point, setting.currency) * chanceOf(us, point);
    const [theirs, ours] = [
      { ...them, ...figureOn(point, them.words, setting.currency) },
      { ...us, ...figureOn(point, us.words, setting.currency) },
    ];
    if (!theirs.figure || !ours.figure || likely < BOTH_MEASURED) return [];
    if (isToldOtherwise(point, them, theirs.figure, ours.figure)) return [];
    return isOneThing(point, theirs, ours, setting) ? [{ point, likely }] : [];
  }).toSorted((a, b) => b.likely - a.likely);
  return found && { ...found, fit: BY_FIGURE };
}

/** That it is cheap or dear, said without a sum on one side. */
const IN_WORDS =
  /\b(?:cheap\w*|dear\w*|expensive|pric(?:ey|y)|low(?:er|est)?)\b|^pric(?:es?|ing)$|ถูก|แพง|ราคา(?:ดี|สูง|แรง|ต่ำ|เบา|ประหยัด)|^ราคา$/iu;
function pricedInWords(them: Theirs, us: Statement, setting: Setting): Met | undefined {
  const price = pointBy('price');
  if (!price) return undefined;
  const likely = chanceOf(them, price, setting.currency) * chanceOf(us, price);
  if (likely < BOTH_NAMED || isOtherPrice(them.words, us.words)) return undefined;
  const [theirs, ours] = [them, us].map(({ words }) => figureOn(price, words, setting.currency).figure);
  // A word that merely may speak of a price sets no price beside ours.
  if (!theirs && (PRICE_IS_TOLD.test(them.words) || !IN_WORDS.test(them.words))) return undefined;
  // Two sums that cannot be compared are told by whoever calls one cheap or dear.
  // What a course costs is compared by its figures alone.
  const isUnclear =
    !arePricedAlike(them.words, us.words) || [them, us].some(({ words }) => lotsIn(words).length > 0);
  const isOfOther = isUnclear && [them, us].every(({ words }) => sumsIn(words).length > 0);
  const isApart = (theirs && ours) || (theirs && isAmong(theirs, setting.prices)) || isOfOther;
  return isApart && !IN_WORDS.test(them.words) ? undefined : { point: price, likely, fit: 0 };
}

/** A wait and a quick answer, both of one thing that both name: 'delivers in 3 days', 'same-day dispatch'. */
function sameWait(them: Theirs, us: Statement): Met | undefined {
  const [wait, named] = [pointBy('wait'), waitOf(them.words)];
  if (!wait || named === undefined || named !== waitOf(us.words) || us.isAfter === true) return undefined;
  const likely = chanceOf(them, wait, '') * chanceOf(us, wait);
  return likely >= BOTH_NAMED ? { point: wait, likely, fit: 0 } : undefined;
}

/** Lengths of time, places in a row and verbs of many things: two statements that share them may speak of different things. */
export const NO_THING =
  /^(?:เปลี่ยน|เดือน|สัปดาห์|อาทิตย์|นาที|ครั้ง|ราคา|ทุกวัน|ได้เลย|ปีใหม่|สงกรานต์|เทศกาล|ตรุษจีน|ฤดูกาล|ปลายปี|ต้นปี|inside|outside|within|without|around|before|after|under|over|between|then|them|their|they|about|most|least|every|ไม่มี|ไม่ได้|ไม่ต้อง|christma|easter|summer|winter|spr(?:ing)?|autumn|season|weekend|holiday|month|year|hour|week|minut|away|first|last|tim|เกิน|ต่ำกว่า|อย่างน้อย|กว่า)$/u;

/** Both speak of one thing in the same words, which are not those of what is sold. */
function alike(them: Theirs, us: Statement, { words }: Setting): Met | undefined {
  const shared = sharedWords(lackedIn(them.words) ?? them.words, us.words).filter(
    (word) => !words.includes(word) && !NO_THING.test(word),
  );
  if (shared.length === 0) return undefined;
  const of = (statement: Statement, id: Point['id']): number =>
    statement.chances.find(({ point }) => point === id)?.probability ?? 0;
  const [named] = them.chances
    .flatMap(({ point: id, probability }) => {
      const point = pointBy(id);
      const own = point ? of(us, point.id) : 0;
      const isSure = Math.min(probability, own) >= SURELY && Math.max(probability, own) >= 0.5;
      // Who is there each time is no help afterwards.
      const isTold =
        point !== undefined &&
        (point.id !== 'aftercare' || us.isAfter === true) &&
        answersPoint(point.id, us.words, undefined) &&
        !(point.id === 'language' && !(LANGUAGE.test(us.words) && LANGUAGE.test(them.words)));
      return isSure && isTold ? [{ point, likely: probability * own }] : [];
    })
    .toSorted((a, b) => b.likely - a.likely);
  // One word that both use is one thing only where they are short of it.
  if (named === undefined && shared.length < 2 && !isShortOf(them.words)) return undefined;
  const plain = pointBy(isFreeOf(us.words) ? 'quality' : 'named');
  const met = named ?? (plain && { point: plain, likely: LIKELY });
  // Who does it says more than what is done.
  const isWho = [them, us].every((one) => PROFESSION.test(one.words));
  const many = Math.min(2, shared.length + Number(isWho));
  return met && { ...met, likely: met.likely + (named ? many / 2 : 0), fit: many * 2 };
}

function opposite(them: Theirs, us: Statement): Met | undefined {
  const id = oppositeOn(them.words, us.words);
  const point = id && pointBy(id);
  return point && { point, likely: 0.7, fit: BY_OPPOSITE };
}

/** It is so with one and not with the other; or fewer share it. What is told so needs no name. */
function contrary(them: Theirs, us: Statement): Met | undefined {
  const plain = pointBy('named');
  if (us.isAfter === true || plain === undefined) return undefined;
  if (isForFewer(them.words, us.words)) return { point: plain, likely: LIKELY, fit: BY_FIGURE };
  return isFlipped(them.words, us.words) ? { point: plain, likely: LIKELY, fit: BY_OPPOSITE } : undefined;
}

/** Soon, without a figure: beside it a length of time is the wait. */
const SOON =
  /\b(?:today|tonight|tomorrow|this (?:week|afternoon|evening)|same[- ](?:day|week|evening)|next (?:day|morning)|overnight|while you wait|within the hour)\b|วันนี้|พรุ่งนี้|วันเดียว|รอรับ|ทันที/iu;
function soon(them: Theirs, us: Statement, { sold }: Setting): Met | undefined {
  const wait = pointBy('wait');
  if (!wait || us.isAfter === true || !SOON.test(us.words) || !tellsWait(us.words)) return undefined;
  const isWait =
    figureOn(wait, them.words).figure !== undefined && (tellsWait(them.words) || tellsHowLong(them.words));
  return isWait && isOneWait(them.words, us.words, sold)
    ? { point: wait, likely: SURELY, fit: BY_FIGURE }
    : undefined;
}

/** The one figure of a statement that counts or lasts; undefined where it holds more. */
const onlyFigure = lately((words): { kind: string; unit: string; value: number } | undefined => {
  const [only, ...more] = readQuantities(words);
  if (only === undefined || more.length > 0 || only.certainty < 0.8) return undefined;
  const { quantity } = only;
  return quantity.kind === 'count' || quantity.kind === 'duration'
    ? { kind: quantity.kind, unit: quantity.unit.toLowerCase().replace(/s$/u, ''), value: quantity.value }
    : undefined;
});
/** Counted by so many things that it says nothing alone. */
const ANY_UNIT = /^(?:|people|person|คน|ครั้ง|year|ปี|วัน|day|เจ้า|ราย)$/iu;
/** How it begins, where Thai runs on: 'ทำ 60 นาที', 'ทำ 20 นาที'. */
const beginsAlike = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((words) => /^[ก-๛]{2,}?(?=[ก-๛]{0,8}\s?\d)/u.exec(words)?.[0]);
  return one !== undefined && one === other;
};
/**
 * A figure against a figure of one unit, whatever it is: '60 minutes with a physio' beside '20 minute slots', 'at 32 degrees' beside
 * '28 degrees'. That one stands among the strengths and one among the weaknesses tells which is better.
 */
function counted(them: Theirs, us: Statement): Met | undefined {
  const point = pointBy('named');
  const [theirs, ours] = [onlyFigure(them.words), onlyFigure(us.words)];
  if (!point || us.isStrength !== true || !theirs || !ours || theirs.value === ours.value) return undefined;
  // '34 degree water' and '29 degrees'.
  const [a, b] = [theirs, ours].map(({ unit }) => unit.split(' ')[0]?.replace(/s$/u, ''));
  if (theirs.kind !== ours.kind || a !== b) return undefined;
  // That both count people says nothing of what is counted.
  const shared = sharedWords(them.words, us.words).filter((word) => !ANY_UNIT.test(word));
  const isSpoken = shared.length > 0 || beginsAlike(them.words, us.words);
  const isOwnUnit = !ANY_UNIT.test(theirs.unit) && (theirs.kind === 'count' || theirs.unit === 'minute');
  return isSpoken || (isOwnUnit && them.words.length <= SHORT_FIGURE)
    ? { point, likely: LIKELY, fit: BY_FIGURE }
    : undefined;
}
/** Both count people, and neither tells that they are of one kind. */
export const bothCountPeople = (them: Theirs, us: Statement): boolean =>
  [them, us].every(({ words }) => PEOPLE.test(onlyFigure(words)?.unit ?? '-')) &&
  sharedWords(them.words, us.words).every((word) => ANY_UNIT.test(word));
const PEOPLE = /^(?:people|person|คน|ราย)(?!\S)/iu;
/** Characters of a weakness that is hardly more than its figure. */
const SHORT_FIGURE = 20;

/** Sure by what both tell, whatever it is of: when they pay, what is put down, how often it is done, by what time of day it is there, the least that is sold. */
function byKind(them: Theirs, us: Statement): Met | undefined {
  const met = (id: Point['id']): Met | undefined => {
    const point = pointBy(id);
    return point && { point, likely: 0.7, fit: BY_FIGURE };
  };
  if (isSmallerOrder(them.words, us.words)) return met('minimum');
  const isSure =
    arePaydays(them.words, us.words) ||
    isSmallerDeposit(them.words, us.words) ||
    isOftener(them.words, us.words) ||
    isThereSooner(them.words, us.words);
  return isSure ? met('named') : undefined;
}

/** A share of the takings is the price of who takes one. */
function shareAsked(them: Theirs, us: Statement): Met | undefined {
  const [point, asked] = [pointBy('price'), sharesAsked(them.words, us.words)];
  return point && asked && asked.theirs > asked.ours === them.weakness
    ? { point, likely: 0.7, fit: BY_FIGURE }
    : undefined;
}

function smaller(them: Theirs, us: Statement): Met | undefined {
  const point = pointBy('minimum');
  return point && isSmallerOrder(them.words, us.words) ? { point, likely: 0.7, fit: BY_FIGURE } : undefined;
}

/** What is not sold there is nothing that a rival does worse: 'no car cases'. */
const isRefusal = (words: string): boolean =>
  beginsDenied(words) || (!isMostlyThai(words) && negationsIn(words).length > 0);
/** In English a word of theirs may be denied by chance, unless they begin so: 'no food on Sunday'. */
const isPlainlyContrary = (them: Theirs): boolean => isMostlyThai(them.words) || beginsDenied(them.words);

/** What is sold answers only what a rival plainly lacks or does the opposite of, or a figure of the same unit. */
function offered(them: Theirs, us: Statement): Met | undefined {
  if (!them.weakness) return undefined;
  const isCounted = onlyFigure(us.words)?.unit !== '';
  return (
    (isCounted ? counted(them, { ...us, isStrength: true }) : undefined) ??
    lacking(them, us) ??
    smaller(them, us) ??
    (isRefusal(us.words)
      ? undefined
      : ((isPlainlyContrary(them) ? contrary(them, us) : undefined) ?? opposite(them, us)))
  );
}

/** The thing that both speak of, where there is one. */
export function meeting(them: Theirs, us: Statement, setting: Setting): Met | undefined {
  if (us.isOffer === true) return offered(them, us);
  const share = us.isPrice === true ? shareAsked(them, us) : undefined;
  if (share) return share;
  const figures = measured(them, us, setting);
  if (figures) return figures;
  // That both are good on a thing is no difference; a price may be low all the same.
  if (!them.weakness) return pricedInWords(them, us, setting);
  if (us.isPrice === true) return pricedInWords(them, us, setting);
  const named = lacking(them, us) ?? contrary(them, us);
  const told =
    byKind(them, us) ??
    soon(them, us, setting) ??
    opposite(them, us) ??
    counted(them, us) ??
    // A message shares words with anything.
    (us.isMessage === true ? undefined : alike(them, us, setting)) ??
    sameWait(them, us);
  if (named && told) return { ...(isUnnamed(told.point) ? named : told), fit: told.fit + named.fit };
  if (named) return named;
  return told;
}

/** Whether words hold more than one figure, so that two comparisons may stand on them. */
export const holdsSeveral = ({ words }: Statement): boolean => readQuantities(words).length > 1;
