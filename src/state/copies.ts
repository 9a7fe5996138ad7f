/**
 * What this device's proposals have outside of it: when everything was copied last, and which proposals have changed since.
 * A memory of the page, in local storage: where it is lost, everything counts as not copied.
 */
import { create } from 'zustand';
import type { WorkerEvent } from '../shared/contract/events.ts';

const KEY = 'copies';
/** Ids that are kept at most: one more than anybody counts. */
const MOST = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Work may be so old without a copy before its person is reminded, ms. */
const PATIENCE_MS = 3 * DAY_MS;

export interface Copies {
  /** When everything was copied last, ISO 8601; absent before the first time. */
  at?: string;
  /** When each proposal changed first after its last copy, ISO 8601. */
  changed: Readonly<Record<string, string>>;
  /** Proposals with a copy of their own, saved alone or the one that they came in; since when, ISO 8601. */
  alone: Readonly<Record<string, string>>;
  /** The person was reminded since the last copy. */
  reminded?: true;
}

/** The part of `Storage` that is used. */
interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const NONE: Copies = { changed: {}, alone: {} };

function read(): Copies {
  try {
    const memory: Memory = localStorage;
    return fromText(memory.getItem(KEY));
  } catch {
    return NONE;
  }
}

/** What the memory holds, as far as it is what it should be. */
export function fromText(text: string | null): Copies {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return NONE;
  }
  if (typeof value !== 'object' || value === null) return NONE;
  const at = 'at' in value && isTime(value.at) ? value.at : undefined;
  return {
    ...(at !== undefined && { at }),
    changed: timesOf('changed' in value ? value.changed : undefined),
    alone: timesOf('alone' in value ? value.alone : undefined),
    ...('reminded' in value && value.reminded === true && { reminded: true }),
  };
}

const timesOf = (value: unknown): Record<string, string> =>
  typeof value !== 'object'
    ? {}
    : Object.fromEntries(
        Object.entries(value ?? {})
          .filter((entry): entry is [string, string] => isTime(entry[1]))
          .slice(0, MOST),
      );

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

export const useCopies = create<Copies>()(read);

/** Another tab may have written in the meantime: what is stored is read again before it is changed. */
function change(by: (copies: Copies) => Copies): void {
  const next = by(read());
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch (error) {
    console.warn('What was copied could not be remembered.', error);
  }
  useCopies.setState(next, true);
}

/** The worker says that something of a proposal is another now. */
export function noteEvent(event: WorkerEvent, now: () => Date = () => new Date()): void {
  if (event.type !== 'proposalDidChange') return;
  const { proposalId, isTaken } = event;
  if (isTaken) return noteCopied([proposalId], now());
  if (useCopies.getState().changed[proposalId] !== undefined) return;
  change(({ changed, ...rest }) => ({
    ...rest,
    changed: Object.fromEntries([...Object.entries(changed), [proposalId, now().toISOString()]].slice(-MOST)),
  }));
}

/** These, or everything, have left the page in an archive. */
export function noteCopied(what: 'everything' | readonly string[], now = new Date()): void {
  if (what === 'everything') {
    change(() => ({ at: now.toISOString(), changed: {}, alone: {} }));
    return;
  }
  const own = what.map((id) => [id, now.toISOString()] as const);
  change(({ changed, alone, ...rest }) => ({
    ...rest,
    changed: Object.fromEntries(Object.entries(changed).filter(([id]) => !what.includes(id))),
    alone: Object.fromEntries([...Object.entries(alone), ...own].slice(-MOST)),
  }));
}

export const noteReminded = (): void => change((copies) => ({ ...copies, reminded: true }));

/** Of these proposals, those that a copy lacks or has in an older state. */
export function notCopied({ at, changed, alone }: Copies, ids: readonly string[]): string[] {
  return ids.filter((id) => changed[id] !== undefined || (at === undefined && alone[id] === undefined));
}

/** Whether to remind now: once, when something has been without a copy for days. `since`: when the oldest proposal was made. */
export function isReminderDue(copies: Copies, ids: readonly string[], since: string, now: Date): boolean {
  if (copies.reminded === true) return false;
  const waiting = notCopied(copies, ids);
  if (waiting.length === 0) return false;
  const first = waiting.map((id) => copies.changed[id] ?? since);
  return first.some((time) => now.getTime() - Date.parse(time) >= PATIENCE_MS);
}
