/** Page 9: the client's own row, then the rivals as far as they are known. */
import { upperFirst } from '../../language.ts';

import { ended, inQuotes, verbOf } from '../../text.ts';

export const competitorMarketing = {
  headlineTwo: ({ first, second }: { first: string; second: string }): string =>
    `We lead on ${first} and ${second}`,
  headlineOne: ({ label, rival }: { label: string; rival: string }): string => `We lead ${rival} on ${label}`,
  /** What is ours has no name of its own. */
  headlineShow: ({ ours, rival }: { ours: string; rival: string }): string =>
    `Against ${rival} we show ${inQuotes(ours)}`,
  headlineStrengths: ({ labels }: { labels: string }): string => `{Buyers} choose the rivals for ${labels}`,
  headlinePrices: ({ rival, them, us }: { rival: string; them: string; us: string }): string =>
    `${upperFirst(rival)} ${verbOf(rival, 'asks', 'ask')} ${them}. We ask ${us}.`,
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
  insightOurs: ({ rival, label, ours }: { rival: string; label: string; ours: string }): string =>
    `${inQuotes(upperFirst(ours))} puts us ahead of ${rival} on ${label}.`,
  /** Two figures: ours and theirs. */
  insightMeasured: (s: { label: string; rival: string; us: string; them: string }): string =>
    `${s.label}: ${s.us} with us, ${s.them} with ${s.rival}.`,
  insightTheirs: ({ rival, label }: { rival: string; label: string }): string =>
    `On ${label} we do not race ${rival}; we compete elsewhere.`,
  /** Nothing is told that sets us apart: what is sold. */
  insightSold: ({ hero }: { hero: string }): string => `We put ${inQuotes(hero)} first.`,
  /** Beside what stands in our row. */
  insightAlso: ({ ours }: { ours: string }): string => ended(`Beside it we have ${inQuotes(ours)}`),
  insightNone: ({ ours }: { ours: string }): string => ended(`Our strongest point is ${inQuotes(ours)}`),
  evidenceOverlap: 'Overlap and audiences',
  evidenceOverlapWhy: 'Our reading of the strengths given: same place or channel is high',
};
