/** The answers on the client's own calendar: the days on which its money is spent, the end of its year, and when it is shut. */
import { onItsDays } from '../../../understanding/answers/budget-days.ts';
import { inFinancialYear } from '../../../understanding/answers/financial-year.ts';
import type { Readings } from '../readings/index.ts';

const countryIn = ({ places }: Readings): string | undefined => {
  const known = places.find((place) => place.known !== undefined)?.known;
  return known === undefined ? undefined : known.kind === 'country' ? known.iso2 : 'TH';
};

/** A person's own correction of the budget stands as it is. */
export const onTheirCalendar = (r: Readings): Readings => ({
  ...r,
  budget: r.corrected.includes('budget') ? r.budget : onItsDays(r.budget),
  goals: inFinancialYear(r.goals, countryIn(r), r.budget.currency),
});

/** Answers in which a client tells that it is shut for a time. */
export const shutTold = ({ answers }: Pick<Readings, 'answers'>): string[] => [
  answers.currentChallenges,
  answers.whyNeedNow,
  answers.additionalNotes,
  answers.marketingMediaBudget,
];
