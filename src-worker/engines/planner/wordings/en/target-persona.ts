/** Page 7: the buyer, what sets them in motion, what they ask, what stops them, who decides. */

import { upperFirst } from '../../language.ts';
import { isPlural } from '../../inflection.ts';
import { cited, ended, inQuotes, isOfThem, isSeveral, isSum } from '../../text.ts';

/** What somebody is, and no more than how much: 'cheap', 'cheaper at N3,800', 'famous'. */
const IS =
  /^(?<is>(?:much |far )?(?:cheaper|cheap|dearer|free|famous|fast|quick|close|near|nearby|known|well[- ]known|local|easy|trusted|established|always available))(?<more>$|\s(?:at|on|in|by|with|from|for|and|as|to|than)\b.*|,?\s\S*\d.*)$/iu;
/** What somebody has. */
const HAS = /^(?:name|brand|price|location|size|range|network|reputation)$/iu;
/** A word alone is no reason: 'name' is 'its name', 'cheap' is 'it is cheap', '£380' is 'its £380'. */
function drawing(rival: string, words: string): string {
  const several = isSeveral(rival);
  const { is, more = '' } = IS.exec(words)?.groups ?? {};
  if (is !== undefined)
    return `They are drawn to ${rival} because ${several ? 'they are' : 'it is'} ${is}${more.replace(/^,?\s(?=\S*\d)/u, ', ')}`;
  const draws = `${upperFirst(rival)} ${several ? 'draw' : 'draws'} them with`;
  return HAS.test(words) || isSum(words)
    ? `${draws} ${several ? 'their' : 'its'} ${words}`
    : `${draws} ${inQuotes(words)}`;
}

/** What something is like, what is done, and what is called so: no thing that stops anybody. */
const NO_THING =
  /(?:ive|ous|ful|less|able|ible|ed|ing|ly|er|est|[^aeiou]ic)$|^(?:(?:sea|car|air|home|travel)?sick|far|fake|dear|cheap|old|late|slow|hard|dirty|scary|pricey|heavy|lazy|later|maybe|everything|tomorrow|again|waste|hate|forget|wait)$/iu;
/** One word that names a thing: 'Price', 'Queue', 'Contracts'. */
const isThing = (words: string): boolean => /^\p{Lu}\p{Ll}{3,}$/u.test(words) && !NO_THING.test(words);

export const targetPersona = {
  headlineDate: ({ event }: { event: string }): string => `The {buyer} has a date: ${event}`,
  headlineMoment: ({ event }: { event: string }): string => `It begins on ${event}`,
  headlineTold: ({ words }: { words: string }): string =>
    isOfThem(words)
      ? words
      : isThing(words)
        ? `What stops them ${isPlural(words) ? 'are' : 'is'} the ${words.toLowerCase()}`
        : `“${words}” is what stops them`,
  /** Told with who thinks it: 'some think …'. */
  headlinePartly: ({ words }: { words: string }): string => `They hesitate because ${words}`,
  /** What they fear: 'afraid of soot on the carpet'. */
  headlineFear: ({ words }: { words: string }): string => `They are ${words}`,
  headlineAsk: ({ question }: { question: string }): string => `They ask “${question}” first`,
  /** Nobody was heard to ask it: it is what we expect of this kind of offer. */
  headlineGuess: ({ question }: { question: string }): string =>
    `We expect “${question}” as the first question`,
  headlineStarts: ({ words }: { words: string }): string => `“${words}” sets them looking`,
  /** Several moments, each quoted by itself. */
  headlineSeveral: ({ events }: { events: string }): string => `They start looking at ${events}`,
  headlineMoments: ({ count, isInTurn }: { count: number; isInTurn: boolean }): string =>
    `${['Two', 'Three', 'Four', 'Five', 'Six'][count - 2] ?? 'Several'} moments set them looking, and ${isInTurn ? 'our two ads take them in turn' : 'each gets an ad of its own'}`,
  startsDated: ({ event }: { event: string }): string => `They look for it before ${event}.`,
  starts: ({ event }: { event: string }): string => `They look for it from ${event} on.`,
  /** Over the days. */
  days: 'Days from today',
  done: ({ name, figure }: { name: string; figure: string }): string => `${name}: ${figure}`,
  early: ({ days }: { days: string }): string => `${days} to spare`,
  late: ({ days }: { days: string }): string => `${days} late`,
  stopsRival: ({ rival, words }: { rival: string; words: string }): string =>
    `At ${rival} they find ${inQuotes(words)}`,
  pull: ({ rival, words }: { rival: string; words: string }): string => drawing(rival, words),
  decidesBy: ({ question, ours }: { question: string; ours: string }): string =>
    ended(`${cited(question)} We answer with ${inQuotes(ours)}`),
  portrait: 'Portraits, and the questions that they ask',
  portraitWhy: 'From the audience given; to be checked in calls',
  example: ({ days }: { days: string }): string => `${days} until then`,
  exampleWhy: 'An example between our time and the rival’s',
};
