/** The words of 'Review Your Information' about what will be printed: readings, their sums, and answers that disagree. */
import type {
  CapacityView,
  Contradiction,
  ContradictionCode,
  PeriodView,
  Sum,
} from '../../shared/contract/planning.ts';
import type { Period } from '../../shared/domain/corrections.ts';
import { day, money, number, PER, span } from './readings.ts';

const DAY_MS = 86_400_000;
const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** '4 January to 14 March 2027': the year once where it is one. */
const days = ({ from, to }: PeriodView): string =>
  `${from.slice(0, 4) === to.slice(0, 4) ? day(from).replace(/ \d{4}$/, '') : day(from)} to ${day(to)}`;

/** The length in whole weeks or months, else in days. */
function lengthOf({ from, to }: PeriodView): string {
  const count = Math.round((utc(to).getTime() - utc(from).getTime()) / DAY_MS) + 1;
  if (count % 7 === 0) return span(count / 7, 'week');
  const after = new Date(utc(to).getTime() + DAY_MS);
  if (after.getUTCDate() !== 1) return span(count, 'day');
  const months =
    (after.getUTCFullYear() - utc(from).getUTCFullYear()) * 12 +
    after.getUTCMonth() -
    utc(from).getUTCMonth();
  return span(months, 'month');
}

const CAPACITY_PER: Readonly<Record<Exclude<CapacityView['per'], ''>, string>> = {
  ...PER,
  hour: 'an hour',
  minute: 'a minute',
  night: 'a night',
  class: 'a class',
};

function sumWords(sum: Sum): string {
  switch (sum.kind) {
    case 'budget':
      return `${money(sum.each, sum.currency)} ${sum.unit === 'total' ? 'in all' : PER[sum.unit]}`;
    case 'step': {
      const { cost, currency, of, percent, next, result } = sum;
      return `${money(cost, currency)} a ${of} at ${number(percent)}% is ${money(result, currency)} ${next === '' ? 'for each that follows' : `a ${next}`}`;
    }
    case 'goal': {
      const { wanted, of, cost, currency, needed, budget } = sum;
      return `${number(wanted)} at ${money(cost, currency)} a ${of} come to ${money(needed, currency)}${budget === null ? '' : `; the budget is ${money(budget, currency)}`}`;
    }
    case 'more': {
      const unit = sum.unit === '%' ? ' points' : sum.unit === '' ? '' : ` ${sum.unit}`;
      return `${number(Math.abs(sum.result))}${unit} ${sum.result < 0 ? 'less' : 'more'} than today`;
    }
    case 'capacity':
      return `The goal takes ${number(sum.percent)}% of what can be served`;
  }
}

