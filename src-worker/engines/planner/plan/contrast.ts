/**
 * Contrasts: what the client said of a rival beside what it said of itself on the same point, a figure against a figure where
 * both are known. Nothing is added to either: a point that one side was silent on is no contrast.
 */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Quantity, TimeUnit } from '../../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../../src/shared/reading/time-units.ts';
import { pointOf, type Claim } from '../../../understanding/phrases/index.ts';
import { isFreeOf } from '../../../understanding/phrases/proofs.ts';
import { pointBy, type Point } from '../data/points.ts';
import { LANGUAGE } from '../data/doubts.ts';
import { isOneWait, waitOf, type Wait } from './waits.ts';
import type { CompetitorReading, Readings } from '../readings/index.ts';
import { isSoldTo } from '../readings/people.ts';

/** Words of an answer on one point, with the figure that decides it. */
export interface Stand {
  words: string;
  figure?: Quantity;
  /** The time that a price is for: 'month'. */
  per?: string;
}

export interface Contrast {
  point: Point;
  /** Name of the rival; '' where the card has none. */
  rival: string;
  /** Index among the readings' competitors. */
  card: number;
  them: Stand;
  us: Stand;
  leads: 'us' | 'them' | 'neither';
  /** Both figures can be compared. */
  measured: boolean;
  /** How much it matters to this client's buyers: higher is more. */
  weight: number;
}

interface Statement extends Stand {
  chances: Claim['chances'];
  /** What is done after the sale: its time is not the time that a buyer waits. */
  isAfter?: boolean;
}

/** The figure of a phrase on its point, where there is one and no other of its kind. */
function figureOn({ figure }: Point, words: string): Pick<Stand, 'figure' | 'per'> {
  if (!figure) return {};
  const fitting = readQuantities(words)
    .filter(
      ({ quantity, each, certainty }) =>
        quantity.kind === figure.kind && each === undefined && certainty >= 0.8,
    )
    .filter(
      ({ quantity }) =>
        figure.most === undefined || (quantity.kind === 'count' && quantity.value <= figure.most),
    );
  // '4.9 of 5': the first is the rating.
  const [found] = fitting.length === 1 || figure.most !== undefined ? fitting : [];
  return found ? { figure: found.quantity, ...(found.per === undefined ? {} : { per: found.per }) } : {};
}

/** A price that is so many times another's is the price of something else. */
const MOST_TIMES = 10;

/** A price to which a tax is added is no smaller than one that has it; a way there is half of there and back. */
const WITHOUT_TAX =
  /(?:\+|plus|excl?\.?|excluding|ex)\s?(?:\d+\s?%\s?)?(?:vat|gst|tax)|ไม่รวม\s?(?:vat|ภาษี)|\+\s?vat/iu;
const ONE_WAY = /\bone[- ]way\b|\beach way\b|\bsingle (?:trip|ride|ticket)\b|ขาเดียว|เที่ยวเดียว/iu;

/** Whether two figures are of one thing: 11.90 a month and 18 an hour are not, nor a house and its monthly fee. */
function isOneThing(point: Point, them: Stand, us: Stand, sold: Wait | undefined): boolean {
  if (point.id === 'wait') return isOneWait(them.words, us.words, sold) || inCommon(them.words, us.words) > 0;
  if (point.id === 'price' && WITHOUT_TAX.test(them.words) !== WITHOUT_TAX.test(us.words)) return false;
  if (point.id === 'price' && ONE_WAY.test(them.words) !== ONE_WAY.test(us.words)) return false;
  if (point.id !== 'price' || !them.figure || !us.figure) return true;
  const [a, b] = [drawnLength(them.figure) ?? 0, drawnLength(us.figure) ?? 0];
  return them.per === us.per && Math.max(a, b) <= Math.min(a, b) * MOST_TIMES;
}

const DAYS: Readonly<Record<TimeUnit, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 365 / 12,
  quarter: 365 / 4,
  year: 365,
};

/** A figure as a length that can be drawn beside another: a length of time in days, everything else as it is. */
export const drawnLength = (quantity: Quantity): number | undefined =>
  quantity.kind === 'duration'
    ? Math.round(quantity.value * DAYS[quantity.unit] * 100) / 100
    : 'value' in quantity
      ? quantity.value
      : undefined;

type Ends = readonly [low: number, high: number];

