/** What a key does in the slideshow (specification, section 2; design, 'Slideshow'). Pure. */

export type KeyCommand = 'next' | 'previous' | 'first' | 'last' | 'leave';

export interface KeyInput {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Tag of the focused element, upper case. */
  focused: string | undefined;
  fullScreen: boolean;
}

/** Undefined for a key that belongs to the browser or to the control that has the focus. */
export function commandOf(input: KeyInput): KeyCommand | undefined {
  if (input.ctrlKey || input.metaKey || input.altKey) return undefined;
  // A list of choices moves by the same keys.
  if (input.focused === 'SELECT' || input.focused === 'INPUT' || input.focused === 'TEXTAREA')
    return undefined;
  switch (input.key) {
    case 'ArrowRight':
    case 'PageDown':
      return 'next';
    case 'ArrowLeft':
    case 'PageUp':
      return 'previous';
    case ' ':
      // On a button or a link, space presses it.
      if (input.focused === 'BUTTON' || input.focused === 'A') return undefined;
      return input.shiftKey ? 'previous' : 'next';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'Escape':
      // The first one leaves full screen, which the browser does itself.
      return input.fullScreen ? undefined : 'leave';
    default:
      return undefined;
  }
}

/** The index after a step; it wraps around at both ends (specification, section 4). */
export function step(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count;
}

/** The address's slide, from 1, as an index of the deck; what is no number or beyond the deck is the nearest. */
export function indexOf(slide: string | null, count: number): number {
  const number = Number(slide ?? 1);
  if (!Number.isInteger(number)) return 0;
  return Math.min(Math.max(number, 1), Math.max(count, 1)) - 1;
}
