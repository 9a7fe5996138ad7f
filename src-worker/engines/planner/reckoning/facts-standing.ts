/** What stands whether or not anybody advertises: capacity, what a customer is worth, who is there already, what waiting takes. */
import { plain } from '../../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { isPeriod, type Period } from '../../../understanding/answers/period.ts';
import { readAverages } from '../../../understanding/figures/averages.ts';
import { readCapacity } from '../../../understanding/figures/capacity.ts';
import type { Answers } from '../readings/index.ts';
import type { GoalFact, PriceFact, ReckonedReadings } from './facts.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface CapacityFact {
  figure: Figure;
  of: string;
  per?: Period;
  /** In percent. */
  used?: Figure;
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

export interface RivalFact {
  name: string;
  price?: Figure & { currency: string };
  /** In days. */
  wait?: Figure;
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
  pricePer?: Period;
  /** Other prices of the client, as written beside the starting price. */
  prices: (PriceFact & { label: string })[];
  /** Days that the client takes. */
  wait?: Figure;
  rivals: RivalFact[];
}

const CAPACITY_FIELDS = [
  'currentChallenges',
  'additionalNotes',
  'whyNeedNow',
  'productService',
  'strengths',
] as const satisfies readonly (keyof Answers)[];
const AVERAGE_FIELDS = [
  'specificObjectives',
  'currentChallenges',
  'startingPrice',
  'additionalNotes',
  'onlineAdIssues',
  'targetDemographics',
  'additionalDemographics',
] as const satisfies readonly (keyof Answers)[];
const DOLLARS: ReadonlySet<string> = new Set(['USD', '']);

/** A bare '$' is the dollar of the other answers. */
const ofTheClient = (currency: string, r: ReckonedReadings): string =>
  DOLLARS.has(currency) ? r.price.currency || r.budget.currency || currency : currency;

export function standingFacts(r: ReckonedReadings, goals: readonly GoalFact[]): StandingFacts {
  const capacity = capacityOf(r);
  const base = baseOf(r, goals);
  const churn = shareOf(r, 'churn');
  const repeat = shareOf(r, 'repeat');
  const wait = waitOf(r);
  const prices = pricesOf(r);
  const pricePer = prices.find(({ figure }) => figure.value === r.price.value)?.per;
  return {
    ...(capacity ? { capacity } : {}),
    averages: averagesOf(r, goals),
    ...(base ? { base } : {}),
    ...(churn ? { churn } : {}),
    ...(repeat ? { repeat } : {}),
    ...(pricePer === undefined ? {} : { pricePer }),
    prices,
    ...(wait ? { wait } : {}),
    rivals: rivalsOf(r),
  };
}

function capacityOf(r: ReckonedReadings): CapacityFact | undefined {
  const found = CAPACITY_FIELDS.flatMap((field) => {
    const capacity = readCapacity(r.answers[field]);
    return capacity ? [{ capacity, field }] : [];
  });
  const known = r.capacity;
  if (known) {
    const seen = found.find(({ capacity }) => capacity.count === known.count);
    const root = rootOf(r, seen?.field ?? 'currentChallenges', seen?.capacity.words ?? '');
    const per = PERIODS.find((period) => period === known.per);
    return {
      figure: { value: known.count, root, certainty: 0.9 },
      of: known.of ?? seen?.capacity.of ?? '',
      ...(per === undefined ? {} : { per }),
      ...usedOf(seen?.capacity.used, root),
    };
  }
  const [first] = found;
  if (!first) return undefined;
  const { count, of, per, used, words } = first.capacity;
  const root = rootOf(r, first.field, words);
  const figure = { value: count, root, certainty: 0.7 };
  return { figure, of, ...(per === undefined ? {} : { per }), ...usedOf(used, root) };
}

const PERIODS: readonly Period[] = ['day', 'week', 'month', 'quarter', 'year'];
const usedOf = (used: number | undefined, root: Figure['root']): { used?: Figure } =>
  used === undefined ? {} : { used: { value: used, root, certainty: 0.8 } };

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
const BASE_FIELDS = ['specificObjectives', 'strengths', 'productService', 'currentChallenges'] as const;

