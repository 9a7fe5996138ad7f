/** What is asked after Confirm beside the figures: the moment, the objection and who decides, with usual answers. */
import type { OfferKind } from '../../../../../src/shared/domain/offer.ts';
import type { Fear } from '../../../../understanding/offer/offer.ts';

const triggers: Readonly<Record<OfferKind, readonly string[]>> = {
  goods: ['The old one breaks', 'A friend shows theirs'],
  'consumable goods': ['It is nearly used up', 'Guests are coming'],
  'goods with installation': ['The day of moving in is set', 'The old one breaks'],
  'appointment service': ['Something hurts or looks wrong', 'A day that matters comes near'],
  'project service': ['A deadline is set', 'The first try went wrong'],
  subscription: ['They notice how much time it takes', 'A trial elsewhere ends'],
  course: ['An exam or a new job comes near', 'A holiday is booked'],
  stay: ['The days off are confirmed', 'A family occasion is set'],
  'meal or venue': ['Friends ask where to go', 'A birthday comes near'],
  delivery: ['Nobody has time to cook or to fetch', 'Guests are coming'],
  'ticketed event': ['Friends ask who comes along', 'The programme comes out'],
  tour: ['The flights are booked', 'Guests come to visit'],
  rental: ['A job needs it for a few days', 'Their own is broken'],
  property: ['The rent goes up', 'A child is on the way'],
  'finance product': ['A large bill arrives', 'The old contract ends'],
  software: ['A mistake cost them money', 'They hire one person more'],
  'franchise or dealership': ['Their income falls', 'A good place becomes free'],
  'industrial supply': ['A supplier delivers late', 'A new order needs more'],
  'residential care': ['Somebody falls or comes out of hospital', 'The family cannot do it alone any more'],
  cause: ['They see whom it helps', 'A friend asks them to join'],
};

const fears: Readonly<Record<Fear, string>> = {
  'hidden cost': 'Afraid of costs that come later',
  'wrong fit': 'Not sure that it fits them',
  unqualified: 'Not sure that the people are good enough',
  late: 'Afraid that it comes too late',
  unsafe: 'Not sure that it is safe',
  'not as pictured': 'Afraid that it is not as pictured',
  commitment: 'Do not want to be tied for long',
  effort: 'It looks like a lot of work',
  'after-sales': 'Afraid of being left alone afterwards',
  fraud: 'Afraid of fraud',
};

export const sharpen = {
  trigger: 'What happens the day before somebody buys?',
  triggerWhy: 'The first picture of every ad shows this moment.',
  objection: 'What makes people not buy?',
  objectionWhy: 'The plan answers it first.',
  decider: 'Who decides, and who has to agree?',
  deciderWhy: 'Pages and ads speak to them.',
  triggers,
  fears,
  /** What speaks against standing on a statement. */
  watch: {
    figure: ({ figure }: { figure: string }): string => `It holds only while ${figure} is kept.`,
    rival: ({ rival }: { rival: string }): string => `${rival} may mend this; look again before launch.`,
    words: 'A rival can say the same, so the proof must be seen.',
    product: 'It says what is sold, not why to choose it.',
  },
  dearer: ({ rival }: { rival: string }): string => `Dearer than ${rival}`,
  deciders: {
    business: ['The owner alone', 'A manager, and the owner signs', 'Purchasing, after a specialist agrees'],
    people: ['The person alone', 'A couple together', 'A parent, for the family'],
  },
  margins: ['20%', '40%', '60%'],
  rates: ['5%', '10%', '25%'],
  repeats: ['Nobody', '20%', '50%'],
  periods: ['per month', 'in total'],
  /** The answers as the questionnaire would have them. */
  as: {
    trigger: (answer: string): string => `People start to look: ${answer}.`,
    objection: (answer: string): string => `Buyers hesitate: ${answer}.`,
    decider: (answer: string): string => `Who decides: ${answer}.`,
    cost: (answer: string, one: string): string => `We pay ${answer} for ${one} today.`,
    rate: (answer: string, from: string, to: string): string => `${answer} of our ${from} become ${to}.`,
    margin: (answer: string): string => `Our margin is ${answer}.`,
    room: (answer: string): string => `We can take on at most ${answer} a week.`,
    repeat: (answer: string): string => `${answer} of customers buy again.`,
  },
};
