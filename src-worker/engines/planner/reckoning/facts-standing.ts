/** What stands whether or not anybody advertises: capacity, what a customer is worth, who is there already, what waiting takes. */
import { plain } from '../../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Period } from '../../../understanding/answers/period.ts';
import { readAverages } from '../../../understanding/figures/averages.ts';
import { readUse } from '../../../understanding/figures/use.ts';
import type { Answers } from '../readings/index.ts';
import type { GoalFact, PriceFact, ReckonedReadings } from './facts.ts';
import { ofTheClient, pricesOf, quantitiesOf } from './facts-prices.ts';
import { rivalsOf, waitOf, type RivalFact } from './facts-rivals.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface CapacityFact {
  figure: Figure;
  of: string;
  per?: Period;
  /** In percent. */
  used?: Figure;
  /** So many of it are promised or served. */
  taken?: Figure;
}

export interface AverageFact {
  figure: Figure;
  kind: 'money' | 'stay' | 'size';
  /** Of money. */
  currency: string;
  /** Of money that is spent again and again, and of a stay: the time that it counts. */
  unit?: Period;
  of: string;
}

export interface StandingFacts {
  capacity?: CapacityFact;
  averages: AverageFact[];
  /** Customers, branches, members that are there. */
  base?: { figure: Figure; of: string };
  /** Percent that leave in a month. */
  churn?: Figure;
  /** Percent that buy again. */
  repeat?: Figure;
  /** Weeks from one order to the next. */
  reorder?: Figure;
  pricePer?: Period;
  /** In one order at least. */
  minimum?: Figure;
  /** So many are bought together for the price. */
  lot?: Figure;
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
] as const satisfies readonly (keyof Answers)[];
export function standingFacts(r: ReckonedReadings, goals: readonly GoalFact[]): StandingFacts {
  const capacity = capacityOf(r);
  const base = baseOf(r, goals);
  const churn = shareOf(r, 'churn');
  const repeat = shareOf(r, 'repeat');
  const reorder = reorderOf(r);
  const wait = waitOf(r);
  const prices = pricesOf(r);
  const { minimum, lot } = quantitiesOf(r);
  const pricePer = prices.find(({ figure }) => figure.value === r.price.value)?.per;
  return {
    ...(capacity ? { capacity } : {}),
    averages: averagesOf(r, goals),
    ...(base ? { base } : {}),
    ...(churn ? { churn } : {}),
    ...(repeat ? { repeat } : {}),
    ...(reorder ? { reorder } : {}),
    ...(pricePer === undefined ? {} : { pricePer }),
    ...(minimum ? { minimum } : {}),
    ...(lot ? { lot } : {}),
    prices,
    ...(wait ? { wait } : {}),
    rivals: rivalsOf(r),
  };
}

function capacityOf(r: ReckonedReadings): CapacityFact | undefined {
  const { capacity } = r;
  if (!capacity || !(capacity.count > 0)) return undefined;
  const { count, of = '', per, path = '', text = '' } = capacity;
  const root = { path, words: text };
  const period = PERIODS.find((one) => one === per);
  const answers = Object.values(r.answers);
  const answer =
    answers.find((one) => text !== '' && one.includes(text)) ??
    answers.find((one) => statesCapacity(one, count)) ??
    '';
  const { used, taken } = readUse(answer, count);
  return {
    figure: { value: count, root, certainty: 0.8 },
    of,
    ...(period === undefined ? {} : { per: period }),
    ...(used === undefined ? {} : { used: { value: used, root, certainty: 0.7 } }),
    ...(taken === undefined ? {} : { taken: { value: taken, root, certainty: 0.7 } }),
  };
}

/** The answer that a capacity stands in, where its reading does not say. */
const statesCapacity = (answer: string, count: number): boolean =>
  readQuantities(answer).some(({ quantity }) => quantity.kind === 'count' && quantity.value === count);

const PERIODS: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];
function averagesOf(r: ReckonedReadings, goals: readonly GoalFact[]): AverageFact[] {
  const isGoal = (value: number): boolean =>
    goals.some(({ to, from }) => to.value === value || from?.value === value);
  return AVERAGE_FIELDS.flatMap((field) =>
    readAverages(r.answers[field]).flatMap((average): AverageFact[] => {
      if (!(average.value > 0) || isGoal(average.value)) return [];
      const figure = { value: average.value, root: rootOf(r, field, average.words), certainty: 0.8 };
      switch (average.kind) {
        case 'money': {
          const unit = average.per === undefined ? {} : { unit: average.per };
          return [{ figure, kind: 'money', currency: ofTheClient(average.currency, r), ...unit, of: '' }];
        }
        case 'stay':
          return [{ figure, kind: 'stay', currency: '', unit: average.unit, of: '' }];
        case 'size':
          return [{ figure, kind: 'size', currency: '', of: average.of }];
      }
    }),
  );
}

