/** The plan behind the pages: what was read, what is assumed, and which pages depend on it. Pure, like the pages. */
import type { AssumptionView, CapacityView, ReadingsView } from '../../../src/shared/contract/planning.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import { WRITERS } from './pages/index.ts';
import type { AssumptionValues } from './plan/assumptions.ts';
import { makePlan } from './plan/index.ts';
import { lastDayOf } from '../../../src/shared/reading/days.ts';
import type { Capacity } from '../../understanding/answers/capacity.ts';
import type { Goal } from '../../understanding/answers/goals.ts';
import { understand } from '../../understanding/answers/understand.ts';
import { contradictionsIn } from '../../understanding/contradictions/index.ts';
import { sumsOf } from '../../understanding/sums.ts';
import { readOffer } from '../../understanding/offer/read-offer.ts';
import { readAnswers } from './readings/index.ts';

/** What a proposal is planned from, but for the assumptions. */
export interface PlanBasis {
  formData: FormData;
  createdAt: string;
  language: Language;
}

const STORY_FIELDS: Readonly<Record<string, string>> = {
  onlineAdIssues: 'clientInfo.onlineAdIssues',
  whyNeedNow: 'clientInfo.whyNeedNow',
  currentChallenges: 'campaignObjectives.currentChallenges',
  specificObjectives: 'campaignObjectives.specificObjectives',
  afterSalesService: 'clientInfo.afterSalesService',
  additionalNotes: 'competitiveAnalysis.additionalNotes',
};

/** As the text alone is read. `now` dates what is due 'by June'. */
export function readingsOf(formData: FormData, now: Date): ReadingsView {
  const { corrections: _aside, ...text } = formData;
  const read = understand(text);
  const { budget, goals, goalsFrom, places, audience, costs, rates } = readAnswers(text);
  const {
    amount = null,
    high,
    currency,
    period = 'total',
    span,
    bound,
    periodAssumed,
    perChannel,
    total,
  } = budget;
  const offer = readOffer(text);
  return {
    budget: {
      amount,
      currency,
      period,
      length: span?.count ?? null,
      lengthUnit: span?.unit ?? 'month',
      bound,
      periodAssumed,
      currencyFromPrice: budget.currencyFromPrice === true,
      currencyAssumed: budget.currencyAssumed === true,
      ...(high === undefined ? {} : { high }),
      ...(perChannel === undefined ? {} : { perChannel }),
      ...(total === undefined ? {} : { total }),
    },
    goals: goals.map((goal) => goalView(goal, now)),
    goalsFrom,
    places: places.map(({ name, known, town }) => ({
      name,
      match: known?.en ?? '',
      kind: known?.kind ?? 'other',
      town,
    })),
    ages: { min: audience.minAge, max: audience.maxAge },
    agesFrom: audience.agesFrom,
    gender: audience.gender,
    genderFrom: audience.genderFrom,
    buyers: audience.b2b ? 'b2b' : 'b2c',
    offer: {
      kind: offer.kind.value ?? '',
      close: offer.close.value ?? '',
      deliberation: offer.deliberation.value ?? '',
      repeat: offer.repeat.value ?? '',
      name: offer.name.en,
    },
    known: [
      ...costs.map(({ field, from = null, per, now: today, currency: money, text: words }) => ({
        kind: 'cost' as const,
        per,
        now: today,
        currency: money,
        text: words,
        from,
        path: STORY_FIELDS[field] ?? '',
      })),
      ...rates.map(({ kind, percent, text: words, field }) => ({
        kind,
        per: '',
        now: percent,
        from: null,
        currency: '',
        text: words,
        path: STORY_FIELDS[field] ?? '',
      })),
    ],
    ...(read.capacity === undefined ? {} : { capacity: capacityView(read.capacity) }),
    rules: read.rules,
    contradictions: contradictionsIn(text, now, read),
    sums: sumsOf(read),
  };
}

const capacityView = ({ count, of, per, kind, text, path }: Capacity): CapacityView => ({
  count,
  of,
  per: per ?? '',
  kind,
  text,
  path,
});

function goalView(goal: Goal, now: Date): ReadingsView['goals'][number] {
  const { kind, metric, from = null, to = null, unit, per = '', months, by, high } = goal;
  return {
    kind,
    metric,
    from,
    to,
    unit,
    per,
    months: months === undefined || by ? null : Math.round(months * 100) / 100,
    by: by ? lastDayOf(by, now).toISOString().slice(0, 10) : '',
    ...(high === undefined ? {} : { high }),
  };
}

/** All nineteen pages as one text each. */
function pagesOf({ formData, createdAt, language }: PlanBasis, values: AssumptionValues): string[] {
  const plan = makePlan(formData, createdAt, language, values);
  return PAGES.map(({ type }) => JSON.stringify(WRITERS[type](plan)));
}

const differing = (before: readonly string[], after: readonly string[]): number[] =>
  PAGES.map(({ pageNumber }) => pageNumber).filter((_, i) => before[i] !== after[i]);

/** Pages that say something else under other assumptions. */
export const changedPages = (basis: PlanBasis, before: AssumptionValues, after: AssumptionValues): number[] =>
  differing(pagesOf(basis, before), pagesOf(basis, after));

/** What a person set, of what this plan assumes at all: in bounds, and other than proposed. */
export function settled(
  { formData, createdAt, language }: PlanBasis,
  values: AssumptionValues,
): AssumptionValues {
  const { assumptions } = makePlan(formData, createdAt, language, values);
  return Object.fromEntries(
    assumptions
      .filter(({ chosen, value, proposed }) => chosen && value !== proposed)
      .map(({ id, value }) => [id, value]),
  );
}

/** Every value that the plan uses. */
export const valuesOf = (
  { formData, createdAt, language }: PlanBasis,
  values: AssumptionValues,
): AssumptionValues =>
  Object.fromEntries(
    makePlan(formData, createdAt, language, values).assumptions.map(({ id, value }) => [id, value]),
  );

/** The list, each with the pages that change at its farther bound. `rest` lets others work in between. */
export async function assumptionsOf(
  basis: PlanBasis,
  values: AssumptionValues,
  rest: () => Promise<void>,
): Promise<AssumptionView[]> {
  const { assumptions } = makePlan(basis.formData, basis.createdAt, basis.language, values);
  const now = pagesOf(basis, values);
  const list: AssumptionView[] = [];
  for (const assumption of assumptions) {
    const { id, value, min, max } = assumption;
    const farther = max - value > value - min ? max : min;
    list.push({ ...assumption, pages: differing(now, pagesOf(basis, { ...values, [id]: farther })) });
    await rest();
  }
  return list.filter(({ pages }) => pages.length > 0);
}
