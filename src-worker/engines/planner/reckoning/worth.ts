/** What one result is worth to the client: a price, an average order, a stay; and what the goals come to in money. */
import { monthsOf } from '../../../../src/shared/reading/time-units.ts';
import type { AverageFact } from './facts-standing.ts';
import type { Facts, GoalFact } from './facts.ts';
import { isPacked } from '../../../understanding/figures/packs.ts';
import { isSized } from '../../../understanding/figures/priced-for.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { agrees, areHeadsNights, isHead, isPerson } from './agrees.ts';
import { inOrders, isOfOrder, isOrderSize, type InOrders } from './in-orders.ts';
import { countOf, moneyIn, moneyOf, percent, type Graph, type Maybe, type Node, type Unit } from './graph.ts';
import { timesIn } from './money.ts';
import type { Period } from '../../../understanding/answers/period.ts';

export interface Worths {
  /** 'price', 'average', 'stay', …; 'stay.1' for a second one. */
  id: string;
  kind: 'price' | 'average' | 'stay' | 'size' | 'minimum' | 'lifetime' | 'term' | 'use';
  node: Node;
  /** Paid again in every such time. */
  per?: Period;
  /** What it is for one of, in the client's words; '' or absent where it is for whatever is sold. */
  of?: string;
  /** Nobody buys one alone: there is a smallest order, or one order holds several. */
  isPart?: true;
  /** What it is so many of, of an order: a number of those is no number of orders. */
  holds?: string;
}

export interface Worth {
  price: Maybe;
  all: Worths[];
  /** What one order is worth by the best that the answers say: an average, a whole stay, the smallest order, the price. */
  main: Maybe;
  /** The same where it is for one of what this goal counts. */
  mainFor(goal: GoalFact): Maybe;
  currency: string;
  /** So many of a thing in one order. */
  sizes: Node[];
  /** What is left of a price: said, else what its costs leave, else assumed. Asking puts the assumption on the list. */
  margin(): Maybe;
  /** The same where the answers say it. */
  known: Maybe;
  /** What one order is, for a goal in money or in kilograms; undefined for a goal that counts orders. */
  inOrders(goal: GoalFact): InOrders | undefined;
  /** The price of what this goal counts, where several are named. */
  priceOf(goal: GoalFact): Maybe;
}

/** Percent, where nobody says. */
const MARGIN = 30;

export function reckonWorth(g: Graph, facts: Facts): Worth {
  const { price: fact, averages, brought } = facts;
  const currency =
    fact?.currency ?? averages.find(({ kind }) => kind === 'money')?.currency ?? brought?.currency ?? '';
  const price = fact && g.answer('price', fact.figure, moneyIn(currency, fact.per));
  const paid = worthsOf(g, facts, price, currency);
  // A premium that goes to the insurer says nothing of what a sale brings.
  const all = facts.isPassedOn === true ? [] : earnedOf(g, facts, paid);
  const best = bestOf(all);
  const year = yearOf(g, facts, best);
  if (year && !all.some(({ kind }) => kind === 'use'))
    all.push({ id: 'use', kind: 'use', node: year, per: 'year' });
  const sizes = averages.filter(({ kind }) => kind === 'size');
  const known = marginOf(g, facts, price, currency);
  return {
    price: facts.earned ? all.find(({ kind }) => kind === 'price')?.node : price,
    known,
    all,
    main: best?.node,
    mainFor: (goal) => {
      const { metric, unit } = goal;
      // Guest nights are won by the booking.
      const counted = areHeadsNights(metric) ? (inOrders(g, facts, goal, price)?.of ?? metric) : metric;
      return best && agrees(best, counted) && (!isSized(unit) || agrees(best, unit)) ? best.node : undefined;
    },
    currency,
    sizes: sizes.flatMap((_, i) => g.get(`worth.size.${i}.count`) ?? []),
    margin: () => known ?? g.assume('margin', 'margin', MARGIN, percent),
    inOrders: (goal) => inOrders(g, facts, goal, price),
    priceOf: (goal) => {
      const node = priceFor(g, facts, goal);
      if (facts.isPassedOn === true) return undefined;
      return facts.earned ? partEarned(g, node) : node;
    },
  };
}

/** Of what others pay the client earns a part; what it asks at least is its own already. */
function earnedOf(g: Graph, { earned, leastSum }: Facts, all: Worths[]): Worths[] {
  if (!g.answer('earned.share', earned, percent)) return all;
  return all.flatMap((one): Worths[] => {
    if (one.kind === 'minimum' && leastSum && !leastSum.isOfSold) return [one];
    const node = partEarned(g, one.node);
    return node ? [{ ...one, node }] : [];
  });
}

