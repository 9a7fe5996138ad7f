/** Buyers: what they ask, what they wait for, and how they buy (pages 7, 8, 14, 18). */
import type { OfferKind } from '../../../../../src/shared/domain/offer.ts';
import type { DoubtId } from '../../data/doubts.ts';
import type { MomentId } from '../../data/moments.table.ts';
import type { After } from '../../plan/journey.ts';
import type { Asked } from '../../plan/asked-for.ts';
import type { Way } from '../../readings/way.ts';

/** Stages of the way to a sale, what we do at the one that closes it, and the button that leads there. */
export interface CloseWords {
  stages: readonly [notice: string, check: string, step: string, decide: string];
  /** What we do at the step. */
  action: string;
  button: string;
  /** At the end of a line of copy. */
  ask: string;
}

const CLOSES: Readonly<Record<Way, CloseWords>> = {
  cart: {
    stages: ['Notice', 'Compare', 'Cart', 'Order'],
    action: 'Show price, delivery and returns before the cart',
    button: 'Order now',
    ask: 'Order online.',
  },
  chat: {
    stages: ['Notice', 'Look us up', 'Chat', 'Decision'],
    action: 'Send price, contents and the next step in one reply',
    button: 'Send message',
    ask: 'Send us a message.',
  },
  call: {
    stages: ['Notice', 'Look us up', 'Call', 'Decision'],
    action: 'Call every missed caller back the same day',
    button: 'Call now',
    ask: 'Give us a call.',
  },
  booking: {
    stages: ['Notice', 'Look us up', 'Free dates', 'Booking'],
    action: 'Show free dates and the whole price together',
    button: 'Book now',
    ask: 'Ask for an open date.',
  },
  quote: {
    stages: ['Notice', 'Compare', 'Quote request', 'Decision'],
    action: 'Send a quote within a day, with every item named',
    button: 'Get quote',
    ask: 'Ask for a quote.',
  },
  visit: {
    stages: ['Notice', 'Look us up', 'Visit', 'Decision'],
    action: 'Offer a visit at a time they choose, and confirm it the same day',
    button: 'Book a visit',
    ask: 'Come and see it.',
  },
  application: {
    stages: ['Notice', 'Compare', 'Application', 'Decision'],
    action: 'Say who qualifies and list every document',
    button: 'Apply now',
    ask: 'See if you qualify.',
  },
  trial: {
    stages: ['Notice', 'Compare', 'Trial', 'Sign-up'],
    action: 'Bring one first success on the first day of the trial',
    button: 'Start trial',
    ask: 'Try it first.',
  },
  meeting: {
    stages: ['Notice', 'Compare', 'Meeting', 'Contract'],
    action: 'Send an agenda, a price range and a choice of dates',
    button: 'Book a meeting',
    ask: 'Let’s meet.',
  },
  'walk-in': {
    stages: ['Notice', 'Look us up', 'Way there', 'Purchase'],
    action: 'Put opening hours and the way there in one place',
    button: 'Get directions',
    ask: 'Come by.',
  },
  cause: {
    stages: ['Notice', 'Look us up', 'Trust', 'Gift'],
    action: 'Let people give in a minute, with a receipt at once',
    button: 'Give now',
    ask: 'Give, and see what it does.',
  },
  install: {
    stages: ['Notice', 'Compare', 'App store', 'Install'],
    action: 'Show the first screen of the app as it is, and what it costs',
    button: 'Install now',
    ask: 'Install it and try it.',
  },
  shelf: {
    stages: ['Notice', 'Compare', 'Shop', 'Purchase'],
    action: 'Name the shops in every ad, and show the pack as it stands there',
    button: 'Find a shop',
    ask: 'Find it in your shop.',
  },
  unknown: {
    stages: ['Notice', 'Compare', 'Question', 'Decision'],
    action: 'Show one clear next step on every page and in every reply',
    button: 'Contact us',
    ask: 'Ask us.',
  },
};

/** What an advert asks for where nothing tells how a sale closes: by what is offered, or by what is counted. */
const ASKED: Readonly<Record<Asked, Pick<CloseWords, 'ask' | 'button'>>> = {
  order: { ask: 'Order yours.', button: 'Order now' },
  place: { ask: 'Ask for a place.', button: 'Sign up' },
  table: { ask: 'Book a table or come in.', button: 'Book now' },
  time: { ask: 'Ask for a time.', button: 'Book now' },
  term: { ask: 'Start yours.', button: 'Subscribe' },
  free: { ask: 'Ask what is free, and from when.', button: 'Contact us' },
  tried: { ask: 'Book a trial.', button: 'Book a trial' },
  learn: { ask: 'See how it works.', button: 'Learn more' },
  sample: { ask: 'Ask for a sample.', button: 'Get a sample' },
  look: { ask: 'Book your free visit.', button: 'Book a visit' },
  survey: { ask: 'Book a site visit.', button: 'Book a visit' },
  check: { ask: 'Book your free check.', button: 'Book now' },
  talk: { ask: 'Book your free call.', button: 'Book a call' },
};

