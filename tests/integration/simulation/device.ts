/** A device with its browser: up to three tabs, each with the product's real worker. */
import { createHash } from 'node:crypto';
import { assembleWorker, type AssembledWorker } from '../../../src-worker/api/assemble.ts';
import { createAgencyEngine } from '../../../src-worker/engines/agency/index.ts';
import type { Engine } from '../../../src-worker/engines/engine.ts';
import type { EngineServices } from '../../../src-worker/engines/load.ts';
import type { Channel } from '../../../src-worker/runs/channel.ts';
import { webLock } from '../../../src-worker/runs/lock.ts';
import { defaultConfig } from '../../../src/shared/domain/config.ts';
import type { EngineId } from '../../../src/shared/domain/records.ts';
import type { WorkerApi } from '../../../src/shared/contract/worker-api.ts';
import type { WorkerEvent } from '../../../src/shared/contract/events.ts';
import { emptyScene, sectionOf } from '../support/in-process-worker.ts';
import { DeviceChannels, DeviceLocks } from './browser.ts';
import { chanceOf, type Chance } from './chance.ts';
import { DeviceDatabase } from './database.ts';
import { Network } from './network.ts';
import { Watch } from './watch.ts';
import { Tab, type World } from './world.ts';

const PROXY = 'https://agency.test/proxy';

export interface OpenTab {
  tab: Tab;
  api: WorkerApi;
}

/** The platform's hash takes a thread, and with it the order of things; this one does not. */
export const hashAtOnce = (_algorithm: AlgorithmIdentifier, data: BufferSource): Promise<ArrayBuffer> => {
  const bytes = ArrayBuffer.isView(data) ? new Uint8Array(data.buffer) : new Uint8Array(data);
  return Promise.resolve(new Uint8Array(createHash('sha256').update(bytes).digest()).buffer);
};

export class Device {
  readonly world: World;
  readonly watch = new Watch();
  readonly network: Network;
  readonly database: DeviceDatabase;
  readonly locks = new DeviceLocks();
  readonly #channels: DeviceChannels;
  readonly #chance: Chance;
  readonly #pageDelayMs: number;
  #opened = 0;
  tabs: OpenTab[] = [];

  constructor(world: World, seed: number, pageDelayMs: number) {
    this.world = world;
    this.#pageDelayMs = pageDelayMs;
    this.#chance = chanceOf(seed);
    this.#channels = new DeviceChannels(chanceOf(seed + 1));
    this.database = new DeviceDatabase(chanceOf(seed + 2), (tab, changes) => {
      this.watch.committed(tab, changes);
      for (const { store, after } of changes)
        if (store === 'runs') world.trace(() => `${tab.name} stores ${summary(after)}`);
        else if (store === 'pages')
          world.trace(
            () =>
              `${tab.name} stores page ${String(after?.['pageNumber'])}, ${after?.['success'] === true ? 'written' : 'failed'}`,
          );
    });
    this.network = new Network(chanceOf(seed + 3), (flight) => {
      world.trace(() => `${flight.tab.name} asks for page ${flight.pageNumber}`);
      this.watch.requested(flight, this);
    });
  }

  /** A new tab, or a reloaded one. */
  open(): OpenTab {
    const tab = new Tab(this.world, `tab ${(this.#opened += 1)}`);
    const worker = this.#start(tab);
    const opened = { tab, api: worker.api };
    this.tabs.push(opened);
    void worker.api.subscribe(
      () => undefined,
      () => ({ token: this.network.signedIn ? 'token' : null }),
    );
    return opened;
  }

  /** The tab's channel to the others, which hears what its own worker tells them. */
  #channel(tab: Tab): Channel {
    const channel = this.#channels.opener(tab)('palmleaf');
    const tell = (event: WorkerEvent): void => {
      if (event.type === 'pageDidFinish' && event.success) this.watch.finished(tab, event);
      // A BroadcastChannel's message has no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage(event);
    };
    return { ...channel, postMessage: (message: WorkerEvent) => tell(message) };
  }

  #start(tab: Tab): AssembledWorker {
    const config = defaultConfig();
    const limits = { ...config.limits, pageDelayMs: this.#pageDelayMs };
    const { time } = tab;
    const openChannel = this.#channels.opener(tab);
    const random = (): number => this.#chance.next();
    return assembleWorker({
      time,
      random,
      lock: webLock(this.locks.of(tab), { time, openChannel }),
      channel: this.#channel(tab),
      locks: this.locks.of(tab),
      connectivity: this.network.connectivity(tab),
      config: () =>
        Promise.resolve({ config: { ...config, engine: 'agency', proxyUrl: PROXY, limits }, problems: [] }),
      engine: (id, services) => Promise.resolve(this.#engine(tab, id, services)),
      deck: {
        buildScene: () => Promise.resolve(emptyScene),
        exportPptx: () => Promise.resolve({ bytes: new ArrayBuffer(2), slideCount: 19 }),
        exportPdf: () => Promise.resolve({ bytes: new ArrayBuffer(2), slideCount: 19 }),
        embedFonts: (bytes) => Promise.resolve(bytes),
      },
      database: { time, open: this.database.opener(tab) },
    });
  }

  #engine(tab: Tab, id: EngineId, { session }: EngineServices): Engine {
    const { time } = tab;
    if (id === 'agency')
      return createAgencyEngine({
        addresses: { proxyUrl: PROXY },
        limits: defaultConfig().limits,
        session,
        fetch: this.network.fetcher(tab),
        time,
      });
    return {
      id,
      remote: false,
      async writeSection(request, signal) {
        await time.sleep(30, signal);
        return { ok: true, section: sectionOf(request) };
      },
    };
  }

  live(): OpenTab[] {
    return this.tabs.filter(({ tab }) => tab.state === 'live');
  }

  kill(opened: OpenTab): void {
    const { tab } = opened;
    tab.kill();
    this.tabs = this.tabs.filter((other) => other !== opened);
    for (const flight of this.network.flights) if (flight.tab === tab) this.network.flights.delete(flight);
    this.database.left(tab);
    this.locks.left(tab);
    this.#channels.left(tab);
  }

  thaw({ tab }: OpenTab): void {
    tab.thaw();
    this.database.pump();
  }
}

function summary(run: Readonly<Record<string, unknown>> | undefined): string {
  const { runId, phase, epoch, current, wait, todo, unreachable } = run ?? {};
  const fields = { current, wait, todo, unreachable };
  return `${String(runId).slice(-4)} ${String(phase)}, epoch ${String(epoch)} ${JSON.stringify(fields).replaceAll(/"|\d{4}-[\d-]+T|null/gu, '')}`;
}
