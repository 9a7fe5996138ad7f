import { useCallback, useRef, useState } from 'react';
import type { Receiver, Taken } from '../../screen-kit/hand-over/codes.ts';

/** What has arrived so far. */
export interface Receiving {
  have: number;
  /** 0 before the first code. */
  parts: number;
  /** What stands in the way, until a code helps. */
  problem?: 'newer' | 'other' | 'damaged' | 'missing';
  /** Everything is there. */
  arrived?: Blob;
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
    line.current = line.current.then(async () => {
      try {
        const { createReceiver } = await import('../../screen-kit/hand-over/codes.ts');
        const taken = await (receiver.current ??= createReceiver()).take(text);
        setState((before) => after(before, taken));
      } catch (error) {
        console.error(error);
        setState((before) => ({ ...before, problem: 'missing' }));
      }
    });
  }, []);

  const reset = useCallback(() => {
    receiver.current = undefined;
    last.current = '';
    setState(NOTHING);
  }, []);
  return { state, take, reset };
}

/** What is known after a code. */
function after(before: Receiving, taken: Taken): Receiving {
  switch (taken.kind) {
    case 'foreign':
      return before;
    case 'more':
      return { have: taken.have, parts: taken.parts };
    case 'whole':
      return { ...NOTHING, arrived: new Blob([taken.file.slice()]) };
    case 'damaged':
      return { ...NOTHING, problem: 'damaged' };
    default:
      return { ...before, problem: taken.kind };
  }
}
