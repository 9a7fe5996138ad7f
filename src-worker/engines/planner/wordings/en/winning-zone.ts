/** Page 11: what customers want, what we do best, what rivals do best, and the ground between. */

import type { Fear } from '../../data/points.ts';

export const winningZone = {
  /** Headline where no contrast can be said: the position itself. */
  headlinePosition: ({ ours }: { ours: string }): string => `Our ground: ${ours}`,
  headlineTwo: ({ first, second }: { first: string; second: string }): string =>
    `We can own this ground: ${first}, and ${second}`,
  /** What a buyer wants who is afraid of this. */
  wants: {
    late: 'To have it when they need it',
    'hidden cost': 'To know the whole price first',
    unqualified: 'To know who does the work',
    'after-sales': 'Somebody who helps afterwards',
    'wrong fit': 'To be sure that it fits them',
    'not as pictured': 'To get what the picture shows',
    unsafe: 'To be sure that it is safe',
    commitment: 'To start small, without a bond',
    effort: 'To have it without effort',
  } satisfies Record<Fear, string>,
  leadWith: ({ ours }: { ours: string }): string => `Lead every advert with this: ${ours}`,
  doNotRace: ({ rival, label }: { rival: string; label: string }): string =>
    `Do not race ${rival} on ${label}`,
  discountCap: ({ percent }: { percent: string }): string =>
    `Never win on price: no discount over ${percent}`,
  rule: ({ rule }: { rule: string }): string => `Keep the client’s rule: ${rule}`,
  openWith: ({ hero }: { hero: string }): string => `Open every conversation with ${hero}`,
  wantFit: ({ product }: { product: string }): string => `${product} that fits their need`,
  theirsNone: 'Waiting costs nothing today',
  oursNone: ({ product }: { product: string }): string => `${product}, explained by the people who make it`,
  picture: ({ want, ours, theirs }: { want: string; ours: string; theirs: string }): string =>
    `Wanted: ${want}. Ours: ${ours}. Theirs: ${theirs}.`,
  evidenceWant: ({ because }: { because: string }): string => `Our reading of: ${because}`,
  evidenceIdea: 'The idea of a sweet spot',
};
