import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldError } from './Field.tsx';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

const row =
  'relative flex min-h-11 gap-3 py-1.5 has-disabled:text-quiet has-disabled:cursor-not-allowed forced-colors:has-disabled:text-[GrayText]';
const mark = classes(
  'peer grid size-5 shrink-0 appearance-none forced-color-adjust-none place-content-center border border-edge bg-surface transition-colors',
  'checked:border-primary checked:bg-primary disabled:border-line disabled:bg-sunk disabled:cursor-not-allowed forced-colors:disabled:border-[GrayText]',
);

/** A checkbox with its word; the whole row is the target. */
export function Checkbox({ label, className, ...rest }: ChoiceProps) {
  return (
    <label className={classes(row, 'items-center', className)}>
      <input type="checkbox" {...rest} className={classes(mark, 'rounded-badge')} />
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className="pointer-events-none absolute left-0 hidden size-5 fill-none stroke-on-primary stroke-[2.2] peer-checked:block"
      >
        <path d="m5.5 10.4 3 3 6-6.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <span className="min-w-0">{label}</span>
    </label>
  );
}

export interface RadioProps extends ChoiceProps {
  /** The mark stands beside the first line of a label of several. */
  several?: boolean;
}

/** A radio button with its word. */
export function Radio({ label, several = false, className, ...rest }: RadioProps) {
  return (
    <label className={classes(row, several ? 'items-start' : 'items-center', className)}>
      <input type="radio" {...rest} className={classes(mark, 'rounded-full')} />
      <span
        aria-hidden="true"
        className={classes(
          several && 'mt-[0.4375rem]',
          'pointer-events-none absolute left-[0.4375rem] hidden size-1.5 rounded-full bg-on-primary forced-color-adjust-none peer-checked:block',
        )}
      />
      <span className="min-w-0">{label}</span>
    </label>
  );
}

export interface ChoiceGroupProps {
  legend: string;
  required?: boolean;
  /** A counter at the right of the legend ('1/2', '4 selected'). */
  counter?: ReactNode;
  error?: string | undefined;
  /** Something to know about the answer that is there. */
  hint?: ReactNode;
  /** Under the boxes: a notice. */
  notice?: ReactNode;
  /** A rule under the legend; for lists of boxes. */
  ruled?: boolean;
  id?: string;
  children: ReactNode;
}

/** Checkboxes or radio buttons that answer one question. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, required, counter, error, hint, notice, ruled = false, children } = props;
  const own = useId();
  const id = props.id ?? own;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      className="flex min-w-0 flex-col gap-1.5"
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <legend
        className={classes(
          'float-left flex w-full items-baseline justify-between gap-3 text-small',
          ruled && 'border-b border-line pb-2',
        )}
      >
        <span className="font-semibold">
          {legend}
          {required && <span aria-hidden="true">*</span>}
        </span>
        {counter && <span className="figures shrink-0 text-quiet">{counter}</span>}
      </legend>
      <div className="clear-both">{children}</div>
      {notice}
      {hint && (
        <div id={hintId} className="text-small text-quiet">
          {hint}
        </div>
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
