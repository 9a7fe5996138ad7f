/** What rivals ask and how long they take, beside the client: differences and ratios, never a judgement. */
import type { Facts } from './facts.ts';
import type { Figure } from './graph.ts';
import { moneyIn, percent, type Graph, type Maybe, type Unit } from './graph.ts';

export interface Versus {
  rival: string;
  what: 'price' | 'wait';
  them: Maybe;
  us: Maybe;
  difference: Maybe;
  /** Theirs is so many times ours, or ours so many times theirs: at least 1. */
  times: Maybe;
  leads: 'us' | 'them' | 'neither';
}

function row(
  g: Graph,
  id: string,
  what: Versus['what'],
  rival: string,
  us: Maybe,
  figure: Figure | undefined,
  unit: Unit,
): Versus[] {
  const them = g.answer(`${id}.${what}`, figure, unit);
  if (!us || !them) return [];
  const [more, less] = us.value > them.value ? [us, them] : [them, us];
  const difference = g.derive(`${id}.${what}.difference`, 'difference', [more, less], unit);
  g.derive(`${id}.${what}.share`, 'share', [less, more], percent);
  const times = g.derive(`${id}.${what}.times`, 'quotient', [more, less], { kind: 'times' });
  const overlap = them.value <= (us.high ?? us.value) && us.value <= (them.high ?? them.value);
  const leads = overlap ? 'neither' : us.value < them.value ? 'us' : 'them';
  return [{ rival, what, them, us, difference, times, leads }];
}

export function reckonRivals(g: Graph, { rivals, wait, price }: Facts): Versus[] {
  const ours = g.get('price');
  const days: Unit = { kind: 'time', unit: 'day' };
  const own = g.answer('wait', wait, days);
  return rivals.flatMap(({ name, price: theirs, wait: theirWait }, i) => {
    const id = `rival.${i}`;
    // A price for a month beside one for all is no comparison.
    const isAlike = theirs !== undefined && theirs.currency === price?.currency;
    return [
      ...(isAlike ? row(g, id, 'price', name, ours, theirs, moneyIn(theirs.currency, price.per)) : []),
      ...row(g, id, 'wait', name, own, theirWait, days),
    ];
  });
}
