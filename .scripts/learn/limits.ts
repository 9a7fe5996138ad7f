/**
 * From which score on a field is filled: as often as possible, while of all that is filled hardly any is wrong.
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

/** No field is filled from less, and from more every field. */
const LEAST = 0.35;
const MOST = 0.97;
/** Wrong answers that are thought to lie beside those that were seen: of few, nothing is known. */
const UNSEEN = 0.5;

/** The limit of one field at which what is right outweighs what is wrong by most, a wrong one counting `price` times. */
function limitOf(own: readonly Outcome[], price: number): number {
  const ranked = own
    .filter(({ verdict, score }) => verdict !== undefined && score >= LEAST)
    .toSorted((a, b) => b.score - a.score);
  let best = 0;
  let limit = MOST;
  let worth = -price * UNSEEN;
  for (const [index, { score, verdict }] of ranked.entries()) {
    worth += verdict === 'other' ? -price : verdict === 'same' ? 1 : 0;
    if (worth > best && ranked[index + 1]?.score !== score) {
      best = worth;
      limit = score;
    }
  }
  return Math.min(MOST, limit);
}

export function limitsOf(all: readonly Outcome[], wrong: number): Record<string, number> {
  const paths = [...new Set(all.map(({ path }) => path))].toSorted();
  let limits: Record<string, number> = {};
  for (let price = 1; price < 200; price *= 1.1) {
    limits = Object.fromEntries(
      paths.map(
        (path) =>
          [
            path,
            limitOf(
              all.filter((one) => one.path === path),
              price,
            ),
          ] as const,
      ),
    );
    const filled = all.filter(
      ({ path, score, verdict }) => verdict !== undefined && score >= (limits[path] ?? 1),
    );
    const count = filled.filter(({ verdict }) => verdict === 'other').length;
    if (count <= filled.length * wrong) break;
  }
  return limits;
}
