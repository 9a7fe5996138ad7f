/** How many can be served, and what may be that. */
import type { Span, TimeUnit } from '../../../src/shared/reading/quantity.ts';

export interface Capacity {
  /** So many at most. */
  count: number;
  /** What is counted, as written: 'scooters', 'เตียง'; '' where no word says. */
  of: string;
  /** The time that it is for; absent for a stock or for one class. */
  per?: TimeUnit | 'night' | 'class';
  /** `limit`: what can be done; `stock`: what there is of it. */
  kind: 'limit' | 'stock';
  /** It is room beside what there is already: 'can take 16 villas more', 'รับได้อีก 45 ห้อง'. */
  isMore?: true;
  path: string;
  span: Span;
  /** The client's sentence. */
  text: string;
}

/** Times as they are named. */
export const TIMES: Readonly<Record<string, TimeUnit>> = {
  day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year',
  วัน: 'day', เดือน: 'month', สัปดาห์: 'week', อาทิตย์: 'week', ปี: 'year',
}; // prettier-ignore

/** From here on a figure may be the limit. */
export const LEAST = 0.4;

/** A figure that may be the limit; the highest score is. */
export interface Candidate extends Capacity {
  score: number;
  /** It is what one of several does: nothing is known before it is known how many there are. */
  isOfOne?: true;
  /** It is told as a product, or by how long one takes: what it comes to is reckoned, and not weighed against its parts. */
  isExact?: true;
  /** No word says that no more goes: it is only how much there is. */
  isLoose?: true;
}
