/** What is sold, by its names: the things of the product answer, and the one that the campaign leads with. */
import { offerPhrases } from '../phrases/offer.ts';
import type { Claim } from '../phrases/index.ts';
import { unique } from '../text.ts';

export interface ProductsReading {
  /** Without articles, in the client's words. */
  names: string[];
  /** What belongs to them and is not bought alone. */
  features: string[];
  /** For whom or for what they are, without 'for'; '' where nobody says so. */
  use: string;
  notSold: string[];
  /** Reasons to choose them that stand beside them. */
  claims: Claim[];
}

/** Products that a plan can speak of. */
const MOST = 8;

export function readProducts(answer: string): ProductsReading {
  const { items, features, use, notSold, claims } = offerPhrases(answer, 'product');
  return { names: unique(items).slice(0, MOST), features, use, notSold, claims };
}

/** Characters of a hero product's answer that is a name as it stands. */
const WHOLE = 44;

/** The short name of the hero product with the reasons beside it; '' where nothing is named. */
export function readHero(answer: string, products: readonly string[]): { name: string; claims: Claim[] } {
  const { items, claims } = offerPhrases(answer, 'hero');
  const whole = answer !== '' && answer.length <= WHOLE ? answer : '';
  return { name: whole || (items[0] ?? (answer === '' ? products[0] : answer) ?? ''), claims };
}
