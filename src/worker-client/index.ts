/** The page's one client. Module-global, so that its proxy is never collected under a running worker. */
import { createClient } from './client.ts';
import { holdMessage, lockWasFreed, ONLINE } from './death-watch.ts';
import { heldModelKey, sessionIn } from './session.ts';

export const client = createClient(
  () =>
    new Worker(new URL('../../src-worker/worker.ts', import.meta.url), { type: 'module', name: 'palmleaf' }),
  {
    readSession: () => ({ ...sessionIn(document.cookie), modelKey: heldModelKey() }),
    watch(worker, signal) {
      const name = `palmleaf-worker-${crypto.randomUUID()}`;
      // A worker's message has no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(holdMessage(name));
      // Not every browser tells a worker that the network is back.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      addEventListener('online', () => worker.postMessage(ONLINE), { signal });
      return lockWasFreed(navigator.locks, name, signal);
    },
  },
);
export { heldModelKey, holdModelKey } from './session.ts';
export type { Client } from './client.ts';
