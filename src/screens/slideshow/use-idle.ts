import { useEffect, useState, type RefObject } from 'react';

const IDLE_MS = 3000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/**
 * True when nobody has moved for a while. Never while the keyboard's focus is in `inside` (the bars would leave under
 * it), nor for people who asked for less motion.
 */
export function useIdle(inside: RefObject<HTMLElement | null>): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (): void => {
      const focused = inside.current?.querySelector(
        '[data-bar] :is(a, button):focus-visible, [data-bar] select:focus',
      );
      if (!calm.matches && !focused) setIdle(true);
    };
    const move = (): void => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(rest, IDLE_MS);
    };
    move();
    for (const sign of SIGNS) addEventListener(sign, move, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, move);
    };
  }, [inside]);
  return idle;
}
