/** What a client offers, by facets: each with its confidence and the words that it was read from. */
import type { Close, Deliberation, OfferKind, Repeat } from '../../../src/shared/domain/offer.ts';

/** Words of an answer. */
export interface Source {
  /** Of the answer: 'clientInfo.productService'. '' where no answer says it and it follows from other facets. */
  path: string;
  /** As written; for what follows from other facets, what it follows from. */
  words: string;
}

export interface Candidate<T> {
  value: T;
  /** 0 to 1. */
  confidence: number;
}

/** One facet as read. */
export interface Facet<T> {
  /** undefined: not known. */
  value: T | undefined;
  /** 0 to 1; of a value that a person set, 1. */
  confidence: number;
  from: readonly Source[];
  /** What else it might be, likeliest first; the likeliest value too, where it is not likely enough to be known. */
  next: readonly Candidate<T>[];
  /** Set by a person. */
  corrected: boolean;
}

/** Things that buyers of an offer fear. */
export type Fear =
  | 'hidden cost'
  | 'wrong fit'
  | 'unqualified'
  | 'late'
  | 'unsafe'
  | 'not as pictured'
  | 'commitment'
  | 'effort'
  | 'after-sales'
  | 'fraud';

/** Where the customer meets the offer. */
export type PlaceOfService = 'ours' | 'theirs' | 'online' | 'sent';

export interface People {
  /** In the client's words. */
  uses: Facet<string>;
  decides: Facet<string>;
  pays: Facet<string>;
}

export interface Goods {
  /** What is sold, in the client's words: 'home EV chargers'; '' where nothing was said. */
  words: string;
  /** Of the table of goods, only where sure. */
  id?: string;
  family?: string;
  /** All of the table's goods that the product and hero name, by id, and their families. */
  ids: readonly string[];
  families: readonly string[];
  /** 0 to 1. */
  confidence: number;
  from: readonly Source[];
}

export interface OfferName {
  en: string;
  th: string;
}

export interface Offer {
  kind: Facet<OfferKind>;
  close: Facet<Close>;
  deliberation: Facet<Deliberation>;
  repeat: Facet<Repeat>;
  at: Facet<PlaceOfService>;
  people: People;
  /** Likeliest first. */
  fears: readonly (Candidate<Fear> & { from: readonly Source[] })[];
  goods: Goods;
  /** What it is, in plain words of the client's own; '' where nothing was said. */
  name: OfferName;
  /** Sells to businesses. */
  business: boolean;
}
