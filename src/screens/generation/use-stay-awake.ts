import { useEffect } from 'react';
import { stayAwake } from './stay-awake.ts';

/** Keeps a phone's or a tablet's screen on while `wanted`. A computer's own settings are left alone. */
export function useStayAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !matchMedia('(pointer: coarse)').matches) return undefined;
    return stayAwake({
      wakeLock: 'wakeLock' in navigator ? navigator.wakeLock : undefined,
      isVisible: () => document.visibilityState === 'visible',
      onVisibility: (listener) => {
        document.addEventListener('visibilitychange', listener);
        return () => document.removeEventListener('visibilitychange', listener);
      },
    });
  }, [wanted]);
}
