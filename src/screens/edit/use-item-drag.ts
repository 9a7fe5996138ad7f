/** An item of a list is lifted off the slide, follows, and lands: by a mouse at its grip, or by a finger that holds. */
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { landingOn, type Landing, type ListItemSpot } from './list-items.ts';

/** A mouse that moves as far means to lift, CSS px. */
const SLACK = 4;
/** A finger that holds as long, ms, and as still, CSS px. */
const HOLD_MS = 300;
const STILL = 10;
/** Of a slide, points. */
const SLIDE_WIDTH = 960;

export interface ItemDrag {
  item: ListItemSpot;
  /** How far it has come, CSS px. */
  x: number;
  y: number;
  landing: Landing;
}

interface Grip {
  item: ListItemSpot;
  pointerId: number;
  x: number;
  y: number;
  isTouch: boolean;
  element: HTMLElement;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function useItemDrag(
  frame: RefObject<HTMLElement | null>,
  items: readonly ListItemSpot[],
  onLand: (item: ListItemSpot, to: number) => void,
) {
  const grip = useRef<Grip>(undefined);
  const [drag, setDrag] = useState<ItemDrag>();
  const lifted = useRef<ItemDrag>(undefined);
  /** Just let go: the browser presses what was under it. */
  const isDropped = useRef(false);
  const show = (next: ItemDrag | undefined): void => {
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
    const at = frame.current?.getBoundingClientRect();
    if (!held || !at) return;
    const scale = SLIDE_WIDTH / at.width;
    const point = { x: (x - at.left) * scale, y: (y - at.top) * scale };
    show({ item: held.item, x: x - held.x, y: y - held.y, landing: landingOn(items, held.item, point) });
  };
  const lift = (held: Grip, x: number, y: number): void => {
    held.element.setPointerCapture(held.pointerId);
    follow(x, y);
  };
  useEndings(frame, lifted, end);
  const handlers = (item: ListItemSpot | undefined, by: 'grip' | 'text') => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const isTouch = event.pointerType !== 'mouse';
      if (item === undefined || event.button !== 0 || (by === 'text' && !isTouch)) return;
      isDropped.current = false;
      const { pointerId, clientX: x, clientY: y, currentTarget: element } = event;
      const held: Grip = { item, pointerId, x, y, isTouch, element, timer: undefined };
      if (isTouch) held.timer = setTimeout(() => lift(held, x, y), HOLD_MS);
      grip.current = held;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const held = grip.current;
      if (held?.pointerId !== event.pointerId) return;
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
      if (lifted.current) follow(event.clientX, event.clientY);
      // A finger that moves at once scrolls.
      else if (held.isTouch && far > STILL) end();
      else if (!held.isTouch && far > SLACK) lift(held, event.clientX, event.clientY);
    },
    onPointerUp: (): void => {
      const landed = lifted.current;
      end();
      isDropped.current = landed !== undefined;
      if (landed === undefined) return;
      const { item: moved, landing } = landed;
      const to = landing.to > moved.index ? landing.to - 1 : landing.to;
      if (to !== moved.index) onLand(moved, to);
    },
    onPointerCancel: end,
    onContextMenu: (event: React.MouseEvent): void => {
      if (grip.current?.isTouch) event.preventDefault();
    },
    // What is let go is not pressed as well.
    onClickCapture: (event: React.MouseEvent): void => {
      if (isDropped.current) event.stopPropagation();
      isDropped.current = false;
    },
  });
  return { drag, handlers };
}

/** What is lifted goes back with Escape, and the page stays where it is under a finger. */
function useEndings(
  frame: RefObject<HTMLElement | null>,
  lifted: RefObject<ItemDrag | undefined>,
  end: () => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || lifted.current === undefined) return;
    event.preventDefault();
    end();
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent): void => onKey(event);
    // There from the start: a browser asks only those that it knew when the finger came down.
    const hold = (event: TouchEvent): void => {
      if (lifted.current !== undefined) event.preventDefault();
    };
    addEventListener('keydown', listen, { capture: true });
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      removeEventListener('keydown', listen, { capture: true });
      element?.removeEventListener('touchmove', hold);
    };
  }, [frame, lifted]);
}
