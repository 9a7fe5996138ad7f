import { classes } from './classes.ts';

export interface ProgressProps {
  /** 0 to 100. */
  value: number;
  /** What is in progress. */
  label: string;
  /** Said instead of the percentage. */
  valueText?: string;
  /** Waiting: marigold instead of palm. */
  waiting?: boolean;
  className?: string;
}

/** A thin bar. Its width is set through a transform, so that it never moves the layout. */
export function Progress({ value, label, valueText, waiting = false, className }: ProgressProps) {
  const share = Math.min(100, Math.max(0, value));
  return (
    <div
      className={classes(
        'relative h-1.5 w-full overflow-hidden rounded-full bg-line forced-colors:border forced-colors:bg-[Canvas]',
        className,
      )}
    >
      <progress
        max={100}
        value={Math.round(share)}
        aria-label={label}
        aria-valuetext={valueText}
        className="sr-only"
      />
      <div
        aria-hidden="true"
        className={classes(
          'h-full origin-left rounded-full transition-transform forced-color-adjust-none',
          waiting ? 'bg-accent' : 'bg-primary',
        )}
        style={{ transform: `translateX(${share - 100}%)` }}
      />
    </div>
  );
}

/** A turning ring for something that takes an unknown time; the words stand beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={classes('size-5 shrink-0 animate-turn fill-none', className)}
    >
      <circle cx="10" cy="10" r="8" className="stroke-line" strokeWidth="2.5" />
      <path d="M10 2a8 8 0 0 1 8 8" className="stroke-primary" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
