/** Parts of a price and what stays of it: deposit, commission, discount, tax, what making costs; and a price paid again in a year. */
import { countOf, moneyIn, percent, type Maybe, type Node, moneyOf } from '../graph.ts';
import { timesIn } from '../money.ts';
import { reckonCostOf, type Worths } from '../worth.ts';
import type { Basis } from './held.ts';

/** Percent of a price, by what it is for. */
const PARTS = ['deposit', 'commission', 'discount', 'concession'] as const;

/** Beside the prices what stays of them or is taken of them each time: what goals and costs are reckoned in too. */
export function partsOfPrices(basis: Basis): Worths[] {
  const { g, facts, worth } = basis;
  const prices = worth.all.filter(({ kind }) => kind !== 'lifetime' && kind !== 'term');
  for (const kind of PARTS) {
    const share = g.answer(`term.${kind}.share`, facts.terms[kind]?.figure, percent);
    for (const one of prices) partOf(basis, one, kind, share);
  }
  const main = prices.filter(({ node }) => node === worth.main);
  const parts = main.flatMap(({ id, kind, per }) =>
    ['commission', 'without-commission'].flatMap((name): Worths[] => {
      const node = g.get(`worth.${id}.${name}`);
      return node ? [{ id: `${id}.${name}`, kind, node, ...(per === undefined ? {} : { per }) }] : [];
    }),
  );
  bundled(basis);
  timesOfPrices(basis);
  conceded(basis);
  for (const one of prices) {
    taxed(basis, one);
    sumsOff(basis, one);
    onTop(basis, one);
    inYear(basis, one);
  }
  return [...parts, ...others(basis)];
}

/** A short name before a sum makes it the price of that. */
const PRICED = /^[\p{L}\d][\p{L}\p{M}\d -]{0,24}$/u;
const NO_PRICE =
  /fee|deposit|joining|cash|bond|bonus|royalt|delivery|\b(?:is|that|must)\b|มัดจำ|ประกัน|ค่า|โบนัส/iu;

/** Prices beside the starting price, for the same time. */
function others({ g, facts: { prices, price } }: Basis): Worths[] {
  return prices.flatMap((one, i): Worths[] => {
    if (one.figure.value === price?.figure.value || one.per !== price?.per) return [];
    if (!PRICED.test(one.label) || NO_PRICE.test(one.label)) return [];
    const node = g.answer(`price.${i}`, one.figure, moneyIn(one.currency, one.per));
    return node
      ? [{ id: `price.${i}`, kind: 'price', node, ...(one.per === undefined ? {} : { per: one.per }) }]
      : [];
  });
}

/** The part, and the price without it. */
function partOf({ g }: Basis, { id, node }: Worths, kind: string, share: Maybe): void {
  const part = g.derive(`worth.${id}.${kind}`, 'part', [node, share], node.unit);
  const rest = g.derive(`worth.${id}.without-${kind}`, 'difference', [node, part], node.unit);
  for (const sum of [g.get('money.amount'), g.get('money.total')])
    if (kind !== 'deposit' && moneyOf(sum) === moneyOf(node) && !isRecurring(node))
      g.derive(`${sum?.id ?? ''}.repaid.${id}.without-${kind}`, 'quotient', [sum, rest], {
        kind: 'count',
        of: 'purchase',
      });
}

const isRecurring = ({ unit }: Node): boolean => unit.kind === 'money' && unit.per !== undefined;

/** With a tax on top, or without one that the price holds. */
function taxed({ g, facts }: Basis, { id, node }: Worths): void {
  const { tax } = facts;
  if (!tax) return;
  const rate = g.answer('price.tax', tax.figure, percent);
  const all = g.derive('price.tax.factor', 'sum', [g.calendar('whole', 100, percent), rate], percent);
  if (tax.isIncluded) g.derive(`worth.${id}.before-tax`, 'whole', [node, all], node.unit);
  else g.derive(`worth.${id}.with-tax`, 'part', [node, all], node.unit);
}

