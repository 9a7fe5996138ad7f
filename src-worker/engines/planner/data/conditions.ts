/**
 * The offers for which a sentence of knowledge is true. Every trade names one, and so does every sentence that holds
 * for fewer offers than its trade. All parts of a condition must hold, and what is not known does not hold: a wrong
 * specific is worse than a right general.
 */
import type { Close, OfferKind, Repeat } from '../../../../src/shared/domain/offer.ts';
import type { Fear, Offer, PlaceOfService } from '../../../understanding/offer/offer.ts';

export interface Condition {
  kinds?: readonly OfferKind[];
  /** A kind that is not known passes. */
  notKinds?: readonly OfferKind[];
  /** Of the thing that is sold, where that is sure. */
  families?: readonly string[];
  goods?: readonly string[];
  /** Among all things that are sold. */
  also?: readonly string[];
  close?: readonly Close[];
  repeat?: readonly Repeat[];
  /** Where it may not be served; a place that is not known passes. */
  notAt?: readonly PlaceOfService[];
  /** Feared, by the answers. */
  fears?: readonly Fear[];
  /** Sells to businesses (true), to people (false). */
  business?: boolean;
  /** Used by an animal (true), not by one (false). */
  animals?: boolean;
  /** A parent decides or pays. */
  parents?: true;
}

const SERVICES = [
  'appointment service',
  'project service',
  'goods with installation',
  'residential care',
] as const;
const THINGS = [
  'goods',
  'consumable goods',
  'goods with installation',
  'industrial supply',
  'subscription',
] as const;

