/** The plan behind the pages: what was read, what is assumed, and which pages depend on it. Pure, like the pages. */
import type {
  AssumptionView,
  CapacityView,
  Contradiction,
  OfferCandidates,
  PeriodView,
  ReadingsView,
} from '../../../src/shared/contract/planning.ts';
import { meaningOf } from '../../../src/shared/domain/corrections.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import type { ProposalRecord } from '../../../src/shared/domain/records.ts';
import { pageByNumber, PAGES } from '../../../src/shared/domain/pages.ts';
import type { PlanFact } from '../../../src/shared/domain/plan-facts.ts';
import type { Section } from '../../../src/shared/domain/section.ts';
import { WRITERS } from './pages/index.ts';
import { assumptionsWith, type AssumptionValues } from './plan/assumptions.ts';
import { makePlan } from './plan/index.ts';
import { budgetLeft } from './plan/still-to-come.ts';
import { onTheirCalendar, timeTold } from './plan/their-calendar.ts';
import { inTheirYear, makeBeginning, makeTimeframe, withMonths } from './plan/timeframe.ts';
import { lastDayOf } from '../../../src/shared/reading/days.ts';
import type { Capacity } from '../../understanding/answers/capacity.ts';
import type { Goal } from '../../understanding/answers/goals.ts';
import { understand } from '../../understanding/answers/understand.ts';
import { contradictionsIn } from '../../understanding/contradictions/index.ts';
import { lately } from '../../understanding/remember.ts';
import { sumsOf } from '../../understanding/sums.ts';
import type { Offer } from '../../understanding/offer/offer.ts';
import { readOffer } from '../../understanding/offer/read-offer.ts';
import { localDay } from './language.ts';
import { decidedForm } from './decided.ts';
import { planFactsOf } from './plan-facts.ts';
import { readAnswers, type Readings } from './readings/index.ts';
import { wantedOf } from './readings/sifted.ts';

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

/** As the text alone is read, and what follows from it with the corrections. `now` dates what is due 'by June'. */
export function readingsOf(formData: FormData, now: Date): ReadingsView {
  const { corrections: _aside, ...text } = formData;
  const read = understand(text);
  const meant = readAnswers(formData);
  const printed = {
    ...read,
    budget: meant.budget,
    goals: meant.goals,
    costs: meant.costs,
    rates: meant.rates,
  };
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
    ...(read.goals.some(({ isUnsure }) => isUnsure === true)
      ? { goalsMay: wantedOf(read.goals, read.answers.specificObjectives).map((goal) => goalView(goal, now)) }
      : {}),
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
    offer: offerView(offer),
    offerNext: candidatesOf(offer),
    period: periodOf(meant, now),
    known: knownView({ costs, rates }),
    ...(read.capacity === undefined ? {} : { capacity: capacityView(read.capacity) }),
    rules: read.rules,
    contradictions: contradictionsIn(text, now, printed).filter((one) => !isDecided(one, formData)),
    sums: sumsOf(printed),
  };
}

const offerView = ({ kind, close, deliberation, repeat, name }: Offer): ReadingsView['offer'] => ({
  kind: kind.value ?? '',
  close: close.value ?? '',
  deliberation: deliberation.value ?? '',
  repeat: repeat.value ?? '',
  name: name.en,
});

/** Costs and rates that the answers name. */
function knownView({ costs, rates }: Pick<Readings, 'costs' | 'rates'>): ReadingsView['known'] {
  return [
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
      // A ratio is exact: here somebody reads it.
      now: Math.round(percent * 10) / 10,
      from: null,
      currency: '',
      text: words,
      path: STORY_FIELDS[field] ?? '',
    })),
  ];
}

/** A person has said what one of its answers means. */
const isDecided = ({ waysOut }: Contradiction, formData: FormData): boolean =>
  waysOut.some((way) => way.kind === 'correct' && meaningOf(way.key, formData) !== undefined);

