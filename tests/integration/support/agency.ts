/** A worker that writes by the agency's engine, against the reference service over real HTTP. */
import { loadEngine } from '../../../src-worker/engines/load.ts';
import type { Time } from '../../../src-worker/time.ts';
import type { ProposalView } from '../../../src/shared/contract/work.ts';
import type { RunSnapshot } from '../../../src/shared/domain/run-view.ts';
import type { WorkerEvent } from '../../../src/shared/contract/events.ts';
import type { Limits } from '../../../src/shared/domain/config.ts';
import type { Result } from '../../../src/shared/domain/failure.ts';
import { PAGES } from '../../../src/shared/domain/pages.ts';
import type { LogEntry } from '../../service/log.ts';
import type { Service } from '../../service/service.ts';
import { fakeEngine, someAnswers, startWorker, type InProcessWorker } from './in-process-worker.ts';
import { said } from './words.ts';

export const ALL = PAGES.map(({ pageNumber }) => pageNumber);

/** The real constants, twenty times as fast: 60 s are 3. */
export const SPEED = 20;
export const fastTime = (): Time => {
  const start = Date.now();
  const origin = performance.now();
  const passed = (): number => (performance.now() - origin) * SPEED;
  return {
    now: () => new Date(start + passed()),
    monotonic: passed,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted === true) return resolve();
        const done = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', done);
          resolve();
        };
        const timer = setTimeout(done, ms / SPEED);
        signal?.addEventListener('abort', done, { once: true });
      }),
  };
};

export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(said(result.failure.reason));
  return result.value;
}

type Options = Omit<NonNullable<Parameters<typeof startWorker>[1]>, 'engine' | 'deployment' | 'time'>;

export interface AgencyRun {
  worker: InProcessWorker;
  run: RunSnapshot;
  /** The whole of it, when the run has come to that phase. */
  until: (phase: RunSnapshot['phase'], reason?: RunSnapshot['waitReason']) => Promise<ProposalView>;
  view: () => Promise<ProposalView>;
  /** What must hold in every history; a sentence for each promise that is broken. */
  broken: () => string[];
}

/** A worker configured for the service, with the specified limits but no pause between pages. */
export async function startAgencyWorker(
  { addresses }: Pick<Service, 'addresses'>,
  { limits, ...options }: Options = {},
): Promise<InProcessWorker> {
  // The first page loads the planner when its answer has come; here that compiles it, for longer than a quick clock gives.
  await import('../../../src-worker/engines/planner/index.ts');
  return startWorker(fakeEngine(), {
    random: () => 0.5,
    ...options,
    time: fastTime(),
    engine: loadEngine,
    deployment: { engine: 'agency', ...addresses },
    limits: { pageDelayMs: 0, ...limits } satisfies Partial<Limits>,
  });
}

export async function startAgencyRun(service: Service, options: Options = {}): Promise<AgencyRun> {
  const worker = await startAgencyWorker(service, options);
  const run = value(await worker.remote.startRun(someAnswers(), { language: 'en' }));
  return follow(service, worker, run);
}

/** Watches a run, also one that an earlier worker began. */
export function follow(service: Service, worker: InProcessWorker, run: RunSnapshot): AgencyRun {
  /** When each page was told to be written, by the log's clock. */
  const written = new Map<number, number>();
  /** Holds never: it only looks at each event as it comes. */
  const look = (event: WorkerEvent): boolean => {
    if (event.type === 'pageDidFinish' && event.success && !written.has(event.pageNumber))
      written.set(event.pageNumber, performance.now());
    return false;
  };
  void worker.until(look);
  const view = async (): Promise<ProposalView> => value(await worker.remote.proposal(run.proposalId));
  return {
    worker,
    run,
    view,
    until: async (phase, reason) => {
      await worker.until(
        (event) =>
          event.type === 'runDidChange' &&
          event.run.runId === run.runId &&
          event.run.phase === phase &&
          event.run.waitReason === reason,
      );
      return view();
    },
    broken: () => {
      const calls = service.calls('page');
      return [
        ...calls
          .filter(({ concurrent }) => concurrent > 1)
          .map((call) => `two requests in flight: ${name(call)}`),
        ...calls
          .filter(({ pageNumber = 0, at }) => at > (written.get(pageNumber) ?? Infinity))
          .map((call) => `asked for though it is saved: ${name(call)}`),
        ...ALL.filter(
          (page) =>
            new Set(calls.filter((call) => call.pageNumber === page).map((call) => call.requestId)).size > 1,
        ).map((page) => `more than one request id: page ${page}`),
      ];
    },
  };
}

const name = ({ pageNumber, at }: LogEntry): string => `page ${pageNumber ?? '?'} at ${Math.round(at)}`;

export const failedPages = ({ pages }: ProposalView): [number, string | undefined][] =>
  pages.flatMap(({ pageNumber, success, error }): [number, string | undefined][] =>
    success ? [] : [[pageNumber, error && said(error)]],
  );
