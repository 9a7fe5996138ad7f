import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Text } from './Text.tsx';

interface Shown {
  text: string;
  box: DOMRect;
}

const owner = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null) ?? undefined;

/**
 * What an icon means, under it: after a while for a mouse that rests and for a key that arrives, never for a finger.
 * One layer for the whole page, 1 kB; Escape, a press and scrolling take it away.
 */
export default function Tooltips({ delayMs }: { delayMs: number }) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let current: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(timer);
      current = undefined;
      setShown(undefined);
    };
    const arrive = (element: HTMLElement | undefined): void => {
      if (element === current) return;
      leave();
      if (element === undefined) return;
      current = element;
      timer = setTimeout(() => {
        const text = element.dataset['tip'] ?? '';
        if (element.isConnected && text !== '') setShown({ text, box: element.getBoundingClientRect() });
      }, delayMs);
    };
    const over = (event: PointerEvent): void => {
      // The tooltip itself may be pointed at: to read on, or to enlarge it.
      if (event.target instanceof Element && event.target.closest('.tooltip') !== null) return;
      arrive(event.pointerType === 'touch' ? undefined : owner(event.target));
    };
    const focus = ({ target }: FocusEvent): void => {
      const element = owner(target);
      if (element?.matches(':focus-visible') === true) arrive(element);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') leave();
    };
    const listeners = new AbortController();
    const how = { signal: listeners.signal, capture: true, passive: true };
    document.addEventListener('pointerover', over, how);
    document.addEventListener('focusin', focus, how);
    document.addEventListener('keydown', key, how);
    for (const type of ['focusout', 'pointerdown', 'scroll'] as const)
      document.addEventListener(type, leave, how);
    // It may have been loaded because somebody already points at something, or has moved the focus there.
    if (matchMedia('(hover: hover)').matches)
      arrive(document.querySelector<HTMLElement>('[data-tip]:hover, [data-tip]:focus-visible') ?? undefined);
    return () => {
      leave();
      listeners.abort();
    };
  }, [delayMs]);
  if (shown === undefined) return null;
  return createPortal(
    <div
      aria-hidden="true"
      className="tooltip fixed z-60 max-w-xs rounded-badge bg-ink px-2.5 py-1 text-dense wrap-anywhere text-paper shadow-raised print:hidden forced-colors:border"
      style={place(shown.box)}
    >
      <Text>{shown.text}</Text>
    </div>,
    document.body,
  );
}

/** Px between an element and its tooltip, and between that and the edge of the window. */
const GAP = 6;
const EDGE = 8;

/** Under the element, or above it at the foot of the window; towards the middle where an edge is near. */
function place({ left, right, top, bottom }: DOMRect): Record<string, string> {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const middle = (left + right) / 2;
  const across: Record<string, string> =
    middle < width / 4
      ? { left: `${Math.max(EDGE, left)}px` }
      : middle > (width * 3) / 4
        ? { right: `${Math.max(EDGE, width - right)}px` }
        : { left: `${middle}px`, translate: '-50%' };
  return bottom + 48 < height
    ? { ...across, top: `${bottom + GAP}px` }
    : { ...across, bottom: `${height - top + GAP}px` };
}
