/** The answers on the client's own calendar: the days on which its money is spent, the end of its year, and when it is shut. */
import { onItsDays } from '../../../understanding/answers/budget-days.ts';
import { inFinancialYear } from '../../../understanding/answers/financial-year.ts';
import type { Readings } from '../readings/index.ts';
import type { ToldOfTime } from './timeframe.ts';

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

/** What the answers tell of the time in which media can run. */
export const timeTold = ({
  answers,
  budget,
  goals,
  seasons,
}: Pick<Readings, 'answers' | 'budget' | 'goals' | 'seasons'>): ToldOfTime => ({
  budget: budget.text,
  goals,
  seasons,
  reason: answers.whyNeedNow,
  year: [answers.currentChallenges, answers.specificObjectives],
  shut: [
    answers.currentChallenges,
    answers.whyNeedNow,
    answers.additionalNotes,
    answers.marketingMediaBudget,
  ],
});
