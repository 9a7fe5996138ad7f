import { hasMirroredWork } from '../../state/has-work.ts';

/**
 * Marks the document with `data-returning`, on which the landing screen's layout depends (`returning:` in classes), as
 * `before-paint.ts` does before anything is painted.
 */
export function markReturning(): void {
  document.documentElement.toggleAttribute(
    'data-returning',
    hasMirroredWork(() => localStorage),
  );
}
