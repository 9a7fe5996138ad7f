/** Figures that do not go together: goals and capacity, budget and cost, days that are over. Each with its arithmetic. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { firstDayOf, lastDayOf } from '../../../src/shared/reading/days.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { TimeUnit } from '../../../src/shared/reading/quantity.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import type { Capacity } from '../answers/capacity.ts';
import type { Goal } from '../answers/goals.ts';
import { readOpening } from '../figures/opening.ts';
import { areOneThing } from '../figures/stems.ts';
import { stepOf, STEP_RANK } from '../figures/steps.ts';
import { isSureLimit } from './limits.ts';
import { BUDGET, contradiction, OBJECTIVES, ownTexts, type Basis, type Search } from './basis.ts';

const goalPath = ({ read }: Basis): string =>
  read.goalsFrom === 'whyNeedNow' ? 'clientInfo.whyNeedNow' : OBJECTIVES;

/** Who takes a place: a goal of them is held against seats and rooms. */
const PEOPLE =
  /^(?:people|persons?|students?|guests?|customers?|clients?|visitors?|patients?|members?|children|kids|families|attendees|participants|trainees|learners|คน|ราย|ท่าน)$/iu;
/** What one of them takes each time. */
const SLOTS = /^(?:appointments?|slots?|visits?|sessions?|treatments?|consultations?|lessons?|คิว|เคส|นัด)$/iu;
const PLACES = /^(?:seats?|places|spaces|heads|beds?|rooms?|desks?|ที่|ที่นั่ง|เตียง|ห้อง)$/iu;
const NIGHTLY = /^(?:rooms?|beds?|cabins?|pitches|tents?|ห้อง|เตียง|หลัง|เต็นท์)$/iu;
const ORDERS = /^(?:orders?|sales|ออเดอร์|คำสั่งซื้อ)$/iu;
/** Each is an order that is brought. */
const DROPS = /^(?:drops?|deliver(?:y|ies)|parcels?|จุดส่ง)$/iu;
const GENERIC = /^(?:คน|ราย|ครั้ง|people|persons?)?$/iu;

/** Enquiries, surveys and trials take no place of those who are served. */
const isEarlyStep = (words: readonly string[]): boolean =>
  words.some((word) => {
    const step = stepOf(word);
    return step !== undefined && STEP_RANK[step] < STEP_RANK.booking;
  });

/** A place each: of 'holds 3,000' nothing else is known. */
const TICKETS = /^(?:tickets?|seats?|บัตร|ที่นั่ง)$/iu;
/** What happens once, in one room: who comes needs a seat of it. Anywhere else a seat is taken again and again. */
const ONCE =
  /(?<![a-z])(?:gala|event|conference|festival|concert|show|dinner|talk|webinar|open day|intake|camp|wedding|opening|launch party)(?![a-z])|รุ่น|งาน|ค่าย|คอนเสิร์ต|สัมมนา/u;

/** The goal counts what the capacity is of, as far as the words tell. */
function isOfSame(goal: Goal, limit: Capacity, { answers }: Basis['read']): boolean {
  const { of, text, per } = limit;
  const words = `${goal.metric} ${goal.unit}`.toLowerCase().split(/[\s-]+/u);
  const thing = of.toLowerCase();
  const sold = answers.heroProduct;
  // 'Hall is 180': of what nobody names it is not known what it holds.
  if (thing === '' && per === undefined) return words.some((word) => TICKETS.test(word));
  // '48 seats', and 70 guests over a day: who sits there gets up again.
  if (per === undefined && PLACES.test(thing) && words.some((word) => PEOPLE.test(word)))
    return ONCE.test(plain(goal.text)) || (goal.per === 'day' && NIGHTLY.test(thing));
  // What is not named is served, and no step before that.
  if (thing === '')
    return (goal.unit === '' || GENERIC.test(goal.unit)) && !isEarlyStep(words) && isNamedIn(goal, text);
  // 'Implant consultations' are no implants.
  if (isEarlyStep(words) && !isEarlyStep([thing]) && !PLACES.test(thing) && !PEOPLE.test(thing)) return false;
  if (words.some((word) => word === thing || word === `${thing}s` || `${word}s` === thing)) return true;
  if ((PLACES.test(thing) || SLOTS.test(thing)) && words.some((word) => PEOPLE.test(word))) return true;
  if (PEOPLE.test(thing) && words.some((word) => PLACES.test(word))) return true;
  // Every order takes one at least of what is made.
  if (thing.length > 3 && words.some((word) => ORDERS.test(word)) && areOneThing(thing, sold)) return true;
  if (DROPS.test(thing) && words.some((word) => ORDERS.test(word))) return true;
  // Of people alone, 'demo 30 ราย' are none that are served, unless the limit is on demos.
  if (
    isEarlyStep(words) &&
    GENERIC.test(thing) &&
    !words.some((word) => isEarlyStep([word]) && text.includes(word))
  )
    return false;
  return /[ก-๛]/u.test(thing) && (goal.unit === thing || (GENERIC.test(thing) && GENERIC.test(goal.unit)));
}

