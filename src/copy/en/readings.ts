/** The words of 'What the planner reads': the wizard's panel. */
import type {
  BudgetMeaning,
  GoalMeaning,
  KnownMeaning,
  OfferMeaning,
  Period,
  ReadingKey,
} from '../../shared/domain/corrections.ts';
import type { Close, Deliberation, OfferKind, Repeat } from '../../shared/domain/offer.ts';
import type { ReadingsView } from '../../shared/contract/planning.ts';

export const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });
export const money = (value: number, currency: string): string =>
  currency === '' ? number(value) : `${number(value)} ${currency}`;
export const PER: Readonly<Record<Period, string>> = {
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
};
export const span = (count: number, unit: Period): string =>
  `${number(count)} ${unit}${count === 1 ? '' : 's'}`;
export const day = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

function budgetWords(budget: BudgetMeaning & { high?: number }): string {
  const { amount, high, currency, period, length, lengthUnit } = budget;
  if (amount === null) return '';
  const sum = high === undefined ? money(amount, currency) : `${number(amount)} to ${money(high, currency)}`;
  return `${sum}${period === 'total' ? ' in all' : ` ${PER[period]}`}${length === null ? '' : ` for ${span(length, lengthUnit)}`}`;
}

function goalWords({
  kind,
  metric,
  from,
  to,
  unit,
  per,
  months,
  by,
  high,
}: GoalMeaning & { high?: number }): string {
  if (to === null) return metric;
  const isMoney = /^[A-Z]{3}$/u.test(unit);
  const figure = (value: number): string =>
    unit === '%' ? `${number(value)}%` : isMoney ? money(value, unit) : number(value);
  const counted = unit !== '' && unit !== '%' && !isMoney ? ` ${unit}` : '';
  const target = `${figure(to)}${high === undefined ? '' : ` to ${figure(high)}`}${counted}`;
  const name =
    metric === '' ? 'What is counted is not said' : `${metric.charAt(0).toUpperCase()}${metric.slice(1)}`;
  const sentence = {
    ramp: `${name}: from ${from === null ? '' : figure(from)} to ${target}`,
    count: `${name}: ${target}`,
    floor: `${name}: at least ${target}`,
    ceiling: `${name}: at most ${target}`,
    change: `${name}: change by ${target}`,
    text: name,
  }[kind];
  const deadline = by === '' ? (months === null ? '' : ` within ${span(months, 'month')}`) : ` by ${day(by)}`;
  return `${sentence}${per === '' ? '' : ` ${PER[per]}`}${deadline}`;
}

const BOUND: Readonly<Record<ReadingsView['budget']['bound'], string>> = {
  '': '',
  'at most': 'At most ',
  'at least': 'At least ',
  about: 'About ',
};

const KINDS = {
  goods: 'Goods',
  'consumable goods': 'Goods that are used up',
  'goods with installation': 'Goods with installation',
  'appointment service': 'Service by appointment',
  'project service': 'Service by project',
  subscription: 'Subscription',
  course: 'Course',
  stay: 'Stay',
  'meal or venue': 'Meal or venue',
  delivery: 'Delivery',
  'ticketed event': 'Event with tickets',
  tour: 'Tour',
  rental: 'Rental',
  property: 'Property',
  'finance product': 'Finance product',
  software: 'Software',
  'franchise or dealership': 'Franchise or dealership',
  'industrial supply': 'Supply to industry',
  'residential care': 'Residential care',
  cause: 'Cause',
} satisfies Record<OfferKind, string>;
const CLOSES = {
  cart: 'in the cart',
  chat: 'in the chat',
  call: 'by a call',
  booking: 'by a booking',
  quote: 'by a quote',
  visit: 'at a visit',
  application: 'by an application',
  trial: 'after a trial',
  meeting: 'at a meeting',
  'walk-in': 'by walking in',
} satisfies Record<Close, string>;
const DELIBERATIONS = {
  minutes: 'in minutes',
  days: 'in days',
  weeks: 'in weeks',
  months: 'in months',
} satisfies Record<Deliberation, string>;
const REPEATS = {
  'used up': 'when it is used up',
  periodic: 'at intervals',
  renewal: 'by renewal',
  once: 'never; they send others',
} satisfies Record<Repeat, string>;

