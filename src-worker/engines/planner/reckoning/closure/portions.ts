/**
 * Parts in percent of whatever is counted, and what a room or a pace of a day comes to over the days that are worked: nights of
 * a month, what of them is taken today and at the goal, what stays free, and what it brings.
 */
import type { Period } from '../../../../understanding/answers/period.ts';
import { timesIn } from '../money.ts';
import {
  countOf,
  moneyIn,
  moneyOf,
  percent,
  type Graph,
  type Maybe,
  type Node,
  type Unit,
} from '../graph.ts';
import { lossName } from '../kept-steps.ts';
import type { Basis } from './held.ts';
import { isBareCount, MONEY, type Sized } from './sized.ts';
import { teamsOf } from './teams.ts';

export function portionsOf(g: Graph, basis: Basis, base: readonly Sized[]): void {
  const rooms = [...roomsOf(g, basis), ...roundsOf(g, basis, base), ...crewsOf(g, basis)];
  for (const room of rooms) {
    filled(g, basis, room);
    besideGoals(g, basis, room);
  }
  goalsOverDays(g, basis);
  partsOf(g, basis, base);
  timesToGo(g, basis, base);
}

/** So many in a time. */
interface Paced {
  node: Node;
  per?: Period;
  /** Over rounds that the client tells: in whatever time they are. */
  isOfRounds?: true;
}

/** Days of a week and of a month that are worked; where nothing says so, all days of a month. */
function daysOf(g: Graph, { facts: { opening, goalDays }, money: { times } }: Basis): Paced[] {
  const week = g.get('open.days.week') ?? g.get('open.days');
  const days: Unit = { kind: 'time', unit: 'day' };
  const some = [week, g.answer('goal.days', goalDays, days)].filter((node) => node !== undefined);
  const worked = some.flatMap((node): Paced[] => {
    // 26 of six days a week, 22 of five: in whole days, as everybody reckons.
    const by = Math.round(node.value * timesIn('week', 'month')) / node.value;
    const month = g.derive(`${node.id}.a-month`, 'scaled', [node], days, { by });
    const four = g.derive(`${node.id}.four-weeks`, 'scaled', [node], days, { by: FOUR });
    // Of five days a week some months have 21.
    const least = { by: Math.floor(node.value * timesIn('week', 'month')) / node.value };
    const short = g.derive(`${node.id}.short-month`, 'scaled', [node], days, least);
    return [{ node, per: 'week' as const }, ...inMonth(month), ...inMonth(four), ...inMonth(short)];
  });
  const told = inMonth(opening.daysPerMonth && g.get('open.days.month'));
  // Where nobody says which days are worked: all of them, those without Sundays, and week days.
  const all =
    some.length + told.length === 0
      ? [
          ...inMonth(g.calendar('days.month', MONTH, days)),
          ...inMonth(g.calendar('days.month.six', Math.round(6 * timesIn('week', 'month')), days)),
          ...inMonth(g.calendar('days.month.five', Math.round(5 * timesIn('week', 'month')), days)),
        ]
      : [];
  return [...worked, ...told, ...all, ...(times.days ? [{ node: times.days }] : [])];
}
const FOUR = 4;
const MONTH = 30;
const inMonth = (node: Maybe): Paced[] => (node ? [{ node, per: 'month' }] : []);

/** What there is room for: as told, and over the days, or the weeks of a month. */
function roomsOf(g: Graph, basis: Basis): Paced[] {
  const { facts, room, money } = basis;
  const { capacity } = room;
  const fact = facts.capacity;
  if (!capacity || !fact || fact.each !== undefined || capacity.unit.kind !== 'count') return [];
  const whole = { node: capacity, ...(fact.per === undefined ? {} : { per: fact.per }) };
  const over = (by: Maybe, per: Period | undefined): Paced[] => {
    const node = g.derive(`(room*${by?.id ?? ''})`, 'product', [capacity, by], countOf(fact.of, per));
    return node ? [{ node, ...(per === undefined ? {} : { per }) }] : [];
  };
  if (fact.per === 'week')
    return [
      whole,
      ...over(g.calendar('weeks.four', FOUR, { kind: 'time', unit: 'week' }), 'month'),
      ...over(money.times.weeks, undefined),
    ];
  if (fact.per === 'month') return [whole, ...over(money.times.months, undefined)];
  if (fact.per !== undefined && fact.per !== 'day') return [whole];
  return [whole, ...daysOf(g, basis).flatMap(({ node, per }) => over(node, per))];
}