/** The words of a limit name what a goal counts: 'nail surgery Tues only, 4 each day'. */
const isNamedIn = ({ metric }: Goal, text: string): boolean =>
  metric
    .toLowerCase()
    .split(/[\s-]+/u)
    .some((word) => word.length > 3 && plain(text).includes(word.replace(/(?:ies|s)$/u, '')));

/** Months of one such time; undefined of a class, which takes none. */
const MONTHS = (unit: TimeUnit | 'night' | 'class'): number | undefined =>
  unit === 'class' ? undefined : monthsOf(1, unit === 'night' ? 'day' : unit);

/** 'คันละ 320 หลัง ต่อรอบอาทิตย์'. */
const ROUND = /รอบ(?:ละ)?(?:อาทิตย์|สัปดาห์|เดือน)|(?<![a-z])(?:weekly|monthly) round(?![a-z])/u;
/** '2 dentals a day on 3 days', '5 sweeps a day, 4 days a week'. */
const ON_DAYS =
  /(?<![a-z])(?:a|per|each) day(?: each)?(?: on|,| x| ×) ?(?<days>[2-6]) days(?! off| closed)(?![a-z])/u;
/** The part of all days that is worked, where the answer with the limit tells it. */
function worked(basis: Basis, { path, text }: Capacity): number {
  const answer = ownTexts(basis).find((one) => one.path === path)?.text ?? '';
  const { daysPerMonth, daysPerWeek } = readOpening(answer) ?? {};
  const named = Number(ON_DAYS.exec(plain(text))?.groups?.['days'] ?? 7);
  const part = daysPerMonth === undefined ? (daysPerWeek ?? named) / 7 : daysPerMonth / DAYS_A_MONTH;
  return Math.min(1, part);
}
const DAYS_A_MONTH = 365.25 / 12;

const isOfRound = ({ per, text }: Capacity): boolean =>
  (per === 'class' || per === 'week') && ROUND.test(plain(text));

/** How many the capacity allows in the time of the goal; undefined where the two do not compare. */
function allowed(
  goal: Goal,
  limit: Capacity,
  { left, days }: { left: number | undefined; days: number },
): number | undefined {
  const { per, of } = limit;
  // Of the days of a month only those that are worked.
  const count = limit.count * (per === 'day' && goal.per !== 'day' ? days : 1);
  // Who is on a weekly round is served once in it: no more than it holds.
  if (isOfRound(limit))
    return goal.per === undefined && goal.from !== undefined && goal.from <= count ? count : undefined;
  // A room is sold once a night.
  if (per === undefined)
    return goal.per === undefined || (goal.per === 'day' && NIGHTLY.test(of)) ? count : undefined;
  const one = MONTHS(per);
  if (one === undefined) return undefined;
  if (goal.per !== undefined) return count * (monthsOf(1, goal.per) / one);
  const time = goal.months ?? left;
  return time === undefined ? undefined : count * (time / one);
}

