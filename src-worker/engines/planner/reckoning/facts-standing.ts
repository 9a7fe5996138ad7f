/** What stands whether or not anybody advertises: capacity, what a customer is worth, who is there already, what waiting takes. */
import { plain } from '../../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import { readAverages } from '../../../understanding/figures/averages.ts';
import { thaiEach } from '../../../understanding/figures/each.ts';
import type { LossTime } from '../../../understanding/figures/leaving.ts';
import { readFree, readUse } from '../../../understanding/figures/use.ts';
import type { Answers } from '../readings/index.ts';
import type { GoalFact, PriceFact, ReckonedReadings } from './facts.ts';
import {
  baseOf,
  gainOf,
  marginOf,
  oftenOf,
  type GainFact,
  renewalOf,
  reorderOf,
  repeatOf,
} from './facts-customers.ts';
import { churnOf, type Churn } from './facts-leaving.ts';
import {
  bundleOf,
  type BundleFact,
  type LeastSum,
  ofTheClient,
  pricesOf,
  quantitiesOf,
} from './facts-prices.ts';
import { rivalsOf, waitOf, type RivalFact } from './facts-rivals.ts';
import { rootOf } from './facts-roots.ts';
import { termFacts, type TermFacts } from './facts-terms.ts';
import type { Figure } from './graph.ts';

export interface CapacityFact {
  figure: Figure;
  of: string;
  per?: Period;
  /** It is there in each of these: a class, a round. */
  each?: string;
  /** So many of these in a time. */
  rounds?: Figure;
  /** Of a night: it is not used up over the day. */
  isNight?: boolean;
  /** In percent. */
  used?: Figure;
  /** So many of it are promised or served. */
  taken?: Figure;
  /** In percent, sold to others than the goals count. */
  elsewhere?: Figure;
  /** It is what can come on top of today's. */
  isFree?: true;
}

export interface AverageFact {
  figure: Figure;
  kind: 'money' | 'stay' | 'size';
  /** Of money. */
  currency: string;
  /** Of money that is spent again and again, and of a stay: the time that it counts. */
  unit?: Period;
  of: string;
  /** Of a size: how many are in what the client offers, and not in what one buys. */
  isOffered?: true;
}

export interface StandingFacts extends TermFacts {
  capacity?: CapacityFact;
  averages: AverageFact[];
  /** Customers, branches, members that are there. */
  base?: { figure: Figure; of: string };
  /** Percent that leave in a time, as told. */
  churn?: { figure: Figure; per: Exclude<LossTime, 'term'> };
  /** Percent that buy again. */
  repeat?: Figure;
  /** Percent of those who were there the last time that are there again. */
  renewal?: Figure;
  /** Weeks from one order to the next. */
  reorder?: Figure;
  /** Percent of the price that is left, where the client says so. */
  margin?: Figure;
  /** The same of one, in money. */
  gain?: GainFact;
  pricePer?: Period;
  /** What the starting price is for one of, by the word right before or behind it; '' where none stands there. */
  priceUnit: string;
  /** In one order at least. */
  minimum?: Figure;
  /** No bill is smaller. */
  leastSum?: LeastSum;
  /** So many are bought together for the price. */
  lot?: Figure;
  /** So many at a sum of their own. */
  bundle?: BundleFact;
  /** Other prices of the client, as written beside the starting price. */
  prices: (PriceFact & { label: string })[];
  /** Days that the client takes. */
  wait?: Figure;
  rivals: RivalFact[];
}

const AVERAGE_FIELDS = [
  'specificObjectives',
  'currentChallenges',
  'startingPrice',
  'additionalNotes',
  'onlineAdIssues',
  'targetDemographics',
  'additionalDemographics',
  'afterSalesService',
  'whyNeedNow',
] as const satisfies readonly (keyof Answers)[];
/** What is lost whenever a term ends is the part that does not go on; what is lost in each month or year is reckoned by time. */
function lostInTime(lost: Churn | undefined, told: TermFacts['leaving']): Partial<StandingFacts> {
  if (!lost) return {};
  const { figure, per } = lost;
  if (per !== 'term') return { churn: { figure, per } };
  return told ? {} : { leaving: { figure, isShare: true, of: '' } };
}

