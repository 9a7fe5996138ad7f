import { expect, test } from 'vitest';
import { createEventHub, type PeerMessage } from '../../../src-worker/api/events.ts';

/** A hub whose channel brings what is handed in. */
function hubWith(heard: PeerMessage[]): (data: unknown) => void {
  const channel = new EventTarget();
  const hub = createEventHub(
    {
      postMessage: () => undefined,
      addEventListener: (type, listener) =>
        channel.addEventListener(type, (event) => event instanceof MessageEvent && listener(event)),
      close: () => undefined,
    },
    () => undefined,
  );
  hub.peers.listen((message) => heard.push(message));
  return (data) => void channel.dispatchEvent(new MessageEvent('message', { data }));
}

const told = (status: object) => ({ peer: 'statusDidChange', proposalId: 'p', of: '', status });

test('what the worker of another tab says of a file is heard, with its reasons', () => {
  const heard: PeerMessage[] = [];
  const bring = hubWith(heard);
  const messages = [
    told({ state: 'checking' }),
    told({ state: 'error', reason: { code: 'status-not-found' } }),
    told({ state: 'processing', progress: 3, problem: { code: 'status-unreachable' } }),
    { peer: 'statusIsWanted', proposalId: 'p', fresh: true },
  ];
  messages.forEach(bring);
  expect(heard).toEqual(messages);
});

test('an older build, which says them in words, is not', () => {
  const heard: PeerMessage[] = [];
  const bring = hubWith(heard);
  bring(told({ state: 'error', message: 'Proposal not found' }));
  bring(told({ state: 'processing', progress: 3, message: 'm', problem: 'Server error: Down' }));
  bring({ peer: 'statusDidChange', proposalId: 'p' });
  bring('statusDidChange');
  expect(heard).toEqual([]);
});
