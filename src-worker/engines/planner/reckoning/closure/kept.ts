/** Of results some are lost again: cancelled, returned, not shown up for. What is kept, what it costs, and how many it takes. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
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
  const named = chain.steps.findLastIndex(({ name }) => areOneThing(name, of));
  const at = named === -1 ? chain.steps.length - 1 : named;
  const step = chain.steps[at];
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
    const isLater = one.at !== undefined && one.at < at;
    if (isLater || unit.kind !== 'count') return [];
    g.derive(`${one.id}.${id}`, 'part', [one.node, lost], unit);
    const left = g.derive(`${one.id}.${id}.kept`, 'part', [one.node, kept], unit);
    const needed = g.derive(`${one.id}.${id}.needed`, 'whole', [one.node, kept], unit);
    const more = { ...inTime(one.per), ...(at >= 0 ? { at } : {}), of: one.of, worth: one.worth };
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
