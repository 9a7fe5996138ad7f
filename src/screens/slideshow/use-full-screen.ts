import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  /** False on an iPhone, where no element may fill the screen. */
  possible: boolean;
  on: boolean;
  toggle: () => void;
}

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [on, setOn] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const changed = (): void => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);
  const toggle = useCallback(() => {
    const change =
      document.fullscreenElement === null ? element.current?.requestFullscreen() : document.exitFullscreen();
    change?.catch((error: unknown) => console.warn('Full screen was refused.', error));
  }, [element]);
  return { possible: document.fullscreenEnabled, on, toggle };
}