/** A price for a longer time beside one for a shorter: what a day of the month comes to, and from how many days on it is cheaper. */
function timesOfPrices({ g, facts: { prices } }: Basis): void {
  const timed = prices.flatMap((one, i) => {
    const node = one.per && g.answer(`price.${i}`, one.figure, moneyIn(one.currency, one.per));
    return node && one.per ? [{ node, per: one.per, i }] : [];
  });
  for (const long of timed)
    for (const short of timed) {
      const times = timesIn(short.per, long.per);
      if (!(times > 1) || moneyOf(long.node) !== moneyOf(short.node)) continue;
      const id = `price.${long.i}.by.${short.i}`;
      const unit = moneyIn(moneyOf(long.node), short.per);
      const each = g.derive(id, 'scaled', [long.node], unit, { by: 1 / times });
      g.derive(`${id}.saved`, 'difference', [short.node, each], unit);
      const several = g.derive(`${id}.several`, 'scaled', [short.node], unit, { by: times });
      g.derive(`${id}.cheaper`, 'difference', [several, long.node], unit);
      g.derive(`${id}.time`, 'quotient', [long.node, short.node], { kind: 'time', unit: short.per });
    }
}

/** One of a lot that has a price of its own, and what is saved on it. */
function bundled({ g, facts: { bundle }, worth: { price, currency } }: Basis): void {
  const unit = moneyIn(currency);
  const count = g.answer('bundle.count', bundle?.count, { kind: 'count', of: '' });
  const sum = g.answer('bundle', bundle?.sum, unit);
  g.derive('bundle.piece', 'quotient', [sum, count], unit);
  const single = g.derive('bundle.single', 'product', [price, count], unit);
  const saved = g.derive('bundle.saved', 'difference', [single, sum], unit);
  g.derive('bundle.saved.share', 'share', [saved, single], percent);
  g.derive('bundle.piece.saved', 'difference', [price, g.get('bundle.piece')], unit);
}

/** A lower price for some buyers: what they save, and what so many of them cost. */
function conceded({ g, facts: { terms }, worth: { price, currency } }: Basis): void {
  const unit = moneyIn(currency);
  const lower = g.answer('term.concession', terms['concession-price']?.figure, unit);
  const saved = g.derive('term.concession.saved', 'difference', [price, lower], unit);
  g.derive('term.concession.off', 'share', [saved, price], percent);
  const count = g.answer('term.concession.count', terms['concession-count']?.figure, countOf(''));
  g.derive('term.concession.cost', 'product', [saved, count], unit);
}

/** A deposit, a fee or a cost of making that is told in money. */
function sumsOff({ g, facts: { terms } }: Basis, { id, node }: Worths): void {
  const currency = moneyOf(node);
  const deposit = g.answer('term.deposit.sum', terms['deposit-sum']?.figure, moneyIn(currency));
  g.derive(`worth.${id}.rest`, 'difference', [node, deposit], node.unit);
  const bond = g.answer('term.bond', terms.bond?.figure, moneyIn(currency));
  if (!isRecurring(node)) g.derive(`worth.${id}.with-bond`, 'sum', [node, bond], node.unit);
  // 'Deposit two months' of a monthly price.
  const months = g.answer('term.deposit.times', terms['deposit-times']?.figure, {
    kind: 'time',
    unit: 'month',
  });
  if (node.unit.kind === 'money' && node.unit.per === 'month')
    g.derive(`worth.${id}.deposit-sum`, 'product', [node, months], moneyIn(currency));
}

/** What is paid once on top: of a whole stay, of the price, and what is paid on the first day. */
function onTop({ g, facts: { terms }, chain, worth }: Basis, { id, node, kind }: Worths): void {
  const currency = moneyOf(node);
  const fee = g.answer('term.once-fee', terms['once-fee']?.figure, moneyIn(currency));
  const isWhole = kind === 'stay' || kind === 'lifetime' || kind === 'average' || !isRecurring(node);
  if (kind === 'price') {
    const paid = [node, g.get('term.deposit.sum') ?? g.get('term.bond'), fee].filter(
      (one) => one !== undefined,
    );
    if (paid.length > 2) g.derive('price.first-day', 'sum', paid, moneyIn(currency));
  }
  const both = isWhole ? g.derive(`worth.${id}.with-fee`, 'sum', [node, fee], moneyIn(currency)) : undefined;
  const last = chain.steps.at(-1);
  if (both && last && worth.currency === currency)
    reckonCostOf(g, `cost.${last.id}`, last.cost, [{ id: `${id}.with-fee`, kind, node: both }]);
}

/** What is paid again in every month or week, in a year. */
function inYear({ g }: Basis, { id, node, per }: Worths): void {
  if (per === undefined || per === 'year' || per === 'day') return;
  g.derive(`worth.${id}.year`, 'scaled', [node], moneyIn(moneyOf(node), 'year'), {
    by: Math.round(timesIn(per, 'year')),
  });
}
