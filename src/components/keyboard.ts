import { useEffect } from 'react';

/** Smaller differences are the browser's own bars, not a keyboard, CSS px. */
const SMALLEST_KEYBOARD = 80;

/**
 * Keeps `--keyboard`: how much of the page's foot an on-screen keyboard covers. 0 where the browser shrinks the page
 * instead, as the viewport tag asks it to; Safari on a phone does not. For screens with a bar at
 * their foot.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (view == null) return undefined;
    const measure = (): void => {
      const covered = innerHeight - view.height - view.offsetTop;
      const inset = view.scale === 1 && covered > SMALLEST_KEYBOARD ? Math.round(covered) : 0;
      document.documentElement.style.setProperty('--keyboard', `${inset}px`);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      document.documentElement.style.removeProperty('--keyboard');
    };
  }, []);
}
