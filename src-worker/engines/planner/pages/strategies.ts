/** The moves of the plan: each from something the client said, each tied to an objective and a figure to report. */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { owning, repairing } from './decided-moves.ts';
import type { Plan } from '../plan/index.ts';
import { buying, remedied, type Served, type Strategy } from '../plan/moves.ts';
import { counting, leading, learning, local, named } from '../plan/opening-moves.ts';
import { returning } from '../plan/returning.ts';

export function makeStrategies(plan: Plan): Strategy[] {
  const { f, r, forecast, remedies } = plan;
  const chosen: readonly MarketingObjective[] = r.objectives.length > 0 ? r.objectives : ['brand-awareness'];
  const names = chosen.map((id) => f.both(OBJECTIVES[id].name));
  const served: Served = { first: names.slice(0, 1), last: names.slice(-1), all: names };
  const list: Strategy[] = [];
  const used = new Set<string>();

  const repair = repairing(plan, served);
  list.push(...repair);
  if (repair.length > 0) for (const id of ['likes', 'cost']) used.add(id);
  else if (forecast.cost || remedies.some(({ remedy }) => remedy.id === 'likes')) {
    list.push(buying(plan, served));
    for (const id of ['likes', 'cost']) used.add(id);
  }
  if (r.rates.some(({ kind }) => kind === 'repeat') || chosen.includes('customer-retention')) {
    list.push(returning(plan, served));
    used.add('repeat');
  }
  list.push(...owning(plan, served));
  for (const challenge of remedies) {
    const { id } = challenge.remedy;
    if (list.length >= 4 || used.has(id)) continue;
    used.add(id);
    list.push(remedied(plan, challenge, served));
  }
  if (list.length < 4 && r.audience.b2b) list.push(named(plan, served));
  if (list.length < 3 && r.experience === 'no') list.push(learning(plan, served));
  const [place] = r.places;
  if (list.length < 3 && place && place.known?.kind !== 'country') list.push(local(plan, place.name, served));
  if (list.length < 3) list.push(leading(plan, served));
  if (list.length < 3) list.push(counting(plan, served));
  return list.slice(0, 4);
}
