/** Page 9: the client's own row, then the rivals as far as they are known. */

import { ended, inQuotes, verbOf } from '../../text.ts';

export const competitorMarketing = {
  headlineTwo: ({ first, second }: { first: string; second: string }): string =>
    `We lead on ${first} and ${second}`,
  headlineShow: ({ ours, rival }: { ours: string; rival: string }): string =>
    `Against ${rival} we show ${inQuotes(ours)}`,
  headlineNames: ({ rivals, isOne }: { rivals: string; isOne: boolean }): string =>
    // 'Other live seller' is no name.
    /^other\b/iu.test(rivals)
      ? `{Buyers} also look at ${rivals.replace(/^other/iu, isOne && verbOf(rivals, 'one', 'several') === 'one' ? 'another' : 'other')}`
      : `The other choice${isOne ? ' is' : 's are'} ${rivals}`,
  headlineNone: ({ name }: { name: string }): string => `{Buyers} weigh ${name} against doing nothing`,
  headlineTold: ({ name, words }: { name: string; words: string }): string =>
    `{Buyers} weigh ${name} against “${words}”`,
  overlap: { high: 'High', unknown: '' },
  price: { low: 'Low', high: 'High', unknown: '', free: 'Free' },
  ownSite: 'own site',
  website: 'Web',
  named: 'Named by the client',
  /** What the table tells. */
  /** Two figures: ours and theirs. */
  insightMeasured: (s: { label: string; rival: string; us: string; them: string }): string =>
    `${s.label}: ${s.us} with us, ${s.them} with ${s.rival}.`,
  insightTheirs: ({ rival, label }: { rival: string; label: string }): string =>
    `On ${label} we do not race ${rival}; we compete elsewhere.`,
  /** Nothing is told that sets us apart: what is sold. */
  insightSold: ({ hero }: { hero: string }): string => `We put ${inQuotes(hero)} first.`,
  /** Of rivals that are known by name alone. */
  insightOpen: ({ rivals }: { rivals: string }): string =>
    `Before launch we look up what ${rivals} ${verbOf(rivals, 'offers', 'offer')}, and at what {price}.`,
  /** Of rivals of whom it is told what they are good at. */
  insightNobody: ({ ours }: { ours: string }): string =>
    ended(`Nobody you named is told to have ${inQuotes(ours)}`),
  insightNone: ({ ours }: { ours: string }): string => ended(`Our strongest point is ${inQuotes(ours)}`),
  evidenceOverlap: 'Overlap and audiences',
  evidenceOverlapWhy: 'Our reading of the strengths given: same place or channel is high',
};
