import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field, FieldError, TextArea, TextInput } from '../../../components/Field.tsx';
import { Select } from '../../../components/Select.tsx';
import { readings } from '../../../copy/readings.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import {
  PERIODS,
  type BudgetMeaning,
  type Meanings,
  type ReadingKey,
} from '../../../shared/domain/corrections.ts';
import { GoalsFields } from './GoalsFields.tsx';
import { KnownFields } from './KnownFields.tsx';
import { NumberInput } from './NumberInput.tsx';
import { OfferFields } from './OfferFields.tsx';

export interface EditorProps<K extends ReadingKey> {
  reading: K;
  value: Meanings[K];
  onSave: <Key extends ReadingKey>(key: Key, value: Meanings[Key]) => void;
  onCancel: (key: ReadingKey) => void;
}

interface FieldsProps<T> {
  value: T;
  onChange: (value: T) => void;
}

/** Says what an answer means: the fields of one reading, saved together. */
export function Editor<K extends ReadingKey>({ reading, value, onSave, onCancel }: EditorProps<K>) {
  const t = useCopy(readings);
  const [draft, setDraft] = useState<Meanings[K]>(value);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  useEffect(() => {
    const form = box.current;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // The sheet around it stays open.
      event.stopPropagation();
      onCancel(reading);
    };
    form?.addEventListener('keydown', onKey);
    return () => form?.removeEventListener('keydown', onKey);
  }, [reading, onCancel]);
  return (
    <form
      ref={box}
      noValidate
      aria-label={t.correct(t.names[reading])}
      className="mt-2 flex flex-col gap-3 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (box.current?.querySelector('[aria-invalid="true"]') === null) onSave(reading, draft);
      }}
    >
      {FIELDS[reading]({ value: draft, onChange: setDraft })}
      <div className="flex gap-2">
        <Button size="compact" variant="primary" type="submit">
          {t.editor.save}
        </Button>
        <Button size="compact" variant="quiet" onClick={() => onCancel(reading)}>
          {t.editor.cancel}
        </Button>
      </div>
    </form>
  );
}

const FIELDS: { readonly [K in ReadingKey]: (props: FieldsProps<Meanings[K]>) => ReactNode } = {
  budget: (props) => <BudgetFields {...props} />,
  goals: (props) => <GoalsFields {...props} />,
  places: (props) => <PlacesFields {...props} />,
  ages: (props) => <AgesFields {...props} />,
  gender: (props) => <ChoiceFields reading="gender" values={['all', 'female', 'male']} {...props} />,
  buyers: (props) => <ChoiceFields reading="buyers" values={['b2b', 'b2c']} {...props} />,
  known: (props) => <KnownFields {...props} />,
  offer: (props) => <OfferFields {...props} />,
};

function BudgetFields({ value, onChange }: FieldsProps<BudgetMeaning>) {
  const t = useCopy(readings).editor;
  const set = (changes: Partial<BudgetMeaning>): void => onChange({ ...value, ...changes });
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t.amount} hint={t.amountHint}>
        {(control) => (
          <NumberInput {...control} value={value.amount} onChange={(amount) => set({ amount })} />
        )}
      </Field>
      <Field label={t.currency} hint={t.currencyHint}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={3}
            autoCapitalize="characters"
            value={value.currency}
            onChange={(event) => set({ currency: event.target.value.toUpperCase() })}
          />
        )}
      </Field>
      <Field label={t.period} className="col-span-2">
        {(control) => (
          <Select
            {...control}
            value={value.period}
            options={(['total', ...PERIODS] as const).map((one) => ({ value: one, label: t.periods[one] }))}
            onChange={(next) => set({ period: PERIODS.find((one) => one === next) ?? 'total' })}
          />
        )}
      </Field>
      <Field label={t.length}>
        {(control) => (
          <NumberInput {...control} value={value.length} onChange={(length) => set({ length })} />
        )}
      </Field>
      <Field label={t.lengthUnit}>
        {(control) => (
          <Select
            {...control}
            value={value.lengthUnit}
            options={PERIODS.map((one) => ({ value: one, label: t.units[one] }))}
            onChange={(next) => set({ lengthUnit: PERIODS.find((one) => one === next) ?? 'month' })}
          />
        )}
      </Field>
    </div>
  );
}

function PlacesFields({ value, onChange }: FieldsProps<readonly string[]>) {
  const t = useCopy(readings).editor;
  const [text, setText] = useState(value.join('\n'));
  return (
    <Field label={t.places} hint={t.placesHint}>
      {(control) => (
        <TextArea
          {...control}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onChange(
              event.target.value
                .split('\n')
                .map((line) => line.trim())
                .filter(Boolean),
            );
          }}
        />
      )}
    </Field>
  );
}

function AgesFields({ value, onChange }: FieldsProps<Meanings['ages']>) {
  const t = useCopy(readings).editor;
  const errorId = useId();
  const wrong = value.max > 0 && value.min > value.max;
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        {(['min', 'max'] as const).map((end) => (
          <Field key={end} label={t[end]}>
            {(control) => (
              <NumberInput
                {...control}
                most={120}
                {...(wrong && { 'aria-invalid': true, 'aria-describedby': errorId })}
                value={value[end] === 0 ? null : value[end]}
                onChange={(age) => onChange({ ...value, [end]: Math.round(age ?? 0) })}
              />
            )}
          </Field>
        ))}
      </div>
      <FieldError id={errorId} message={wrong ? t.invalidAges : undefined} />
    </div>
  );
}

interface ChoiceProps<T extends string> extends FieldsProps<T> {
  reading: 'gender' | 'buyers';
  values: readonly T[];
}

function ChoiceFields<T extends string>({ reading, values, value, onChange }: ChoiceProps<T>) {
  const t = useCopy(readings);
  const labels: Readonly<Record<string, string>> = t[reading];
  return (
    <Field label={t.names[reading]}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={values.map((one) => ({ value: one, label: labels[one] ?? one }))}
          onChange={(next) => onChange(values.find((one) => one === next) ?? value)}
        />
      )}
    </Field>
  );
}
