/** What answers a thing that buyers say: what the client itself says against it, what surely answers it, or what a rival that it names has not. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Readings } from '../readings/index.ts';
import { answerTo, asidesOf, besideRival, termsOf } from './answering.ts';
import { isAllowed, standsAlone, type Claim } from './claims.ts';
import type { Contrast } from './contrast.ts';
import type { Ranked } from './leads/rank.ts';
import type { Objection } from './objection.ts';

/** A figure and nothing else tells how far or how long it is: that is what they fear, and no answer to it. */
function isBareFigure(words: string): boolean {
  const rest = readQuantities(words).reduceRight(
    (told, { span }) => told.slice(0, span.start) + told.slice(span.end),
    words,
  );
  return rest !== words && !/\p{L}{3}/u.test(rest);
}

/** What the client itself says against the doubt answers it before every strength. */
const againstOf = (r: Readings, { against }: Pick<Objection, 'against'>): Claim | undefined =>
  against !== undefined && !isBareFigure(against) && isAllowed(r, against)
    ? { words: against, from: 'objection' }
    : undefined;

/** What stands behind it in the answer may speak of it: "'can we have a sample first' five are sent free". */
const behindOf = (r: Readings, { behind = '' }: Pick<Objection, 'behind'>): Claim[] =>
  behind.length >= LEAST_BEHIND &&
  behind.length <= LONGEST_BEHIND &&
  // A list that goes on holds the next doubt.
  !behind.startsWith(',') &&
  isAllowed(r, behind) &&
  standsAlone(behind)
    ? [{ words: behind, from: 'objection' }]
    : [];
const [LEAST_BEHIND, LONGEST_BEHIND] = [8, 90];

/** What answers each thing that they say. */
export function answererOf(
  r: Readings,
  contrasts: readonly Contrast[],
  ranked: readonly Ranked[],
): (one: Pick<Objection, 'words' | 'thought' | 'against' | 'behind'>) => Claim | undefined {
  const claims = ranked.map(({ claim }) => claim);
  const mayLead = ranked.filter((each) => each.mayLead).map(({ claim }) => claim);
  const [terms, asides] = [termsOf(r), asidesOf(r)];
  return (one) =>
    againstOf(r, one) ??
    // What pages quote is what is answered: the rest of the sentence may speak of another thing.
    answerTo(one.thought ?? one.words, [...behindOf(r, one), ...mayLead, ...claims], r, terms, asides) ??
    besideRival(r, one.words, contrasts, [...mayLead, ...claims]);
}
