import { useEffect } from 'react';
import { common } from '../copy/common.ts';
import { useCopy } from '../copy/use-copy.ts';

/** Long enough for the first screen to be drawn and its worker to start. */
const DELAY_MS = 2000;

/** Stores the product for offline use, once the first screen stands. The development server has nothing to store. */
export function useServiceWorker(): void {
  const t = useCopy(common);
  useEffect(() => {
    if (import.meta.env.DEV) return undefined;
    const timer = setTimeout(() => {
      import('./service-worker.ts').then(
        ({ registerServiceWorker }) => registerServiceWorker(t),
        (error: unknown) => console.warn('The app could not be stored for offline use.', error),
      );
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [t]);
}
