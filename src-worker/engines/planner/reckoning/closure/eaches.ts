/** So many of one thing with each of another: seats of vans, sets of schools, kilograms of restaurants, days of jobs. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { countOf, moneyIn, type Node, type Unit } from '../graph.ts';
import { moneyOf } from '../worth.ts';
import { held, inTime, type Basis, type Held } from './held.ts';

export function eachesOf(basis: Basis, counted: readonly Held[]): Held[] {
  return basis.facts.eaches.flatMap((fact, i) => {
    const { g } = basis;
    const id = i === 0 ? 'each' : `each.${i}`;
    const node = g.answer(id, fact.figure, countOf(fact.of));
    if (!node) return [];
    prices(basis, id, node, fact.each, fact.of);
    room(basis, id, node, fact.each, fact.of);
    return counted.flatMap((one) => withEach(basis, one, id, node, fact));
  });
}

type Fact = Basis['facts']['eaches'][number];

/** One is called by the other's name; a name that nobody said is the thing that is sold. */
const isCalled = (name: string, of: string): boolean => name !== '' && of !== '' && areOneThing(name, of);

/** Of what goals count so many in all, or of what is with each so many goals. */
function withEach({ g }: Basis, one: Held, id: string, node: Node, { of, each, per }: Fact): Held[] {
  const unit = (thing: string): Unit => countOf(thing, one.per);
  // So many a week of each that is there is so many a week of all.
  if (isCalled(each, one.of) && per !== undefined && one.per === undefined) {
    const name = `${one.id}.${id}`;
    return held(name, g.derive(name, 'product', [one.node, node], countOf(of, per)), { per, of, worth: [] });
  }
  if (per !== undefined && per !== one.per) return [];
  if (isCalled(each, one.of)) {
    const name = `${one.id}.${id}`;
    return held(name, g.derive(name, 'product', [one.node, node], unit(of)), {
      ...inTime(one.per),
      of,
      worth: [],
    });
  }
  if (isCalled(of, one.of)) {
    const name = `${one.id}.by-${id}`;
    return held(name, g.derive(name, 'quotient', [one.node, node], unit(each)), {
      ...inTime(one.per),
      of: each,
      worth: [],
    });
  }
  return [];
}

/** What one of the whole, or one of its parts, costs. */
function prices({ g, worth, facts }: Basis, id: string, node: Node, each: string, of: string): void {
  const { price } = worth;
  const unit = facts.price?.unit ?? '';
  const currency = moneyOf(price);
  const per = price?.unit.kind === 'money' ? price.unit.per : undefined;
  if (isCalled(unit, of)) g.derive(`${id}.price`, 'product', [price, node], moneyIn(currency, per, each));
  else if (isCalled(unit, each))
    g.derive(`${id}.piece`, 'quotient', [price, node], moneyIn(currency, per, of));
}

/** How many the room holds, where it is counted in the parts or in the whole. */
function room(
  { g, facts: { capacity }, room: { capacity: node, goals } }: Basis,
  id: string,
  size: Node,
  each: string,
  of: string,
): void {
  if (!capacity || !node) return;
  const unit = (thing: string): Unit => countOf(thing, capacity.per);
  if (isCalled(of, capacity.of)) {
    g.derive(`room.by-${id}`, 'quotient', [node, size], unit(each));
    for (const { goal } of goals) {
      const name = `goal.${goal.fact.index}`;
      const [today, wanted] = [goal.from, goal.to].map((count, i) =>
        isCalled(each, goal.fact.metric)
          ? g.derive(`${name}.${i === 0 ? 'from' : 'to'}.${id}`, 'product', [count, size], unit(of))
          : undefined,
      );
      g.derive(`${name}.beyond.${id}`, 'difference', [wanted, node], unit(of));
      g.derive(`${name}.free.${id}`, 'difference', [node, wanted], unit(of));
      g.derive(`${name}.free-today.${id}`, 'difference', [node, today], unit(of));
    }
  } else if (isCalled(each, capacity.of)) g.derive(`room.${id}`, 'product', [node, size], unit(of));
}
