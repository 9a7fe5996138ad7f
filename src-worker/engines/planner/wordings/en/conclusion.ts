/** Page 19: what is asked for, what it brings, the steps with their dates. */
import { upperFirst } from '../../language.ts';

export const conclusion = {
  /** What a yes means, in two or three sentences. */
  gated: (s: {
    sum: string;
    weeks: string;
    rate: string;
    from: string;
    does: string;
    rest: string;
  }): string =>
    `Approve ${s.sum} now. In ${s.weeks} we see whether ${s.rate} of ${s.from} ${s.does}. Only then ${s.rest} follows.`,
  open: ({
    rate,
    results,
    open,
    needed,
  }: {
    rate: string;
    results: string;
    open: string;
    needed: string;
  }): string =>
    ` At ${rate} all of the money brings ${results}. ${open === '1' ? 'The last one needs' : `The other ${open} need`} a rate of ${needed}.`,
  first: (s: { sum: string; weeks: string; one: string; rest: string; isOneChannel: boolean }): string =>
    `Approve ${s.sum} now. After ${s.weeks} we know what ${s.one} costs in media. ${
      s.isOneChannel
        ? `The other ${s.rest} goes to the ad that won.`
        : `The other ${s.rest} goes where it costs least.`
    }`,
  reach: ({ total, results, goal }: { total: string; results: string; goal: string }): string =>
    `At today’s rates ${total} brings ${results}. The goal needs ${goal}.`,
  /** As many as there is room for need a part of the money. */
  spare: (s: { count: string; needs: string; total: string }): string =>
    `There is room for ${s.count}. At today’s cost they take ${s.needs} of the ${s.total}, and the rest waits.`,
  short: (s: {
    total: string;
    results: string;
    goal: string;
    one: string;
    cost: string;
    most: string;
    budget: string;
  }): string =>
    `At today’s ${s.cost} each, ${s.total} brings ${s.results}. The goal needs ${s.goal}. ` +
    (s.most === '' || s.budget === ''
      ? 'So the cost has to fall, or the sum has to grow.'
      : `All of them come when ${s.one} costs ${s.most}, or when the sum is ${s.budget}.`),
  plain: ({ goal, whole, start, end }: { goal: string; whole: string; start: string; end: string }): string =>
    `${whole} of media works towards ${goal}, from ${start} to ${end}.`,
  noBudget: ({ goal, start, end }: { goal: string; start: string; end: string }): string =>
    `The plan works towards ${goal}, from ${start} to ${end}. We agree on the sum first.`,
  /** The goal stands in the client's words, and its number is agreed first. */
  asked: ({ words, sum }: { words: string; sum: string }): string =>
    `You want “${words}”. We agree its number first${sum === '' ? '' : `, then ${sum} of media works towards it`}.`,
  begin: ({ company, offer, place }: { company: string; offer: string; place: string }): string =>
    `${company} starts with ${offer}${place === '' ? '' : ` in ${place}`}. We count from the first week what each ad brings.`,
  /** Media buys the first orders; our own channels bring the rest. */
  shared: (s: {
    months: string;
    results: string;
    won: string;
    ours: string;
    own: string;
    goal: string;
    end: string;
  }): string =>
    `${upperFirst(s.months)} of media bring ${s.results}, and ${s.won} of them become ${s.ours}. Our own channels bring ${s.own} more. That makes ${s.goal} by ${s.end}.`,

  benefits: {
    cheaper: ({
      one,
      goal,
      today,
      share,
      isOfAverage,
    }: {
      one: string;
      goal: string;
      today: string;
      share: string;
      isOfAverage: boolean;
    }): string =>
      `At the goal ${one} costs ${goal} in media, not ${today}${share === '' ? '' : `, and that is ${share} of ${isOfAverage ? 'an average sale' : 'its price'}`}`,
    saved: ({ rest }: { rest: string }): string => `${rest} stays unspent unless costs rise`,
    atMost: ({ one, most }: { one: string; most: string }): string =>
      `The money is enough while ${one} costs ${most} or less`,
    worth: ({ metric, later, now }: { metric: string; later: string; now: string }): string =>
      `At the goal ${metric} are worth ${later} a month at list price, and ${now} today`,
    room: ({ room }: { room: string }): string => `The team has room for ${room}`,
    /** What a pace says of a month. */
    pace: ({ count }: { count: string }): string => `Each month shows whether we keep the pace of ${count}`,
    closes: ({ one, cost }: { one: string; cost: string }): string =>
      `The gap closes without more money when ${one} costs ${cost}`,
  },

  prepare: {
    tracking: 'Set up tracking',
    approval: {
      told: 'have every piece approved, as you told us',
      law: 'have the wording approved',
      'to check': 'check whether the ads need an approval',
    },
    owner: 'film the first clip with the owner',
    adverts: 'make the first ads',
    rivals: 'look up the rivals’ prices',
  },
  approve: 'You approve plan, sum and wording',
  agree: 'We agree on the sum, and you approve the plan',
  starts: ({ money }: { money: string }): string =>
    money === '' ? 'Media starts with the agreed sum' : `Media starts with ${money}`,
  /** What the goal does not take is not spent from the first day. */
  firstMonth: ({ sum, month }: { sum: string; month: string }): string => `${sum} for ${month}`,
  reviewGate: ({ rate, from, does }: { rate: string; from: string; does: string }): string =>
    `We check whether ${rate} of ${from} ${does}, and decide`,
  reviewFirst: ({ one }: { one: string }): string => `We see what ${one} costs in media, and decide`,
  reviewCost: ({ one, cost }: { one: string; cost: string }): string =>
    `We check whether ${one} still costs ${cost}`,
  reviewRate: ({ rate, from, does }: { rate: string; from: string; does: string }): string =>
    `We check whether ${rate} of ${from} still ${does}`,
  milestone: ({ goal }: { goal: string }): string => `We check whether it is ${goal}`,
  review: 'We compare which channel brought results, and at what cost',
  due: ({ goal }: { goal: string }): string => `The goal of ${goal} is due`,
  results: 'We show the results and propose what comes next',

  approveFirst: ({ sum, whole }: { sum: string; whole: string }): string =>
    `Approve the first ${sum} of ${whole}`,
  approveAll: (s: { sum: string; goal: string; day: string; rest: string }): string =>
    s.goal === ''
      ? `Approve ${s.sum} by ${s.day}`
      : `Approve ${s.sum} for ${s.goal}${s.rest === '' ? '' : `; the other ${s.rest} stays with you`}`,
  /** Where a part of the money is enough. */
  approveSpare: ({ sum, needs }: { sum: string; needs: string }): string =>
    `Approve ${needs} of the ${sum}, and agree what the rest is for`,
  /** Where the money does not reach the goal. */
  approveGap: ({ sum }: { sum: string }): string => `Approve ${sum}, and choose how the gap closes`,
  agreeSum: 'Agree on the sum and on one number that means success',
};