const partEarned = (g: Graph, node: Maybe): Maybe =>
  node && g.derive(`${node.id}.earned`, 'part', [node, g.get('earned.share')], node.unit);

/** Percent of the price that is left: as it is told, else what making one leaves; of an order with costs of its own more is gone. */
function marginOf(
  g: Graph,
  { margin, gain: told, price: fact, making, makingShares, makingOfOrder }: Facts,
  price: Maybe,
  currency: string,
): Maybe {
  if (margin) return g.answer('margin', margin, percent);
  const isOfPrice =
    told && (told.each === '' || fact?.unit === '' || areOneThing(told.each, fact?.unit ?? ''));
  if (isOfPrice && told.figure.value < (price?.value ?? 0))
    return g.derive('margin', 'share', [g.answer('gain', told.figure, moneyIn(currency)), price], percent);
  const sums = making.map((figure, i) => g.answer(`making.${i}`, figure, moneyIn(currency)));
  const cost = sums.length > 0 ? g.derive('making', 'sum', sums, moneyIn(currency)) : undefined;
  g.derive('making.of-price', 'share', [cost, price], percent);
  const gain = g.derive('price.gain', 'difference', [price, cost], moneyIn(currency));
  const shares = makingShares.map((figure, i) => g.answer(`making.share.${i}`, figure, percent));
  if (makingOfOrder.length > 0) return undefined;
  const rest =
    shares.length > 0
      ? g.derive('making.rest', 'rest', [g.derive('making.share', 'sum', shares, percent)], percent)
      : undefined;
  if (!gain || !rest)
    return gain
      ? g.derive('margin', 'share', [gain, price], percent)
      : rest && g.derive('margin', 'scaled', [rest], percent, { by: 1 });
  const part = g.derive('margin.of-making', 'share', [cost, price], percent);
  return g.derive('margin', 'difference', [rest, part], percent);
}

/** All that the answers say of what one order or one customer brings. */
function worthsOf(g: Graph, facts: Facts, price: Maybe, currency: string): Worths[] {
  const { price: fact } = facts;
  const all: Worths[] = [];
  const add: Add = (kind, node, per, of, holds) => {
    const before = all.filter((one) => one.kind === kind).length;
    const id = before === 0 ? kind : `${kind}.${before}`;
    const more = {
      ...(per === undefined ? {} : { per }),
      ...(of === undefined ? {} : { of }),
      ...(holds ? { holds } : {}),
    };
    if (node) all.push({ id, kind, node, ...more });
  };
  addAverages(g, facts, price, currency, add);
  addMinimum(g, facts, price, currency, add);
  addUse(g, facts, price, currency, add);
  addLoss(g, facts, price, currency, add);
  mixOf(g, facts, currency, add);
  for (const { id, node, per } of all)
    if (per === 'month')
      g.derive(`worth.${id}.life`, 'whole', [node, g.get('churn')], moneyIn(moneyOf(node)));
  longRun(g, facts, all, add);
  add('price', price, fact?.per, fact?.unit);
  const isDaily = fact?.per === 'day';
  const isOfPieces = g.get('worth.use') !== undefined && !ONE_VISIT.test(facts.terms.use?.unit ?? '');
  const several =
    isOfPieces ||
    facts.eaches.some(
      (one) =>
        isOfOrder(one) &&
        (fact?.unit === '' || (!isPerson(fact?.unit ?? '') && areOneThing(fact?.unit ?? '', one.of))),
    ) ||
    all.some(({ kind }) => kind === 'minimum' || kind === 'size' || (kind === 'stay' && isDaily));
  for (const one of all) if (several && one.kind === 'price') one.isPart = true;
  return all;
}

/** Who comes for one of these buys one of these: a visit, a term, a ride. */
const ONE_VISIT =
  /^(?:visits?|times?|terms?|semesters?|seasons?|sessions?|class(?:es)?|lessons?|rides?|appointments?|jobs?|ครั้ง|เทอม|รอบ|คลาส|คาบ|งาน)$/iu;

/** 'RM890 for 2 nights', '1,290 / 2 คืน'. */
const FOR_NIGHTS =
  /(?<![a-z])(?:for|per) (?:[2-9]|1\d|two|three|four|five|seven) ?nights?(?![a-z])|(?<![a-z\d])(?:[2-9]|two|three)[- ]nights? (?:stay|package|break)|(?:ต่อ|\/|พัก)\s?[2-9] ?คืน/iu;