/** How often what there is is there: days, dates, sittings. */
const ROUND =
  /^(?:days?|weeks?|weekends?|months?|hours?|dates?|rounds?|slots?|sessions?|sittings?|shows?|plays?|performances?|class(?:es)?|courses?|trips?|visits?|evenings?|mornings?|nights?|รอบ|เที่ยว|คาบ|ครั้ง|คลาส|คืน)$/iu;
const isRound = ({ up, down, node, isOfRival }: Sized): boolean =>
  ROUND.test(up) && !isOfRival && node.value > 1 && down.every((one) => ROUND.test(one));
const PRODUCT: ReadonlySet<string> = new Set(['startingPrice', 'heroProduct']);
/** More ways to fill a house than these nobody means. */
const MOST_ROUNDS = 12;

/** '10 seats, 2 sittings, 3 days a week': the places of one round over the rounds that are told with them. */
function roundsOf(g: Graph, { facts, room, goals }: Basis, base: readonly Sized[]): Paced[] {
  const stay = g.get('stay.0');
  // Beside the price, and of no time, they are what one buys: four nights at least, a course of ten evenings.
  const isBought = ({ field, down, node }: Sized): boolean =>
    (PRODUCT.has(field) && down.length === 0) || node.value === stay?.value;
  const rounds = base.filter((one) => isRound(one) && one.field !== '' && !isBought(one));
  const of = facts.capacity?.of ?? '';
  const times = (node: Maybe, round: Sized): Maybe =>
    g.derive(`(${node?.id ?? ''}*${round.node.id})`, 'product', [node, round.node], countOf(of));
  const seats = base.filter((one) => isBareCount(one) && !isRound(one));
  const told = seats.flatMap((seat) => {
    const own = rounds.filter(({ statement }) => statement === seat.statement);
    return own.length > 0 ? [{ node: seat.node, own }] : [];
  });
  const all = [...(room.capacity ? [{ node: room.capacity, own: rounds }] : []), ...told];
  const made = all.flatMap(({ node, own }) =>
    own.flatMap((round, i) => {
      const once = times(node, round);
      return [
        once,
        ...own.slice(i + 1).map((next) => (next.up === round.up ? undefined : times(once, next))),
      ];
    }),
  );
  for (const { fact, from, to, more } of goals)
    for (const some of fact.kind === 'count' ? [from, to, more] : [])
      for (const round of rounds.slice(0, 3)) {
        const id = `(${some?.id ?? ''}/${round.node.id})`;
        g.derive(id, 'quotient', [some, round.node], countOf(fact.metric));
      }
  return made
    .filter((node) => node !== undefined)
    .slice(0, MOST_ROUNDS)
    .map((node) => ({ node, isOfRounds: true }));
}

/** What teams, trucks or rooms do together: as told, and over the days that are worked. */
function crewsOf(g: Graph, basis: Basis): Paced[] {
  const days = daysOf(g, basis);
  return teamsOf(g, basis).flatMap((node): Paced[] => {
    const over = days.flatMap(({ node: by, per }): Paced[] => {
      const all = g.derive(`(${node.id}*${by.id})`, 'product', [node, by], node.unit);
      return all ? [{ node: all, ...(per === undefined ? {} : { per }) }] : [];
    });
    return [{ node, isOfRounds: true }, ...over];
  });
}

/** Of goals in percent: what is filled today and then, what comes on top, and its price. */
function filled(g: Graph, basis: Basis, { node, per }: Paced): void {
  const { goals, worth } = basis;
  const unit = countOf(node.unit.kind === 'count' ? node.unit.of : '', per);
  for (const { fact, from, to, more } of goals) {
    if (fact.kind !== 'percent') continue;
    for (const part of [from, to, more]) {
      const some = g.derive(`(${node.id}%${part?.id ?? ''})`, 'part', [node, part], unit);
      g.derive(`(${some?.id ?? ''}-rest)`, 'difference', [node, some], unit);
      const { price } = worth;
      g.derive(`(${some?.id ?? ''}*price)`, 'product', [some, price], moneyIn(moneyOf(price), per));
      g.derive(`(${some?.id ?? ''}/stay)`, 'quotient', [some, g.get('stay.0')], countOf('booking', per));
      perRoom(g, basis, some, per);
    }
  }
}

/** What there is of the media for each of so many more, and what they pay in a month at a price for a day. */
function perRoom(g: Graph, { money, worth: { price } }: Basis, some: Maybe, per: Period | undefined): void {
  const sum = money.per(per);
  g.derive(`(money/${some?.id ?? ''})`, 'quotient', [sum, some], moneyIn(money.currency));
  if (per !== undefined || price?.unit.kind !== 'money' || price.unit.per !== 'day') return;
  const days = g.calendar('days.month', MONTH, { kind: 'time', unit: 'day' });
  const paid = g.derive(
    `(${some?.id ?? ''}*price.day)`,
    'product',
    [some, price],
    moneyIn(moneyOf(price), 'day'),
  );
  g.derive(`(${paid?.id ?? ''}*month)`, 'product', [paid, days], moneyIn(moneyOf(price), 'month'));
}

