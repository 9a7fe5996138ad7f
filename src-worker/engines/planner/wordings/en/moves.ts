/** Page 13: moves that answer what the client said of its costs, buyers, challenges and places. */
import type { After } from '../../plan/journey.ts';

/** How those who bought are brought back, or lead to the next. */
const RETURNING: Readonly<Record<After, { title: string; hints: readonly [string, string] }>> = {
  'used up': {
    title: 'Write before it runs out',
    hints: ['The date of each order is noted', 'Their last order, ready to repeat'],
  },
  periodic: {
    title: 'Agree on the next time at hand-over',
    hints: ['Dates to choose from', 'A reminder the day before'],
  },
  renewal: {
    title: 'Show what they got before the term ends',
    hints: ['One summary, a month before', 'One tap to go on'],
  },
  once: {
    title: 'Let each buyer bring the next',
    hints: ['One name and one review at hand-over', 'A link that can be passed on'],
  },
  business: {
    title: 'Ask each customer about the next order',
    hints: ['One page: agreed and delivered', 'A call with a date for the next talk'],
  },
  cause: { title: 'Report what each gift did', hints: ['One picture, one sum', 'Then ask again'] },
  farewell: {
    title: 'Ask how the family is, and ask for nothing',
    hints: ['One call, a week after', 'No offer'],
  },
  unknown: {
    title: 'Ask each buyer how it went',
    hints: ['One message a few days after', 'Then ask for a review'],
  },
};

export const moves = {
  noLikesTitle: ({ many }: { many: string }): string => `Pay for ${many}, not for likes`,
  costTitle: ({ per }: { per: string }): string => `Judge every advert by what one ${per} costs`,
  risen: ({ head, per, from, now }: { head: string; per: string; from: string; now: string }): string =>
    `${head === '' ? `Each ${per} costs more` : head}, while one ${per} went from ${from} to ${now}.`,
  quoted: (words: string): string => (/[.…?!”]$/u.test(words) ? words : `${words}.`),
  noBoosts: 'End boosts on day one',
  track: 'Track each result to its advert',
  google: 'Google Search for those who look for it',
  aim: ({ one }: { one: string }): string => `Choose the ${one} as the goal of the ads`,
  stop: 'Stop what does not sell',
  reportCost: ({ sum, per }: { sum: string; per: string }): string =>
    `Report: ${sum} a${/^[aeiou]/iu.test(per) ? 'n' : ''} ${per}`,
  reportMedia: ({ one }: { one: string }): string => `Report: media cost of one ${one}`,
  planStock: ({ needed }: { needed: string }): string => `Plan for ${needed} a month`,
  reportGoal: ({ goal }: { goal: string }): string => `Report: ${goal}`,

  namedTitle: 'Work a named list, not a crowd',
  namedWhy: ({ groups }: { groups: string }): string =>
    groups === ''
      ? 'Companies buy this, and they can be named.'
      : `The buyers are ${groups}. They can be named.`,
  namedHints: ({ question }: { question: string }): readonly string[] => [
    'One company list with those who sell',
    `Open with their question: “${question}”`,
    'An answer within a day',
  ],
  reportAccounts: 'Report: companies that answered',

  firstTitle: ({ question }: { question: string }): string => `Learn first what answers “${question}”`,
  firstWhy: ({ words }: { words: string }): string =>
    words === ''
      ? 'It is the first campaign: every answer teaches something.'
      : `It is the first campaign, and the client says: “${words}”`,
  firstHints: ({ ours }: { ours: string }): readonly string[] => [
    ...(ours === '' ? [] : [`One ad with this: ${ours}`]),
    'One ad against another, one difference',
    'Keep the one that brings more answers',
  ],
  reportUnder: ({ most }: { most: string }): string => `Report: under ${most} each`,
  reportFirst: 'Report: media cost of a first answer',

  /** A place whose name is long. */
  localPlace: 'your area',
  localTitle: ({ place }: { place: string }): string => `Be the first name in ${place}`,
  localWhy: ({ place }: { place: string }): string =>
    `The client names ${place} first: the plan begins there.`,
  localHints: ({ ours, place }: { ours: string; place: string }): readonly string[] => [
    'Ads in this area only',
    ...(ours === '' ? [] : [`Say the place with it: ${ours}`]),
    `Reviews from ${place} first`,
  ],
  reportNear: 'Report: people reached nearby',

  leadTitle: ({ hero }: { hero: string }): string => `Lead with one offer: ${hero}`,
  leadWhy: ({ question }: { question: string }): string => `One offer is easier to answer “${question}” for.`,
  leadHints: ({ price, action }: { price: string; action: string }): readonly string[] => [
    ...(price === '' ? [] : [`Its price in every ad: ${price}`]),
    action,
  ],
  reportWeek: ({ many }: { many: string }): string => `Report: ${many} a week`,

  countTitle: 'Count from the first day',
  countWhy: ({ question }: { question: string }): string =>
    `The first answers show who asks “${question}”, and where.`,
  countHints: ['One sheet of figures', 'A look every Monday', 'A decision each month'],
  reportSheet: 'Report: that sheet, monthly',

  returning: RETURNING,
  returningRate: ({ rate }: { rate: string }): string => `${rate} come back today.`,
  returningWhy: 'Who has bought once costs no media to reach.',
  returningOnce: 'It is bought once: the next buyer comes through this one.',
  reportRate: ({ rate }: { rate: string }): string => `Report: ${rate} or more come back`,
  reportBack: 'Report: share that comes back',
  reportReferred: 'Report: inquiries that name a customer',
};
