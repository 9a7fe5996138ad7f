/** Page 5: who the client is, what it sells, what speaks for it. */

export const businessOverview = {
  /** Headline where no rival can be compared: what the client can be chosen for. */
  headlineStrength: ({ name, ours }: { name: string; ours: string }): string =>
    `Buyers can choose ${name} for one clear reason: ${ours}`,
  headlineProduct: ({ name, product }: { name: string; product: string }): string =>
    `${name} sells ${product}`,
  headlineName: ({ name }: { name: string }): string => `${name} at a glance`,
  description: ({ company, offer, use }: { company: string; offer: string; use: string }): string =>
    `${company} offers ${offer}${use === '' ? '' : ` for ${use}`}.`,
  descriptionNone: ({ company }: { company: string }): string => `${company} is the client of this proposal.`,
  hero: ({ hero }: { hero: string }): string => `This plan leads with one offer: ${hero}.`,
  reason: ({ reason }: { reason: string }): string => `Why now: ${reason}`,
  sellsTo: ({ places }: { places: string }): string => `Sells to ${places}`,
  sellsAnywhere: 'Sells where its buyers are',
  priceFrom: ({ price }: { price: string }): string => `From ${price}`,
  monthlyPayment: ({ payment, price }: { payment: string; price: string }): string =>
    `${payment} a month, of ${price}`,
  position: ({ ours }: { ours: string }): string => `Rests on one proof: ${ours}`,
  positionAhead: ({ rival, label, ours }: { rival: string; label: string; ours: string }): string =>
    `Ahead of ${rival} on ${label}: ${ours}`,
  positionProduct: ({ product }: { product: string }): string =>
    `To be the name that buyers think of for ${product}`,
  /** Under the large figure of our own. */
  factCaption: ({ words }: { words: string }): string => words,
  /** Under it, the rival on the same point. */
  factRival: ({ rival, words }: { rival: string; words: string }): string => `${rival}: ${words}`,
  /** Over the drawing of days. */
  factScale: 'Days',
  picture: ({ ours }: { ours: string }): string => `Photograph the proof: ${ours}`,
  pictureProduct: ({ product }: { product: string }): string => `Photograph ${product} in real use`,
  evidencePosition: 'The position',
  evidencePositionWhy: 'Proposed from the strengths given',
};
