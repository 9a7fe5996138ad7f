/** What is wrong in a deck, and where. */

export const FAULTS = [
  'long sentence',
  'no verb',
  'clipped',
  'unknown cell',
  'contradiction',
  'rule broken',
  'never',
  'said twice',
  'riddle',
  'answer unused',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Finding {
  fault: Fault;
  /** 1 to 19; 0 where the whole deck is meant. */
  page: number;
  /** The text that is blamed. */
  text: string;
  /** What is wrong with it, in few words. */
  why: string;
}
