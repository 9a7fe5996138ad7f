import { useEffect, useRef, useState } from 'react';

/** The value, changing at most once every `ms`: a fast run turns its pages, it does not flicker. */
export function useSteady<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(-Infinity);
  useEffect(() => {
    if (Object.is(value, shown)) return undefined;
    const take = (): void => {
      changedAt.current = performance.now();
      setShown(value);
    };
    const timer = setTimeout(take, Math.max(0, changedAt.current + ms - performance.now()));
    return () => clearTimeout(timer);
  }, [value, shown, ms]);
  return shown;
}
