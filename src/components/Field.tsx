import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { langOf } from './lang.ts';

/** What a control needs so that its label, hint and error belong to it. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
}

export interface FieldProps {
  /** As the specification writes it, without the star. */
  label: string;
  /** Shows the star. */
  required?: boolean;
  /** Shown at the right of the label; 'Optional' where the field is. */
  mark?: ReactNode;
  /** The message under the field; red, with an icon. */
  error?: string | undefined;
  /** Something to know before answering. */
  hint?: ReactNode;
  /** Id of the control, when something else links to it. */
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error, tied together for a screen reader. */
export function Field({ label, required, mark, error, hint, id, className, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const errorId = `${controlId}-error`;
  const hintId = `${controlId}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-small">
        <label htmlFor={controlId} className="font-semibold">
          {label}
          {required && <span aria-hidden="true">*</span>}
        </label>
        {mark && <span className="shrink-0 text-quiet">{mark}</span>}
      </div>
      {children({
        id: controlId,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-required': required,
      })}
      {hint && (
        <div id={hintId} className="text-small text-quiet">
          {hint}
        </div>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** The red line under a field or a group; nothing without a message. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className="flex items-start gap-2 text-small text-danger">
      <Icon of={CircleAlert} size={16} className="mt-0.5" />
      <span>{message}</span>
    </p>
  );
}

/** A one-line input. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      autoComplete="off"
      lang={langOf(rest.value)}
      {...rest}
      className={classes('input-box', className)}
    />
  );
}

/** An input of several lines. It grows with its text; where a browser cannot, the person can make it taller. */
export function TextArea({ className, rows = 2, onFocus, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      lang={langOf(rest.value)}
      {...rest}
      onFocus={(event) => {
        // Browsers bring only the line with the cursor into sight and may leave the rest of a tall field under a bar.
        event.currentTarget.scrollIntoView({ block: 'nearest' });
        onFocus?.(event);
      }}
      className={classes(
        'input-box block min-h-18.5 resize-y field-sizing-content supports-[field-sizing:content]:resize-none',
        className,
      )}
    />
  );
}
