/** The moves that follow from what was reckoned and chosen: the weakest step first, then the position. */
import { contrastSlots } from './contrasts.ts';
import { lowerFirst } from '../text.ts';
import { whole } from '../plan/whole.ts';
import type { Plan } from '../plan/index.ts';
import type { Served, Strategy } from '../plan/moves.ts';
import { weakestOf } from './reckoned/bridge.ts';
import { spoken, stepName } from './reckoned/figures.ts';

/** The step whose rate decides; nothing where no rate is known or today's is enough. */
export function repairing(plan: Plan, { first }: Served): Strategy[] {
  const { f, say, reckoning } = plan;
  const { bridge, gate } = reckoning;
  const weak = weakestOf(plan);
  const from = weak && bridge?.steps[bridge.steps.indexOf(weak) - 1];
  if (!weak?.rate || !weak.rateNeeded || !from) return [];
  const said = say.keyStrategy;
  const names = { from: stepName(plan, from), to: stepName(plan, weak) };
  return [
    {
      title: said.repair(names),
      rationale: said.repairWhy({
        today: spoken(f, weak.rate),
        needed: spoken(f, weak.rateNeeded),
        from: names.from,
        does: say.reckoned.steps[weak.kind].does,
      }),
      objectives: first,
      hints: [
        ...said.next(from.kind),
        ...(gate?.limit && gate.rate
          ? [said.noMore({ limit: spoken(f, gate.limit), rate: spoken(f, gate.rate) })]
          : []),
        said.reportRate(names),
      ],
    },
  ];
}

/** Characters of a phrase that is a promise. */
const PROMISE = 60;

/** The promise that is made everywhere; nothing where the client named no strength. */
export function owning(plan: Plan, { all }: Served): Strategy[] {
  const { positions, say } = plan;
  const [taken, second] = positions.filter(
    ({ ours, reason }) => reason !== 'product' && whole(ours, PROMISE) !== '',
  );
  if (!taken) return [];
  const said = say.keyStrategy;
  const ours = lowerFirst(whole(taken.ours, PROMISE));
  const id = taken.point?.id ?? 'other';
  return [
    {
      title: said.own({ ours }),
      rationale: taken.contrast
        ? say.contrast.headline(contrastSlots(plan, taken.contrast))
        : id === 'other'
          ? said.ownPlain
          : said.ownWhy({ want: say.points.wants[id] }),
      objectives: all,
      hints: [
        said.inEvery({ ours }),
        second ? said.beside({ ours: lowerFirst(whole(second.ours, PROMISE)) }) : said.show,
        said.reportOwn,
      ],
    },
  ];
}
