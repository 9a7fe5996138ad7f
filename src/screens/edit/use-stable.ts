import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that does what the newest one does and stays the same: what it is given to need not be drawn again. */
export function useStable<A extends unknown[], R>(work: (...given: A) => R): (...given: A) => R {
  const newest = useRef(work);
  useLayoutEffect(() => {
    newest.current = work;
  });
  return useCallback((...given: A) => newest.current(...given), []);
}
