/** So many of one thing with each of another: seats of vans, sets of schools, kilograms of restaurants, days of jobs. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { countOf, moneyIn, percent, type Node, type Unit, moneyOf } from '../graph.ts';
import { lossName } from '../kept-steps.ts';
import { isPerson } from '../agrees.ts';
import { reckonCostOf, type Worths } from '../worth.ts';
import { timesIn } from '../money.ts';
import { held, inTime, type Basis, type Held } from './held.ts';

export function eachesOf(basis: Basis, counted: readonly Held[]): Held[] {
  return basis.facts.eaches.flatMap((fact, i) => {
    const { g } = basis;
    const id = i === 0 ? 'each' : `each.${i}`;
    const node = g.answer(id, fact.figure, countOf(fact.of));
    if (!node) return [];
    prices(basis, id, node, fact);
    results(basis, id, node, fact);
    room(basis, id, node, fact);
    supplied(basis, counted, id, node, fact);
    return counted.flatMap((one) => withEach(basis, one, id, node, fact));
  });
}

type Fact = Basis['facts']['eaches'][number];

/** One is called by the other's name; a name that nobody said is the thing that is sold. */
const isCalled = (name: string, of: string): boolean =>
  name !== '' && of !== '' && (areOneThing(name, of) || (isPerson(name) && isPerson(of)));

/** Of what goals count so many in all, or of what is with each so many goals. */
function withEach(basis: Basis, one: Held, id: string, node: Node, { of, each, per }: Fact): Held[] {
  const { g } = basis;
  // So many a week of each that is there is so many a week of all.
  const isAnew = per !== undefined && one.per === undefined;
  const time = isAnew ? per : one.per;
  if (per !== undefined && per !== time) return [];
  const more = (thing: string) => ({
    ...inTime(time),
    of: thing,
    worth: pricesOf(basis, thing),
    isGiven: true as const,
  });
  if (isCalled(each, one.of)) {
    const name = `${one.id}.${id}`;
    return held(name, g.derive(name, 'product', [one.node, node], countOf(of, time)), more(of));
  }
  if (!isCalled(of, one.of) || isAnew) return [];
  const name = `${one.id}.by-${id}`;
  return held(name, g.derive(name, 'quotient', [one.node, node], countOf(each, time)), more(each));
}

const pricesOf = ({ facts, worth }: Basis, thing: string): Worths[] =>
  isCalled(facts.price?.unit ?? '', thing) ? worth.all.filter(({ kind }) => kind === 'price') : [];

/** One of what is sold, whatever a client calls it. */
const A_SALE =
  /^(?:cases?|jobs?|orders?|projects?|clients?|customers?|sales?|deals?|เคส|งาน|ออเดอร์|ลูกค้า|ดีล)$/iu;

/** How many the hours, kilograms or litres that there are make, what the goals use of them, and what one of them earns. */
function supplied(
  { g, facts, worth }: Basis,
  counted: readonly Held[],
  id: string,
  node: Node,
  { of, each }: Fact,
): void {
  facts.supplies.forEach((supply, i) => {
    const name = i === 0 ? 'supply' : `supply.${i}`;
    const isKilos = supply.of === 'kg' && KILO.test(of);
    if (!isKilos && !areOneThing(supply.of, of)) return;
    const there = g.answer(name, supply.figure, countOf(supply.of, supply.per));
    g.derive(`${name}.makes.${id}`, 'quotient', [there, node], countOf(each, supply.per));
    for (const one of counted) {
      const isSold = isCalled(each, one.of) || (A_SALE.test(each) && one.worth.length > 0);
      if (!isSold || one.per !== supply.per) continue;
      const taken = g.derive(`${one.id}.takes.${id}`, 'product', [one.node, node], countOf(of, one.per));
      g.derive(`${one.id}.takes.${id}.share`, 'share', [taken, there], percent);
      g.derive(`${one.id}.takes.${id}.beyond`, 'difference', [taken, there], countOf(of, one.per));
    }
  });
  // What an hour of a case earns.
  if (A_SALE.test(each) && facts.price?.per === undefined && TIME_SPENT.test(of))
    g.derive(`${id}.earns`, 'quotient', [worth.price, node], moneyIn(moneyOf(worth.price), undefined, of));
}
const KILO = /^(?:kg|kilo|กก|กิโล|โล)/iu;
const TIME_SPENT = /^(?:hours?|days?|ชั่วโมง|วัน)/iu;

