/** What every command works with. Made once by `worker.ts`, and by tests with doubles. */
import type { Session, WorkerEvent } from '../../src/shared/contract/events.ts';
import type { SettingsRecord } from '../../src/shared/contract/settings.ts';
import type { ProposalRecord } from '../../src/shared/domain/records.ts';
import type { Ledger } from '../runs/ledger.ts';
import type { Locks } from '../runs/lock.ts';
import type { Runner } from '../runs/runner.ts';
import type { Time } from '../time.ts';
import type { LoadedConfig } from '../services/config.ts';
import type { Store } from '../store/store.ts';
import type { Peers } from './events.ts';

export interface Context {
  store: Store;
  ledger: Ledger;
  runner: Runner;
  time: Time;
  /** 0 to 1. */
  random: () => number;
  emit: (event: WorkerEvent) => void;
  /** Of a page; the same for every try. */
  requestId: (proposal: ProposalRecord, pageNumber: number) => Promise<string>;
  /** The request id of a call that is not a page's, by its payload. */
  callId: (payload: Readonly<Record<string, unknown>>) => Promise<string>;
  /** The deployment's configuration as `config.json` gave it; read once. */
  deployment: () => Promise<LoadedConfig>;
  /** The same under the person's own addresses: what holds. */
  config: () => Promise<LoadedConfig>;
  /** Of the person's model: this page's, else the remembered one. */
  modelKey: () => Promise<string | null>;
  /** Who is signed in, asked anew for each call. */
  session: () => Promise<Session>;
  /** The workers of other tabs. */
  peers: Peers;
  /** Undefined where the browser has none. */
  locks: Locks | undefined;
  /** Whether there is a network, as far as the browser knows. */
  online: () => boolean;
  /** Aborts when the worker ends. */
  stopped: AbortSignal;
}

/**
 * The engine for a new run: the person's choice, else the deployment's. Without an address for the agency service the
 * device answers itself.
 */
export async function chosenEngine(
  { config }: Pick<Context, 'config'>,
  settings: SettingsRecord,
): Promise<NonNullable<SettingsRecord['engine']>> {
  const deployment = (await config()).config;
  const engine = settings.engine ?? deployment.engine;
  if (engine === 'model')
    return settings.model === undefined || settings.model.model === '' ? 'planner' : 'model';
  return engine === 'agency' && deployment.proxyUrl === undefined ? 'planner' : engine;
}
