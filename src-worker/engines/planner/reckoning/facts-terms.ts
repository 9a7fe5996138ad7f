/** Figures beside the price, and when something is open: with the answer that each stands in. */
import { isPeriod, type Period } from '../../../understanding/answers/period.ts';
import { readDays, readOpening } from '../../../understanding/figures/opening.ts';
import {
  readPack,
  readReturn,
  readRoas,
  readTerms,
  type Term,
  type TermKind,
} from '../../../understanding/figures/terms.ts';
import type { Answers } from '../readings/index.ts';
import type { ReckonedReadings } from './facts.ts';
import { readTax } from '../../../understanding/figures/aside.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { stepOf } from '../../../understanding/figures/steps.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { moreOf } from '../../../understanding/figures/use.ts';
import { readTurnedAway } from '../../../understanding/figures/turned-away.ts';
import { isOfLeavers, readLeaving } from '../../../understanding/figures/leaving.ts';
import { isPremium, readEarned } from '../../../understanding/figures/earned.ts';
import { readEach } from '../../../understanding/figures/each.ts';
import { readSums } from '../../../understanding/figures/sums.ts';
import { ofTheClient } from './facts-prices.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface TermFact {
  figure: Figure;
  unit: string;
  per?: Period;
}

export interface TermFacts {
  terms: Readonly<Partial<Record<TermKind, TermFact>>>;
  /** A sum for adverts, the sales or gifts that it brought, and how many made them. */
  brought?: { spent: Figure; sales: Figure; count?: Figure; currency: string };
  /** Sales for every unit of media money. */
  roas?: Figure;
  /** Days of the week, or of the month for one of what is counted, and rounds of one day. */
  opening: { daysPerWeek?: Figure; daysPerMonth?: Figure; slotsPerDay?: Figure };
  /** So many of one thing with each of another. */
  eaches: { figure: Figure; of: string; each: string; per?: Period }[];
  /** What one of a thing costs or brings, beside the price and the costs of steps. */
  sums: { figure: Figure; currency: string; each: string }[];
  /** So much there is of what one thing takes: hours of a month, kilograms of a harvest. */
  supplies: { figure: Figure; of: string; per?: Period }[];
  /** Percent of what others pay that the client earns. */
  earned?: Figure;
  /** What buyers pay goes to another, and nobody tells what of it the client earns. */
  isPassedOn?: true;
  /** Of the price: a tax in it or on top of it. */
  tax?: { figure: Figure; isIncluded: boolean };
  /** So many would buy and cannot. */
  away?: TermFact;
  /** So many of those who are there leave in a time, or a part of them whenever a term ends. */
  leaving?: { figure: Figure; isShare: boolean; per?: Period; of: string };
  /** Days of the week that a goal speaks of: 'จ-พฤ', week days. */
  goalDays?: Figure;
}

const FIELDS = [
  'startingPrice',
  'specificObjectives',
  'currentChallenges',
  'onlineAdIssues',
  'whyNeedNow',
  'additionalNotes',
  'additionalDemographics',
  'targetDemographics',
  'afterSalesService',
  'marketingMediaBudget',
  'productService',
  'strengths',
] as const satisfies readonly (keyof Answers)[];

const EACH_FIELDS = [...FIELDS, 'heroProduct'] as const;

/** Fields in which a kind would mean another thing. */
const ONLY: Readonly<Partial<Record<TermKind, readonly (keyof Answers)[]>>> = {
  instalments: [
    'startingPrice',
    'productService',
    'afterSalesService',
    'currentChallenges',
    'additionalNotes',
  ],
  fee: ['startingPrice'],
  'once-fee': ['startingPrice'],
  'sales-share': ['marketingMediaBudget'],
  discount: ['startingPrice', 'productService', 'heroProduct', 'specificObjectives'],
  'deposit-sum': ['startingPrice', 'productService', 'heroProduct', 'afterSalesService', 'additionalNotes'],
};

