/** What is reckoned: the chain from media to result, the gate, scenarios, weeks and what is asked (pages 3, 12, 15, 16, 19). */
import type { StepId } from '../../../../understanding/figures/steps.ts';

/** A step of the way: many of it, one of it, and what people do who take it. */
export interface StepWords {
  many: string;
  one: string;
  does: string;
}

const STEPS: Readonly<Record<StepId, StepWords>> = {
  impression: { many: 'views', one: 'a view', does: 'see it' },
  like: { many: 'likes', one: 'a like', does: 'like it' },
  click: { many: 'clicks', one: 'a click', does: 'click' },
  chat: { many: 'chats', one: 'a chat', does: 'write' },
  call: { many: 'calls', one: 'a call', does: 'call' },
  lead: { many: '{inquiries}', one: '{an inquiry}', does: '{ask}' },
  qualified: { many: 'good inquiries', one: 'a good inquiry', does: 'fit' },
  sample: { many: 'sample requests', one: 'a sample request', does: 'ask for a sample' },
  drawing: { many: 'drawing requests', one: 'a drawing request', does: 'ask for a drawing' },
  visit: { many: 'visits', one: 'a visit', does: 'come and see' },
  meeting: { many: 'meetings', one: 'a meeting', does: 'meet us' },
  audit: { many: 'inspections', one: 'an inspection', does: 'ask for a visit' },
  trial: { many: 'trials', one: 'a trial', does: 'start a trial' },
  quote: { many: 'quote requests', one: 'a quote request', does: 'ask for a quote' },
  application: { many: 'applications', one: 'an application', does: 'apply' },
  approval: { many: 'approvals', one: 'an approval', does: 'get approved' },
  attendance: { many: 'kept appointments', one: 'a kept appointment', does: 'turn up' },
  onward: { many: 'people who go on', one: 'one who goes on', does: 'go on' },
  subscription: { many: 'subscribers', one: 'a subscriber', does: 'subscribe' },
  booking: { many: 'bookings', one: 'a booking', does: 'book' },
  purchase: { many: '{purchases}', one: '{a purchase}', does: '{buy}' },
  loss: { many: 'losses', one: 'a loss', does: 'leave' },
};

/** 'Become customers' is not said twice of '14 customers'. */
const onward = ({ goal, does }: { goal: string; does: string }): string => {
  const thing = /^become (?<thing>.+)$/u.exec(does)?.groups?.['thing'];
  return thing !== undefined && goal.includes(thing) ? 'turn into one' : does;
};

