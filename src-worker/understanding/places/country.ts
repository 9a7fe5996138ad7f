/** The client's country, where the answers name one. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { readPlaces } from './read-places.ts';

/** Two letters; undefined where no country is named. A province is Thailand's. */
export function countryOf({ targetAudience }: FormData): string | undefined {
  for (const { known } of readPlaces(targetAudience.geographicLocation))
    if (known) return known.kind === 'country' ? known.iso2 : 'TH';
  return undefined;
}