/** Other values that a facet is offered with. */
const MOST_CANDIDATES = 3;

function candidatesOf({ kind, close, deliberation, repeat }: Offer): OfferCandidates {
  const others = <T>({ value, next }: { value: T | undefined; next: readonly { value: T }[] }): T[] =>
    next
      .map((one) => one.value)
      .filter((one) => one !== value)
      .slice(0, MOST_CANDIDATES);
  return {
    kind: others(kind),
    close: others(close),
    deliberation: others(deliberation),
    repeat: others(repeat),
  };
}

/** The dates of a plan that is made on this day. */
function periodOf(read: Readings, now: Date): PeriodView {
  const r = onTheirCalendar(read);
  const assumptions = assumptionsWith({});
  const beginning = makeBeginning(now.toISOString(), assumptions, localDay, timeTold(r));
  const budget = budgetLeft(r, beginning);
  const dated = {
    ...r,
    budget,
    goals: withMonths(inTheirYear(r.goals, beginning, r.answers.specificObjectives), beginning),
  };
  const { start, mediaEnd, mediaMonthsGiven, pastMonths } = makeTimeframe(dated, beginning, assumptions);
  return {
    from: start.toISOString().slice(0, 10),
    to: mediaEnd.toISOString().slice(0, 10),
    approval: assumptions.value('approval-days', 7),
    preparation: beginning.preparation,
    given: mediaMonthsGiven,
    ...(pastMonths > 0
      ? { past: { months: pastMonths, total: budget.total ?? null, currency: budget.currency } }
      : {}),
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

/**
 * Decks kept: as many as the questions, the choices and the assumptions of one proposal compare. Whoever takes one of
 * them waits for no plan: what it changes was worked out when it was offered.
 */
const KEPT_DECKS = 32;
/** The nineteen pages of a basis, which is told as JSON: equal ones are one, whoever asks. */
const deckOf = lately((basis) => {
  const [{ formData, createdAt, language }, values]: [PlanBasis, AssumptionValues] = JSON.parse(basis);
  const plan = makePlan(formData, createdAt, language, values);
  return PAGES.map(({ type }) => JSON.stringify(WRITERS[type](plan)));
}, KEPT_DECKS);
/** All nineteen pages as one text each. */
const pagesOf = ({ formData, createdAt, language }: PlanBasis, values: AssumptionValues): readonly string[] =>
  deckOf(JSON.stringify([{ formData, createdAt, language }, values]));

/** Numbers of the pages that differ. */
export const differing = (before: readonly string[], after: readonly string[]): number[] =>
  PAGES.map(({ pageNumber }) => pageNumber).filter((_, i) => before[i] !== after[i]);

/** Pages that say something else under other assumptions or decisions. */
export const changedBetween = (before: Planned, after: Planned): number[] =>
  differing(plannedPages(before), plannedPages(after));

/** What a proposal is planned from. */
export type Planned = PlanBasis & Pick<ProposalRecord, 'assumptions' | 'decisions'>;
/** Its nineteen pages as one text each. */
export const plannedPages = (planned: Planned): readonly string[] =>
  pagesOf({ ...planned, formData: decidedForm(planned) }, planned.assumptions ?? {});

/** One page as the plan has it. */
export function plannedPage(planned: Planned, pageNumber: number): Section | undefined {
  const info = pageByNumber(pageNumber);
  const { createdAt, language, assumptions = {} } = planned;
  return info && WRITERS[info.type](makePlan(decidedForm(planned), createdAt, language, assumptions));
}

/** The answers that a proposal is planned from, and what the plan settles of them. */
export function settledFacts(planned: Planned): { formData: FormData; facts: PlanFact[] } {
  const { createdAt, language, assumptions = {} } = planned;
  const formData = decidedForm(planned);
  return { formData, facts: planFactsOf(makePlan(formData, createdAt, language, assumptions)) };
}

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