const THERE =
  /(?:\b(?:have|already|now at|currently|database of|list of|base of|we'd want|total of)\s*$|(?:ลูกค้า(?:เก่า)?(?:ในมือ|อยู่)?|มี(?:แล้ว)?|ในมือ|ฐานลูกค้า|สมาชิก)\s*$)/iu;
const THERE_AFTER = /^\s*(?:แล้ว|อยู่แล้ว|already|trading|so far|in all|across the|we'd want)/iu;
const SAYS_THERE =
  /have|already|now|currently|database|list|base|we'd want|total|trading|so far|in all|across|ลูกค้า|มี|ในมือ|ฐาน|สมาชิก|แล้ว/iu;
const BASE_FIELDS = ['specificObjectives', 'strengths', 'productService', 'currentChallenges'] as const;

/** Customers or branches that the client says are there, beside what its goals count from. */
function baseOf(r: ReckonedReadings, goals: readonly GoalFact[]): StandingFacts['base'] {
  for (const field of BASE_FIELDS) {
    const answer = r.answers[field];
    const text = plain(answer);
    if (!SAYS_THERE.test(text)) continue;
    for (const { quantity, span, per } of readQuantities(answer)) {
      if (quantity.kind !== 'count' || per !== undefined || quantity.value < 5) continue;
      if (goals.some(({ to }) => to.value === quantity.value)) continue;
      if (!THERE.test(text.slice(0, span.start)) && !THERE_AFTER.test(text.slice(span.end))) continue;
      const root = rootOf(r, field, answer.slice(span.start, span.end).trim());
      return { figure: { value: quantity.value, root, certainty: 0.7 }, of: quantity.unit };
    }
  }
  return undefined;
}

const LEAVES = /churn|leaves? each|leave each|of \p{L}+ (?:stop|leave|cancel|quit)s?\b|เลิกใช้|ยกเลิก/iu;

function shareOf(r: ReckonedReadings, kind: 'churn' | 'repeat'): Figure | undefined {
  const read = r.rates.find((rate) => rate.kind === kind);
  if (read) return { value: read.percent, root: rootOf(r, read.field, read.text), certainty: 0.8 };
  if (kind === 'repeat') return undefined;
  for (const field of [
    'specificObjectives',
    'currentChallenges',
    'afterSalesService',
    'onlineAdIssues',
  ] as const) {
    const text = plain(r.answers[field]);
    if (!LEAVES.test(text)) continue;
    for (const { quantity, span } of readQuantities(r.answers[field])) {
      if (quantity.kind !== 'percent' || !(quantity.value > 0 && quantity.value < 60)) continue;
      const from = Math.max(...['.', ';', '\n', ','].map((mark) => text.lastIndexOf(mark, span.start))) + 1;
      const [around = ''] = text.slice(from, span.end + 40).split(/[;\n]|\.(?:\s|$)/u);
      if (LEAVES.test(around))
        return { value: quantity.value, root: rootOf(r, field, around.trim()), certainty: 0.7 };
    }
  }
  return undefined;
}

const AGAIN =
  /re-?orders?|orders? again|buys? again|repurchas|come back|comes? back|want me back|สั่งซ้ำ|ซื้อซ้ำ|รอบการสั่งซื้อ|กลับมา(?:ซื้อ|สั่ง|ใช้)/iu;
const EVERY = /(?:every|each|about|at|after|ทุกๆ?|ประมาณ)\s*$/iu;
const AGAIN_FIELDS = [
  'additionalDemographics',
  'afterSalesService',
  'specificObjectives',
  'currentChallenges',
  'targetDemographics',
] as const;

/** How often people order again, where an answer says it of orders: 'สั่งซ้ำทุก 3-4 สัปดาห์'. */
function reorderOf(r: ReckonedReadings): Figure | undefined {
  for (const field of AGAIN_FIELDS) {
    for (const part of r.answers[field].split(/[;,\n]|\.(?:\s|$)/u)) {
      if (!AGAIN.test(part)) continue;
      for (const { quantity, span } of readQuantities(part)) {
        if (quantity.kind !== 'duration' || !EVERY.test(part.slice(0, span.start))) continue;
        const one = WEEKS[quantity.unit];
        if (one === undefined || !(quantity.value > 0)) continue;
        const high = quantity.high === undefined ? {} : { high: quantity.high * one };
        return { value: quantity.value * one, ...high, root: rootOf(r, field, part.trim()), certainty: 0.7 };
      }
    }
  }
  return undefined;
}

const WEEKS: Readonly<Partial<Record<string, number>>> = {
  day: 1 / 7,
  week: 1,
  month: 52 / 12,
  quarter: 13,
  year: 52,
};
