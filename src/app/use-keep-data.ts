import { useEffect } from 'react';
import { client } from '../worker-client/index.ts';
import { isWorthKeeping } from './worth-keeping.ts';

/**
 * Sees to it that data lasts, once there is some; never at first sight. What does it is loaded then.
 */
export function useKeepData(): void {
  useEffect(() => {
    const stop = client.onEvent((event) => {
      if (!isWorthKeeping(event)) return;
      stop();
      void keep();
    });
    return stop;
  }, []);
}

async function keep(): Promise<void> {
  const { keepData } = await import('./keep-data.ts');
  keepData();
}
