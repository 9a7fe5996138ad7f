import { useEffect } from 'react';
import { client } from '../worker-client/index.ts';
import { isWorthKeeping } from './worth-keeping.ts';

/**
 * Asks the browser to keep the data, once there is some; never at first sight. What asks is loaded then. An insecure
 * address or an old browser has nothing to ask.
 */
export function useKeepData(): void {
  useEffect(() => {
    const stop = client.onEvent((event) => {
      if (!isWorthKeeping(event)) return;
      stop();
      void ask();
    });
    return stop;
  }, []);
}

async function ask(): Promise<void> {
  const { askToKeep } = await import('./keep-data.ts');
  const keeper = 'storage' in navigator && 'persist' in navigator.storage ? navigator.storage : undefined;
  await askToKeep(keeper, () => localStorage, Date.now());
}