/** Each facet that is known, as a sentence of its own. */
const offerFacets = ({ kind, close, deliberation, repeat }: OfferMeaning): string[] => [
  ...(kind === '' ? [] : [KINDS[kind]]),
  ...(close === '' ? [] : [`Sold ${CLOSES[close]}`]),
  ...(deliberation === '' ? [] : [`Decided ${DELIBERATIONS[deliberation]}`]),
  ...(repeat === '' ? [] : [`Bought again ${REPEATS[repeat]}`]),
];

export const readings = {
  title: 'What the planner reads',
  lead: 'Plan and pages use your corrections.',
  showAll: (count: number) => (count === 1 ? 'Show 1 reading' : `Show all ${count} readings`),
  /** In the one line of a phone. */
  toCheck: (count: number) => `${count} correction${count === 1 ? '' : 's'} to check`,
  names: {
    budget: 'Budget',
    goals: 'Goals',
    places: 'Places',
    ages: 'Ages',
    gender: 'Gender',
    buyers: 'Buyers',
    known: 'Known figures',
    offer: 'Offer',
  } satisfies Record<ReadingKey, string>,
  /** Labels of the fields, as the form writes them. */
  sources: {
    budget: 'Marketing Media Budget',
    specificObjectives: 'Specific Marketing Goals',
    whyNeedNow: 'Why do you need online advertising now?',
    places: 'Target Locations',
    demographics: 'Target Demographics',
    ages: 'Min Age and Max Age',
    gender: 'Gender Preference',
    buyers: 'Target Group',
    known: 'Current Challenges & Concerns',
    offer: 'Product/Service to Market',
    'clientInfo.onlineAdIssues': 'What issues have you encountered with online advertising?',
    'clientInfo.whyNeedNow': 'Why do you need online advertising now?',
    'campaignObjectives.currentChallenges': 'Current Challenges & Concerns',
    'campaignObjectives.specificObjectives': 'Specific Marketing Goals',
    'competitiveAnalysis.additionalNotes': 'Additional Notes',
  } as Readonly<Record<string, string>>,
  from: (field: string) => `From “${field}”`,
  notAnswered: 'Not answered yet',
  budget: {
    words: budgetWords,
    bounded: (bound: ReadingsView['budget']['bound'], words: string) => `${BOUND[bound]}${words}`,
    none: 'No sum found; the plan shows shares, not money',
    lowerEnd: 'Planned on the lower end',
    periodAssumed: 'No period named: read as the whole budget',
    noCurrency: 'No currency named',
    currencyFromPrice: 'No currency named: that of the starting price',
    currencyAssumed: 'No currency named: told by the other answers',
    perChannel: (amount: string, channels: number) => `${amount} × ${channels} channels`,
    total: (sum: string) => `${sum} in all`,
  },
  goals: {
    words: goalWords,
    none: 'No goal named; baselines are set in the first month',
    noFigure: 'No figure found; to agree with the client',
    unsure: 'It can mean more than one thing: quoted, and nothing reckoned from it until you say which',
  },
  places: {
    province: (count: number) => (count === 1 ? 'Province of Thailand' : 'Provinces of Thailand'),
    country: (count: number) => (count === 1 ? 'Country' : 'Countries'),
    /** 'เลย (Loei)' */
    known: (name: string, match: string) => `${name} (${match})`,
    town: (province: string) => `Counted as its province, ${province}`,
    other: () => 'Used as written; in no population table',
    none: 'No place named',
  },
  ages: {
    words: (min: number, max: number) =>
      min > 0 && max > 0
        ? `${min} to ${max}`
        : min > 0
          ? `${min} and over`
          : max > 0
            ? `Up to ${max}`
            : 'All ages',
  },
  gender: { all: 'Everybody', female: 'Women', male: 'Men' },
  buyers: { b2b: 'Businesses (B2B)', b2c: 'Consumers (B2C)' },
  known: {
    cost: (per: string, now: string, from: string | undefined) =>
      `One ${per} costs ${now}${from === undefined ? '' : `, ${from} before`}`,
    rate: {
      repeat: 'come back',
      returning: 'bought before',
      referred: 'are recommended',
      churn: 'are lost',
      conversion: 'convert',
      other: '',
    },
    none: 'None named; nothing is forecast without one',
  },
  offer: {
    facets: offerFacets,
    words: (offer: OfferMeaning) => [offer.name, ...offerFacets(offer)].filter(Boolean).join('; '),
    none: 'Not clear what is offered; the plan stays general',
  },
  number,
  money,
  corrected: 'Corrected by you',
  notUsed: 'The answer has changed since. Pages follow the answer as it stands.',
  outdated: (words: string) =>
    `You corrected this to “${words}”. The answer has changed since, so it is not used.`,
  keep: 'Use mine again',
  drop: 'Drop mine',
  correct: (name: string) => `Correct ${name}`,
  reset: (name: string) => `Use what was read of ${name} again`,
  resetShort: 'Reset',
  editor: {
    save: 'Save',
    cancel: 'Cancel',
    amount: 'Amount',
    amountHint: 'Leave empty if no sum is agreed',
    currency: 'Currency',
    currencyHint: 'Three letters: THB, USD',
    period: 'For',
    periods: {
      day: 'each day',
      week: 'each week',
      month: 'each month',
      quarter: 'each quarter',
      year: 'each year',
      total: 'the whole campaign',
    } satisfies Record<Period | 'total', string>,
    length: 'Length of the media',
    lengthUnit: 'Counted in',
    units: {
      day: 'days',
      week: 'weeks',
      month: 'months',
      quarter: 'quarters',
      year: 'years',
    } satisfies Record<Period, string>,
    goal: (index: number) => `Goal ${index}`,
    kind: 'Kind',
    kinds: {
      ramp: 'From, to',
      count: 'Reach',
      floor: 'Stay above',
      ceiling: 'Stay under',
      change: 'Change by',
      text: 'No figure',
    } satisfies Record<GoalMeaning['kind'], string>,
    metric: 'What is counted',
    fromValue: 'From',
    toValue: 'To',
    unit: 'Unit',
    unitHint: '%, a currency, or empty',
    per: 'Per',
    perNone: 'in all',
    months: 'Within months',
    by: 'Or by',
    addGoal: 'Add a goal',
    removeGoal: (index: number) => `Remove goal ${index}`,
    figure: (index: number) => `Figure ${index}`,
    addFigure: 'Add a figure',
    removeFigure: (index: number) => `Remove figure ${index}`,
    knownKinds: {
      cost: 'Cost',
      repeat: 'Come back',
      returning: 'Bought before',
      referred: 'Are recommended',
      churn: 'Are lost',
      conversion: 'Convert',
      other: 'Another rate',
    } satisfies Record<KnownMeaning['kind'], string>,
    costOf: 'Of one',
    costOfHint: 'order, lead, click',
    costNow: 'Costs today',
    costBefore: 'Cost before',
    rateNow: 'Percent',
    invalidFigure: 'Say what one costs: a name and a sum',
    offerName: 'What it is called',
    offerKind: 'Kind of offer',
    offerKinds: KINDS,
    close: 'A sale closes',
    closes: CLOSES,
    deliberation: 'Buyers decide',
    deliberations: DELIBERATIONS,
    repeat: 'They buy again',
    repeats: REPEATS,
    asRead: 'As the answers say',
    places: 'Places',
    placesHint: 'One on each line',
    min: 'Min Age',
    max: 'Max Age',
    invalidAges: 'Min age must be less than or equal to max age',
    invalidNumber: 'Please enter a number',
  },
};
