/** What one order is, for a goal that counts what an order holds several of: nights, guests, fruit in boxes, sales. */
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { STEP_RANK } from '../../../understanding/figures/steps.ts';
import { areHeadsNights, isPerson } from './agrees.ts';
import type { Named } from './facts-chain.ts';
import type { AverageFact } from './facts-standing.ts';
import type { Facts, GoalFact } from './facts.ts';
import { countOf, moneyIn, moneyOf, type Figure, type Graph, type Maybe, type Node } from './graph.ts';

export interface InOrders {
  node: Maybe;
  of: string;
  certainty: number;
  /** Paid again in the goal's own time. */
  isRecurring: boolean;
}

/**
 * Sales in orders by the average basket, else by what one order holds at the price, else by the price; square metres in orders by how
 * many one order has.
 */
export function inOrders(g: Graph, facts: Facts, goal: GoalFact, price: Maybe): InOrders | undefined {
  const { kind, metric, unit, currency, per } = goal;
  const { averages, terms } = facts;
  if (kind === 'money') {
    const at = averages
      .filter((one) => one.kind === 'money')
      .findIndex((one) => one.currency === currency && one.unit === undefined);
    const sized = g.get('worth.size.0') ?? g.get('worth.size.each') ?? price;
    const node = at === -1 ? sized : g.get(`worth.average.${at}`);
    const isRecurring = node?.unit.kind === 'money' && node.unit.per !== undefined && node.unit.per === per;
    return {
      node: moneyOf(node) === currency ? node : undefined,
      of: 'purchase',
      certainty: at === -1 ? 0.6 : 0.9,
      isRecurring,
    };
  }
  const days = g.get('stay.0');
  if (days?.unit.kind === 'time' && days.unit.unit === 'day' && (DAYS.test(metric) || DAYS.test(unit))) {
    const node = areHeadsNights(metric) ? headsNights(g, facts, goal, days) : days;
    return { node, of: 'booking', certainty: 0.7, isRecurring: false };
  }
  // Of a guest's nights heads alone, and nobody told how long they stay.
  if (areHeadsNights(metric)) return undefined;
  const several = orderSize(g, facts, goal);
  if (several)
    return {
      node: several,
      of: isPerson(metric) || PEOPLE.test(metric) ? 'booking' : 'purchase',
      certainty: 0.8,
      isRecurring: facts.eaches.some((each) => isStanding(goal, each)),
    };
  const party = PEOPLE.test(metric) ? g.answer('party', terms.party?.figure, countOf('')) : undefined;
  if (party) return { node: party, of: 'booking', certainty: 0.7, isRecurring: false };
  const giver = giftFor(g, facts, metric);
  if (giver) return { node: giver, of: 'purchase', certainty: 0.8, isRecurring: false };
  const sizes = averages.filter((one) => one.kind === 'size');
  const at = sizes.findIndex(
    (size) =>
      size.of !== '' &&
      ((isMeasure(size.of) && isCountedIn(metric, size.of)) || isOrdered(facts, unit || metric, size)),
  );
  return at === -1
    ? undefined
    : {
        node: g.get(`worth.size.${at}.count`),
        of: 'purchase',
        certainty: 0.8,
        isRecurring: isStanding(goal, sizes[at]),
      };
}

/** 2.2 persons for 2 nights are 4.4 guest nights; undefined where nobody says how many come. */
function headsNights(g: Graph, { averages, terms }: Facts, { index, metric }: GoalFact, nights: Node): Maybe {
  const at = averages.filter(({ kind }) => kind === 'size').findIndex(({ of }) => isPerson(of));
  const heads = g.get(`worth.size.${at}.count`) ?? g.answer('party', terms.party?.figure, countOf(''));
  return g.derive(`goal.${index}.heads-nights`, 'product', [heads, nights], countOf(metric));
}

/** 'One company takes 35 packs', of a number that is to rise by so many packs a day: it is won once, and takes them again each day. */
const isStanding = ({ per, from }: GoalFact, size: { figure: Figure } | undefined): boolean =>
  (per === 'day' || per === 'week') && from !== undefined && A_HOUSE.test(size?.figure.root.words ?? '');
const A_HOUSE =
  /(?<![a-z])(?:compan(?:y|ies)|offices?|firms?|factor(?:y|ies)|schools?|hotels?|restaurants?|caf[eé]s?|shops?|stores?|hospitals?|canteens?|accounts?|employers?)(?: (?:usually|normally|typically))? (?:takes?|orders?|buys?|uses?|needs?)(?![a-z])|(?:บริษัท|โรงงาน|โรงเรียน|โรงแรม|ร้าน|ออฟฟิศ)(?:นึง|หนึ่ง|ละ|ๆ)?(?:เฉลี่ย)?(?:สั่ง|รับ|ใช้|ซื้อ)/iu;

/** The part of a machine, a meal or a tree that one gift pays for. */
function giftFor(g: Graph, { people, sums }: Facts, metric: string): Maybe {
  const at = sums.findIndex(({ each }) => areOneThing(each, metric));
  const sum = sums[at];
  if (people !== 'givers' || !sum) return undefined;
  const cost = g.answer(`sum.${at}`, sum.figure, moneyIn(sum.currency, undefined, sum.each));
  return g.derive('gift.pays', 'quotient', [g.get('worth.average.0'), cost], countOf(sum.each));
}

/**
 * Boxes of which an order holds two, diners of whom a table seats four, where media leads to the order or the table: so many boxes
 * are half as many orders. What media leads to by its own name is no part of an order.
 */
