/** Puts the worker's parts together around what differs between a browser and a test. */
import type { SettingsRecord } from '../../src/shared/contract/settings.ts';
import type { WorkerApi } from '../../src/shared/contract/worker-api.ts';
import type { WorkerEvent } from '../../src/shared/contract/events.ts';
import type { Reason } from '../../src/shared/domain/failure.ts';
import type { EngineId, ProposalRecord } from '../../src/shared/domain/records.ts';
import type { Engine } from '../engines/engine.ts';
import type { EngineServices } from '../engines/load.ts';
import { callRequestId, pageRequestId } from '../runs/identity.ts';
import { createLedger } from '../runs/ledger.ts';
import type { Channel } from '../runs/channel.ts';
import type { Locks, TurnLock } from '../runs/lock.ts';
import { createRunner } from '../runs/runner.ts';
import type { Time } from '../time.ts';
import type { Connectivity } from '../runs/waiting.ts';
import type { LoadedConfig } from '../services/config.ts';
import { onceReached } from '../services/once-reached.ts';
import { createSessionReader } from '../services/session.ts';
import { createConnection, type ConnectionOptions } from '../store/connection.ts';
import { createStorage } from '../store/storage.ts';
import { createStore } from '../store/store.ts';
import { createApi } from './api.ts';
import type { Deck } from './deck.ts';
import { createDevice } from './device.ts';
import { createEventHub } from './events.ts';

export interface Surroundings {
  time: Time;
  /** 0 to 1. */
  random: () => number;
  lock: TurnLock;
  channel: Channel | undefined;
  /** Of the browser; undefined where it has none. */
  locks: Locks | undefined;
  connectivity: Connectivity;
  config: () => Promise<LoadedConfig>;
  engine: (id: EngineId, services: EngineServices) => Promise<Engine>;
  deck: Deck;
  database?: Omit<ConnectionOptions, 'onBlocked' | 'onLost'>;
}

export interface AssembledWorker {
  api: WorkerApi;
  /** Ends what runs, as a terminated worker would, but cleanly. */
  stop(): Promise<void>;
}

/** Wait before this tab asks for the lock behind the tab that started a run, ms. */
const STAND_BY_MS = 1000;

/** After a run, before its file is built, ms: what the page asks then is answered first. */
const BEFORE_BUILD_MS = 300;

/**
 * Wait before the database is opened again after the browser closed its connection, ms: some browsers close many in a
 * row.
 */
const AFTER_LOSS_MS = 1000;

/** The whole worker but for Comlink. Goes on at once with whatever was under way. */
export function assembleWorker(surroundings: Surroundings): AssembledWorker {
  const { time, random } = surroundings;
  // Another tab's worker started, changed or ended a run: what is in flight here may be concerned.
  const onForeign = (event: WorkerEvent): void => {
    if (event.type === 'runDidChange') runner.notice(event.run.runId);
    // The tab that a person looks at goes first; this one stands by, should that one go away.
    if (event.type === 'runDidChange' && event.run.phase === 'queued')
      void time.sleep(STAND_BY_MS).then(() => runner.wake());
  };
  const hub = createEventHub(surroundings.channel, onForeign);
  const warn = (reason: Reason | undefined): void =>
    hub.emit(reason ? { type: 'storageDidFail', reason } : { type: 'storageDidRecover' });
  const storage = createStorage(
    createConnection({
      ...surroundings.database,
      onBlocked: warn,
      onLost: () => void time.sleep(AFTER_LOSS_MS).then(() => device.salt().catch(() => undefined)),
    }),
    warn,
    time,
  );
  const store = createStore(storage, () => time.now());
  const emit = (event: WorkerEvent): void => {
    hub.emit(event);
    // The file is made in the background, before anybody asks for it (specification, section 1).
    if (event.type === 'runDidChange' && event.run.phase === 'finished') {
      const { proposalId } = event.run;
      void time.sleep(BEFORE_BUILD_MS).then(() => api.status(proposalId, { unasked: true }));
    }
  };
  const device = createDevice(store, emit, time, random);
  const stopped = new AbortController();
  const ledger = createLedger(store, emit, time);
  const deployment = onceReached(surroundings.config, time);
  const readConfig = async (): Promise<LoadedConfig> => {
    const loaded = await deployment();
    // Settings that cannot be read are none: the deployment's addresses hold.
    const { addresses } = await store.read((reader) => reader.settings()).catch((): SettingsRecord => ({}));
    return { ...loaded, config: { ...loaded.config, ...addresses } };
  };
  const session = createSessionReader(time);
  const modelKey = async (): Promise<string | null> =>
    (await session.read()).modelKey ?? (await store.read((reader) => reader.modelKey())) ?? null;
  const requestId = async (proposal: ProposalRecord, pageNumber: number): Promise<string> =>
    pageRequestId(proposal, pageNumber, await device.salt(), (await readConfig()).config);
  const runner = createRunner({
    store,
    ledger,
    time,
    random,
    lock: surroundings.lock,
    connectivity: surroundings.connectivity,
    engine: (id) =>
      surroundings.engine(id, {
        config: readConfig,
        session: session.read,
        time,
        model: async () => (await store.read((reader) => reader.settings())).model,
        modelKey,
        capabilities: {
          read: (name) => store.read((reader) => reader.modelCapabilities(name)),
          write: (name, found) => store.write((writer) => writer.putModelCapabilities(name, found)),
        },
      }),
    onText: (proposalId, pageNumber, text) => hub.emit({ type: 'pageDidGrow', proposalId, pageNumber, text }),
    signedIn: session.changed,
    limits: async () => (await readConfig()).config.limits,
    requestId,
    vanished: (proposal) => device.vanished(proposal),
  });

  store
    .recover()
    .catch((error: unknown) => console.error(error))
    .finally(() => {
      runner.wake();
      device
        .salt()
        .then(() => store.findStrays())
        .catch((error: unknown) => console.error(error));
    });

  const context = {
    store,
    ledger,
    runner,
    time,
    random,
    emit,
    requestId,
    callId: async (payload: Readonly<Record<string, unknown>>) => callRequestId(payload, await device.salt()),
    deployment,
    config: readConfig,
    session: session.read,
    modelKey,
    peers: hub.peers,
    locks: surroundings.locks,
    online: () => surroundings.connectivity.online(),
    stopped: stopped.signal,
  };
  const api = createApi({
    context,
    deck: surroundings.deck,
    subscribe: hub.subscribe,
    attachSession: session.attach,
  });
  return {
    api,
    async stop() {
      stopped.abort();
      await runner.stop();
      hub.close();
      store.close();
    },
  };
}
