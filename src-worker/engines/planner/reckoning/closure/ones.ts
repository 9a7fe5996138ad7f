/**
 * What one result brings and what is left of it, beside the media that it costs: one set of operations for every sum for one,
 * be it a price, an average order, a whole stay, a commission or what making leaves.
 */
import { STEP_RANK } from '../../../../understanding/figures/steps.ts';
import { countOf, moneyIn, percent, type Graph, type Maybe, type Node, moneyOf } from '../graph.ts';
import { lossName } from '../kept-steps.ts';
import { agrees } from '../agrees.ts';
import { reckonCostOf, type Worths } from '../worth.ts';
import { sumsOfMedia, type Basis } from './held.ts';

/** A part of a sum for one that stays with the client, and the sum that it is of. */
interface Left extends Worths {
  whole: Node;
}

/** @param parts what is kept of a price by others, and what the client keeps then */
export function onesOf(basis: Basis, parts: readonly Worths[]): void {
  const { g, chain, worth, facts } = basis;
  const left = leftOf(basis, parts);
  const last = chain.steps.at(-1);
  const costs = chain.steps
    .filter((step) => step === last || STEP_RANK[step.kind] >= STEP_RANK.booking)
    .map(({ id, cost }) => ({ id: `cost.${id}`, cost }));
  const lost = facts.losses.map((_, i) => {
    const id = `${lossName(i)}.cost.${last?.id ?? ''}`;
    return { id, cost: g.get(id) };
  });
  // With a sample or a visit that each of those before it is given.
  const beside = facts.sums.flatMap((_, i) => {
    const id = `sum.${i}.with-media.${last?.id ?? ''}`;
    const cost = g.get(id);
    return cost ? [{ id, cost }] : [];
  });
  for (const { id, cost } of lost) reckonCostOf(g, id, cost, [...worth.all, ...parts]);
  if (last) reckonCostOf(g, `cost.${last.id}`, last.cost, parts);
  for (const one of left) {
    for (const { id, cost } of [...costs, ...lost, ...beside]) besideMedia(g, id, cost, one);
    for (const sum of sumsOfMedia(basis)) repaid(g, sum, one);
    toPay(basis, one);
  }
  for (const one of worth.all)
    if (!isOverTime(one)) for (const sum of sumsOfMedia(basis)) repaid(g, sum, one);
  for (const { id, node, per } of [...worth.all, ...livesOf(basis)])
    if (last && per === undefined && moneyOf(last.cost) === moneyOf(node))
      g.derive(`return.of.${id}`, 'quotient', [node, last.cost], { kind: 'times' });
}

/** Of every price and average what the margin leaves, of an order what its costs leave, of a price what others do not keep. */
function leftOf(basis: Basis, parts: readonly Worths[]): Left[] {
  const { g, worth, facts } = basis;
  const byMargin = [...worth.all, ...livesOf(basis)].flatMap((one): Left[] => {
    const node = g.derive(`worth.${one.id}.profit`, 'part', [one.node, worth.known], one.node.unit);
    return node ? [{ ...one, id: `${one.id}.profit`, node, whole: one.node }] : [];
  });
  const order = g.get('order.left');
  const average = worth.all.find(({ kind, per }) => kind === 'average' && per === undefined);
  const ofOrder =
    order && average ? [{ ...average, id: 'order.left', node: order, whole: average.node }] : [];
  const kept = parts.flatMap((one): Left[] => {
    const whole = worth.all.find(({ id }) => one.id.startsWith(`${id}.`))?.node;
    if (!whole) return [];
    const made = one.id.endsWith('without-commission') && !facts.margin ? g.get('making') : undefined;
    const net = g.derive(`worth.${one.id}.profit`, 'difference', [one.node, made], one.node.unit);
    return [{ ...one, whole }, ...(net ? [{ ...one, id: `${one.id}.profit`, node: net, whole }] : [])];
  });
  return [...byMargin, ...ofOrder, ...kept];
}

/** What is paid every month, until those who leave have left. */
const livesOf = ({ g, worth }: Basis): Worths[] =>
  worth.all.flatMap((one): Worths[] => {
    const node = g.get(`worth.${one.id}.life`);
    return node ? [{ id: `${one.id}.life`, kind: one.kind, node }] : [];
  });

/** Media as a part of what one leaves, how many repay it, and what is left or lost after it. */
function besideMedia(g: Graph, id: string, cost: Maybe, one: Left): void {
  const { id: kind, node, per } = one;
  const currency = moneyOf(node);
  if (cost?.unit.kind !== 'money' || moneyOf(cost) !== currency || !agrees(one, cost.unit.each)) return;
  g.derive(`${id}.of.${kind}`, 'share', [cost, node], percent);
  if (per === undefined || per === 'year') {
    g.derive(`${id}.repaid.${kind}`, 'quotient', [cost, node], countOf('purchase'));
    g.derive(`${id}.after.${kind}`, 'difference', [node, cost], moneyIn(currency));
    g.derive(`${id}.loss.${kind}`, 'difference', [cost, node], moneyIn(currency));
  }
  if (per !== undefined)
    g.derive(`${id}.back.${kind}`, 'quotient', [cost, node], { kind: 'time', unit: per });
}

/** Results that bring a sum back. */
function repaid(g: Graph, sum: Node, { id, node, of }: Worths): void {
  if (moneyOf(sum) === moneyOf(node))
    g.derive(`${sum.id}.repaid.${id}`, 'quotient', [sum, node], countOf(of ?? 'purchase'));
}

/** The return and the rate at which media pays for itself, and how many pay for what is fixed. */
function toPay({ g, chain, facts }: Basis, { id, node, whole, per, of }: Left): void {
  g.derive(`return.to-pay.${id}`, 'quotient', [whole, node], { kind: 'times' });
  const before = chain.steps.at(-2);
  if (per === undefined && moneyOf(before?.cost) === moneyOf(node))
    g.derive(`rate.to-pay.${id}`, 'share', [before?.cost, node], percent);
  facts.fixed.forEach((fixed, i) => {
    if (per !== undefined && per !== fixed.per) return;
    const unit = countOf(of || 'purchase', per === undefined ? fixed.per : undefined);
    g.derive(`fixed.${i}.repaid.${id}`, 'quotient', [g.get(`fixed.${i}`), node], unit);
  });
}

const isOverTime = ({ per }: Worths): boolean => per === 'year';
