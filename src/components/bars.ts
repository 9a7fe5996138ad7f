/**
 * How much of the window's foot is covered: by bars that stay while the page scrolls, by notifications, and by an
 * on-screen keyboard (`keyboard.ts`). Kept in variables of the document (`--bar-bottom`, `--toasts`, `--keyboard`, CSS px), so that what gets the focus is scrolled clear of them (`scroll-padding` in `styles/base.css`) and
 * notifications stand above the bars.
 */
import { useState, type RefCallback } from 'react';

/** Where a bar stands: at the foot of the window, or above the bars there as notifications do. */
type Place = 'bottom' | 'toasts';

const VARIABLES: Record<Place, string> = { bottom: '--bar-bottom', toasts: '--toasts' };
const bars: Record<Place, Set<HTMLElement>> = { bottom: new Set(), toasts: new Set() };

const isFixed = (element: Element): boolean => {
  if (getComputedStyle(element).position === 'fixed') return true;
  return element.parentElement !== null && isFixed(element.parentElement);
};

/** How much of the window's foot a bar takes. One in the page's flow takes nothing; one as tall as the window is beside the page. */
function taken(bar: HTMLElement, place: Place): number {
  const { height, top } = bar.getBoundingClientRect();
  if (height === 0 || height >= innerHeight) return 0;
  if (getComputedStyle(bar).position === 'sticky') return height;
  if (!isFixed(bar)) return 0;
  // Other bars may stand between it and the edge; those under notifications are counted already.
  return place === 'toasts' ? height : innerHeight - top;
}

function measure(place: Place): void {
  const height = Math.ceil(Math.max(0, ...Array.from(bars[place], (bar) => taken(bar, place))));
  const { style } = document.documentElement;
  if (style.getPropertyValue(VARIABLES[place]) === `${height}px`) return;
  style.setProperty(VARIABLES[place], `${height}px`);
  keepFocusInSight();
}

/** A notification that comes, or a bar that grows, may cover what has the focus at the foot of the window. */
function keepFocusInSight(): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isAtFoot = top > 0 && top < innerHeight && bottom > innerHeight / 2;
  if (isAtFoot) focused.scrollIntoView({ block: 'nearest' });
}

/** For the `ref` of an element that stays at the foot of the window at some width, or always. */
export function useBar(place: Place): RefCallback<HTMLElement> {
  const [ref] = useState((): RefCallback<HTMLElement> => (bar) => {
    if (bar === null) return undefined;
    const again = (): void => measure(place);
    const sizes = new ResizeObserver(again);
    bars[place].add(bar);
    sizes.observe(bar, { box: 'border-box' });
    addEventListener('resize', again);
    again();
    return () => {
      sizes.disconnect();
      removeEventListener('resize', again);
      bars[place].delete(bar);
      again();
    };
  });
  return ref;
}
