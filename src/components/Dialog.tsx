import { CSPProvider } from '@base-ui/react/csp-provider';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './Button.tsx';
import { useOverlay } from './overlays.ts';

export interface DialogProps {
  open: boolean;
  /** Escape, the scrim, the cross and going back. */
  onClose: () => void;
  title: string;
  /** A quiet line under the title; also read as the dialog's description. */
  description?: ReactNode;
  /** Buttons at the foot, under a rule. */
  footer?: ReactNode;
  /** 'share' 1100 px, 'wide' 980 px, 'normal' 860 px, 'narrow' 480 px, 'sheet' from the bottom edge. */
  width?: 'share' | 'wide' | 'normal' | 'narrow' | 'sheet';
  /** Gets the focus when it opens; the first control when absent. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Asked on closing: false leaves the focus where it is; otherwise it returns to what opened the dialog. */
  returnFocus?: () => boolean;
  closeLabel: string;
  children: ReactNode;
}

const WIDTHS = {
  share: 'max-w-[68.75rem]',
  wide: 'max-w-[61.25rem]',
  normal: 'max-w-[53.75rem]',
  narrow: 'max-w-[30rem]',
  sheet: 'max-w-[48rem]',
};

/**
 * A modal dialog: focus stays inside and returns to what opened it. The body scrolls, title and foot stay.
 * Loads Base UI's dialog: for lazy screens only.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    footer,
    width = 'normal',
    initialFocus,
    returnFocus,
    closeLabel,
    children,
  } = props;
  const sheet = width === 'sheet';
  useOverlay(open, onClose);
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        open={open}
        onOpenChange={(next: boolean) => {
          if (!next) onClose();
        }}
      >
        <Base.Portal>
          <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Base.Viewport
            className={classes(
              'fixed inset-0 z-40 flex justify-center',
              sheet ? 'items-end' : 'items-end tablet:items-center tablet:p-6',
            )}
          >
            <Base.Popup
              {...(initialFocus && { initialFocus })}
              {...(returnFocus && { finalFocus: returnFocus })}
              className={classes(
                'flex max-h-[calc(100dvh-2.5rem)] w-full flex-col overflow-hidden bg-surface text-ink shadow-over outline-none forced-colors:border',
                'transition-[opacity,transform] duration-200 data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
                sheet
                  ? 'rounded-t-dialog'
                  : 'rounded-t-dialog tablet:max-h-[calc(100dvh-5rem)] tablet:rounded-dialog',
                WIDTHS[width],
              )}
            >
              <div className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 tablet:px-9 tablet:pt-6">
                <div className="min-w-0">
                  <Base.Title className="font-heading text-section font-semibold">{title}</Base.Title>
                  {description !== undefined && (
                    <Base.Description className="mt-2 text-small text-quiet">{description}</Base.Description>
                  )}
                </div>
                <Base.Close render={<IconButton icon={X} label={closeLabel} className="-mt-1.5 -mr-3" />} />
              </div>
              <div
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
                tabIndex={0}
                className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 focus-visible:outline-offset-[-2px] tablet:px-9"
              >
                {children}
              </div>
              {footer !== undefined && (
                <div className="border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:px-9">
                  {footer}
                </div>
              )}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