/** Booked by the hour, by a place in a course, or by who comes: no day of a whole venue is asked for. */
const BOOKED: Partial<Record<OfferKind, Partial<CloseWords>>> = {
  'appointment service': {
    stages: ['Notice', 'Look us up', 'Free times', 'Booking'],
    action: 'Show free times and the whole price together',
    ask: 'Ask for a time.',
  },
  course: {
    stages: ['Notice', 'Look us up', 'Free places', 'Booking'],
    action: 'Show the next start, the places left and the whole fee',
    ask: 'Ask for a place.',
  },
  stay: { ask: 'Book your stay.' },
  'project service': {
    stages: ['Notice', 'Look us up', 'Free days', 'Booking'],
    action: 'Say when we can come, with the whole price',
    ask: 'Ask when we can come.',
  },
  'ticketed event': {
    stages: ['Notice', 'Look us up', 'Dates and places', 'Booking'],
    action: 'Show the dates, the places left and the whole price',
    ask: 'Choose your date.',
  },
};

const AFTER: Readonly<Record<After, { stage: string; action: string }>> = {
  'used up': {
    stage: 'Reorder',
    action: 'Write before it runs out, with last time’s order ready',
  },
  periodic: {
    stage: 'Next time',
    action: 'Offer a date for the next time',
  },
  renewal: {
    stage: 'Renewal',
    action: 'Show what they got before the term ends',
  },
  monthly: {
    stage: 'Staying',
    action: 'Show each month what it did for them',
  },
  staying: {
    stage: 'Staying',
    action: 'Ask after the first weeks what is missing, and mend it',
  },
  joined: {
    stage: 'Afterwards',
    action: 'Thank them, and tell them what came of it',
  },
  once: {
    stage: 'Referral',
    action: 'Ask how it went, then for a review and for one name',
  },
  business: {
    stage: 'Next time',
    action: 'Ask how it went, and what they need next',
  },
  again: {
    stage: 'Next time',
    action: 'Tell past {customers} what is new, before anybody else',
  },
  farewell: {
    stage: 'Afterwards',
    action: 'Ask how the family is, and ask for nothing',
  },
  quiet: {
    stage: 'Afterwards',
    action: 'Ask in private how it went, and pass nothing on',
  },
  residents: {
    stage: 'Keeping on',
    action: 'Report what has changed, then say it once more',
  },
  cause: {
    stage: 'Giving again',
    action: 'Report what the gift did, then ask again',
  },
  unknown: {
    stage: 'Afterwards',
    action: 'Ask how it went, then for a review',
  },
};

const QUESTIONS: Readonly<Record<DoubtId, string>> = {
  rating: 'What do others who {bought} say?',
  warranty: 'What if something is wrong with it?',
  minimum: 'Can we start with a small order?',
  commitment: 'What am I tied to?',
  'own-people': 'Who does the work?',
  aftercare: 'Who helps me afterwards?',
  approval: 'Is it approved, and by whom?',
  fresh: 'How fresh is it when I get it?',
  origin: 'Where does it come from?',
  hours: 'Are they there when I need them?',
  wait: 'How long do I have to wait?',
  reply: 'How soon do I get an answer?',
  place: 'Do they come to me, or how far is it?',
  'all-in': 'What is in the price?',
  quality: 'How thoroughly is it done?',
  range: 'Do they have the one I need?',
  experience: 'How long have they done this?',
  calm: 'Is it quiet?',
  language: 'Do they speak my language?',
  price: 'What does it cost?',
  known: 'Who else knows them?',
  safe: 'Is it safe?',
  ease: 'How much work is it for me?',
  result: 'Does it work, and who can show it?',
  taste: 'Will I like it?',
  rare: 'Where else could I get this?',
  values: 'Who benefits from it?',
  tech: 'What do they work with?',
  named: 'Is it better than what I have now?',
  afterwards: 'What happens afterwards?',
  fit: 'Will it fit, and what if it does not?',
  fraud: 'Is this the real page, and is my money safe?',
  genuine: 'Is it genuine, and who is behind it?',
  goods: 'Which is the right one?',
  'consumable goods': 'Is it better than what I buy now?',
  'goods with installation': 'What is in the price, and what is not?',
  'appointment service': 'Who does it, and what does it cost in all?',
  'project service': 'What exactly do we get, and when?',
  subscription: 'What do I get for it each time?',
  course: 'Can I follow it, and what can I do at the end?',
  stay: 'What is it really like there?',
  'meal or venue': 'What is good there, and is it worth the trip?',
  delivery: 'What happens if it is late or damaged?',
  'ticketed event': 'Is it worth the day, and how do we get there?',
  tour: 'What is included, and is it right for us?',
  rental: 'What is in the price, and for how long must we take it?',
  property: 'What does it cost in all?',
  'finance product': 'What do I pay in all, and on what conditions?',
  software: 'Does it do what we need, and who helps us start?',
  'franchise or dealership': 'What do I get for my money, and who helps after the opening?',
  'industrial supply': 'Does it meet our requirement, and does it arrive on time?',
  'residential care': 'Who looks after them, day and night?',
  cause: 'Where does my money go?',
  work: 'What is the work really like, and what do I get?',
  task: 'What exactly am I to do, and why?',
  joining: 'What would it ask of me, and who is there to help?',
  app: 'What can I do with it, and what does it cost?',
  things: 'What happens to what I give?',
  business: 'Does it fit our work, and who is there when we need help?',
  people: 'What do I get, and what does it cost in all?',
};