/** A night of a room, a house or a boat costs the same, however many come. */
const isForAll = ({ price, averages }: Facts, thing: string): boolean =>
  isPerson(thing) &&
  !isHead(price?.unit) &&
  (price?.per === 'day' || averages.some(({ kind, unit = 'day' }) => kind === 'stay' && unit === 'day'));

/** The average of an order, a whole stay, so many in one order. */
function addAverages(g: Graph, facts: Facts, price: Maybe, currency: string, add: Add): void {
  const { averages, price: fact, brought, eaches } = facts;
  const of = (wanted: AverageFact['kind']): AverageFact[] => averages.filter(({ kind }) => kind === wanted);
  of('money').forEach(({ figure, unit, currency: own, of: each }, i) => {
    // 'The average bill is $172 a traveller', of whom a booking brings 1.6.
    const at = each === '' ? -1 : eaches.findIndex((one) => isOfOrder(one) && areOneThing(one.of, each));
    const several = eaches[at];
    const size = several && g.answer(at === 0 ? 'each' : `each.${at}`, several.figure, countOf(several.of));
    if (size) {
      const one = g.answer(`worth.average.${i}.each`, figure, moneyIn(own, unit, each));
      return add('average', g.derive(`worth.average.${i}`, 'product', [one, size], moneyIn(own, unit)), unit);
    }
    return add('average', g.answer(`worth.average.${i}`, figure, moneyIn(own, unit)), unit);
  });
  if (of('money').length === 0 && brought?.count) {
    // What so many gave or paid together.
    const sum = g.answer('return.sales', brought.sales, moneyIn(brought.currency));
    const count = g.answer('return.count', brought.count, countOf(''));
    add('average', g.derive('worth.average.0', 'quotient', [sum, count], moneyIn(brought.currency)));
  }
  for (const [i, stay] of of('stay').entries()) addStay(g, fact?.per, price, stay, i, add);
  const sizes = of('size');
  sizes.forEach(({ figure, of: thing, isOffered }, i) => {
    const size = g.answer(`worth.size.${i}.count`, figure, countOf(thing));
    // Nobody buys a whole class or departure; a price for two nights is no price of a head.
    if (isOffered || FOR_NIGHTS.test(fact?.figure.root.words ?? '') || isForAll(facts, thing)) return;
    const node = g.derive(`worth.size.${i}`, 'product', [size, price], moneyIn(currency, fact?.per));
    add('size', node, fact?.per, undefined, thing);
  });
  // 'One farmer takes 8 bags', 'around 6 seats in one order', at a price for one of them.
  const at = eaches.findIndex((one) => isOrderSize(one) && areOneThing(fact?.unit ?? '', one.of));
  const each = eaches[at];
  if (sizes.length > 0 || !each) return;
  const size = g.answer(at === 0 ? 'each' : `each.${at}`, each.figure, countOf(each.of));
  const node = g.derive('worth.size.each', 'product', [size, price], moneyIn(currency, fact?.per));
  add('size', node, fact?.per, undefined, each.of);
}

/** The smallest order, and one of the pieces that a price is for. */
function addMinimum(g: Graph, facts: Facts, price: Maybe, currency: string, add: Add): void {
  const { price: fact, minimumOrder, leastSum, lot } = facts;
  const unit = countOf(fact?.unit ?? '');
  const least = g.answer('worth.minimum.count', minimumOrder, unit);
  const once = fact?.per === undefined || fact.per === 'day' ? undefined : fact.per;
  add(
    'minimum',
    g.derive('worth.minimum', 'product', [price, least], moneyIn(currency, once)),
    once,
    undefined,
    fact?.unit,
  );
  // A bill that is no larger than the price bounds nothing.
  if (leastSum && leastSum.figure.value > (fact?.figure.value ?? 0))
    add('minimum', g.answer('worth.minimum', leastSum.figure, moneyIn(leastSum.currency, once)), once);
  g.derive('worth.piece', 'quotient', [price, g.answer('worth.lot', lot, unit)], moneyIn(currency));
}

/** What one order is worth by the best that the answers say. */
const bestOf = (all: readonly Worths[]): Worths | undefined =>
  all.find(({ kind, per }) => kind === 'average' && per === undefined) ??
  (['term', 'size', 'minimum', 'stay', 'lifetime', 'average', 'price'] as const)
    .map((wanted) => all.find(({ kind }) => kind === wanted))
    .find((one) => one !== undefined);