function isOrdered(facts: Facts, counted: string, { of, isOffered }: AverageFact): boolean {
  if (isOffered === true || !isCalled(counted, of)) return false;
  const ends = endsOf(facts);
  return (
    !ends.some(({ name }) => areOneThing(name, of)) &&
    ends.some(({ name, step }) => isAnOrder(name) || STEP_RANK[step] >= STEP_RANK.booking)
  );
}

/** What media leads to: what a cost is of, and where a rate ends. */
const endsOf = ({ costs, rates, spent }: Facts): Named[] => [
  ...costs.map(({ of }) => of),
  ...rates.map(({ to }) => to),
  ...spent.map(({ of }) => of),
];

const DAYS = /\b(?:nights?|days?)\b|คืน|วัน/iu;
const PEOPLE =
  /\b(?:people|guests|visitors|heads|travell?ers|diners|passengers|tourists)\b|^ท่าน$|คน(?:มา|เล่น|เข้า)|^คน$|แขก|ผู้เข้า/iu;
const MEASURE =
  /^(?:m²?|sq|square|kg|tons?|tonnes?|kilos?|litres?|liters?|metres?|meters?|กก|กิโล|ตัน|เมตร|ตร|ตาราง|ลิตร)/iu;
const isMeasure = (of: string): boolean => MEASURE.test(of);
const isCountedIn = (metric: string, of: string): boolean =>
  metric.toLowerCase().includes(of.toLowerCase()) || (/^m²?$/u.test(of) && /m²|square|sq/iu.test(metric));

/** An order by another name: what one buys, books or comes for at once. */
const AN_ORDER_TOO =
  /^(?:bookings?|reservations?|orders?|parcels?|baskets?|bills?|tables?|famil(?:y|ies)|part(?:y|ies)|ออเดอร์|คำสั่งซื้อ|บิล|การจอง|จอง|โต๊ะ|ครอบครัว)$/iu;
const isAnOrder = (thing: string): boolean => AN_ORDER_TOO.test(thing.trim());

/** One is called by the other's name. */
const isCalled = (name: string, of: string): boolean =>
  name !== '' && of !== '' && (areOneThing(name, of) || (isPerson(name) && isPerson(of)));
/** How many fit is not how many come. */
const HAS_ROOM =
  /(?<![a-z])(?:seats?(?=\s+(?:up to |about |around |only )?\d)|holds?|fits?|max\p{L}*|up to|at most)(?![a-z])|นั่ง|รับได้|จุ|ไม่เกิน|สูงสุด/iu;
/** So many that one order holds, and not how many would fit. */
export const isOfOrder = ({ each, figure }: Facts['eaches'][number]): boolean =>
  isAnOrder(each) && !HAS_ROOM.test(figure.root.words);
/** 'One farmer takes 8 bags': who buys takes so many at once, and no crew, van or machine does. */
const BUYS = /(?<![a-z])(?:takes?|buys?|orders?|books?)(?![a-z])|ซื้อ|สั่ง|จอง/iu;
const SERVES =
  /^(?:crews?|teams?|vans?|trucks?|boats?|bus(?:es)?|rooms?|machines?|operators?|drivers?|teachers?|staff|guides?|ovens?|kilns?|jobs?|visits?|sessions?|class(?:es)?|courses?|ทีม|คัน|รถ|เรือ|ห้อง|เครื่อง|ช่าง|ครู|คลาส|รอบ)$/iu;
const isBuyer = ({ each, per, figure }: Facts['eaches'][number]): boolean =>
  per === undefined && !SERVES.test(each) && BUYS.test(figure.root.words);
/** So many of a thing that are bought at once. */
export const isOrderSize = (one: Facts['eaches'][number]): boolean =>
  one.of !== '' && one.per === undefined && one.figure.high === undefined && (isOfOrder(one) || isBuyer(one));
/** A fruit is in a box, a box in an order: no further. */
const MOST_LINKS = 3;

/** Fruit of a box, boxes of an order: how many of what the goal counts one order holds, where the answers say so of each. */
function orderSize(g: Graph, facts: Facts, { metric, unit, index }: GoalFact): Maybe {
  const ends = endsOf(facts);
  const isStep = (thing: string): boolean => ends.some(({ name }) => areOneThing(name, thing));
  const isSold = ends.some(({ step }) => STEP_RANK[step] >= STEP_RANK.booking);
  // What an advert leads to is no part of itself.
  if (isStep(metric) || isAnOrder(metric)) return undefined;
  const found: Maybe[] = [];
  let thing = unit || metric;
  for (let links = 0; links < MOST_LINKS; links++) {
    const at = facts.eaches.findIndex(
      ({ of, figure, per }) =>
        per === undefined &&
        figure.high === undefined &&
        (isCalled(of, thing) || (of === '' && areOneThing(facts.price?.unit ?? '', thing))) &&
        !HAS_ROOM.test(figure.root.words),
    );
    const each = facts.eaches[at];
    if (!each) return undefined;
    found.push(g.answer(at === 0 ? 'each' : `each.${at}`, each.figure, countOf(each.of)));
    thing = each.each;
    // A hundred to a box, and an order of six boxes.
    const boxes = facts.averages
      .filter(({ kind }) => kind === 'size')
      .findIndex(({ of }) => of !== '' && areOneThing(of, thing));
    if (boxes !== -1)
      return g.derive(
        `goal.${index}.order-size`,
        'product',
        [...found, g.get(`worth.size.${boxes}.count`)],
        countOf(metric),
      );
    if (isAnOrder(thing) || isStep(thing) || (isSold && isBuyer(each)))
      return g.derive(`goal.${index}.order-size`, 'product', found, countOf(metric));
  }
  return undefined;
}
