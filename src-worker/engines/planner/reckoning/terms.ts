/** What follows from terms beside the price: instalments, deposits, commissions, packs, sales of today and their share. */
import type { Facts } from './facts.ts';
import { countOf, moneyIn, percent, type Graph, type Maybe, moneyOf } from './graph.ts';
import { timesIn, type Money } from './money.ts';
import type { GoalNodes } from './targets.ts';
import type { Worth } from './worth.ts';

/** Parts of the price, and prices of its parts; ids `term.deposit`, `price.use`, …. */
export function reckonTerms(
  g: Graph,
  facts: Facts,
  goals: readonly GoalNodes[],
  worth: Worth,
  money: Money,
): void {
  const { price, currency } = worth;
  const { terms } = facts;
  const percentOf = (kind: 'deposit' | 'commission'): Maybe =>
    g.answer(`term.${kind}.share`, terms[kind]?.figure, percent);
  const own = partyPrice(g, facts, price, currency);
  for (const kind of ['deposit', 'commission'] as const)
    for (const [name, node] of [
      ['', price],
      ['.party', own],
    ] as const)
      g.derive(`term.${kind}${name}`, 'part', [node, percentOf(kind)], moneyIn(currency));
  instalments(g, facts, currency);
  const payments = g.answer('term.instalments.count', terms.instalments?.figure, countOf('payment'));
  g.derive('term.instalments', 'quotient', [price, payments], moneyIn(currency));
  const uses = g.answer('term.uses', terms.uses?.figure, countOf(terms.uses?.unit ?? ''));
  g.derive('price.use', 'quotient', [price, uses], moneyIn(currency));
  const fee = g.answer('term.fee.share', terms.fee?.figure, percent);
  const [sum] = facts.prices;
  const base = fee && sum && g.answer('term.fee.of', sum.figure, moneyIn(sum.currency));
  g.derive('term.fee', 'part', [base, fee], moneyIn(sum?.currency ?? currency));
  const later = g.answer('price.later', terms['later-price']?.figure, moneyIn(currency, facts.price?.per));
  g.derive('price.later.growth', 'growth', [later, price], percent);
  const per = facts.price?.per;
  if (per !== undefined && per !== 'year')
    g.derive('price.year', 'scaled', [price], moneyIn(currency, 'year'), {
      by: Math.round(timesIn(per, 'year')),
    });
  weigh(g, facts, goals, price, currency);
  lastYear(g, facts, goals);
  salesOf(g, facts, goals, money);
  demand(g, goals);
}

/** So many payments of a sum: what they come to, and how much dearer that is. */
function instalments(g: Graph, { terms, prices, price: own }: Facts, currency: string): void {
  const each = prices.find(
    ({ label, figure }) => EACH_PAYMENT.test(label) && figure.value !== own?.figure.value,
  );
  const count = g.answer('term.instalments.count', terms.instalments?.figure, countOf('payment'));
  const sum = each && g.answer('term.instalment', each.figure, moneyIn(currency));
  const all = g.derive('term.instalments.all', 'product', [sum, count], moneyIn(currency));
  g.derive('term.instalments.dearer', 'difference', [all, g.get('price')], moneyIn(currency));
}
const EACH_PAYMENT = /instal?lments?|payments?|งวด|ผ่อน/iu;

/** A price for each of so many who come together. */
function partyPrice(g: Graph, { terms }: Facts, price: Maybe, currency: string): Maybe {
  const party = g.answer('party', terms.party?.figure, countOf(terms.party?.unit ?? ''));
  return g.derive('price.party', 'product', [price, party], moneyIn(currency));
}

/** What a kilogram or litre costs, and how much of it the goals ask for. */
function weigh(
  g: Graph,
  { terms }: Facts,
  goals: readonly GoalNodes[],
  price: Maybe,
  currency: string,
): void {
  const weight = g.answer('term.weight', terms.weight?.figure, countOf(terms.weight?.unit ?? ''));
  if (!weight) return;
  g.derive('price.kilo', 'quotient', [price, weight], moneyIn(currency));
  for (const { targets } of goals)
    for (const { id, wanted, per } of targets)
      g.derive(`${id}.weight`, 'product', [wanted, weight], countOf('kg', per));
}

/** Last year's number in a month, beside the pace that is wanted. */
function lastYear(g: Graph, { terms }: Facts, goals: readonly GoalNodes[]): void {
  const last = g.answer(
    'last-year',
    terms['last-year']?.figure,
    countOf(terms['last-year']?.unit ?? '', 'year'),
  );
  g.derive('last-year.month', 'scaled', [last], countOf(terms['last-year']?.unit ?? '', 'month'), {
    by: 1 / 12,
  });
  for (const { fact, to } of goals)
    if (fact.kind === 'count') g.derive(`goal.${fact.index}.growth.last-year`, 'growth', [to, last], percent);
}

/** Sales of today: what one order is, what the goal sells, what a share of sales allows, what an advert's return asks for. */
function salesOf(g: Graph, { terms, brought, roas }: Facts, goals: readonly GoalNodes[], money: Money): void {
  const { currency } = money;
  const share = g.answer('sales.share', terms['sales-share']?.figure, percent);
  const { sales } = terms;
  const today = sales && g.answer('sales', sales.figure, moneyIn(currency, sales.per));
  const spent = brought && g.answer('return.spent', brought.spent, moneyIn(brought.currency));
  const made = brought && g.answer('return.sales', brought.sales, moneyIn(brought.currency));
  const times =
    g.derive('return', 'quotient', [made, spent], { kind: 'times' }) ??
    g.answer('return', roas, { kind: 'times' });
  for (const sum of [money.amount, money.total])
    g.derive(`${sum?.id ?? ''}.return`, 'product', [sum, times], sum?.unit ?? percent);
  g.derive('return.share', 'share', [spent, made], percent);
  for (const { fact, from, to, more } of goals) {
    const id = `goal.${fact.index}`;
    const unit = moneyIn(currency, fact.per);
    if (fact.kind === 'money') {
      g.derive(`${id}.from.sales-share`, 'part', [from, share], unit);
      g.derive(`${id}.to.sales-share`, 'part', [to, share], unit);
      if (moneyOf(more) === brought?.currency) g.derive(`${id}.more.spend`, 'quotient', [more, times], unit);
    }
    if (fact.kind !== 'count' || sales?.per === undefined || sales.per !== fact.per) continue;
    const one = g.derive(`${id}.from.average`, 'quotient', [today, from], moneyIn(currency));
    const then = g.derive(`${id}.to.sales`, 'product', [to, one], unit);
    g.derive(`${id}.to.sales-share`, 'part', [then, share], unit);
  }
}

/** Those who order again in so many weeks: how many orders a month they make. */
function demand(g: Graph, goals: readonly GoalNodes[]): void {
  const weeks = g.get('reorder');
  const months = g.derive(
    'reorder.months',
    'scaled',
    [weeks],
    { kind: 'time', unit: 'month' },
    { by: 12 / 52 },
  );
  const use = g.get('use');
  for (const { fact, to } of goals) {
    if (fact.kind !== 'count' || fact.per !== undefined) continue;
    g.derive(`goal.${fact.index}.reorders`, 'quotient', [to, months], countOf('purchase', 'month'));
    if (use) g.derive(`goal.${fact.index}.use`, 'product', [to, use], use.unit);
  }
}