const MONTH_MS = (365.25 / 12) * 86_400_000;
const STARTS = /(?:(?<![a-z])(?:from|starting|starts?|beginning)(?: on| in)?|เริ่ม|ตั้งแต่)\s*(?:วันที่\s*)?$/u;
/** The day on which the media begins, where the budget names it; today where not. */
function startOf({ read, now }: Basis): Date {
  const text = plain(read.answers.marketingMediaBudget);
  const date = readQuantities(read.answers.marketingMediaBudget).find(
    ({ quantity, span }) =>
      quantity.kind === 'date' && quantity.from.year !== undefined && STARTS.test(text.slice(0, span.start)),
  )?.quantity;
  const first = date?.kind === 'date' ? firstDayOf(date.from, now) : undefined;
  return first !== undefined && first > now ? first : now;
}
/** Months to the day of a goal; undefined where it has none. */
const monthsTo = ({ by }: Goal, start: Date, now: Date): number | undefined => {
  const months = by?.year === undefined ? 0 : (lastDayOf(by, now).getTime() - start.getTime()) / MONTH_MS;
  return months > 0 ? months : undefined;
};

const OVER_A_SEASON =
  /(?<![a-z])(?:for|over|during|in|this) (?:the )?(?:summer|winter|season|year)(?![a-z])/u;
/** A little more than a limit is done now and then. */
const WELL_ABOVE = 1.15;
/** A goal of more than can be served. */
const capacity: Search = (basis) => {
  const { capacity: limit, goals } = basis.read;
  const start = startOf(basis);
  const days = limit?.per === 'day' ? worked(basis, limit) : 1;
  if (limit === undefined) return [];
  const isSure = isSureLimit(basis, limit);
  return goals.flatMap((goal) => {
    if (!isSure) return outOnHire(basis, goal, limit);
    if (
      goal.to === undefined ||
      goal.unit === '%' ||
      /^[A-Z]{3}$/u.test(goal.unit) ||
      goal.kind === 'ceiling' ||
      // Places are filled again and again over a season.
      (limit.per === undefined && OVER_A_SEASON.test(plain(goal.text)))
    )
      return [];
    const most = isOfSame(goal, limit, basis.read)
      ? allowed(goal, limit, { left: monthsTo(goal, start, basis.now), days })
      : undefined;
    // 'From 140 to 200 clients', and twelve a month can be taken on: those who are there already are not to come.
    const isAnew =
      limit.isMore === true ||
      (goal.per === undefined && limit.per !== undefined && limit.per !== 'class' && !isOfRound(limit));
    const toCome = isAnew ? goal.to - (goal.from ?? 0) : goal.to;
    // How many there are already is not known: 16 more say nothing of 260.
    if (limit.isMore === true && goal.from === undefined) return [];
    // What is done today is more than this limit: it is of something else, or of one of several.
    if (most !== undefined && !isAnew && goal.from !== undefined && goal.from > most * WELL_ABOVE) return [];
    const isExact =
      limit.per === undefined || limit.per === goal.per || limit.per === 'class' || isOfRound(limit);
    // Days of rest make a year of full days less; a tenth more than the sum is still no contradiction.
    if (most !== undefined && toCome > most * (isExact ? 1.02 : 1.1))
      return [
        contradiction(
          'capacity',
          {
            goal: limit.isMore === true ? toCome : goal.to,
            capacity: Math.round(most * 100) / 100,
            limit: limit.count,
            per: limit.per ?? '',
            goalPer: goal.per ?? '',
          },
          [goalPath(basis), limit.path],
        ),
      ];
    return outOnHire(basis, goal, limit);
  });
};

