/** Printing the deck: by the 'PDF' button, and by the browser's own command. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Limits } from '../shared/domain/config.ts';

/** Delays before printing (specification, section 9), in ms. */
export type PrintLimits = Pick<Limits, 'printDelayMs' | 'printDelayMobileMs'>;

export interface Print {
  /** Mount the printed deck. */
  mounted: boolean;
  /** Between the button and the print dialog. */
  preparing: boolean;
  start: () => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const isMobile = (): boolean => matchMedia('(pointer: coarse)').matches;

/** @param title name of the document while it is printed, which browsers propose as the file's name */
export function usePrint(title: string, limits: PrintLimits | undefined): Print {
  const [mounted, setMounted] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const titleBefore = useRef<string | undefined>(undefined);
  const printedTitle = useEffectEvent(() => title);

  useEffect(() => {
    // The browser's own command gives no time: the deck is drawn before the event returns.
    const before = (): void => {
      flushSync(() => setMounted(true));
      titleBefore.current ??= document.title;
      document.title = printedTitle();
    };
    const after = (): void => {
      if (titleBefore.current !== undefined) document.title = titleBefore.current;
      titleBefore.current = undefined;
      setMounted(false);
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      after();
    };
  }, []);

  const start = useCallback(() => {
    if (limits === undefined) return;
    setPreparing(true);
    flushSync(() => setMounted(true));
    void (async () => {
      await pause(limits.printDelayMs + (isMobile() ? limits.printDelayMobileMs : 0));
      await document.fonts.ready;
      setPreparing(false);
      print();
    })();
  }, [limits]);

  return { mounted, preparing, start };
}
