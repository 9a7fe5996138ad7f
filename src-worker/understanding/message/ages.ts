/** Ages of buyers as people say them: a span of years, or the youngest. */
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';

export interface Ages {
  min: number;
  /** 0 where no oldest is said. */
  max: number;
}

/** Years that are ages of people who buy. */
const YOUNGEST = 12;
const OLDEST = 99;

/** The ages that words say which are known to be about ages; undefined where they say none. */
export function agesIn(words: string): Ages | undefined {
  for (const reading of readQuantities(words)) {
    const { quantity } = reading;
    if (quantity.kind !== 'count' && !(quantity.kind === 'duration' && quantity.unit === 'year')) continue;
    const { value, high } = quantity;
    if (!Number.isInteger(value) || value < YOUNGEST || value > OLDEST) continue;
    if (high !== undefined) {
      if (high <= OLDEST && high > value) return { min: value, max: high };
      continue;
    }
    if (isOpen(reading, words)) return { min: value, max: 0 };
  }
  return undefined;
}

const isOpen = ({ bound, figure }: Reading, words: string): boolean =>
  bound === 'at least' ||
  /^\s?(?:years?|ปี)?\s?(?:\+|plus|and (?:up|over|above|older)|or (?:older|over)|upwards?|ขึ้นไป|ขึ้น)/iu.test(
    words.slice(figure.end),
  );
