/** What the person says answers mean, in place of what was read (`corrections.ts` of the domain). */
import {
  meaningOf,
  READING_KEYS,
  type GoalMeaning,
  type ReadingKey,
} from '../../../../src/shared/domain/corrections.ts';
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { formatter } from '../language.ts';
import { ageSpan } from '../../../understanding/answers/ages.ts';
import type { AudienceReading } from '../../../understanding/answers/audience.ts';
import { withLength, type BudgetReading } from '../../../understanding/answers/budget.ts';
import { withStart } from '../../../understanding/answers/goal-levels.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import { readPlaces, type Place } from '../../../understanding/places/read-places.ts';
import type { KnownCost } from '../../../understanding/answers/costs.ts';
import type { KnownRate } from '../../../understanding/answers/rates.ts';

/** Where a figure of the person's own stands: in no answer. */
const CORRECTED_FIELD = 'known';

/** Corrections that hold: those of an answer that has not changed since. */
export const correctedKeys = (form: FormData): ReadingKey[] =>
  READING_KEYS.filter((key) => meaningOf(key, form) !== undefined);

export function correctedBudget(form: FormData, text: string): BudgetReading | undefined {
  const meaning = meaningOf('budget', form);
  if (!meaning) return undefined;
  const { amount, currency, period, length, lengthUnit } = meaning;
  const reading: BudgetReading = { text, currency, periodAssumed: false, bound: '' };
  if (amount === null) return reading;
  return withLength(
    { ...reading, amount, period },
    length === null ? undefined : { count: length, unit: lengthUnit },
  );
}

function goalOf({ kind, metric, from, to, unit, per, months, by }: GoalMeaning): Goal {
  const [year, month, day] = by.split('-').map(Number);
  const known =
    to === null ? 'text' : from !== null && from !== to ? 'ramp' : kind === 'ramp' ? 'count' : kind;
  return {
    kind: known,
    metric,
    unit,
    text: metric,
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(per === '' ? {} : { per }),
    ...(year !== undefined && month !== undefined && day !== undefined
      ? { by: { year, month, day } }
      : months === null
        ? {}
        : { months }),
  };
}

/** @param told the answer that the goals stand in: whether their beginning is held is told there */
export const correctedGoals = (form: FormData, told: string): Goal[] | undefined =>
  meaningOf('goals', form)?.map((goal) => withStart(goalOf(goal), told));

export const correctedPlaces = (form: FormData): Place[] | undefined =>
  meaningOf('places', form)?.flatMap((name) => readPlaces(name));

/** Costs and rates that the person says are known. Their words are the figures themselves. */
export function correctedKnown(form: FormData): { costs: KnownCost[]; rates: KnownRate[] } | undefined {
  const known = meaningOf('known', form);
  if (!known) return undefined;
  const number = (value: number): string => formatter('en').number(value);
  return {
    costs: known.flatMap(({ kind, per, now, from, currency }) =>
      kind === 'cost'
        ? [
            {
              per,
              now,
              ...(from === null ? {} : { from }),
              currency,
              text: `${per}: ${[...(from === null ? [] : [from]), now].map(number).join(' → ')}${currency === '' ? '' : ` ${currency}`}`,
              field: CORRECTED_FIELD,
            },
          ]
        : [],
    ),
    rates: known.flatMap(({ kind, now }) =>
      kind === 'cost' ? [] : [{ kind, percent: now, text: `${number(now)}%`, field: CORRECTED_FIELD }],
    ),
  };
}

export function correctedAudience(form: FormData, read: AudienceReading): AudienceReading {
  const [ages, gender, buyers] = [
    meaningOf('ages', form),
    meaningOf('gender', form),
    meaningOf('buyers', form),
  ];
  return {
    ...read,
    ...(ages ? { minAge: ages.min, maxAge: ages.max, ages: ageSpan(ages.min, ages.max) } : {}),
    ...(gender ? { gender } : {}),
    ...(buyers ? { b2b: buyers === 'b2b' } : {}),
  };
}
