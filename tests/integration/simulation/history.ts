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
  freeze: 4,
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
  /** The person resumes what is paused when the faults stop. */
  resumesAtEnd: boolean;
}

/** Things happen at once, within a page, or while nobody looks. */
const pauseOf = (chance: Chance): number =>
  chance.between(0, chance.pick([5, 60, 400, 1500, 3000, 3000, 3000, 8000, 25_000, 100_000, 400_000]));

export function historyOf(seed: number): History {
  const chance = chanceOf(seed);
  const acts: Act[] = Array.from({ length: chance.between(2, 22) }, () => ({
    after: pauseOf(chance),
    kind: KINDS[chance.between(0, KINDS.length)] ?? 'look',
    which: chance.next(),
  }));
  return {
    seed,
    pageDelayMs: chance.pick([0, 1500]),
    written: chance.pick([0, 12, 14, 15, 15, 16, 16, 17]),
    acts,
    frozenEndBy: chance.pick(['thaw', 'kill']),
    resumesAtEnd: chance.is(0.7),
  };
}
