/** Page 13: the moves of the plan. */
import type { StepId } from '../../../../understanding/figures/steps.ts';

/** What helps people take the next step from where media brings them. */
const NEXT: Partial<Record<StepId, readonly [string, string]>> = {
  click: ['Price range and next step on the first screen', 'Two versions of the page, one difference'],
  chat: [
    'Price, what it includes and the next step in one reply',
    'A reply within 15 minutes in staffed hours',
  ],
  call: ['Every missed call is called back the same day', 'One script: need, price, next step'],
  lead: ['A call back within the hour', 'Two questions in the form that tell who is ready'],
  visit: ['A written offer before they leave', 'One follow-up after two days'],
  trial: ['One first success within the first day', 'A call before the trial ends'],
  quote: ['The quote within a day, with one date to start', 'One call after each quote'],
};

export const keyStrategy = {
  repair: ({ from, to }: { from: string; to: string }): string =>
    `Repair the step from ${from} to ${to} first`,
  repairWhy: ({
    today,
    needed,
    from,
    does,
  }: {
    today: string;
    needed: string;
    from: string;
    does: string;
  }): string => `Today ${today} of ${from} ${does}. The goal needs ${needed}.`,
  next: (step: StepId): readonly string[] =>
    NEXT[step] ?? ['One clear next step in every reply', 'Two ways to ask, compared'],
  noMore: ({ limit, rate }: { limit: string; rate: string }): string =>
    `No more than ${limit} before it passes ${rate}`,
  reportRate: ({ from, to }: { from: string; to: string }): string =>
    `Report: share of ${from} that become ${to}`,
  own: ({ ours }: { ours: string }): string => `Make one promise everywhere: ${ours}`,
  ownWhy: ({ want }: { want: string }): string => `Buyers want ${want}. This is our answer.`,
  ownPlain: 'It is the strongest reason that buyers have to choose us.',
  inEvery: ({ ours }: { ours: string }): string => `Film the proof: ${ours}`,
  beside: ({ ours }: { ours: string }): string => `Say second: ${ours}`,
  show: 'Put one proof in every picture',
  reportOwn: 'Ask each inquiry what made them write; count this answer',
};