/** What one who orders again and again brings in a year. */
function yearOf(g: Graph, { reorder }: Facts, best: Worths | undefined): Maybe {
  const single = best && best.per === undefined ? best.node : undefined;
  const weeks = g.answer('reorder', reorder, { kind: 'time', unit: 'week' });
  const year = weeks && g.calendar('year.weeks', 52, { kind: 'time', unit: 'week' });
  const orders = g.derive('reorder.year', 'quotient', [year, weeks], countOf('purchase', 'year'));
  return g.derive('worth.year', 'product', [single, orders], moneyIn(moneyOf(single), 'year'));
}

/** What one that is there already takes in a time, at the price: four kilos a week of each restaurant. */
function addUse(
  g: Graph,
  { terms: { use }, price: fact }: Facts,
  price: Maybe,
  currency: string,
  add: Add,
): void {
  if (use?.per === undefined) return;
  const count = g.answer('use', use.figure, countOf(use.unit, use.per));
  // A load has a price of its own, whatever a piece of it costs.
  const isPriced =
    fact === undefined || fact.unit === '' || use.unit === '' || areOneThing(fact.unit, use.unit);
  const node = g.derive(
    'worth.use',
    'product',
    isPriced ? [count, price] : [undefined],
    moneyIn(currency, use.per),
  );
  add('use', node, use.per);
  // As long as one stays.
  const stay = g.get('stay.0');
  if (!node || stay?.unit.kind !== 'time') return;
  const by = timesIn(use.per, stay.unit.unit);
  const times = g.derive('stay.uses', 'scaled', [stay], { kind: 'time', unit: use.per }, { by });
  add('stay', g.derive('worth.use.stay', 'product', [node, times], moneyIn(currency)));
}

/** Two prices and the part that pays one of them: what one pays on average. */
function mixOf(g: Graph, { prices, onward }: Facts, currency: string, add: Add): void {
  const [first, second] = prices;
  if (!first || !second || prices.length !== 2 || first.per !== second.per) return;
  for (const [i, { to, figure }] of onward.entries()) {
    const named = prices.findIndex(
      ({ label }) => label !== '' && to.toLowerCase().includes(label.toLowerCase()),
    );
    const [own, other] = named === 0 ? [first, second] : [second, first];
    if (named === -1) continue;
    const share = g.answer(`onward.${i}`, figure, percent);
    const unit = moneyIn(currency, first.per);
    const parts = [
      g.derive('price.mix.part', 'part', [g.answer(`price.mix.${named}`, own.figure, unit), share], unit),
      g.derive(
        'price.mix.rest',
        'part',
        [
          g.answer(`price.mix.${1 - named}`, other.figure, unit),
          g.derive(`onward.${i}.rest`, 'rest', [share], percent),
        ],
        unit,
      ),
    ];
    return add('average', g.derive('price.mix', 'sum', parts, unit), first.per);
  }
}

type Add = (kind: Worths['kind'], node: Maybe, per?: Period, of?: string, holds?: string) => void;

/** A price for a day, night or week, paid as long as one stays. */
function addStay(
  g: Graph,
  per: Period | undefined,
  price: Maybe,
  stay: AverageFact,
  i: number,
  add: Add,
): void {
  const unit = stay.unit ?? 'day';
  const length = g.answer(`stay.${i}`, stay.figure, { kind: 'time', unit });
  const paid = per ?? unit;
  const times =
    paid === unit
      ? length
      : g.derive(
          `stay.${i}.in.${paid}`,
          'scaled',
          [length],
          { kind: 'time', unit: paid },
          { by: timesIn(paid, unit) },
        );
  // A price without a time is no price of a month; of a night or a day it mostly is one.
  if (per === undefined && unit !== 'day') return;
  const certainty = per === undefined ? 0.6 : 1;
  add('stay', g.derive(`worth.stay.${i}`, 'product', [price, times], moneyIn(moneyOf(price)), { certainty }));
}

function monthlyLoss(g: Graph, churn: Facts['churn']): Maybe {
  const unit = { kind: 'percent', per: 'month' } as const;
  if (churn === undefined || churn.per === 'month') return g.answer('churn', churn?.figure, unit);
  const told = g.answer('churn.told', churn.figure, { kind: 'percent', per: churn.per });
  return g.derive('churn', 'scaled', [told], unit, { by: 1 / timesIn('month', churn.per) });
}

