/** What page 5 says for the client: its strengths and its help afterwards, each whole. */
import { shortForm } from '../../../understanding/phrases/index.ts';
import { isScrap } from '../../../understanding/phrases/leaning.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { onceTold, speaksForUs } from '../plan/claims.ts';
import type { Plan } from '../plan/index.ts';
import { whole } from '../plan/whole.ts';

/** Characters of a point. */
const REASON = 84;
/** Points that one page holds. */
const MOST_POINTS = 8;

/** Strengths, then after-sales, each short; one that is told with a shorter one is said once. */
export const sellingPoints = (plan: Plan): string[] => {
  const { f, r } = plan;
  const lead = plan.positions.find(({ reason }) => reason !== 'product')?.ours;
  const told = onceTold([...r.strengths, ...r.afterSales])
    .filter(speaksForUs)
    .map((point) => whole(point, REASON) || whole(shortForm(point), REASON))
    .filter((point) => !isScrap(point));
  // Beside others a word alone says nothing.
  const saying = told.filter((point) => isMostlyThai(point) || /[\s-]/u.test(point));
  // What leads stands first, wherever the client tells it.
  const isTold = lead !== undefined && told.includes(lead);
  const rest = saying.length > 0 ? saying : told;
  const points = unique(isTold ? [lead, ...rest] : rest)
    .filter((point) => point !== '')
    .map(f.sentence);
  return points.length > 0 ? points.slice(0, MOST_POINTS) : [f.sentence(plan.hero)];
};
