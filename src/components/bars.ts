/**
 * How much of the window's edges is covered: by bars that stay while the page scrolls, by notifications, and by an
 * on-screen keyboard. Kept in variables of the document (`--bar-top`, `--bar-bottom`, `--toasts`, `--keyboard`, all
 * CSS px), so that what gets the focus is scrolled clear of them (`scroll-padding` in `styles/base.css`) and
 * notifications stand above the bars.
 */
import { useEffect, useState, type RefCallback } from 'react';

/** Where a bar stands: at the top or the foot of the window, or above the foot's bars as notifications do. */
type Edge = 'top' | 'bottom' | 'toasts';

const VARIABLES: Record<Edge, string> = { top: '--bar-top', bottom: '--bar-bottom', toasts: '--toasts' };
const bars: Record<Edge, Set<HTMLElement>> = { top: new Set(), bottom: new Set(), toasts: new Set() };

const isFixed = (element: Element): boolean => {
  if (getComputedStyle(element).position === 'fixed') return true;
  return element.parentElement !== null && isFixed(element.parentElement);
};

/** How much of its edge a bar takes. One in the page's flow takes nothing; one as tall as the window is beside the page. */
function taken(bar: HTMLElement, edge: Edge): number {
  const { height, top, bottom } = bar.getBoundingClientRect();
  if (height === 0 || height >= innerHeight) return 0;
  if (getComputedStyle(bar).position === 'sticky') return height;
  if (!isFixed(bar)) return 0;
  if (edge === 'toasts') return height;
  // Other bars may stand between it and the edge.
  return edge === 'top' ? bottom : innerHeight - top;
}

function measure(edge: Edge): void {
  const height = Math.ceil(Math.max(0, ...Array.from(bars[edge], (bar) => taken(bar, edge))));
  document.documentElement.style.setProperty(VARIABLES[edge], `${height}px`);
}

/** For the `ref` of an element that stays at an edge of the window at some width, or always. */
export function useBar(edge: Edge): RefCallback<HTMLElement> {
  const [ref] = useState((): RefCallback<HTMLElement> => (bar) => {
    if (bar === null) return undefined;
    const again = (): void => measure(edge);
    const sizes = new ResizeObserver(again);
    bars[edge].add(bar);
    sizes.observe(bar, { box: 'border-box' });
    addEventListener('resize', again);
    again();
    return () => {
      sizes.disconnect();
      removeEventListener('resize', again);
      bars[edge].delete(bar);
      again();
    };
  });
  return ref;
}

/**
 * Brings the whole of a text field into sight when it gets the focus: browsers care for the line with the cursor alone,
 * and leave the rest of a tall field under a bar.
 */
export function useWholeFields(): void {
  useEffect(() => {
    const reveal = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
    };
    document.addEventListener('focusin', reveal);
    return () => document.removeEventListener('focusin', reveal);
  }, []);
}

/** Smaller differences are the browser's own bars, not a keyboard, CSS px. */
const SMALLEST_KEYBOARD = 80;

/**
 * Keeps `--keyboard`: how much of the page's foot an on-screen keyboard covers. 0 where the browser shrinks the page
 * instead, as the viewport tag asks it to; Safari on a phone does not.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (view == null) return undefined;
    const measureKeyboard = (): void => {
      const covered = innerHeight - view.height - view.offsetTop;
      const inset = view.scale === 1 && covered > SMALLEST_KEYBOARD ? Math.round(covered) : 0;
      document.documentElement.style.setProperty('--keyboard', `${inset}px`);
    };
    view.addEventListener('resize', measureKeyboard);
    view.addEventListener('scroll', measureKeyboard);
    return () => {
      view.removeEventListener('resize', measureKeyboard);
      view.removeEventListener('scroll', measureKeyboard);
    };
  }, []);
}
