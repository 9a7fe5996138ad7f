/// <reference lib="webworker" />
/** The worker's entry: wires the browser to its parts and exposes the contract. Nothing else belongs here. */
import { expose, transfer } from 'comlink';
import type { ArchiveSelection } from '../src/shared/contract/archive.ts';
import type { PptxOptions } from '../src/shared/contract/delivery.ts';
import { assembleWorker } from './api/assemble.ts';
import { lazyDeck } from './api/deck.ts';
import { loadEngine } from './engines/load.ts';
import { webLock } from './runs/lock.ts';
import { realTime } from './time.ts';
import { browserConnectivity } from './runs/waiting.ts';

const { api } = assembleWorker({
  time: realTime,
  random: Math.random,
  lock: webLock(navigator.locks),
  locks: navigator.locks,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('palmleaf'),
  connectivity: browserConnectivity(self),
  config: async () => {
    const { cachedText, loadConfig } = await import('./services/config.ts');
    const address = new URL(`${import.meta.env.BASE_URL}config.json`, location.origin).href;
    return loadConfig(fetch, address, cachedText(globalThis.caches, address));
  },
  engine: loadEngine,
  deck: lazyDeck,
});

// The page names a lock, which this worker holds for as long as it lives. The browser frees it when the worker is
// gone: so the page learns of its end (`worker-client/death-watch.ts`).
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== 'object' || data === null) return;
  if ('online' in data) dispatchEvent(new Event('online'));
  if (!('hold' in data) || typeof data.hold !== 'string') return;
  void navigator.locks?.request(data.hold, () => new Promise(() => undefined));
});

expose({
  ...api,
  async exportPptx(proposalId: string, options?: PptxOptions) {
    const result = await api.exportPptx(proposalId, options);
    return result.ok ? transfer(result, [result.value.bytes]) : result;
  },
  async saveArchive(selection: ArchiveSelection, passphrase?: string) {
    const result = await api.saveArchive(selection, passphrase);
    return result.ok ? transfer(result, [result.value.bytes]) : result;
  },
  async exportPdf(proposalId: string) {
    const result = await api.exportPdf(proposalId);
    return result.ok ? transfer(result, [result.value.bytes]) : result;
  },
});
