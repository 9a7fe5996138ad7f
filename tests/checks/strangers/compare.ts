/** Compares readings with what is expected: by meaning, never by how either is stored. */
import { saidBy } from './capacity-words.ts';
import { isToldContradiction } from './contradiction-codes.ts';
import { KINDS, type CapacityFacts, type Facts, type GoalFacts, type Kind, type Verdict } from './facts.ts';

const shown = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Within half a percent: 16.67 is one in six. */
const near = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 0.005;

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Pairs every expectation with one reading that means it. */
function paired<E, R>(
  kind: Kind,
  expected: readonly E[],
  read: readonly R[],
  same: (expected: E, read: R) => boolean,
): Verdict[] {
  const left = [...read];
  const verdicts = expected.map((one): Verdict => {
    const at = left.findIndex((other) => same(one, other));
    if (at < 0) return { kind, verdict: 'missing', expected: shown(one), read: '' };
    const [found] = left.splice(at, 1);
    return { kind, verdict: 'right', expected: shown(one), read: shown(found) };
  });
  return [
    ...verdicts,
    ...left.map((one): Verdict => ({ kind, verdict: 'wrong', expected: '', read: shown(one) })),
  ];
}

/** One value that there is or is not. */
function single<T>(
  kind: Kind,
  what: string,
  expected: T | null,
  read: T | null,
  same: (a: T, b: T) => boolean,
): Verdict {
  const verdict =
    expected === null || read === null
      ? expected === read
        ? 'right'
        : expected === null
          ? 'wrong'
          : 'missing'
      : same(expected, read)
        ? 'right'
        : 'wrong';
  return { kind, verdict, expected: `${what} ${shown(expected)}`, read: `${what} ${shown(read)}` };
}

const MONTHS: Readonly<Record<string, number>> = {
  day: 12 / 365,
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
};

function budgetVerdicts({ budget: a }: Facts, { budget: b }: Facts): Verdict[] {
  if (a === null || b === null) return [single('budget', 'sum', a, b, () => false)];
  const lengthOf = (length: { count: number; unit: string }): number =>
    length.count * (MONTHS[length.unit] ?? 0);
  return [
    single('budget', 'amount', a.amount, b.amount, near),
    single('budget', 'high', a.high, b.high, near),
    single('budget', 'currency', a.currency, b.currency, (x, y) => x === y),
    // Some keys say 'all' of a sum for everything.
    single('budget', 'period', a.period === 'all' ? 'total' : a.period, b.period, (x, y) => x === y),
    single('budget', 'length', a.length, b.length, (x, y) => near(lengthOf(x), lengthOf(y))),
    single('budget', 'total', a.total, b.total, near),
  ];
}

const UNIT_OF_COUNT = (unit: string): string => (/^(?:percent|[A-Z]{3})$/u.test(unit) ? unit : 'count');
/** Some keys say 'money' of the money at home. */
const sameUnit = (a: string, b: string): boolean =>
  a === 'money' ? /^[A-Z]{3}$/u.test(b) : UNIT_OF_COUNT(a) === UNIT_OF_COUNT(b);

const DAY = 86_400_000;
const isEdgeOfMonth = (day: string): boolean =>
  day.endsWith('-01') || new Date(new Date(day).getTime() + DAY).getUTCDate() === 1;
/** 'Before April' is 31 March or 1 April, 'by May' its first day or its last; 'before Christmas' the day or the eve. */
function sameDay(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  const days = Math.abs(new Date(a).getTime() - new Date(b).getTime()) / DAY;
  return days <= 1 || (a.slice(0, 7) === b.slice(0, 7) && (isEdgeOfMonth(a) || isEdgeOfMonth(b)));
}

/** The last day named, or the length: of a goal over a year the one says the other. */
function sameTime(a: GoalFacts, b: GoalFacts): boolean {
  // 'Still paying after 12 months' is how long the share looks back, and no time to reach it in.
  if (a.unit === 'percent' && a.by === null && a.months !== null && b.months === null && b.by === null)
    return new RegExp(`(?<!\\d)${a.months} (?:months|เดือน)`, 'u').test(a.counted);
  if (a.by !== null)
    return sameDay(a.by, b.by) || (b.by === null && a.months !== null && near(a.months, b.months));
  return a.months === null ? b.by === null && b.months === null : near(a.months, b.months);
}

/**
 * 'Each month' is said in one way; so many in a year that is named are so many by its end, and a season, a class or a round is no
 * period of the plan.
 */