/** Customers or branches that the client says are there, beside what its goals count from. */
function baseOf(r: ReckonedReadings, goals: readonly GoalFact[]): StandingFacts['base'] {
  for (const field of BASE_FIELDS) {
    const answer = r.answers[field];
    const text = plain(answer);
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

const LEAVES =
  /churn|leaves? each|leave each|of (?:shops|customers|members|clients) (?:stop|leave|cancel)|เลิกใช้|ยกเลิก/iu;

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
    for (const { quantity, span } of readQuantities(r.answers[field])) {
      if (quantity.kind !== 'percent' || !(quantity.value > 0 && quantity.value < 60)) continue;
      const around =
        text
          .slice(Math.max(0, span.start - 16), span.end + 40)
          .split(/[.;\n]/u)
          .find((part) => part.includes('%')) ?? '';
      if (LEAVES.test(around))
        return { value: quantity.value, root: rootOf(r, field, around.trim()), certainty: 0.7 };
    }
  }
  return undefined;
}

/** Every sum of the price answer with the words before it: 'Day £24 / Weekend £40'. */
function pricesOf(r: ReckonedReadings): StandingFacts['prices'] {
  const answer = r.answers.startingPrice;
  const text = plain(answer);
  let from = 0;
  return readQuantities(answer).flatMap(({ quantity, span, per, perSpan, certainty }) => {
    const label =
      text
        .slice(from, span.start)
        .split(/[/,;()]/u)
        .at(-1)
        ?.trim() ?? '';
    from = Math.max(span.end, perSpan?.end ?? 0);
    const isPrice =
      quantity.kind === 'money' || (quantity.kind === 'count' && quantity.value === r.price.value);
    if (!isPrice || !(quantity.value > 0)) return [];
    const root = rootOf(r, 'startingPrice', answer.slice(span.start, from).trim());
    const currency = quantity.kind === 'money' ? ofTheClient(quantity.currency, r) : r.price.currency;
    const period = per ?? (/^\s*[/.]?\s*(?:เดือน|ด\.)/u.test(text.slice(span.end)) ? 'month' : undefined);
    return [
      {
        figure: { value: quantity.value, root, certainty: Math.min(certainty, 0.8) },
        currency,
        unit: label,
        label,
        ...(period !== undefined && isPeriod(period) ? { per: period } : {}),
      },
    ];
  });
}

const DAYS: Readonly<Partial<Record<string, number>>> = { day: 1, week: 7, month: 365 / 12 };
const WAIT =
  /wait|queue|deliver|install|days? on average|turn(?:ed|a)?|ready|report|lead time|slow|ship|open|รอ|คิว|ส่ง|lead time|เสร็จ|เปิด|ภายใน/iu;

/** Days that something takes, where an answer says what is waited for. */
function waitIn(answer: string): { days: number; high?: number; words: string } | undefined {
  for (const part of answer.split(/[,;.\n](?=\s|$)/u)) {
    if (!WAIT.test(part) || /warrant|guarantee|refund|รับประกัน|คืน/iu.test(part)) continue;
    for (const { quantity } of readQuantities(part)) {
      if (quantity.kind !== 'duration') continue;
      const one = DAYS[quantity.unit];
      if (one === undefined || !(quantity.value > 0)) continue;
      const high = quantity.high === undefined ? {} : { high: quantity.high * one };
      return { days: quantity.value * one, ...high, words: part.trim() };
    }
  }
  return undefined;
}

function waitOf(r: ReckonedReadings): Figure | undefined {
  const found = waitIn(r.answers.strengths);
  if (!found) return undefined;
  const { days, high, words } = found;
  return {
    value: days,
    ...(high === undefined ? {} : { high }),
    root: rootOf(r, 'strengths', words),
    certainty: 0.7,
  };
}

function rivalsOf(r: ReckonedReadings): RivalFact[] {
  return r.competitors.map(({ name, strengths, weaknesses }, i) => {
    const path = `competitiveAnalysis.competitors.${i}`;
    const words = [...strengths, ...weaknesses];
    const rival: RivalFact = { name };
    for (const item of words) {
      const money = readQuantities(item).find(({ quantity }) => quantity.kind === 'money');
      if (
        rival.price === undefined &&
        money?.quantity.kind === 'money' &&
        !/%|royalty|fee|ค่าติดตั้ง/iu.test(item)
      )
        rival.price = {
          value: money.quantity.value,
          ...(money.quantity.high === undefined ? {} : { high: money.quantity.high }),
          currency: ofTheClient(money.quantity.currency, r),
          root: { path, words: item },
          certainty: 0.7,
        };
      const wait = waitIn(item);
      if (rival.wait === undefined && wait)
        rival.wait = {
          value: wait.days,
          ...(wait.high === undefined ? {} : { high: wait.high }),
          root: { path, words: item },
          certainty: 0.7,
        };
    }
    return rival;
  });
}
