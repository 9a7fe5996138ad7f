/**
 * Thumbnails take turns: a screen with nineteen of them draws a few in each frame, so that none of its tasks is long, and
 * each only when it comes near what is seen. A turn is given synchronously and its time is measured, since only then the
 * next one can be left to the next frame.
 */
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * How much of a frame of 16 ms thumbnails may take. A single slide may take longer; the next one then waits for the
 * next frame.
 */
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
  // Behind the frame: the browser lays out and paints what was drawn in a task of its own.
  requestAnimationFrame(() => setTimeout(run));
}

/** How far outside the screen thumbnails are drawn already, so that fast scrolling does not show empty ones. */
const NEAR = '25%';

/** Asks for a turn when the element is near the screen, and takes it at once for print. The result ends the watch. */
function whenNear(element: Element, ask: () => void, take: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
    },
    { rootMargin: NEAR },
  );
  const print = (): void => flushSync(take);
  observer.observe(element);
  addEventListener('beforeprint', print);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', print);
  };
}

/**
 * True at once when no turn is needed (or there is no page to keep quick), else when the turn has come.
 * `near`: of an element that takes its turn only near the screen; without it the turn is asked for at once.
 * `before`: what a turn is of no use without; never rejects, and is the same function as long as it means the same.
 */
export function useTurn(
  needed: boolean,
  near?: RefObject<Element | null>,
  before?: () => Promise<void>,
): boolean {
  const [ready, setReady] = useState(!needed || typeof document === 'undefined');
  useEffect(() => {
    if (ready) return undefined;
    let gone = false;
    const take = (): void => setReady(true);
    const ask = (): void => {
      if (gone) return;
      waiting.add(take);
      schedule();
    };
    const prepared = before?.();
    const askThen = (): void => {
      if (prepared) void prepared.then(ask);
      else ask();
    };
    const element = near?.current;
    const unwatch = element == null ? undefined : whenNear(element, askThen, take);
    if (unwatch === undefined) askThen();
    return () => {
      gone = true;
      unwatch?.();
      waiting.delete(take);
    };
  }, [ready, near, before]);
  return ready;
}
