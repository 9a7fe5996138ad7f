import { useCallback, useRef, useState } from 'react';
import { showFailure } from '../failures.ts';
import { appearance as words } from '../../copy/appearance.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Appearance } from '../../shared/domain/records.ts';
import { client } from '../../worker-client/index.ts';

export interface AppearanceState {
  /** As it is chosen, at once; the slides follow when it is stored. */
  appearance: Appearance;
  change: (appearance: Appearance) => void;
}

/**
 * How a proposal looks. Each choice is stored with it, and everything that shows the proposal hears of that; choices made
 * while one is being stored wait, and only the last of them is stored.
 *
 * @param stored of the proposal as it was last read; a new object each time it is read
 */
export function useAppearance(proposalId: string, stored: Appearance | undefined): AppearanceState {
  const t = useCopy(words);
  const [chosen, setChosen] = useState<{ over: Appearance | undefined; value: Appearance }>();
  const next = useRef<{ value: Appearance; over: Appearance } | undefined>(undefined);
  const busy = useRef(false);

  const change = useCallback(
    (value: Appearance): void => {
      setChosen({ over: stored, value });
      next.current = { value, over: next.current?.over ?? stored ?? {} };
      if (busy.current) return;
      busy.current = true;
      void (async () => {
        while (next.current !== undefined) {
          const wanted = next.current;
          next.current = undefined;
          const result = await client.setAppearance(proposalId, wanted.value, wanted.over);
          if (result.ok) continue;
          setChosen(undefined);
          showFailure(t.notSaved, result.failure);
        }
        busy.current = false;
      })();
    },
    [proposalId, stored, t],
  );
  // What another tab stores since then is newer.
  const own = chosen !== undefined && chosen.over === stored ? chosen.value : undefined;
  return { appearance: own ?? stored ?? {}, change };
}