function samePer(a: GoalFacts, b: GoalFacts): boolean {
  const [wanted, read] = [a, b].map(({ per }) => (per === 'night' ? 'day' : periodOf(per)));
  if (wanted === read) return true;
  // A share is told of a year or a month, or of no time.
  if (a.unit === 'percent' && (wanted == null || read == null)) return true;
  const isOnce = (per: string | null | undefined): boolean =>
    per == null || per === 'year' || per === 'quarter';
  if (isOnce(wanted) && isOnce(read)) return a.by !== null && sameDay(a.by, b.by);
  return wanted != null && !(wanted in MONTHS) && isOnce(read);
}

/** 'Occupancy 71 to 92%' and '119 to 155 occupied beds' are one goal where the places are counted: both ends by one whole, to the nearest place. */
function isShareInPlaces(a: GoalFacts, b: GoalFacts): boolean {
  if (a.unit !== 'percent' || UNIT_OF_COUNT(b.unit) !== 'count' || !b.counted.startsWith('occupied '))
    return false;
  if (a.from === null || a.to === null || b.from === null || b.to === null || a.to === 0) return false;
  const whole = (b.to / a.to) * 100;
  return b.to <= whole && Math.abs(b.from - (whole * a.from) / 100) <= 1 && sameTime(a, b);
}

/** The same figures for the same thing and time, whatever words name it. */
export const sameGoal = (a: GoalFacts, b: GoalFacts): boolean =>
  isShareInPlaces(a, b) ||
  (near(a.from, b.from) && near(a.to, b.to) && sameUnit(a.unit, b.unit) && samePer(a, b) && sameTime(a, b));

/** The figure of a goal is right, and something beside it is not. */
const nearGoal = (a: GoalFacts, b: GoalFacts): boolean => near(a.to, b.to);

/** Of 'month (assessments signed)' and 'วัน (พวง)' the period; what is counted stands beside it in some keys. */
const PERIODS: readonly (readonly [period: string, words: RegExp])[] = [
  ['day', /^(?:a |per |each |every )?(?:week)?days?(?![\p{L}-])|^วัน(?!เสาร์|อาทิตย์|ธรรมดา)/iu],
  ['week', /^(?:a |per |each |every )?weeks?(?!\p{L})|^(?:สัปดาห์|อาทิตย์)/iu],
  ['month', /^(?:a |per |each |every )?months?(?!\p{L})|^เดือน/iu],
  ['year', /^(?:a |per |each |every )?years?(?!\p{L})|^ปี/iu],
  // One part of every day.
  ['night', /^(?:a |per |each |every )?(?:night|evening|morning)s?(?!\p{L})|^(?:คืน|เช้า|เย็น)/iu],
];
const periodOf = (per: string | null): string | null =>
  per === null ? null : (PERIODS.find(([, words]) => words.test(per))?.[0] ?? per);

const TIME_OF_DAY = new Set(['day', 'night']);
/** 'Packs a day', 'งานต่อเดือน': the period behind what is counted. */
const PERIOD_BEHIND =
  /(?<![a-z])(?:a|per|each|every)\s(?<en>(?:week)?day|weekend|week|month|year|night)(?![a-z])|(?:ต่อ|ละ|\/)\s?(?<th>วัน|สัปดาห์|อาทิตย์|เดือน|ปี|คืน)/iu;
