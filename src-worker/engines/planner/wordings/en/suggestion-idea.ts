/** Page 18: ideas with what to do, how, and why. */
import { upperFirst } from '../../language.ts';
import { ended, inQuotes, verbOf } from '../../text.ts';
import type { After } from '../../plan/journey.ts';
import { adOf, ownIdeas, type IdeaWords, type Under } from './own-ideas.ts';

export type { IdeaWords };

/** What is done with those who have bought. */
const AFTER: Readonly<Record<After, Pick<IdeaWords, 'what' | 'how'>>> = {
  'used up': {
    what: 'Write to each {buyer} before it runs out',
    how: 'Note the date of each order; send last time’s order, ready to repeat.',
  },
  periodic: {
    what: 'Agree on the next date before they leave',
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
  quiet: {
    what: 'Ask in private how it went, and pass nothing on',
    how: 'Write to them alone, and name no service in the first line.',
  },
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
  again: {
    what: 'Tell past {customers} before anybody else',
    how: 'Send one message before the ads run: what is new.',
  },
  unknown: { what: 'Ask each {buyer} how it went, then for a review', how: 'Write once, a few days after.' },
};

export const suggestionIdea = {
  headline: ({ first }: { first: string }): string => `First, ${first}`,
  headlineShort: 'What we would do first',
  how: 'How',
  why: 'Why',
  gapPage: ({ lead, ...ad }: Under & { lead: string }): IdeaWords => ({
    name: 'The weakest step',
    what: 'Change the first screen before more media is bought',
    how: `Headline: “${lead}”. ${adOf(ad)}`,
    why: '',
  }),
  /** The reply itself is drafted with the ads. */
  gapReply: (): IdeaWords => ({
    name: 'The weakest step',
    what: 'Send everybody the same first reply, at once',
    how: 'Save the drafted reply as a quick reply, and write down each day who went quiet after it.',
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
    what: 'End every talk with the next step, and follow up once',
    how: 'Send the offer on the same day, and ask a few days later what is still open.',
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
  toldUs: ({ words }: { words: string }): string => ended(`You wrote ${inQuotes(words)}`),
  /** A doubt that nothing of ours surely answers. */
  objection: ({
    words,
    way,
    others,
  }: {
    words: string;
    way: string;
    others: readonly string[];
  }): IdeaWords => ({
    name: 'What stops them',
    what: `Settle “${words}” in one film`,
    how:
      others.length === 0
        ? way
        : `${way} These are due one as well: ${others.map((other) => `“${other}”`).join(' ')}`,
    why: 'You told us that it stops {buyers}.',
  }),
  fraud: (): IdeaWords => ({
    name: 'Trust',
    what: 'Show in one place how to check us',
    how: 'Name the one account and every real page there, and send it to all who ask.',
    why: 'People pay when they can check that it is us.',
  }),
  genuine: (): IdeaWords => ({
    name: 'Trust',
    what: 'Show in one place how to check that it is genuine',
    how: 'Put the proof, a name and a place there, and send it to all who ask.',
    why: 'People stop doubting what they can check.',
  }),
  date: ({ ask, event }: { ask: string; event: string }): IdeaWords => ({
    name: 'The date',
    what: 'Ask for the date before anything else',
    how: `Make “${ask}” the first field, and answer the nearest dates first.`,
    why: `They decide by ${event}.`,
  }),
  extra: ({ extra, claims }: { extra: string; claims: string }): IdeaWords => ({
    name: 'The price',
    what: `Make one picture of what ${extra} more buys`,
    how: `It lists what is in it: ${claims}.`,
    why: 'People who see only two prices take the lower one.',
  }),
  room: ({ words }: { words: string }): IdeaWords => ({
    name: 'The room',
    what: 'Slow the ads when there is no room for more',
    how: 'Count each Monday how much more can be taken on; when it is nearly full, spend less that week.',
    why: ended(`You wrote ${inQuotes(words)}`),
  }),
  places: ({ words }: { words: string }): IdeaWords => ({
    name: 'The places',
    what: 'Say in the ads how many places are left',
    how: 'Count them each Monday, and put the number in the first line; when none is left, open a waiting list.',
    why: ended(`You wrote ${inQuotes(words)}`),
  }),
  stock: ({ words }: { words: string }): IdeaWords => ({
    name: 'What is left',
    what: 'Slow the ads when little is left',
    how: 'Count what is left each Monday; when it runs short, take names for the next ones.',
    why: ended(`You wrote ${inQuotes(words)}`),
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
        ? `You wrote ${inQuotes(them)} about ${rival}.`
        : `${upperFirst(rival)} ${verbOf(rival, 'is', 'are')} weak here, on ${label.charAt(0).toLowerCase()}${label.slice(1)}.`,
  }),
  film: ({ question, words }: { question: string; words: string }): IdeaWords => ({
    name: 'One question',
    what: `Film the answer to “${question}”`,
    how:
      words === ''
        ? 'Let the person who knows it best answer, in one take.'
        : 'Film it twice: shown by us, and told in the words of {a customer}.',
    why: 'Nobody decides before this is answered.',
  }),
  page: ({ lead, ...ad }: Under & { lead: string }): IdeaWords => ({
    name: 'The first screen',
    what: 'Let the first screen say the same as the first ad',
    how: `Headline: “${lead}”. ${adOf(ad)}`,
    why: 'Every advert leads there.',
  }),
  reply: ({ next }: { next: string }): IdeaWords => ({
    name: 'The first reply',
    what: 'End the first reply to everybody with the same question',
    how: `Save the drafted reply as a quick reply. It gives the price, and then asks “${next}”`,
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
    why: `You allow no discount over ${percent}.`,
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
    what: 'Make one picture to pass on to the person who decides',
    how: 'It holds the price, what is included, one proof and one contact.',
    why: ended(`You wrote ${inQuotes(words)}`),
  }),
  season: ({ words }: { words: string }): IdeaWords => ({
    name: 'The season',
    what: 'Spend more on media before this',
    how: 'Have film, page and answers ready a month ahead.',
    why: ended(`You wrote ${inQuotes(words)}`),
  }),
  /** Who bought for a season or a year can be asked again before anybody else. */
  /** Those whom the client can write to, or who are with it now, before any advert. */
  ownContacts: (s: {
    kind: 'list' | 'past' | 'members';
    count: string;
    words: string;
    fact: string;
  }): IdeaWords =>
    s.kind === 'members'
      ? {
          name: 'Those who are with us',
          what: `Give each of the ${s.count} something to pass on`,
          how: `Send one message before the adverts begin${s.fact === '' ? '' : `: “${ended(s.fact)}”`} It asks who else should know.`,
          why: ended(`You wrote ${inQuotes(s.words)}`),
        }
      : {
          name: 'Those who know us',
          what: `Write to the ${s.count} ${s.kind === 'past' ? 'who bought before' : 'on your own list'} first`,
          how: `Send one message before the adverts begin${s.fact === '' ? '' : `: “${ended(s.fact)}”`} Count how many come back by it.`,
          why: ended(`You wrote ${inQuotes(s.words)}`),
        },
  lastTime: ({ words }: { words: string }): IdeaWords => ({
    name: 'Last time’s buyers',
    what: 'Write first to those who bought last time',
    how: 'Send one message before the adverts begin: what they keep if they go on.',
    why: ended(`You wrote ${inQuotes(words)}`),
  }),
  experience: (): IdeaWords => ({
    name: 'First campaign',
    what: 'Begin with one campaign, and change one thing at a time',
    how: 'Run one ad against another; keep the one that brings more answers.',
    why: 'It is the first online campaign.',
  }),
  /** To companies: a fact of ours opens the letter, and never what they fear. */
  sales: ({ fact }: { fact: string }): IdeaWords => ({
    name: 'The list',
    what: 'Make one list of the {buyers} to reach, each by name',
    how:
      fact === ''
        ? 'Write to each of them by name.'
        : ended(`Write to each of them by name. The first line says ${inQuotes(fact)}`),
    why: 'These {buyers} can be named one by one.',
  }),
  /** What else is ours, where few ideas are told: a strength, and how they pay or what they may take back. */
  nextStrength: ({ words, ...ad }: Under & { words: string }): IdeaWords => ({
    name: 'Another reason',
    what: `Make an ad of ${inQuotes(words)}`,
    how: adOf(ad),
    why: 'Some care about this more than about what the first ads say.',
  }),
  nextTerm: ({ words, kind }: { words: string; kind: 'pays' | 'back' }): IdeaWords => ({
    name: kind === 'pays' ? 'How they pay' : 'What they may take back',
    what: `Say ${inQuotes(words)} wherever the price stands`,
    how: 'Use the same words in the ad, on the page and in the first reply.',
    why:
      kind === 'pays'
        ? 'Who knows how to pay decides sooner.'
        : 'It takes away the fear of deciding wrongly.',
  }),
  ...ownIdeas,
  /** What a person wrote in place of all ideas. */
  own: ({ words }: { words: string }): IdeaWords => ({
    name: words,
    what: words,
    why: 'It was chosen by hand.',
  }),
  note: (): IdeaWords => ({
    name: 'The questions',
    what: 'Write down the first question that people ask',
    how: 'Count them each week, with whoever answers.',
    why: 'The next ad answers the one that is asked most.',
  }),
  media: {
    search: ({ thing }: { thing: string }): string =>
      thing === ''
        ? 'Meets people who already search for it'
        : `Meets people who already search for ${thing}`,
    feed: ({ words }: { words: string }): string => `Shows ${inQuotes(words)}`,
    heard: ({ thought }: { thought: string }): string => `Answers “${thought}” before they ask`,
    moment: ({ event }: { event: string }): string => `Meets those whom “${event}” sets looking`,
    film: ({ question }: { question: string }): string => `Answers “${question}” in one short film`,
    titles: ({ who }: { who: string }): string => `Shows one page to ${who}, by job title`,
    shop: ({ thing }: { thing: string }): string => `Appears where people search for ${thing} and compare`,
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
