import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export interface NoticeProps {
  /** Marigold for what is not yet, red for what failed. */
  tone: 'waiting' | 'failed';
  title: string;
  /** After the title, on its line when short. */
  children?: ReactNode;
  /** What to do next: buttons or links. */
  actions?: ReactNode;
  /** One thing to do, on the same line at its end. */
  aside?: ReactNode;
  /** Interrupts a screen reader; only for what just went wrong. */
  urgent?: boolean;
  className?: string;
}

/** Something to know, on a soft ground. Never the only sign: it always has words. */
export function Notice({ tone, title, children, actions, aside, urgent = false, className }: NoticeProps) {
  const failed = tone === 'failed';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={classes(
        'rounded-input px-3.5 py-2.5 text-small forced-colors:border',
        failed ? 'bg-danger-soft' : 'bg-accent-soft text-accent-ink',
        className,
      )}
    >
      <div className={classes('flex gap-2.5', aside === undefined ? 'items-start' : 'items-center')}>
        {failed && <Icon of={CircleAlert} className="mt-px text-danger" />}
        <div className="min-w-0 flex-1">
          <strong
            className={classes(
              aside === undefined ? 'mr-2.5' : 'mr-1',
              'font-semibold',
              failed && 'text-danger',
            )}
          >
            {title}
          </strong>
          {children}
        </div>
        {aside}
      </div>
      {actions !== undefined && <div className="mt-2.5 flex flex-wrap gap-2.5">{actions}</div>}
    </div>
  );
}