/** Both ends of a figure in one unit, where the two can be compared; a length of time in months. */
function endsOf(quantity: Quantity, other: Quantity): Ends | undefined {
  if (quantity.kind === 'money' && other.kind === 'money') {
    const same = quantity.currency === other.currency || quantity.currency === '' || other.currency === '';
    return same ? [quantity.value, quantity.high ?? quantity.value] : undefined;
  }
  if (quantity.kind === 'duration' && other.kind === 'duration')
    return [
      monthsOf(quantity.value, quantity.unit),
      monthsOf(quantity.high ?? quantity.value, quantity.unit),
    ];
  if (quantity.kind === 'count' && other.kind === 'count')
    return [quantity.value, quantity.high ?? quantity.value];
  return undefined;
}

/** Who is better off on a figure, in every reading of a range; undefined where that cannot be said. */
function leader(better: 'low' | 'high', them: Quantity, us: Quantity): 'us' | 'them' | undefined {
  const [theirs, ours] = [endsOf(them, us), endsOf(us, them)];
  if (!theirs || !ours) return undefined;
  if (ours[1] < theirs[0]) return better === 'low' ? 'us' : 'them';
  if (ours[0] > theirs[1]) return better === 'low' ? 'them' : 'us';
  return undefined;
}

/** Less than sure: the rival's words must speak of their price clearly. */
const OWN_PRICE = 0.5;

/** What the client said of itself that can be set against a rival. */
function ourStatements(r: Readings): Statement[] {
  const { startingPrice } = r.answers;
  // What is free beside the product is not its price.
  const told = r.claims.map(({ words, chances }) => ({
    words,
    isAfter: r.afterSales.includes(words),
    chances: chances.filter(({ point }) => point !== 'price'),
  }));
  return startingPrice === ''
    ? told
    : [...told, { words: startingPrice, chances: [{ point: 'price', probability: OWN_PRICE }] }];
}

/** The points of which the client says that buyers ask about them, or that stop them. */
export function askedOf(r: Readings): ReadonlyMap<Point, number> {
  const asked = new Map<Point, number>();
  for (const words of [...r.audience.traits, ...r.audience.details, ...r.challenges, ...r.trends]) {
    const known = pointBy(pointOf(words).point);
    if (known) asked.set(known, (asked.get(known) ?? 0) + 1);
  }
  return asked;
}

