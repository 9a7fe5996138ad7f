/** Room: what can be served at most, how full it is today and at the goal, and what the plan may fill. */
import type { Period } from '../../../understanding/answers/period.ts';
import type { Facts, GoalFact } from './facts.ts';
import type { CapacityFact } from './facts-standing.ts';
import { countOf, moneyIn, moneyOf, percent, type Graph, type Maybe } from './graph.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { STEP_RANK, stepOf, type StepId } from '../../../understanding/figures/steps.ts';
import { timesIn, type Money } from './money.ts';
import { roomByUse } from './room-by-use.ts';
import { stayInRoom } from './room-stays.ts';
import type { GoalNodes } from './targets.ts';
import { reckonValue, type Worth, type Worths } from './worth.ts';

export interface RoomAtGoal {
  goal: GoalNodes;
  /** In the goal's time. */
  room: Maybe;
  usedToday: Maybe;
  usedAtGoal: Maybe;
  freeToday: Maybe;
  freeAtGoal: Maybe;
  /** Of the goal, more than there is room for. */
  beyond: Maybe;
}

export interface Room {
  capacity: Maybe;
  /** Over the whole time of the media. */
  whole: Maybe;
  goals: RoomAtGoal[];
}

const EMPTY = /ว่าง|empty|vacan|unfilled|unsold|free (?:rooms|beds|places)/iu;
const SHARE_OF_ROOM =
  /occup|fleet|(?<![a-z])(?:bikes|scooters|boats|vans|cars|boards|kayaks) out(?![a-z])|full(?! size)|filled|use of|utili[sz]|capacity|weeknight|weekday|rented|อัตราเข้าพัก|เข้าพัก|อัตรา(?:การ)?ใช้|ครองเตียง|เต็ม|ใช้กำลัง/iu;
/** A part of the bookings, and none of the room. */
const SHARE_OF_BOOKINGS = /direct|\bota\b|share|^bookings?$|จองตรง|สัดส่วน(?!เข้าพัก)/iu;
const SHARE_OF_BASE =
  /renew|retention|retain|returning|return (?:rate|customers|visits)|repeat|again|ต่ออายุ|ซื้อซ้ำ|กลับมา|รักษา/iu;

export function reckonRoom(
  g: Graph,
  facts: Facts,
  goals: readonly GoalNodes[],
  money: Money,
  worth: Worth,
): Room {
  const { capacity: fact } = facts;
  const capacity = fact && capacityOf(g, fact);
  const used = g.answer('room.used.share', fact?.used, percent);
  g.derive('room.used', 'part', [capacity, used], countOf(fact?.of ?? '', fact?.per));
  const free = g.derive('room.free.share', 'rest', [used], percent);
  g.derive('room.free', 'part', [capacity, free], countOf(fact?.of ?? '', fact?.per));
  const taken = g.answer('room.taken', fact?.taken, countOf(fact?.of ?? '', fact?.per));
  const left = g.derive('room.left', 'difference', [capacity, taken], countOf(fact?.of ?? '', fact?.per));
  g.derive('room.taken.share', 'share', [taken, capacity], percent);
  const sizes = facts.averages.filter(({ kind }) => kind === 'size');
  const at = sizes.findIndex(({ of }) => of !== '' && fact !== undefined && isOne(of, fact.of));
  const orders = g.derive(
    'room.left.in-orders',
    'quotient',
    [left, g.get(`worth.size.${at}.count`)],
    countOf('purchase'),
  );
  g.derive('room.left.orders', 'floor', [orders], countOf('purchase'));
  const whole = wholeOf(g, capacity, fact?.per, money);
  reckonValue(g, 'room', capacity, worth.all, undefined);
  if (fact?.per !== undefined) {
    for (const period of ['week', 'month', 'quarter', 'year'] as const)
      roomIn(g, capacity, fact.per, period, fact.of);
    const single = worth.all.filter(({ per }) => per === undefined || per === 'day');
    reckonValue(g, 'room.whole', whole, single, money.total);
  }
  stayInRoom(g, facts, capacity, goals);
  const opened = openedOf(g, facts, capacity, money.times);
  const season = g.answer('season', facts.terms.season?.figure, { kind: 'time', unit: 'week' });
  if (fact?.per === 'week') g.derive('room.season', 'product', [capacity, season], countOf(fact.of));
  return {
    capacity,
    whole,
    goals: goals.flatMap((goal) => atGoal(g, facts, goal, capacity, opened, money, worth)),
  };
}

