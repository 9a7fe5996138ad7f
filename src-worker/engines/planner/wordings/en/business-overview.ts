/** Page 5: who the client is, what it sells, what speaks for it. */
import { withArticle } from '../../inflection.ts';
import { upperFirst } from '../../language.ts';
import { beginsWithSum, ended, inQuotes, lowerNoun } from '../../text.ts';

/** Words in another script stand in quotation marks. */
const named = (words: string): string => (/\p{Script=Thai}/u.test(words) ? `“${words}”` : lowerNoun(words));
/** 'An app', 'a tool': one word that counts one thing. */
const asOne = (offer: string): string =>
  /^(?:app|tool|platform|website|service|system|program)$/iu.test(offer) ? withArticle(offer) : offer;

export const businessOverview = {
  /** Headline where no rival can be compared: what the client can be chosen for. */
  headlineStrength: ({ ours }: { name: string; ours: string }): string =>
    `${inQuotes(upperFirst(ours))} is why {buyers} choose us`,
  headlineProduct: ({ name, product }: { name: string; product: string }): string =>
    `${name} puts ${lowerNoun(product)} first`,
  headlineName: ({ name }: { name: string }): string => `This is what ${name} does`,
  description: ({ company, offer, use }: { company: string; offer: string; use: string }): string =>
    `${company} offers ${asOne(offer)}${use === '' ? '' : ` for ${use}`}.`,
  /** In the client's own words, whole. */
  descriptionOwn: ({ company, words }: { company: string; words: string }): string =>
    ended(`${company} offers ${lowerNoun(words)}`),
  descriptionNone: ({ company }: { company: string }): string => `This proposal is made for ${company}.`,
  hero: ({ hero }: { hero: string }): string => `This plan puts ${inQuotes(named(hero))} first.`,
  sellsTo: ({ places }: { places: string }): string => `Serves ${places}`,
  sellsAnywhere: 'Serves its {buyers} wherever they are',
  priceFrom: ({ price }: { price: string }): string =>
    beginsWithSum(price) ? `From ${price}` : upperFirst(price),
  monthlyPayment: ({ payment, price }: { payment: string; price: string }): string =>
    `${payment} a month, of ${price}`,
  position: ({ ours }: { ours: string }): string => `${inQuotes(upperFirst(ours))} is what we stand for`,
  positionProduct: ({ product }: { product: string }): string =>
    `{Buyers} should think of us first for ${named(product)}`,
  /** Under the large figure of our own. */
  /** Under it, the rival on the same point. */
  factRival: ({ rival, words }: { rival: string; words: string }): string => `${rival}: ${words}`,
  /** Over the drawing of days. */
  factScale: 'Days',
  picture: ({ ours }: { ours: string }): string => `Photograph the proof of ${inQuotes(ours)}`,
  pictureProduct: ({ product }: { product: string }): string => `Photograph ${product} in real use`,
  evidencePosition: 'The position',
  evidencePositionWhy: 'Proposed from the strengths given',
};