export function standingFacts(r: ReckonedReadings, goals: readonly GoalFact[]): StandingFacts {
  const capacity = capacityOf(r);
  const base = baseOf(r, goals);
  const lost = churnOf(r);
  const repeat = repeatOf(r);
  const renewal = renewalOf(r);
  const reorder = reorderOf(r) ?? oftenOf(r);
  const margin = marginOf(r);
  const gain = gainOf(r);
  const wait = waitOf(r);
  const prices = pricesOf(r);
  const terms = termFacts(r);
  const { minimum, leastSum, lot } = quantitiesOf(r, terms.earned);
  const bundle = bundleOf(r);
  const pricePer = prices.find(({ figure }) => figure.value === r.price.value)?.per;
  return {
    ...terms,
    ...(capacity ? { capacity } : {}),
    averages: averagesOf(r, goals, pricePer),
    ...(base ? { base } : {}),
    ...lostInTime(lost, terms.leaving),
    ...(repeat ? { repeat } : {}),
    ...(renewal ? { renewal } : {}),
    ...(reorder ? { reorder } : {}),
    ...(pricePer === undefined ? {} : { pricePer }),
    priceUnit: priceUnitOf(r),
    ...(minimum ? { minimum } : {}),
    ...(leastSum ? { leastSum } : {}),
    ...(lot ? { lot } : {}),
    ...(bundle ? { bundle } : {}),
    prices,
    ...(margin ? { margin } : {}),
    ...(gain ? { gain } : {}),
    ...(wait ? { wait } : {}),
    rivals: rivalsOf(r),
  };
}

const WAYS = /^\s*(one[- ]way|each way|round[- ]trip|per trip|a trip|an hour|hourly|ต่อเที่ยว)/iu;

function priceUnitOf({ answers, price }: ReckonedReadings): string {
  const stated = readQuantities(answers.startingPrice).find(
    ({ quantity }) => 'value' in quantity && quantity.value === price.value,
  );
  if (stated?.each !== undefined) return stated.each;
  const trip = stated && WAYS.exec(answers.startingPrice.slice(stated.span.end));
  if (trip) return trip[1] ?? '';
  return (stated && thaiEach(plain(answers.startingPrice).slice(0, stated.span.start))) ?? '';
}

function capacityOf(r: ReckonedReadings): CapacityFact | undefined {
  const { capacity } = r;
  if (!capacity || !(capacity.count > 0)) return undefined;
  const { count, per, path = '', text = '' } = capacity;
  const root = { path, words: text };
  const period = NIGHT.test(per ?? '') ? 'day' : PERIODS.find((one) => one === per);
  const answers = Object.values(r.answers);
  const answer =
    answers.find((one) => text !== '' && one.includes(text)) ??
    answers.find((one) => statesCapacity(one, count)) ??
    '';
  const free = readFree(answer, count);
  const of =
    capacity.of ||
    readQuantities(answer)
      .flatMap(({ quantity, per: time }) =>
        // Of the same time, where one is told: three bells a month are no three tonnes.
        quantity.kind === 'count' && quantity.value === count && (time === undefined || time === per)
          ? [{ unit: quantity.unit, isTimed: time !== undefined }]
          : [],
      )
      .toSorted((a, b) => Number(b.isTimed) - Number(a.isTimed))[0]?.unit ||
    free?.of ||
    '';
  const { used, taken, elsewhere } = readUse(answer, count);
  const rounds =
    period === undefined && per !== undefined
      ? (ROUNDS.exec(text) ?? EVERY_TIME.exec(text))?.groups
      : undefined;
  const often = rounds && PERIODS.find((one) => one === rounds['time'] || PERIOD_TH[one] === rounds['thai']);
  return {
    figure: { value: count, root, certainty: 0.8 },
    of,
    ...(period === undefined ? {} : { per: period }),
    ...(period === undefined && per !== undefined ? { each: per } : {}),
    ...(rounds && often
      ? {
          per: often,
          rounds: { value: Number(rounds['many'] ?? rounds['thaiMany'] ?? 1), root, certainty: 0.7 },
        }
      : {}),
    ...(NIGHT.test(per ?? '') ? { isNight: true } : {}),
    ...(used === undefined ? {} : { used: { value: used, root, certainty: 0.7 } }),
    ...(taken === undefined ? {} : { taken: { value: taken, root, certainty: 0.7 } }),
    ...(elsewhere === undefined ? {} : { elsewhere: { value: elsewhere, root, certainty: 0.7 } }),
    ...(free || capacity.isMore === true ? { isFree: true as const } : {}),
  };
}

