/** Page 18: ideas with what to do, how, and why. */
import { stop, verbOf } from '../../text.ts';
import type { After } from '../../plan/journey.ts';

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
const adOf = ({ fact, price, ask, button }: Under): string => {
  const text = [fact, price, ask].filter(Boolean).map(stop).join(' ');
  return `Text: “${text}” Button: “${button}”.`;
};
/** The client's words, quoted; a mark within them ends the sentence. */
const quoted = (words: string): string => `“${words}”${/[?!.]$/u.test(words) ? '' : '.'}`;

/** What is done with those who have bought. */
const AFTER: Readonly<Record<After, Pick<IdeaWords, 'what' | 'how'>>> = {
  'used up': {
    what: 'Write to each {buyer} before it runs out',
    how: 'Note the date of each order; send last time’s order, ready to repeat.',
  },
  periodic: {
    what: 'Set the next date at the end of each visit',
    how: 'Offer dates to choose from, and remind them the day before.',
  },
  monthly: {
    what: 'Send each {customer} a short summary every month',
    how: 'Say in three lines what it did for them, and what they have not tried yet.',
  },
  staying: {
    what: 'Ask each {customer} after the first weeks what is missing',
    how: 'Write once, mend what can be mended, and tell them that it is done.',
  },
  joined: {
    what: 'Thank everybody, and tell them what came of it',
    how: 'Send one message a few days after, and ask whom else they would bring.',
  },
  renewal: {
    what: 'Send each {customer} a summary before the term ends',
    how: 'Send one message: what they had, what comes next, how to go on.',
  },
  once: {
    what: 'Ask for one name and one review while they are pleased',
    how: 'Send one message with a link to the review page and one to pass on.',
  },
  farewell: { what: 'Ask how the family is, and ask for nothing', how: 'Call once, a week after.' },
  business: {
    what: 'Ask each {customer} how it went, and what they need next',
    how: 'Send one page: what was agreed, and what was done.',
  },
  residents: {
    what: 'Report each month what has changed',
    how: 'Send one figure, one picture and a thank-you.',
  },
  cause: {
    what: 'Report what each gift did, then ask again',
    how: 'Send one picture, one sum and what it was spent on.',
  },
  unknown: { what: 'Ask each {buyer} how it went, then for a review', how: 'Write once, a few days after.' },
};

