import { History, Settings, type LucideIcon } from 'lucide-react';
import { Link } from '../components/navigation.tsx';
import { Icon } from '../components/Icon.tsx';
import { Mark } from '../components/Mark.tsx';
import { ThemeToggle } from '../components/ThemeToggle.tsx';
import { common } from '../copy/common.ts';
import { useCopy } from '../copy/use-copy.ts';
import * as addresses from './start-addresses.ts';

/** The mark and the name, a link home. */
function Brand() {
  const t = useCopy(common);
  return (
    <Link to={addresses.home} className="inline-flex min-h-11 items-center gap-3 rounded-card pr-2">
      <Mark className="size-7 shrink-0" />
      <span className="font-heading text-[1.0625rem] font-semibold">{t.product}</span>
    </Link>
  );
}

export interface SiteHeaderProps {
  /** History and Settings beside the theme; notice pages show the theme alone. */
  navigation?: boolean;
}

/** The header of the landing screen and of every screen that has no header of its own. 72 px, 60 on a phone. */
export function SiteHeader({ navigation = true }: SiteHeaderProps) {
  const t = useCopy(common);
  return (
    <header className="page-grid flex h-15 items-center justify-between gap-4 tablet:h-18">
      <Brand />
      <div className="-mr-3 flex items-center gap-1 tablet:gap-3">
        {navigation && (
          <nav aria-label={t.mainNavigation} className="flex items-center tablet:gap-2">
            <NavItem to={addresses.allProposals} icon={History} label={t.history} />
            <NavItem to={addresses.settings} icon={Settings} label={t.settings} />
          </nav>
        )}
        <ThemeToggle label={t.toggleTheme} />
      </div>
    </header>
  );
}

/** A word on a laptop, an icon with the same name on a phone. */
function NavItem({ to, icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-card text-[0.9375rem] font-semibold transition-colors hover:bg-sunk tablet:px-3"
    >
      <Icon of={icon} size={20} className="tablet:hidden" />
      <span className="sr-only tablet:not-sr-only">{label}</span>
    </Link>
  );
}