/** Of classes and rounds what all of a time hold together. */
function capacityOf(g: Graph, { figure, of, per, rounds }: CapacityFact): Maybe {
  if (!rounds) return g.answer('room', figure, countOf(of, per));
  const each = g.answer('room.each', figure, countOf(of));
  return g.derive(
    'room',
    'product',
    [each, g.answer('room.rounds', rounds, countOf('', per))],
    countOf(of, per),
  );
}

/** Weeks of a month that are certain to be whole. */
const WHOLE_WEEKS = 4;

/**
 * Places of a week and of four weeks, where not every day is open or a day has several rounds; and of a month, where one of
 * what there is works so many days of it.
 */
function openedOf(
  g: Graph,
  { capacity: fact, opening }: Facts,
  capacity: Maybe,
  times: Money['times'],
): Opened {
  const { daysPerWeek, daysPerMonth, slotsPerDay } = opening;
  const of = fact?.of ?? '';
  const slots = g.answer('open.slots', slotsPerDay, countOf('round', 'day'));
  const isDaily = fact?.per === 'day';
  const daily = isDaily ? capacity : g.derive('room.day', 'product', [capacity, slots], countOf(of, 'day'));
  const days = g.answer('open.days.week', daysPerWeek, { kind: 'time', unit: 'day' });
  const week = g.derive('room.open.week', 'product', [daily, days], countOf(of, 'week'));
  const month = g.derive('room.open.month', 'scaled', [week], countOf(of, 'month'), { by: WHOLE_WEEKS });
  // Of a year's months the average one.
  g.derive('room.open.average', 'scaled', [week], countOf(of, 'month'), { by: timesIn('week', 'month') });
  const each = g.answer('open.days.month', daysPerMonth, { kind: 'time', unit: 'day' });
  const worked =
    fact?.per === undefined || isDaily
      ? g.derive('room.worked.month', 'product', [capacity, each], countOf(of, 'month'))
      : undefined;
  g.derive('room.worked.whole', 'product', [worked, times.months], countOf(of));
  return { week, month: worked ?? month };
}

/** Room by the days that are open; undefined where nothing says so. */
interface Opened {
  week: Maybe;
  month: Maybe;
}

/** 'Ton' and 'tons'. */
const isOne = (a: string, b: string): boolean =>
  a.toLowerCase().startsWith(b.toLowerCase()) || b.toLowerCase().startsWith(a.toLowerCase());

const roomIn = (g: Graph, capacity: Maybe, from: Period, to: Period, of: string): Maybe =>
  from === to
    ? capacity
    : g.derive(`room.${to}`, 'scaled', [capacity], countOf(of, to), { by: timesIn(from, to) });

/** Places in all, where they are there anew in every day, week or month. */
function wholeOf(g: Graph, capacity: Maybe, per: Period | undefined, { times }: Money): Maybe {
  const span =
    per === 'day' ? times.days : per === 'week' ? times.weeks : per === 'month' ? times.months : undefined;
  const of = capacity?.unit.kind === 'count' ? capacity.unit.of : '';
  return g.derive('room.whole', 'product', [capacity, span], countOf(of));
}

/** What the goal counts and the room beside each other: in the goal's own time. */
function roomFor(
  g: Graph,
  facts: Facts,
  fact: GoalFact,
  capacity: Maybe,
  opened: Opened,
  money: Money,
): Maybe {
  const { per, each, isNight } = facts.capacity ?? {};
  const nights = nightsFor(g, facts, fact, capacity, money);
  if (nights) return nights;
  const open = fact.per === 'week' || fact.per === 'month' ? opened[fact.per] : undefined;
  if (open) return open;
  // Of a class that is held who knows how often, nobody knows how many it serves in a month.
  if (each !== undefined && per === undefined && isNight !== true && fact.per !== undefined) return undefined;
  if (fact.per === per || per === undefined) return capacity;
  if (fact.per !== undefined) return roomIn(g, capacity, per, fact.per, facts.capacity?.of ?? '');
  const season = g.get('room.season');
  if (season && !fact.isStock) return season;
  // Rooms of one night are counted against the rooms of a night.
  const isOneNight = isNight === true && fact.to.value <= (capacity?.value ?? 0);
  if (isOneNight) return capacity;
  // A number that is there at any time is not filled over time.
  if (fact.isStock) return capacity;
  const weekly = g.derive(
    'room.open.whole',
    'product',
    [opened.week, money.times.weeks],
    countOf(facts.capacity?.of ?? ''),
  );
  return (per === 'day' ? weekly : undefined) ?? wholeOf(g, capacity, per, money);
}

