/**
 * How much of the window's foot is covered: by bars that stay while the page scrolls, and by notifications. What gets the
 * focus is scrolled clear of both (`scroll-padding`, see `styles/base.css`), and notifications stand above the bars.
 *
 * A variable of the document styles every element of the page anew when it changes. Bars come with every screen and
 * change while it is drawn, so their height is told only to those who need it; notifications are seldom, and their
 * height is a variable (`--toasts`, CSS px), as is a keyboard's (`keyboard.ts`).
 */
import { useState, type RefCallback } from 'react';

/** Where a bar stands: at the foot of the window, or above the bars there as notifications do. */
type Place = 'bottom' | 'toasts';

const bars: Record<Place, Set<HTMLElement>> = { bottom: new Set(), toasts: new Set() };
/** CSS px. */
const heights: Record<Place, number> = { bottom: 0, toasts: 0 };

function tell(place: Place): void {
  const { style } = document.documentElement;
  const height = `${heights[place]}px`;
  if (place === 'toasts') style.setProperty('--toasts', height);
  else {
    style.scrollPaddingBottom = `calc(${height} + var(--toasts) + var(--keyboard) + 1.5rem)`;
    for (const toaster of bars.toasts) toaster.style.setProperty('--bar-bottom', height);
  }
}

const isFixed = (element: Element): boolean => {
  if (getComputedStyle(element).position === 'fixed') return true;
  return element.parentElement !== null && isFixed(element.parentElement);
};

/**
 * How much of the window's foot a bar covers. One that scrolls with the page covers nothing; one as tall as the window
 * stands at its side.
 */
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
  if (height === heights[place]) return;
  heights[place] = height;
  tell(place);
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
    // The observer calls once by itself, before the next paint: measured here, the browser would lay out the page twice.
    sizes.observe(bar, { box: 'border-box' });
    addEventListener('resize', again);
    // Bars that were there before it; without one nothing changes, and the first view stays as it was written.
    if (place === 'toasts' && heights.bottom > 0) tell('bottom');
    return () => {
      sizes.disconnect();
      removeEventListener('resize', again);
      bars[place].delete(bar);
      again();
    };
  });
  return ref;
}
