/** What the service saw, call by call, for a test to judge. */
import type { Call } from './rules.ts';

export type Outcome =
  | 'pending'
  | 'answered'
  /** The service let go of the socket, as a rule demanded. */
  | 'dropped'
  /** The other side went before it had the whole answer. */
  | 'abandoned';

export interface LogEntry extends Call {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** JSON where it is JSON, else the text. */
  body: unknown;
  /** The `X-Request-ID`. */
  requestId?: string;
  /** When it came and when it was over, ms by `performance.now()`. */
  at: number;
  endedAt?: number;
  /** Calls of its kind under way when it came, itself included. */
  concurrent: number;
  outcome: Outcome;
  /** The status sent, once headers were. */
  status?: number;
}

export interface Log {
  readonly entries: readonly LogEntry[];
  open(entry: Omit<LogEntry, 'at' | 'concurrent' | 'outcome'>): LogEntry;
  end(entry: LogEntry, outcome: Exclude<Outcome, 'pending'>): void;
  /** Resolves when an entry for which this holds is there. */
  until(holds: (entry: LogEntry) => boolean): Promise<LogEntry>;
  clear(): void;
}

export function createLog(): Log {
  const entries: LogEntry[] = [];
  const watchers = new Set<() => void>();
  const tell = (): void => {
    for (const watch of watchers) watch();
  };
  return {
    entries,
    open(given) {
      const alive = entries.filter(({ kind, outcome }) => kind === given.kind && outcome === 'pending');
      const entry: LogEntry = {
        ...given,
        at: performance.now(),
        concurrent: alive.length + 1,
        outcome: 'pending',
      };
      entries.push(entry);
      tell();
      return entry;
    },
    end(entry, outcome) {
      if (entry.outcome !== 'pending') return;
      entry.outcome = outcome;
      entry.endedAt = performance.now();
      tell();
    },
    until: (holds) =>
      new Promise((resolve) => {
        const watch = (): void => {
          const entry = entries.find(holds);
          if (entry === undefined) return;
          watchers.delete(watch);
          resolve(entry);
        };
        watchers.add(watch);
        watch();
      }),
    clear: () => void (entries.length = 0),
  };
}
