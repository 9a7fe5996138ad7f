import type { FocusEvent } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Field, TextArea, TextInput } from '../../components/Field.tsx';
import { langOf } from '../../components/lang.ts';
import { Select, type SelectOption } from '../../components/Select.tsx';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { SOFT_TEXT_LENGTH } from '../../shared/domain/limits.ts';
import { completeWebAddress } from '../../shared/domain/web-address.ts';
import { useAnswers, useMessage, type FieldName } from './form.ts';
import { Offers } from './Offers.tsx';
import { usePrefilledHint } from './prefilled.tsx';

/** From here on a field says how long its text is; more is accepted (readings, 'Validation'). */
const COUNT_FROM = SOFT_TEXT_LENGTH * 0.9;

export interface TextFieldProps {
  name: FieldName;
  label: string;
  required?: boolean;
  /** A field of several lines. */
  multiline?: boolean;
  placeholder?: string;
  /** Which keyboard a phone shows. 'url' is a web address, made whole when the field is left. */
  inputMode?: 'text' | 'url';
  /** No 'Optional' beside the label, where a whole group is optional. */
  plain?: boolean;
  className?: string;
}

/** A text answer: its id is its path in the form, which is what the review dialog links to. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    required = false,
    multiline = false,
    placeholder,
    inputMode,
    plain = false,
    className,
  } = props;
  const t = useCopy(wizard);
  const { control: answers, register, setValue } = useAnswers();
  const value: unknown = useWatch({ control: answers, name });
  const error = useMessage(name);
  const hint = usePrefilledHint(name);
  const registered = register(name);
  // Seen as it will be kept, before the rules judge it.
  const leaveAddress = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    const whole = completeWebAddress(event.target.value);
    if (whole !== event.target.value) setValue(name, whole, { shouldDirty: true });
    void registered.onBlur(event);
  };
  const Control = multiline ? TextArea : TextInput;
  return (
    <Field
      id={name}
      label={label}
      required={required}
      error={error}
      hint={hint}
      {...(!required && !plain && { mark: t.optional })}
      {...(className !== undefined && { className })}
    >
      {(control) => (
        <>
          <Control
            {...control}
            {...registered}
            lang={langOf(value)}
            {...(placeholder !== undefined && { placeholder })}
            {...(inputMode === 'url' && {
              inputMode: 'url',
              autoCapitalize: 'none',
              spellCheck: false,
              onBlur: leaveAddress,
            })}
          />
          <Counter length={typeof value === 'string' ? value.length : 0} />
          <Offers name={name} label={label} />
        </>
      )}
    </Field>
  );
}

function Counter({ length }: { length: number }) {
  const t = useCopy(wizard);
  if (length < COUNT_FROM) return null;
  return <p className="figures text-right text-dense text-quiet">{t.characters(length)}</p>;
}

export interface SelectFieldProps {
  name: FieldName;
  label: string;
  required?: boolean;
  options: readonly SelectOption[];
  /** What the field says while nothing is chosen; without one, something always is. */
  placeholder?: string;
  disabled?: boolean;
  mark?: string;
  /** After the choice is stored. */
  onChosen?: (value: string) => void;
}

/** One of a list. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, required = false, options, placeholder, disabled, mark, onChosen } = props;
  const { control, trigger } = useAnswers();
  const { field } = useController({ control, name });
  const error = useMessage(name);
  const hint = usePrefilledHint(name);
  return (
    <Field
      id={name}
      label={label}
      required={required}
      error={error}
      hint={hint}
      {...(mark !== undefined && { mark })}
    >
      {(aria) => (
        <>
          <Select
            {...aria}
            ref={field.ref}
            name={name}
            options={options}
            value={typeof field.value === 'string' ? field.value : ''}
            onChange={(next) => {
              field.onChange(next);
              onChosen?.(next);
              void trigger(name);
            }}
            onBlur={field.onBlur}
            {...(placeholder !== undefined && { placeholder })}
            {...(disabled !== undefined && { disabled })}
          />
          <Offers name={name} label={label} fits={(value) => options.some((one) => one.value === value)} />
        </>
      )}
    </Field>
  );
}
