/** Page 5: who the client is, what it sells, what speaks for it. */

export const businessOverview = {
  /** Headline where no rival can be compared: what the client can be chosen for. */
  headlineStrength: ({ name, ours }: { name: string; ours: string }): string =>
    `What ${name} is chosen for: ${ours}`,
  headlineProduct: ({ name, product }: { name: string; product: string }): string =>
    `${name} sells ${product}`,
  headlineName: ({ name }: { name: string }): string => `${name} at a glance`,
  description: ({ company, offer }: { company: string; offer: string }): string =>
    `${company} offers ${offer}.`,
  descriptionNone: ({ company }: { company: string }): string => `${company} is the client of this proposal.`,
  hero: ({ hero }: { hero: string }): string => `The plan leads with one offer: ${hero}.`,
  reason: ({ reason }: { reason: string }): string => `Why now: ${reason}`,
  sellsTo: ({ places }: { places: string }): string => `Sells to ${places}`,
  sellsAnywhere: 'Sells where its buyers are',
  priceFrom: ({ price }: { price: string }): string => `From ${price}`,
  monthlyPayment: ({ payment, price }: { payment: string; price: string }): string =>
    `${payment} a month, of ${price}`,
  position: ({ ours }: { ours: string }): string => `To be chosen for one thing: ${ours}`,
  positionProduct: ({ product }: { product: string }): string =>
    `To be the name that buyers think of for ${product}`,
  /** Under the large figure of our own. */
  factCaption: ({ words }: { words: string }): string => words,
  /** Under it, the rival on the same point. */
  factRival: ({ rival, words }: { rival: string; words: string }): string => `${rival}: ${words}`,
  /** Over the drawing of days. */
  factScale: 'Days',
  picture: ({ scene }: { scene: string }): string => `${scene}.`,
  evidencePosition: 'The position',
  evidencePositionWhy: 'Proposed from the strengths given',
};
