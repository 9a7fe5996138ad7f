/** The places of page 4's map. */
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import { COORDINATES } from '../data/coordinates.table.ts';
import type { Plan } from '../plan/index.ts';

/** All places with their coordinates, or none: a map that leaves one out would be wrong. */
export function placesDrawn({ f, r }: Plan): NonNullable<Reckoned['places']> {
  const found = r.places.flatMap(({ known, town }) => {
    const at = known?.kind === 'province' && !town ? COORDINATES.get(known.en) : undefined;
    return at && known ? [{ name: f.both(known), ...at }] : [];
  });
  return found.length === r.places.length ? found : [];
}
