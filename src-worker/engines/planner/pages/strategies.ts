/** The moves of the plan: each from something the client said, each tied to an objective and a figure to report. */
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { isBan } from '../../../understanding/denials.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import { answering, attending, owning, repairing, told } from './decided-moves.ts';
import { goalMoves, keepsThem } from './goal-moves.ts';
import type { Plan } from '../plan/index.ts';
import { buying, isReason, remedied, type Served, type Strategy } from '../plan/moves.ts';
import { canBeNamed, counting, leading, local, named } from '../plan/opening-moves.ts';
import { returning } from '../plan/returning.ts';
import { soldAs } from '../plan/sold-as.ts';
import { lowerFirst } from '../text.ts';
import { fillingMoves, newsMove, tellingMoves } from '../plan/told-moves.ts';

/** Moves that a page holds, and those that it is filled up to. */
const [MOST, FEW] = [4, 3];

export function makeStrategies(plan: Plan): Strategy[] {
  const { f, r, forecast, remedies } = plan;
  const chosen: readonly MarketingObjective[] = r.objectives.length > 0 ? r.objectives : ['brand-awareness'];
  const names = chosen.map((id) => f.both(OBJECTIVES[id].name));
  const served: Served = { first: names.slice(0, 1), last: names.slice(-1), all: names };
  const list: Strategy[] = [];
  const used = new Set<string>();

  const repair = repairing(plan, served);
  list.push(...repair);
  const isLikes = remedies.some(({ remedy }) => remedy.id === 'likes');
  if (repair.length > 0) for (const id of ['likes', 'cost']) used.add(id);
  else if (isLikes || forecast.cost?.from !== undefined) {
    list.push(buying(plan, served));
    for (const id of ['likes', 'cost']) used.add(id);
  }
  // A share of those who stay or come back that has a goal is worked on by its own move.
  const beside = [...newsMove(plan, served), ...goalMoves(plan, served)].slice(0, MOST - 1);
  const isKept = keepsThem(plan);
  const again =
    !isKept && (r.rates.some(({ kind }) => kind === 'repeat') || chosen.includes('customer-retention'));
  // What they are heard to say has a move of its own, before whatever else could be done.
  const answers = answering(plan, served);
  const room = MOST - list.length - answers.length - 1 - Number(again);
  list.push(...told(plan, served).slice(0, Math.max(0, Math.min(room, again ? 1 : 2))));
  // Repaired, won in time and worth its price: the promise is said within these, and the next buyer comes through this one.
  const isFull = list.length > 2 && !again && plan.journey.after === 'once';
  if (!isFull) list.push(...owning(plan, served));
  list.push(...answers.slice(0, Math.max(0, MOST - list.length - Number(again))));
  list.splice(MOST - beside.length - Number(again));
  list.push(...beside);
  if (again) list.push(returning(plan, served));
  if (again) used.add('repeat');
  for (const challenge of remedies) {
    const { id } = challenge.remedy;
    if (list.length >= MOST || used.has(id) || isToldElsewhere(plan, challenge.because)) continue;
    // What cannot be said whole is no reason that anybody reads.
    if (!isReason(challenge.because)) continue;
    used.add(id);
    list.push(remedied(plan, challenge, served));
  }
  // How many come by recommendation is told: that stands before what else the answers hold.
  const isOnce = !again && !isKept && plan.journey.after === 'once';
  const isBrought = isOnce && r.rates.some(({ kind }) => kind === 'referred');
  const oneMore = (): Strategy[] => (list.length < MOST ? [returning(plan, served)] : []);
  if (isBrought) list.push(...oneMore());
  list.push(...tellingMoves(plan, served, list).slice(0, MOST - list.length));
  // Nobody buys it twice: where what the client told leaves room, the next buyer comes through this one.
  if (isOnce && !isBrought) list.push(...oneMore());
  if (list.length < MOST) list.push(...attending(plan, served));
  if (list.length < MOST && canBeNamed(plan)) list.push(named(plan, served));
  if (list.length < FEW) list.push(...fillingMoves(plan, served, list).slice(0, FEW - list.length));
  const [place] = r.places;
  // Of several places none is the first.
  if (list.length < FEW && place && r.places.length === 1 && place.known?.kind !== 'country')
    list.push(local(plan, place.name, served));
  // That one offer leads is no reason of this client's: it stands where the page would hold too few.
  if (list.length < FEW && lowerFirst(plan.hero) !== lowerFirst(soldAs(r, plan.f.language)))
    list.push(leading(plan, served));
  if (list.length < FEW) list.push(counting(plan, served));
  return list.slice(0, MOST);
}

/** What makes buyers hesitate has a move of its own; a rule of the client's is no challenge. */
const isToldElsewhere = ({ r, buyers }: Plan, because: string): boolean =>
  because === buyers.objection?.words ||
  isBan(because) ||
  r.rules.some(({ kind, terms }) => kind === 'words' && terms.some((term) => because.includes(term)));
