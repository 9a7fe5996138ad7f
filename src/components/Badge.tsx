import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** Palm: done or available. Marigold: not yet. Red: failed. Plain: a fact without a judgement. */
type Tone = 'done' | 'waiting' | 'failed' | 'plain';

const TONES: Record<Tone, string> = {
  done: 'bg-primary-soft text-primary',
  waiting: 'bg-accent-soft text-accent-ink',
  failed: 'bg-danger-soft text-danger',
  plain: 'bg-sunk text-quiet',
};

export interface BadgeProps {
  tone: Tone;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A state in one word. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-badge px-2 py-0.5 text-dense font-semibold forced-colors:border',
        TONES[tone],
      )}
    >
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
