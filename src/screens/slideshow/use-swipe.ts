import { useRef, type TouchEvent } from 'react';

/** Shortest way of a finger that is a swipe, CSS px. */
const SHORTEST = 44;

/** Handlers for the element that is swiped over; two fingers are a zoom and never a swipe. */
export function useSwipe(onSwipe: (direction: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart(event: TouchEvent): void {
      const touch = event.touches[0];
      // A zoomed page is moved by the same gesture.
      const zoomed = (globalThis.visualViewport?.scale ?? 1) > 1.01;
      start.current =
        touch && event.touches.length === 1 && !zoomed ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd(event: TouchEvent): void {
      const from = start.current;
      const touch = event.changedTouches[0];
      start.current = undefined;
      if (!from || !touch) return;
      const x = touch.clientX - from.x;
      const y = touch.clientY - from.y;
      if (Math.abs(x) >= SHORTEST && Math.abs(x) > Math.abs(y) * 1.5) onSwipe(x < 0 ? 'next' : 'previous');
    },
  };
}
