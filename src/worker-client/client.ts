/** The worker as the page calls it: every method of the contract, none of which throws or hangs. */
import type { WorkerApi } from '../shared/contract/worker-api.ts';
import type { WorkerEvent } from '../shared/contract/events.ts';
import { createSupervisor, type SupervisorOptions } from './supervisor.ts';

export interface Client extends Omit<WorkerApi, 'subscribe'> {
  /** Hears every event of the worker, and of the worker that replaces it; the answer stops listening. */
  onEvent(listener: (event: WorkerEvent) => void): () => void;
  /** Called when a dead worker has been replaced: re-read what is shown. */
  onReplaced(listener: () => void): () => void;
  /** Ends the worker; for tests and for leaving. */
  stop(): void;
}

/** Longest silence for reading and writing records, ms. */
const RECORD_MS = 20_000;
/** For laying out slides and building files, ms: a slow phone takes its time, and the heartbeat watches. */
const BUILD_MS = 180_000;

/** For calls that end with a service's answer, ms: the worker gives up before. */
const SERVICE_MS = 90_000;

/** A local model is loaded from disk before it answers, ms. */
const MODEL_MS = 150_000;

/** A page by a model, asked for twice at its longest, ms: the worker gives up before. */
const REWRITE_MS = 900_000;

type Command = Exclude<keyof WorkerApi, 'subscribe'>;
/** Where it is not that of records. */
const LIMITS: { readonly [C in Command]?: number } = {
  createAiRequest: BUILD_MS,
  openAiRequest: MODEL_MS,
  assumptions: BUILD_MS,
  questions: BUILD_MS,
  choices: BUILD_MS,
  stale: BUILD_MS,
  update: BUILD_MS,
  takes: BUILD_MS,
  rewrite: REWRITE_MS,
  fetchProposal: SERVICE_MS,
  scene: BUILD_MS,
  audit: BUILD_MS,
  exampleScene: BUILD_MS,
  status: BUILD_MS,
  exportPptx: BUILD_MS,
  exportPdf: BUILD_MS,
  previewAgency: BUILD_MS,
  saveArchive: BUILD_MS,
  lookInArchive: BUILD_MS,
  takeFromArchive: BUILD_MS,
  testModel: MODEL_MS,
  testConnection: SERVICE_MS,
};

/** A page's client. `start` makes the worker; it runs at the first call, and again when a worker has died. */
export function createClient(
  start: SupervisorOptions['start'],
  options: Pick<SupervisorOptions, 'heartbeatMs' | 'missedBeats' | 'watch' | 'readSession'> = {},
): Client {
  const listeners = new Set<(event: WorkerEvent) => void>();
  const replacedListeners = new Set<() => void>();
  const supervisor = createSupervisor({
    ...options,
    start,
    onEvent: (event) => tell(listeners, event),
    onReplaced: () => tell(replacedListeners, undefined),
  });
  const { ask } = supervisor;

  const own: Pick<Client, 'onEvent' | 'onReplaced' | 'stop'> = {
    onEvent: (listener) => listen(listeners, listener),
    onReplaced: (listener) => listen(replacedListeners, listener),
    stop: () => supervisor.stop(),
  };
  // By name, since they are many and the first view pays for each. 'then' is no command: a client may be awaited.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker has what the contract names
  return new Proxy(own, {
    get: (target, name, client): unknown =>
      typeof name === 'symbol' || name === 'then' || name in target
        ? Reflect.get(target, name, client)
        : (...given: unknown[]) =>
            ask(limitOf(name), (worker) => Reflect.apply(Reflect.get(worker, name), worker, given)),
  }) as Client;
}

const limitOf = (name: string): number => new Map(Object.entries(LIMITS)).get(name) ?? RECORD_MS;

function listen<T>(listeners: Set<(value: T) => void>, listener: (value: T) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One listener's mistake is nobody else's, and never the worker's: an error thrown to it would hang its call. */
function tell<T>(listeners: ReadonlySet<(value: T) => void>, value: T): void {
  for (const listener of listeners)
    try {
      listener(value);
    } catch (error) {
      console.error(error);
    }
}
