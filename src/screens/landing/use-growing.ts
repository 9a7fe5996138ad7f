import { useEffect, useRef, useState, type RefObject } from 'react';

/** Rows that are drawn at first, and added each time: more than a window shows. */
const STEP = 30;

/**
 * How many rows of a long list are drawn: more as its end comes near the window, so that neither opening the list nor a search
 * in it takes longer with a thousand than with ten.
 *
 * @param key another list begins anew
 * @returns `end` belongs on an element behind the last row
 */
export function useGrowing<E extends Element>(
  count: number,
  key: string,
): { drawn: number; end: RefObject<E | null> } {
  const [grown, setGrown] = useState({ key, steps: 1 });
  const steps = grown.key === key ? grown.steps : 1;
  const end = useRef<E>(null);
  const isWhole = steps * STEP >= count;
  useEffect(() => {
    if (isWhole || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setGrown({ key, steps: steps + 1 });
      },
      { rootMargin: '1200px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWhole, key, steps]);
  return { drawn: Math.min(count, steps * STEP), end };
}
