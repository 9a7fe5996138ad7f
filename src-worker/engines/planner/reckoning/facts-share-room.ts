/** Of what a goal in percent of a room is a part: '64% of 210 units', '19 rooms', '48 seats, 3 sittings'. */
import { areOneThing } from '../../../understanding/figures/stems.ts';
import type { CapacityFact } from './facts-standing.ts';
import type { ToldFact } from './facts-dimensions.ts';
import type { Figure } from './graph.ts';

export interface ShareRoom {
  figure: Figure;
  of: string;
  /** How often a day all of it is there anew. */
  rounds?: Figure;
  roundsOf?: string;
}

/** What is slept in, sat on, parked in or hired, one by one. */
const PLACE =
  /(?:^|\s)(?:r(?:oo)?ms?|beds?|units?|suites?|seats?|places?|spots?|desks?|courts?|pallets?|cottages?|villas?|cabins?|bikes?|flats?|apartments?|studios?|kennels?|pitch(?:es)?|berths?|stalls?|chairs?|offices?|bays?|lockers?)$|^(?:เตียง|ห้อง|ที่นั่ง|หลัง|พาเลท|โต๊ะ|สนาม|ช่อง|ยูนิต|ล็อก|แผง)/iu;
const ROUNDS = /^(?:sittings?|seatings?|rounds?|tours?|sailings?|รอบ)/iu;
/** A day with more rounds than these nobody has. */
const MOST_ROUNDS = 12;

/** What is told of results and of the moment is no house. */
const OF_HOUSE: ReadonlySet<string> = new Set([
  'specificObjectives',
  'currentChallenges',
  'productService',
  'heroProduct',
  'strengths',
  'additionalNotes',
]);

/** 'Dogs ok in 6 rooms': something is so in some of them, and there are more. */
const isSome = ({ figure: { root, value } }: ToldFact): boolean =>
  root.words.toLowerCase().includes(` in ${value} `);

const isPlace = (one: ToldFact): boolean => {
  const { currency, isOfRival, of, each, figure, field } = one;
  return (
    OF_HOUSE.has(field) &&
    currency === undefined &&
    isOfRival !== true &&
    figure.value > 1 &&
    each.length === 0 &&
    !isSome(one) &&
    PLACE.test(of)
  );
};

/** The goal's own words come first; of one kind of place all of them, and not the part that is large, new or left. */
export function shareRoomOf(
  told: readonly ToldFact[],
  capacity: CapacityFact | undefined,
  metric = '',
): ShareRoom | undefined {
  const places = told.filter((one) => isPlace(one));
  if (capacity?.per !== undefined || capacity?.rounds) {
    // '42 bikes' beside ten deliveries a day: the goal of bikes that are out names its own.
    const named = places.filter(({ of }) => metric.toLowerCase().split(' ').includes(of.toLowerCase()));
    const [one, other] = named;
    return one && other === undefined ? { figure: one.figure, of: one.of } : undefined;
  }
  const own = places.filter(({ field }) => field === 'specificObjectives');
  const isRoom = capacity !== undefined && (capacity.of === '' || PLACE.test(capacity.of));
  const alike = places.filter(({ of }) => isRoom && capacity.of !== '' && areOneThing(of, capacity.of));
  const among = own.length > 0 ? own : isRoom && capacity.of !== '' ? alike : places;
  const most = among.toSorted((a, b) => b.figure.value - a.figure.value)[0];
  // The number that was read as the room stands where nothing larger of the kind is told.
  const isKept = isRoom && own.length === 0 && (most?.figure.value ?? 0) <= capacity.figure.value;
  const figure = isKept ? capacity.figure : (most?.figure ?? capacity?.figure);
  const of = isKept ? capacity.of : (most?.of ?? capacity?.of);
  if (figure === undefined || of === undefined) return undefined;
  return { figure, of, ...roundsOf(told, figure) };
}

/** Told in one breath with it. */
function roundsOf(told: readonly ToldFact[], { value }: Figure): Partial<ShareRoom> {
  const own = told.filter(({ figure, currency }) => figure.value === value && currency === undefined);
  const found = told.find(
    ({ of, figure, field, statement }) =>
      ROUNDS.test(of) &&
      figure.value > 1 &&
      figure.value <= MOST_ROUNDS &&
      own.some((one) => one.field === field && one.statement === statement),
  );
  return found ? { rounds: found.figure, roundsOf: found.of } : {};
}
