import { useCallback, useRef, useState } from 'react';
import type { Receiver } from '../../screen-kit/hand-over/codes.ts';
import type { ArchiveItem } from '../../shared/contract/archive.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import { client } from '../../worker-client/index.ts';

/** What has arrived so far. */
export interface Receiving {
  have: number;
  /** 0 before the first code. */
  parts: number;
  /** What stands in the way, until a code helps. */
  problem?: 'newer' | 'other' | 'damaged';
  /** Everything is there, and this is in it. */
  arrived?: { bytes: ArrayBuffer; item: ArchiveItem | undefined };
  failure?: Failure;
}

const NOTHING: Receiving = { have: 0, parts: 0 };

export interface ReceivingState {
  state: Receiving;
  take: (text: string) => void;
  /** Forgets what has arrived. */
  reset: () => void;
}

export function useReceiving(): ReceivingState {
  const [state, setState] = useState(NOTHING);
  const receiver = useRef<Receiver>(undefined);
  /** Codes are taken one after another: each is checked asynchronously. */
  const line = useRef(Promise.resolve());
  const last = useRef('');

  const take = useCallback((text: string) => {
    // The same code stays before the camera for several looks.
    if (text === last.current) return;
    last.current = text;
    const one = async (): Promise<void> => {
      const { createReceiver } = await import('../../screen-kit/hand-over/codes.ts');
      const current = (receiver.current ??= createReceiver());
      const taken = await current.take(text);
      if (taken.kind === 'foreign') return;
      if (taken.kind === 'more') setState({ have: taken.have, parts: taken.parts });
      else if (taken.kind === 'whole') setState(await lookInto(taken.file));
      else
        setState((before) => ({ ...before, problem: taken.kind, ...(taken.kind === 'damaged' && NOTHING) }));
    };
    line.current = line.current.then(one);
  }, []);

  const reset = useCallback(() => {
    receiver.current = undefined;
    last.current = '';
    setState(NOTHING);
  }, []);
  return { state, take, reset };
}

/** An archive comes from another device: the worker checks it before anything is shown of it. */
async function lookInto(file: Uint8Array): Promise<Receiving> {
  const bytes = file.slice().buffer;
  const view = await client.lookInArchive(bytes.slice(0));
  if (!view.ok) return { ...NOTHING, failure: view.failure };
  const item = view.value.items.find(({ kind }) => kind === 'proposal');
  return { ...NOTHING, arrived: { bytes, item } };
}
