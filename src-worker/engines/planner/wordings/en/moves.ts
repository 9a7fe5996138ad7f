/** Page 13: moves that answer what the client said of its costs, buyers, challenges and places. */
import { withArticle } from '../../inflection.ts';
import { ended, inQuotes } from '../../text.ts';
import type { After } from '../../plan/journey.ts';

/** How those who bought are brought back, or lead to the next. */
const RETURNING: Readonly<Record<After, { title: string; hints: readonly [string, string] }>> = {
  'used up': {
    title: 'Write before it runs out',
    hints: ['Note the date of each order', 'Have their last order ready to repeat'],
  },
  periodic: {
    title: 'Agree on the next time before they leave',
    hints: ['Offer dates to choose from', 'Remind them the day before'],
  },
  renewal: {
    title: 'Show what they got before each renewal',
    hints: ['Send one summary in good time', 'Let them go on with one tap'],
  },
  monthly: {
    title: 'Show each month what it did for them',
    hints: ['Send one short summary a month', 'Write to whoever has stopped using it'],
  },
  staying: {
    title: 'Ask after the first weeks what is missing',
    hints: ['Write once, and mend what can be mended', 'Ask for a review only then'],
  },
  joined: {
    title: 'Thank everybody, and tell them what came of it',
    hints: ['Send one message, a few days after', 'Ask only then whom else they would bring'],
  },
  once: {
    title: 'Let each {buyer} bring the next',
    hints: ['Ask for one name when all is done', 'Give them a link to pass on'],
  },
  business: {
    title: 'Ask each {customer} what they need next',
    hints: ['Send one page on what was agreed and done', 'Call with a date for the next talk'],
  },
  residents: {
    title: 'Report each month what has changed',
    hints: ['Name one figure and one place', 'Thank everybody, and blame nobody'],
  },
  cause: {
    title: 'Report what each gift did',
    hints: ['Send one picture and one sum', 'Ask again only then'],
  },
  farewell: {
    title: 'Ask how the family is, and ask for nothing',
    hints: ['Call once, a week after', 'Offer nothing'],
  },
  quiet: {
    title: 'Ask in private how it went, and pass nothing on',
    hints: ['Write to them alone, and name no service in the first line', 'Ask for no review and no name'],
  },
  again: {
    title: 'Tell past {customers} first',
    hints: ['Write before the adverts run', 'Say what is new since their last time'],
  },
  unknown: {
    title: 'Ask each {buyer} how it went',
    hints: ['Write once, a few days after', 'Ask for a review only then'],
  },
};

/** A move that is told with the client's words. */
export interface ToldMove {
  title: string;
  rationale: string;
  hints: string[];
}

