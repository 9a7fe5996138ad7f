/**
 * Which statement of ours stands against which of a rival's: learnt from clients of whom a careful person named the pairs. What the
 * two plainly meet on (`meeting.ts`) is one sign among others.
 */
import { readQuantities } from '../../../../../src/shared/reading/quantities.ts';
import { beginsDenied } from '../../../../understanding/denials.ts';
import { tellsHowLong, tellsWait } from '../../../../understanding/phrases/waiting.ts';
import { lately } from '../../../../understanding/remember.ts';
import { pointBy, type Point } from '../../data/points.ts';
import { LACKS } from '../lacking.ts';
import { ownPriceBeside } from '../own-statements.ts';
import { sharedWords } from '../shared-words.ts';
import { figureOn, leader } from '../stand.ts';
import { areWaitsApart } from '../waits.ts';
import learnt from './learnt.json' with { type: 'json' };
import {
  BY_FIGURE,
  bothCountPeople,
  meeting,
  type Met,
  type Setting,
  type Statement,
  type Theirs,
} from './meeting.ts';
import { pairSigns, type Signs } from './signs.ts';

/** A pair of statements on one point, and how well they answer each other. */
export interface Pair {
  point: Point;
  them: Theirs;
  us: Statement;
  /** How surely the two speak of one thing. */
  likely: number;
  fit: number;
}

/** So likely two statements that meet on nothing plain are set against each other; on clients that were held out three of four are right. */
const LEAST_LIKELY = 0.4;
/** Where words alone meet they may still speak of different things. */
const LEAST_MEETING = 0.2;
/** What is measured is compared by its figures, or not at all: a quote by email in two hours is no date in two weeks. */
const MEASURED: ReadonlySet<Point['id']> = new Set(['wait', 'price', 'minimum', 'rating', 'warranty']);

/** From which likelihood on two statements are a pair. A figure against a figure needs no likelihood beside it. */
const leastFor = (ruled: Met | undefined, { point, fit }: Met): number => {
  if (ruled || fit >= BY_FIGURE) return fit >= BY_FIGURE || MEASURED.has(point.id) ? 0 : LEAST_MEETING;
  return MEASURED.has(point.id) ? Infinity : LEAST_LIKELY;
};

/** So surely a pair that figures of unlike things beside it decide nothing: 40 washes, and faded after three. */
const SURELY = 0.85;
/** A point of both, from which on it is what they are compared on. */
const SHARED_POINT = 0.25;

/** How much it weighs that two are surely a pair; that ours may lead weighs a fifth of it. */
const OF_LIKELIHOOD = 10;

const weights: Readonly<Record<string, number>> = learnt;
const likelihood = (signs: Signs): number =>
  1 / (1 + Math.exp(-Object.entries(signs).reduce((sum, [name, by]) => sum + by * (weights[name] ?? 0), 0)));

/** What both surely speak of, by what their words alone are likely to. */
function sharedPoint(them: Theirs, us: Statement): Met | undefined {
  const [best] = them.chances
    .map(({ point, probability }) => ({
      id: point,
      likely: probability * (us.chances.find((one) => one.point === point)?.probability ?? 0),
    }))
    .toSorted((a, b) => b.likely - a.likely);
  const shared = best && best.likely >= SHARED_POINT ? pointBy(best.id) : undefined;
  // What is measured is known by its name; any other topic is guessed, and no name for what the two differ in: five in a group is no privacy.
  const point = shared && MEASURED.has(shared.id) ? shared : pointBy('named');
  return point && { point, likely: best?.likely ?? 0, fit: 0 };
}

/** What is counted, one after the other; undefined for a figure that counts nothing: a time, a sum, a share. */
const countsIn = lately((words): (number | undefined)[] =>
  readQuantities(words).map(({ quantity }) => (quantity.kind === 'count' ? quantity.value : undefined)),
);
/** Both hold figures, and they are not more there than here of what may be one thing: '25 in class' beside '15 in room, 3 teacher'. */
function areOfOther(theirs: readonly (number | undefined)[], ours: readonly (number | undefined)[]): boolean {
  if (theirs.length === 0 || ours.length === 0) return false;
  const [many, own] = [theirs, ours].map((counts) => Math.max(...counts.map((count) => count ?? Infinity)));
  return many === undefined || own === undefined || !(many > own && many <= own * MOST_TIMES);
}
/** So many times as many are of another thing. */
const MOST_TIMES = 10;

/** So surely two times are of one thing that the words do not name alike: 'your number in 24 hours', '2 weeks to answer'. */
const SURE_WAIT = 0.7;
function sooner(them: Theirs, us: Statement, likely: number): Met | undefined {
  const point = pointBy('wait');
  const isWaited = tellsHowLong(them.words) || tellsWait(them.words);
  if (!point?.figure || !them.weakness || us.isAfter === true || likely < SURE_WAIT || !isWaited)
    return undefined;
  const [{ figure: theirs }, { figure: ours }] = [figureOn(point, them.words), figureOn(point, us.words)];
  const isSooner = theirs && ours && leader(point.figure.better, theirs, ours) === 'us';
  return isSooner && !areWaitsApart(them.words, us.words) ? { point, likely, fit: BY_FIGURE } : undefined;
}

function pairOf(them: Theirs, told: Statement, asked: Setting): Pair | undefined {
  const us = told.isPrice === true ? ownPriceBeside(them, told) : told;
  const setting = us.isOne === true ? { ...asked, prices: [] } : asked;
  // Both lack it.
  const isLackedByBoth =
    beginsDenied(us.words) && LACKS.test(them.words) && sharedWords(them.words, us.words).length > 0;
  if (isLackedByBoth) return undefined;
  const ruled = meeting(them, us, setting);
  // Two figures that meet on nothing plain are of different things, however alike the words around them are: 8 to a teacher, 4 in a room.
  const likely = likelihood(pairSigns(them, told, ruled, asked));
  if (ruled === undefined && likely < SURELY && areOfOther(countsIn(them.words), countsIn(us.words)))
    return undefined;
  const met =
    ruled ??
    sooner(them, us, likely) ??
    (them.weakness && us.isPrice !== true && us.isMessage !== true ? sharedPoint(them, us) : undefined);
  if (!met || likely < leastFor(ruled, met) || (met.fit < BY_FIGURE && bothCountPeople(them, us)))
    return undefined;
  return { point: met.point, them, us, likely: met.likely, fit: met.fit + likely * OF_LIKELIHOOD };
}

export const pairsOf = (theirs: readonly Theirs[], ours: readonly Statement[], setting: Setting): Pair[] =>
  theirs.flatMap((them) => ours.flatMap((us) => pairOf(them, us, setting) ?? []));
