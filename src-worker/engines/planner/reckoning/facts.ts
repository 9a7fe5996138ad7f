/** What the answers state in figures, as the reckoning takes it: every figure with the words that it was read from. */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import { isOfTimes } from '../../../understanding/figures/packs.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import type { Readings } from '../readings/index.ts';
import type { People } from '../readings/people.ts';
import { budgetOf, type BudgetFact } from './facts-budget.ts';
import { goalFacts, type GoalFact } from './facts-goals.ts';
import { chainFacts, type ChainFacts } from './facts-chain.ts';
import { populationOf, type PopulationFact } from './facts-population.ts';
import { leadsNowhere } from './facts-no-step.ts';
import { latestOf } from './facts-latest.ts';
import { rootOf } from './facts-roots.ts';
import { makingOf, type MakingFacts } from './facts-making.ts';
import { withBegun } from './facts-begun.ts';
import { namedRates } from './facts-ways.ts';
import { madeFor, useOf } from './facts-use.ts';
import { standingFacts, type StandingFacts } from './facts-standing.ts';
import { shareFacts, toldFacts, type ToldFact } from './facts-dimensions.ts';
import { shareRoomOf, type ShareRoom } from './facts-share-room.ts';
import { stockOf } from './stock.ts';
import type { Figure } from './graph.ts';

/** A rate as a reading may say it more fully: of which step, and to which. */
export type RateReading = Readings['rates'][number] & {
  from?: string;
  to?: string;
  /** The words of this one alone, where its text tells more. */
  near?: string;
  /** Those of them that stand before it. */
  ahead?: string;
};

/** Of what the planner reads, what the reckoning needs. */
export type ReckonedReadings = Pick<
  Readings,
  'answers' | 'budget' | 'price' | 'goals' | 'costs' | 'competitors' | 'adChannels' | 'goalsFrom'
> & {
  people?: People;
  rates: readonly RateReading[];
  capacity?: { count: number; per?: string; of?: string; path?: string; text?: string; isMore?: true };
  /** The channel whose figures are taken, beside those of no channel; null where none is: then what it brought is left out too. */
  only?: AdvertisingChannel | null;
  /** What the way brings is past believing: no goal stands on it, and what is missing is asked for. */
  isWayDoubted?: true;
};

export type { GoalFact } from './facts-goals.ts';

export interface PriceFact {
  figure: Figure;
  currency: string;
  per?: Period;
  /** What it buys, in the client's words; '' where that is not said. */
  unit: string;
}

export interface Facts extends StandingFacts, ChainFacts, MakingFacts {
  /** Whom the plan speaks to. */
  people: People;
  /** By the place of a goal in percent: of what it is a part. */
  populations: ReadonlyMap<number, PopulationFact>;
  budget?: BudgetFact;
  /** The starting price. */
  price?: PriceFact;
  minimumOrder?: Figure;
  goals: GoalFact[];
  /** Of what goals in percent of a room are a part. */
  shareRoom?: ShareRoom;
  /** Every figure of the answers, with its dimensions. */
  told: ToldFact[];
  /** Parts of what one brings, in percent. */
  shares: Figure[];
  /** What is sold is a course of so many times: who buys it takes room more than once. */
  takesSeveral?: true;
  /** What the way brings is past believing. */
  isWayDoubted?: true;
  /** Rates of the way, in percent, of which the client leaves an end unnamed. */
  halfNamed: readonly number[];
  channels: readonly AdvertisingChannel[];
}

export function factsOf(all: ReckonedReadings): Facts {
  const { readings: read, isOutdone } = latestOf(all);
  const r = withBegun({
    ...read,
    rates: namedRates({ ...read, rates: read.rates.filter((rate) => !isOfGoal(read, rate)) }),
  });
  const told = goalFacts(r);
  const root = rootOf(r, 'startingPrice', r.price.text);
  const { value, minimumOrder } = r.price;
  const budget = budgetOf(r);
  const found = standingFacts(r, told);
  // Those whom a goal grows from are there, and no limit of how many can be.
  const isBase =
    found.capacity?.figure.value === found.base?.figure.value &&
    told.some((goal) => fromBase(goal, found.base) !== goal);
  const priceUnit = thingOf(r.price.unit) || thingOf(found.priceUnit);
  const use = useOf(r, found, priceUnit, told);
  const { capacity: _capacity, ...others } = found;
  // What is there to be sold is no room in a time.
  const isStock = found.capacity?.per === undefined && found.capacity?.figure.value === stockOf(r)?.count;
  const capacity = isStock ? undefined : madeFor(r, found, use);
  const standing: StandingFacts = { ...others, ...(capacity && !isBase ? { capacity } : {}) };
  const goals = told.map((goal) => fromBase(goal, standing.base));
  const figures = toldFacts(r, goals, priceUnit);
  const share = goals.find(({ kind }) => kind === 'percent');
  const shareRoom = share ? shareRoomOf(figures, standing.capacity, share.metric) : undefined;
  return {
    ...(shareRoom ? { shareRoom } : {}),
    people: r.people ?? 'buyers',
    ...(budget ? { budget } : {}),
    ...(value === undefined || isOfPiece(r, goals)
      ? {}
      : {
          price: {
            figure: { value, root, certainty: 0.9 },
            currency: r.price.currency || r.budget.currency,
            unit: priceUnit,
            ...(standing.pricePer === undefined ? {} : { per: standing.pricePer }),
          },
        }),
    ...(minimumOrder === undefined
      ? standing.minimum
        ? { minimumOrder: standing.minimum }
        : {}
      : { minimumOrder: { value: minimumOrder, root, certainty: 0.9 } }),
    goals,
    ...(isOfTimes(`${r.answers.heroProduct}\n${r.answers.startingPrice}`)
      ? { takesSeveral: true as const }
      : {}),
    ...(read.isWayDoubted ? { isWayDoubted: true as const } : {}),
    halfNamed: halfNamed(read, r),
    channels: r.adChannels,
    told: figures,
    shares: shareFacts(r),
    populations: populationsOf(r, goals),
    ...chainFacts(r, goals, isOutdone),
    ...makingOf(r, goals, priceUnit, standing.pricePer, standing.capacity?.of),
    ...standing,
    terms: use ? { ...standing.terms, use } : standing.terms,
  };
}