/** Above this a figure is read from words around it, not from the reading of an answer. */
const CERTAINTY = 0.7;

export function termFacts(r: ReckonedReadings): TermFacts {
  const terms: Partial<Record<TermKind, TermFact>> = {};
  const add = (field: keyof Answers, { kind, value, unit, per, words }: Term): void => {
    if (!(value > 0) || ONLY[kind]?.includes(field) === false) return;
    if (r.goals.some(({ to }) => to === value) && kind !== 'party') return;
    terms[kind] ??= {
      figure: { value, root: rootOf(r, field, words), certainty: CERTAINTY },
      unit,
      ...(per !== undefined && isPeriod(per) ? { per } : {}),
    };
  };
  for (const field of FIELDS) for (const term of readTerms(r.answers[field])) add(field, term);
  for (const field of ['heroProduct', 'startingPrice'] as const)
    for (const term of readPack(r.answers[field], true)) add(field, term);
  for (const term of readPack(r.answers.productService, false)) add('productService', term);
  const earned = earnedOf(r);
  // What the client earns is no part that others keep of it.
  if (terms.commission?.figure.value === earned?.value) delete terms.commission;
  const brought = broughtBy(r);
  const roas = roasOf(r);
  const tax = readTax(r.answers.startingPrice);
  const root = rootOf(r, 'startingPrice', tax?.words ?? '');
  const eaches = eachesOf(r);
  const party = eaches.find(({ of, each }) => PERSON.test(of) && TABLE.test(each));
  if (party) terms.party ??= { figure: party.figure, unit: party.of };
  return {
    terms,
    ...(earned ? { earned } : {}),
    ...(!earned && isPremium(r.answers.startingPrice, `${r.answers.productService} ${r.answers.heroProduct}`)
      ? { isPassedOn: true as const }
      : {}),
    ...(brought ? { brought } : {}),
    ...(roas ? { roas } : {}),
    ...openingOf(r),
    ...awayOf(r),
    ...leavingOf(r),
    eaches,
    sums: sumsOf(r),
    supplies: suppliesOf(r, eaches),
    ...(tax
      ? { tax: { figure: { value: tax.percent, root, certainty: CERTAINTY }, isIncluded: tax.isIncluded } }
      : {}),
  };
}

function earnedOf(r: ReckonedReadings): Figure | undefined {
  for (const field of FIELDS) {
    const read = readEarned(r.answers[field], field === 'startingPrice');
    if (read) return { value: read.percent, root: rootOf(r, field, read.words), certainty: CERTAINTY };
  }
  return undefined;
}

/** Those who come together pay and book as one. */
const TABLE = /^(?:tables?|bookings?|families|family|bills?|groups?|parties|party|โต๊ะ|บิล|ครอบครัว|กลุ่ม|กรุ๊ป)$/iu;
const PERSON = /^(?:people|persons?|guests?|adults?|heads?|คน|ท่าน|หัว)$/iu;

function sumsOf(r: ReckonedReadings): TermFacts['sums'] {
  // What gifts pay for is told where others tell a price.
  const price = r.people === 'givers' ? undefined : r.price.value;
  const isKnown = (value: number, each: string): boolean =>
    value === price ||
    r.costs.some(({ now, per }) => now === value && (areOneThing(per, each) || stepOf(per) === stepOf(each)));
  return EACH_FIELDS.flatMap((field) =>
    readSums(r.answers[field]).flatMap(({ value, currency, each, words }) =>
      isKnown(value, each)
        ? []
        : [
            {
              figure: { value, root: rootOf(r, field, words), certainty: CERTAINTY },
              currency: ofTheClient(currency, r),
              each,
            },
          ],
    ),
  );
}

