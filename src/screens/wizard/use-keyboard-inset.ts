import { useEffect, useState } from 'react';

/** Smaller differences are the browser's own bars, not a keyboard, CSS px. */
const SMALLEST_KEYBOARD = 80;

/**
 * How much of the page's foot an on-screen keyboard covers, CSS px: 0 where the browser shrinks the page instead,
 * as the viewport tag asks it to. Safari on a phone does not.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (view == null) return undefined;
    const measure = (): void => {
      const covered = innerHeight - view.height - view.offsetTop;
      setInset(view.scale === 1 && covered > SMALLEST_KEYBOARD ? Math.round(covered) : 0);
    };
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
