/** Page 1: what the client wants, with what it is won, and on what money. */
import { inQuotes } from '../../text.ts';

const runsIn = (place: string): string => (place === '' ? '' : ` It runs in ${place.replace(/\.+$/u, '')}.`);

export const cover = {
  /** The goal as the client says it: '160 installations in ten weeks'. */
  /** `what`: what the goal counts, as the client calls it; '' where the goal's unit tells it. */
  titleGoal: ({ goal, due }: { what: string; goal: string; due: string }): string =>
    [goal, due].filter(Boolean).join(' '),
  /** 'From 12 to 20 sites signed', 'From 420 to 600 orders a month'. */
  ramp: ({
    from,
    to,
    name,
    per,
  }: {
    from: string;
    to: string;
    name: string;
    isUnit: boolean;
    per: string;
  }): string => `From ${from} to ${to} ${name}${per === '' ? '' : ` a ${per}`}`,
  /** Of a share or of money: 'Sales from 120,000 to 200,000 THB a month'. */
  rampOf: ({ from, to, name, per }: { from: string; to: string; name: string; per: string }): string =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)} from ${from} to ${to}${per === '' ? '' : ` a ${per}`}`,
  sales: 'sales',
  /** Of a cause. */
  gifts: 'gifts',
  titleOffer: ({ offer }: { offer: string }): string => `Marketing plan for ${offer}`,
  title: 'Marketing plan',
  dueBy: ({ day }: { day: string }): string => `by ${day}`,
  dueIn: ({ length }: { length: string }): string => `in ${length}`,
  /** 'over ten weeks', after a sum. */
  over: ({ length }: { length: string }): string => (length === '' ? '' : ` over ${length}`),
  promise: ({
    offer,
    sum,
    over,
    place,
  }: {
    offer: string;
    sum: string;
    over: string;
    place: string;
  }): string =>
    offer === ''
      ? `This plan has ${sum} for media${over}.${runsIn(place)}`
      : `This plan puts ${sum} of media${over} behind ${inQuotes(offer)}.${runsIn(place)}`,
  promiseWithoutSum: ({ offer, place }: { offer: string; place: string }): string =>
    `${offer === '' ? '' : `This plan puts ${inQuotes(offer)} first. `}We agree the media sum together.${runsIn(place)}`,
  /** What an offer is one of, and its own name. */
  offerOf: ({ kind, offer }: { kind: string; offer: string }): string => `${kind}, ${offer}`,
  picture: ({ offer }: { offer: string }): string => `Photograph the offer itself, ${offer}.`,
  pictureWork: ({ company }: { company: string }): string => `Photograph ${company} at work.`,
  /** What pictures have to keep. */
  rules: ({ quotes }: { quotes: readonly string[] }): string =>
    `Every picture keeps your ${quotes.length > 1 ? 'rules' : 'rule'} ${quotes.map((quote) => `“${quote}”`).join(' and ')}`,
  preparedBy: 'Digital Marketing Agency',
  started: 'The day on which this proposal was started',
};
