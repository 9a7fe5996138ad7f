import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** A lucide icon component. */
  of: LucideIcon;
  /** CSS px, 16 to 20. */
  size?: 16 | 18 | 20 | 24;
  className?: string | undefined;
}

/** A lucide icon in the interface's stroke. Always beside a word or in a labelled button, hence hidden. */
export function Icon({ of: Shape, size = 18, className }: IconProps) {
  return (
    <Shape size={size} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${className ?? ''}`} />
  );
}
