/** Notes of pages 3, 12, 13, 15, 16 and 19: what a figure is, and where it comes from. */

export const evidence = {
  costTarget: ({ goal, per }: { goal: string; per: string }): string =>
    `Target of ${goal} for each ${per}, over all channels`,
  midpoint: ({ from, now }: { from: string; now: string }): string => `Midpoint: (${from} + ${now}) ÷ 2`,
  results: ({ goal, today }: { goal: string; today: string }): string =>
    `${goal} at the cost aimed at, ${today} at today’s cost`,
  start: 'Start',
  monthEnd: ({ metric }: { metric: string }): string => `${metric} at month end`,
  monthEndWhy: (s: { kept: string; ours: string; media: string; own: string }): string =>
    `Previous month × ${s.kept}% + ${s.ours} (${s.media} a month while media runs, ${s.own} from own channels alone)`,
  gained: (s: { needed: string; ours: string; media: string; own: string }): string =>
    `${s.needed} ${s.ours} = ${s.media} from media + ${s.own} from own channels`,
  gainedWhy: (s: { from: string; to: string; churn: string }): string =>
    `The smallest monthly number that brings ${s.from} to ${s.to} at ${s.churn}% loss a month`,
  takeUp: ({ share }: { share: string }): string => `${share}% of {buyers} take it up`,
  takeUpWhy: 'Set equal to today’s repeat rate (client answer)',
  monthly: ({ metric }: { metric: string }): string => `${metric}, month by month`,
  monthlyWhy: 'Equal steps from today’s figure to the goal',
  ramp: ({ metric, goal }: { metric: string; goal: string }): string => `${metric}: ramp to ${goal}`,
  rampWhy: 'Half of the goal in the first month, then equal steps',
  ceiling: ({ most }: { most: string }): string => `${most} for each: a ceiling`,
  daily: ({ count }: { count: string }): string => `${count} a day`,
  afterMedia: ({ months }: { months: string }): string => `${months} after media`,
  supplyWorth: ({ later, now }: { later: string; now: string }): string => `${later} and ${now} a month`,
  supplyWorthWhy: ({ each }: { each: string }): string =>
    `people × ${each} × starting price, before any other price`,
  monthEnds: ({ values }: { values: string }): string => `At the month ends: ${values}`,
  monthTable: 'Month table of page 3',
  whereFrom: ({ ours }: { ours: string }): string => `Where the ${ours} come from`,
  fromMedia: 'From media',
  fromOwn: 'From own channels',
  atChurn: (s: { planned: string; left: string; lost: string; rate: string }): string =>
    `${s.planned} − ${s.left} = ${s.lost} at ${s.rate}%`,
  atChurnWhy: ({ kept }: { kept: string }): string => `The same months with × ${kept}%`,
  supplies: ({ later, now, unit }: { later: string; now: string; unit: string }): string =>
    `${later} and ${now} ${unit} a month`,
  firstOrder: ({ sum }: { sum: string }): string => `First order of at least ${sum}`,
  steps: 'Steps and working rhythms',
  proposed: 'Proposed',
  shares: ({ shares }: { shares: string }): string => `Shares by stage: ${shares} = 100%`,
  sharesWhy: 'Proposed by objective',
  asAnswered: ({ words }: { words: string }): string => `As answered: “${words}”`,
  others: ({ count }: { count: string }): string => `${count} of 100`,
  weekDates: 'Weeks of the media, by their first day',
  aDay: 'The media money of a year ÷ 365 days',
  aDayOf: ({ sum, days }: { sum: string; days: string }): string => `${sum} ÷ ${days} days of media`,
  sumsOfRows: 'Sums of the rows on page 15',
  ages: ({ ages }: { ages: string }): string => `Ages ${ages}`,
  learns: ({ events, days }: { events: string; days: string }): string =>
    `A campaign learns from about ${events} results in ${days} days: the platform’s rule of thumb, no promise`,
  stay: (s: { results: string; many: string; stay: string }): string =>
    `${s.results} ${s.many}; ${s.stay} stay`,
  split: ({ unit, amount }: { unit: string; amount: string }): string =>
    `Split by stage and channel, ${unit}; rows and columns sum to ${amount}`,
  splitWhy: 'Proposed split of the client’s budget, by objective and by what each channel is for',
  toldOfChannel: 'By the figures that the client told of each channel',
  stages: ({ shares }: { shares: string }): string => `Stages: ${shares}`,
  columns: ({ amount }: { amount: string }): string => `Sums of the columns; ÷ ${amount}`,
  pastMonths: ({ months, isOne }: { months: string; isOne: boolean }): string =>
    `${months} of the months that the budget names ${isOne ? 'is' : 'are'} over`,
  pastMonthsWhy: 'Planned with the money of the months left; to confirm',
  move: ({ share }: { share: string }): string => `Move up to ${share} a month`,
  moveWhy: 'Working rule',
  checkWhy: ({ start, end }: { start: string; end: string }): string =>
    `A third of the way from ${start} to ${end}, six weeks at most`,
  caution: 'Caution; check with the platform',
};
