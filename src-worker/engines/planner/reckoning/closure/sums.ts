/** What one of a thing costs or brings, times so many of it; and sales that adverts brought, times the money that there is. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { stepOf } from '../../../../understanding/figures/steps.ts';
import { moneyIn, percent, type Maybe, moneyOf } from '../graph.ts';
import { rateBetween } from '../chain.ts';
import { isOfPeople } from '../agrees.ts';

import type { Basis, Held } from './held.ts';

/** 'หัวละ 9,000' is for every one that is a person. */
const PERSON = /^(?:person|pax|head|people|คน|ท่าน|หัว|ราย)$/iu;
const isForOne = (each: string, of: string): boolean =>
  areOneThing(each, of) || (PERSON.test(each) && isOfPeople(of));

export function sumsOf({ g, facts, chain, results }: Basis, all: readonly Held[]): void {
  facts.sums.forEach(({ figure, currency, each }, i) => {
    const id = `sum.${i}`;
    const sum = g.answer(id, figure, moneyIn(currency, undefined, each));
    const last = chain.steps.at(-1);
    if (last?.cost && (isForOne(each, last.name) || PERSON.test(each))) {
      // Beside another way to the same: an agency's fee for each.
      g.derive(`${id}.media-share`, 'share', [last.cost, sum], percent);
      g.derive(`${id}.after-media`, 'difference', [sum, last.cost], moneyIn(currency));
    }
    besideStep({ chain, g, results }, id, sum, each);
    for (const { id: name, node, of, per } of all) {
      if (!isForOne(each, of)) continue;
      const value = g.derive(`${name}.${id}`, 'product', [node, sum], moneyIn(currency, per));
      g.derive(
        `${name}.${id}.after-media`,
        'difference',
        [value, g.get(`${name}.budget`)],
        moneyIn(currency, per),
      );
      if (per === 'month')
        g.derive(`${name}.${id}.year`, 'scaled', [value], moneyIn(currency, 'year'), { by: 12 });
    }
  });
}

/** What one of an earlier step costs beside media: a call, a sample, a visit; and what that makes of the last one. */
function besideStep(
  { chain: { steps }, g, results }: Pick<Basis, 'chain' | 'g' | 'results'>,
  id: string,
  sum: Maybe,
  each: string,
): void {
  const named = steps.findIndex(({ name }) => areOneThing(each, name));
  const kind = stepOf(each);
  const alike = named === -1 ? steps.findIndex((one) => one.kind === kind) : named;
  // Who clicks and then asks for anything is an enquiry, whatever it is asked for.
  const asks = kind === 'lead' ? steps.findIndex((_, i) => steps[i - 1]?.kind === 'click') : -1;
  const at = alike === -1 ? asks : alike;
  const step = steps[at];
  if (!step || at === steps.length - 1 || moneyOf(step.cost) !== moneyOf(sum)) return;
  const currency = moneyOf(sum);
  for (const { target } of results)
    g.derive(
      `${target.id}.need.${step.id}.${id}`,
      'product',
      [g.get(`${target.id}.need.${step.id}`), sum],
      moneyIn(currency, target.per),
    );
  const both = g.derive(`${id}.with-media.${step.id}`, 'sum', [step.cost, sum], moneyIn(currency));
  for (const [i, later] of steps.entries()) {
    if (i <= at) continue;
    const rate = rateBetween(g, steps, at, i);
    g.derive(`${id}.with-media.${later.id}`, 'whole', [both, rate], moneyIn(currency, undefined, later.name));
  }
}

/** Sales at the return that adverts had: what the money brings, what is open, and what the goal would take. */
export function returnsOf({ g, facts, money, goals }: Basis): void {
  const times = g.get('return');
  if (!times) return;
  for (const { fact, more, to } of goals) {
    if (fact.kind !== 'money') continue;
    const id = `goal.${fact.index}.at-return`;
    const unit = moneyIn(money.currency, fact.per);
    const sum = money.per(fact.per);
    const brings = g.derive(`${id}.sales`, 'product', [sum, times], unit);
    g.derive(`${id}.gap`, 'difference', [more ?? to, brings], unit);
    const spend = g.derive(`${id}.spend`, 'quotient', [more ?? to, times], unit);
    g.derive(`${id}.spend.short`, 'difference', [spend, sum], unit);
    g.derive(`${id}.spend.share`, 'share', [spend, sum], percent);
    facts.losses.forEach((_, i) => {
      const lost = i === 0 ? 'lost' : `lost.${i}`;
      const kept = g.get(`${lost}.kept`);
      const after = g.derive(`${id}.${lost}.sales`, 'part', [brings, kept], unit);
      g.derive(`${id}.${lost}.gap`, 'difference', [more ?? to, after], unit);
      g.derive(`${id}.${lost}.spend`, 'whole', [spend, kept], unit);
    });
  }
}
