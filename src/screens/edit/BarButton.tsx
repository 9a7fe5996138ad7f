import type { Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/Icon.tsx';
import { tip } from '../../components/tip.ts';

export const button =
  'inline-flex min-h-9 min-w-9 touch:min-h-11 touch:min-w-11 items-center justify-center gap-2 rounded-input px-2 text-small font-semibold transition-colors hover:bg-sunk aria-disabled:text-quiet/60 aria-disabled:hover:bg-transparent';

/** The text that the focus is in, or on, stays the current one. */
export const stay = (event: MouseEvent): void => event.preventDefault();

/** Keeps the focus when there is nothing more to do. */
export function BarButton(props: { icon: typeof Undo2; label: string; can: boolean; onPress: () => void }) {
  const { icon, label, can, onPress } = props;
  return (
    <button
      type="button"
      {...tip(label)}
      aria-label={label}
      aria-disabled={!can}
      className={classes(button, !can && 'cursor-default!')}
      onMouseDown={stay}
      onClick={() => can && onPress()}
    >
      <Icon of={icon} />
    </button>
  );
}
