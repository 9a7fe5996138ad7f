/** Of results some are lost again: cancelled, returned, not shown up for. What is kept, what it costs, and how many it takes. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { STEP_RANK, stepOf, type StepId } from '../../../../understanding/figures/steps.ts';
import { countOf, moneyIn, percent } from '../graph.ts';
import { held, inTime, type Basis, type Held } from './held.ts';

export function keptOf(basis: Basis, counted: readonly Held[]): Held[] {
  return basis.facts.losses.flatMap((loss, i) => lossOf(basis, counted, loss, i));
}

function lossOf(
  { g, chain }: Basis,
  counted: readonly Held[],
  { figure, of }: Basis['facts']['losses'][number],
  i: number,
): Held[] {
  const id = i === 0 ? 'lost' : `lost.${i}`;
  const lost = g.answer(`${id}.share`, figure, percent);
  const kept = g.derive(`${id}.kept`, 'rest', [lost], percent);
  const at = placeOf(chain, of);
  const step = at === undefined ? undefined : chain.steps[at];
  if (step) {
    const currency = step.cost?.unit.kind === 'money' ? step.cost.unit.currency : '';
    g.derive(`${id}.cost.${step.id}`, 'whole', [step.cost, kept], moneyIn(currency, undefined, step.name));
    for (const buys of ['total', 'month', 'week'])
      g.derive(
        `${id}.buys.${buys}.${step.id}`,
        'part',
        [g.get(`buys.${buys}.${step.id}`), kept],
        countOf(step.name),
      );
  }
  return counted.flatMap((one) => {
    const unit = one.node.unit;
    const isLater = one.at !== undefined && at !== undefined && one.at < at;
    if (isLater || unit.kind !== 'count') return [];
    g.derive(`${one.id}.${id}`, 'part', [one.node, lost], unit);
    const left = g.derive(`${one.id}.${id}.kept`, 'part', [one.node, kept], unit);
    const needed = g.derive(`${one.id}.${id}.needed`, 'whole', [one.node, kept], unit);
    const more = { ...inTime(one.per), ...(at === undefined ? {} : { at }), of: one.of, worth: one.worth };
    return [
      ...held(`${one.id}.${id}.needed`, needed, more),
      ...held(`${one.id}.${id}.kept`, left, {
        ...inTime(one.per),
        of: one.of,
        worth: one.worth,
        isGiven: true,
      }),
    ];
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