/** What is waited for, as a noun phrase, and the question that finds its day. */
const MOMENTS: Readonly<Record<MomentId, { event: string; ask: string }>> = {
  car: { event: 'the day the car arrives', ask: 'When does your car arrive?' },
  moving: { event: 'the day they move', ask: 'When do you move?' },
  wedding: { event: 'the wedding day', ask: 'When is the wedding?' },
  baby: { event: 'the day the baby is due', ask: 'When is the baby due?' },
  funeral: { event: 'the day of the farewell', ask: 'Where and when is the service?' },
  exam: { event: 'the day of the exam', ask: 'When is the exam?' },
  term: { event: 'the first day of term', ask: 'When does term start?' },
  opening: { event: 'opening day', ask: 'When do you open?' },
  audit: { event: 'the day of the audit', ask: 'When is your next audit?' },
  event: { event: 'the day of the event', ask: 'What date is the event?' },
  merit: { event: 'the day of the ceremony', ask: 'What date is the ceremony?' },
  festival: { event: 'the festival', ask: 'By which day do you need it?' },
  birthday: { event: 'the day of the party', ask: 'What date is it for?' },
  harvest: { event: 'the harvest', ask: 'When do you harvest?' },
  bloom: { event: 'the flowering', ask: 'When do your trees flower?' },
  rain: { event: 'the rainy season', ask: 'What must be ready before the rain?' },
  heat: { event: 'the hot season', ask: 'What must be ready before the heat?' },
  breakdown: { event: 'the day it breaks down', ask: 'What has stopped working, and where?' },
  contract: { event: 'the day the contract ends', ask: 'When does your contract end?' },
  discharge: { event: 'the day they leave hospital', ask: 'When do they leave hospital?' },
  hospital: { event: 'the day the doctor decides', ask: 'When do you need help to start?' },
  income: { event: 'the month the income falls', ask: 'When would you like to start?' },
  tax: { event: 'the filing deadline', ask: 'When do you have to file?' },
  abroad: { event: 'the day they leave', ask: 'When do you want to leave?' },
  trip: { event: 'the first day of the trip', ask: 'What are your dates?' },
};

/** As a company asks it. */
const WE: Partial<Record<DoubtId, string>> = {
  commitment: 'What are we tied to?',
  named: 'Is it better than what we have now?',
  aftercare: 'Who helps us afterwards?',
  fresh: 'How fresh is it when we get it?',
  hours: 'Are they there when we need them?',
  wait: 'How long do we have to wait?',
  reply: 'How soon do we get an answer?',
  place: 'Do they come to us, or how far is it?',
  range: 'Do they have the one we need?',
  language: 'Do they speak our language?',
  'consumable goods': 'Is it better than what we buy now?',
  subscription: 'What do we get for it each time?',
  course: 'Can our people follow it, and what can they do at the end?',
  'finance product': 'What do we pay in all, and on what conditions?',
  'franchise or dealership': 'What do we get for the money, and who helps after the opening?',
};

export const buyers = {
  closes: CLOSES,
  booked: BOOKED,
  asked: ASKED,
  after: AFTER,
  question: (id: DoubtId, isCompany: boolean): string => (isCompany ? WE[id] : undefined) ?? QUESTIONS[id],
  moments: MOMENTS,
  someone: 'The {buyer}',
  someoneBusiness: 'The company that buys',
  quote: (words: string): string => `“${words}”`,
};