/** Of goals in numbers: what is free and how much is used, in one time. */
function besideGoals(g: Graph, { goals, facts }: Basis, { node, per, isOfRounds }: Paced): void {
  const isOpen = isOfRounds ?? facts.capacity?.per === undefined;
  for (const { fact, from, to } of goals) {
    if (fact.kind !== 'count' || (fact.per !== per && !(isOpen && per === undefined))) continue;
    const unit = countOf(fact.metric, fact.per);
    for (const some of [from, to]) {
      g.derive(`(${node.id}-${some?.id ?? ''})`, 'difference', [node, some], unit);
      g.derive(`(${some?.id ?? ''}%${node.id})`, 'share', [some, node], percent);
    }
  }
}

/** Five more a day over the days of a month, what they bring and what of the media there is for one. */
function goalsOverDays(g: Graph, basis: Basis): void {
  const { goals, worth, money } = basis;
  for (const { fact, from, to, more } of goals) {
    if (fact.kind !== 'count' || fact.per !== 'day') continue;
    for (const { node: days, per } of daysOf(g, basis))
      for (const some of [from, to, more]) {
        const id = `(${some?.id ?? ''}*${days.id})`;
        const all = g.derive(id, 'product', [some, days], countOf(fact.metric, per));
        for (const { id: kind, node, per: time } of worth.all)
          if (time === undefined)
            g.derive(`(${id}*${kind})`, 'product', [all, node], moneyIn(moneyOf(node), per));
        g.derive(`(money/${id})`, 'quotient', [money.per(per), all], moneyIn(money.currency));
      }
  }
}

/** Who leaves, stays or comes again of those who are counted, what of a goal is open then, and a part of what is told. */
function partsOf(g: Graph, { goals, facts, worth }: Basis, base: readonly Sized[]): void {
  const aims = goals.flatMap(({ fact, from, to, more }) =>
    fact.kind === 'percent' ? [from, to, more].filter((node) => node !== undefined) : [],
  );
  const more = new Set(goals.map((goal) => goal.more));
  const lost = facts.losses.map((_, i) => g.get(`${lossName(i)}.share`));
  const shares = [...aims, g.get('churn'), g.get('again'), ...lost].filter((node) => node !== undefined);
  const counted = goals.flatMap(({ fact, from, to }) => (fact.kind === 'percent' ? [] : [from, to]));
  const told = base.filter((one) => isBareCount(one)).map(({ node }) => node);
  for (const share of shares)
    for (const whole of [...counted, ...told]) {
      if (!whole) continue;
      const id = `(${whole.id}%${share.id})`;
      const part = g.derive(id, 'part', [whole, share], whole.unit);
      if (more.has(share)) continue;
      const rest = g.derive(`(${whole.id}-%${share.id})`, 'difference', [whole, part], whole.unit);
      if (!counted.includes(whole)) continue;
      if (whole.unit.kind !== 'count') continue;
      g.derive(`(${id}*price)`, 'product', [part, worth.price], moneyIn(moneyOf(worth.price)));
      for (const { fact, from, to } of goals)
        if (fact.kind === 'count' && from === whole)
          for (const stays of [part, rest])
            g.derive(`(${to?.id ?? ''}-${stays?.id ?? ''})`, 'difference', [to, stays], whole.unit);
    }
}

/** How long so many take at so many in a time. */
function timesToGo(g: Graph, { goals, facts, room }: Basis, base: readonly Sized[]): void {
  const paces: Paced[] = [];
  if (room.capacity && facts.capacity?.per !== undefined)
    paces.push({ node: room.capacity, per: facts.capacity.per });
  for (const { fact, from, to } of goals)
    for (const node of [from, to])
      if (node && fact.kind === 'count' && fact.per !== undefined) paces.push({ node, per: fact.per });
  const stock = g.get('stock');
  const wanted = goals.flatMap(({ fact, to, more }) =>
    fact.kind === 'count' && fact.per === undefined ? [to, more] : [],
  );
  const told = base.filter((one) => isBareCount(one) && one.up !== MONEY).map(({ node }) => node);
  for (const { node, per } of paces)
    for (const all of [stock, ...wanted, ...told])
      if (per !== undefined && all && all.value > node.value)
        g.derive(`(${all.id}/${node.id})`, 'quotient', [all, node], { kind: 'time', unit: per });
}
