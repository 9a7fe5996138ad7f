/** What is seen of a statement of ours beside one of a rival's: whether both speak of one thing, and how they differ on it. */
import { readQuantities } from '../../../../../src/shared/reading/quantities.ts';
import { negationsIn } from '../../../../../src/shared/reading/negation.ts';
import { oppositeOn } from '../../../../understanding/phrases/opposites.ts';
import { isFlipped } from '../../../../understanding/phrases/flips.ts';
import { lately } from '../../../../understanding/remember.ts';
import { classOf } from '../../../../understanding/tagger/clusters.ts';
import { isMostlyThai } from '../../../../understanding/text.ts';
import { lackedOf, LACKS } from '../lacking.ts';
import { NO_THING, type Met, type Setting, type Statement, type Theirs } from './meeting.ts';
import { sharedWords, wordsOf } from '../shared-words.ts';

/** How much of each sign a pair has: 0 where it is not named. */
export type Signs = Readonly<Record<string, number>>;

interface Figure {
  kind: string;
  unit: string;
  value: number;
}
const figuresOf = lately((words: string): Figure[] =>
  readQuantities(words).map(({ quantity }) => ({
    kind: quantity.kind,
    unit: quantity.kind === 'count' || quantity.kind === 'duration' ? quantity.unit.toLowerCase() : '',
    value: 'value' in quantity ? quantity.value : 0,
  })),
);
const isDenied = lately((words: string): boolean => negationsIn(words).length > 0);
const classesOf = lately((words: string): number[] => [
  ...new Set([...words.toLowerCase().matchAll(/[a-z][a-z'-]+/gu)].flatMap(([word]) => classOf(word) ?? [])),
]);

/** A point that a statement speaks of rather than not. */
const SPOKEN = 0.35;
/** Letters of a row that two Thai statements share. */
const RUN = 5;

/** Letters of the longest row that both have and the offer does not. */
export function sharedRun(a: string, b: string, sold: string): number {
  if (!isMostlyThai(a) || !isMostlyThai(b)) return 0;
  let most = 0;
  for (let at = 0; at + RUN <= a.length; at += 1) {
    let size = RUN;
    while (at + size <= a.length && b.includes(a.slice(at, at + size))) size += 1;
    const row = a.slice(at, at + size - 1);
    if (size - 1 >= RUN && !/[\s\d]/u.test(row) && !sold.includes(row) && !NO_THING.test(row))
      most = Math.max(most, size - 1);
  }
  return most;
}

/** @param met what the rules hold the two for, where they do */
export function pairSigns(
  them: Theirs,
  us: Statement,
  met: Met | undefined,
  { words: sold }: Setting,
): Signs {
  const signs: Record<string, number> = { always: 1 };
  const add = (name: string, by = 1): void => void (signs[name] = (signs[name] ?? 0) + by);
  if (met) {
    add('rule');
    add('rule fit', met.fit / 4);
    add('rule likely', met.likely);
  }
  for (const [is, name] of [
    [them.weakness, 'weakness'],
    [us.isStrength, 'strength'],
    [us.isAfter, 'after'],
    [us.isPrice, 'price'],
    [us.isOffer, 'offer'],
    [isDenied(them.words), 'they deny'],
    [isDenied(us.words), 'we deny'],
    [LACKS.test(them.words), 'lacks'],
    [lackedOf(them, us) !== undefined, 'lacks ours'],
    [oppositeOn(them.words, us.words) !== undefined, 'opposite'],
    [isFlipped(them.words, us.words), 'flipped'],
  ] as const)
    if (is === true) add(name);
  let same = 0;
  for (const { point, probability } of them.chances) {
    const own = us.chances.find((one) => one.point === point)?.probability ?? 0;
    if (point === 'other' || own === 0) continue;
    same = Math.max(same, probability * own);
    add(`both ${point}`, probability * own);
    add('one point', probability * own);
  }
  add('best point', same);
  for (const theirs of them.chances.filter(({ probability }) => probability >= SPOKEN))
    for (const ours of us.chances.filter(({ probability }) => probability >= SPOKEN))
      if (theirs.point !== ours.point) add(`${ours.point} against ${theirs.point}`);
  const shared = sharedWords(them.words, us.words).filter((word) => !NO_THING.test(word));
  const apart = shared.filter((word) => !sold.includes(word));
  add('shares', Math.min(3, apart.length));
  add('shares sold', Math.min(3, shared.length - apart.length));
  const run = sharedRun(us.words, them.words, sold);
  if (run > 0) add('shares a row', Math.min(3, run / RUN));
  figures(them, us, add);
  const classes = classesOf(them.words);
  add('classes', Math.min(3, classesOf(us.words).filter((one) => classes.includes(one)).length));
  const sizes = [wordsOf(us.words).size, wordsOf(them.words).size];
  add('we long', Math.min(3, (sizes[0] ?? 0) / 5));
  add('they long', Math.min(3, (sizes[1] ?? 0) / 5));
  // What speaks for a pair speaks louder beside what else does.
  const both = (a: string, b: string): void => {
    const by = (signs[a] ?? 0) * (signs[b] ?? 0);
    if (by > 0) add(`${a} & ${b}`, by);
  };
  for (const sign of ['rule', 'best point', 'shares', 'shares a row', 'opposite', 'they deny', 'lacks ours'])
    both('weakness', sign);
  for (const sign of ['shares', 'classes', 'opposite', 'rule', 'they deny']) both('best point', sign);
  for (const sign of ['rule', 'figures money', 'they count', 'best point']) both('price', sign);
  for (const sign of ['rule', 'shares', 'figures duration']) both('after', sign);
  return signs;
}

/** Figures of one measure, and which is larger. */
function figures(them: Theirs, us: Statement, add: (name: string, by?: number) => void): void {
  const [theirs, ours] = [figuresOf(them.words), figuresOf(us.words)];
  if (theirs.length > 0 !== ours.length > 0) add(theirs.length > 0 ? 'they count' : 'we count');
  const kinds = new Set<string>();
  for (const one of theirs)
    for (const other of ours) {
      if (one.kind !== other.kind) continue;
      const isUnit = one.unit === other.unit;
      const name = one.kind !== 'count' ? one.kind : isUnit && one.unit !== '' ? 'same count' : 'count';
      kinds.add(`figures ${name}`);
      if (one.kind !== 'count' || isUnit)
        kinds.add(`figures ${name} ${one.value > other.value ? 'theirs more' : 'ours more'}`);
    }
  for (const kind of kinds) add(kind);
}
