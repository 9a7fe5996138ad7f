import { useCallback, useEffect, useState } from 'react';
import type { Failure, Result } from '../shared/domain/failure.ts';

export type Asked<T> =
  | { state: 'asking'; value?: undefined }
  | { state: 'answered'; value: T }
  /** `value`: the last good answer, still worth showing. */
  | { state: 'failed'; failure: Failure; value: T | undefined };

/**
 * Asks the worker and keeps the answer. Asks again when `key` changes and on `again`; an answer to an older
 * question is dropped. While a newer question is under way the last answer stays, so nothing flickers.
 *
 * @param ask must be stable for the same `key`: what it closes over belongs in `key`.
 */
export function useAsked<T>(key: string, ask: () => Promise<Result<T>>): Asked<T> & { again: () => void } {
  const [asked, setAsked] = useState<Asked<T>>({ state: 'asking' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let wanted = true;
    const run = async (): Promise<void> => {
      const result = await ask();
      if (!wanted) return;
      setAsked((before) =>
        result.ok
          ? { state: 'answered', value: result.value }
          : { state: 'failed', failure: result.failure, value: before.value },
      );
    };
    void run();
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `ask`: a new closure is no new question
  }, [key, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { ...asked, again };
}