/** A goal in nights beside the rooms that are there each night: of a month, of the nights that a season has, of all days of the media. */
function nightsFor(g: Graph, { capacity, terms }: Facts, fact: GoalFact, room: Maybe, money: Money): Maybe {
  if (!NIGHTS.test(fact.metric) || !capacity || (capacity.per !== undefined && capacity.per !== 'day'))
    return undefined;
  if (capacity.of !== '' && NIGHTS.test(capacity.of)) return undefined;
  if (fact.per === 'month' || fact.per === 'week')
    return g.derive(`room.nights.${fact.per}`, 'scaled', [room], countOf(fact.metric, fact.per), {
      by: timesIn('day', fact.per),
    });
  if (fact.per !== undefined) return undefined;
  const named = g.answer('season.nights', terms.nights?.figure, { kind: 'time', unit: 'day' });
  return g.derive('room.nights', 'product', [room, named ?? money.times.days], countOf(fact.metric));
}
const NIGHTS = /(?:^|\s)nights?$|nights?\b|คืน$/iu;

/**
 * Whether the goal counts what there is room for: by name, or as what is served in the end. A request for a quote takes no
 * room, and a day's room is not that of a season unless both name the same thing.
 */
function isServed({ averages, capacity, terms, people, sums, takesSeveral }: Facts, fact: GoalFact): boolean {
  // Room for so many visits a day is none for as many who come ten times each.
  if (
    takesSeveral &&
    capacity?.per !== undefined &&
    capacity.rounds === undefined &&
    !VISITS.test(fact.metric)
  )
    return false;
  // What gifts pay for is bought, and served by nobody.
  if (people === 'givers' && sums.some(({ each }) => areOneThing(each, fact.metric))) return false;
  // 'One school takes 600 sets': room for sets is no room for schools.
  if (
    averages.some(({ kind, of }) => kind === 'size' && isNamed(of, capacity?.of) && !isNamed(of, fact.metric))
  )
    return false;
  // Room for demos is no room for customers: it is a narrow place on the way.
  const step = stepOf(capacity?.of ?? '');
  if (step !== undefined && BEFORE_SALE.has(step) && !isNamed(capacity?.of ?? '', fact.metric)) return false;
  const of = capacity?.of.toLowerCase().split(/\s/u)[0] ?? '';
  const singular = of.length > 3 ? of.replace(/s$/u, '') : of;
  if (singular !== '' && fact.context.toLowerCase().includes(singular)) return true;
  const isSeason = capacity?.per === 'week' && terms.season !== undefined;
  const isOneTime =
    capacity?.per === undefined || capacity.isNight === true || fact.per !== undefined || fact.isStock;
  return isLate(fact) && (isOneTime || isSeason);
}

const VISITS =
  /(?<![a-z])(?:visits?|sessions?|class(?:es)?|lessons?|treatments?|appointments?)(?![a-z])|ครั้ง|คลาส|รอบ|นัด/iu;

/** What is done before anything is sold or served. */
const BEFORE_SALE: ReadonlySet<StepId> = new Set<StepId>([
  'click',
  'lead',
  'chat',
  'call',
  'qualified',
  'sample',
  'meeting',
  'audit',
  'quote',
  'application',
]);

const isNamed = (a: string, b = ''): boolean => a !== '' && b !== '' && isOne(a, b);

/** A name that is no step, or a step near the sale: what takes room. */
const isLate = ({ step }: GoalFact): boolean => step === undefined || STEP_RANK[step] >= STEP_RANK.booking;

/** Tonnes and litres are no room for contracts. */
const WEIGHT = /^(?:t|tons?|tonnes?|kg|kilos?|g|l|lit(?:er|re)s?|m2|m3|sqm|ตัน|กิโล(?:กรัม)?|กก\.?|ลิตร)$/iu;
const isWeighed = (of: string | undefined, { metric }: GoalFact): boolean =>
  of !== undefined && WEIGHT.test(of.trim()) && !WEIGHT.test(metric.trim()) && !areOneThing(metric, of);

