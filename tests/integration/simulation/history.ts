/** A history: what a person, the network, the browser and the device do, as a list that can be cut down. */
import { chanceOf, type Chance } from './chance.ts';

const WEIGHTS = {
  // The person.
  start: 1,
  pause: 3,
  resume: 5,
  cancel: 1,
  skip: 2,
  retry: 3,
  rewrite: 1,
  engine: 1,
  regenerate: 1,
  look: 2,
  // The browser and its tabs.
  open: 4,
  kill: 4,
  reload: 4,
  freeze: 3,
  freezeRunner: 3,
  thaw: 5,
  steal: 2,
  // The network and the service.
  offline: 3,
  online: 5,
  lie: 2,
  mute: 2,
  broken: 2,
  up: 5,
  trouble: 4,
  signOut: 2,
  signIn: 3,
  // The device.
  full: 2,
  room: 3,
  abort: 3,
  terminate: 3,
  refuse: 1,
  slow: 2,
  quick: 2,
  clock: 1,
} as const;
export type Kind = keyof typeof WEIGHTS;

const isKind = (name: string): name is Kind => Object.hasOwn(WEIGHTS, name);
/** Each kind as often as its weight says. */
const KINDS = Object.entries(WEIGHTS).flatMap(([name, weight]) =>
  isKind(name) ? Array.from({ length: weight }, () => name) : [],
);

export interface Act {
  /** Ms after the act before it. */
  after: number;
  kind: Kind;
  /** Which tab, run or measure; each act reads it in its own way. 0 up to but not including 1. */
  which: number;
}

export interface History {
  seed: number;
  pageDelayMs: number;
  /** Pages that were written before: the device is opened again in the middle of a run. */
  written: number;
  acts: readonly Act[];
  /** What becomes of frozen tabs when the faults stop. */
  frozenEndBy: 'thaw' | 'kill';
  /** The browser says that the network is back when the faults stop, also where it never said otherwise. */
  tellsAtEnd: boolean;
  /** The person resumes what is paused when the faults stop. */
  resumesAtEnd: boolean;
}

/** Things happen at once, within a page, or while nobody looks. */
const pauseOf = (chance: Chance): number =>
  chance.between(0, chance.pick([5, 60, 400, 1500, 3000, 3000, 3000, 8000, 25_000, 100_000, 400_000]));

/**
 * What hurts only in this order, and what chance would hardly put together: a runner sleeps while another tab takes its
 * turn, and wakes up; a wait lasts, and its reason goes away without a word.
 */
function plotOf(chance: Chance): Act[] {
  const act = (kind: Kind, after = 0): Act => ({ after, kind, which: chance.next() });
  const long = chance.between(16_000, 90_000);
  return chance.pick([
    () => [act('open'), act('freezeRunner', chance.between(0, 4000)), act('thaw', long)],
    () => [
      act('freezeRunner', chance.between(0, 2000)),
      act('open', 500),
      act('look', long),
      act('thaw', long),
    ],
    () => [act('offline'), act('look', long), act('up', long), act('look', long)],
    () => [act('broken'), act('look', 4 * long), act('up', long)],
    () => [act('signOut'), act('look', long), act('signIn', long)],
    () => [act('broken'), act('skip', 4 * long), act('skip', long), act('up', long), act('retry', 2000)],
  ])();
}

export function historyOf(seed: number): History {
  const chance = chanceOf(seed);
  const acts: Act[] = Array.from({ length: chance.between(2, 18) }, () => ({
    after: pauseOf(chance),
    kind: KINDS[chance.between(0, KINDS.length)] ?? 'look',
    which: chance.next(),
  }));
  // Early on: a run of a few pages is soon over.
  if (chance.is(0.5)) acts.splice(chance.between(0, 3), 0, ...plotOf(chance));
  return {
    seed,
    pageDelayMs: chance.pick([0, 1500]),
    written: chance.pick([0, 12, 14, 15, 15, 16, 16, 17]),
    acts,
    frozenEndBy: chance.pick(['thaw', 'kill']),
    tellsAtEnd: chance.is(0.5),
    resumesAtEnd: chance.is(0.7),
  };
}