/** Each once, however often it is told. */
function eachesOf(r: ReckonedReadings): TermFacts['eaches'] {
  const found = EACH_FIELDS.flatMap((field) =>
    readEach(r.answers[field]).map(({ value, high, of, each, per, words }) => ({
      ...(per !== undefined && isPeriod(per) ? { per } : {}),
      figure: {
        value,
        ...(high === undefined ? {} : { high }),
        root: rootOf(r, field, words),
        certainty: CERTAINTY,
      },
      of,
      each,
    })),
  );
  return found.filter(
    (one, i) =>
      found.findIndex(
        ({ of, each, figure }) => of === one.of && each === one.each && figure.value === one.figure.value,
      ) === i,
  );
}

/** Tonnes are counted in kilograms, as what one thing takes of them. */
const inKilos = (value: number, unit: string): { value: number; of: string } =>
  TONNE.test(unit) ? { value: value * 1000, of: 'kg' } : { value, of: KILO.test(unit) ? 'kg' : unit };
const TONNE = /^(?:t|tons?|tonnes?|ตัน)$/iu;
const KILO = /^(?:kg|kilos?|kilograms?|กก\.?|กิโล(?:กรัม)?|โล)$/iu;

/** A number of what one thing takes, that is no such number itself. */
export function suppliesOf(
  r: ReckonedReadings,
  eaches: readonly { figure: Figure; of: string }[],
): TermFacts['supplies'] {
  const taken = eaches.map(({ figure, of }) => inKilos(figure.value, of));
  return SUPPLY_FIELDS.flatMap((field) =>
    readQuantities(r.answers[field]).flatMap(
      ({ quantity, span, figure, per, perSpan }): TermFacts['supplies'] => {
        if ((quantity.kind !== 'count' && quantity.kind !== 'duration') || quantity.high !== undefined)
          return [];
        const thing = quantity.unit || moreOf(r.answers[field].slice(figure.end));
        const { value, of } = inKilos(quantity.value, thing);
        if (!taken.some((one) => areOneThing(one.of, of) && value > one.value)) return [];
        const end = Math.max(span.end, perSpan?.end ?? 0);
        const after = r.answers[field].slice(end);
        const behind = quantity.unit === '' ? after.slice(after.indexOf(thing) + thing.length) : after;
        const time = per === undefined ? timeBehind(behind) : isPeriod(per) ? per : undefined;
        // So many hours without a time are how long something takes.
        if (quantity.kind === 'duration' && time === undefined) return [];
        const root = rootOf(r, field, r.answers[field].slice(span.start, end).trim());
        return [
          {
            figure: { value, root, certainty: CERTAINTY },
            of,
            ...(time === undefined ? {} : { per: time }),
          },
        ];
      },
    ),
  );
}
const SUPPLY_FIELDS = ['currentChallenges', 'additionalNotes', 'strengths'] as const;
const A_TIME = /^\s*(?:a|per|each|every|\/)\s*(?<time>day|week|month|year)(?![a-z])/iu;
const timeBehind = (after: string): Period | undefined => {
  const named = A_TIME.exec(after)?.groups?.['time']?.toLowerCase();
  return PERIODS.find((period) => period === named);
};
const PERIODS: readonly Period[] = ['day', 'week', 'month', 'year'];

function roasOf(r: ReckonedReadings): Figure | undefined {
  for (const field of ['onlineAdIssues', 'currentChallenges', 'additionalNotes'] as const) {
    const read = readRoas(r.answers[field]);
    if (read) return { value: read.value, root: rootOf(r, field, read.words), certainty: CERTAINTY };
  }
  return undefined;
}

function broughtBy(r: ReckonedReadings): TermFacts['brought'] {
  for (const field of ['onlineAdIssues', 'currentChallenges', 'whyNeedNow', 'additionalNotes'] as const) {
    const read = readReturn(r.answers[field]);
    if (!read) continue;
    const root = rootOf(r, field, read.words);
    const figure = (value: number): Figure => ({ value, root, certainty: CERTAINTY });
    return {
      spent: figure(read.spent),
      sales: figure(read.sales),
      ...(read.count === undefined ? {} : { count: figure(read.count) }),
      currency: read.currency || r.price.currency || r.budget.currency,
    };
  }
  return undefined;
}