function atGoal(
  g: Graph,
  facts: Facts,
  goal: GoalNodes,
  capacity: Maybe,
  opened: Opened,
  money: Money,
  worth: Worth,
): RoomAtGoal[] {
  const { fact } = goal;
  const id = `room.goal.${fact.index}`;
  if (fact.kind === 'percent') return shareGoal(g, facts, goal, capacity, money, worth);
  const byUse = roomByUse(g, facts, goal, capacity);
  if (byUse) return [byUse];
  if (fact.kind !== 'count' || !capacity || isWeighed(facts.capacity?.of, fact)) return [];
  if (isLate(fact)) daysOf(g, facts, goal, capacity);
  const { per, isNight } = facts.capacity ?? {};
  // A bottle a quarter for each who pays by the quarter: what is there takes the room.
  const isPaidFor = per === facts.price?.per && !isPaceOf(facts, fact);
  if (fact.isStock && !NIGHTS.test(fact.metric) && per !== undefined && isNight !== true && !isPaidFor)
    return addedTo(g, facts, goal, capacity, money);
  const isNights = nightsFor(g, facts, fact, capacity, money) !== undefined;
  if (!isNights && !isServed(facts, fact)) return [];
  const room = roomFor(g, facts, fact, capacity, opened, money);
  let { from, to } = goal;
  const unit = countOf(fact.metric, fact.per);
  if (EMPTY.test(fact.metric)) {
    from = g.derive(`${id}.filled.from`, 'difference', [room, goal.from], unit);
    to = g.derive(`${id}.filled.to`, 'difference', [room, goal.to], unit);
    reckonValue(g, `goal.${fact.index}.from`, goal.from, worth.all, undefined);
  }
  const found: RoomAtGoal = {
    goal,
    room,
    usedToday: g.derive(`${id}.used.from`, 'share', [from, room], percent),
    usedAtGoal: g.derive(`${id}.used.to`, 'share', [to, room], percent),
    freeToday: addable(g, fact, g.derive(`${id}.free.from`, 'difference', [room, from], unit)),
    freeAtGoal: g.derive(`${id}.free.to`, 'difference', [room, to], unit),
    beyond: g.derive(`${id}.beyond`, 'difference', [to, room], unit),
  };
  // Less than is served today, or a small part of the goal under another name: the room of something else.
  const isLess = room !== undefined && from !== undefined && from.value > room.value * 1.05;
  const isFar = room !== undefined && fact.to.value > room.value * FAR && !isPaceOf(facts, fact);
  if (isLess || isFar || isLittle(facts, fact, room)) return [];
  const sum = money.per(fact.per) ?? money.total;
  g.derive(`${id}.afford`, 'quotient', [sum, room], moneyIn(money.currency));
  if (found.beyond && found.beyond.value > 0) reckonValue(g, id, room, worth.all, sum);
  return [found];
}

/** Whoever leaves until the goal is due makes room for another. */
function addable(g: Graph, { index, isStock, metric }: GoalFact, free: Maybe): Maybe {
  const leave = isStock ? (g.get(`goal.${index}.leaving`) ?? g.get(`goal.${index}.gone`)) : undefined;
  return g.derive(`room.goal.${index}.free.joining`, 'sum', [free, leave], countOf(metric)) ?? free;
}

/** Times the room from which a goal counts something else than the room does. */
const FAR = 4;

/** The share of a room from which a goal of another name counts the same, and below which nothing does. */
const [LITTLE, NOTHING] = [0.12, 0.01];
/** Room for 840 lessons is none for 55 packages, and 150 viewings are no sales: the goal would fill next to nothing. */
const isLittle = (facts: Facts, fact: GoalFact, room: Maybe): boolean =>
  room !== undefined && fact.to.value < room.value * (isPaceOf(facts, fact) ? NOTHING : LITTLE);

/** What starts anew with each of them. */
const STARTS = /install|onboard|set ?up|start|open|take on|new|ติดตั้ง|เปิด|รับ(?:ใหม่|เพิ่ม|ได้)|อบรม|สอน/iu;

