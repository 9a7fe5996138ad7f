/** Rivals by name, and what the client said of them: pages 9 to 11 speak of the same. */
import type { Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import { shorter } from '../plan/whole.ts';
import type { Write } from './write.ts';

/** Characters of a name in running text. */
const NAME = 40;

export const rivalName = (plan: Plan, rival: Rival): string =>
  rival.name === ''
    ? plan.f.say(`Competitor ${rival.number}`, `คู่แข่งที่ ${rival.number}`)
    : shorter(rival.name, NAME) || rival.name;

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
