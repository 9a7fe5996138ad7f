/** Page 9: the client's own row, then the rivals as far as they are known. */

export const competitorMarketing = {
  headlineTwo: ({ first, second }: { first: string; second: string }): string =>
    `On ${first} and ${second} we lead`,
  headlineOne: ({ label, rival }: { label: string; rival: string }): string => `On ${label} we lead ${rival}`,
  headlineStrengths: ({ strengths }: { strengths: string }): string => `Rivals are chosen for ${strengths}`,
  headlineNames: ({ rivals }: { rivals: string }): string => `${rivals}: the other names on the buyer’s list`,
  headlineNone: ({ name }: { name: string }): string => `${name} is compared with doing nothing`,
  chosenFor: ({ strength }: { strength: string }): string => `Chosen for: ${strength}`,
  overlap: { high: 'High', medium: 'Medium', low: 'Low', unknown: '' },
  price: { low: 'Low', high: 'High', unknown: '' },
  ownSite: 'own site',
  website: 'Web',
  named: 'Named by the client',
  /** What the table tells. */
  insightOurs: ({ label, ours }: { label: string; ours: string }): string => `${label} is ours: ${ours}.`,
  insightTheirs: ({ rival, label }: { rival: string; label: string }): string =>
    `${rival} leads on ${label}; we do not race there.`,
  insightNear: ({ rivals, ground }: { rivals: string; ground: string }): string =>
    `${rivals} is closest to us: ${ground}.`,
  insightNone: ({ ours }: { ours: string }): string => `What speaks for us stands first: ${ours}.`,
  evidenceOverlap: 'Overlap and audiences',
  evidenceOverlapWhy: 'Our reading of the strengths given: same place or channel is high, price alone is low',
};