/** So many can be added in a time: by name, or by a word for a start. */
const isPaceOf = ({ capacity }: Facts, { metric }: GoalFact): boolean =>
  capacity !== undefined &&
  (areOneThing(capacity.of, metric) || (capacity.of === '' && STARTS.test(capacity.figure.root.words)));

/**
 * Of what stays, a number a month is how fast more can be added: eight sites more, at three installed a month. What those
 * who are there take of it is another thing, and is reckoned where it is known.
 */
function addedTo(g: Graph, facts: Facts, goal: GoalNodes, capacity: Maybe, money: Money): RoomAtGoal[] {
  const { fact, more } = goal;
  const id = `room.goal.${fact.index}`;
  if (!more || !isPaceOf(facts, fact)) return [];
  const room = wholeOf(g, capacity, facts.capacity?.per, money);
  const unit = countOf(fact.metric);
  return [
    {
      goal,
      room,
      usedToday: undefined,
      usedAtGoal: g.derive(`${id}.used.more`, 'share', [more, room], percent),
      freeToday: room,
      freeAtGoal: g.derive(`${id}.free.more`, 'difference', [room, more], unit),
      beyond: g.derive(`${id}.beyond`, 'difference', [more, room], unit),
    },
  ];
}

/** Days of work that the goal is, where a day has so much room. */
function daysOf(g: Graph, { capacity: fact }: Facts, { fact: goal, to }: GoalNodes, capacity: Maybe): void {
  if (fact?.per !== 'day' || fact.isNight === true) return;
  g.derive(`room.goal.${goal.index}.days`, 'quotient', [to, capacity], { kind: 'time', unit: 'day' });
  g.derive(
    `room.goal.${goal.index}.day.used`,
    'share',
    [g.get(`goal.${goal.index}.to.day`), capacity],
    percent,
  );
}

/** The places of which a goal in percent is a part, over the rounds of a day where there are several. */
function sharedRoom(g: Graph, { shareRoom }: Facts): Maybe {
  if (!shareRoom) return undefined;
  const { figure, of, rounds, roundsOf = '' } = shareRoom;
  const places = g.answer('room.share', figure, countOf(of));
  if (!rounds) return places;
  const often = g.answer('room.share.rounds', rounds, countOf(roundsOf, 'day'));
  return g.derive('room.share.day', 'product', [places, often], countOf(of, 'day'));
}

/** 45 % of 32 rooms, 62 % of 500 customers. */
function shareGoal(
  g: Graph,
  facts: Facts,
  goal: GoalNodes,
  capacity: Maybe,
  money: Money,
  worth: Worth,
): RoomAtGoal[] {
  const { fact, from, to } = goal;
  const ofBase = SHARE_OF_BASE.test(fact.context);
  if (!ofBase && (!SHARE_OF_ROOM.test(fact.context) || SHARE_OF_BOOKINGS.test(fact.metric))) return [];
  const base = ofBase
    ? g.answer('base', facts.base?.figure, countOf(facts.base?.of ?? ''))
    : (sharedRoom(g, facts) ?? capacity);
  const id = `${ofBase ? 'base' : 'room'}.goal.${fact.index}`;
  const unit = base?.unit ?? percent;
  // Where only the words around the goal say of what it is a share, that is a guess.
  const guess = { certainty: (ofBase ? SHARE_OF_BASE : SHARE_OF_ROOM).test(fact.metric) ? 1 : 0.6 };
  const [today, then] = [
    g.derive(`${id}.from`, 'part', [base, from], unit, guess),
    g.derive(`${id}.to`, 'part', [base, to], unit, guess),
  ];
  const more = g.derive(`${id}.more`, 'difference', [then, today], unit);
  byDays(g, facts, id, [base, today, then, more]);
  const daily: Worths[] = worth.all.filter(({ kind }) => kind === 'price' || kind === 'average');
  reckonValue(g, `${id}.more`, more, daily, undefined);
  reckonValue(g, `${id}.to`, then, daily, undefined);
  if (ofBase) return [];
  filling(g, facts, fact, base, more, money);
  fillTarget(g, facts, goal, id, more, guess.certainty);
  return [
    {
      goal,
      room: base,
      usedToday: from,
      usedAtGoal: to,
      freeToday: g.derive(`${id}.free.from`, 'difference', [base, today], unit),
      freeAtGoal: g.derive(`${id}.free.to`, 'difference', [base, then], unit),
      beyond: undefined,
    },
  ];
}

