/** Page 18: ideas that are made of what the client told, each with copy that is ready to be used. */
import { behindColon, inQuotes, isSeveral, stop } from '../../text.ts';

/** An idea as it is told: a name, what to do, how, and why. */
export interface IdeaWords {
  name: string;
  what: string;
  how?: string;
  why: string;
}

/** Copy under a headline: one more fact, the price and what to do; each '' where there is none. */
export interface Under {
  fact: string;
  price: string;
  ask: string;
  button: string;
}
export const adOf = ({ fact, price, ask, button }: Under): string => {
  const text = [fact, price, ask].filter(Boolean).map(stop).join(' ');
  return `Text: “${text}” Button: “${button}”.`;
};
/** The client's words, quoted; a mark within them ends the sentence. */
const quoted = (words: string): string => `“${words}”${/[?!.]$/u.test(words) ? '' : '.'}`;

export const ownIdeas = {
  /** A day that buyers must keep, with the last day of an order. */
  lastDay: ({ day, last, from }: { day: string; last: string; from: string }): Omit<IdeaWords, 'why'> => ({
    name: 'The last day',
    what: `Name ${last} as the last safe day to order`,
    how: `From ${from} every ad says: “Order by ${last}, and it is ready by ${day}.”`,
  }),
  lastDayWhy: ({ day, words }: { day: string; words: string }): string =>
    `${day} less the time in “${words}”`,
  countdown: ({ day, from }: { day: string; from: string }): Omit<IdeaWords, 'why'> => ({
    name: 'The date',
    what: `Count down to ${day} in the ads`,
    how: `Begin on ${from}. Each week the first line says how many weeks are left.`,
  }),
  countdownWhy: ({ day, weeks }: { day: string; weeks: string }): string => `${day} less ${weeks} weeks`,
  /** A film of one question or doubt; its end is the price, where one may be told, and what to do. */
  shots: (s: { thought: string; answer: string; end: string; ask: string; isAsked: boolean }): IdeaWords => ({
    name: s.isAsked ? 'One question' : 'One doubt',
    what: `Film “${s.thought}” and its answer in three shots`,
    how: `First {a buyer} says it. Then we show: ${stop(s.answer)} Last: “${[s.end, s.ask].filter(Boolean).map(stop).join(' ')}”`,
    why: s.isAsked ? 'You hear {buyers} ask this.' : 'You hear that this stops {buyers}.',
  }),
  /** Those who wrote and were no buyers. */
  sort: ({ words, whom, next }: { words: string; whom: string; next: string }): IdeaWords => ({
    name: 'The wrong people',
    what: `Write “For ${whom}” in the first line`,
    how: `The first reply asks: “${next}” Whoever does not fit is told so at once.`,
    why: `You wrote ${quoted(words)}`,
  }),
  likes: ({ words, counted }: { words: string; counted: string }): IdeaWords => ({
    name: 'The goal of the ads',
    what: `Set every campaign to ${counted}, and boost no post`,
    how: `Judge each ad by what one of them costs, not by likes.`,
    why: `You wrote ${quoted(words)}`,
  }),
  /** Several moments, each with a first line of its own. */
  moments: ({
    events,
    isInTurn,
    ...ad
  }: Under & { events: readonly string[]; isInTurn: boolean }): IdeaWords => ({
    name: events.length === 1 ? 'The moment' : 'The moments',
    what:
      events.length === 1
        ? 'Begin one ad with what sets them looking'
        : isInTurn
          ? 'Give each moment that sets them looking its turn in an ad'
          : 'Make one ad for each moment that sets them looking',
    how: `First line${events.length === 1 ? '' : 's'}: ${events.map((event) => `“${event}”`).join(' ')} ${adOf(ad)}`,
    why: 'Whoever is in that moment reads on from the first line.',
  }),
  /** A price, or something free, that holds until a day. */
  dated: ({ words, ...ad }: Under & { words: string }): IdeaWords => ({
    name: 'The offer until its day',
    what: 'Head the ads with what holds until that day, then end them',
    how: `Headline: “${words}”. ${adOf(ad)}`,
    why: 'It is a reason to decide now, and it is your own offer.',
  }),
  /** Copy for the time in which there is room. */
  quiet: ({ words, ...ad }: Under & { words: string }): IdeaWords => ({
    name: 'The quiet time',
    what: 'Run one ad that asks for the quiet time',
    how: `Headline: “We have room now”. ${adOf(ad)}`,
    why: `You wrote ${quoted(words)}`,
  }),
  gift: (s: { who: string; thing: string; words: string; price: string }): IdeaWords => ({
    name: 'The gift',
    what: `Sell it to ${s.who} as a gift`,
    how: `Headline: “A gift: ${s.thing}”. ${s.price === '' ? '' : `Text: “${stop(s.price)}” `}Send a card with the name on it.`,
    why: `You wrote ${quoted(s.words)}`,
  }),
  sender: (s: { who: string; words: string; fact: string; price: string }): IdeaWords => ({
    name: 'Who sends them',
    what: isSeveral(s.who) ? `Give the ${s.who} a card to pass on` : `Give each ${s.who} a card to pass on`,
    how: `It says: “${[s.fact, s.price].filter(Boolean).map(stop).join(' ')}” Our number stands below.`,
    why: `You wrote ${quoted(s.words)}`,
  }),
  unknowing: (s: { words: string; fact: string; ask: string }): IdeaWords => ({
    name: 'What they do not know',
    what: 'Make one film for those who are new to it',
    how: `It says in its first line what they do not know. It ends: “${[s.fact, s.ask].filter(Boolean).map(stop).join(' ')}”`,
    why: `You wrote ${quoted(s.words)}`,
  }),
  free: ({ words, ...ad }: Under & { words: string }): IdeaWords => ({
    name: 'What is free',
    what: `Make an ad of ${inQuotes(behindColon(words, 'en'))}`,
    how: adOf(ad),
    why: 'It costs the {buyer} nothing, so nothing stands in the way of a first step.',
  }),
  proof: ({ words, ...ad }: Under & { words: string }): IdeaWords => ({
    name: 'Reviews',
    what: `Make an ad of ${inQuotes(behindColon(words, 'en'))}`,
    how: `The picture shows one review, with consent. ${adOf(ad)}`,
    why: 'Strangers believe other {customers} before they believe us.',
  }),
  /** An offer with its terms. */
  terms: (s: {
    words: string;
    thing: string;
    price: string;
    button: string;
    question: string;
  }): IdeaWords => ({
    name: 'The offer',
    what: `Set ${inQuotes(behindColon(s.words, 'en'))} beside the {price}`,
    how: `The offer reads: “${[s.thing, s.price, s.words].filter(Boolean).map(stop).join(' ')}” Button: “${s.button}”.`,
    why:
      s.question === ''
        ? 'It tells what happens if something goes wrong.'
        : `It answers ${quoted(s.question)}`,
  }),
  sent: ({ words }: { words: string }): IdeaWords => ({
    name: 'Those who know us',
    what: `Add one line to ${inQuotes(words)}`,
    how: 'The line reads: “Who else should know us? Send them this.”',
    why: 'It reaches {customers} anyway, and a name from a friend costs no media.',
  }),
  paidBack: (s: {
    name: string;
    times: string;
    each: string;
    sum: string;
    ours: string;
    isMonthly: boolean;
    words: string;
  }): IdeaWords => ({
    name: 'What it costs without us',
    what: `Show the sum in one picture: ${s.times} × ${s.each} = ${s.sum}`,
    how: `Left: “${s.name}, ${s.times} ${s.isMonthly ? 'months' : 'times'}: ${s.sum}”. Right: “Once: ${s.ours}”.`,
    why: `You wrote ${quoted(s.words)}`,
  }),
  paidBackWhy: ({ ours, each }: { ours: string; each: string }): string => `${ours} ÷ ${each}, rounded up`,
  hoursTold: ({ words }: { words: string }): IdeaWords => ({
    name: 'The hour',
    what: 'Run the ads and answer at the hours when {buyers} get in touch',
    how: 'Set the ad schedule and the shift to the same hours.',
    why: `You wrote ${quoted(words)}`,
  }),
};
