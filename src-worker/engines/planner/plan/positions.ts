/**
 * What the client can be chosen for: three candidates with their reasons, the first of which the plan takes. What a rival
 * lacks and buyers ask about comes first, then what matters most to buyers anywhere and can be counted.
 */
import { pointOf } from '../../../understanding/phrases/index.ts';
import { pointBy, type Point } from '../data/points.ts';
import type { Readings } from '../readings/index.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Contrast } from './contrast.ts';

export type PositionReason =
  | 'rival lacks it'
  | 'buyers ask for it'
  | 'can be counted'
  | 'own strength'
  | 'product';

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
/** What speaks for taking a phrase: a rival lacks it, buyers ask for it, it holds a figure; its place among the answers. */
const [LACKS, ASKED, COUNTED, LATER] = [6, 3, 1, 0.25];

export function makePositions(r: Readings, contrasts: readonly Contrast[]): Position[] {
  const asked = new Set(
    [...r.audience.traits, ...r.audience.details, ...r.challenges, ...r.trends].map(
      (words) => pointOf(words).point,
    ),
  );
  const candidates = r.claims
    // A smallest order is a term; only beside a larger one is it a reason.
    .filter(
      ({ words, point }) =>
        point !== 'minimum' || contrasts.some(({ us, leads }) => leads === 'us' && us.words === words),
    )
    .map(({ words, point: id }, order) => {
      const contrast = contrasts.find(
        ({ leads, point, us }) => leads === 'us' && point.id !== 'price' && us.words === words,
      );
      // What is quick after the sale is help, not a short wait.
      const isHelp = id === 'wait' && r.afterSales.includes(words);
      const point = contrast?.point ?? pointBy(isHelp ? 'aftercare' : id);
      const isAsked = point !== undefined && asked.has(point.id);
      const isCounted = readQuantities(words).length > 0;
      const reason: PositionReason = contrast
        ? 'rival lacks it'
        : isAsked
          ? 'buyers ask for it'
          : isCounted
            ? 'can be counted'
            : 'own strength';
      const worth =
        (contrast ? LACKS + contrast.weight : 0) +
        (isAsked ? ASKED : 0) +
        (isCounted ? COUNTED : 0) +
        (point?.weight ?? 0) -
        order * LATER;
      return { ours: words, reason, ...(point ? { point } : {}), ...(contrast ? { contrast } : {}), worth };
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
  return found.slice(0, MOST);
}
