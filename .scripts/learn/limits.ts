/**
 * From which likelihood on a field is filled: as often as possible, while of all that is filled hardly any is wrong. One for all
 * fields: the judge knows the fields, and of one field alone too few answers are marked to learn a limit from.
 */
import type { Likeness } from '../../tests/checks/strangers/same-answer.ts';

export interface Outcome {
  text: string;
  path: string;
  isStated: boolean;
  score: number;
  /** Undefined where nothing was found. */
  verdict: Likeness | undefined;
  shown: string;
}

/** A field that is filled from less would be filled by chance. */
const LEAST = 0.35;
const MOST = 0.97;

/** `wrong`: the share of what is filled that may be. */
export function limitOf(all: readonly Outcome[], wrong: number): number {
  const ranked = all
    .filter(({ verdict, score }) => verdict !== undefined && score >= LEAST)
    .toSorted((a, b) => b.score - a.score);
  let limit = MOST;
  let count = 0;
  for (const [index, { score, verdict }] of ranked.entries()) {
    count += verdict === 'other' ? 1 : 0;
    if (count <= wrong * (index + 1)) limit = score;
  }
  return limit;
}