export const reckoned = {
  steps: STEPS,
  /** Of the step that the goal counts, in the client's word: 'become jobs'. */
  become: ({ name, does, isThing }: { name: string; does: string; isThing: boolean }): string =>
    isThing ? does : `become ${name}`,
  /** Those at a step that is told by a deed: 'people who came', 'people quoted'; and what they do. */
  whoDid: ({ words, isActive }: { words: string; isActive: boolean }): string =>
    `people ${isActive ? 'who ' : ''}${words}`,
  didSo: ({ words, isActive }: { words: string; isActive: boolean }): string =>
    isActive ? words : `are ${words}`,
  /** A paper that the client writes: who asks gets a quote, a meeting leads to a proposal. */
  getsQuote: ({ one, isQuote }: { one: string; isQuote: boolean }): string =>
    isQuote ? `get ${one}` : `lead to ${one}`,
  sales: 'sales',
  /** '160 installations', '150 quote requests a month'. */
  goal: ({ count, name, per }: { count: string; name: string; isUnit: boolean; per: string }): string =>
    `${count} ${name}${per === '' ? '' : ` a ${per}`}`,

  /** Headlines of page 3. */
  headlineOneIn: (s: {
    goal: string;
    from: string;
    needed: string;
    does: string;
    today: string;
    /** What they do is to become what the goal counts, and that is named already. */
    isNamed: boolean;
  }): string =>
    s.isNamed
      ? `${s.goal} need one from every ${s.needed} ${s.from}. Today it is one from every ${s.today}.`
      : `${s.goal} need one in ${s.needed} ${s.from} to ${s.does}. Today it is one in ${s.today}.`,
  headlineRate: (s: { goal: string; from: string; needed: string; does: string; today: string }): string =>
    `${s.goal} need ${s.needed} of ${s.from} to ${onward(s)}. Today it is ${s.today}.`,
  headlineCost: ({ goal, most }: { goal: string; most: string }): string =>
    `${goal} fit the budget at ${most} in media each`,
  headlineLeaving: (s: { goal: string; needed: string; ours: string; rate: string }): string =>
    `${s.goal} need ${s.needed} ${s.ours}, because up to ${s.rate} leave each month`,
  headlineMore: (s: {
    from: string;
    to: string;
    more: string;
    isDown: boolean;
    /** What is counted, and in Thai its classifier. */
    name: string;
    unit: string;
  }): string => {
    const to = `${s.to} ${s.name}`.trim();
    return s.isDown
      ? `From ${s.from} down to ${to}: ${s.more} have to go`
      : `From ${s.from} to ${to}: ${s.more} more to win`;
  },

  assumed: 'Planning assumption',
  calendar: 'From the plan’s dates',
  reckonedFrom: ({ terms }: { terms: string }): string => `Reckoned from ${terms}`,

  points: (figure: string): string => `${figure} points`,

  media: 'Media',
  sameMoney: 'The same money',
  same: ({ name }: { name: string }): string => `The same ${name}`,
  over: ({ time }: { time: string }): string => `over ${time}`,
  perPeriod: ({ per }: { per: string }): string => `a ${per}`,
  costEach: ({ cost }: { cost: string }): string => `at ${cost} each`,
  today: ({ count }: { count: string }): string => `${count} today`,
  short: ({ count }: { count: string }): string => `${count} short`,
  rateToday: ({ from }: { from: string }): string => `of ${from} today`,
  rateNeeded: 'needed for the goal',
  weakest: ({ from, to }: { from: string; to: string }): string => `The weakest link: from ${from} to ${to}`,
  costs: ({ one, today, goal }: { one: string; today: string; goal: string }): string =>
    `Today ${one} costs ${today} in media. The goal allows ${goal}.`,
  gateFirst: ({ limit, rate }: { limit: string; rate: string }): string =>
    `So we spend no more than ${limit} until the rate passes ${rate}.`,
  withinReach: 'Today’s rates reach the goal',
  /** Of several goals the one that the figures are of. */
  firstWithinReach: 'Today’s rates reach this goal',
  restForOthers: ({ goals }: { goals: string }): string => `The rest works for the other goal: ${goals}.`,
  withinReachText: (s: { goal: string; needs: string; isAll: boolean; reserve: string }): string =>
    `${s.goal} need ${s.needs} in media at today’s cost. ${s.isAll ? 'That is all of the money.' : s.reserve}`.trim(),
  roomFirst: 'The room decides, not the media',
  optionsTitle: ({ name }: { name: string; isUnit: boolean }): string => `${name} from the same money`,
  asItIs: 'as it is',
  atRate: ({ rate }: { rate: string }): string => `at ${rate}`,
  andCost: ({ cost }: { cost: string }): string => `also at ${cost} each`,

  gateCondition: ({ rate, from, to, day }: { rate: string; from: string; to: string; day: string }): string =>
    `Gate${day === '' ? '' : `, ${day}`}: do ${rate} of ${from} become ${to}?`,
  gateAsk: ({ rate, day }: { rate: string; day: string }): string =>
    `Gate${day === '' ? '' : `, ${day}`}: is it ${rate} or more?`,
  /** On the weeks: what happens that day. */
  gateRead: ({ day }: { day: string }): string => `Gate${day === '' ? '' : `, ${day}`}: we read the rate`,
  gateThen: ({ rest }: { rest: string }): string => `The other ${rest} follows only then.`,
  gateElse: 'If it is less, we mend the step before we spend more.',
  gateOpens: ({ limit, rest }: { limit: string; rest: string }): string =>
    `${limit} tests it. The other ${rest} waits for the answer.`,
  gateText: (s: { enough: string; few: string; limit: string; rest: string }): string =>
    `${s.enough} from ${s.limit} open the other ${s.rest}; ${s.few} do not.`,

  /** `per`: 'week' of counts a week, '' of counts in all. */
  headlineScenarios: (s: {
    results: string;
    name: string;
    isUnit: boolean;
    per: string;
    total: string;
  }): string =>
    `One rate decides: ${s.total}${s.per === '' ? '' : ` a ${s.per}`} brings ${s.results} ${s.name}`,
  asItIsTitle: 'As it is today',
  atGateTitle: 'At the gate',
  atGoalTitle: 'At the goal',
  mediaForOne: ({ one }: { one: string }): string => `Media for ${one}`,

  headlineGate: ({ limit, rest }: { limit: string; rest: string }): string =>
    `${limit} tests the rate. ${rest} waits for the answer.`,
  channelTotal: ({ sum, share }: { sum: string; share: string }): string =>
    share === '' ? sum : `${sum} · ${share}`,
  /** Of the evidence. */
  weeksFrom: 'The media’s time in weeks, and its money in even parts before and after the gate',
  flightsFrom: ({ total }: { total: string }): string => `Parts of ${total}, before and after the gate`,
  test: 'Test: two versions against each other',

  headlineWeek: ({ first, last }: { first: string; last: string }): string =>
    `${first} a week have to become ${last}`,
  rateOf: ({ rate, step }: { rate: string; step: string }): string => `${rate} ${step}`,
  tooFewHeadline: ({ name, platform }: { name: string; platform: string }): string =>
    `One ${platform} campaign for ${name}, not several`,
  tooFew: (s: { results: string; name: string; days: string; platform: string; needed: string }): string =>
    `The money buys about ${s.results} ${s.name} in ${s.days} days. ${s.platform} learns from about ${s.needed}.`,

  headlineAsk: ({ day, start }: { day: string; start: string }): string =>
    `Say yes by ${day}, and media starts on ${start}`,
  askTest: ({ weeks, rest }: { weeks: string; rest: string }): string =>
    `for ${weeks} of testing. The other ${rest} waits for the answer.`,
  /** `results` is how many of the goal today's rates bring, where they do not bring all of it; else ''. */
  askAll: (s: { goal: string; results: string; each: string; span: string; reserve: string }): string =>
    `of media ${s.results === '' ? `for ${s.goal === '' ? 'the whole plan' : s.goal}` : `that brings ${s.results} of ${s.goal} at today’s rates`}${s.span === '' ? '' : `: ${s.each} over ${s.span}`}${s.reserve === '' ? '' : `. ${s.reserve}`}`,
  askDay: ({ day }: { day: string }): string => `A decision by ${day}`,
  by: ({ day }: { day: string }): string => `By ${day}`,
  lateHeadline: 'Each week later',
  late: ({ goal, end }: { goal: string; end: string }): string =>
    goal === '' ? `leaves one week less before ${end}.` : `leaves one week less for ${goal} by ${end}.`,
};
