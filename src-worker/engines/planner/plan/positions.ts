/**
 * What the client can be chosen for: three candidates with their reasons, the first of which the plan takes. First what a rival
 * lacks, then what buyers ask about, then what can be counted, then any strength.
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

export function makePositions(r: Readings, contrasts: readonly Contrast[]): Position[] {
  const found: Position[] = [];
  const add = (position: Position): void => {
    const same = found.some(
      ({ ours, point }) => ours === position.ours || (point !== undefined && point === position.point),
    );
    if (!same && position.ours !== '') found.push(position);
  };
  for (const contrast of contrasts)
    if (contrast.leads === 'us' && contrast.point.id !== 'price')
      add({ ours: contrast.us.words, reason: 'rival lacks it', point: contrast.point, contrast });
  const asked = new Set(
    [...r.audience.traits, ...r.audience.details, ...r.challenges, ...r.trends].map((words) => pointOf(words).point),
  );
  const own = r.claims
    .map(({ words, point: id }) => {
      const point = pointBy(id);
      return { ours: words, ...(point ? { point } : {}) };
    })
    // A long statement is no position.
    .toSorted((a, b) => Number(a.ours.length > SHORT) - Number(b.ours.length > SHORT));
  for (const each of own) if (each.point && asked.has(each.point.id)) add({ ...each, reason: 'buyers ask for it' });
  for (const each of own)
    if (readQuantities(each.ours).length > 0) add({ ...each, reason: 'can be counted' });
  for (const each of own) add({ ...each, reason: 'own strength' });
  add({ ours: r.answers.heroProduct || r.answers.productService, reason: 'product' });
  return found.slice(0, MOST);
}
