/** Page 14: pillars with their reasons, and drafts of copy that can be pasted. */
import { upperFirst } from '../../language.ts';
import type { OfferKind } from '../../../../../src/shared/domain/offer.ts';
import { ended, inQuotes, verbOf } from '../../text.ts';
import type { Asked } from '../../plan/asked-for.ts';
import type { Way } from '../../readings/way.ts';

/** What we ask back when somebody writes: it leads to the step that closes. */
const NEXT: Readonly<Record<Way, string>> = {
  cart: 'Shall I send you the link to order?',
  chat: 'What would you like to know?',
  call: 'Which day would suit you?',
  booking: 'Which day would suit you?',
  quote: 'What do you need, and by when?',
  visit: 'Which day would you like to come?',
  application: 'Shall I send you the list of documents?',
  trial: 'Shall I set up your trial?',
  meeting: 'Which day suits you for a short talk?',
  'walk-in': 'Shall I send you the map?',
  cause: 'Shall I tell you how to give?',
  install: 'Shall I send you the link to the app?',
  shelf: 'Shall I name the nearest shop that has it?',
  unknown: 'What would you like to know?',
};

/** The same by what is offered, where that is sure and no step of its own is asked for. */
const NEXT_OF_KIND: Partial<Record<OfferKind, string>> = {
  goods: 'Which one do you like, and by when do you need it?',
  'consumable goods': 'What would you like, and how much of it?',
  'goods with installation': 'Where should it go, and by when?',
  'appointment service': 'Which day would suit you?',
  'project service': 'What needs doing, and by when?',
  course: 'Shall I send you the next dates?',
  delivery: 'From where to where, and on which day?',
  rental: 'From when would you need it, and for how long?',
  property: 'Which day would you like to see it?',
  stay: 'Which dates would you like?',
  tour: 'Which day, and how many of you?',
  software: 'How do you do it today?',
  'industrial supply': 'What do you need, how much, and by when?',
  'residential care': 'Who is it for, and from when?',
};

/** Somebody of the client's, in one shot. */
const SCENES: Partial<Record<OfferKind, string>> & { any: string } = {
  goods: 'shows it from every side, close up',
  'consumable goods': 'holds it up to the camera',
  'goods with installation': 'shows a finished piece of work and points to it',
  course: 'is filmed teaching',
  software: 'shows the real screen, step by step',
  'industrial supply': 'stands in the workshop beside the goods',
  any: 'is filmed on the job',
};
/** A full stop within the marks, where what is said has no mark of its own. */
const stopped = (said: string): string => (/[.?!…]”$/u.test(said) ? said : said.replace(/”$/u, '.”'));
/** A question is in quotation marks already. */
const quoted = (words: string): string => (words.startsWith('“') ? words : `“${words}”`);

/** Whoever reads is spoken to, and not of: 'She is 12 weeks pregnant' → '12 weeks pregnant?'. */
const TOLD_OF =
  /^(?:(?:they|she|he) (?:are|were|is|was)|(?:she|he)['’]s|they['’]re|they(?= (?:have|already|just|[a-z]+ed) ))\s+(?=\S+\s\S)/iu;

