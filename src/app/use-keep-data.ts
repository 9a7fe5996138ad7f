import { useEffect } from 'react';
import { askToKeep, keepDataOnceThereIsSome } from './keep-data.ts';

/** Asks the browser to keep the data, once there is some. An insecure address or an old browser has nothing to ask. */
export function useKeepData(): void {
  useEffect(
    () =>
      keepDataOnceThereIsSome(
        () =>
          void askToKeep(
            'storage' in navigator && 'persist' in navigator.storage ? navigator.storage : undefined,
            () => localStorage,
            Date.now(),
          ),
      ),
    [],
  );
}