/** The answer that a capacity stands in, where its reading does not say. */
const statesCapacity = (answer: string, count: number): boolean =>
  readQuantities(answer).some(({ quantity }) => quantity.kind === 'count' && quantity.value === count);

/** 'Three classes a month', 'เดือนละ 4 รุ่น'. */
const ROUNDS =
  /(?<many>\d+) (?:classes|courses|groups|rounds|intakes|trips|sessions|tours|sailings|departures|workshops|lessons|screenings) (?:a|each|per) (?<time>day|week|month)|(?<thai>วัน|สัปดาห์|อาทิตย์|เดือน)ละ ?(?<thaiMany>\d+) ?(?:รุ่น|รอบ|คลาส|กลุ่ม|เที่ยว)/iu;
/** One in each of them: 'a new class every month', 'เปิดรุ่นใหม่ทุกเดือน'. */
const EVERY_TIME =
  /(?<![a-z])(?:class|course|group|round|intake|batch|cohort) (?:starts? |opens? |begins? |runs? )?(?:every|each) (?<time>day|week|month)(?![a-z])|(?:เปิด|เริ่ม|มี)(?:รุ่น|รอบ|คลาส|กลุ่ม)(?:ใหม่)?\s?ทุก\s?(?<thai>วัน|สัปดาห์|อาทิตย์|เดือน)(?!เว้น)/iu;
const PERIOD_TH: Readonly<Partial<Record<Period, string>>> = { day: 'วัน', week: 'สัปดาห์', month: 'เดือน' };
const NIGHT = /^(?:night|evening|คืน)$/iu;
const PERIODS: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];
/** Told beside a price for a time, an average of what is paid is for the same time; of an order, a bill or a visit it is not. */
const ONCE = /order|basket|bill|visit|ticket|sale|job|deal|booking|ออเดอร์|บิล|ตะกร้า|ครั้ง|งาน|จอง/iu;
/** So many times the price it is none of the same. */
const ALIKE = 4;
function averagesOf(
  r: ReckonedReadings,
  goals: readonly GoalFact[],
  pricePer: Period | undefined,
): AverageFact[] {
  const price = r.price.value ?? 0;
  const isOfPrice = (field: string, value: number): boolean =>
    field === 'startingPrice' &&
    value > price / ALIKE &&
    value < price * ALIKE &&
    !ONCE.test(r.answers.startingPrice);
  const isGoal = (value: number): boolean =>
    goals.some(({ to, from }) => to.value === value || from?.value === value);
  return AVERAGE_FIELDS.flatMap((field) =>
    readAverages(r.answers[field]).flatMap((average): AverageFact[] => {
      if (!(average.value > 0) || isGoal(average.value)) return [];
      if (average.kind === 'size' && isBareSum(average, price)) return [];
      const figure = { value: average.value, root: rootOf(r, field, average.words), certainty: 0.8 };
      switch (average.kind) {
        case 'money': {
          const per =
            average.per ?? (pricePer !== undefined && isOfPrice(field, average.value) ? pricePer : undefined);
          const unit = per === undefined ? {} : { unit: per };
          return [
            {
              figure,
              kind: 'money',
              currency: ofTheClient(average.currency, r),
              ...unit,
              of: average.of ?? '',
            },
          ];
        }
        case 'stay':
          return [{ figure, kind: 'stay', currency: '', unit: average.unit, of: '' }];
        case 'size':
          return [
            {
              figure,
              kind: 'size',
              currency: '',
              of: average.of,
              ...(average.isOffered ? { isOffered: true } : {}),
            },
          ];
      }
    }),
  );
}

/** '$650 from; ticket averages 9,800', '8k up': a bare number that is no small part of the price is a sum again, and no number of pieces. */
const isBareSum = ({ of, value }: { of: string; value: number }, price: number): boolean =>
  BARE.test(of) && price > 0 && value > price * NO_PART;
const BARE = /^(?:up|avg|average|on average|each|total|เฉลี่ย|ขึ้นไป|อัพ)?$/iu;
const NO_PART = 0.3;
