/** The real worker behind a MessageChannel, with a database in memory and an engine that the test directs. */
import { expose, proxy, wrap, type Remote } from 'comlink';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { assembleWorker, type AssembledWorker, type Surroundings } from '../../../src-worker/api/assemble.ts';
import type { Engine, SectionRequest } from '../../../src-worker/engines/engine.ts';
import type { Locks } from '../../../src-worker/runs/lock.ts';
import { realTime } from '../../../src-worker/time.ts';
import { defaultConfig, type DeploymentConfig, type Limits } from '../../../src/shared/domain/config.ts';
import { pageByNumber } from '../../../src/shared/domain/pages.ts';
import { emptyFormData, type FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Scene } from '../../../src/shared/scene/scene.ts';
import type { Palette } from '../../../src/shared/scene/theme.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { REQUIRED_FIELDS } from '../../../src/shared/domain/slide-filter.ts';
import type { ReadSession, WorkerEvent } from '../../../src/shared/contract/events.ts';
import type { WorkerApi } from '../../../src/shared/contract/worker-api.ts';

export type WriteSection = Engine['writeSection'];

/** With something in every field that the slide filter asks for. */
export function sectionOf({ pageNumber, formData }: SectionRequest): Section {
  const type = pageByNumber(pageNumber)?.type ?? 'cover';
  const fields = Object.fromEntries(REQUIRED_FIELDS[type].map((field) => [field, `The ${field}`]));
  const title = `Page ${pageNumber} for ${formData.clientInfo.companyName}`;
  return { type, title, output: { pageNumber, ...fields }, evidence: [] };
}

/** An engine that remembers what it was asked. */
export function fakeEngine(write?: WriteSection, remote = false): Engine & { asked: SectionRequest[] } {
  const asked: SectionRequest[] = [];
  return {
    id: 'planner',
    remote,
    asked,
    async writeSection(request, signal) {
      asked.push(request);
      return write === undefined ? { ok: true, section: sectionOf(request) } : write(request, signal);
    },
  };
}

export interface InProcessWorker {
  remote: Remote<WorkerApi>;
  events: WorkerEvent[];
  /** Resolves when an event for which this holds has come, or has come already. */
  until: (holds: (event: WorkerEvent) => boolean) => Promise<void>;
  stop(): Promise<void>;
}

const palette: Palette = {
  brand: '#000000',
  onBrand: '#000000',
  paper: '#000000',
  surface: '#000000',
  tint: '#000000',
  tint2: '#000000',
  mid: '#000000',
  deep: '#000000',
  neutral: '#000000',
  line: '#000000',
  quiet: '#000000',
  ink: '#000000',
  accent: '#000000',
  onDeep: '#000000',
  onMid: '#000000',
};

/** A deck without a slide. */
export const emptyScene: Scene = {
  proposalId: 'p',
  company: '',
  title: '',
  preparedBy: '',
  language: 'en',
  missingWords: [],
  theme: { id: 't', dark: false, palette, family: 'Roboto', thaiFamily: 'Sarabun' },
  slides: [],
};

/** Draws nothing. */
export const noDeck: Surroundings['deck'] = {
  buildScene: () => Promise.resolve(emptyScene),
  exportPptx: () => Promise.resolve({ bytes: new ArrayBuffer(2), slideCount: 19 }),
  exportPdf: () => Promise.resolve({ bytes: new ArrayBuffer(3), slideCount: 19 }),
  embedFonts: (bytes) => Promise.resolve(bytes),
};

/** A fresh, empty device. */
export const emptyDevice = (): void => {
  globalThis.indexedDB = new IDBFactory();
};

export async function startWorker(
  engine: Engine,
  options: Partial<Omit<Surroundings, 'config'>> & {
    limits?: Partial<Limits>;
    /** What `config.json` says beside the limits. */
    deployment?: Partial<DeploymentConfig>;
    /** The page's answer to who is signed in; a page that gives none when absent. */
    readSession?: ReadSession;
  } = {},
): Promise<InProcessWorker> {
  const { limits, deployment, readSession, ...rest } = options;
  const config = defaultConfig();
  const worker: AssembledWorker = assembleWorker({
    time: realTime,
    random: Math.random,
    lock: { hold: (work) => work(new AbortController().signal) },
    channel: undefined,
    locks: undefined,
    connectivity: { online: () => true, losses: () => 0, back: () => new Promise(() => undefined) },
    deck: noDeck,
    engine: () => Promise.resolve(engine),
    ...rest,
    config: () =>
      Promise.resolve({
        config: { ...config, ...deployment, limits: { ...config.limits, ...limits } },
        problems: [],
      }),
  });
  const { port1, port2 } = new MessageChannel();
  expose(worker.api, port1);
  const remote = wrap<WorkerApi>(port2);
  const events: WorkerEvent[] = [];
  const waiting = new Set<() => void>();
  const listener = proxy((event: WorkerEvent) => {
    events.push(event);
    for (const look of waiting) look();
  });
  await (readSession === undefined
    ? remote.subscribe(listener)
    : remote.subscribe(listener, proxy(readSession)));
  return {
    remote,
    events,
    until: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!events.some(holds)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      await worker.stop();
      port1.close();
      port2.close();
    },
  };
}

/** A questionnaire with a few answers in each group. */
export function someAnswers(companyName = 'Doi Coffee'): FormData {
  const form = emptyFormData();
  form.clientInfo.companyName = companyName;
  form.clientInfo.productService = 'Roasted beans';
  form.marketingChannels.website = 'https://example.com';
  form.targetAudience.targetDemographics = 'People who make coffee at home';
  form.campaignObjectives.marketingMediaBudget = '50,000 THB per month';
  form.competitiveAnalysis.marketContext = 'More people work from home';
  return form;
}

/** Web Locks, with a way to take all that are held away. */
export function fakeLocks(): Locks & { steal(): void } {
  interface Waiting {
    grant: () => void;
    signal: AbortSignal | undefined;
  }
  class Lock {
    holder: { stolen: (reason: unknown) => void } | undefined;
    queue: Waiting[] = [];
    next(): void {
      if (this.holder !== undefined) return;
      const waiting = this.queue.shift();
      if (waiting?.signal?.aborted === true) this.next();
      else waiting?.grant();
    }
  }
  const locks = new Map<string, Lock>();
  const request: Locks['request'] = (name, options, work) =>
    new Promise((resolve, reject) => {
      const lock = locks.get(name) ?? new Lock();
      locks.set(name, lock);
      const grant = (): void => {
        const mine = { stolen: reject };
        lock.holder = mine;
        const release = (): void => {
          if (lock.holder === mine) lock.holder = undefined;
          lock.next();
        };
        work().then(resolve, reject).finally(release);
      };
      if ('steal' in options) {
        const from = lock.holder;
        lock.holder = undefined;
        from?.stolen(new DOMException('stolen', 'AbortError'));
        return grant();
      }
      const { signal } = options;
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      lock.queue.push({ grant, signal });
      lock.next();
    });
  return {
    request,
    steal() {
      for (const lock of locks.values()) {
        const from = lock.holder;
        lock.holder = undefined;
        from?.stolen(new DOMException('stolen', 'AbortError'));
        lock.next();
      }
    },
  };
}
