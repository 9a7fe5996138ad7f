import { ArrowLeft } from 'lucide-react';
import * as addresses from '../../screen-kit/addresses.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/navigation.tsx';
import { ThemeToggle } from '../../components/ThemeToggle.tsx';
import { common } from '../../copy/common.ts';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { SavedState, type SavedStateProps } from './SavedState.tsx';

/** Back to Home, the screen's title, and whether the answers are stored. */
export function WizardHeader(saved: SavedStateProps) {
  const t = useCopy(wizard);
  const shared = useCopy(common);
  return (
    <header className="ml-auto flex h-13 w-full max-w-[55rem] items-center gap-1 border-line px-3 max-tablet:border-b tablet:h-18 tablet:gap-4 tablet:px-9 desk:pr-16 desk:pl-20">
      <Link
        to={addresses.home}
        className="-ml-1 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2.5 rounded-card px-2 text-[0.9375rem] font-semibold hover:bg-sunk tablet:-ml-2"
      >
        <Icon of={ArrowLeft} size={20} />
        <span className="max-tablet:sr-only">{shared.backToHome}</span>
      </Link>
      <span aria-hidden="true" className="hidden h-7 w-px bg-line tablet:block" />
      <h1 className="min-w-0 flex-1 font-heading text-base leading-tight font-semibold tablet:text-[1.0625rem]">
        {t.title}
      </h1>
      <SavedState {...saved} />
      <ThemeToggle label={shared.toggleTheme} className="-mr-3 max-tablet:hidden laptop:hidden" />
    </header>
  );
}
