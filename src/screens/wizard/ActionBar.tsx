import { ArrowLeft, ArrowRight, House } from 'lucide-react';
import { useBar } from '../../components/bars.ts';
import { useKeyboardInset } from '../../components/keyboard.ts';
import { Button } from '../../components/Button.tsx';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { FormIssue } from '../../shared/domain/validation.ts';

export interface ActionBarProps {
  step: number;
  /** What is missing or invalid on this step. */
  issues: readonly FormIssue[];
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous and Next, always at hand: at the foot of the form, above a phone's keyboard. */
export function ActionBar({ step, issues, onPrevious, onNext }: ActionBarProps) {
  const t = useCopy(wizard);
  const bar = useBar('bottom');
  useKeyboardInset();
  const missing = issues.filter(({ kind }) => kind === 'missing').length;
  const last = step === 5;
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 translate-y-[calc(-1*var(--keyboard))] border-t border-line bg-surface"
    >
      <div className="ml-auto flex w-full max-w-[55rem] items-center gap-3 px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:gap-5 tablet:px-9 desk:pr-16 desk:pl-20 [@media(height<34rem)]:py-2.5">
        <Button icon={step === 1 ? House : ArrowLeft} className="max-tablet:flex-[2]" onClick={onPrevious}>
          {step === 1 ? t.home : t.previous}
        </Button>
        <p className="min-w-0 flex-1 text-[0.9375rem] text-quiet max-tablet:sr-only">
          {t.left(missing, issues.length - missing)}
        </p>
        <Button
          variant="primary"
          className="max-tablet:flex-[3]"
          onClick={onNext}
          {...(last ? { 'aria-haspopup': 'dialog' as const } : { iconAfter: ArrowRight })}
        >
          {last ? t.generate : t.next}
        </Button>
      </div>
    </div>
  );
}
