/**
 * What the person says an answer means, where it was read otherwise. Kept with the answers, beside the text that was
 * corrected: when that text changes, the correction is out of date and waits for the person's decision.
 *
 * Stored as it came and read here, by whoever uses it; what cannot be read is no correction.
 */
import {
  CLOSES,
  DELIBERATIONS,
  OFFER_KINDS,
  REPEATS,
  type Close,
  type Deliberation,
  type OfferKind,
  type Repeat,
} from './offer.ts';
import type { FormData } from './questionnaire.ts';

export const PERIODS = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];

export interface BudgetMeaning {
  /** null: no sum was named. */
  amount: number | null;
  /** ISO code, or ''. */
  currency: string;
  period: Period | 'total';
  /** Length of the media, in `lengthUnit`; null: not named. */
  length: number | null;
  lengthUnit: Period;
}
export const GOAL_KINDS = ['ramp', 'count', 'floor', 'ceiling', 'change', 'text'] as const;
export interface GoalMeaning {
  kind: (typeof GOAL_KINDS)[number];
  /** What is counted. */
  metric: string;
  from: number | null;
  to: number | null;
  /** '%', a currency, a Thai classifier, or ''. */
  unit: string;
  per: Period | '';
  /** Months from the start of the media; null: not named, or `by` names the day. */
  months: number | null;
  /** 'YYYY-MM-DD', or ''. */
  by: string;
}
export const KNOWN_KINDS = [
  'cost',
  'repeat',
  'returning',
  'referred',
  'churn',
  'conversion',
  'other',
] as const;
/** A cost or a rate that the client knows. */
export interface KnownMeaning {
  kind: (typeof KNOWN_KINDS)[number];
  /** What one of is paid for: 'order'. '' for a rate. */
  per: string;
  /** Money, or percent. */
  now: number;
  /** What it was before; null: not named, or a rate. */
  from: number | null;
  /** ISO code, or ''; '' for a rate. */
  currency: string;
}
export interface AgesMeaning {
  /** Years; 0: not named. */
  min: number;
  max: number;
}

/** What is offered; '' leaves a facet as it was read. */
export interface OfferMeaning {
  kind: OfferKind | '';
  close: Close | '';
  deliberation: Deliberation | '';
  repeat: Repeat | '';
  /** What it is called in the proposal, in the proposal's language. */
  name: string;
}

export interface Meanings {
  budget: BudgetMeaning;
  goals: readonly GoalMeaning[];
  places: readonly string[];
  ages: AgesMeaning;
  gender: 'all' | 'female' | 'male';
  buyers: 'b2b' | 'b2c';
  known: readonly KnownMeaning[];
  offer: OfferMeaning;
}
export type ReadingKey = keyof Meanings;
export const READING_KEYS = [
  'budget',
  'goals',
  'places',
  'ages',
  'gender',
  'buyers',
  'known',
  'offer',
] as const satisfies readonly ReadingKey[];

/** The wizard's step that asks for the answer. */
export const STEP_OF_READING: Readonly<Record<ReadingKey, number>> = {
  budget: 4,
  goals: 4,
  places: 3,
  ages: 3,
  gender: 3,
  buyers: 3,
  // Told in several answers, most of them of step 4.
  known: 4,
  offer: 1,
};

export interface Correction<T> {
  value: T;
  /** The answer that was corrected, as it stood. */
  of: string;
}

/** The answer that a reading is of. */
export function answerOf(key: ReadingKey, form: FormData): string {
  const { clientInfo, targetAudience, campaignObjectives, competitiveAnalysis } = form;
  const { targetDemographics, ageRangeMin, ageRangeMax, gender, targetGroup } = targetAudience;
  const goals = campaignObjectives.specificObjectives.trim();
  const answers: Record<ReadingKey, readonly (string | number)[]> = {
    budget: [campaignObjectives.marketingMediaBudget],
    goals: [goals === '' ? clientInfo.whyNeedNow : goals],
    places: [targetAudience.geographicLocation],
    ages: [ageRangeMin, ageRangeMax, targetDemographics],
    gender: [gender, targetDemographics],
    buyers: [targetGroup, targetDemographics],
    known: [
      clientInfo.onlineAdIssues,
      campaignObjectives.currentChallenges,
      clientInfo.whyNeedNow,
      competitiveAnalysis.additionalNotes,
      goals,
    ],
    offer: [
      clientInfo.productService,
      clientInfo.heroProduct,
      clientInfo.startingPrice,
      clientInfo.businessSubType,
    ],
  };
  return answers[key].map((answer) => String(answer).trim()).join('\n');
}

/** The person's correction of a reading, with whether its answer has changed since; undefined where there is none. */
export function correctionOf<K extends ReadingKey>(
  key: K,
  form: FormData,
): (Correction<Meanings[K]> & { outdated: boolean }) | undefined {
  const stored = fieldsOf(form.corrections?.[key]);
  const value = READERS[key](stored['value']);
  if (value === undefined || typeof stored['of'] !== 'string') return undefined;
  return { value, of: stored['of'], outdated: stored['of'] !== answerOf(key, form) };
}

