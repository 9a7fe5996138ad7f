/** The points on which a buyer compares two offers, as phrases are marked with them. 'other' pairs with nothing. */
export const POINT_IDS = [
  'rating',
  'known',
  'warranty',
  'minimum',
  'commitment',
  'own-people',
  'aftercare',
  'approval',
  'safe',
  'fresh',
  'origin',
  'hours',
  'wait',
  'place',
  'all-in',
  'range',
  'fit',
  'quality',
  'experience',
  'calm',
  'language',
  'ease',
  'result',
  'taste',
  'price',
  'rare',
  'values',
  'tech',
  /** What a rival lacks by name, whatever it is; no phrase is marked with it. */
  'named',
  'other',
] as const;

export type PointId = (typeof POINT_IDS)[number];
/** One that two offers can be compared on. */
export type KnownPoint = Exclude<PointId, 'other'>;
