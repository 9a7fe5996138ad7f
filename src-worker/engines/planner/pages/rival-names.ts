/** Rivals by name, and what the client said of them: pages 9 to 11 speak of the same. */
import type { Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import { shorter } from '../plan/whole.ts';
import { lowerFirst } from '../text.ts';
import type { Write } from './write.ts';

/** Characters of a name in running text. */
const NAME = 40;

export const rivalName = (plan: Plan, rival: Rival): string =>
  rival.name === ''
    ? plan.f.say(`Competitor ${rival.number}`, `คู่แข่งที่ ${rival.number}`)
    : shorter(rival.name, NAME) || rival.name;

/** What is no name but a word for somebody stands small within a sentence: 'The big one', 'The chain'; 'The Depot' is a name. */
export const withinSentence = (name: string): string =>
  /^(?:The|An?|Some|My|Our) \p{Ll}/u.test(name) ? lowerFirst(name) : name;

/** What the client said of a rival. */
export const rivalEvidence = (plan: Plan, rival: Rival, w: Write): ReturnType<Write['client']> => {
  const said = [...rival.strengths, ...rival.weaknesses].join('; ');
  return w.client(`${rivalName(plan, rival)}: ${said || plan.f.say('name only', 'มีเพียงชื่อ')}`, 'competitors');
};

/** Of a contrast's card; of others the kind that the client calls them, 'Print shops'. */
export const nameOfCard = (plan: Plan, card: number): string => {
  const rival = plan.rivals.find(({ number }) => number === card + 1);
  if (rival) return rivalName(plan, rival);
  const others = plan.contrasts.find((each) => each.card === card)?.rival ?? '';
  return plan.f.sentence(others || plan.say.contrast.others);
};
