/**
 * Thumbnails take turns: a screen with nineteen of them draws a few in each frame, so that none of its tasks is long.
 * A turn is given synchronously and its time is measured, since only then the next one can be left to the next frame.
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Of a frame of 16 ms, what thumbnails may take. One slide may be over it; a second then waits. */
const BUDGET_MS = 6;

const waiting = new Set<() => void>();
let scheduled = false;

function run(): void {
  scheduled = false;
  const end = performance.now() + BUDGET_MS;
  for (const take of waiting) {
    waiting.delete(take);
    flushSync(take);
    if (performance.now() >= end) break;
  }
  schedule();
}

function schedule(): void {
  if (scheduled || waiting.size === 0) return;
  scheduled = true;
  requestAnimationFrame(run);
}

/** True at once when no turn is needed (or there is no page to keep quick), else when the turn has come. */
export function useTurn(needed: boolean): boolean {
  const [ready, setReady] = useState(!needed || typeof document === 'undefined');
  useEffect(() => {
    if (ready) return undefined;
    const take = (): void => setReady(true);
    waiting.add(take);
    schedule();
    return () => {
      waiting.delete(take);
    };
  }, [ready]);
  return ready;
}
