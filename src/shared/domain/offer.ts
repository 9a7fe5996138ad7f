/** What an offer may be: the values of its facets, for the reading, its correction and the rules that depend on it. */

export const OFFER_KINDS = [
  'goods',
  'consumable goods',
  'goods with installation',
  'appointment service',
  'project service',
  'subscription',
  'course',
  'stay',
  'meal or venue',
  'delivery',
  'ticketed event',
  'tour',
  'rental',
  'property',
  'finance product',
  'software',
  'franchise or dealership',
  'industrial supply',
  'residential care',
  'cause',
] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** The step by which a sale is closed. */
export const CLOSES = [
  'cart',
  'chat',
  'call',
  'booking',
  'quote',
  'visit',
  'application',
  'trial',
  'meeting',
  'walk-in',
] as const;
export type Close = (typeof CLOSES)[number];

/** How long people take from the first thought to the purchase. */
export const DELIBERATIONS = ['minutes', 'days', 'weeks', 'months'] as const;
export type Deliberation = (typeof DELIBERATIONS)[number];

/** How the same customer comes to buy again. 'once': then by referral. */
export const REPEATS = ['used up', 'periodic', 'renewal', 'once'] as const;
export type Repeat = (typeof REPEATS)[number];
