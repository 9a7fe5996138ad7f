/**
 * What a sentence may presume of an offer, and when that is sure. Where it is not, the same place is said the general way
 * (`wordings/…/otherwise.ts`): a sentence of another kind of offer is worse than a plain one.
 */
import type { Readings } from '../readings/index.ts';
import { isSoldTo } from '../readings/people.ts';
import { isRuledOn } from './claims.ts';
import type { Way } from '../readings/way.ts';

export type Presumption =
  /** Something is sold: there are sales, rivals and orders. */
  | 'sale'
  /** It costs money, and the price may be named. */
  | 'price'
  /** Adverts lead to a page of the client's own. */
  | 'page'
  /** Somebody answers before people decide. */
  | 'talk';

/** Ways on which people come to a decision with nobody to ask. */
const ALONE: ReadonlySet<Way> = new Set(['cart', 'trial', 'install', 'shelf', 'walk-in']);
const PRICES = /\bprices?\b|\bpricing\b|ราคา/iu;

const HOLDS: Readonly<Record<Presumption, (r: Readings) => boolean>> = {
  sale: ({ people }) => isSoldTo(people),
  price: (r) => isSoldTo(r.people) && r.price.free !== true && !isRuledOn(r, PRICES),
  page: ({ ownChannels }) => ownChannels.includes('website'),
  // Where a page alone leads on, nobody surely talks.
  talk: (r) => !ALONE.has(r.way) && !(r.way === 'unknown' && r.ownChannels.includes('website')),
};

/** In the order in which the general sentences are laid over the others. */
const ORDER: readonly Presumption[] = ['sale', 'price', 'page', 'talk'];

/** What this offer does not surely have. */
export const unheldIn = (r: Readings): Presumption[] => ORDER.filter((each) => !HOLDS[each](r));
