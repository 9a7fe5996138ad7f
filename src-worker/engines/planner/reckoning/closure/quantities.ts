/** The figures that the answers tell and the main ones that were reckoned of them, with their dimensions. */
import { areOneThing } from '../../../../understanding/figures/stems.ts';
import { agrees, isOfPeople, isPerson } from '../agrees.ts';
import { countOf, moneyIn, type Maybe, type Node, type Unit } from '../graph.ts';
import { MONEY, type Sized } from './dimensions.ts';
import type { Basis } from './held.ts';

const TIMES: Readonly<Record<string, string>> = {
  minute: 'minute',
  hour: 'hour',
  ชั่วโมง: 'hour',
  ชม: 'hour',
  day: 'day',
  night: 'day',
  คืน: 'day',
  วัน: 'day',
  week: 'week',
  สัปดาห์: 'week',
  อาทิตย์: 'week',
  month: 'month',
  เดือน: 'month',
  quarter: 'quarter',
  year: 'year',
  ปี: 'year',
};
/** A place takes one who comes. */
const PLACE = /^(?:seats?|places?|spots?|chairs?|ที่นั่ง|ที่)$/iu;
const PEOPLE = 'people';
/** Whoever comes for one comes once. */
const VISIT = /^(?:visits?|sessions?|appointments?|treatments?|ครั้ง)$/iu;
/** What one buys at once. */
const BASKET = /^(?:baskets?|bills?|tickets?|carts?|ตะกร้า|บิล)$/iu;

/** One name for each thing, whatever the client calls it. */
class Things {
  readonly #groups: string[][] = [];
  #people: string[] = [];

  /** What is counted by heads is people. */
  takeAsPeople(name: string): void {
    if (name !== '') this.#people.push(name);
  }

  join(...names: readonly string[]): void {
    const told = names.filter((name) => name !== '');
    const known = this.#groups.find((group) => told.some((name) => holds(group, name)));
    if (known) known.push(...told);
    else if (told.length > 0) this.#groups.push([...told]);
  }