/** Figures and words of a contradiction, by name. */
class With {
  readonly #values: Contradiction['with'];
  constructor(values: Contradiction['with']) {
    this.#values = values;
  }
  has(name: string): boolean {
    return name in this.#values && this.#values[name] !== '';
  }
  text(name: string): string {
    return String(this.#values[name] ?? '');
  }
  number(name: string): string {
    return number(Number(this.#values[name] ?? 0));
  }
  money(name: string): string {
    return money(Number(this.#values[name] ?? 0), this.text('currency'));
  }
  quote(name: string): string {
    return `“${this.text(name).trim()}”`;
  }
  /** ' a week'; '' where no time is named. */
  per(name: string): string {
    const words = new Map<string, string>(Object.entries(CAPACITY_PER)).get(this.text(name));
    return words === undefined ? '' : ` ${words}`;
  }
}

export interface Told {
  /** What disagrees, in one line. */
  title: string;
  /** Its arithmetic, or the words themselves. */
  detail: string;
}

/** What settles it, where an answer alone is not wrong. */
const SETTLE = 'Change one of them, or say when each holds.';
const pair = (title: string, w: With): Told => ({
  title,
  detail: `One answer says ${w.quote('first')}, another ${w.quote('second')}. ${SETTLE}`,
});

const ages = (min: string, max: string): string => (max === '0' ? `${min} and over` : `${min} to ${max}`);
const SEXES: Readonly<Record<string, readonly [chosen: string, others: string]>> = {
  female: ['women', 'men'],
  male: ['men', 'women'],
};

const CONTRADICTIONS: Readonly<Record<ContradictionCode, (w: With) => Told>> = {
  ages: (w) => ({
    title: 'The ages do not match',
    detail: w.has('least')
      ? `The youngest age chosen is ${w.number('min')}, but your words say at least ${w.number('least')}.`
      : `The fields say ${ages(w.number('min'), w.number('max'))}, but the words say ${ages(w.number('from'), w.number('to'))}. Ads use the fields.`,
  }),
  capacity: (w) => ({
    title: 'The goal is more than you can serve',
    detail: w.has('needed')
      ? `${w.number('goal')}${w.per('per')}, each kept ${w.number('kept')} ${w.text('keptUnit')}s, need ${w.number('needed')}, and there are ${w.number('capacity')}.`
      : `The goal is ${w.number('goal')}${w.per('goalPer')}, but there is room for ${w.number('capacity')}${w.has('per') && w.has('goalPer') ? w.per('goalPer') : ''}. Lower the goal, or say what adds room.`,
  }),
  date: (w) => ({
    title: 'A day is already over',
    detail: `${day(w.text('day'))} lies before ${day(w.text('today'))} or before the start. Choose a later day.`,
  }),
  length: (w) => ({
    title: 'The goal takes longer than the media',
    detail: `The goal is ${w.number('goal')} ${w.text('unit')}s away, but media runs for ${w.number('planned')}.`,
  }),
  website: () => ({
    title: 'There is no website to visit',
    detail:
      'Website Traffic is an objective, but no Business Website is given. Add one, or choose another objective.',
  }),
  rule: (w) => ({
    title: `${w.quote('words')} breaks your own rule`,
    detail: `Your rule says ${w.quote('rule')}. Until this is settled, the words stand in no ad and lead no page.`,
  }),
  channel: (w) => ({
    title: 'A chosen channel is ruled out',
    detail: `Your rule says ${w.quote('rule')}. Take the channel out, or change the rule.`,
  }),
  budget: (w) => ({
    title: 'The goal costs more than the budget',
    detail: `${w.number('wanted')} at ${w.money('cost')} each cost ${w.money('needed')}, but the budget is ${w.money('budget')}. Raise the budget or lower the goal.`,
  }),
  undecided: (w) => ({
    title: 'Two budgets are named',
    detail: `The answer names ${w.number('first')} and ${w.number('second')}. Which one holds?`,
  }),
  places: (w) => ({
    title: 'Ads would reach places you do not serve',
    detail: `One answer says ${w.quote('wanted')}, another ${w.quote('told')}. ${SETTLE}`,
  }),
  buyers: () => ({
    title: 'Your words describe businesses',
    detail: 'Target Group is B2C, but Target Demographics name people who buy for a business.',
  }),
  sexes: (w) => {
    const [chosen, others] = SEXES[w.text('chosen')] ?? ['', ''];
    return {
      title: `Gender leaves out ${w.number('share')}% of your buyers`,
      detail: `Only ${chosen} are chosen, but your words say that ${w.number('share')}% are ${others}. Choose all, or keep ads to ${chosen}.`,
    };
  },
  trade: (w) => ({
    title: 'You sell to the trade only, but have an open shop',
    detail: `One answer says ${w.quote('told')}, but anybody can buy at ${w.quote('shop')}. Say who the shop is for.`,
  }),
  closed: (w) => ({
    title: 'Media runs while you take nobody',
    detail: `The media is planned for ${w.quote('media')}, but another answer says ${w.quote('told')}. Move the media, or say what sells then.`,
  }),
  experience: (w) => ({
    title: 'You have advertised before',
    detail: `The answer is No, but another says ${w.quote('told')}.`,
  }),
  competition: (w) => ({
    title: `“No competition”, but ${w.number('rivals')} named`,
    detail: `One answer says ${w.quote('claim')}, but ${w.text('rival')} is on your list.`,
  }),
  open: (w) => pair('You are always open, and closed at times', w),
  all: (w) => ({
    title: 'All of it, and only a part',
    detail: w.has('part')
      ? `One answer says ${w.quote('claim')}, another names ${w.number('part')}${w.has('whole') ? ` of ${w.number('whole')}` : ''}.`
      : `${w.quote('claim')} is said of all, but another answer says it of some.`,
  }),
  free: (w) => ({
    title: 'It is free, and it is charged for',
    detail: `One answer says ${w.quote('claim')}, another charges ${w.money('amount')}. Say when it is free.`,
  }),
  included: (w) => pair('It is included, and it is not', w),
  time: (w) => ({
    title: 'It is delivered sooner than it is made',
    detail: `Delivery takes ${span(Number(w.text('delivery')), 'day')}, but making takes ${span(Number(w.text('making')), 'day')}.`,
  }),
  against: (w) => pair('Two answers do not agree', w),
  payment: (w) => pair('No card is needed, and card details are taken', w),
  total: (w) => ({
    title: 'The parts do not add up to the total',
    detail: !w.has('each')
      ? `The parts come to ${w.money('parts')}, but the answer says ${w.money('total')}.`
      : `${w.money('each')} for each of ${w.number('count')} ${w.text('unit')}s is ${w.money('parts')}, but the answer says ${w.money('total')}.`,
  }),
  twice: (w) => ({
    title: 'One thing has two figures',
    detail: `One answer says ${w.has('currency') ? w.money('first') : w.text('first')}, another ${w.has('currency') ? w.money('second') : w.text('second')}. Which one holds?`,
  }),
  sales: (w) => ({
    title: 'The sales are more than you can make',
    detail: `${w.money('goal')}${w.per('per')} is ${w.number('needed')} ${w.text('of')}, but you can make ${w.number('capacity')}.`,
  }),
  takes: (w) => ({
    title: 'The goal takes more than there is',
    detail: `${w.number('goal')} with ${w.number('each')} each need ${w.number('needed')} ${w.text('of')}, but there are ${w.number('capacity')}.`,
  }),
  pair: (w) => ({
    title: 'Two figures do not fit the rate between them',
    detail: `${w.number('second')} of ${w.number('first')} is ${w.number('needed')}%, but your answer says ${w.number('rate')}%.`,
  }),
  group: (w) => ({
    title: 'The groups are larger than the place',
    detail: `Groups of ${w.number('size')} are to come, but there is room for ${w.number('most')}.`,
  }),
  ready: (w) => ({
    title: 'The goal comes too early',
    detail: w.has('opens')
      ? `It is to be reached by ${day(w.text('by'))}, but sales open on ${day(w.text('opens'))}.`
      : `The goal is ${w.number('months')} months away, but a sale takes ${w.number('takes')}.`,
  }),
};

export const review = {
  lead: 'This is how your answers were read. It goes on the pages as it stands here.',
  printed: 'What will be printed',
  names: { period: 'Period', capacity: 'Capacity', rules: 'Your rules', rule: 'Your rule' },
  readAs: (offer: string) => `Read as: ${offer}`,
  /** '25,000 GBP over 10 weeks' */
  over: (sum: string, periods: number, unit: Period) => `${sum} over ${span(periods, unit)}`,
  period: {
    words: days,
    length: lengthOf,
    before: ({ approval, preparation }: PeriodView) =>
      `${span(approval, 'day')} to approve and ${number(preparation)} to prepare come first`,
    notGiven: (length: string) => `No length named: planned for ${length}`,
    past: ({ months, total, currency }: NonNullable<PeriodView['past']>) =>
      `${months === 1 ? '1 month that you name is over' : `${number(months)} months that you name are over`}: planned for those left${total === null ? '' : `, with ${money(total, currency)}`}`,
  },
  capacity: ({ count, of, per, kind }: CapacityView) =>
    `${kind === 'limit' ? 'At most ' : ''}${number(count)}${of === '' ? '' : ` ${of}`}${per === '' ? '' : ` ${CAPACITY_PER[per]}`}`,
  rule: (quote: string) => `“${quote}”`,
  ruleNote: 'Kept in your words; the deck is checked against it',
  sum: sumWords,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  others: 'Or did you mean',
  reset: 'Use what was read',
  resetOf: (name: string) => `Use what was read of ${name}`,
  allAnswers: (count: number) => (count === 1 ? 'Your one answer' : `All ${count} answers`),
  reading: 'Reading your answers…',
  disagree: (count: number) => (count === 1 ? '1 disagreement' : `${count} disagreements`),
  contradiction: ({ code, with: values }: Contradiction): Told => CONTRADICTIONS[code](new With(values)),
  edit: (field: string) => `Change “${field}”`,
  take: (name: string, words: string) => `${name}: take ${words}`,
  left: 'Left as they are, the pages say what you wrote. You can change it later.',
};