export const CONDITIONS = {
  'any offer': {},
  // Trades.
  'pet care': {
    kinds: ['appointment service', 'stay', 'subscription'],
    families: ['pet service'],
    business: false,
  },
  'pet goods': {
    kinds: ['goods', 'consumable goods', 'subscription'],
    families: ['pet goods'],
    business: false,
  },
  concerts: { kinds: ['ticketed event'], families: ['event'] },
  'tables booked': {
    kinds: ['meal or venue'],
    families: ['eatery', 'bar'],
    close: ['booking', 'call', 'chat'],
  },
  clinics: { kinds: ['appointment service'], families: ['clinic'], business: false },
  salons: { kinds: ['appointment service'], families: ['salon', 'spa'], notAt: ['theirs', 'online'] },
  ceremonies: { kinds: ['project service', 'appointment service', 'goods'], families: ['ceremony'] },
  gyms: { kinds: ['appointment service', 'subscription'], families: ['gym'], notAt: ['theirs', 'online'] },
  'car workshops': { kinds: ['appointment service'], families: ['car care'] },
  tutoring: { kinds: ['course'], families: ['tutoring'] },
  lodging: { kinds: ['stay'], families: ['lodging'] },
  'work on homes': {
    kinds: ['project service', 'appointment service', 'goods with installation'],
    goods: ['renovation', 'home repair'],
  },
  'building materials': { kinds: ['goods'], families: ['building material'] },
  'software for work': { kinds: ['software'], business: true },
  'production supplies': { kinds: ['industrial supply'], families: ['machinery', 'factory supply'] },
  'packaging boxes': { kinds: ['industrial supply'], families: ['packaging'] },
  'homes for sale': { kinds: ['property'], families: ['home for sale'] },
  loans: { kinds: ['finance product'], families: ['loan'] },
  advisers: { kinds: ['project service', 'appointment service', 'subscription'], families: ['advice'] },
  parcels: { kinds: ['delivery'], families: ['parcels'] },
  clothing: { kinds: ['goods'], goods: ['clothing'], business: false },
  tailors: { kinds: ['appointment service'], families: ['tailoring'] },
  'books and games': { kinds: ['goods'], goods: ['books', 'games and toys'] },
  devices: { kinds: ['goods'], families: ['electronics', 'appliance'], business: false },
  'food for the cupboard': {
    kinds: ['consumable goods', 'subscription'],
    goods: ['coffee', 'tea', 'packaged food'],
    business: false,
  },
  supplements: { kinds: ['consumable goods', 'subscription'], families: ['supplement'], business: false },
  'skin and make-up': {
    kinds: ['consumable goods', 'subscription'],
    goods: ['skincare', 'make-up'],
    business: false,
  },
  furnishing: { kinds: ['goods'], families: ['furniture', 'home goods'], business: false },
  'sports gear': { kinds: ['goods'], families: ['sport goods'], business: false },
  'vehicles for sale': { kinds: ['goods'], families: ['vehicle'] },
  // Parts of a trade.
  grooming: { also: ['pet grooming'] },
  boarding: { also: ['pet boarding'] },
  'grooming and boarding': {
    kinds: ['stay', 'appointment service'],
    also: ['pet boarding'],
    goods: ['pet grooming'],
  },
  'at our place': { notAt: ['theirs', 'online', 'sent'] },
  'pet food': { goods: ['pet food'] },
  'pet supplies': { goods: ['pet supplies'] },
  'medical or dental': { goods: ['dental care', 'medical care'] },
  'hair and nails': { goods: ['hair and nails'] },
  membership: { kinds: ['subscription'] },
  'closed by a trial': { close: ['trial'] },
  'closed in the cart': { close: ['cart'] },
  'a parent decides': { parents: true },
  'make-up': { also: ['make-up'] },
  furniture: { families: ['furniture'] },
  accounting: { goods: ['accounting'] },
  machines: { families: ['machinery'] },
  'cars for sale': { goods: ['cars'] },
  'sold to people': { business: false },
  // Facets.
  services: { kinds: SERVICES },
  things: { kinds: THINGS },
  'things that are made': { kinds: ['goods', 'consumable goods', 'industrial supply', 'meal or venue'] },
  'comes back': { repeat: ['periodic', 'used up', 'renewal'], notKinds: ['cause'] },
  'sold to businesses': { business: true },
  'bought once': { repeat: ['once'] },
  'anything but a cause': { notKinds: ['cause'] },
  'hidden cost feared': { fears: ['hidden cost'] },
  'wrong fit feared': {
    fears: ['wrong fit'],
    kinds: ['goods', 'goods with installation', 'industrial supply'],
  },
  'skill doubted': { fears: ['unqualified'], kinds: SERVICES },
  'lateness feared': { fears: ['late'], kinds: [...SERVICES, ...THINGS] },
  'pictures doubted': { fears: ['not as pictured'], kinds: ['goods', 'rental', 'stay'] },
  'a tie feared': { fears: ['commitment'], kinds: ['subscription', 'software', 'rental', 'course'] },
  'fraud feared': { fears: ['fraud'] },
  'no help afterwards feared': {
    fears: ['after-sales'],
    kinds: ['goods', 'goods with installation', 'software', 'industrial supply'],
  },
  // Kinds.
  'is goods': { kinds: ['goods'] },
  'is used up': { kinds: ['consumable goods'] },
  'is installed': { kinds: ['goods with installation'] },
  'is an appointment': { kinds: ['appointment service'] },
  'is a project': { kinds: ['project service'] },
  'is a subscription': { kinds: ['subscription'] },
  'is a course': { kinds: ['course'] },
  'is a stay': { kinds: ['stay'] },
  'is a meal': { kinds: ['meal or venue'] },
  'is a delivery': { kinds: ['delivery'] },
  'is an event': { kinds: ['ticketed event'] },
  'is a tour': { kinds: ['tour'] },
  'is a rental': { kinds: ['rental'] },
  'is property': { kinds: ['property'] },
  'is finance': { kinds: ['finance product'] },
  'is software': { kinds: ['software'] },
  'is a franchise': { kinds: ['franchise or dealership'] },
  'is for industry': { kinds: ['industrial supply'] },
  'is care': { kinds: ['residential care'] },
  'is a cause': { kinds: ['cause'] },
  // Points that buyers weigh.
  'may be stale': {
    kinds: ['consumable goods', 'meal or venue', 'goods', 'subscription'],
    families: ['packed food', 'eatery', 'flowers', 'garden', 'pet goods', 'bar', 'alcohol'],
  },
  'may come from somewhere': { kinds: [...THINGS, 'meal or venue'] },
  'is for people': { animals: false, business: false },
  'is worn or shapes looks': {
    families: ['apparel', 'jewellery', 'eyewear', 'tailoring', 'beauty goods', 'salon', 'clinic', 'tattoo'],
  },
  'has a queue': { kinds: [...SERVICES, 'meal or venue', 'rental', 'tour', 'stay', 'course'] },
  'has stock': { kinds: THINGS },
  // What the law asks.
  'medical advertising': { families: ['clinic', 'therapy'], business: false },
  'alcohol sold': {
    kinds: ['consumable goods', 'goods', 'meal or venue', 'subscription'],
    also: ['alcohol', 'bar'],
  },
  'tobacco sold': { kinds: ['consumable goods', 'goods'], also: ['tobacco'] },
  'supplements sold': {
    kinds: ['consumable goods', 'goods', 'subscription', 'industrial supply'],
    also: ['supplements'],
  },
  'finance sold': { kinds: ['finance product'] },
  'food sold': {
    kinds: [
      'consumable goods',
      'goods',
      'meal or venue',
      'subscription',
      'industrial supply',
      'project service',
    ],
    families: ['packed food', 'eatery', 'bar', 'catering'],
  },
  'cosmetics sold': {
    kinds: ['consumable goods', 'goods', 'subscription', 'appointment service'],
    families: ['beauty goods', 'salon', 'spa'],
  },
  'live animals sold': { kinds: ['goods'], also: ['live animals'] },
} as const satisfies Readonly<Record<string, Condition>>;

