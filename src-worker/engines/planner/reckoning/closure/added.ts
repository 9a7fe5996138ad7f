/**
 * Prices beside the other figures that stand with them: with what is paid on top, of so many or of one of so many, over a year,
 * what several save against singles, and how a rival's sum stands beside ours.
 */
import { moneyIn, moneyOf, percent, type Graph, type Node } from '../graph.ts';
import type { Period } from '../../../../understanding/answers/period.ts';
import { timesIn } from '../money.ts';
import { MONEY, OFFER, type Sized } from './sized.ts';

export function addedOf(g: Graph, base: readonly Sized[]): void {
  const prices = pricesOf(base);
  const own = prices.map(({ node }) => node);
  const beside = base.filter(({ field, isOfRival }) => OFFER.has(field) && !isOfRival);
  const money = beside.filter(({ up }) => up === MONEY);
  const sums = money.map(({ node }) => node);
  const sizes = beside.filter(({ up, isMain }) => up !== MONEY && !isMain).map(({ node }) => node);
  const rivals = base.filter(({ up, isOfRival }) => up === MONEY && isOfRival).map(({ node }) => node);
  // What others pay of it, what the same costs elsewhere.
  const elsewhere = base
    .filter(
      ({ field, isOfRival, isMain, up }) =>
        up === MONEY && !isOfRival && !isMain && field !== '' && !OFFER.has(field),
    )
    .map(({ node }) => node);
  const years = [...new Set([...prices, ...money])].flatMap((one) => longerOf(g, one));
  for (const price of [...own, ...years])
    for (const sum of sums)
      if (sum.value !== price.value)
        g.derive(`(${price.id}+${sum.id})`, 'sum', [price, sum], moneyIn(moneyOf(price)));
  const offered = [...new Set([...own, ...sums, ...rivals])];
  const several = offered.flatMap((price) => sizes.flatMap((size) => ofSize(g, price, size)));
  for (const price of own) {
    for (const one of [...several, ...years]) differ(g, one, price);
    for (const rival of rivals) differ(g, rival, price);
    for (const sum of sums) if (!own.includes(sum)) differ(g, sum, price);
    for (const sum of elsewhere) differ(g, sum, price);
  }
  for (const one of several) for (const rival of rivals) differ(g, one, rival);
}

/** The starting price and what stands beside it, each value once. */
function pricesOf(base: readonly Sized[]): Sized[] {
  const all = base.filter(({ up, isPriced }) => up === MONEY && isPriced);
  return all
    .filter(({ node }, i) => all.findIndex((one) => one.node.value === node.value) === i)
    .slice(0, MOST);
}
/** More prices than these are a list. */
const MOST = 5;

const LONGER: Readonly<Record<string, Period>> = { day: 'week', week: 'year', month: 'year' };

/** What is paid every month comes to so much in a year, and a day's price in a week. */
function longerOf(g: Graph, { node, down }: Sized): Node[] {
  return down.flatMap((time): Node[] => {
    const long = LONGER[time];
    if (long === undefined || (time !== 'day' && time !== 'week' && time !== 'month')) return [];
    const by = Math.round(timesIn(time, long));
    const sum = g.derive(`(${node.id}.${long})`, 'scaled', [node], moneyIn(moneyOf(node), long), { by });
    return sum ? [sum] : [];
  });
}

/** A price of ten and of each of ten; the larger of both is what so many singles cost. */
function ofSize(g: Graph, price: Node, size: Node): Node[] {
  if (!(size.value > 1)) return [];
  const unit = moneyIn(moneyOf(price));
  const each = g.derive(`(${price.id}/${size.id})`, 'quotient', [price, size], unit);
  const whole = g.derive(`(${price.id}*${size.id})`, 'product', [price, size], unit);
  return [each, whole].filter((node) => node !== undefined);
}

/** By how much the one is more than the other. */
function differ(g: Graph, a: Node, b: Node): void {
  if (a.value === b.value || a.value / b.value > FAR || b.value / a.value > FAR) return;
  const [more, less] = a.value > b.value ? [a, b] : [b, a];
  const by = g.derive(`(${more.id}-${less.id})`, 'difference', [more, less], moneyIn(moneyOf(more)));
  g.derive(`(${by?.id ?? ''}%${more.id})`, 'share', [by, more], percent);
}
/** Sums that far apart are for different things. */
const FAR = 4;