/** Paid again in such a time, a place is let once and stays: then media is paid for each place, and not for each night. */
const LETS: ReadonlySet<Period> = new Set<Period>(['week', 'month', 'quarter', 'year']);

/** Of what is filled on top: what there is of the media for each, and what a month of it pays at a price for a day. */
function filling(
  g: Graph,
  { price, goalDays, capacity }: Facts,
  goal: GoalFact,
  base: Maybe,
  more: Maybe,
  money: Money,
): void {
  const id = `room.goal.${goal.index}`;
  if (base) g.derive(`${id}.room`, 'scaled', [base], base.unit, { by: 1 });
  if (more === undefined || !(more.value > 0) || capacity?.per !== undefined) return;
  if (price?.per !== undefined && LETS.has(price.per))
    g.derive(`${id}.more.afford`, 'quotient', [money.total, more], moneyIn(money.currency));
  if (price?.per !== 'day' || goalDays !== undefined || SOME_DAYS.test(goal.context)) return;
  const paid = g.get(`${id}.more.value.price`);
  const by = { by: timesIn('day', 'month') };
  g.derive(`${id}.more.month.value`, 'scaled', [paid], moneyIn(moneyOf(paid), 'month'), by);
}

/** The same in a week, where the goal is for so many days of it; in money by what those who come together pay. */
function byDays(g: Graph, { goalDays, capacity, terms }: Facts, id: string, nodes: readonly Maybe[]): void {
  if (capacity?.per !== undefined && capacity.per !== 'day') return;
  const days = g.answer('goal.days', goalDays, { kind: 'time', unit: 'day' });
  const names = ['room', 'from', 'to', 'more'] as const;
  const weekly = nodes.map((node, i) =>
    g.derive(`${id}.week.${names[i] ?? ''}`, 'product', [node, days], countOf(capacity?.of ?? '', 'week')),
  );
  const price = g.get('price');
  const party = g.answer('party', terms.party?.figure, countOf(terms.party?.unit ?? ''));
  const unit = price?.unit.kind === 'money' ? price.unit.currency : '';
  const together = g.derive('price.party', 'product', [price, party], moneyIn(unit));
  g.derive(`${id}.week.value`, 'product', [weekly[3], together ?? price], moneyIn(unit, 'week'));
}

/** Only some days of the week: how many nights a month that is, nobody said. */
const SOME_DAYS = /weekn|weekd|mid-?week|mon\b|monday|sunday|ธรรมดา|จันทร์|เสาร์|อาทิตย์/iu;

/** So many more rooms taken each day, as bookings a month by how long one stays. */
function fillTarget(
  g: Graph,
  facts: Facts,
  goal: GoalNodes,
  id: string,
  more: Maybe,
  certainty: number,
): void {
  const { fact } = goal;
  const per = facts.capacity?.per;
  const stay = facts.averages.find(({ kind }) => kind === 'stay');
  if ((per !== undefined && per !== 'day') || stay?.unit === undefined || SOME_DAYS.test(fact.context))
    return;
  // Who signs for months fills a room: so many rooms are so many contracts.
  if (stay.unit === 'month' || stay.unit === 'year') {
    if (more && more.value > 0)
      goal.targets = [
        { id: `goal.${fact.index}.more`, goal: fact, extent: 'more', wanted: more, certainty, isMain: true },
      ];
    return;
  }
  const month = { by: timesIn('day', 'month'), certainty: Math.min(certainty, 0.7) };
  const days = g.derive(`${id}.days`, 'scaled', [more], countOf('day', 'month'), month);
  const length = g.derive(
    `${id}.stay`,
    'scaled',
    [g.get('stay.0')],
    { kind: 'time', unit: 'day' },
    { by: timesIn('day', stay.unit) },
  );
  const wanted = g.derive(`${id}.bookings`, 'quotient', [days, length], countOf('booking', 'month'));
  if (!wanted || wanted.value === 0) return;
  const target = {
    id: `goal.${fact.index}.more`,
    goal: fact,
    extent: 'more' as const,
    wanted,
    per: 'month' as const,
  };
  goal.targets.push({ ...target, certainty: wanted.certainty, isMain: true });
}
