/** A page is lifted, follows, and lands: by a mouse that moves, or by a finger that holds. */
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { landing } from './deck-pages.ts';

/** A mouse that moves as far means to lift, CSS px. */
const SLACK = 6;
/** A finger that holds as long, ms, and as still, CSS px. */
const HOLD_MS = 300;
const STILL = 10;

export interface Drag {
  pageNumber: number;
  /** How far it has come, CSS px. */
  x: number;
  y: number;
  /** Before which page it lands, among all. */
  to: number;
}

interface Grip {
  pageNumber: number;
  pointerId: number;
  x: number;
  y: number;
  isTouch: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** @param onLand told the place before which the page was let go, counted with it */
export function useDrag(
  list: React.RefObject<HTMLElement | null>,
  onLand: (pageNumber: number, to: number) => void,
) {
  const grip = useRef<Grip>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const lifted = useRef<Drag>(undefined);
  const show = (next: Drag | undefined): void => {
    lifted.current = next;
    setDrag(next);
  };
  const end = (): void => {
    clearTimeout(grip.current?.timer);
    grip.current = undefined;
    show(undefined);
  };
  const follow = (x: number, y: number): void => {
    const held = grip.current;
    if (!held) return;
    const tiles = [...(list.current?.querySelectorAll('[data-tile]') ?? [])];
    const places = tiles.map((tile) => {
      // Where it stands, and not where it was taken to.
      const { left, top, width, height } = tile.getBoundingClientRect();
      const isHeld = tile.getAttribute('data-tile') === String(held.pageNumber);
      const { x: dx = 0, y: dy = 0 } = (isHeld && lifted.current) || {};
      return { left: left - dx, top: top - dy, width, height };
    });
    show({ pageNumber: held.pageNumber, x: x - held.x, y: y - held.y, to: landing(places, x, y) });
  };
  useEndings(list, drag !== undefined, end);
  return {
    drag,
    /** For each page. */
    handlers: (pageNumber: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0) return;
        const { pointerId, clientX: x, clientY: y, pointerType } = event;
        const isTouch = pointerType !== 'mouse';
        const element = event.currentTarget;
        const timer = isTouch
          ? setTimeout(() => {
              element.setPointerCapture(pointerId);
              follow(x, y);
            }, HOLD_MS)
          : undefined;
        grip.current = { pageNumber, pointerId, x, y, isTouch, timer };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        const held = grip.current;
        if (held?.pointerId !== event.pointerId) return;
        const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
        if (lifted.current) follow(event.clientX, event.clientY);
        // A finger that moves at once scrolls.
        else if (held.isTouch && far > STILL) end();
        else if (!held.isTouch && far > SLACK) {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event.clientX, event.clientY);
        }
      },
      onPointerUp: (): void => {
        const landed = lifted.current;
        end();
        if (landed) onLand(landed.pageNumber, landed.to);
      },
      onPointerCancel: end,
      onContextMenu: (event: React.MouseEvent): void => {
        if (grip.current?.isTouch) event.preventDefault();
      },
    }),
  };
}

/** What is lifted goes back with Escape, and the page stays where it is under a finger. */
function useEndings(list: React.RefObject<HTMLElement | null>, isLifted: boolean, end: () => void): void {
  const state = useRef({ isLifted, end });
  useEffect(() => {
    state.current = { isLifted, end };
  });
  useEffect(() => {
    const element = list.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && state.current.isLifted) state.current.end();
    };
    // There from the start: a browser asks only those that it knew when the finger came down.
    const hold = (event: TouchEvent): void => {
      if (state.current.isLifted) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      removeEventListener('keydown', onKey);
      element?.removeEventListener('touchmove', hold);
    };
  }, [list]);
}
