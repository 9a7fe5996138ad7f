/**
 * Which statement of ours answers what a buyer doubts: learnt from clients of whom a careful person named the answers. A statement that
 * does not surely answer is worse than none.
 */
import { eludes } from '../../../../understanding/phrases/replies.table.ts';
import { answersPlainly } from '../../../../understanding/phrases/subjects.table.ts';
import type { Claim } from '../claims.ts';
import learnt from './learnt.json' with { type: 'json' };
import { replySigns, type Candidate, type Signs } from './signs.ts';

const WEIGHTS: Readonly<Record<string, number>> = learnt;

/** So likely an answer stands beside a doubt; on clients that were held out three of four are right. */
const LEAST_LIKELY = 0.58;
/** What names the very thing, or is named by the table of replies, needs less beside it. */
const LEAST_NAMED = 0.3;

export const likelihood = (signs: Signs, weights: Readonly<Record<string, number>> = WEIGHTS): number =>
  1 / (1 + Math.exp(-Object.entries(signs).reduce((sum, [name, by]) => sum + by * (weights[name] ?? 0), 0)));

/**
 * Whether both speak of one thing, in meaning or in words: of two broad kinds alone only the plain answer counts, so that a help line
 * answers no fear of a late form and a place of work none of an unlicensed school.
 */
const meets = (signs: Signs): boolean =>
  MEETS.some((name) => signs[name] !== undefined) ||
  (signs['settles one'] ?? 0) >= PLAIN ||
  (signs['shares a row'] !== undefined && (signs['settles one'] ?? 0) > 0);
const MEETS = ['names it', 'table', 'opposite', 'one thing', 'shares'];
const PLAIN = 2;

interface Likely extends Candidate {
  likely: number;
  /** The table of replies holds it for an answer, or it names the very thing. */
  isNamed: boolean;
  namesIt: boolean;
  /** It says the opposite on the very subject. */
  isPlain: boolean;
}
/** Each that may answer, with how likely it does, the likeliest first; what speaks of another thing is none. */
const ranked = (
  doubt: string,
  candidates: readonly Candidate[],
  sold: string,
  weights = WEIGHTS,
): Likely[] => {
  const fitting = candidates.filter(({ claim }) => !eludes(claim.words, doubt));
  const signs = replySigns(doubt, fitting, sold);
  return fitting
    .flatMap((one, at): Likely[] => {
      const own = signs[at] ?? {};
      const isPlain = answersPlainly(one.claim.words, doubt);
      if (!isPlain && (one.isAside === true || !meets(own))) return [];
      const namesIt = own['names it'] !== undefined;
      const isNamed = namesIt || (own['table'] ?? 0) > 0;
      return [{ ...one, likely: likelihood(own, weights), isNamed, namesIt, isPlain }];
    })
    .toSorted(
      (a, b) =>
        Number(b.namesIt) - Number(a.namesIt) || Number(b.isPlain) - Number(a.isPlain) || b.likely - a.likely,
    );
};

export const isSure = ({
  likely,
  isNamed,
  isPlain = false,
}: Pick<Likely, 'likely' | 'isNamed'> & { isPlain?: boolean }): boolean =>
  isPlain || likely >= (isNamed ? LEAST_NAMED : LEAST_LIKELY);

/** The likeliest answer; undefined where none surely answers. */
export const likeliest = (doubt: string, candidates: readonly Candidate[], sold: string): Claim | undefined =>
  ranked(doubt, candidates, sold).find(isSure)?.claim;

/** How likely each statement answers one of these doubts, by its words; what speaks of another thing answers none. */
export function likelyAnswers(
  doubts: readonly string[],
  claims: readonly Claim[],
  sold: string,
): ReadonlyMap<string, number> {
  const candidates = claims.map((claim) => ({ claim, isTerm: false }));
  const found = new Map<string, number>();
  for (const { claim, likely } of doubts.flatMap((doubt) => ranked(doubt, candidates, sold)))
    found.set(claim.words, Math.max(likely, found.get(claim.words) ?? 0));
  return found;
}
