/**
 * From which probability on a field is filled: as often as possible, while of all that is filled hardly any is wrong.
 * One limit for all fields: the judge knows which are harder.
 */
import type { Verdict } from './verdicts.ts';

export interface Outcome {
  text: string;
  path: string;
  isStated: boolean;
  score: number;
  /** Undefined where nothing was found. */
  verdict: Verdict | undefined;
  shown: string;
}

/** No field is filled from less. */
const LEAST = 0.3;

/** The least score from which on, of all that is filled, no more than a share is wrong; 1 where there is none. */
export function limitOf(all: readonly Outcome[], wrong: number): number {
  const ranked = all
    .filter(({ verdict, score }) => verdict !== undefined && score >= LEAST)
    .toSorted((a, b) => b.score - a.score);
  let limit = 1;
  let bad = 0;
  for (const [index, { score, verdict }] of ranked.entries()) {
    if (verdict === 'wrong') bad += 1;
    if (bad <= (index + 1) * wrong && ranked[index + 1]?.score !== score) limit = score;
  }
  return limit;
}
