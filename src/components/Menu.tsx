import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu as Base } from '@base-ui/react/menu';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

export interface MenuItem {
  label: string;
  icon: LucideIcon;
  /** The key that does the same. */
  hint?: string;
  danger?: boolean;
  run: () => void;
}

/** What may be done with one of many, behind three dots. Loads Base UI's menu: for lazy screens only. */
export function Menu({
  label,
  describedBy,
  items,
}: {
  label: string;
  describedBy: string;
  items: readonly MenuItem[];
}) {
  return (
    <CSPProvider disableStyleElements>
      <Base.Root modal={false}>
        <Base.Trigger
          aria-label={label}
          aria-describedby={describedBy}
          className="relative z-10 inline-flex size-11 items-center justify-center rounded-card transition-colors hover:bg-sunk data-popup-open:bg-sunk"
        >
          <Icon of={Ellipsis} size={20} />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner align="end" sideOffset={4} className="z-50">
            <Base.Popup className="min-w-64 rounded-card bg-surface p-1.5 shadow-over ring-1 ring-line outline-none forced-colors:border">
              {items.map((item) => (
                <Base.Item
                  key={item.label}
                  onClick={item.run}
                  className={classes(
                    'flex min-h-11 cursor-default items-center gap-3 rounded-input px-3 text-[0.9375rem] outline-none data-highlighted:bg-sunk',
                    item.danger === true && 'text-danger',
                  )}
                >
                  <Icon of={item.icon} />
                  <span className="flex-1">{item.label}</span>
                  {item.hint !== undefined && (
                    <kbd aria-hidden="true" className="font-sans text-dense text-quiet touch:hidden">
                      {item.hint}
                    </kbd>
                  )}
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
