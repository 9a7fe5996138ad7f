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
  report: ({ figure }: { figure: string }): string => `Report: ${figure}`,
  named: {
    title: 'Work through a list of named companies',
    why: ({ groups }: { groups: string }): string => `The buyers are ${groups}.`,
    whyDecider: ({ groups, decider }: { groups: string; decider: string }): string =>
      `The buyers are ${groups}. Who decides: ${decider}.`,
    hints: [
      'Draw up one company list with sales',
      'Write one page for each role that must agree',
      'Call every reply within a day',
    ],
    report: 'Report each month how many companies answered',
  },
  learning: {
    title: 'Find out first what makes buyers ask',
    why: 'This is the first campaign, so no figure of its own exists yet.',
    whyReason: ({ reason }: { reason: string }): string => `${reason}. This is the first campaign.`,
    hints: ({ hero }: { hero: string }): readonly string[] => [
      `Show ${hero} in one clear clip`,
      'Test it against one other message',
      'Keep what gets replies and stop the rest',
    ],
    report: 'Report what the first replies cost',
    reportUnder: ({ most }: { most: string }): string => `Report the cost of each reply; aim under ${most}`,
  },
  local: {
    title: ({ place }: { place: string }): string => `Be the first name in ${place}`,
    why: 'Media runs only where buyers can be served, so no click is paid for in vain.',
    hints: ({ place, hero }: { place: string; hero: string }): readonly string[] => [
      'Advertise only in this area',
      `Show a customer or a job from ${place}`,
      `Be found by “${hero} ${place}”`,
    ],
    report: 'Report inquiries from this area',
  },
  leading: {
    title: ({ hero }: { hero: string }): string => `Lead with ${hero}`,
    why: 'It is the offer that the client wants to sell first.',
    whyPrice: ({ price }: { price: string }): string => `It has a clear price to start from: ${price}.`,
    hints: ({ hero }: { hero: string }): readonly string[] => [
      `Show ${hero} in real use`,
      'Put the price and the next step in the first reply',
      'Ask each buyer for a picture or a review',
    ],
    reportWeek: ({ many }: { many: string }): string => `Report ${many} each week`,
  },
  counting: {
    title: 'Count every result from the first day',
    why: 'The budget moves to what works, and that needs figures from day one.',
    whyNoSum: 'No budget is fixed yet. The first figures decide how much is worth spending.',
    hints: [
      'Keep one sheet of results',
      'Look at it every Monday',
      'Decide each month what stops and what grows',
      'Report that sheet each month',
    ],
  },
};