/** 'Sixty new rentals a week, each kept five weeks': so many are out at once. */
function outOnHire(basis: Basis, goal: Goal, limit: Capacity) {
  if (limit.kind !== 'stock' && limit.per !== undefined) return [];
  if (
    goal.per === undefined ||
    goal.to === undefined ||
    !/rental|hire|loan|เช่า/iu.test(`${goal.metric} ${goal.text}`)
  )
    return [];
  for (const { path, text } of ownTexts(basis)) {
    const kept = readQuantities(text).find(
      ({ quantity, span }) =>
        quantity.kind === 'duration' &&
        /(?<![a-z])(?:keeps?(?: it| them)?|average (?:hire|rental|loan) is|on average)(?: for)?\s*$|เช่าเฉลี่ย\s*$/u.test(
          plain(text).slice(0, span.start),
        ),
    )?.quantity;
    if (kept?.kind !== 'duration') continue;
    const periods = monthsOf(kept.value, kept.unit) / monthsOf(1, goal.per);
    const needed = Math.round(goal.to * periods);
    if (needed > limit.count)
      return [
        contradiction(
          'capacity',
          {
            goal: goal.to,
            per: goal.per,
            kept: kept.value,
            keptUnit: kept.unit,
            needed,
            capacity: limit.count,
          },
          [goalPath(basis), limit.path, path],
        ),
      ];
  }
  return [];
}

const YEAR = /(?<!\d)(?:19|20|24|25)\d\d(?!\d)/u;
/** A day that is over. */
const date: Search = (basis) => {
  const { read, now } = basis;
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const late = read.goals.flatMap(({ by }) => {
    if (by?.year === undefined) return [];
    const day = lastDayOf(by, now);
    return day < today
      ? [
          contradiction(
            'date',
            { day: day.toISOString().slice(0, 10), today: today.toISOString().slice(0, 10) },
            [goalPath(basis)],
          ),
        ]
      : [];
  });
  const words = plain(read.answers.marketingMediaBudget);
  const ends = readQuantities(read.answers.marketingMediaBudget).flatMap(({ quantity, span }) => {
    if (quantity.kind !== 'date' || quantity.to?.year === undefined) return [];
    // 'Feb 10 - Mar 17', 'Dec to Jan 10': no year is told.
    if (!YEAR.test(words.slice(span.start, span.end))) return [];
    const [first, last] = [lastDayOf(quantity.from, now), lastDayOf(quantity.to, now)];
    if (last < today || last < first)
      return [
        contradiction(
          'date',
          { day: last.toISOString().slice(0, 10), today: today.toISOString().slice(0, 10) },
          [BUDGET],
        ),
      ];
    return [];
  });
  return [...late, ...ends].slice(0, 1);
};

const tellsLength = (text: string): boolean =>
  readQuantities(text).some(({ quantity }) => quantity.kind === 'duration');
/** Media for three months, and half a year to reach the goal. */
const length: Search = (basis) => {
  const { goals, budget } = basis.read;
  if (budget.span === undefined || budget.months === undefined) return [];
  const planned = budget.months;
  // 'For March to June', media in January and February: only a length that is told says how long it may take.
  const goal = goals.find(
    ({ months, text }) => months !== undefined && months > planned * 1.5 && tellsLength(text),
  );
  return goal?.months === undefined
    ? []
    : [contradiction('length', { goal: goal.months, planned, unit: 'month' }, [goalPath(basis), BUDGET])];
};

/** Two sums, and nobody has decided. */
const undecided: Search = ({ read }) => {
  const [first, second] = read.budget.undecided ?? [];
  return first === undefined || second === undefined
    ? []
    : [contradiction('undecided', { first, second }, [BUDGET])];
};

/** Less than what brought the fewer of last month: 240,000 brought 800, and 200,000 is to bring 1,500. */
const less: Search = (basis) => {
  const { goals, costs, budget: media } = basis.read;
  const monthly = media.amount !== undefined && media.period === 'month' && media.perChannel === undefined;
  if (!monthly || media.amount === undefined) return [];
  const { amount, high = amount, currency } = media;
  for (const goal of goals) {
    const { from, to } = goal;
    if (from === undefined || to === undefined || goal.per !== 'month' || to < from * 1.1) continue;
    const spent = costs.find(
      ({ of, currency: paid }) => of?.count === from && paid === currency && of.sum > high * 1.02,
    );
    if (spent !== undefined)
      return [
        contradiction(
          'budget',
          { wanted: to, cost: spent.now, needed: Math.round(to * spent.now), budget: amount, currency },
          [BUDGET, goalPath(basis)],
        ),
      ];
  }
  return [];
};

export const FIGURES: readonly Search[] = [capacity, date, length, undecided, less];
