/** Page 14: what the ads in feeds open with. The promise heads page 13 and has the first story, so each shows something else with it. */
import type { Plan } from '../plan/index.ts';
import { factsBesideLead, heardTold, momentsTold } from '../plan/told-to-buyers.ts';
import { isOccasion, isSpeech } from '../../../understanding/said-aloud.ts';
import { lowerFirst } from '../text.ts';

/** Characters of what they say, and of a fact behind it. */
const SAID = 60;

/**
 * The most telling first: what they say with its answer, a moment that no story of the page takes up, another fact.
 * @param ours what the plan leads with, else what it is
 */
export function feedDirections(plan: Plan, ours: string): string[] {
  const said = plan.say.contentStrategy.direction;
  const answered = heardTold(plan, SAID).flatMap(({ thought, answer }) =>
    answer === undefined || !isSpeech(thought) ? [] : [{ thought, answer }],
  );
  const exchanges = answered.map(({ thought, answer }) =>
    said.exchange({ thought, answer: lowerFirst(answer) }),
  );
  // The headline and the stories begin with the first ones.
  const moments = momentsTold(plan, SAID)
    .filter(isOccasion)
    .slice(-1)
    .map((event) => said.moment({ event }));
  const facts = factsBesideLead(plan, SAID)
    .filter((words) => answered.every(({ answer }) => answer !== words))
    .map((words) => said.beside({ ours, words: lowerFirst(words) }));
  return [...exchanges.slice(0, 2), ...facts.slice(0, 1), ...moments, ...facts.slice(1)];
}