export const suggestionIdea = {
  headline: ({ first }: { first: string }): string => `Begin with this: ${first}`,
  headlineShort: 'What we would do first',
  how: 'How',
  why: 'Why',
  gapPage: ({ lead, ...ad }: Under & { lead: string }): IdeaWords => ({
    name: 'The weakest step',
    what: 'Change the first screen before more media is bought',
    how: `Headline: “${lead}”. ${adOf(ad)}`,
    why: '',
  }),
  gapReply: ({ reply }: { reply: string }): IdeaWords => ({
    name: 'The weakest step',
    what: 'Send everybody the same first reply, at once',
    how: `It reads: “${reply}”`,
    why: '',
  }),
  gapCall: (): IdeaWords => ({
    name: 'The weakest step',
    what: 'Call back within the hour, and once more the next day',
    how: 'Keep one list with name, need and time, and note how each call ended.',
    why: '',
  }),
  gapClose: (): IdeaWords => ({
    name: 'The weakest step',
    what: 'End every talk with a date, and follow up once',
    how: 'Send the offer on the same day, and call a few days later.',
    why: '',
  }),
  /** Where nobody talks: a trial, an app. */
  gapAlone: (): IdeaWords => ({
    name: 'The weakest step',
    what: 'Lead each of them to one first success',
    how: 'Find the one thing that those who stay did in their first days, and ask every new one for it.',
    why: '',
  }),
  gapWhy: ({ lost, from }: { lost: string; from: string }): string =>
    `${lost} of 100 ${from} go no further today.`,
  toldUs: ({ words }: { words: string }): string => `You told us: “${words}”.`,
  /** A doubt that nothing of ours answers yet. */
  objection: ({ words }: { words: string }): IdeaWords => ({
    name: 'What stops them',
    what: `Agree on one honest answer to this: “${words}”`,
    how: 'Everybody gives it, in the first reply and in one short film.',
    why: 'You told us of it, and no fact of yours answers it yet.',
  }),
  fraud: (): IdeaWords => ({
    name: 'Trust',
    what: 'Show in one place how to check us',
    how: 'Name the one account and every real page there, and send it to all who ask.',
    why: 'Whoever can check that it is us dares to pay.',
  }),
  genuine: (): IdeaWords => ({
    name: 'Trust',
    what: 'Show in one place how to check that it is genuine',
    how: 'Put the proof, a name and a place there, and send it to all who ask.',
    why: 'Whoever can check it stops doubting.',
  }),
  date: ({ ask, event }: { ask: string; event: string }): IdeaWords => ({
    name: 'The date',
    what: 'Ask for the date before anything else',
    how: `Make “${ask}” the first field, and answer the nearest dates first.`,
    why: `They decide by a date: ${event}.`,
  }),
  extra: ({ extra, claims }: { extra: string; claims: string }): IdeaWords => ({
    name: 'The price',
    what: `Make one picture of what ${extra} more buys`,
    how: `It lists three lines: ${claims}.`,
    why: 'Whoever sees only two prices takes the lower one.',
  }),
  room: ({ words }: { words: string }): IdeaWords => ({
    name: 'The room',
    what: 'Slow the ads when there is no room for more',
    how: 'Count what is still free each Monday; when it runs short, offer the next free date.',
    why: `You told us: “${words}”.`,
  }),
  stock: ({ words }: { words: string }): IdeaWords => ({
    name: 'What is left',
    what: 'Slow the ads when little is left',
    how: 'Count what is left each Monday; when it runs short, take names for the next ones.',
    why: `You told us: “${words}”.`,
  }),
  side: ({
    us,
    them,
    rival,
    label,
    measured,
  }: {
    us: string;
    them: string;
    rival: string;
    label: string;
    /** Both are figures. */
    measured: boolean;
  }): IdeaWords => ({
    name: 'Side by side',
    what: measured
      ? 'Show both figures side by side in one picture'
      : 'Show in one picture what others leave out',
    how: `The left half says “${us}”, the right half “${them}”. Name no rival in it.`,
    why:
      label === ''
        ? `You told us of ${rival}: “${them}”.`
        : `${rival.charAt(0).toUpperCase()}${rival.slice(1)} ${verbOf(rival, 'is', 'are')} weak here: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`,
  }),
  film: ({ question, words }: { question: string; words: string }): IdeaWords => ({
    name: 'One question',
    what: `Film the answer to “${question}”`,
    how:
      words === ''
        ? 'Let one of us answer who knows it best, in one take.'
        : 'Film it twice: shown by us, and told in the words of {a customer}.',
    why: 'Nobody decides before this is answered.',
  }),
  page: ({ lead, ...ad }: Under & { lead: string }): IdeaWords => ({
    name: 'The first screen',
    what: 'Let the first screen say the same as the first ad',
    how: `Headline: “${lead}”. ${adOf(ad)}`,
    why: 'Every advert leads there.',
  }),
  reply: ({ reply }: { reply: string }): IdeaWords => ({
    name: 'The first reply',
    what: 'Send everybody the same first reply',
    how: `It reads: “${reply}”`,
    why: 'A price alone ends the talk. A question keeps it going.',
  }),
  after: AFTER,
  afterName: 'Those who know us',
  afterWhy: {
    rate: ({ rate }: { rate: string }): string => `${rate} come back today.`,
    once: 'A name from a friend costs no media.',
    again: 'A message to those who know us costs no media.',
  },
  owner: ({ question }: { question: string }): IdeaWords => ({
    name: 'The owner',
    what: 'The owner answers one {buyer}’s question a week',
    how: `Film it on a phone in one take, and begin with “${question}”.`,
    why: 'The owner offered to be filmed.',
  }),
  wording: ({ count, message, claim }: { count: string; message: string; claim: string }): IdeaWords => ({
    name: 'One wording',
    what: `Agree on what “${count}” stands for`,
    how: 'Write one sentence, and use it on the page, in ads and in the chat.',
    why: `“${message}” and “${claim}” say two things.`,
  }),
  cap: ({ percent }: { percent: string }): IdeaWords => ({
    name: 'No discount war',
    what: 'Add something small instead of cutting the price',
    why: `The client allows no discount over ${percent}.`,
  }),
  messages: (): IdeaWords => ({
    name: 'The goal of the ads',
    what: 'Send the ads to messages, not to a web page',
    how: 'Choose messages as the goal of the campaign; count conversations that name a need.',
    why: 'No website was named.',
  }),
  notIn: ({ words }: { words: string }): IdeaWords => ({
    name: 'What is extra',
    what: 'Say what is not in the price before they ask',
    how: `Set a short list beside the price. Today you write “${words}”.`,
    why: 'A cost that comes late costs trust.',
  }),
  instalments: ({ payment, formula }: { payment: string; formula: string }): IdeaWords => ({
    name: 'Instalments',
    what: `Say ${payment} a month beside the full price`,
    why: `It is ${formula}.`,
  }),
  decides: ({ words }: { words: string }): IdeaWords => ({
    name: 'Who decides',
    what: 'Make one picture that can be passed on to who decides',
    how: 'It holds the price, what is included, one proof and one contact.',
    why: `You told us: “${words}”.`,
  }),
  season: ({ words }: { words: string }): IdeaWords => ({
    name: 'The season',
    what: 'Put more of the media before this',
    how: 'Have film, page and answers ready a month ahead.',
    why: `You told us: “${words}”.`,
  }),
  /** Who bought for a season or a year can be asked again before anybody else. */
  lastTime: ({ words }: { words: string }): IdeaWords => ({
    name: 'Last time’s buyers',
    what: 'Write first to those who bought last time',
    how: 'One message before the adverts begin, with what stays theirs if they go on.',
    why: `You told us: “${words}”.`,
  }),
  experience: (): IdeaWords => ({
    name: 'First campaign',
    what: 'Begin with one campaign, and change one thing at a time',
    how: 'Run one ad against another; keep the one that brings more answers.',
    why: 'It is the first online campaign.',
  }),
  sales: ({ question }: { question: string }): IdeaWords => ({
    name: 'The list',
    what: 'Make one list of the companies to reach',
    how:
      question === ''
        ? 'Write to one person in each, by name.'
        : `Write to one person in each, and open with “${question}”`,
    why: 'These {buyers} can be named one by one.',
  }),
  /** A day that buyers must keep, with the last day of an order. */
  lastDay: ({ day, last, from }: { day: string; last: string; from: string }): Omit<IdeaWords, 'why'> => ({
    name: 'The last day',
    what: `Say the last safe day to order: ${last}`,
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
    what: `Film this in three shots: “${s.thought}”`,
    how: `First {a buyer} says it. Then we show: ${stop(s.answer)} Last: “${[s.end, s.ask].filter(Boolean).map(stop).join(' ')}”`,
    why: s.isAsked ? 'You hear {buyers} ask this.' : 'You hear that this stops {buyers}.',
  }),
  /** Copy for the time in which there is room. */
  quiet: ({ words, ...ad }: Under & { words: string }): IdeaWords => ({
    name: 'The quiet time',
    what: 'Run one ad that asks for the quiet time',
    how: `Headline: “We have room now”. ${adOf(ad)}`,
    why: `You told us: ${quoted(words)}`,
  }),
  gift: (s: { who: string; thing: string; words: string; price: string }): IdeaWords => ({
    name: 'The gift',
    what: `Sell it to ${s.who} as a gift`,
    how: `Headline: “A gift: ${s.thing}”. ${s.price === '' ? '' : `Text: “${stop(s.price)}” `}Send a card with the name on it.`,
    why: `You told us: ${quoted(s.words)}`,
  }),
  sender: (s: { who: string; words: string; fact: string; price: string }): IdeaWords => ({
    name: 'Who sends them',
    what: `Give each ${s.who} a card to pass on`,
    how: `It says: “${[s.fact, s.price].filter(Boolean).map(stop).join(' ')}” Our number stands below.`,
    why: `You told us: ${quoted(s.words)}`,
  }),
  unknowing: (s: { words: string; fact: string; ask: string }): IdeaWords => ({
    name: 'What they do not know',
    what: 'Make one film for those who are new to it',
    how: `It says in its first line what they do not know. It ends: “${[s.fact, s.ask].filter(Boolean).map(stop).join(' ')}”`,
    why: `You told us: ${quoted(s.words)}`,
  }),
  free: ({ words, ...ad }: Under & { words: string }): IdeaWords => ({
    name: 'What is free',
    what: `Make an ad of this: ${words}`,
    how: adOf(ad),
    why: 'It costs the {buyer} nothing, so it makes the first step easy.',
  }),
  proof: ({ words, ...ad }: Under & { words: string }): IdeaWords => ({
    name: 'Reviews',
    what: `Make an ad of this: ${words}`,
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
    what: `Set this promise beside the {price}: ${s.words}`,
    how: `The offer reads: “${[s.thing, s.price, s.words].filter(Boolean).map(stop).join(' ')}” Button: “${s.button}”.`,
    why:
      s.question === ''
        ? 'It tells what happens if something goes wrong.'
        : `It answers: ${quoted(s.question)}`,
  }),
  sent: ({ words }: { words: string }): IdeaWords => ({
    name: 'Those who know us',
    what: `Add one line to this: ${words}`,
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
    why: `You told us of ${s.name}: ${quoted(s.words)}`,
  }),
  paidBackWhy: ({ ours, each }: { ours: string; each: string }): string => `${ours} ÷ ${each}, rounded up`,
  hoursTold: ({ words }: { words: string }): IdeaWords => ({
    name: 'The hour',
    what: 'Run the ads and answer at the hours when they order',
    how: 'Set the ad schedule and the shift to the same hours.',
    why: `You told us: ${quoted(words)}`,
  }),
  /** What a person wrote in place of all ideas. */
  own: ({ words }: { words: string }): IdeaWords => ({
    name: words,
    what: words,
    why: 'It was chosen by hand.',
  }),
  note: (): IdeaWords => ({
    name: 'The questions',
    what: 'Write down the first question of every {inquiry}',
    how: 'Count them each week, with whoever answers.',
    why: 'The next ad answers the one that is asked most.',
  }),
  media: {
    search: ({ thing }: { thing: string }): string =>
      thing === ''
        ? 'Meets people who already search for it'
        : `Meets people who already search for ${thing}`,
    feed: ({ words }: { words: string }): string => `Shows ${words}`,
    film: ({ question }: { question: string }): string => `Answers “${question}” in one short film`,
    titles: ({ who }: { who: string }): string => `Shows one page to ${who}, by job title`,
    shop: ({ thing }: { thing: string }): string => `Stands where people search and compare ${thing}`,
    feedAny: 'Shows the offer to the named audience',
    compare: 'Meets shoppers who compare prices in the app',
    anyone: 'The named audience',
    keywords: ({ thing }: { thing: string }): string => `Keywords for ${thing}`,
    titlesNamed: 'Named job titles',
    noChannel: 'Channel to choose',
    test: 'One small test',
    noWhy: 'Choose where {buyers} already ask',
  },
  evidence: 'The ideas themselves',
  evidenceWhy: 'Proposals to test',
  difference: ({ ours, theirs }: { ours: string; theirs: string }): string =>
    `${ours} − ${theirs}, starting prices`,
};