function awayOf(r: ReckonedReadings): Pick<TermFacts, 'away'> {
  for (const field of AWAY_FIELDS) {
    const read = readTurnedAway(r.answers[field]);
    if (!read) continue;
    const figure = { value: read.value, root: rootOf(r, field, read.words), certainty: CERTAINTY };
    return { away: { figure, unit: read.of, ...(read.per ? { per: read.per } : {}) } };
  }
  return {};
}
/** 'People quitting, about 11 a month, I want 6': a goal that tells how many leave today. */
function leaversOfGoal(r: ReckonedReadings): TermFacts['leaving'] {
  for (const { metric, unit, from, to, per, text } of r.goals) {
    if (from === undefined || to === undefined || to >= from || per === undefined || per === 'day') continue;
    if (unit === '%' || !isOfLeavers(metric)) continue;
    const figure = { value: from, root: rootOf(r, r.goalsFrom, text), certainty: CERTAINTY };
    return { figure, isShare: false, per, of: '' };
  }
  return undefined;
}

function leavingOf(r: ReckonedReadings): Pick<TermFacts, 'leaving'> {
  const told = leaversOfGoal(r);
  if (told) return { leaving: told };
  for (const field of LEAVING_FIELDS) {
    const read = readLeaving(r.answers[field]);
    const isOfGoal = ({ from, to }: ReckonedReadings['goals'][number]): boolean =>
      to === read?.value || from === read?.value;
    // The part that goes is told once, and a goal may be to bring it down.
    if (!read || (!read.isShare && r.goals.some(isOfGoal))) continue;
    const figure = { value: read.value, root: rootOf(r, field, read.words), certainty: CERTAINTY };
    return {
      leaving: { figure, isShare: read.isShare, of: read.of, ...(read.per ? { per: read.per } : {}) },
    };
  }
  return {};
}
const LEAVING_FIELDS = [
  'specificObjectives',
  'currentChallenges',
  'afterSalesService',
  'onlineAdIssues',
  'whyNeedNow',
  'additionalNotes',
  'additionalDemographics',
  'strengths',
] as const;
const AWAY_FIELDS = [
  'currentChallenges',
  'whyNeedNow',
  'additionalNotes',
  'onlineAdIssues',
  'strengths',
] as const;

const OPEN_FIELDS = ['currentChallenges', 'productService', 'strengths', 'additionalNotes'] as const;
const DAYS_FIELDS = ['specificObjectives', 'whyNeedNow', 'currentChallenges'] as const;
/** A goal for some days of the week alone. */
const SOME_DAYS =
  /week ?(?:day|night)|mid-?week|วันธรรมดา|จ\.?\s?-|จันทร์|\b(?:sun|mon|tue|wed|thu)\p{L}*\s?(?:to|-|–|through)/iu;

function openingOf(r: ReckonedReadings): Pick<TermFacts, 'opening' | 'goalDays'> {
  const opening: TermFacts['opening'] = {};
  for (const field of OPEN_FIELDS) {
    const read = readOpening(r.answers[field]);
    if (!read) continue;
    const root = rootOf(r, field, read.words);
    for (const part of ['daysPerWeek', 'daysPerMonth', 'slotsPerDay'] as const) {
      const value = read[part];
      if (value !== undefined) opening[part] ??= { value, root, certainty: CERTAINTY };
    }
  }
  if (!SOME_DAYS.test(r.answers.specificObjectives)) return { opening };
  for (const field of DAYS_FIELDS) {
    const named = readDays(r.answers[field]);
    if (!named) continue;
    const root = rootOf(r, field, named.words);
    return { opening, goalDays: { value: named.days, root, certainty: CERTAINTY } };
  }
  return { opening };
}
