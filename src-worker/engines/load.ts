/** Loads an engine when its first page is due. */
import { MODEL_SECONDS, type ModelSettings } from '../../src/shared/contract/model.ts';
import type { Session } from '../../src/shared/contract/events.ts';
import type { EngineId } from '../../src/shared/domain/records.ts';
import type { Time } from '../time.ts';
import type { LoadedConfig } from '../services/config.ts';
import type { Engine, PlanSource } from './engine.ts';
import type { CapabilityStore } from './model/capabilities.ts';

/** What an engine that asks others needs to know. */
export interface EngineServices {
  config: () => Promise<LoadedConfig>;
  session: () => Promise<Session>;
  /** The person's own model; undefined when none is set up. */
  model: () => Promise<ModelSettings | undefined>;
  /** Its key: this page's, else the remembered one. */
  modelKey: () => Promise<string | null>;
  capabilities: CapabilityStore;
  time: Time;
}

/** Rejects when a part of the product cannot be loaded. */
export async function loadEngine(id: EngineId, services: EngineServices): Promise<Engine> {
  switch (id) {
    case 'planner':
      return loadPlanner();
    case 'agency':
      return loadAgency(services);
    case 'model':
      return loadModel(services);
  }
}

let planner: Promise<Engine & PlanSource> | undefined;
function loadPlanner(): Promise<Engine & PlanSource> {
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
  const [{ createAgencyEngine }, { withPlan }] = await Promise.all([
    import('./agency/index.ts'),
    import('./with-plan.ts'),
  ]);
  const addresses = { proxyUrl, workflowUrl, ragAgentUrl };
  const agency = createAgencyEngine({
    addresses,
    limits,
    session,
    fetch: (...given) => fetch(...given),
    time,
  });
  return withPlan(agency, loadPlanner);
}

/** Made anew for each page, with what is set up then. */
async function loadModel({ model, modelKey, capabilities, time }: EngineServices): Promise<Engine> {
  const settings = await model();
  // Taken out of the settings after the run began: the device answers itself.
  if (settings === undefined || settings.model === '') return loadPlanner();
  const [{ createModelEngine }, { withPlan }, ownPlanner] = await Promise.all([
    import('./model/index.ts'),
    import('./with-plan.ts'),
    loadPlanner(),
  ]);
  const seconds = { ...MODEL_SECONDS, ...settings };
  const own = createModelEngine({
    endpoint: {
      baseUrl: settings.baseUrl,
      model: settings.model,
      limits: {
        firstTokenMs: seconds.firstTokenSeconds * 1000,
        silenceMs: seconds.silenceSeconds * 1000,
        totalMs: seconds.totalSeconds * 1000,
      },
    },
    key: modelKey,
    capabilities,
    plan: ownPlanner,
    fetch: (...given) => fetch(...given),
    time,
  });
  return withPlan(own, loadPlanner);
}

async function unknownAgency(): Promise<Engine> {
  const { unreachable } = await import('./agency/failure.ts');
  return {
    id: 'agency',
    remote: true,
    writeSection: () => Promise.resolve({ ok: false, failure: unreachable }),
  };
}
