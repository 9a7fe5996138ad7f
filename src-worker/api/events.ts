/** Tells events to the pages of this worker and, where they are about stored work, to the workers of other tabs. */
import type { DeliveryStatus } from '../../src/shared/contract/delivery.ts';
import type { WorkerEvent } from '../../src/shared/contract/events.ts';
import type { Channel } from '../runs/channel.ts';
import { isReason } from '../../src/shared/domain/read-reason.ts';

/** What workers tell each other of a status polling (`remote-status.ts`); their pages hear nothing of it. */
export type PeerMessage = { proposalId: string } & (
  | { peer: 'statusDidChange'; of: string; status: DeliveryStatus }
  /** Somebody waits for it; `fresh`: and wants it asked for at once. */
  | { peer: 'statusIsWanted'; fresh: boolean }
);

export interface Peers {
  tell(message: PeerMessage): void;
  listen(listener: (message: PeerMessage) => void): void;
}

export interface EventHub {
  emit: (event: WorkerEvent) => void;
  /** A listener that throws or whose page has gone is dropped. */
  subscribe: (listener: (event: WorkerEvent) => void) => void;
  peers: Peers;
  close(): void;
}

/** Whether other tabs are told. Events about files and storage are about one worker, all others about stored work. */
const isShared = (event: WorkerEvent): boolean =>
  event.type !== 'fileDidProgress' && event.type !== 'storageDidFail' && event.type !== 'storageDidRecover';

/** `onForeign` hears what another tab's worker did, after this one's pages were told. */
export function createEventHub(
  channel: Channel | undefined,
  onForeign: (event: WorkerEvent) => void,
): EventHub {
  const listeners = new Set<(event: WorkerEvent) => void>();
  const peerListeners = new Set<(message: PeerMessage) => void>();
  const tell = (event: WorkerEvent): void => {
    for (const listener of listeners)
      // A Comlink listener answers with a promise; one that is lost must reach nobody as an unhandled rejection.
      Promise.resolve()
        .then(() => listener(event))
        .catch(() => listeners.delete(listener));
  };
  if (channel !== undefined)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isPeerMessage(data)) for (const listener of peerListeners) listener(data);
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
    peers: {
      // A BroadcastChannel's message has no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      tell: (message) => channel?.postMessage(message),
      listen: (listener) => void peerListeners.add(listener),
    },
    close: () => channel?.close(),
  };
}

const EVENT_TYPES: readonly WorkerEvent['type'][] = [
  'runDidChange',
  'pageDidFinish',
  'proposalDidChange',
  'pagesDidChange',
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

const isPeerMessage = (value: unknown): value is PeerMessage =>
  typeof value === 'object' &&
  value !== null &&
  'peer' in value &&
  (value.peer === 'statusIsWanted' ||
    (value.peer === 'statusDidChange' && 'status' in value && isStatus(value.status)));

/** Builds before this one sent sentences in place of reasons. */
const isStatus = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (!('state' in value && value.state === 'error') || ('reason' in value && isReason(value.reason))) &&
  (!('problem' in value) || isReason(value.problem));
