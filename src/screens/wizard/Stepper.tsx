import { Check } from 'lucide-react';
import { classes } from '../../components/classes.ts';
import { Icon } from '../../components/Icon.tsx';
import { steps } from '../../copy/steps.ts';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { StepStatus } from '../../shared/domain/readiness.ts';

export interface StepperProps {
  current: number;
  statuses: readonly StepStatus[];
  onStep: (step: number) => void;
}

/** The five steps on their bar: free to jump between, each marked done or in need of attention. */
export function Stepper({ current, statuses, onStep }: StepperProps) {
  const t = useCopy(wizard);
  const { names } = useCopy(steps);
  const share = ((current - 1) / 4) * 100;
  return (
    <nav aria-label={t.steps} className="relative">
      <progress max={100} value={share} aria-label={t.progress} className="sr-only" />
      <div
        aria-hidden="true"
        className="absolute inset-x-5.5 top-[1.3125rem] h-[3px] bg-line forced-color-adjust-none forced-colors:h-px tablet:inset-x-3.5 tablet:top-3"
      >
        <div
          className="h-full origin-left bg-primary transition-transform forced-colors:h-[3px]"
          style={{ transform: `scaleX(${share / 100})` }}
        />
      </div>
      <ol className="relative flex justify-between">
        {names.map((name, index) => (
          <li key={name} className="tablet:flex tablet:w-[1.6875rem]">
            <StepButton
              step={index + 1}
              name={name}
              current={index + 1 === current}
              status={statuses[index] ?? 'todo'}
              place={index}
              onStep={onStep}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepButtonProps {
  step: number;
  name: string;
  current: boolean;
  status: StepStatus;
  /** From 0; the first and the last stand flush with the form's edges. */
  place: number;
  onStep: (step: number) => void;
}

function StepButton({ step, name, current, status, place, onStep }: StepButtonProps) {
  const t = useCopy(wizard);
  const state = current ? 'current' : status;
  return (
    <button
      type="button"
      aria-current={current ? 'step' : undefined}
      onClick={() => onStep(step)}
      className={classes(
        'group inline-flex size-11 flex-col items-center justify-center rounded-card tablet:size-auto tablet:min-h-11 tablet:justify-start tablet:gap-1.5',
        'tablet:w-24 tablet:shrink-0',
        place === 0 && 'tablet:items-start tablet:text-left',
        place > 0 && place < 4 && 'tablet:-ml-[2.15625rem] tablet:items-center tablet:text-center',
        place === 4 && 'tablet:-ml-[4.3125rem] tablet:items-end tablet:text-right',
      )}
    >
      <span
        className={classes(
          'bg-surface px-1 tablet:px-1.5',
          place === 0 && 'tablet:pl-0',
          place === 4 && 'tablet:pr-0',
        )}
      >
        <span
          aria-hidden="true"
          className={classes(
            'figures grid size-[1.6875rem] place-content-center rounded-full text-dense font-semibold transition-colors',
            state === 'current' &&
              'bg-surface text-primary ring-2 ring-primary ring-inset forced-colors:outline-3 forced-colors:outline-[Highlight]',
            state === 'todo' &&
              'bg-surface text-quiet ring-1 ring-edge ring-inset group-hover:ring-2 forced-colors:border',
            state === 'done' && 'bg-primary text-on-primary forced-color-adjust-none',
            state === 'attention' &&
              'bg-accent text-[#14201b] forced-colors:border-2 forced-colors:border-dashed forced-colors:bg-[Canvas]',
          )}
        >
          {state === 'done' ? <Icon of={Check} size={16} /> : state === 'attention' ? '!' : step}
        </span>
      </span>
      <span className="sr-only tablet:hidden">{step}</span>
      <span
        className={classes(
          'sr-only max-w-22 text-dense tablet:not-sr-only',
          current ? 'font-semibold text-ink' : state === 'todo' ? 'text-quiet' : 'text-ink',
        )}
      >
        {name}
      </span>
      {state === 'done' && <span className="sr-only">, {t.stepDone}</span>}
      {state === 'attention' && <span className="sr-only">, {t.stepAttention}</span>}
    </button>
  );
}
