/** Facts, told to every page of this worker and, where they concern stored work, to the workers of other tabs. */
import type { WorkerEvent } from '../../src/shared/contract/worker-api.ts';
import type { Channel } from '../runs/lock.ts';

export interface EventHub {
  emit: (event: WorkerEvent) => void;
  /** A listener that throws or whose page has gone is dropped. */
  subscribe: (listener: (event: WorkerEvent) => void) => void;
  close(): void;
}

/** Files and storage belong to one worker; the rest is about what all tabs share. */
const isShared = (event: WorkerEvent): boolean =>
  event.type !== 'fileDidProgress' && event.type !== 'storageDidFail' && event.type !== 'storageDidRecover';

/** `onForeign` hears what another tab's worker did, after this one's pages were told. */
export function createEventHub(
  channel: Channel | undefined,
  onForeign: (event: WorkerEvent) => void,
): EventHub {
  const listeners = new Set<(event: WorkerEvent) => void>();
  const tell = (event: WorkerEvent): void => {
    for (const listener of listeners)
      // A Comlink listener answers with a promise; one that is lost must reach nobody as an unhandled rejection.
      Promise.resolve()
        .then(() => listener(event))
        .catch(() => listeners.delete(listener));
  };
  if (channel !== undefined)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Same origin, same product; another build may still speak otherwise.
      if (!isEvent(data)) return;
      tell(data);
      onForeign(data);
    });
  return {
    emit(event) {
      tell(event);
      // A BroadcastChannel's message has no target origin: it never leaves its own.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (isShared(event)) channel?.postMessage(event);
    },
    subscribe: (listener) => void listeners.add(listener),
    close: () => channel?.close(),
  };
}

const EVENT_TYPES: readonly WorkerEvent['type'][] = [
  'runDidChange',
  'pageDidFinish',
  'proposalDidChange',
  'historyDidChange',
  'draftDidSave',
  'draftDidChange',
  'workDidRemove',
  'workDidReturn',
  'agencyDidChange',
  'storageDidClear',
];
const isEvent = (value: unknown): value is WorkerEvent =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  EVENT_TYPES.some((type) => type === value.type);
