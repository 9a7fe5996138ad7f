import { Check, CircleAlert, Clock3, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useBar } from './bars.ts';
import { Button, IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { closeToast, useToasts, type Toast } from './toasts.ts';
import { Text } from './Text.tsx';

const DURATION_MS = 6000;
const LOOKS = {
  done: { icon: Check, colour: 'text-primary' },
  waiting: { icon: Clock3, colour: 'text-accent-ink' },
  failed: { icon: CircleAlert, colour: 'text-danger' },
} as const;

export interface ToasterProps {
  /** 'Notifications'. */
  label: string;
  closeLabel: string;
}

/**
 * The notification area, bottom right. It is always in the document: a live region that appears together with
 * its first message is not read. Written here rather than taken from Base UI because it is part of every page's
 * first load (1 kB instead of 11). It stands above the bars at the foot of a screen (`bars.ts`).
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useToasts((state) => state.toasts);
  const bar = useBar('toasts');
  return (
    <section
      ref={bar}
      aria-label={label}
      className="toaster pointer-events-none fixed inset-x-0 z-50 flex flex-col items-end gap-2.5 px-4 tablet:px-6 print:hidden"
    >
      <div aria-live="polite" className="contents">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const duration = toast.duration ?? (toast.tone === 'failed' ? undefined : DURATION_MS);
  useEffect(() => {
    if (held || duration === undefined || !Number.isFinite(duration)) return undefined;
    const timer = setTimeout(() => closeToast(toast.id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, toast.id]);
  const look = LOOKS[toast.tone];
  // Beside more than a title, a button would leave the words a narrow column.
  const isShort = toast.detail === undefined;
  const action = toast.action && (
    <Button
      variant="quiet"
      size="compact"
      className={classes('text-primary', isShort ? 'my-0.5' : 'mt-1 -mb-1.5 -ml-3')}
      onClick={() => {
        toast.action?.run();
        closeToast(toast.id);
      }}
    >
      {toast.action.label}
    </Button>
  );
  return (
    <div
      ref={card}
      role={toast.tone === 'failed' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      // Under an open dialog it is inert, and must not take the clicks meant for the dialog's buttons.
      className="pointer-events-auto in-data-base-ui-inert:pointer-events-none flex w-full max-w-[25rem] animate-arrive items-start gap-3 rounded-card border border-line bg-surface py-2 pr-1.5 pl-4 shadow-raised"
    >
      <Icon of={look.icon} size={20} className={classes('mt-2.5', look.colour)} />
      <div className="min-w-0 flex-1 py-2 text-small">
        <p className="font-semibold">
          <Text>{toast.title}</Text>
        </p>
        {toast.detail !== undefined && (
          <p className="mt-0.5 text-quiet">
            <Text>{toast.detail}</Text>
          </p>
        )}
        {!isShort && action}
      </div>
      {isShort && action}
      <IconButton icon={X} label={closeLabel} className="-my-0.5" onClick={() => closeToast(toast.id)} />
    </div>
  );
}
