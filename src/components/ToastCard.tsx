import { Check, CircleAlert, Clock3, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Text } from './Text.tsx';
import { closeToast, type Toast } from './toasts.ts';

const DURATION_MS = 6000;
const LOOKS = {
  done: { icon: Check, colour: 'text-primary' },
  waiting: { icon: Clock3, colour: 'text-accent-ink' },
  failed: { icon: CircleAlert, colour: 'text-danger' },
} as const;

/** One notification: it goes after its time, unless it is held or a failure. */
export default function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const duration = toast.duration ?? (toast.tone === 'failed' ? undefined : DURATION_MS);
  useEffect(() => {
    if (held || duration === undefined || !Number.isFinite(duration)) return undefined;
    const timer = setTimeout(() => closeToast(toast.id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, toast.id]);
  const look = LOOKS[toast.tone];
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
      </div>
      {toast.action && (
        <Button
          variant="quiet"
          size="compact"
          className="my-0.5 text-primary"
          onClick={() => {
            toast.action?.run();
            closeToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton icon={X} label={closeLabel} className="-my-0.5" onClick={() => closeToast(toast.id)} />
    </div>
  );
}
