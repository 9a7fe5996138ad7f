import { useEffect, useEffectEvent } from 'react';

/** Calls `next` after every `ms` on one slide; a slide chosen by hand gets its whole time. */
export function useAutoplay(playing: boolean, ms: number | undefined, index: number, next: () => void): void {
  const turn = useEffectEvent(next);
  useEffect(() => {
    if (!playing || ms === undefined) return undefined;
    const timer = setTimeout(() => turn(), ms);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another slide begins its time anew
  }, [playing, ms, index]);
}
