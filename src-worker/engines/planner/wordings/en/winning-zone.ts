/** Page 11: what customers want, what we do best, what rivals do best, and the ground between. */

export const winningZone = {
  headline: ({ want, ours }: { want: string; ours: string }): string =>
    `We win buyers who want ${want}: ${ours}`,
  /** Where it is not known what a buyer wants who asks about it. */
  headlinePosition: ({ ours }: { ours: string }): string => `We win buyers with this: ${ours}`,
  leadWith: ({ ours }: { ours: string }): string => `Open every advert with this: ${ours}`,
  doNotRace: ({ rival, label }: { rival: string; label: string }): string => `Leave ${label} to ${rival}`,
  discountCap: ({ percent }: { percent: string }): string =>
    `Never win on price: no discount over ${percent}`,
  rule: ({ rule }: { rule: string }): string => `Keep the rule: ${rule}`,
  openWith: ({ hero }: { hero: string }): string => `Open every conversation with ${hero}`,
  wantPlain: 'To know what their money does',
  theirsNone: 'To wait costs nothing today',
  oursNone: ({ product }: { product: string }): string => `${product}, explained by the people who make it`,
  picture: ({ want, ours, theirs }: { want: string; ours: string; theirs: string }): string =>
    `Buyers want ${want}. We have this: ${ours}. Rivals have this: ${theirs}.`,
  evidenceWant: ({ because }: { because: string }): string => `Our reading of: ${because}`,
  evidenceIdea: 'The idea of a sweet spot',
};
