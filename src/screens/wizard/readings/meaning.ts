/** What an editor begins with: the person's own meaning, else what was read. */
import type { ReadingsView } from '../../../shared/contract/planning.ts';
import {
  correctionOf,
  type GoalMeaning,
  type KnownMeaning,
  type Meanings,
  type ReadingKey,
} from '../../../shared/domain/corrections.ts';
import type { FormData } from '../../../shared/domain/questionnaire.ts';

/** A goal without what only its reading holds. */
export const goalMeaning = ({ kind, metric, from, to, unit, per, months, by }: GoalMeaning): GoalMeaning => ({
  kind,
  metric,
  from,
  to,
  unit,
  per,
  months,
  by,
});

const knownMeaning = ({ kind, per, now, from, currency }: KnownMeaning): KnownMeaning => ({
  kind,
  per,
  now,
  from,
  currency,
});

export function meaningOfView<K extends ReadingKey>(key: K, view: ReadingsView, form: FormData): Meanings[K] {
  const { amount, currency, period, length, lengthUnit } = view.budget;
  const read: Meanings = {
    budget: { amount, currency, period, length, lengthUnit },
    goals: view.goals.map(goalMeaning),
    places: view.places.map(({ name }) => name),
    ages: view.ages,
    gender: view.gender,
    buyers: view.buyers,
    known: view.known.map(knownMeaning),
    offer: view.offer,
  };
  return correctionOf(key, form)?.value ?? read[key];
}
