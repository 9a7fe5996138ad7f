/** A thing is lifted, follows, and lands: by a mouse that moves, or by a finger that holds. */
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** A mouse that moves as far means to lift, CSS px. */
const SLACK = 5;
/** A finger that holds as long, ms, and as still, CSS px. */
const HOLD_MS = 300;
const STILL = 10;

/** Of a place or a way, CSS px. */
export interface Point {
  x: number;
  y: number;
}

export interface Lifted<What, Where> {
  what: What;
  /** How far it has come. */
  by: Point;
  /** Where it would land. */
  where: Where;
}

export interface Lift<What, Where> {
  /** What the things lie in: under a finger it does not scroll while one is lifted. */
  frame: RefObject<HTMLElement | null>;
  /**
   * Where a thing lands that is let go at `at`, in the window.
   * @param frame what the things lie in, as it stands
   * @param by how far the thing is from its own place until now
   */
  whereAt: (what: What, at: Point, frame: HTMLElement, by: Point) => Where;
  onLand: (what: What, where: Where) => void;
}

interface Grip<What> extends Point {
  what: What;
  pointerId: number;
  isTouch: boolean;
  element: HTMLElement;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function useLift<What, Where>({ frame, whereAt, onLand }: Lift<What, Where>) {
  const grip = useRef<Grip<What>>(undefined);
  const [lifted, setLifted] = useState<Lifted<What, Where>>();
  const current = useRef<Lifted<What, Where>>(undefined);
  /** Just let go: the browser presses what was under it. */
  const isDropped = useRef(false);
  const show = (next: Lifted<What, Where> | undefined): void => {
    current.current = next;
    setLifted(next);
  };
  const end = (): void => {
    clearTimeout(grip.current?.timer);
    grip.current = undefined;
    show(undefined);
  };
  const follow = (x: number, y: number): void => {
    const held = grip.current;
    const element = frame.current;
    if (!held || !element) return;
    const { what } = held;
    const before = current.current?.by ?? { x: 0, y: 0 };
    show({ what, by: { x: x - held.x, y: y - held.y }, where: whereAt(what, { x, y }, element, before) });
  };
  const lift = (held: Grip<What>, x: number, y: number): void => {
    held.element.setPointerCapture(held.pointerId);
    follow(x, y);
  };
  useEndings(frame, current, end);
  /** @param isForFingers a mouse does something else there, and lifts nothing */
  const handlers = (what: What | undefined, isForFingers = false) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const isTouch = event.pointerType !== 'mouse';
      if (what === undefined || event.button !== 0 || (isForFingers && !isTouch)) return;
      const { pointerId, clientX: x, clientY: y, currentTarget: element } = event;
      const held: Grip<What> = { what, pointerId, x, y, isTouch, element, timer: undefined };
      if (isTouch) held.timer = setTimeout(() => lift(held, x, y), HOLD_MS);
      grip.current = held;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const held = grip.current;
      if (held?.pointerId !== event.pointerId) return;
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
      if (current.current) follow(event.clientX, event.clientY);
      // A finger that moves at once scrolls.
      else if (held.isTouch && far > STILL) end();
      else if (!held.isTouch && far > SLACK) lift(held, event.clientX, event.clientY);
    },
    onPointerUp: (): void => {
      const landed = current.current;
      end();
      if (landed === undefined) return;
      isDropped.current = true;
      // The press comes at once, or not at all.
      setTimeout(() => {
        isDropped.current = false;
      });
      onLand(landed.what, landed.where);
    },
    onPointerCancel: end,
    onContextMenu: (event: React.MouseEvent): void => {
      if (grip.current?.isTouch) event.preventDefault();
    },
    // What is let go is not pressed as well.
    onClickCapture: (event: React.MouseEvent): void => {
      if (isDropped.current) event.stopPropagation();
    },
  });
  return { lifted, handlers };
}

/** What is lifted goes back with Escape, and the page stays where it is under a finger. */
function useEndings(frame: RefObject<HTMLElement | null>, lifted: RefObject<unknown>, end: () => void): void {
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
