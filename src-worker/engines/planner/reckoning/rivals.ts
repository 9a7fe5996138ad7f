/** What rivals ask and how long they take, beside the client: differences and ratios, never a judgement. */
import type { Period } from '../../../understanding/answers/period.ts';
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
  g.derive(`${id}.${what}.dearer`, 'share', [difference, less], percent);
  g.derive(`${id}.${what}.saved`, 'share', [difference, more], percent);
  const times = g.derive(`${id}.${what}.times`, 'quotient', [more, less], { kind: 'times' });
  const overlap = them.value <= (us.high ?? us.value) && us.value <= (them.high ?? them.value);
  const leads = overlap ? 'neither' : us.value < them.value ? 'us' : 'them';
  return [{ rival, what, them, us, difference, times, leads }];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}-]{4,}/gu) ?? [];

/** The client's price of what the rival's is for, where both name it; else the starting price. */
function ours(
  g: Graph,
  { prices, price }: Facts,
  words: string,
  per: Period | undefined,
): { node: Maybe; per: Period | undefined } {
  const named = wordsOf(words);
  const own =
    prices.find(({ label }) => wordsOf(label).some((word) => named.includes(word))) ??
    // A price for a day stands beside what a day of ours costs.
    (per === undefined || per === price?.per ? undefined : prices.find((one) => one.per === per));
  if (!own || own.figure.value === price?.figure.value) return { node: g.get('price'), per: price?.per };
  const id = `price.${prices.indexOf(own)}`;
  return { node: g.answer(id, own.figure, moneyIn(own.currency, own.per)), per: own.per };
}

export function reckonRivals(g: Graph, facts: Facts): Versus[] {
  const { rivals, wait, price } = facts;
  const days: Unit = { kind: 'time', unit: 'day' };
  const waited = g.answer('wait', wait, days);
  return rivals.flatMap(({ name, price: theirs, wait: theirWait }, i) => {
    const id = `rival.${i}`;
    // A price for a month beside one for all is no comparison.
    const own = ours(g, facts, theirs?.root.words ?? '', theirs?.per);
    const isOfOneTime = theirs?.isBare === true || theirs?.per === own.per;
    const isAlike = theirs !== undefined && theirs.currency === price?.currency && isOfOneTime;
    return [
      ...(isAlike ? row(g, id, 'price', name, own.node, theirs, moneyIn(theirs.currency, own.per)) : []),
      ...row(g, id, 'wait', name, waited, theirWait, days),
    ];
  });
}
