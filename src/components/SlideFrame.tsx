import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/**
 * What a 16:9 frame stands for (design, 'The slide frame is the building block'):
 * 'later' dashed, a later step will ask · 'missing' half-filled, something can be answered now · 'ready' filled ·
 * 'writing' marigold edge · 'written' a slide · 'current' the slide shown large · 'left-out' marigold dashed, written
 * and not in the deck · 'failed' red.
 */
export type FrameState =
  | 'later'
  | 'missing'
  | 'ready'
  | 'writing'
  | 'written'
  | 'current'
  | 'left-out'
  | 'failed';

/** The frame as a mark of 20 × 12 px in a list. Its meaning stands in words beside it or is given as `label`. */
export function FrameMark({ state, label }: { state: FrameState; label?: string }) {
  const fills = state === 'ready' || state === 'written' || state === 'current';
  return (
    <svg
      viewBox="0 0 22 14"
      className="h-3.5 w-[1.375rem] shrink-0"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect
        x="0.75"
        y="0.75"
        width="20.5"
        height="12.5"
        rx="2"
        strokeWidth="1.25"
        {...((state === 'later' || state === 'left-out') && { strokeDasharray: '2.4 1.8' })}
        className={classes(
          state === 'later' && 'fill-transparent stroke-edge',
          (state === 'missing' || state === 'writing' || state === 'left-out') &&
            'fill-transparent stroke-accent',
          fills && 'fill-primary stroke-primary',
          state === 'failed' && 'fill-danger-soft stroke-danger',
        )}
      />
      {state === 'missing' && <path d="M1 3a2 2 0 0 1 2-2h8v12H3a2 2 0 0 1-2-2z" className="fill-accent" />}
    </svg>
  );
}

export interface SlideFrameProps {
  state: FrameState;
  /** The slide, filling the frame; or what a frame without one says. */
  children?: ReactNode;
  className?: string;
}

const FRAMES: Record<FrameState, string> = {
  later: 'border border-dashed border-edge p-2 text-tiny text-quiet',
  missing:
    'border border-accent bg-[linear-gradient(90deg,var(--accent-soft)_50%,transparent_50%)] p-2 text-tiny',
  ready: 'border border-primary bg-primary-soft p-2 text-tiny',
  writing: 'border-2 border-accent bg-surface p-2 text-tiny',
  written: 'bg-white ring-1 ring-ring-slide forced-colors:outline',
  current: 'bg-white ring-2 ring-primary forced-colors:outline-3 forced-colors:outline-[Highlight]',
  'left-out': 'border border-dashed border-accent bg-accent-soft p-2 text-tiny text-accent-ink',
  failed: 'border border-danger bg-danger-soft p-2 text-tiny text-danger',
};

/** A frame of 16:9 whose size never depends on what is in it. */
export function SlideFrame({ state, children, className }: SlideFrameProps) {
  return (
    <div
      className={classes(
        'relative aspect-video w-full overflow-hidden rounded-slide',
        FRAMES[state],
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The lines of a page that is being written, for a frame in the state 'writing'. */
export function WritingLines() {
  return (
    <div aria-hidden="true" className="flex h-full flex-col justify-center gap-[9%] px-[4%]">
      <span className="h-[6%] w-3/5 rounded-full bg-line" />
      <span className="h-[6%] w-[95%] rounded-full bg-line" />
      <span className="h-[6%] w-[90%] rounded-full bg-line" />
      <span className="flex h-[10%] items-center gap-[3%]">
        <span className="h-[60%] w-[30%] rounded-full bg-line" />
        <span className="h-full w-0.5 bg-accent" />
      </span>
    </div>
  );
}
