/** Answers of one questionnaire that do not go together. A false one is worse than one that is missed. */
import type { Contradiction } from '../../../src/shared/contract/planning.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { isOfEachRound } from '../answers/goal-rounds.ts';
import { understand, type Understood } from '../answers/understand.ts';
import { CHOICES } from './choices.ts';
import { CLAIMS } from './claims.ts';
import { EARLY } from './early.ts';
import { FIGURES } from './figures.ts';
import { OPPOSITES_TOLD } from './opposed.ts';
import { OPPOSITES } from './opposites.ts';
import { QUALITIES } from './qualities.ts';
import { RATES } from './rates.ts';
import { ROOM } from './room.ts';
import { SUMS } from './sums.ts';
import { TOLD_OTHERWISE } from './told-otherwise.ts';
import { TOLD_TERMS } from './told-terms.ts';
import { TOLD_TWICE } from './told-twice.ts';

/** @param now the day on which the answers are read: a day before it is over */
export function contradictionsIn(
  form: FormData,
  now: Date,
  understood: Understood = understand(form),
): Contradiction[] {
  // So many on each departure are held against nothing that is told of all of them.
  const read = { ...understood, goals: understood.goals.filter((goal) => !isOfEachRound(goal)) };
  const found = [
    ...FIGURES,
    ...SUMS,
    ...ROOM,
    ...RATES,
    ...EARLY,
    ...TOLD_TWICE,
    ...TOLD_TERMS,
    ...TOLD_OTHERWISE,
    ...QUALITIES,
    ...CHOICES,
    ...CLAIMS,
    ...OPPOSITES_TOLD,
    ...OPPOSITES,
  ].flatMap((search) => search({ form, now, read }));
  // Two searches may see the same two answers disagree.
  return found.filter(
    ({ code, paths, with: figures }, i) =>
      found.findIndex(
        (other) =>
          other.code === code &&
          (other.paths.join() === paths.join() || JSON.stringify(other.with) === JSON.stringify(figures)),
      ) === i,
  );
}
