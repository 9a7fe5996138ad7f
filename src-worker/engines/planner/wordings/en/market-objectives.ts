/** Page 3: the objectives as cards, and how long media runs. */
import type { MarketingObjective } from '../../../../../src/shared/domain/options.ts';
import { article, plural } from '../../inflection.ts';

/** What an aim without a figure is told with; '' where the answers do not say. */
export interface AimSlots {
  name: string;
  whom: string;
  place: string;
  product: string;
  isCause: boolean;
}

const inPlace = (place: string): string => (place === '' ? '' : ` in ${place}`);

export const marketObjectives = {
  aims: {
    'brand-awareness': ({ name, whom, place }) => `Make ${name} known to ${whom}${inPlace(place)}`,
    'lead-generation': ({ product }) => `Bring more people who ask about ${product}`,
    'sales-conversion': ({ product, place }) => `Win more {buyers} for ${product}${inPlace(place)}`,
    'website-traffic': ({ whom, product }) => `Bring ${whom} to the pages on ${product}`,
    engagement: ({ whom, product }) => `Get ${whom} to talk with us about ${product}`,
    'app-downloads': ({ whom, place }) => `Get ${whom}${inPlace(place)} to install the app and open it`,
    'event-promotion': ({ whom, place }) => `Fill the event with ${whom}${inPlace(place)}`,
    'customer-retention': ({ isCause }): string =>
      isCause ? 'Keep those who give, and have them give again' : 'Have more {customers} come back',
  } as Readonly<Record<MarketingObjective, (slots: AimSlots) => string>>,
  buyers: '{buyers}',
  theProduct: 'the offer',
  theName: 'the name',

  ramp: (s: { isDown: boolean; metric: string; from: string; to: string; by: string }): string =>
    `${s.isDown ? 'Bring' : 'Grow'} ${s.metric} ${s.isDown ? 'down ' : ''}from ${s.from} to ${s.to} by ${s.by}`,
  /** A share under the client's own name for it, which may be no noun: 'back within 6 months', 'losing'. */
  rampOfShare: (s: { name: string; from: string; to: string; per: string; by: string }): string =>
    `${s.name}: from ${s.from} to ${s.to}${s.per === '' ? '' : ` ${s.per}`} by ${s.by}`,
  counted: 'Counted at the end of each month',
  countedNeeding: ({ more, ours }: { more: string; ours: string }): string =>
    `Counted at month end; it takes ${more} ${ours} to cover those who leave`,
  limit: (s: { isCeiling: boolean; metric: string; figure: string; per: string }): string =>
    `Keep ${s.metric} ${s.isCeiling ? 'under' : 'over'} ${s.figure}${s.per}`,
  lostShare: 'Those lost in the month, as a share of those at its start',
  reported: 'Reported every month',
  change: ({ metric, figure, by }: { metric: string; figure: string; by: string }): string =>
    `Change ${metric} by ${figure}, no later than ${by}`,
  changeJudged: 'Measured against today’s figure, which we ask for',
  count: ({ figure, by, isMore }: { figure: string; metric: string; by: string; isMore: boolean }): string =>
    `${isMore ? 'Add' : 'Reach'} ${figure} by ${by}`,
  countJudged: ({ daily }: { daily: string }): string =>
    daily === '' ? 'We count them every week' : `We count them every week; it takes ${daily} a day`,
  figureOpen: 'Counted from the first week',
  /** Of a goal whose figures may be meant in more than one way. */
  figureAsked: 'Its number is agreed before the first ad',
  quoted: ({ words }: { words: string }): string => `Your goal is “${words}”`,
  costDown: ({ noun, now, goal }: { noun: string; now: string; goal: string }): string =>
    `Bring the cost of ${article(noun)} ${noun} down from ${now} to ${goal}`,
  costHeld: ({ noun, goal }: { noun: string; goal: string }): string =>
    `Hold the cost of ${article(noun)} ${noun} at ${goal}`,
  costJudged: ({ noun, results, sum }: { noun: string; results: string; sum: string }): string =>
    results === ''
      ? 'All media divided by all tracked results'
      : `At that cost ${sum} buys ${results} ${plural(noun)}`,
  costElsewhere: ({ platform, taken }: { platform: string; taken: string }): string =>
    `Through ${platform} one costs ${taken}`,
  costTarget: ({ noun, goal }: { noun: string; goal: string }): string => `${goal} ${article(noun)} ${noun}`,
  /** Of what the goal counts: its cost through every step before it. */
  resultDown: ({ one, today, goal }: { one: string; today: string; goal: string }): string =>
    `Bring the media cost of ${one} down from ${today} to ${goal}`,
  resultHeld: ({ one, today }: { one: string; today: string }): string =>
    `Hold the media cost of ${one} at ${today}`,
  resultJudged: 'All media divided by all results, every month',
  resultTarget: ({ one, goal }: { one: string; goal: string }): string => `${goal} for ${one}`,
  ceiling: ({ noun }: { noun: string; each: string }): string => `Cap what one ${noun} may cost in media`,
  ceilingJudged: ({ sum, results }: { division: string; sum: string; results: string }): string =>
    `${sum} for ${results}: the most each may cost, and no forecast`,
  ceilingTarget: ({ most }: { most: string; each: string }): string => `≤ ${most} each`,
  judgedWithMoney: ({ part, measure }: { part: string; measure: string }): string =>
    `${part} of media goes here. We judge it by ${measure.charAt(0).toLowerCase()}${measure.slice(1)}`,

  days: ({ first, last, days }: { first: string; last: string; days: string }): string =>
    `${days} days of paid media, ${first} to ${last}`,
  span: ({ from, to }: { from: string; to: string }): string => `${from} to ${to}`,
  thenOwn: ({ span, paid, own }: { span: string; paid: string; own: string }): string =>
    `Paid media for ${paid}, then ${own} on our own channels, ${span}`,
  prepared: ({ span, ready }: { span: string; ready: string; readyYear: string }): string =>
    `Paid media runs ${span}, prepared in ${ready}`,
  preparedOver: ({ span, first, last }: { span: string; first: string; last: string }): string =>
    `Paid media runs ${span}, prepared from ${first} to ${last}`,
};
