import { X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useBar } from './bars.ts';
import { IconButton } from './Button.tsx';
import { useOverlay } from './overlays.ts';

export interface SidePanelProps {
  title: string;
  /** A quiet line under the title. */
  description?: ReactNode;
  /** The cross, Escape and going back. */
  onClose: () => void;
  closeLabel: string;
  /** Gets the focus when it opens; its title when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Choices beside what they change: at the right edge, on narrow screens at the lower one. What it covers can still be
 * used. It takes the focus when it opens and gives it back.
 */
export function SidePanel(props: SidePanelProps) {
  const { title, description, onClose, closeLabel, initialFocus, children } = props;
  const titleId = useId();
  useOverlay(true, onClose);
  const bar = useBar('bottom');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    (initialFocus?.current ?? heading.current)?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the first moment counts
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Escape closes the panel and nothing else: on some screens it would also leave the screen.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // Not modal: nothing behind it is inert.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears Escape
    <dialog
      ref={bar}
      open
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className="side-panel max-laptop:lying:left-1/2 max-laptop:lying:h-dvh max-laptop:lying:w-1/2 max-laptop:lying:rounded-none fixed z-40 m-0 flex max-w-none flex-col bg-surface p-0 text-ink shadow-over ring-1 ring-line forced-colors:border max-laptop:inset-x-0 max-laptop:top-auto max-laptop:bottom-0 max-laptop:h-[52dvh] max-laptop:w-full max-laptop:rounded-t-dialog laptop:inset-y-0 laptop:right-0 laptop:left-auto laptop:h-dvh laptop:max-h-none laptop:w-[26rem] print:hidden"
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-2 laptop:px-6 laptop:pt-6">
        <div className="min-w-0">
          <h2
            id={titleId}
            ref={heading}
            tabIndex={-1}
            className="font-heading text-feature font-semibold outline-none"
          >
            {title}
          </h2>
          {description !== undefined && (
            <p className="mt-1 text-small text-quiet max-tablet:sr-only">{description}</p>
          )}
        </div>
        <IconButton icon={X} label={closeLabel} className="-mt-2 -mr-3" onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-[max(1.5rem,env(safe-area-inset-bottom))] laptop:px-6 laptop:pb-[calc(var(--toasts)+2.5rem)]">
        {children}
      </div>
    </dialog>
  );
}