/** So many percent leave in a time, as told and of a month: how long one stays on average, and what it brings meanwhile. */
function addLoss(
  g: Graph,
  { churn, price: fact, repeat }: Facts,
  price: Maybe,
  currency: string,
  add: Add,
): void {
  const loss = monthlyLoss(g, churn);
  g.derive('stay.by-churn', 'inverse', [loss], { kind: 'time', unit: 'month' });
  // What a tenth that leaves in a year pays in ten years nobody counts on.
  const isSoon = churn?.per !== 'year';
  if (isSoon && (fact?.per === 'month' || fact?.per === 'week' || fact?.per === 'year')) {
    const monthly = g.derive('price.month', 'scaled', [price], moneyIn(currency, 'month'), {
      by: monthsOf(1, 'month') / monthsOf(1, fact.per),
    });
    add('lifetime', g.derive('worth.lifetime', 'whole', [monthly, loss], moneyIn(currency)));
  }
  const again = g.answer('repeat', repeat, percent);
  // Who buys again with the same chance each time buys this often in all.
  const orders = g.derive(
    'orders-per-buyer',
    'inverse',
    [g.derive('repeat.rest', 'rest', [again], percent)],
    countOf('purchase'),
  );
  if (fact?.per === undefined) g.derive('worth.repeat', 'product', [price, orders], moneyIn(currency));
}

/** What an order of a size brings over the term of its contract. */
function longRun(g: Graph, { averages }: Facts, all: readonly Worths[], add: Add): void {
  const size = all.find(({ kind, per }) => kind === 'size' && per !== undefined);
  const i = averages.filter(({ kind }) => kind === 'stay').findIndex(({ unit }) => unit === size?.per);
  if (size && i !== -1)
    add(
      'term',
      g.derive('worth.term', 'product', [size.node, g.get(`stay.${i}`)], moneyIn(moneyOf(size.node))),
    );
}

/** Names, and measures that are one: '25 km'. */
const words = (text: string): string[] =>
  (text.toLowerCase().match(/\d+\s?\p{L}+|[\p{L}\p{M}]{3,}/gu) ?? []).map((word) => word.replace(/\s/u, ''));

/** 'Weekend £40' is what 'weekend tickets' cost. */
function priceFor(g: Graph, { prices, price, bundle }: Facts, { metric, unit, index }: GoalFact): Maybe {
  const isOfPacks = isPacked(unit) || isPacked(metric);
  // 'A bag 59, a pack of six 299': packs cost what a pack costs.
  if (isOfPacks && bundle && price && !isPacked(price.unit))
    return g.answer(`goal.${index}.price`, bundle.sum, moneyIn(price.currency));
  const counted = words(metric);
  const own = prices.find(({ label }) => words(label).some((word) => counted.includes(word)));
  if (!own || own.figure.value === price?.figure.value) return g.get('price');
  return g.answer(`goal.${index}.price`, own.figure, moneyIn(own.currency, own.per));
}

/** 'Student weeks': the price is of one of what is counted, and is not paid again. */
const WEEKS = /(?<![\p{L}-])weeks?$/iu;
function countsTime(unit: Unit | undefined, per: string | undefined): boolean {
  const counted = unit?.kind === 'count' ? unit.of : unit?.kind === 'money' ? (unit.each ?? '') : '';
  return per === 'week' && WEEKS.test(counted.trim());
}

/** What results come to in money, and what media is beside it. */
export function reckonValue(
  g: Graph,
  id: string,
  count: Maybe,
  worth: readonly Worths[],
  media: Maybe,
): void {
  for (const one of worth) {
    const { id: kind, node, per } = one;
    const [of, currency] = [count?.unit, moneyOf(node)];
    if (!agrees(one, of?.kind === 'count' ? of.of : '')) continue;
    const counted = of?.kind === 'count' ? of.per : undefined;
    // Nights of a month are a month's money, and weeks that are sold are paid once each.
    const isOnce = per === 'day' || countsTime(of, per);
    const time = isOnce ? counted : (per ?? counted);
    const name = `${id}.value.${kind}`;
    const value = g.derive(name, 'product', [count, node], moneyIn(currency, time));
    if (media && moneyOf(media) === currency)
      g.derive(`${name}.media-share`, 'share', [media, value], percent);
  }
}

/** What one result costs beside what it is worth, and how long a price that is paid again takes to bring it back. */
export function reckonCostOf(g: Graph, id: string, cost: Maybe, worth: readonly Worths[]): void {
  for (const one of worth) {
    const { id: kind, node, per } = one;
    if (!cost || moneyOf(cost) !== moneyOf(node)) continue;
    if (!agrees(one, cost.unit.kind === 'money' ? cost.unit.each : '')) continue;
    // A night or a day is hired once: what it costs is a share of it, as of any price.
    if (per === undefined || per === 'day' || countsTime(cost.unit, per))
      g.derive(`${id}.of.${kind}`, 'share', [cost, node], percent);
    if (per !== undefined && !countsTime(cost.unit, per))
      g.derive(`${id}.back.${kind}`, 'quotient', [cost, node], { kind: 'time', unit: per });
  }
}
