/** Loads an engine when its first page is due. */
import type { Session } from '../../src/shared/contract/worker-api.ts';
import type { EngineId } from '../../src/shared/domain/records.ts';
import type { Time } from '../time.ts';
import type { LoadedConfig } from '../services/config.ts';
import type { Engine } from './engine.ts';

/** What an engine that asks others needs to know. */
export interface EngineServices {
  config: () => Promise<LoadedConfig>;
  session: () => Promise<Session>;
  time: Time;
}

/** Rejects for an engine that this build does not have: its run ends with the reason. */
export async function loadEngine(id: EngineId, services: EngineServices): Promise<Engine> {
  switch (id) {
    case 'planner':
      return loadPlanner();
    case 'agency':
      return loadAgency(services);
    default:
      throw new Error(`This version of Palmleaf has no engine '${id}'.`);
  }
}

let planner: Promise<Engine> | undefined;
function loadPlanner(): Promise<Engine> {
  planner ??= import('./planner/index.ts').then(({ createPlanner }) => createPlanner());
  // A chunk that could not be loaded is asked for again.
  planner.catch(() => (planner = undefined));
  return planner;
}

/** Made anew for each page, with what is configured then. */
async function loadAgency({ config, session, time }: EngineServices): Promise<Engine> {
  const { config: deployment, unreached } = await config();
  const { proxyUrl, workflowUrl, ragAgentUrl, limits } = deployment;
  // Its address is not known yet, which is no reason to let another engine write in its place.
  if (proxyUrl === undefined && unreached === true) return unknownAgency();
  // The deployment has given the service up: the device answers itself.
  if (proxyUrl === undefined) return loadPlanner();
  const { createAgencyEngine } = await import('./agency/index.ts');
  const addresses = { proxyUrl, workflowUrl, ragAgentUrl };
  return createAgencyEngine({ addresses, limits, session, fetch: (...given) => fetch(...given), time });
}

async function unknownAgency(): Promise<Engine> {
  const { unreachable } = await import('./agency/failure.ts');
  return {
    id: 'agency',
    remote: true,
    writeSection: () => Promise.resolve({ ok: false, failure: unreachable }),
  };
}