/** Of the words before 'x 2' or 'and two machines' in a key: these only tell how it came about. */
function periodOfCount(per: string | null): string | null {
  const [said = ''] = (per ?? '').split(/[,;(]/u);
  const { en, th } = PERIOD_BEHIND.exec(said)?.groups ?? {};
  // A week has one weekend.
  const named = (en ?? th ?? said.trim())
    .toLowerCase()
    .replace(/^weekday$/u, 'day')
    .replace(/^weekend$/u, 'week');
  return per === null ? null : periodOf(named);
}

/** What the key says, or what its own words make of it: '3 bays, 2 cars a day each' is six a day. */
export const sameCapacity = (key: CapacityFacts, read: CapacityFacts): boolean =>
  saidBy(key).some((said) => sameCount(said, read));

/** The same count for the same period, whatever words count it; without a period a room, a class or a season is one. */
function sameCount(a: CapacityFacts, b: CapacityFacts): boolean {
  const periods = [a.per, b.per].map(periodOfCount);
  return (
    near(a.count, b.count) &&
    (periods[0] === periods[1] ||
      periods.every((per) => per === null || TIME_OF_DAY.has(per)) ||
      periods.every((per) => per === null || !(per in MONTHS)))
  );
}

const placeOf = (name: string): string => letters(name).replaceAll(' ', '');

/** By any of its names; 'the Midlands' and 'Melbourne metro' are Midlands and Melbourne. */
const samePlace = (a: string, b: string): boolean =>
  b.split(' = ').some((name) => {
    if (placeOf(name) === placeOf(a)) return true;
    const [wanted, found] = [letters(a).split(' '), letters(name).split(' ')];
    return found.length === wanted.length + 1 && wanted.every((word) => found.includes(word));
  });

/** The provinces of 'Bangkok and vicinity' are what the two names mean. */
function grouped(expected: readonly string[], read: readonly string[]): readonly string[] {
  const around = /^(?:Nonthaburi|Pathum Thani|Samut Prakan|Samut Sakhon|Nakhon Pathom) = /u;
  if (!expected.includes('ปริมณฑล') || read.filter((name) => around.test(name)).length < 5) return read;
  const capital = expected.find((name) => /^(?:กทม|กรุงเทพ)/u.test(name)) ?? '';
  return [
    ...read
      .filter((name) => !around.test(name))
      .map((name) => (name.startsWith('Bangkok = ') ? capital : name)),
    'ปริมณฑล',
  ];
}

/** A rule is found where its words stand in the reading, or the reading's in it. */
export function sameRule(a: string, read: string): boolean {
  const b = read.replace(/ \[not offered\]$/u, '');
  const [x, y] = [letters(a).replaceAll(' ', ''), letters(b).replaceAll(' ', '')];
  if (x.includes(y) || y.includes(x)) return Math.min(x.length, y.length) >= 6;
  const words = (text: string): Set<string> =>
    new Set(
      [...new Intl.Segmenter('th', { granularity: 'word' }).segment(letters(text))]
        .filter(({ isWordLike }) => isWordLike === true)
        .map(({ segment }) => segment),
    );
  const [p, q] = [words(a), words(b)];
  const common = [...p].filter((word) => q.has(word)).length;
  return common / Math.min(p.size, q.size) >= 0.75;
}

/** Every expectation, and every reading too many. */
export function compare(expected: Facts, read: Facts): Verdict[] {
  const goals = paired('goals', expected.goals, read.goals, sameGoal);
  const all: Record<Kind, readonly Verdict[]> = {
    budget: budgetVerdicts(expected, read),
    price: [
      single(
        'price',
        '',
        expected.price,
        // Of what is free some cases say that it costs 0, and some that there is no price.
        expected.price === null && read.price?.amount === 0 ? null : read.price,
        (a, b) => near(a.amount, b.amount) && (a.amount === 0 || a.currency === b.currency),
      ),
    ],
    goals: goals.some(({ verdict }) => verdict !== 'right')
      ? joined(goals, expected.goals, read.goals)
      : goals,
    costs: paired(
      'costs',
      expected.costs,
      read.costs,
      (a, b) => near(a.amount, b.amount) && a.currency === b.currency,
    ),
    // How many leave or come back stands beside the way to buying: some cases tell it, none denies it.
    rates: paired('rates', expected.rates, read.rates, (a, b) => near(a.percent, b.percent)).filter(
      ({ verdict, read: text }) =>
        verdict !== 'wrong' || !/"to":"(?:churn|repeat|returning|referred)"/u.test(text),
    ),
    capacity: [single('capacity', '', expected.capacity, read.capacity, sameCapacity)],
    places: paired('places', expected.places, grouped(expected.places, read.places), samePlace),
    ages: [single('ages', '', expected.ages, read.ages, (a, b) => a[0] === b[0] && a[1] === b[1])],
    // What is not offered is told as often as a rule as it is not.
    rules: paired(
      'rules',
      expected.rules,
      read.rules.toSorted((a, b) => Number(a.endsWith(']')) - Number(b.endsWith(']'))),
      sameRule,
    ).filter(({ verdict, read: text }) => verdict !== 'wrong' || !text.endsWith('[not offered]')),
    contradictions: paired(
      'contradictions',
      expected.contradictions,
      read.contradictions,
      isToldContradiction,
    ),
  };
  return KINDS.flatMap((kind) => all[kind]);
}

/** A goal whose figure is right but not all else is one wrong reading, not one missing and one too many. */
function joined(
  verdicts: readonly Verdict[],
  expected: readonly GoalFacts[],
  read: readonly GoalFacts[],
): Verdict[] {
  const list = [...verdicts];
  for (const goal of expected) {
    const missing = list.findIndex(
      ({ verdict, expected: text }) => verdict === 'missing' && text === shown(goal),
    );
    const other = read.find((one) => nearGoal(goal, one));
    const extra = list.findIndex(({ verdict, read: text }) => verdict === 'wrong' && text === shown(other));
    if (missing < 0 || extra < 0) continue;
    list[missing] = { kind: 'goals', verdict: 'wrong', expected: shown(goal), read: shown(other) };
    list.splice(extra, 1);
  }
  return list;
}
