/** Page 15: what each stage must keep to, how the money adds up, and what may move. */

import { withArticle } from '../../inflection.ts';

/** A question is in quotation marks already. */
const quoted = (words: string): string => (words.startsWith('“') ? words : `“${words}”`);

export const mediaDirection = {
  toChoose: 'Choose with the client',
  termToChoose: 'Chosen with the channel',
  aims: {
    known: 'being known',
    kept: 'those who are with us already',
    untold: 'channels that have no cost yet',
  },
  division: (s: { bought: string; aside: string; aims: string }): string =>
    `Of this, ${s.bought} works for the goal, and ${s.aside} is for ${s.aims}.`,
  waitsDear: (s: { channel: string; one: string; cost: string }): string =>
    `${s.channel} waits, because ${s.one} costs ${s.cost} there.`,
  waitsWrong: (s: { list: string; isMany: boolean }): string =>
    `${s.list} ${s.isMany ? 'wait' : 'waits'}, because the last campaign there brought the wrong people.`,
  waitsNothing: (s: { list: string; isMany: boolean }): string =>
    `${s.list} ${s.isMany ? 'wait' : 'waits'}, because you told us that it brought no buyers.`,
  /** Where buyers come from, as the client tells. */
  bestFirst: (s: { list: string; isMany: boolean }): string =>
    `You told us that ${s.list} ${s.isMany ? 'work' : 'works'} best, so ${s.isMany ? 'they come' : 'it comes'} first.`,
  /** Of two places of one system. */
  runsWith: ({ channel, other }: { channel: string; other: string }): string =>
    `${channel} shows the ads of the ${other} campaign: Meta places one sum on both.`,
  /** @param s.day the money of a day */
  waitsLater: (s: { list: string; day: string; isMany: boolean }): string =>
    `${s.list} ${s.isMany ? 'wait' : 'waits'}, because ${s.day} a day is enough for one campaign only.`,
  /** `share` of a month's money is what a test may take; '' where money is held back, which has its use. */
  waitsUnknown: (s: { list: string; one: string; share: string; isMany: boolean }): string =>
    `${s.list} ${s.isMany ? 'wait' : 'waits'}, because nobody knows yet what ${s.one} costs there.${s.share === '' ? '' : ` A test may take at most ${s.share} of one month’s money.`}`,
  /** What is right for a stage, whatever the client asks for. */
  nameFirst: 'Show the name within three seconds',
  ends: ({ words }: { words: string }): string => `End every ad with “${words}”`,
  carries: ({ words }: { words: string }): string => `Every ad carries “${words}”.`,
  oneStep: 'Ask for one step in every ad',
  discount: ({ cap }: { cap: string }): string => `Never discount more than ${cap}`,
  price: ({ price }: { price: string }): string => `Say “${price}” in the ad`,
  priceOpen: 'Say how the price is made up',
  consent: 'Write only to people who agreed',
  noPatients: 'Use no patient lists',

  shares: ({ shares, answer }: { shares: string; answer: string }): string =>
    `Until there is a sum, we share it out.${answer === '' ? '' : ` You answered “${answer}”.`} ${shares}.`,
  stageShare: ({ stage, share }: { stage: string; share: string }): string => `${stage} ${share}`,
  gets: ({ channel, sum }: { channel: string; sum: string }): string => `${channel} ${sum}`,
  sums: ({ list, total, per }: { list: string; total: string; per: string }): string =>
    `${per === '' ? '' : `${per.charAt(0).toUpperCase()}${per.slice(1)} `}${list} make ${total}.`,
  all: ({ channel, total, per }: { channel: string; total: string; per: string }): string =>
    `${channel} starts with all of it, ${total}${per === '' ? '' : ` ${per}`}.`,
  /** Where a reserve waits. */
  allOfGoal: (s: { channel: string; sum: string }): string => `${s.channel} starts alone, with ${s.sum}.`,
  times: ({ count, total }: { count: string; total: string }): string => `Over ${count} that makes ${total}.`,
  /** Where a part of the money is asked for. */
  spentFirst: ({ needs, sum }: { needs: string; sum: string }): string =>
    `Of the ${sum}, ${needs} is spent first. The rest waits until we agree what it is for.`,
  moves: ({ share, first, last, one }: { share: string; first: string; last: string; one: string }): string =>
    `We move at most ${share} a month between ${first} and ${last}, to whichever brings ${withArticle(one)} for less.`,
  compete: ({ one, other }: { one: string; other: string }): string =>
    other === ''
      ? 'With one channel, versions of one ad compete.'
      : one.length + other.length <= 40
        ? `With one channel ${quoted(one)} competes with ${quoted(other)}.`
        : 'With one channel its ads compete, and the better ones get the money.',
  byMonth: ({ list }: { list: string }): string => `By month we spend ${list}.`,
  byMonthPeaks: ({ peaks, others }: { peaks: string; others: string }): string =>
    `We spend more before these days: ${peaks}. In the other months it is ${others}.`,
  /** What is sold out already, in the client's words. */
  full: ({ words }: { words: string }): string => `You wrote ${quoted(words)}, so no ad asks for that time.`,
  /** What can be served, in the client's words. */
  within: ({ limits }: { limits: readonly string[] }): string =>
    `The ads bring no more than you can serve: ${limits.map((words) => quoted(words)).join(' and ')}.`,
  /** When there is room: the ads ask for that. */
  toFill: ({ times }: { times: string }): string => `The ads offer ${times}, when you have room.`,
  schedule: ({ days }: { days: string }): string =>
    `The ads are shown mostly on ${days}, when {buyers} think of it.`,
  inSeason: 'your season',
  isClosed: 'left out, as you told us',
  byMonthSeason: ({ peaks, others }: { peaks: string; others: string }): string =>
    `More goes into your season: ${peaks}. In the other months it is ${others}.`,
  closedMonths: ({ months }: { months: string }): string => `Nothing is spent in ${months}, as you told us.`,
  levelSeason: 'You named a sum for each month, so your season does not change it.',
  afterDue: ({ sum, due }: { sum: string; due: string }): string =>
    `${sum} is spent after ${due}, the day of the goal, and does not count towards it.`,
  approval: {
    told: 'You told us that ads must be approved, so no piece runs before it is.',
    'to check': 'We check whether an approval is needed before the ads run.',
  },
  policies: ({ names }: { names: string }): string =>
    names === ''
      ? 'We check each platform’s policies before launch.'
      : `We check the policies of ${names} before launch.`,
};