function contrast(
  asked: ReadonlyMap<Point, number>,
  { point, them, us, likely }: Pair,
  card: CompetitorReading & { at: number },
): Contrast {
  const [{ figure: theirs }, { figure: ours }] = [figureOn(point, them.words), figureOn(point, us.words)];
  const better = point.figure?.better;
  const ahead = theirs && ours && better ? leader(better, theirs, ours) : undefined;
  const measured = ahead !== undefined;
  const leads = ahead ?? (them.weakness ? 'us' : 'them');
  return {
    point,
    rival: card.name,
    card: card.at,
    them: { words: them.words, ...(theirs ? { figure: theirs } : {}) },
    us: { words: us.words, ...(ours ? { figure: ours } : {}) },
    leads,
    measured,
    weight: point.weight + Math.min(2, asked.get(point) ?? 0) * 2 + (measured ? 2 : 0) + likely,
  };
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Words too short to show that two statements are about one thing. */
const SHORT_WORD = 4;
/** Words that two statements share by chance. */
const COMMON = new Set([
  'แล้ว',
  'ลูกค้า',
  'ต้อง',
  'ภายใน',
  'ชั่วโมง',
  'สำหรับ',
  'within',
  'days',
  'hours',
  'weeks',
  'with',
  'from',
  'every',
  'each',
  'more',
  'call',
  'calls',
  'phone',
  'people',
  'customers',
  'service',
  'free',
  'same',
  'only',
  'good',
  'your',
  'their',
]);
const wordsOf = (text: string): Set<string> =>
  new Set(
    [...segmenter.segment(text.toLowerCase())]
      .filter(
        ({ segment, isWordLike }) =>
          isWordLike === true && segment.length >= SHORT_WORD && !COMMON.has(segment),
      )
      .map(({ segment }) => segment.replace(/(?:e?s|e?d|ing|e)$/u, '')),
  );
/** Words that two statements share. */
export const sharedWords = (a: string, b: string): string[] => {
  const words = wordsOf(b);
  return [...wordsOf(a)].filter((word) => words.has(word));
};
const inCommon = (a: string, b: string): number => sharedWords(a, b).length;

/** A pair of statements on one point, and how well they answer each other. */
interface Pair {
  point: Point;
  them: Statement & { weakness: boolean };
  us: Statement;
  /** How surely the two speak of one thing. */
  likely: number;
  fit: number;
}

/**
 * How likely both speak of the point for the two to be paired: less where figures can be compared, or where both speak of one
 * thing; more where words alone would say that the rival is better.
 */
const [BOTH, BOTH_THEIRS, BOTH_MEASURED, BOTH_ALIKE] = [0.4, 0.6, 0.2, 0.06];

/** What is done after the sale answers best who leaves its buyers alone. */
const AFTER = 2;

/** 'No lift plan', 'without piece rates', 'ไม่มีที่จอดรถ': what a rival lacks, by its name. */
const LACKS =
  /^(?:(?:they |it )?(?:(?:have|has|offers?|with) )?no|without(?: any| an?)?|lacks?(?: an?| any)?|missing|(?:do|does)(?:n['’]t| not) (?:have|do|offer|give|include)(?: any| an?)?|ไม่มี(?:บริการ)?|ขาด)\s*(?<what>\S.{2,40})$/iu;
const DENIES = /^(?:no|not|never|without|ไม่)(?:\s|(?=[ก-๛]))/iu;
/** Words of a thing that is lacked by name; more tell a story. */
const MOST_LACKED = 3;
const startsAlike = (a: string, b: string): boolean => {
  const least = Math.min(a.length, b.length, SHORT_WORD + 1);
  return a.slice(0, least) === b.slice(0, least);
};
/** What the rival lacks and our statement names: 'lift plan'. */
function lackedOf(them: Pair['them'], us: Statement): string | undefined {
  const what = them.weakness ? LACKS.exec(them.words)?.groups?.['what'] : undefined;
  if (what === undefined || DENIES.test(us.words)) return undefined;
  const [lacked, ours] = [[...wordsOf(what)], [...wordsOf(us.words)]];
  const isNamed = lacked.every((word) => ours.some((own) => startsAlike(word, own)));
  return lacked.length > 0 && lacked.length <= MOST_LACKED && isNamed ? what : undefined;
}

/** How well a thing by name answers who lacks it: before every likeness of words. */
const BY_NAME = 6;
/** 'Farm named', 'farm of its own'. */
const NO_NAME = /ed$|(?<![a-z])(?:its|their|own)(?![a-z])/iu;
/** As a reason to be chosen it stands behind a figure against a figure. */
const LIKELY = 0.3;
/** What the rival lacks by name and we have: on the point that both speak of, else called by the thing. */
function lackingPair(them: Pair['them'], us: Statement, met: Pair | undefined): Pair | undefined {
  const what = lackedOf(them, us);
  const plain = pointBy('named');
  if (what === undefined || plain === undefined) return undefined;
  if (met) return { ...met, fit: met.fit + BY_NAME };
  const label = what.slice(0, 1).toUpperCase() + what.slice(1);
  const point = NO_NAME.test(what) ? plain : { ...plain, label: { en: label, th: what } };
  return { point, them, us, likely: LIKELY, fit: BY_NAME + 4 - us.words.length / 1000 };
}

/** Of a rival's statement and ours the point that they meet on, where they do. */
function pairOf(them: Pair['them'], us: Statement, sold: Wait | undefined): Pair | undefined {
  // Both lack it.
  if (DENIES.test(us.words) && LACKS.test(them.words) && inCommon(them.words, us.words) > 0) return undefined;
  const met = meeting(them, us, sold);
  return lackingPair(them, us, met) ?? met;
}

function meeting(them: Pair['them'], us: Statement, sold: Wait | undefined): Pair | undefined {
  const shared = Math.min(2, inCommon(them.words, us.words));
  const [found] = them.chances
    .flatMap(({ point: id, probability }) => {
      const point = pointBy(id);
      const own = us.chances.find((each) => each.point === id);
      if (!point || !own || (us.isAfter === true && point.id === 'wait' && shared === 0)) return [];
      const [ours, theirs] = [
        { ...us, ...figureOn(point, us.words) },
        { ...them, ...figureOn(point, them.words) },
      ];
      if (!isOneThing(point, theirs, ours, sold)) return [];
      if (id === 'language' && !(LANGUAGE.test(us.words) && LANGUAGE.test(them.words))) return [];
      const measured = ours.figure !== undefined && theirs.figure !== undefined;
      return [{ point, likely: probability * own.probability, measured }];
    })
    .filter(
      ({ likely, measured, point }) =>
        likely >=
        (measured
          ? BOTH_MEASURED
          : shared > 0
            ? BOTH_ALIKE
            : them.weakness || point.id === 'price'
              ? BOTH
              : BOTH_THEIRS),
    )
    .toSorted((a, b) => b.likely - a.likely);
  // What is not in ours, and is in theirs.
  const quality = pointBy('quality');
  const isIn = quality !== undefined && shared > 0 && them.weakness && isFreeOf(us.words);
  const met = found ?? (isIn ? { point: quality, likely: BOTH, measured: false } : undefined);
  if (!met) return undefined;
  const { point, likely, measured } = met;
  return {
    point,
    them,
    us,
    likely: likely + shared / 2,
    fit:
      (us.isAfter === true && point.id === 'aftercare' ? AFTER : 0) +
      (them.weakness ? 4 : 0) +
      (measured ? 3 : 0) +
      shared * 2 +
      likely * 2 -
      us.words.length / 1000,
  };
}

const pairsOf = (
  theirs: readonly Pair['them'][],
  ours: readonly Statement[],
  sold: Wait | undefined,
): Pair[] => theirs.flatMap((them) => ours.flatMap((us) => pairOf(them, us, sold) ?? []));

/** Characters in which an answer says what is sold. */
const OPENING = 60;

/**
 * Every contrast that the answers hold, ours first, then the weightiest. One a rival and point, and one a statement of theirs; a
 * statement of ours may answer several rivals.
 */
export function makeContrasts(r: Readings): Contrast[] {
  const ours = ourStatements(r);
  const asked = askedOf(r);
  const sold = waitOf(r.answers.productService.slice(0, OPENING));
  const isSold = isSoldTo(r.people);
  return r.competitors
    .flatMap((card, at) => {
      const theirs = [
        ...card.bad.map(({ words, chances }) => ({ words, chances, weakness: true })),
        ...card.good.map(({ words, chances }) => ({ words, chances, weakness: false })),
      ];
      const taken = new Set<Point | Statement>();
      return (
        pairsOf(theirs, ours, sold)
          .toSorted((a, b) => b.fit - a.fit)
          .filter(({ point, them }) => {
            if (taken.has(point) || taken.has(them)) return false;
            taken.add(point).add(them);
            return true;
          })
          // Pay and gifts are no prices to be beaten.
          .filter(({ point }) => isSold || point.id !== 'price')
          .map((pair) => contrast(asked, pair, { ...card, at }))
      );
    })
    .toSorted((a, b) => Number(b.leads === 'us') - Number(a.leads === 'us') || b.weight - a.weight);
}

const STRONG = 0.75;
/** Points that a rival is surely strong in. */
export const strongPoints = (r: Readings): ReadonlySet<string> =>
  new Set(
    r.competitors.flatMap(({ good }) =>
      good.flatMap(({ point, chances: [best] }) =>
        point === 'other' || (best?.probability ?? 0) < STRONG ? [] : [point],
      ),
    ),
  );

/** A headline's half: a longer statement is no headline. */
const HALF = 44;

/** The contrast that a headline can hold: figures, or two short statements. */
export const spokenContrast = (contrasts: readonly Contrast[]): Contrast | undefined =>
  contrasts.find(
    ({ measured, us, them, point }) =>
      // Two prices that are no figures of one thing are no headline.
      measured || (point.id !== 'price' && us.words.length <= HALF && them.words.length <= HALF),
  );

/** Of a rival's page: page 5 says the first contrast, here stands the next one, where there is one. */
export function leadingContrast(contrasts: readonly Contrast[]): Contrast | undefined {
  const ours = contrasts.filter(({ leads }) => leads === 'us');
  const first = spokenContrast(ours);
  const beaten = contrasts.some(
    ({ leads, measured, card }) => leads === 'them' && measured && card === first?.card,
  );
  return beaten ? first : (spokenContrast(ours.filter((each) => each !== first)) ?? first);
}
