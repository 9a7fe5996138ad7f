import { useEffect, useState } from 'react';

/** Longest wait for a page that is never idle, ms. */
const AT_MOST_MS = 2000;

/**
 * True once `isReady` and what follows from it is on the screen: what a person does not look at first is asked for from then
 * on. On a slow phone the worker, and with it the slides, would otherwise share the processor with it.
 */
export function useCalm(isReady: boolean): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    if (!isReady || isCalm) return undefined;
    const calm = (): void => setCalm(true);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(calm, AT_MOST_MS / 4);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(calm, { timeout: AT_MOST_MS });
    return () => cancelIdleCallback(handle);
  }, [isReady, isCalm]);
  return isCalm;
}