export type ConditionId = keyof typeof CONDITIONS;

const PARENTS = ['parent', 'mother', 'father', 'mom', 'mum', 'dad', 'guardian', 'แม่', 'พ่อ', 'ผู้ปกครอง'];
const USED_BY_ANIMALS = new Set([
  'pet service',
  'pet goods',
  'pet clinic',
  'pet training',
  'pet litter',
  'live animals',
]);

/** Whether a sentence with this condition may be told of the offer. */
export function holds(id: ConditionId, offer: Offer): boolean {
  const condition: Condition = CONDITIONS[id];
  const has = <T>(wanted: readonly T[] | undefined, value: T | undefined): boolean =>
    wanted === undefined || (value !== undefined && wanted.includes(value));
  return (
    has(condition.kinds, offer.kind.value) &&
    (condition.notKinds === undefined ||
      offer.kind.value === undefined ||
      !condition.notKinds.includes(offer.kind.value)) &&
    has(condition.families, offer.goods.family) &&
    has(condition.goods, offer.goods.id) &&
    has(condition.close, offer.close.value) &&
    has(condition.repeat, offer.repeat.value) &&
    (condition.also === undefined || condition.also.some((one) => offer.goods.ids.includes(one))) &&
    (condition.notAt === undefined ||
      offer.at.value === undefined ||
      !condition.notAt.includes(offer.at.value)) &&
    (condition.fears === undefined || offer.fears.some(({ value }) => condition.fears?.includes(value))) &&
    (condition.business === undefined || condition.business === offer.business) &&
    (condition.animals === undefined || condition.animals === forAnimals(offer)) &&
    (condition.parents === undefined || byParents(offer))
  );
}

const forAnimals = ({ goods }: Offer): boolean =>
  goods.families.some((family) => USED_BY_ANIMALS.has(family));

function byParents({ people }: Offer): boolean {
  const words = [people.decides.value, people.pays.value].join(' ').toLowerCase();
  return PARENTS.some((parent) => words.includes(parent));
}