  nameOf(name: string): string {
    const low = name.toLowerCase().replace(/s$/u, '');
    const time = TIMES[low];
    if (time !== undefined) return time;
    if (isPerson(name) || PLACE.test(name) || holds(this.#people, name)) return PEOPLE;
    if (VISIT.test(name)) return 'visit';
    if (BASKET.test(name)) return this.nameOf('order');
    const group = this.#groups.find((one) => holds(one, name));
    if (group) return group[0] ?? name;
    this.#groups.push([name]);
    return name;
  }
}
const holds = (group: readonly string[], name: string): boolean =>
  group.some((one) => areOneThing(one, name));

/** What is known of a figure beside its dimensions. */
type Role = Partial<Pick<Sized, 'isPriced' | 'isMain' | 'isOfRival' | 'field' | 'statement'>>;
type Add = (node: Maybe, up: string, down: readonly string[], role?: Role) => void;

export function quantitiesOf(basis: Basis): Sized[] {
  const things = thingsOf(basis);
  const found: Sized[] = [];
  const add: Add = (node, up, down, role = {}) => {
    if (!node || !(node.value > 0) || node.high !== undefined) return;
    const below = [...new Set(down.map((one) => things.nameOf(one)))].toSorted();
    const above = up === MONEY ? up : things.nameOf(up);
    if (below.includes(above) || below.length > 2) return;
    const plain = { isPriced: false, isMain: false, isOfRival: false, field: '', statement: '' };
    found.push({ node, up: above, down: below, leaves: [found.length], ...plain, ...role });
  };
  named(basis, add);
  told(basis, add, new Set(found.map(({ node, up }) => keyOf(node, up === MONEY))));
  return found;
}

/** What the goals count, what is sold and the last step are one where the other parts reckon with them as one. */
function thingsOf({ facts, chain, results }: Basis): Things {
  const things = new Things();
  const unit = facts.price?.unit ?? '';
  const last = chain.steps.at(-1);
  for (const { fact: goal, at } of results.map(({ target, place }) => ({ fact: target.goal, at: place })))
    if (goal.kind === 'count') {
      const isLast = last !== undefined && at?.index === chain.steps.length - 1;
      const isPriced = agrees({ of: unit }, goal.metric) && unit !== '';
      if (isPriced && isPerson(unit) && isOfPeople(goal.metric)) things.takeAsPeople(goal.metric);
      things.join(goal.metric, isPriced && !isPerson(unit) ? unit : '', isLast ? last.name : '');
    }
  return things;
}

/** What the price is for one of: as it says, else what the first goal counts. */
function pricedIn({ price, goals }: Basis['facts']): string {
  const goal = goals.find(({ kind }) => kind === 'count');
  const unit = price?.unit ?? '';
  if (unit !== '') return unit;
  return goal && price?.per === undefined && agrees({ of: '' }, goal.metric) ? goal.metric : '';
}

const timeOf = ({ unit }: Node): string[] =>
  (unit.kind === 'money' || unit.kind === 'count') && unit.per !== undefined ? [unit.per] : [];

/** What the other parts have named. */
function named({ g, facts, chain, goals, worth, room }: Basis, add: Add): void {
  const goal = goals.find(({ fact }) => fact.kind === 'count')?.fact;
  const { price } = worth;
  const priced = pricedIn(facts);
  if (price) {
    const down = [...(priced === '' ? [] : [priced]), ...timeOf(price)];
    if (down.length > 0) add(price, MONEY, down, { isPriced: true });
  }
  for (const { fact, from, to, more } of goals)
    for (const node of [to, from, more]) {
      if (node && fact.kind === 'count') add(node, fact.metric, timeOf(node), { isMain: true });
      if (node && fact.kind === 'money') add(node, MONEY, timeOf(node), { isMain: true });
    }
  // What one buys at once, by what the answers say of it.
  for (const { kind, node, per } of worth.all)
    if (BOUGHT.has(kind) && per === undefined)
      add(node, MONEY, [goal?.metric ?? 'order'], { isPriced: true });
  if (room.capacity && facts.capacity && facts.capacity.of !== '')
    add(
      room.capacity,
      facts.capacity.of,
      [
        ...(facts.capacity.per === undefined ? [] : [facts.capacity.per]),
        ...(facts.capacity.each === undefined ? [] : [facts.capacity.each]),
      ],
      { isMain: true },
    );
  if (facts.base) add(g.get('base'), facts.base.of, [], { isMain: true });
  const last = chain.steps.at(-1);
  if (last?.cost) add(last.cost, MONEY, [last.name]);
  for (const time of ['total', 'month'] as const)
    if (last) add(g.get(`buys.${time}.${last.id}`), last.name, time === 'month' ? ['month'] : []);
  if (goal)
    for (const [i, { of }] of facts.averages.filter(({ kind }) => kind === 'size').entries())
      if (of !== '') add(g.get(`worth.size.${i}.count`), of, [goal.metric]);
  const { daysPerWeek, daysPerMonth } = facts.opening;
  add(daysPerWeek && g.answer('open.days', daysPerWeek, { kind: 'time', unit: 'day' }), 'day', ['week']);
  add(daysPerMonth && g.answer('open.days.month', daysPerMonth, { kind: 'time', unit: 'day' }), 'day', [
    'month',
  ]);
}

const BOUGHT: ReadonlySet<string> = new Set(['average', 'size', 'minimum', 'stay']);
/** What is paid beside a price. */
const NO_PRICE = /fee|deposit|bond|deliver|shipping|call-?out|extra|joining|ค่า|มัดจำ|ประกัน|ส่ง/iu;

const keyOf = ({ value }: Pick<Node, 'value'>, isMoney: boolean): string => `${value} ${String(isMoney)}`;

function told({ g, facts }: Basis, add: Add, known: ReadonlySet<string>): void {
  const priced = pricedIn(facts);
  facts.told.forEach(({ figure, currency, of, each, field, statement, isOfSum, isOfRival = false }, i) => {
    const isMoney = currency !== undefined;
    if (!isOfRival && known.has(keyOf(figure, isMoney))) return;
    const bare = each.length === 0;
    // A rival's sum for nothing that is named is for what the client sells.
    const down = bare && isMoney && isOfRival && priced !== '' ? [priced] : each;
    // What the product holds is in each of what is sold.
    const isSize = bare && !isMoney && (field === 'heroProduct' || isOfSum === true);
    const isPrice = isMoney && field === 'startingPrice' && !isOfRival && !NO_PRICE.test(figure.root.words);
    const below = (isSize || (isPrice && bare)) && priced !== '' ? [priced] : down;
    const unit: Unit = isMoney ? moneyIn(currency) : countOf(of);
    add(g.answer(`told.${i}`, figure, unit), isMoney ? MONEY : of, below, {
      // What stands beside the price is a price too.
      isPriced: isPrice,
      isOfRival,
      field,
      statement: `${field}.${statement}`,
    });
  });
}