export const moves = {
  noLikesTitle: ({ many }: { many: string }): string => `Pay for ${many}, not for likes`,
  likesWhy: ({ many }: { many: string }): string => `Likes cost money, and only ${many} bring it in`,
  costTitle: ({ per }: { per: string }): string => `Judge every advert by what one ${per} costs`,
  risen: ({ head, per, from, now }: { head: string; per: string; from: string; now: string }): string =>
    `${head === '' ? `Each ${per} costs more` : head}, while one ${per} went from ${from} to ${now}.`,
  quoted: (words: string): string => (/[.…?!”]$/u.test(words) ? words : `${words}.`),
  noBoosts: 'End boosts on day one',
  track: 'Track each result to its advert',
  google: 'Use Google Search for those who look for it',
  aim: ({ one }: { one: string }): string => `Choose the ${one} as the goal of the ads`,
  stop: 'Stop the ads that bring no result',
  reportCost: ({ sum, per }: { sum: string; per: string }): string => `Aim at ${sum} ${withArticle(per)}`,
  reportMedia: ({ one }: { one: string }): string => `Track the media cost of one ${one}`,
  planStock: ({ needed }: { needed: string }): string => `Plan for ${needed} a month`,
  reportGoal: ({ goal }: { goal: string }): string => `Aim at ${goal}`,

  namedTitle: 'Work through a list of names, not a crowd',
  namedWhy: ({ groups }: { groups: string }): string =>
    groups === ''
      ? 'These {buyers} can be named one by one.'
      : `The {buyers} are ${groups}. They can be named.`,
  /** What they fear opens no letter. */
  namedHints: ({ ours }: { ours: string }): readonly string[] => [
    'Write one list of those to reach, each by name',
    ...(ours === '' ? [] : [`Say ${inQuotes(ours)} in the first line`]),
    'Answer within a day',
  ],
  reportAccounts: 'Count how many of them answer',

  /** A place whose name is long. */
  localPlace: 'your area',
  localTitle: ({ place }: { place: string }): string => `Be the first name in ${place}`,
  localWhy: ({ place }: { place: string }): string =>
    `You serve ${place}, so every ad is for the people there.`,
  localHints: ({ ours }: { ours: string }): readonly string[] => [
    'Run ads in this area only',
    ...(ours === '' ? [] : [`Name the place beside ${inQuotes(ours)}`]),
    'Show a spot that local people recognise',
  ],
  reportNear: 'Count the people reached nearby',

  leadTitle: ({ hero }: { hero: string }): string => `Put ${inQuotes(hero)} first in every ad`,
  leadWhy: 'Whoever remembers one thing of us should remember this.',
  leadHints: ({ price, action }: { price: string; action: string }): readonly string[] => [
    ...(price === '' ? [] : [`Name its price, ${price}, in every ad`]),
    `End every ad with “${action}”`,
  ],
  reportWeek: ({ many }: { many: string }): string => `Count the ${many} of each week`,

  /** From what the client tells beside its promise. */
  told: {
    contacts: ({ words }: { words: string }): ToldMove => ({
      title: 'Write first to the people you have already',
      rationale: ended(`You told us ${inQuotes(words)}`),
      hints: ['Write to them a week before the ads', 'Ask one thing only', 'Count how many of them answer'],
    }),
    decider: ({ words }: { words: string }): ToldMove => ({
      title: 'Give them one page to pass on',
      rationale: ended(`You told us ${inQuotes(words)}`),
      hints: [
        'Put the {price}, one proof and one name to call on it',
        'Send it with the first answer',
        'Count how often it is asked for',
      ],
    }),
    empty: ({ words }: { words: string }): ToldMove => ({
      title: 'Fill the quiet times first',
      rationale: ended(`You told us ${inQuotes(words)}`),
      hints: [
        'Name the quiet times in an ad of their own',
        'Offer them first in every reply',
        'Count the places taken in these times',
      ],
    }),
    toFill: ({ times }: { times: string }): ToldMove => ({
      title: `Fill ${times} first`,
      rationale: 'You told us that you want more people at these times.',
      hints: [
        'Name these times in an ad of their own',
        'Offer them first in every reply',
        'Count the places taken in these times',
      ],
    }),
    /** A season, a law or a date. */
    now: ({ words }: { words: string }): ToldMove => ({
      title: 'Run one ad at the time that you named',
      rationale: ended(`You told us ${inQuotes(words)}`),
      hints: [
        'Say in this ad what it means for {buyers}',
        'Run it in the weeks when it matters most',
        'Ask new {buyers} if this is why they came',
      ],
    }),
    /** What is new at the client. @param isAsked people ask the client before they decide, and may be written to again */
    news: ({ words, isAsked }: { words: string; isAsked: boolean }): ToldMove => ({
      title: 'Open the campaign with what is new',
      rationale: ended(`You told us ${inQuotes(words)}`),
      hints: [
        'Say it in the first line of one ad and at the top of the page',
        ...(isAsked ? ['Tell the people who asked before and went no further'] : []),
        'Count the {contacts} that name it',
      ],
    }),
    free: ({ words }: { words: string }): ToldMove => ({
      title: `Say “${words}” at the start`,
      rationale: 'It costs {buyers} nothing, so the first step is easy.',
      hints: [
        'Put it in the first line of one ad',
        'Say in the same place what comes next',
        'Count how many ask for it',
      ],
    }),
    term: ({ words, kind }: { words: string; kind: 'pays' | 'back' }): ToldMove => ({
      title: `Say “${words}” beside the price`,
      rationale:
        kind === 'pays'
          ? '{Buyers} who know how they pay ask less and decide sooner.'
          : 'It takes away the fear of deciding wrongly.',
      hints: [
        'Say it in the first reply, before it is asked',
        'Use the same words in ads, page and reply',
        'Count how often it is still asked',
      ],
    }),
    strength: ({ words }: { words: string }): ToldMove => ({
      title: `Give “${words}” an ad of its own`,
      rationale: 'You named it as a strength, and it may win those whom the first reason does not.',
      hints: [
        'Show one proof: a photo, a figure or one person’s words',
        'Say it in the first reply as well',
        'Count who mentions it',
      ],
    }),
    event: ({ words }: { words: string }): ToldMove => ({
      title: 'Be there when they begin to look',
      rationale: `“${words}” sets them looking, as you told us.`,
      hints: ['Begin one ad with this', 'Run it when this happens most', 'Ask each one what made them look'],
    }),
    question: ({ words, ours }: { words: string; ours: string }): ToldMove => ({
      title: `Answer “${words}” in the first ad`,
      rationale: ended(`Our answer is ${inQuotes(ours)}`),
      hints: [
        'Say both in one breath, the question first',
        'Say the same in the first reply',
        'Count how often it is still asked',
      ],
    }),
  },

  countTitle: 'Count from the first day',
  countWhy: 'Then we see who asks, what they ask first, and where.',
  countHints: ['Keep one sheet of figures', 'Read it every Monday', 'Decide once a month'],
  reportSheet: 'Report that sheet each month',

  returning: RETURNING,
  returningRate: ({ rate }: { rate: string }): string => `${rate} come back today.`,
  returningShare: ({ rate }: { rate: string }): string =>
    `${rate} of today’s {customers} came before, and cost no media.`,
  returningReferred: ({ rate }: { rate: string }): string =>
    `${rate} come by recommendation today, and cost no media.`,
  returningWhy: 'They know us already, and a message costs no media.',
  returningOnce: 'Pleased {customers} tell others, and that costs no media.',
  reportRate: ({ rate }: { rate: string }): string => `Bring more than today’s ${rate} back`,
  reportBack: 'Track the share that comes back',
  reportReferred: 'Count the {contacts} that name {a customer}',
};