export const contentStrategy = {
  headline: ({ lead }: { lead: string }): string => `The first ad opens with “${upperFirst(lead)}”`,
  /** Of an ad that is no film. */
  headlineHeaded: ({ lead }: { lead: string }): string => `The first ad is headed “${upperFirst(lead)}”`,
  /** When they begin to look, else what they say, leads the stories. */
  headlineMoment: ({ event }: { event: string }): string =>
    `“${upperFirst(event)}” sets {buyers} looking, so the stories begin there`,
  headlineHeard: ({ thought, share }: { thought: string; share: string }): string =>
    `${share} of the content answers “${upperFirst(thought)}”`,
  headlineShort: 'Drafts that are ready to use',
  headlinePillars: ({ lead }: { lead: string }): string => `We tell ${inQuotes(lead)} first`,
  pillars: {
    rival: ({ rival, words }: { rival: string; words: string }): string =>
      `${rival} ${verbOf(rival, 'is', 'are')} weak here (${inQuotes(words)})`,
    asks: ({ question }: { question: string }): string => `“${question}” comes up first`,
    /** Headings of stories that no point names. */
    first: 'The first question',
    answer: ({ question, words }: { question: string; words: string }): string =>
      `Answer “${question}” with ${inQuotes(words)}`,
    answerOpen: ({ idea }: { question: string; idea: string }): string => idea,
    see: ({ words }: { words: string }): string => `Let people see ${inQuotes(words)}`,
    answerWith: ({ question }: { question: string }): string => `This answers “${question}”`,
    /** @param words another fact; '' where there is none */
    seeIt: 'Film it where it happens, in one shot',
    /** Where only searches are paid for nothing is posted: it stands in the ad, or on the page behind it. */
    searchedOpen: 'Answer it on the page that the ads lead to',
    /** One of several moments that set them looking. */
    seeWhen: ({ event }: { event: string }): string => `Open on “${upperFirst(event)}”, then show the proof`,
    /** Nothing tells what kind of doubt it is. */
    open: 'Let one of us say what is true of it',
    /** The doubt heads the story; this is what the client says back. */
    saidBack: ({ words }: { words: string }): string => `Answer it on camera with “${words}”`,
    openFraud: 'Show the real page, the one account and the people behind it',
    openGenuine: 'Show who is behind it, by name, and how to check it',
    before: ({ event }: { event: string; when: string }): string => `before ${event}`,
    beforeWhy: ({ when }: { event: string; when: string }): string => `The date decides, so ask “${when}”`,
    priced: ({ price, isSum }: { price: string; isSum: boolean }): string =>
      // 'What $890 pack pays for' is no English.
      price.length > 14 || !isSum ? 'What the money pays for' : `What ${price} pays for`,
    price: 'Show what it includes, line by line',
    shown: 'It can be shown at work, in one picture',
    strongest: 'It is a fact that can be proved',
    own: 'It was chosen by hand',
    objection: ({ words }: { words: string }): string => `It answers “${words}”`,
  },
  next: NEXT,
  nextOfKind: NEXT_OF_KIND,
  labels: {
    video: 'Draft: film, 15 s',
    post: 'Draft: feed ad',
    search: 'Draft: search ad',
    chat: 'Draft: chat reply',
    reply: 'Draft: first reply',
    phone: 'Draft: on the phone',
  },
  characters: ({ most, limit }: { most: string; limit: string }): string => `${most} of ${limit} characters`,
  /** What it is, and where. */
  inPlace: ({ thing, towns }: { thing: string; towns: string }): string =>
    / in |[,;:]/u.test(thing) ? `${thing} (${towns})` : `${thing} in ${towns}`,
  place: ({ towns }: { towns: string }): string => `In ${towns}`,
  /** Between a price and one that holds until a day. */
  besidePrice: '. ',
  /** Nothing is paid for it. */
  costsNothing: 'Free',
  /** When there is room. */
  free: ({ times }: { times: string }): string => `Still available: ${times}`,
  priceOf: ({ thing, price }: { thing: string; price: string }): string => `${thing}: ${price}`,
  thingPriced: ({ thing, price }: { thing: string; price: string }): string => `${thing}. ${price}`,
  /** What sets them looking, as a line that speaks to them. */
  event: ({ event }: { event: string }): string => {
    const told = upperFirst(event.replace(TOLD_OF, ''));
    return /[.?!]$/u.test(told) ? told : `${told}?`;
  },
  /** As it is written, without quotation marks. */
  bare: (words: string): string => words.replaceAll(/[“”]/gu, ''),
  hello: ({ name }: { name: string; isMan: boolean }): string => `Hello, this is ${name}.`,
  /** The phone is picked up. */
  pickUp: ({ name }: { name: string; isMan: boolean }): string =>
    name === '' ? 'Hello.' : `${name}, hello.`,
  more: 'What else would you like to know?',
  /** Of what is sold and of no kind that is sure: who has asked is not asked what it wants to know. */
  nextAny: 'Is there anything you would like to ask first?',
  nextTable: 'For which day, and for how many?',
  /** Of a stone. */
  nextStone: 'What should it say, and by when should it stand?',
  nextForm: 'Shall I send you the form?',
  /** Of children who learn. */
  nextParents: 'How old is your child?',
  /** By the first step that is asked for. */
  nextAsked: {
    sample: 'Where may we send your sample?',
    look: 'Where is it, and which day may we come?',
    check: 'Which day would suit you?',
    talk: 'When may we call you?',
    tried: 'Which day would you like to try it?',
  } satisfies Partial<Record<Asked, string>>,
  /** A buyer writes. */
  howMuch: 'How much is it?',
  tellMe: 'I saw your ad. Can you tell me more?',
  soon: ['This month', 'Next month', 'Later'],
  times: ['0–3 s', '3–10 s', '10–15 s'],
  /** A film: what is seen, what is said, what stands on the screen. */
  film: {
    one: 'One of us',
    owner: 'The owner',
    /** Where it is filmed, by what is sold. */
    scenes: SCENES,
    asked: ({ question }: { question: string }): string =>
      `A chat message fills the screen: ${quoted(question)} A voice reads it out.`,
    moment: ({ event }: { event: string }): string =>
      `The moment is played in one silent shot. On screen: ${quoted(event)}`,
    thing: ({ thing }: { thing: string }): string =>
      `A close shot of the real work. On screen: ${quoted(thing)}`,
    shown: ({ who, scene, words }: { who: string; scene: string; words: string }): string =>
      `${who} ${scene} and says: ${stopped(quoted(words))} The same words stand on screen.`,
    /** A heading, which nobody speaks. */
    headed: ({ who, scene, words }: { who: string; scene: string; words: string }): string =>
      `${who} ${scene}. On screen: ${quoted(words)}`,
    end: ({ name, ask, screen }: { name: string; ask: string; screen: string }): string =>
      `${name === '' ? 'Our name' : name} fills the screen. A voice says: “${ask}”${screen === '' ? '' : ` On screen: “${screen}”`}`,
  },
  shotFraud: 'We show the real page, the one account and the people behind it.',
  shotGenuine: 'The people behind it say their names and how to check them.',
  /** A headline of two figures; the rival stays unnamed. */
  beats: ({ us, them }: { us: string; them: string }): string => `${us}, not ${them}`,
  sentence: (words: string): string => (/[.?!”\]]$/u.test(words) ? words : `${words}.`),
  join: (sentences: readonly string[]): string => sentences.join(' '),
  /** Sentences that were joined, as an advert writes them. */
  flow: (text: string): string => text,
  /** A price in running text. */
  priced: (price: string): string => price,
  direction: {
    post: ({ headline }: { headline: string }): string => `Opens with “${headline}”`,
    exchange: ({ thought, answer }: { thought: string; answer: string }): string =>
      `Opens with what they say, “${thought}”, then shows ${inQuotes(answer)}`,
    /** @param ours what the plan leads with */
    beside: ({ ours, words }: { ours: string; words: string }): string =>
      ours === '' ? `Shows ${inQuotes(words)}` : `Shows ${inQuotes(ours)}, then ${inQuotes(words)}`,
    moment: ({ event }: { event: string }): string =>
      `Opens with what sets them looking, “${upperFirst(event)}”`,
    promise: ({ ours }: { ours: string }): string =>
      `Shows ${inQuotes(ours)} at work within the first three seconds`,
    /** Of a channel for which nothing else is told. */
    again: 'Shows the same, cut to this format',
    film: ({ question }: { question: string }): string => `One film answers one question, “${question}”`,
    shop: ({ thing, price }: { thing: string; price: string }): string =>
      price === '' ? `${thing}: first picture without words` : `${thing}: price ${price} in the title`,
  },
  page: (s: { headline: string; text: string; button: string }): string =>
    `The first screen says “${s.headline}”.${s.text === '' ? '' : ` ${s.text}`} The button says “${s.button}”.`,
  someChannel: {
    name: 'Channel to choose',
    frequency: 'To agree with the channel',
    materials: 'A phone and daylight',
    why: 'Until advertising channels are chosen',
  },
  production: ({ budget }: { budget: string }): string =>
    budget === ''
      ? 'Production is quoted separately.'
      : `Production is quoted separately from the media money, ${budget}.`,
  slogan: ({ words }: { words: string }): string => ended(`Every film ends with “${words}”`),
  owner: 'The owner is ready to be filmed.',
  /** What a film carries at its end. */
  small: ({ words }: { words: string }): string => `Small, below: “${words}”`,
  /** What the client wants on everything. */
  mandatory: ({ words }: { words: string }): string => ended(`Every piece carries the line “${words}”`),
  /** What is not done or there and is told all the same. */
  toTell: ({ words, how }: { words: string; how?: 'kindly' | 'plainly' }): string =>
    `Say “${words}”${how === undefined ? ' in the copy' : how === 'kindly' ? ' in the copy, in a kind way' : ' in the copy, in plain words'}.`,
  rules: (rules: readonly string[]): string =>
    `Every piece keeps your ${rules.length > 1 ? 'rules' : 'rule'} ${rules.map((rule) => inQuotes(rule)).join(', ')}.`,
  caution: (words: string): string => `The law asks: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`,
  shares: ({ shares, rhythm }: { shares: string; rhythm: string }): string =>
    `Shares of the pillars: ${shares}; rhythm: ${rhythm}`,
  rhythm: ({ rhythm }: { rhythm: string }): string => `Rhythm: ${rhythm}`,
  sharesWhy: 'Proposed working rhythm',
  /** The first answer in a chat. */
  reply: ({ price, fact, next }: { price: string; fact: string; next: string; isMan: boolean }): string =>
    [price, fact, next]
      .filter((part) => part !== '')
      .map((part) => contentStrategy.sentence(part))
      .join(' '),
  draftsAre:
    'Drafts of copy: a film of 15 s in shots of 0–3, 3–10 and 10–15 s; feed ad: headline 40, text 125; search ad: headlines 30, text 90 characters at most',
  formatsFrom: 'Counted in the drafts, beside the platforms’ limits',
  draftsWhy: 'From the client’s words; to be approved before use',
  specs: ({ names, specs }: { names: string; specs: string }): string =>
    `Formats and sizes of ${names}: ${specs}. Check the platform’s current specification`,
};