/** Shares whose steps nobody named and that say of no loss either, in percent. */
function halfNamed(read: ReckonedReadings, { rates }: ReckonedReadings): number[] {
  const idle = new Set(rates.filter(leadsNowhere).map(({ percent }) => percent));
  const named = rates.length === 0 ? [] : read.rates;
  return named.flatMap((rate) => (isHalfNamed(rate) && !idle.has(rate.percent) ? [rate.percent] : []));
}
const isHalfNamed = ({ kind, from, to }: RateReading): boolean =>
  kind === 'conversion' && (from === undefined || to === undefined);

/** So much for a piece, where the goal counts those who buy many: what one of them brings nobody has told. */
const PIECE =
  /(?<![a-z])(?:each(?! (?:month|visit|time|week|year))|per (?:piece|unit|item|bag|kg|kilo|lit(?:re|er)|met(?:re|er)|sqm|pallet|box|bottle|tile|sheet|roll))(?![a-z])|(?:ชิ้น|ใบ|อัน|ขวด|ถุง|แผ่น|เมตร|กิโล|กก\.?|ลัง|กล่อง)ละ/iu;
const ACCOUNTS =
  /(?<![a-z])(?:accounts?|dealers?|stockists?|distributors?|wholesalers?|contracts?)(?![a-z])|ตัวแทน|คู่ค้า|ร้านค้า/iu;
const isOfPiece = ({ answers: { startingPrice } }: ReckonedReadings, [goal]: readonly GoalFact[]): boolean =>
  goal !== undefined && PIECE.test(startingPrice) && ACCOUNTS.test(goal.metric);

/** 'From 25 a month; of 3 viewings 2 buy': 25 is where the goal begins, and the 3 are no part of it. */
function isOfGoal({ answers, goals }: ReckonedReadings, { at, field }: RateReading): boolean {
  if (!at || field !== 'specificObjectives') return false;
  const [first] = readQuantities(answers.specificObjectives.slice(at.start, at.end));
  const value = first?.quantity.kind === 'count' ? first.quantity.value : undefined;
  return value !== undefined && goals.some(({ from, to }) => from === value || to === value);
}

/** '10,000 subscribers by June', and 'we have 6,400' elsewhere: what stays grows from those who are there. */
function fromBase(goal: GoalFact, base: StandingFacts['base']): GoalFact {
  const { kind, from, per, step, metric, context, to } = goal;
  const isOpen = kind === 'count' && from === undefined && per === undefined && step === 'subscription';
  if (!isOpen || !base || !areOneThing(base.of, metric) || MORE.test(context)) return goal;
  return base.figure.value < to.value ? { ...goal, from: base.figure, isStock: true } : goal;
}
const MORE = /(?<![a-z])(?:new|more|extra|another|additional|add|win|sign up)(?![a-z])|ใหม่|เพิ่ม|อีก/iu;

function populationsOf(r: ReckonedReadings, goals: readonly GoalFact[]): Facts['populations'] {
  const found = goals.flatMap((goal): [number, PopulationFact][] => {
    const population = goal.kind === 'percent' ? populationOf(r, goal) : undefined;
    return population ? [[goal.index, population]] : [];
  });
  return new Map(found);
}

const TIME_OF =
  /(?:^|\s|\/)(?:(?:per|a|an|each|every)\s)?(?:night|day|week|wk|month|mo|year|yr|quarter|annum|คืน|วัน|สัปดาห์|เดือน|ปี)s?(?=\s|$|\/)/giu;
const BEHIND_THE_THING =
  /\s(?:plus|fob|cif|ex|excl|incl|including|with|without|for|up|from|net|before|after|on|in|at)(?![a-z]).*$/iu;

/** What a price is for one of, without the time and the terms behind it: 'oven per month', 'ton FOB Ho Chi Minh'. */
const thingOf = (unit: string): string => unit.replace(BEHIND_THE_THING, '').replaceAll(TIME_OF, ' ').trim();