/** Corrections whose answer has changed since. */
export const outdatedKeys = (form: FormData): ReadingKey[] =>
  READING_KEYS.filter((key) => correctionOf(key, form)?.outdated === true);

/** The meaning that holds: a correction that is not out of date. */
export function meaningOf<K extends ReadingKey>(key: K, form: FormData): Meanings[K] | undefined {
  const correction = correctionOf(key, form);
  return correction?.outdated === false ? correction.value : undefined;
}

/** The corrections with one set to the answer as it stands, or taken away; undefined when none is left. */
export function withCorrection<K extends ReadingKey>(
  form: FormData,
  key: K,
  value: Meanings[K] | undefined,
): FormData['corrections'] {
  const { [key]: _before, ...others } = form.corrections ?? {};
  const next = value === undefined ? others : { ...others, [key]: { value, of: answerOf(key, form) } };
  return Object.keys(next).length === 0 ? undefined : next;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
const text = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.trim().slice(0, most) : '';
const number = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most ? value : null;
const oneOf = <T extends string>(value: unknown, all: readonly T[]): T | undefined =>
  all.find((one) => one === value);

/** Three letters in upper case, or ''. */
const currencyOf = (value: unknown): string => {
  const code = text(value, 10).toUpperCase();
  return /^[A-Z]{3}$/u.test(code) ? code : '';
};

const MOST_MONEY = 1e12;
const MOST_MONTHS = 120;
const MOST_LENGTH = 3660;

function goalOf(value: unknown): GoalMeaning | undefined {
  const fields = fieldsOf(value);
  const kind = oneOf(fields['kind'], GOAL_KINDS);
  if (kind === undefined) return undefined;
  const goal: GoalMeaning = {
    kind,
    metric: text(fields['metric'], 200),
    from: number(fields['from'], MOST_MONEY),
    to: number(fields['to'], MOST_MONEY),
    unit: text(fields['unit'], 20),
    per: oneOf(fields['per'], PERIODS) ?? '',
    months: number(fields['months'], MOST_MONTHS),
    by: /^\d{4}-\d\d-\d\d$/u.test(text(fields['by'], 10)) ? text(fields['by'], 10) : '',
  };
  return goal.metric === '' && goal.to === null ? undefined : goal;
}

function knownOf(value: unknown): KnownMeaning | undefined {
  const fields = fieldsOf(value);
  const kind = oneOf(fields['kind'], KNOWN_KINDS);
  const cost = kind === 'cost';
  const now = number(fields['now'], cost ? MOST_MONEY : 100);
  const per = cost ? text(fields['per'], 40) : '';
  if (kind === undefined || now === null || now === 0 || (cost && per === '')) return undefined;
  return {
    kind,
    per,
    now,
    from: cost ? number(fields['from'], MOST_MONEY) || null : null,
    currency: cost ? currencyOf(fields['currency']) : '',
  };
}

const READERS: { readonly [K in ReadingKey]: (value: unknown) => Meanings[K] | undefined } = {
  budget(value) {
    const fields = fieldsOf(value);
    const period = oneOf(fields['period'], [...PERIODS, 'total'] as const);
    if (period === undefined) return undefined;
    const amount = number(fields['amount'], MOST_MONEY);
    return {
      amount: amount === 0 ? null : amount,
      currency: currencyOf(fields['currency']),
      period,
      length: number(fields['length'], MOST_LENGTH) || null,
      lengthUnit: oneOf(fields['lengthUnit'], PERIODS) ?? 'month',
    };
  },
  goals: (value) =>
    Array.isArray(value) ? value.slice(0, 10).flatMap((one: unknown) => goalOf(one) ?? []) : undefined,
  places: (value) =>
    Array.isArray(value)
      ? value.slice(0, 100).flatMap((one: unknown) => (text(one, 200) === '' ? [] : [text(one, 200)]))
      : undefined,
  ages(value) {
    const { min, max } = fieldsOf(value);
    const [low, high] = [number(min, 120), number(max, 120)];
    return low === null || high === null || (high > 0 && low > high) ? undefined : { min: low, max: high };
  },
  gender: (value) => oneOf(value, ['all', 'female', 'male'] as const),
  buyers: (value) => oneOf(value, ['b2b', 'b2c'] as const),
  offer(value) {
    const fields = fieldsOf(value);
    const offer: OfferMeaning = {
      kind: oneOf(fields['kind'], OFFER_KINDS) ?? '',
      close: oneOf(fields['close'], CLOSES) ?? '',
      deliberation: oneOf(fields['deliberation'], DELIBERATIONS) ?? '',
      repeat: oneOf(fields['repeat'], REPEATS) ?? '',
      name: text(fields['name'], 120),
    };
    return Object.values(offer).every((one) => one === '') ? undefined : offer;
  },
  known: (value) =>
    Array.isArray(value) ? value.slice(0, 10).flatMap((one: unknown) => knownOf(one) ?? []) : undefined,
};