/** What one of the whole, or one of its parts, costs, and when it has paid for the media that won it. */
function prices(
  { g, worth, facts, chain }: Basis,
  id: string,
  node: Node,
  { each, of, per: often }: Fact,
): void {
  const { price } = worth;
  const unit = facts.price?.unit ?? '';
  const currency = moneyOf(price);
  const per = price?.unit.kind === 'money' ? price.unit.per : undefined;
  if (isCalled(unit, each)) g.derive(`${id}.piece`, 'quotient', [price, node], moneyIn(currency, per, of));
  if (!isCalled(unit, of)) return;
  const time = often ?? per;
  const whole = g.derive(`${id}.price`, 'product', [price, node], moneyIn(currency, time, each));
  const margin = worth.known;
  const left = g.derive(`${id}.price.profit`, 'part', [whole, margin], moneyIn(currency, time, each));
  // As long as one stays.
  const stay = g.get('stay.0');
  if (stay?.unit.kind === 'time' && time !== undefined) {
    const times = g.derive(
      `${id}.stay`,
      'scaled',
      [stay],
      { kind: 'time', unit: time },
      { by: timesIn(time, stay.unit.unit) },
    );
    for (const sum of [whole, left])
      g.derive(`${sum?.id ?? ''}.stay`, 'product', [sum, times], moneyIn(currency));
  }
  const cost = chain.steps.at(-1)?.cost;
  if (time === undefined || moneyOf(cost) !== currency) return;
  for (const sum of [whole, left])
    g.derive(`${sum?.id ?? ''}.back`, 'quotient', [cost, sum], { kind: 'time', unit: time });
}

/** Guests of a table that is booked: what one costs, how many come, what one is worth beside it. */
function results({ g, chain, worth, facts }: Basis, id: string, node: Node, { of, each }: Fact): void {
  const step = chain.steps.at(-1);
  if (!step || !isCalled(each, step.name)) return;
  const lost = facts.losses.map((_, i) => lossName(i));
  for (const name of ['', ...lost.map((one) => `${one}.`)]) {
    const cost = g.get(`${name}cost.${step.id}`);
    const currency = moneyOf(cost);
    const one = g.derive(`${id}.${name}cost`, 'quotient', [cost, node], moneyIn(currency, undefined, of));
    reckonCostOf(g, `${id}.${name}cost`, one, worth.all);
    for (const time of ['total', 'month', 'week'])
      g.derive(
        `${id}.${name}buys.${time}`,
        'product',
        [g.get(`${name}buys.${time}.${step.id}`), node],
        countOf(of),
      );
  }
}

/** So many boxes at so many a day: how long packing them takes. */
export function timesOfRoom({ g, facts: { capacity }, room: there }: Basis, counted: readonly Held[]): void {
  if (capacity?.per === undefined || !there.capacity) return;
  for (const { id, node, of, per } of counted)
    if (per === undefined && isCalled(of, capacity.of))
      g.derive(`${id}.room.time`, 'quotient', [node, there.capacity], { kind: 'time', unit: capacity.per });
}

/** How many the room holds, where it is counted in the parts or in the whole. */
function room(
  { g, chain, facts: { capacity }, room: { capacity: node }, goals }: Basis,
  id: string,
  size: Node,
  { each, of }: Fact,
): void {
  if (!capacity || !node) return;
  const unit = (thing: string): Unit => countOf(thing, capacity.per);
  if (isCalled(each, capacity.of)) g.derive(`room.${id}`, 'product', [node, size], unit(of));
  if (!isCalled(of, capacity.of)) return;
  g.derive(`room.by-${id}`, 'quotient', [node, size], unit(each));
  for (const { fact, from, to } of goals) {
    if (fact.kind !== 'count' || !isCalled(each, fact.metric)) continue;
    const name = `goal.${fact.index}`;
    const today = g.derive(`${name}.from.${id}`, 'product', [from, size], unit(of));
    const allowed = g.derive(
      `${name}.allowed.${id}`,
      'difference',
      [g.get(`room.by-${id}`), from],
      unit(each),
    );
    const cost = chain.steps.at(-1)?.cost;
    const currency = moneyOf(cost);
    g.derive(`${name}.allowed.${id}.budget`, 'product', [allowed, cost], moneyIn(currency));
    const wanted = g.derive(`${name}.to.${id}`, 'product', [to, size], unit(of));
    g.derive(`${name}.beyond.${id}`, 'difference', [wanted, node], unit(of));
    g.derive(`${name}.free.${id}`, 'difference', [node, wanted], unit(of));
    g.derive(`${name}.free-today.${id}`, 'difference', [node, today], unit(of));
    g.derive(`${name}.used.${id}`, 'share', [wanted, node], percent);
  }
}
