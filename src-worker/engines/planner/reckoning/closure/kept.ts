/** Of results some are lost again: cancelled, returned, not shown up for. What is kept, what it costs, and how many it takes. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { STEP_RANK, stepOf, type StepId } from '../../../../understanding/figures/steps.ts';
import { countOf, moneyIn, percent } from '../graph.ts';
import { lossName } from '../kept-steps.ts';
import { held, inTime, type Basis, type Held } from './held.ts';

/** What one that is kept costs, and how many of those that the money buys are kept. */
export function lossesOf({ g, chain, facts }: Basis): void {
  facts.losses.forEach(({ figure, of }, i) => {
    const id = lossName(i);
    const lost = g.answer(`${id}.share`, figure, percent);
    const kept = g.derive(`${id}.kept`, 'rest', [lost], percent);
    if (chain.passed.has(i)) return;
    const at = placeOf(chain, of);
    const step = at === undefined ? undefined : chain.steps[at];
    if (!step) return;
    const currency = step.cost?.unit.kind === 'money' ? step.cost.unit.currency : '';
    const unit = moneyIn(currency, undefined, step.name);
    g.derive(`${id}.cost.${step.id}`, 'whole', [step.cost, kept], unit);
    for (const time of ['total', 'month', 'week']) {
      const bought = g.get(`buys.${time}.${step.id}`);
      g.derive(`${id}.buys.${time}.${step.id}`, 'part', [bought, kept], countOf(step.name));
    }
  });
}

/** Of so many results those that are lost and kept, and how many it takes so that so many are kept. */
export function keptOf({ g, chain, facts }: Basis, counted: readonly Held[]): Held[] {
  return facts.losses.flatMap(({ of }, i) => {
    if (chain.passed.has(i)) return [];
    const id = lossName(i);
    const at = placeOf(chain, of);
    const [lost, kept] = [g.get(`${id}.share`), g.get(`${id}.kept`)];
    return counted.flatMap((one) => {
      const { unit } = one.node;
      const isLater = one.at !== undefined && at !== undefined && one.at < at;
      if (isLater || unit.kind !== 'count') return [];
      g.derive(`${one.id}.${id}`, 'part', [one.node, lost], unit);
      const left = g.derive(`${one.id}.${id}.kept`, 'part', [one.node, kept], unit);
      const needed = g.derive(`${one.id}.${id}.needed`, 'whole', [one.node, kept], unit);
      const more = { ...inTime(one.per), of: one.of, worth: one.worth };
      return [
        ...held(`${one.id}.${id}.needed`, needed, { ...more, ...(at === undefined ? {} : { at }) }),
        ...held(`${one.id}.${id}.kept`, left, { ...more, isGiven: true }),
      ];
    });
  });
}

/** The step that is lost: by its name, else the last where both are near a sale. */
function placeOf({ steps }: Basis['chain'], of: string): number | undefined {
  const named = steps.findLastIndex(({ name }) => areOneThing(name, of));
  if (named !== -1) return named;
  const [own, last] = [stepOf(of), steps.at(-1)];
  const isSale = (step: StepId | undefined): boolean =>
    step !== undefined && (STEP_RANK[step] >= STEP_RANK.booking || step === 'onward');
  return last && isSale(own) && isSale(last.kind) ? steps.length - 1 : undefined;
}
